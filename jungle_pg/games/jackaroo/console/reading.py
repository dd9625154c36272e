"""Decisions as players type them: cards, options and numbers, in more than one way."""

import re
from typing import Final

from jungle_pg.core.jackaroo.cards import CARDS, Card, Option, rank_of
from jungle_pg.core.jackaroo.decisions import OF_NUMBERS, Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.text.codec import JackarooCodec
from jungle_pg.core.rulebook import BadText

SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

_NUMBERED: Final = {
    Phase.MARBLE: Kind.MARBLE,
    Phase.STEPS: Kind.STEPS,
    Phase.REST: Kind.REST,
    Phase.TARGET: Kind.TARGET,
}
"""What a bare number is in each phase."""
_WORDS: Final = re.compile(r"([a-z]+)[\s:]+(\w+)", re.ASCII)


def decision_read(state: JackarooState, text: str) -> Decision | None:
    """A card, an option or a number, with or without the word for it; None if it means nothing."""
    words = _in_letters(text.strip()).lower()
    card = _card_called(state, words.upper())
    if card is not None:
        return Decision(_kind_of_card(state), card)
    if words in tuple(Option):
        return Decision(Kind.OPTION, words)
    found = _WORDS.fullmatch(words)
    kind, what = (found[1], found[2]) if found else ("", words)
    if what.isdecimal() and len(what) <= 2 and kind in ("", *OF_NUMBERS):
        return _numbered(state, kind, int(what))
    if kind == "play" and what.upper() in CARDS:
        return Decision(Kind.CARD, what.upper())
    try:
        return JackarooCodec().parse_action(f"{kind}:{what}")
    except BadText:
        return None


def decision_typed(decision: Decision) -> str:
    """Like `7H`, `discard 7H`, `out`, `marble 2`, `steps 3`."""
    match decision.kind:
        case Kind.CARD | Kind.OPTION:
            return decision.what
        case Kind.REST:
            return f"{Kind.MARBLE} {decision.what}"
        case _:
            return f"{decision.kind} {decision.what}"


def _in_letters(text: str) -> str:
    """A card with its suit as a letter."""
    for letter, suit in SUITS.items():
        text = text.replace(suit, letter)
    return text


def _card_called(state: JackarooState, text: str) -> Card | None:
    """A card by its name, or by its rank where only one can be chosen."""
    if text in CARDS:
        return text
    choices = [each.what for each in decisions_in(state) if each.kind in (Kind.CARD, Kind.DISCARD)]
    meant = [card for card in choices if rank_of(card) == text]
    return meant[0] if len(meant) == 1 else None


def _kind_of_card(state: JackarooState) -> Kind:
    """A card is discarded where nothing else can be done with it."""
    offered = decisions_in(state)
    must_discard = bool(offered) and offered[0].kind is Kind.DISCARD
    return Kind.DISCARD if must_discard else Kind.CARD


def _numbered(state: JackarooState, kind: str, number: int) -> Decision | None:
    """A number as what is asked for; a marble may be that of a rest or of a swap too."""
    asked = _NUMBERED.get(state.phase)
    if kind and (kind != Kind.MARBLE or asked in (None, Kind.MARBLE, Kind.STEPS)):
        return Decision(Kind(kind), str(number))
    return None if asked is None else Decision(asked, str(number))
