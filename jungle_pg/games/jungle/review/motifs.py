"""One true sentence about a move: what it allows, what it misses, what it does.

A motif is told only after the same check as `holds` makes has found it true.
"""

from typing import Final

from jungle_pg.core.jungle.board import spot_name
from jungle_pg.core.jungle.moves import board_after
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.review.values import Motif
from jungle_pg.core.rulebook import BadText, Fact, opponent
from jungle_pg.games.jungle.review.blows import Blow, blow_of
from jungle_pg.games.jungle.review.causes import CAUSES, RESCUES, cause_of, rescue_of
from jungle_pg.games.jungle.review.later import CODES as LATER_CODES
from jungle_pg.games.jungle.review.later import later_of, told_of
from jungle_pg.games.jungle.review.pressing import (
    LATER_ATTACKS,
    PRESSING,
    PROVEN,
    den_forced,
    first_to_den,
    later_attack,
)
from jungle_pg.games.jungle.review.taking import name_of, piece_on, worth

ALLOWS: Final = "allows"
MISSES: Final = "misses"
DOES: Final = "does"
ENDS: Final = "ends"
TENSES: Final = (ALLOWS, MISSES, DOES)
"""What the answer does, what the best move would have done, what the move itself does."""
DRAWN_BY: Final = ("repetition", "no_capture_limit")

CODES: Final = (
    *(f"{tense}_{code}" for tense in TENSES for code in PROVEN),
    *(f"{ALLOWS}_{cause}" for cause in CAUSES),
    *(f"{DOES}_{rescue}" for rescue in RESCUES),
    *(f"{tense}_{code}" for tense in (ALLOWS, MISSES) for code in (*LATER_CODES, LATER_ATTACKS)),
    *(f"{ENDS}_{reason}" for reason in DRAWN_BY),
)
"""All that can be said."""


def motif_of(
    state: JungleState, played: Move, best: tuple[Move, ...], reply: tuple[Move, ...]
) -> Motif | None:
    """Why a move was wrong, or right where it is the best one; None where nothing is proved."""
    verdict = RULEBOOK.play(state, played).state.verdict
    if verdict is not None and verdict.reason in DRAWN_BY:
        return _written(state, ENDS, verdict.reason, (), Blow(verdict.reason, (played,), 0))
    if not best or played == best[0]:
        return _done(state, played)
    allowed = _allowed(state, played, best[0], reply)
    missed, done = blow_of(state, best[0]), blow_of(state, played)
    if missed is not None and done is not None and done.gain >= missed.gain:
        missed = None
    if allowed is not None and (missed is None or allowed[1] >= missed.gain):
        return allowed[0]
    if missed is not None:
        return _written(state, MISSES, missed.code, (), missed)
    return (
        _later(state, ALLOWS, (played, *reply))
        or _later(state, MISSES, best)
        or _pressed(state, played, best, reply)
    )


def holds(state: JungleState, motif: Motif) -> bool:
    """Whether a motif is true of a state: its line can be played and shows what is claimed."""
    try:
        line = tuple(map(RULEBOOK.codec.parse_action, motif.line))
    except BadText:
        return False
    moves = tuple(action for action in line if isinstance(action, Move))
    if len(moves) < len(line) or not moves or not _can_be_played(state, moves):
        return False
    tense, _, code = motif.code.partition("_")
    return _proved(state, tense, code, moves) == motif


def _proved(state: JungleState, tense: str, code: str, line: tuple[Move, ...]) -> Motif | None:
    """The motif that a line proves."""
    if tense == ENDS:
        verdict = RULEBOOK.play(state, line[0]).state.verdict
        is_true = verdict is not None and verdict.winner is None and verdict.reason == code
        return _written(state, ENDS, code, (), Blow(code, line, 0)) if is_true else None
    if code == LATER_ATTACKS:
        hunted = _hunted(state, tense, line)
        return hunted if hunted is not None and len(hunted.line) == len(line) else None
    if code in LATER_CODES:
        told = _later(state, tense, line)
        return told if told is not None and len(told.line) == len(line) else None
    if tense == ALLOWS:
        return _allowing(state, code, line) if len(line) > 1 else None
    if code in RESCUES:
        rescue = rescue_of(state, line[0])
        is_it = tense == DOES and rescue is not None and rescue.code == code
        return _written(state, DOES, code, (), rescue) if is_it and rescue else None
    blow = PROVEN[code](state, line[0]) if code in PROVEN else None
    return None if blow is None else _written(state, tense, code, (), blow)


def _allowing(state: JungleState, code: str, line: tuple[Move, ...]) -> Motif | None:
    after = RULEBOOK.play(state, line[0]).state
    if after.verdict is not None:
        return None
    if code in PROVEN:
        blow = PROVEN[code](after, line[1])
        return None if blow is None else _written(state, ALLOWS, code, line[:1], blow)
    blow = blow_of(after, line[1])
    if blow is None or cause_of(state, line[0], blow) != code:
        return None
    return _written(state, ALLOWS, code, line[:1], blow)


