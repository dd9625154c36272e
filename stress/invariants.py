"""What must hold after every input, whatever it was."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import fields, replace
from math import isfinite, isnan
from typing import Final

from jungle_pg.core.match import AnyMatch, replay
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX
from jungle_pg.files.autosave.running_match import Autosave, with_ending
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.play import Play
from jungle_pg.shell.app import App
from jungle_pg.stage.ops import Box, Disc, Drawing, Group, Op, Scenery, Slab, Sprite, Text
from jungle_pg.ui.page import Page
from stress.broken import need
from stress.laws import broken_laws
from stress.table_watch import TableWatch

KNOWN: Final = (Sprite, Drawing, Slab, Box, Text, Disc, Scenery, Group)
FARTHEST_PX: Final = 200_000
"""No place and no size is larger; a list of ten thousand saves is the longest there is."""

LONGEST_TEXT: Final = 5_000
DISK_S: Final = 20.0
POINTERS: Final = ("arrow", "hand", "text")


class Invariants:
    """Looks at the program between its turns; what it has seen before it does not look at again."""

    def __init__(self) -> None:
        self._matches: deque[AnyMatch] = deque(maxlen=4)
        self._seen: dict[int, tuple[Op, ...]] = {}
        self.looks = 0
        self.positions: Counter[str] = Counter()
        """Of each game, by its id."""
        self.dangers: Counter[str] = Counter()
        """Positions where somebody must answer a danger, of each game that has them."""
        self.ends: Counter[str] = Counter()
        """Matches that were over, by game and reason."""
        self.tables = TableWatch()

    def check(self, app: App, now: float) -> None:
        """Everything that costs little."""
        self.looks += 1
        need(bool(app.stack.scenes) or app.is_over, "no scene is open")
        for scene in app.stack.scenes:
            wakes_at = scene.wakes_at(now)
            is_number = isinstance(wakes_at, int | float) and not isnan(wakes_at)
            is_time = wakes_at is None or is_number
            need(is_time, scene.name, "wants to wake at", wakes_at)
            page = getattr(scene, "page", None)
            if isinstance(page, Page):
                _check_page(scene.name, page)
            if isinstance(scene, Play | Replay):
                self._check_match(scene.match)
            if isinstance(scene, Play):
                self.tables.check(scene)
                if _is_painted(app):
                    self.tables.check_seen(scene, app.stack.top.name, app._frame, now)
        need(app.stack.pointer() in POINTERS, "a mouse like", app.stack.pointer())
        need(not app.warnings._told, "a complaint:", app.warnings._told)
        self._check_ops(app._frame)

    def _check_match(self, match: AnyMatch) -> None:
        if any(match is known for known in self._matches):
            return
        length = len(match.moments)
        need(0 <= match.floor <= match.cursor <= length, "a cursor at", match.cursor)
        again = replay(match.rulebook, match.setup, match.entries)
        need(again.refusal is None, "an entry that is refused:", again.refusal)
        need(again.match.opening == match.opening, "another opening than that of the log")
        need(again.match.moments == match.moments, "other states than those of the log")
        codec, state = match.rulebook.codec, match.state
        text = codec.position_text(state)
        read = match.rulebook.start(match.setup.rules, text)
        need(codec.position_text(read) == text, "a state that cannot be:", text)
        need(match.actor != CHANCE, "luck is waited for")
        broken = broken_laws(match.rulebook, state)
        need(not broken, "a state of", match.rulebook.game_id, "with", broken)
        if match.actor is not None:
            need(bool(match.rulebook.actions(state)), "nothing can be played, and it is not over")
        self._count(match)
        self._matches.append(match)

    def _count(self, match: AnyMatch) -> None:
        name, danger = match.rulebook.game_id, match.rulebook.danger(match.state)
        self.positions[name] += 1
        if match.verdict is not None:
            self.ends[f"{name} {match.verdict.reason}"] += 1
        if danger is not None:
            self.dangers[name] += 1
            need(bool(danger.by), "a danger from nobody at", danger.pick)

    def _check_ops(self, ops: tuple[Op, ...]) -> None:
        """Only lists that were not in the last picture; the others are the very same tuples."""
        seen: dict[int, tuple[Op, ...]] = {}
        ahead = [ops]
        while ahead:
            found = ahead.pop()
            is_known = self._seen.get(id(found)) is found
            seen[id(found)] = found
            for op in found:
                if not is_known:
                    _check_op(op)
                if isinstance(op, Group):
                    ahead.append(op.ops)
        self._seen = seen


def _is_painted(app: App) -> bool:
    """Whether the window shows how things stand: not while it is hidden or waits for pictures."""
    is_behind = app.is_held or app._settles_at is not None
    return not is_behind and not app.window.is_hidden()


def _check_page(name: str, page: Page) -> None:
    focused = [widget.name for widget in page.widgets if widget.has_focus]
    need(len(focused) <= 1, "several have the focus of", name, focused)
    held = [widget.name for widget in page.widgets if widget.is_held]
    need(len(held) <= 1, "several are held of", name, held)


def _check_op(op: Op) -> None:
    need(isinstance(op, KNOWN), "an unknown op", op)
    for each in fields(op):
        value = getattr(op, each.name)
        if isinstance(value, float | int) and not isinstance(value, bool):
            is_sane = isfinite(value) and abs(value) <= FARTHEST_PX
            need(is_sane, each.name, "is", value, "in", op)
    alpha = getattr(op, "alpha", 255)
    need(isinstance(alpha, int) and 0 <= alpha <= 255, "an alpha of", alpha, "in", op)
    for side in ("w", "h", "r", "size"):
        need(getattr(op, side, 0) >= 0, "a negative", side, "in", op)
    if isinstance(op, Text):
        need(len(op.text) <= LONGEST_TEXT, "a line of so many letters:", len(op.text))


def check_autosave(app: App) -> bool:
    """Whether a match is kept at all; what the disk has is the match on the table."""
    for play in _boards(app):
        autosave = play.keeping._autosave
        if autosave is None:
            continue
        need(_is_written(autosave), "the disk is waited for without end")
        need(autosave.problem is None, "not kept:", autosave.problem)
        rulebooks = {name: game.rulebook for name, game in app.world.games().items()}
        loaded = read_journal(rulebooks, with_ending(autosave.stem, SUFFIX))
        need(isinstance(loaded, Loaded), "a journal that cannot be read:", loaded)
        assert isinstance(loaded, Loaded)
        need(_is_same(loaded.match, play.match), "the disk has another match")
        return True
    return False


def _is_same(first: AnyMatch, second: AnyMatch) -> bool:
    """Whether two matches are the same; the usual position needs no name."""
    setups = [replace(match.setup, position=None) for match in (first, second)]
    logs = [(match.opening, match.moments, match.cursor) for match in (first, second)]
    return setups[0] == setups[1] and logs[0] == logs[1]


def _is_written(autosave: Autosave) -> bool:
    """Wait for the disk, but not without end."""
    with autosave._wake:
        return autosave._wake.wait_for(
            lambda: not autosave._is_busy and not autosave._has_work(), DISK_S
        )


def _boards(app: App) -> Iterable[Play]:
    return (scene for scene in app.stack.scenes if isinstance(scene, Play))
