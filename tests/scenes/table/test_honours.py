"""The end of a game at a table is entered into the career once, with what it has earned."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.log import Player, Setup, Stakes
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.career import CareerFile, StoredCareer
from jungle_pg.files.progress import ProgressFile
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.thoughts.oracle import may_shine
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.core.jungle.positions import JUNGLE, fen
from tests.scenes.acting import Performance, a_world
from tests.scenes.cards import Card
from tests.scenes.table.playing import CALM

RULES = JUNGLE.codec.parse_rules("traditional")
PERSON, EASY = Player(), Player(level=1)
NOON = datetime(2026, 3, 14, 12)
WAY = "C3D3 G9G8 D3D4 G8G9 D4D5 G9G8 D5D6 G8G9 D6D7 G9G8 D7D8 G8G9"
"""A game whose next move reaches the den."""


def clock(start: datetime = NOON) -> Callable[[], datetime]:
    """A clock on the wall that goes on a second whenever somebody looks at it."""
    seconds = iter(range(10_000))
    return lambda: start + timedelta(seconds=next(seconds))


def nearly_won(
    players: tuple[Player, Player] = (PERSON, EASY), position: str | None = None, **more: Any
) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, Setup(RULES, position, players, **more))
    stamp = clock()
    for move in WAY.split():
        after = match.play(JUNGLE.codec.parse_action(move))
        assert isinstance(after, Match)
        match = after.timed(match.cursor, stamp())
    return match


def at_a_table(world: World, match: AnyMatch) -> tuple[Play, Performance]:
    play = Play(world, games()["jungle"], match)
    show = Performance(Card("below"), world, (1280, 720))
    show.cover_with(play)
    show.rest(0.01)
    return play, show


def click(play: Play, show: Performance, *squares: str) -> None:
    for square in squares:
        assert play.board.field is not None
        at = play.board.field.middle(*play.game.look.place_of(square))
        show.do(Point(*at), Press(*at), Release(*at))


def a_world_with_a_clock() -> World:
    world = a_world(CALM)
    world.stamp = clock(NOON + timedelta(hours=1))
    return world


def test_a_win_is_entered_with_its_trophies_and_shown_as_a_value() -> None:
    world = a_world_with_a_clock()
    play, show = at_a_table(world, nearly_won())
    assert play.entered is None
    click(play, show, "D8", "D9")
    assert play.entered is not None
    assert play.entered.trophies == ("den", "unharmed", "quick")
    (result,) = world.career.now.results
    assert result == play.entered.result
    assert (result.level, result.points, result.reason) == (1, 1.0, "den")
    assert (result.moved, result.against) == ({"wolf": 7}, None)
    earned = world.progress.now.trophies
    assert {name: each.date for name, each in earned.items()} == dict.fromkeys(
        ("den", "unharmed", "quick"), result.date
    )


def test_trophies_that_are_there_already_are_not_new() -> None:
    world = a_world_with_a_clock()
    first = nearly_won(luck_seed=1)
    second = nearly_won(luck_seed=2)
    for match, expected in ((first, ("den", "unharmed", "quick")), (second, ())):
        play, show = at_a_table(world, match)
        click(play, show, "D8", "D9")
        assert play.entered is not None
        assert play.entered.trophies == expected
    assert len(world.career.now.results) == 2


def test_a_game_counts_once_after_undo_and_after_loading() -> None:
    world = a_world_with_a_clock()
    match = nearly_won()
    play, show = at_a_table(world, match)
    click(play, show, "D8", "D9")
    play.show(play.table.undo(9.0), 9.0)
    assert play.match.verdict is None
    play.show(play.table.redo(9.0), 9.0)
    play.show(play.table.undo(9.0), 9.0)
    click(play, show, "D8", "D9")
    assert play.entered is None
    loaded = load_text(rulebooks(), save_text(match, TimeState(), NOON))
    assert isinstance(loaded, Loaded)
    again, show = at_a_table(world, loaded.match)
    again.show(again.table.resign(9.0), 9.0)
    assert len(world.career.now.results) == 1
    assert world.career.now.results[0].is_won


def test_a_game_counts_once_after_going_on_with_its_autosave(tmp_path: Path) -> None:
    world = a_world_with_a_clock()
    world.autosaves = autosaves_in(tmp_path, rulebooks, world.stamp)
    world.career = StoredCareer(CareerFile(tmp_path / "career.jsonl"))
    world.progress = SharedStore.of(ProgressFile(tmp_path / "progress.json"))
    play, show = at_a_table(world, nearly_won())
    click(play, show, "D8", "D9")
    assert play.entered is not None
    name = play.entered.result.save
    show.stack.close()
    for part in (world.autosaves, world.career, world.progress):
        part.close()
    path = world.autosaves.finished.path_of(name)
    assert path.exists()
    assert {each.save for each in world.progress.now.trophies.values()} == {name}
    another = a_world_with_a_clock()
    another.career = StoredCareer(CareerFile(tmp_path / "career.jsonl"))
    another.progress = SharedStore.of(ProgressFile(tmp_path / "progress.json"))
    loaded = load_text(rulebooks(), path.read_text())
    assert isinstance(loaded, Loaded)
    again, show = at_a_table(another, loaded.match)
    again.show(again.table.undo(9.0), 9.0)
    again.show(again.table.resign(9.0), 9.0)
    assert again.match.verdict is not None
    assert again.entered is None
    assert len(another.career.now.results) == 1
    assert another.progress.now == world.progress.now


def test_what_is_no_game_of_a_person_from_its_beginning_earns_nothing() -> None:
    world = a_world_with_a_clock()
    placed, show = at_a_table(world, begin(JUNGLE, Setup(RULES, fen("WD8 rA9"), (PERSON, EASY))))
    click(placed, show, "D8", "D9")
    assert placed.match.verdict is not None
    branch, show = at_a_table(world, nearly_won().branch(12))
    click(branch, show, "D8", "D9")
    assert branch.match.verdict is not None
    finished = branch.match
    show.cover_with(Replay(world, games()["jungle"], finished))
    show.rest(1)
    assert world.career.now.results == ()
    assert not world.progress.now.trophies


def test_two_people_stand_head_to_head_and_earn_no_trophies() -> None:
    world = a_world_with_a_clock()
    play, show = at_a_table(world, nearly_won((Player("Ann"), Player("Ben"))))
    click(play, show, "D8", "D9")
    assert play.entered is not None
    assert play.entered.trophies == ()
    (pair,) = world.career.now.head_to_head()
    assert (pair.names, pair.tally.won) == (("Ann", "Ben"), 1)


def test_a_rated_game_moves_the_rating_and_gives_no_help() -> None:
    world = a_world_with_a_clock()
    play, show = at_a_table(world, nearly_won(stakes=Stakes.RATED, undo_depth=0))
    show.rest(0.1)
    assert play.facts is not None
    assert not {"hint", "undo", "replay"} & play.facts.enabled
    assert not may_shine(play.match)
    click(play, show, "D8", "D9")
    show.rest(0.1)
    assert "replay" in play.facts.enabled
    assert "undo" not in play.facts.enabled
    (result,) = world.career.now.results
    assert result.against == games()["jungle"].ratings[0]
    assert len(world.career.now.rating_curve()) == 1
    friendly, show = at_a_table(a_world_with_a_clock(), nearly_won())
    show.rest(0.1)
    assert friendly.facts is not None
    assert {"hint", "undo", "replay"} <= friendly.facts.enabled
    assert may_shine(friendly.match)
