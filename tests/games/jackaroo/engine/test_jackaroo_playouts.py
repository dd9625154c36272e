"""The quick game of the play-outs goes the way of the rulebook."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.jackaroo.plays import plays_in
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.rulebook import CHANCE, opponent
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.kinds import KIND_OF
from jungle_pg.games.jackaroo.engine.moves import Outcome, outcomes, side_of, sides_of
from jungle_pg.games.jackaroo.engine.playout import PlayoutState
from jungle_pg.games.jackaroo.engine.weights import DOCUMENT
from jungle_pg.games.jackaroo.engine.worlds import Setting, World
from tests.core.jackaroo.moments import JACKAROO, moment, play_randomly
from tests.rows import each_of

RULES = ("king", "king,alternate_start=yes", "king,passing_at_home=yes")
FRESH = tuple(Random(3).sample(CARDS, len(CARDS)))
"""How the cards lie after each shuffle of these tests, top first."""

seeds = st.integers(0, 2**32)
rules = st.sampled_from(RULES)


def outcomes_by_rulebook(state: JackarooState, card: str) -> set[Outcome]:
    return {
        (*sides_of(play.after.board, state.mover), play.captures or play.comes_home)
        for play in plays_in(state)
        if play.decisions[0] == Decision(Kind.CARD, card) and play.after.phase is not Phase.ATTACKED
    }


@pytest.mark.slow
@given(seed=seeds, rules=rules)
@settings(max_examples=6, deadline=None)
def test_a_card_makes_of_a_board_what_the_rulebook_says(seed: int, rules: str) -> None:
    for state in play_randomly(seed, 400, rules):
        if state.phase is Phase.CARD:
            own, their = sides_of(state.board, state.mover)
            for card in state.hands[state.mover]:
                passing = state.rules.passing_at_home
                found = outcomes(own, their, KIND_OF[card], passing=passing)
                assert set(found) == outcomes_by_rulebook(state, card)


@each_of(
    ("red", "yellow"),
    [
        ("0 1 3 B", "48 B B B"),
        ("3 B B B", "0 51 B B"),
        ("2 B B B", "0 50 B B"),
        ("50 51 H1 H4", "49 B B B"),
        ("45 47 49 H2", "51 26 B B"),
        ("14 20 25 B", "26 18 24 B"),
        ("13 26 B B", "30 27 0 B"),
        ("H1 H2 H3 44", "45 46 B B"),
        ("H1 51 B B", "H1 25 B B"),
    ],
)
@each_of("rules", RULES)
def test_boards_with_much_in_the_way_are_no_exception(red: str, yellow: str, rules: str) -> None:
    for card in CARDS[:26]:
        other = "3C" if card != "3C" else "4C"
        state = moment(red, yellow, card, other, rules=rules)
        own, their = sides_of(state.board, 0)
        found = outcomes(own, their, KIND_OF[card], passing=state.rules.passing_at_home)
        assert set(found) == outcomes_by_rulebook(state, card)


def kinds(cards: tuple[str, ...]) -> list[int]:
    return [KIND_OF[card] for card in cards]


def table_of(state: JackarooState, judge: Judge) -> PlayoutState:
    """The table of a state in the one world that is true."""
    hidden = kinds(state.deck)[::-1] + kinds(state.hands[opponent(state.mover)])
    world = World(hidden, kinds(FRESH)[::-1])
    return Setting(state, state.mover).table(world, judge)


def marks(table: PlayoutState) -> tuple[object, ...]:
    hands = [sorted(hand) for hand in table.hands]
    mover = None if table.winner is not None else table.mover
    return tuple(table.sides), hands, table.deck, table.round, mover, table.winner


def marks_of(state: JackarooState) -> tuple[object, ...]:
    sides = side_of(state.board, 0), side_of(state.board, 1)
    hands = [sorted(kinds(hand)) for hand in state.hands]
    mover = None if state.winner is not None else state.mover
    return sides, hands, kinds(state.deck)[::-1], state.round, mover, state.winner


def ends_of_turn(state: JackarooState, judge: Judge) -> Iterator[JackarooState]:
    """Where each play leads, when luck deals as agreed and who is attacked loses the least."""
    for play in plays_in(state):
        after = play.after
        while after.actor == CHANCE or after.phase is Phase.ATTACKED:
            if after.phase is Phase.ATTACKED:
                hold = judge.weights.hold
                options = sorted(
                    JACKAROO.actions(after), key=lambda option: hold[KIND_OF[option.what]]
                )
                chosen = options[0]
            elif after.phase is Phase.SHUFFLE:
                chosen = Decision(Kind.SHUFFLE, ",".join(FRESH))
            else:
                chosen = JACKAROO.draw(after, Random(0))
            after = JACKAROO.play(after, chosen).state
        yield after


@pytest.mark.slow
@given(seed=seeds, rules=rules)
@settings(max_examples=4, deadline=None)
def test_a_card_of_a_play_out_leads_where_a_play_of_the_rulebook_leads(
    seed: int, rules: str
) -> None:
    for state in play_randomly(seed, 400, rules):
        if state.phase is Phase.CARD:
            judge = Judge(DOCUMENT, passing=state.rules.passing_at_home)
            table = table_of(state, judge)
            assert marks(table) == marks_of(state)
            table.play_card(judge)
            assert marks(table) in [marks_of(end) for end in ends_of_turn(state, judge)]


@pytest.mark.slow
@given(seed=seeds)
@settings(max_examples=6, deadline=None)
def test_a_play_out_goes_on_from_wherever_a_play_has_led(seed: int) -> None:
    judge = Judge(DOCUMENT)
    for state in play_randomly(seed, 120)[1:]:
        if state.phase in PICKING or state.phase is Phase.REST:
            continue
        table = table_of(state, judge)
        table.play_on(judge, 400)
        assert table.winner is not None
