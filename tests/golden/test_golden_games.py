"""One recorded game per rule set and switch; nothing it tells may change unnoticed."""

from pathlib import Path

from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from tests.golden.transcript import HEADING, transcript
from tests.rows import each_of

FOLDER = Path(__file__).parent
RULES = [*RULE_SETS, *(f"animal+{switch}" for switch in SWITCHES)]


def test_every_rule_set_and_switch_has_a_golden_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(RULES)


@each_of("rules_text", RULES)
def test_a_golden_game_is_told_as_it_was_recorded(rules_text: str) -> None:
    recorded = (FOLDER / f"{rules_text}.txt").read_text(encoding="utf-8")
    match = parse_game(JUNGLE, recorded.split(HEADING)[0])
    assert match.verdict is not None
    assert match.setup.rules == JUNGLE.codec.parse_rules(rules_text)
    assert transcript(match) == recorded
