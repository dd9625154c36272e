"""What must hold at a table: picks beside the log, seals, and what is not for everybody's eyes."""

from collections.abc import Iterable
from typing import Final
from weakref import WeakKeyDictionary

from jungle_pg.core.audience import is_secret
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.ops import Group, Op, Sprite
from stress.broken import need
from stress.laws import hidden_faces

OVER_IT: Final = ("play", "question", "pause", "result")
"""Scenes under which the table is seen, and which show no cards of their own."""

SLIDING: Final = ("to one side", "from the other")


class TableWatch:
    """Looks at the tables of a program again and again."""

    def __init__(self) -> None:
        self._before: WeakKeyDictionary[Play, AnyMatch] = WeakKeyDictionary()
        self._shows_another: WeakKeyDictionary[Play, bool] = WeakKeyDictionary()
        """Whether cards of another time or of another match are on their way."""
        self.drafts = 0
        """How often something was picked that was not final."""
        self.secrets = 0
        """How often it was looked for what must not be seen."""

    def check(self, play: Play) -> None:
        """A table, whatever is shown over it."""
        _check_session(play)
        self._check_draft(play)
        match = play.match
        before = self._before.get(play)
        if before is not None and before is not match:
            _check_seals(before, match)
            if not _is_same_game(before, match):
                self._shows_another[play] = True
        self._before[play] = match

    def check_seen(self, play: Play, top: str, ops: tuple[Op, ...], now: float) -> None:
        """What is drawn while a table is the only place where cards could come from."""
        table, pieces = play.table, play.table_view.pieces
        looks_back = table.state.looking is not None
        if looks_back or not pieces.is_moving(now):
            self._shows_another[play] = looks_back
        is_elsewhere = top not in OVER_IT or _slides(ops)
        if is_elsewhere or self._shows_another.get(play, False) or not is_secret(play.match):
            return
        self.secrets += 1
        hidden = hidden_faces(play.match, table.state.viewer)
        seen = hidden & set(_sprites(ops))
        need(not seen, "seen by", table.state.viewer, "though hidden:", sorted(seen))

    def _check_draft(self, play: Play) -> None:
        table, draft = play.table, play.table.state.draft
        need(draft.match is play.match, "picks that belong to another match")
        self.drafts += bool(draft.picks)
        ahead = draft.match
        for action in draft.picks:
            played = ahead.play(action)
            need(not isinstance(played, Refusal), "a pick that is refused:", action)
            ahead = ahead if isinstance(played, Refusal) else played
        need(ahead == table.state.with_picks, "other picks than those that are shown")
        need(table.state.with_picks.state == draft.state, "picks lead to another state")
        book, state = play.match.rulebook, draft.match.state
        for action, after in zip(draft.picks, draft.picked, strict=True):
            need(not book.commits(state, action), "a final pick is held back:", action)
            state = after
        seen, viewer = table.state.seen.state, table.state.viewer
        if not table.state.sees_all:
            need(
                seen == book.seen_by(table.state.with_picks.state, viewer),
                "another view than its own",
            )
        need(table.state.sees_all is False or not is_secret(play.match), "everything lies open")


def _check_session(play: Play) -> None:
    match, table = play.match, play.table
    looking = table.state.looking
    is_inside = looking is None or 0 <= looking <= len(match.moments)
    need(is_inside, "looking at ply", looking, "of", len(match.moments))
    used = table.state.timing.clock.used_before_s
    need(0 <= used < float("inf"), "a clock that has used", used)
    if play.state.selected:
        book, state = match.rulebook, table.state.seen.state
        picks = {book.picks(state, action)[0] for action in book.actions(state)}
        need(
            play.state.selected[0] in picks,
            "a piece is chosen that cannot move:",
            play.state.selected,
        )


def _check_seals(before: AnyMatch, after: AnyMatch) -> None:
    """What was sealed stays, as long as it is the same match."""
    if not _is_same_game(before, after) or not is_secret(before):
        return
    played = range(before.cursor, 0, -1)
    sealed = next((ply for ply in played if before.moments[ply - 1].seals), 0)
    is_kept = after.moments[:sealed] == before.moments[:sealed] and after.cursor >= sealed
    need(is_kept, "undo has crossed the seal of ply", sealed, "to", after.cursor)


def _is_same_game(before: AnyMatch, after: AnyMatch) -> bool:
    """Whether a match was gone on with or back in, and not begun anew."""
    return before.setup == after.setup and before.opening is after.opening


def _slides(ops: tuple[Op, ...]) -> bool:
    """Whether a scene is on its way in or out, which may be any; it may lie below another one."""
    groups = [op for op in ops if isinstance(op, Group)]
    return any(group.key in SLIDING or _slides(group.ops) for group in groups)


def _sprites(ops: tuple[Op, ...]) -> Iterable[str]:
    """The names of everything in a picture that is an asset."""
    ahead = [ops]
    while ahead:
        for op in ahead.pop():
            if isinstance(op, Group):
                ahead.append(op.ops)
            elif isinstance(op, Sprite):
                yield op.name
