"""The games and rules every contract test runs on, and random play in any of them."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from jungle_pg.core.jackaroo.rulebook import JackarooRulebook
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.rulebook import Refusal, Rulebook
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.toy import ToyRulebook, ToyRules

TOY = ToyRulebook()
XIANGQI = XiangqiRulebook()
JACKAROO = JackarooRulebook()
COMPUTER = Player("Computer", level=1)


@dataclass(frozen=True)
class Game:
    """A rulebook under certain rules."""

    rulebook: Rulebook[Any, Any, Any, Any]
    rules: Any

    def __str__(self) -> str:
        return f"{self.rulebook.game_id}-{self.rulebook.codec.rules_text(self.rules)}"

    def begin(self, **options: Any) -> AnyMatch:
        return begin(self.rulebook, Setup(self.rules, **options))


JUNGLE_RULES = [
    *RULE_SETS,
    *(f"animal+{switch}" for switch in SWITCHES),
    "traditional,rivers=edges,no_capture_limit=none",
]

XIANGQI_RULES = ["standard", "standard,repetition=off,no_capture_limit=20,dead_draw=no"]

JACKAROO_RULES = ["king", "king,alternate_start=yes,passing_at_home=yes"]

GAMES = [
    *(Game(JUNGLE, JUNGLE.codec.parse_rules(text)) for text in JUNGLE_RULES),
    *(Game(XIANGQI, XIANGQI.codec.parse_rules(text)) for text in XIANGQI_RULES),
    *(Game(JACKAROO, JACKAROO.codec.parse_rules(text)) for text in JACKAROO_RULES),
    Game(BREAKTHROUGH, BREAKTHROUGH.codec.parse_rules(BREAKTHROUGH.usual_rules)),
    Game(TOY, ToyRules()),
    Game(TOY, ToyRules(cards=4)),
]


def done(outcome: AnyMatch | Refusal) -> AnyMatch:
    """The match after something that must not be refused."""
    assert isinstance(outcome, Match), outcome
    return outcome


def refused(outcome: AnyMatch | Refusal) -> str:
    """The code of something that must be refused."""
    assert isinstance(outcome, Refusal)
    return outcome.code


def play_random(match: AnyMatch, rng: Random, plies: int) -> AnyMatch:
    """Play up to so many random decisions."""
    for _ in range(plies):
        if match.verdict is not None:
            break
        match = done(match.play(rng.choice(match.rulebook.actions(match.state))))
    return match


def with_players(match: AnyMatch, *players: Player) -> AnyMatch:
    """The same match with other people at the board."""
    first, second = players
    return replace(match, setup=replace(match.setup, players=(first, second)))
