"""How cards move between deck, hands and pile."""

from dataclasses import replace
from math import hypot
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.state import Phase
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.hand.hands import hands_ops
from jungle_pg.games.jackaroo.hand.piles import deck_pose, pile_pose
from jungle_pg.games.jackaroo.motion.card_motion import CardMotion
from jungle_pg.games.values import TRAVEL, Field, Pace, Zones
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite, Text
from tests.games.jackaroo.moving import (
    APPEARANCE,
    FIELD,
    FLIPPED,
    HAND_MADE,
    TABLE,
    ZONES,
    Played,
    game,
    played,
    seats,
    seen_steps,
    steps,
)
from tests.rows import each_of
from tests.ui.looking import find

SPRITES = Path(__file__).parents[3] / "assets/sprites"
SMALL = Zones((Rect(200, 200, 120, 80), Rect(0, 0, 90, 40)))
ACROSS = Zones((ZONES.hands[1], ZONES.hands[0]), below=1)
paces = st.sampled_from([Pace(factor) for factor in (0.2, *TRAVEL.values()) if factor])
zones = st.sampled_from([ZONES, SMALL, ACROSS])
fields = st.sampled_from([FIELD, FLIPPED])


def cards(ops: DrawList) -> list[Sprite]:
    return [op for op in find(ops, Sprite) if op.name.startswith("jackaroo/card_")]


def times(motion: CardMotion, every_s: float) -> list[float]:
    count = int(motion.ends_s / every_s)
    return [every_s * number for number in range(1, count + 1) if every_s * number < motion.ends_s]


@given(step=steps, seat=seats, where=zones, pace=paces)
def test_cards_begin_and_end_in_the_hands(
    step: Played, seat: Seat | None, where: Zones, pace: Pace
) -> None:
    seen = step.seen_by(seat)
    motion = seen.cards(pace)
    if motion.ends_s:
        assert motion.draw(0.0, where, FIELD) == hands_ops(seen.before, where)
    assert motion.draw(motion.ends_s, where, FIELD) == hands_ops(seen.after, where)


@given(step=steps, seat=seats, where=zones, field=fields)
def test_cards_go_without_leaps_in_time(
    step: Played, seat: Seat | None, where: Zones, field: Field
) -> None:
    motion = step.seen_by(seat).cards()
    if not (motion.ply.laid or motion.ply.dealt):
        return
    deck = [(deck_pose(count, field).x, deck_pose(count, field).y) for count in (1, 14, 27, 40)]
    lately = [[(op.x, op.y) for op in cards(motion.draw(0.0, where, field))]]
    for time_s in times(motion, 0.004):
        now = [(op.x, op.y) for op in cards(motion.draw(time_s, where, field))]
        # A card that is seen edge on is not drawn for a moment.
        known = [*deck, *(place for moment in lately[-3:] for place in moment)]
        for x, y in now:
            assert min(hypot(x - a, y - b) for a, b in known) < 75
        lately.append(now)


@given(step=steps, seat=seats, where=zones, pace=paces)
def test_every_moment_is_drawn_with_pictures_there_are(
    step: Played, seat: Seat | None, where: Zones, pace: Pace
) -> None:
    motion = step.seen_by(seat).cards(pace)
    names = {
        op.name
        for time_s in times(motion, 0.05)
        for op in find(motion.draw(time_s, where, FIELD), Sprite)
    }
    assert [name for name in names if not (SPRITES / f"{name}.svg").exists()] == []


@given(step=steps, seat=seats)
def test_without_motion_cards_are_at_their_places_at_once(step: Played, seat: Seat | None) -> None:
    assert step.seen_by(seat).cards(Pace(0.0)).ends_s == 0


@given(step=seen_steps, seat=seats, where=zones, t=st.floats(0.001, 0.999))
def test_with_reduced_motion_cards_fade_from_place_to_place(
    step: Played, seat: Seat | None, where: Zones, t: float
) -> None:
    seen, field = step.seen_by(seat), replace(FIELD, zones=where)
    motion = TABLE.motion(seen.before, seen.events, seen.after, Pace(is_reduced=True))
    there = [TABLE.standing(state, field, APPEARANCE) for state in (seen.before, seen.after)]
    known = {replace(card, alpha=255) for ops in there for card in cards(ops)}
    shown = cards(motion.draw(t * motion.ends_s, field, APPEARANCE))
    assert {replace(card, alpha=255) for card in shown} <= known
    assert motion.draw(0.0, field, APPEARANCE) == there[0]
    assert motion.draw(motion.ends_s, field, APPEARANCE) == there[1]


