"""What players call games, rules and sides."""

from typing import Any

from jungle_pg.core.clock import TotalTime
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.game import Game
from jungle_pg.games.offers import switches_on
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import seat_text
from jungle_pg.ui.plates import plate_skins


def side_name(game: Game, rules: Any, seat: Seat, words: Words) -> str:
    """A side as one word of a sentence, never in capitals."""
    name = seat_text(words.texts, game.rulebook, rules, seat)
    return name.capitalize()


def rules_name(game: Game, rules: Any, words: Words, given: str = "") -> str:
    """The name of a rule set, or what rules were made from; `given` is what a player calls them."""
    if given:
        return given
    offers = game.offers
    if offers is None:
        return ""
    name = words(offers.base_of(rules).key)
    switches = switches_on(offers, rules)
    if switches is None:
        return words("new_game.house_rules_from", base=name)
    return " + ".join([name, *(words(switch.key) for switch in switches)])


def total_name(words: Words, total: TotalTime) -> str:
    """The time of a whole game: of both sides alike, or of one against the other."""
    first, second = (budget.text for budget in total.budgets)
    if not total.is_even:
        return words("clock.handicap", first=first, second=second)
    return words("clock.total", time=first)


def side_colour(game: Game, rules: Any, seat: Seat) -> str:
    """The colour of a side's plate: that of its name, if it is called by a colour."""
    name = game.rulebook.seat_names(rules)[seat].lower()
    return name if name in plate_skins.SIDES else ("red", "blue")[seat]


def game_name(words: Words, game: Game) -> str:
    """What players call a game."""
    return game_called(words, game.rulebook.game_id)


def game_called(words: Words, name: str) -> str:
    """What players call the game of a name."""
    return words.texts.get(f"game.{name}") or name.capitalize()


def game_line(words: Words, game: Game) -> str:
    """What a game is, in a line; nothing for one without words."""
    return words.texts.get(f"game_line.{game.rulebook.game_id}", "")
