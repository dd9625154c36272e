"""What tests of scenes act with: a world that remembers, letters as wide as the real ones,
a performance that follows a script, and a look at whether everything is in its place."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import Final, Protocol

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from jungle_pg.cabinet import games, journeys, reviewers, rulebooks
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.base import Change, Scene, Wish
from jungle_pg.scenes.stack import SLIDE_S, Stack
from jungle_pg.scenes.world import World
from jungle_pg.shell.pictures.fonts import CHINESE_FILE, CHINESE_SIZE, LATIN_FILE, runs, whole_size
from jungle_pg.shell.views import view_maker
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release, Typing
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Op, Scenery, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Widget
from tests.thought_once import a_thinker
from tests.words import language_of

ASSETS: Final = Path(__file__).parent.parent.parent / "assets"
NOWHERE: Final = Path(__file__).parent / "no such folder"
SIZES: Final = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)]
SCALES: Final = [75, 100, 200]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh")
STEP_S: Final = 0.01
FRAME_S: Final = 1 / 60
IDLE_S: Final = 1 / 30
"""How often the program looks up while pictures move, and while all is still."""
NOON: Final = 12


class Paged(Scene, Protocol):
    """A scene whose widgets are on a page."""

    page: Page


@dataclass
class Recorder:
    """A sound that remembers what it was asked for."""

    cues: list[Cue] = field(default_factory=list)
    tunes: list[str | None] = field(default_factory=list)

    def cue(self, cue: Cue) -> None:
        self.cues.append(cue)

    def music(self, name: str | None) -> None:
        self.tunes.append(name)

    @property
    def heard(self) -> list[str]:
        """The names of the sounds so far."""
        return [cue.name for cue in self.cues]


@dataclass
class Pocket:
    """A clipboard of its own."""

    kept: dict[str, str] = field(default_factory=dict)

    def get(self) -> str:
        return self.kept.get("text", "")

    def put(self, text: str) -> None:
        self.kept["text"] = text


def a_world(settings: Settings | None = None) -> World:
    """A world without a computer around it; its folder of saves is not there yet."""
    engine = a_thinker()
    saves = saves_in(NOWHERE, rulebooks)
    return World(
        Recorder(),
        Pocket(),
        settings or Settings(),
        games,
        journeys=journeys,
        reviewers=reviewers,
        engine=engine,
        saves=saves,
    )


def a_match(rules: str = "traditional", position: str | None = None) -> AnyMatch:
    """A match of Jungle that has just begun."""
    return begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules), position))


def heard(world: World) -> list[str]:
    """What was heard in a world of ours."""
    assert isinstance(world.sound, Recorder)
    return world.sound.heard


@cache
def advances(file: str) -> dict[int, float]:
    """How wide each character of a font is, in parts of its size."""
    with TTFont(ASSETS / "fonts" / file) as font:
        widths, units = font["hmtx"], font["head"].unitsPerEm
        return {code: widths[glyph][0] / units for code, glyph in font.getBestCmap().items()}


@lru_cache(maxsize=16_384)
def measure(text: str, size: float) -> float:
    """The width of a text in the real letters, each on whole pixels as they are drawn."""
    total = 0
    for run, is_chinese in runs(text):
        table = advances(CHINESE_FILE if is_chinese else LATIN_FILE)
        pixels = whole_size(size * CHINESE_SIZE) if is_chinese else whole_size(size)
        total += sum(ceil(table.get(ord(letter), 1.0) * pixels) for letter in run)
    return float(total)


view_of = view_maker(language_of, measure, lambda: NOON)
"""A view as the program makes it, from the size of the window and the settings."""


class Performance:
    """Scenes driven as the program drives them: input, time, picture, and changes of settings."""

    def __init__(
        self, first: Scene, world: World | None = None, size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.world = world or a_world()
        self.size = size
        self.stack = Stack(first, view_of(size, self.world.settings))
        self.now = 0.0
        self.wishes: list[Wish] = []

    def run(self, *script: tuple[float, Input]) -> list[Wish]:
        """Give inputs at their times; the wishes that came of them."""
        before = len(self.wishes)
        for time, event in script:
            self.now = time
            self._obey(self.stack.handle(event, time))
            self._obey(self.stack.update(time))
            self.stack.draw(time)
        return self.wishes[before:]

    def do(self, *events: Input) -> list[Wish]:
        """Give inputs one after the other."""
        times = (self.now + STEP_S * number for number in range(1, len(events) + 1))
        return self.run(*zip(times, events, strict=True))

    def keys(self, *names: str) -> list[Wish]:
        """Press keys one after the other."""
        return self.do(*map(Key, names))

    def type(self, text: str) -> list[Wish]:
        """Type letter by letter."""
        return self.do(*map(Typing, text))

    def click(self, name: str) -> list[Wish]:
        """Go to a widget with the mouse and click it."""
        x, y = self.widget(name).rect.middle
        return self.do(Point(x, y), Press(x, y), Release(x, y))

    def tab_through(self) -> set[str]:
        """Press Tab once for each widget; the names of those that were reached."""
        reached = set()
        for _ in range(len(self.page.widgets) + 1):
            self.keys("tab")
            assert self.page.focused is not None
            reached.add(self.page.focused.name)
        return reached

    def tab_to(self, name: str) -> None:
        """Press Tab until a widget has the focus."""
        for _ in self.page.widgets:
            if self.page.focused is not None and self.page.focused.name == name:
                return
            self.keys("tab")
        assert self.page.focused is not None, name
        assert self.page.focused.name == name

    def cover_with(self, *scenes: Scene) -> None:
        """Let scenes lie over those that are open, at once and without a slide."""
        for scene in scenes:
            scene.arrange(self.stack.view)
            self.stack.scenes.append(scene)

    def rest(self, seconds: float = SLIDE_S) -> DrawList:
        """Let time pass; the picture then."""
        self.now += seconds
        self._obey(self.stack.update(self.now))
        return self.stack.draw(self.now)

    def live(self, seconds: float) -> DrawList:
        """Let time pass as the program does, which draws only what is due; the picture then."""
        end, due = self.now + seconds, None
        while self.now < end - 1e-9:
            is_due = due is not None and due <= self.now
            self.now = min(end, self.now + (FRAME_S if is_due else IDLE_S))
            wish = self.stack.update(self.now)
            self._obey(wish)
            due = self.stack.wakes_at(self.now)
            if wish is not None or (due is not None and due <= self.now):
                self.stack.draw(self.now)
        return self.stack.draw(self.now)

    @property
    def page(self) -> Page:
        """The page of the scene in use."""
        return page_of(self.stack.top)

    @property
    def names(self) -> list[str]:
        """The open scenes from the bottom to the top."""
        return [scene.name for scene in self.stack.scenes]

    def widget(self, name: str) -> Widget:
        """A widget of the scene in use."""
        (found,) = [widget for widget in self.page.widgets if widget.name == name]
        return found

    def _obey(self, wish: Wish | None) -> None:
        if wish is None:
            return
        self.wishes.append(wish)
        if isinstance(wish, Change):
            self.world.settings = wish.settings
            self.stack.arrange(view_of(self.size, wish.settings))


def page_of(scene: Scene) -> Page:
    """The page of a scene that has one."""
    page = getattr(scene, "page", None)
    assert isinstance(page, Page), scene.name
    return page


@dataclass(frozen=True)
class Seen:
    """An op where it is seen, and what it is cut off at."""

    op: Op
    dx: float
    dy: float
    clip: Rect | None


def seen(ops: DrawList, dx: float = 0, dy: float = 0, clip: Rect | None = None) -> Iterator[Seen]:
    """All ops of a list, those inside groups and sceneries too."""
    for op in ops:
        if isinstance(op, Group) and op.scale != 1.0:
            continue  # One picture that is shown in another size.
        if isinstance(op, Group):
            inner = Rect(*op.clip).moved(dx, dy) if op.clip else clip
            yield from seen(op.ops, dx + op.dx, dy + op.dy, inner)
        elif isinstance(op, Scenery):
            yield from seen(op.ops, dx + op.x, dy + op.y, clip)
        else:
            yield Seen(op, dx, dy, clip)


def texts_of(ops: DrawList) -> list[str]:
    """Every text that is drawn, in order."""
    return [found.op.text for found in seen(ops) if isinstance(found.op, Text)]


def text_box(text: Text, view: View) -> Rect:
    """Where a text lies, as high as its letters."""
    width = view.measure(text.text, text.size)
    ends = {"left": 0.0, "centre": width / 2, "right": width}
    left = text.x - (width - ends[text.align] if text.upside_down else ends[text.align])
    return Rect(left, text.y - text.size / 2, width, text.size)


def misplaced(scene: Paged, view: View, now: float = 0.0) -> list[str]:
    """What is wrong with the layout of a scene in a window, in words; empty when all is well."""
    scene.arrange(view)
    ops = scene.draw(now)
    return [
        *_wrong_widgets(scene.page, ops, view),
        *_wrong_texts(ops, view),
        *_wrong_pictures(ops),
    ]


def _wrong_widgets(page: Page, ops: DrawList, view: View) -> Iterator[str]:
    """Widgets outside the window or over each other; scrolled ones keep to their port."""
    port, scrolled = _scrolled(ops)
    shown = [widget for widget in page.widgets if widget.rect.w and widget.rect.h]
    for widget in shown:
        rect = widget.rect
        if widget.name in scrolled:
            rect = Rect(rect.x, port.y, rect.w, 1)
        room = port if widget.name in scrolled else view.window
        if not _is_inside(rect, room):
            yield f"{widget.name} is outside: {widget.rect} in {room}"
    fixed = [(w.name, w.rect) for w in shown if w.name not in scrolled]
    moving = [(w.name, w.rect) for w in shown if w.name in scrolled]
    visible = [(name, _common(rect, port)) for name, rect in moving]
    for group in (moving, fixed + visible):
        for (name, rect), (other_name, other) in combinations(group, 2):
            common = _common(rect, other)
            if common.w > 0 and common.h > 0:
                yield f"{name} and {other_name} overlap: {rect} and {other}"


def _scrolled(ops: DrawList) -> tuple[Rect, set[str]]:
    """The port of a scrolled page and the names of what moves in it."""
    for op in ops:
        if isinstance(op, Group):
            if op.key == "scrolled" and op.clip:
                return Rect(*op.clip), {kid.key for kid in op.ops if isinstance(kid, Group)}
            port, names = _scrolled(op.ops)
            if names:
                return port, names
    return Rect(0, 0, 0, 0), set()


def _wrong_texts(ops: DrawList, view: View) -> Iterator[str]:
    """Texts that run out of the window or of what they are cut off at, cut or too small ones."""
    for found in seen(ops):
        if not isinstance(found.op, Text) or not found.op.text:
            continue
        text = found.op
        box = text_box(text, view).moved(found.dx, found.dy)
        room = view.window
        if found.clip is not None:
            # What is scrolled may be above or below, but never runs out at the sides.
            room = Rect(found.clip.x, box.y, found.clip.w, box.h)
        if not _is_inside(box, room):
            yield f"{text.text!r} is outside: {box} in {room}"
        if text.text.endswith("…"):
            yield f"{text.text!r} is cut"
        if text.size < SMALLEST_TEXT_PX:
            yield f"{text.text!r} is too small: {text.size}"


def _wrong_pictures(ops: DrawList) -> Iterator[str]:
    for found in seen(ops):
        if isinstance(found.op, Sprite) and not _exists(found.op.name):
            yield f"there is no picture {found.op.name}"


@cache
def _exists(name: str) -> bool:
    return (ASSETS / "sprites" / f"{name}.svg").is_file()


def _is_inside(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x
        and inner.y >= outer.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def _common(one: Rect, other: Rect) -> Rect:
    """What two rectangles have in common; of no size when they are apart."""
    x, y = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Rect(x, y, max(0.0, right - x), max(0.0, bottom - y))
