"""What a state offers on the board: marks on places, and what a click on a place decides."""

from collections.abc import Iterator

from jungle_pg.core.jackaroo.cards import Option, Use, use_of
from jungle_pg.core.jackaroo.decisions import Decision, Kind, decisions_in
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
from jungle_pg.tables.jackaroo.places import Spot, spot_name, spot_of


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


def decisions_at(state: JackarooState, spot: Spot) -> tuple[Decision, ...]:
    """What a click on a place decides, one decision after the other; nothing where it is none.

    A marble means itself, and so does the place it would come to; the start and the marbles of
    the base mean coming out.
    """
    match state.phase:
        case Phase.OPTION:
            found = (_option_at(state, option, spot) for option in _options(state))
            return next((decisions for decisions in found if decisions), ())
        case Phase.MARBLE:
            return _marble_at(state, _use(state), spot)
        case Phase.STEPS:
            walks = (walk for walk in _first_walks(state) if _target(walk) == spot)
            return tuple(Decision(Kind.STEPS, str(walk.steps)) for walk in walks)
        case Phase.REST:
            return _walker_at(state, second_parts(state), spot, Kind.REST)
        case Phase.TARGET:
            enemy = opponent(state.mover)
            found_marbles = [
                each for each in _swap_targets(state) if _lies(state, enemy, each) == spot
            ]
            return tuple(Decision(Kind.TARGET, str(each + 1)) for each in found_marbles)
        case _:
            return ()


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
        case Option.SPLIT | Option.SWAP:
            for marble in movers(state, use):
                yield _on_marble("can", state, seat, marble)
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


def _marble_at(state: JackarooState, use: Use, spot: Spot) -> tuple[Decision, ...]:
    """The marble a card is used on, by its place or by the one it would come to."""
    if use.option in (Option.MOVE, Option.RUN):
        return _walker_at(state, list(_walks(state, use)), spot, Kind.MARBLE)
    found = (each for each in movers(state, use) if _lies(state, state.mover, each) == spot)
    return tuple(Decision(Kind.MARBLE, str(each + 1)) for each in found)


def _walker_at(
    state: JackarooState, walks: list[Walk], spot: Spot, kind: Kind
) -> tuple[Decision, ...]:
    """The marble of a place, or the one that would come there."""
    own = [walk for walk in walks if _lies(state, walk.seat, walk.marble) == spot]
    found = own or [walk for walk in walks if _target(walk) == spot]
    return tuple(Decision(kind, str(walk.marble + 1)) for walk in found[:1])


def _option_at(state: JackarooState, option: Option, spot: Spot) -> tuple[Decision, ...]:
    chosen = Decision(Kind.OPTION, option.value)
    use = use_of(state.playing.card, option)
    assert use is not None
    if option is Option.OUT:
        places = [spot_of(state.mover, each, BASE) for each in range(4)]
        return (chosen,) if spot in (STARTS[state.mover], *places) else ()
    if option is Option.ATTACK:
        return ()
    marble = _marble_at(state, use, spot)
    return (chosen, *marble) if marble else ()
