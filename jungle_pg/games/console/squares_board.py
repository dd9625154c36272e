"""A board of squares, plain as the course draws it or with everything a terminal can show."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.console.face import Square, SquaresFace
from jungle_pg.games.console.style import Style, padded

CELL: Final = 5
"""Columns of a square, without the line beside it."""

MOVED: Final = "[]"
TARGET: Final = "()"
DANGER: Final = "!!"
"""How squares are marked: with brackets around what stands there."""


def plain_board(match: AnyMatch, face: SquaresFace) -> str:
    """A line of column letters, and each row between two lines, without an end of line."""
    rulebook, rules = match.rulebook, match.setup.rules
    rows = face.rows(rules)
    labels = [[rulebook.label(rules, pick) for pick in row] for row in rows]
    border = "  +" + "---+" * len(rows[0])
    lines = ["    " + "   ".join(label[0] for label in labels[0]), border]
    for row, names in zip(rows, labels, strict=True):
        cells = (f" {face.square(match.state, pick).sign} |" for pick in row)
        lines += [f"{names[0][1:]} |{''.join(cells)}", border]
    return "\n".join(lines)


def pretty_board(
    match: AnyMatch, face: SquaresFace, style: Style, marks: Mapping[Pick, str] | None = None
) -> str:
    """The board with some squares marked; by default as `usual_marks` has it."""
    shown = usual_marks(match) if marks is None else marks
    rulebook, rules = match.rulebook, match.setup.rules
    rows = face.rows(rules)
    labels = [[rulebook.label(rules, pick) for pick in row] for row in rows]
    border = "  " + style.paint("line", "+" + ("-" * CELL + "+") * len(rows[0]))
    header = " " * 5 + (" " * CELL).join(label[0] for label in labels[0])
    side = style.paint("line", "|")
    lines = [header, border]
    for row, names in zip(rows, labels, strict=True):
        cells = (_cell(match, face, style, pick, shown.get(pick, "")) for pick in row)
        lines += [f"{names[0][1:]} {side}{side.join(cells)}{side}", border]
    return "\n".join(lines)


def usual_marks(match: AnyMatch) -> dict[Pick, str]:
    """The squares of the last move, and what is in danger now."""
    danger = match.rulebook.danger(match.state)
    marks = {} if danger is None else {danger.pick: DANGER}
    if not match.cursor:
        return marks
    entry = match.moments[match.cursor - 1].entry
    before = match.state_at(match.cursor - 1)
    picks = match.rulebook.picks(before, entry.action) if isinstance(entry, Ply) else ()
    return dict.fromkeys(picks, MOVED) | marks


def _cell(match: AnyMatch, face: SquaresFace, style: Style, pick: Pick, mark: str) -> str:
    square = face.square(match.state, pick)
    left, right = tuple(mark or "  ")
    text = left + padded(_inside(square, style), CELL - 2) + right
    if mark == TARGET and square.seat is None:
        return style.paint("target", text)
    if square.seat is None:
        return style.paint(square.ground, text)
    return style.paint(match.rulebook.seat_names(match.setup.rules)[square.seat].lower(), text)


def _inside(square: Square, style: Style) -> str:
    if square.ground == "water" and square.seat is None:
        return "~~~"
    if style.has_characters and square.character:
        return f"{square.sign}{square.character}"
    return f" {square.sign} "
