"""The faces of the eight animals in a box of 96 by 96; dots for eyes are added by `heads`."""

from collections.abc import Callable
from typing import Final, Literal

from tools.art.colours import INK, WHITE
from tools.art.curves import around
from tools.art.shapes import circle, ellipse, group, number, path

Appearance = Literal["open", "blink", "shock"]
"""What the eyes do."""

OUTLINE: Final = 4
IRIS: Final = "#B7E26B"


def _both(*shapes: str) -> str:
    """Shapes of the left half, and the same on the right."""
    return "".join(shapes) + group("translate(96 0) scale(-1 1)", *shapes)


def _edge(width: float) -> str:
    return f' stroke="{INK}" stroke-width="{number(width)}"'


def _joined(width: float, colour: str = INK) -> str:
    return f' stroke="{colour}" stroke-width="{number(width)}" stroke-linejoin="round"'


def _capped(width: float, colour: str = INK) -> str:
    return f' stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round"'


def _rounded(width: float) -> str:
    return (
        f' stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
        f' stroke-width="{number(width)}"'
    )


def _elephant(_appearance: Appearance) -> str:
    hide, inner, fold = "#8FA3B5", "#E7A9A0", "#6E8296"
    trunk = "M48 46L48 70Q48 84 60 84"
    return (
        _both(
            ellipse(19, 43, 17, 23, hide, INK, OUTLINE),
            ellipse(20, 45, 9, 14, inner),
        )
        + path("M28 40C28 22 68 22 68 40C68 54 60 60 48 60C36 60 28 54 28 40Z", hide, INK, OUTLINE)
        + _both(path("M37 58C33 64 32 70 36 73C39 70 41 65 42 60Z", WHITE, INK, OUTLINE))
        + path(trunk, more=_capped(19))
        + path(trunk, more=_capped(12, hide))
        + path("M44 64L52 64M44 71L52 71", "", more=f' stroke="{fold}" stroke-width="3"')
    )


def _lion(_appearance: Appearance) -> str:
    mane, coat, muzzle = "#B5541C", "#F2B54A", "#FFE8B8"
    tufts = [around(48, 47, 25, -90 + 360 / 11 * k) for k in range(11)]
    edge = _edge(OUTLINE) + ' stroke-linejoin="round" stroke-linecap="round"'
    return (
        "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{mane}"{edge}/>' for x, y in tufts)
        + circle(48, 47, 28, mane)
        + _both(circle(30, 30, 6, coat, more=_edge(3)))
        + circle(48, 48, 21, coat)
        + ellipse(48, 57, 12, 9, muzzle)
        + path("M43 52L53 52L48 57Z", INK, more=_joined(2))
        + path("M48 57L48 60Q44 64 41 61M48 60Q52 64 55 61", more=_capped(2.5))
    )


def _tiger(_appearance: Appearance) -> str:
    coat = "#F08A2C"
    stripe = _rounded(5)
    return (
        _both(circle(25, 24, 10, coat, INK, OUTLINE), circle(25, 24, 4.5, WHITE))
        + path(
            "M48 20C66 20 78 32 78 48C78 54 84 58 82 62C74 62 74 66 68 70C62 74 55 75 48 75"
            "C41 75 34 74 28 70C22 66 22 62 14 62C12 58 18 54 18 48C18 32 30 20 48 20Z",
            coat,
            INK,
            OUTLINE,
        )
        + _both(ellipse(37, 40, 8, 6, WHITE))
        + ellipse(48, 60, 15, 11, WHITE)
        + path("M48 23L48 35", "", more=stripe)
        + _both(
            path("M38 23L41 32", "", more=stripe),
            path("M20 43L30 46M19 54L29 54", "", more=stripe),
        )
        + path("M42 54L54 54L48 60Z", INK, more=_joined(2))
        + path("M48 60L48 64Q43 68 39 64M48 64Q53 68 57 64", more=_capped(2.5))
    )


def _leopard(_appearance: Appearance) -> str:
    coat, spot, core, freckle = "#F6D365", "#7A4212", "#E8A93C", "#B08A54"

    def rosette(x: float, y: float, outer: float = 4.6, inner: float = 1.9) -> str:
        return circle(x, y, outer, spot) + circle(x, y, inner, core)

    return (
        _both(circle(25.5, 24, 9.5, coat, INK, OUTLINE), circle(25.5, 24, 4.2, INK))
        + path(
            "M48 16C67 16 80 28 80 46C80 64 67 79 48 79C29 79 16 64 16 46C16 28 29 16 48 16Z",
            coat,
            INK,
            OUTLINE,
        )
        + rosette(48, 25)
        + _both(
            *(rosette(x, y) for x, y in ((35.5, 26.5), (25.5, 36), (22.5, 49), (28.5, 62.5))),
            rosette(41.5, 35, 3.4, 1.4),
        )
        + _both(ellipse(36.5, 43, 8, 6.5, "#FFF3C4"))
        + ellipse(48, 62, 15.5, 12, WHITE)
        + path("M41 54L55 54L48 61Z", INK, more=_joined(2.5))
        + path("M48 61L48 66Q43 70.5 38.5 66M48 66Q53 70.5 57.5 66", more=_capped(2.8))
        + _both(circle(40, 60.5, 1.6, freckle), circle(36.5, 64, 1.6, freckle))
    )


