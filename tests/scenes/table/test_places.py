"""Where things are around a board: in no window, size or language is anything cut or covered."""

from itertools import combinations, product

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.table.panels.arrangement import board_size, places_for
from jungle_pg.scenes.table.panels.layout import MORE, MOVES, BoardLayout, Wanted
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Text
from jungle_pg.stage.view import View
from tests.rows import each_of, some_of
from tests.scenes.acting import LANGUAGES, misplaced, seen, text_box, view_of
from tests.scenes.table.sitting import KINDS, Sitting

WINDOWS = [
    (640, 480),
    (800, 600),
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1000, 1000),
    (480, 640),
    (1080, 1920),
    (1080, 2400),
]
SCALES = [75, 100, 150, 200]
PANELS = ("board", "top", "bottom", "banner", "moves", "middle", "message", "last_move", "more")


def a_view(size: tuple[int, int], scale: int = 100, language: Language = "en") -> View:
    return view_of(size, Settings(ui_scale=scale, language=language))


def shown(kind: str, view: View, drawer: str = "") -> Sitting:
    """A table of some kind in a window."""
    sitting = Sitting(KINDS[kind]())
    sitting.panels.drawer = drawer
    sitting.arrange(view)
    return sitting


def share(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have a part in common."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide > 0.01 and high > 0.01


def crowded(places: BoardLayout, view: View) -> list[str]:
    """What lies over something else or outside the window, in words."""
    panels = {name: rect for name in PANELS if (rect := getattr(places, name)) is not None}
    buttons = {f"button {place.name}": place.rect for place in places.buttons}
    pairs = [*combinations(panels.items(), 2), *combinations(buttons.items(), 2)]
    pairs += [
        (button, panel)
        for button in buttons.items()
        for panel in panels.items()
        if panel[0] != MORE
    ]
    wrong = [f"{one} over {other}" for (one, a), (other, b) in pairs if share(a, b)]
    for name, rect in (panels | buttons).items():
        is_inside = rect.x >= 0 and rect.y >= 0 and rect.w > 0 and rect.h > 0
        if not is_inside or rect.right > view.width + 0.01 or rect.bottom > view.height + 0.01:
            wrong.append(f"{name} is outside: {rect}")
    wrong += [f"{name} is a stick: {rect}" for name, rect in buttons.items() if is_stick(rect)]
    return wrong


def is_stick(rect: Rect) -> bool:
    """Whether a button is much higher than wide, which no finger expects."""
    return rect.h > 1.6 * rect.w


def mixed_up(ops: DrawList, view: View) -> list[str]:
    """Texts that are written over each other; rows of a list are cut off and not looked at."""
    boxes = [
        (found.op.text, text_box(found.op, view).moved(found.dx, found.dy))
        for found in seen(ops)
        if isinstance(found.op, Text) and found.op.text and found.clip is None
    ]
    # Letters are a little lower than their size, so that close lines do not touch.
    boxes = [(text, box.inset(1, box.h * 0.1, 1, box.h * 0.1)) for text, box in boxes]
    return [
        f"{one!r} and {other!r}" for (one, a), (other, b) in combinations(boxes, 2) if share(a, b)
    ]


@pytest.mark.slow
@each_of(("size", "scale", "language"), some_of(product(WINDOWS, SCALES, LANGUAGES), 28))
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], scale: int, language: Language) -> None:
    view = a_view(size, scale, language)
    for kind, make in KINDS.items():
        sitting = Sitting(make())
        assert misplaced(sitting, view) == [], kind
        assert crowded(sitting.panels.places, view) == [], kind
        assert mixed_up(sitting.draw(0.0), view) == [], kind


@pytest.mark.slow
@each_of(("size", "scale", "drawer"), some_of(product(WINDOWS, SCALES, (MOVES, MORE)), 28))
def test_an_open_drawer_hides_neither_board_nor_players(
    size: tuple[int, int], scale: int, drawer: str
) -> None:
    view = a_view(size, scale)
    for kind in ("playing", "looking", "watched"):
        sitting = shown(kind, view, drawer)
        assert misplaced(sitting, view) == [], kind
        assert crowded(sitting.panels.places, view) == [], kind


