"""The look of the board: ground, piles, marbles, marks and what is told beside it."""

from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.games.jackaroo.ground import ground_ops
from jungle_pg.games.jackaroo.hand.piles import Piles, piles_of, piles_ops, tops_ops
from jungle_pg.games.jackaroo.holes import SPOTS, place_of, spot_name
from jungle_pg.games.jackaroo.marks import SIZES
from jungle_pg.games.values import Field, Mark
from jungle_pg.stage.ops import Drawing, DrawList, Sprite, Text
from jungle_pg.stage.theme import DAY, NIGHT, Theme
from jungle_pg.stage.view import SMALLEST_TEXT_PX
from tests.core.jackaroo.moments import moment
from tests.games.jackaroo.moving import APPEARANCE, FIELD, FLIPPED, TABLE
from tests.rows import each_of
from tests.ui.looking import find

SPRITES = Path(__file__).parents[3] / "assets/sprites"
SMALL, LARGE = Field(5, 9, 30, 10, 10), Field(0, 0, 205, 10, 10)
FIELDS = [FIELD, FLIPPED, SMALL, LARGE]
MIDDLE_GAME = moment("46 17 H4 B", "20 42 H3 B", "AH 4C", "9C 8C 5H", deck=" ".join(CARDS[1:3]))


def names(ops: DrawList) -> list[str]:
    return [op.name.removeprefix("jackaroo/") for op in find(ops, Sprite)]


def places(ops: DrawList, name: str) -> list[tuple[float, float]]:
    return [(op.x, op.y) for op in find(ops, Sprite, name=f"jackaroo/{name}")]


@each_of("theme", [DAY, NIGHT])
def test_day_and_night_and_both_seats_have_their_own_painting(theme: Theme) -> None:
    appearance = replace(APPEARANCE, theme=theme)
    (below, *_), (above, *_) = ground_ops(FIELD, appearance), ground_ops(FLIPPED, appearance)
    assert isinstance(below, Sprite)
    assert isinstance(above, Sprite)
    assert below.name == f"jackaroo/board_{appearance.theme.name}"
    assert above == replace(below, name=f"jackaroo/board_yellow_{appearance.theme.name}")


@each_of("field", FIELDS)
def test_the_painting_fits_the_field(field: Field) -> None:
    ground, *_ = ground_ops(field, APPEARANCE)
    assert isinstance(ground, Sprite)
    assert ground.x - ground.w / 2 == pytest.approx(field.x)
    assert ground.y - ground.h / 2 == pytest.approx(field.y)
    assert ground.w == pytest.approx(field.rect.w)
    assert ground.h == pytest.approx(field.rect.h * 1.06 / 1.04)


@each_of("field", FIELDS)
def test_every_marble_lies_on_its_place_over_its_shadow(field: Field) -> None:
    ops = TABLE.board_ops(MIDDLE_GAME, field, APPEARANCE)
    found = names(ops)
    assert found.count("mark_shadow") == 8
    for side, spots in (("red", (46, 17, 55, 63)), ("yellow", (20, 42, 58, 67))):
        wanted = sorted(field.middle(*place_of(spot)) for spot in spots)
        for at, there in zip(sorted(places(ops, f"marble_{side}")), wanted, strict=True):
            assert at == pytest.approx(there)


def test_marbles_farther_away_are_drawn_first() -> None:
    for field in (FIELD, FLIPPED):
        sprites = find(TABLE.board_ops(MIDDLE_GAME, field, APPEARANCE), Sprite)
        downs = [op.y for op in sprites if op.name.startswith("jackaroo/marble_")]
        assert downs == sorted(downs)


def test_a_chosen_marble_is_lifted_and_larger() -> None:
    plain = TABLE.board_ops(MIDDLE_GAME, FIELD, APPEARANCE)
    chosen = TABLE.board_ops(MIDDLE_GAME, FIELD, APPEARANCE, (Mark("pick", "17"),))
    before = {op.x: op for op in find(plain, Sprite, name="jackaroo/marble_red")}
    for op in find(chosen, Sprite, name="jackaroo/marble_red"):
        lies = before[op.x]
        is_chosen = (op.x, lies.y) == FIELD.middle(*place_of(17))
        assert (op.y < lies.y) == is_chosen
        assert (op.stretch_x > 1) == is_chosen


def test_marks_lie_under_and_over_marbles_as_they_should() -> None:
    marks = tuple(Mark(name, "17") for name in reversed(SIZES))
    found = names(TABLE.board_ops(MIDDLE_GAME, FIELD, APPEARANCE, marks))
    shown = [name for name in found if name.startswith("mark_") and name != "mark_shadow"]
    assert shown == [f"mark_{name}" for name in SIZES]
    first, last = found.index("marble_yellow"), len(found) - found[::-1].index("marble_red")
    for name in ("last_from", "last_to", "sweep", "capture", "loss", "pick", "can"):
        assert found.index(f"mark_{name}") < first
    for name in ("step", "target", "home", "out", "swap", "shield"):
        assert found.index(f"mark_{name}") >= last


