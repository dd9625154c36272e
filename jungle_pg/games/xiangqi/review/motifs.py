"""One true sentence about a move: what it allows, what it misses, what it does.

A motif is told only after the same check as `holds` makes has found it true.
"""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.review.values import Motif
from jungle_pg.core.rulebook import BadText, Fact, Seat, opponent
from jungle_pg.core.xiangqi.attacks import is_attacked
from jungle_pg.core.xiangqi.board import Board, Point, general_of, parse_point, point_name
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.rulebook import RULEBOOK
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.review.blows import (
    DEARER,
    FREE,
    HOLLOW,
    MATES,
    MATES_SOON,
    MORE_TAKERS,
    STUCK,
    Blow,
    blow_of,
    pressing_blows,
    proves,
)
from jungle_pg.games.xiangqi.review.causes import CAUSES, GIVES_FOR, cause_of, is_cause
from jungle_pg.games.xiangqi.review.later import CODES as LATER_CODES
from jungle_pg.games.xiangqi.review.later import LATER, LATER_FOR, LATER_MATE, balance_of, later_of
from jungle_pg.games.xiangqi.review.pressing import LATER_ATTACKS, PRESSING, later_attack
from jungle_pg.games.xiangqi.review.taking import (
    MATE,
    captures,
    exchange,
    gain,
    mates_at_once,
    piece_on,
    worth,
)
from jungle_pg.games.xiangqi.review.threats import LEAST, OPENED, WAYS, opener

ALLOWS: Final = "allows"
MISSES: Final = "misses"
DOES: Final = "does"
ENDS: Final = "ends"
TENSES: Final = (ALLOWS, MISSES, DOES)
"""What the answer does, what the best move would have done, what the move itself does."""

STILL: Final = "allows_mate_still"
"""The mate was there before, and the move did nothing against it."""
ESCAPES: Final = "does_escape"
SAVES: Final = "does_save"
PREVENTS: Final = "does_prevent_mate"
ENDINGS: Final = ("repetition", "perpetual_check", "perpetual_chase", "no_capture", "dead_position")

TAKING: Final = (FREE, DEARER, MORE_TAKERS)
MATING: Final = (MATES, STUCK, MATES_SOON)
BLOWS: Final = (*MATING, *TAKING, HOLLOW, *WAYS, *PRESSING)

CODES: Final = (
    *(f"{tense}_{blow}" for tense in TENSES for blow in BLOWS),
    *(f"{ALLOWS}_{cause}" for cause in CAUSES),
    *(f"{tense}_{code}" for tense in (ALLOWS, MISSES) for code in (*LATER_CODES, LATER_ATTACKS)),
    STILL,
    *(ESCAPES, SAVES, PREVENTS),
    *(f"{ENDS}_{reason}" for reason in ENDINGS),
)
"""All that can be said."""

WORTH_SAVING: Final = 5
"""What a piece must count so that its rescue is told."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A motif before its facts are written down, and how much hangs on it."""

    code: str
    line: tuple[Move, ...]
    gain: int
    victims: tuple[Point, ...] = ()


def motif_of(
    state: XiangqiState, played: Move, best: tuple[Move, ...], reply: tuple[Move, ...]
) -> Motif | None:
    """Why a move was wrong, or right where it is the best one; None where nothing is proved."""
    found = _found(state, played, best, reply)
    if found is None:
        return None
    motif = _written(state.board, found)
    return motif if holds(state, motif) else None


def holds(state: XiangqiState, motif: Motif) -> bool:
    """Whether a motif is true of a state: its line can be played and shows what is claimed."""
    try:
        line = tuple(map(RULEBOOK.codec.parse_action, motif.line))
        victims = tuple(
            parse_point(str(fact)) for name, fact in motif.facts if name in ("at", "second_at")
        )
    except BadText:
        return False
    if not line or not _can_be_played(state, line):
        return False
    claimed = _Found(motif.code, line, 0, victims)
    if motif.code.partition("_")[2] in WAYS and _can_be_ended(state, line):
        return False
    return _is_true(state, claimed) and _written(state.board, claimed).facts == motif.facts


