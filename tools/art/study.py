"""The study board: circles and swatches in four colours, knots of its tree, and its icons."""

from typing import Final

from tools.art.colours import AMBER, CORAL, CREAM, CRIMSON, INK, LIME, SKY_BLUE, WHITE
from tools.art.shapes import Drawings, circle, group, path, picture, rect, stroke

GREEN: Final = "#4FA35A"
SIDE_BLUE: Final = "#3E74C4"
SEAM: Final = "#B9AB8F"
COLOURS: Final = {"green": GREEN, "red": CRIMSON, "yellow": AMBER, "blue": SIDE_BLUE}
SIGNS: Final = {
    "green": "M15 25L21 31L33 17",
    "red": "M16 16L32 32M32 16L16 32",
    "yellow": "M24 13L24 26M24 33L24 34",
    "blue": "M15 24L33 24",
}
"""What tells the swatches apart without their colours."""
HAND: Final = (
    "M14 24L14 12C14 8 19 8 19 12L19 21L19 8.500C19 4.500 24.500 4.500 24.500 8.500L24.500 21"
    "L24.500 10C24.500 6 30 6 30 10L30 22L30 15C30 11.500 35 11.500 35 15L35 31"
    "C35 39 31 43 25 43C19 43 16 40 13 35L8 27C6 23.500 10 21 12.500 23.500Z"
)
BUBBLE: Final = (
    "M7 7L41 7Q44 7 44 10L44 31Q44 34 41 34L25 34L14 43L14 34L7 34Q4 34 4 31L4 10Q4 7 7 7Z"
)


def drawings() -> Drawings:
    """Everything in `study`, and the icons that belong to it."""
    found: Drawings = {
        "study/joint_main.svg": picture(24, 24, circle(12, 12, 8, LIME, INK, 3.4)),
        "study/joint_side.svg": picture(24, 24, circle(12, 12, 7, AMBER, INK, 3.2)),
    }
    for name, colour in COLOURS.items():
        found[f"study/circle_{name}.svg"] = picture(100, 100, _ring(colour))
        ink = INK if name == "yellow" else WHITE
        swatch = circle(24, 24, 20, colour, INK, 3.8) + stroke(SIGNS[name], ink, 5)
        found[f"study/swatch_{name}.svg"] = picture(48, 48, swatch)
    return found | {f"icons/{name}.svg": picture(48, 48, body) for name, body in _icons().items()}


def _ring(colour: str) -> str:
    """A circle that is seen on light and dark squares."""
    bands = ((INK, 13.0), (CREAM, 9.5), (colour, 6.5))
    return "".join(circle(50, 50, 43, line=line, width=width) for line, width in bands)


def _icons() -> dict[str, str]:
    board = rect(6, 6, 36, 36, 5, CREAM, INK, 4)
    return {
        "study": rect(5, 9, 30, 34, 4, CREAM)
        + path("M7 11L20 11L20 26L7 26ZM20 26L33 26L33 41L20 41Z", "#A9D27C")
        + rect(5, 9, 30, 34, 4, line=INK, width=4)
        + path("M24 29L26 21L39 6L45 11.500L32 27Z", AMBER, INK, 3.6),
        "hand_tool": path(HAND, CREAM, INK, 3.8),
        "arrow_tool": stroke("M8 40L32 16", INK, 10)
        + stroke("M8 40L32 16", LIME, 4.4)
        + path("M41 7L22 13.500L34.500 26Z", LIME, INK, 3.8),
        "circle_tool": circle(24, 24, 15.5, line=INK, width=11)
        + circle(24, 24, 15.5, line=CORAL, width=5),
        "comment": path(BUBBLE, SKY_BLUE, INK, 4)
        + "".join(circle(x, 20.5, 2.7, INK) for x in (15, 24, 33)),
        "eraser": group(
            "rotate(-38 24 24)",
            rect(6, 15, 36, 18, 4, CREAM, INK, 4),
            path("M10 15L22 15L22 33L10 33Q6 33 6 29L6 19Q6 15 10 15Z", "#F49AB0", INK, 4),
        )
        + stroke("M19 44L43 44", INK, 4),
        "clear_board": board
        + stroke("M24 6L24 42M6 24L42 24", SEAM, 2.6)
        + stroke("M16 16L32 32M32 16L16 32", CRIMSON, 5),
        "start_board": board
        + stroke("M6 24L42 24", SEAM, 2.6)
        + "".join(rect(x, 10.5, 9, 9, 2.4, SIDE_BLUE, INK, 2.8) for x in (12, 27))
        + "".join(circle(x, 33, 5, CORAL, INK, 2.8) for x in (16.5, 31.5)),
        "mirror": stroke("M24 5L24 43", INK, 3.6)
        + path("M18 12L18 36L4 36Z", SKY_BLUE, INK, 4)
        + path("M30 12L30 36L44 36Z", CREAM, INK, 4),
        "to_move": circle(16, 24, 11, CORAL, INK, 4)
        + rect(25, 14, 20, 20, 5, SIDE_BLUE, INK, 4)
        + stroke("M16 7C22 1 30 1 35 6M35.500 1L36 7.500L29.500 8", INK, 3.6),
        "lines": stroke("M8 12L14 12M8 24L14 24M8 36L14 36", SIDE_BLUE, 6)
        + stroke("M20 12L42 12M20 24L42 24M20 36L34 36", INK, 4.6),
        "tree": stroke("M24 40L24 22M24 30C24 22 10 27 10 15M24 27C24 20 38 24 38 12", INK, 4.6)
        + circle(24, 18, 5.4, LIME, INK, 3.6)
        + circle(10, 11, 5.4, AMBER, INK, 3.6)
        + circle(38, 9, 5.4, SKY_BLUE, INK, 3.6)
        + rect(19, 37.5, 10, 7.5, 3, "#D99A45", INK, 3.4),
    }
