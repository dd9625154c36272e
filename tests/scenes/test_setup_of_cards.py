"""Setting up a game of Jackaroo: luck deals first, and time is part of the game."""

from typing import Final

from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.scenes.setup.game_choice import GameChoice, started, usual_choice
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.setup.rule_sets import RuleSets
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import Sprite, Text
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, seen, texts_of
from tests.scenes.cards import Card

JACKAROO: Final = games()["jackaroo"]
FIFTEEN: Final = TimeControl(15, Expiry.AUTO_PLAY)


def opened(world: World) -> Performance:
    """A new game of Jackaroo over another scene."""
    show = Performance(Card("below"), world)
    scene = NewGame(world, JACKAROO)
    show.cover_with(scene)
    show.rest()
    return show


def test_red_begins_though_luck_deals_first() -> None:
    shown = texts_of(opened(a_world()).rest())
    assert {"Red, first", "Yellow, second"} <= set(shown)
    cards = Performance(RuleSets(a_world(), JACKAROO, GameChoice()), a_world())
    assert "Red begins" in texts_of(cards.rest())


@each_of(("size", "is_beside"), [((1280, 720), True), ((1920, 1080), True), ((900, 1600), False)])
def test_the_words_of_the_only_rules_stand_with_their_board(
    size: tuple[int, int], is_beside: bool
) -> None:
    cards = Performance(RuleSets(a_world(), JACKAROO, GameChoice()), a_world(), size)
    ops = list(seen(cards.rest()))
    marbles = [
        each.op.x + each.dx
        for each in ops
        if isinstance(each.op, Sprite) and each.op.name.startswith("jackaroo/marble")
    ]
    (x,) = [
        each.op.x + each.dx
        for each in ops
        if isinstance(each.op, Text) and each.op.text == "Red begins"
    ]
    wide = max(marbles) - min(marbles)
    assert min(marbles) - wide < x < max(marbles) + 3 * wide, "they belong together"
    assert (x > max(marbles)) == is_beside


def test_15_1_a_card_has_fifteen_seconds_unless_the_players_agree_otherwise() -> None:
    show = opened(a_world())
    assert any(text.startswith("15 seconds a move") for text in texts_of(show.rest()))
    show.click("start")
    play = show.stack.top
    assert isinstance(play, Play)
    assert play.table.state.timing.control == FIFTEEN


def test_a_clock_that_was_switched_off_stays_off() -> None:
    world = a_world()
    show = opened(world)
    show.click("more")
    show.tab_to("clock")
    show.keys("left")
    show.click("back")
    again = NewGame(world, JACKAROO)
    assert not again.choice.has_clock
    assert started(JACKAROO, again.choice, 1)[1] is None


def test_games_without_a_usual_clock_begin_without_one() -> None:
    for name in ("jungle", "xiangqi"):
        assert usual_choice(games()[name]) == GameChoice()
        assert started(games()[name], GameChoice(), 1)[1] is None


def test_undo_is_offered_only_where_something_can_be_taken_back() -> None:
    for name, game in games().items():
        show = Performance(Card("below"), a_world())
        scene = NewGame(show.world, game)
        scene.shows_more = True
        show.cover_with(scene)
        offers = any(widget.name == "undo" for widget in scene._widgets(scene.choice))
        assert offers == (name != "jackaroo"), name
        assert game.rulebook.takes_back(game.rules) == offers
        scene.shows_more = False
        scene.arrange(show.stack.view)
        assert ("undo" in scene.controls.more.label) == offers, "and on the button that hides it"
    assert GameChoice().undo == "some", "though nobody chose anything else"
