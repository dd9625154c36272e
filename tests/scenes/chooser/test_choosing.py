"""Choosing a game with keys, mouse and wheel, and what is remembered of it."""

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change
from jungle_pg.scenes.chooser.last_game import chosen_game, remember_game
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Key, Point, Press, Release, Wheel
from jungle_pg.ui.page import can_focus
from jungle_pg.ui.widget import Widget
from tests.rows import each_of
from tests.scenes.acting import SIZES, Performance, a_world, heard, texts_of
from tests.scenes.chooser.arcade import TURNED_S, a_world_of, chooser, in_front, scene_of


def test_enter_plays_the_game_in_front_at_once() -> None:
    play = chooser(2)
    play.keys("enter")
    assert play.names == ["below", "chooser", "new_game"]
    top = play.stack.top
    assert isinstance(top, NewGame)
    assert top.game.rulebook.game_id == "jungle"


@each_of(
    ("keys", "front"),
    [
        ("right", "xiangqi"),
        ("right right", "jungle"),
        ("left", "xiangqi"),
        ("end", "xiangqi"),
        ("end home", "jungle"),
        ("home", "jungle"),
    ],
)
def test_keys_go_from_cabinet_to_cabinet(keys: str, front: str) -> None:
    play = chooser(2)
    play.keys(*keys.split())
    assert in_front(play) == front
    play.keys("enter")
    assert isinstance(play.stack.top, NewGame)
    assert play.stack.top.game.rulebook.game_id == front


def test_after_the_last_of_many_games_comes_the_first() -> None:
    play = chooser(4)
    seen = []
    for _ in range(5):
        play.keys("right")
        seen.append(in_front(play))
    assert seen == ["xiangqi", "toy0", "toy1", "jungle", "xiangqi"]
    play.keys("left", "left")
    assert in_front(play) == "toy1"


def test_every_game_of_the_program_is_reached_played_and_in_front_the_next_time() -> None:
    world = a_world()
    for game in games():
        play = chooser(len(games()), world=world)
        while in_front(play) != game:
            play.keys("right")
        play.rest(TURNED_S)
        play.keys("enter")
        assert isinstance(play.stack.top, NewGame)
        assert play.stack.top.game.rulebook.game_id == game
        assert in_front(chooser(len(games()), world=world)) == game


def test_a_click_on_another_cabinet_brings_it_to_the_front_and_another_click_plays_it() -> None:
    play = chooser(2)
    play.click("cabinet 1")
    assert play.names == ["below", "chooser"]
    assert in_front(play) == "xiangqi"
    play.rest(TURNED_S)
    x, y, w, _ = (getattr(play.widget("cabinet 1").rect, name) for name in "xywh")
    spot = (x + w / 2, y + 5)
    play.do(Point(*spot), Press(*spot), Release(*spot))
    assert play.names == ["below", "chooser", "new_game"]


def test_a_press_that_is_let_go_elsewhere_chooses_nothing() -> None:
    play = chooser(2)
    x, y = play.widget("cabinet 1").rect.middle
    play.do(Point(x, y), Press(x, y), Point(2, 2), Release(2, 2))
    assert in_front(play) == "jungle"


def test_the_arrows_on_the_screen_do_as_the_keys() -> None:
    play = chooser(3)
    play.click("right")
    assert in_front(play) == "xiangqi"
    play.click("left")
    play.click("left")
    assert in_front(play) == "toy0"


@each_of("name", ["left", "right", "cabinet 1"])
def test_after_turning_by_mouse_enter_plays_what_is_in_front(name: str) -> None:
    play = chooser(3)
    play.click(name)
    front = in_front(play)
    assert front != "jungle"
    play.rest(TURNED_S)
    play.keys("enter")
    assert isinstance(play.stack.top, NewGame)
    assert play.stack.top.game.rulebook.game_id == front


def test_an_arrow_that_was_reached_by_keys_goes_on_turning() -> None:
    play = chooser(3)
    play.tab_to("right")
    play.keys("enter", "enter")
    assert in_front(play) == "toy0"
    assert play.names == ["below", "chooser"]


@each_of("size", [*SIZES, (1281, 721), (1440, 900), (900, 1600), (2560, 1080)])
@each_of("count", [2, 3, 4])
def test_arrow_keys_reach_every_button_in_any_window(count: int, size: tuple[int, int]) -> None:
    play = chooser(count, Settings(reduced_motion=True), size)
    reached, ahead = set[Widget](), [play.page.focused]
    while ahead:
        widget = ahead.pop()
        if widget is not None and widget not in reached:
            reached.add(widget)
            for key in ("up", "down", "left", "right"):
                play.page.focus(widget)
                play.keys(key)
                ahead.append(play.page.focused)
    assert reached == {widget for widget in play.page.widgets if can_focus(widget)}


def test_a_notch_of_the_wheel_is_a_step_and_fingers_on_a_pad_add_up() -> None:
    play = chooser(3)
    play.do(Wheel(5, 5, -1))
    assert in_front(play) == "xiangqi"
    play.do(Wheel(5, 5, 1))
    assert in_front(play) == "jungle"
    play.do(*(Wheel(5, 5, 0, right=0.3) for _ in range(3)))
    assert in_front(play) == "jungle"
    play.do(Wheel(5, 5, 0, right=0.3))
    assert in_front(play) == "xiangqi"


