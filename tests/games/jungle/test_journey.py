"""The journey through Jungle: what it has, in which order, and that every puzzle is one."""

from collections import Counter

from jungle_pg.commands.stage_checks import problems_of
from jungle_pg.core.gametext import play_texts
from jungle_pg.core.journey.goals import standing
from jungle_pg.core.journey.stage import PUZZLE, Stage
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.games.jungle.journey.duels import BOSSES
from jungle_pg.games.jungle.journey.puzzles import PUZZLES
from jungle_pg.games.jungle.journey.stages import JOURNEY, REGIONS
from tests.core.jungle.positions import JUNGLE
from tests.games.jungle.naive_solver import NaiveSolver
from tests.rows import each_of, some_of

SHORT = [stage for stage in PUZZLES if (stage.goal.moves or 9) <= 2]
SMALL = [stage for stage in SHORT if sum(map(str.isalpha, stage.position.split()[0])) <= 7]


def test_all_stages_are_proved_by_the_judge() -> None:
    assert list(problems_of(JOURNEY)) == []


def test_there_are_as_many_of_each_kind_as_there_should_be() -> None:
    kinds = Counter(stage.kind for stage in JOURNEY.stages)
    assert kinds == {"lesson": 8, "puzzle": 60, "duel": 12, "boss": 8}
    assert list(REGIONS) == ["meadow", "river", "traps", "bamboo", "mountain"]
    panels = [len(panel) for kinds in REGIONS.values() for panel in kinds.split()]
    assert len(panels) == 10
    assert set(panels) == {8, 9}


def test_bosses_are_the_animals_of_the_levels_and_the_elephant_comes_last() -> None:
    bosses = [(stage.theme, stage.level) for stage in BOSSES]
    assert bosses == [(animal.name.lower(), int(animal)) for animal in Animal]
    assert JOURNEY.stages[-1] is BOSSES[-1]
    assert all(chapter.stages[-1].kind == "boss" for chapter in JOURNEY.chapters)


def first_mover(stage: Stage) -> Animal:
    piece = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(stage.rules), stage.position)).state.board[
        JUNGLE.codec.parse_action(stage.key[0]).start  # type: ignore[union-attr]
    ]
    assert piece is not None
    return piece.animal


def test_every_animal_is_a_hero_somewhere() -> None:
    assert {first_mover(stage) for stage in PUZZLES} == set(Animal)


def test_puzzles_grow_longer_from_region_to_region() -> None:
    longest = [
        max(len(stage.key) for stage in chapter.stages if stage.kind == PUZZLE)
        for chapter in JOURNEY.chapters
    ]
    assert longest == sorted(longest)
    assert len(PUZZLES[0].key) == 1
    assert longest[-1] == 9


@each_of("stage", PUZZLES, ids=lambda stage: stage.id)
def test_a_solution_leads_to_the_goal_with_its_last_move(stage: Stage) -> None:
    setup = Setup(JUNGLE.codec.parse_rules(stage.rules), stage.position)
    match = play_texts(JUNGLE, setup, stage.key).so_far()
    assert standing(stage, match) == "reached"
    before = play_texts(JUNGLE, setup, stage.key[:-1]).so_far()
    assert standing(stage, before) == "open"


@each_of("stage", some_of(SMALL, 6), ids=lambda stage: stage.id)
def test_a_plain_solver_finds_the_same_only_move(stage: Stage) -> None:
    assert NaiveSolver(stage).good_moves() == [stage.key[0]]
