"""A board of points where lines cross, in letters or with all that a terminal can show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.console.face import Square, SquaresFace
from jungle_pg.games.console.squares_board import TARGET, usual_marks
from jungle_pg.games.console.style import Style, padded, width_of

LABEL: Final = 3
"""Columns of the number of a row and the blank after it."""
WIDE: Final = 6
"""Columns from one point to the next where pieces have characters and marks."""
NARROW: Final = 4
LINE: Final = "-"


@dataclass(frozen=True, slots=True)
class Strokes:
    """What is drawn and written around the points."""

    below: Sequence[str]
    """What stands below each row but the last: a sign for each column and each gap, or nothing."""
    caption: str
    """What is written where nothing stands below."""
    above_numbers: Sequence[str] = ()
    """What the columns are called by the side that sits above."""
    own_numbers: Sequence[str] = ()
    """And by the side below, from the left."""


def plain_points(match: AnyMatch, face: SquaresFace, strokes: Strokes) -> str:
    """The board in letters, without an end of line."""
    rows = face.rows(match.setup.rules)
    letters, numbers = _labels(match, rows)
    lines = [" " * LABEL + _apart(letters, NARROW)]
    for place, row in enumerate(rows):
        signs = [face.square(match.state, pick).sign for pick in row]
        lines.append(numbers[place] + (LINE * (NARROW - 1)).join(signs))
        if place < len(strokes.below):
            lines.append(" " * LABEL + _below(strokes, place, len(row), NARROW))
    return "\n".join(lines)


def pretty_points(
    match: AnyMatch,
    face: SquaresFace,
    strokes: Strokes,
    style: Style,
    marks: Mapping[Pick, str] | None = None,
) -> str:
    """The board with some points marked, every line of it equally wide."""
    shown = usual_marks(match) if marks is None else marks
    rows = face.rows(match.setup.rules)
    letters, numbers = _labels(match, rows)
    blank, edge = " " * LABEL, "  "
    width = LABEL + len(edge) * 2 + WIDE * (len(rows[0]) - 1) + 1

    def head(names: Sequence[str]) -> str:
        return padded(blank + edge + _apart(names, WIDE), width)

    lines = [head(letters), head(strokes.above_numbers)]
    for place, row in enumerate(rows):
        # Beyond the first and the last column no line goes on.
        sides = [" " + LINE, *[LINE * 2] * (len(row) - 2), LINE + " "]
        cells = [
            _cell(match, face, style, pick, side, shown.get(pick, ""))
            for pick, side in zip(row, sides, strict=True)
        ]
        lines.append(numbers[place] + style.paint("point", LINE).join(cells))
        if place < len(strokes.below):
            below = edge + _below(strokes, place, len(row), WIDE) + edge
            lines.append(blank + style.paint("point", below))
    return "\n".join([*lines, head(strokes.own_numbers)])


def _labels(match: AnyMatch, rows: Sequence[Sequence[Pick]]) -> tuple[list[str], list[str]]:
    """The letters of the columns, and the numbers of the rows."""
    rulebook, rules = match.rulebook, match.setup.rules
    letters = [rulebook.label(rules, pick)[0] for pick in rows[0]]
    numbers = [rulebook.label(rules, row[0])[1:] for row in rows]
    return letters, [f"{number:>{LABEL - 1}} " for number in numbers]


def _apart(names: Sequence[str], step: int) -> str:
    """Names over their columns."""
    return "".join(padded(name, step) for name in names).rstrip()


def _below(strokes: Strokes, place: int, columns: int, step: int) -> str:
    """The lines between a row and the next one, or what is written there."""
    signs = strokes.below[place]
    if signs:
        return (" " * (step // 2 - 1)).join(signs)
    room = step * (columns - 1) - 1
    blanks = room - width_of(strokes.caption)
    left = blanks // 2
    return f"|{' ' * left}{strokes.caption}{' ' * (blanks - left)}|"


def _cell(
    match: AnyMatch, face: SquaresFace, style: Style, pick: Pick, sides: str, mark: str
) -> str:
    """A point with what stands on it; `sides` are the lines to its left and right."""
    square = face.square(match.state, pick)
    left, right = tuple(mark or sides)
    inside = _inside(square, style, "  " if mark else sides)
    if square.seat is None:
        return style.paint("target" if mark == TARGET else "point", left + inside + right)
    side = match.rulebook.seat_names(match.setup.rules)[square.seat].lower()
    if mark:
        return style.paint(side, left + inside + right)
    return style.paint("point", left) + style.paint(side, inside) + style.paint("point", right)


def _inside(square: Square, style: Style, sides: str) -> str:
    if square.seat is None:
        return f"{sides[0]}{square.sign}{sides[1]}"
    if style.has_characters and square.character:
        return f"{square.sign}{square.character}"
    return f" {square.sign} "
