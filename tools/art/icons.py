"""The icons, in 48 by 48: ink lines, and one colour that says what each is about."""

from typing import Final

from tools.art.colours import (
    AMBER,
    BLUE,
    CORAL,
    CREAM,
    CRIMSON,
    INK,
    LIME,
    OCHRE,
    SAND_GREY,
    SKY_BLUE,
)
from tools.art.curves import spokes, star
from tools.art.shapes import Drawings, circle, ellipse, path, picture, rect, stroke

BULB: Final = (
    "M24 5C15 5 9 11 9 19C9 25 13 28 15.500 31.500L32.500 31.500C35 28 39 25 39 19C39 11 33 5 24 5Z"
)
SPEAKER: Final = "M6 18L14 18L24 9L24 39L14 30L6 30Z"
CAPITALS: Final = "M24 5L42 23L33 23L33 37L15 37L15 23L6 23Z"
NOTE: Final = "M18 35L18 9L40 5L40 31"
DARK_COAT: Final = "#4A4458"


def drawings() -> Drawings:
    """Everything in `icons`."""
    icons = (
        _playing()
        | _replaying()
        | _game()
        | _saves()
        | _settings()
        | _sound()
        | _signs()
        | _journey()
        | _review()
    )
    return {f"icons/{name}.svg": picture(48, 48, shapes) for name, shapes in icons.items()}


def _line(d: str, width: float, colour: str = INK) -> str:
    return stroke(d, colour, width)


def _area(d: str, colour: str, width: float = 4) -> str:
    return path(d, colour, INK, width)


def _playing() -> dict[str, str]:
    """What a player can do during a game."""
    return {
        "undo": _line("M17 9L7 18.500L17 28", 5)
        + _line("M8 18.500L28 18.500C36 18.500 41 23 41 29.500C41 36 36 40 29 40L20 40", 5),
        "redo": _line("M31 9L41 18.500L31 28", 5)
        + _line("M40 18.500L20 18.500C12 18.500 7 23 7 29.500C7 36 12 40 19 40L28 40", 5),
        "hint": _area(BULB, AMBER)
        + _line("M17.500 38L30.500 38M20.500 43.500L27.500 43.500", 4)
        + _line("M20 22L24 26L28 22M24 26L24 31", 3),
        "flip": _line("M15 41L15 9M7 17L15 8L23 17", 5)
        + _line("M33 7L33 39M25 31L33 40L41 31", 5, BLUE),
        "resign": _line("M11 5L11 44", 5)
        + _area("M12 8C20 3 27 13 40 8L40 27C27 32 20 22 12 27Z", CREAM),
        "draw_offer": _area(
            "M6 8L42 8Q44 8 44 10L44 32Q44 34 42 34L26 34L16 43L16 34L6 34Q4 34 4 32L4 10Q4 8 6 8Z",
            CREAM,
        )
        + _line("M15 17.500L33 17.500M15 25.500L33 25.500", 4.6),
        "capture": _line("M10 6Q6 24 12 42M24 4Q19 24 25 44M38 6Q33 24 38 42", 6.5, CRIMSON),
        "moves": rect(6, 5, 36, 38, 5, CREAM, INK, 4)
        + _line("M22 15L34 15M22 24L34 24M22 33L34 33", 3.8)
        + circle(14, 15, 2.6, CORAL)
        + circle(14, 24, 2.6, BLUE)
        + circle(14, 33, 2.6, CORAL),
        "clock": circle(24, 26, 17, CREAM, INK, 4)
        + _line("M24 16L24 26L31 30", 4)
        + _line("M19 4L29 4", 4.6),
        "restart": _line(
            "M10 13C14 9 19 7 24 7C33.500 7 41 14.500 41 24C41 33.500 33.500 41 24 41"
            "C15 41 8 34.500 7 26",
            5,
        )
        + _line("M9 4L9 14L19 14", 5),
    }


