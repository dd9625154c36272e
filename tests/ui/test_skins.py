import re
from collections.abc import Callable
from typing import Final
from xml.etree import ElementTree

from jungle_pg.stage.theme import DAY, NIGHT, Theme
from jungle_pg.ui import skins
from jungle_pg.ui.svg import number
from tests.rows import each_of

Recipe = Callable[[float, float, Theme], str]


def button(kind: str, state: str) -> Recipe:
    return lambda w, h, theme: skins.button(w, h, theme.face(kind), state, state == "hover")


def card(state: str) -> Recipe:
    return lambda w, h, theme: skins.card(w, h, theme, state, state == "hover")


def field(state: str) -> Recipe:
    return lambda w, h, theme: skins.field(w, h, theme, state)


SIZES: Final = [(26, 26), (40, 52), (76, 66), (138, 56), (440, 274), (1800.37, 900.5), (3840, 60)]
RECIPES: Final[dict[str, Recipe]] = {
    "panel": skins.panel,
    "plank": skins.plank,
    "inset": skins.inset,
    "bar track": skins.bar_track,
    "bar fill": lambda w, h, theme: skins.bar_fill(w, h, theme.tick),
    "row": lambda w, h, theme: skins.row(w, h, theme.row),
    "chosen row": lambda w, h, theme: skins.row(w, h, theme.current_row, "#C98A1B"),
    "clock": lambda w, h, theme: skins.clock(w, h, False),
    "low clock": lambda w, h, theme: skins.clock(w, h, True),
    "pill": lambda w, h, theme: skins.pill(w, h, theme.row, theme.paper_line),
    "chosen pill": lambda w, h, theme: skins.pill(w, h, theme.row, theme.paper_line, True),
    "scroll track": lambda w, h, theme: skins.scroll_track(h, theme),
    "scroll thumb": lambda w, h, theme: skins.scroll_thumb(h, True),
    "resting scroll thumb": lambda w, h, theme: skins.scroll_thumb(h, False),
    **{
        f"{kind} button, {state}": button(kind, state)
        for kind in ("green", "amber", "red", "blue", "plain", "disabled")
        for state in ("normal", "hover", "pressed", "disabled")
    },
    **{f"card, {state}": card(state) for state in ("normal", "hover", "chosen", "disabled")},
    **{f"field, {state}": field(state) for state in ("normal", "focus", "error", "disabled")},
}
PAINTS: Final = re.compile(r"none|#[0-9A-F]{6}")
LENGTHS: Final = ("width", "height", "r", "rx", "stroke-width", "opacity")

every_recipe = each_of("name", RECIPES)
both = each_of("theme", [DAY, NIGHT], ids=lambda theme: theme.name)


def assert_can_be_drawn(svg: str) -> None:
    """Well-formed, nothing of negative size, only colours the rasteriser knows."""
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert float(root.attrib["width"]) > 0
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"
    assert len(root) > 0
    for shape in root:
        for name in LENGTHS:
            assert float(shape.attrib.get(name, "0")) >= 0, shape.attrib
        for name in ("fill", "stroke"):
            assert PAINTS.fullmatch(shape.attrib.get(name, "none")), shape.attrib


@both
@every_recipe
def test_every_part_can_be_drawn_at_every_size(name: str, theme: Theme) -> None:
    for w, h in SIZES:
        assert_can_be_drawn(RECIPES[name](w, h, theme))


@every_recipe
def test_a_part_too_small_for_its_lines_can_still_be_drawn(name: str) -> None:
    for w, h in ((1, 1), (3, 40), (40, 3)):
        assert_can_be_drawn(RECIPES[name](w, h, DAY))


@each_of("is_on", [False, True])
@each_of("is_enabled", [False, True])
def test_switches_can_be_drawn_and_differ_by_more_than_colour(
    is_on: bool, is_enabled: bool
) -> None:
    for ring in (False, True):
        assert_can_be_drawn(skins.toggle_track(is_on, is_enabled, ring))
    knob, other = skins.toggle_knob(is_on, is_enabled), skins.toggle_knob(not is_on, is_enabled)
    assert_can_be_drawn(knob)
    assert without_colours(knob) != without_colours(other)


def without_colours(svg: str) -> str:
    return re.sub(r"#[0-9A-Fa-f]{6}", "", svg)


def test_a_low_clock_and_a_wrong_field_differ_by_more_than_colour() -> None:
    assert without_colours(skins.clock(138, 56, True)) != without_colours(
        skins.clock(138, 56, False)
    )
    assert without_colours(skins.field(300, 72, DAY, "error")) != without_colours(
        skins.field(300, 72, DAY, "normal")
    )
    assert without_colours(skins.card(300, 90, DAY, "chosen", False)) != without_colours(
        skins.card(300, 90, DAY, "normal", False)
    )


@both
def test_the_states_of_a_button_look_different(theme: Theme) -> None:
    face = theme.face("green")
    looks = {skins.button(200, 66, face, state) for state in ("normal", "hover", "pressed")}
    looks.add(skins.button(200, 66, face, "normal", True))
    assert len(looks) == 4


def test_the_same_plank_is_drawn_for_the_same_seed() -> None:
    skins.plank.cache_clear()
    first = skins.plank(600, 60, DAY, 5)
    skins.plank.cache_clear()
    assert skins.plank(600, 60, DAY, 5) == first
    assert skins.plank(600, 60, DAY, 6) != first


@each_of(
    ("value", "text"), [(10, "10"), (10.5, "10.5"), (0.25, "0.25"), (100, "100"), (1 / 3, "0.33")]
)
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert number(value) == text
