"""The list of saves: what it tells, what it finds, and what it keeps while files arrive."""

import shutil
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.files.saves.folder import Saves, Summary
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.load.captions import when_text
from jungle_pg.scenes.load.samples import SampleStore
from jungle_pg.scenes.load.screen import SMALL_FOLDER
from jungle_pg.stage.inputs import Key, Typing, Wheel
from jungle_pg.texts.languages import language_of
from tests.games import TOY, done, play_random
from tests.rows import each_of
from tests.scenes.load.desk_of_saves import (
    CAT,
    PERSON,
    EngineClient,
    a_match,
    a_world_with,
    begun,
    write,
    write_many,
)
from tests.toy import ToyRules

TODAY = datetime(2026, 3, 14, 18, 42)


@each_of(
    ("when", "english", "chinese"),
    [
        (datetime(2026, 3, 14, 9, 5), "today 09:05", "今天 09:05"),
        (datetime(2026, 3, 13, 21, 5), "yesterday 21:05", "昨天 21:05"),
        (datetime(2026, 1, 2, 9), "2 January", "1月2日"),
        (datetime(2025, 10, 12, 9), "12 October 2025", "2025年10月12日"),
        (datetime(2027, 1, 1, 9), "1 January 2027", "2027年1月1日"),
    ],
)
def test_when_a_game_was_saved_is_said_as_one_says_it_today(
    when: datetime, english: str, chinese: str
) -> None:
    assert when_text(language_of("en"), when, TODAY) == english
    assert when_text(language_of("zh"), when, TODAY) == chinese


def test_a_row_tells_name_date_rules_players_result_and_length(tmp_path: Path) -> None:
    match = done(a_match(20, "club").resign(1))
    write(tmp_path, "Rain on the river.json", match, hours_ago=21)
    told = EngineClient(a_world_with(tmp_path), (1920, 1080)).texts
    for words in ("Rain on the river", "yesterday 21:42", "Jungle, Club", "You", "Computer, Cat",
                  "You won: given up", "20 moves"):  # fmt: skip
        assert words in told


