"""A closer look at a match while frames go on."""

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.thinking import Limits
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.replay.analysis import Analysis
from jungle_pg.scenes.replay.analysis_panel import AnalysisFacts, analysis_form, analysis_ops
from jungle_pg.scenes.table.dialogs.summary import turning_point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box
from jungle_pg.ui.layout_solver import solve
from tests.scenes.acting import texts_of, view_of
from tests.scenes.replay.watching import Watching
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.played import GAME, played
from tests.ui.looking import find

GLANCE = Limits(nodes=60)
VIEW = view_of((1920, 1080), Settings())


def analysis(match: AnyMatch | None = None, engine: PatientClient | None = None) -> Analysis:
    return Analysis(engine or PatientClient(), match or played(plies=12), GLANCE)


def finish(appearance: Analysis, shown: int = 0) -> int:
    """Go on until everything is judged; how many looks it took."""
    count = 0
    while appearance.is_busy:
        appearance.update(shown)
        count += 1
        assert count < 1000
    return count


def test_nothing_is_asked_until_it_is_opened() -> None:
    engine = PatientClient()
    appearance = analysis(engine=engine)
    for _ in range(5):
        assert not appearance.update(3)
    assert engine.asked == []
    assert appearance.part == 0


def test_every_place_is_judged_and_the_progress_goes_to_the_end() -> None:
    appearance = analysis()
    appearance.set_open(True)
    parts = []
    while appearance.is_busy:
        appearance.update(0)
        parts.append(appearance.part)
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert sorted(appearance.judged) == list(range(13))
    assert all(0 <= judged.share <= 1 for judged in appearance.judged.values())


def test_what_is_seen_comes_first() -> None:
    appearance = analysis()
    appearance.set_open(True)
    while not appearance.judged:
        appearance.update(7)
    assert list(appearance.judged) == [7]


def test_a_slow_desk_is_never_waited_for() -> None:
    engine = PatientClient(is_slow=True)
    appearance = analysis(engine=engine)
    appearance.set_open(True)
    for _ in range(50):
        assert not appearance.update(0)
    assert len(engine.asked) == 1
    engine.is_slow = False
    appearance.update(0)
    assert len(appearance.judged) == 1


def test_closing_it_ends_the_thought_and_keeps_what_is_known() -> None:
    engine = PatientClient()
    appearance = analysis(engine=engine)
    appearance.set_open(True)
    for _ in range(6):
        appearance.update(0)
    known = dict(appearance.judged)
    engine.is_slow = True
    appearance.update(0)
    appearance.set_open(False)
    assert engine.cancels
    assert appearance.judged == known
    assert appearance.best(0) is None


def test_the_end_of_a_game_needs_no_thought() -> None:
    match, engine = played(), PatientClient()
    appearance = analysis(match, engine)
    appearance.set_open(True)
    appearance.update(len(match.moments))
    assert engine.asked == []
    assert match.verdict is not None
    assert appearance.judged[len(match.moments)].share == (
        1.0 if match.verdict.winner == 0 else 0.0
    )


def test_the_best_move_can_be_played_there() -> None:
    match = played(plies=12)
    appearance = analysis(match)
    appearance.set_open(True)
    finish(appearance)
    for ply in range(13):
        assert match.rulebook.refusal(match.state_at(ply), appearance.best(ply)) is None


def test_an_answer_without_sense_is_no_move() -> None:
    appearance = analysis()
    appearance.set_open(True)
    finish(appearance)
    object.__setattr__(appearance.judged[0], "best", "nonsense")
    with pytest.raises(BadText):
        played().rulebook.codec.parse_action("nonsense")
    assert appearance.best(0) is None


def facts(shares: tuple[float | None, ...], **more: object) -> AnalysisFacts:
    usual: dict[str, object] = {
        "shown": 0, "sides": ("red", "blue"), "best": "Best: Rat G3 → G4", "turning_point": None,
    }  # fmt: skip
    return AnalysisFacts(shares, **{**usual, **more})  # type: ignore[arg-type]


def test_the_curve_has_a_column_for_each_place_that_is_known() -> None:
    panel = Rect(100, 100, 400, 240)
    known = find(analysis_ops(VIEW, panel, facts((0.5, 0.25, None, 1.0))), Box)
    fewer = find(analysis_ops(VIEW, panel, facts((0.5, None, None, 1.0))), Box)
    assert len(known) - len(fewer) == 2
    curve = solve(analysis_form(VIEW), panel, VIEW.zoom)["curve"]
    lower = [box for box in known if box.fill == "#F0714F"]
    assert [box.h / curve.h for box in lower] == pytest.approx([0.5, 0.25, 1.0], abs=0.02)


def test_a_thousand_moves_have_no_more_columns_than_the_curve_has_room_for() -> None:
    panel = Rect(100, 100, 400, 240)
    many = find(analysis_ops(VIEW, panel, facts((0.5,) * 1000)), Box)
    assert len(many) < 400


def test_the_panel_tells_the_best_move_and_the_turning_point() -> None:
    match = played()
    watching = Watching(match, start=30)
    watching.keys("space", "left")
    watching.wait(2)
    watching.click("closer")
    for _ in range(200):
        watching.show.rest(0.01)
    texts = watching.texts()
    assert "Look closer" in texts
    assert any(text.startswith("Best: ") for text in texts)
    assert f"Turning point: move {turning_point(GAME, match)}" in texts_of(watching.show.rest(0.0))
    assert {"marks/hint_from", "marks/hint_to"} <= set(watching.sprites())
    watching.keys("space")
    watching.wait(0.3)
    assert "marks/hint_to" not in watching.sprites()
