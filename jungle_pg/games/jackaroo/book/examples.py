"""The little boards of the book of Jackaroo that show how marbles go."""

from typing import Final

from jungle_pg.core.jackaroo.track import YELLOW
from jungle_pg.games.book import Example
from jungle_pg.games.jackaroo.book.sketch import (
    AT_BASE,
    LEFT,
    NEAR,
    NEARER_HALF,
    RIGHT,
    position_of,
    sketch,
)
from jungle_pg.games.values import Mark

NO_HANDS: Final = ()


def opening() -> Example:
    """The whole board at the beginning of a game."""
    position = position_of("0,B,B,B", "26,B,B,B", "AS,7D,5H,QC", "KH,3S,10D,8C", pile="-")
    return sketch(position, part=None, hands=NO_HANDS)


def corner() -> Example:
    """Red's base, start, entrance and home."""
    marks = (Mark("out", "0"), Mark("last_to", "51"), Mark("home", "red.H4"))
    return sketch(position_of(AT_BASE, hand="3S"), part=NEAR, hands=NO_HANDS, marks=marks)


def walk() -> Example:
    """A five moves one marble five steps."""
    return sketch(position_of("46,B,B,B", hand="5S,3D"), "card:5S marble:1", part=NEARER_HALF)


def choosing() -> Example:
    """Two marbles could go; one of them does."""
    return sketch(position_of("45,2,B,B", hand="3H,9C"), "card:3H marble:2", part=NEARER_HALF)


def own_blocks() -> Example:
    """A marble cannot pass another one of its side."""
    position = position_of("45,48,B,B", hand="5S")
    return sketch(position, "card:5S marble:2", refused="45>50", part=NEARER_HALF)


def enemy_passed() -> Example:
    """Marbles of the other side are passed."""
    return sketch(
        position_of("46,B,B,B", "49,B,B,B", "5S,8D"), "card:5S marble:1", part=NEARER_HALF
    )


def taken() -> Example:
    """Who lands on a marble of the other side captures it."""
    return sketch(
        position_of("2,B,B,B", "8,B,B,B", "6S,9C", deck="5D"),
        "card:6S marble:1 draw:5D",
        part=NEARER_HALF,
    )


def protected() -> Example:
    """Nobody lands on a marble that stands on its own start."""
    position = position_of("0,B,B,B", "47,B,B,B", "3S", "5C,6D", mover=YELLOW)
    marks = (Mark("shield", "0"),)
    line = "card:6D marble:1"
    return sketch(position, line, hands=(YELLOW,), refused="47>0", marks=marks, part=NEARER_HALF)


def out() -> Example:
    """An ace brings a marble out."""
    return sketch(position_of(AT_BASE, hand="AH,8S"), "card:AH option:out")


def out_refused() -> Example:
    """The start is taken by an own marble."""
    position = position_of("0,B,B,B", hand="2S,6D")
    return sketch(position, "card:2S option:move marble:1", refused="red.B2>0")


def out_by_king() -> Example:
    """A king brings a marble out as well."""
    return sketch(position_of("7,B,B,B", hand="5C,KC"), "card:KC option:out")


def out_taking() -> Example:
    """A guest on the start is captured."""
    position = position_of("5,B,B,B", "0,B,B,B", "KD,3C", deck="8S")
    return sketch(position, "card:KD option:out draw:8S")


def home() -> Example:
    """A six brings a marble home."""
    return sketch(position_of("48,B,B,B", hand="6H,9S", deck="3C"), "card:6H marble:1 draw:3C")


def home_too_far() -> Example:
    """A marble that would go beyond the last slot stays."""
    return sketch(position_of("49,0,B,B", hand="8S"), "card:8S marble:2", refused="49>red.H4")


def deeper() -> Example:
    """A marble at home makes room."""
    return sketch(position_of("H1,5,B,B", hand="3S,9D"), "card:3S marble:1", part=NEARER_HALF)


def entrance_taken() -> Example:
    """Somebody stands on the entrance."""
    position = position_of("47,B,B,B", "51,B,B,B", "6C")
    return sketch(position, refused="47>red.H2")


