"""The board as the course draws it."""

from jungle_pg.console.face import SquaresFace
from jungle_pg.core.match import AnyMatch


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
