"""The rule sets by name, as values; nothing that moves a piece asks for a name."""

from typing import Final

from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules

STANDARD: Final = XiangqiRules()

CASUAL: Final = XiangqiRules(base="casual", repetition=Repetition.DRAW, no_capture_limit=None)
"""At home nobody counts quiet moves, and perpetual check is no sin."""

CLUB: Final = XiangqiRules(base="club", no_capture_limit=100)
"""Fifty rounds without a capture, so that an evening is long enough."""

PRACTICE: Final = XiangqiRules(
    base="practice", repetition=Repetition.OFF, no_capture_limit=None, dead_draw=False
)
"""Nothing ends a game but a side that cannot move."""

RULE_SETS: Final = {rules.base: rules for rules in (STANDARD, CASUAL, CLUB, PRACTICE)}
