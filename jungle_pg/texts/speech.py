"""Refusals, verdicts and turns in words, for any game and language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Final, TypeAlias

from jungle_pg.core.history import COORDINATES
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.match import Match
from jungle_pg.core.review.values import Motif
from jungle_pg.core.rulebook import (
    A,
    Detail,
    E,
    NamedSpot,
    Notice,
    R,
    Refusal,
    Rulebook,
    S,
    Seat,
    Verdict,
    opponent,
)

Language: TypeAlias = Mapping[str, str]


STANDING: Final = (("piece", "at"), ("second", "second_at"))
"""The facts of a motif that are pieces, each with the fact where it stands."""

MOST_PLACES: Final = 2
"""How many places a sentence names; of more it tells how many there are."""


def refusal_text(
    language: Language,
    rulebook: Rulebook[R, S, A, E],
    rules: R,
    refusal: Refusal,
    state: S | None = None,
    notation: str = COORDINATES,
) -> str:
    """Why something cannot be done in a state; what stands in the way is named in a notation."""
    facts = {name: _word(language, rulebook, rules, name, fact) for name, fact in refusal.facts}
    for name, fact in refusal.facts:
        places = () if state is None else rulebook.places(state, name, fact, notation)
        if places:
            facts[name] = _places_text(language, rulebook, rules, places)
    if "seat" in facts:
        facts["side"] = seat_text(language, rulebook, rules, int(facts["seat"])).capitalize()
    return _as_sentence(_refusal(language, rulebook, refusal).format(**facts))


def verdict_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, verdict: Verdict
) -> str:
    """How a game ended; only who has won where a game has no words for its reason."""
    facts = {name: _word(language, rulebook, rules, name, fact) for name, fact in verdict.facts}
    if verdict.winner is not None:
        facts |= {
            "winner": seat_text(language, rulebook, rules, verdict.winner),
            "loser": seat_text(language, rulebook, rules, opponent(verdict.winner)),
        }
    plain = "verdict.drawn" if verdict.winner is None else "verdict.won"
    return _first_of(language, (f"verdict.{verdict.reason}", plain)).format(**facts)


def notice_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, notice: Notice
) -> str:
    """What players should know of a position."""
    facts = {name: str(fact) for name, fact in notice.facts}
    if "seat" in facts:
        facts["side"] = seat_text(language, rulebook, rules, int(facts["seat"])).capitalize()
    return language[f"notice.{notice.code}"].format(**facts)


def motif_text(
    language: Language,
    rulebook: Rulebook[R, S, A, E],
    rules: R,
    motif: Motif,
    notation: str = COORDINATES,
) -> str:
    """Why a move was wrong, or right; places are named as the edges of the board show them."""
    facts = {name: _word(language, rulebook, rules, name, fact) for name, fact in motif.facts}
    told = dict(motif.facts)
    for piece, at in STANDING:
        if piece in told and at in told:
            spot = rulebook.named_spot(str(told[at]), str(told[piece]), notation)
            if spot.is_file:
                facts[at] = language["place.file"].format(spot=spot.spot)
    return _as_sentence(language[f"motif.{rulebook.game_id}.{motif.code}"].format(**facts))


def skill_text(language: Language, game: str, code: str) -> str:
    """What a skill of a game is called."""
    return language[f"skill.{game}.{code}"]


def goal_text(language: Language, rulebook: Rulebook[R, S, A, E], rules: R, goal: Goal) -> str:
    """What must be reached in a stage, and in how many moves."""
    facts = {name: _word(language, rulebook, rules, name, fact) for name, fact in goal.facts}
    form = "" if goal.moves is None else "_now" if goal.moves == 1 else "_in"
    return language[f"goal.{goal.code}{form}"].format(moves=goal.moves, **facts)


def status_text(language: Language, match: Match[R, S, A, E]) -> str:
    """In progress, or how the match ended."""
    if match.verdict is None:
        return language["status.in_progress"]
    return verdict_text(language, match.rulebook, match.setup.rules, match.verdict)


def banner_text(language: Language, match: Match[R, S, A, E]) -> str:
    """Whose turn it is, or how the match ended."""
    if match.actor is None:
        return status_text(language, match)
    mover = seat_text(language, match.rulebook, match.setup.rules, match.actor)
    return language["status.turn"].format(mover=mover)


def seat_text(language: Language, rulebook: Rulebook[R, S, A, E], rules: R, seat: Seat) -> str:
    """What a side is called; capitals stay capitals where a language has them."""
    name = rulebook.seat_names(rules)[seat]
    said = language.get(f"seat.{name.lower()}", name)
    return said.upper() if name.isupper() else said


def _as_sentence(said: str) -> str:
    # A sentence may begin with what stands in the way; the name of a square stays as it is.
    return said[:1].upper() + said[1:] if said[:2].isalpha() else said


def _refusal(language: Language, rulebook: Rulebook[R, S, A, E], refusal: Refusal) -> str:
    """The closest text: for what is missing, for a reason or a true fact, for a game, for any.

    A game whose codes have no words yet only says that something cannot be done.
    """
    own = f"refusal.{rulebook.game_id}.{refusal.code}"
    missing = [
        f"refusal.{rulebook.game_id}.{refusal.code}.no_{name}"
        for name, fact in refusal.facts
        if fact == ()
    ]
    finer = [
        f"refusal.{rulebook.game_id}.{refusal.code}.{fact if name == 'reason' else name}"
        for name, fact in refusal.facts
        if name == "reason" or fact is True
    ]
    any_games = f"refusal.{refusal.code}"
    return _first_of(language, (*missing, *finer, own, any_games, "refusal.other"))


def _first_of(language: Language, keys: Iterable[str]) -> str:
    """The text of the first key that has one."""
    return next(language[key] for key in keys if key in language)


def _word(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, name: str, fact: Detail
) -> str:
    if isinstance(fact, tuple):
        return " ".join(rulebook.label(rules, pick) for pick in fact)
    if name in ("spot", "at") or name.endswith("_at"):
        return rulebook.label(rules, str(fact))
    if name == "times":
        return language.get(f"times.{fact}", language["times.other"]).format(times=fact)
    own = f"word.{rulebook.game_id}.{fact}"
    return language[own] if own in language else language.get(f"word.{fact}", str(fact))


def listed(words: Callable[..., str], names: Sequence[str]) -> str:
    """Names one after the other, as a language parts them."""
    return reduce(lambda before, name: words("names.listed", before=before, name=name), names)


def _places_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, places: tuple[NamedSpot, ...]
) -> str:
    """Like `the chariot on e10 and the horse on c7`."""
    first, *others = [_place_text(language, rulebook, rules, place) for place in places]
    if len(places) > MOST_PLACES:
        return language["place.others"].format(most=first, count=len(others))
    return language["place.and"].format(most=first, last=others[0]) if others else first


def _place_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, place: NamedSpot
) -> str:
    key = "file" if place.is_file else "point"
    if not place.piece or place.seat is None:
        return language[f"place.{key}"].format(spot=place.spot)
    side = seat_text(language, rulebook, rules, place.seat).capitalize()
    piece = language[f"word.{rulebook.game_id}.{place.piece}"]
    return language[f"place.piece_on_{key}"].format(spot=place.spot, piece=piece, side=side)
