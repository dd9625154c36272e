"""House rules: every rule of a game by itself, to change, to name and to keep."""

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import shorten
from typing import Any, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.files.house_rules import LONGEST_RULES, is_good_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Pop, Push, Result, Say
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.setup.rules_sheet import RulesSheet
from jungle_pg.scenes.world import World
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.widget import Act

LONGEST_REASON: Final = 160


@dataclass(frozen=True, slots=True)
class ChosenRules:
    """The rules to be used, and what the player calls them, if anything."""

    rules: Any
    name: str = ""


class HouseRules(RulesSheet):
    """Leaves ChosenRules to the scene below, or nothing."""

    name = "house_rules"

    def __init__(self, world: World, game: Game, rules: Any, name: str = "") -> None:
        super().__init__(world, game, rules, name)
        self._own_name = name
        """The name these rules have, which they may be saved under without asking."""
        self._safe_text = self._text
        """The rules that would not be lost by leaving."""
        self._check_name()

    def update(self, now: float) -> Command | None:
        """A held button of a number goes on."""
        for row in self.rows.rows:
            if isinstance(row.control, Stepper) and (act := row.control.repeat(now)) is not None:
                self.world.hear(row.control.sound)
                return self.take(act, now)
        return None

    def take(self, act: Act, now: float) -> Command | None:
        """A control changes its rule; the buttons do what they say."""
        match act.name:
            case "back":
                return self.back(now)
            case "use":
                return Pop(ChosenRules(self.rules, self._name))
            case "name":
                self.miss_name(False)
                self._check_name()
            case "save":
                return self._try_to_save()
            case enter if enter == f"{self.title.name}.enter":
                return self._try_to_save()
            case "delete":
                return self._ask("delete", "delete", "delete_ask", "delete", "cancel")
            case "reset":
                self.become(self.offers.base_of(self.rules).rules, now)
            case "copy":
                self.world.clipboard.put(self._text)
                return self._tell("copied")
            case "paste":
                return self._take_pasted(now)
            case "laboratory":
                from jungle_pg.scenes.setup.laboratory import LaboratoryScreen

                return Push(LaboratoryScreen(self.world, self.game, self.rules, self._name))
            case rule:
                self.become(self.rows.by_name[rule].changed(self.rules, act), now)
        return None

    def back(self, now: float) -> Command | None:
        """Nothing is chosen; whoever changed something is asked first."""
        if self._text == self._safe_text or not self.world.settings.confirm:
            return Pop()
        return self._ask("leave", "leave", "leave_ask", "leave", "stay")

    def resume(self, result: Result, now: float) -> Command | None:
        match result:
            case Answer("replace", is_yes=True):
                return self._save()
            case Answer("delete", is_yes=True):
                return self._delete()
            case Answer("leave", is_yes=True):
                return Pop()
        return None

    @property
    def _text(self) -> str:
        return self.game.rulebook.codec.rules_text(self.rules)

    @property
    def _name(self) -> str:
        return self.title.text.strip()

    @property
    def _saved(self) -> Mapping[str, str]:
        return self.world.house_rules.of(self.game.rulebook.game_id)

    def _try_to_save(self) -> Command | None:
        """Rules need a name; before others of that name are lost the player is asked."""
        if not is_good_name(self._name):
            self.world.hear("error")
            self.miss_name(True)
            return None
        is_other = self._saved.get(self._name, self._text) != self._text
        if is_other and self._name != self._own_name:
            return self._ask("replace", "same_name", "replace_ask", "replace", "cancel")
        return self._save()

    def _save(self) -> Command:
        game_id = self.game.rulebook.game_id
        problem = self.world.house_rules.keep(game_id, self._name, self._text)
        if problem is not None:
            return self._fail("not_done", problem)
        self._own_name, self._safe_text = self._name, self._text
        self._check_name()
        self.world.hear("saved")
        return self._tell("saved", name=self._name)

    def _delete(self) -> Command:
        problem = self.world.house_rules.delete(self.game.rulebook.game_id, self._name)
        if problem is not None:
            return self._fail("not_done", problem)
        self._check_name()
        return self._tell("deleted", name=self._name)

    def _take_pasted(self, now: float) -> Command:
        text = self.world.clipboard.get().strip()
        if not text:
            return self._fail("nothing_to_paste")
        if len(text) > LONGEST_RULES:
            return self._fail("bad_text", f"{text[:40]!r} and so on is too long")
        try:
            rules = self.game.rulebook.codec.parse_rules(text)
        except BadText as problem:
            return self._fail("bad_text", str(problem))
        self.become(rules, now)
        return self._tell("pasted")

    def _check_name(self) -> None:
        """Only what was saved can be deleted."""
        self.delete.is_enabled = self._name in self._saved

    def _tell(self, key: str, **facts: str) -> Say:
        assert self.view is not None
        return Say(self.view.words(f"house_rules.{key}", **facts))

    def _fail(self, key: str, reason: str = "") -> Say:
        assert self.view is not None
        self.world.hear("error")
        reason = shorten(reason, LONGEST_REASON, placeholder=" …")
        return Say(self.view.words(f"house_rules.{key}", reason=reason), "warning")

    def _ask(self, name: str, heading: str, text: str, yes: str, no: str) -> Push:
        keys = (f"house_rules.{word}" for word in (heading, text, yes, no))
        heading, text, yes, no = keys
        return Push(Question(self.world, name, heading=heading, text=text, yes=yes, no=no))
