"""Help for whoever is to move: first the piece, then the move, forgotten when the match changes."""

from jungle_pg.board.marks import hint_marks
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from jungle_pg.engine.messages import Answer
from jungle_pg.engine.thinking import Limits, Thought
from jungle_pg.games.values import Mark
from jungle_pg.scenes.table.thoughts.hint import Hint
from tests.rows import each_of
from tests.sample_games import with_players
from tests.scenes.acting import a_match
from tests.scenes.table.asked import COMPUTER, HUMAN, PatientClient, after, toy_match
from tests.scenes.table.played import agreed

QUICK = Limits(nodes=300)


def test_the_first_press_shows_the_piece_and_the_second_the_move() -> None:
    hint, match = Hint(PatientClient(), QUICK), a_match()
    assert (hint.stage, hint.picks) == (0, ())
    hint.press(match)
    assert hint.is_thinking
    assert hint.update(match)
    assert hint.stage == 1
    assert hint.picks in [
        match.rulebook.picks(match.state, each) for each in match.rulebook.actions(match.state)
    ]
    assert hint_marks(hint.picks, hint.stage) == [Mark("hint_from", hint.picks[0])]
    hint.press(match)
    assert hint.update(match)
    assert hint.stage == 2
    assert Mark("hint_to", hint.picks[1], origin=hint.picks[0]) in hint_marks(
        hint.picks, hint.stage
    )


def test_a_hint_finds_the_move_that_wins() -> None:
    match = a_match(position="7/3L3/7/7/7/7/7/7/t6 r 0 1")
    hint = Hint(PatientClient(), QUICK)
    hint.press(match)
    hint.update(match)
    assert hint.picks == ("D8", "D9")


def test_something_new_is_told_once() -> None:
    hint, match = Hint(PatientClient()), toy_match()
    hint.press(match)
    assert [hint.update(match) for _ in range(3)] == [True, False, False]
    hint.press(match)
    assert [hint.update(match) for _ in range(3)] == [True, False, False]
    hint.press(match)
    assert not hint.update(match)
    assert hint.stage == 2


def test_nothing_is_shown_while_it_is_thought_over_and_two_presses_then_show_the_move() -> None:
    engine = PatientClient(is_slow=True)
    hint, match = Hint(engine), toy_match()
    hint.press(match)
    hint.press(match)
    assert not hint.update(match)
    assert (hint.stage, hint.is_thinking) == (0, True)
    engine.is_slow = False
    assert hint.update(match)
    assert (hint.stage, hint.is_thinking) == (2, False)
    assert len(engine.asked) == 1


def test_it_is_forgotten_when_the_match_changes() -> None:
    engine = PatientClient(is_slow=True)
    hint, match = Hint(engine), toy_match()
    hint.press(match)
    assert not hint.update(after(match))
    assert (hint.is_thinking, engine.cancels) == (False, 1)
    engine.is_slow = False
    hint.press(match)
    hint.update(match)
    assert hint.stage == 1
    assert not hint.update(after(match))
    assert (hint.stage, hint.picks) == (0, ())


def test_after_the_next_move_one_begins_again_with_the_piece() -> None:
    hint, match = Hint(PatientClient()), toy_match(HUMAN, HUMAN)
    hint.press(match)
    hint.press(match)
    hint.update(match)
    following = after(match)
    hint.press(following)
    assert hint.update(following)
    assert hint.stage == 1
    assert hint.picks[0] in following.rulebook.actions(following.state)


@each_of("match", [toy_match(COMPUTER, HUMAN), agreed()])
def test_there_is_no_hint_where_no_person_is_to_move(match: AnyMatch) -> None:
    engine = PatientClient()
    hint = Hint(engine)
    hint.press(match)
    assert not hint.update(match)
    assert engine.asked == []
    assert (hint.stage, hint.is_thinking) == (0, False)


def test_what_the_person_may_not_know_is_not_asked_with() -> None:
    engine = PatientClient()
    match = toy_match()
    Hint(engine).press(match)
    secret = "".join(map(str, match.state.hands[1]))
    assert secret not in engine.asked[0].start
    assert "0000" in engine.asked[0].start


def test_a_hint_that_cannot_be_thought_of_is_no_hint() -> None:
    nobody = Answer(0, Thought(()), is_final=True, error="nobody is there")
    hint, match = Hint(PatientClient(says=[nobody])), toy_match()
    hint.press(match)
    assert not hint.update(match)
    assert (hint.stage, hint.is_thinking, hint.has_failed) == (0, False, True)


def test_a_hint_does_not_go_round_in_circles() -> None:
    match = after(a_match(), 3)
    engine = PatientClient()
    Hint(engine, QUICK).press(with_players(match, HUMAN, HUMAN))
    assert len(engine.asked[0].actions) == 3


def test_taking_a_move_back_forgets_and_another_hint_may_be_had() -> None:
    match = after(a_match(), 2)
    hint = Hint(PatientClient(), QUICK)
    hint.press(match)
    hint.update(match)
    back = match.undo()
    assert not isinstance(back, Refusal)
    assert not hint.update(back)
    hint.press(back)
    assert hint.update(back)
    assert hint.stage == 1
