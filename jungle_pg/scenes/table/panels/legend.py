"""What can be done with the chosen piece, in words beside the board."""

from typing import Any, Final, TypeAlias

from jungle_pg.board.selection import Picks
from jungle_pg.core.history import COORDINATES
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.game import Game
from jungle_pg.scenes.table.panels.facts import Legend
from jungle_pg.stage.lines import unbroken
from jungle_pg.texts.languages import Words

Ways: TypeAlias = dict[Pick, Any]
"""The last square of each action."""

MOST_NAMED: Final = 4
"""How many squares or pieces a line names."""


def legend_of(
    match: AnyMatch, game: Game, picked: Picks, words: Words, notation: str = COORDINATES
) -> Legend | None:
    """The ways of the chosen piece and who threatens it; None when there is nothing to say.

    Where a notation has no names for squares, moves are written in it.
    """
    if len(picked) != 1:
        return None
    key = game.look.piece_key(match.state, picked[0])
    if not key:
        return None
    targets = _targets(match, game, picked)
    rows = []
    for mark in game.look.target_marks:
        ways = targets.get(mark, {})
        if ways:
            told = _told(match, game, ways, words, mark, notation)
            rows.append((f"marks/{mark}", told))
    hunters = _hunters(match, game, picked[0])
    if hunters:
        rows.append(
            ("marks/threat", words("legend.threat", who=_pieces(match, game, hunters, words)))
        )
    if not targets:
        rows.insert(0, ("marks/blocked", words("legend.stuck")))
    if not rows:
        return None
    title = words(key)
    return Legend(title[:1].upper() + title[1:], tuple(rows))


def _targets(match: AnyMatch, game: Game, picked: Picks) -> dict[str, Ways]:
    """Where the chosen piece may go, by the marks of the squares."""
    rulebook, state = match.rulebook, match.state
    found: dict[str, Ways] = {}
    for action in rulebook.actions(state):
        picks = rulebook.picks(state, action)
        if picks[: len(picked)] == picked:
            found.setdefault(game.look.target_mark(state, action), {})[picks[-1]] = action
    return found


def _hunters(match: AnyMatch, game: Game, pick: Pick) -> list[Pick]:
    """The pieces that could take the one on a pick."""
    columns, rows = game.look.size(match.setup.rules)
    every = (game.look.pick_at(column, row) for row in range(rows) for column in range(columns))
    return [each for each in every if each and pick in match.rulebook.threats(match.state, each)]


def _told(match: AnyMatch, game: Game, ways: Ways, words: Words, mark: str, notation: str) -> str:
    """What is taken, or where it goes."""
    if mark == game.look.taking_mark:
        return words("legend.takes", where=_pieces(match, game, list(ways), words))
    book, rules = match.rulebook, match.setup.rules
    if notation == COORDINATES:
        where = _joined([book.label(rules, pick) for pick in ways], words)
        key = words.known(f"legend.{book.game_id}.{mark}", f"legend.{mark}", "legend.move")
        return words(key, where=where)
    moves = [unbroken(book.notate(match.state, each, notation)) for each in ways.values()]
    return words("legend.written", moves=_joined(moves, words))


def _pieces(match: AnyMatch, game: Game, picks: list[Pick], words: Words) -> str:
    keys = dict.fromkeys(game.look.piece_key(match.state, pick) for pick in picks)
    return _joined([words(key) for key in keys if key], words)


def _joined(names: list[str], words: Words) -> str:
    """Like `A4, B3 or C4`."""
    shown = names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED], "…"]
    text = shown[0]
    for name in shown[1:]:
        is_end = name is shown[-1] and len(names) <= MOST_NAMED
        text = words("legend.or" if is_end else "legend.more", most=text, last=name)
    return text
