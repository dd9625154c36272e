"""A puzzle: every move is judged; a wrong one is answered by what refutes it and taken back."""

from dataclasses import replace
from math import inf
from typing import Final

from jungle_pg.core.journey.goals import standing
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.engine.client import Inquiry, Priority
from jungle_pg.engine.judging.judgement import Judgement, Task
from jungle_pg.engine.messages import question_for_judge
from jungle_pg.scenes.journey.stage.attempt import last_ends, played_texts, was_own
from jungle_pg.scenes.journey.stage.marks import ArrowKind, Over, Point
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.stage.easing import mix, overshoot, part, slow_end
from jungle_pg.stage.view import View

ANSWER_S: Final = 0.6
"""How long a right move is seen before it is answered."""
WRONG_S: Final = 1.6
"""How long a wrong one stays."""
ARROW_AFTER_S: Final = 0.35
ARROW_S: Final = 0.3
SIGN_S: Final = 0.2
SIGN_OVER: Final = 2.3
SHINE_S: Final = 0.24
SHINE: Final = (0.4, 1.1)
SPARKS_S: Final = 0.36
READ_S: Final = 0.9
"""How much longer each move is seen while it is explained."""
SHOW_S: Final = 1.1
"""From one move to the next while the way is shown."""


class PuzzleScreen(StageScreen):
    """Asks a judge about each own move, and plays the answers of the other side."""

    _inquiry: Inquiry | None = None
    _is_for_hint = False
    _answer = ""
    _answer_at = inf
    _back_at = inf
    _arrow_at = inf
    _sign_at = inf
    """When the tick or the cross pops up."""
    _shakes_at = inf
    _is_arrow_heard = True
    _explains = False
    """Whether the solution is gone through once more, after it was found."""
    _shows_at = inf

    @property
    def is_busy(self) -> bool:
        """Whether something follows by itself."""
        waits = min(self._answer_at, self._back_at, self._shows_at, self._solved_at)
        return waits < inf or (self._inquiry is not None and not self._is_for_hint)

    def unjudged_moves(self) -> int:
        is_judged = self._inquiry is None or self._is_for_hint
        return int(self._back_at < inf or not is_judged)

    def main_buttons(self) -> tuple[tuple[str, ...], ...]:
        rows = super().main_buttons()
        is_wrong = self._back_at < inf
        again = self.buttons["again"]
        again.kind = "green" if is_wrong else "plain"
        word = self.words("stage.try_again" if is_wrong else "stage.again")
        if again.label:
            again.label = word
        else:
            again.tip = word
        return rows

    def label_buttons(self, view: View) -> None:
        super().label_buttons(view)
        self.main_buttons()

    def pick(self, pick: Pick, now: float) -> None:
        """While a wrong move is seen, any click takes it back."""
        if self._back_at < inf:
            self._take_wrong_back(now)
        elif not self.is_busy:
            super().pick(pick, now)

    def moved(self, match: AnyMatch, now: float) -> None:
        if was_own(self.stage, match) and self._shows_at == inf:
            self.mood = "think"
            self._is_for_hint = False
            self._ask(match)

    def _ask(self, match: AnyMatch) -> None:
        if self._inquiry is not None:
            self._inquiry.cancel()
        task = Task(self.stage.goal, self.stage.seat)
        self._inquiry = self.world.engine.ask(question_for_judge(match, task), Priority.HINT)

    def go_on(self, now: float) -> None:
        self._hear_judge(now)
        if now >= self._answer_at:
            self._answer_at = inf
            self.plain_over()
            self.play_text(self._answer, now)
            self.mood = "calm"
        if now >= self._shakes_at:
            self._shakes_at = inf
            self._shake(now)
        if self._back_at < inf and now >= self._arrow_at and not self._is_arrow_heard:
            self._is_arrow_heard = True
            self.world.hear("select")
        if now >= self._back_at:
            self._take_wrong_back(now)
        if now >= self._shows_at:
            self._show_next(now)

    def _hear_judge(self, now: float) -> None:
        inquiry = self._inquiry
        if inquiry is None:
            return
        inquiry.poll()
        if not inquiry.is_done:
            return
        self._inquiry = None
        judgement = None if inquiry.thought is None else inquiry.thought.judgement
        if judgement is None:
            judgement = self._by_heart()
        if self._is_for_hint:
            self._hint_from(judgement)
        elif judgement.is_right:
            self._right(judgement, now)
        else:
            self._wrong(judgement, now)

    def _by_heart(self) -> Judgement:
        """What is known without a judge: the solution that came with the puzzle."""
        key, played = self.stage.key, played_texts(self.match)
        stands = standing(self.stage, self.match)
        is_right = stands == "reached" or key[: len(played)] == played
        follows = key[len(played)] if is_right and len(played) < len(key) else None
        is_own = len(played) % 2 == 0
        answer, best = (None, follows) if is_own else (follows, None)
        return Judgement(is_right, stands, answer, None, best)

    def _right(self, judgement: Judgement, now: float) -> None:
        self.world.hear("lesson_step")
        ends = last_ends(self.match)
        self._show_sign("right", ends, self._lasting(ends), "good", now)
        if judgement.standing == "reached":
            self.solve(now)
        elif judgement.answer is not None:
            self.mood, self.comment = "happy", self._praise(ends)
            self._answer = judgement.answer
            self._answer_at = max(now, self.table_view.pieces.settles_at()) + ANSWER_S

    def _lasting(self, picks: tuple[Pick, ...]) -> tuple[Point, Point] | None:
        """An arrow between two picks; between a card and a place there is none."""
        if len(picks) < 2 or self.game.look.has_hands:
            return None
        return self.point_of(picks[0]), self.point_of(picks[-1])

    def _show_sign(
        self,
        sign: str,
        ends: tuple[Pick, ...],
        way: tuple[Point, Point] | None,
        kind: ArrowKind,
        now: float,
    ) -> None:
        """A tick or a cross beside what has moved, as soon as it stands."""
        at = self.point_of(ends[-1]) if ends else (0.0, 0.0)
        self.over = Over(self.square, sign if ends else "", at, arrow=way, kind=kind)
        self._sign_at = max(now, self.table_view.pieces.settles_at())
        self.request_redraw()

    def _praise(self, ends: tuple[Pick, ...]) -> str:
        """One sentence about a move that was right."""
        words, look, match = self.words, self.game.look, self.match
        before = match.state_at(match.cursor - 1)
        piece = look.piece_key(before, ends[0]) if len(ends) > 1 else ""
        if not piece or look.has_hands:
            return words("stage.right")
        victim = look.piece_key(before, ends[-1])
        if victim:
            return words("stage.right_takes", piece=words(piece), victim=words(victim))
        return words("stage.right_goes", piece=words(piece), place=ends[-1])

    def _wrong(self, judgement: Judgement, now: float) -> None:
        self.world.hear("error")
        self.miss()
        self.mood = "worried"
        answer = judgement.answer or ""
        picks = self.picks_of(answer) if answer else ()
        self.comment = self._why(answer, picks)
        way = (self.point_of(picks[0]), self.point_of(picks[-1])) if picks else None
        self._show_sign("wrong", last_ends(self.match), way, "bad", now)
        settles_at = self._shakes_at = self._sign_at
        self._is_arrow_heard = way is None
        self._arrow_at, self._back_at = settles_at + ARROW_AFTER_S, settles_at + WRONG_S
        self.page.focus(self.buttons["again"], shows=False)

    def _shake(self, now: float) -> None:
        """What has moved shakes its head."""
        ends, position = last_ends(self.match), self.state.position
        if ends and not self.game.look.has_hands and self.game.look.piece_key(position, ends[-1]):
            self.table_view.refuse(ends[-1], now)

    def _why(self, answer: str, picks: tuple[Pick, ...]) -> str:
        """One sentence about what refutes a move."""
        if len(picks) < 2:
            return self.words("stage.wrong")
        look, state, words = self.game.look, self.match.state, self.words
        piece = words(look.piece_key(state, picks[0]))
        victim = look.piece_key(state, picks[-1])
        if victim:
            return words("stage.wrong_takes", piece=piece, victim=words(victim))
        rulebook = self.match.rulebook
        after = rulebook.play(state, rulebook.codec.parse_action(answer)).state
        if rulebook.verdict(after) is not None:
            return words("stage.wrong_wins", piece=piece, place=picks[-1])
        return words("stage.wrong_goes", piece=piece, place=picks[-1])

    def _take_wrong_back(self, now: float) -> None:
        self._back_at = self._arrow_at = self._shakes_at = inf
        self.plain_over()
        self.mood, self.comment = "calm", self.words("stage.once_more")
        self.show(self.table.undo(now), now)

    def over_now(self, now: float) -> Over:
        """The sign pops up, a right move shines, the arrow draws itself."""
        over, calm = self.over, self.view is not None and self.view.calm
        if not over.sign and over.arrow is None:
            return over
        since = now - self._sign_at
        if since < 0:
            return Over(self.square)
        if calm:
            is_drawn = over.kind == "good" or now >= self._arrow_at
            return replace(over, drawn=float(is_drawn))
        size = overshoot(part(since, 0.0, SIGN_S), SIGN_OVER)
        if over.kind == "good":
            sparks = part(since, 0.0, SPARKS_S)
            shine = mix(*SHINE, slow_end(part(since, 0.0, SHINE_S))) if sparks < 1 else 0.0
            return replace(over, sign_size=size, sparks=sparks, shine=shine)
        drawn = slow_end(part(now, self._arrow_at, ARROW_S))
        return replace(over, sign_size=size, drawn=round(drawn, 2))

    def begin_again(self, now: float) -> None:
        if self._back_at < inf:
            self._take_wrong_back(now)
            return
        self._stop()
        super().begin_again(now)

    def _stop(self) -> None:
        self._answer_at = self._back_at = self._arrow_at = self._shows_at = self._shakes_at = inf
        self._explains = False
        if self._inquiry is not None:
            self._inquiry.cancel()
            self._inquiry = None

    def give_hint(self, now: float) -> None:
        if self.is_busy or self.attempt.is_solved:
            return
        if self.hint_picks:
            self.hint_at(self.hint_picks)
            return
        key, played = self.stage.key, played_texts(self.match)
        if key[: len(played)] == played and len(played) < len(key):
            self.hint_at(self.picks_of(key[len(played)]))
        else:
            self._is_for_hint = True
            self._ask(self.match)

    def _hint_from(self, judgement: Judgement) -> None:
        picks = () if judgement.best is None else self.picks_of(judgement.best)
        if picks:
            self.hint_at(picks)
        else:
            self.tell(self.words("board.no_hint"))

    def show_way(self, now: float) -> None:
        self._stop()
        super().begin_again(now)
        self.attempt = self.attempt.shown()
        self.mood, self.comment = "point", self.words("stage.showing")
        self._shows_at = now + SHOW_S

    @property
    def can_explain(self) -> bool:
        return bool(self.stage.key)

    def explain(self, now: float) -> None:
        """Go through the solution of a solved puzzle once more, with a word to each move."""
        attempt = self.attempt
        self._stop()
        super().begin_again(now)
        self.attempt, self._explains = attempt, True
        self.mood, self.comment = "point", self.words("stage.showing")
        self._shows_at = now + SHOW_S

    def _show_next(self, now: float) -> None:
        """The next move of the solution, whoever makes it."""
        number = len(played_texts(self.match))
        if number < len(self.stage.key) and self.play_text(self.stage.key[number], now):
            self._shows_at = max(now + SHOW_S, self.table_view.pieces.settles_at())
            self.mood = "point"
            ends = last_ends(self.match)
            if was_own(self.stage, self.match):
                self._show_sign("right", ends, self._lasting(ends), "good", now)
                self.comment = self._praise(ends)
            else:
                self.plain_over()
                self.comment = self.words("stage.longest")
            if self._explains:
                self._shows_at += READ_S
            return
        self._shows_at = inf
        if self._explains:
            self._explains, self._solved_at = False, now
            self.mood, self.comment = "happy", self.words("stage.solved_said")
        else:
            self.solve(now)

    def wakes_at(self, now: float) -> float | None:
        due = super().wakes_at(now)
        is_drawn = now >= self._arrow_at + ARROW_S or self._arrow_at == inf
        pops = self.over.sign and self._sign_at <= now <= self._sign_at + SPARKS_S
        if self._inquiry is not None or pops or not is_drawn:
            return now if due is None else min(due, now + 1 / 60)
        waits = min(self._answer_at, self._back_at, self._shows_at, self._shakes_at)
        waits = min(waits, self._sign_at) if now < self._sign_at else waits
        if waits < inf:
            return waits if due is None else min(due, waits)
        return due

    def close(self) -> None:
        self._stop()
        super().close()