@each_of("size", [(1280, 720), (800, 600), (640, 480), (900, 1400)])
def test_the_players_and_the_result_are_told_in_every_window(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    write(tmp_path, "game.json", done(a_match(20).resign(0)))
    engine = EngineClient(a_world_with(tmp_path), size)
    assert {"You", "Computer, Cat", "20 moves"} <= set(engine.texts)
    assert engine.says("You lost")


def test_the_newest_save_comes_first_and_is_chosen(tmp_path: Path) -> None:
    for name, hours in (("old", 30), ("new", 1), ("older", 300)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    engine = EngineClient(a_world_with(tmp_path))
    assert engine.names == ["new", "old", "older"]
    assert engine.chosen == "new"


def test_the_order_goes_round_by_its_button(tmp_path: Path) -> None:
    for name, hours, plies in (("b", 1, 3), ("c", 2, 9), ("A", 3, 6)):
        write(tmp_path, f"{name}.json", a_match(plies), hours)
    engine = EngineClient(a_world_with(tmp_path))
    orders = {}
    for _ in range(4):
        orders[engine.scene.sort.label or engine.scene.sort.tip] = "".join(engine.names)
        engine.press("sort")
    assert orders == {
        "Newest first": "bcA",
        "Oldest first": "Acb",
        "By name": "Abc",
        "Longest first": "cAb",
    }
    assert "".join(engine.names) == "bcA"


def test_going_on_and_finished_are_counted_and_shown_alone(tmp_path: Path) -> None:
    write(tmp_path, "on.json")
    write(tmp_path, "over.json", done(a_match(9).agree_draw()))
    (tmp_path / "saves" / "broken.json").write_text("{", encoding="utf-8")
    engine = EngineClient(a_world_with(tmp_path), (1920, 1080))
    assert {"All 3", "Going on 1", "Finished 1"} <= set(engine.texts)
    engine.show.tab_to("kind")
    engine.keys("right")
    assert engine.names == ["on"]
    engine.keys("right")
    assert engine.names == ["over"]
    assert engine.chosen == "over"
    engine.keys("home")
    assert len(engine.names) == 3


def test_a_kind_of_which_there_is_none_says_so_and_leads_back(tmp_path: Path) -> None:
    write(tmp_path, "on.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.show.tab_to("kind")
    engine.keys("end")
    assert engine.says("No game is finished")
    engine.press("clear")
    assert engine.names == ["on"]


def test_letters_of_a_name_find_it_whatever_their_case(tmp_path: Path) -> None:
    for name in ("Rain", "Sun", "Rainbow"):
        write(tmp_path, f"{name}.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.show.do(Key("f", ctrl=True))
    engine.type("rAIn")
    assert sorted(engine.names) == ["Rain", "Rainbow"]
    engine.type("xyz")
    assert engine.says("Nothing is called “rAInxyz”")
    engine.press("clear")
    assert len(engine.names) == 3
    assert engine.scene.search.text == ""


def test_a_slash_leads_to_the_search_without_being_typed(tmp_path: Path) -> None:
    write(tmp_path, "game.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.show.do(Key("/"), Typing("/"), Typing("a"), Typing("/"))
    assert engine.scene.search.text == "a/"
    assert engine.show.stack.typing_at() is not None


def test_esc_empties_the_search_first_and_then_leads_back(tmp_path: Path) -> None:
    write(tmp_path, "game.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.show.do(Key("/"), Typing("x"))
    engine.keys("escape")
    assert engine.names == ["game"]
    assert engine.show.names == ["below", "load"]
    engine.keys("escape")
    assert engine.show.names == ["below"]


def test_keys_walk_the_list_from_end_to_end(tmp_path: Path) -> None:
    write_many(tmp_path, 40)
    engine = EngineClient(a_world_with(tmp_path))
    walked = []
    for key in ("down", "down", "up", "end", "home", "pagedown", "pageup"):
        engine.keys(key)
        walked.append(engine.chosen)
    page = walked[5]
    assert walked == ["game 0001", "game 0002", "game 0001", "game 0039", "game 0000", page,
                      "game 0000"]  # fmt: skip
    assert page in ("game 0003", "game 0004", "game 0005")
    assert engine.scene.list.scroll.offset(engine.show.now) == 0


def test_a_held_key_stays_in_the_list_at_its_end(tmp_path: Path) -> None:
    write_many(tmp_path, 2)
    engine = EngineClient(a_world_with(tmp_path))
    engine.keys("down")
    engine.show.do(*[Key("down", repeat=True)] * 5)
    assert engine.show.page.focused is engine.scene.list
    engine.keys("down")
    assert engine.show.page.focused is not engine.scene.list


def test_wheel_and_click_choose_rows_that_were_out_of_sight(tmp_path: Path) -> None:
    write_many(tmp_path, 40)
    engine = EngineClient(a_world_with(tmp_path))
    x, y = engine.scene.list.rect.middle
    engine.show.do(Wheel(x, y, -10))
    engine.show.rest(1.0)
    assert engine.chosen == "game 0000", "the wheel chooses nothing"
    engine.click_row(10)
    assert engine.chosen == "game 0010"


def test_nothing_saved_yet_says_what_to_do(tmp_path: Path) -> None:
    engine = EngineClient(a_world_with(tmp_path))
    assert engine.says("No saved games yet")
    assert [widget.name for widget in engine.show.page.widgets] == ["new_game", "open_path", "back"]
    engine.press("new_game")
    assert engine.show.names[-1] == "chooser"


def test_a_world_that_cannot_save_has_nothing_to_load(tmp_path: Path) -> None:
    world = a_world_with(tmp_path)
    world.saves = None
    engine = EngineClient(world)
    assert engine.says("No saved games yet")
    engine.press("open_path")
    assert engine.show.names == ["below", "load"]
    engine.press("back")
    assert engine.show.names == ["below"]


def test_a_folder_that_goes_away_meanwhile_leaves_the_list_as_it_was(tmp_path: Path) -> None:
    write(tmp_path, "a.json", hours_ago=1)
    write(tmp_path, "b.json", hours_ago=2)
    engine = EngineClient(a_world_with(tmp_path))
    shutil.rmtree(tmp_path / "saves")
    engine.keys("down")
    assert engine.names == ["a", "b"]
    assert engine.says("File not found: there is no such file")
    assert not engine.can("load")


def test_another_game_stands_in_the_list_beside_the_first(tmp_path: Path) -> None:
    people = begin(TOY, Setup(ToyRules(), players=(Player("Ann"), Player("Bob")), luck_seed=3))
    mixed = begin(TOY, Setup(ToyRules(), players=(PERSON, CAT), luck_seed=3))
    write(tmp_path, "going on.json", play_random(people, Random(1), 3), hours_ago=1)
    write(tmp_path, "over.json", play_random(mixed, Random(1), 99), hours_ago=2)
    write(tmp_path, "jungle.json", hours_ago=3)
    engine = EngineClient(a_world_with(tmp_path), (1920, 1080))
    assert engine.names == ["going on", "over", "jungle"]
    assert {"Ann", "Bob", "Computer, Rat"} <= set(engine.texts)
    engine.choose("over")
    assert engine.says("You lost"), "an end without words of its own is told in general ones"
    engine.choose("going on")
    engine.keys("enter")
    # Two people with hidden cards are asked who looks at the screen.
    assert engine.show.names == ["below", "play", "question"]


def test_a_game_the_window_does_not_know_is_told_as_such(tmp_path: Path) -> None:
    write(tmp_path, "toy.json", begin(TOY, Setup(ToyRules(), players=(PERSON, CAT))))
    world = a_world_with(tmp_path)
    only = {"jungle": world.games()["jungle"]}
    world.games = lambda: only
    assert EngineClient(world).says("the game toy is not known")


def test_a_forged_result_is_told_in_general_words(tmp_path: Path) -> None:
    write(tmp_path, "a.json", begun(), result={"winner": None, "reason": "den"})
    write(tmp_path, "b.json", begun(), result={"winner": "RED", "reason": "magic"})
    told = EngineClient(a_world_with(tmp_path), (1920, 1080)).texts
    assert {"Draw: den", "You won"} <= set(told)


@each_of("language", ["en", "zh"])
def test_a_switch_of_language_reaches_the_list_that_is_open(tmp_path: Path, language: str) -> None:
    write(tmp_path, "game.json")
    settings = Settings(language=language)  # type: ignore[arg-type]
    engine = EngineClient(a_world_with(tmp_path, settings), (1920, 1080))
    assert engine.says({"en": "Red to move", "zh": "轮到红方"}[language])


class Batches:
    """A listing that gives its files in batches, when the test says so."""

    def __init__(self, summaries: list[Summary], each: int) -> None:
        self._left, self._each = summaries, each
        self._count = len(summaries)
        self.lets = self.unseen = 0
        self.is_closed = False

    @property
    def is_done(self) -> bool:
        return not self._left

    @property
    def progress(self) -> tuple[int, int]:
        return self._count - len(self._left), self._count

    def poll(self) -> list[Summary]:
        if not self.lets:
            return []
        self.lets -= 1
        found, self._left = self._left[: self._each], self._left[self._each :]
        return found

    def close(self) -> None:
        self.is_closed = True


class SlowStore(SampleStore):
    """A folder whose files are found bit by bit."""

    def __init__(self, saves: Saves, each: int) -> None:
        super().__init__(())
        self.batches = Batches(list(saves.summaries()), each)

    def listing(self) -> Batches:  # type: ignore[override]
        return self.batches


def slow(tmp_path: Path, count: int, each: int) -> tuple[EngineClient, Batches]:
    write_many(tmp_path, count)
    world = a_world_with(tmp_path)
    assert world.saves is not None
    store = SlowStore(world.saves, each)
    return EngineClient(world, store=store), store.batches


def test_the_first_rows_are_there_long_before_the_last(tmp_path: Path) -> None:
    engine, batches = slow(tmp_path, 100, 20)
    assert engine.names == []
    assert not engine.says("No saved games yet"), "nobody knows that yet"
    batches.lets = 1
    engine.show.rest(0.1)
    assert len(engine.names) == 20
    assert "game 0000" in engine.texts
    assert engine.says("Looking at 20 of 100")
    assert engine.scene.progress.value == 0.2
    wakes_at = engine.scene.wakes_at(engine.show.now)
    assert wakes_at is not None
    assert wakes_at < engine.show.now + 0.1
    batches.lets = 9
    for _ in range(9):
        engine.show.rest(0.1)
    assert len(engine.names) == 100
    assert engine.scene.progress not in engine.show.page.widgets
    engine.settle()
    assert engine.scene.wakes_at(engine.show.now) is None


def test_what_is_chosen_and_in_sight_stays_while_further_files_arrive(tmp_path: Path) -> None:
    engine, batches = slow(tmp_path, 200, 50)
    batches.lets = 1
    engine.show.rest(0.1)
    # The oldest come first now, so that whatever arrives comes before them.
    engine.press("sort")
    engine.keys("home")
    engine.click_row(3)
    chosen, top = engine.chosen, engine.scene.list.first_row(engine.show.now)
    x, y = engine.scene.list.rect.middle
    engine.show.do(Wheel(x, y, -3))
    engine.show.rest(1.0)
    first = engine.names[engine.scene.list.first_row(engine.show.now)]
    batches.lets = 3
    for _ in range(3):
        engine.show.rest(0.1)
    assert len(engine.names) == 200
    assert engine.chosen == chosen
    assert engine.names[engine.scene.list.first_row(engine.show.now)] == first
    assert engine.scene.list.first_row(engine.show.now) > top + 100


def test_few_files_show_no_progress(tmp_path: Path) -> None:
    engine, batches = slow(tmp_path, SMALL_FOLDER, 10)
    batches.lets = 1
    engine.show.rest(0.1)
    assert engine.scene.progress not in engine.show.page.widgets
    assert len(engine.names) == 10


def test_leaving_ends_the_search_for_files(tmp_path: Path) -> None:
    engine, batches = slow(tmp_path, 100, 20)
    engine.keys("escape")
    assert engine.show.names == ["below"]
    assert batches.is_closed


@pytest.mark.slow
def test_of_two_thousand_saves_all_are_listed_and_few_are_drawn(tmp_path: Path) -> None:
    write_many(tmp_path, 2000)
    engine = EngineClient(a_world_with(tmp_path))
    assert len(engine.names) == 2000
    assert engine.names == sorted(engine.names)
    assert 0 < engine.rows_drawn() < 12
    engine.keys("end")
    assert engine.chosen == "game 1999"
    assert engine.rows_drawn() < 12
    engine.show.do(Key("/"))
    engine.type("1234")
    assert engine.names == ["game 1234"]
