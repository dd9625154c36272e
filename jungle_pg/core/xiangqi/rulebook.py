"""The rulebook of Xiangqi over the modules beside it; its events and the ways out of check too."""

from collections.abc import Iterator, Sequence
from typing import Final

from jungle_pg.core.rulebook import (
    BadText,
    Danger,
    Detail,
    NamedSpot,
    Notice,
    Pick,
    Refusal,
    Rulebook,
    Seat,
    Step,
    Verdict,
    WayOut,
    opponent,
)
from jungle_pg.core.xiangqi.arranger import XiangqiArranger
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import (
    FILE_LETTERS,
    SEATS,
    Point,
    file_of,
    general_of,
    parse_point,
    point_name,
)
from jungle_pg.core.xiangqi.endings import (
    WARNING_COUNT,
    Recurrence,
    judge_move,
    judge_standing,
    notices_of,
    recurrence_of,
)
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move, between
from jungle_pg.core.xiangqi.pieces import PIECES, RED, Kind
from jungle_pg.core.xiangqi.placing import piece_name
from jungle_pg.core.xiangqi.refusals import (
    SEAT_IDS,
    refusal_of,
    refusal_of_chosen,
    refusal_of_pinned,
)
from jungle_pg.core.xiangqi.rules import START, XiangqiRules
from jungle_pg.core.xiangqi.state import (
    Captured,
    Checked,
    CheckEnded,
    Ended,
    Event,
    Moved,
    Past,
    Repeated,
    XiangqiState,
)
from jungle_pg.core.xiangqi.text import fen
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.core.xiangqi.text.notation import Notation, file_name, notate, place_of
from jungle_pg.core.xiangqi.text.reading import read_move
from jungle_pg.core.xiangqi.text.saving import XiangqiSaves

POINT_FACTS: Final = ("at", "point")
"""The facts of refusals that are one point."""

TAKE: Final = "take"
BLOCK: Final = "block"
SCREEN: Final = "screen"
UNSCREEN: Final = "unscreen"
FLEE: Final = "flee"

ORDER: Final = (TAKE, BLOCK, SCREEN, UNSCREEN, FLEE)
"""Take the attacker, stand in its way, give a cannon a second screen or none, move the general."""