def _found(
    state: XiangqiState, played: Move, best: tuple[Move, ...], reply: tuple[Move, ...]
) -> _Found | None:
    board, mover = state.board, state.mover
    verdict = RULEBOOK.play(state, played).state.verdict
    if verdict is not None and verdict.reason in ENDINGS:
        return _Found(f"{ENDS}_{verdict.reason}", (played,), MATE)
    if not best or played == best[0]:
        return _done(board, mover, played)
    missed = blow_of(board, mover, best[0])
    if missed is not None:
        done = blow_of(board, mover, played)
        if missed.gain == 0 or (done is not None and done.gain >= missed.gain):
            missed = None
    allowed = _allowed(board, mover, played, best[0], reply)
    if allowed is not None and (missed is None or allowed.gain >= missed.gain):
        return allowed
    if missed is None:
        later = _later(board, mover, (played, *reply), best)
        return later or _pressed(board, mover, played, best, reply)
    return _Found(f"{MISSES}_{missed.code}", missed.line, missed.gain, missed.victims)


def _later(
    board: Board, mover: Seat, line: tuple[Move, ...], best: tuple[Move, ...]
) -> _Found | None:
    """What the line that follows loses, or the better one wins, where that makes a difference."""
    lost, won = later_of(board, mover, line, opponent(mover)), later_of(board, mover, best, mover)
    differs = balance_of(board, mover, line) < balance_of(board, mover, best)
    for tense, later in ((ALLOWS, lost), (MISSES, won)):
        if later is not None and (differs or later.code == LATER_MATE):
            return _Found(f"{tense}_{later.code}", later.line, 0, later.victims)
    return None


def _pressed(
    board: Board, mover: Seat, played: Move, best: tuple[Move, ...], reply: tuple[Move, ...]
) -> _Found | None:
    """What the answer begins and could not begin after the best move, or what that would have."""
    enemy = opponent(mover)
    after, instead = board_after(board, played), board_after(board, best[0])
    could_be = bool(reply) and reply[0] in legal_moves(instead, enemy)
    for tense, blows, others in (
        (
            ALLOWS,
            pressing_blows(after, enemy, reply[0]) if reply else (),
            pressing_blows(instead, enemy, reply[0]) if could_be else (),
        ),
        (MISSES, pressing_blows(board, mover, best[0]), pressing_blows(board, mover, played)),
    ):
        anyway = {(blow.code, blow.victims) for blow in others}
        for blow in blows:
            if (blow.code, blow.victims) not in anyway:
                line = (played, *blow.line) if tense == ALLOWS else blow.line
                return _Found(f"{tense}_{blow.code}", line, 0, blow.victims)
    for tense, whole, winner in ((ALLOWS, (played, *reply), enemy), (MISSES, best, mover)):
        hunted = later_attack(board, mover, whole, winner)
        if hunted is not None:
            return _Found(f"{tense}_{LATER_ATTACKS}", hunted[0], 0, hunted[1])
    return None


def _allowed(
    board: Board, mover: Seat, played: Move, best: Move, reply: tuple[Move, ...]
) -> _Found | None:
    """What the answer does that it could not do after the best move."""
    after, enemy = board_after(board, played), opponent(mover)
    answer = reply[0] if reply else _plainest(after, enemy)
    if answer is None:
        return None
    blow = blow_of(after, enemy, answer)
    if blow is None or blow.gain <= worth(board, played.target):
        return None
    instead = board_after(board, best)
    if answer in legal_moves(instead, enemy) and instead[answer.start] == after[answer.start]:
        anyway = blow_of(instead, enemy, answer)
        if anyway is not None and anyway.gain >= blow.gain:
            return None
    line, won = (played, *blow.line), blow.gain - worth(board, played.target)
    if blow.code == MATES and _mates_already(board, enemy, answer):
        return _Found(STILL, line, won)
    if blow.code in TAKING:
        cause = cause_of(board, played, answer)
        if cause:
            return _Found(f"{ALLOWS}_{cause}", line, won, blow.victims)
    return _Found(f"{ALLOWS}_{blow.code}", line, won, blow.victims)


