"""A duel or a boss: a game against a level, with a goal of its own."""

from jungle_pg.core.journey.goals import standing
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.scenes.journey.stage.buttons import is_tight
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.stage.view import View


class DuelScreen(StageScreen):
    """The computer of the level answers; the goal is looked at after each move."""

    _has_missed = False

    def main_buttons(self) -> tuple[tuple[str, ...], ...]:
        again = self.buttons["again"]
        again.kind = "green" if self._has_missed else "plain"
        return super().main_buttons()

    def label_buttons(self, view: View) -> None:
        super().label_buttons(view)
        # Nobody can show a whole game: the way leads past it.
        self.buttons["show"].icon = "skip"
        said = {"show": "walk_past"} | ({"again": "try_again"} if self._has_missed else {})
        for name, key in said.items():
            word = view.words(f"stage.{key}")
            button = self.buttons[name]
            button.label, button.tip = ("", word) if is_tight(view) else (word, "")

    def pick(self, pick: Pick, now: float) -> None:
        if not self._is_over:
            super().pick(pick, now)

    @property
    def _is_over(self) -> bool:
        return self._has_missed or self.attempt.is_solved

    def go_on(self, now: float) -> None:
        if not self._is_over:
            self.show(self.table.update(now), now)
        wants = self.world.settings
        self.thoughts.update(self.state, now, wants_opinion=False, wants_light=wants.oracle)
        if self.thoughts.has_hint:
            self.hint_at(self.thoughts.hint.picks)
        if self.thoughts.has_failed:
            self.tell(self.words("board.no_hint"))

    def moved(self, match: AnyMatch, now: float) -> None:
        match standing(self.stage, match):
            case "reached":
                self.solve(now)
            case "missed":
                self._has_missed = True
                self.world.hear("lose")
                stage = self.stage
                self.world.progress.change(lambda progress: progress.with_failure(stage))
                self.mood, self.comment = "worried", self.words("stage.missed")
                self.request_redraw()

    def give_hint(self, now: float) -> None:
        if self.state.awaits_human and not self._is_over:
            self.thoughts.hint.press(self.state.with_picks)

    def show_way(self, now: float) -> None:
        self.attempt = self.attempt.shown()
        self.solve(now)

    def begin_again(self, now: float) -> None:
        if self._has_missed:
            self._has_missed = False
            self.attempt = self.attempt.missed()
        super().begin_again(now)
