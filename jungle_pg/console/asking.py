"""What the pretty game says with the help of a game's own words beside the board."""

from typing import Any

from jungle_pg.console.captions import joined, turn_text
from jungle_pg.console.face import Face
from jungle_pg.console.sitting import Sitting
from jungle_pg.core.history import last_events
from jungle_pg.core.match import AnyMatch
from jungle_pg.tables.book import said
from jungle_pg.tables.game import Game
from jungle_pg.tables.names import game_name, rules_name
from jungle_pg.texts.languages import Words


def heading_text(game: Game, rules: Any, words: Words) -> str:
    """The game, and its rules unless they are called like it."""
    name, called = game_name(words, game), rules_name(game, rules, words)
    return name if called == name else words("console.heading", game=name, rules=called)


def asked_text(sitting: Sitting, game: Game, face: Face, words: Words) -> str:
    """Whose turn it is, what was picked, what to choose next, and from what if that is short."""
    match = sitting.with_picks
    asked = turn_text(match, words)
    for place, pick in enumerate(sitting.picks, start=sitting.match.cursor):
        asked = words("console.and", most=asked, last=face.typed(match.state_at(place), pick))
    prompt = None if game.panel is None else game.panel.prompt(sitting.seen.state)
    if prompt is not None:
        asked = words("console.asks", banner=asked, prompt=said(words, prompt))
    offered = joined(words, face.offered(match.state))
    return words("console.offers", banner=asked, ways=offered) if offered else asked


def extra_turn_text(match: AnyMatch, game: Game, words: Words) -> str:
    """Why somebody has the turn where it is not just the next one's; nothing otherwise."""
    if game.panel is None or match.verdict is not None:
        return ""
    told = game.panel.turn(last_events(match))
    return "" if told is None else said(words, told)
