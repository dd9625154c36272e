"""A whole state, or a view of it, as one line: `red=0,B,B,B ... phase=card`."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, CARDS, Hand, Option
from jungle_pg.core.jackaroo.decisions import card_text
from jungle_pg.core.jackaroo.placing import problems
from jungle_pg.core.jackaroo.refusals import SEAT_IDS
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import Begun, JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS, Marbles, has_all_home, parse_place, place_name
from jungle_pg.core.rulebook import BadText

NOTHING: Final = "-"
LARGEST_COUNT: Final = 999_999

_ALWAYS: Final = ("red", "yellow", "hands", "deck", "pile", "round", "turn", "mover", "phase")
_SOMETIMES: Final = ("card", "option", "marble", "left", "bonus", "captures")


def position_text(state: JackarooState) -> str:
    """All of a state; what is not there is left out at the end."""
    words = {
        **{name: marbles_text(state.board[seat]) for seat, name in enumerate(SEAT_IDS)},
        "hands": "|".join(_cards_text(hand) for hand in state.hands),
        "deck": _cards_text(state.deck),
        "pile": _cards_text(state.pile),
        "round": str(state.round),
        "turn": str(state.turn),
        "mover": SEAT_IDS[state.mover],
        "phase": state.phase.value,
    }
    begun = state.begun
    if begun is not None:
        words["card"] = begun.card
        words |= {} if begun.option is None else {"option": begun.option.value}
        words |= {} if begun.marble is None else {"marble": str(begun.marble)}
        words |= {"left": str(begun.left)} if begun.left else {}
        words |= {"bonus": "yes"} if begun.bonus else {}
    if any(state.captures):
        words["captures"] = ",".join(map(str, state.captures))
    return " ".join(f"{name}={value}" for name, value in words.items())


def parse_position(rules: JackarooRules, text: str) -> JackarooState:
    """The state of a text, or BadText that names the first mistake."""
    state = read_position(rules, text)
    for problem in problems(state):
        raise BadText(problem)
    return state


def read_position(rules: JackarooRules, text: str) -> JackarooState:
    """The state of a text, whether it could be played or not; BadText when it is none."""
    return _read(rules, _words(text))


def marbles_text(marbles: Marbles) -> str:
    """Like `0,B,B,H4`."""
    return ",".join(map(place_name, marbles))


def parse_marbles(text: str) -> Marbles:
    """Four places, or BadText."""
    places = [parse_place(name) for name in text.split(",")]
    if len(places) != 4:
        raise BadText(f"a side has four marbles, but here are {len(places)}")
    return places[0], places[1], places[2], places[3]


def parse_cards(text: str) -> Hand:
    """Some cards or backs, or BadText."""
    cards = () if text == NOTHING else tuple(text.split(","))
    for card in cards:
        if card != BACK and card not in CARDS:
            raise BadText(f"a card is a rank and a suit like 10H, not {card[:20]!r}")
    return cards


def _cards_text(cards: Hand) -> str:
    return card_text(cards) or NOTHING


def _words(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in (*_ALWAYS, *_SOMETIMES):
            raise BadText(f"expected a word like round=1 in a position, not {word[:40]!r}")
        if name in found:
            raise BadText(f"{name} is given twice")
        found[name] = value
    for name in _ALWAYS:
        if name not in found:
            raise BadText(f"a position needs {name}=...")
    return found


def _read(rules: JackarooRules, words: Mapping[str, str]) -> JackarooState:
    board = parse_marbles(words["red"]), parse_marbles(words["yellow"])
    hands = [parse_cards(part) for part in words["hands"].split("|")]
    if len(hands) != len(SEATS):
        raise BadText("hands are two lists of cards with | between them")
    phase = Phase(_choice(words, "phase", tuple(Phase)))
    won = [seat for seat in SEATS if has_all_home(board, seat)]
    return JackarooState(
        rules,
        board,
        (hands[0], hands[1]),
        parse_cards(words["deck"]),
        parse_cards(words["pile"]),
        _count("round", words["round"]),
        _count("turn", words["turn"]),
        SEAT_IDS.index(_choice(words, "mover", SEAT_IDS)),
        phase,
        _begun(words),
        _captures(words),
        won[0] if won else None,
    )


def _begun(words: Mapping[str, str]) -> Begun | None:
    if "card" not in words:
        for name in ("option", "marble", "left", "bonus"):
            if name in words:
                raise BadText(f"{name} needs card=... before it")
        return None
    if words["card"] not in CARDS:
        raise BadText(f"no such card {words['card'][:20]!r}")
    has_option = "option" in words
    return Begun(
        words["card"],
        Option(_choice(words, "option", tuple(Option))) if has_option else None,
        _count("marble", words["marble"]) if "marble" in words else None,
        _count("left", words.get("left", "0")),
        "bonus" in words and _choice(words, "bonus", ("yes",)) == "yes",
    )


def _captures(words: Mapping[str, str]) -> tuple[int, int]:
    counts = [_count("captures", part) for part in words.get("captures", "0,0").split(",")]
    if len(counts) != len(SEATS):
        raise BadText("captures are two numbers like 0,1")
    return counts[0], counts[1]


def _choice(words: Mapping[str, str], name: str, allowed: tuple[str, ...]) -> str:
    if words[name] not in allowed:
        raise BadText(f"{name} is {', '.join(allowed)}, not {words[name][:20]!r}")
    return words[name]


def _count(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST_COUNT)):
        return int(text)
    raise BadText(f"{name} is a whole number, not {text[:20]!r}")
