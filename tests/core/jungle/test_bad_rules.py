"""A text that is no rules is refused by naming what is wrong and what could be there."""

from dataclasses import fields

import pytest

from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import BadText
from tests.core.jungle.positions import JUNGLE
from tests.rows import each_of

SETS = "traditional, appendix, course, animal, club"
SWITCHES = "rat_only_den, extended_jumps, dog_river, rat_cannot_take_elephant"
FIELDS = ", ".join(field.name for field in fields(JungleRules) if field.name != "base")
HERD_MISTAKE = "swimmers is all, none or some of the letters ELTPWDCR, not {!r}"
QUIET_MISTAKE = "no_capture_limit is 1 to 9999 or none, not {!r}"
TIMES_MISTAKE = "repetition_limit is 2 to 99 or none, not {!r}"

MISTAKES = {
    "": f"unknown rule set ''; choose from {SETS}",
    "chess": f"unknown rule set 'chess'; choose from {SETS}",
    "Traditional": f"unknown rule set 'Traditional'; choose from {SETS}",
    "rivers=edges": f"unknown rule set 'rivers=edges'; choose from {SETS}",
    "club+flying": f"unknown switch 'flying'; choose from {SWITCHES}",
    "club+": f"unknown switch ''; choose from {SWITCHES}",
    "club+dog_river+dog_river": "switch dog_river is given twice",
    "club+dog_river+rat_only_den+dog_river": "switch dog_river is given twice",
    "club,": "expected field=value, not ''",
    "club, rivers ": "expected field=value, not 'rivers'",
    "club,base=x": f"unknown rule 'base'; choose from {FIELDS}",
    "club,lakes=2": f"unknown rule 'lakes'; choose from {FIELDS}",
    "club,rivers=edges,rivers=inner": "rivers is given twice",
    "club,rivers=lake": "rivers is inner or edges, not 'lake'",
    "club,rivers=": "rivers is inner or edges, not ''",
    "club,rivers=edges=inner": "rivers is inner or edges, not 'edges=inner'",
    "club,start=x": "start is traditional or appendix, not 'x'",
    "club,moves_first=red": "moves_first is bottom or top, not 'red'",
    "club,side_names=red": "side_names is RED-BLUE or Red-Blue or RED-GREEN, not 'red'",
    "club,elephant_takes_rat=x": "elephant_takes_rat is never or trapped or always, not 'x'",
    "club,trapped_attacker=x": (
        "trapped_attacker is cannot-capture or rank-0 or full-rank, not 'x'"
    ),
    "club,trapped_defender=x": "trapped_defender is rank-0 or full-rank, not 'x'",
    "club,pass_on_time=x": "pass_on_time is never or clock or always, not 'x'",
    "club,rat_takes_elephant=true": "rat_takes_elephant is yes or no, not 'true'",
    "club,swimmers=": HERD_MISTAKE.format(""),
    "club,swimmers=RX": HERD_MISTAKE.format("RX"),
    "club,swimmers=Rr": HERD_MISTAKE.format("Rr"),
    "club,no_capture_limit=": QUIET_MISTAKE.format(""),
    "club,no_capture_limit=0": QUIET_MISTAKE.format("0"),
    "club,no_capture_limit=10000": QUIET_MISTAKE.format("10000"),
    "club,no_capture_limit=-5": QUIET_MISTAKE.format("-5"),
    "club,no_capture_limit=5.5": QUIET_MISTAKE.format("5.5"),
    "club,no_capture_limit=٥": QUIET_MISTAKE.format("٥"),
    "club,no_capture_limit=0000000005": QUIET_MISTAKE.format("0000000005"),
    "club,repetition_limit=1": TIMES_MISTAKE.format("1"),
    "club,repetition_limit=100": TIMES_MISTAKE.format("100"),
    "club,repetition_limit=never": TIMES_MISTAKE.format("never"),
}


@each_of(("text", "message"), MISTAKES.items(), ids=MISTAKES)
def test_a_mistake_is_named(text: str, message: str) -> None:
    with pytest.raises(BadText) as mistake:
        JUNGLE.codec.parse_rules(text)
    assert str(mistake.value) == message