def _plainest(board: Board, mover: Seat) -> Move | None:
    """What answers a move where no line is known: a mate at once, or what takes most."""
    most = max(captures(board, mover), key=lambda move: gain(board, mover, move), default=None)
    return mates_at_once(board, mover) or most


def _done(board: Board, mover: Seat, played: Move) -> _Found | None:
    """What a good move does, or what it saves."""
    blow = blow_of(board, mover, played)
    if blow is not None and blow.gain >= LEAST:
        return _Found(f"{DOES}_{blow.code}", blow.line, blow.gain, blow.victims)
    if _prevents_mate(board, mover, played):
        return _Found(PREVENTS, (played,), MATE)
    saved = _saved(board, mover, played)
    if saved is not None:
        code = ESCAPES if saved == played.start else SAVES
        return _Found(code, (played,), worth(board, saved), (saved,))
    for begun in (*filter(None, (blow,)), *pressing_blows(board, mover, played)):
        return _Found(f"{DOES}_{begun.code}", begun.line, begun.gain, begun.victims)
    return None


def _is_true(state: XiangqiState, claimed: _Found) -> bool:
    board, mover, code, line = state.board, state.mover, claimed.code, claimed.line
    played, victims = line[0], claimed.victims
    enemy = opponent(mover)
    if code == STILL:
        return (
            len(line) == 2
            and proves(board_after(board, played), enemy, Blow(MATES, line[1:], MATE))
            and _mates_already(board, enemy, line[1])
        )
    if code == PREVENTS:
        return _prevents_mate(board, mover, played)
    if code in (ESCAPES, SAVES):
        is_own = victims == (played.start,)
        return (
            len(victims) == 1
            and is_own == (code == ESCAPES)
            and _is_saved(board, mover, played, victims[0])
        )
    tense, _, what = code.partition("_")
    if what == LATER_ATTACKS:
        winner = enemy if tense == ALLOWS else mover
        return later_attack(board, mover, line, winner) == (line, victims)
    if what in LATER_CODES:
        later = later_of(board, mover, line, enemy if tense == ALLOWS else mover)
        return later is not None and (later.code, later.line, later.victims) == (
            what,
            line,
            victims,
        )
    match tense:
        case "ends":
            verdict = RULEBOOK.play(state, played).state.verdict
            return verdict is not None and verdict.reason == what
        case "allows" if what in CAUSES:
            return (
                len(line) > 1
                and victims == (line[1].target,)
                and is_cause(what, board, played, line[1])
            )
        case "allows":
            blow = Blow(what, line[1:], 0, victims)
            return len(line) > 1 and proves(board_after(board, played), enemy, blow)
        case _:
            return proves(board, mover, Blow(what, line, 0, victims))


def _mates_already(board: Board, enemy: Seat, answer: Move) -> bool:
    """Whether a mate would have been one already, if the other side had been to move."""
    general = general_of(board, opponent(enemy))
    return (
        general is not None
        and not is_attacked(board, general, enemy)
        and answer in legal_moves(board, enemy)
        and proves(board, enemy, Blow(MATES, (answer,), MATE))
    )


def _prevents_mate(board: Board, mover: Seat, played: Move) -> bool:
    """Whether a mate at once threatened before a move, and none does after it."""
    general, enemy = general_of(board, mover), opponent(mover)
    if general is None or is_attacked(board, general, enemy):
        return False
    return (
        mates_at_once(board, enemy) is not None
        and mates_at_once(board_after(board, played), enemy) is None
    )


