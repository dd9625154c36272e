"""Boards of the search, where a computer player has one: they say what the rulebook says."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from jungle_pg.cabinet import brains
from jungle_pg.core.rulebook import Rulebook
from stress.disagreement import agree


@cache
def search_board_of(game_id: str) -> Any:
    """The class of the board beside the computer player of a game; None where there is none."""
    brain = brains(lambda: 0.0).get(game_id)
    if brain is None:
        return None
    name = f"{type(brain[1]).__module__.rpartition('.')[0]}.board"
    return getattr(import_module(name), "SearchBoard", None) if find_spec(name) else None


def check_search_board(rulebook: Rulebook[Any, Any, Any, Any], state: Any) -> None:
    """The board of the search agrees with the rulebook: moves, captures, verdicts, and back."""
    board_of = search_board_of(rulebook.game_id)
    if board_of is None or rulebook.verdict(state) is not None:
        return
    board = board_of(state)
    before = everything(board)
    moves = {board.action(move): move for move in board.legal_moves()}
    agree("the moves of the search", set(rulebook.actions(state)), set(moves))
    for action, move in moves.items():
        after = rulebook.play(state, action).state
        board.make(move)
        check_verdict(rulebook, after, board, f"the verdict after {action}")
        agree(f"the board after {action}", shared(board_of(after)), shared(board))
        board.unmake()
    agree("the board after unmaking", before, everything(board))


def check_verdict(
    rulebook: Rulebook[Any, Any, Any, Any], state: Any, board: Any, what: str
) -> None:
    """The same reason for an end, where the board of the search knows such reasons."""
    if not hasattr(board, "reason_over"):
        return
    verdict = rulebook.verdict(state)
    # The board of the search knows no past; the search itself looks after that.
    is_known = verdict is not None and verdict.reason != "repetition"
    agree(what, verdict.reason if verdict and is_known else None, board.reason_over())


def shared(board: Any) -> dict[str, int]:
    """What two boards of a position have in common, whichever of two equal pieces is where."""
    return {name: value for name, value in everything(board).items() if isinstance(value, int)}


def everything(board: Any) -> dict[str, Any]:
    """All numbers a board holds, as they are now; the last of a list is a place for scratch."""
    kept = {name: value for name, value in vars(board).items() if not name.startswith("_")}
    whole = {name: value for name, value in kept.items() if isinstance(value, int)}
    return whole | {name: value[:-1] for name, value in kept.items() if isinstance(value, list)}