@pytest.mark.slow
@each_of("spot", SPOTS)
@each_of("name", [*SIZES, "cursor", "selection", "move", "hint_to"])
def test_every_mark_can_lie_on_every_place(name: str, spot: int) -> None:
    for field in FIELDS:
        ops = TABLE.board_ops(MIDDLE_GAME, field, APPEARANCE, (Mark(name, spot_name(spot)),))
        assert all((SPRITES / f"{op.name}.svg").exists() for op in find(ops, Sprite))


def test_steps_have_their_numbers() -> None:
    marks = [Mark(f"step{number}", str(17 + number)) for number in range(1, 8)]
    ops = TABLE.board_ops(replace(MIDDLE_GAME, deck=(), pile=()), FIELD, APPEARANCE, marks)
    digits = {op.text: (op.x, op.y) for op in find(ops, Text)}
    for number in range(1, 8):
        x, y = FIELD.middle(*place_of(17 + number))
        assert digits[str(number)] == pytest.approx((x, y), abs=2)


def test_chevrons_of_a_run_point_along_the_way() -> None:
    def angle(pick: str, field: Field) -> float:
        ops = TABLE.board_ops(MIDDLE_GAME, field, APPEARANCE, (Mark("sweep", pick),))
        return find(ops, Sprite, name="jackaroo/mark_sweep")[0].angle

    assert angle("25", FIELD) == pytest.approx(0)
    assert angle("51", FIELD) == pytest.approx(180)
    assert angle("12", FIELD) == pytest.approx(90)
    assert angle("red.H2", FIELD) == angle("yellow.H2", FLIPPED) == 90
    assert angle("25", FLIPPED) == pytest.approx(180)


def test_the_piles_show_their_counts_and_the_uppermost_cards() -> None:
    ops = piles_ops(Piles(14, 29, ("5C", "KH", "10S")), FIELD, APPEARANCE)
    assert [op.text for op in find(ops, Text)] == ["14", "29"]
    assert names(ops) == ["card_back", "card_back", "card_5C", "card_KH", "card_10S"]


def test_an_empty_heap_shows_no_card() -> None:
    assert names(piles_ops(Piles(0, 0, ()), FIELD, APPEARANCE)) == []
    assert names(piles_ops(Piles(1, 0, ()), FIELD, APPEARANCE)) == ["card_back"]


def test_a_card_of_the_pile_stays_where_it_lies_when_others_come() -> None:
    one = piles_ops(Piles(9, 5, CARDS[2:5]), FIELD, APPEARANCE)
    two = piles_ops(Piles(9, 6, CARDS[3:6]), FIELD, APPEARANCE)
    for card in CARDS[3:5]:
        name = f"jackaroo/card_{card}"
        assert find(one, Sprite, name=name) == find(two, Sprite, name=name)


def test_the_piles_are_the_same_from_both_seats() -> None:
    piles = Piles(14, 29, CARDS[:3])
    assert piles_ops(piles, FIELD, APPEARANCE) == piles_ops(piles, FLIPPED, APPEARANCE)


@each_of("field", FIELDS)
def test_counts_can_be_read_on_a_board_of_any_size(field: Field) -> None:
    ops = piles_ops(Piles(14, 29, ()), field, APPEARANCE)
    letters = [op.size for op in find(ops, Text)]
    assert len(letters) == 2
    assert min(letters) >= SMALLEST_TEXT_PX
    left, right = find(ops, Drawing)
    assert left.x + left.w <= right.x


@each_of(("square", "kind"), [(8, "chip"), (20, "marble")])
def test_a_small_board_shows_marbles_and_a_tiny_one_chips(square: int, kind: str) -> None:
    field = Field(0, 0, square, 10, 10)
    ops = TABLE.chips(MIDDLE_GAME, field)
    tops = tops_ops(piles_of(MIDDLE_GAME), field)
    assert ops[: len(tops)] == tops != ()
    assert sorted(names(ops[len(tops) :])) == [f"{kind}_red"] * 4 + [f"{kind}_yellow"] * 4
    assert not find(ops, Text)


def test_a_held_marble_hangs_where_the_hand_is_and_leaves_a_faint_one() -> None:
    ops = TABLE.holding(MIDDLE_GAME, "17", (700, 500), FIELD, APPEARANCE, ())
    ghost, held = [
        op
        for op in find(ops, Sprite, name="jackaroo/marble_red")
        if op.alpha < 255 or op.stretch_x > 1
    ]
    assert (ghost.x, ghost.y) == FIELD.middle(*place_of(17))
    assert abs(held.x - 700) + abs(held.y - 500) < 40
    assert len(find(ops, Sprite, name="jackaroo/marble_red")) == 5


def test_nothing_is_held_where_nothing_lies() -> None:
    ops = TABLE.holding(MIDDLE_GAME, "3", (700, 500), FIELD, APPEARANCE, ())
    assert ops == TABLE.board_ops(MIDDLE_GAME, FIELD, APPEARANCE)
