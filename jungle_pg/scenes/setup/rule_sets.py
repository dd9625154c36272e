"""The rule sets beside each other, with what is special about each, and the switches."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from jungle_pg.games.game import Game
from jungle_pg.games.names import rules_name, side_name
from jungle_pg.games.offers import Offers, changed_fields
from jungle_pg.scenes.base import Command, Pop, Push, Result
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.setup.game_choice import GameChoice, rules_of
from jungle_pg.scenes.setup.rule_cards import RuleCard, RuleCards
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import MAIN, SCREEN, TEXT, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.layout import Column, Part, Row, Slot
from jungle_pg.ui.placing import label_slot, slot_of
from jungle_pg.ui.widget import Act

POINTS: Final = 3


@dataclass(frozen=True, slots=True)
class RulesPicked:
    """Rules were chosen, and perhaps the game shall begin at once."""

    choice: GameChoice
    starts: bool = False


@dataclass(frozen=True, slots=True)
class HouseCard:
    """Rules a player made: their text and what they are called."""

    text: str
    name: str


class RuleSets(PanelScreen):
    """A card for each rule set and for each set of house rules; switches below."""

    name = "rule_sets"
    heading = "rule_sets.heading"

    def __init__(self, world: World, game: Game, choice: GameChoice) -> None:
        assert game.offers is not None
        self.game, self.choice = game, choice
        self._offers: Offers[Any] = game.offers
        self.cards = RuleCards("rules", game)
        self.switches = [Toggle(switch.name) for switch in self._offers.switches]
        self.leave = Button("back", icon="left")
        self.leave.sound = "ui_back"
        self.house = Button("house_rules", icon="sliders", kind="amber")
        self.play = Button("play", icon="play", kind="green", size=MAIN)
        moving, left = (self.cards, *self.switches), (self.leave, self.house)
        super().__init__(world, moving, left, (self.play,), "rules")
        self.page.default = self.play.name

    @property
    def rules(self) -> Any:
        return rules_of(self.game, self.choice)

    def lay_out(self, view: View) -> DrawList:
        words, offers = view.words, self._offers
        self._show_cards(view)
        on = set(self.choice.switches)
        for toggle, switch in zip(self.switches, offers.switches, strict=True):
            toggle.label, toggle.tip = words(switch.key), words(f"{switch.key}_note")
            toggle.is_on = switch.name in on and not self.choice.house_rules
            toggle.is_enabled = not self.choice.house_rules
        self.leave.label = words("rule_sets.back")
        self.house.label = words("rule_sets.house_rules")
        rules = rules_of(self.game, self.choice)
        name = self.choice.house_name or words(offers.base_of(rules).key)
        if self.choice.house_rules and not self.choice.house_name:
            name = words("rule_sets.house_rules")
        self.play.label = words("rule_sets.play", rules=name)
        names = (words(each.key) for each in offers.rule_sets)
        self.play.other_labels = tuple(words("rule_sets.play", rules=each) for each in names)
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        """The cards, and the switches in as many rows as they need."""
        parts: list[Part] = [slot_of(view, self.cards, grow=1.0)]
        if self.switches:
            label = label_slot(
                view, view.words("rule_sets.switches"), TEXT, ink=view.theme.soft_text
            )
            high = self.switches[0].size(view)[1] / view.zoom
            switches = Slot(self._place_switches, partial(self._switches_at, view), grow=1.0)
            line = (replace(label, least=(label.least[0], high)), switches)
            parts.append(Row(line, gap=XL, align="start"))
        return Column(tuple(parts), gap=M, padding=(0.0, S, 0.0, M), wanted=(SCREEN, None))

    def _flown(self, view: View, area: Rect) -> list[Rect]:
        """Switches beside each other, going on below."""
        sizes = [toggle.size(view) for toggle in self.switches]
        return flow(area, sizes, view.px(XL), view.px(L))

    def _switches_at(self, view: View, width: float) -> float:
        return self._flown(view, Rect(0, 0, width * view.zoom - 1, 0))[-1].bottom / view.zoom

    def _place_switches(self, view: View, area: Rect) -> DrawList:
        for toggle, place in zip(self.switches, self._flown(view, area), strict=True):
            toggle.place(place)
        return ()

    def take(self, act: Act, now: float) -> Command | None:
        """A card or a switch changes the choice; the buttons lead on."""
        match act.name:
            case "rules" if isinstance(act.value, int):
                self._become(self._picked(act.value))
            case "house_rules":
                return self._make_rules()
            case "play":
                return Pop(RulesPicked(self.choice, starts=True))
            case "back":
                return self.back(now)
            case switch:
                on = [each for each in self.choice.switches if each != switch]
                if act.value:
                    on.append(switch)
                name = self._offers.base_of(rules_of(self.game, self.choice)).name
                self._become(replace(self.choice, rule_set=name, switches=tuple(on)))
        return None

    def back(self, now: float) -> Command | None:
        """The card that is chosen stays chosen."""
        return Pop(RulesPicked(self.choice))

    def resume(self, result: Result, now: float) -> Command | None:
        """House rules were made, or looked at and left."""
        from jungle_pg.scenes.setup.house_rules import ChosenRules

        if isinstance(result, ChosenRules):
            text = self.game.rulebook.codec.rules_text(result.rules)
            self._become(
                replace(self.choice, house_rules=text, house_name=result.name, switches=())
            )
        elif self.view is not None:
            self.arrange(self.view)
        return None

    def _make_rules(self) -> Command:
        from jungle_pg.scenes.setup.house_rules import HouseRules

        rules = rules_of(self.game, self.choice)
        return Push(HouseRules(self.world, self.game, rules, self.choice.house_name))

    def _become(self, choice: GameChoice) -> None:
        self.choice = choice
        if self.view is not None:
            self.arrange(self.view)

    def _houses(self) -> list[HouseCard]:
        """House rules that were kept, and those just made."""
        known = [
            HouseCard(text, name)
            for name, text in self.world.house_rules.of(self.game.rulebook.game_id).items()
        ]
        chosen = HouseCard(self.choice.house_rules, self.choice.house_name)
        return known if not chosen.text or chosen in known else [*known, chosen]

    def _picked(self, number: int) -> GameChoice:
        sets = self._offers.rule_sets
        if number < len(sets):
            return replace(self.choice, rule_set=sets[number].name, house_rules="", house_name="")
        house = self._houses()[number - len(sets)]
        return replace(self.choice, house_rules=house.text, house_name=house.name)

    def _show_cards(self, view: View) -> None:
        choice, sets = self.choice, self._offers.rule_sets
        cards = [
            self._card(view, each.rules, view.words(each.key), view.words(f"{each.key}_note"),
                       tuple(map(view.words, each.points[:POINTS])))
            for each in sets
        ]  # fmt: skip
        houses = self._houses()
        cards += [self._house_card(view, house) for house in houses]
        if choice.house_rules:
            chosen = len(sets) + houses.index(HouseCard(choice.house_rules, choice.house_name))
        else:
            base = self._offers.base_of(rules_of(self.game, choice)).name
            chosen = [each.name for each in sets].index(base)
        self.cards.show(cards, chosen, self.world.settings)

    def _house_card(self, view: View, house: HouseCard) -> RuleCard:
        """How many rules differ, and which, as far as there is room."""
        words, offers = view.words, self._offers
        rules = rules_of(self.game, GameChoice(house_rules=house.text))
        base = offers.base_of(rules)
        differing = changed_fields(offers, rules, base.rules)
        key = "rule_sets.differs_one" if len(differing) == 1 else "rule_sets.differs"
        count = words(key, count=len(differing), base=words(base.key))
        points = (count, *(words(field.key) for field in differing[: POINTS - 1]))
        name = rules_name(self.game, rules, words, house.name)
        return self._card(view, rules, name, words("rule_sets.house_note"), points)

    def _card(
        self, view: View, rules: Any, name: str, note: str, points: tuple[str, ...]
    ) -> RuleCard:
        beginner = self.game.rulebook.beginner(rules)
        side = side_name(self.game, rules, beginner, view.words)
        begins = view.words("rule_sets.begins", side=side)
        return RuleCard(rules, name, note, points, beginner, begins)
