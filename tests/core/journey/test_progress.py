"""What is open, and what is kept, whatever order things are reached in."""

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.journey.progress import Earned, Progress, StageResult
from jungle_pg.core.journey.stage import Chapter, Goal, Journey, Stage

DAY = "2026-03-14"


def stage(name: str, kind: str = "puzzle") -> Stage:
    return Stage(name, "jungle", "traditional", "", kind, Goal("den"), 0)


JOURNEY = Journey(
    "jungle",
    (
        Chapter("meadow", (stage("steps", "lesson"), stage("traps", "lesson"), stage("one"))),
        Chapter("river", (stage("swim", "lesson"), stage("two"), stage("boss", "boss"))),
    ),
)
STAGES = {stage.id: stage for stage in JOURNEY.stages}

results = st.builds(StageResult, st.integers(0, 3), st.integers(1, 9), st.sampled_from("abc"))
names = st.sampled_from(sorted(STAGES))
any_progress = st.builds(
    Progress,
    st.dictionaries(names, results),
    st.dictionaries(names, st.integers(0, 5)),
    st.frozensets(st.sampled_from(("jungle", "xiangqi"))),
    st.dictionaries(st.sampled_from(("den", "leap")), st.builds(Earned, st.sampled_from("abc"))),
)


def opened(progress: Progress) -> list[str]:
    return [name for name in STAGES if progress.is_open(JOURNEY, name)]


def test_a_stage_opens_when_the_one_before_is_passed() -> None:
    progress = Progress()
    for name, stage in STAGES.items():
        assert opened(progress) == [*progress.results, name]
        assert progress.current(JOURNEY) == stage
        progress = progress.with_result(stage, 1, 1, DAY)
    assert opened(progress) == list(STAGES)
    assert progress.current(JOURNEY) is None


def test_who_knows_the_game_skips_its_lessons_but_may_take_them() -> None:
    knowing = Progress().with_known_game("jungle")
    assert opened(knowing) == ["steps", "traps", "one"]
    assert knowing.current(JOURNEY) == STAGES["one"]
    further = knowing.with_result(STAGES["one"], 3, 1, DAY)
    assert opened(further) == ["steps", "traps", "one", "swim", "two"]
    assert further.current(JOURNEY) == STAGES["two"]
    other = Progress().with_known_game("xiangqi")
    assert opened(other) == ["steps"]


def test_no_stage_is_a_dead_end() -> None:
    progress = Progress().with_known_game("jungle")
    for _ in range(3):
        assert not progress.is_passed("one")
        progress = progress.with_failure(STAGES["one"])
    shown = progress.with_shown(STAGES["one"], DAY)
    assert shown.stars("one") == 0
    assert not shown.is_solved("one")
    assert shown.is_open(JOURNEY, "two")
    solved = shown.with_result(STAGES["one"], 1, 5, DAY)
    assert solved.is_solved("one")
    assert solved.with_failure(STAGES["one"]).failures == {"one": 3}


def test_only_the_best_result_counts() -> None:
    one = STAGES["one"]
    progress = Progress().with_result(one, 2, 4, "2026-03-14")
    assert progress.with_result(one, 1, 1, "2026-03-15").results == progress.results
    assert progress.with_result(one, 3, 9, "2026-03-15").stars("one") == 3
    assert progress.with_shown(one, "2026-03-15").stars("one") == 2
    assert progress.with_result(STAGES["two"], 3, 1, DAY).stars_in(JOURNEY) == 5


def test_a_trophy_keeps_its_first_game_and_the_last_stage_is_known_by_game() -> None:
    progress = Progress().with_trophy("den", Earned("2026-03-14", "first"))
    again = progress.with_trophy("den", Earned("2026-03-15", "second"))
    assert again.trophies == {"den": Earned("2026-03-14", "first")}
    assert progress.with_last(STAGES["two"]).last == {"jungle": "two"}


@given(any_progress, any_progress, any_progress)
def test_merging_loses_nothing_in_any_order(one: Progress, two: Progress, three: Progress) -> None:
    assert one.merged(two) == two.merged(one)
    assert one.merged(two).merged(three) == one.merged(two.merged(three))
    assert one.merged(one) == one
    both = one.merged(two)
    assert all(both.stars(name) >= max(one.stars(name), two.stars(name)) for name in STAGES)
    assert set(opened(both)) >= {*opened(one), *opened(two)}
