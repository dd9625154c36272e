"""Whether the goal of a stage is reached or missed: a question about a match, nothing else.

A goal is either reached once, within so many own moves, or held for so many: held means that the
other side has answered the last of them too. Everything that is asked of a position is its verdict
and how many pieces of a kind a side has, so any game can have such goals.
"""

from typing import Any, Final, Literal, TypeAlias

from jungle_pg.core.history import is_move
from jungle_pg.core.journey.stage import Goal, Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, Fact, Seat, Verdict, opponent

Standing: TypeAlias = Literal["open", "reached", "missed"]

HELD: Final = frozenset({"survive", "draw", "keep"})
"""Goals that must hold for so many moves; the others must be reached."""

HOME: Final = "home"
"""What has come home, as `Rulebook.count` is asked for it."""

_REASONS: Final = {
    "den": ("den",),
    "mate": ("checkmate", "stalemate"),
    "checks": ("checkmate",),
}
"""By which ends of a game a goal is reached, where not by any."""


def standing(stage: Stage, match: AnyMatch) -> Standing:
    """How a match stands that began at the position of the stage."""
    return followed(stage.goal, stage.seat, match)[0]


def followed(goal: Goal, seat: Seat, match: AnyMatch) -> tuple[Standing, int]:
    """How a match stands for a seat, and after how many of its moves it came to stand so."""
    played = 0
    for ply in range(match.cursor + 1):
        if ply and match.moments[ply - 1].entry.seat == seat:
            played += is_move(match, ply)
        found = standing_after(
            goal, seat, match.rulebook, match.opening, match.state_at(ply), match.verdict_at(ply),
            played,
        )  # fmt: skip
        if found != "open":
            return found, played
    return "open", played


def standing_after(
    goal: Goal,
    seat: Seat,
    rulebook: AnyRulebook,
    opening: Any,
    state: Any,
    verdict: Verdict | None,
    played: int,
) -> Standing:
    """How it stands in a state of a match, after so many own moves."""
    is_used_up = goal.moves is not None and played >= goal.moves
    if goal.code in HELD:
        is_lost = verdict is not None and verdict.winner == opponent(seat)
        if is_lost or (goal.code == "keep" and _gone(goal, seat, rulebook, opening, state)):
            return "missed"
        is_answered = verdict is not None or (is_used_up and rulebook.actor(state) == seat)
        return "reached" if is_answered else "open"
    if _is_reached(goal, seat, rulebook, opening, state, verdict, played):
        return "reached"
    if goal.code == "checks" and played and _is_unchecked(rulebook, state, seat):
        return "missed"
    return "missed" if is_used_up or verdict is not None else "open"


def _is_reached(
    goal: Goal,
    seat: Seat,
    rulebook: AnyRulebook,
    opening: Any,
    state: Any,
    verdict: Verdict | None,
    played: int,
) -> bool:
    match goal.code:
        case "win" | "den" | "mate" | "checks" as code:
            if verdict is None or verdict.winner != seat:
                return False
            return code not in _REASONS or verdict.reason in _REASONS[code]
        case "capture":
            return _gone(goal, opponent(seat), rulebook, opening, state)
        case "home":
            before, now = (rulebook.count(each, seat, HOME) for each in (opening, state))
            return now - before >= number(goal)
        case "steps":
            return played >= number(goal)
        case code:
            raise ValueError(f"no goal is called {code}")


def _is_unchecked(rulebook: AnyRulebook, state: Any, seat: Seat) -> bool:
    """Whether the other side may do what it likes after an own move."""
    return rulebook.actor(state) == opponent(seat) and rulebook.danger(state) is None


def _gone(goal: Goal, owner: Seat, rulebook: AnyRulebook, opening: Any, state: Any) -> bool:
    before, now = (rulebook.count(each, owner, piece_of(goal)) for each in (opening, state))
    return before - now >= number(goal)


def piece_of(goal: Goal) -> str:
    """The kind of piece a goal is about; nothing where any will do."""
    return str(_fact(goal, "piece", ""))


def number(goal: Goal) -> int:
    """How many of what a goal is about it wants."""
    return int(_fact(goal, "count", 1))


def _fact(goal: Goal, name: str, usual: Fact) -> Fact:
    return dict(goal.facts).get(name, usual)
