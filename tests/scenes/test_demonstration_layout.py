"""How a demonstration looks in every window, and what breathes in it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.match import Match
from jungle_pg.files.settings import Settings
from jungle_pg.games.names import side_colour
from jungle_pg.scenes.title.demonstration import (
    FAINTEST,
    Demonstration,
)
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Group, Sprite, Text
from jungle_pg.ui.plates.plate_skins import SIDES
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    SIZES,
    a_world,
    misplaced,
    seen,
    texts_of,
    view_of,
)
from tests.scenes.demonstration_show import (
    CALM,
    JUNGLE_GAME,
    alone,
    play_on,
    shown,
)

MORE_SIZES = [*SIZES, (2560, 1080), (900, 1600)]


def test_the_players_are_told_with_their_faces() -> None:
    play = alone(seed=0)
    texts = texts_of(play.rest())
    for words in ("Leopard", "Red, skilled", "Tiger", "Blue, strong", "Press any key"):
        assert words in texts
    sprites = {op.op.name for op in seen(play.rest()) if isinstance(op.op, Sprite)}
    assert {"pieces/r_leopard", "pieces/b_tiger", "title/logo"} <= sprites


@each_of("seed", range(len(games())))
def test_names_are_written_in_ink_that_is_read_on_their_plates(seed: int) -> None:
    play = alone(CALM, seed)
    game, rules = shown(play).game, shown(play).match.setup.rules
    plates = {op.key: op for op in groups_of(play.rest()) if op.key.startswith("player ")}
    for seat in (0, 1):
        name = next(op for op in plates[f"player {seat}"].ops if isinstance(op, Text))
        assert name.ink == SIDES[side_colour(game, rules, seat)].name


def test_a_game_whose_rules_are_called_like_it_is_named_once() -> None:
    play = alone(CALM, seed=2)
    assert "Demonstration: Jackaroo King" in texts_of(play.rest())


def test_cards_of_both_hands_are_equally_large() -> None:
    play = alone(CALM, seed=2)
    board = shown(play)._places
    assert board is not None
    while len(backs := cards_beside(play.rest(0.1), board.field.rect)) < 8:
        assert play.now < 10, "no cards were dealt"
    widths = {card.w * card.stretch_x for card in backs}
    assert max(widths) - min(widths) <= 1


def cards_beside(ops: DrawList, board: Rect) -> list[Sprite]:
    """Cards that do not lie on the board."""
    sprites = [found.op for found in seen(ops) if isinstance(found.op, Sprite)]
    cards = [sprite for sprite in sprites if sprite.name == "jackaroo/card_back"]
    return [card for card in cards if not board.holds(card.x, card.y)]


def groups_of(ops: DrawList) -> Iterator[Group]:
    for op in ops:
        if isinstance(op, Group):
            yield op
            yield from groups_of(op.ops)


def asking(ops: DrawList) -> Text:
    (text,) = [
        found.op
        for found in seen(ops)
        if isinstance(found.op, Text) and found.op.text == "Press any key"
    ]
    return text


def test_the_plank_breathes_slowly_and_never_blinks() -> None:
    play = alone()
    alphas = [asking(play.rest(1 / 30)).alpha for _ in range(150)]
    assert min(alphas) == pytest.approx(255 * FAINTEST, abs=4)
    assert max(alphas) == pytest.approx(255, abs=4)
    assert max(abs(one - other) for one, other in pairwise(alphas)) < 16


def test_a_breath_is_due_until_it_was_drawn() -> None:
    scene = shown(alone())
    scene.draw(5.0)
    due = scene.wakes_at(5.0)
    assert due is not None
    assert 5.0 < due < 5.2
    assert scene.wakes_at(due + 0.1) == due


def test_with_reduced_motion_the_plank_is_still() -> None:
    play = alone(CALM)
    assert {asking(play.rest(0.1)).alpha for _ in range(40)} == {255}


@each_of("scale", SCALES)
@each_of("size", MORE_SIZES)
def test_nothing_is_cut_and_nothing_overlaps(size: tuple[int, int], scale: int) -> None:
    for language in LANGUAGES:
        settings = Settings(language=language, ui_scale=scale, reduced_motion=True)
        for seed in range(5):
            scene = Demonstration(a_world(settings), seed)
            view = view_of(size, settings)
            assert misplaced(scene, view) == []
            assert scene._places is not None
            check_apart(scene, Rect(0, 0, *size))


def check_apart(scene: Demonstration, window: Rect) -> None:
    at = scene._places
    assert at is not None
    frame = at.field.square * scene.game.look.margin
    boxes = [at.field.rect.shrunk(-frame), *at.plates, at.plank]
    boxes += [box for box in (at.logo, at.heading) if box is not None]
    boxes += at.field.zones.hands if at.field.zones is not None else ()
    for number, box in enumerate(boxes):
        assert box.x >= -0.5
        assert box.y >= -0.5
        assert box.right <= window.w + 0.5
        assert box.bottom <= window.h + 0.5
        for other in boxes[number + 1 :]:
            across = min(box.right, other.right) - max(box.x, other.x)
            down = min(box.bottom, other.bottom) - max(box.y, other.y)
            assert across <= 1 or down <= 1, (box, other)


@each_of("size", MORE_SIZES)
def test_the_board_is_the_largest_thing_in_the_window(size: tuple[int, int]) -> None:
    scene = Demonstration(a_world(), 0)
    scene.arrange(view_of(size, Settings()))
    assert scene._places is not None
    rect = scene._places.field.rect
    assert max(rect.w / size[0], rect.h / size[1]) > 0.7


@each_of("scale", SCALES)
@each_of("size", MORE_SIZES)
@each_of("seed", [JUNGLE_GAME, JUNGLE_GAME + 1, JUNGLE_GAME + 2])
def test_every_result_fits_on_its_plank(seed: int, size: tuple[int, int], scale: int) -> None:
    for language in LANGUAGES:
        settings = Settings(language=language, ui_scale=scale, reduced_motion=True)
        view = view_of(size, settings)
        world = a_world(settings)
        scene = ended(world, seed)
        assert misplaced(scene, view) == []
        assert scene._places is not None
        board = scene._places.field.rect
        (plank,) = [op for op in result_of(scene.draw(0.0)) if isinstance(op, Drawing)]
        assert board.x <= plank.x
        assert plank.x + plank.w <= board.right
        assert board.y <= plank.y
        assert plank.y + plank.h <= board.bottom


def result_of(ops: DrawList) -> DrawList:
    """What the plank over the board is made of."""
    for op in ops:
        if isinstance(op, Group):
            if op.key == "result":
                return op.ops
            if found := result_of(op.ops):
                return found
    return ()


def ended(world: World, seed: int) -> Demonstration:
    """A demonstration that shows a result in long words."""
    scene = Demonstration(world, seed)
    match = scene.match
    closed = match.resign(0)
    assert isinstance(closed, Match)
    scene.match = replace(closed)
    scene._shown = closed.cursor
    scene._result_is_due = True
    return scene


def test_a_new_theme_language_or_size_is_taken_on_the_way() -> None:
    play = alone()
    play_on(play, 4)
    scene = shown(play)
    played = scene.match.cursor
    other = Settings(theme="night", language="zh", ui_scale=75)
    play.world.settings = other
    play.stack.arrange(view_of((900, 1600), other))
    assert "按任意键" in texts_of(play.rest())
    play_on(play, 4)
    assert scene.match.cursor > played
