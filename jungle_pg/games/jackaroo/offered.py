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
from jungle_pg.core.jackaroo.picking import meant
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, STARTS, path_of
from jungle_pg.core.jackaroo.walking import Walk
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.jackaroo.hand.hands import hand_pick
from jungle_pg.games.jackaroo.holes import Spot, spot_name, spot_of
from jungle_pg.games.jackaroo.numbers import takes_mark
from jungle_pg.games.values import Mark

SMALL: Final = 0.62
"""How large marks of many possible places are."""


def offered_marks(state: JackarooState, pointed: Pick = "") -> tuple[Mark, ...]:
    """The marks of the card that is being played: who can use it, and where that leads.

    The whole way of a run is shown for one marble only: the one that is `pointed` at.
    """
    match state.phase:
        case Phase.OPTION:
            uses = [use_of(state.playing.card, option) for option in _options(state)]
            found = [
                mark for use in uses if use is not None for mark in _use_marks(state, use, pointed)
            ]
        case Phase.MARBLE:
            found = list(_use_marks(state, _use(state), pointed))
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


def _use_marks(state: JackarooState, use: Use, pointed: Pick) -> Iterator[Mark]:
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
        case Option.MOVE:
            for walk in _walks(state, use):
                yield from _way_marks(state, walk)
        case Option.RUN:
            walks = list(_walks(state, use))
            at = meant(state, pointed)
            for walk in walks:
                if len(walks) == 1 or at == spot_name(_lies(state, walk.seat, walk.marble)):
                    yield from _run_marks(state, walk)
                else:
                    yield from _way_marks(state, walk)


def _way_marks(state: JackarooState, walk: Walk) -> Iterator[Mark]:
    """Who walks, and where it comes to."""
    yield _on_marble("can", state, walk.seat, walk.marble)
    yield from _landing(state, walk, "target")


def _run_marks(state: JackarooState, walk: Walk) -> Iterator[Mark]:
    """A run with all its way, everybody it would take of either side, and how many that are."""
    target = _target(walk)
    for place in path_of(walk.seat, walk.start, walk.steps)[:-1]:
        yield Mark("sweep", spot_name(spot_of(walk.seat, walk.marble, place)))
    for owner, other in walk.victims:
        taken = _lies(state, owner, other)
        if taken != target:
            yield Mark(_ring(walk, owner), spot_name(taken))
    yield from _way_marks(state, walk)
    own = sum(owner == walk.seat for owner, _ in walk.victims)
    if walk.victims:
        yield takes_mark(walk.seat, len(walk.victims) - own, own, spot_name(target))


def _ring(walk: Walk, owner: Seat) -> str:
    """The ring around a marble that would be taken: one of the other side, or an own one."""
    return "loss" if owner == walk.seat else "capture"


def _landing(state: JackarooState, walk: Walk, usual: str) -> Iterator[Mark]:
    """The mark where a walk ends: somebody is taken there, a slot is reached, or nothing of it."""
    target = spot_name(_target(walk))
    taken = [owner for owner, other in walk.victims if _lies(state, owner, other) == _target(walk)]
    if taken:
        yield Mark(_ring(walk, taken[0]), target)
    elif walk.enters_home and usual == "target":
        yield Mark("home", target)
    else:
        yield Mark(usual, target)


def _on_marble(name: str, state: JackarooState, seat: Seat, marble: int) -> Mark:
    return Mark(name, spot_name(_lies(state, seat, marble)))