def _saved(board: Board, mover: Seat, played: Move) -> Point | None:
    """The dearest piece that would have been lost, and is safe after a move."""
    own = [
        point
        for point, piece in enumerate(board)
        if piece is not None and piece.seat == mover and WORTH_SAVING <= worth(board, point) < MATE
    ]
    saved = (point for point in own if _is_saved(board, mover, played, point))
    return max(saved, key=lambda point: worth(board, point), default=None)


def _is_saved(board: Board, mover: Seat, played: Move, point: Point) -> bool:
    """Whether a piece could have been taken with gain before a move, and cannot after it."""
    general, enemy = general_of(board, mover), opponent(mover)
    if general is None or is_attacked(board, general, enemy) or worth(board, point) < WORTH_SAVING:
        return False
    piece, now = board[point], played.target if point == played.start else point
    return (
        piece is not None
        and piece.seat == mover
        and exchange(board, enemy, point) > 0
        and exchange(board_after(board, played), enemy, now) == 0
    )


def _can_be_played(state: XiangqiState, line: tuple[Move, ...]) -> bool:
    for move in line:
        if state.verdict is not None or move not in RULEBOOK.actions(state):
            return False
        state = RULEBOOK.play(state, move).state
    return True


def _can_be_ended(state: XiangqiState, line: tuple[Move, ...]) -> bool:
    """Whether some answer to what threatens ends the game by a count, so that nothing falls."""
    for move in line[:-2]:
        state = RULEBOOK.play(state, move).state
    answers = RULEBOOK.actions(state)
    return any(RULEBOOK.play(state, answer).state.verdict is not None for answer in answers)


def _written(board: Board, found: _Found) -> Motif:
    """A motif with its facts: letters of pieces, names of points, how many moves."""
    facts: dict[str, Fact] = {}
    line, victims = found.line, found.victims
    played = line[0]
    facts["mover"] = piece_on(board, played.start).letter
    stands, acting = board, played
    if found.code.partition("_")[2] in (*LATER_CODES, LATER_ATTACKS):
        for move in line[:-1]:
            stands = board_after(stands, move)
        acting = line[-1]
    elif found.code.startswith(f"{ALLOWS}_"):
        stands, acting = board_after(board, played), line[1]
    if found.code.startswith(f"{ENDS}_"):
        return Motif(found.code, tuple(facts.items()), _texts(line))
    facts["taker"] = piece_on(stands, acting.start).letter
    seen = stands if _are_taken_at_once(found.code) else board_after(stands, acting)
    for (piece, at), victim in zip(
        (("piece", "at"), ("second", "second_at")), victims, strict=False
    ):
        facts[piece] = piece_on(seen, victim).letter
        facts[at] = point_name(victim)
    if found.code == f"{ALLOWS}_{GIVES_FOR}":
        facts["other"] = piece_on(board, played.target).letter
    if found.code.endswith(f"_{OPENED}"):
        by = opener(stands, piece_on(stands, acting.start).seat, acting, victims[0])
        facts["opened"] = "" if by is None else piece_on(seen, by).letter
    if found.code.endswith(f"_{MATES_SOON}"):
        first = line.index(acting)
        facts["moves"] = (len(line) - first + 1) // 2
    return Motif(found.code, tuple(facts.items()), _texts(line))


def _are_taken_at_once(code: str) -> bool:
    """Whether the victims are named as they stand before the move that is spoken of."""
    tense, _, what = code.partition("_")
    is_cause_of_loss = tense == ALLOWS and what in CAUSES
    return what in (*TAKING, LATER, LATER_FOR) or code in (ESCAPES, SAVES) or is_cause_of_loss


def _texts(line: tuple[Move, ...]) -> tuple[str, ...]:
    return tuple(map(RULEBOOK.codec.action_text, line))
