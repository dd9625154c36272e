"""The rulebook of Breakthrough: all that the program must be told to play it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from jungle_pg.core.codecs import SaveCodec
from jungle_pg.core.rule_words import RuleWords
from jungle_pg.core.rulebook import (
    BadText,
    Flaw,
    Pick,
    Record,
    Refusal,
    Rulebook,
    Seat,
    Step,
    Verdict,
)
from jungle_pg.core.saving.board_rows import SavedBoard
from tests.breakthrough.position import (
    SIDES,
    SIZE,
    SPOTS,
    START,
    Move,
    Position,
    ahead_of,
    file_of,
    moves_of,
    parse_position,
    parse_spot,
    position_text,
    spot_name,
)


@dataclass(frozen=True)
class BreakthroughRules:
    """There is one way to play it."""

    base: str = field(default="standard", compare=False)


@dataclass(frozen=True, slots=True)
class BreakthroughState:
    rules: BreakthroughRules
    position: Position


@dataclass(frozen=True, slots=True)
class Moved:
    """A pawn went from square to square; it may have taken one there."""

    seat: Seat
    move: Move
    captured: bool


class BreakthroughCodec:
    """Rules, positions and moves as text."""

    def rules_text(self, rules: BreakthroughRules) -> str:
        return _WORDS.text(rules)

    def parse_rules(self, text: str) -> BreakthroughRules:
        return _WORDS.parse(text)

    def position_text(self, state: BreakthroughState) -> str:
        return position_text(state.position)

    def action_text(self, action: Move) -> str:
        """Like `b2b3`."""
        return spot_name(action.start) + spot_name(action.target)

    def parse_action(self, text: str) -> Move:
        if len(text) != 4:
            raise BadText(f"a move is two squares like b2b3, not {text!r}")
        return Move(parse_spot(text[:2]), parse_spot(text[2:]))


class BreakthroughSaves(SaveCodec[BreakthroughRules, BreakthroughState, Move]):
    """What a save tells: from where to where, and the board row by row."""

    def rules_record(self, rules: BreakthroughRules) -> Record:
        return _WORDS.record(rules)

    def parse_rules_record(self, record: Record) -> BreakthroughRules:
        return _WORDS.parse_record(record)

    def ply_record(self, state: BreakthroughState, action: Move) -> Record:
        return {"from": spot_name(action.start), "to": spot_name(action.target)}

    def parse_ply(self, record: Record) -> Move:
        names = [record[name] for name in ("from", "to")]
        if not all(isinstance(name, str) for name in names):
            raise BadText("a move is from a square to a square")
        return Move(*map(parse_spot, names))

    def state_record(self, state: BreakthroughState) -> Record:
        return {"board": _BOARDS.rows(state.position.board, _PAWNS)}

    def state_flaw(self, state: BreakthroughState, name: str, given: object) -> Flaw | None:
        return _BOARDS.flaw(state.position.board, _PAWNS, given) if name == "board" else None

    def shown_state(
        self, rules: BreakthroughRules, record: Record, mover: Seat
    ) -> BreakthroughState:
        board = _BOARDS.board(record["board"], _PAWNS)
        return BreakthroughState(rules, Position(board, mover))


class BreakthroughRulebook(Rulebook[BreakthroughRules, BreakthroughState, Move, Moved]):
    """The game of Breakthrough."""

    game_id = "breakthrough"
    seat_ids = ("red", "blue")
    codec = BreakthroughCodec()
    saves = BreakthroughSaves()

    def seat_names(self, rules: BreakthroughRules) -> tuple[str, str]:
        return SIDES

    def start(self, rules: BreakthroughRules, position: str | None = None) -> BreakthroughState:
        return BreakthroughState(rules, START if position is None else parse_position(position))

    def actor(self, state: BreakthroughState) -> Seat | None:
        return state.position.mover if state.position.verdict is None else None

    def actions(self, state: BreakthroughState) -> Sequence[Move]:
        return tuple(moves_of(state.position))

    def refusal(self, state: BreakthroughState, action: Move) -> Refusal | None:
        """Why a move is not legal: the piece first, then its way, then who stands there."""
        board, mover = state.position.board, state.position.mover
        if state.position.verdict is not None:
            return Refusal("game_over")
        if board[action.start] is None:
            return Refusal("no_piece", spot=spot_name(action.start))
        if board[action.start] != mover:
            return Refusal("not_your_turn")
        if action.target not in ahead_of(action.start, mover):
            return Refusal("not_ahead")
        if board[action.target] == mover:
            return Refusal("own_piece", spot=spot_name(action.target))
        is_straight = file_of(action.start) == file_of(action.target)
        if board[action.target] is not None and is_straight:
            return Refusal("takes_diagonally")
        return None

    def play(self, state: BreakthroughState, action: Move) -> Step[BreakthroughState, Moved]:
        position = state.position
        captured = position.board[action.target] is not None
        after = BreakthroughState(state.rules, position.after(action))
        return Step(after, (Moved(position.mover, action, captured),))

    def verdict(self, state: BreakthroughState) -> Verdict | None:
        return state.position.verdict

    def picks(self, state: BreakthroughState, action: Move) -> tuple[Pick, ...]:
        return spot_name(action.start), spot_name(action.target)

    def why_not(self, state: BreakthroughState, picks: tuple[Pick, ...]) -> Refusal | None:
        """Why a pawn cannot be chosen, or cannot go where it should."""
        spots = [parse_spot(pick) for pick in picks]
        if len(spots) == 2:
            return self.refusal(state, Move(*spots))
        is_theirs = len(spots) == 1 and state.position.board[spots[0]] not in (
            None,
            self.actor(state),
        )
        return Refusal("not_your_turn") if is_theirs else None

    def may_agree_draw(self, rules: BreakthroughRules) -> bool:
        """Somebody always breaks through."""
        return False

    def text(self, state: BreakthroughState, action: Move, seat: Seat | None) -> str:
        """Like `RED b2→b3`, or `RED b6→c7 (captured)`."""
        start, target = self.picks(state, action)
        taken = " (captured)" if state.position.board[action.target] is not None else ""
        return f"{SIDES[state.position.mover]} {start}→{target}{taken}"


_WORDS: Final = RuleWords({"standard": BreakthroughRules()})
_PAWNS: Final = {seat: f"{name}_PAWN" for seat, name in enumerate(SIDES)}
_BOARDS: Final[SavedBoard[Seat]] = SavedBoard(
    SIZE, SIZE, [*map(spot_name, SPOTS)], f"a board is {SIZE} rows of {SIZE} squares"
)
RULEBOOK: Final = BreakthroughRulebook()
