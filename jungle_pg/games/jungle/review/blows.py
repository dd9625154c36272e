"""What a move does to the other side, proved by trying everything that side can answer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import TRAPS, Spot
from jungle_pg.core.jungle.moves import board_after, hop_of
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import opponent
from jungle_pg.games.jungle.review.taking import (
    GAME,
    answers,
    captures,
    den_moves,
    enters_den,
    gain,
    moves_of,
    piece_on,
    takers,
    worth,
)

LEAST: Final = 60
"""What must be won so that it is worth a sentence; half an animal of the cheaper ones."""


@dataclass(frozen=True, slots=True)
class Blow:
    """What a move does: a code, the moves that show it, what it wins, and where its victims are."""

    code: str
    line: tuple[Move, ...]
    gain: int
    victims: tuple[Spot, ...] = ()
    moves: int = 0
    """Own moves to the den, where it is about that."""


def den(state: JungleState, move: Move) -> Blow | None:
    """It enters the den."""
    return Blow("den", (move,), GAME) if enters_den(state.mover, move) else None


def last(state: JungleState, move: Move) -> Blow | None:
    """It takes the last animal."""
    if state.board[move.target] is None or not _wins_by(state, move, "captured_all"):
        return None
    return Blow("last", (move,), GAME, (move.target,))


def stuck(state: JungleState, move: Move) -> Blow | None:
    """It leaves the other side without a move."""
    return Blow("stuck", (move,), GAME) if _wins_by(state, move, "no_moves") else None


def den_next(state: JungleState, move: Move) -> Blow | None:
    """It steps beside the den, and whatever is answered, the den is entered next."""
    if move.target not in TRAPS[opponent(state.mover)]:
        return None
    after = RULEBOOK.play(state, move).state
    if after.verdict is not None or not _enters_next(after, move.target):
        return None
    answer = next(iter(answers(after)))[0]
    entering = next(
        each
        for each in den_moves(state.rules, board_after(after.board, answer), state.mover)
        if each.start == move.target
    )
    return Blow("den_next", (move, answer, entering), GAME, moves=2)


def den_soon(state: JungleState, move: Move) -> Blow | None:
    """It goes ahead: whatever is answered, it then steps beside the den and enters it next."""
    after = RULEBOOK.play(state, move).state
    if after.verdict is not None or not _near_den(after, move.target):
        return None
    shown: tuple[Move, ...] = ()
    for answer, follower in answers(after):
        if follower.verdict is not None:
            return None
        goal = _den_goal(follower, move.target)
        if goal is None:
            return None
        if len(goal) > 1 or not shown:
            shown = (move, answer, *goal)
    return Blow("den_soon", shown, GAME, moves=3) if len(shown) > 3 else None


def rat_takes(state: JungleState, move: Move) -> Blow | None:
    """The rat takes the elephant."""
    board = state.board
    victim = board[move.target]
    is_it = piece_on(board, move.start).animal is Animal.RAT
    if victim is None or victim.animal is not Animal.ELEPHANT or not is_it:
        return None
    return _taking(state, move, "rat_takes")


def leap_takes(state: JungleState, move: Move) -> Blow | None:
    """It takes by a leap over water, and nothing can take back."""
    if not hop_of(state.rules, state.board, move).crossed or not _is_free(state, move):
        return None
    return _taking(state, move, "leap_takes")


def in_trap(state: JungleState, move: Move) -> Blow | None:
    """It takes a stronger animal that stands in its trap, and nothing can take back."""
    victim = state.board[move.target]
    if victim is None or move.target not in TRAPS[state.mover] or not _is_free(state, move):
        return None
    if piece_on(state.board, move.start).animal >= victim.animal:
        return None
    return _taking(state, move, "in_trap")


def free(state: JungleState, move: Move) -> Blow | None:
    """It takes, and nothing can take back."""
    return _taking(state, move, "free") if _is_free(state, move) else None


def dearer(state: JungleState, move: Move) -> Blow | None:
    """It takes what is worth more than what can be taken back."""
    if worth(state.board, move.target) <= worth(state.board, move.start):
        return None
    return _taking(state, move, "dearer")


def pays(state: JungleState, move: Move) -> Blow | None:
    """It takes, and going on taking there pays, whatever takes back."""
    return _taking(state, move, "pays")


def fork(state: JungleState, move: Move) -> Blow | None:
    """It attacks two animals at once, and one of them falls whatever is answered."""
    attacked = {each.target for each in threats_after(state, move) if each.start == move.target}
    if len(attacked) < 2:
        return None
    after = RULEBOOK.play(state, move).state
    found = _falling(after, among=tuple(sorted(attacked)))
    if not found or len(found[0]) != 2:
        return None
    return Blow("fork", (move,), found[1], found[0])


def cornered(state: JungleState, move: Move) -> Blow | None:
    """It attacks an animal that nothing saves."""
    after = RULEBOOK.play(state, move).state
    if after.verdict is not None:
        return None
    before = {each.target for each in captures(state.rules, state.board, state.mover)}
    for spot in sorted({each.target for each in threats_after(state, move)} - before):
        found = _falling(after, among=(spot,))
        if found:
            return Blow("cornered", (move,), found[1], found[0])
    return None


Prover: TypeAlias = Callable[[JungleState, Move], Blow | None]

WINNING: Final[tuple[Prover, ...]] = (den, last, stuck, den_next, den_soon)
TAKING: Final[tuple[Prover, ...]] = (rat_takes, leap_takes, in_trap, free, dearer, pays)
THREATS: Final[tuple[Prover, ...]] = (fork, cornered)
PROVERS: Final = {prover.__name__: prover for prover in (*WINNING, *TAKING, *THREATS)}
"""What proves each code; the first that holds is what a move is said to do."""


def blow_of(state: JungleState, move: Move) -> Blow | None:
    """The most that a move does; None where it does nothing worth a sentence."""
    is_quiet = state.board[move.target] is None
    for prover in (*WINNING, *(THREATS if is_quiet else TAKING)):
        found = prover(state, move)
        if found is not None:
            return found
    return None


def _wins_by(state: JungleState, move: Move, reason: str) -> bool:
    verdict = RULEBOOK.play(state, move).state.verdict
    return verdict is not None and verdict.winner == state.mover and verdict.reason == reason


def _taking(state: JungleState, move: Move, code: str) -> Blow | None:
    if state.board[move.target] is None:
        return None
    won = gain(state.rules, state.board, state.mover, move)
    if won < LEAST or RULEBOOK.play(state, move).state.verdict is not None:
        return None
    return Blow(code, (move,), won, (move.target,))


def _is_free(state: JungleState, move: Move) -> bool:
    """Whether a move takes and nothing can take back."""
    if state.board[move.target] is None:
        return False
    after = board_after(state.board, move)
    return not takers(state.rules, after, opponent(state.mover), move.target)


def _enters_next(after: JungleState, spot: Spot) -> bool:
    """Whether the animal on a spot enters the den next, whatever the side to move does."""
    seat = opponent(after.mover)
    for _, follower in answers(after):
        if follower.verdict is not None:
            return False
        if not any(each.start == spot for each in den_moves(after.rules, follower.board, seat)):
            return False
    return True


def _den_goal(state: JungleState, spot: Spot) -> tuple[Move, ...] | None:
    """How the animal on a spot enters the den at once, or after a step that nothing stops."""
    for move in moves_of(state.rules, state.board, state.mover):
        if move.start != spot:
            continue
        if enters_den(state.mover, move):
            return (move,)
        blow = den_next(state, move)
        if blow is not None:
            return blow.line
    return None


def _near_den(after: JungleState, spot: Spot) -> bool:
    """Whether the animal on a spot, which has just moved, could step beside the den next."""
    seat = opponent(after.mover)
    near = TRAPS[after.mover]
    return any(
        move.start == spot and (move.target in near or enters_den(seat, move))
        for move in moves_of(after.rules, after.board, seat)
    )


def threats_after(state: JungleState, move: Move) -> list[Move]:
    """What could be taken after a move, with a gain, if the other side did nothing."""
    after, rules, seat = board_after(state.board, move), state.rules, state.mover
    return [
        each for each in captures(rules, after, seat) if gain(rules, after, seat, each) >= LEAST
    ]


def _falling(after: JungleState, among: tuple[Spot, ...]) -> tuple[tuple[Spot, ...], int] | None:
    """Which animals of the side to move cannot all be saved, and what is won at least.

    After every answer one of them is taken with a gain, though the answer may have moved it, and
    taking it must not leave the den open. An answer that takes something itself saves them, and so
    does one that ends the game.
    """
    seat = opponent(after.mover)
    lost: dict[Spot, int] = {}
    least = GAME
    for answer, follower in answers(after):
        if follower.verdict is not None or after.board[answer.target] is not None:
            return None
        best, fallen = 0, None
        for spot, piece in enumerate(follower.board):
            origin = answer.start if spot == answer.target else spot
            if piece is None or piece.seat == seat or origin not in among:
                continue
            won = _safe_gain(follower, spot)
            if won > best:
                best, fallen = won, origin
        if fallen is None or best < LEAST:
            return None
        lost[fallen] = min(best, lost.get(fallen, best))
        least = min(least, best)
    return (tuple(sorted(lost)), least) if lost else None


def _safe_gain(state: JungleState, spot: Spot) -> int:
    """The most that is won on a spot without leaving the den open."""
    rules, seat = state.rules, state.mover
    best = 0
    for move in takers(rules, state.board, seat, spot):
        if not den_moves(rules, board_after(state.board, move), opponent(seat)):
            best = max(best, gain(rules, state.board, seat, move))
    return best
