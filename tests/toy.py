"""A toy game that keeps the generic code honest: hidden cards, dice, a turn of two steps.

Each side holds hidden cards. A turn is two decisions: play a card, which shows it to everyone,
then stake `low` or `high`; a die then adds to the score. The higher score wins.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from jungle_pg.core.codecs import SaveCodec
from jungle_pg.core.rulebook import (
    CHANCE,
    BadText,
    Pick,
    Refusal,
    Rulebook,
    Seat,
    Step,
    Verdict,
    opponent,
)

BACK = 0
"""A card of which only the back is seen."""


@dataclass(frozen=True)
class ToyRules:
    cards: int = 2


@dataclass(frozen=True)
class ToyState:
    rules: ToyRules
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    scores: tuple[int, int] = (0, 0)
    mover: Seat = 0
    phase: str = "deal"
    card: int = BACK
    stake: str = ""


@dataclass(frozen=True)
class Dealt:
    hands: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Told:
    what: str


ToyEvent = Dealt | Told
ToyAction = str


class ToyCodec:
    def rules_text(self, rules: ToyRules) -> str:
        return f"toy,cards={rules.cards}"

    def parse_rules(self, text: str) -> ToyRules:
        if not text.startswith("toy,cards="):
            raise BadText("no toy rules")
        return ToyRules(int(text.removeprefix("toy,cards=")))

    def position_text(self, state: ToyState) -> str:
        hands = "|".join("".join(map(str, hand)) for hand in state.hands)
        scores = "|".join(map(str, state.scores))
        return f"{hands} {scores} {state.mover} {state.phase} {state.card} {state.stake or '-'}"

    def action_text(self, action: ToyAction) -> str:
        return action

    def parse_action(self, text: str) -> ToyAction:
        return text


class ToySaves(SaveCodec[ToyRules, ToyState, ToyAction]):
    secret_names = ("hands",)

    def rules_record(self, rules: ToyRules) -> dict[str, Any]:
        return {"cards": rules.cards}

    def parse_rules_record(self, record: dict[str, Any]) -> ToyRules:
        cards = record["cards"]
        if type(cards) is not int or not 1 <= cards <= 4:
            raise BadText("1 to 4 cards")
        return ToyRules(cards)

    def ply_record(self, state: ToyState, action: ToyAction) -> dict[str, Any]:
        return {"does": action, "score": state.scores[0] + state.scores[1]}

    def parse_ply(self, record: dict[str, Any]) -> ToyAction:
        does = record["does"]
        if not isinstance(does, str) or not _DEED.fullmatch(does):
            raise BadText("no deed of the toy game")
        return does

    def state_record(self, state: ToyState) -> dict[str, Any]:
        hands = ["".join(map(str, hand)) for hand in state.hands]
        return {"hands": hands, "scores": list(state.scores), "phase": state.phase}

    def shown_state(self, rules: ToyRules, record: dict[str, Any], mover: Seat) -> ToyState:
        hands = record["hands"]
        if not isinstance(hands, list) or len(hands) != 2 or not all(map(_is_hand, hands)):
            raise BadText("two hands of cards")
        first, second = (tuple(map(int, hand)) for hand in hands)
        return ToyState(rules, (first, second), mover=mover, phase="card")


_POSITION = re.compile(
    r"\d*\|\d* \d{1,9}\|\d{1,9} [01] (deal|card|stake|roll|over) \d (low|high|-)"
)
_DEED = re.compile(r"deal:[0-9]+\|[0-9]+|card:[1-9]|stake:(low|high)|roll:[1-6]")


def _is_hand(hand: object) -> bool:
    return isinstance(hand, str) and all(card in "0123456789" for card in hand)


class ToyRulebook(Rulebook[ToyRules, ToyState, ToyAction, ToyEvent]):
    game_id = "toy"
    seat_ids = ("first", "second")
    codec = ToyCodec()
    usual_rules = "toy,cards=2"
    saves = ToySaves()

    def seat_names(self, rules: ToyRules) -> tuple[str, str]:
        return "FIRST", "SECOND"

    def start(self, rules: ToyRules, position: str | None = None) -> ToyState:
        if position is None:
            return ToyState(rules)
        if not _POSITION.fullmatch(position):
            raise BadText("no position of the toy game")
        hands, scores, mover, phase, card, stake = position.split()
        one, two = (tuple(map(int, hand)) for hand in hands.split("|"))
        mine, yours = map(int, scores.split("|"))
        stake = stake.replace("-", "")
        return ToyState(rules, (one, two), (mine, yours), int(mover), phase, int(card), stake)

    def actor(self, state: ToyState) -> Seat | None:
        if state.phase == "over":
            return None
        return CHANCE if state.phase in ("deal", "roll") else state.mover

    def actions(self, state: ToyState) -> Sequence[ToyAction]:
        match state.phase:
            case "card":
                return tuple(f"card:{card}" for card in state.hands[state.mover])
            case "stake":
                return ("stake:low", "stake:high")
            case _:
                return ()

    def refusal(self, state: ToyState, action: ToyAction) -> Refusal | None:
        kind, _, what = action.partition(":")
        match state.phase:
            case "over":
                return Refusal("game_over")
            case "deal":
                cards = what.replace("|", "")
                is_right = len(set(cards)) == 2 * state.rules.cards == len(cards)
                dealt = kind == "deal" and is_right and str(BACK) not in cards
                return None if dealt else Refusal("off_board")
            case "roll":
                rolled = kind == "roll" and what in tuple("123456")
                return None if rolled else Refusal("off_board")
        return None if action in self.actions(state) else Refusal("no_piece", spot=what)

    def play(self, state: ToyState, action: ToyAction) -> Step[ToyState, ToyEvent]:
        kind, _, what = action.partition(":")
        told = (Told(self.text(state, action, None)),)
        match kind:
            case "deal":
                one, two = (tuple(map(int, hand)) for hand in what.split("|"))
                after = replace(state, hands=(one, two), phase="card")
                return Step(after, (Dealt((one, two)),))
            case "card":
                left = tuple(card for card in state.hands[state.mover] if card != int(what))
                hands = (left, state.hands[1]) if state.mover == 0 else (state.hands[0], left)
                shown = replace(state, hands=hands, phase="stake", card=int(what))
                return Step(shown, told, seals=True)
            case "stake":
                return Step(replace(state, phase="roll", stake=what), told)
            case _:
                return Step(self._after_roll(state, int(what)), told)

    def _after_roll(self, state: ToyState, die: int) -> ToyState:
        gain = state.card + die if state.stake == "low" else state.card * die
        scores = list(state.scores)
        scores[state.mover] += gain
        phase = "card" if any(state.hands) else "over"
        return ToyState(
            state.rules, state.hands, (scores[0], scores[1]), opponent(state.mover), phase
        )

    def verdict(self, state: ToyState) -> Verdict | None:
        if state.phase != "over":
            return None
        first, second = state.scores
        return Verdict(None if first == second else int(second > first), "score")

    def picks(self, state: ToyState, action: ToyAction) -> tuple[Pick, ...]:
        return (action,)

    def text(self, state: ToyState, action: ToyAction, seat: Seat | None) -> str:
        kind, _, what = action.partition(":")
        return "Cards are dealt" if kind == "deal" else f"{kind} {what}"

    def draw(self, state: ToyState, rng: Random) -> ToyAction:
        if state.phase == "roll":
            return f"roll:{rng.randint(1, 6)}"
        cards = "".join(rng.sample("123456789", 2 * state.rules.cards))
        return f"deal:{cards[: state.rules.cards]}|{cards[state.rules.cards :]}"

    def has_secrets(self, rules: ToyRules) -> bool:
        return True

    def is_whole(self, state: ToyState) -> bool:
        return not any(BACK in hand for hand in state.hands)

    def seen_by(self, state: ToyState, seat: Seat | None) -> ToyState:
        return replace(state, hands=_hands_seen_by(state.hands, seat))

    def heard_by(self, events: tuple[ToyEvent, ...], seat: Seat | None) -> tuple[ToyEvent, ...]:
        return tuple(
            Dealt(_hands_seen_by(event.hands, seat)) if isinstance(event, Dealt) else event
            for event in events
        )

    def known_by(self, state: ToyState, action: ToyAction, seat: Seat | None) -> ToyAction:
        if not action.startswith("deal:"):
            return action
        hands = enumerate(action.removeprefix("deal:").split("|"))
        seen = (hand if owner == seat else str(BACK) * len(hand) for owner, hand in hands)
        return "deal:" + "|".join(seen)

    def laid_open(self, state: ToyState, action: ToyAction, seat: Seat | None) -> ToyState:
        view = self.seen_by(state, seat)
        if not action.startswith("card:") or state.mover == seat:
            return view
        shown = (int(action.removeprefix("card:")), *view.hands[state.mover][1:])
        first, second = view.hands
        return replace(view, hands=(shown, second) if state.mover == 0 else (first, shown))


def _hands_seen_by(
    hands: tuple[tuple[int, ...], tuple[int, ...]], seat: Seat | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first, second = (
        hand if owner == seat else (BACK,) * len(hand) for owner, hand in enumerate(hands)
    )
    return first, second
