"""The look of Jungle: every square has its place, every picture exists, pieces look as asked."""

from pathlib import Path

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.ops import Sprite, Text
from jungle_pg.stage.theme import DAY, NIGHT, Theme
from tests.rows import each_of
from tests.sample_games import JUNGLE_RULES
from tests.ui.looking import find, plain_measure

TABLE = JungleLook()
SPRITES = Path(__file__).parents[2] / "assets/sprites"
FIELD = Field(60, 60, 100, 7, 9)
PLAIN = Appearance(DAY, plain_measure)


def test_the_bottom_side_sees_a1_below_left_and_the_other_one_g9() -> None:
    assert FIELD.middle(*TABLE.place_of("A1")) == (110, 910)
    assert Field(60, 60, 100, 7, 9, True).middle(*TABLE.place_of("G9")) == (110, 910)


@each_of("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
@each_of("rules", JUNGLE_RULES)
@each_of("pieces", ["picture", "character", "both"])
def test_every_picture_of_every_rule_set_exists(theme: Theme, rules: str, pieces: str) -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules(rules))
    appearance = Appearance(theme, plain_measure, pieces)
    ops = (*TABLE.ground(state.rules, FIELD, appearance), *TABLE.standing(state, FIELD, appearance))
    names = {op.name for op in find(ops, Sprite)}
    assert len(names) > 10
    assert [name for name in names if not (SPRITES / f"{name}.svg").exists()] == []


def test_sixteen_animals_with_their_ranks_stand_at_the_start() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
    ops = TABLE.standing(state, FIELD, PLAIN)
    assert len([op for op in find(ops, Sprite) if op.name.startswith("pieces/")]) == 16
    assert sorted(op.text for op in find(ops, Text)) == sorted("12345678" * 2)
    assert not find(TABLE.standing(state, FIELD, Appearance(DAY, plain_measure, ranks=False)), Text)


def test_an_animal_in_an_enemy_trap_wears_a_net_and_the_rank_0() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), "2E4/7/7/7/7/7/7/7/l6 r 0 1")
    ops = TABLE.standing(state, FIELD, PLAIN)
    assert [op.name for op in find(ops, Sprite)].count("marks/net") == 1
    assert sorted(op.text for op in find(ops, Text)) == ["0", "7"]


def test_a_swimmer_makes_ripples_instead_of_a_shadow() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), "7/7/7/1R5/7/7/7/7/l6 r 0 1")
    names = [op.name for op in find(TABLE.standing(state, FIELD, PLAIN), Sprite)]
    assert names.count("board/deco_ripple") == 1
    assert names.count("marks/shadow") == 1


def test_row_numbers_are_those_of_the_rule_set() -> None:
    def lowest(rules: str) -> str:
        labels = find(TABLE.ground(JUNGLE.codec.parse_rules(rules), FIELD, PLAIN), Text)
        return max((op for op in labels if op.text.isdigit()), key=lambda op: op.y).text

    assert lowest("traditional") == "1"
    assert lowest("course") == "9"


def test_without_coordinates_nothing_is_written_on_the_logs() -> None:
    appearance = Appearance(DAY, plain_measure, coordinates=False)
    assert not find(TABLE.ground(JUNGLE.codec.parse_rules("club"), FIELD, appearance), Text)
