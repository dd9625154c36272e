"""Boards that show what each rule of Jackaroo does as it stands in some rules."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.jackaroo.book.sketch import NEARER_HALF, position_of, sketch

DEALT: Final = "6S,QC,9H,3D,8C,JD,2S,5D"
"""What Red and Yellow get in the new round."""


def alternate_start(rules: JackarooRules) -> Example:
    """Yellow plays the last card of the first round; then cards are dealt, and somebody begins."""
    position = position_of("9,B,B,B", "12,B,B,B", other="3S", deck=DEALT, mover=1)
    red, yellow = DEALT.split(",")[:4], DEALT.split(",")[4:]
    deal = f"deal:{','.join(red)}|{','.join(yellow)}"
    first = "card:2S option:move marble:1" if rules.alternate_start else "card:3D marble:1"
    line = f"card:3S marble:1 {deal} {first}"
    return sketch(position, line, part=(0, 2, 8, 5), hands=(0, 1))


def passing_at_home(rules: JackarooRules) -> Example:
    """A marble on its way to the last slot meets another one in the second."""
    shown = sketch(position_of("50,H2,B,B", hand="5H,AC"), part=NEARER_HALF)
    way = Arrow("50", "red.H4", "refused", is_leap=True)
    if not rules.passing_at_home:
        return replace(shown, arrows=(way,))
    return replace(shown, line=("card:5H", "marble:1"))
