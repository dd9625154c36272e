"""The marks on a board: the last move, dangers, what is chosen and where it may go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from jungle_pg.board.selection import Made, Picks, actions_ahead
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Pick
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Mark
from jungle_pg.stage.easing import swing
from jungle_pg.stage.living import tick, tick_time

PULSE_S: Final = 0.9
SIZES: Final = 64
"""A size is a part of this many, so that few pictures are needed."""

BLOCKED: Final = "blocked"
BLOCKED_S: Final = 0.4
"""How long a square that was refused shows it."""


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
    light: tuple[tuple[Picks, Mark], ...] = ()
    """How actions end that are known, by their picks."""


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
    marks += [mark for picks, mark in facts.light if picked and picks[:-1] == picked]
    if facts.made and facts.targets:
        marks += ahead_marks(match, look)
    if facts.targets:
        marks += look.offered_marks(match.state, pointed)
    return marks


def target_marks(match: AnyMatch, look: AnyLook, picked: Picks, *, targets: bool) -> list[Mark]:
    """What is chosen, and where it may go; a game may not want all of it to be marked."""
    rulebook, state = match.rulebook, match.state
    marks = [Mark("selection", picked[-1])] if picked else []
    if targets:
        for action in rulebook.actions(state):
            picks = rulebook.picks(state, action)
            if picks[:-1] == picked:
                marks.append(Mark(look.target_mark(state, action), picks[-1]))
    return [mark for mark in marks if mark.name]


def made_marks(match: AnyMatch, made: Made) -> list[Mark]:
    """What was picked before, and can still be taken back."""
    rulebook = match.rulebook
    return [
        Mark("selection", pick) for state, action in made for pick in rulebook.picks(state, action)
    ]


def ahead_marks(match: AnyMatch, look: AnyLook) -> list[Mark]:
    """Where clicks lead that are reached through a pick which could still be taken back."""
    rulebook, state = match.rulebook, match.state
    ways = [
        (first, action, picks) for first, action, picks in actions_ahead(match) if len(picks) == 1
    ]
    every = [picks for _, _, picks in ways]
    marks = [
        Mark(look.target_mark(rulebook.play(state, first).state, action), picks[0])
        for first, action, picks in ways
        if every.count(picks) == 1
    ]
    return [mark for mark in marks if mark.name]


def last_marks(match: AnyMatch, ply: int) -> list[Mark]:
    """The two ends of the last move before a place of the log."""
    for number in reversed(range(ply)):
        entry = match.moments[number].entry
        if isinstance(entry, Ply) and entry.seat != CHANCE:
            ends = match.rulebook.ends(match.state_at(number), entry.action)
            return [Mark("last_from", ends[0]), Mark("last_to", ends[-1])] if ends else []
    return []


def danger_marks(match: AnyMatch, pick: Pick) -> list[Mark]:
    """Who can take the piece a hand points at, and whom it could take."""
    rulebook, state = match.rulebook, match.state
    victims = rulebook.threats(state, pick)
    takers = [
        picks[0]
        for picks in (rulebook.picks(state, action) for action in rulebook.actions(state))
        if len(picks) > 1 and picks[-1] == pick
    ]
    return [
        *(Mark("prey", taker) for taker in takers),
        *(Mark("threat", victim) for victim in victims),
    ]


def hint_marks(picks: Sequence[Pick], stage: int) -> list[Mark]:
    """First the piece, then where it should go; nothing where there is no place to mark."""
    if not picks or not stage:
        return []
    marks = [Mark("hint_from", picks[0])]
    return [*marks, Mark("hint_to", picks[-1], origin=picks[0])] if stage > 1 else marks


def marks_of_danger(match: AnyMatch, ply: int) -> list[Mark]:
    """What is in danger at a place of the log, and who attacks it."""
    danger = match.rulebook.danger(match.state_at(ply))
    if danger is None:
        return []
    return [Mark("danger", danger.pick), *(Mark("danger_from", pick) for pick in danger.by)]


def has_pulse(marks: Sequence[Mark], pulsing: Mapping[str, float]) -> bool:
    """Whether one of the marks looks different with time."""
    return any(mark.name in pulsing for mark in marks)


def pulsed(marks: Sequence[Mark], pulsing: Mapping[str, float], now: float) -> tuple[Mark, ...]:
    """The marks at a moment, on the grid of idle life."""
    beat = swing(tick_time(tick(now)), PULSE_S)
    sizes = {name: round((1 + pulse * beat) * SIZES) / SIZES for name, pulse in pulsing.items()}
    return tuple(
        replace(mark, size=sizes[mark.name]) if mark.name in pulsing else mark for mark in marks
    )
