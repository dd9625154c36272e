"""Trophies and the career in words: names and tasks, ratings, results, facts of all games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.career.career import Career, HeadToHead, Tally
from jungle_pg.texts.languages import Words


@dataclass(frozen=True, slots=True)
class TrophyWords:
    """What a trophy is called, and how it is earned or why it cannot be yet."""

    name: str
    how: str


@dataclass(frozen=True, slots=True)
class CareerFact:
    """One thing told of all games: its value, what that is, and the kind of piece it is about."""

    code: str
    label: str
    value: str
    kind: str = ""


_ONE: Final = "_one"


def trophy_words(words: Words, trophy: str) -> TrophyWords:
    """A trophy in words."""
    return TrophyWords(words(f"trophy.{trophy}.name"), words(f"trophy.{trophy}.how"))


def earned_text(words: Words, date: str) -> str:
    """When a trophy was earned, by a date as players read it."""
    return words("trophy.earned", date=date)


def rating_words(words: Words, career: Career) -> tuple[str, str]:
    """The rating in one kind of game, and what stands beside it."""
    curve = career.rating_curve()
    if not curve:
        return "", words("career.rating_none")
    best, count = max(point.rating.rating for point in curve), len(curve)
    now = words("career.rating_now", rating=round(curve[-1].rating.rating))
    if count == 1:
        return now, words("career.rating_best_one")
    return now, words("career.rating_best", best=round(best), games=count)


def tally_text(words: Words, tally: Tally) -> str:
    """Like `14 won, 1 drawn, 3 lost`."""
    return words("career.tally", won=tally.won, drawn=tally.drawn, lost=tally.lost)


def head_to_head_text(words: Words, pair: HeadToHead) -> str:
    """Like `Ann 3, Ben 1, drawn 2`."""
    (first, second), tally = pair.names, pair.tally
    facts = {"first": first, "second": second}
    return words("career.head_to_head", **facts, won=tally.won, lost=tally.lost, drawn=tally.drawn)


def career_facts(
    words: Words,
    career: Career,
    word_of: Callable[[str], str],
    date_text: Callable[[str], str] = lambda date: date,
) -> tuple[CareerFact, ...]:
    """What can be told of the games of one kind; `word_of` has the words for its pieces."""
    facts = []
    for code, kind in (("favourite", career.favourite()), ("most_taken", career.most_taken())):
        if kind is not None:
            word = word_of(kind)
            facts.append(_fact(words, code, word[:1].upper() + word[1:], kind))
    if longest := career.longest_run():
        value = _counted(words, "career.games", longest)
        facts.append(_fact(words, "longest_run", value))
    if (day := career.leap_day()) is not None:
        value = _counted(words, "career.leaps", day[1], date=date_text(day[0]))
        facts.append(_fact(words, "leap_day", value))
    return tuple(facts)


def _fact(words: Words, code: str, value: str, kind: str = "") -> CareerFact:
    return CareerFact(code, words(f"career.{code}"), value, kind)


def _counted(words: Words, key: str, count: int, **facts: str) -> str:
    return words(key + _ONE, **facts) if count == 1 else words(key, count=count, **facts)