def _replaying() -> dict[str, str]:
    """The buttons of a replay."""
    return {
        "replay": _line(
            "M40 24C40 33 33 40 24 40C15 40 8 33 8 24C8 15 15 8 24 8C29 8 33 10 36 13.500", 4.8
        )
        + _line("M37 5L37 14.500L27.500 14.500", 4.8)
        + _area("M20 17L32 24L20 31Z", CORAL, 3.6),
        "play": _area("M13 7L40 24L13 41Z", CREAM),
        "pause": rect(9, 8, 11, 32, 3, CREAM, INK, 4) + rect(28, 8, 11, 32, 3, CREAM, INK, 4),
        "step_back": _area("M38 8L17 24L38 40Z", AMBER) + rect(7, 8, 7, 32, 2.5, AMBER, INK, 4),
        "step_forward": _area("M10 8L31 24L10 40Z", AMBER) + rect(34, 8, 7, 32, 2.5, AMBER, INK, 4),
        "to_start": _area("M24 9L24 39L8 24Z", AMBER) + _area("M42 9L42 39L26 24Z", AMBER),
        "to_end": _area("M24 9L24 39L40 24Z", AMBER) + _area("M6 9L6 39L22 24Z", AMBER),
        "stop": rect(9, 9, 30, 30, 5, CORAL, INK, 4),
        "speed": _line("M3 18L12 18M1 27L10 27", 4.2) + _area("M17 9L43 24L17 39L22 24Z", AMBER),
        "branch": _line("M14 42L14 6M14 30C14 22 34 26 34 14", 4.8)
        + circle(14, 8, 5, AMBER, INK, 3.6)
        + circle(34, 10, 5, LIME, INK, 3.6)
        + circle(14, 41, 5, AMBER, INK, 3.6),
    }


def _game() -> dict[str, str]:
    """Games, players, rules."""
    pips = ((16, 16), (32, 16), (24, 24), (16, 32), (32, 32))
    return {
        "new_game": circle(24, 24, 19, CREAM, INK, 4) + _line("M24 14L24 34M14 24L34 24", 5.4),
        "human": circle(24, 15, 9.5, "#F2C79A", INK, 4)
        + _area("M6 43C7 31 14 27 24 27C34 27 41 31 42 43Z", SKY_BLUE),
        "computer": rect(5, 8, 38, 27, 5, SKY_BLUE, INK, 4)
        + circle(17, 21, 3.4, INK)
        + circle(31, 21, 3.4, INK)
        + _line("M24 35L24 42M14 43L34 43", 4.6),
        "lesson": _area("M6 7L42 7L42 33L6 33Z", "#3F7A5C")
        + _line("M13 15L27 15M13 23L21 23", 3.6, CREAM)
        + _line("M24 33L24 38M13 43L19 34M35 43L29 34", 4)
        + circle(34, 22, 4.4, AMBER, INK, 3.2),
        "rules": _area(
            "M24 13C19 8 12 7 5 8L5 38C12 37 19 38 24 42C29 38 36 37 43 38L43 8C36 7 29 8 24 13Z",
            CREAM,
        )
        + _line("M24 13L24 41", 3.6)
        + _line("M11 17L18 18.500M11 25L18 26.500M30 18.500L37 17M30 26.500L37 25", 3.2),
        "trophy": _line("M13 11L6 11C5 19 9 24 15 25M35 11L42 11C43 19 39 24 33 25", 4)
        + _area("M12 6L36 6C37 20 33 29 24 30C15 29 11 20 12 6Z", AMBER)
        + _line("M24 30L24 37", 5)
        + _area("M14 37L34 37L36 43L12 43Z", OCHRE),
        "dice": rect(7, 7, 34, 34, 8, CREAM, INK, 4)
        + "".join(circle(x, y, 3.4, INK) for x, y in pips),
        "games": _area(
            "M11 15L37 15C43 15 46 27 44 36C43 41 38 41 35 37L31 32L17 32L13 37C10 41 5 41 4 36"
            "C2 27 5 15 11 15Z",
            SKY_BLUE,
        )
        + _line("M15 20L15 28M11 24L19 24", 3.6)
        + circle(33, 21, 2.6, INK)
        + circle(36.5, 26, 2.6, INK),
    }


def _saves() -> dict[str, str]:
    """Keeping games and finding them again."""
    return {
        "save": _area("M8 6L34 6L42 14L42 42L6 42L6 8Z", SKY_BLUE)
        + rect(14, 25, 20, 17, 2, CREAM, INK, 3.4)
        + _area("M15 6L30 6L30 15L15 15Z", CREAM, 3.4),
        "load": _area("M5 10L18 10L22 15L41 15L41 22L5 22Z", OCHRE)
        + _area("M4 22L44 22L39 41L7 41Z", AMBER),
        "rename": _area("M8 40L10 30L33 7L41 15L18 38Z", AMBER)
        + _line("M28 12L36 20M8 40L15 38.5", 3.4),
        "sort": _line("M13 8L13 40M6 33L13 41L20 33", 4.6)
        + _line("M26 12L43 12M26 24L38 24M26 36L33 36", 5.2),
        "filter": _area("M5 8L43 8L29 25L29 41L19 36L19 25Z", SKY_BLUE),
        "search": circle(20, 20, 13, SKY_BLUE, INK, 4.6) + _line("M30 30L42 42", 6.5),
        "trash": _area("M11 14L37 14L34 43L14 43Z", SAND_GREY)
        + _line("M6 14L42 14M18 13L20 6L28 6L30 13M20 22L20.500 36M28 22L27.500 36", 4),
        "lock": _line("M15 22L15 15C15 3 33 3 33 15L33 22", 4.8)
        + rect(9, 21, 30, 22, 5, AMBER, INK, 4)
        + _line("M24 29L24 35", 4.8),
    }


