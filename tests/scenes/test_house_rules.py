"""House rules: every rule can be changed by mouse and keys, and what comes out is exact."""

from typing import Any

import pytest

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.files.settings import Settings
from jungle_pg.games.offers import Amount, OneOf, SomeOf, YesNo
from jungle_pg.scenes.setup.house_rules import ChosenRules
from jungle_pg.stage.input.inputs import Leave, Point, Press, Release
from tests.rows import each_of, some_of
from tests.scenes.acting import heard, texts_of
from tests.scenes.house_rules_show import BUTTONS, CODEC, FIELDS, RulesShow, having

CHANGED = "traditional,double_jumpers=L,no_capture_limit=60"


def of_form(form: type) -> list[str]:
    return [name for name, field in FIELDS.items() if isinstance(field.form, form)]


def parts_of(name: str) -> list[int]:
    form = FIELDS[name].form
    assert isinstance(form, OneOf | SomeOf)
    return list(range(len(form.values)))


ONE_OF = [(name, number) for name in of_form(OneOf) for number in parts_of(name)]
BOTH = (False, True)
SOME_OF = [(name, number) for name in of_form(SomeOf) for number in parts_of(name)]


def usual(name: str) -> Any:
    """The traditional value of a rule."""
    return getattr(JungleRules(), name)


def test_there_is_a_control_for_every_rule() -> None:
    widgets = {widget.name for widget in RulesShow().page.widgets}
    assert widgets == {*FIELDS, *BUTTONS, "name", "delete", "scroll bar"}


@each_of("by_key", [False, True])
@each_of("name", of_form(YesNo))
def test_a_switch_changes_its_rule_and_no_other(name: str, by_key: bool) -> None:
    show = RulesShow()
    if by_key:
        show.tab_to(name)
        show.keys("space")
    else:
        show.click(name)
    assert show.used() == ChosenRules(
        CODEC.parse_rules(having("traditional", name, not usual(name)))
    )


@pytest.mark.slow
@each_of("by_key", [False, True])
@each_of(("name", "number"), ONE_OF)
def test_a_choice_changes_its_rule_and_no_other(name: str, number: int, by_key: bool) -> None:
    form = FIELDS[name].form
    assert isinstance(form, OneOf)
    show = RulesShow()
    if by_key:
        show.tab_to(name)
        show.keys("home", *["right"] * number)
    else:
        show.click_part(name, number)
    assert show.text == having("traditional", name, form.values[number])
    assert show.used().rules == CODEC.parse_rules(show.text)


@pytest.mark.slow
@each_of(("name", "number", "by_key"), some_of(((*one, by) for one in SOME_OF for by in BOTH), 20))
def test_an_animal_joins_or_leaves_a_rule_and_no_other_does(
    name: str, number: int, by_key: bool
) -> None:
    show = RulesShow()
    if by_key:
        show.tab_to(name)
        show.keys("home", *["right"] * number, "enter")
    else:
        show.click_part(name, number)
    animal = tuple(Animal)[number]
    assert show.text == having("traditional", name, usual(name) ^ {animal})


@each_of("name", of_form(Amount))
def test_a_number_goes_up_and_down_to_none_and_back_to_the_usual_one(name: str) -> None:
    form = FIELDS[name].form
    assert isinstance(form, Amount)
    show = RulesShow()
    show.click_part(name, 1)
    assert show.text == having("traditional", name, usual(name) + form.step)
    show.tab_to(name)
    show.keys("home")
    assert show.text == having("traditional", name, None)
    show.keys("right")
    assert show.text == having("traditional", name, form.usual)
    show.keys("left")
    assert show.text == having("traditional", name, usual(name) - form.step)


def test_a_number_goes_on_while_its_button_is_held() -> None:
    show = RulesShow()
    at = show.part("no_capture_limit", 1)
    show.do(Point(*at), Press(*at))
    ticks = heard(show.world).count("ui_hover")
    for _ in range(200):
        due = show.stack.wakes_at(show.now)
        if show.now > 2:
            break
        assert due is not None
        show.rest(max(0.01, due - show.now))
    assert show.scene.rules.no_capture_limit >= 100
    assert heard(show.world).count("ui_hover") > ticks
    show.do(Release(*at), Leave())
    reached = show.text
    show.rest(1)
    assert show.text == reached


