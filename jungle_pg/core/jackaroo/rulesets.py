"""The rule sets by name, as values."""

from typing import Final

from jungle_pg.core.jackaroo.rules import JackarooRules

KING: Final = JackarooRules()

RULE_SETS: Final = {rules.base: rules for rules in (KING,)}
