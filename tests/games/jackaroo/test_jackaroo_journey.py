"""The academy of Jackaroo King: what it has, and that every puzzle is one without any luck."""

from collections import Counter

from jungle_pg.cabinet import rulebooks
from jungle_pg.commands.stage_checks import problems_of
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.journey.goals import standing_after
from jungle_pg.core.journey.stage import Goal, Stage
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.solver import judge
from jungle_pg.games.jackaroo.journey.puzzles import PUZZLES
from jungle_pg.games.jackaroo.journey.stages import JOURNEY
from tests.rows import each_of

JACKAROO = rulebooks()["jackaroo"]
SHORT = [stage for stage in PUZZLES if (stage.goal.moves or 9) <= 2]


def at(stage: Stage) -> AnyMatch:
    rules = JACKAROO.codec.parse_rules(stage.rules)
    match: AnyMatch = begin(JACKAROO, Setup(rules, stage.position))
    return match


def test_all_stages_are_proved_by_the_judge() -> None:
    assert list(problems_of(JOURNEY)) == []


def test_there_are_as_many_of_each_kind_as_there_should_be() -> None:
    kinds = Counter(stage.kind for stage in JOURNEY.stages)
    assert kinds == {"lesson": 5, "puzzle": 16, "duel": 3, "boss": 4}
    assert {"swap", "split", "run", "back"} <= {stage.theme for stage in PUZZLES}


def reaches(stage: Stage, opening: JackarooState, state: JackarooState, played: int) -> bool:
    """Whether the goal is reached for certain: every decision tried, nothing remembered."""
    verdict = JACKAROO.verdict(state)
    found = standing_after(stage.goal, 0, JACKAROO, opening, state, verdict, played)
    if found != "open":
        return found == "reached"
    actor = JACKAROO.actor(state)
    if actor == CHANCE:
        return False
    after = (
        reaches(
            stage,
            opening,
            JACKAROO.play(state, action).state,
            played + (actor == 0 and JACKAROO.commits(state, action)),
        )
        for action in JACKAROO.actions(state)
    )
    return any(after) if actor == 0 else all(after)


@each_of("stage", SHORT, ids=lambda stage: stage.id)
def test_a_plain_solver_finds_the_same_only_card(stage: Stage) -> None:
    opening = at(stage).state
    good = [
        JACKAROO.codec.action_text(action)
        for action in JACKAROO.actions(opening)
        if reaches(stage, opening, JACKAROO.play(opening, action).state, 0)
    ]
    assert good == [stage.key[0]]


def test_marbles_out_and_home_are_counted() -> None:
    state = at(next(stage for stage in PUZZLES if "red=H2,39,H4,B" in stage.position)).state
    assert JACKAROO.count(state, 0, "") == 3
    assert JACKAROO.count(state, 0, "home") == 2


def test_what_a_card_from_the_deck_would_decide_is_not_certain() -> None:
    stage = next(stage for stage in PUZZLES if stage.goal == Goal("home", 3, (("count", 3),)))
    assert judge(at(stage), Task(stage.goal, 0)).is_right
    words = dict(word.split("=") for word in stage.position.split())
    words["deck"], words["pile"] = words["pile"], "-"
    lucky = " ".join(f"{name}={value}" for name, value in words.items())
    rules = JACKAROO.codec.parse_rules(stage.rules)
    match: AnyMatch = begin(JACKAROO, Setup(rules, lucky))
    assert not judge(match, Task(stage.goal, 0)).is_right
