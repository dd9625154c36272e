"""The rule sets by name, as values; nothing that moves a piece asks for a name."""

from typing import Final

from jungle_pg.core.xiangqi.rules import XiangqiRules

STANDARD: Final = XiangqiRules()

RULE_SETS: Final = {rules.base: rules for rules in (STANDARD,)}
