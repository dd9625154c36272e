"""What players call rules and sides."""

from jungle_pg.scenes.setup.game_choice import GameChoice, rules_of
from jungle_pg.tables.game import Game
from jungle_pg.tables.names import rules_name
from jungle_pg.texts.languages import Words


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
