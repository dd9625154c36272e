"""The new-game screen: what is chosen is what begins, and what was chosen stands there again."""

from dataclasses import fields
from math import inf

from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl, parse_total
from jungle_pg.core.log import Player, Stakes
from jungle_pg.engine.levels import LEVELS
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.setup.game_choice import UNDO, GameChoice, choice_of, facts_of
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release, Wheel
from jungle_pg.ui.controls.one_of_several import Chooser
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    Performance,
    a_world,
    texts_of,
)
from tests.scenes.cards import Card

JUNGLE = games()["jungle"]
MEMORY = "new game of jungle"


def opened(world: World | None = None, size: tuple[int, int] = (1280, 720)) -> Performance:
    """The screen over another scene."""
    world = world or a_world()
    show = Performance(Card("below"), world, size)
    scene = NewGame(world, JUNGLE)
    show.cover_with(scene)
    show.rest()
    return show


def screen(show: Performance) -> NewGame:
    scene = show.stack.top
    assert isinstance(scene, NewGame)
    return scene


def click_part(show: Performance, name: str, part: int) -> None:
    """Click one card or word of a chooser, wherever it is scrolled to."""
    widget = show.widget(name)
    assert isinstance(widget, Chooser)
    screen(show).scroll_page._reveal(widget, -inf)
    show.rest()
    x, y = widget.parts(show.stack.view)[part].middle
    show.do(Point(x, y), Press(x, y), Release(x, y))


def begun(show: Performance) -> Play:
    """Start; the game that begins."""
    show.click("start")
    scene = show.stack.top
    assert isinstance(scene, Play)
    return scene


def test_start_is_one_click_for_those_who_want_to_play_now() -> None:
    show = opened()
    play = begun(show)
    assert show.names == ["below", "play"]
    assert play.match.setup.rules == JUNGLE.rules
    assert play.match.setup.players == (Player(), Player(level=2))


def test_enter_starts_too() -> None:
    show = opened()
    show.tab_to("start")
    show.keys("enter")
    assert show.names == ["below", "play"]


@each_of("level", range(1, 9))
def test_the_level_reaches_the_match_exactly(level: int) -> None:
    show = opened()
    click_part(show, "level", level - 1)
    assert begun(show).match.setup.players == (Player(), Player(level=level))


def test_the_side_reaches_the_match_exactly() -> None:
    show = opened()
    click_part(show, "side", 1)
    assert begun(show).match.setup.players == (Player(level=2), Player())


def is_first_by_chance(seed: int) -> bool:
    """Whether the person sits on the first seat when chance decides."""
    world = a_world()
    world.luck = lambda: seed
    show = opened(world)
    click_part(show, "side", 2)
    return begun(show).match.setup.players[0].is_human


def test_by_chance_the_luck_of_the_world_decides() -> None:
    assert {is_first_by_chance(seed) for seed in range(12)} == {True, False}


def test_two_at_one_screen_give_their_names() -> None:
    show = opened()
    click_part(show, "players", 1)
    show.click("first_name")
    show.type("Ann")
    show.click("second_name")
    show.type("虎")
    assert begun(show).match.setup.players == (Player("Ann"), Player("虎"))


def test_watched_computers_have_their_own_levels() -> None:
    show = opened()
    click_part(show, "players", 2)
    click_part(show, "first_level", 0)
    click_part(show, "second_level", 7)
    assert begun(show).match.setup.players == (Player(level=1), Player(level=8))


def test_every_rule_set_can_be_reached_with_the_arrows() -> None:
    show = opened()
    seen = []
    assert JUNGLE.offers is not None
    for _ in JUNGLE.offers.rule_sets:
        seen.append(screen(show).controls.rule_set.labels[screen(show).controls.rule_set.chosen])
        click_part(show, "rule_set", 1)
    assert len(set(seen)) == 5
    assert seen[0] == "Traditional"


def test_the_rule_set_reaches_the_match_exactly() -> None:
    show = opened()
    click_part(show, "rule_set", 1)
    assert begun(show).match.setup.rules == JUNGLE.rulebook.codec.parse_rules("appendix")


def test_sides_are_named_as_the_rules_name_them() -> None:
    show = opened()
    screen(show).choose(rule_set=3)
    assert "Green, second" in texts_of(show.rest())
    screen(show).choose(rule_set=2)
    shown = texts_of(show.rest())
    assert "Blue, first" in shown
    assert "Red, second" in shown


def test_the_clock_and_what_follows_reach_the_game_exactly() -> None:
    show = opened()
    show.click("more")
    click_part(show, "clock", 1)
    screen(show).choose(limit_s=45)
    click_part(show, "expiry", 2)
    assert begun(show).table.state.timing.control == TimeControl(45, Expiry.LOSE)


