"""Small positions in the players' words: `Ke1 kd10 Ne6` is two generals and a red horse on e6."""

import re

from jungle_pg.core.rulebook import Refusal, Step, Verdict
from jungle_pg.core.xiangqi.board import parse_point, point_name
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.core.xiangqi.text.fen import read_fen
from jungle_pg.texts.speech import Language, refusal_text, verdict_text
from tests.words import ENGLISH

XIANGQI = XiangqiRulebook()

FILES = "abcdefghi"
POINTS = [f"{file}{rank}" for rank in range(1, 11) for file in FILES]
MOVE = re.compile(r"([a-z]\d+)([a-z]\d+)")


def fen(pieces: str, mover: str = "w", quiet: int = 0, number: int = 1) -> str:
    """The position text of some pieces."""
    letters = {piece[1:]: piece[0] for piece in pieces.split()}
    assert set(letters) <= set(POINTS), f"no such point in {pieces}"
    ranks = []
    for rank in range(10, 0, -1):
        text = "".join(letters.get(f"{file}{rank}", ".") for file in FILES)
        ranks.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), text))
    return f"{'/'.join(ranks)} {mover} - - {quiet} {number}"


def state(
    pieces: str, mover: str = "w", quiet: int = 0, number: int = 1, rules: str = "standard"
) -> XiangqiState:
    """The state of some pieces."""
    return XIANGQI.start(XIANGQI.codec.parse_rules(rules), fen(pieces, mover, quiet, number))


def at_text(text: str, rules: str = "standard") -> XiangqiState:
    """The state of a position text."""
    return XIANGQI.start(XIANGQI.codec.parse_rules(rules), text)


def impossible(pieces: str, mover: str = "w", rules: str = "standard") -> XiangqiState:
    """The state of pieces that no set-up would allow."""
    return XIANGQI.start_at(XIANGQI.codec.parse_rules(rules), read_fen(fen(pieces, mover)))


def opening(rules: str = "standard") -> XiangqiState:
    """The state a game begins with."""
    return XIANGQI.start(XIANGQI.codec.parse_rules(rules))


def moves_in(moment: XiangqiState) -> list[str]:
    """The legal moves as text, in their order."""
    return [XIANGQI.codec.action_text(action) for action in XIANGQI.actions(moment)]


def why_not(moment: XiangqiState, move: str) -> Refusal | None:
    """Why a move is not legal."""
    return XIANGQI.refusal(moment, XIANGQI.codec.parse_action(move))


def explain(
    moment: XiangqiState,
    move: str,
    language: Language = ENGLISH,
    notation: str = "coordinates",
) -> str:
    """Why a move is not legal, in words."""
    refusal = why_not(moment, move)
    assert refusal is not None, f"{move} is legal"
    return refusal_text(language, XIANGQI, moment.rules, refusal, moment, notation)


def ending_text(moment: XiangqiState) -> str:
    """How the game ended, in English."""
    assert moment.verdict is not None, "the game goes on"
    return verdict_text(ENGLISH, XIANGQI, moment.rules, moment.verdict)


def step(moment: XiangqiState, move: str) -> Step[XiangqiState, Event]:
    """What a legal move leads to."""
    refusal = why_not(moment, move)
    assert refusal is None, f"{move} is refused: {refusal}"
    return XIANGQI.play(moment, XIANGQI.codec.parse_action(move))


def play_out(moment: XiangqiState, *moves: str) -> XiangqiState:
    """The state after some legal moves."""
    for move in moves:
        moment = step(moment, move).state
    return moment


def verdict_of(moment: XiangqiState) -> Verdict | None:
    """How the game ended."""
    return XIANGQI.verdict(moment)


def names(points: tuple[int, ...]) -> list[str]:
    """The names of points."""
    return [point_name(point) for point in points]


def turned(point: str) -> str:
    """The point where the other side has what this side has here."""
    return point_name(89 - parse_point(point))


def turned_pieces(pieces: str) -> str:
    """The same position with the sides exchanged."""
    return " ".join(f"{piece[0].swapcase()}{turned(piece[1:])}" for piece in pieces.split())


def _mover_of(pieces: str, point: str) -> str:
    (letter,) = (piece[0] for piece in pieces.split() if piece[1:] == point)
    return "w" if letter.isupper() else "b"


def goes_to(pieces: str, start: str) -> str:
    """Where the piece on a point may go, by name; the same must hold with the sides exchanged."""
    here = _targets(pieces, start)
    across = {turned(point) for point in _targets(turned_pieces(pieces), turned(start))}
    assert here == across, f"{start} in {pieces} depends on the side"
    return " ".join(sorted(here, key=parse_point))


def _targets(pieces: str, start: str) -> set[str]:
    moment = state(pieces, _mover_of(pieces, start))
    split = [MOVE.fullmatch(move) for move in moves_in(moment)]
    return {move[2] for move in split if move is not None and move[1] == start}


def refusal_reason(pieces: str, move: str) -> str | None:
    """The code or the reason why a move of any piece is refused, the same for both sides."""
    named = MOVE.fullmatch(move)
    assert named is not None
    answers = []
    for placed, start, target in (
        (pieces, named[1], named[2]),
        (turned_pieces(pieces), turned(named[1]), turned(named[2])),
    ):
        refusal = why_not(state(placed, _mover_of(placed, start)), start + target)
        facts = {} if refusal is None else dict(refusal.facts)
        answers.append(None if refusal is None else str(facts.get("reason", refusal.code)))
    assert answers[0] == answers[1], f"{move} in {pieces} depends on the side: {answers}"
    return answers[0]