def _allowed(
    state: JungleState, played: Move, best: Move, reply: tuple[Move, ...]
) -> tuple[Motif, int] | None:
    """What the answer does that it could not do after the best move, and what hangs on it."""
    after = RULEBOOK.play(state, played).state
    if not reply or after.verdict is not None:
        return None
    blow = blow_of(after, reply[0])
    if blow is None or blow.gain <= worth(state.board, played.target):
        return None
    instead = RULEBOOK.play(state, best).state
    if instead.verdict is None and reply[0] in RULEBOOK.actions(instead):
        same = blow_of(instead, reply[0])
        if same is not None and same.gain >= blow.gain:
            return None
    code = cause_of(state, played, blow) or blow.code
    won = blow.gain - worth(state.board, played.target)
    return _written(state, ALLOWS, code, (played,), blow), won


def _done(state: JungleState, played: Move) -> Motif | None:
    """What a good move does, or what it saves."""
    blow, rescue = blow_of(state, played), rescue_of(state, played)
    if rescue is not None and (blow is None or blow.gain < rescue.gain):
        return _written(state, DOES, rescue.code, (), rescue)
    if blow is None:
        blow = next(filter(None, (prover(state, played) for prover in PRESSING)), None)
    return None if blow is None else _written(state, DOES, blow.code, (), blow)


def _later(state: JungleState, tense: str, line: tuple[Move, ...]) -> Motif | None:
    """What a line comes to: for the other side where it is allowed, for the mover if missed."""
    winner = opponent(state.mover) if tense == ALLOWS else state.mover
    blow = later_of(state, line, winner)
    if blow is None or len(blow.line) < 2:
        return None
    taker, victim = told_of(state, blow)
    facts: dict[str, Fact] = {"taker": taker}
    if victim:
        facts |= {"piece": victim, "at": spot_name(blow.line[-1].target)}
    texts = tuple(map(RULEBOOK.codec.action_text, blow.line))
    return Motif(f"{tense}_{blow.code}", tuple(facts.items()), texts)


def _pressed(
    state: JungleState, played: Move, best: tuple[Move, ...], reply: tuple[Move, ...]
) -> Motif | None:
    """What the answer begins and could not begin after the best move, or what that would have."""
    after, instead = (RULEBOOK.play(state, move).state for move in (played, best[0]))
    if after.verdict is not None or instead.verdict is not None:
        return None
    for prover in PRESSING:
        answer = reply[0] if reply else None
        if prover is den_forced:
            answer = first_to_den(after)
        blow = prover(after, answer) if answer is not None else None
        if blow is not None and answer is not None:
            could_be = answer in RULEBOOK.actions(instead)
            same = prover(instead, answer) if could_be else None
            if same is None or same.victims != blow.victims:
                return _written(state, ALLOWS, blow.code, (played,), blow)
        blow = prover(state, best[0])
        if blow is not None:
            done = prover(state, played)
            if done is None or done.victims != blow.victims:
                return _written(state, MISSES, blow.code, (), blow)
    return _hunted(state, ALLOWS, (played, *reply)) or _hunted(state, MISSES, best)


def _hunted(state: JungleState, tense: str, line: tuple[Move, ...]) -> Motif | None:
    """Whom one side comes to attack in a line."""
    winner = opponent(state.mover) if tense == ALLOWS else state.mover
    blow = later_attack(state, line, winner)
    if blow is None:
        return None
    board = state.board
    for move in blow.line[:-1]:
        board = board_after(board, move)
    facts = {
        "taker": name_of(piece_on(board, blow.line[-1].start).animal),
        "piece": name_of(piece_on(board, blow.victims[0]).animal),
        "at": spot_name(blow.victims[0]),
    }
    texts = tuple(map(RULEBOOK.codec.action_text, blow.line))
    return Motif(f"{tense}_{blow.code}", tuple(facts.items()), texts)


def _can_be_played(state: JungleState, line: tuple[Move, ...]) -> bool:
    for move in line:
        if move not in RULEBOOK.actions(state):
            return False
        state = RULEBOOK.play(state, move).state
    return True


def _written(
    state: JungleState, tense: str, code: str, before: tuple[Move, ...], blow: Blow
) -> Motif:
    """A motif with its facts: who does it, to whom and where, and who let it happen."""
    board = state.board
    facts: dict[str, Fact] = {}
    if before:
        facts["mover"] = name_of(piece_on(board, before[0].start).animal)
        if board[before[0].target] is not None:
            facts["other"] = name_of(piece_on(board, before[0].target).animal)
        board = board_after(board, before[0])
    facts["taker"] = name_of(piece_on(board, blow.line[0].start).animal)
    for name, victim in zip(("", "second_"), blow.victims, strict=False):
        facts["second" if name else "piece"] = name_of(piece_on(board, victim).animal)
        facts[f"{name}at"] = spot_name(victim)
    if blow.moves:
        facts["moves"] = blow.moves
    line = tuple(map(RULEBOOK.codec.action_text, (*before, *blow.line)))
    return Motif(f"{tense}_{code}", tuple(facts.items()), line)
