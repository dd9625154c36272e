"""The marks on a board: the last move, dangers, what is chosen and where it may go."""

from dataclasses import dataclass
from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Mark
from jungle_pg.scenes.table.danger import marks_of_danger
from jungle_pg.scenes.table.mark_life import BLOCKED
from jungle_pg.scenes.table.selection import (
    Made,
    Picks,
    ahead_marks,
    danger_marks,
    hint_marks,
    last_marks,
    made_marks,
    target_marks,
)


@dataclass(frozen=True, slots=True)
class MarkFacts:
    """All that marks tell of, but for where mouse and keys are."""

    match: AnyMatch
    visible_log: AnyMatch
    """The same as far as it may be seen."""
    seen: AnyMatch
    """The same with what was picked and is not final."""
    shown: int
    """The place of the log that is seen."""
    position: Any
    """The state there."""
    movable: frozenset[Pick]
    made: Made
    picked: Picks
    hint: Picks
    """The squares of a hint that are in sight."""
    hint_stage: int
    can_move: bool
    """Whether a person may move now."""
    targets: bool
    threats: bool
    """What players want to be shown."""


def all_marks(
    look: AnyLook, facts: MarkFacts, under: Pick, pointed: Pick, blocked: Picks
) -> tuple[Mark, ...]:
    """Marks while the mouse is `under`, and it or the keys point at something.

    Names of places and pieces help to find what texts speak of; blocked squares refuse something.
    """
    return (
        *_marks(look, facts, under, pointed),
        *look.name_marks(facts.position, pointed),
        *(Mark(BLOCKED, pick) for pick in blocked),
    )


def steady_marks(look: AnyLook, facts: MarkFacts) -> tuple[Mark, ...]:
    """Those that are there wherever mouse and keys are."""
    return tuple(_marks(look, facts, "", ""))


def _marks(look: AnyLook, facts: MarkFacts, under: Pick, pointed: Pick) -> list[Mark]:
    match, picked = facts.seen, facts.picked
    marks = last_marks(facts.match, facts.shown) + marks_of_danger(facts.visible_log, facts.shown)
    if not facts.can_move:
        return marks
    is_enemy = under not in facts.movable and bool(under)
    if is_enemy and not picked and facts.threats and look.piece_key(match.state, under):
        marks += danger_marks(match, under)
    if under and (under in facts.movable or picked):
        marks.append(Mark("hover", under))
    marks += hint_marks(facts.hint, facts.hint_stage)
    marks += made_marks(match, facts.made)
    marks += target_marks(match, look, picked, targets=facts.targets)
    if facts.made and facts.targets:
        marks += ahead_marks(match, look)
    if facts.targets:
        marks += look.offered_marks(match.state, pointed)
    return marks