def test_the_rules_it_was_opened_with_are_shown_and_come_out_again() -> None:
    rules = "animal+dog_river,start=appendix,swimmers=all,no_capture_limit=9999"
    show = RulesShow(rules, "Wild")
    assert show.used() == ChosenRules(CODEC.parse_rules(rules), "Wild")
    assert CODEC.rules_text(show.scene.rules) == rules
    assert "9999 moves" in texts_of(RulesShow(rules).rest())


def test_using_them_leads_back_with_the_name_that_was_written() -> None:
    show = RulesShow()
    show.tab_to("name")
    show.type(" River ")
    assert show.used() == ChosenRules(CODEC.parse_rules("traditional"), "River")
    assert show.names == ["below"]


@each_of(
    ("rules", "words"),
    [
        ("traditional", "All rules as in Traditional"),
        ("traditional+rat_only_den", "1 rule differs from Traditional"),
        ("club,rivers=edges,swimmers=all,no_capture_limit=none", "3 rules differ from Club"),
    ],
)
def test_it_says_how_many_rules_differ_from_which_set(rules: str, words: str) -> None:
    assert words in texts_of(RulesShow(rules).rest())


def test_rules_that_differ_are_marked_and_no_others() -> None:
    show = RulesShow(CHANGED)
    marked = [row.field.name for row in show.scene.rows.rows if row.is_changed]
    assert marked == ["double_jumpers", "no_capture_limit"]
    before = show.rest()
    show.click("rat_takes_elephant")
    show.do(Leave())
    assert show.rest() != before
    assert "3 rules differ from Traditional" in texts_of(show.rest())


def test_everything_can_be_as_in_the_rule_set_again() -> None:
    show = RulesShow("animal+dog_river,rivers=edges")
    assert show.widget("reset").is_enabled
    assert "As Animal chess" in texts_of(show.rest())
    show.click("reset")
    assert show.text == "animal"
    assert not show.widget("reset").is_enabled
    assert not RulesShow().widget("reset").is_enabled


def test_the_rules_are_copied_as_text_and_that_is_said() -> None:
    show = RulesShow(CHANGED)
    show.click("copy")
    assert show.clipboard.get() == CHANGED
    assert show.said() == ["The rules are on the clipboard as text."]


def test_a_text_of_rules_can_be_pasted() -> None:
    show = RulesShow()
    show.clipboard.put("  club,swimmers=RD\n")
    show.click("paste")
    assert show.text == "club,swimmers=DR"
    assert show.said() == ["These are the rules from the clipboard."]
    assert "1 rule differs from Club" in texts_of(show.rest())


@each_of(
    ("text", "words"),
    [
        ("", "There is no text on the clipboard."),
        (" \n", "There is no text on the clipboard."),
        ("chess", "These are no rules: unknown rule set 'chess'"),
        ("traditional,rivers=wide", "These are no rules: rivers is inner or edges, not 'wide'"),
        ("traditional," * 1000, "These are no rules: 'traditional,traditional"),
    ],
)
def test_what_are_no_rules_is_refused_in_words_and_changes_nothing(text: str, words: str) -> None:
    show = RulesShow(CHANGED)
    show.clipboard.put(text)
    show.click("paste")
    (said,) = show.said()
    assert said.startswith(words)
    assert len(said) < 240
    assert show.text == CHANGED
    assert heard(show.world)[-1] == "error"


def test_they_cannot_be_saved_without_a_name() -> None:
    show = RulesShow(CHANGED)
    show.click("save")
    assert show.saved == {}
    assert "A name is needed." in texts_of(show.rest())
    assert show.page.focused is show.widget("name")
    show.type("M")
    assert "A name is needed." not in texts_of(show.rest())


@each_of("way", ["click", "enter", "keys"])
def test_they_are_saved_under_their_name(way: str) -> None:
    show = RulesShow(CHANGED)
    show.tab_to("name")
    show.type("My river")
    if way == "click":
        show.click("save")
    else:
        if way == "keys":
            show.tab_to("save")
        show.keys("enter")
    assert show.saved == {"My river": CHANGED}
    assert show.said() == ["Saved as My river."]
    assert show.widget("delete").is_enabled
    assert heard(show.world)[-1] == "saved"


