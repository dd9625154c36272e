"""Where players may not see the same: passing the screen on, what is refused while a game is on."""

from typing import Final

HIDDEN: Final[dict[str, str]] = {
    "cover.heading": "Pass the screen to {name}",
    "cover.text": "{name}'s cards are shown next.",
    "cover.here": "I am {name}",
    "cover.menu": "Menu",
    "play.luck": "luck",
    "play.click_to_take_over": "Played for you: click to take over",
    "play.click_for": "Click to take over for {side}",
    "play.take_over_for": "Take over for {side}",
    "stage.round": "Round {number} · {cards} cards",
    "refusal.undo_sealed": "What was seen cannot be taken back",
    "refusal.still_secret": (
        "Cards are hidden in this game: going on from an earlier move is for games that are over"
    ),
    "hidden.copy": "Cards are hidden in this game: it can be copied once it is over.",
    "hidden.export": "Cards are hidden in this game: it can be exported once it is over.",
}
