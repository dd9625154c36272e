"""Pieces for somebody who sits opposite: upside down, wherever and however they are seen."""

from dataclasses import replace

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.ops import DrawList, Sprite, Text
from tests.games.moving import APPEARANCE, FIELD, FLIPPED, HAND_MADE, TABLE, moments
from tests.rows import each_of
from tests.ui.looking import find

STATE = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
BOTH = replace(APPEARANCE, pieces="both")


def half(angle: float) -> bool:
    """Whether something stands on its head more than on its feet."""
    return 90 < angle % 360 < 270


def heads(ops: DrawList, letter: str) -> list[bool]:
    """Which of the pieces of a side stand on their heads."""
    return [half(op.angle) for op in find(ops, Sprite) if op.name.startswith(f"pieces/{letter}_")]


@each_of("seat", [0, 1])
@each_of("field", [FIELD, FLIPPED])
def test_the_pieces_of_one_side_stand_on_their_heads(seat: int, field: Field) -> None:
    ops = TABLE.standing(STATE, field, replace(APPEARANCE, upside_down=seat))
    assert heads(ops, "rb"[seat]) == [True] * 8
    assert heads(ops, "rb"[1 - seat]) == [False] * 8
    digits = find(ops, Text)
    assert sum(text.upside_down for text in digits) == 8


def test_its_rank_is_in_the_lower_right_corner_of_a_piece_for_its_owner() -> None:
    ops = TABLE.standing(STATE, FIELD, replace(APPEARANCE, upside_down=1))
    for letter, right in (("r", 1), ("b", -1)):
        bodies = [op for op in find(ops, Sprite) if op.name.startswith(f"pieces/{letter}_")]
        digits = [op for op in find(ops, Text) if op.upside_down == (letter == "b")]
        for body in bodies:
            near = min(digits, key=lambda one: abs(one.x - body.x) + abs(one.y - body.y))
            assert (near.x - body.x) * right > 10
            assert (near.y - body.y) * right > 10


def test_characters_are_turned_with_everything_around_them() -> None:
    upright = find(TABLE.standing(STATE, FIELD, BOTH), Text)
    turned = find(TABLE.standing(STATE, FIELD, replace(BOTH, upside_down=1)), Text)
    assert [one.text for one in upright] == [one.text for one in turned]
    letters = [op for op in turned if not op.text.isdigit()]
    assert sorted(op.upside_down for op in letters) == [False] * 8 + [True] * 8


@each_of("name", list(HAND_MADE))
@each_of("seat", [0, 1])
def test_they_stay_so_on_every_way_and_at_its_end(name: str, seat: int) -> None:
    played = HAND_MADE[name]
    appearance: Appearance = replace(APPEARANCE, upside_down=seat)
    motion = played.motion()
    for time_s in moments(motion, 0.05):
        for letter in "rb":
            bodies = heads(motion.draw(time_s, FIELD, appearance), letter)
            # What was hit may tumble; whoever stands or goes never turns over by itself.
            wrong = [body for body in bodies if body != (letter == "rb"[seat])]
            assert len(wrong) <= (name.count("capture") + name.count("freed") + ("eleph" in name))
    assert motion.draw(motion.ends_s, FIELD, appearance) == TABLE.standing(
        played.after, FIELD, appearance
    )


def test_a_held_piece_is_turned_to_who_holds_it() -> None:
    appearance = replace(APPEARANCE, upside_down=0)
    ops = TABLE.holding(STATE, "A3", (200, 300), FIELD, appearance)
    assert heads(ops, "r") == [True] * 9


def test_a_small_mark_leaves_the_rank_of_a_turned_piece_free() -> None:
    appearance = replace(APPEARANCE, upside_down=1)
    ops = TABLE.standing(STATE, FIELD, appearance, [Mark("threat", "A7")])
    (mark,) = find(ops, Sprite, name="marks/threat")
    x, y = FIELD.middle(*TABLE.place_of("A7"))
    assert mark.x > x
    assert mark.y > y
    assert half(mark.angle)
