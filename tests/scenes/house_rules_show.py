"""House rules on a stage: how tests open them, use them and read what comes out."""

from dataclasses import replace
from typing import Any, Final

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.games.offers import RuleField
from jungle_pg.scenes.setup.house_rules import ChosenRules, HouseRules
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Point, Press, Release
from jungle_pg.ui.controls.one_of_several import Chooser
from tests.scenes.acting import SIZES, Performance, Pocket, a_world
from tests.scenes.cards import Card

GAME: Final = games()["jungle"]
CODEC: Final = GAME.rulebook.codec
assert GAME.offers is not None
FIELDS: Final[dict[str, RuleField[Any]]] = {
    field.name: field for section in GAME.offers.sections for field in section.fields
}
BUTTONS: Final = ("back", "reset", "copy", "paste", "laboratory", "save", "use")
WINDOWS: Final = [
    *SIZES, (640, 480), (900, 1600), (640, 1100), (1500, 480), (2560, 1080), (1366, 768),
]  # fmt: skip


class RulesShow(Performance):
    """The screen over another scene, which remembers what comes out of it."""

    def __init__(
        self,
        rules: str = "traditional",
        name: str = "",
        settings: Settings | None = None,
        size: tuple[int, int] = (1920, 1080),
        world: World | None = None,
    ) -> None:
        world = world or a_world(settings)
        self.below = Card("below")
        super().__init__(self.below, world, size)
        self.scene = HouseRules(world, GAME, CODEC.parse_rules(rules), name)
        self.cover_with(self.scene)
        self.rest()

    @property
    def text(self) -> str:
        """The rules as they are set now."""
        return CODEC.rules_text(self.scene.rules)

    def part(self, name: str, number: int) -> tuple[float, float]:
        """The middle of a part of a control."""
        control = self.widget(name)
        assert isinstance(control, Chooser)
        return control.parts(self.stack.view)[number].middle

    def click_part(self, name: str, number: int) -> None:
        """Click a part of a control."""
        self.do(*click_at(*self.part(name, number)))

    def point_at(self, name: str) -> None:
        """Rest the mouse on a control."""
        self.do(Point(*self.widget(name).rect.middle))

    def used(self) -> ChosenRules:
        """Use the rules; what the scene below gets."""
        self.click("use")
        (result,) = self.below.results
        assert isinstance(result, ChosenRules)
        return result

    def said(self) -> list[str]:
        """What was told in passing so far."""
        return [wish.text for wish in self.wishes if hasattr(wish, "text")]

    @property
    def saved(self) -> dict[str, str]:
        """The rules that are kept."""
        return dict(self.world.house_rules.of("jungle"))

    @property
    def clipboard(self) -> Pocket:
        """What was copied."""
        assert isinstance(self.world.clipboard, Pocket)
        return self.world.clipboard


def click_at(x: float, y: float) -> tuple[Input, ...]:
    return Point(x, y), Press(x, y), Release(x, y)


def having(rules: str, name: str, value: object) -> str:
    """The text of rules with one of them changed."""
    change: dict[str, Any] = {name: value}
    return CODEC.rules_text(replace(CODEC.parse_rules(rules), **change))
