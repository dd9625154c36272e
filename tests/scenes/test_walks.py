"""Walks over every screen: by keys alone, in peace, without flicker, in another language."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.journey.academy_cards import StageCards
from jungle_pg.scenes.programs.samples import HOUSE, PIKAFISH
from jungle_pg.scenes.programs.samples import SAMPLE_ENTRIES as PROGRAM_ENTRIES
from jungle_pg.scenes.programs.samples import SAMPLE_FOLDER as PROGRAM_FOLDER
from jungle_pg.scenes.saves.samples import (
    BAD_NAME,
    NAMES,
    SAMPLE_ENTRIES,
    SAMPLE_FOLDER,
    SAMPLE_PLACES,
)
from jungle_pg.scenes.title.title import QUIET_S, Title
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, DrawList, Group
from jungle_pg.stage.theme import GOLD
from jungle_pg.ui.page import can_focus
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget
from tests.rows import each_of
from tests.scenes.acting import Performance, a_match, a_world, seen, texts_of, view_of
from tests.scenes.cards import Card
from tests.scenes.flashes import busiest_of
from tests.scenes.table.playing import Board

CALM = Settings(reduced_motion=True)
SIZES = [(1280, 720), (800, 600)]
ARROWS = ("left", "right", "up", "down")
OWN_ARROWS = (
    *("play", "rules", "keys", "demonstration", "replay", "study", "lesson", "puzzle", "duel"),
    *("review", "retry", "drawing"),
    *("friends_play", "friends_asked", "friends_away", "friends_lost"),
)
"""How screens are called where arrows mean something else: squares, pages, moves, the end."""

TALKING = (
    *("replay", "review_running", "trial", "play_time", "laboratory_running"),
    *("friends_wait", "friends_join", "friends_play", "friends_asked", "friends_away"),
    "friends_lost",
)
"""Where something goes on by itself, or somebody else may speak at any time."""

LICENCES = ("jungle", "fredoka", "noto", "pygame", "platformdirs")
DEFAULT_NAME = "jungle_game_20260101_120000.json"
WAY = 3
"""So much of a way is gone again before an arrow is pressed: a page is scrolled as it left it."""
MOST_TURNS = 6
"""Three flashes a second at most: each comes and goes."""

SAME_WORDS = {"English", "中文", "Aa", "文", "獅", "Alt", "Ctrl", "Shift", "Tab", "Enter", "Esc",
              "Home", "End", "Delete", "Page Up", "Page Down", "WXF", "a1–i10"}  # fmt: skip
"""What is written in the same way in all languages, as are numbers, signs and single letters."""

FOLDERS = {str(SAMPLE_FOLDER), *SAMPLE_ENTRIES, *dict(SAMPLE_PLACES).values()}
PROGRAMS = {
    *(program.name for program in (PIKAFISH, HOUSE)),
    *(option.name for option in PIKAFISH.options),
    *(PIKAFISH.value(option) for option in PIKAFISH.options),
    *(str(PROGRAM_FOLDER), *PROGRAM_ENTRIES),
}
STRANGERS = {"Mina", "Jonas", "Li Wei", "Grandma's laptop", "Tom", "Aisha", "Bo"}
SAID_LINES = {"From here the whole flank is open,", "and nobody can close it in time."}
"""What a player says of a move in a study, as it is broken into lines."""
TYPED = {
    *STRANGERS,
    "Locked",
    BAD_NAME,
    *NAMES,
    *(f"{name} 2" for name in NAMES),
    DEFAULT_NAME,
    *FOLDERS,
    *PROGRAMS,
    *SAID_LINES,
}
"""What stands in a field, and what a save or a folder is called, stays as it was typed."""

NO_WORD = re.compile(r"[\W\d_]*|[A-Za-z]|F\d+|[A-G]\d(→[A-G]\d)?|[\d.]+x")
FLASHY = {
    "capture": ("l5t/1dE4/5e1/2r4/3w3/3L3/4P2/5D1/1T5 r 30 12", "D4", "D5"),
    "a rat takes the elephant": ("7/7/7/7/3e3/3R3/7/7/d6 r", "D4", "D5"),
    "jump": ("l5t/7/1d5/7/7/7/1L5/5D1/1T5 r 3 12", "B3", "B7"),
    "refusal": ("7/7/7/7/3e3/3D3/7/7/7 r", "D4", "D5"),
    "den and result": ("l5t/1d1C3/5e1/2r4/7/3L3/4P2/5D1/1T5 r 3 12", "D8", "D9"),
}


def opened(
    name: str, settings: Settings | None = None, size: tuple[int, int] = (1280, 720)
) -> Performance:
    """A screen of the gallery as a player meets it."""
    world = a_world(settings)
    world.licences = lambda: dict.fromkeys(LICENCES, "A licence.")
    show = Performance(Card("below"), world, size)
    show.cover_with(*GALLERY[name](world, a_match()))
    show.rest(0.0)
    # Walks begin nowhere, also where a field waits for a name from the start.
    show.page.focus(None)
    return show


def controls(show: Performance) -> list[Widget]:
    """Everything that keys should reach."""
    return [widget for widget in show.page.widgets if can_focus(widget)]


def walk(show: Performance, key: Key, steps: int) -> list[Widget | None]:
    """What has the focus after each press of a key."""
    visited = []
    for _ in range(steps):
        show.do(key)
        visited.append(show.page.focused)
    return visited


@pytest.mark.slow
@each_of("name", GALLERY)
def test_tab_reaches_every_control_and_with_shift_the_other_way_round(name: str) -> None:
    show = opened(name)
    every = controls(show)
    assert walk(show, Key("tab"), len(every)) == every
    show = opened(name)
    every = controls(show)
    assert walk(show, Key("tab", shift=True), len(every)) == every[::-1]


@pytest.mark.slow
@each_of("size", SIZES)
@each_of("name", GALLERY)
def test_what_has_the_focus_is_in_sight_and_wears_a_ring(name: str, size: tuple[int, int]) -> None:
    show = opened(name, CALM, size)
    for widget in controls(show):
        show.keys("tab")
        ops = show.rest()
        assert [other for other in show.page.widgets if other.shows_focus] == [widget]
        assert is_in_sight(widget, ops, show.stack.view.window), widget.name
        assert has_ring(widget, show), widget.name


def is_in_sight(widget: Widget, ops: DrawList, window: Rect) -> bool:
    """Whether a widget lies in the window or in what it is scrolled in, or at least fills it."""
    ports = [
        Rect(*op.clip)
        for op in groups(ops)
        if op.clip and any(isinstance(kid, Group) and kid.key == widget.name for kid in op.ops)
    ]
    top, bottom = widget.rect.y, widget.rect.bottom
    return all(
        min(bottom, port.bottom) - max(top, port.y) >= min(widget.rect.h, port.h)
        for port in ports or [window]
    )


def groups(ops: DrawList) -> Iterator[Group]:
    for op in ops:
        if isinstance(op, Group):
            yield op
            yield from groups(op.ops)


def has_ring(widget: Widget, show: Performance) -> bool:
    """Whether the focus adds a golden ring; a board has a cursor instead, a field a caret."""
    ringed = widget.draw(show.stack.view, show.now)
    show.page.focus(None)
    plain = [found.op for found in seen(widget.draw(show.stack.view, show.now))]
    show.page.focus(widget)
    new = [found.op for found in seen(ringed) if found.op not in plain]
    if isinstance(widget, PlayedBoard | TextField):
        return bool(new)
    return any(isinstance(op, Drawing) and GOLD in op.svg for op in new)


@pytest.mark.slow
@each_of("name", [name for name in GALLERY if not name.startswith(OWN_ARROWS)])
def test_arrows_that_nobody_else_uses_reach_every_control_too(name: str) -> None:
    show = opened(name, CALM)
    show.keys("down")
    met = set[tuple[Widget, float]]()
    ahead: list[tuple[Widget | None, ...]] = [(show.page.focused,)]
    while ahead:
        way = ahead.pop()
        for widget in way[-WAY:]:
            show.page.focus(widget)
        assert widget is not None
        # A page may be scrolled to several places while what stays on it has the focus.
        top = show.page.widgets[0].rect.y
        if (widget, top) in met:
            continue
        met.add((widget, top))
        for arrow in ARROWS:
            for step in way[-WAY:]:
                show.page.focus(step)
            if isinstance(widget, ScrollList | StageCards):
                # It is left at its ends.
                show.keys("home" if arrow == "up" else "end")
            if not widget.wants_key(arrow):
                show.rest()
                show.keys(arrow)
                ahead.append((*way, show.page.focused))
    reached = {widget for widget, _ in met}
    # A button may be off again at the end: Open is, once nothing is chosen.
    assert reached >= set(controls(show))


@pytest.mark.slow
@each_of("name", [name for name in GALLERY if name not in TALKING])
def test_a_calm_screen_stands_still_and_sleeps_while_nothing_happens(name: str) -> None:
    show = opened(name, CALM)
    plays = name == "demonstration"
    scenes = show.stack.scenes[1:]
    for title in (scene for scene in scenes if isinstance(scene, Title)):
        # It finds out what the map will need, and then rests.
        for _ in range(2):
            show.rest(0.0)
            title._ahead.wait()
    show.rest(0.0)
    drawn = [scene.draw(show.now) for scene in scenes]
    for _ in range(0 if plays else 20):
        show.rest(1.0)
    assert all(scene.draw(show.now + 9) is ops for scene, ops in zip(scenes, drawn, strict=True))
    if not plays:
        # The title sleeps until it is time for a demonstration.
        assert show.stack.wakes_at(show.now) == (QUIET_S if name == "title" else None)


def frames(show: Performance, seconds: float) -> Iterator[tuple[float, DrawList]]:
    """What is shown, sixty times a second."""
    for _ in range(round(seconds * 60)):
        yield show.now, show.rest(1 / 60)


@pytest.mark.slow
@each_of("name", GALLERY)
def test_nothing_blinks_more_than_three_times_a_second(name: str) -> None:
    show = opened(name)
    fields = [widget for widget in controls(show) if isinstance(widget, TextField)]
    if fields:
        show.page.focus(fields[0])
    turns, look = busiest_of(frames(show, 3.0))
    assert turns <= MOST_TURNS, look


@pytest.mark.slow
@each_of("happening", FLASHY)
def test_no_move_blinks_more_than_three_times_a_second(happening: str) -> None:
    position, *squares = FLASHY[happening]
    board = Board(position=position, settings=Settings(), size=(1280, 720))
    board.click(*squares)
    turns, look = busiest_of(frames(board.show, 4.0))
    assert turns <= MOST_TURNS, look


@pytest.mark.slow
def test_neither_a_clock_nor_computers_that_think_blink_more_often() -> None:
    watched = Board(players=(Player(level=1), Player(level=1)), settings=Settings())
    timed = Board(control=TimeControl(5, Expiry.LOSE), settings=Settings())
    for board in (watched, timed):
        turns, look = busiest_of(frames(board.show, 6.0))
        assert turns <= MOST_TURNS, look


@each_of(("per_second", "is_too_much"), [(2, False), (3, False), (4, True)])
def test_a_lamp_that_blinks_faster_than_that_would_be_noticed(
    per_second: int, is_too_much: bool
) -> None:
    def lamp(number: int) -> DrawList:
        is_on = int(number / 60 * per_second * 2) % 2 == 0
        # It moves a little and another group draws it: it is still the same lamp.
        box = Box(number / 10, 0, 20, 20, "#FFFFFF", 255 if is_on else 0)
        return (Group(f"group {number % 2}", (box,)),)

    turns, _ = busiest_of((number / 60, lamp(number)) for number in range(180))
    assert (turns > MOST_TURNS) == is_too_much


@pytest.mark.slow
@each_of("name", GALLERY)
def test_a_switch_of_language_changes_every_text(name: str) -> None:
    show = opened(name)
    english = set(texts_of(show.rest(1.0)))
    switched = replace(show.world.settings, language="zh")
    show.world.settings = switched
    show.stack.arrange(view_of(show.size, switched))
    drawn = show.stack.draw(show.now)
    left = {text for text in english & set(texts_of(drawn)) if not NO_WORD.fullmatch(text)}
    assert left <= SAME_WORDS | TYPED
    if not left & TYPED:
        assert drawn == opened(name, switched).rest(1.0), "as if it had been opened in Chinese"