def _settings() -> dict[str, str]:
    """How the program looks and behaves."""
    return {
        "settings": _line(spokes(24, 24, 13, 18.5, 8), 8.4)
        + circle(24, 24, 12.5, AMBER, INK, 4)
        + circle(24, 24, 4.6, CREAM, INK, 3.6),
        "sliders": _line("M6 12L42 12M6 24L42 24M6 36L42 36", 4)
        + circle(16, 12, 5, AMBER, INK, 3.6)
        + circle(32, 24, 5, CORAL, INK, 3.6)
        + circle(20, 36, 5, LIME, INK, 3.6),
        "fullscreen": _line("M7 18L7 7L18 7M30 7L41 7L41 18M41 30L41 41L30 41M18 41L7 41L7 30", 5)
        + rect(17, 17, 14, 14, 3, SKY_BLUE, INK, 3.4),
        "window": _line("M18 7L18 18L7 18M41 18L30 18L30 7M30 41L30 30L41 30M7 30L18 30L18 41", 5),
        "language": circle(24, 24, 18.5, SKY_BLUE, INK, 4)
        + ellipse(24, 24, 8, 18.5, line=INK, width=3.2)
        + _line("M6 24L42 24", 3.2),
        "sun": _line(
            "M24 3L24 8M24 40L24 45M3 24L8 24M40 24L45 24M9 9L12.500 12.500M35.500 35.500L39 39"
            "M39 9L35.500 12.500M12.500 35.500L9 39",
            4.6,
        )
        + circle(24, 24, 10.5, AMBER, INK, 4),
        "moon": _area(
            "M30 6C18 8 10 16 10 26C10 36 18 43 28 43C35 43 40 39 42 33C30 36 22 28 24 18"
            "C25 13 27 9 30 6Z",
            "#C9B8F2",
        ),
        "coords": rect(15, 6, 27, 27, 4, "#A9D27C", INK, 4)
        + _line("M28.500 6L28.500 33M15 19.500L42 19.500", 3.2)
        + _line("M4 15L7 12L7 26", 3.6)
        + _line("M23 44L28.500 38L34 44", 3.6),
        "calm": _area("M9 39C7 21 18 9 41 8C42 29 31 41 12 38Z", LIME)
        + _line("M6 43C14 32 22 24 32 18", 3.8),
        "scale": _line("M5 38L14 12L23 38M8.500 29L19.500 29", 4.6)
        + _line("M28 38L34.500 20L41 38M30.500 32L38.500 32", 4),
    }


def _sound() -> dict[str, str]:
    """Sound and music, on and off."""

    def notes(colour: str) -> str:
        heads = (ellipse(x, y, 7, 5.5, colour, INK, 4) for x, y in ((12.5, 36), (34.5, 32)))
        return _line(NOTE, 4.6) + "".join(heads)

    return {
        "sound_on": _area(SPEAKER, SKY_BLUE)
        + _line("M31 17C35 21 35 27 31 31M36 11C43 18 43 30 36 37", 4.2),
        "sound_off": _area(SPEAKER, SAND_GREY) + _line("M32 18L43 30M43 18L32 30", 4.8, CRIMSON),
        "music": notes(CORAL),
        "music_off": notes(SAND_GREY) + _line("M6 6L42 43", 4.8, CRIMSON),
    }


