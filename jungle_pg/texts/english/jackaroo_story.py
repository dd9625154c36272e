"""Sentences that tell a whole game of Jackaroo King, in English."""

from typing import Final

JACKAROO_STORY: Final[dict[str, str]] = {
    "story.round": "Round {number}",
    "story.plain": "{head}.",
    "story.doing": "{head}: {deeds}.",
    "story.then": "{most}, {last}",
    "story.cards": "{most}, {last}",
    "story.and": "{first} and {then}",
    "story.shuffled": "The cards are shuffled",
    "story.gets": "{side} gets {cards}",
    "story.plays": "{side} plays the {card}",
    "story.discards": "{side} throws the {card} away",
    "story.cannot_play": "{side} can play nothing and throws the {card} away",
    "story.draws": "{side} draws the {card}",
    "story.no_card": "{side} has no card left to draw",
    "story.again": "plays again",
    "story.waits": "{side} has no cards and waits",
    "story.goes": "marble {marble} goes {steps}",
    "story.back": "marble {marble} goes {steps} back",
    "story.out": "marble {marble} comes out of the base",
    "story.swaps": "marble {marble} changes places with {other}",
    "story.must_discard": "{side} must throw a card away",
    "story.lost": "{steps} steps are lost",
    "story.takes": "takes {taken}",
    "story.home": "comes home",
    "story.marble_of": "{side}'s marble {marble}",
    "story.own_marble": "its own marble {marble}",
    "story.record": "The same game, as the program reads it:",
}
