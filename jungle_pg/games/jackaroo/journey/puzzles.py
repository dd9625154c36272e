"""The puzzles of Jackaroo King, as `python -m tools.puzzles --game jackaroo` found and chose them.

Each is a theme, a goal with its moves and perhaps a number of marbles, where the marbles stand and
which cards are held, with red to move and an empty deck, so that nothing depends on luck; and below
it the decisions of both sides that solve it.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

from jungle_pg.core.jackaroo.track import RED
from jungle_pg.core.journey.stage import PUZZLE, Goal, Stage
from jungle_pg.core.rulebook import Fact
from jungle_pg.games.jackaroo.journey.lessons import RULES, placed

TABLE: Final = """
capture, capture 1: red=49,39,31,B yellow=14,B,H4,37 hands=10S,7S|3S,7H
card:7S marble:3 steps:6
run, home 1 1: red=H2,39,H4,B yellow=B,16,H3,28 hands=KS,AC,10D|JD,4S
card:KS option:run marble:2
home, home 1 1: red=43,33,46,37 yellow=H3,H4,13,9 hands=KS,8D|2H,JD
card:8D marble:3
out, capture 1: red=43,51,B,B yellow=0,26,H3,1 hands=KD,5C,JD,6D|4S
card:KD option:out
back, home 2 1: red=41,39,B,47 yellow=32,H3,B,H4 hands=4H,10S|AS,2S
card:4H marble:4 card:AS option:out card:10S option:move marble:4
swap, capture 2: red=48,B,35,B yellow=14,51,H4,H3 hands=QC,JC,KC,4C|QS
card:JC marble:1 target:1 card:QS marble:2 card:KC option:run marble:3
split, home 2 1: red=49,B,H1,B yellow=39,H3,37,H4 hands=AC,6H,7C|JH
card:7C marble:3 steps:3 rest:1
home, home 2 2: red=B,B,46,40 yellow=19,B,9,B hands=QC,JS,9D|6D
card:9D marble:3 card:QC marble:4
swap, home 2 1: red=B,44,B,46 yellow=50,B,H3,38 hands=JC,JD,AH|JH
card:JC marble:4 target:4 card:JH marble:1 card:JD marble:2
run, capture 2: red=40,H1,B,B yellow=H4,H3,39,4 hands=KH,4S,QC|3C
card:4S marble:1 card:3C marble:4 card:KH option:run marble:1
back, home 2 1: red=30,34,B,49 yellow=H4,40,B,B hands=4H,9D|3H
card:4H marble:4 card:3H marble:2 card:9D marble:4
split, home 3 3: red=50,48,51,B yellow=12,B,B,B hands=4C,3S,7C|-
card:3S marble:3 card:7C marble:1 steps:3 rest:2
out, capture 3: red=43,45,B,H1 yellow=B,H4,14,B hands=7D,KS,8D,QH|-
card:KS option:out card:8D marble:3 card:7D marble:3 steps:6
swap, capture 3: red=H3,30,B,B yellow=26,H3,B,B hands=KH,10S,JC|9C
card:10S option:move marble:2 card:9C marble:1 card:JC marble:2 target:1 card:KH option:run marble:2
back, home 3 1: red=B,B,42,B yellow=H4,H3,15,B hands=AH,4H,6S|AS
card:AH option:out card:AS option:out card:4H marble:1 card:6S marble:1
split, home 3 3: red=51,49,44,B yellow=36,H4,B,B hands=8S,7S,3C|-
card:7S marble:1 steps:3 rest:2 card:8S marble:3
"""


def _puzzles() -> Iterator[Stage]:
    lines = TABLE.strip().splitlines()
    for number, head, moves in zip(count(1), lines[::2], lines[1::2], strict=False):
        name, key = f"jackaroo_puzzle_{number:02}", tuple(moves.split())
        about, _, standing = head.partition(": ")
        theme, _, wanted = about.partition(", ")
        red, yellow, hands = (part.partition("=")[2] for part in standing.split())
        position = placed(red, yellow, *hands.split("|"))
        yield Stage(
            name, "jackaroo", RULES, position, PUZZLE, _goal(wanted), RED, key, key[:1],
            theme=theme, text=name,
        )  # fmt: skip


def _goal(text: str) -> Goal:
    code, moves, *number = text.split()
    facts: tuple[tuple[str, Fact], ...] = tuple(("count", int(each)) for each in number)
    if code == "capture":
        facts = (("piece", "marble_yellow"),)
    return Goal(code, int(moves), facts)


PUZZLES: Final = tuple(_puzzles())
