"""A game as sentences that anybody can read, for a text; all cards lie open in them."""

from collections.abc import Iterable, Sequence

from jungle_pg.core.jackaroo.cards import BACK, Card, use_of
from jungle_pg.core.jackaroo.events import (
    Attacked,
    BonusDrawn,
    CameHome,
    CameOut,
    Captured,
    Dealt,
    Discarded,
    DiscardReason,
    Event,
    ExtraTurn,
    Forfeited,
    Moved,
    NoBonus,
    Played,
    RoundBegan,
    Shuffled,
    Skipped,
    Swapped,
)
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.holes import SIDE_NAMES
from jungle_pg.texts.languages import Words


def story_of(game: Iterable[Sequence[Event]], words: Words) -> list[str]:
    """The sentences of a game by what each of its decisions brought about.

    Each stands on a line of its own; rounds have headings, below which their cards are dealt.
    """
    writer = _Writer(words)
    for events in game:
        for event in sorted(events, key=lambda event: not isinstance(event, RoundBegan)):
            writer.take(event)
    writer.end_sentence()
    return writer.lines


def luck_of(events: Sequence[Event], words: Words) -> list[str]:
    """What luck has brought, as far as it was heard of: of hidden cards only how many."""
    writer = _Writer(words)
    for event in events:
        writer.take(event)
    writer.end_sentence()
    return [line for line in writer.lines if line]


class _Writer:
    """Writes what happens into sentences: who plays what, and what comes of it."""

    def __init__(self, words: Words) -> None:
        self.lines: list[str] = []
        self._words = words
        self._head = ""
        self._deeds: list[str] = []
        self._goes_back = False
        """Whether the card that is played leads backwards."""

    def take(self, event: Event) -> None:
        """Write the next thing that happens."""
        match event:
            case RoundBegan():
                self._heading(self._words("story.round", number=event.number))
            case Shuffled():
                self._sentence(self._words("story.shuffled"))
            case Played():
                use = use_of(event.card, event.option)
                self._goes_back = use is not None and use.steps < 0
                self._sentence(self._told("plays", event.seat, card=self._card(event.card)))
            case Discarded():
                is_forced = event.reason is DiscardReason.NO_MOVE
                key = "cannot_play" if is_forced else "discards"
                self._sentence(self._told(key, event.seat, card=self._card(event.card)))
            case BonusDrawn(card=card) if card == BACK:
                self._sentence(self._told("gets_hidden", event.seat, count=1))
            case BonusDrawn():
                self._sentence(self._told("draws", event.seat, card=self._card(event.card)))
            case NoBonus():
                self._sentence(self._told("no_card", event.seat))
            case ExtraTurn():
                self._consequence(self._words("story.again"))
            case Skipped():
                self._sentence(self._told("waits", event.seat))
            case Dealt() if BACK in event.cards:
                count = len(event.cards)
                self._sentence(self._told("gets_hidden", event.seat, count=count))
            case Dealt():
                cards = self._joined("story.cards", [*map(self._card, event.cards)])
                self._sentence(self._told("gets", event.seat, cards=cards))
            case _:
                self._of_marbles(event)

    def end_sentence(self) -> None:
        """What comes next is another sentence."""
        if self._head:
            deeds = self._joined("story.then", self._deeds)
            key = "story.doing" if deeds else "story.plain"
            self.lines.append(self._words(key, head=self._head, deeds=deeds))
        self._head, self._deeds = "", []

    def _of_marbles(self, event: Event) -> None:
        match event:
            case Moved():
                key = "story.back" if self._goes_back else "story.goes"
                steps = len(event.path)
                self._deeds.append(self._words(key, marble=event.marble, steps=steps))
            case CameOut():
                self._deeds.append(self._words("story.out", marble=event.marble))
            case Swapped():
                other = self._told("marble_of", event.other_seat, marble=event.other_marble)
                self._deeds.append(self._words("story.swaps", marble=event.marble, other=other))
            case Attacked():
                self._deeds.append(self._told("must_discard", event.victim))
            case Forfeited():
                self._deeds.append(self._words("story.lost", steps=event.steps))
            case Captured():
                taken = self._words("story.own_marble", marble=event.marble)
                if event.seat != event.by:
                    taken = self._told("marble_of", event.seat, marble=event.marble)
                self._consequence(self._words("story.takes", taken=taken))
            case CameHome():
                self._consequence(self._words("story.home"))
            case _:
                pass

    def _heading(self, text: str) -> None:
        self.end_sentence()
        self.lines += ["", text]

    def _sentence(self, head: str) -> None:
        """Begin a sentence; what comes of it follows."""
        self.end_sentence()
        self._head = head

    def _consequence(self, text: str) -> None:
        """Join what comes of the last deed to it."""
        if self._deeds:
            self._deeds[-1] = self._words("story.and", first=self._deeds[-1], then=text)
        else:
            self._head = self._words("story.and", first=self._head, then=text)

    def _joined(self, key: str, texts: Sequence[str]) -> str:
        joined = texts[0] if texts else ""
        for text in texts[1:]:
            joined = self._words(key, most=joined, last=text)
        return joined

    def _told(self, key: str, seat: Seat, **facts: str | int) -> str:
        return self._words(f"story.{key}", side=self._words(f"seat.{SIDE_NAMES[seat]}"), **facts)

    def _card(self, card: Card) -> str:
        return self._words(f"word.jackaroo.{card}")
