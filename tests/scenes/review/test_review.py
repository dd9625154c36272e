"""A review by mouse and keys: it runs while one looks around, and is found again."""

import time
from pathlib import Path

import pytest

from jungle_pg.core.review.values import MoveClass
from jungle_pg.engine.client import EngineClient
from jungle_pg.files.reviews import review_path
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.practise.card import CardScreen
from jungle_pg.scenes.review.layout import MOVES, NUMBERS, WORDS
from jungle_pg.scenes.world import nobody_thinks
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, heard, misplaced, view_of
from tests.scenes.review.watching import HUMAN, PLIES, Reviewed
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.played import played
from tests.scenes.table.test_places import WINDOWS, mixed_up

CALM = Settings(motion="off")


@pytest.fixture(scope="module")
def whole() -> Reviewed:
    """A review that is whole; tests only look around in it."""
    reviewed = Reviewed()
    reviewed.finish()
    return reviewed


def test_it_can_be_walked_through_while_it_runs_and_left_at_once() -> None:
    engine = PatientClient(is_slow=True)
    reviewed = Reviewed(engine=engine)
    assert reviewed.scene.analysis.is_busy
    reviewed.show.keys("right", "right")
    reviewed.wait(2)
    assert reviewed.chosen == 3
    assert reviewed.scene.review.move(3) is None
    assert "This move is not judged yet." in reviewed.texts()
    before = time.perf_counter()
    reviewed.show.keys("escape")
    assert time.perf_counter() - before < 0.5
    assert reviewed.names == ["below"]
    assert not reviewed.scene.analysis.is_open


def test_each_move_gets_one_badge_and_both_players_a_number(whole: Reviewed) -> None:
    review = whole.scene.review
    badges = {move.ply: move.move_class for move in review.moves if move is not None}
    assert len(badges) == PLIES
    assert sum(sum(pair) for pair in review.spread.values()) == PLIES
    texts = whole.texts()
    for number in review.accuracy:
        assert f"{number:.1f}" in texts
    assert "24 moves" in texts


def test_key_moments_are_gone_to_one_after_the_other(whole: Reviewed) -> None:
    moments = whole.scene.review.moments
    assert moments
    whole.show.keys("home")
    whole.wait(0.5)
    seen = [whole.chosen] if whole.chosen in moments else []
    for _ in range(len(moments)):
        if not whole.scene.may("next", whole.show.now):
            break
        whole.show.click("next")
        whole.wait(1.5)
        seen.append(whole.chosen)
    assert tuple(seen) == moments
    assert not whole.scene.may("next", whole.show.now)
    number = len(moments)
    assert f"Key moment {number} of {number}" in whole.texts()
    if number > 1:
        whole.show.keys("pageup")
        whole.wait(1.5)
        assert whole.chosen == moments[-2]


def test_a_move_is_seen_where_it_had_to_be_decided(whole: Reviewed) -> None:
    scene = whole.scene
    number = scene.review.moments[0]
    whole.show.keys("home")
    for _ in range(number - 1):
        whole.show.keys("right")
        whole.wait(0.8)
    assert whole.chosen == number
    move = scene.review.move(number)
    assert move is not None
    assert scene.board.shown.position == scene.captions.state_before(move)
    whole.wait(1.0)
    assert f"review/badge_{move.move_class.value}" in whole.sprites()


def test_the_better_line_is_played_and_left_where_one_was(whole: Reviewed) -> None:
    scene = whole.scene
    number = next(
        number
        for number, move in enumerate(scene.review.moves, 1)
        if move is not None and move.best != move.action and move.line
    )
    whole.show.keys("home")
    for _ in range(number - 1):
        whole.show.keys("right")
        whole.wait(0.8)
    move = scene.review.move(number)
    assert move is not None
    whole.show.keys("space")
    assert scene.side_line is not None
    whole.wait(len(move.line) + 1.0)
    line = scene.side_line
    assert line.number(whole.show.now) == line.count == len(move.line)
    whole.show.keys("left")
    whole.wait(1.0)
    assert scene.side_line.number(whole.show.now) == line.count - 1
    whole.show.keys("escape")
    assert scene.side_line is None
    assert whole.chosen == number
    assert whole.names[-1] == "review"


def test_a_click_on_the_curve_or_on_a_row_goes_to_that_move(whole: Reviewed) -> None:
    scene = whole.scene
    rect = scene.curve.rect
    at = (rect.x + rect.w / 2, rect.middle[1])
    whole.show.do(Point(*at), Press(*at), Release(*at))
    assert whole.chosen == PLIES // 2


