"""How Jungle is reviewed: its curve, its phases, its skills, and what is said of a move."""

from typing import Final

from jungle_pg.core.jungle.moves import board_after
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, JungleState
from jungle_pg.core.review.reviewer import Reviewer, Skill
from jungle_pg.core.review.values import Motif, Phase, ReviewedMove
from jungle_pg.core.rulebook import opponent
from jungle_pg.engine.thinking import Reader
from jungle_pg.games.jungle.engine.lookups import lookups_of
from jungle_pg.games.jungle.review import motifs
from jungle_pg.games.jungle.review.blows import LEAST
from jungle_pg.games.jungle.review.taking import best_gain, worth

STEEPNESS: Final = 460.0
"""Fitted to self-play: `python -m benchmarks.review_curve jungle`. From 300 to 500 it tells games
nearly as well; there a deeper search agrees most where it is flat."""
NODES: Final = 150_000
"""Half a second for each place where the search is interpreted."""

OPENING_ANIMALS: Final = 15
OPENING_MOVES: Final = 10
END_ANIMALS: Final = 6

DENS: Final = "dens"
CAPTURES: Final = "captures"
LEAPS: Final = "leaps"
TRAPS: Final = "traps"
ENDINGS: Final = "endings"

SKILLS: Final = (
    Skill(DENS, frozenset({"den", "race"})),
    Skill(CAPTURES, frozenset({"hunt", "rat and elephant", "sacrifice"})),
    Skill(LEAPS, frozenset({"leap", "swim"}), frozenset({"river"})),
    Skill(TRAPS, frozenset({"trap"}), frozenset({"traps"})),
    Skill(ENDINGS, frozenset({"zugzwang", "sidestep", "retreat"})),
)
"""What each is trained by in the journey; a theme may be in any chapter."""

_BY_MOTIF: Final = {
    DENS: {
        "den",
        "den_next",
        "den_soon",
        "den_forced",
        "den_still",
        "leaves_den",
        "prevent_den",
        "later_den",
    },
    LEAPS: {"leap_takes", "frees_leap", "block"},
    TRAPS: {"in_trap", "into_trap"},
    ENDINGS: {"last", "stuck", *motifs.DRAWN_BY},
}
"""The skill of each motif, by its code without its tense; all others are about captures."""


class JungleReviewer(Reviewer):
    """Reviews Jungle under any rules."""

    nodes = NODES
    steepness = STEEPNESS
    skills = SKILLS

    def phase(self, state: JungleState) -> Phase:
        animals = sum(piece is not None for piece in state.board)
        if animals <= END_ANIMALS:
            return Phase.END
        is_opening = animals >= OPENING_ANIMALS and state.move_number <= OPENING_MOVES
        return Phase.OPENING if is_opening else Phase.MIDDLE

    def gives_up_material(self, state: JungleState, action: Action) -> bool:
        """Whether more can be taken after a move than it takes, and could not be before it."""
        if not isinstance(action, Move):
            return False
        rules, enemy = state.rules, opponent(state.mover)
        after = board_after(state.board, action)
        own = worth(state.board, action.target)
        for spot, piece in enumerate(after):
            if piece is None or piece.seat == enemy:
                continue
            lost = best_gain(rules, after, enemy, spot)
            origin = action.start if spot == action.target else spot
            before = best_gain(rules, state.board, enemy, origin)
            if lost - own >= LEAST and lost > before:
                return True
        return False

    def prepare(self, rules: JungleRules) -> None:
        lookups_of(rules, knows_places=True, eager=None)

    def motif(
        self,
        state: JungleState,
        played: Action,
        best: tuple[Action, ...],
        reply: tuple[Action, ...],
    ) -> Motif | None:
        lines = [tuple(each for each in line if isinstance(each, Move)) for line in (best, reply)]
        if not isinstance(played, Move):
            return None
        found = motifs.motif_of(state, played, *lines)
        return found if found is not None and self.holds(state, found) else None

    def holds(self, state: JungleState, motif: Motif) -> bool:
        return motifs.holds(state, motif)

    def skill(self, state: JungleState, move: ReviewedMove) -> str:
        about = "" if move.motif is None else move.motif.code.partition("_")[2]
        named = next((skill for skill, codes in _BY_MOTIF.items() if about in codes), None)
        if named is not None:
            return named
        return ENDINGS if self.phase(state) is Phase.END else CAPTURES


def reviewer(read: Reader) -> JungleReviewer:
    """The reviewer of Jungle, which needs no file."""
    return JungleReviewer()