@each_of(
    ("size", "arrangement"),
    [
        ((1280, 720), "columns"),
        ((1920, 1080), "columns"),
        ((2560, 1080), "columns"),
        ((3840, 2160), "columns"),
        ((640, 480), "rail"),
        ((800, 600), "rail"),
        ((1024, 768), "rail"),
        ((1080, 1920), "upright"),
        ((480, 640), "upright"),
    ],
)
def test_each_window_has_the_arrangement_that_suits_it(
    size: tuple[int, int], arrangement: str
) -> None:
    assert shown("playing", a_view(size)).panels.places.arrangement == arrangement


@each_of("size", [(800, 600), (1280, 720), (1920, 1080), (2560, 1080), (1280, 1024)])
def test_in_a_wide_window_the_board_has_the_whole_height(size: tuple[int, int]) -> None:
    sitting = shown("playing", a_view(size))
    shape = sitting.facts(a_view(size), 0.0).shape
    assert board_size(sitting.panels.places, shape) > 0.96 * size[1]


@each_of("size", [(900, 1600), (1080, 1920), (1080, 2400)])
def test_in_a_high_window_the_board_has_the_whole_width(size: tuple[int, int]) -> None:
    sitting = shown("playing", a_view(size))
    shape = sitting.facts(a_view(size), 0.0).shape
    assert board_size(sitting.panels.places, shape) * shape > 0.97 * size[0]


@each_of("size", WINDOWS)
@each_of("kind", ["playing", "watched", "played for"])
def test_every_button_is_in_sight_or_one_press_away(size: tuple[int, int], kind: str) -> None:
    view = a_view(size)
    closed = shown(kind, view)
    names = {place.name for place in closed.panels.places.buttons}
    wanted = set(closed.facts(view, 0.0).buttons)
    if MORE in names:
        opened = shown(kind, view, MORE)
        names |= {place.name for place in opened.panels.places.buttons}
    assert wanted <= names


@each_of("size", WINDOWS)
def test_the_moves_are_in_sight_or_one_press_away(size: tuple[int, int]) -> None:
    view = a_view(size)
    places = shown("playing", view).panels.places
    assert (places.moves is None) == places.has_button(MOVES)
    if places.moves is None:
        assert shown("playing", view, MOVES).panels.places.moves is not None


def test_a_look_at_an_earlier_move_moves_neither_the_list_nor_the_board() -> None:
    for size in WINDOWS:
        view = a_view(size)
        for drawer in ("", MOVES):
            before = shown("playing", view, drawer).panels.places
            after = shown("looking", view, drawer).panels.places
            assert (before.board, before.moves) == (after.board, after.moves), size


def test_a_message_or_a_chosen_piece_moves_nothing() -> None:
    view = a_view((800, 600))
    full, empty = shown("playing", view), Sitting(KINDS["playing"]())
    empty.has_legend = empty.has_messages = False
    empty.arrange(view)
    assert full.panels.places == empty.panels.places


def labels(*names: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, name.replace("_", " ").capitalize()) for name in names)


DRAWERS = labels(MOVES, MORE)
EVERYTHING = labels(
    "undo", "redo", "hint", "flip", "rules", "save", "load", "replay", "restart", "new_game",
    "draw", "resign", "menu",
)  # fmt: skip


@each_of(("size", "scale", "drawer"), some_of(product(WINDOWS, SCALES, ("", MOVES, MORE)), 40))
def test_there_is_room_for_saving_loading_and_replaying_too(
    size: tuple[int, int], scale: int, drawer: str
) -> None:
    view = a_view(size, scale)
    places = places_for(view, Wanted(0.8, EVERYTHING, DRAWERS, drawer))
    assert crowded(places, view) == []
    names = [place.name for place in places.buttons]
    assert len(names) == len(set(names))
    if MORE not in names or drawer == MORE:
        assert {name for name, _ in EVERYTHING} <= set(names)


@each_of("size", WINDOWS)
@each_of("shape", [0.5, 1.0, 1.6])
def test_boards_of_other_shapes_have_their_place(size: tuple[int, int], shape: float) -> None:
    view = a_view(size)
    for buttons in (EVERYTHING, labels("menu")):
        places = places_for(view, Wanted(shape, buttons, DRAWERS))
        assert crowded(places, view) == []
        assert board_size(places, shape) >= 0.45 * min(size[1], size[0] / shape)
