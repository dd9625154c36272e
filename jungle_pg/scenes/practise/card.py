"""A position in which the player went wrong: a better move is looked for, judged as a puzzle is."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from jungle_pg.core.journey.stage import PUZZLE, Chapter, Goal, Journey, Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.cards import Card
from jungle_pg.core.review.classes import class_of, loss_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import sound_line
from jungle_pg.core.review.values import MoveClass, ReviewedMove
from jungle_pg.core.rulebook import Pick
from jungle_pg.engine.analysis import judged_by, order_about
from jungle_pg.engine.client import Priority
from jungle_pg.engine.judging.judgement import Judgement
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.thinking import Thought
from jungle_pg.games.move_record import way_told
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command, Pop, Replace
from jungle_pg.scenes.journey.map.layout import KIND_ICONS
from jungle_pg.scenes.journey.stage.attempt import played_texts
from jungle_pg.scenes.journey.stage.buttons import is_tight
from jungle_pg.scenes.journey.stage.facts import StageFacts
from jungle_pg.scenes.journey.stage.puzzle import PuzzleScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import motif_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

RIGHT: Final = frozenset(
    {
        MoveClass.BRILLIANT,
        MoveClass.GREAT,
        MoveClass.BEST,
        MoveClass.EXCELLENT,
        MoveClass.GOOD,
        MoveClass.FORCED,
    }
)
"""The classes of moves that answer a card."""
FIND: Final = Goal("better", 1)
OWN: Final = "own"


def retry_card(match: AnyMatch, place: int, move: ReviewedMove) -> Card:
    """A card for a move of a review; it is kept nowhere."""
    codec = match.rulebook.codec
    return Card(
        OWN, match.rulebook.game_id, codec.rules_text(match.setup.rules),
        codec.position_text(match.state_at(place)), move.seat, move.action, move.line, move.motif,
    )  # fmt: skip


def stage_of(card: Card) -> Stage:
    """A card as a stage: its line is the solution."""
    return Stage(
        card.id, card.game, card.rules, card.position, PUZZLE, FIND, card.seat, card.line[:1]
    )


@dataclass(frozen=True, slots=True)
class Practised:
    """What a card leaves: somebody has practised, and how one stands has changed."""


class CardScreen(PuzzleScreen):
    """One of some cards; right and wrong answers are kept where `is_kept`."""

    name = "card"

    def __init__(
        self, world: World, cards: Sequence[Card], number: int = 0, *, is_kept: bool = True
    ) -> None:
        self.cards, self.place, self.is_kept = tuple(cards), number, is_kept
        self.card = card = self.cards[number]
        self.reviewer = world.reviewers().get(card.game) or Reviewer()
        self.named: MoveClass | None = None
        """What the answer is called."""
        self._is_failed = False
        stage = stage_of(card)
        super().__init__(world, Journey(card.game, (Chapter(OWN, (stage,)),)), stage)
        self.buttons["next"] = Button("next", icon="right", kind="green")

    # What is told

    @property
    def may_show(self) -> bool:
        return self._is_failed

    @property
    def is_last(self) -> bool:
        """Whether no other card follows."""
        return self.place + 1 == len(self.cards)

    def goal(self, view: View) -> str:
        return view.words("practise.task")

    def main_buttons(self) -> tuple[tuple[str, ...], ...]:
        rows = super().main_buttons()
        is_over = self.attempt.is_solved
        self.buttons["map"].kind = "green" if is_over and self.is_last else "plain"
        if not is_over:
            return rows
        return (("again",), ("map",)) if self.is_last else (("next",), ("again",), ("map",))

    def label_buttons(self, view: View) -> None:
        super().label_buttons(view)
        said = {"map": "back" if self.is_kept else "to_review", "next": "next"}
        for name, key in said.items():
            word, button = view.words(f"practise.{key}"), self.buttons[name]
            button.label, button.tip = ("", word) if is_tight(view) else (word, "")
        self.buttons["map"].icon = "practise" if self.is_kept else "review"

    def told(self, view: View) -> StageFacts:
        words, tries = view.words, self.attempt.tries
        heading = words("practise.retry_heading")
        if self.is_kept:
            heading = words("practise.card_of", number=self.place + 1, count=len(self.cards))
        asked, praise = self._asked(view), self._answered(words, MoveClass.BRILLIANT)
        return StageFacts(
            heading=heading,
            icon=KIND_ICONS[PUZZLE],
            task=self.goal(view),
            count="",
            done=0,
            steps=0,
            tries=words("stage.first_try") if tries == 1 else words("stage.try", number=tries),
            stars=self.attempt.star_states(),
            conditions=tuple(
                words(f"stage.star.{name}") for name in ("solved", "no_hint", "first_try")
            ),
            speech=self.said or self.comment or asked,
            longest=max(asked, praise, key=len),
            strip="",
            mood=self.mood,
        )

    def _asked(self, view: View) -> str:
        """What was played in the game, and that there is something better."""
        words, book = view.words, self.match.rulebook
        actions = sound_line(book, self.match.opening, self.card.played.split(" "))
        if not actions:
            return words("practise.task")
        row = self.game.look.move_row(self.match.opening, actions[-1])
        notation = notation_of(self.world.settings, self.game)
        way = way_told(self.game, self.match.opening, actions[-1], notation)
        return words("practise.asked", name=words(row.key), way=way)

    # What is done

    def keep_begun(self) -> None:
        """Nothing of it belongs to the journey."""

    def pick(self, pick: Pick, now: float) -> None:
        if not self.attempt.is_solved:
            super().pick(pick, now)

    def _ask(self, match: AnyMatch) -> None:
        """Ask about the move that was played, where it had to be decided."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        order = order_about(self.reviewer, played_texts(match))
        question = question_about_position(match.branch(0), order)
        self._inquiry = self.world.engine.ask(question, Priority.HINT)

    def _hear_judge(self, now: float) -> None:
        inquiry = self._inquiry
        if inquiry is None:
            return
        inquiry.poll()
        if not inquiry.is_done:
            return
        self._inquiry = None
        judgement = self._judged(inquiry.thought)
        if judgement.is_right:
            self._right(judgement, now)
        else:
            self._wrong(judgement, now)

    def _judged(self, thought: Thought[str] | None) -> Judgement:
        """Whether what was played is good enough, and what refutes it if it is not."""
        played, match = played_texts(self.match), self.match
        if match.verdict is not None:
            is_won = match.verdict.winner == self.card.seat
            self.named = MoveClass.BEST if is_won else MoveClass.BLUNDER
            return Judgement(is_won, "reached" if is_won else "missed")
        if thought is None:
            return self._by_heart()
        choices = self.reviewer.choices(match.opening, match.rulebook.actions(match.opening))
        judged = judged_by(thought, self.card.seat, played, choices, self.reviewer.chance)
        after = judged.chance if judged.line[: len(played)] == played else judged.played
        if after is None:
            return self._by_heart()
        self.named = class_of(judged, loss_of(judged, after))
        is_right = self.named in RIGHT
        answer = judged.reply[0] if judged.reply and not is_right else None
        return Judgement(is_right, "reached" if is_right else "open", answer)

    def _by_heart(self) -> Judgement:
        """Without anybody to ask only the move of the card is known to be right."""
        played = played_texts(self.match)
        is_right = self.card.line[: len(played)] == played
        self.named = MoveClass.BEST if is_right else None
        return Judgement(is_right, "reached" if is_right else "open")

    def solve(self, now: float) -> None:
        """Found, or shown: the card comes back later, or sooner."""
        self.attempt = self.attempt.solved()
        self.mood = "happy"
        self.world.hear("marble_home")
        named = self.named or MoveClass.BEST
        self.comment = self._answered(self.words, named)
        if self.attempt.was_shown:
            self.miss_once()
        elif not self._is_failed:
            self._keep(is_right=True)
        first = "map" if self.is_last else "next"
        self.page.focus(self.buttons[first], shows=False)
        self.request_redraw()

    def _answered(self, words: Words, named: MoveClass) -> str:
        """What the answer is called, and what was wrong with the move of the game."""
        said = words("practise.praise", named=words(f"class.{named.value}"))
        if self.attempt.was_shown:
            said = words("practise.shown")
        motif, match = self.card.motif, self.match
        if motif is None:
            return said
        notation = notation_of(self.world.settings, self.game)
        why = motif_text(words.texts, match.rulebook, match.setup.rules, motif, notation)
        return words("practise.and_why", said=said, why=why)

    def miss(self) -> None:
        self.attempt = self.attempt.missed()
        self.miss_once()

    def miss_once(self) -> None:
        """However often it goes wrong, the card begins anew but once."""
        if not self._is_failed:
            self._is_failed = True
            self._keep(is_right=False)

    def _keep(self, *, is_right: bool) -> None:
        if self.is_kept:
            today, card = self.world.stamp().date(), self.card.id
            self.world.cards.change(lambda now: now.after_answer(card, today, is_right=is_right))

    def begin_again(self, now: float) -> None:
        self.named = None
        super().begin_again(now)

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == "next":
            return Replace(CardScreen(self.world, self.cards, self.place + 1))
        return super().take(act, now)

    def _leave(self) -> Command:
        return Pop(Practised())


def due_cards(world: World, game: str | None = None) -> tuple[Card, ...]:
    """The cards that want to be practised today, of all games or of one."""
    today: date = world.stamp().date()
    games = world.games()
    return tuple(card for card in world.cards.now.due(today, game) if card.game in games)
