"""Whether the goal of a stage is reached or missed: a question about a match, nothing else.

A goal is either reached once, within so many own moves, or held for so many: held means that the
other side has answered the last of them too. Everything that is asked of a position is its verdict
and how many pieces of a kind a side has, so any game can have such goals.
"""

from typing import Any, Final, Literal, TypeAlias

from jungle_pg.core.history import is_move
from jungle_pg.core.journey.stage import Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, Fact, Verdict, opponent

Standing: TypeAlias = Literal["open", "reached", "missed"]

HELD: Final = frozenset({"survive", "draw", "keep"})
"""Goals that must hold for so many moves; the others must be reached."""

CODES: Final = frozenset({"win", "den", "mate", "capture", "home", "steps"}) | HELD
HOME: Final = "home"
"""What has come home, as `Rulebook.count` is asked for it."""

_REASONS: Final = {"den": ("den",), "mate": ("checkmate", "stalemate")}
"""By which ends of a game a goal is reached, where not by any."""


def standing(stage: Stage, match: AnyMatch) -> Standing:
    """How a match stands that began at the position of the stage."""
    played = 0
    for ply in range(match.cursor + 1):
        played += (
            ply > 0 and match.moments[ply - 1].entry.seat == stage.seat and is_move(match, ply)
        )
        verdict = match.verdict_at(ply)
        found = standing_after(
            stage, match.rulebook, match.opening, match.state_at(ply), verdict, played
        )
        if found != "open":
            return found
    return "open"


def standing_after(
    stage: Stage,
    rulebook: AnyRulebook,
    opening: Any,
    state: Any,
    verdict: Verdict | None,
    played: int,
) -> Standing:
    """How it stands in a state of the match, after so many own moves."""
    goal, seat = stage.goal, stage.seat
    is_used_up = goal.moves is not None and played >= goal.moves
    if goal.code in HELD:
        is_lost = verdict is not None and verdict.winner == opponent(seat)
        if is_lost or (goal.code == "keep" and _lost(stage, rulebook, opening, state)):
            return "missed"
        is_answered = verdict is not None or (is_used_up and rulebook.actor(state) == seat)
        return "reached" if is_answered else "open"
    if _is_reached(stage, rulebook, opening, state, verdict, played):
        return "reached"
    return "missed" if is_used_up or verdict is not None else "open"


def _is_reached(
    stage: Stage,
    rulebook: AnyRulebook,
    opening: Any,
    state: Any,
    verdict: Verdict | None,
    played: int,
) -> bool:
    goal, seat = stage.goal, stage.seat
    match goal.code:
        case "win" | "den" | "mate" as code:
            reasons = _REASONS.get(code)
            is_won = verdict is not None and verdict.winner == seat
            return is_won and (
                reasons is None or (verdict is not None and verdict.reason in reasons)
            )
        case "capture":
            piece = str(_fact(stage, "piece", ""))
            before, now = (rulebook.count(each, opponent(seat), piece) for each in (opening, state))
            return before - now >= _number(stage)
        case "home":
            before, now = (rulebook.count(each, seat, HOME) for each in (opening, state))
            return now - before >= _number(stage)
        case "steps":
            return played >= stage.tasks
        case code:
            raise ValueError(f"no goal is called {code}")


def _lost(stage: Stage, rulebook: AnyRulebook, opening: Any, state: Any) -> bool:
    piece = str(_fact(stage, "piece", ""))
    before, now = (rulebook.count(each, stage.seat, piece) for each in (opening, state))
    return now < before


def _number(stage: Stage) -> int:
    return int(_fact(stage, "count", 1))


def _fact(stage: Stage, name: str, usual: Fact) -> Fact:
    return dict(stage.goal.facts).get(name, usual)