def test_a_review_is_kept_beside_its_save_and_found_again(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    first = Reviewed(save=save)
    for _ in range(200):
        time.sleep(0.005)
        first.show.rest(0.02)
        if first.scene.review.is_whole and first.scene.review.moves:
            break
    first.wait(0.2)
    first.show.keys("escape")
    for _ in range(200):
        if review_path(save).exists():
            break
        time.sleep(0.01)
    again = Reviewed(save=save, engine=EngineClient(nobody_thinks))
    for _ in range(200):
        time.sleep(0.005)
        again.show.rest(0.02)
        if again.scene.review.is_whole and again.scene.review.moves:
            break
    assert again.scene.review == first.scene.review
    whole_numbers = {f"{number:.1f}" for number in first.scene.review.accuracy}
    assert not whole_numbers <= set(again.texts()), "they are counted up"
    again.wait(1.0)
    assert whole_numbers <= set(again.texts())
    review_path(save).write_text("nonsense")
    anew = Reviewed(save=save)
    for _ in range(400):
        time.sleep(0.002)
        anew.show.rest(0.02)
        if anew.scene.review.is_whole and anew.scene.review.moves:
            break
    assert anew.scene.review == first.scene.review


def test_mistakes_of_the_only_person_become_cards(whole: Reviewed) -> None:
    cards = whole.world.cards.now.by_id
    mistakes = whole.scene.review.mistakes(0)
    assert len(cards) == len({card.position for card in cards.values()}) <= len(mistakes)
    assert bool(cards) == bool(mistakes)
    two = Reviewed(played(players=(HUMAN, HUMAN), plies=8))
    two.finish()
    assert not two.world.cards.now.by_id


def test_a_move_is_tried_once_more_and_a_right_one_is_praised_with_its_class() -> None:
    reviewed = Reviewed(settings=CALM)
    reviewed.finish()
    number = next(
        number
        for number, move in enumerate(reviewed.scene.review.moves, 1)
        if move is not None and move.best != move.action and move.move_class.is_mistake
    )
    reviewed.scene.tape = reviewed.scene.tape.seek(number - 1, reviewed.show.now)
    reviewed.show.rest(0.1)
    move = reviewed.scene.review.move(number)
    assert move is not None
    reviewed.show.click("retry")
    card = reviewed.show.stack.top
    assert isinstance(card, CardScreen)
    reviewed.wait(0.5)
    assert card.play_text(move.best, reviewed.show.now)
    reviewed.wait(1.0)
    assert card.attempt.is_solved
    assert card.named in (MoveClass.BEST, MoveClass.GREAT, MoveClass.BRILLIANT)
    reviewed.show.click("map")
    reviewed.wait(0.5)
    assert reviewed.names[-1] == "review"
    assert reviewed.chosen == number


@each_of("size", [(640, 480), (800, 600), (1280, 720), (1920, 1080), (1080, 1920)])
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], whole: Reviewed) -> None:
    look_around(whole, size, "en", 100)


@pytest.mark.slow
@each_of("size", WINDOWS)
@each_of("language", LANGUAGES)
def test_nothing_is_cut_in_any_window(
    size: tuple[int, int], language: Language, whole: Reviewed
) -> None:
    for scale in (100, 150):
        look_around(whole, size, language, scale)


def look_around(whole: Reviewed, size: tuple[int, int], language: Language, scale: int) -> None:
    """Look at all that may be open in a window."""
    scene = whole.scene
    view = view_of(size, Settings(ui_scale=scale, language=language))
    for drawer in (WORDS, MOVES, NUMBERS):
        scene.drawer = drawer
        assert misplaced(scene, view) == [], (drawer, scale)
        assert mixed_up(scene.draw(whole.show.now), view) == [], (drawer, scale)
        at = scene.layout
        rects = [at.board, at.curve, at.art.top, at.art.bottom]
        assert all(rect is not None and rect.w > 0 for rect in rects)
        is_wide = at.arrangement == "columns"
        assert (at.moves is not None) == (is_wide or drawer == MOVES)
    scene.drawer = WORDS
    scene.arrange(whole.show.stack.view)


def test_sounds_are_those_of_the_last_move_and_of_the_arrow(whole: Reviewed) -> None:
    whole.show.keys("home")
    whole.wait(0.5)
    before = len(heard(whole.world))
    whole.show.keys("right")
    whole.wait(1.0)
    assert any(name.startswith("move_") or "grass" in name for name in heard(whole.world)[before:])
