"""Which class a move has: exactly one, in a fixed order."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.review.classes import (
    class_by_loss,
    class_of,
    is_right,
    kept_alone,
    loss_of,
)
from jungle_pg.core.review.values import JudgedPosition, MoveClass

POSITION = JudgedPosition(0.6, line=("a1", "b1"), second=0.58, choices=20)
ALONE = JudgedPosition(0.8, line=("a1",), second=0.5, choices=20)
CHANCES = st.floats(0, 1)


def test_classes_by_the_share_of_chances_given_away() -> None:
    rows = {
        0.0: "best", 0.0001: "excellent", 0.02: "excellent", 0.0201: "good", 0.05: "good",
        0.0501: "inaccuracy", 0.1: "inaccuracy", 0.1001: "mistake", 0.2: "mistake",
        0.2001: "blunder", 1.0: "blunder",
    }  # fmt: skip
    for loss, named in rows.items():
        assert class_by_loss(loss) == named, loss


def test_the_order_of_classes() -> None:
    forced = replace(ALONE, choices=1)
    rows = [
        (class_of(forced, 0.5, is_book=True, gave_material=True), "forced"),
        (class_of(ALONE, 0.0, is_book=True, gave_material=True), "book"),
        (class_of(ALONE, 0.0, gave_material=True), "brilliant"),
        (class_of(ALONE, 0.0), "great"),
        (class_of(POSITION, 0.3, before=MoveClass.BLUNDER), "missed"),
        (class_of(POSITION, 0.3), "blunder"),
        (class_of(POSITION, 0.15), "mistake"),
        (class_of(POSITION, 0.0, gave_material=True), "best"),
    ]
    for found, expected in rows:
        assert found == expected, expected


def test_missed_only_directly_after_a_mistake_or_blunder_and_above_a_tenth() -> None:
    for before in MoveClass:
        missed = class_of(POSITION, 0.11, before=before) is MoveClass.MISSED
        assert missed == (before in (MoveClass.MISTAKE, MoveClass.BLUNDER)), before
        assert class_of(POSITION, 0.1, before=before) is MoveClass.INACCURACY


def test_great_only_where_every_other_move_changes_the_result() -> None:
    rows = {
        "a win thrown away otherwise": (ALONE, 0.0, True),
        "a draw thrown away otherwise": (replace(ALONE, chance=0.5, second=0.1), 0.0, True),
        "another move wins too": (replace(ALONE, chance=0.95, second=0.75), 0.0, False),
        "lost anyway": (replace(ALONE, chance=0.28, second=0.01), 0.0, False),
        "nearly as good": (replace(ALONE, chance=0.72, second=0.65), 0.0, False),
        "it was not the one": (ALONE, 0.3, False),
        "no other move": (replace(ALONE, second=None), 0.0, False),
    }
    for row, (judged, loss, expected) in rows.items():
        assert kept_alone(judged, loss) == expected, row


@given(CHANCES, CHANCES, st.sampled_from([*MoveClass, None]), st.booleans())
def test_every_move_has_exactly_one_class_that_its_loss_allows(
    chance: float, after: float, before: MoveClass | None, gave: bool
) -> None:
    judged = replace(POSITION, chance=chance, second=min(chance, after))
    loss = loss_of(judged, after)
    assert 0 <= loss <= 1
    named = class_of(judged, loss, gave_material=gave, before=before)
    special = {MoveClass.BRILLIANT, MoveClass.GREAT, MoveClass.MISSED}
    assert named in special or named == class_by_loss(loss)
    assert named not in (MoveClass.FORCED, MoveClass.BOOK)
    assert (named is MoveClass.BEST) <= (loss == 0)


def test_a_retry_is_right_where_it_gives_little_away() -> None:
    for loss, expected in {0.0: True, 0.05: True, 0.0501: False, 0.4: False}.items():
        assert is_right(loss) == expected, loss
