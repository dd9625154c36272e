"""What Jackaroo says in English: refusals, results, and the names of its cards."""

from typing import Final

_RANKS: Final = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
_SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

JACKAROO: Final = {
    "verdict.home": "{winner} wins! All four marbles are home.",
    "refusal.jackaroo.game_ended": "The game is over",
    "refusal.jackaroo.not_now.luck": "Wait until the cards are dealt",
    "refusal.jackaroo.not_now.card": "Choose a card first",
    "refusal.jackaroo.not_now.option": "Choose what the card is played for",
    "refusal.jackaroo.not_now.marble": "Choose a marble",
    "refusal.jackaroo.not_now.steps": "Choose how far the marble goes",
    "refusal.jackaroo.not_now.rest": "Choose another marble for the steps that are left",
    "refusal.jackaroo.not_now.target": "Choose a marble of the other side to swap with",
    "refusal.jackaroo.not_now.attacked": "You are under attack: discard a card",
    "refusal.jackaroo.other_luck.shuffle": "A shuffle holds each card of deck and pile once",
    "refusal.jackaroo.other_luck.deal": "Other cards lie on top of the deck",
    "refusal.jackaroo.other_luck.draw": "Another card lies on top of the deck",
    "refusal.jackaroo.not_in_hand": "The {card} is not in your hand",
    "refusal.jackaroo.must_play": "You have a card to play, so the {card} is not discarded",
    "refusal.jackaroo.must_discard": "You have no card to play: discard one",
    "refusal.jackaroo.unplayable.none_out": "The {card} needs a marble outside the base",
    "refusal.jackaroo.unplayable.blocked": "No marble can go that far with the {card}",
    "refusal.jackaroo.unplayable.nobody_to_swap": "There are no two marbles the {card} can swap",
    "refusal.jackaroo.unplayable.empty_hand": "The other side has no card to lose",
    "refusal.jackaroo.no_such_option": "The {card} cannot be played for that",
    "refusal.jackaroo.useless_option.none_out": "None of your marbles is outside the base",
    "refusal.jackaroo.useless_option.blocked": "No marble can go that far with the {card}",
    "refusal.jackaroo.useless_option.empty_hand": "The other side has no card to lose",
    "refusal.jackaroo.useless_option.base_empty": "There is no marble left in your base",
    "refusal.jackaroo.useless_option.start_taken": "Your own marble stands on your start",
    "refusal.jackaroo.no_such_steps": "A seven goes 1 to 7 steps, not {steps}",
    "refusal.jackaroo.rest_stuck": (
        "If marble {marble} goes {steps} of 7 steps, nobody can walk the other {left}"
    ),
    "refusal.jackaroo.no_such_marble": "There is no marble {marble}",
    "refusal.jackaroo.same_marble": "Another marble than {marble} must walk what is left",
    "refusal.jackaroo.marble_stuck.in_base": "Marble {marble} is still in the base",
    "refusal.jackaroo.marble_stuck.at_home": "Marble {marble} is home and does not go back",
    "refusal.jackaroo.marble_stuck.too_far": "Marble {marble} would go too far",
    "refusal.jackaroo.marble_stuck.own_marble": (
        "Marble {marble} is blocked by your own marble on {at}"
    ),
    "refusal.jackaroo.marble_stuck.start_taken": (
        "Marble {marble} cannot pass your start while a marble stands there"
    ),
    "refusal.jackaroo.marble_stuck.entrance_taken": (
        "Marble {marble} cannot go home while a marble stands on the entrance, {at}"
    ),
    "refusal.jackaroo.marble_stuck.slot_taken": "Marble {marble} is blocked by the one on {at}",
    "refusal.jackaroo.marble_stuck.protected": (
        "Marble {marble} may not land on {at}: a marble on its own start is safe"
    ),
    "refusal.jackaroo.no_swap.in_base": "Marble {marble} is in the base and cannot swap",
    "refusal.jackaroo.no_swap.at_home": "Marble {marble} is home and cannot swap",
    "refusal.jackaroo.no_swap.protected": "Marble {marble} stands on its start and cannot swap",
    "refusal.jackaroo.no_swap_with.in_base": "That marble is in its base and cannot be swapped",
    "refusal.jackaroo.no_swap_with.at_home": "That marble is home and cannot be swapped",
    "refusal.jackaroo.no_swap_with.protected": (
        "That marble stands on its start and cannot be swapped"
    ),
    "notice.attacked": "{side} is under attack and must discard a card",
    "notice.must_discard": "{side} has no card to play and must discard one",
    "notice.no_cards": "{side} has no cards left and waits",
    "seat.yellow": "Yellow",
    "choice.jackaroo.move": "Move",
    "choice.jackaroo.out": "Out of base",
    "choice.jackaroo.run": "Run 13",
    "choice.jackaroo.attack": "Attack",
    "move.jackaroo.discard": "thrown away",
    "move.jackaroo.attack": "attack",
    "move.jackaroo.out": "out of base",
    "word.jackaroo.marble_red": "red marble",
    "word.jackaroo.marble_yellow": "yellow marble",
    **{
        f"word.jackaroo.{rank}{letter}": f"{_RANKS.get(rank, rank)} of {suit}"
        for letter, suit in _SUITS.items()
        for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")
    },
}
