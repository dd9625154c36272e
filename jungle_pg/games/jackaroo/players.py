"""What lies beside the board: the cards players hold, and how far they have come."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Option
from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.plays import progress
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.base import Mark
from jungle_pg.games.book import Saying
from jungle_pg.games.jackaroo.fan import plain
from jungle_pg.games.jackaroo.hands import CARD, card_at, fan_of, hand_of, hand_pick
from jungle_pg.games.jackaroo.holes import SIDE_NAMES
from jungle_pg.games.jackaroo.marbles import marble_sprite
from jungle_pg.games.jackaroo.numbers import names_of
from jungle_pg.games.jackaroo.offers import offered_marks
from jungle_pg.games.jackaroo.prompts import banner_of, legend_of, prompt_of, turn_of
from jungle_pg.games.zones import Banner, Choice, Lines, Panel, Progress, Story, Zones

MARBLES: Final = 4
BADGES: Final = {
    Option.OUT: "jackaroo/badge_out",
    Option.ATTACK: "jackaroo/badge_attack",
    Option.RUN: "jackaroo/badge_sweep",
    Option.MOVE: "jackaroo/mark_target",
}


class JackarooHands:
    """The cards that are held."""

    reach: float = 0.14

    def picks(self, state: JackarooState, seat: Seat) -> tuple[Pick, ...]:
        """Open cards, from left to right."""
        return tuple(f"{CARD}{card}" for card in state.hands[seat] if card != BACK)

    def pick_at(self, state: JackarooState, zones: Zones, x: float, y: float) -> Pick | None:
        """An open card, or the whole hand of somebody whose cards are hidden."""
        found = card_at(x, y, zones, [hand_of(state, seat) for seat in SEATS])
        if found is None:
            return None
        seat, index = found
        card = state.hands[seat][index]
        return hand_pick(seat) if card == BACK else f"{CARD}{card}"

    def place_of(
        self, state: JackarooState, zones: Zones, pick: Pick
    ) -> tuple[float, float] | None:
        """The middle of what is seen of a card, or of a hand."""
        for seat in SEATS:
            fan, hand = fan_of(zones, seat), state.hands[seat]
            if hand and pick == hand_pick(seat):
                places = fan.places(plain(hand))
                return fan.middle_x, places[len(places) // 2].y
            for index, card in enumerate(hand):
                if card != BACK and pick == f"{CARD}{card}":
                    return fan.seen_at(index, len(hand))
        return None

    def choice(self, state: JackarooState, action: Decision) -> Choice | None:
        """What a card is played for, by its badge."""
        if action.kind is not Kind.OPTION:
            return None
        option = Option(action.what)
        return Choice(f"choice.jackaroo.{option}", BADGES.get(option, ""))

    def offered(self, state: JackarooState, pointed: Pick = "") -> tuple[Mark, ...]:
        """Who can use the card that is being played, and where that leads."""
        return offered_marks(state, pointed)

    def names(self, state: JackarooState, pointed: Pick) -> tuple[Mark, ...]:
        """Numbers of holes and marbles that matter."""
        return tuple(names_of(state, pointed, offered_marks(state, pointed)))


class JackarooPanel(Panel[JackarooState]):
    """Progress and rounds."""

    def progress(self, state: JackarooState, seat: Seat) -> Progress:
        """Marbles at home, and steps of all marbles."""
        done = progress(state, seat)
        place = f"jackaroo/home_{SIDE_NAMES[seat]}"
        return Progress(done.home, MARBLES, done.steps / done.of, marble_sprite(seat), place)

    def stage(self, state: JackarooState) -> Saying | None:
        """The round, and how many cards are dealt in it."""
        number = max(1, state.round)
        return Saying("stage.round", number=number, cards=cards_in_round(number))

    def story(self, state: JackarooState) -> Story:
        """Rounds, and how many marbles each seat has sent back."""
        return Story(state.round, state.captures)

    def prompt(self, state: JackarooState, pointed: Pick = "") -> Saying | None:
        """What has to be chosen next, or whom a click would take."""
        return prompt_of(state, pointed)

    def banner(self, state: JackarooState, chosen: Pick = "") -> Banner | None:
        """A card that must be thrown away."""
        return banner_of(state, chosen)

    def turn(self, events: Sequence[Event]) -> Saying | None:
        """Extra turns, and turns that come back."""
        return turn_of(events)

    def legend(self, state: JackarooState) -> Lines | None:
        return legend_of(state)
