"""The face of Jackaroo: the ring of marbles, hands of cards, and decisions as they are typed."""

from collections.abc import Mapping, Sequence
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.core.jackaroo.decisions import Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.events import CameOut, Event, Moved, Swapped
from jungle_pg.core.jackaroo.plays import hints, plays_in, progress
from jungle_pg.core.jackaroo.refusals import SEAT_IDS, spot_name
from jungle_pg.core.jackaroo.rules import USUAL, JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.text.codec import JackarooCodec
from jungle_pg.core.jackaroo.text.position import parse_position
from jungle_pg.core.jackaroo.track import RED, SEATS, STARTS
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.jackaroo.views import is_whole
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, Pick, Seat
from jungle_pg.games.console.face import Face
from jungle_pg.games.console.squares_board import MOVED, TARGET
from jungle_pg.games.console.style import Style, padded
from jungle_pg.games.jackaroo.console.board import EMPTY, Marble, drawn, ground_sign, marbles_of
from jungle_pg.games.jackaroo.console.news import news_of
from jungle_pg.games.jackaroo.console.reading import SUITS, decision_read, decision_typed
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import notice_text, seat_text

NARROW: Final = 4
WIDE: Final = 5
"""Columns of a place, in letters alone and with marks."""
BAR: Final = 10
LETTERS: Final = tuple(name[0].upper() for name in SEAT_IDS)


class JackarooFace(Face):
    """Jackaroo in letters, and with the signs of suits where the terminal has them."""

    person: Seat = RED
    usual_rules = USUAL
    help = (
        ("7H", "card"), ("out", "option"), ("2", "marble"), ("steps 3", "steps"), ("back", "back"),
    )  # fmt: skip
    signs = (
        ("r y", "starts"), ("-  _", "homes"), ("7H!", "captures"), ("7H+", "reaches_home"),
        ("(7H)", "unplayable"), ("( . )", "targets"), ("[ . ]", "moved"),
    )  # fmt: skip

    def number(self, match: AnyMatch) -> int:
        turn: int = match.state.turn
        return turn

    def news(self, rules: JackarooRules, events: Sequence[Event]) -> Sequence[str]:
        return news_of(events)

    def position(self, rules: JackarooRules, board_file: str) -> str:
        """The position in a file that holds one, on one line; comments begin with #."""
        lines = (line.partition("#")[0].strip() for line in board_file.splitlines())
        state = parse_position(rules, " ".join(lines))
        if not is_whole(state):
            raise BadText("a game cannot begin with hidden cards")
        return JackarooCodec().position_text(state)

    def read(self, state: JackarooState, text: str) -> Decision | None:
        """A card, an option or a number, with or without the word for it."""
        return decision_read(state, text)

    def typed(self, state: JackarooState, action: Decision) -> str:
        """Like `7H`, `discard 7H`, `out`, `marble 2`, `steps 3`."""
        return decision_typed(action)

    def offered(self, state: JackarooState) -> Sequence[str]:
        return [decision_typed(decision) for decision in decisions_in(state)]

    def plain_board(self, match: AnyMatch) -> str:
        """The ring in letters: R1 and Y1 are marbles, r and y starts, - homes and _ bases."""
        marbles = marbles_of(match.state)

        def cell(pick: Pick) -> str:
            return f"{_inside(marbles.get(pick), pick, LETTERS):^{NARROW}}"

        return drawn(cell, NARROW)

    def pretty_board(
        self,
        match: AnyMatch,
        words: Words,
        style: Style,
        marks: Mapping[Pick, str] | None = None,
    ) -> str:
        """The ring in colours; marked is what was moved last, or where a card can lead to."""
        marbles = marbles_of(match.state)
        shown = usual_marks(match) if marks is None else marks
        initials = _initials(match, words) if style.has_characters else LETTERS

        def cell(pick: Pick) -> str:
            mark, marble = shown.get(pick, ""), marbles.get(pick)
            left, right = tuple(mark or "  ")
            text = _inside(marble, pick, initials)
            inside = left + padded(text if len(text) > 1 else f" {text}", WIDE - 2) + right
            return style.paint(_paint(marble, pick, mark), inside)

        return drawn(cell, WIDE)

    def beside(self, match: AnyMatch, words: Words, style: Style) -> Sequence[str]:
        """Deck and pile, how far both sides are and what they hold, and what is to be known."""
        state: JackarooState = match.state
        rulebook, rules = match.rulebook, match.setup.rules
        pile = str(len(state.pile))
        if state.pile:
            top = _card(state.pile[-1], style)
            pile = words("console.jackaroo.top", pile=pile, card=top)
        lines = [
            words(
                "console.jackaroo.table",
                round=state.round,
                cards=cards_in_round(max(1, state.round)),
                deck=len(state.deck),
                pile=pile,
            )
        ]
        lines += [_seat(match, seat, words, style) for seat in SEATS]
        notices = rulebook.notices(state) if match.verdict is None else ()
        return lines + [notice_text(words.texts, rulebook, rules, each) for each in notices]


