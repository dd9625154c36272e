"""What comes into a monkey's mind next: plausible things, and now and then strange ones."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import pygame

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.table.dialogs.cover import COVER
from jungle_pg.scenes.table.play import Play
from jungle_pg.shell.app import App
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import GROUPS
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Widget
from stress.baggage import TYPED
from stress.choices import eager_action
from stress.deeds import Deed
from tests.shell.virtual_pads import AXIS, ORDER

SIZES: Final = (
    (640, 480), (800, 600), (800, 600), (1024, 768), (1280, 720), (600, 900), (480, 320),
    (900, 500), (200, 150), (1, 1),
)  # fmt: skip
HOUR_S: Final = 3600.0
SHORTCUTS: Final = tuple(
    key
    for group in GROUPS.values()
    for shortcut in group
    for key in shortcut.keys
    if key.name != "f12"
)
"""All but pictures of the window, which fill the disk."""

OTHER_KEYS: Final = tuple(
    map(Key, ("f9", "f12", "delete", "backspace", "/", "a", "q", "x", "insert", "f5"))
)
PUSHES: Final = (("press", 1), ("press", 3), ("release", 1))
CODES: Final = {"enter": "return", "pageup": "page up", "pagedown": "page down"}
CHOSEN_AT_LAST: Final = {("question", "yes"): 0.3, ("export", "gif"): 0.2}
"""Widgets that are used more rarely than others."""

SOME_MOVES: Final = 24.0
MANY_MOVES: Final = 200.0
"""How often a move comes to its mind, beside everything else; many for one who wants to play."""

EAGER: Final = 0.3
"""How many of its moves threaten or win, where that is possible."""

WHOLE_TURN: Final = 0.9
"""How often it goes on where what was picked is not final."""

TOUCH_S: Final = 0.02
LONG_S: Final = 0.5
"""How long a finger takes from place to place, and how long it rests."""

FROM_THE_MENU: Final = 0.5
"""How often it takes an action from a menu that is also clicked elsewhere."""

PRESSED: Final = (*("a", "up", "down", "left", "right", "select") * 3, *ORDER)
"""The buttons of a gamepad; some of them come to its mind more often."""


class Whims:
    """Thinks of deeds one after the other; the same luck and the same program give the same."""

    def __init__(
        self,
        rng: Random,
        files: Sequence[str],
        pastes: Sequence[str],
        moves: float = SOME_MOVES,
        *,
        is_touching: bool = False,
        is_padding: bool = False,
    ) -> None:
        self._rng, self._files, self._pastes = rng, files, pastes
        self._is_touching = is_touching
        self._ahead: list[Deed] = []
        self._used: Counter[tuple[str, str]] = Counter()
        self._kinds: dict[Callable[[App], list[Deed]], float] = {
            self._click_widget: 32,
            self._play_move: moves,
            self._shortcut: 12,
            self._wait: 9,
            self._point: 5,
            self._drag: 5,
            self._click_anywhere: 4,
            self._turn_wheel: 3,
            self._touch: 4,
            self._type: 3,
            self._other_key: 2,
            self._hold_key: 1,
            self._drop: 1.5,
            self._paste: 1.5,
            self._resize: 0.8,
            self._look_away: 1,
            self._minimise: 0.5,
            self._time_jumps: 1,
            self._oddity: 0.5,
            self._close: 0.15,
        }
        if is_padding:
            self._kinds = {
                self._press_pad: 40.0,
                self._push_stick: 6.0,
                self._plug: 1.0,
                self._wait: 9.0,
                self._resize: 0.8,
                self._time_jumps: 1.0,
                self._look_away: 1.0,
            }

    def next(self, app: App) -> Deed:
        """The next thing to do."""
        while not self._ahead:
            kinds, weights = list(self._kinds), list(self._kinds.values())
            self._ahead = self._rng.choices(kinds, weights)[0](app)
            if self._is_touching:
                self._ahead = by_finger(self._ahead, app.window.size)
        return self._ahead.pop(0)

    def _touch(self, app: App) -> list[Deed]:
        """One to three fingers come down, go about and up; now and then one is lost."""
        rng, size = self._rng, app.window.size
        fingers = range(1, rng.choice((1, 1, 2, 2, 3)) + 1)
        deeds = [_finger(each, "down", self._anywhere(app), size) for each in fingers]
        for _ in range(rng.randint(0, 6)):
            deeds.append(_finger(rng.choice(fingers), "move", self._anywhere(app), size))
            deeds.append(Deed("wait", (rng.choice((TOUCH_S, TOUCH_S, LONG_S)),)))
        if rng.random() < 0.1:
            return deeds
        return deeds + [_finger(each, "up", self._anywhere(app), size) for each in fingers]

    def _press_pad(self, app: App) -> list[Deed]:
        """A button of the first gamepad, or now and then of the second; sometimes it is held."""
        rng = self._rng
        number, button = int(rng.random() < 0.2), rng.choice(PRESSED)
        held = [Deed("wait", (0.3,))] * rng.randint(1, 5) if rng.random() < 0.1 else []
        return [Deed("pad", (number, button, True)), *held, Deed("pad", (number, button, False))]

    def _push_stick(self, app: App) -> list[Deed]:
        axis, value = self._rng.choice(AXIS), self._rng.choice((-1.0, -0.5, 0.4, 0.6, 1.0))
        rest = -1.0 if axis.startswith("trigger") else 0.0
        between = Deed("wait", (self._rng.choice((0.05, 0.6, 2.0)),))
        return [Deed("stick", (0, axis, value)), between, Deed("stick", (0, axis, rest))]

    def _plug(self, app: App) -> list[Deed]:
        return [Deed("plug", (self._rng.random() < 0.6,)), Deed("wait", (0.1,))]

    def _click_widget(self, app: App) -> list[Deed]:
        """What was used least is the most tempting."""
        name = app.stack.top.name
        widgets = [widget for widget in _widgets(app) if _is_in_sight(widget, app)]
        if not widgets:
            return []
        weights = [
            CHOSEN_AT_LAST.get((name, each.name), 1.0) / (1 + self._used[name, each.name])
            for each in widgets
        ]
        widget = self._rng.choices(widgets, weights)[0]
        self._used[name, widget.name] += 1
        where = _inside(widget, self._rng)
        clicks = [Deed("click", (*where, 1))]
        return clicks * 2 if self._rng.random() < 0.05 else clicks

    def _play_move(self, app: App) -> list[Deed]:
        """A legal move by clicks or a drag, sometimes a click on anything there or in a hand."""
        scene, surface = app.stack.top, _board(app)
        if isinstance(scene, Question) and scene._question == COVER:
            # Nobody can play before somebody says to be there.
            return _clicks_on(scene.page, "yes")
        if surface is None or surface.field is None:
            return []
        if not isinstance(scene, Play) or self._rng.random() < 0.25:
            return [Deed("click", (*self._anywhere_on(surface), 1))]
        if scene.match.actor in (None, CHANCE):
            return []
        if scene.table.state.looking is None and not scene.table.state.awaits_human:
            return [Deed("wait", (0.5,))]
        book, state = scene.match.rulebook, scene.table.state.seen.state
        actions = list(book.actions(state))
        if not actions:
            return []
        action = self._rng.choice(actions)
        if self._rng.random() < EAGER:
            action = eager_action(book, state, self._rng)
        places = self._places(scene, state, action)
        if not places:
            return []
        if len(places) == 1 or self._rng.random() < 0.7:
            return [Deed("click", (*place, 1)) for place in places]
        return _dragged(places[0], places[-1])

    def _places(self, scene: Play, state: Any, action: Any) -> list[tuple[int, int]]:
        """Where to click for an action, mostly with what comes after it until it is final."""
        book, surface = scene.match.rulebook, scene.board
        if self._rng.random() < FROM_THE_MENU:
            at = _menu_place(scene, action)
            if at is not None:
                return [at]
        places = [_middle(surface, pick) for pick in book.picks(state, action)]
        while self._rng.random() < WHOLE_TURN and not book.commits(state, action):
            state = book.play(state, action).state
            actions = book.actions(state)
            action = self._rng.choice(actions)
            if len(actions) > 1 or book.asks(state):
                places += [_middle(surface, pick) for pick in book.picks(state, action)]
        return [at for at in places if at is not None]

    def _drag(self, app: App) -> list[Deed]:
        widgets = [widget for widget in _widgets(app) if _is_in_sight(widget, app)]
        if not widgets:
            return []
        widget = self._rng.choice(widgets)
        return _dragged(_inside(widget, self._rng), self._anywhere(app), self._rng.random() < 0.1)

    def _click_anywhere(self, app: App) -> list[Deed]:
        button = self._rng.choice((1, 1, 2, 3, 3, 4, 7))
        return [Deed("click", (*self._anywhere(app), button))]

    def _point(self, app: App) -> list[Deed]:
        held = self._rng.random() < 0.2
        return [Deed("move", (*self._anywhere(app), held)) for _ in range(self._rng.randint(1, 4))]

    def _turn_wheel(self, app: App) -> list[Deed]:
        up = self._rng.choice((1.0, -1.0, -3.0, 3.0, 0.25, -0.125, 500.0, -500.0))
        where = Deed("move", (*self._anywhere(app), False))
        return [where, Deed("wheel", (up, self._rng.choice((0.0, 0.0, 1.0))))]

    def _shortcut(self, app: App) -> list[Deed]:
        return [_pressed(self._rng.choice(SHORTCUTS))]

    def _other_key(self, app: App) -> list[Deed]:
        return [_pressed(self._rng.choice(OTHER_KEYS))]

    def _hold_key(self, app: App) -> list[Deed]:
        pressed = _pressed(self._rng.choice(SHORTCUTS))
        held = Deed("hold", pressed.facts)
        return [*([held] * self._rng.randint(2, 12)), pressed]

    def _type(self, app: App) -> list[Deed]:
        text = self._rng.choice(TYPED)
        if self._rng.random() < 0.3:
            return [Deed("compose", (text,)), Deed("compose", ("",)), Deed("text", (text,))]
        return [Deed("text", (text,))]

    def _drop(self, app: App) -> list[Deed]:
        return [Deed("drop", (self._rng.choice(self._files),)), Deed("wait", (0.4,))]

    def _paste(self, app: App) -> list[Deed]:
        text = Deed("clipboard", (self._rng.choice(self._pastes),))
        return [text, _pressed(Key("v", ctrl=True)), Deed("wait", (0.4,))]

    def _resize(self, app: App) -> list[Deed]:
        sizes = self._rng.sample(SIZES, self._rng.randint(1, 3))
        return [Deed("resize", size) for size in sizes]

    def _look_away(self, app: App) -> list[Deed]:
        away = [Deed("focus", (False,)), Deed("leave")]
        between = [Deed("wait", (self._rng.choice((0.1, 5.0, 60.0)),))]
        back = [Deed("focus", (True,))]
        return away + between + (back if self._rng.random() < 0.9 else [])

    def _minimise(self, app: App) -> list[Deed]:
        away = [Deed("minimise"), Deed("focus", (False,))]
        between = [Deed("wait", (self._rng.choice((0.1, 5.0, HOUR_S)),))]
        return [*away, *between, Deed("restore"), Deed("focus", (True,)), Deed("expose")]

    def _wait(self, app: App) -> list[Deed]:
        seconds = self._rng.choice((0.05, 0.2, 0.2, 0.5, 0.5, 1.0, 2.0, 6.0))
        if app.stack.top.name == "title" and self._rng.random() < 0.1:
            seconds = 46.0
        if app.stack.top.name == "demonstration":
            # Whatever is done ends it.
            return [Deed("wait", (seconds,)) for _ in range(20)]
        return [Deed("wait", (seconds,))]

    def _time_jumps(self, app: App) -> list[Deed]:
        if self._rng.random() < 0.5:
            seconds = self._rng.choice((HOUR_S, -HOUR_S, 86400.0, -86400.0 * 400, 86400.0 * 4000))
            return [Deed("calendar", (seconds,))]
        # A steady clock does not go back; a hair's breadth must not matter all the same.
        return [Deed("wait", (self._rng.choice((60.0, HOUR_S, 86400.0, -0.5)),))]

    def _oddity(self, app: App) -> list[Deed]:
        where = self._anywhere(app)
        pushed = [Deed(kind, (*where, button)) for kind, button in PUSHES]
        odd = [Deed("leave"), Deed("expose"), Deed("focus", (True,)), *pushed]
        return [self._rng.choice(odd)]

    def _close(self, app: App) -> list[Deed]:
        return [Deed("close")]

    def _anywhere(self, app: App) -> tuple[int, int]:
        width, height = app.window.size
        return self._rng.randint(-3, width + 2), self._rng.randint(-3, height + 2)

    def _anywhere_on(self, surface: PlayedBoard) -> tuple[int, int]:
        """A square or a point of the board, or a place in one of the hands beside it."""
        field, rng = surface.field, self._rng
        assert field is not None
        if field.zones is not None and rng.random() < 0.5:
            hand = rng.choice(field.zones.hands)
            return round(hand.x + rng.random() * hand.w), round(hand.y + rng.random() * hand.h)
        column, row = rng.randrange(field.columns), rng.randrange(field.rows)
        x, y = field.middle(column, row)
        return round(x), round(y)


def _widgets(app: App) -> list[Widget]:
    page = getattr(app.stack.top, "page", None)
    return page.widgets if isinstance(page, Page) else []


def _board(app: App) -> PlayedBoard | None:
    return next((each for each in _widgets(app) if isinstance(each, PlayedBoard)), None)


def _clicks_on(page: Page, name: str) -> list[Deed]:
    middles = [widget.rect.middle for widget in page.widgets if widget.name == name]
    return [Deed("click", (round(x), round(y), 1)) for x, y in middles]


def _is_in_sight(widget: Widget, app: App) -> bool:
    x, y = widget.rect.middle
    width, height = app.window.size
    return widget.is_enabled and widget.rect.w > 0 and 0 <= x < width and 0 <= y < height


def _inside(widget: Widget, rng: Random) -> tuple[int, int]:
    """Mostly the middle, else anywhere on it."""
    x, y = widget.rect.middle
    if rng.random() < 0.4:
        x = widget.rect.x + rng.random() * widget.rect.w
        y = widget.rect.y + rng.random() * widget.rect.h
    return int(x), int(y)


def _middle(surface: PlayedBoard, pick: str) -> tuple[int, int] | None:
    at = surface.place_of(pick)
    return None if at is None else (round(at[0]), round(at[1]))


def _menu_place(scene: Play, action: Any) -> tuple[int, int] | None:
    """The button of an action in the small menu beside the board, where it is offered there."""
    for button in scene.options.buttons:
        if scene.options.action_of(button.name) == action:
            x, y = button.rect.middle
            return round(x), round(y)
    return None


def _dragged(
    start: tuple[int, int], end: tuple[int, int], is_never_let_go: bool = False
) -> list[Deed]:
    between = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    way = [Deed("move", (*start, False)), Deed("press", (*start, 1))]
    way += [Deed("move", (*place, True)) for place in (between, end)]
    return way if is_never_let_go else [*way, Deed("release", (*end, 1))]


def _finger(number: int, phase: str, at: tuple[int, int], size: tuple[int, int]) -> Deed:
    return Deed("finger", (number, phase, at[0] / size[0], at[1] / size[1]))


def by_finger(deeds: Sequence[Deed], size: tuple[int, int]) -> list[Deed]:
    """The same with one finger: it rests for the right button, and swipes for the wheel."""
    done: list[Deed] = []
    for deed in deeds:
        match deed.kind, deed.facts:
            case "click", (int(x), int(y), int(button)):
                rests = Deed("wait", (LONG_S if button == 3 else TOUCH_S,))
                down, up = (_finger(1, phase, (x, y), size) for phase in ("down", "up"))
                done += [down, rests, up]
            case (("press" | "release"), (int(x), int(y), int())):
                done.append(_finger(1, "down" if deed.kind == "press" else "up", (x, y), size))
            case "move", (int(x), int(y), is_held):
                done += [_finger(1, "move", (x, y), size)] if is_held else []
            case "wheel", (float(up), float()):
                x, y = size[0] // 2, size[1] // 2
                done += _dragged_by_finger((x, y), (x, y + round(up * 40)), size)
            case _:
                done.append(deed)
    return done


def _dragged_by_finger(
    start: tuple[int, int], end: tuple[int, int], size: tuple[int, int]
) -> list[Deed]:
    done = [_finger(1, "down", start, size)]
    for part in (0.3, 0.7, 1.0):
        x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        done += [Deed("wait", (TOUCH_S,)), _finger(1, "move", (x, y), size)]
    return [*done, _finger(1, "up", end, size)]


def _pressed(key: Key) -> Deed:
    mod = (key.ctrl and pygame.KMOD_LCTRL) | (key.shift and pygame.KMOD_LSHIFT)
    mod |= key.alt and pygame.KMOD_LALT
    return Deed("key", (pygame.key.key_code(CODES.get(key.name, key.name)), int(mod)))
