"""The rulebook of Jungle over the modules beside it, with its codec, verdicts and notices."""

import re
from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jungle import fen, rulesets
from jungle_pg.core.jungle.animals import BOTTOM, TOP
from jungle_pg.core.jungle.arranger import JungleArranger
from jungle_pg.core.jungle.board import (
    OFF_BOARD,
    SPOTS,
    Board,
    Spot,
    den_entered_by,
    parse_spot,
    spot_name,
    upside_down,
)
from jungle_pg.core.jungle.moves import board_after, happenings, hop_of, legal_moves
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.refusals import refusal_of, refusal_of_chosen
from jungle_pg.core.jungle.rules import START_BOARDS, JungleRules, PassOnTime, Side
from jungle_pg.core.jungle.saving import JungleSaves
from jungle_pg.core.jungle.state import (
    Action,
    Captured,
    Ended,
    Event,
    JungleState,
    Pass,
    Passed,
)
from jungle_pg.core.rulebook import (
    LIMIT_IS_NEAR,
    BadText,
    Notice,
    Pick,
    Refusal,
    Rulebook,
    Seat,
    Step,
    Verdict,
    opponent,
)

PASS: Final = Pass()

_MOVE: Final = re.compile(r"([A-Za-z]\d{1,2})([A-Za-z]\d{1,2})", re.ASCII)


class JungleCodec:
    """Rules, positions and actions of Jungle as text."""

    def rules_text(self, rules: JungleRules) -> str:
        """Like `traditional,rivers=edges`."""
        return rulesets.rules_text(rules)

    def parse_rules(self, text: str) -> JungleRules:
        return rulesets.parse_rules(text)

    def position_text(self, state: JungleState) -> str:
        """The FEN of a state."""
        return fen.fen_text(fen.Position(state.board, state.mover, state.quiet, state.move_number))

    def action_text(self, action: Action) -> str:
        """Like `A3A4`, or `pass`."""
        if isinstance(action, Pass):
            return "pass"
        return _name(action.start) + _name(action.target)

    def parse_action(self, text: str) -> Action:
        """An action from its text; a square beyond the board is for the rules to refuse."""
        if text.lower() == "pass":
            return PASS
        squares = _MOVE.fullmatch(text)
        if squares is None:
            raise BadText(f"a move is two squares like A3A4, not {text!r}")
        return Move(_spot_or_off_board(squares[1]), _spot_or_off_board(squares[2]))


def _name(spot: Spot) -> str:
    return spot_name(spot) if spot in SPOTS else "Z0"


def _spot_or_off_board(text: str) -> Spot:
    try:
        return parse_spot(text)
    except BadText:
        return OFF_BOARD


