"""A goal is open, reached or missed by what stands in a match."""

from dataclasses import replace

from jungle_pg.core.journey.goals import standing
from jungle_pg.core.journey.stage import Chapter, Goal, Journey, Stage
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from tests.core.jungle.positions import JUNGLE, fen
from tests.rows import each_of


def stage_of(animals: str, goal: Goal) -> Stage:
    return Stage("one", "jungle", "traditional", fen(animals), "puzzle", goal, 0)


def played(stage: Stage, moves: str) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(stage.rules), stage.position))
    for move in moves.split():
        after = match.play(JUNGLE.codec.parse_action(move))
        assert isinstance(after, Match), f"{move}: {after}"
        match = after
    return match


@each_of(
    ("animals", "goal", "moves", "expected"),
    [
        ("CD7 dG9", Goal("den", 2), "", "open"),
        ("CD7 dG9", Goal("den", 2), "D7D8", "open"),
        ("CD7 dG9", Goal("den", 2), "D7D8 G9G8", "open"),
        ("CD7 dG9", Goal("den", 2), "D7D8 G9G8 D8D9", "reached"),
        ("CD7 dG9", Goal("den", 2), "D7C7 G9G8 C7D7", "missed"),
        ("CD7 dG9", Goal("den", 1), "D7D8", "missed"),
        ("CD7 dG9", Goal("den"), "D7C7 G9G8 C7D7 G8G9", "open"),
        ("DA1 cB1", Goal("win", 1), "A1B1", "reached"),
        ("DA1 cB1", Goal("den", 1), "A1B1", "missed"),
        ("DA1 cB1 eG9", Goal("capture", 1, (("piece", "cat"),)), "A1B1", "reached"),
        ("DA1 cB1 eG9", Goal("capture", 1, (("piece", "elephant"),)), "A1B1", "missed"),
        ("DA1 cB1 eG9", Goal("capture", 2), "A1B1", "reached"),
        ("DA1 cB1 eG9", Goal("capture", 2, (("count", 2),)), "A1B1", "open"),
        ("DA1 eG9", Goal("survive", 2), "A1A2 G9G8 A2A1", "open"),
        ("DA1 eG9", Goal("survive", 2), "A1A2 G9G8 A2A1 G8G9", "reached"),
        ("DA1 eB2", Goal("survive", 2), "A1A2 B2A2", "missed"),
        ("DA1 CG1 eB2", Goal("survive", 2), "A1A2 B2A2 G1F1 A2A1", "reached"),
        ("DA1 CG1 eB2", Goal("keep", 2, (("piece", "dog"),)), "A1A2 B2A2", "missed"),
        ("DA1 CG1 eB2", Goal("keep", 1, (("piece", "cat"),)), "A1A2 B2A2", "reached"),
        ("CD8 dG9", Goal("survive", 9), "D8D9", "reached"),
        ("CD8 dG9", Goal("draw", 9), "D8E8", "open"),
    ],
)
def test_how_a_goal_stands(animals: str, goal: Goal, moves: str, expected: str) -> None:
    stage = stage_of(animals, goal)
    assert standing(stage, played(stage, moves)) == expected


def test_a_lesson_is_done_when_all_that_is_to_be_played_is_played() -> None:
    stage = stage_of("DA1 eG9", Goal("steps", facts=(("count", 2),)))
    assert standing(stage, played(stage, "A1A2 G9G8")) == "open"
    assert standing(stage, played(stage, "A1A2 G9G8 A2A1")) == "reached"


def test_what_was_taken_back_does_not_count() -> None:
    stage = stage_of("CD7 dG9", Goal("den", 2))
    match = played(stage, "D7D8 G9G8 D8D9")
    assert standing(stage, replace(match, cursor=2)) == "open"


def test_a_goal_once_reached_stays_so() -> None:
    stage = stage_of("DA1 cB1 eB2", Goal("capture", 3, (("piece", "cat"),)))
    assert standing(stage, played(stage, "A1B1 B2B1")) == "reached"


def test_the_stages_of_a_journey_follow_each_other() -> None:
    one = stage_of("CD7 dG9", Goal("den", 2))
    two, three = replace(one, id="two"), replace(one, id="three")
    journey = Journey("jungle", (Chapter("first", (one, two)), Chapter("second", (three,))))
    assert journey.stages == (one, two, three)
    assert journey.stage("three") is three
    assert [journey.after(each.id) for each in journey.stages] == [two, three, None]
