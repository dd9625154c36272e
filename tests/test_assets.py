"""Every asset has an origin and a licence, every sprite is drawn as it was meant."""

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pygame
import pytest

from tests.rows import each_of

ASSETS: Final = Path(__file__).parent.parent / "assets"
FILES: Final = sorted(
    path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*") if path.is_file()
)
SPRITES: Final = [name for name in FILES if name.startswith("sprites/")]
ROWS: Final = re.findall(
    r"^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$",
    (ASSETS / "MANIFEST.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)

Looks = dict[str, str]
Rule = Callable[[Element], Iterator[str]]

SHAPES: Final = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
GRADIENTS: Final = {"linearGradient", "radialGradient"}
DRAWN: Final = SHAPES | GRADIENTS | {"g", "defs", "stop", "style", "title", "desc"}
IGNORED: Final = {
    *("clip-path", "filter", "mask", "mix-blend-mode"),
    *("paint-order", "spreadMethod", "visibility"),
}
PLACES: Final = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
COLOUR: Final = re.compile(
    r"#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|url\(#[\w-]+\)"
    r"|rgb\(\s*\d+%?\s*,\s*\d+%?\s*,\s*\d+%?\s*\)"
    r"|none|white|black|red|green|blue|yellow|cyan|magenta|gr[ea]y"
)


def kind(element: Element) -> str:
    return element.tag.rpartition("}")[2]


def declarations(text: str) -> Looks:
    pairs = (part.partition(":") for part in text.split(";") if part.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def style_rules(root: Element) -> list[tuple[str, Looks]]:
    """The selectors of the style sheets, one by one, with what they declare."""
    sheets = [element.text or "" for element in root.iter() if kind(element) == "style"]
    return [
        (selector.strip(), declarations(body))
        for sheet in sheets
        for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
        for selector in selectors.split(",")
    ]


def dressed(root: Element) -> Iterator[tuple[Element, Looks]]:
    """Every element with its attributes, its inline style and its classes."""
    classes = {selector[1:]: looks for selector, looks in style_rules(root)}
    for element in root.iter():
        looks = dict(element.attrib) | declarations(element.get("style", ""))
        for name in element.get("class", "").split():
            looks |= classes.get(name, {})
        yield element, looks


def missing_size(root: Element) -> Iterator[str]:
    for name in ("viewBox", "width", "height"):
        if name not in root.attrib:
            yield f"no {name}"


def undrawn_elements(root: Element) -> Iterator[str]:
    for element in root.iter():
        if element is not root and kind(element) not in DRAWN:
            yield f"<{kind(element)}> is not drawn"


def ignored_properties(root: Element) -> Iterator[str]:
    for _, looks in dressed(root):
        for name in sorted(IGNORED & looks.keys()):
            yield f"{name} is ignored"


def unread_selectors(root: Element) -> Iterator[str]:
    for selector, _ in style_rules(root):
        if not re.fullmatch(r"\.[\w-]+", selector):
            yield f"selector {selector} is not read"


def misread_colours(root: Element) -> Iterator[str]:
    for _, looks in dressed(root):
        for name in ("fill", "stroke", "stop-color"):
            if name in looks and not COLOUR.fullmatch(looks[name]):
                yield f"{name} {looks[name]} is misread"


def unknown_paints(root: Element) -> Iterator[str]:
    known = {element.get("id") for element in root.iter() if kind(element) in GRADIENTS}
    for _, looks in dressed(root):
        for name in ("fill", "stroke"):
            paint = re.fullmatch(r"url\(#(.+)\)", looks.get(name, ""))
            if paint and paint[1] not in known:
                yield f"{name} {looks[name]} names no gradient"


def layered_opacity(root: Element) -> Iterator[str]:
    for element, looks in dressed(root):
        if float(looks.get("opacity", 1)) == 1:
            continue
        if kind(element) in ("g", "svg"):
            yield "the opacity of a group goes to each shape"
        elif looks.get("fill") != "none" and looks.get("stroke", "none") != "none":
            yield "the opacity of a filled outline shows the fill below the line"


def unitless_gradients(root: Element) -> Iterator[str]:
    for element in root.iter():
        if kind(element) in GRADIENTS and element.get("gradientUnits") != "userSpaceOnUse":
            for name in PLACES:
                if not element.get(name, "%").endswith("%"):
                    yield f"{name} of a gradient needs percent or userSpaceOnUse"


def unread_links(root: Element) -> Iterator[str]:
    for element in root.iter():
        if kind(element) in GRADIENTS and "href" in element.attrib:
            yield "a gradient reads xlink:href only"


def dashed_closed_curves(root: Element) -> Iterator[str]:
    for element, looks in dressed(root):
        is_open = kind(element) in ("line", "polyline") or (
            kind(element) == "path" and "z" not in element.get("d", "").lower()
        )
        if looks.get("stroke-dasharray", "none") != "none" and not is_open:
            yield f"dashes on a closed <{kind(element)}> get a stray line"


RULES: Final[tuple[Rule, ...]] = (
    missing_size,
    undrawn_elements,
    ignored_properties,
    unread_selectors,
    misread_colours,
    unknown_paints,
    layered_opacity,
    unitless_gradients,
    unread_links,
    dashed_closed_curves,
)


def faults(text: str) -> list[str]:
    """What the rasteriser would draw otherwise than meant."""
    root = ElementTree.fromstring(text)
    return [fault for rule in RULES for fault in rule(root)]


def picture(inside: str, size: str = 'viewBox="0 0 9 9" width="9" height="9"') -> str:
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"<svg {names} {size}>{inside}</svg>"


GOOD: Final = picture(
    '<style>.a{fill:#abc} .b, .c{stroke:white}</style><defs><linearGradient id="d" x1="0%"/>'
    '<radialGradient id="e" gradientUnits="userSpaceOnUse" cx="4" xlink:href="#d"/></defs>'
    '<g transform="scale(2)"><rect class="a b" width="4" height="4"/>'
    '<path d="M0 0L4 4" stroke="rgb(1, 2, 3)" stroke-dasharray="1 1"/>'
    '<circle r="3" fill="url(#e)" opacity="0.5"/>'
    '<path d="M0 0L4 4L0 4Z" style="fill:none; stroke:#A1B2C3; opacity:0.5"/></g>'
)

BAD: Final = {
    "text": ("<text>1</text>", "<text> is not drawn"),
    "use": ('<use href="#a"/>', "<use> is not drawn"),
    "filter": ('<filter id="a"/>', "<filter> is not drawn"),
    "clip path": ('<clipPath id="a"/>', "<clipPath> is not drawn"),
    "mask": ('<mask id="a"/>', "<mask> is not drawn"),
    "pattern": ('<pattern id="a"/>', "<pattern> is not drawn"),
    "image": ('<image href="a.png"/>', "<image> is not drawn"),
    "inner picture": ("<svg/>", "<svg> is not drawn"),
    "filter property": ('<path style="filter: blur(2px)"/>', "filter is ignored"),
    "clip property": ('<path clip-path="circle(3px)"/>', "clip-path is ignored"),
    "hidden shape": ('<path visibility="hidden"/>', "visibility is ignored"),
    "mirrored gradient": ('<linearGradient spreadMethod="reflect"/>', "spreadMethod is ignored"),
    "id selector": ("<style>#a{fill:#abc}</style>", "selector #a is not read"),
    "element selector": ("<style>.b, rect{fill:#abc}</style>", "selector rect is not read"),
    "colour name": ('<path fill="orange"/>', "fill orange is misread"),
    "capital name": ('<path fill="White"/>', "fill White is misread"),
    "rgba": ('<path stroke="rgba(1,2,3,0.5)"/>', "stroke rgba(1,2,3,0.5) is misread"),
    "hsl": ('<path style="fill: hsl(9,9%,9%)"/>', "fill hsl(9,9%,9%) is misread"),
    "alpha in a colour": ('<stop stop-color="#11223344"/>', "stop-color #11223344 is misread"),
    "short alpha": ('<path fill="#1234"/>', "fill #1234 is misread"),
    "colour of a class": (
        '<style>.a{fill:gold}</style><path class="a"/>',
        "fill gold is misread",
    ),
    "unknown paint": ('<path fill="url(#a)"/>', "fill url(#a) names no gradient"),
    "group opacity": ('<g opacity="0.5"/>', "the opacity of a group goes to each shape"),
    "outline opacity": (
        '<path fill="red" stroke="red" opacity="0.5"/>',
        "the opacity of a filled outline shows the fill below the line",
    ),
    "unitless gradient": (
        '<linearGradient x1="0%" x2="1"/>',
        "x2 of a gradient needs percent or userSpaceOnUse",
    ),
    "plain link": ('<linearGradient href="#b"/>', "a gradient reads xlink:href only"),
    "dashed ring": (
        '<circle stroke-dasharray="1"/>',
        "dashes on a closed <circle> get a stray line",
    ),
    "dashed loop": (
        '<path d="M0 0L1 1L0 1z" style="stroke-dasharray: 2 1"/>',
        "dashes on a closed <path> get a stray line",
    ),
}


def test_a_picture_within_the_rules_has_no_faults() -> None:
    assert faults(GOOD) == []


@each_of(("inside", "fault"), BAD.values(), ids=BAD)
def test_the_lint_finds_what_is_drawn_wrongly(inside: str, fault: str) -> None:
    assert faults(picture(inside)) == [fault]


@pytest.mark.parametrize(
    ("size", "fault"),
    [
        ('width="9" height="9"', "no viewBox"),
        ('viewBox="0 0 9 9" height="9"', "no width"),
        ('viewBox="0 0 9 9" width="9"', "no height"),
    ],
)
def test_the_lint_asks_for_a_size(size: str, fault: str) -> None:
    assert faults(picture("", size)) == [fault]


@each_of("name", SPRITES)
def test_a_sprite_is_drawn_as_it_was_meant(name: str) -> None:
    assert name.endswith(".svg")
    assert faults((ASSETS / name).read_text(encoding="utf-8")) == []


@each_of("name", SPRITES)
def test_a_sprite_shows_something(name: str) -> None:
    surface = pygame.image.load_sized_svg(io.BytesIO((ASSETS / name).read_bytes()), (48, 48))
    assert surface.get_bounding_rect().width > 0


def test_every_animal_is_there_for_every_side_and_mood() -> None:
    animals = ("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant")
    wanted = {f"{side}_{animal}" for side in "rbg" for animal in animals}
    wanted |= {f"head_{animal}{mood}" for animal in animals for mood in ("", "_blink", "_shock")}
    wanted |= {f"plate_{side}" for side in ("red", "blue", "green")}
    assert {path.stem for path in (ASSETS / "sprites/pieces").iterdir()} == wanted


def test_what_is_drawn_for_the_day_is_drawn_for_the_night() -> None:
    days = {name.removesuffix("_day.svg") for name in SPRITES if name.endswith("_day.svg")}
    nights = {name.removesuffix("_night.svg") for name in SPRITES if name.endswith("_night.svg")}
    assert days == nights
    assert len(days) > 20


def covers(pattern: str, name: str) -> bool:
    """Whether a row of the manifest speaks of a file; a star stays inside its folder."""
    path, wanted = PurePosixPath(name), PurePosixPath(pattern)
    return len(path.parts) == len(wanted.parts) and path.match(pattern)


@each_of("name", FILES)
def test_a_file_is_in_exactly_one_row_of_the_manifest(name: str) -> None:
    assert len([pattern for pattern, _, _ in ROWS if covers(pattern, name)]) == 1


@each_of(("pattern", "origin", "licence"), ROWS, ids=[row[0] for row in ROWS])
def test_a_row_of_the_manifest_covers_a_file_and_names_its_licence(
    pattern: str, origin: str, licence: str
) -> None:
    assert [name for name in FILES if covers(pattern, name)]
    assert origin.strip()
    assert licence in ("MIT", "OFL 1.1")


def test_a_row_of_one_folder_does_not_cover_another() -> None:
    assert covers("sprites/ui/*.svg", "sprites/ui/knob.svg")
    assert not covers("sprites/*.svg", "sprites/ui/knob.svg")
    assert not covers("*.svg", "sprites/ui/knob.svg")


def frames_of(ogg: bytes) -> int:
    """The length of a sound: the position its last page ends at."""
    last_page = ogg.rindex(b"OggS")
    return int.from_bytes(ogg[last_page + 6 : last_page + 14], "little")


def test_the_list_of_sounds_names_the_files_and_their_lengths() -> None:
    folder = ASSETS / "sounds"
    sounds = json.loads((folder / "sounds.json").read_text(encoding="utf-8"))["sounds"]
    takes = [take for sound in sounds.values() for take in sound["takes"]]
    listed = {take["file"]: take["frames"] for take in takes}
    assert len(listed) == len(takes)
    assert listed == {path.name: frames_of(path.read_bytes()) for path in folder.glob("*.ogg")}
