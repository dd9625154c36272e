"""What players call rules and sides."""

from typing import Any

from jungle_pg.core.rulebook import Seat
from jungle_pg.scenes.setup.game_choice import GameChoice, rules_of
from jungle_pg.scenes.world import Game
from jungle_pg.tables.offers import switches_on
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import seat_text
from jungle_pg.ui import plate_skins


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


def set_names(game: Game, choice: GameChoice, words: Words) -> tuple[tuple[str, ...], int]:
    """The rule sets there are to choose, house rules last, and which one is chosen."""
    offers = game.offers
    if offers is None:
        return ("",), 0
    names = [words(each.key) for each in offers.rule_sets]
    known = [each.name for each in offers.rule_sets]
    rules = rules_of(game, choice)
    chosen = known.index(offers.base_of(rules).name)
    if choice.house_rules:
        return (*names, rules_name(game, rules, words, choice.house_name)), len(names)
    names[chosen] = rules_name(game, rules, words)
    return tuple(names), chosen


def side_colour(game: Game, rules: Any, seat: Seat) -> str:
    """The colour of a side's plate: that of its name, if it is called by a colour."""
    name = game.rulebook.seat_names(rules)[seat].lower()
    return name if name in plate_skins.SIDES else ("red", "blue")[seat]