def test_fingers_that_turn_round_begin_to_count_anew() -> None:
    play = chooser(3)
    play.do(Wheel(5, 5, -0.9), Wheel(5, 5, 0.9))
    assert in_front(play) == "jungle"
    play.do(Wheel(5, 5, -0.2))
    assert in_front(play) == "jungle"


def test_esc_and_the_button_lead_back() -> None:
    play = chooser(2)
    play.keys("escape")
    assert play.names == ["below"]
    play = chooser(2)
    play.click("back")
    assert play.names == ["below"]
    assert heard(play.world)[-1] == "ui_back"


def test_a_single_cabinet_stays_where_it_is() -> None:
    play = chooser(1)
    play.keys("right", "left", "end")
    play.do(Wheel(5, 5, 1))
    assert in_front(play) == "jungle"
    assert {"left", "right"}.isdisjoint(widget.name for widget in play.page.widgets)
    assert heard(play.world) == []


def test_every_step_is_heard_and_no_step_is_not() -> None:
    play = chooser(2)
    play.keys("right")
    play.click("left")
    assert heard(play.world) == ["ui_hover", "ui_hover"]
    play.keys("home")
    assert len(heard(play.world)) == 2


def test_the_arrow_keys_still_go_along_the_small_buttons() -> None:
    play = chooser(2)
    play.tab_to("music")
    play.keys("left")
    assert play.page.focused is not None
    assert play.page.focused.name == "sound"
    assert in_front(play) == "jungle"


@each_of("way", ["key", "mouse"])
def test_the_small_buttons_act_at_once(way: str) -> None:
    play = chooser(2)
    if way == "mouse":
        wishes = play.click("sound")
    else:
        play.tab_to("sound")
        wishes = play.keys("enter")
    assert wishes == [Change(Settings(muted=True))]
    assert play.names == ["below", "chooser"]


def test_the_rules_of_the_game_in_front_can_be_read() -> None:
    play = chooser(2)
    play.keys("right")
    play.click("rules")
    assert play.names == ["below", "chooser", "rules"]
    play.rest()
    play.keys("escape")
    assert in_front(play) == "xiangqi"


def test_of_a_game_without_a_book_one_reads_how_it_begins() -> None:
    play = chooser(3)
    play.keys("left")
    play.click("rules")
    assert play.names == ["below", "chooser", "rules"]
    assert "The beginning" in texts_of(play.rest())


def test_the_game_played_last_is_in_front_the_next_time() -> None:
    world = a_world_of(3)
    play = chooser(3, world=world)
    play.keys("right", "enter")
    assert chosen_game(world).rulebook.game_id == "xiangqi"
    assert in_front(chooser(3, world=world)) == "xiangqi"


def test_looking_at_a_game_does_not_choose_it() -> None:
    world = a_world_of(2)
    play = chooser(2, world=world)
    play.keys("right", "escape")
    assert chosen_game(world).rulebook.game_id == "jungle"


@each_of("kept", [{}, {"game": "chess"}, {"game": 7}, {"other": "xiangqi"}])
def test_what_makes_no_sense_is_as_good_as_nothing(kept: dict[str, object]) -> None:
    world = a_world_of(2)
    world.memory.keep("game", kept)
    assert chosen_game(world).rulebook.game_id == "jungle"


def test_new_game_leads_to_the_cabinets_and_enter_enter_to_the_usual_game() -> None:
    world = a_world_of(2)
    remember_game(world, world.games()["xiangqi"])
    play = Performance(Title(world), world)
    play.tab_to("new_game")
    play.keys("enter")
    assert play.names == ["title", "chooser"]
    play.rest()
    play.keys("enter")
    assert play.names == ["title", "chooser", "new_game"]
    assert isinstance(play.stack.top, NewGame)
    assert play.stack.top.game.rulebook.game_id == "xiangqi"


def test_back_from_a_new_game_the_cabinets_are_there_and_from_a_match_the_title() -> None:
    world = a_world_of(2)
    play = Performance(Title(world), world)
    play.click("new_game")
    play.rest()
    play.keys("enter")
    play.rest()
    play.keys("escape")
    assert play.names == ["title", "chooser"]
    play.rest()
    play.keys("enter")
    play.rest()
    play.click("start")
    assert play.names == ["title", "play"]


def test_with_one_game_there_is_nothing_to_choose() -> None:
    world = a_world_of(1)
    play = Performance(Title(world), world)
    play.click("new_game")
    assert play.names == ["title", "new_game"]


@each_of("game", games())
def test_the_title_opens_the_book_of_the_game_chosen_last(game: str) -> None:
    world = a_world()
    remember_game(world, world.games()[game])
    play = Performance(Title(world), world)
    play.click("rules")
    book = play.stack.top
    assert book.name == "rules"
    assert getattr(book, "game").rulebook.game_id == game  # noqa: B009


def test_keys_with_ctrl_and_alt_are_for_others() -> None:
    play = chooser(2)
    play.do(Key("right", ctrl=True), Key("right", alt=True))
    assert in_front(play) == "jungle"


def test_the_chooser_is_ready_for_a_key_that_repeats() -> None:
    play = chooser(4)
    play.do(Key("right"), Key("right", repeat=True), Key("right", repeat=True))
    assert in_front(play) == "toy1"
    play.rest(TURNED_S)
    assert not scene_of(play).turning.is_turning(play.now)
