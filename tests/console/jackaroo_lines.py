"""What the tests of Jackaroo in a terminal share: board files, and reading what was said."""

import re
from typing import Any

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.games.console.style import Style
from tests.core.jackaroo.moments import JACKAROO, moment

KING: dict[str, Any] = {"game": "jackaroo"}
WRITTEN = Style(has_characters=True, has_suits=True)
COLOURFUL = Style(has_colours=True, has_characters=True, has_suits=True)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def board(
    red: str = "10 20 B B", yellow: str = "15 B B B", hand: str = "7S 9S KH", **facts: Any
) -> str:
    """A board file with Red to move."""
    return file_of(moment(red, yellow, hand=hand, **facts))


def file_of(state: JackarooState) -> str:
    """A board file with a certain state."""
    return JACKAROO.codec.position_text(state)


def eager_lines() -> list[str]:
    """Every card, and after it all that could be asked for: whatever is held, a game goes on."""
    marbles = [f"marble {number}" for number in range(1, 5)]
    steps = [f"steps {number}" for number in range(1, 8)]
    after = ("out", "move", "run", "attack", *marbles, *steps, *marbles)
    return [line for card in CARDS for line in (card, *after)]


def rings(said: str) -> list[list[str]]:
    """The rings of a game."""
    found: list[list[str]] = []
    for line in ESCAPE.sub("", said).splitlines():
        if re.match(r" +19 +20 +21", line):
            found.append([])
        if found and len(found[-1]) < 16:
            found[-1].append(line)
    return found


def hands(said: str, side: str) -> list[str]:
    """What was shown of the cards of a side, one for each board."""
    return re.findall(rf"{side}: .*Cards: (.*)", ESCAPE.sub("", said))


def are_backs(cards: str) -> bool:
    """Whether nothing is seen of a hand but how many cards it has."""
    return set(cards) <= {"?", " "} or cards == "none"
