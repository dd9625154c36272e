"""What a decision of a seat leads to, and what happens on the way."""

from dataclasses import replace

from jungle_pg.core.jackaroo.cards import USES, Card, Option, Use, asks_for_option, use_of
from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.jackaroo.events import (
    Attacked,
    CameHome,
    CameOut,
    Captured,
    Discarded,
    DiscardReason,
    Event,
    Forfeited,
    Moved,
    Played,
    Swapped,
    Won,
)
from jungle_pg.core.jackaroo.options import walk_of, walk_with
from jungle_pg.core.jackaroo.state import Begun, JackarooState, Phase
from jungle_pg.core.jackaroo.track import (
    BASE,
    LAST,
    RED,
    STARTS,
    has_all_home,
    path_of,
    placed,
)
from jungle_pg.core.jackaroo.turns import earned_turn, next_turn, without
from jungle_pg.core.jackaroo.walking import Outcome, Walk, board_after
from jungle_pg.core.rulebook import Seat, Step, opponent

Happened = Step[JackarooState, Event]


def play_decision(state: JackarooState, decision: Decision) -> Happened:
    """What a decision of a seat leads to, when it is one the state offers."""
    match decision.kind:
        case Kind.CARD:
            return _choose_card(state, decision.what)
        case Kind.DISCARD:
            return _discard(state, decision.what)
        case Kind.OPTION:
            use = use_of(state.playing.card, Option(decision.what))
            assert use is not None
            return _choose_use(state, state.playing.card, use)
        case Kind.MARBLE:
            return _choose_marble(state, decision.number)
        case Kind.STEPS:
            return _walk_first_part(state, decision.number)
        case Kind.REST:
            return _walk_rest(state, decision.number)
        case _:
            return _swap(state, decision.number)


def _choose_card(state: JackarooState, card: Card) -> Happened:
    if asks_for_option(card):
        return Step(replace(state, phase=Phase.OPTION, begun=Begun(card)), ())
    return _choose_use(state, card, USES[card][0])


def _choose_use(state: JackarooState, card: Card, use: Use) -> Happened:
    match use.option:
        case Option.OUT:
            return _come_out(state, card)
        case Option.ATTACK:
            return _attack(state, card)
        case _:
            begun = Begun(card, use.option)
            return Step(replace(state, phase=Phase.MARBLE, begun=begun), ())


def _choose_marble(state: JackarooState, number: int) -> Happened:
    begun = state.playing
    assert begun.option is not None
    use = use_of(begun.card, begun.option)
    assert use is not None
    if use.option in (Option.SPLIT, Option.SWAP):
        phase = Phase.STEPS if use.option is Option.SPLIT else Phase.TARGET
        return Step(replace(state, phase=phase, begun=replace(begun, marble=number)), ())
    walked = _possible(walk_with(state, number - 1, use))
    after, events = _walked(_laid_open(state), walked)
    played = Played(state.mover, begun.card, begun.option)
    return _finish(after, [played, *events], earned=_earns(walked))


def _walk_first_part(state: JackarooState, steps: int) -> Happened:
    begun = state.playing
    assert begun.marble is not None
    walked = _possible(walk_of(state, begun.marble - 1, steps))
    after, events = _walked(_laid_open(state), walked)
    events.insert(0, Played(state.mover, begun.card, Option.SPLIT))
    left = USES[begun.card][0].steps - steps
    if left == 0 or has_all_home(after.board, state.mover):
        return _finish(after, events, earned=_earns(walked))
    others = (marble for marble in range(4) if marble != walked.marble)
    if not any(isinstance(walk_of(after, other, left), Walk) for other in others):
        forfeited = Forfeited(state.mover, left)
        return _finish(after, [*events, forfeited], earned=_earns(walked))
    waiting = replace(begun, left=left, bonus=_earns(walked))
    return Step(replace(after, phase=Phase.REST, begun=waiting), tuple(events), seals=True)


def _walk_rest(state: JackarooState, number: int) -> Happened:
    walked = _possible(walk_of(state, number - 1, state.playing.left))
    after, events = _walked(state, walked)
    return _finish(after, events, earned=state.playing.bonus or _earns(walked))


