"""Setting up a game of Xiangqi: the screens speak of its sides, its levels and its rules."""

from typing import Final

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.book.rules import RulesBook, book_to_open
from jungle_pg.scenes.chooser.last_game import remember_game
from jungle_pg.scenes.setup.game_choice import GameChoice
from jungle_pg.scenes.setup.house_rules import HouseRules
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.setup.rule_sets import RuleSets
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.ui.controls.choice import ChoiceCards
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    Performance,
    a_world,
    seen,
    texts_of,
    view_of,
)
from tests.scenes.cards import Card
from tests.ui.looking import find

XIANGQI: Final = games()["xiangqi"]
CODEC: Final = XIANGQI.rulebook.codec


def opened(world: World | None = None, size: tuple[int, int] = (1920, 1080)) -> Performance:
    """A new game of Xiangqi over another scene."""
    world = world or a_world()
    show = Performance(Card("below"), world, size)
    scene = NewGame(world, XIANGQI)
    show.cover_with(scene)
    show.rest()
    return show


def click(show: Performance, name: str, number: int) -> None:
    """Click one card of several."""
    cards = show.widget(name)
    assert isinstance(cards, ChoiceCards)
    x, y = cards.parts(show.stack.view)[number].middle
    show.do(Point(x, y), Press(x, y), Release(x, y))


def test_sides_levels_and_rules_are_those_of_the_game() -> None:
    shown = texts_of(opened().rest())
    assert {"Red, first", "Black, second", "Standard"} <= set(shown)
    assert {"Soldier", "Elephant", "Chariot", "General"} <= set(shown)
    assert not {"Blue, second", "Traditional", "Rat"} & set(shown)


def test_a_turn_cannot_pass_where_the_rules_know_no_passing() -> None:
    show = opened()
    show.click("more")
    shown = texts_of(show.rest())
    assert "a move is played" in shown
    assert "the turn passes" not in shown


def test_a_game_is_begun_by_the_rules_of_a_chosen_card() -> None:
    show = opened()
    show.click("compare")
    show.rest()
    assert show.names == ["below", "new_game", "rule_sets"]
    shown = texts_of(show.rest())
    assert {"Standard", "Casual", "Club", "Practice"} <= set(shown)
    assert shown.count("Red begins") == 4
    assert "Switches" not in shown
    click(show, "rules", 1)
    show.click("play")
    play = show.stack.top
    assert isinstance(play, Play)
    assert play.game is XIANGQI
    assert CODEC.rules_text(play.match.setup.rules) == "casual"


def test_what_was_chosen_for_one_game_is_not_chosen_for_another() -> None:
    world = a_world()
    show = opened(world)
    click(show, "players", 1)
    show.click("back")
    again, jungle = NewGame(world, XIANGQI), NewGame(world, games()["jungle"])
    assert (again.choice.players, jungle.choice.players) == ("two", "computer")


def a_house(settings: Settings | None = None, size: tuple[int, int] = (1280, 720)) -> Performance:
    """House rules of Xiangqi over another scene."""
    world = a_world(settings)
    show = Performance(Card("below"), world, size)
    scene = HouseRules(world, XIANGQI, XIANGQI.rules)
    show.cover_with(scene)
    show.rest()
    return show


def rules_text(show: Performance) -> str:
    scene = show.stack.top
    assert isinstance(scene, HouseRules)
    return CODEC.rules_text(scene.rules)


def test_every_rule_can_be_changed_by_its_control() -> None:
    show = a_house()
    show.click("dead_draw")
    show.tab_to("repetition")
    show.keys("right")
    assert rules_text(show) == "standard,repetition=chase,dead_draw=no"
    assert "2 rules differ from Standard" in texts_of(show.rest())
    show.click("reset")
    assert rules_text(show) == "standard"


def test_few_rules_have_words_below_them_and_a_large_board_beside_them() -> None:
    show = a_house()
    note = "So many moves of both sides without a capture make a draw."
    assert note in texts_of(show.rest())
    scene = show.stack.top
    assert isinstance(scene, HouseRules)
    plan = scene._plan
    assert plan is not None
    assert plan.has_notes
    assert plan.board is not None
    assert plan.board.w > plan.panel.w / 3


def test_the_board_beside_the_rules_has_all_pieces_of_the_game() -> None:
    show = a_house()
    pieces = [op.name for op in find(show.rest(), Sprite) if op.name.startswith("xiangqi/r_")]
    assert len(pieces) == 16


@each_of("size", [(800, 600), (1280, 720), (1920, 1080), (1080, 1920)])
@each_of("language", LANGUAGES)
def test_the_house_rules_of_a_game_with_few_of_them_need_no_scrolling(
    size: tuple[int, int], language: Language
) -> None:
    show = a_house(Settings(language=language), size)
    assert show.widget("scroll bar").rect.w == 0


def test_f1_opens_the_book_of_the_game_that_is_set_up() -> None:
    world = a_world()
    for scene in (
        NewGame(world, XIANGQI),
        RuleSets(world, XIANGQI, GameChoice(rule_set="club")),
        HouseRules(world, XIANGQI, CODEC.parse_rules("casual,dead_draw=no")),
    ):
        book = book_to_open(world, [Card("below"), scene])
        assert isinstance(book, RulesBook)
        assert book.game is XIANGQI
        assert book.rules == scene.rules


def test_elsewhere_the_book_of_the_game_chosen_last_is_opened() -> None:
    world = a_world()
    remember_game(world, XIANGQI)
    book = book_to_open(world, [Card("below")])
    assert isinstance(book, RulesBook)
    assert book.game is XIANGQI
    assert len(list(seen(book_drawn(book)))) > 100


def book_drawn(book: RulesBook) -> DrawList:
    book.arrange(view_of((1280, 720), Settings()))
    return book.draw(0.0)
