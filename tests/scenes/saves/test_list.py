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
from jungle_pg.scenes.saves.captions import when_text
from jungle_pg.scenes.saves.screen import SMALL_FOLDER
from jungle_pg.scenes.saves.store import FolderStore
from jungle_pg.stage.input.inputs import Key, Typing, Wheel
from tests.rows import each_of
from tests.sample_games import TOY, done, play_random
from tests.scenes.saves.load_show import (
    CAT,
    PERSON,
    LoadShow,
    a_match,
    a_world_with,
    begun,
    write,
    write_many,
)
from tests.toy import ToyRules
from tests.words import language_of

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
    told = LoadShow(a_world_with(tmp_path), (1920, 1080)).texts
    for words in ("Rain on the river", "yesterday 21:42", "Jungle, Club", "You", "Computer, Cat",
                  "You won: given up", "20 moves"):  # fmt: skip
        assert words in told


@each_of("size", [(1280, 720), (800, 600), (640, 480), (900, 1400)])
def test_the_players_and_the_result_are_told_in_every_window(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    write(tmp_path, "game.json", done(a_match(20).resign(0)))
    load = LoadShow(a_world_with(tmp_path), size)
    assert {"You", "Computer, Cat", "20 moves"} <= set(load.texts)
    assert load.says("You lost")


def test_the_newest_save_comes_first_and_is_chosen(tmp_path: Path) -> None:
    for name, hours in (("old", 30), ("new", 1), ("older", 300)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    load = LoadShow(a_world_with(tmp_path))
    assert load.names == ["new", "old", "older"]
    assert load.chosen == "new"


def test_the_order_goes_round_by_its_button(tmp_path: Path) -> None:
    for name, hours, plies in (("b", 1, 3), ("c", 2, 9), ("A", 3, 6)):
        write(tmp_path, f"{name}.json", a_match(plies), hours)
    load = LoadShow(a_world_with(tmp_path))
    orders = {}
    for _ in range(4):
        orders[load.scene.sort.label or load.scene.sort.tip] = "".join(load.names)
        load.press("sort")
    assert orders == {
        "Newest first": "bcA",
        "Oldest first": "Acb",
        "By name": "Abc",
        "Longest first": "cAb",
    }
    assert "".join(load.names) == "bcA"


def test_going_on_and_finished_are_counted_and_shown_alone(tmp_path: Path) -> None:
    write(tmp_path, "on.json")
    write(tmp_path, "over.json", done(a_match(9).agree_draw()))
    (tmp_path / "saves" / "broken.json").write_text("{", encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    assert {"All 3", "Going on 1", "Finished 1"} <= set(load.texts)
    load.show.tab_to("kind")
    load.keys("right")
    assert load.names == ["on"]
    load.keys("right")
    assert load.names == ["over"]
    assert load.chosen == "over"
    load.keys("home")
    assert len(load.names) == 3


def test_a_kind_of_which_there_is_none_says_so_and_leads_back(tmp_path: Path) -> None:
    write(tmp_path, "on.json")
    load = LoadShow(a_world_with(tmp_path))
    load.show.tab_to("kind")
    load.keys("end")
    assert load.says("No game is finished")
    load.press("clear")
    assert load.names == ["on"]


def test_letters_of_a_name_find_it_whatever_their_case(tmp_path: Path) -> None:
    for name in ("Rain", "Sun", "Rainbow"):
        write(tmp_path, f"{name}.json")
    load = LoadShow(a_world_with(tmp_path))
    load.show.do(Key("f", ctrl=True))
    load.type("rAIn")
    assert sorted(load.names) == ["Rain", "Rainbow"]
    load.type("xyz")
    assert load.says("Nothing is called “rAInxyz”")
    load.press("clear")
    assert len(load.names) == 3
    assert load.scene.search.text == ""


def test_a_slash_leads_to_the_search_without_being_typed(tmp_path: Path) -> None:
    write(tmp_path, "game.json")
    load = LoadShow(a_world_with(tmp_path))
    load.show.do(Key("/"), Typing("/"), Typing("a"), Typing("/"))
    assert load.scene.search.text == "a/"
    assert load.show.stack.typing_at() is not None


def test_esc_empties_the_search_first_and_then_leads_back(tmp_path: Path) -> None:
    write(tmp_path, "game.json")
    load = LoadShow(a_world_with(tmp_path))
    load.show.do(Key("/"), Typing("x"))
    load.keys("escape")
    assert load.names == ["game"]
    assert load.show.names == ["below", "load"]
    load.keys("escape")
    assert load.show.names == ["below"]


def test_keys_walk_the_list_from_end_to_end(tmp_path: Path) -> None:
    write_many(tmp_path, 40)
    load = LoadShow(a_world_with(tmp_path))
    walked = []
    for key in ("down", "down", "up", "end", "home", "pagedown", "pageup"):
        load.keys(key)
        walked.append(load.chosen)
    page = walked[5]
    assert walked == ["game 0001", "game 0002", "game 0001", "game 0039", "game 0000", page,
                      "game 0000"]  # fmt: skip
    assert page in ("game 0003", "game 0004", "game 0005")
    assert load.scene.list.scroll.offset(load.show.now) == 0


def test_a_held_key_stays_in_the_list_at_its_end(tmp_path: Path) -> None:
    write_many(tmp_path, 2)
    load = LoadShow(a_world_with(tmp_path))
    load.keys("down")
    load.show.do(*[Key("down", repeat=True)] * 5)
    assert load.show.page.focused is load.scene.list
    load.keys("down")
    assert load.show.page.focused is not load.scene.list


def test_wheel_and_click_choose_rows_that_were_out_of_sight(tmp_path: Path) -> None:
    write_many(tmp_path, 40)
    load = LoadShow(a_world_with(tmp_path))
    x, y = load.scene.list.rect.middle
    load.show.do(Wheel(x, y, -10))
    load.show.rest(1.0)
    assert load.chosen == "game 0000", "the wheel chooses nothing"
    load.click_row(10)
    assert load.chosen == "game 0010"


def test_nothing_saved_yet_says_what_to_do(tmp_path: Path) -> None:
    load = LoadShow(a_world_with(tmp_path))
    assert load.says("No saved games yet")
    assert [widget.name for widget in load.show.page.widgets] == ["new_game", "open_path", "back"]
    load.press("new_game")
    assert load.show.names[-1] == "chooser"


def test_a_world_that_cannot_save_has_nothing_to_load(tmp_path: Path) -> None:
    world = a_world_with(tmp_path)
    world.saves = None
    load = LoadShow(world)
    assert load.says("No saved games yet")
    load.press("open_path")
    assert load.show.names == ["below", "load"]
    load.press("back")
    assert load.show.names == ["below"]


def test_a_folder_that_goes_away_meanwhile_leaves_the_list_as_it_was(tmp_path: Path) -> None:
    write(tmp_path, "a.json", hours_ago=1)
    write(tmp_path, "b.json", hours_ago=2)
    load = LoadShow(a_world_with(tmp_path))
    shutil.rmtree(tmp_path / "saves")
    load.keys("down")
    assert load.names == ["a", "b"]
    assert load.says("File not found: there is no such file")
    assert not load.can("load")


def test_another_game_stands_in_the_list_beside_the_first(tmp_path: Path) -> None:
    people = begin(TOY, Setup(ToyRules(), players=(Player("Ann"), Player("Bob")), luck_seed=3))
    mixed = begin(TOY, Setup(ToyRules(), players=(PERSON, CAT), luck_seed=3))
    write(tmp_path, "going on.json", play_random(people, Random(1), 3), hours_ago=1)
    write(tmp_path, "over.json", play_random(mixed, Random(1), 99), hours_ago=2)
    write(tmp_path, "jungle.json", hours_ago=3)
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    assert load.names == ["going on", "over", "jungle"]
    assert {"Ann", "Bob", "Computer, Cat"} <= set(load.texts)
    load.choose("over")
    assert load.says("You lost"), "an end without words of its own is told in general ones"
    load.choose("going on")
    load.keys("enter")
    # Two people with hidden cards are asked who looks at the screen.
    assert load.show.names == ["below", "play", "question"]


def test_a_game_the_window_does_not_know_is_told_as_such(tmp_path: Path) -> None:
    write(tmp_path, "toy.json", begin(TOY, Setup(ToyRules(), players=(PERSON, CAT))))
    world = a_world_with(tmp_path)
    only = {"jungle": world.games()["jungle"]}
    world.games = lambda: only
    assert LoadShow(world).says("the game toy is not known")


def test_a_forged_result_is_told_in_general_words(tmp_path: Path) -> None:
    write(tmp_path, "a.json", begun(), result={"winner": None, "reason": "den"})
    write(tmp_path, "b.json", begun(), result={"winner": "RED", "reason": "magic"})
    told = LoadShow(a_world_with(tmp_path), (1920, 1080)).texts
    assert {"Draw: den", "You won"} <= set(told)


@each_of("language", ["en", "zh"])
def test_a_switch_of_language_reaches_the_list_that_is_open(tmp_path: Path, language: str) -> None:
    write(tmp_path, "game.json")
    settings = Settings(language=language)  # type: ignore[arg-type]
    load = LoadShow(a_world_with(tmp_path, settings), (1920, 1080))
    assert load.says({"en": "Red to move", "zh": "轮到红方"}[language])


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


class SlowStore(FolderStore):
    """A folder whose files are found bit by bit."""

    def __init__(self, saves: Saves, each: int) -> None:
        super().__init__(saves)
        self.batches = Batches(list(saves.summaries()), each)

    def listing(self) -> Batches:  # type: ignore[override]
        return self.batches


def slow(tmp_path: Path, count: int, each: int) -> tuple[LoadShow, Batches]:
    write_many(tmp_path, count)
    world = a_world_with(tmp_path)
    assert world.saves is not None
    store = SlowStore(world.saves, each)
    return LoadShow(world, store=store), store.batches


def test_the_first_rows_are_there_long_before_the_last(tmp_path: Path) -> None:
    load, batches = slow(tmp_path, 100, 20)
    assert load.names == []
    assert not load.says("No saved games yet"), "nobody knows that yet"
    batches.lets = 1
    load.show.rest(0.1)
    assert len(load.names) == 20
    assert "game 0000" in load.texts
    assert load.says("Looking at 20 of 100")
    assert load.scene.progress.value == 0.2
    wakes_at = load.scene.wakes_at(load.show.now)
    assert wakes_at is not None
    assert wakes_at < load.show.now + 0.1
    batches.lets = 9
    for _ in range(9):
        load.show.rest(0.1)
    assert len(load.names) == 100
    assert load.scene.progress not in load.show.page.widgets
    load.settle()
    assert load.scene.wakes_at(load.show.now) is None


def test_what_is_chosen_and_in_sight_stays_while_further_files_arrive(tmp_path: Path) -> None:
    load, batches = slow(tmp_path, 200, 50)
    batches.lets = 1
    load.show.rest(0.1)
    # The oldest come first now, so that whatever arrives comes before them.
    load.press("sort")
    load.keys("home")
    load.click_row(3)
    chosen, top = load.chosen, load.scene.list.first_row(load.show.now)
    x, y = load.scene.list.rect.middle
    load.show.do(Wheel(x, y, -3))
    load.show.rest(1.0)
    first = load.names[load.scene.list.first_row(load.show.now)]
    batches.lets = 3
    for _ in range(3):
        load.show.rest(0.1)
    assert len(load.names) == 200
    assert load.chosen == chosen
    assert load.names[load.scene.list.first_row(load.show.now)] == first
    assert load.scene.list.first_row(load.show.now) > top + 100


def test_few_files_show_no_progress(tmp_path: Path) -> None:
    load, batches = slow(tmp_path, SMALL_FOLDER, 10)
    batches.lets = 1
    load.show.rest(0.1)
    assert load.scene.progress not in load.show.page.widgets
    assert len(load.names) == 10


def test_leaving_ends_the_search_for_files(tmp_path: Path) -> None:
    load, batches = slow(tmp_path, 100, 20)
    load.keys("escape")
    assert load.show.names == ["below"]
    assert batches.is_closed


@pytest.mark.slow
def test_of_two_thousand_saves_all_are_listed_and_few_are_drawn(tmp_path: Path) -> None:
    write_many(tmp_path, 2000)
    load = LoadShow(a_world_with(tmp_path))
    assert len(load.names) == 2000
    assert load.names == sorted(load.names)
    assert 0 < load.rows_drawn() < 12
    load.keys("end")
    assert load.chosen == "game 1999"
    assert load.rows_drawn() < 12
    load.show.do(Key("/"))
    load.type("1234")
    assert load.names == ["game 1234"]


def test_once_every_file_was_looked_at_nothing_is_said_of_looking(tmp_path: Path) -> None:
    load, batches = slow(tmp_path, 100, 50)
    batches.lets = 1
    load.show.rest(0.1)
    assert load.says("Looking at 50 of 100")
    batches.lets = 9
    for _ in range(9):
        load.show.rest(0.1)
    assert len(load.names) == 100
    assert not load.says("Looking at")
