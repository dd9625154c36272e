"""What is told of a match that is saved, and of saves that are there already."""

from datetime import datetime

from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.saves.folder import Summary
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.chooser.captions import rules_text
from jungle_pg.scenes.saves.captions import when_text
from jungle_pg.scenes.table.captions.names import is_you, name_of
from jungle_pg.texts.languages import Words


def match_lines(
    words: Words, game: Game, match: AnyMatch, *, names_game: bool = False
) -> tuple[str, str]:
    """How far a match has come and whose turn it is; and by which rules, if there are several."""
    moves = moves_text(words, move_count(match))
    rules = rules_text(words, game, match.setup.rules, names_game=names_game)
    return _standing(words, game, match, moves), rules


def moves_text(words: Words, count: int) -> str:
    """How many moves were played."""
    if count < 2:
        return words("save.moves_one" if count else "save.moves_none")
    return words("save.moves_many", count=count)


def summary_line(words: Words, summary: Summary, now: datetime) -> str:
    """When a save was made, and how far its match had come."""
    when = when_text(words, summary.when, now)
    return words("save.when_and_moves", when=when, moves=summary_moves(words, summary))


def summary_moves(words: Words, summary: Summary) -> str:
    """How far the match of a save had come, or that nobody knows."""
    if isinstance(summary.face, Glance):
        return moves_text(words, summary.face.plies)
    return words("save.taken_unreadable")


def name_ideas(words: Words, match: AnyMatch, today: datetime) -> list[str]:
    """Names a player might give to a match: after who plays, and after the day."""
    first, second = match.setup.players
    levels = [player.level for player in (first, second) if player.level is not None]
    ideas: list[str] = []
    if first.name and second.name:
        ideas.append(words("save.idea_players", first=first.name, second=second.name))
    elif len(levels) == 1:
        ideas.append(words("save.idea_level", level=levels[0]))
    day = words("load.date", day=today.day, month=words(f"load.month_{today.month}"))
    return [*ideas, words("save.idea_date", day=day)]


def _standing(words: Words, game: Game, match: AnyMatch, moves: str) -> str:
    rules, verdict = match.setup.rules, match.verdict
    if verdict is not None:
        if verdict.winner is None:
            return words("save.drawn", moves=moves)
        if is_you(match.setup.players, verdict.winner):
            return words("save.you_won", moves=moves)
        name = name_of(words, game, rules, match.setup.players, verdict.winner)
        return words("save.won", moves=moves, side=name)
    if match.actor is None or match.actor == CHANCE:
        return moves
    return words("save.to_move", moves=moves, side=side_name(game, rules, match.actor, words))
