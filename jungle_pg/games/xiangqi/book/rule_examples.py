"""Boards that show what each rule of Xiangqi does as it stands in some rules."""

from collections.abc import Iterable, Iterator
from typing import Final

from jungle_pg.core.xiangqi.board import POINTS, parse_point, point_name
from jungle_pg.core.xiangqi.pieces import PIECES, RED
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.text.fen import Position, fen_text
from jungle_pg.games.book import Arrow, Example

RULEBOOK: Final = XiangqiRulebook()

CHASED: Final = "Kf1 Re5 kd10 ri3"
"""A chariot that may check on every move."""
CHASE: Final = ("e5d5", "d10e10", "d5e5", "e10d10")

HUNTED: Final = "Kd1 Rb4 kf10 cc8"
"""A chariot that may chase a cannon for ever."""
HUNT: Final = ("b4c4", "c8b8", "c4b4", "b8c8")

AT_PEACE: Final = "Kd1 Rc3 kf10 rg8"
TO_AND_FRO: Final = ("c3c4", "g8g7", "c4c3", "g7g8")

LAST_SOLDIER: Final = "Ke1 Bc1 Ad1 kf10 ad10 pe3"
AFTER_IT: Final = ("c1e3", "d10e9", "e3c1", "e9d10")


def position_of(pieces: str, mover: int = RED, quiet: int = 0) -> str:
    """The text of a position from pieces like `Ke1`."""
    cells = {parse_point(piece[1:]): PIECES[piece[0]] for piece in pieces.split()}
    return fen_text(Position(tuple(cells.get(point) for point in POINTS), mover, quiet))


def judged(rules: XiangqiRules, position: str, ways: Iterable[str]) -> Iterator[Arrow]:
    """Ways like `b3e3` as the rules judge them in a position."""
    state = RULEBOOK.start(rules, position)
    legal = frozenset(RULEBOOK.actions(state))
    for way in ways:
        move = RULEBOOK.codec.parse_action(way)
        kind = "refused"
        if move in legal:
            kind = "move" if state.board[move.target] is None else "capture"
        yield Arrow(point_name(move.start), point_name(move.target), kind)


def repetition(rules: XiangqiRules) -> Example:
    """Check or chase again and again where that is a sin of its own, else chariots to and fro."""
    if rules.repetition is Repetition.CHASE:
        return played(rules, HUNTED, HUNT * 3)
    if rules.repetition is Repetition.STANDARD:
        return played(rules, CHASED, CHASE * 3)
    return played(rules, AT_PEACE, TO_AND_FRO * 3)


def no_capture_limit(rules: XiangqiRules) -> Example:
    """The last quiet move before the draw."""
    limit = rules.no_capture_limit
    quiet = 0 if limit is None else limit - 1
    return played(rules, AT_PEACE, TO_AND_FRO, quiet=quiet)


def dead_draw(rules: XiangqiRules) -> Example:
    """An elephant takes the last piece that could cross the river."""
    return played(rules, LAST_SOLDIER, AFTER_IT)


def played(rules: XiangqiRules, pieces: str, plies: tuple[str, ...], *, quiet: int = 0) -> Example:
    """As many of the plies as the rules let the sides play, the first of them as an arrow."""
    position = position_of(pieces, quiet=quiet)
    state, line = RULEBOOK.start(rules, position), []
    for ply in plies:
        action = RULEBOOK.codec.parse_action(ply)
        if RULEBOOK.refusal(state, action) is not None:
            break
        state = RULEBOOK.play(state, action).state
        line.append(ply)
    return Example(position, tuple(judged(rules, position, plies[:1])), line=tuple(line))