class XiangqiRulebook(Rulebook[XiangqiRules, XiangqiState, Move, Event]):
    """The game of Xiangqi under any rules value."""

    game_id = "xiangqi"
    seat_ids = SEAT_IDS
    codec = XiangqiCodec()
    saves = XiangqiSaves()
    known_as = "xiangqi"

    def seat_names(self, rules: XiangqiRules) -> tuple[str, str]:
        return "RED", "BLACK"

    def start(self, rules: XiangqiRules, position: str | None = None) -> XiangqiState:
        return self.start_at(rules, fen.parse_fen(START if position is None else position))

    def start_at(self, rules: XiangqiRules, position: fen.Position) -> XiangqiState:
        """The state of a position with both generals; it may be over already."""
        board, mover = position.board, position.mover
        checking = checkers(board, mover)
        return XiangqiState(
            rules,
            board,
            mover,
            position.quiet,
            position.move_number,
            (),
            checking,
            judge_standing(board, mover, in_check=bool(checking)),
        )

    def actor(self, state: XiangqiState) -> Seat | None:
        return state.mover if state.verdict is None else None

    def actions(self, state: XiangqiState) -> Sequence[Move]:
        if state.verdict is not None:
            return ()
        return tuple(legal_moves(state.board, state.mover))

    def refusal(self, state: XiangqiState, action: Move) -> Refusal | None:
        return refusal_of(state, action)

    def play(self, state: XiangqiState, action: Move) -> Step[XiangqiState, Event]:
        """The state after a move, and what happened."""
        board, mover = board_after(state.board, action), opponent(state.mover)
        is_capture = state.board[action.target] is not None
        quiet = 0 if is_capture else state.quiet + 1
        seen = () if is_capture else (*state.seen, Past(state.board, state.in_check))
        checking = checkers(board, mover)
        recurrence = recurrence_of(board, mover, seen, in_check=bool(checking))
        verdict = judge_standing(board, mover, in_check=bool(checking))
        if verdict is None:
            verdict = judge_move(state.rules, board, quiet, recurrence)
        number = state.move_number + (mover == RED)
        after = XiangqiState(state.rules, board, mover, quiet, number, seen, checking, verdict)
        return Step(after, _happenings(state, action, after, recurrence))

    def verdict(self, state: XiangqiState) -> Verdict | None:
        return state.verdict

    def picks(self, state: XiangqiState, action: Move) -> tuple[Pick, ...]:
        return point_name(action.start), point_name(action.target)

    def why_not(self, state: XiangqiState, picks: tuple[Pick, ...]) -> Refusal | None:
        """Why a piece cannot be chosen, or why the way between two points cannot be gone."""
        points = [parse_point(pick) for pick in picks]
        if len(points) == 2:
            return refusal_of(state, Move(*points))
        is_chosen = len(points) == 1 and state.board[points[0]] is not None
        if not is_chosen:
            return None
        return refusal_of_chosen(state, points[0]) or refusal_of_pinned(state, points[0])

    def places(
        self, state: XiangqiState, name: str, fact: Detail, notation: str
    ) -> tuple[NamedSpot, ...]:
        """Points with what stands on them, and the file on which the generals would meet."""
        written = Notation(notation)
        if name == "file":
            point = FILE_LETTERS.index(str(fact))
            return (NamedSpot(file_name(state.mover, point, written), is_file=True),)
        picks = fact if isinstance(fact, tuple) else (str(fact),) if name in POINT_FACTS else ()
        try:
            points = [parse_point(pick) for pick in picks]
        except BadText:
            # It is off the board, where nothing stands and nothing has another name.
            return ()
        return tuple(place_of(state.board, point, written) for point in points)

    def named_spot(self, pick: Pick, piece: str, notation: str) -> NamedSpot:
        """A point, or its file as the side of the piece and the edge of the board count it."""
        written = Notation(notation)
        if written is Notation.COORDINATES or piece not in PIECES:
            return NamedSpot(pick)
        name = file_name(PIECES[piece].seat, parse_point(pick), written)
        return NamedSpot(name, is_file=True)

    def in_the_way(self, state: XiangqiState, refusal: Refusal) -> tuple[Pick, ...]:
        """The generals that would face each other, as far as they stand on that file already."""
        if refusal.code != "facing_generals":
            return ()
        file = FILE_LETTERS.index(str(dict(refusal.facts)["file"]))
        generals = (general_of(state.board, seat) for seat in SEATS)
        return tuple(
            point_name(point) for point in generals if point is not None and file_of(point) == file
        )

    def threats(self, state: XiangqiState, pick: Pick) -> tuple[Pick, ...]:
        """The points of the pieces that the one on a point could take."""
        point = parse_point(pick)
        piece = state.board[point]
        if piece is None:
            return ()
        return tuple(
            point_name(move.target)
            for move in legal_moves(state.board, piece.seat)
            if move.start == point and state.board[move.target] is not None
        )

    def count(self, state: XiangqiState, seat: Seat, what: str) -> int:
        """How many pieces a side has left, or how many of one kind by its letter."""
        own = (piece for piece in state.board if piece is not None and piece.seat == seat)
        return sum(what in ("", piece.kind.letter) for piece in own)

    def danger(self, state: XiangqiState) -> Danger | None:
        """The general in check, and who gives it."""
        general = general_of(state.board, state.mover)
        if general is None or not state.checkers:
            return None
        return Danger(point_name(general), tuple(map(point_name, state.checkers)))

    def ways_out(self, state: XiangqiState) -> tuple[WayOut[Move], ...]:
        return ways_out(state)

    def took(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(
            event.attacker.kind.name.lower() for event in events if isinstance(event, Captured)
        )

    def notices(self, state: XiangqiState) -> tuple[Notice, ...]:
        """A position that is back, who must stop giving check, how long nothing was taken."""
        return notices_of(state)

    def text(self, state: XiangqiState, action: Move, seat: Seat | None) -> str:
        """Like `RED Cannon h3→h10 (captured BLACK Horse)`."""
        piece, victim = state.board[action.start], state.board[action.target]
        assert piece is not None
        start, target = self.picks(state, action)
        line = f"{piece_name(piece)} {start}→{target}"
        return line if victim is None else f"{line} (captured {piece_name(victim)})"

    def notations(self) -> tuple[str, ...]:
        """Coordinates, WXF, Chinese in simplified and in traditional characters."""
        return tuple(Notation)

    def notate(self, state: XiangqiState, action: Move, notation: str) -> str:
        """A legal move, about to be played in this state, in one of the notations."""
        return notate(state.board, action, Notation(notation))

    def read(self, state: XiangqiState, text: str) -> Move:
        """A move from what a player writes, in any notation."""
        return read_move(state.board, state.mover, text)

    def arranger(self) -> XiangqiArranger:
        return XiangqiArranger()


RULEBOOK: Final = XiangqiRulebook()


def _happenings(
    before: XiangqiState, move: Move, after: XiangqiState, recurrence: Recurrence
) -> tuple[Event, ...]:
    """What eyes and ears notice of a move, in the order of happening."""
    piece, victim = before.board[move.start], before.board[move.target]
    assert piece is not None
    events: list[Event] = [Moved(piece, move.start, move.target)]
    if victim is not None:
        events.append(Captured(move.target, piece, victim))
    if before.in_check:
        events.append(CheckEnded(before.mover))
    general = general_of(after.board, after.mover)
    if after.in_check and general is not None:
        events.append(Checked(after.mover, general, after.checkers))
    if recurrence.count == WARNING_COUNT:
        events.append(Repeated(recurrence.count, recurrence.perpetual))
    if after.verdict is not None:
        events.append(Ended(after.verdict))
    return tuple(events)


def ways_out(state: XiangqiState) -> tuple[WayOut[Move], ...]:
    """The legal moves of a side in check, by code and by the attacker they answer."""
    general = general_of(state.board, state.mover)
    if general is None or not state.checkers or state.verdict is not None:
        return ()
    found: dict[tuple[str, Point], list[Move]] = {}
    for move in legal_moves(state.board, state.mover):
        found.setdefault(_answer(state, general, move), []).append(move)
    return tuple(
        WayOut(code, point_name(attacker), tuple(found[code, attacker]))
        for code in ORDER
        for attacker in state.checkers
        if (code, attacker) in found
    )


def _answer(state: XiangqiState, general: Point, move: Move) -> tuple[str, Point]:
    if move.target in state.checkers:
        return TAKE, move.target
    if move.start == general:
        return FLEE, state.checkers[0]
    # One move may answer two attackers; the first one it answers is told.
    return next(_against(state, general, move), (BLOCK, state.checkers[0]))


def _against(state: XiangqiState, general: Point, move: Move) -> Iterator[tuple[str, Point]]:
    """What a move of another piece does about each attacker on a line with the general."""
    for attacker in state.checkers:
        piece = state.board[attacker]
        way = between(attacker, general)
        if piece is None or way is None:
            continue
        if piece.kind is Kind.CANNON and move.start in way and move.target not in way:
            yield UNSCREEN, attacker
        elif move.target in way:
            yield SCREEN if piece.kind is Kind.CANNON else BLOCK, attacker
