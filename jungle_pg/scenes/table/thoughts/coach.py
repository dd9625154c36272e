"""The coach: whether a move that was just played is a mistake, and what happens then."""

from dataclasses import dataclass, replace
from typing import Any, Final

from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.classes import class_by_loss, loss_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import sound_line
from jungle_pg.core.review.values import JudgedPosition, Motif
from jungle_pg.core.rulebook import Pick
from jungle_pg.engine.analysis import LINES, judged_by
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import way_told
from jungle_pg.scenes.table.thoughts.hint import is_for_a_person
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import motif_text

GLANCE: Final = 1 / 3
"""What part of the positions of a review the first search looks at: most moves are good, and wait
for no more than a fifth of a second of a processor."""
DEEPER: Final = 2
"""How many times as deep a second search looks before anything is said."""
FIRST_S: Final = 2.0
"""How long a good move waits for its answer at most."""
MOST_NODES: Final = 12
MOST_S: Final = 4.0
"""What it may cost at most: so many times the nodes of the first one, and this time."""


@dataclass(frozen=True, slots=True)
class Warned:
    """A move that was a mistake, where it had to be decided, and what is known of it."""

    before: AnyMatch
    played: tuple[Any, ...]
    best: tuple[Any, ...]
    reply: tuple[Any, ...]
    motif: Motif | None


class Coach:
    """Looks at each move of the person, and speaks only where the loss is real.

    Endgame tables are sure of themselves; anything else is looked at once more, twice as deep.
    """

    def __init__(self, engine: EngineClient, reviewer: Reviewer) -> None:
        self._engine, self._reviewer = engine, reviewer
        self._nodes = max(1, round(GLANCE * reviewer.nodes))
        self._before: AnyMatch | None = None
        self._played: tuple[str, ...] = ()
        self._inquiry: Inquiry | None = None
        self._is_second = False
        self._after: AnyMatch | None = None
        self._mistake: JudgedPosition | None = None
        """A mistake that is known to be one, while its answer is looked for."""

    @property
    def is_thinking(self) -> bool:
        """Whether a move is still being looked at."""
        return self._before is not None

    def look_at(self, before: AnyMatch, after: AnyMatch) -> None:
        """Somebody has moved: look at it, if it was the person whom the coach helps."""
        self.forget()
        is_watched = after.setup.coached is not None and is_for_a_person(before)
        if not is_watched or after.verdict is not None:
            return
        codec = before.rulebook.codec
        entries = (moment.entry for moment in after.moments[before.cursor : after.cursor])
        texts = [codec.action_text(entry.action) for entry in entries if isinstance(entry, Ply)]
        self._before, self._after, self._played = before, after, tuple(texts[:1])
        self._ask(Limits(nodes=self._nodes, seconds=FIRST_S))

    def update(self) -> Warned | None:
        """See what has come out; a warning, once, where one is due."""
        inquiry, before = self._inquiry, self._before
        if inquiry is None or before is None:
            return None
        inquiry.poll()
        if inquiry.is_open:
            return None
        thought, was_second = inquiry.thought, self._is_second
        if thought is None or before.actor is None:
            self.forget()
            return None
        if self._mistake is not None:
            return self._spoken(before, replace(self._mistake, reply=thought.line))
        choices = self._reviewer.choices(before.state, before.rulebook.actions(before.state))
        judged = judged_by(thought, before.actor, self._played, choices, self._reviewer.chance)
        if not self._is_mistake(judged):
            self.forget()
            return None
        if not (judged.is_exact or was_second):
            nodes = MOST_NODES * self._nodes
            self._is_second = True
            self._ask(Limits(max(1, DEEPER * thought.depth), nodes, MOST_S))
            return None
        if not judged.reply and self._after is not None:
            # Endgame tables know how it ends, and not how it goes on.
            self._mistake = judged
            order = Order(limits=Limits(nodes=self._nodes))
            question = question_about_position(self._after, order)
            self._inquiry = self._engine.ask(question, Priority.HINT)
            return None
        return self._spoken(before, judged)

    def forget(self) -> None:
        """Nothing is looked at any more."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._inquiry = self._before = self._after = self._mistake = None
        self._played, self._is_second = (), False

    def _ask(self, limits: Limits) -> None:
        assert self._before is not None
        order = Order(limits=limits, lines=LINES, about=self._played)
        question = question_about_position(self._before, order)
        self._inquiry = self._engine.ask(question, Priority.HINT)

    def _is_mistake(self, judged: JudgedPosition) -> bool:
        if judged.played is None or judged.line[: len(self._played)] == self._played:
            return False
        return class_by_loss(loss_of(judged, judged.played)).is_mistake

    def _spoken(self, before: AnyMatch, judged: JudgedPosition) -> Warned | None:
        warned = self._warned(before, judged)
        self.forget()
        return warned

    def _warned(self, before: AnyMatch, judged: JudgedPosition) -> Warned | None:
        book, state = before.rulebook, before.state
        played = sound_line(book, state, self._played)
        best = sound_line(book, state, judged.line)
        if not played or not best:
            return None
        after = book.play(state, played[0]).state
        reply = sound_line(book, after, judged.reply)
        motif = self._reviewer.motif(state, played[0], best, reply)
        if motif is not None and motif.line[:1] != self._played:
            # It tells what would have been better, which nobody has asked for.
            motif = None
        return Warned(before, played, best, reply, motif) if reply or motif else None


def warning_text(warned: Warned, game: Game, words: Words, notation: str) -> str:
    """What happens after the move."""
    match = warned.before
    if warned.motif is not None:
        rules = match.setup.rules
        return motif_text(words.texts, match.rulebook, rules, warned.motif, notation)
    book = match.rulebook
    after = book.play(match.state, warned.played[0]).state
    answer = warned.reply[0]
    row = game.look.move_row(after, answer)
    piece, way = words(row.key), way_told(game, after, answer, notation)
    verdict = book.verdict(book.play(after, answer).state)
    if verdict is not None:
        return words("coach.wins", piece=piece, way=way)
    if row.taken_key:
        return words("coach.takes", piece=piece, victim=words(row.taken_key))
    return words("coach.goes", piece=piece, way=way)


def answer_ends(warned: Warned) -> tuple[Pick, ...]:
    """Both ends of the answer."""
    book, match = warned.before.rulebook, warned.before
    if not warned.reply:
        return ()
    after = book.play(match.state, warned.played[0]).state
    return tuple(book.ends(after, warned.reply[0]))


def best_ends(warned: Warned) -> tuple[Pick, ...]:
    """Both ends of what would have been best."""
    return tuple(warned.before.rulebook.ends(warned.before.state, warned.best[0]))
