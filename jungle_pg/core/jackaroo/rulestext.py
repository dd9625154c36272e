"""Rules as text: `ID[,field=value...]`, like `king,alternate_start=yes`."""

from typing import Final

from jungle_pg.core.jackaroo.rulesets import RULE_SETS
from jungle_pg.core.rule_words import RuleWords

WORDS: Final = RuleWords(RULE_SETS)
FIELDS: Final = WORDS.fields
parse_rules = WORDS.parse
rules_text = WORDS.text
