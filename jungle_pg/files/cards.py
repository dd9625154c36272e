"""Cards of own mistakes, a line for each in a small file that several programs may write."""

from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.review.cards import SPACING_DAYS, Card, Cards
from jungle_pg.core.review.values import Motif
from jungle_pg.files.shared_lines import SharedLines, parsed_number, parsed_text, parsed_texts

LONGEST_LINE: Final = 40
MOST_FACTS: Final = 20


class CardsFile(SharedLines[Card, Cards]):
    """The file the cards are kept in."""

    kind = "cards"
    unreadable = "The cards of your mistakes cannot be read"
    begins_anew = "They begin anew."
    damaged = "Of the cards of your mistakes {count} are damaged and left out."

    def told(self, thing: Card) -> dict[str, Any]:
        motif = thing.motif
        return {
            "id": thing.id,
            "game": thing.game,
            "rules": thing.rules,
            "position": thing.position,
            "seat": thing.seat,
            "played": thing.played,
            "line": list(thing.line),
            "motif": None
            if motif is None
            else {"code": motif.code, "facts": dict(motif.facts), "line": list(motif.line)},
            "skill": thing.skill,
            "made": thing.made.isoformat(),
            "due": None if thing.due is None else thing.due.isoformat(),
            "step": thing.step,
            "answered": thing.answered.isoformat(),
        }

    def parsed(self, told: Mapping[str, Any]) -> Card:
        return Card(
            parsed_text(told["id"]),
            parsed_text(told["game"]),
            parsed_text(told["rules"]),
            parsed_text(told["position"]),
            parsed_number(told["seat"], 1),
            parsed_text(told["played"]),
            parsed_texts(told["line"], LONGEST_LINE),
            _motif(told.get("motif")),
            parsed_text(told.get("skill", ""), least=0),
            date.fromisoformat(told["made"]),
            None if told["due"] is None else date.fromisoformat(told["due"]),
            parsed_number(told["step"], len(SPACING_DAYS) + 1),
            date.fromisoformat(told["answered"]),
        )

    def having(self, things: Iterable[Card]) -> Cards:
        return Cards().having(things)

    def things(self, value: Cards) -> Iterable[Card]:
        return value.by_id.values()


def _motif(told: Any) -> Motif | None:
    if told is None:
        return None
    facts = told["facts"]
    if len(facts) > MOST_FACTS:
        raise ValueError
    for name, fact in facts.items():
        parsed_text(name)
        if type(fact) is not int:
            parsed_text(fact)
    line = parsed_texts(told["line"], LONGEST_LINE)
    return Motif(parsed_text(told["code"]), tuple(facts.items()), line)


def cards_in(data_folder: Path) -> CardsFile:
    """The cards of a player, in the folder of the player's data."""
    return CardsFile(data_folder / "mistakes.jsonl")
