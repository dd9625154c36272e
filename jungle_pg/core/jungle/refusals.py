"""Why a move cannot be made, as a code with its facts."""

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, WATER, Spot, column_of, row_of, spot_name
from jungle_pg.core.jungle.captures import capture_refusal
from jungle_pg.core.jungle.moves import rat_on
from jungle_pg.core.jungle.paths import Move, ways
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, JungleState, Pass
from jungle_pg.core.rulebook import Fact, Refusal, opponent


def refusal_of(state: JungleState, action: Action) -> Refusal | None:
    """Why the action is not legal in this state, or None when it is."""
    if state.verdict is not None:
        return Refusal("game_over")
    if isinstance(action, Pass):
        return Refusal("pass_needs_clock")
    if action.start not in SPOTS or action.target not in SPOTS:
        return Refusal("off_board")
    piece, victim = state.board[action.start], state.board[action.target]
    if piece is None:
        return Refusal("no_piece", spot=spot_name(action.start))
    if (refusal := refusal_of_chosen(state, piece)) is not None:
        return refusal
    if victim is not None and victim.seat == piece.seat:
        return Refusal("own_piece", **_facts(piece, action.target))
    return (
        _terrain_refusal(state.rules, piece, action.target)
        or _way_refusal(state, piece, action)
        or _capture_refusal(state, piece, action, victim)
    )


def refusal_of_chosen(state: JungleState, piece: Piece) -> Refusal | None:
    """Why a piece cannot be chosen to move, or None when it is its side's turn."""
    if state.verdict is not None:
        return Refusal("game_over")
    return None if piece.seat == state.mover else Refusal("not_your_turn")


def _terrain_refusal(rules: JungleRules, piece: Piece, target: Spot) -> Refusal | None:
    facts = _facts(piece, target)
    if target == DENS[piece.seat]:
        return Refusal("own_den", **facts)
    if target == DENS[opponent(piece.seat)] and piece.animal not in rules.den_enterers:
        return Refusal("den_closed", **facts)
    if target in WATER[rules.rivers] and piece.animal not in rules.swimmers:
        return Refusal("cannot_enter_water", **facts)
    return None


def _way_refusal(state: JungleState, piece: Piece, move: Move) -> Refusal | None:
    across = abs(column_of(move.target) - column_of(move.start))
    along = abs(row_of(move.target) - row_of(move.start))
    facts = _facts(piece, move.target)
    if across and along:
        return Refusal("diagonal" if across == along else "not_adjacent", **facts)
    jump = next((way for way in ways(state.rules, move.start) if way[0].move == move), None)
    if jump is None:
        return Refusal(
            "no_river_to_jump" if _jumps(state.rules, piece) else "not_adjacent", **facts
        )
    hop, jumpers = jump
    if piece.animal not in jumpers:
        return Refusal("cannot_jump", **facts)
    blocker = rat_on(state.board, hop.crossed)
    return None if blocker is None else Refusal("rat_blocks_jump", spot=spot_name(blocker))


def _jumps(rules: JungleRules, piece: Piece) -> bool:
    return piece.animal in rules.row_jumpers | rules.column_jumpers | rules.double_jumpers


def _capture_refusal(
    state: JungleState, piece: Piece, move: Move, victim: Piece | None
) -> Refusal | None:
    if victim is None:
        return None
    code = capture_refusal(state.rules, piece, move.start, victim, move.target)
    if code is None:
        return None
    return Refusal(code, **_facts(piece, move.target), victim=victim.animal.name.lower())


def _facts(piece: Piece, target: Spot) -> dict[str, Fact]:
    return {"animal": piece.animal.name.lower(), "spot": spot_name(target)}
