"""What a save tells of Jackaroo: rules, decisions, marbles and all cards."""

from typing import Any, Final

from jungle_pg.core.codecs import SaveCodec
from jungle_pg.core.jackaroo import rulesets
from jungle_pg.core.jackaroo.cards import BACK, CARDS, Option
from jungle_pg.core.jackaroo.decisions import OF_CARDS, OF_NUMBERS, Decision, Kind, card_text
from jungle_pg.core.jackaroo.refusals import SEAT_IDS
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import Begun, JackarooState, Phase
from jungle_pg.core.jackaroo.text.position import LARGEST_COUNT, parse_cards, parse_marbles
from jungle_pg.core.jackaroo.track import SEATS, place_name
from jungle_pg.core.rulebook import BadText, Record, Seat

_SIDES: Final = tuple(seat_id.upper() for seat_id in SEAT_IDS)


class JackarooSaves(SaveCodec[JackarooRules, JackarooState, Decision]):
    """Games of Jackaroo as JSON values, with every card."""

    secret_names = ("hands", "deck", "phase", "cardBeingPlayed")
    """All that `seen_by` hides from somebody who watches: also what is picked of a hand."""

    def rules_record(self, rules: JackarooRules) -> Record:
        """The name of the rule set and every field."""
        return rulesets.WORDS.record(rules)

    def parse_rules_record(self, record: Record) -> JackarooRules:
        return rulesets.WORDS.parse_record(record)

    def ply_record(self, state: JackarooState, action: Decision) -> Record:
        """What is decided, under its own name: a card, a marble, what was dealt to whom."""
        kind, what = action.kind, action.what
        record: Record = {"decision": kind.value}
        if kind in OF_NUMBERS:
            return record | {_name_of(kind): action.number}
        if kind is Kind.DEAL:
            return record | {
                "hands": {side: list(hand) for side, hand in zip(_SIDES, action.hands, strict=True)}
            }
        return record | {_name_of(kind): list(action.hands[0]) if kind is Kind.SHUFFLE else what}

    def parse_ply(self, record: Record) -> Decision:
        """A decision from its kind and what lies under its name."""
        kind = record["decision"]
        if not isinstance(kind, str) or kind not in tuple(Kind):
            raise BadText(f"a decision is {', '.join(Kind)}")
        if kind == Kind.DEAL:
            hands = _by_side(record["hands"])
            return Decision(Kind.DEAL, "|".join(_read_cards(hand) for hand in hands))
        return _read_decision(Kind(kind), record[_name_of(Kind(kind))])

    def state_record(self, state: JackarooState) -> Record:
        """The marbles, all cards, and what the rules count."""
        return {
            "marbles": {
                side: [place_name(place) for place in marbles]
                for side, marbles in zip(_SIDES, state.board, strict=True)
            },
            "hands": {side: list(hand) for side, hand in zip(_SIDES, state.hands, strict=True)},
            "deck": list(state.deck),
            "discardPile": list(state.pile),
            "round": state.round,
            "turn": state.turn,
            "phase": state.phase.value,
            "cardBeingPlayed": _begun_record(state.begun),
            "captures": dict(zip(_SIDES, state.captures, strict=True)),
        }

    def shown_state(self, rules: JackarooRules, record: Record, mover: Seat) -> JackarooState:
        """The board of a save with the pile; hands and deck are backs."""
        sides = [",".join(_texts(side)) for side in _by_side(record["marbles"])]
        board = parse_marbles(sides[0]), parse_marbles(sides[1])
        hands = [(BACK,) * len(_texts(hand)) for hand in _by_side(record["hands"])]
        pile = parse_cards(",".join(_texts(record["discardPile"])) or "-")
        deck = (BACK,) * len(_texts(record["deck"]))
        if len(hands[0] + hands[1] + deck + pile) != len(CARDS):
            raise BadText(f"there are {len(CARDS)} cards")
        counts = [_count(record[name]) for name in ("round", "turn")]
        return JackarooState(
            rules, board, (hands[0], hands[1]), deck, pile, counts[0], counts[1], mover, Phase.CARD
        )


def _name_of(kind: Kind) -> str:
    """Under which name a decision tells what is decided."""
    if kind in OF_CARDS:
        return "card"
    if kind in (Kind.MARBLE, Kind.REST, Kind.TARGET):
        return "marble"
    return "cards" if kind is Kind.SHUFFLE else kind.value


def _read_decision(kind: Kind, given: Any) -> Decision:
    if kind in OF_NUMBERS:
        if type(given) is not int or not 0 <= given <= 999:
            raise BadText(f"{kind} is a number")
        return Decision(kind, str(given))
    if kind is Kind.SHUFFLE:
        return Decision(kind, _read_cards(given))
    if kind is Kind.OPTION:
        if not isinstance(given, str) or given not in tuple(Option):
            raise BadText(f"an option is {', '.join(Option)}")
        return Decision(kind, given)
    return Decision(kind, _read_cards([given]))


def _read_cards(given: Any) -> str:
    cards = _texts(given)
    # Cards face down stand in what a seat was told; the rules refuse them anywhere else.
    if not cards or not all(card in CARDS or card == BACK for card in cards):
        raise BadText("cards are like 10H")
    return card_text(tuple(cards))


def _texts(given: Any) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise BadText("a list of texts is expected")
    return given


def _count(given: Any) -> int:
    if type(given) is not int or not 0 <= given <= LARGEST_COUNT:
        raise BadText("rounds and turns are counted")
    return given


def _by_side(given: Any) -> list[Any]:
    if not isinstance(given, dict) or set(given) != set(_SIDES):
        raise BadText(f"{' and '.join(_SIDES)} are expected")
    return [given[_SIDES[seat]] for seat in SEATS]


def _begun_record(begun: Begun | None) -> Record | None:
    if begun is None:
        return None
    return {
        "card": begun.card,
        "option": None if begun.option is None else begun.option.value,
        "marble": begun.marble,
        "stepsLeft": begun.left,
        "earned": begun.bonus,
    }