def test_other_rules_of_the_same_name_are_replaced_only_after_a_question() -> None:
    show = RulesShow(CHANGED)
    show.world.house_rules.keep("jungle", "Mine", "club")
    show.tab_to("name")
    show.type("Mine")
    show.click("save")
    assert show.names == ["below", "house_rules", "question"]
    show.keys("escape")
    assert show.saved == {"Mine": "club"}
    show.click("save")
    show.click("yes")
    assert show.saved == {"Mine": CHANGED}
    assert show.said() == ["Saved as Mine."]


def test_ones_own_rules_are_saved_again_without_a_question() -> None:
    show = RulesShow(CHANGED, "Mine")
    show.world.house_rules.keep("jungle", "Mine", CHANGED)
    show.click("rat_takes_elephant")
    show.click("save")
    assert show.saved == {"Mine": show.text}
    assert show.text != CHANGED


def test_what_cannot_be_written_is_said_and_the_rules_stay_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    show = RulesShow(CHANGED, "Mine")
    with monkeypatch.context() as patch:
        patch.setattr(show.world.house_rules, "keep", lambda *_: "the disk is full.")
        show.click("save")
    assert show.said() == ["That could not be done: the disk is full."]
    assert show.saved == {}
    show.keys("escape")
    assert show.below.results == [None]


def test_only_what_was_saved_can_be_deleted_and_only_after_a_question() -> None:
    show = RulesShow(CHANGED, "Mine")
    assert not show.widget("delete").is_enabled
    show.click("save")
    assert show.widget("delete").is_enabled
    show.click("delete")
    show.click("no")
    assert show.saved == {"Mine": CHANGED}
    show.tab_to("delete")
    show.keys("enter", "enter")
    assert show.saved == {}
    assert show.said()[-1] == "Mine is deleted."
    assert show.text == CHANGED
    assert not show.widget("delete").is_enabled


def test_the_name_says_which_rules_would_be_deleted() -> None:
    show = RulesShow()
    show.world.house_rules.keep("jungle", "Old", "club")
    show.tab_to("name")
    show.type("Ol")
    assert not show.widget("delete").is_enabled
    show.type("d")
    assert show.widget("delete").is_enabled


@each_of("way", ["click", "escape"])
def test_whoever_goes_back_unchanged_chooses_nothing(way: str) -> None:
    show = RulesShow(CHANGED)
    show.click("rat_takes_elephant")
    show.click("rat_takes_elephant")
    if way == "click":
        show.click("back")
    else:
        show.keys("escape")
    assert show.names == ["below"]
    assert show.below.results == [None]


def test_whoever_would_lose_changes_is_asked() -> None:
    show = RulesShow()
    show.click("rat_takes_elephant")
    show.keys("escape")
    assert show.names == ["below", "house_rules", "question"]
    show.click("no")
    assert show.names == ["below", "house_rules"]
    show.click("back")
    show.click("yes")
    assert show.below.results == [None]


def test_nobody_is_asked_who_does_not_want_to_be_or_has_saved() -> None:
    show = RulesShow(settings=Settings(confirm=False))
    show.click("rat_takes_elephant")
    show.keys("escape")
    assert show.below.results == [None]
    show = RulesShow(name="Mine")
    show.click("rat_takes_elephant")
    show.click("save")
    show.keys("escape")
    assert show.below.results == [None]


@each_of("size", [(1920, 1080), (640, 480)])
def test_keys_reach_everything_and_bring_it_into_sight(size: tuple[int, int]) -> None:
    show = RulesShow(CHANGED, "Mine", size=size)
    show.click("save")
    visited = []
    for _ in range(len(show.page.widgets) - 1):
        show.keys("tab")
        show.rest(1)
        focused = show.page.focused
        assert focused is not None
        visited.append(focused.name)
        assert focused.rect.y >= 0
        if focused.name not in BUTTONS:
            assert focused.rect.bottom <= show.widget("back").rect.y
    assert set(visited) == {*FIELDS, *BUTTONS, "name", "delete"}
    assert len(visited) == len(set(visited))
