"""Offering a draw: whether one may, what a computer says to it, and how a person is asked."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from jungle_pg.core.audience import is_secret
from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words

LIMITS: Final = Limits(nodes=8_000, seconds=1.5)
"""How well a computer thinks an offer over."""

EARLIEST: Final = 20
"""Plies before which no computer agrees."""

LEVEL: Final = 60
"""A side that is ahead by no more than this calls the game level: less than the weakest piece."""

LEAST_S: Final = 0.6
"""However sure a computer is, an offer deserves a thought."""

QUESTION: Final = "draw"


class Reply(StrEnum):
    """What is said to an offer."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    TOO_EARLY = "too_early"


@dataclass(frozen=True, slots=True)
class OfferAnswer:
    """What the computer of a seat says to an offer."""

    seat: Seat
    reply: Reply

    @property
    def is_accepted(self) -> bool:
        """Whether the game is a draw now."""
        return self.reply is Reply.ACCEPTED


class DrawOffer:
    """An offer to a computer, made on anybody's turn; it is gone when the match changes."""

    def __init__(
        self, engine: EngineClient, limits: Limits = LIMITS, least_s: float = LEAST_S
    ) -> None:
        self._engine, self._order = engine, Order(limits=limits)
        self._inquiry: Inquiry | None = None
        """None also where nothing needs to be thought over."""
        self._least_s = least_s
        self._match: AnyMatch | None = None
        self._since = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the computer is thinking it over."""
        return self._match is not None

    def make(self, match: AnyMatch, now: float) -> None:
        """Offer a draw to the computer at this table."""
        if self.is_open or asked_computer(match) is None or not may_offer_draw(match):
            return
        self._match, self._since = match, now
        # Whoever is asked must not think with the cards of the other one.
        knows = match.actor == asked_computer(match) or not is_secret(match)
        if knows and not is_too_early(match):
            question = question_about_position(match, self._order)
            self._inquiry = self._engine.ask(question, Priority.OFFER)

    def update(self, match: AnyMatch, now: float) -> OfferAnswer | None:
        """Let time pass over this match; the answer, once, when it is there."""
        if match is not self._match:
            self.withdraw()
            return None
        seat = asked_computer(match)
        if self._inquiry is not None:
            self._inquiry.poll()
            if self._inquiry.is_open:
                return None
        if seat is None or now < self._since + self._least_s:
            return None
        reply = self._reply(match, seat)
        self.withdraw()
        return OfferAnswer(seat, reply)

    def withdraw(self) -> None:
        """No longer offer it."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._match = self._inquiry = None

    def _reply(self, match: AnyMatch, seat: Seat) -> Reply:
        if is_too_early(match):
            return Reply.TOO_EARLY
        thought = self._inquiry.thought if self._inquiry is not None else None
        if thought is None:
            return Reply.REFUSED
        score = thought.score if match.actor == seat else -thought.score
        return Reply.ACCEPTED if score <= LEVEL else Reply.REFUSED


class DrawQuestion(Question):
    """A person offers a draw to another one at the same screen, by name or by side."""

    def __init__(self, world: World, game: Game, match: AnyMatch) -> None:
        # Whoever does not have to move is asked.
        asked = opponent(match.actor or 0)
        name = match.setup.players[asked].name

        def text(words: Words) -> str:
            side = side_name(game, match.setup.rules, asked, words)
            return words("offer.text", asked=name or side)

        super().__init__(
            world, QUESTION, heading="offer.heading", text=text, yes="offer.yes", no="offer.no"
        )
        world.hear("turn")


def may_offer_draw(match: AnyMatch) -> bool:
    """Whether a person at this table may offer a draw now."""
    rules = match.setup.rules
    return may_resign(match) and match.rulebook.may_agree_draw(rules)


def may_resign(match: AnyMatch) -> bool:
    """Whether a person at this table may give up now."""
    return match.verdict is None and any(player.is_human for player in match.setup.players)


def asked_computer(match: AnyMatch) -> Seat | None:
    """The computer a person plays against; None where two people or two computers play."""
    seats = [seat for seat, player in enumerate(match.setup.players) if not player.is_human]
    return seats[0] if len(seats) == 1 else None


def is_too_early(match: AnyMatch) -> bool:
    """Whether the game has hardly begun."""
    return move_count(match) < EARLIEST


def answer_text(words: Words, game: Game, match: AnyMatch, answer: OfferAnswer) -> str:
    """What a computer says to an offer, in words."""
    side = side_name(game, match.setup.rules, answer.seat, words)
    return words(f"offer.{answer.reply}", side=side)