def entrance_passed() -> Example:
    """The other side walks past an entrance that is not its own."""
    position = position_of("B,B,B,B", "48,B,B,B", "5D", "6S,8C", mover=YELLOW)
    return sketch(position, "card:6S marble:1", hands=(YELLOW,))


def back() -> Example:
    """A four goes back."""
    return sketch(position_of("7,B,B,B", hand="4S,9D"), "card:4S marble:1")


def back_from_start() -> Example:
    """From the start a four leads to the door of the home."""
    return sketch(position_of("0,B,B,B", hand="4D,QC"), "card:4D marble:1")


def back_taking() -> Example:
    """A four captures too."""
    position = position_of("8,B,B,B", "4,B,B,B", "4H,9S", deck="JC")
    return sketch(position, "card:4H marble:1 draw:JC")


def back_refused() -> Example:
    """Nobody passes the own start backwards while somebody stands there."""
    position = position_of("2,B,B,B", "0,B,B,B", "4C")
    return sketch(position, refused="2>50")


def seven_alone() -> Example:
    """One marble walks all seven steps."""
    return sketch(position_of("45,B,B,B", hand="7D,QC", deck="5C"),
                  "card:7D marble:1 steps:7 draw:5C")  # fmt: skip


def seven_split() -> Example:
    """Two marbles share seven steps."""
    position = position_of("46,1,B,B", hand="7S,JD")
    return sketch(position, "card:7S marble:1 steps:3 rest:2")


def seven_double() -> Example:
    """A seven takes a marble and brings another one home."""
    position = position_of("50,1,B,B", "4,B,B,B", "7C,8H", deck="2D")
    return sketch(position, "card:7C marble:2 steps:3 rest:1 draw:2D")


def seven_forfeited() -> Example:
    """Steps that nobody can walk are lost."""
    position = position_of("50,H4,B,B", hand="7H,10S", deck="KS")
    return sketch(position, "card:7H marble:1 steps:4 draw:KS")


def swap() -> Example:
    """A black jack swaps two marbles."""
    position = position_of("5,B,B,B", "48,B,B,B", "JS,6D")
    return sketch(position, "card:JS marble:1 target:1", part=NEARER_HALF)


def swap_refused() -> Example:
    """Marbles on their own start stay out of it."""
    position = position_of("0,4,B,B", "48,B,B,B", "JC,9D")
    return sketch(position, "card:JC marble:2 target:1", part=NEARER_HALF, refused="0>48")


def run() -> Example:
    """A king takes everybody on thirteen nodes."""
    position = position_of("0,B,B,B", "5,11,B,B", "KH,8C", deck="9S")
    return sketch(position, "card:KH option:run marble:1 draw:9S", part=LEFT)


def run_over_own() -> Example:
    """The own marbles on the way go back too."""
    position = position_of("0,6,B,B", "10,B,B,B", "KS,4H", deck="5D")
    return sketch(position, "card:KS option:run marble:1 draw:5D", part=LEFT)


def run_past_start() -> Example:
    """A marble on its own start is passed unharmed."""
    position = position_of("0,47,B,B", "42,B,B,B", "5S", "KC,3D", deck="6H", mover=YELLOW)
    line = "card:KC option:run marble:1 draw:6H"
    return sketch(position, line, part=RIGHT, hands=(YELLOW,))


def run_home() -> Example:
    """A run may end at home."""
    position = position_of("42,B,B,B", "49,B,B,B", "KD,6S", deck="7H")
    return sketch(position, "card:KD option:run marble:1 draw:7H", part=RIGHT)


def capture() -> Example:
    """A marble is captured, a card is drawn, and the turn goes on."""
    position = position_of("46,B,B,B", "51,B,B,B", "5S,9D", deck="2C")
    return sketch(position, "card:5S marble:1 draw:2C card:2C option:out")


def last_home() -> Example:
    """The fourth marble comes home."""
    return sketch(position_of("H4,H3,H2,50", hand="2D,9C"), "card:2D option:move marble:4")
