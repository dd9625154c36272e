"""Cards of own mistakes, a line of JSON for each in a small file that several may write."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.core.review.cards import SPACING_DAYS, Card, Cards
from jungle_pg.core.review.values import Motif
from jungle_pg.files.json_files import Tell, tells_nobody
from jungle_pg.files.shared import SharedFile, SharedStore

LONGEST_TEXT: Final = 255
LONGEST_LINE: Final = 40
MOST_FACTS: Final = 20

_NAMES: Final = (
    "id", "game", "rules", "position", "seat", "played", "line", "motif", "skill", "made", "due",
    "step", "answered",
)  # fmt: skip


def card_line(card: Card, unknown: dict[str, Any] | None = None) -> str:
    """A card as one line of JSON, with what only another program knows of it."""
    motif = card.motif
    told = {
        "id": card.id,
        "game": card.game,
        "rules": card.rules,
        "position": card.position,
        "seat": card.seat,
        "played": card.played,
        "line": list(card.line),
        "motif": None
        if motif is None
        else {"code": motif.code, "facts": dict(motif.facts), "line": list(motif.line)},
        "skill": card.skill,
        "made": card.made.isoformat(),
        "due": None if card.due is None else card.due.isoformat(),
        "step": card.step,
        "answered": card.answered.isoformat(),
    }
    return in_letters({**told, **(unknown or {})}, (",", ":")) + "\n"


def parse_card(line: str) -> tuple[Card, dict[str, Any]] | None:
    """The card of a line and what this program does not know of it; None for a damaged one."""
    try:
        told = json.loads(line)
        if not isinstance(told, dict) or is_too_deep(told):
            return None
        card = Card(
            _text(told["id"]),
            _text(told["game"]),
            _text(told["rules"]),
            _text(told["position"]),
            _number(told["seat"], 1),
            _text(told["played"]),
            _line(told["line"]),
            _motif(told.get("motif")),
            _text(told.get("skill", ""), least=0),
            date.fromisoformat(told["made"]),
            None if told["due"] is None else date.fromisoformat(told["due"]),
            _number(told["step"], len(SPACING_DAYS) + 1),
            date.fromisoformat(told["answered"]),
        )
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return None
    return card, {name: value for name, value in told.items() if name not in _NAMES}


def _text(value: object, least: int = 1) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    if not least <= len(value) <= LONGEST_TEXT:
        raise ValueError
    return value


def _number(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _line(told: Any) -> tuple[str, ...]:
    if not isinstance(told, list) or len(told) > LONGEST_LINE:
        raise ValueError
    return tuple(map(_text, told))


def _motif(told: Any) -> Motif | None:
    if told is None:
        return None
    facts = told["facts"]
    if len(facts) > MOST_FACTS:
        raise ValueError
    for name, fact in facts.items():
        _text(name)
        if type(fact) is not int:
            _text(fact)
    return Motif(_text(told["code"]), tuple(facts.items()), _line(told["line"]))


def _parsed(data: bytes) -> Iterator[tuple[Card, dict[str, Any]] | None]:
    for line in data.decode("utf-8", "replace").removeprefix("\ufeff").split("\n"):
        if line.strip():
            yield parse_card(line)


class CardsFile(SharedFile[Cards]):
    """The file the cards are kept in."""

    unreadable = "The cards of your mistakes cannot be read"
    begins_anew = "They begin anew."

    def nothing(self) -> Cards:
        return Cards()

    def read(self, data: bytes) -> tuple[Cards, tuple[str, ...]]:
        parsed = list(_parsed(data))
        found = Cards().having(each[0] for each in parsed if each is not None)
        damaged = parsed.count(None)
        told = f"Of the cards of your mistakes {damaged} are damaged and left out."
        return found, (told,) if damaged else ()

    def text(self, value: Cards, stored: bytes | None) -> str:
        parsed = [] if stored is None else list(_parsed(stored))
        unknown = {each[0].id: each[1] for each in parsed if each is not None}
        return "".join(card_line(card, unknown.get(card.id)) for card in value.by_id.values())


class CardsStore(SharedStore[Cards]):
    """The cards as they are now; this one ends with the program."""

    def __init__(self, now: Cards | None = None) -> None:
        super().__init__(now or Cards())


class StoredCards(CardsStore):
    """Cards in a file; what another program stored there comes along."""

    def __init__(self, file: CardsFile, tell: Tell = tells_nobody) -> None:
        now, problems = file.load()
        for problem in problems:
            tell("cards", problem)
        SharedStore.__init__(self, now, file, tell)


def cards_in(data_folder: Path) -> CardsFile:
    """The cards of a player, in the folder of the player's data."""
    return CardsFile(data_folder / "mistakes.jsonl")
