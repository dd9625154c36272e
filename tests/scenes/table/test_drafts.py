"""Picks that are not final: taken back, kept from the other side, answered by themselves."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from jungle_pg.board.selection import Chosen, Does, TakesBack, interpret_pick, made_in
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.draft import Draft
from jungle_pg.core.log import Cause, Player, Ply, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.timing import AUTO_S, BEGINNING
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question, question_about
from jungle_pg.engine.thinking import Order, Thought
from jungle_pg.scenes.table.actions import button_facts
from jungle_pg.scenes.table.state import MatchChange, Picked
from jungle_pg.scenes.table.table import Table
from tests.core.jackaroo.moments import JACKAROO, decision, moment
from tests.covered_toy import COVERED, RULES
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.table.sitting import COMPUTER, PERSON, IdleWorker, idle_engine

LIMIT = TimeControl(15, Expiry.AUTO_PLAY)


def seated(
    match: Any, control: TimeControl | None = None, engine: EngineClient | None = None
) -> Table:
    table = Table(match, TimeState(control), engine or idle_engine())
    table.resume(BEGINNING, 0.0)
    return table


def toy(players: tuple[Player, Player] = (PERSON, COMPUTER), **more: Any) -> Table:
    return seated(begin(COVERED, Setup(RULES, players=players, luck_seed=4)), **more)


def jackaroo(
    red: str, hand: str, yellow: str = "26 B B B", other: str = "3C 6C", **more: Any
) -> Table:
    position = JACKAROO.codec.position_text(moment(red, yellow, hand, other))
    rules = JACKAROO.codec.parse_rules("king")
    match = begin(JACKAROO, Setup(rules, position, (PERSON, COMPUTER)))
    return seated(match, **more)


def card(table: Table, number: int = 0) -> str:
    return str(COVERED.actions(table.state.with_picks.state)[number])


def click(table: Table, *picks: str) -> Any:
    """What clicks do, one after the other."""
    outcome: Any = None
    for pick in picks:
        meaning = interpret_pick(table.state.seen, (), pick, made_in(table.state.draft))
        if isinstance(meaning, Chosen):
            meaning = interpret_pick(table.state.seen, meaning.picks, pick)
            assert isinstance(meaning, Does), (pick, meaning)
            assert table.state.match.rulebook.confirms(table.state.seen.state, meaning.action), pick
        if isinstance(meaning, TakesBack):
            outcome = table.drop_picks(meaning.keeps, 1.0)
            if meaning.action is not None:
                outcome = table.play(meaning.action, 1.0)
        else:
            assert isinstance(meaning, Does), (pick, meaning)
            outcome = table.play(meaning.action, 1.0, meaning.through)
    return outcome


def test_a_pick_is_not_in_the_log_before_it_is_final() -> None:
    table = toy()
    before = table.state.match
    outcome = table.play(card(table), 1.0)
    assert isinstance(outcome, Picked)
    assert table.state.match is before
    assert table.state.with_picks.state.phase == "stake"
    final = table.play("stake:low", 3.0)
    assert isinstance(final, MatchChange)
    assert [entry.seat for entry in final.after.entries] == [-1, 0, 0, -1]
    assert table.state.draft.picks == ()


def test_picks_are_taken_back_by_undo_and_nothing_else_is() -> None:
    table = toy()
    start = table.state.match
    table.play(card(table), 1.0)
    assert "undo" in button_facts(table.state).enabled
    assert isinstance(table.undo(2.0), Picked)
    assert table.state.match is start
    assert table.state.with_picks.state == start.state
    assert table.undo(3.0) == Refusal("nothing_to_undo")


def test_undo_never_crosses_a_seal_and_its_button_can_say_so() -> None:
    table = toy((PERSON, PERSON))
    table.uncover(0, 0.0)
    table.play(card(table), 1.0)
    table.play("stake:low", 1.0)
    table.uncover(1, 1.0)
    assert table.undo(2.0) == Refusal("undo_sealed")
    assert "undo" not in button_facts(table.state).enabled
    assert table.state.why_no_undo == Refusal("undo_sealed"), "and it can be said why"


def test_a_question_to_a_computer_knows_nothing_of_the_picks_of_the_other_side() -> None:
    table = toy()
    asked = question_about(table.state.match, Order())
    table.play(card(table), 1.0)
    assert COVERED.seen_by(table.state.with_picks.state, 1) == COVERED.seen_by(
        table.state.match.state, 1
    )
    own = question_about(table.state.with_picks, Order())
    assert own.start != asked.start
    assert own.actions == ()


def test_the_picks_of_a_computer_are_not_seen_and_only_the_first_takes_its_time() -> None:
    class FirstAction(IdleWorker):
        """Answers at once with the first thing that can be done."""

        def __init__(self) -> None:
            self.asked: list[Question] = []

        def ask(self, ticket: int, question: Question) -> None:
            self.asked.append(question)

        def received(self, wait_s: float) -> list[Answer]:
            state = COVERED.start(RULES, self.asked[-1].start)
            thought = Thought((COVERED.actions(state)[0],))
            return [Answer(len(self.asked), thought, is_final=True)]

    worker = FirstAction()
    table = toy((COMPUTER, PERSON), engine=EngineClient(lambda: worker))
    seen = table.state.seen.state
    outcomes = [(frame / 60, table.update(frame / 60)) for frame in range(120)]
    done = [(at, outcome) for at, outcome in outcomes if outcome is not None]
    assert [type(outcome) for _, outcome in done] == [Picked, MatchChange]
    assert done[1][0] - done[0][0] < 0.1
    assert len(worker.asked) == 2
    assert table.state.match.state.hands != seen.hands
    assert COVERED.seen_by(done[0][1].after.state, 1) == seen


def test_clicking_a_chosen_card_again_puts_it_back_and_another_one_changes_the_choice() -> None:
    table = toy()
    first, second = card(table), card(table, 1)
    click(table, first)
    assert isinstance(click(table, first), Picked)
    assert not table.state.draft.picks
    click(table, first, second)
    assert table.state.draft.picks == (second,)


def test_a_click_goes_through_an_option_that_only_leads_on() -> None:
    table = jackaroo("10 30 B B", "10S 9S")
    outcome = click(table, "card:10S", "10")
    assert isinstance(outcome, MatchChange)
    texts = [str(entry.action) for entry in outcome.after.entries if isinstance(entry, Ply)]
    assert texts[:3] == ["card:10S", "option:move", "marble:1"]


def test_the_base_stands_for_coming_out_and_the_other_hand_for_an_attack() -> None:
    table = jackaroo("10 B B B", "KS 9S")
    click(table, "card:KS", "red.B3")
    assert table.state.match.state.board[0] == (10, 0, -1, -1)
    table = jackaroo("10 B B B", "10S 9S")
    click(table, "card:10S", "hand:yellow")
    assert table.state.match.actor == 1


def test_a_seven_is_walked_by_clicks_on_places_and_its_rest_needs_no_click_without_a_choice() -> (
    None
):
    table = jackaroo("10 20 B B", "7S 9S")
    click(table, "card:7S", "10")
    assert table.state.draft.state.phase == "steps"
    outcome = click(table, "13")
    assert isinstance(outcome, MatchChange)
    # Only the other marble can walk the rest, so nobody is asked.
    assert table.state.match.state.board[0][:2] == (13, 24)
    assert table.state.mover == 1


def test_taking_back_goes_past_what_answered_itself() -> None:
    table = jackaroo("10 B B B", "7S 9S")
    click(table, "card:7S")
    assert table.state.draft.state.phase == "steps"
    assert len(table.state.draft.picks) == 2
    table.undo(1.0)
    assert not table.state.draft.picks


def test_a_card_is_never_played_by_itself() -> None:
    table = jackaroo("10 B B B", "9S")
    assert table.update(1.0) is None
    click(table, "card:9S")
    assert table.state.draft.state.phase == "marble"
    assert table.update(2.0) is None


def test_one_clock_runs_for_all_picks_of_a_card() -> None:
    table = jackaroo("10 20 30 B", "7S 9S", control=LIMIT)
    table.play(decision("card:7S"), 4.0)
    table.play(decision("marble:1"), 6.0)
    assert table.state.timing.left_s(6.0) == 9.0
    table.play(decision("steps:3"), 8.0)
    assert table.state.match.state.phase == "rest"
    assert table.state.timing.left_s(8.0) == 7.0
    table.play(decision("rest:2"), 9.0)
    assert table.state.timing.left_s(9.0) == 15.0
    used = [entry.used_ms for entry in table.state.match.entries if isinstance(entry, Ply)]
    assert used[:4] == [0, 0, 8000, 1000]


def test_when_time_is_over_the_rules_play_a_decision_a_second_until_somebody_takes_over() -> None:
    table = jackaroo("10 B B B", "9S 8S", control=LIMIT)
    table.play(decision("card:9S"), 1.0)
    assert table.update(15.0) is None
    assert not table.state.awaits_human
    table.update(15.1)
    assert table.state.gives_way
    assert table.update(15.0 + AUTO_S - 0.1) is None
    outcome = table.update(15.0 + AUTO_S)
    assert isinstance(outcome, MatchChange)
    causes = {entry.cause for entry in outcome.after.entries if isinstance(entry, Ply)}
    assert causes == {Cause.AUTO}
    table.take_over(17.0)
    assert not table.state.gives_way


@pytest.mark.slow
@each_of("seed", range(4))
def test_whole_games_are_played_by_clicks_alone(seed: int) -> None:
    rng = Random(seed)
    rules = JACKAROO.codec.parse_rules("king")
    setup = Setup(rules, players=(PERSON, PERSON), undo_depth=None, luck_seed=seed)
    table = seated(begin(JACKAROO, setup))
    clicks = 0
    while table.state.mover is not None:
        if table.state.cover_for is not None:
            assert not table.state.awaits_human
            table.uncover(table.state.cover_for, 1.0)
        actions = JACKAROO.actions(table.state.seen.state)
        assert actions == JACKAROO.actions(table.state.with_picks.state)
        (pick,) = JACKAROO.picks(table.state.seen.state, rng.choice(actions))
        if rng.random() < 0.1 and table.state.draft.picks:
            table.undo(1.0)
        else:
            click(table, pick)
        clicks += 1
    assert clicks > 100
    assert table.state.match.verdict is not None


def test_one_can_look_at_what_was_taken_back_while_something_is_picked() -> None:
    table = jackaroo("10 30 B B", "9S 8S")
    match = done(table.state.match.play(decision("card:9S")))
    back = done(match.undo())
    table.state = replace(table.state, draft=Draft(back), with_picks=back)
    table.play(decision("card:8S"), 1.0)
    assert table.state.with_picks.cursor == 1
    table.show_ply(1, 2.0)
    assert table.state.position.begun.card == "9S"
    table.show_ply(None, 3.0)
    assert table.state.position.begun.card == "8S"
