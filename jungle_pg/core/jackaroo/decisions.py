"""Decisions of players and of luck, and which of them a state offers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, CARDS, USES, Hand, Option, use_of
from jungle_pg.core.jackaroo.options import (
    first_parts,
    is_playable,
    is_possible,
    movers,
    second_parts,
    swappable,
)
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.rulebook import opponent


class Kind(StrEnum):
    """What is decided."""

    SHUFFLE = "shuffle"
    DEAL = "deal"
    DRAW = "draw"
    CARD = "card"
    DISCARD = "discard"
    OPTION = "option"
    MARBLE = "marble"
    STEPS = "steps"
    REST = "rest"
    TARGET = "target"


OF_LUCK: Final = frozenset({Kind.SHUFFLE, Kind.DEAL, Kind.DRAW})
OF_CARDS: Final = frozenset({Kind.CARD, Kind.DISCARD, Kind.DRAW})
OF_NUMBERS: Final = frozenset({Kind.MARBLE, Kind.STEPS, Kind.REST, Kind.TARGET})


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: what is decided, and how, as its text has it."""

    kind: Kind
    what: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.what}"

    @property
    def number(self) -> int:
        """A marble 1 to 4, or a number of steps."""
        return int(self.what)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards of a shuffle or a draw, or those dealt to each seat."""
        return tuple(tuple(cards.split(",")) for cards in self.what.split("|"))


def card_text(cards: Hand) -> str:
    """Cards as decisions write them: `7H,KS`."""
    return ",".join(cards)


_CARD: Final = {card: Decision(Kind.CARD, card) for card in CARDS}
_DISCARD: Final = {card: Decision(Kind.DISCARD, card) for card in CARDS}
_OPTION: Final = {option: Decision(Kind.OPTION, option.value) for option in Option}
_NUMBER: Final = {kind: [Decision(kind, str(number)) for number in range(8)] for kind in OF_NUMBERS}


def decisions_in(state: JackarooState) -> tuple[Decision, ...]:
    """What the seat that has to act may decide; nothing where its cards are hidden."""
    match state.phase:
        case Phase.CARD:
            return _cards(state)
        case Phase.ATTACKED:
            return _discards(state.hands[opponent(state.mover)])
        case Phase.OPTION:
            uses = USES[state.playing.card]
            return tuple(_OPTION[use.option] for use in uses if is_possible(state, use))
        case Phase.MARBLE:
            return _numbers(Kind.MARBLE, [marble + 1 for marble in _movers(state)])
        case Phase.STEPS:
            marble = state.playing.marble
            firsts = [first for first in first_parts(state) if first.marble + 1 == marble]
            return _numbers(Kind.STEPS, [first.steps for first in firsts])
        case Phase.REST:
            return _numbers(Kind.REST, [rest.marble + 1 for rest in second_parts(state)])
        case Phase.TARGET:
            enemies = swappable(state.board, opponent(state.mover))
            return _numbers(Kind.TARGET, [enemy + 1 for enemy in enemies])
        case _:
            return ()


def _cards(state: JackarooState) -> tuple[Decision, ...]:
    hand = state.hands[state.mover]
    playable = [card for card in hand if is_playable(state, card)]
    return tuple(_CARD[card] for card in playable) if playable else _discards(hand)


def _discards(hand: Hand) -> tuple[Decision, ...]:
    return () if BACK in hand else tuple(_DISCARD[card] for card in hand)


def _movers(state: JackarooState) -> list[int]:
    begun = state.playing
    assert begun.option is not None
    use = use_of(begun.card, begun.option)
    assert use is not None
    return movers(state, use)


def _numbers(kind: Kind, numbers: list[int]) -> tuple[Decision, ...]:
    return tuple(_NUMBER[kind][number] for number in numbers)


def commits(state: JackarooState, decision: Decision) -> bool:
    """Whether a decision cannot be taken back: a card is laid open, or luck has spoken."""
    match decision.kind:
        case Kind.CARD:
            return USES[decision.what][0].option is Option.ATTACK
        case Kind.OPTION:
            return decision.what in (Option.OUT, Option.ATTACK)
        case Kind.MARBLE:
            return state.playing.option in (Option.MOVE, Option.RUN)
        case _:
            return True
