"""Rules as text: `ID[,field=value...]`, like `standard,repetition=draw`."""

from typing import Final

from jungle_pg.core.rule_words import RuleWords
from jungle_pg.core.xiangqi.rules import LIMIT_RANGES, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import RULE_SETS


class XiangqiWords(RuleWords[XiangqiRules]):
    """A limit of 0 is none, as other programs write it."""

    limits = LIMIT_RANGES
    no_limit = ("none", "0")


WORDS: Final = XiangqiWords(RULE_SETS)
FIELDS: Final = WORDS.fields
parse_rules = WORDS.parse
rules_text = WORDS.text
value_text = WORDS.value_text
