"""Nothing hidden is drawn: two states that differ only in hidden cards look the same."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.hand.fan import Held
from jungle_pg.games.jackaroo.hand.hands import hand_of, hands_ops
from jungle_pg.games.jackaroo.offered import offered_marks
from jungle_pg.stage.ops import DrawList, Sprite
from tests.games.jackaroo.moving import (
    APPEARANCE,
    FIELD,
    HAND_MADE,
    TABLE,
    ZONES,
    Played,
    seats,
    steps,
)
from tests.rows import each_of
from tests.sample_games import JACKAROO
from tests.ui.looking import find

parts = st.floats(0.001, 0.999)


def faces(ops: DrawList) -> set[str]:
    """The cards whose faces are drawn."""
    starts = ("jackaroo/card_", "jackaroo/small_")
    drawn = {op.name.rpartition("_")[2] for op in find(ops, Sprite) if op.name.startswith(starts)}
    return drawn - {"back", "dim"}


def everything(view: JackarooState) -> DrawList:
    marks = offered_marks(view)
    return (*TABLE.board_ops(view, FIELD, APPEARANCE, marks), *hands_ops(view, ZONES))


def otherwise(state: JackarooState, seat: Seat | None, rng: Random) -> JackarooState:
    """Another state behind the same view."""
    other = JACKAROO.determinise(JACKAROO.seen_by(state, seat), rng)
    return replace(other, phase=state.phase, begun=state.begun)


@given(step=steps, seat=seats, luck=st.integers(0, 999))
def test_states_that_differ_in_hidden_cards_look_the_same(
    step: Played, seat: Seat | None, luck: int
) -> None:
    state = step.before
    other = otherwise(state, seat, Random(luck))
    assert everything(JACKAROO.seen_by(state, seat)) == everything(JACKAROO.seen_by(other, seat))


@given(step=steps, seat=seats)
def test_only_the_own_hand_and_the_pile_are_open(step: Played, seat: Seat | None) -> None:
    state = step.after
    own = set() if seat is None else set(state.hands[seat])
    assert own <= faces(everything(JACKAROO.seen_by(state, seat))) <= own | set(state.pile)


@given(step=steps, seat=seats, t=parts)
def test_cards_in_the_air_show_only_what_may_be_seen(
    step: Played, seat: Seat | None, t: float
) -> None:
    seen = step.seen_by(seat)
    motion, board = seen.cards(), seen.motion()
    ops = (
        *motion.draw(t * motion.ends_s, ZONES, FIELD),
        *board.draw(t * board.ends_s, FIELD, APPEARANCE),
    )
    open_cards = {*step.before.pile, *step.after.pile}
    own = set() if seat is None else {*step.before.hands[seat], *step.after.hands[seat]}
    assert faces(ops) <= open_cards | own


@given(step=steps, t=parts)
def test_a_card_of_the_other_side_leaves_from_the_middle_whichever_it_is(
    step: Played, t: float
) -> None:
    seen = step.seen_by(None)
    if seen.cards().ply.laid is None:
        return
    turned = tuple(hand[1:] + hand[:1] for hand in step.before.hands)
    other = replace(step, before=replace(step.before, hands=(turned[0], turned[1])))
    one, two = (
        played.cards().draw(t * played.cards().ends_s, ZONES, FIELD)
        for played in (seen, other.seen_by(None))
    )
    assert one == two


def test_a_hidden_hand_has_neither_tags_nor_dim_cards() -> None:
    state = HAND_MADE["five"].before
    for seat in (0, 1):
        hand = hand_of(JACKAROO.seen_by(state, None), seat)
        assert hand == (Held(BACK),) * len(state.hands[seat])


@each_of("seat", [0, 1, None])
def test_what_somebody_picks_is_not_seen_by_others(seat: Seat | None) -> None:
    picking = HAND_MADE["seven first"].before
    view = JACKAROO.seen_by(picking, seat)
    assert bool(offered_marks(view)) == (seat == 0)
    assert any(held.is_chosen for held in hand_of(view, 0)) == (seat == 0)