def test_a_card_that_is_only_picked_comes_out_of_the_hand_at_once() -> None:
    step = HAND_MADE["five"]
    picking = played(replace(step.before, phase=Phase.CARD, begun=None), "card:5S")
    assert picking.cards().draw(0.0, ZONES, FIELD) == hands_ops(picking.after, ZONES)
    assert hands_ops(picking.after, ZONES) != hands_ops(picking.before, ZONES)


@each_of("name", ["five", "attack", "no move"])
def test_a_card_goes_from_its_place_in_the_hand_to_the_top_of_the_pile(name: str) -> None:
    step = HAND_MADE[name]
    motion = step.cards()
    laid = motion.ply.laid
    assert laid is not None
    (flying,) = find(
        motion.draw(motion.ends_s - 1e-6, ZONES, FIELD), Sprite, name=f"jackaroo/card_{laid.card}"
    )
    there = pile_pose(len(step.before.pile), FIELD)
    assert (flying.x, flying.y) == pytest.approx((there.x, there.y), abs=1)
    assert flying.angle == pytest.approx(there.angle, abs=0.1)
    (lies,) = find(
        step.motion().draw(99, FIELD, APPEARANCE), Sprite, name=f"jackaroo/card_{laid.card}"
    )
    assert flying.w * flying.stretch_x == pytest.approx(lies.w, abs=2)


def test_the_card_of_the_other_side_is_turned_over_on_its_way() -> None:
    motion = HAND_MADE["thrown away"].seen_by(0).cards()
    early, late = (
        {op.name for op in cards(motion.draw(motion.ends_s * t, ZONES, FIELD))} for t in (0.2, 0.8)
    )
    assert "jackaroo/card_6C" not in early
    assert "jackaroo/card_6C" in late


def test_cards_are_dealt_in_turn_and_the_deck_counts_down() -> None:
    step = HAND_MADE["deal"]
    motion, board = step.cards(), step.motion()
    assert motion.ply.dealt == (0, 1) * 4
    assert motion.ends_s == board.ends_s
    counts = [
        int(find(board.draw(time_s, FIELD, APPEARANCE), Text)[0].text)
        for time_s in times(motion, 0.02)
    ]
    assert counts == sorted(counts, reverse=True)
    assert (counts[0], counts[-1]) == (51, 44)


def test_a_bonus_card_comes_from_the_deck_to_the_right_end_of_the_hand() -> None:
    step = HAND_MADE["bonus"].seen_by(0)
    motion = step.cards()
    drawn = f"jackaroo/card_{step.after.hands[0][-1]}"
    (flying,) = find(motion.draw(motion.ends_s - 1e-6, ZONES, FIELD), Sprite, name=drawn)
    (held,) = find(hands_ops(step.after, ZONES), Sprite, name=drawn)
    assert (flying.x, flying.y) == pytest.approx((held.x, held.y), abs=1)
    assert held.x == max(op.x for op in cards(hands_ops(step.after, ZONES)))


def test_the_pile_is_gathered_before_it_is_shuffled() -> None:
    shuffles = [
        step for seed in range(3) for step in game("king", seed) if step.cards().ply.is_shuffled
    ]
    again = next(step for step in shuffles if step.before.pile)
    motion, board = again.cards(), again.motion()
    assert motion.times.gathers_ms > 0
    counts = [
        [int(op.text) for op in find(board.draw(time_s, FIELD, APPEARANCE), Text)]
        for time_s in times(motion, 0.02)
    ]
    assert all(sum(pair) == len(again.after.deck) for pair in counts)
    assert counts[-1] == [len(again.after.deck), 0]
    assert HAND_MADE["first shuffle"].cards().times.gathers_ms == 0
