"""Squares as players call them, the moves between them, and moves written in other ways."""

from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, Pick
from jungle_pg.games.console.face import Face


def has_squares(match: AnyMatch, face: Face) -> bool:
    """Whether a game is played by naming squares."""
    return bool(face.rows(match.setup.rules))


def pick_called(match: AnyMatch, face: Face, label: str) -> Pick | None:
    """The square that players of these rules call so, in either case; None when there is none."""
    if not label.isascii():
        return None
    rules = match.setup.rules
    picks = (pick for row in face.rows(rules) for pick in row)
    labels = {match.rulebook.label(rules, pick).upper(): pick for pick in picks}
    return labels.get(label.upper())


def action_of(match: AnyMatch, picks: tuple[Pick, ...]) -> Any | None:
    """The legal action of some picks, None when they make none."""
    rulebook, state = match.rulebook, match.state
    actions = rulebook.actions(state)
    return next((action for action in actions if rulebook.picks(state, action) == picks), None)


def action_written(match: AnyMatch, face: Face, text: str) -> Any | None:
    """What a text means where players have more ways to write an action than its squares.

    The rules may still refuse it; None when it means nothing.
    """
    if not has_squares(match, face):
        return face.read(match.state, text)
    if len(match.rulebook.notations()) == 1:
        return None
    try:
        return match.rulebook.read(match.state, text)
    except BadText:
        return None


def targets_of(match: AnyMatch, pick: Pick) -> list[Pick]:
    """Where the piece on a square may go, in the order of what players call it."""
    rulebook, rules = match.rulebook, match.setup.rules
    ways = [rulebook.picks(match.state, action) for action in rulebook.actions(match.state)]
    targets = [picks[-1] for picks in ways if picks[0] == pick]
    return sorted(targets, key=lambda target: rulebook.label(rules, target))


def way_text(match: AnyMatch, face: Face, action: Any, between: str = " ") -> str:
    """An action as it is typed: by the squares as players call them, like `D7 D8`."""
    rulebook, rules = match.rulebook, match.setup.rules
    if not has_squares(match, face):
        return face.typed(match.state, action)
    picks = rulebook.picks(match.state, action)
    return between.join(rulebook.label(rules, pick) for pick in picks)
