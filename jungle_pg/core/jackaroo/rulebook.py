"""The rulebook of Jackaroo over the modules beside it, and the notices of a state."""

from collections.abc import Sequence
from random import Random
from typing import Final

from jungle_pg.core.jackaroo import luck, picking, plays, views
from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.arranger import JackarooArranger
from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.core.jackaroo.decisions import OF_LUCK, Decision, Kind, commits, decisions_in
from jungle_pg.core.jackaroo.events import Captured, Event, Played
from jungle_pg.core.jackaroo.plays import Hints, Progress
from jungle_pg.core.jackaroo.refusals import SEAT_IDS, refusal_of
from jungle_pg.core.jackaroo.rules import USUAL, JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.text.codec import JackarooCodec
from jungle_pg.core.jackaroo.text.history_text import told
from jungle_pg.core.jackaroo.text.position import parse_position
from jungle_pg.core.jackaroo.text.saving import JackarooSaves
from jungle_pg.core.jackaroo.track import BASE, RED, YELLOW, is_home, place_name
from jungle_pg.core.rulebook import (
    Notice,
    Pick,
    Record,
    Refusal,
    Rulebook,
    Seat,
    Step,
    Verdict,
    opponent,
)


class JackarooRulebook(Rulebook[JackarooRules, JackarooState, Decision, Event]):
    """The game of Jackaroo King for two under any rules value."""

    game_id = "jackaroo"
    seat_ids = SEAT_IDS
    codec = JackarooCodec()
    saves = JackarooSaves()
    usual_rules = USUAL

    def seat_names(self, rules: JackarooRules) -> tuple[str, str]:
        return "RED", "YELLOW"

    def label(self, rules: JackarooRules, pick: Pick) -> str:
        """A card or a place without whose it is."""
        return pick.partition(":")[2] or pick.rpartition(".")[2]

    def may_agree_draw(self, rules: JackarooRules) -> bool:
        return False

    def takes_back(self, rules: JackarooRules) -> bool:
        """What lies open was seen, and cards are drawn at once."""
        return False

    def start(self, rules: JackarooRules, position: str | None = None) -> JackarooState:
        """The opening before the first shuffle, or the state or the view of a position text."""
        return JackarooState(rules) if position is None else parse_position(rules, position)

    def actor(self, state: JackarooState) -> Seat | None:
        """The seat that has to decide, CHANCE, or None when the game is over."""
        return state.actor

    def actions(self, state: JackarooState) -> Sequence[Decision]:
        """The decisions a seat may take, in the order of its hand, its options, its marbles."""
        return decisions_in(state)

    def refusal(self, state: JackarooState, action: Decision) -> Refusal | None:
        return refusal_of(state, action)

    def play(self, state: JackarooState, action: Decision) -> Step[JackarooState, Event]:
        """The state after a decision of a seat or of luck, and what happened."""
        if action.kind in OF_LUCK:
            return luck.play_luck(state, action)
        return play_decision(state, action)

    def commits(self, state: JackarooState, action: Decision) -> bool:
        """Whether a card is laid open by a decision; what is picked before can be taken back."""
        return commits(state, action)

    def confirms(self, state: JackarooState, action: Decision) -> bool:
        return action.kind is Kind.DISCARD

    def verdict(self, state: JackarooState) -> Verdict | None:
        """Who has brought all marbles home, and how long it took."""
        if state.winner is None:
            return None
        return Verdict(state.winner, "home", rounds=state.round, turns=state.turn)

    def tally(self, state: JackarooState) -> Record:
        """How long the game has taken, and where the marbles of both sides are."""
        positions = [[place_name(place) for place in marbles] for marbles in state.board]
        return {"turns": state.turn, "rounds": state.round, "positions": positions}

    def asks(self, state: JackarooState) -> bool:
        """What only leads on, and the rest of a seven, need no answer where there is no choice."""
        if state.phase is Phase.REST:
            return False
        leads_on = state.phase in (Phase.OPTION, Phase.MARBLE)
        return not leads_on or any(commits(state, each) for each in decisions_in(state))

    def has_secrets(self, rules: JackarooRules) -> bool:
        """Hands are hidden, and so is the deck."""
        return True

    def is_whole(self, state: JackarooState) -> bool:
        """Whether no hand holds backs; a deck of backs can be dealt from."""
        return views.is_whole(state)

    def picks(self, state: JackarooState, action: Decision) -> tuple[Pick, ...]:
        """A card, a place of the board, the hand of the other one; an option by its name."""
        return picking.picks_of(state, action)

    def meant(self, state: JackarooState, pick: Pick) -> Pick:
        """A marble in the base stands for the start it would come out to."""
        return picking.meant(state, pick)

    def ends(self, state: JackarooState, action: Decision) -> tuple[Pick, ...]:
        """Where a marble goes from and to."""
        return picking.ends_of(state, action)

    def why_not(self, state: JackarooState, picks: tuple[Pick, ...]) -> Refusal | None:
        """Why the last pick is no decision for now; nothing is said of what is no decision."""
        return picking.why_not(state, picks[-1]) if picks else None

    def count(self, state: JackarooState, seat: Seat, what: str) -> int:
        """How many marbles of a seat are out of the base, or how many are `home`.

        A marble by its colour is `marble_red` or `marble_yellow`.
        """
        if what.startswith("marble_") and what != f"marble_{SEAT_IDS[seat]}":
            return 0
        marbles = state.board[seat]
        return sum(is_home(place) if what == "home" else place != BASE for place in marbles)

    def notices(self, state: JackarooState) -> tuple[Notice, ...]:
        """Who is under attack, who must discard, who has no cards left."""
        return notices_of(state)

    def text(self, state: JackarooState, action: Decision, seat: Seat | None) -> str:
        """Like `RED plays 5S: marble 1 10→15, captures YELLOW marble 1`."""
        return told(state, action, seat)

    def draw(self, state: JackarooState, rng: Random) -> Decision:
        """The order of the deck, or what is dealt or drawn from its top."""
        return luck.draw(state, rng)

    def is_drawn(self, state: JackarooState) -> bool:
        """Whether cards are shuffled; from a deck that lies there they are only taken."""
        return state.phase is Phase.SHUFFLE or BACK in state.deck

    def lead(self, state: JackarooState) -> int:
        """How many steps Red's marbles have come further than Yellow's."""
        return plays.progress(state, RED).steps - plays.progress(state, YELLOW).steps

    def took(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """The card that sent marbles back, once for each; as spades, since suits do not count."""
        cards = [event.card for event in events if isinstance(event, Played)]
        count = sum(isinstance(event, Captured) for event in events)
        return (f"{cards[-1][:-1]}S",) * count if cards else ()

    def seen_by(self, state: JackarooState, seat: Seat | None) -> JackarooState:
        """Backs for the other hand and the deck, nothing of what the other one is picking."""
        return views.seen_by(state, seat)

    def heard_by(self, events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
        """Backs for the cards that the other one gets."""
        return views.heard_by(events, seat)

    def known_by(self, state: JackarooState, action: Decision, seat: Seat | None) -> Decision:
        """An action as a log shows it to a seat: `deal:?,?,?,?|5S,6S,7S,8S`, `draw:?`."""
        return views.known_by(state, action, seat)

    def laid_open(self, state: JackarooState, action: Decision, seat: Seat | None) -> JackarooState:
        """The view before an action, with the card that was laid open by it."""
        return views.laid_open(state, action, seat)

    def determinise(self, view: JackarooState, rng: Random) -> JackarooState:
        """A whole state that could be behind a view."""
        return views.determinise(view, rng)

    def starts_clock(self, state: JackarooState) -> bool:
        """One limit for all that is decided about a card, and one for an answer to an attack."""
        return state.phase in (Phase.CARD, Phase.ATTACKED)

    def autoplay(self, state: JackarooState) -> Decision:
        """What is decided for a seat whose time is over; its own view is enough."""
        return plays.autoplay(state)

    def hints(self, state: JackarooState, card: Card) -> Hints:
        """Whether a card of the seat to move can capture or bring a marble home at once."""
        return plays.hints(state, card)

    def targets(self, state: JackarooState, card: Card) -> tuple[Pick, ...]:
        """The places marbles can come to with a card of the seat to move."""
        return tuple(place_name(place) for place in plays.targets(state, card))

    def progress(self, state: JackarooState, seat: Seat) -> Progress:
        return plays.progress(state, seat)

    def arranger(self) -> JackarooArranger:
        return JackarooArranger()


RULEBOOK: Final = JackarooRulebook()


def notices_of(state: JackarooState) -> tuple[Notice, ...]:
    """Who is under attack, who has nothing to play, who waits for new cards."""
    other = opponent(state.mover)
    if state.phase is Phase.ATTACKED:
        return (Notice("attacked", lasts=True, seat=other),)
    if state.phase is not Phase.CARD:
        return ()
    found = []
    offered = decisions_in(state)
    if offered and offered[0].kind is Kind.DISCARD:
        found.append(Notice("must_discard", lasts=True, seat=state.mover))
    if not state.hands[other]:
        found.append(Notice("no_cards", seat=other))
    return tuple(found)
