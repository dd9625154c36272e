"""The board beside the rules shows the one a player points at or has gone to with the keys."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jungle_pg.files.settings import Settings
from jungle_pg.games.book import Example
from jungle_pg.games.offers import OneOf, RuleField, RuleSection, RuleSet, Switch, YesNo
from jungle_pg.games.plain import plain_game
from jungle_pg.scenes.setup.house_rules import ChosenRules, HouseRules
from jungle_pg.stage.input.inputs import Key, Leave, Point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.texts.languages import Words
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, texts_of, view_of
from tests.scenes.cards import Card
from tests.scenes.house_rules_show import FIELDS, RulesShow
from tests.toy import ToyRulebook, ToyRules

POINT = "Point at a rule: the board shows it."


def group(ops: DrawList, key: str) -> DrawList:
    """The ops of a group, wherever it is."""
    for op in ops:
        if isinstance(op, Group):
            found = op.ops if op.key == key else group(op.ops, key)
            if found:
                return found
    return ()


def board(show: Performance) -> DrawList:
    return group(show.stack.draw(show.now), "preview")


def note_of(show: RulesShow, name: str) -> str:
    return show.stack.view.words(f"{FIELDS[name].key}_note")


def words(show: Performance) -> str:
    """What stands under the board, its lines joined."""
    return " ".join(texts_of(group(show.stack.draw(show.now), "words")))


def test_at_first_it_shows_the_beginning_of_a_game() -> None:
    show = RulesShow()
    assert words(show) == f"All rules as in Traditional {POINT}"
    assert board(show)


@each_of("name", FIELDS)
def test_pointing_at_a_rule_shows_what_it_means(name: str) -> None:
    show = RulesShow()
    show.point_at(name)
    assert words(show).endswith(note_of(show, name))
    assert board(show)


def test_pointing_at_the_label_is_enough_and_pointing_elsewhere_shows_the_beginning() -> None:
    show = RulesShow()
    start = board(show)
    row = show.scene.rows.by_name["rivers"]
    show.do(Point(row.place.x + 2, row.place.middle[1]))
    assert note_of(show, "rivers") in words(show)
    assert board(show) != start
    show.do(Point(3, 3))
    assert board(show) == start
    show.do(Point(row.place.x + 2, row.place.middle[1]), Leave())
    assert board(show) == start


def test_the_keys_show_the_rule_they_have_gone_to() -> None:
    show = RulesShow()
    show.tab_to("trapped_defender")
    assert note_of(show, "trapped_defender") in words(show)
    show.tab_to("back")
    assert words(show).endswith(POINT)


def test_what_is_changed_is_seen_at_once() -> None:
    show = RulesShow()
    show.point_at("rat_takes_elephant")
    before = board(show)
    show.click("rat_takes_elephant")
    assert board(show) != before
    assert note_of(show, "rat_takes_elephant") in words(show)


def test_a_scrolled_rule_is_the_one_under_the_mouse() -> None:
    show = RulesShow(size=(800, 600))
    show.tab_to("draw_by_agreement")
    show.rest(1)
    show.point_at("repetition_limit")
    assert note_of(show, "repetition_limit") in words(show)


def test_below_the_rules_nothing_hidden_is_pointed_at() -> None:
    show = RulesShow(size=(800, 600))
    x, y = show.widget("back").rect.middle
    show.do(Point(x, y))
    assert words(show).endswith(POINT)


def test_a_line_of_moves_is_played_and_the_program_wakes_for_it() -> None:
    show = RulesShow()
    assert show.stack.wakes_at(show.now) is None
    show.point_at("repetition_limit")
    before = board(show)
    for _ in range(40):
        due = show.stack.wakes_at(show.now)
        assert due is not None
        show.rest(max(0.02, due - show.now))
        if board(show) != before:
            break
    assert board(show) != before


def test_with_reduced_motion_it_stands_still() -> None:
    show = RulesShow(settings=Settings(reduced_motion=True))
    show.point_at("repetition_limit")
    show.rest(2)
    assert show.stack.wakes_at(show.now) is None


def test_the_picture_stays_the_very_same_while_nothing_happens() -> None:
    show = RulesShow()
    drawn = show.rest()
    assert show.rest(5) is drawn
    show.point_at("swimmers")
    drawn = show.rest(5)
    assert show.rest(5) is drawn


@dataclass(frozen=True)
class ToyOffers:
    """How many cards, and whether that is many: two rules over one field."""

    @property
    def rule_sets(self) -> Sequence[RuleSet[ToyRules]]:
        return (RuleSet("toy", "toy.set", ToyRules(), ()),)

    @property
    def switches(self) -> Sequence[Switch[ToyRules]]:
        return ()

    @property
    def sections(self) -> Sequence[RuleSection[ToyRules]]:
        def example(rules: ToyRules) -> Example:
            hand = "123456789"[: rules.cards]
            return Example(f"{hand}|{hand} 0|0 0 card 0 -")

        cards: RuleField[ToyRules] = RuleField(
            "cards",
            "toy.cards",
            OneOf((1, 2, 3), ("one", "two", "three")),
            lambda rules: rules.cards,
            lambda rules, value: replace(rules, cards=value),
            example,
        )
        many: RuleField[ToyRules] = RuleField(
            "many",
            "toy.many",
            YesNo(),
            lambda rules: rules.cards > 2,
            lambda rules, value: replace(rules, cards=3 if value else 2),
            example,
        )
        return (RuleSection("toy.section", "coords", (cards, many)),)

    def with_switches(self, name: str, switches: Sequence[str]) -> ToyRules:
        return ToyRules()

    def base_of(self, rules: ToyRules) -> RuleSet[ToyRules]:
        return self.rule_sets[0]


TOY_TEXTS = {
    "toy.set": "Toy",
    "toy.section": "Cards",
    "toy.cards": "Cards in hand",
    "toy.cards_note": "So many cards.",
    "toy.cards_one": "1",
    "toy.cards_two": "2",
    "toy.cards_three": "3",
    "toy.many": "Many cards",
    "toy.many_note": "More than two.",
}


def toy_show() -> tuple[Performance, Card]:
    world = a_world()
    below = Card("below")
    show = Performance(below, world, (1920, 1080))
    plain = view_of(show.size, world.settings)
    view = replace(plain, words=Words("en", {**plain.words.texts, **TOY_TEXTS}))
    show.stack.arrange(view)
    scene = HouseRules(world, replace(plain_game(ToyRulebook()), offers=ToyOffers()), ToyRules())
    scene.arrange(view)
    show.stack.scenes.append(scene)
    show.rest()
    return show, below


def test_the_rules_of_any_game_can_be_changed_named_and_used() -> None:
    show, below = toy_show()
    assert "All rules as in Toy" in words(show)
    show.tab_to("many")
    show.keys("enter")
    assert "2 rules differ from Toy" in words(show)
    assert {"So many cards.", "More than two."} <= set(texts_of(show.rest()))
    show.tab_to("name")
    show.type("Big")
    show.keys("enter")
    assert dict(show.world.house_rules.of("toy")) == {"Big": "toy,cards=3"}
    show.click("copy")
    assert show.world.clipboard.get() == "toy,cards=3"
    show.world.clipboard.put("toy,cards=1")
    show.click("paste")
    show.tab_to("use")
    show.do(Key("enter"))
    assert below.results == [ChosenRules(ToyRules(1), "Big")]


def test_the_board_of_any_game_shows_its_rules() -> None:
    show, _ = toy_show()
    show.do(Point(*show.widget("cards").rect.middle))
    two = board(show)
    show.tab_to("cards")
    show.keys("right")
    assert board(show) != two
    area = Rect(0, 0, *show.size)
    assert all(area.holds(op.x, op.y) for op in two if isinstance(op, Box))
