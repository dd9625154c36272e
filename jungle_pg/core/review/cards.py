"""Cards of own mistakes, which come back after ever longer times until they are learned."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from hashlib import sha256
from statistics import fmean
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Skill
from jungle_pg.core.review.reviewing import places_of
from jungle_pg.core.review.values import Motif, Review
from jungle_pg.core.rulebook import Seat

SPACING_DAYS: Final = (1, 3, 7, 21, 60)
"""How long a card rests after each right answer in a row; after a wrong one it begins again."""
MOST_CARDS: Final = 2000
"""What is learned, and then what is oldest, makes room."""
LOOKED_AT: Final = 20
"""How many of the newest cards tell how well a skill stands."""


@dataclass(frozen=True, slots=True)
class Card:
    """A position in which the player went wrong, what was better there, and why."""

    id: str
    game: str
    rules: str
    position: str
    seat: Seat
    played: str
    line: tuple[str, ...]
    """What was better, and what follows."""
    motif: Motif | None = None
    skill: str = ""
    made: date = date.min
    due: date | None = date.min
    """When it comes back; None when it is learned."""
    step: int = 0
    """How many rests it has had since it was made, or failed."""
    answered: date = date.min
    """When it was answered last; the least date of a card that never was."""

    @property
    def is_learned(self) -> bool:
        return self.due is None

    def is_due(self, today: date) -> bool:
        return self.due is not None and self.due <= today

    def after_answer(self, today: date, *, is_right: bool) -> "Card":
        """The card after it was answered: it rests for longer, begins again, or is learned."""
        step = self.step if is_right else 0
        rests = step < len(SPACING_DAYS)
        due = today + timedelta(days=SPACING_DAYS[step]) if rests else None
        return replace(self, step=step + 1, due=due, answered=today)


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a player, by their ids."""

    by_id: Mapping[str, Card] = field(default_factory=dict)

    def due(self, today: date, game: str | None = None) -> tuple[Card, ...]:
        """The cards that want to be practised, of all games or of one; the longest due first."""
        cards = [
            card for card in self.by_id.values() if card.is_due(today) and game in (None, card.game)
        ]
        return tuple(sorted(cards, key=lambda card: (card.due or today, card.made, card.id)))

    def having(self, cards: Iterable[Card]) -> "Cards":
        """With the cards of a review; those that are there already stay as they are."""
        return _fewer({**{card.id: card for card in cards}, **self.by_id})

    def after_answer(self, card_id: str, today: date, *, is_right: bool) -> "Cards":
        """With the answer to a card; one that is gone by now needs none."""
        card = self.by_id.get(card_id)
        if card is None:
            return self
        answered = card.after_answer(today, is_right=is_right)
        return Cards({**self.by_id, card_id: answered})

    def merged(self, newer: "Cards") -> "Cards":
        """The cards of here and there; of two the one that was answered later."""
        both = {**self.by_id, **newer.by_id}
        for card_id in self.by_id.keys() & newer.by_id.keys():
            one, other = self.by_id[card_id], newer.by_id[card_id]
            both[card_id] = max((other, one), key=lambda card: (card.answered, card.step))
        return _fewer(both)

    def standing(self, game: str, skill: Skill) -> float | None:
        """How well a skill stands, from 0 to 1; None where no mistake tells of it."""
        cards = [
            card for card in self.by_id.values() if card.game == game and card.skill == skill.code
        ]
        cards.sort(key=lambda card: (card.made, card.id))
        if not cards:
            return None
        return fmean(map(_learned_part, cards[-LOOKED_AT:]))

    def weakest(self, game: str, skills: Iterable[Skill]) -> Skill | None:
        """The skill that stands worst; None where nothing is known of any."""
        known = [(self.standing(game, skill), skill) for skill in skills]
        standing = [(worth, skill) for worth, skill in known if worth is not None]
        return min(standing, key=lambda pair: pair[0])[1] if standing else None


def cards_of(match: AnyMatch, review: Review, seat: Seat, today: date) -> tuple[Card, ...]:
    """A card for each mistake of a seat, to be practised from today on."""
    codec = match.rulebook.codec
    rules, places = codec.rules_text(match.setup.rules), places_of(match)
    found: list[Card] = []
    for number, move in enumerate(review.moves, 1):
        if move is None or move.seat != seat or not move.move_class.is_mistake or not move.line:
            continue
        position = codec.position_text(match.state_at(places[number - 1]))
        game = match.rulebook.game_id
        name = sha256(f"{game}\n{rules}\n{position}".encode()).hexdigest()[:16]
        found.append(
            Card(
                name, game, rules, position, seat, move.action, move.line, move.motif, move.skill,
                made=today, due=today,
            )
        )  # fmt: skip
    return tuple(found)


def _fewer(by_id: Mapping[str, Card]) -> Cards:
    """The cards, without those that there is no room for."""
    if len(by_id) <= MOST_CARDS:
        return Cards(by_id)
    kept = sorted(by_id.values(), key=lambda card: (not card.is_learned, card.made, card.id))
    return Cards({card.id: card for card in kept[-MOST_CARDS:]})


def _learned_part(card: Card) -> float:
    """How far a card has come: nothing when it is new or was failed, 1 when it is learned."""
    if card.is_learned:
        return 1.0
    return max(0, card.step - 1) / len(SPACING_DAYS)
