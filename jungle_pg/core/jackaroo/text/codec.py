"""Rules, positions and decisions of Jackaroo as text."""

from jungle_pg.core.jackaroo import rulesets
from jungle_pg.core.jackaroo.cards import BACK, CARDS, Option
from jungle_pg.core.jackaroo.decisions import OF_CARDS, OF_LUCK, OF_NUMBERS, Decision, Kind
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.text import position
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.core.rulebook import BadText


class JackarooCodec:
    """Rules, positions and decisions of Jackaroo as text."""

    def rules_text(self, rules: JackarooRules) -> str:
        """Like `king,alternate_start=yes`."""
        return rulesets.rules_text(rules)

    def parse_rules(self, text: str) -> JackarooRules:
        return rulesets.parse_rules(text)

    def position_text(self, state: JackarooState) -> str:
        """Everything of a state, or of what a seat sees of it."""
        return position.position_text(state)

    def action_text(self, action: Decision) -> str:
        """Like `card:7H`, `marble:2` or `deal:AS,2S,3S,4S|5S,6S,7S,8S`."""
        return str(action)

    def parse_action(self, text: str) -> Decision:
        """A decision from its text; whether there is such a marble is for the rules to say."""
        name, _, what = text.partition(":")
        if name.lower() not in tuple(Kind):
            raise BadText(f"a decision begins like card: or marble:, not {text[:40]!r}")
        kind = Kind(name.lower())
        if kind in OF_NUMBERS:
            return Decision(kind, _number(what))
        if kind is Kind.OPTION:
            return Decision(kind, _option(what))
        return Decision(kind, _cards(kind, what.upper()))


def _number(text: str) -> str:
    if not (text.isascii() and text.isdecimal() and len(text) <= 3):
        raise BadText(f"a number is expected, not {text[:40]!r}")
    return str(int(text))


def _option(text: str) -> str:
    if text.lower() not in tuple(Option):
        raise BadText(f"an option is {', '.join(Option)}, not {text[:40]!r}")
    return text.lower()


def _cards(kind: Kind, text: str) -> str:
    hands = [part.split(",") for part in text.split("|")]
    for card in (card for hand in hands for card in hand):
        # Luck may be told by somebody who has seen only backs.
        if card not in CARDS and not (card == BACK and kind in OF_LUCK):
            raise BadText(f"a card is a rank and a suit like 10H, not {card[:20]!r}")
    if len(hands) != (len(SEATS) if kind is Kind.DEAL else 1):
        raise BadText(f"{kind} is about other cards than {text[:40]!r}")
    if kind in OF_CARDS and len(hands[0]) != 1:
        raise BadText(f"{kind} is about one card, not {text[:40]!r}")
    return text
