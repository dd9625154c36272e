"""The ways of moves on the board of a review: from where to where, and the arrows of both."""

from jungle_pg.core.review.reviewing import sound_line
from jungle_pg.core.review.values import ReviewedMove
from jungle_pg.core.rulebook import BadText, Pick
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Field
from jungle_pg.scenes.review.captions import ReviewCaptions
from jungle_pg.scenes.review.over import COLOURS, GOOD, Point, Pointed, badge_of


class Ways:
    """Finds where moves go on a board."""

    def __init__(self, look: AnyLook, captions: ReviewCaptions) -> None:
        self._look, self._captions = look, captions

    def ends(self, move: ReviewedMove) -> tuple[Pick, ...]:
        """Both ends of a move that was played."""
        return self._ends_of(move, move.action.split(" "))

    def arrows(self, move: ReviewedMove, field: Field | None) -> tuple[Pointed, ...]:
        """What was played, and what was best where that was something else."""
        colour = COLOURS.get(move.move_class, GOOD)
        first, second = self._way(self.ends(move), field), None
        if move.best != move.action and colour != GOOD:
            best = self._ends_of(move, self._captions.first_of(move))
            second = self._way(best, field)
        found = []
        # Badges of neighbours stand away from each other.
        is_left = first is not None and second is not None and second[1][0] > first[1][0]
        if first is not None:
            badge = badge_of(move.move_class)
            found.append(Pointed(*first, colour, badge, is_badge_left=is_left))
        if second is not None:
            badge = "review/badge_best"
            found.append(Pointed(*second, GOOD, badge, is_second=True, is_badge_left=not is_left))
        return tuple(found)

    def _ends_of(self, move: ReviewedMove, texts: list[str]) -> tuple[Pick, ...]:
        book, state = self._captions.rulebook, self._captions.state_before(move)
        actions = sound_line(book, state, texts)
        if not actions or len(actions) != len(texts):
            return ()
        for action in actions[:-1]:
            state = book.play(state, action).state
        return tuple(book.ends(state, actions[-1]))

    def _way(self, ends: tuple[Pick, ...], field: Field | None) -> tuple[Point, Point] | None:
        if len(ends) < 2 or field is None:
            return None
        try:
            start, end = (self._look.place_of(pick) for pick in (ends[0], ends[-1]))
        except (BadText, LookupError):
            return None
        return field.middle(*start), field.middle(*end)