def _wolf(appearance: Appearance) -> str:
    coat, mask, shine = "#7B8998", "#5C6978", "#8A96A3"
    eye = path("M27 44Q36 42 42 51Q32 54 27 44Z", "#F4C542", more=_joined(3)) + circle(
        36.3, 48, 2.4, INK
    )
    brow = path("M24 40L41 46", "", more=_capped(4))
    return (
        _both(
            path("M22 44L20 11L43 26Z", coat, INK, OUTLINE),
            path("M26 34L26 21L35 27Z", "#465160"),
        )
        + path(
            "M48 20C62 20 74 28 77 42L88 58L76 59L77 69L65 67C61 77 55 83 48 84"
            "C41 83 35 77 31 67L19 69L20 59L8 58L19 42C22 28 34 20 48 20Z",
            coat,
            INK,
            OUTLINE,
        )
        + path("M48 23L55 35L48 48L41 35Z", mask)
        + path(
            "M48 47C54 53 62 53 73 56L65 63C61 73 55 80 48 81"
            "C41 80 35 73 31 63L23 56C34 53 42 53 48 47Z",
            "#EEF2F5",
        )
        + _both(eye if appearance == "open" else "", "" if appearance == "shock" else brow)
        + path("M40 62Q48 58 56 62Q55 69 48 71Q41 69 40 62Z", INK, more=_joined(2))
        + path("M44 63.5Q47 62 49 62.5", more=_capped(2, shine))
        + path("M48 71L48 74Q43 78 39 74M48 74Q53 78 57 74", more=_capped(2.5))
    )


def _dog(_appearance: Appearance) -> str:
    return (
        path(
            "M48 18C66 18 74 30 74 46C74 62 64 74 48 74C32 74 22 62 22 46C22 30 30 18 48 18Z",
            "#D99A5B",
            INK,
            OUTLINE,
        )
        + _both(
            path(
                "M32 20C18 18 8 30 10 48C11 60 20 64 25 56C29 48 27 34 34 26Z",
                "#7A4526",
                INK,
                OUTLINE,
            )
        )
        + path(
            "M48 20C52 30 53 42 60 52C64 62 58 71 48 71C38 71 32 62 36 52C43 42 44 30 48 20Z",
            WHITE,
        )
        + path("M42 66L42 76Q48 84 54 76L54 66Z", "#E8606B", more=_rounded(3))
        + ellipse(48, 54, 7.5, 5, INK)
        + path("M48 58L48 63Q42 69 37 64M48 63Q54 69 59 64", more=_capped(3))
    )


def _cat(appearance: Appearance) -> str:
    coat, pink = "#4A4458", "#F2A0A8"
    eye = ellipse(34, 46, 7.5, 8, IRIS, more=_edge(2.5)) + ellipse(34, 46, 2.2, 6, INK)
    whiskers = "M27 60L8 56M27 66L9 70"
    return (
        _both(path("M16 44L18 10L42 24Z", coat, INK, OUTLINE), path("M23 30L24 19L33 24Z", pink))
        + path(
            "M48 22C68 22 80 34 80 50C80 66 66 75 48 75C30 75 16 66 16 50C16 34 28 22 48 22Z",
            coat,
            INK,
            OUTLINE,
        )
        + ellipse(48, 63, 13, 9, WHITE)
        + _both(
            eye if appearance == "open" else "",
            path(whiskers, "", more=_capped(6)),
            path(whiskers, "", more=_capped(2.6, WHITE)),
        )
        + path("M43 56L53 56L48 61Z", pink, more=_joined(2, pink))
        + path("M48 61Q44 68 40 64M48 61Q52 68 56 64", more=_capped(2.5))
    )


def _rat(_appearance: Appearance) -> str:
    coat = "#B79F96"
    return (
        _both(circle(24, 30, 17, coat, INK, OUTLINE), circle(24, 30, 10, "#F4AFB0"))
        + path(
            "M48 26C62 26 70 36 68 48C66 62 56 76 48 78C40 76 30 62 28 48C26 36 34 26 48 26Z",
            coat,
            INK,
            OUTLINE,
        )
        + path("M44 76L44 86L52 86L52 76Z", WHITE, more=_rounded(3))
        + path("M48 79L48 86", "", more=_edge(2))
        + circle(48, 72, 6.5, "#F07C8A", more=_edge(3))
        + _both(path("M36 66L16 62M37 71L17 75", "", more=_capped(2.5)))
    )


FACES: Final[dict[str, Callable[[Appearance], str]]] = {
    "elephant": _elephant,
    "lion": _lion,
    "tiger": _tiger,
    "leopard": _leopard,
    "wolf": _wolf,
    "dog": _dog,
    "cat": _cat,
    "rat": _rat,
}
