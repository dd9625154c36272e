"""Where things are in a replay: in no window, size or language is anything cut or covered."""

from dataclasses import fields
from itertools import combinations

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.replay.layout import MOVES, ReplayLayout
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, Performance, a_world, misplaced, texts_of, view_of
from tests.scenes.replay.watching import COMPUTER, HUMAN
from tests.scenes.table.played import GAME, agreed, played
from tests.scenes.table.test_places import SCALES, WINDOWS, mixed_up, share

PANELS = ("board", "top", "bottom", "info", "moves")
DRAWERS = ("", MOVES)


def a_replay(drawer: str = "", start: int = 60, **settings: object) -> Replay:
    """A replay that has come some way, perhaps with an open drawer."""
    match = played(players=(HUMAN, COMPUTER))
    replay = Replay(a_world(Settings(**settings)), GAME, match, start=start)  # type: ignore[arg-type]
    replay.drawer = drawer
    return replay


def crowded(places: ReplayLayout, view: View) -> list[str]:
    """What lies over something else or outside the window, in words."""
    panels = {name: rect for name in PANELS if (rect := getattr(places, name)) is not None}
    panels["deck"] = places.deck.panel
    buttons = {f"button {place.name}": place.rect for place in places.tools}
    every = panels | buttons
    pairs = combinations(every.items(), 2)
    wrong = [f"{one} over {other}" for (one, a), (other, b) in pairs if share(a, b)]
    wrong += [f"{name} is outside: {rect}" for name, rect in every.items() if is_out(rect, view)]
    parts = {
        field.name: rect
        for field in fields(places.deck)
        if isinstance(rect := getattr(places.deck, field.name), Rect)
        and field.name != "panel"
        and rect.w
    }
    parts |= {place.name: place.rect for place in places.deck.transport + places.deck.tools}
    inside = places.deck.panel
    for name, rect in parts.items():
        if rect.x < inside.x or rect.right > inside.right or rect.bottom > inside.bottom:
            wrong.append(f"{name} runs out of the deck: {rect} in {inside}")
    pairs = combinations(parts.items(), 2)
    return wrong + [f"{one} over {other}" for (one, a), (other, b) in pairs if share(a, b)]


def is_out(rect: Rect, view: View) -> bool:
    right, bottom = view.width + 0.01, view.height + 0.01
    return min(rect.x, rect.y) < 0 or rect.right > right or rect.bottom > bottom or rect.w <= 0


@pytest.mark.slow
@each_of("size", WINDOWS)
@each_of("scale", SCALES)
@each_of("language", LANGUAGES)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], scale: int, language: Language) -> None:
    view = view_of(size, Settings(ui_scale=scale, language=language))
    for drawer in DRAWERS:
        replay = a_replay(drawer)
        assert misplaced(replay, view) == [], drawer
        assert crowded(replay.places, view) == [], drawer
        assert mixed_up(replay.draw(0.0), view) == [], drawer


@each_of("size", WINDOWS)
@each_of("scale", SCALES)
def test_every_button_is_in_sight_and_the_moves_are_one_press_away(
    size: tuple[int, int], scale: int
) -> None:
    replay = a_replay()
    replay.arrange(view_of(size, Settings(ui_scale=scale)))
    names = {widget.name for widget in replay.page.widgets}
    wanted = {
        "restart", "step_back", "play", "step_forward", "to_end", "stop", "place", "speed", "loop",
        "from_here", "up_to_here", "whole", "play_from_here", "review",
    }  # fmt: skip
    assert wanted <= names
    assert ("move_list" in names) != (MOVES in names)


@each_of(
    ("size", "arrangement"),
    [
        ((1280, 720), "columns"),
        ((1920, 1080), "columns"),
        ((2560, 1080), "columns"),
        ((3840, 2160), "columns"),
        ((640, 480), "beside"),
        ((800, 600), "beside"),
        ((1000, 1000), "beside"),
        ((1080, 1920), "upright"),
        ((1080, 2400), "upright"),
    ],
)
def test_each_window_has_the_arrangement_that_suits_it(
    size: tuple[int, int], arrangement: str
) -> None:
    replay = a_replay()
    replay.arrange(view_of(size, Settings()))
    assert replay.places.arrangement == arrangement


@each_of("size", [(800, 600), (1280, 720), (1080, 1920)])
def test_a_match_without_moves_and_one_that_was_agreed_have_their_place(
    size: tuple[int, int],
) -> None:
    view = view_of(size, Settings())
    for match in (played(plies=0), agreed()):
        replay = Replay(a_world(), GAME, match, start=len(match.moments))
        assert misplaced(replay, view) == []
        assert crowded(replay.places, view) == []


def test_a_drawer_moves_the_board_in_no_wide_window() -> None:
    for size in ((800, 600), (1280, 720), (640, 480)):
        view = view_of(size, Settings())
        boards = []
        for drawer in DRAWERS:
            replay = a_replay(drawer)
            replay.arrange(view)
            boards.append(replay.places.board)
        assert len(set(boards)) == 1, size


@pytest.mark.slow
@each_of("size", [(640, 480), (800, 600), (1024, 768), (1280, 720), (1920, 1080), (720, 1280)])
@each_of("scale", [100, 150, 200])
def test_the_speed_is_named_alike_in_every_game(size: tuple[int, int], scale: int) -> None:
    named = {}
    for name, game in games().items():
        world = a_world(Settings(motion="off", ui_scale=scale))
        match = begin(game.rulebook, Setup(game.rules))
        (scene,) = GALLERY["replay"](world, match)
        show = Performance(scene, world, size)
        named[name] = "Speed" in texts_of(show.rest(0.1))
    assert len(set(named.values())) == 1, named