def _seat(match: AnyMatch, seat: Seat, words: Words, style: Style) -> str:
    state: JackarooState = match.state
    come = progress(state, seat)
    part = come.steps / come.of
    hand = " ".join(_held(state, seat, card, style) for card in state.hands[seat])
    side = seat_text(words.texts, match.rulebook, match.setup.rules, seat)
    return words(
        "console.jackaroo.seat",
        side=style.paint(SEAT_IDS[seat], f" {side} ") if style.has_colours else side,
        home=come.home,
        bar=f"[{'#' * int(part * BAR):-<{BAR}}]",
        percent=int(part * 100),
        cards=hand or words("console.jackaroo.no_cards"),
    )


def _held(state: JackarooState, seat: Seat, card: Card, style: Style) -> str:
    """A card of a hand, with a sign for what it can do at once; in brackets if nothing."""
    text = _card(card, style)
    if card == BACK or seat != state.actor or state.phase is not Phase.CARD:
        return text
    if Decision(Kind.CARD, card) not in decisions_in(state):
        return f"({text})"
    can = hints(state, card)
    return f"{text}{'!' * can.captures}{'+' * can.comes_home}"


def _card(card: Card, style: Style) -> str:
    if card == BACK:
        return "??"
    return card[:-1] + (SUITS[card[-1]] if style.has_suits else card[-1])


def _initials(match: AnyMatch, words: Words) -> tuple[str, ...]:
    """The first letter or character of the name of each side."""
    book, rules = match.rulebook, match.setup.rules
    return tuple(seat_text(words.texts, book, rules, seat)[0] for seat in SEATS)


def _inside(marble: Marble | None, pick: Pick, initials: Sequence[str]) -> str:
    return ground_sign(pick) if marble is None else f"{initials[marble[0]]}{marble[1]}"


def _paint(marble: Marble | None, pick: Pick, mark: str) -> str:
    if marble is not None:
        return SEAT_IDS[marble[0]]
    return "target" if mark == TARGET else EMPTY.get(ground_sign(pick), "point")


def usual_marks(match: AnyMatch) -> dict[Pick, str]:
    """Where marbles can go next with the card that is being played; else the last move."""
    state: JackarooState = match.state
    if state.begun is not None:
        ways = (_first_way(play.events) for play in plays_in(state))
        return {way[-1]: TARGET for way in ways if way}
    for moment in reversed(match.moments[: match.cursor]):
        if way := _first_way(moment.events):
            return dict.fromkeys(way, MOVED)
    return {}


def _first_way(events: tuple[Event, ...]) -> tuple[Pick, ...]:
    """From where to where the first marble goes; nothing if none moves."""
    for event in events:
        match event:
            case Moved():
                return spot_name(event.seat, event.start), spot_name(event.seat, event.target)
            case CameOut():
                return (str(STARTS[event.seat]),)
            case Swapped():
                return str(event.start), str(event.other_start)
    return ()
