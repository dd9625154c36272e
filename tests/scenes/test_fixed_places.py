"""No control moves because it, or one beside it, says or is something else now.

Whoever clicks twice in the same place means the same control both times: after a click nothing is
elsewhere, and nothing else has come to lie under the mouse.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Widget
from tests.rows import each_of, some_of
from tests.scenes.acting import LANGUAGES, Performance, a_match, a_world
from tests.scenes.cards import Card
from tests.scenes.table.sitting import KINDS, Sitting, a_match_of

WINDOWS: Final = [(1280, 720), (800, 600), (900, 1600)]
NEAR_PX: Final = 4
"""What counts as the same place: a number of one more digit needs a little room."""

REARRANGING: Final = {
    "language", "ui_scale", "scroll bar", "tabs", "players", "left", "right",
    *(f"cabinet {number}" for number in range(3)),
}  # fmt: skip
"""Controls that are there to show something else: another page, another form, another cabinet."""

UNFOLDS: Final = {"more"}
"""What shows more rows of a form below it."""

BOARDS: Final = {"board", "alarm"}
"""What becomes smaller for a drawer that is opened on purpose, and what lies over it."""

PARTS: Final = (0.5, 0.8)
"""Where a control is clicked, of its width: all but buttons may have several parts."""


@dataclass(frozen=True)
class Spot:
    """A place on a control."""

    name: str
    x: float
    y: float


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a click saves is saved there."""
    monkeypatch.chdir(tmp_path)


def opened(name: str, size: tuple[int, int], language: Language, match: AnyMatch) -> Performance:
    """A screen of the gallery that has come to rest."""
    world = a_world(Settings(language=language))
    show = Performance(Card("below"), world, size)
    show.cover_with(*GALLERY[name](world, match))
    show.rest(2.0)
    return show


def under(page: Page, x: float, y: float) -> Widget | None:
    return next((each for each in reversed(page.widgets) if each.covers(x, y)), None)


def spots(page: Page) -> Iterator[Spot]:
    """Where one may click on a page."""
    for widget in page.widgets:
        if not widget.is_enabled or widget.name in REARRANGING | BOARDS:
            continue
        for part in PARTS[:1] if isinstance(widget, Button) else PARTS:
            x, y = widget.rect.x + widget.rect.w * part, widget.rect.middle[1]
            if under(page, x, y) is widget:
                yield Spot(widget.name, x, y)


def is_there(page: Page, spot: Spot) -> bool:
    """Whether the control of a place is still there to be clicked, after others were."""
    found = under(page, spot.x, spot.y)
    return found is not None and found.is_enabled and found.name == spot.name


def places(page: Page) -> dict[str, Rect]:
    return {each.name: each.rect for each in page.widgets if each.rect.w}


def moved(before: dict[str, Rect], after: dict[str, Rect]) -> list[str]:
    """The names of those that are elsewhere now."""
    return [
        name
        for name in before.keys() & after.keys() - BOARDS
        if abs(before[name].x - after[name].x) > NEAR_PX
        or abs(before[name].y - after[name].y) > NEAR_PX
    ]


def jumps(show: Performance, spot: Spot) -> list[str]:
    """Click a control; what is wrong then, in words, unless that led to another screen."""
    before, names = places(show.page), show.names
    show.do(Point(spot.x, spot.y), Press(spot.x, spot.y), Release(spot.x, spot.y))
    show.rest(0.02)
    if show.names != names:
        return []
    wrong = [f"{spot.name} moves {name}" for name in moved(before, places(show.page))]
    now_there = under(show.page, spot.x, spot.y)
    if now_there is not None and now_there.is_enabled and now_there.name != spot.name:
        wrong.append(f"{now_there.name} comes to lie under the mouse on {spot.name}")
    return wrong


@pytest.mark.slow
@each_of("name", GALLERY)
def test_no_click_moves_a_control_on_any_screen(name: str) -> None:
    for size, language in some_of(product(WINDOWS, LANGUAGES), 1, seed=len(name)):
        show = opened(name, size, language, a_match())
        names = show.names
        unfolds = UNFOLDS if name.startswith("new_game") else set()
        for spot in list(spots(show.page)):
            if spot.name in unfolds:
                continue
            if show.names != names or not is_there(show.page, spot):
                show = opened(name, size, language, a_match())
            assert jumps(show, spot) == [], (name, size, language, spot)


@pytest.mark.slow
@each_of("game_id", games())
def test_while_computers_play_a_second_click_means_the_same_button(game_id: str) -> None:
    players = (Player(level=1), Player(level=1))
    for size, language in zip(WINDOWS, (*LANGUAGES, LANGUAGES[0]), strict=True):
        match = a_match_of(game_id, players)
        for spot in spots(opened("play", size, language, match).page):
            show = opened("play", size, language, match)
            clicks = 0
            while show.names[-1] == "play" and clicks < 4:
                assert jumps(show, spot) == [], (size, spot)
                clicks += 1


@each_of("language", LANGUAGES)
def test_the_speed_and_all_else_stay_while_the_speed_is_changed(language: Language) -> None:
    """From "Speed 1x" to "Speed 2x" the second click once opened the dialog for saving."""
    match = a_match_of("jungle", (Player(level=1), Player(level=1)))
    show = opened("play", (1280, 720), language, match)
    rect = show.widget("speed").rect
    labels = set()
    for _ in range(4):
        assert jumps(show, Spot("speed", *rect.middle)) == []
        assert show.widget("speed").rect == rect
        labels.add(getattr(show.widget("speed"), "label", ""))
    assert len(labels) == 4


@pytest.mark.slow
@each_of("language", LANGUAGES)
def test_buttons_that_matter_only_now_stand_in_the_places_of_others(language: Language) -> None:
    """Looking back, being played for and watching change what buttons say, never where they are."""
    kinds = ("beginning", "playing", "two", "thinking", "looking", "played for", "resigned", "won")
    for size in WINDOWS:
        view = opened("title", size, language, a_match()).stack.view
        for drawer in ("", "moves", "more"):
            seen: dict[str, dict[str, Rect]] = {}
            for kind in kinds:
                sitting = Sitting(KINDS[kind]())
                sitting.panels.drawer = drawer
                sitting.arrange(view)
                at = sitting.panels.places
                seen[kind] = {place.name: place.rect for place in at.buttons}
                assert {place.name for place in at.buttons} <= {
                    *sitting.facts(view, 0.0).slots, "moves", "more",
                }  # fmt: skip
            assert all(each == seen["playing"] for each in seen.values()), (size, drawer)


def test_a_second_click_on_a_way_out_of_looking_back_does_no_harm() -> None:
    """Neither way out lies where something of consequence is afterwards."""
    harmless = {"hint", "redo", "step", "speed"}
    for kind, make in KINDS.items():
        facts = Sitting(make()).facts(opened("title", (1280, 720), "en", a_match()).stack.view, 0.0)
        for slot, name in zip(facts.slots, facts.buttons, strict=True):
            assert slot == name or slot in harmless, (kind, slot, name)