def test_time_for_the_whole_game_is_one_of_the_usual_or_ones_own() -> None:
    show = opened()
    show.click("more")
    click_part(show, "clock", 2)
    assert "limit_s" not in {widget.name for widget in show.page.widgets}
    click_part(show, "pace", 1)
    assert "3+2 for the game, undo: 10 moves" in texts_of(show.rest())
    click_part(show, "pace", 6)
    show.tab_to("base_s")
    show.keys("right")
    show.tab_to("increment_s")
    show.keys("left")
    assert "15 min" in texts_of(show.rest())
    play = begun(show)
    assert play.match.setup.total == parse_total("15+3")
    assert play.table.state.timing.control is None
    assert screen(opened(play.world)).choice.pace == "own"


@each_of(
    ("choice", "total"),
    [
        (GameChoice("computer", side="0"), "5+3,3+2"),
        (GameChoice("computer", side="1"), "3+2,5+3"),
        (GameChoice("two", side="1"), "5+3,3+2"),
        (GameChoice("computer", side="1", is_rated=True), "5+3"),
    ],
)
def test_a_handicap_is_that_of_the_computer_or_the_second_side(
    choice: GameChoice, total: str
) -> None:
    show = opened()
    changes = {"players": choice.players, "side": choice.side, "is_rated": choice.is_rated}
    screen(show).choose(**changes, has_clock=True, is_total=True)
    show.click("more")
    if not choice.is_rated:
        show.click("has_handicap")
    else:
        assert not show.widget("has_handicap").is_enabled
    assert begun(show).match.setup.total == parse_total(total)


def test_scrolling_past_the_clock_leaves_its_seconds() -> None:
    show = opened()
    show.click("more")
    click_part(show, "clock", 1)
    screen(show).choose(limit_s=15)
    place = show.widget("limit_s").rect
    show.do(Wheel(*place.middle, up=-2))
    assert screen(show).choice.limit_s == 15
    show.rest(1)
    assert show.widget("limit_s").rect.y <= place.y, "the page may go on instead"


def test_without_a_clock_its_controls_rest() -> None:
    show = opened()
    show.click("more")
    assert not show.widget("limit_s").is_enabled
    assert not show.widget("expiry").is_enabled
    assert begun(show).table.state.timing.control is None


def test_passing_is_offered_only_where_the_rules_know_it() -> None:
    show = opened()
    show.click("more")
    assert "the turn passes" in texts_of(show.rest())
    screen(show).choose(rule_set=2)
    assert "the turn passes" not in texts_of(show.rest())


@each_of(("part", "undo"), list(enumerate(UNDO)))
def test_undo_depth_reaches_the_match_exactly(part: int, undo: str) -> None:
    show = opened()
    show.click("more")
    click_part(show, "undo", part)
    assert begun(show).match.setup.undo_depth == UNDO[undo]


def test_the_last_choice_is_remembered_when_a_game_begins() -> None:
    world = a_world()
    show = opened(world)
    click_part(show, "level", 6)
    show.click("more")
    click_part(show, "clock", 1)
    begun(show)
    again = screen(opened(world))
    assert (again.choice.level, again.choice.has_clock) == (7, True)
    assert again.choice == choice_of(world.memory.recall(MEMORY))


def test_the_last_choice_is_remembered_when_one_goes_back() -> None:
    world = a_world()
    show = opened(world)
    click_part(show, "level", 6)
    show.keys("escape")
    assert show.names == ["below"]
    assert screen(opened(world)).choice.level == 7


def test_every_part_of_a_choice_is_shown() -> None:
    choice = GameChoice("two", 8, 1, 2, "Ann", "Bo", "chance", "club", (), "", "", True, 60,
                        "lose", "all", True, True, "Fish", "Fish", "Fish",
                        True, "own", 900, 10, True, 60, 0)  # fmt: skip
    usual = GameChoice()
    same = [each.name for each in fields(choice)
            if getattr(choice, each.name) == getattr(usual, each.name)]  # fmt: skip
    assert same == ["switches", "house_rules", "house_name"]
    world = a_world()
    world.memory.keep(MEMORY, facts_of(choice))
    show = opened(world)
    play = begun(show)
    assert play.match.setup.players == (Player("Ann"), Player("Bo"))
    assert play.match.setup.rules == JUNGLE.rulebook.codec.parse_rules("club")
    assert play.table.state.timing.control is None
    assert play.match.setup.total == parse_total("15+10,1+0")
    assert play.match.setup.undo_depth is None
    assert play.match.setup.stakes is Stakes.FRIENDLY


