"""The look of Xiangqi: its points, the numbers on its logs, its pieces in every style and size."""

from dataclasses import replace

import pytest

from jungle_pg.core.xiangqi.pieces import BLACK, PIECES, RED, Kind, Piece
from jungle_pg.games.look import fitted_field
from jungle_pg.games.parts import PIECE
from jungle_pg.games.pose import Pose
from jungle_pg.games.values import Appearance, Field
from jungle_pg.games.xiangqi.look import XiangqiLook
from jungle_pg.games.xiangqi.pieces import body_ops, sprite_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Sprite, Text
from jungle_pg.stage.theme import DAY, NIGHT
from tests.rows import each_of
from tests.sample_games import XIANGQI
from tests.ui.looking import find, plain_measure

TABLE = XiangqiLook()
FIELD = Field(60, 60, 100, 9, 10)
FLIPPED = replace(FIELD, is_flipped=True)
APPEARANCE = Appearance(DAY, plain_measure, "both", notation="traditional")
RULES = XIANGQI.codec.parse_rules("standard")
START = XIANGQI.start(RULES)
RED_HORSE = Piece(RED, Kind.HORSE)


def names(ops: DrawList) -> list[str]:
    return [op.name for op in find(ops, Sprite)]


def row(ground: DrawList, *, is_top: bool) -> str:
    """What is written on one log, from left to right."""
    middle = FIELD.rect.middle[1]
    labels = [op for op in find(ground, Text) if abs(op.y - middle) > 5 * FIELD.square]
    chosen = [op for op in labels if (op.y < middle) == is_top]
    return "".join(op.text for op in sorted(chosen, key=lambda op: op.x))


def column(ground: DrawList, *, is_left: bool) -> list[str]:
    """What is written beside the board, from above."""
    beside = [op for op in find(ground, Text) if FIELD.y < op.y < FIELD.rect.bottom]
    chosen = [op for op in beside if (op.x < FIELD.x if is_left else op.x > FIELD.rect.right)]
    return [op.text for op in sorted(chosen, key=lambda op: op.y)]


def captions(ground: DrawList) -> list[Text]:
    """What is written on the river."""
    middle = FIELD.rect.middle[1]
    return [op for op in find(ground, Text) if abs(op.y - middle) < FIELD.square]


def test_red_sees_a1_below_left_and_black_sees_i10_there() -> None:
    assert FIELD.middle(*TABLE.place_of("a1")) == (110, 1010)
    assert FLIPPED.middle(*TABLE.place_of("i10")) == (110, 1010)


def test_a_click_picks_the_nearest_point() -> None:
    x, y = FIELD.middle(*TABLE.place_of("e10"))
    for across, down in ((-49, 0), (49, 30), (0, -49), (20, 49)):
        found = FIELD.place_at(x + across, y + down)
        assert found is not None
        assert TABLE.pick_at(*found) == "e10"


def test_each_side_counts_its_files_from_its_own_right_on_its_own_log() -> None:
    ground = TABLE.ground(RULES, FIELD, APPEARANCE)
    assert row(ground, is_top=True) == "123456789"
    assert row(ground, is_top=False) == "九八七六五四三二一"


def test_the_numbers_change_places_when_the_board_is_turned_round() -> None:
    ground = TABLE.ground(RULES, FLIPPED, APPEARANCE)
    assert row(ground, is_top=True) == "一二三四五六七八九"
    assert row(ground, is_top=False) == "987654321"


def test_the_edges_show_what_the_notation_calls_the_lines() -> None:
    written = {
        "wxf": ("123456789", "987654321", []),
        "simplified": ("123456789", "九八七六五四三二一", []),
        "coordinates": ("abcdefghi", "abcdefghi", [str(rank) for rank in range(10, 0, -1)]),
    }
    for pieces in ("both", "character", "picture"):
        for notation, (top, bottom, ranks) in written.items():
            appearance = replace(APPEARANCE, pieces=pieces, notation=notation)
            ground = TABLE.ground(RULES, FIELD, appearance)
            assert (row(ground, is_top=True), row(ground, is_top=False)) == (top, bottom)
            assert column(ground, is_left=True) == column(ground, is_left=False) == ranks


def test_every_point_stands_between_the_letter_and_the_number_it_is_called_by() -> None:
    appearance = replace(APPEARANCE, notation="coordinates")
    for field in (FIELD, FLIPPED):
        labels = find(TABLE.ground(RULES, field, appearance), Text)
        for pick in ("a1", "e10", "i4", "c7"):
            x, y = field.middle(*TABLE.place_of(pick))
            files = [op for op in labels if op.text == pick[0] and op.x == x]
            ranks = [op for op in labels if op.text == pick[1:] and op.y == y]
            assert len(files) == len(ranks) == 2, pick


def test_who_sits_opposite_reads_the_names_on_the_own_side() -> None:
    for notation in ("coordinates", "wxf", "simplified"):
        appearance = replace(APPEARANCE, notation=notation, upside_down=BLACK)
        labels = find(TABLE.ground(RULES, FIELD, appearance), Text)
        names = [op for op in labels if not FIELD.rect.holds(op.x, op.y)]
        for op in names:
            is_theirs = op.y < FIELD.y or op.x > FIELD.rect.right
            assert op.upside_down == is_theirs


@each_of(("characters", "written"), [("traditional", "楚河漢界"), ("simplified", "楚河汉界")])
@each_of("field", [FIELD, FLIPPED], ids=["red", "black"])
def test_the_river_has_its_name_for_both_sides_alike(
    characters: str, written: str, field: Field
) -> None:
    appearance = replace(APPEARANCE, characters=characters, coordinates=False)
    found = captions(TABLE.ground(RULES, field, appearance))
    assert "".join(op.text for op in found) == written
    assert [op.x for op in found] == sorted(op.x for op in found)
    for op in found:
        between_files = (op.x - FIELD.x) / FIELD.square % 1
        assert between_files == pytest.approx(0)
        assert not op.upside_down