def _come_out(state: JackarooState, card: Card) -> Happened:
    seat, start = state.mover, STARTS[state.mover]
    enemy = opponent(seat)
    events: list[Event] = [Played(seat, card, Option.OUT)]
    after = _laid_open(state, card)
    has_guest = start in state.board[enemy]
    if has_guest:
        guest = state.board[enemy].index(start)
        events.append(Captured(enemy, guest + 1, start, seat))
        board = placed(after.board, enemy, guest, BASE)
        after = replace(after, board=board, captures=_more_captures(after, 1))
    marble = state.board[seat].index(BASE)
    after = replace(after, board=placed(after.board, seat, marble, start))
    return _finish(after, [*events, CameOut(seat, marble + 1)], earned=has_guest)


def _attack(state: JackarooState, card: Card) -> Happened:
    seat, victim = state.mover, opponent(state.mover)
    begun = Begun(card, Option.ATTACK)
    after = replace(_laid_open(state, card), phase=Phase.ATTACKED, begun=begun)
    return Step(after, (Played(seat, card, Option.ATTACK), Attacked(seat, victim)), seals=True)


def _swap(state: JackarooState, number: int) -> Happened:
    begun, seat, enemy = state.playing, state.mover, opponent(state.mover)
    assert begun.marble is not None
    here, there = state.board[seat][begun.marble - 1], state.board[enemy][number - 1]
    board = placed(state.board, seat, begun.marble - 1, there)
    after = replace(_laid_open(state), board=placed(board, enemy, number - 1, here))
    swapped = Swapped(seat, begun.marble, here, enemy, number, there)
    return _finish(after, [Played(seat, begun.card, Option.SWAP), swapped], earned=False)


def _discard(state: JackarooState, card: Card) -> Happened:
    """The card of a seat that has nothing to play, or that is attacked."""
    is_attack = state.phase is Phase.ATTACKED
    owner = opponent(state.mover) if is_attack else state.mover
    reason = DiscardReason.ATTACK if is_attack else DiscardReason.NO_MOVE
    after = _onto_pile(state, owner, card)
    # Either way the other one has the turn now: the attacker again, or the opponent.
    after, events = next_turn(after, opponent(owner))
    return Step(after, (Discarded(owner, card, reason), *events), seals=True)


def _possible(outcome: Outcome) -> Walk:
    assert isinstance(outcome, Walk)
    return outcome


def _earns(walked: Walk) -> bool:
    """Whether a card and a turn are due."""
    return walked.enters_home or walked.captures_enemy


def _laid_open(state: JackarooState, card: Card | None = None) -> JackarooState:
    """The card that is being played goes from the hand to the pile."""
    return _onto_pile(state, state.mover, state.playing.card if card is None else card)


def _onto_pile(state: JackarooState, owner: Seat, card: Card) -> JackarooState:
    red, yellow = state.hands
    hands = (without(red, card), yellow) if owner == RED else (red, without(yellow, card))
    return replace(state, hands=hands, pile=(*state.pile, card))


def _more_captures(state: JackarooState, count: int) -> tuple[int, int]:
    red, yellow = state.captures
    return (red + count, yellow) if state.mover == RED else (red, yellow + count)


def _walked(state: JackarooState, walked: Walk) -> tuple[JackarooState, list[Event]]:
    """The board after a walk, and what is seen of it."""
    seat, number, board = walked.seat, walked.marble + 1, state.board
    path = path_of(seat, walked.start, walked.steps)
    events: list[Event] = [Moved(seat, number, walked.start, walked.target, path)]
    for owner, other in walked.victims:
        events.append(Captured(owner, other + 1, board[owner][other], seat))
    if walked.enters_home:
        events.append(CameHome(seat, number, walked.target - LAST + 4))
    enemies = sum(owner != seat for owner, _ in walked.victims)
    captures = _more_captures(state, enemies) if enemies else state.captures
    return replace(state, board=board_after(board, walked), captures=captures), events


def _finish(state: JackarooState, events: list[Event], *, earned: bool) -> Happened:
    """What comes after a card: the end of the game, a card and a turn, or the next turn."""
    seat = state.mover
    if has_all_home(state.board, seat):
        over = replace(state, phase=Phase.OVER, begun=None, winner=seat)
        return Step(over, (*events, Won(seat)), seals=True)
    after, more = earned_turn(state) if earned else next_turn(state, opponent(seat))
    return Step(after, (*events, *more), seals=True)
