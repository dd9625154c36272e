"""What one plays for stands beside the board until the first move, and first in every book."""

from dataclasses import replace

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Language
from jungle_pg.games.book import Paragraph
from jungle_pg.scenes.setup.new_game import game_as_last_time
from tests.games.reading import pages_of
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.cards import Card
from tests.scenes.table.playing import CALM, HUMAN, Board

GOAL = "Reach Blue's den: choose an animal"


def test_a_new_player_reads_the_goal_until_somebody_has_moved() -> None:
    board = Board()
    assert board.says(GOAL)
    assert board.says("In Progress")
    board.play("A3A4")
    assert not board.says("Reach Red's den")
    board.show.keys("escape")
    board.wait(1)
    board.show.click("restart")
    board.show.click("yes")
    assert board.says(GOAL)


def test_the_goal_names_the_side_one_plays_against() -> None:
    assert Board("animal").says("Reach Green's den: choose an animal")
    assert Board("course").says("Reach Red's den: choose an animal")
    closed = Board("traditional,den_enterers=none")
    assert closed.says("Take all animals of Blue: choose one of yours")
    assert Board("standard", game="xiangqi").says("Trap Black's general: choose a piece")


def test_who_only_watches_is_told_no_goal() -> None:
    computers = Board(players=(Player(level=1), Player(level=1)))
    assert not any("den" in text for text in computers.texts())
    second = Board(players=(Player(level=1), HUMAN))
    assert not second.says(GOAL)


def test_every_game_tells_its_goal_at_the_table_in_both_languages() -> None:
    goals: dict[Language, dict[str, str]] = {
        "en": {"jungle": "Reach", "xiangqi": "Trap", "jackaroo": "marbles home"},
        "zh": {"jungle": "兽穴", "xiangqi": "将帅", "jackaroo": "先到家"},
    }
    for language, starts in goals.items():
        for name, game in games().items():
            world = a_world(replace(CALM, language=language))
            show = Performance(Card("below"), world, (1920, 1080))
            scene = game_as_last_time(world, game)
            show.cover_with(scene)
            show.rest(3)
            told = "".join(texts_of(show.rest(3)))
            assert starts[name].replace(" ", "") in told.replace(" ", ""), (language, name)


def test_the_first_page_of_every_book_says_what_one_plays_for() -> None:
    first = {"jungle": "book.den_wins", "xiangqi": "book.xiangqi.aim_text",
             "jackaroo": "book.jackaroo.aim_text"}  # fmt: skip
    for name, key in first.items():
        page = pages_of(name, games()[name].rules)[0]
        paragraph = page.blocks[0]
        assert isinstance(paragraph, Paragraph)
        assert paragraph.saying.key == key
