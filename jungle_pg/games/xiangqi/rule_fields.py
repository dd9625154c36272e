"""The rules of Xiangqi as players read and change them, in sections."""

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.games.examples import Example
from jungle_pg.games.offers import Amount, Form, OneOf, RuleField, RuleSection, YesNo
from jungle_pg.games.xiangqi import rule_examples as examples

JUDGEMENTS: Final = OneOf(tuple(Repetition), tuple(choice.value for choice in Repetition))
QUIET_PLIES: Final = Amount(lowest=10, highest=1000, step=10, usual=120)


def _field(
    name: str, form: Form, example: Callable[[XiangqiRules], Example]
) -> RuleField[XiangqiRules]:
    def changed(rules: XiangqiRules, value: Any) -> XiangqiRules:
        return replace(rules, **{name: value})

    return RuleField(name, f"rule.xiangqi.{name}", form, attrgetter(name), changed, example)


SECTIONS: Final = (
    RuleSection(
        "rule_section.xiangqi.again",
        "restart",
        (_field("repetition", JUDGEMENTS, examples.repetition),),
    ),
    RuleSection(
        "rule_section.xiangqi.draws",
        "draw_offer",
        (
            _field("no_capture_limit", QUIET_PLIES, examples.no_capture_limit),
            _field("dead_draw", YesNo(), examples.dead_draw),
        ),
    ),
)
"""Every rule, once."""
