"""What the card that is being played offers, as marks on places and on the other hand."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.cards import Option, Use, use_of
from jungle_pg.core.jackaroo.decisions import decisions_in
from jungle_pg.core.jackaroo.options import (
    first_parts,
    movers,
    second_parts,
    swappable,
    walk_with,
)
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, STARTS, path_of
from jungle_pg.core.jackaroo.walking import Walk
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.tables.base import Mark
from jungle_pg.tables.jackaroo.hands import hand_pick
from jungle_pg.tables.jackaroo.places import Spot, spot_name, spot_of

SMALL: Final = 0.62
"""How large marks of many possible places are."""


def offered_marks(state: JackarooState) -> tuple[Mark, ...]:
    """The marks of the card that is being played: who can use it, and where that leads."""
    match state.phase:
        case Phase.OPTION:
            uses = [use_of(state.playing.card, option) for option in _options(state)]
            found = [mark for use in uses if use is not None for mark in _use_marks(state, use)]
        case Phase.MARBLE:
            found = list(_use_marks(state, _use(state)))
        case Phase.STEPS:
            found = [_on_marble("pick", state, state.mover, _chosen(state))]
            for walk in _first_walks(state):
                found += _landing(state, walk, f"step{walk.steps}")
        case Phase.REST:
            found = [mark for walk in second_parts(state) for mark in _way_marks(state, walk)]
        case Phase.TARGET:
            enemy = opponent(state.mover)
            found = [_on_marble("pick", state, state.mover, _chosen(state))]
            found += [_on_marble("swap", state, enemy, each) for each in _swap_targets(state)]
        case _:
            found = []
    return tuple(dict.fromkeys(found))


def _options(state: JackarooState) -> list[Option]:
    return [Option(decision.what) for decision in decisions_in(state)]


def _use(state: JackarooState) -> Use:
    begun = state.playing
    assert begun.option is not None
    use = use_of(begun.card, begun.option)
    assert use is not None
    return use


def _chosen(state: JackarooState) -> int:
    marble = state.playing.marble
    assert marble is not None
    return marble - 1


def _lies(state: JackarooState, seat: Seat, marble: int) -> Spot:
    return spot_of(seat, marble, state.board[seat][marble])


def _target(walk: Walk) -> Spot:
    return spot_of(walk.seat, walk.marble, walk.target)


def _first_walks(state: JackarooState) -> list[Walk]:
    return [walk for walk in first_parts(state) if walk.marble == _chosen(state)]


def _swap_targets(state: JackarooState) -> list[int]:
    return swappable(state.board, opponent(state.mover))


def _walks(state: JackarooState, use: Use) -> Iterator[Walk]:
    """How each marble would walk that a card can be used on; none for a seven or a swap."""
    if use.option not in (Option.MOVE, Option.RUN):
        return
    for marble in movers(state, use):
        outcome = walk_with(state, marble, use)
        assert isinstance(outcome, Walk)
        yield outcome


def _use_marks(state: JackarooState, use: Use) -> Iterator[Mark]:
    seat = state.mover
    match use.option:
        case Option.OUT:
            yield _on_marble("can", state, seat, state.board[seat].index(BASE))
            yield Mark("out", spot_name(STARTS[seat]))
            if STARTS[seat] in state.board[opponent(seat)]:
                yield Mark("capture", spot_name(STARTS[seat]))
        case Option.ATTACK:
            yield Mark("attack", hand_pick(opponent(seat)))
        case Option.SPLIT:
            for marble in movers(state, use):
                yield _on_marble("can", state, seat, marble)
            for walk in first_parts(state):
                for mark in _landing(state, walk, "target"):
                    yield replace(mark, size=SMALL if mark.name == "target" else 1.0)
        case Option.SWAP:
            for marble in movers(state, use):
                yield _on_marble("can", state, seat, marble)
            for marble in _swap_targets(state):
                yield _on_marble("swap", state, opponent(seat), marble)
        case Option.MOVE | Option.RUN:
            for walk in _walks(state, use):
                yield from _way_marks(state, walk, is_run=use.option is Option.RUN)


def _way_marks(state: JackarooState, walk: Walk, *, is_run: bool = False) -> Iterator[Mark]:
    """Who walks, everybody it would take, and where it comes to."""
    yield _on_marble("can", state, walk.seat, walk.marble)
    target = _target(walk)
    for owner, other in walk.victims:
        taken = _lies(state, owner, other)
        if taken != target:
            yield Mark("capture", spot_name(taken))
    if is_run:
        for place in path_of(walk.seat, walk.start, walk.steps)[:-1]:
            yield Mark("sweep", spot_name(spot_of(walk.seat, walk.marble, place)))
    yield from _landing(state, walk, "target")


def _landing(state: JackarooState, walk: Walk, usual: str) -> Iterator[Mark]:
    """The mark where a walk ends: somebody is taken there, a slot is reached, or nothing of it."""
    target = spot_name(_target(walk))
    if any(_lies(state, *victim) == _target(walk) for victim in walk.victims):
        yield Mark("capture", target)
    elif walk.enters_home and usual == "target":
        yield Mark("home", target)
    else:
        yield Mark(usual, target)


def _on_marble(name: str, state: JackarooState, seat: Seat, marble: int) -> Mark:
    return Mark(name, spot_name(_lies(state, seat, marble)))
