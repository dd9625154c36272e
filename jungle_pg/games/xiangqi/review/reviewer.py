"""How games of Xiangqi are reviewed: chances, phases, the opening book, motifs and skills."""

from typing import Final

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Reviewer, Skill
from jungle_pg.core.review.values import Motif, Phase, ReviewedMove
from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.thinking import Reader
from jungle_pg.games.xiangqi.engine.lookups import lookups
from jungle_pg.games.xiangqi.engine.openings import (
    BOOK_FILE,
    Openings,
    choices_of,
    parse_openings,
)
from jungle_pg.games.xiangqi.review import motifs
from jungle_pg.games.xiangqi.review.pressing import MENACE
from jungle_pg.games.xiangqi.review.taking import captures, gain, worth
from jungle_pg.games.xiangqi.review.threats import WAYS

NODES: Final = 60_000
"""Half a second for each place where the search is interpreted."""
STEEPNESS: Final = 450.0
"""Fitted to 470 games of the search against itself: 440 at 3,000 positions a move, 460 at 1,500."""

FORCES: Final = {Kind.CHARIOT: 2, Kind.HORSE: 1, Kind.CANNON: 1}
"""What decides of the part of a game, by how much; each side begins with eight."""
OPENING_FORCES: Final = 14
OPENING_ROUNDS: Final = 10
END_FORCES: Final = 6
"""With so little a game is in its end, with so much in its opening."""

SACRIFICE: Final = 3
"""What must be given up for nothing so that it is one: more than a guard."""

MATES: Final = "mates"
FORKS: Final = "forks"
GUARDS: Final = "guards"
OPENINGS: Final = "openings"
ENDINGS: Final = "endings"

SKILLS: Final = (
    Skill(MATES, frozenset({"xiangqi_mate", "xiangqi_facing"}), frozenset({"xiangqi_mates"})),
    Skill(FORKS, frozenset({"xiangqi_lines", "xiangqi_legs"}), frozenset({"xiangqi_attacks"})),
    Skill(GUARDS, frozenset({"defence", "xiangqi_checks", "xiangqi_duel_hold"})),
    Skill(
        OPENINGS,
        frozenset(
            {
                *(f"xiangqi_boss_{name}" for name in ("soldier", "horse", "cannon", "general")),
                "xiangqi_duel_chariot_down",
            }
        ),
    ),
    Skill(
        ENDINGS,
        frozenset({"xiangqi_soldiers", "xiangqi_duel_chariots", "xiangqi_duel_soldiers"}),
    ),
)


class XiangqiReviewer(Reviewer):
    """Reviews games of Xiangqi; it reads the opening book when it is first needed."""

    nodes = NODES
    steepness = STEEPNESS
    skills = SKILLS

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._openings: Openings | None = None

    def phase(self, state: XiangqiState) -> Phase:
        kinds = (piece.kind for piece in state.board if piece is not None)
        forces = sum(FORCES.get(kind, 0) for kind in kinds)
        if forces <= END_FORCES:
            return Phase.END
        is_early = state.move_number <= OPENING_ROUNDS
        return Phase.OPENING if is_early and forces >= OPENING_FORCES else Phase.MIDDLE

    def book_moves(self, match: AnyMatch) -> int:
        """The moves from the start that the book has, without a gap."""
        for number, moment in enumerate(match.moments):
            state, entry = match.state_at(number), moment.entry
            known = choices_of(self._book(), state.mover, state.board)
            if not isinstance(entry, Ply) or entry.action not in (move for move, _ in known):
                return number
        return len(match.moments)

    def gives_up_material(self, state: XiangqiState, action: Move) -> bool:
        after, enemy = board_after(state.board, action), opponent(state.mover)
        lost = max((gain(after, enemy, capture) for capture in captures(after, enemy)), default=0)
        return lost - worth(state.board, action.target) >= SACRIFICE

    def prepare(self, rules: XiangqiRules) -> None:
        lookups()

    def motif(
        self, state: XiangqiState, played: Move, best: tuple[Move, ...], reply: tuple[Move, ...]
    ) -> Motif | None:
        return motifs.motif_of(state, played, best, reply)

    def holds(self, state: XiangqiState, motif: Motif) -> bool:
        return motifs.holds(state, motif)

    def skill(self, state: XiangqiState, move: ReviewedMove) -> str:
        """By what the motif is about; without one by the part of the game, if that is telling."""
        if move.motif is not None and move.motif.code in SKILL_OF:
            return SKILL_OF[move.motif.code]
        return {Phase.OPENING: OPENINGS, Phase.END: ENDINGS}.get(move.phase, "")

    def _book(self) -> Openings:
        if self._openings is None:
            try:
                self._openings = parse_openings(self._read(BOOK_FILE).decode("utf-8"))
            except (OSError, UnicodeDecodeError, BadText):
                self._openings = {}
        return self._openings


def _skill_of(code: str) -> str:
    what = code.partition("_")[2]
    if what in (*motifs.MATING, MENACE) or code in (motifs.STILL, motifs.PREVENTS):
        return MATES
    if what in WAYS:
        return FORKS
    return ENDINGS if code.startswith(f"{motifs.ENDS}_") else GUARDS


SKILL_OF: Final = {code: _skill_of(code) for code in motifs.CODES}
"""The skill each motif wants."""


def reviewer(read: Reader) -> XiangqiReviewer:
    """The reviewer of Xiangqi, which reads files that came with the program."""
    return XiangqiReviewer(read)
