"""The laboratory: what quick games of the computer against itself tell of rules made at home."""

from typing import Any, Final

from jungle_pg.core.trials import Findings
from jungle_pg.engine.laboratory import Experiment, Laboratory
from jungle_pg.games.game import Game
from jungle_pg.games.names import rules_name
from jungle_pg.scenes.base import Command, Say
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.setup.laboratory_art import (
    ENDS,
    ends_form,
    judgement_form,
    lengths_slot,
    shares_form,
    takers_slot,
)
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import COLUMN, LARGE, LINE, MAIN, MEDIUM, NOTE, SMALL, WORDS, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.layout import Choice, Column, Part, Row, Slot
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.placing import Paragraph, label_slot, section_slot, slot_of
from jungle_pg.ui.widget import Act

FRESH_S: Final = 0.5
"""How often what is shown is made anew while games are played."""
LISTEN_S: Final = 0.05
LINES: Final = 2
"""Of what is judged."""


class LaboratoryScreen(PanelScreen):
    """Plays while it is looked at; stopped at any time, and what was found stays."""

    name = "laboratory"
    heading = "laboratory.heading"

    def __init__(
        self, world: World, game: Game, rules: Any, name: str = "", *, starts: bool = True
    ) -> None:
        assert game.offers is not None
        self.game = game
        usual = game.offers.rule_sets[0]
        self._usual_key = usual.key
        self._own, self._name = rules, name
        codec, game_id = game.rulebook.codec, game.rulebook.game_id
        texts = [codec.rules_text(rules)]
        if rules != usual.rules:
            texts.append(codec.rules_text(usual.rules))
        self.laboratory = Laboratory(
            world.engine,
            game_id,
            [Experiment(text, world.trials.setdefault((game_id, text), {})) for text in texts],
        )
        self.bar = ProgressBar("played")
        self.run = Button("run", icon="pause", kind="amber", size=MAIN)
        self.leave = Button("back", icon="left")
        self.leave.sound = "ui_back"
        self._shown_at = 0.0
        self._is_stale = False
        """Whether more is known than is shown."""
        super().__init__(world, (self.bar,), (self.leave,), (self.run,), "run")
        if starts:
            self.laboratory.set_open(True)

    def lay_out(self, view: View) -> DrawList:
        words, laboratory = view.words, self.laboratory
        is_over = laboratory.played == laboratory.wanted
        key = "over" if is_over else "stop" if laboratory.is_busy else "go_on"
        self.run.label = words(f"laboratory.{key}")
        self.run.other_labels = tuple(
            words(f"laboratory.{each}") for each in ("over", "stop", "go_on")
        )
        self.run.icon = "pause" if laboratory.is_busy else "play"
        self.run.is_enabled = not is_over
        self.page.default = "back" if is_over else "run"
        self.leave.label = words("laboratory.back")
        self.bar.value = laboratory.played / laboratory.wanted
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        """How far it has come; the rules to be tried, and the usual ones beside or below them."""
        words, laboratory = view.words, self.laboratory
        count = words("laboratory.count", count=laboratory.played, all=laboratory.wanted)
        widest = words("laboratory.count", count=laboratory.wanted, all=laboratory.wanted)
        wide = view.text_width(widest, SMALL) / view.zoom
        bar = slot_of(view, self.bar, grow=1.0)
        told = label_slot(view, count, SMALL, ink=view.theme.text, wide=wide)
        head = Choice((Row((bar, told), gap=L, align="centre"), Column((bar, told), gap=S)))
        names = (
            rules_name(self.game, self._own, words, self._name),
            words(self._usual_key),
        )
        sheets = tuple(
            self._sheet(view, name, each.findings)
            for name, each in zip(names, laboratory.experiments, strict=False)
        )
        if len(sheets) == 1:
            return Column((head, *sheets), gap=M, padding=(0.0, S, 0.0, L), wanted=(WORDS, None))
        beside = Row(sheets, gap=XL, least=(2 * view.for_letters(COLUMN * 0.8) + XL, None))
        below = Column(sheets, gap=L)
        form = Choice((beside, below))
        return Column((head, form), gap=M, padding=(0.0, S, 0.0, L), wanted=(2 * WORDS, None))

    def _sheet(self, view: View, name: str, findings: Findings) -> Part:
        """All that was found out about one kind of rules."""
        words, theme = view.words, view.theme
        labels = tuple(words(f"laboratory.{each}") for each in ("first", "drawn", "second"))
        ends = [ended_text(words, reason) for reason, _ in findings.reasons[:ENDS]]
        low, middle, high = findings.spread
        length = words("laboratory.length", middle=middle, low=low, high=high)
        parts: list[Part] = [
            Slot(Paragraph(name, LARGE, theme.text, "centre", 1), least=(0.0, LINE)),
            judgement_form(
                _lines(view, words(f"laboratory.judged_{findings.judgement}"), MEDIUM, LINES)
            ),
            shares_form(view, findings, (labels[0], labels[1], labels[2])),
            section_slot("clock", words("laboratory.lengths")),
            lengths_slot(findings, self._longest),
            _lines(view, length if findings.games else "", NOTE, 1),
            section_slot("trophy", words("laboratory.ends")),
            ends_form(findings, ends),
        ]
        if self.game.honours is not None:
            parts += [
                section_slot("capture", words("laboratory.takers")),
                takers_slot(self._faces(findings)),
            ]
        return Column(tuple(parts), gap=S, grow=1.0, wanted=(WORDS, None))

    @property
    def _longest(self) -> int:
        """The length of the longest game of all, so that both sheets have one measure."""
        return max((each.findings.lengths[-1:] or (0,))[0] for each in self.laboratory.experiments)

    def _faces(self, findings: Findings) -> tuple[tuple[str, int], ...]:
        honours = self.game.honours
        assert honours is not None
        found = ((honours.face(kind), count) for kind, count in findings.takers)
        return tuple((face[0], count) for face, count in found if face is not None)

    def update(self, now: float) -> Command | None:
        """Take what the players have sent; now and then show it."""
        laboratory = self.laboratory
        was_busy = laboratory.is_busy
        self._is_stale = laboratory.update() or self._is_stale
        is_over = was_busy and not laboratory.is_busy
        if self.view is not None and (is_over or (self._is_stale and now >= self._shown_at)):
            self._is_stale, self._shown_at = False, now + FRESH_S
            self.arrange(self.view)
        if is_over and laboratory.error and self.view is not None:
            self.world.hear("error")
            return Say(self.view.words("laboratory.failed", reason=laboratory.error), "warning")
        if is_over:
            self.world.hear("saved")
        return None

    def wakes_at(self, now: float) -> float | None:
        times = [super().wakes_at(now)]
        if self.laboratory.is_busy:
            times.append(now + LISTEN_S)
        return min((time for time in times if time is not None), default=None)

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == "back":
            return self.back(now)
        if act.name == "run":
            self.laboratory.set_open(not self.laboratory.is_busy)
            if self.view is not None:
                self.arrange(self.view)
        return None

    def close(self) -> None:
        """No game goes on behind another screen."""
        self.laboratory.set_open(False)


def ended_text(words: Words, reason: str) -> str:
    """Why games ended, in a few words; as it is called where a game has none for it."""
    return words.texts.get(f"ended.{reason}", reason.replace("_", " "))


def _lines(view: View, text: str, units: float, lines: int) -> Slot:
    """Words in a place that is as high whatever they are, so that nothing moves."""
    words = Paragraph(text, units, view.theme.text, "centre", lines)
    return Slot(words, least=(COLUMN / 2, lines * view.text_px(units) * PARAGRAPH_STEP / view.zoom))
