"""What holds for the table of every game: places, pictures, marks, hands and turned pieces."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from jungle_pg.cabinet import games
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.games.game import Game
from jungle_pg.games.look import fitted_field
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Slab, Sprite
from jungle_pg.stage.theme import DAY, NIGHT, Theme
from tests.rows import each_of
from tests.ui.looking import find, plain_measure
from tests.words import language_of

SPRITES = Path(__file__).parents[2] / "assets/sprites"
GAMES = list(games().values())
LOOKS = ["picture", "character", "both"]
SCRIPTS = ["traditional", "simplified"]
LEVELS = range(1, 9)
LOW = ["selection", "last_from", "last_to", "hover", "hint_from", "capture"]
HIGH = ["move", "blocked", "cursor", "hint_to"]

every_game = each_of("game", GAMES, ids=lambda game: game.rulebook.game_id)
every_board_game = each_of(
    "game",
    [game for game in GAMES if not game.look.has_hands],
    ids=lambda game: game.rulebook.game_id,
)
"""Games of pieces on squares or points; others have looks of their own."""


def field_of(game: Game, square: int = 100, *, is_flipped: bool = False) -> Field:
    """A board of a game, a little way from the corner of the window."""
    return Field(60, 70, square, *game.look.size(game.rules), is_flipped)


def appearance_of(game: Game, **options: Any) -> Appearance:
    """As its players see it unless they choose otherwise."""
    return replace(Appearance(DAY, plain_measure, game.look.usual_style), **options)


def played(game: Game, plies: int) -> tuple[Any, Any, list[Any]]:
    """The opening, a state after some moves that take what they can, and those moves."""
    luck = Random(7)
    opening = state = game.rulebook.start(game.rules)
    moves = []
    for _ in range(plies):
        if game.rulebook.actor(state) == CHANCE:
            state = game.rulebook.play(state, game.rulebook.draw(state, luck)).state
            continue
        actions = game.rulebook.actions(state)
        if not actions:
            break
        takes = [one for one in actions if game.look.target_mark(state, one) == "capture"]
        action = luck.choice(takes or actions)
        moves.append((state, action))
        state = game.rulebook.play(state, action).state
    return opening, state, moves


def picks(game: Game) -> list[str]:
    """Every place of a board, once."""
    columns, rows = game.look.size(game.rules)
    places = product(range(4 * columns), range(4 * rows))
    found = (game.look.pick_at(column / 4, row / 4) for column, row in places)
    return sorted({pick for pick in found if pick})


def pieces_of(ops: DrawList) -> list[Sprite]:
    """Everything in a list that is neither a mark nor lies on the ground."""
    return [op for op in find(ops, Sprite) if not op.name.startswith(("marks/", "board/"))]


def missing(names: set[str]) -> list[str]:
    return sorted(name for name in names if not (SPRITES / f"{name}.svg").exists())


@every_game
@each_of("is_flipped", [False, True])
def test_every_place_is_found_where_it_is_drawn(game: Game, is_flipped: bool) -> None:
    field = field_of(game, is_flipped=is_flipped)
    assert len(picks(game)) > 50
    for pick in picks(game):
        found = field.place_at(*field.middle(*game.look.place_of(pick)))
        assert found is not None
        assert game.look.pick_at(*found) == pick


@every_game
def test_beside_the_board_there_is_no_place(game: Game) -> None:
    field = field_of(game)
    right, bottom = field.rect.right, field.rect.bottom
    for place in ((59, 100), (right, 100), (100, 69), (100, bottom)):
        assert field.place_at(*place) is None


@every_game
@each_of("area", [Rect(0, 0, 1920, 1080), Rect(10, 20, 300, 900)])
def test_the_largest_board_fits_its_area_with_its_frame(game: Game, area: Rect) -> None:
    field = fitted_field(game.look, game.rules, area)
    margin = game.look.margin * field.square
    assert field.rect.x - margin >= area.x - 1
    assert field.rect.right + margin <= area.right + 1
    assert field.rect.y - margin >= area.y - 1
    assert field.rect.bottom + margin <= area.bottom + 1
    across, down = (side + 2 * game.look.margin for side in (field.columns, field.rows))
    larger = field.square + 1
    assert larger * across > area.w or larger * down > area.h


@every_game
@each_of("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
def test_every_picture_on_a_board_exists_in_every_style(game: Game, theme: Theme) -> None:
    field = field_of(game)
    opening, later, _ = played(game, 60)
    for state, pieces, characters in product((opening, later), LOOKS, SCRIPTS):
        appearance = appearance_of(game, theme=theme, pieces=pieces, characters=characters)
        ops = (
            *game.look.ground(game.rules, field, appearance),
            *game.look.ambient_ops(game.rules, field, appearance, 1.0),
            *game.look.standing(state, field, appearance),
            *game.look.chips(state, field),
            *game.look.chips(state, field_of(game, 12)),
        )
        names = {op.name for op in find(ops, Sprite)}
        assert len(names) > 5
        assert missing(names) == []


@every_game
def test_every_picture_in_lists_exists_and_has_a_name_in_every_language(game: Game) -> None:
    opening, state, moves = played(game, 120)
    rows = [game.look.move_row(before, action) for before, action in moves]
    lost = [name for seat in (0, 1) for name in game.look.lost_pieces(opening, state, seat)]
    assert bool(lost) == game.look.loses_pieces
    sprites = {game.look.sleeper, *lost, *(row.sprite for row in rows)}
    sprites |= {row.taken for row in rows if row.taken}
    sprites |= {game.look.emblem(game.rules, seat) for seat in (0, 1)}
    assert missing(sprites) == []
    keys = {row.key for row in rows} | {row.taken_key for row in rows if row.taken_key}
    keys |= {row.way_key for row in rows if row.way_key}
    keys |= {game.look.piece_key(opening, pick) for pick in picks(game)} - {""}
    for code in ("en", "zh"):
        assert all(language_of(code)(key) for key in keys)


@every_game
@each_of("seat", [0, 1])
def test_each_level_of_a_computer_has_a_face_and_a_name_of_its_own(game: Game, seat: int) -> None:
    faces = [game.look.face(game.rules, seat, level) for level in LEVELS]
    assert len({sprite for sprite, _ in faces}) == len({key for _, key in faces}) == len(LEVELS)
    assert missing({sprite for sprite, _ in faces}) == []
    for code in ("en", "zh"):
        assert len({language_of(code)(key) for _, key in faces}) == len(LEVELS)


@every_game
def test_the_two_sides_have_different_signs_and_faces(game: Game) -> None:
    assert game.look.emblem(game.rules, 0) != game.look.emblem(game.rules, 1)
    for level in LEVELS:
        red, other = (game.look.face(game.rules, seat, level) for seat in (0, 1))
        assert red[0] != other[0]


@every_game
def test_at_the_start_nobody_has_lost_anything_and_nobody_is_ahead(game: Game) -> None:
    opening = game.rulebook.start(game.rules)
    for seat in (0, 1):
        assert game.look.lost_pieces(opening, opening, seat) == ()
        assert game.look.piece_count(opening, seat) > 0
    assert game.look.balance(opening) == 0


@every_game
def test_who_has_lost_less_counts_the_difference(game: Game) -> None:
    opening, state, _ = played(game, 120)
    for seat in (0, 1):
        lost = len(game.look.lost_pieces(opening, state, seat))
        before, now = (game.look.piece_count(each, seat) for each in (opening, state))
        assert before - now == lost


@every_game
def test_the_usual_look_is_one_of_the_looks(game: Game) -> None:
    assert game.look.usual_style in LOOKS


@every_board_game
@each_of("square", [9, 12, 17, 48, 101, 200])
def test_what_is_plain_of_the_shadow_lies_under_the_ground(game: Game, square: int) -> None:
    field = field_of(game, square)
    shadow, ground, *_ = game.look.ground(game.rules, field, appearance_of(game))
    assert isinstance(shadow, Slab)
    assert isinstance(ground, Sprite)
    left, top = round(shadow.x), round(shadow.y)
    assert left + shadow.corner > round(ground.x - ground.w / 2)
    assert top + shadow.corner > round(ground.y - ground.h / 2)
    assert left + round(shadow.w) - shadow.corner < round(ground.x + ground.w / 2)
    assert top + round(shadow.h) - shadow.corner < round(ground.y + ground.h / 2)


@every_board_game
def test_coordinates_can_be_left_out(game: Game) -> None:
    field = field_of(game)
    ground = game.look.ground(game.rules, field, appearance_of(game))
    plain = game.look.ground(game.rules, field, appearance_of(game, coordinates=False))
    assert set(plain) < set(ground)
    assert len(ground) - len(plain) >= 2 * field.columns


@every_game
def test_a_piece_that_stays_is_drawn_by_the_very_same_ops(game: Game) -> None:
    state, field, appearance = game.rulebook.start(game.rules), field_of(game), appearance_of(game)
    once, again = (game.look.standing(state, field, appearance) for _ in range(2))
    assert all(before is after for before, after in zip(once, again, strict=True))


@every_board_game
@each_of("is_flipped", [False, True])
def test_marks_lie_below_or_above_the_pieces_and_fill_their_square(
    game: Game, is_flipped: bool
) -> None:
    state, field = game.rulebook.start(game.rules), field_of(game, is_flipped=is_flipped)
    pick = game.rulebook.picks(state, game.rulebook.actions(state)[0])[0]
    for name in (*LOW, *HIGH):
        ops = game.look.standing(state, field, appearance_of(game), [Mark(name, pick, 1.25)])
        at = ops[0] if name in LOW else ops[-1]
        assert isinstance(at, Sprite)
        assert at.name == f"marks/{name}"
        assert (at.x, at.y) == field.middle(*game.look.place_of(pick))
        assert (at.w, at.h, at.stretch_x, at.stretch_y) == (100, 100, 1.25, 1.25)


@every_board_game
@each_of("name", ["threat", "prey"])
def test_threat_and_prey_sit_on_the_upper_left_corner_as_the_owner_of_a_piece_sees_it(
    game: Game, name: str
) -> None:
    state, field = game.rulebook.start(game.rules), field_of(game)
    pick = game.rulebook.picks(state, game.rulebook.actions(state)[0])[0]
    x, y = field.middle(*game.look.place_of(pick))
    for turned, sign in ((None, 1), (0, -1)):
        ops = game.look.standing(
            state, field, appearance_of(game, upside_down=turned), [Mark(name, pick)]
        )
        (mark,) = find(ops, Sprite, name=f"marks/{name}")
        assert 0.2 < sign * (x - mark.x) / field.square < 0.4
        assert 0.2 < sign * (y - mark.y) / field.square < 0.4
        assert mark.w < 0.4 * field.square


@every_board_game
def test_a_held_piece_hangs_at_the_hand_above_all_and_leaves_a_faint_one(game: Game) -> None:
    state, field, appearance = game.rulebook.start(game.rules), field_of(game), appearance_of(game)
    pick = game.rulebook.picks(state, game.rulebook.actions(state)[0])[0]
    hand = (400.0, 300.0)
    ops = game.look.holding(state, pick, hand, field, appearance, [Mark("move", pick)])
    faint = [op for op in pieces_of(ops) if op.alpha < 128]
    x, y = field.middle(*game.look.place_of(pick))
    assert faint
    assert all(abs(op.x - x) < field.square and abs(op.y - y) < field.square for op in faint)
    last = [op for op in pieces_of(ops) if abs(op.x - hand[0]) < 5]
    assert last
    assert ops.index(last[0]) > max(ops.index(op) for op in faint)
    assert last[0].stretch_x > 1
    shadows = find(ops, Sprite, name="marks/shadow")
    assert len(shadows) == len(
        find(game.look.standing(state, field, appearance), Sprite, name="marks/shadow")
    )


@every_board_game
@each_of("seat", [0, 1])
@each_of("pieces", LOOKS)
def test_the_pieces_of_one_side_stand_on_their_heads_for_who_sits_opposite(
    game: Game, seat: int, pieces: str
) -> None:
    state, field = game.rulebook.start(game.rules), field_of(game)
    upright = pieces_of(game.look.standing(state, field, appearance_of(game, pieces=pieces)))
    ops = pieces_of(
        game.look.standing(state, field, appearance_of(game, pieces=pieces, upside_down=seat))
    )
    turned = [op for op in ops if op.angle == 180]
    assert len(ops) == len(upright)
    assert 2 * len(turned) == len(ops)
    assert {op for op in ops if op.angle == 0} < set(upright)


@every_board_game
def test_what_lives_on_the_ground_is_a_function_of_time_and_stays_inside_the_board(
    game: Game,
) -> None:
    field, appearance, step = field_of(game), appearance_of(game), game.look.ambient_step_s
    moments = [
        game.look.ambient_ops(game.rules, field, appearance, step * number) for number in range(200)
    ]
    assert moments[5] == game.look.ambient_ops(game.rules, field, appearance, step * 5)
    assert len(set(moments)) > 10
    for ops in moments:
        for group in ops:
            assert isinstance(group, Group)
            assert group.clip is not None
            x, y, w, h = group.clip
            assert field.rect.x <= x
            assert field.rect.y <= y
            assert x + w <= field.rect.right
            assert y + h <= field.rect.bottom


@every_game
def test_on_a_tiny_board_each_piece_is_a_chip_of_its_side(game: Game) -> None:
    _, state, _ = played(game, 60)
    field = field_of(game, 12)
    chips = find(game.look.chips(state, field), Sprite)
    for seat in (0, 1):
        own = [op for op in chips if op.name == game.look.emblem(game.rules, seat)]
        assert len(own) == game.look.piece_count(state, seat)
    assert len({(op.x, op.y) for op in chips}) == len(chips)
    assert all(op.w <= field.square for op in chips)
