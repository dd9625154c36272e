"""Which book of rules is opened from which scenes."""

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.book.rules import RulesBook, book_to_open
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title, quit_question
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import World
from tests.rows import each_of
from tests.scenes.acting import Pocket, Recorder, a_match, a_world
from tests.scenes.book_show import a_book
from tests.scenes.cards import Card


def rules_shown(world: World, *scenes: Scene) -> object:
    book = book_to_open(world, scenes)
    assert isinstance(book, RulesBook)
    return book.rules


def test_without_a_match_the_usual_rules_are_shown() -> None:
    world = a_world()
    usual = world.games()["jungle"].rules
    assert rules_shown(world, Title(world)) == usual
    assert rules_shown(world, Title(world), quit_question(world)) == usual


@each_of("rules", ["club", "animal+dog_river"])
def test_the_rules_of_the_match_are_shown_wherever_it_is(rules: str) -> None:
    world = a_world()
    play = Play(world, world.games()["jungle"], a_match(rules))
    wanted = JUNGLE.codec.parse_rules(rules)
    assert rules_shown(world, Title(world), play) == wanted
    assert rules_shown(world, Title(world), play, Card("above")) == wanted


def test_an_open_book_is_not_opened_again() -> None:
    world = a_world()
    assert book_to_open(world, [Title(world), a_book(world)]) is None
    assert book_to_open(world, [a_book(world), Card("above")]) is None


def test_after_a_failure_no_book_is_opened() -> None:
    assert book_to_open(a_world(), [Trouble(None)]) is None


def test_without_games_there_is_no_book() -> None:
    world = World(Recorder(), Pocket())
    assert book_to_open(world, [Title(world)]) is None
