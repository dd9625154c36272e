"""Stages by mouse: what is right, what is wrong, hints, and how they end."""

from jungle_pg.core.journey.stage import BOSS, DUEL, LESSON, PUZZLE
from jungle_pg.core.log import Ply
from jungle_pg.core.rulebook import Refusal
from jungle_pg.scenes.journey.stage.lesson import LessonScreen
from jungle_pg.scenes.title.title import Title
from tests.rows import each_of
from tests.scenes.acting import a_world, heard, texts_of
from tests.scenes.journey.walking import Walk, jungle, on_stage, stage_of

MOST_CLICKS = 60


def a_wrong_move(walk: Walk) -> str:
    """A move that the solution does not begin with, and that gains nothing by itself."""
    match = walk.board.match
    texts = map(match.rulebook.codec.action_text, match.rulebook.actions(match.state))
    return next(text for text in texts if text != walk.board.stage.key[0])


def test_from_a_fresh_home_to_the_first_win_in_a_few_clicks() -> None:
    world = a_world()
    walk = Walk(Title(world), world)
    walk.wait(1.0)
    walk.press("lesson")
    walk.wait(1.0)
    assert walk.names == ["title", "journey", "stage"]
    walk.follow_guide()
    assert walk.names[-1] == "solved"
    first = walk.board
    assert first.match.verdict is not None
    assert first.match.verdict.winner == first.stage.seat
    assert world.progress.now.stars(first.stage.id) == 3
    assert walk.clicks <= MOST_CLICKS
    walk.press("next")
    walk.wait(2.0)
    assert walk.names == ["title", "journey", "stage"]
    assert walk.board.stage == jungle().after(first.stage.id)


@each_of("number", range(8))
def test_every_lesson_is_played_through_by_mouse(number: int) -> None:
    walk = on_stage(stage_of(LESSON, number))
    walk.follow_guide()
    assert walk.names == ["stage", "solved"]
    assert walk.world.progress.now.stars(walk.board.stage.id) == 3


def test_a_lesson_takes_only_what_it_asks_for_and_can_go_back_show_and_be_skipped() -> None:
    walk = on_stage(stage_of(LESSON))
    lesson = walk.board
    assert isinstance(lesson, LessonScreen)
    walk.press("next")
    asked = lesson.step
    assert asked is not None
    walk.square(asked.picks[1])
    assert lesson.match.cursor == 0
    assert heard(walk.world)[-1] == "error"
    walk.press("show")
    walk.wait(4.0)
    assert lesson.step_number == 2
    assert lesson.attempt.used_hint
    walk.press("before")
    walk.wait(1.0)
    assert (lesson.step_number, lesson.match.cursor) == (1, 0)
    walk.press("skip")
    assert walk.world.progress.now.is_passed(lesson.stage.id)
    assert not walk.world.progress.now.is_solved(lesson.stage.id)


def test_a_puzzle_is_solved_by_its_key_with_three_stars() -> None:
    stage = next(each for each in jungle().stages if each.kind == PUZZLE and len(each.key) == 3)
    walk = on_stage(stage)
    walk.move(stage.key[0])
    walk.wait(3.0)
    assert walk.board.match.cursor == 2, "the judge has answered"
    match = walk.board.match
    state = match.state
    for action in match.rulebook.actions(state):
        after = match.play(action)
        assert not isinstance(after, Refusal)
        if after.verdict is not None and after.verdict.winner == stage.seat:
            walk.move(match.rulebook.codec.action_text(action))
            break
    walk.wait(4.0)
    assert walk.names == ["stage", "solved"]
    assert walk.world.progress.now.stars(stage.id) == 3
    walk.press("again")
    walk.wait(1.0)
    assert walk.names == ["stage"]
    assert walk.board.match.cursor == 0


def test_a_wrong_move_is_answered_and_taken_back_and_three_of_them_show_the_way() -> None:
    stage = stage_of(PUZZLE)
    walk = on_stage(stage)
    for failures in range(1, 4):
        walk.move(a_wrong_move(walk))
        walk.wait(0.5)
        assert walk.board.over.sign == "wrong"
        assert "worried" in walk.board.mood
        walk.wait(4.0)
        assert walk.board.match.cursor == 0, "it was taken back"
        assert walk.world.progress.now.failures[stage.id] == failures
    assert walk.board.attempt.star_states()[2] == "lost"
    walk.press("show")
    walk.wait(20.0)
    assert walk.names == ["stage", "solved"]
    assert walk.world.progress.now.is_passed(stage.id)
    assert walk.world.progress.now.stars(stage.id) == 0


def test_try_again_takes_a_wrong_move_back_at_once() -> None:
    walk = on_stage(stage_of(PUZZLE))
    walk.move(a_wrong_move(walk))
    walk.wait(0.5)
    walk.press("again")
    assert walk.board.match.cursor == 0
    assert walk.board.attempt.tries == 2


def test_a_hint_shows_the_piece_and_then_the_move_and_costs_a_star() -> None:
    stage = stage_of(PUZZLE)
    walk = on_stage(stage)
    walk.press("hint")
    assert (walk.board.hint_stage, walk.board.hint_picks) == (1, walk.board.picks_of(stage.key[0]))
    walk.keys("h")
    assert walk.board.hint_stage == 2
    assert walk.board.attempt.star_states() == ("empty", "lost", "empty")


@each_of("kind", [DUEL, BOSS])
def test_in_a_duel_the_level_answers_and_a_lost_one_is_tried_again(kind: str) -> None:
    stage = stage_of(kind)
    walk = on_stage(stage)
    board = walk.board
    match = board.match
    action = match.rulebook.actions(match.state)[0]
    walk.move(match.rulebook.codec.action_text(action))
    walk.wait(5.0)
    entries = [moment.entry for moment in board.match.moments]
    seats = [entry.seat for entry in entries if isinstance(entry, Ply)]
    assert seats == [stage.seat, 1 - stage.seat]
    resigned = board.match.resign(stage.seat)
    assert not isinstance(resigned, Refusal)
    board.show(board.table.resign(walk.now), walk.now)
    walk.wait(0.5)
    assert walk.world.progress.now.failures[stage.id] == 1
    assert "Try again" in texts_of(walk.rest())
    walk.press("again")
    assert board.match.cursor == 0
    assert board.attempt.tries == 2


def test_esc_leads_to_the_map_and_a_chosen_piece_is_put_back_first() -> None:
    stage = stage_of(PUZZLE)
    walk = on_stage(stage)
    walk.square(walk.board.picks_of(stage.key[0])[0])
    assert walk.board.state.selected
    walk.keys("escape")
    assert not walk.board.state.selected
