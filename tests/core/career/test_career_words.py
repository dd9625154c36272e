"""Trophies, ratings and facts in both languages."""

from jungle_pg.cabinet import games, words
from jungle_pg.core.career.career import Career, GameResult, HeadToHead, Tally
from jungle_pg.core.career.trophies import TROPHIES
from jungle_pg.texts.career_words import (
    career_facts,
    earned_text,
    head_to_head_text,
    rating_words,
    tally_text,
    trophy_words,
)

ENGLISH, CHINESE = words("en"), words("zh")


def game(number: int, winner: int = 0) -> GameResult:
    return GameResult(
        f"{number}", "jungle", f"2026-03-{number:02}T12:00:00", levels=(None, 3), winner=winner,
        against=1190, moved={"lion": 4}, taken={"cat": 1}, leaps=number,
    )  # fmt: skip


def test_every_trophy_has_a_name_of_its_own_and_says_how_it_is_earned() -> None:
    for language in (ENGLISH, CHINESE):
        told = [trophy_words(language, trophy) for trophy in TROPHIES]
        assert (
            len({each.name for each in told}) == len({each.how for each in told}) == len(TROPHIES)
        )
    assert trophy_words(ENGLISH, "friend").how == "Finish a game with a friend at another computer"
    assert earned_text(ENGLISH, "14 March") == "Earned on 14 March"


def test_a_career_in_words() -> None:
    honours = games()["jungle"].honours
    assert honours is not None

    def word_of(kind: str) -> str:
        face = honours.face(kind)
        assert face is not None
        return ENGLISH(face[1])

    career = Career((game(1), game(2), game(3, winner=1)))
    facts = career_facts(ENGLISH, career, word_of)
    assert [(fact.code, fact.label, fact.value, fact.kind) for fact in facts] == [
        ("favourite", "favourite piece", "Lion", "lion"),
        ("most_taken", "most often taken", "Cat", "cat"),
        ("longest_run", "longest run of wins", "2 games", ""),
        ("leap_day", "longest leap day", "3 leaps, 2026-03-03", ""),
    ]
    assert career_facts(ENGLISH, Career(), word_of) == ()
    now, beside = rating_words(ENGLISH, career)
    assert now.isdecimal()
    assert beside.endswith(", 3 games")
    assert rating_words(ENGLISH, Career((game(1),)))[1] == "1 game"
    assert rating_words(CHINESE, Career()) == ("", "还没有计分的对局")


def test_results_in_words() -> None:
    tally = Tally(3, 2, 1)
    pair = HeadToHead(("Ann", "Ben"), tally, "")
    assert tally_text(ENGLISH, tally) == "3 won, 2 drawn, 1 lost"
    assert head_to_head_text(ENGLISH, pair) == "Ann 3, Ben 1, drawn 2"
    assert head_to_head_text(CHINESE, pair) == "Ann 3，Ben 1，和2"
