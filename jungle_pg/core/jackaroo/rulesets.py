"""The rule sets by name, as values, and rules as text."""

from typing import Final

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.rule_words import RuleWords

KING: Final = JackarooRules()
KING_CLOCK: Final = TimeControl(15, Expiry.AUTO_PLAY)
"""So much time has a card, and then the hand plays by itself."""

RULE_SETS: Final = {rules.base: rules for rules in (KING,)}

WORDS: Final = RuleWords(RULE_SETS)
FIELDS: Final = WORDS.fields
parse_rules = WORDS.parse
rules_text = WORDS.text