def _signs() -> dict[str, str]:
    """Plain signs for any button."""
    return {
        "menu": _line("M8 12L40 12M8 24L40 24M8 36L40 36", 6),
        "more": circle(10, 24, 4.8, INK) + circle(24, 24, 4.8, INK) + circle(38, 24, 4.8, INK),
        "home": _area("M10 23L10 41L38 41L38 23", OCHRE)
        + _area("M4 24L24 6L44 24L38 26L24 14L10 26Z", CORAL)
        + rect(20, 28, 9, 13, 2, INK),
        "quit": _area("M8 5L28 5L28 43L8 43Z", OCHRE)
        + circle(22, 25, 2.4, INK)
        + _line("M33 24L45 24M39 17L46 24L39 31", 4.4),
        "close": _line("M10 10L38 38M38 10L10 38", 7),
        "check": _line("M7 25L19 37L41 11", 7, "#3F8A3F"),
        "warning": _area("M24 5L45 41L3 41Z", AMBER)
        + _line("M24 18L24 28", 4.8)
        + circle(24, 34.8, 2.8, INK),
        "arrow": _line("M6 24L40 24M28 12L41 24L28 36", 5),
        "left": _line("M30 8L14 24L30 40", 6),
        "right": _line("M18 8L34 24L18 40", 6),
        "up": _line("M8 31L24 15L40 31", 6),
        "down": _line("M8 17L24 33L40 17", 6),
        "plus": _line("M24 9L24 39M9 24L39 24", 7),
        "minus": _line("M9 24L39 24", 7),
        "capitals": _area(CAPITALS, CREAM),
        "capitals_next": _area(CAPITALS, AMBER),
        "capitals_all": _area(CAPITALS, AMBER) + _line("M15 44L33 44", 4.5),
        "erase": _area("M17 9L43 9L43 39L17 39L4 24Z", CREAM)
        + _line("M22 18L34 30M34 18L22 30", 4.5),
        "new_line": _line("M40 10L40 27L9 27M19 16L8 27L19 38", 5),
        "blank": _line("M8 22L8 33L40 33L40 22", 5),
    }


def _journey() -> dict[str, str]:
    """The ways of the journey."""
    return {
        "journey": _area("M5 11L17 6L31 11L43 6L43 37L31 42L17 37L5 42Z", "#A9D27C")
        + _line("M17 6L17 37M31 11L31 42", 3)
        + _line("M9 33Q14 26 21 29Q29 32 30 24", 3.4, "#FFF4DC")
        + _area("M36 27C30 20 31 13 36 13C41 13 42 20 36 27Z", CORAL, 3.2)
        + circle(36, 18, 1.8, CREAM),
        "puzzle": _area(
            "M7 17L16 17C12 9 24 5 24 13Q24 16 22.500 17L34 17L34 27C42 22 46 34 38 35.500"
            "Q35.500 36 34 34L34 43L7 43L7 34C15 36 15 24 7 26Z",
            SKY_BLUE,
        ),
        "duel": _area("M14 4L22 20L14 24L6 8Z", CORAL, 3.6)
        + _area("M34 4L26 20L34 24L42 8Z", SKY_BLUE, 3.6)
        + circle(24, 30, 13, AMBER, INK, 4)
        + path(star(24, 30.5, 8, 3.6), CREAM, INK, 2.2),
        "retry": _line(
            "M9.500 19C12 11.500 18 7 25 7C34.500 7 41 14.500 41 24C41 33.500 34 41 25 41"
            "C18.500 41 12.500 37.500 9.500 31",
            5,
        )
        + _area("M3 9L7 22L19 16Z", AMBER, 3.8),
        "skip": _area("M7 9L23 24L7 39Z", CREAM)
        + _area("M24 9L40 24L24 39Z", CREAM)
        + _line("M43 9L43 39", 4.6),
        "star": path(star(24, 26, 20, 9), "#F9C74F", INK, 4),
    }


def _review() -> dict[str, str]:
    """A game looked at again, and what is practised after it."""
    return {
        "review": circle(19, 19, 13, CREAM, INK, 4.4)
        + _line("M13 20L17.500 24.500L25.500 14.500", 4.4, "#3F8A3F")
        + _line("M29 29L42 42", 7),
        "previous_key": _area("M28 9L12 24L28 39L28 30L42 30L42 18L28 18Z", AMBER),
        "next_key": _area("M20 9L36 24L20 39L20 30L6 30L6 18L20 18Z", AMBER),
        "practise": circle(24, 25, 18, CREAM, INK, 4)
        + circle(24, 25, 11, CORAL, INK, 3.4)
        + circle(24, 25, 4.4, CREAM, INK, 3)
        + _line("M24 25L40 8M36 5L42 6L43 12", 3.8),
        "why": _area(
            "M6 7L42 7Q44 7 44 9L44 32Q44 34 42 34L23 34L13 43L13 34L6 34Q4 34 4 32L4 9Q4 7 6 7Z",
            CREAM,
        )
        + _line("M18.500 16.500C18.500 9.500 30 10 29.500 16.500C29 20.500 24 20 24 24.500", 4)
        + circle(24, 29.5, 2.3, INK),
        "statistics": rect(6, 26, 9, 16, 2.5, CORAL, INK, 3.8)
        + rect(19.5, 16, 9, 26, 2.5, AMBER, INK, 3.8)
        + rect(33, 6, 9, 36, 2.5, LIME, INK, 3.8),
    }
