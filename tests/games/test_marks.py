"""Marks on the board: over a whole square, or small on the corner of a piece."""

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.ops import Sprite
from tests.games.moving import APPEARANCE, FIELD, HAND_MADE
from tests.rows import each_of
from tests.ui.looking import find

TABLE = JungleLook()
STATE = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))


def mark(
    name: str, square: str, field: Field = FIELD, appearance: Appearance = APPEARANCE
) -> Sprite:
    """How a mark is drawn."""
    ops = TABLE.standing(STATE, field, appearance, [Mark(name, square)])
    (found,) = find(ops, Sprite, name=f"marks/{name}")
    return found


@each_of("name", ["threat", "prey"])
@each_of("square", ["A3", "G7"])
def test_threat_and_prey_are_small_and_on_the_upper_left_corner_of_a_piece(
    name: str, square: str
) -> None:
    x, y = FIELD.middle(*TABLE.place_of(square))
    shown = mark(name, square)
    assert (shown.w, shown.h) == (30, 30)
    assert 0.2 < (x - shown.x) / FIELD.square < 0.4
    assert 0.2 < (y - shown.y) / FIELD.square < 0.4
    inside = FIELD.square / 2
    assert shown.x - shown.w / 2 >= x - inside
    assert shown.y - shown.h / 2 >= y - inside


@each_of("name", ["selection", "move", "capture", "blocked", "den_win", "cursor"])
def test_other_marks_fill_their_square(name: str) -> None:
    shown = mark(name, "D5")
    assert (shown.w, shown.h) == (FIELD.square, FIELD.square)
    assert (shown.x, shown.y) == FIELD.middle(*TABLE.place_of("D5"))


def test_corner_marks_are_the_same_while_a_piece_moves_and_while_one_is_held() -> None:
    played = HAND_MADE["step"]
    marks = [Mark("threat", "A9")]
    still = find(
        TABLE.standing(played.after, FIELD, APPEARANCE, marks), Sprite, name="marks/threat"
    )
    moving = played.motion().draw(0.05, FIELD, APPEARANCE, marks)
    held = TABLE.holding(played.before, "B2", (300, 300), FIELD, APPEARANCE, marks)
    for ops in (moving, held):
        assert find(ops, Sprite, name="marks/threat") == still


def test_a_mark_may_be_larger_than_usual() -> None:
    ops = TABLE.standing(STATE, FIELD, APPEARANCE, [Mark("den_win", "D9", 1.05)])
    (star,) = find(ops, Sprite, name="marks/den_win")
    assert (star.stretch_x, star.stretch_y) == (1.05, 1.05)
