"""The computer player of Jungle, and its two simplest players: random and greedy."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.jungle.board import DENS
from jungle_pg.core.jungle.moves import board_after, legal_moves
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import JungleCodec
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import opponent
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.levels import Level
from jungle_pg.engine.search.thinker import SearchThinker
from jungle_pg.engine.thinking import Clock, Reader, Thought
from jungle_pg.games.jungle.endgames.choice import count_animals, endgame_thought
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.endgames.library import Library
from jungle_pg.games.jungle.endgames.probe import Probe
from jungle_pg.games.jungle.engine.evaluation import MATERIAL, den_distances
from jungle_pg.games.jungle.engine.ground import GOALS, JungleGround
from jungle_pg.games.jungle.engine.lookups import lookups_of
from jungle_pg.games.jungle.engine.root import JungleRoot

LOST: Final = 10_000

HURRY: Final = 100
"""Where a game without captures ends after so many plies or fewer, strong levels are eager."""


class JungleThinker(SearchThinker[JungleState, Move]):
    """Thinks about positions of Jungle; with three animals or fewer it knows the end."""

    codec = JungleCodec()

    def __init__(self, clock: Clock, read: Reader | None = None) -> None:
        super().__init__(clock)
        self._library = Library(read)
        self._probe: Probe | None = None

    def is_over(self, state: JungleState) -> bool:
        return state.verdict is not None

    def root(
        self,
        state: JungleState,
        past: Sequence[JungleState],
        must_stop: Callable[[int], bool],
        level: Level | None,
    ) -> JungleRoot:
        # Who does not know endings knows little of good places either.
        knows = level is None or level.knows_endings
        # Who only wants to know what is best must hear of both sides alike.
        is_hurried = 0 < (state.rules.no_capture_limit or 0) <= HURRY
        eager = state.mover if level is not None and knows and is_hurried else None
        tables = lookups_of(state.rules, knows_places=knows, eager=eager)
        memory = self.memory_for((state.rules, knows), len(tables.moves))
        ask = self.probe_for(state.rules).score if knows else None
        return JungleRoot(state, past, tables, memory, must_stop, ask)

    def by_heart(
        self, state: JungleState, rng: Random, must_stop: Callable[[], bool]
    ) -> Thought[Move] | None:
        probe = self.probe_for(state.rules)
        if count_animals(state.board) == MOST_PIECES + 1:
            # The next capture leads into an ending: from here on the search can ask for it.
            probe.prepare(state.board, must_stop)
        return endgame_thought(probe, state, rng, must_stop)

    def ground(self, match: AnyMatch, task: Task) -> JungleGround | None:
        """Where the judge solves a stage."""
        if task.goal.code not in GOALS:
            return None
        probe = self.probe_for(match.setup.rules)
        return JungleGround(match.opening, match.state, task.goal, task.seat, probe)

    def probe_for(self, rules: JungleRules) -> Probe:
        """The endgame tables under these rules."""
        if self._probe is None or self._probe.rules != rules:
            self._probe = Probe(self._library, rules)
        return self._probe

    def random_action(self, state: JungleState, rng: Random) -> Move:
        """Any move, but never past an open den."""
        return random_move(state, rng)

    def greedy_action(self, state: JungleState, rng: Random) -> Move:
        """The best capture, or a step ahead."""
        return greedy_move(state, rng)


def thinker(clock: Clock, read: Reader) -> JungleThinker:
    """A computer player with nothing in its memory yet but how games end."""
    return JungleThinker(clock, read)


def random_move(state: JungleState, rng: Random) -> Move:
    """Any move, but never past an open den."""
    moves = list(legal_moves(state.rules, state.board, state.mover))
    winning = [move for move in moves if _enters_den(state, move)]
    return rng.choice(winning or moves)


def greedy_move(state: JungleState, rng: Random) -> Move:
    """The best capture, or a step ahead; not onto squares where it would be taken."""
    moves = list(legal_moves(state.rules, state.board, state.mover))
    worths = [_worth(state, move) for move in moves]
    best = max(worths)
    return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == best])


def _enters_den(state: JungleState, move: Move) -> bool:
    return move.target == DENS[opponent(state.mover)]


def _worth(state: JungleState, move: Move) -> int:
    if _enters_den(state, move):
        return LOST
    piece, victim = state.board[move.start], state.board[move.target]
    assert piece is not None
    distances = den_distances(state.rules, piece.seat, piece.animal)
    worth = distances[move.start] - distances[move.target]
    if victim is not None:
        worth += MATERIAL[victim.animal]
    after = board_after(state.board, move)
    answers = list(legal_moves(state.rules, after, opponent(state.mover)))
    if any(answer.target == DENS[state.mover] for answer in answers):
        worth -= LOST
    if any(answer.target == move.target for answer in answers):
        worth -= MATERIAL[piece.animal]
    return worth
