"""Games with cards in a terminal, in English."""

from typing import Final

CONSOLE_CARDS: Final[dict[str, str]] = {
    "console.cover": "{heading}, who presses Enter",
    "console.asks": "{banner}. {prompt}",
    "console.offers": "{banner} ({ways})",
    "console.after_final": "Game over. Type history, save or load, or quit",
    "console.round.jackaroo": "Turn {number}",
    "console.stopped.jackaroo": "Stopped after {rounds} turns.",
    "console.jackaroo.table": "Round {round}, {cards} cards. Deck: {deck}. Pile: {pile}",
    "console.jackaroo.top": "{pile}, {card} on top",
    "console.jackaroo.seat": "{side}: {home}/4 home {bar} {percent} %. Cards: {cards}",
    "console.jackaroo.no_cards": "none",
    "console.help_card": "choose a card",
    "console.help_option": "choose what the card is played for",
    "console.help_marble": "choose a marble; of the other side for a swap",
    "console.help_steps": "choose how far a marble goes with a seven",
    "console.help_back": "take back what was chosen, before the card is played",
    "console.sign_starts": "where marbles come out",
    "console.sign_homes": "places at home and in the base",
    "console.sign_captures": "a card that can capture",
    "console.sign_reaches_home": "a card that can bring a marble home",
    "console.sign_unplayable": "a card that cannot be played now",
    "console.sign_targets": "where a marble can go with the chosen card",
    "console.sign_moved": "from where and to where the last marble went",
}