class JungleRulebook(Rulebook[JungleRules, JungleState, Action, Event]):
    """The game of Jungle under any rules value."""

    game_id = "jungle"
    seat_ids = ("bottom", "top")
    codec = JungleCodec()
    saves = JungleSaves()
    usual_rules = "traditional"

    def seat_names(self, rules: JungleRules) -> tuple[str, str]:
        """The names of the bottom and the top side."""
        return rules.side_names.of(BOTTOM), rules.side_names.of(TOP)

    def label(self, rules: JungleRules, pick: Pick) -> str:
        """A square with the row number players see."""
        spot = parse_spot(pick)
        return spot_name(spot if rules.row_one is Side.BOTTOM else upside_down(spot))

    def may_agree_draw(self, rules: JungleRules) -> bool:
        return rules.draw_by_agreement

    def start(self, rules: JungleRules, position: str | None = None) -> JungleState:
        """The opening state, or that of a FEN."""
        if position is None:
            board = fen.BOARDS.parse(START_BOARDS[rules.start])
            return self.start_at(rules, fen.Position(board, rules.moves_first.seat))
        return self.start_at(rules, fen.parse_fen(rules, position))

    def start_at(self, rules: JungleRules, position: fen.Position) -> JungleState:
        """The state of a position; it may be over already."""
        verdict = judge(rules, position.board, position.mover, position.quiet, ())
        return JungleState(
            rules, position.board, position.mover, position.quiet, position.move_number, (), verdict
        )

    def actor(self, state: JungleState) -> Seat | None:
        """The side to move, None when the game is over."""
        return state.mover if state.verdict is None else None

    def actions(self, state: JungleState) -> Sequence[Move]:
        """The legal moves, by start and target."""
        if state.verdict is not None:
            return ()
        return tuple(legal_moves(state.rules, state.board, state.mover))

    def refusal(self, state: JungleState, action: Action) -> Refusal | None:
        return refusal_of(state, action)

    def play(self, state: JungleState, action: Action) -> Step[JungleState, Event]:
        """The state after an action, and what happened."""
        if isinstance(action, Pass):
            events = (Passed(state.mover),)
            return self._step(state, state.board, events, counts_anew=not action.is_counted)
        hop = hop_of(state.rules, state.board, action)
        is_capture = state.board[action.target] is not None
        return self._step(
            state,
            board_after(state.board, action),
            happenings(state.board, hop),
            is_capture=is_capture,
            counts_anew=is_capture,
        )

    def _step(
        self,
        state: JungleState,
        board: Board,
        events: tuple[Event, ...],
        *,
        is_capture: bool = False,
        counts_anew: bool,
    ) -> Step[JungleState, Event]:
        rules, mover = state.rules, opponent(state.mover)
        quiet = 0 if is_capture else state.quiet + 1
        seen: tuple[Board, ...] = ()
        if rules.repetition_limit is not None and not counts_anew:
            seen = (*state.seen, state.board)
        number = state.move_number + (mover == rules.moves_first.seat)
        verdict = judge(rules, board, mover, quiet, seen)
        if verdict is not None:
            events = (*events, Ended(verdict))
        return Step(JungleState(rules, board, mover, quiet, number, seen, verdict), events)

    def verdict(self, state: JungleState) -> Verdict | None:
        return state.verdict

    def took(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(
            event.attacker.animal.name.lower() for event in events if isinstance(event, Captured)
        )

    def notices(self, state: JungleState) -> tuple[Notice, ...]:
        """A position that is back, and how long nothing was taken."""
        return notices_of(state)

    def picks(self, state: JungleState, action: Action) -> tuple[Pick, ...]:
        if isinstance(action, Pass):
            return ()
        return spot_name(action.start), spot_name(action.target)

    def why_not(self, state: JungleState, picks: tuple[Pick, ...]) -> Refusal | None:
        """Why a square cannot be chosen, or why the way between two squares cannot be gone."""
        spots = [parse_spot(pick) for pick in picks]
        if len(spots) == 2:
            return refusal_of(state, Move(*spots))
        piece = state.board[spots[0]] if len(spots) == 1 else None
        return None if piece is None else refusal_of_chosen(state, piece)

    def threats(self, state: JungleState, pick: Pick) -> tuple[Pick, ...]:
        """The squares of the animals that the one on a square could take."""
        spot = parse_spot(pick)
        piece = state.board[spot]
        if piece is None:
            return ()
        return tuple(
            spot_name(move.target)
            for move in legal_moves(state.rules, state.board, piece.seat)
            if move.start == spot and state.board[move.target] is not None
        )

    def count(self, state: JungleState, seat: Seat, what: str) -> int:
        """How many animals a side has left, or how many of one kind, like `rat`."""
        own = (piece for piece in state.board if piece is not None and piece.seat == seat)
        return sum(not what or piece.animal.name.lower() == what for piece in own)

    def text(self, state: JungleState, action: Action, seat: Seat | None) -> str:
        """Like `RED Rat E4→E5 (captured BLUE Cat)`."""
        if isinstance(action, Pass):
            return f"{state.rules.side_names.of(state.mover)} passed"
        piece, victim = state.board[action.start], state.board[action.target]
        assert piece is not None
        start, target = (self.label(state.rules, pick) for pick in self.picks(state, action))
        line = f"{fen.piece_name(state.rules, piece)} {start}→{target}"
        if victim is not None:
            line += f" (captured {fen.piece_name(state.rules, victim)})"
        return line

    def passing(self, state: JungleState, *, is_counted: bool = False) -> Action | None:
        """A pass, where the rules let a clock play it."""
        allowed = state.verdict is None and state.rules.pass_on_time is not PassOnTime.NEVER
        return Pass(is_counted) if allowed else None

    def arranger(self) -> JungleArranger:
        return JungleArranger()


RULEBOOK: Final = JungleRulebook()


def judge(
    rules: JungleRules, board: Board, mover: Seat, quiet: int, seen: tuple[Board, ...]
) -> Verdict | None:
    """The verdict with `mover` to move; a win comes before a draw."""
    winner = den_entered_by(board)
    if winner is not None:
        return Verdict(winner, "den")
    for seat in (mover, opponent(mover)):
        if not any(piece is not None and piece.seat == seat for piece in board):
            return Verdict(opponent(seat), "captured_all")
    if next(legal_moves(rules, board, mover), None) is None:
        return Verdict(opponent(mover), "no_moves")
    if rules.no_capture_limit is not None and quiet >= rules.no_capture_limit:
        return Verdict(None, "no_capture_limit", limit=rules.no_capture_limit)
    times = times_seen(board, seen)
    if rules.repetition_limit is not None and times >= rules.repetition_limit:
        return Verdict(None, "repetition", times=times)
    return None


def notices_of(state: JungleState) -> tuple[Notice, ...]:
    """What is said before a draw: that a position is back, that a capture is due."""
    rules = state.rules
    found = []
    limit, times = rules.repetition_limit, times_seen(state.board, state.seen)
    if limit is not None and times == limit - 1 and times > 1:
        found.append(Notice("repeated", count=times))
    limit = rules.no_capture_limit
    if limit is not None and state.quiet >= limit * LIMIT_IS_NEAR and state.quiet:
        found.append(Notice("quiet", lasts=True, count=state.quiet, limit=limit))
    return () if state.verdict is not None else tuple(found)


def times_seen(board: Board, seen: tuple[Board, ...]) -> int:
    """How often a board has been there, this time too; `seen` ends with the one before it."""
    # The same side was to move every second board back.
    return seen[-2::-2].count(board) + 1
