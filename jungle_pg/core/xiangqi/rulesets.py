"""The rule sets by name, as values, and rules as text; no move code asks for a name."""

from typing import Final

from jungle_pg.core.rule_words import RuleWords
from jungle_pg.core.xiangqi.rules import LIMIT_RANGES, Repetition, XiangqiRules

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


class XiangqiWords(RuleWords[XiangqiRules]):
    """A limit of 0 is none, as other programs write it."""

    limits = LIMIT_RANGES
    no_limit = ("none", "0")


WORDS: Final = XiangqiWords(RULE_SETS)
FIELDS: Final = WORDS.fields
parse_rules = WORDS.parse
rules_text = WORDS.text
value_text = WORDS.value_text
