"""Refusals, verdicts and turns in words, for any game and language."""

from collections.abc import Mapping
from typing import TypeAlias

from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import (
    A,
    Detail,
    E,
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


def refusal_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, refusal: Refusal
) -> str:
    """Why something cannot be done."""
    facts = {name: _word(language, rulebook, rules, name, fact) for name, fact in refusal.facts}
    return language[_refusal_key(language, rulebook, refusal)].format(**facts)


def verdict_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, verdict: Verdict
) -> str:
    """How a game ended."""
    facts = {name: _word(language, rulebook, rules, name, fact) for name, fact in verdict.facts}
    if verdict.winner is not None:
        facts |= {
            "winner": seat_text(language, rulebook, rules, verdict.winner),
            "loser": seat_text(language, rulebook, rules, opponent(verdict.winner)),
        }
    return language[f"verdict.{verdict.reason}"].format(**facts)


def notice_text(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, notice: Notice
) -> str:
    """What players should know of a position."""
    facts = {name: str(fact) for name, fact in notice.facts}
    if "seat" in facts:
        facts["side"] = seat_text(language, rulebook, rules, int(facts["seat"])).capitalize()
    return language[f"notice.{notice.code}"].format(**facts)


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


def _refusal_key(language: Language, rulebook: Rulebook[R, S, A, E], refusal: Refusal) -> str:
    """The closest text: for a reason or a true fact of a game, for a game, for any game."""
    own = f"refusal.{rulebook.game_id}.{refusal.code}"
    finer = [
        f"refusal.{rulebook.game_id}.{refusal.code}.{fact if name == 'reason' else name}"
        for name, fact in refusal.facts
        if name == "reason" or fact is True
    ]
    return next((key for key in (*finer, own) if key in language), f"refusal.{refusal.code}")


def _word(
    language: Language, rulebook: Rulebook[R, S, A, E], rules: R, name: str, fact: Detail
) -> str:
    if isinstance(fact, tuple):
        return " ".join(rulebook.label(rules, pick) for pick in fact)
    if name == "spot":
        return rulebook.label(rules, str(fact))
    if name == "times":
        return language.get(f"times.{fact}", language["times.other"]).format(times=fact)
    own = f"word.{rulebook.game_id}.{fact}"
    return language[own] if own in language else language.get(f"word.{fact}", str(fact))