def test_a_rated_game_is_agreed_with_a_switch_that_says_what_it_means() -> None:
    show = opened()
    assert "It counts for your rating: no hints, no undo, no oracle light." in texts_of(show.rest())
    show.click("more")
    show.click("is_rated")
    assert screen(show).controls.undo.chosen == 0
    assert not screen(show).controls.undo.is_enabled
    assert screen(show).choice.undo == "some"
    show.click("is_rated")
    assert screen(show).controls.undo.is_enabled
    show.click("is_rated")
    play = begun(show)
    assert play.match.setup.stakes is Stakes.RATED
    assert play.match.setup.undo_depth == 0
    assert screen(opened(play.world)).choice.is_rated


@each_of("players", ["computer", "two", "watch"])
def test_a_walk_with_the_keyboard_reaches_every_control(players: str) -> None:
    show = opened()
    show.click("more")
    screen(show).choose(players=players, has_clock=True)
    wanted = {each.name for each in show.page.widgets if each.takes_focus}
    assert show.tab_through() == wanted


def test_keys_alone_set_up_and_start_a_game() -> None:
    show = opened()
    show.tab_to("level")
    show.keys("right", "right")
    show.tab_to("more")
    show.keys("enter")
    show.tab_to("clock")
    show.keys("right")
    show.tab_to("start")
    show.keys("enter")
    play = show.stack.top
    assert isinstance(play, Play)
    assert play.match.setup.players[1].level == 4
    assert play.table.state.timing.control is not None


def test_what_is_seldom_changed_waits_under_more_and_is_told_there() -> None:
    show = opened()
    for name in ("clock", "limit_s", "expiry", "undo"):
        assert name not in {widget.name for widget in show.page.widgets}
    assert "No clock, undo: 10 moves" in texts_of(show.rest())
    show.click("more")
    click_part(show, "clock", 1)
    click_part(show, "undo", 2)
    show.click("more")
    assert "30 seconds a move, undo: every move" in texts_of(show.rest())
    assert begun(show).table.state.timing.control == TimeControl(30, Expiry.PASS)


@each_of("size", [(1280, 720), (1920, 1080), (900, 1600)])
def test_opening_more_moves_nothing_above_it(size: tuple[int, int]) -> None:
    show = opened(size=size)
    above = ("players", "level", "side", "rule_set", "compare", "more")
    before = [show.widget(name).rect for name in above]
    show.click("more")
    assert [show.widget(name).rect for name in above] == before
    show.click("more")
    assert [show.widget(name).rect for name in above] == before


def test_levels_are_numbered_and_worded_in_rising_order() -> None:
    cards = screen(opened()).controls.levels["level"].choices
    assert [card.number for card in cards] == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert [card.sub_line for card in cards] == [
        "beginner", "easy", "casual", "steady", "skilled", "strong", "expert", "master",
    ]  # fmt: skip
    shown = texts_of(opened().rest())
    assert [text for text in shown if text.isdecimal()] == [str(level) for level in LEVELS]


def test_another_choice_of_players_leaves_the_panel_and_the_buttons_where_they_are() -> None:
    show = opened()
    before = [show.widget(name).rect for name in ("start", "back", "players")]
    for part in (1, 2, 0):
        click_part(show, "players", part)
        assert [show.widget(name).rect for name in ("start", "back", "players")] == before


def test_a_switch_of_language_changes_every_text() -> None:
    english, chinese = (
        texts_of(opened(a_world(Settings(language=language))).rest()) for language in LANGUAGES
    )
    assert len(english) == len(chinese) > 20
    assert set(english) & set(chinese) == set(map(str, LEVELS)), "numbers alone are the same"


@each_of("size", [(1280, 720), (1920, 1080), (3840, 2160), (900, 1600)])
def test_a_usual_window_shows_everything_without_scrolling(size: tuple[int, int]) -> None:
    show = opened(size=size)
    for _ in ("little", "more"):
        for players in ("computer", "two", "watch"):
            screen(show).choose(players=players)
            assert show.widget("scroll bar").rect.w == 0
        show.click("more")


def test_the_picture_stays_while_nothing_happens() -> None:
    show = opened()
    drawn = show.rest()
    assert show.rest(5) is drawn
    assert show.stack.wakes_at(show.now) is None


@each_of("game_id", games())
@each_of("language", LANGUAGES)
def test_the_strength_of_the_chosen_level_is_told_and_follows_the_choice(
    game_id: str, language: Language
) -> None:
    game = games()[game_id]
    show = Performance(Card("below"), world := a_world(Settings(language=language)), (1280, 720))
    show.cover_with(NewGame(world, game))
    show.rest()
    for level in (1, 8):
        click_part(show, "level", level - 1)
        show.rest()
        assert any(str(game.ratings[level - 1]) in text for text in texts_of(show.rest()))


@each_of("game_id", games())
def test_every_level_is_rated_above_the_one_before(game_id: str) -> None:
    ratings = games()[game_id].ratings
    assert len(ratings) == len(LEVELS)
    assert list(ratings) == sorted(set(ratings))