def test_the_painting_does_not_turn_with_the_board() -> None:
    plain = replace(APPEARANCE, coordinates=False)
    assert TABLE.ground(RULES, FIELD, plain) == TABLE.ground(RULES, FLIPPED, plain)


def test_day_and_night_have_their_own_painting() -> None:
    for theme in (DAY, NIGHT):
        found = names(TABLE.ground(RULES, FIELD, replace(APPEARANCE, theme=theme)))
        assert found == [f"xiangqi/board_{theme.name}", f"xiangqi/log_frame_{theme.name}"]


def test_the_light_stays_on_the_river() -> None:
    for step in range(50):
        (group,) = TABLE.ambient_ops(RULES, FIELD, APPEARANCE, step * TABLE.ambient_step_s)
        assert isinstance(group, Group)
        assert group.clip is not None
        _, top, _, height = group.clip
        nearer, farther = (FIELD.middle(*TABLE.place_of(pick))[1] for pick in ("a5", "a6"))
        assert farther < top < top + height < nearer


def test_thirty_two_pieces_stand_at_the_start_each_on_its_shadow() -> None:
    ops = TABLE.standing(START, FIELD, replace(APPEARANCE, pieces="character"))
    found = names(ops)
    assert found.count("marks/shadow") == 32
    for piece, number in ((RED_HORSE, 2), (Piece(BLACK, Kind.SOLDIER), 5)):
        assert found.count(sprite_of(piece)) == number
    assert len(found) == 64


@each_of("is_flipped", [False, True])
def test_nearer_pieces_are_drawn_over_those_farther_away(is_flipped: bool) -> None:
    field = replace(FIELD, is_flipped=is_flipped)
    shadows = find(TABLE.standing(START, field, APPEARANCE), Sprite, name="marks/shadow")
    assert [op.y for op in shadows] == sorted(op.y for op in shadows)


@each_of(
    ("pieces", "characters", "expected"),
    [
        ("character", "traditional", ["xiangqi/r_horse"]),
        ("character", "simplified", ["xiangqi/r_horse_simplified"]),
        ("picture", "traditional", ["xiangqi/r_horse_picture"]),
        ("picture", "simplified", ["xiangqi/r_horse_picture"]),
        ("both", "traditional", ["xiangqi/r_horse", "xiangqi/badge_r_horse"]),
        ("both", "simplified", ["xiangqi/r_horse_simplified", "xiangqi/badge_r_horse"]),
    ],
)
def test_a_piece_looks_as_its_player_wishes(
    pieces: str, characters: str, expected: list[str]
) -> None:
    appearance = Appearance(DAY, plain_measure, pieces, characters=characters)
    assert names(body_ops(RED_HORSE, 50, 50, 86, appearance.style)) == expected


def test_simplified_pieces_differ_where_their_character_does() -> None:
    changed = {
        letter
        for letter, piece in PIECES.items()
        if sprite_of(piece, "simplified character") != sprite_of(piece, "character")
    }
    assert changed == set("KRNkrnc")


def test_a_badge_stays_large_enough_to_be_read_on_the_board_of_a_small_window() -> None:
    field = fitted_field(TABLE, RULES, Rect(70, 30, 500, 540))
    _, badge = body_ops(RED_HORSE, 50, 50, PIECE * field.square, "both")
    assert isinstance(badge, Sprite)
    assert badge.w >= 20
    _, large = body_ops(RED_HORSE, 50, 50, 100, "both")
    assert isinstance(large, Sprite)
    assert large.w == 44


@each_of(("size", "number"), [(33, 1), (34, 2), (86, 2)])
def test_a_badge_too_small_to_be_seen_is_left_out(size: int, number: int) -> None:
    assert len(body_ops(RED_HORSE, 50, 50, size, "both")) == number


def test_the_badge_is_below_on_the_right_and_leans_with_its_piece() -> None:
    _, badge = find(body_ops(RED_HORSE, 0, 0, 100, "both"), Sprite)
    assert (badge.x, badge.y) == pytest.approx((33, 31))
    _, leaning = find(body_ops(RED_HORSE, 0, 0, 100, "both", Pose(tilt=30)), Sprite)
    assert leaning.angle == 30
    assert leaning.x**2 + leaning.y**2 == pytest.approx(badge.x**2 + badge.y**2)
    assert leaning.y < badge.y


def test_a_piece_that_tumbles_or_shrinks_has_no_badge() -> None:
    for pose in (Pose(tilt=80), Pose(stretch_x=0.5, stretch_y=0.5)):
        assert len(body_ops(RED_HORSE, 0, 0, 100, "both", pose)) == 1


def test_the_badge_of_a_turned_piece_is_where_its_owner_has_the_lower_right() -> None:
    ops = TABLE.standing(START, FIELD, replace(APPEARANCE, upside_down=BLACK))
    (general,) = find(ops, Sprite, name="xiangqi/b_general")
    (badge,) = find(ops, Sprite, name="xiangqi/badge_b_general")
    assert badge.x < general.x
    assert badge.y < general.y
    assert general.angle == badge.angle == 180


def test_even_on_a_tiny_board_pieces_keep_apart() -> None:
    for square in (9, 15, 24):
        field = Field(0, 0, square, 9, 10)
        bodies = [
            op
            for op in find(TABLE.standing(START, field, APPEARANCE), Sprite)
            if op.name.startswith("xiangqi/")
        ]
        assert len(bodies) == 32
        assert all(op.w <= square for op in bodies)
