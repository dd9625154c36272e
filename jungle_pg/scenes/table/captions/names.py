"""What players are called, and how their turns and wins are told: you and names come first."""

from collections.abc import Sequence
from typing import Any

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.texts.languages import Words


def is_you(players: Sequence[Player], seat: Seat) -> bool:
    """Whether a seat is that of the only person, who reads what is told."""
    return players[seat].is_human and not players[opponent(seat)].is_human


def name_of(words: Words, game: Game, rules: Any, players: Sequence[Player], seat: Seat) -> str:
    """A player by name, as you, as the animal of a computer, or by side."""
    player = players[seat]
    if player.level is not None:
        name = words(game.look.face(rules, seat, player.level)[1])
        return name[:1].upper() + name[1:]
    if is_you(players, seat):
        return player.name or words("play.you")
    return player.name or side_name(game, rules, seat, words)


def turn_words(words: Words, game: Game, match: AnyMatch) -> str:
    """Whose turn it is by name; nothing where a side is all that is known of a player."""
    seat, players = match.actor, match.setup.players
    if seat is None or seat < 0 or _is_nameless(players, seat):
        return ""
    if is_you(players, seat):
        return words("turn.yours")
    return words("turn.of", name=name_of(words, game, match.setup.rules, players, seat))


def result_title(words: Words, game: Game, match: AnyMatch) -> str:
    """Who has won, as one says it to who reads it."""
    winner, players = match.verdict.winner if match.verdict else None, match.setup.players
    if winner is None:
        return words("result.draw")
    if is_you(players, winner):
        return words("result.you_win")
    if is_you(players, opponent(winner)):
        return words("result.you_lose")
    side = side_name(game, match.setup.rules, winner, words)
    return words("result.wins", side=players[winner].name or side)


def banner_title(words: Words, game: Game, match: AnyMatch) -> str:
    """What stands over the turn or the end of a match on the same plank, if names add to it."""
    if match.verdict is None:
        return turn_words(words, game, match)
    winner = match.verdict.winner
    if winner is None or _is_nameless(match.setup.players, winner):
        return ""
    return result_title(words, game, match)


def past_result(
    words: Words, game: Game, rules: Any, players: Sequence[Player], winner: Seat, reason: str
) -> str:
    """Who has won or lost a match that lies in a list, and why, as far as that is known."""
    loser, key = opponent(winner), "won"
    name = players[winner].name or side_name(game, rules, winner, words)
    if is_you(players, winner):
        name = name_of(words, game, rules, players, winner)
    elif is_you(players, loser):
        name, key = name_of(words, game, rules, players, loser), "lost"
    if not reason:
        return words(f"load.{key}", side=name)
    return words(f"load.{key}_by", side=name, reason=reason)


def _is_nameless(players: Sequence[Player], seat: Seat) -> bool:
    """Whether only the side of a seat tells who plays it: two people, or two computers."""
    has_you = any(is_you(players, each) for each in (0, 1))
    return not has_you and not players[seat].name
