"""Moments of Jackaroo in the players' words: marbles like `10 B B H4`, hands like `5S 9S`."""

from random import Random
from typing import Any

from jungle_pg.core.jackaroo.cards import CARDS, Option
from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.rulebook import JackarooRulebook
from jungle_pg.core.jackaroo.state import Begun, JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS, Marbles, parse_place, place_name
from jungle_pg.core.rulebook import CHANCE, Refusal
from jungle_pg.texts.speech import refusal_text
from tests.words import ENGLISH

JACKAROO = JackarooRulebook()
ACTORS = {"red": 0, "yellow": 1, "chance": CHANCE, None: None}


def marbles(text: str) -> Marbles:
    """Four places by their names."""
    one, two, three, four = map(parse_place, text.split())
    return one, two, three, four


def moment(
    red: str = "0 B B B",
    yellow: str = "26 B B B",
    hand: str = "5S",
    other: str = "3C 6C",
    *,
    mover: int = 0,
    deck: str | None = None,
    round: int = 1,
    turn: int = 1,
    rules: str = "king",
) -> JackarooState:
    """A side is to choose a card; cards that are not named lie in the deck, or else in the pile."""
    hands = (tuple(hand.split()), tuple(other.split()))
    hands = hands if mover == 0 else (hands[1], hands[0])
    free = tuple(card for card in CARDS if card not in hands[0] + hands[1])
    lying = free if deck is None else tuple(deck.split())
    pile = tuple(card for card in free if card not in lying)
    state = JackarooState(
        JACKAROO.codec.parse_rules(rules),
        (marbles(red), marbles(yellow)),
        hands,
        lying,
        pile,
        round,
        turn,
        mover,
        Phase.CARD,
    )
    # Read back from its text, so that only moments are used which the game would accept.
    return JACKAROO.start(state.rules, JACKAROO.codec.position_text(state))


def offered(state: JackarooState) -> list[str]:
    """The decisions a seat is offered, as text; what luck may do where it is asked."""
    if state.phase is Phase.SHUFFLE:
        return ["shuffle:*"]
    if state.actor == CHANCE:
        return [str(JACKAROO.draw(state, Random(0)))]
    return [JACKAROO.codec.action_text(decision) for decision in JACKAROO.actions(state)]


def decision(text: str) -> Decision:
    """A decision from its text."""
    return JACKAROO.codec.parse_action(text)


def why_not(state: JackarooState, text: str) -> Refusal | None:
    """Why a decision cannot be taken."""
    return JACKAROO.refusal(state, decision(text))


def explain(state: JackarooState, text: str) -> str:
    """Why a decision cannot be taken, in English."""
    refusal = why_not(state, text)
    assert refusal is not None, f"{text} is possible"
    return refusal_text(ENGLISH, JACKAROO, state.rules, refusal)


def happen(state: JackarooState, *texts: str) -> tuple[JackarooState, list[Event]]:
    """The state after some decisions, and all that happened."""
    events: list[Event] = []
    for text in texts:
        refusal = why_not(state, text)
        assert refusal is None, f"{text} is refused: {refusal}; offered {offered(state)}"
        step = JACKAROO.play(state, decision(text))
        state, events = step.state, [*events, *step.events]
    return state, events


def after(state: JackarooState, *texts: str) -> JackarooState:
    """The state after some decisions."""
    return happen(state, *texts)[0]


def kinds(state: JackarooState, *texts: str) -> list[str]:
    """The names of what happens with some decisions."""
    return [type(event).__name__ for event in happen(state, *texts)[1]]


def places(state: JackarooState, seat: int) -> str:
    """Where the marbles of a seat stand."""
    return " ".join(map(place_name, state.board[seat]))


def cards(state: JackarooState, seat: int) -> str:
    """The hand of a seat."""
    return " ".join(state.hands[seat])


def record(state: JackarooState) -> dict[str, Any]:
    """A state as the conformance data have it."""
    begun = state.begun or Begun("")
    return {
        "pos": [[place_name(place) for place in state.board[seat]] for seat in SEATS],
        "hands": [list(hand) for hand in state.hands],
        "deck": list(state.deck),
        "discard": list(state.pile),
        "round": state.round,
        "turn": state.turn,
        "mover": state.mover,
        "phase": state.phase.value,
        "card": begun.card or None,
        "option": None if begun.option is None else begun.option.value,
        "marble": begun.marble,
        "left": begun.left,
        "bonus": begun.bonus,
        "winner": state.winner,
    }


def from_record(told: dict[str, Any]) -> JackarooState:
    """A state from what the conformance data tell."""
    option = None if told["option"] is None else Option(told["option"])
    begun = Begun(told["card"] or "", option, told["marble"], told["left"], told["bonus"])
    return JackarooState(
        JACKAROO.codec.parse_rules("king"),
        (marbles(" ".join(told["pos"][0])), marbles(" ".join(told["pos"][1]))),
        (tuple(told["hands"][0]), tuple(told["hands"][1])),
        tuple(told["deck"]),
        tuple(told["discard"]),
        told["round"],
        told["turn"],
        told["mover"],
        Phase(told["phase"]),
        begun if told["card"] else None,
        (0, 0),
        told["winner"],
    )


def play_randomly(seed: int, decisions: int, rules: str = "king") -> list[JackarooState]:
    """The states of random play, up to so many decisions or the end of the game."""
    rng, state = Random(seed), JACKAROO.start(JACKAROO.codec.parse_rules(rules))
    states = [state]
    for _ in range(decisions):
        if state.actor is None:
            break
        options = JACKAROO.actions(state)
        chosen = rng.choice(options) if options else JACKAROO.draw(state, rng)
        state = JACKAROO.play(state, chosen).state
        states.append(state)
    return states
