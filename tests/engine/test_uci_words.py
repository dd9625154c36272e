"""Positions as another program tells them, and thoughts that nothing disturbs."""

import gc
import weakref
from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.commands.engine import undisturbed
from jungle_pg.core.gametext import play_texts
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.uci_words import ToldGame

CLUB = JUNGLE.codec.parse_rules("club")
START = JUNGLE.codec.position_text(JUNGLE.start(CLUB))
MOVES = ["a3a4", "a7a6", "a4a3", "a6a7"]


class CountedRulebook(JungleRulebook):
    """Jungle, and how many moves were played by its rules."""

    def __init__(self) -> None:
        super().__init__()
        self.played = 0

    def play(self, state: JungleState, action: Any) -> Any:
        self.played += 1
        return super().play(state, action)


def long_game(length: int) -> list[str]:
    """A game in which luck chooses every move."""
    rng, state, moves = Random(1), JUNGLE.start(CLUB), list[str]()
    while len(moves) < length:
        action = rng.choice(JUNGLE.actions(state))
        moves.append(JUNGLE.codec.action_text(action))
        state = JUNGLE.play(state, action).state
    return moves


def test_only_what_is_new_in_a_game_is_played() -> None:
    book, moves = CountedRulebook(), long_game(40)
    game, state = ToldGame(book, CLUB), play_texts(JUNGLE, Setup(CLUB), moves[:36]).states()[-1]
    known = JUNGLE.codec.parse_action(moves[36])
    other = next(action for action in JUNGLE.actions(state) if action != known)

    def played_for(*moves: str) -> int:
        before = book.played
        assert len(game.states(["startpos", "moves", *moves])) == len(moves) + 1
        return book.played - before

    assert played_for(*moves[:38]) == 38
    assert played_for(*moves[:38]) == 0
    assert played_for(*moves) == 2
    # Taken back and told again, nothing is lost; where another move is played, all after it is.
    assert played_for(*moves[:36]) == 0
    assert played_for(*moves) == 0
    assert played_for(*moves[:36], JUNGLE.codec.action_text(other)) == 1
    assert played_for(*moves) == 4


@given(
    st.lists(
        st.tuples(
            st.sampled_from([["startpos"], ["fen", *START.split()], ["fen", "7/7", "r"]]),
            st.lists(st.sampled_from([*MOVES, "g3g4", "a3a9", "nonsense"]), max_size=5),
        ),
        max_size=8,
    )
)
def test_what_was_told_before_changes_no_position(
    tellings: list[tuple[list[str], list[str]]],
) -> None:
    game = ToldGame(JUNGLE, CLUB)
    for place, moves in tellings:
        setup = Setup(CLUB, None if place == ["startpos"] else " ".join(place[1:]))
        alone = found(lambda: play_texts(JUNGLE, setup, moves).states())  # noqa: B023
        assert found(lambda: game.states([*place, "moves", *moves])) == alone  # noqa: B023


def found(states: Callable[[], list[JungleState]]) -> list[JungleState] | str:
    """States, or why there are none."""
    try:
        return states()
    except BadText as mistake:
        return str(mistake)


class Knot:
    """Something that only a look for garbage can end."""

    def __init__(self) -> None:
        self.itself = self


def test_no_garbage_is_looked_for_in_a_thought_and_none_stays_after_it() -> None:
    try:
        with undisturbed():
            assert not gc.isenabled()
            left_over = weakref.ref(Knot())
            assert left_over() is not None
        assert gc.isenabled()
        assert left_over() is None
    finally:
        gc.unfreeze()
