"""A new game: who plays, by which rules, with how much time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.base import Command, Open, Push, Result, Scene
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.setup.controls import LEVEL_NUMBERS, Controls
from jungle_pg.scenes.setup.game_choice import (
    BASES_S,
    INCREMENTS_S,
    OWN,
    PACES,
    PLAYERS,
    PROGRAM_OF,
    SIDES,
    UNDO,
    GameChoice,
    can_be_coached,
    choice_of,
    facts_of,
    own_time,
    rules_of,
    started,
    usual_choice,
    with_programs_known,
)
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import COLUMN, LARGE, MAIN, SMALL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Part, Row
from jungle_pg.ui.layout_solver import widths
from jungle_pg.ui.placing import Paragraph, height_at, slot_of, words_slot
from jungle_pg.ui.widget import Act, Widget

if TYPE_CHECKING:
    from jungle_pg.engine.foreign.program import Program
    from jungle_pg.scenes.table.score import Score

CLOCKS: Final[tuple[dict[str, bool], ...]] = (
    {"has_clock": False},
    {"has_clock": True, "is_total": False},
    {"has_clock": True, "is_total": True},
)
"""What is chosen by no clock, one for each move, and one for the whole game."""
LABELS: Final = COLUMN / 2
OWN_TIME: Final = ("base_s", "increment_s")
SEVERAL: Final = ("level", "first_level", "second_level")


@dataclass(frozen=True, slots=True)
class Line:
    """A label and the widgets beside it, with the share of the width each one gets."""

    label: str
    widgets: tuple[Widget, ...]
    shares: tuple[float, ...] = (1.0,)
    """0 for a widget that gets the width it asks for."""
    seat: Seat | None = None
    """Whose side the label names, if one."""
    level: int | None = None
    """Whose strength the label tells, if that of a level."""
    note: str = ""
    """A few soft words after the widget, if it needs some."""


class NewGame(PanelScreen):
    """Everything that is agreed before the first move; what was chosen last stands there.

    `score` is that of the players who come from a table; it is theirs if they play again.
    """

    name = "new_game"
    heading = "new_game.heading"

    def __init__(self, world: World, game: Game, score: "Score | None" = None) -> None:
        self.game, self._score = game, score
        self.choice = _last_choice(world, game)
        self.controls = Controls(game, world.clipboard, _programs(world, game))
        self.shows_more = False
        """Whether what is seldom changed can be seen."""
        self._forms: dict[Line, Part] = {}
        """Rows as they stand now, shared by all choices that show them."""
        self._every: dict[bool, list[Part]] = {}
        """The rows of all choices of players and clocks, without or with what is seldom changed."""
        self.start = Button("start", icon="play", kind="green", size=MAIN)
        self.leave = Button("back", icon="left")
        self.leave.sound = "ui_back"
        super().__init__(world, (), (), (self.start, self.leave), "start")
        self.show(self._widgets(self.choice))

    @property
    def rules(self) -> Any:
        """The rules that are chosen now."""
        return rules_of(self.game, self.choice)

    def lay_out(self, view: View) -> DrawList:
        self.controls.show(self.choice, view)
        self.controls.show_more(self.choice, view.words, is_open=self.shows_more)
        self.start.label, self.leave.label = (
            view.words("new_game.start"),
            view.words("new_game.back"),
        )
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        """The rows that belong to who plays, as wide as with any players and any clock."""
        self._forms = {}
        self._every = {more: self._forms_of(view, shows_more=more) for more in (False, True)}
        wide = max(widths(form).wanted for form in self._every[True])
        form = self._content(view, self.choice, shows_more=self.shows_more)
        return replace(form, wanted=(wide, None))

    def needed(self, view: View, content: Part, width: float) -> float:
        """The most any choice of players needs, so that the panel stays as it is."""
        return self._highest(view, width, shows_more=self.shows_more)

    def spare(self, view: View, width: float) -> float:
        """What is seldom changed: showing it moves nothing that stands above it."""
        if self.shows_more:
            return 0.0
        needed = self._highest(view, width, shows_more=False)
        return self._highest(view, width, shows_more=True) - needed

    def take(self, act: Act, now: float) -> Command | None:
        """A control changes the part of the choice it is named after."""
        match act.name:
            case "start":
                return self._start()
            case "back":
                return self.back(now)
            case "compare":
                return self._choose_rules()
            case "more":
                self.shows_more = not self.shows_more
                self._show_rows()
                return None
        if act.name == "clock" and isinstance(act.value, int):
            self.choose(**CLOCKS[act.value])
            return None
        if act.name in ("is_coached", "has_handicap"):
            self.choose(**{act.name: not getattr(self.choice, act.name)})
            return None
        if act.name.endswith(".enter"):
            return None
        if act.name in OWN_TIME:
            self.choose(**own_time(self.choice), pace=OWN)
        if act.name in SEVERAL and isinstance(act.value, int):
            self.choose(**self._machine_changes(act.name, act.value))
        else:
            self.choose(**{act.name: self._value(act)})
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """The rules were chosen on a screen of their own."""
        from jungle_pg.scenes.setup.rule_sets import RulesPicked

        if isinstance(result, RulesPicked):
            self._become(result.choice)
            if result.starts:
                return self._start()
        return None

    def back(self, now: float) -> Command | None:
        """What was chosen stays for the next time."""
        self._remember()
        return super().back(now)

    def _start(self) -> Command:
        self._remember()
        return Open(_at_the_table(self.world, self.game, self.choice, self._score))

    def _choose_rules(self) -> Command:
        from jungle_pg.scenes.setup.rule_sets import RuleSets

        return Push(RuleSets(self.world, self.game, self.choice))

    def _remember(self) -> None:
        self.world.memory.keep(_memory_name(self.game), facts_of(self.choice))

    def _value(self, act: Act) -> Any:
        """The value a used control gives its part of the choice."""
        value = act.value
        if act.name in self.controls.budgets and isinstance(value, float | int):
            steps = BASES_S if act.name.endswith("base_s") else INCREMENTS_S
            return steps[round(value)]
        if isinstance(value, float):
            return round(value)
        options: dict[str, Sequence[str | bool]] = {
            "pace": PACES,
            "players": PLAYERS,
            "side": SIDES,
            "expiry": self.controls.expiries,
            "undo": tuple(UNDO),
        }
        if act.name in options and isinstance(value, int):
            return options[act.name][value]
        return value

    def _machine_changes(self, name: str, number: int) -> dict[str, Any]:
        """Of the cards of levels and programs one was chosen."""
        if number < len(LEVEL_NUMBERS):
            return {name: LEVEL_NUMBERS[number], PROGRAM_OF[name]: ""}
        return {PROGRAM_OF[name]: self.controls.programs[number - len(LEVEL_NUMBERS)].name}

    def choose(self, **changes: Any) -> None:
        """Change parts of the choice."""
        if "rule_set" in changes:
            changes = self._rules_changes(changes["rule_set"])
        if changes.get("is_rated"):
            changes["is_coached"] = False
        self._become(replace(self.choice, **changes))

    def _rules_changes(self, number: int) -> dict[str, Any]:
        """The carousel names rule sets by their number; beyond them are the house rules."""
        offers = self.game.offers
        if offers is None or number >= len(offers.rule_sets):
            return {}
        name = offers.rule_sets[number].name
        return {"rule_set": name, "switches": (), "house_rules": "", "house_name": ""}

    def _become(self, choice: GameChoice) -> None:
        other_rows = self._widgets(choice) != self._widgets(self.choice)
        self.choice = choice
        if other_rows:
            self._show_rows()
        elif self.view is not None:
            self.arrange(self.view)

    def _show_rows(self) -> None:
        """Other rows than before; what was used last stays in use where it is still there."""
        used = self.page.focused
        self.show(self._widgets(self.choice))
        if used in self.page.widgets:
            self.page.focus(used, shows=used.shows_focus)
        if self.view is not None:
            self.arrange(self.view)

    def _widgets(self, choice: GameChoice) -> list[Widget]:
        rows = self._rows(choice, shows_more=self.shows_more)
        return [widget for each in rows for widget in each.widgets]

    def _rows(self, choice: GameChoice, *, shows_more: bool) -> list[Line]:
        """What there is to choose for these players, from top to bottom."""
        controls = self.controls
        rows = [Line("new_game.players", (controls.players,))]
        match choice.players:
            case "computer":
                level = None if choice.program else choice.level
                rows.append(Line("new_game.level", (controls.levels["level"],), level=level))
                rows.append(Line("new_game.side", (controls.side,)))
                rows += self._stakes(choice)
            case "two":
                rows.append(Line("new_game.names", tuple(controls.names.values()), (0.5, 0.5)))
            case _:
                for seat, name in enumerate(("first_level", "second_level")):
                    program = getattr(choice, PROGRAM_OF[name])
                    cards, level = (controls.levels[name],), getattr(choice, name)
                    level = None if program else level
                    rows.append(Line("new_game.level_of", cards, seat=seat, level=level))
        if self.game.offers is not None:
            rows.append(Line("new_game.rules", (controls.rule_set, controls.compare), (1.0, 0.0)))
        rows.append(Line("new_game.more", (controls.more,)))
        if not shows_more:
            return rows
        takes_back = self.game.rulebook.takes_back(rules_of(self.game, choice))
        if choice.players != "watch" and takes_back:
            rows.append(Line("new_game.undo", (controls.undo,), (0.0,)))
        # Last, since another kind of clock has other rows.
        return rows + self._clock(choice)

    def _clock(self, choice: GameChoice) -> list[Line]:
        """How much time there is: for each move, or for the whole game."""
        controls, budgets = self.controls, self.controls.budgets
        if not choice.is_total:
            clock = Line("new_game.clock", (controls.clock, controls.limit), (0.0, 1.0))
            return [clock, Line("new_game.time_over", (controls.expiry,))]
        rows = [Line("new_game.clock", (controls.clock, controls.has_handicap), (0.0, 0.0))]
        rows.append(Line("new_game.time", (controls.pace,)))
        own = budgets["base_s"], budgets["increment_s"]
        rows.append(Line("new_game.own_time", own, (0.5, 0.5)))
        if choice.has_handicap:
            other = budgets["other_base_s"], budgets["other_increment_s"]
            is_computer = choice.players == "computer"
            label = "new_game.time_of_computer" if is_computer else "new_game.time_of"
            rows.append(Line(label, other, (0.5, 0.5), seat=None if is_computer else 1))
        return rows

    def _stakes(self, choice: GameChoice) -> list[Line]:
        """Whether the game counts, and whether a guide warns of mistakes: never both."""
        controls = self.controls
        is_coached = can_be_coached(self.game, choice)
        if not self.game.ratings:
            helped = Line("new_game.help", (controls.coached,), (0.0,), note="new_game.coach_note")
            return [helped] if is_coached else []
        note = "new_game.unrated_note" if choice.program else "new_game.rated_note"
        if not is_coached:
            return [Line("new_game.rated_game", (controls.rated,), (0.0,), note=note)]
        widgets = (controls.rated, controls.coached)
        note = "new_game.coach_note" if choice.is_coached else note
        return [Line("new_game.rated_game", widgets, (0.0, 0.0), note=note)]

    def _highest(self, view: View, width: float, *, shows_more: bool) -> float:
        return max(height_at(view, form, width) for form in self._every[shows_more])

    def _forms_of(self, view: View, *, shows_more: bool) -> list[Part]:
        """The rows of the choice with all players and all clocks there may be."""
        others: list[dict[str, Any]] = [{}]
        if shows_more:
            others.append({"is_total": True, "has_handicap": True})
        return [
            self._content(
                view, replace(self.choice, players=players, **other), shows_more=shows_more
            )
            for players in PLAYERS
            for other in others
        ]

    def _content(self, view: View, choice: GameChoice, *, shows_more: bool) -> Part:
        rows = self._rows(choice, shows_more=shows_more)
        for line in rows:
            if line not in self._forms:
                self._forms[line] = self._row_form(view, line)
        return Column(tuple(map(self._forms.__getitem__, rows)), gap=L, padding=(0.0, S, 0.0, S))

    def _row_form(self, view: View, line: Line) -> Part:
        """Label and widgets on one middle line, or the label above."""
        words = Paragraph(self._label(view, line), LARGE, view.theme.soft_text, lines=2)
        for widget in line.widgets:
            widget.caption = self._label(view, line)
        label, widgets = words_slot(view, words), _widgets_form(view, line)
        beside = replace(label, least=(LABELS, None)), replace(widgets, least=(COLUMN, None))
        return Choice((Row(beside, gap=M, align="centre"), Column((label, widgets))))

    def _label(self, view: View, line: Line) -> str:
        words, side = view.words, ""
        if line.seat is not None:
            side = side_name(self.game, rules_of(self.game, self.choice), line.seat, words)
        label = words(line.label, side=side) if side else words(line.label)
        if line.level is None or not self.game.ratings:
            return label
        return words("new_game.rated", label=label, rating=self.game.ratings[line.level - 1])


def _widgets_form(view: View, line: Line) -> Part:
    """Widgets beside each other, or below each other where that is too narrow."""
    slots = tuple(
        slot_of(view, widget, grow=share)
        for widget, share in zip(line.widgets, line.shares, strict=True)
    )
    beside = Row(slots, gap=L, align="centre")
    # Cards go on in more rows, and everything else is better narrow than its label.
    narrow = (replace(slot, least=(0.0, None)) for slot in slots)
    below = Column(tuple(Row((slot,)) for slot in narrow), gap=M)
    if line.note:
        words = Paragraph(view.words(line.note), SMALL, view.theme.soft_text)
        note = words_slot(view, words, least=COLUMN / 2, grow=1.0)
        beside = Row((*slots, note), gap=L, align="centre")
        below = Column((Row(slots), words_slot(view, words)))
    return Choice((beside, below), grow=1.0)


def game_as_last_time(world: World, game: Game) -> Scene:
    """A game at its table with what was chosen last, or as usual where nothing ever was."""
    return _at_the_table(world, game, _last_choice(world, game))


def _at_the_table(
    world: World, game: Game, choice: GameChoice, score: "Score | None" = None
) -> Scene:
    # Loaded only now: the screens that lead there must open fast.
    from jungle_pg.scenes.table.play import Play
    from jungle_pg.scenes.table.score import NO_SCORE

    match, control = started(game, choice, world.luck())
    world.hear("game_start")
    score = (score or NO_SCORE).among(match.setup.players)
    return Play(world, game, match, TimeState(control), score=score)


def _last_choice(world: World, game: Game) -> GameChoice:
    choice = choice_of(world.memory.recall(_memory_name(game)), usual_choice(game))
    return with_programs_known(choice, {program.name for program in _programs(world, game)})


def _programs(world: World, game: Game) -> "tuple[Program, ...]":
    """The other programs that play a game."""
    return () if world.programs is None else world.programs().playing(game.rulebook.game_id)


def _memory_name(game: Game) -> str:
    return f"new game of {game.rulebook.game_id}"
