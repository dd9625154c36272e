"""The rule sets beside each other: what is chosen there is what the new game is played by."""

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.setup.game_choice import GameChoice, rules_of
from jungle_pg.scenes.setup.house_rules import ChosenRules
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.setup.rule_sets import RuleSets
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    Performance,
    a_world,
    texts_of,
)
from tests.scenes.cards import Card
from tests.scenes.test_new_game import click_part as click_new_game_part

JUNGLE = games()["jungle"]
LARGE = (1920, 1080)


def opened(world: World | None = None, size: tuple[int, int] = LARGE) -> Performance:
    """The screen as a player comes to it, from the new game."""
    world = world or a_world()
    show = Performance(Card("below"), world, size)
    scene = NewGame(world, JUNGLE)
    show.cover_with(scene)
    show.click("compare")
    show.rest()
    assert show.names == ["below", "new_game", "rule_sets"]
    return show


def sets(show: Performance) -> RuleSets:
    scene = show.stack.top
    assert isinstance(scene, RuleSets)
    return scene


def click_card(show: Performance, number: int) -> None:
    card = sets(show).cards.parts(show.stack.view)[number]
    x, y = card.middle
    show.do(Point(x, y), Press(x, y), Release(x, y))


def rules_text(choice: GameChoice) -> str:
    return JUNGLE.rulebook.codec.rules_text(rules_of(JUNGLE, choice))


def chosen(show: Performance) -> str:
    """The rules that stand on the new-game screen below."""
    show.rest()
    scene = show.stack.top
    assert isinstance(scene, NewGame)
    return rules_text(scene.choice)


@each_of(
    ("number", "name"), list(enumerate(["traditional", "appendix", "course", "animal", "club"]))
)
def test_the_chosen_card_reaches_the_new_game(number: int, name: str) -> None:
    show = opened()
    click_card(show, number)
    show.keys("escape")
    assert chosen(show) == name


def test_the_back_button_keeps_the_chosen_card_too() -> None:
    show = opened()
    click_card(show, 4)
    show.click("back")
    assert chosen(show) == "club"


@each_of("switch", ["rat_only_den", "extended_jumps", "dog_river", "rat_cannot_take_elephant"])
def test_a_switch_joins_any_rule_set(switch: str) -> None:
    show = opened()
    click_card(show, 3)
    show.click(switch)
    show.keys("escape")
    assert chosen(show) == f"animal+{switch}"


def test_a_switch_off_again_leaves_nothing_behind() -> None:
    show = opened()
    show.click("dog_river")
    show.click("dog_river")
    show.keys("escape")
    assert chosen(show) == "traditional"


def test_switches_stay_on_when_another_card_is_chosen() -> None:
    show = opened()
    show.click("dog_river")
    click_card(show, 4)
    show.keys("escape")
    assert chosen(show) == "club+dog_river"


def test_play_begins_the_game_at_once_by_these_rules() -> None:
    show = opened()
    click_card(show, 1)
    show.click("play")
    play = show.stack.top
    assert isinstance(play, Play)
    assert show.names == ["below", "play"]
    assert JUNGLE.rulebook.codec.rules_text(play.match.setup.rules) == "appendix"


def test_every_card_says_what_is_special_and_who_begins() -> None:
    shown = texts_of(opened().rest())
    assert {"Traditional", "Edge rivers", "Course", "Animal chess", "Club"} <= set(shown)
    assert "Rivers at the edges" in shown
    assert shown.count("Red begins") == 4
    assert shown.count("Blue begins") == 1


def test_house_rules_come_back_as_a_card_and_reach_the_game() -> None:
    show = opened()
    show.click("house_rules")
    show.rest()
    assert show.names[-1] == "house_rules"
    rules = JUNGLE.rulebook.codec.parse_rules("club,rivers=edges,no_capture_limit=80")
    show.stack._leave(ChosenRules(rules, "Ours"), show.now, None)
    show.rest()
    shown = texts_of(show.rest())
    assert "Ours" in shown
    assert "2 rules differ from Club" in shown
    assert not show.widget("dog_river").is_enabled
    show.keys("escape")
    assert chosen(show) == "club,rivers=edges,no_capture_limit=80"
    assert "Ours" in texts_of(show.rest())
    click_new_game_part(show, "rule_set", 1)
    assert chosen(show) == "traditional"


def test_kept_house_rules_have_cards_of_their_own() -> None:
    world = a_world()
    world.house_rules.keep("jungle", "Grandma's", "traditional,rat_takes_elephant=no")
    world.house_rules.keep("jungle", "School", "course,no_capture_limit=30")
    show = opened(world)
    shown = texts_of(show.rest())
    assert {"Grandma's", "School"} <= set(shown)
    assert "1 rule differs from Traditional" in shown
    show.tab_to("rules")
    show.keys("end", "escape")
    assert chosen(show) == "course,no_capture_limit=30"


def test_a_walk_with_the_keyboard_reaches_every_control() -> None:
    show = opened()
    wanted = {each.name for each in show.page.widgets if each.takes_focus}
    assert show.tab_through() == wanted


def test_keys_alone_choose_and_begin() -> None:
    show = opened()
    show.tab_to("rules")
    show.keys("right", "right")
    show.tab_to("play")
    show.keys("enter")
    play = show.stack.top
    assert isinstance(play, Play)
    assert JUNGLE.rulebook.codec.rules_text(play.match.setup.rules) == "course"


def test_a_switch_of_language_changes_every_text() -> None:
    english, chinese = (
        texts_of(opened(a_world(Settings(language=language))).rest()) for language in LANGUAGES
    )
    assert set(english) & set(chinese) == set()


def test_the_picture_stays_while_nothing_happens() -> None:
    show = opened()
    drawn = show.rest()
    assert show.rest(5) is drawn
