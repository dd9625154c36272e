from collections import Counter
from itertools import pairwise

import pygame
import pytest

from jungle_pg.files.folders import assets_folder
from jungle_pg.files.settings import Language, Settings, Theme
from jungle_pg.scenes.stack import SLIDE_S
from jungle_pg.scenes.title.life import EYES, EYES_LEFT
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import CALM_FRAMES, FRAMES_A_SECOND
from jungle_pg.stage.ops import DrawList, Scenery, Sprite
from tests.rows import each_of
from tests.scenes.acting import (
    SCALES,
    SIZES,
    a_world,
    misplaced,
    seen,
    view_of,
)

SPRITES = assets_folder() / "sprites"
THEMES: list[Theme] = ["day", "night"]
MORE_SIZES = [*SIZES, (2560, 1080), (900, 1600)]
MOMENTS = [number * 0.7 for number in range(40)]
LIVELY = ("pieces/", "frame/butterfly", "frame/firefly")


def opened(settings: Settings, size: tuple[int, int] = (1920, 1080)) -> Title:
    scene = Title(a_world(settings))
    scene.arrange(view_of(size, settings))
    return scene


def sprites(ops: DrawList, *starts: str) -> list[Sprite]:
    """The pictures before the jungle whose names begin so."""
    ops = tuple(op for op in ops if not isinstance(op, Scenery))
    shown = [found.op for found in seen(ops) if isinstance(found.op, Sprite)]
    return [op for op in shown if op.name.startswith(starts)]


def box(op: Sprite) -> Rect:
    return Rect(op.x - op.w / 2, op.y - op.h / 2, op.w, op.h)


def touch(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


@each_of("theme", THEMES)
def test_with_reduced_motion_the_title_is_still_and_sleeps(theme: Theme) -> None:
    scene = opened(Settings(theme=theme, reduced_motion=True))
    drawn = scene.draw(0.0)
    assert scene.wakes_at(0.0) is None
    for now in MOMENTS:
        assert scene.draw(now) is drawn
        assert scene.wakes_at(now) is None
    assert not [op for op in sprites(drawn, "") if op.name.endswith("_blink")]


@each_of("theme", THEMES)
def test_otherwise_it_looks_different_every_frame(theme: Theme) -> None:
    scene = opened(Settings(theme=theme))
    drawn = [scene.draw(number / FRAMES_A_SECOND) for number in range(FRAMES_A_SECOND)]
    assert all(one != other for one, other in pairwise(drawn))


def test_a_frame_is_due_until_it_was_drawn() -> None:
    scene = opened(Settings())
    scene.draw(1.0)
    due = scene.wakes_at(1.0)
    assert due == pytest.approx(1.0 + 1 / FRAMES_A_SECOND)
    assert due is not None
    assert scene.wakes_at(due + 0.01) == due
    scene.draw(due)
    assert scene.wakes_at(due) == pytest.approx(due + 1 / FRAMES_A_SECOND)


def test_fewer_frames_are_due_while_no_butterfly_flies() -> None:
    scene = opened(Settings())
    now, waits, flew = 0.0, Counter[int](), False
    before = sprites(scene.draw(now), "frame/butterfly")
    while now < 30:
        due = scene.wakes_at(now)
        assert due is not None
        flies = sprites(scene.draw(due), "frame/butterfly")
        moved = [(a.x, a.y) != (b.x, b.y) for a, b in zip(before, flies, strict=True)]
        assert sum(moved) <= 1, "they take turns"
        if any(moved) and flew:
            assert due - now == pytest.approx(1 / FRAMES_A_SECOND)
        waits[round((due - now) * FRAMES_A_SECOND)] += 1
        before, now, flew = flies, due, any(moved)
    assert set(waits) == {1, CALM_FRAMES}


def test_between_two_frames_the_list_is_the_same() -> None:
    scene = opened(Settings())
    assert scene.draw(1.01) is scene.draw(1.02)


@each_of("theme", THEMES)
def test_the_same_moment_always_looks_the_same(theme: Theme) -> None:
    one, other = opened(Settings(theme=theme)), opened(Settings(theme=theme))
    for now in reversed(MOMENTS):
        other.draw(now)
    for now in MOMENTS:
        assert one.draw(now) == other.draw(now)


@each_of("theme", THEMES)
def test_few_things_move_from_frame_to_frame(theme: Theme) -> None:
    scene = opened(Settings(theme=theme))
    for number in range(90):
        old = sprites(scene.draw(number / 30), "frame/butterfly", "frame/firefly")
        new = sprites(scene.draw((number + 1) / 30), "frame/butterfly", "frame/firefly")
        assert sum(a != b for a, b in zip(old, new, strict=True)) <= 4, "3, or one takes over"


def test_life_stands_still_while_the_title_slides_in_and_goes_on_from_there() -> None:
    scene, back_at = opened(Settings()), 5.0
    before = scene.draw(back_at)
    scene.resume(None, back_at)
    coming = scene.draw(back_at)
    assert sprites(coming, *LIVELY) == sprites(before, *LIVELY)
    for share in (0.2, 0.6, 0.95):
        assert scene.draw(back_at + share * SLIDE_S) is coming
    wakes_at = scene.wakes_at(back_at)
    assert wakes_at is not None
    assert wakes_at >= back_at + SLIDE_S
    other = opened(Settings())
    for later in (0.04, 0.5, 3.0):
        lived = other.draw(back_at + later)
        assert sprites(scene.draw(back_at + SLIDE_S + later), *LIVELY) == sprites(lived, *LIVELY)


def test_butterflies_fly_by_day_and_fireflies_by_night() -> None:
    day, night = (opened(Settings(theme=theme)).draw(0.0) for theme in THEMES)
    assert len(sprites(day, "frame/butterfly")) == 3
    assert not sprites(day, "frame/firefly")
    assert len(sprites(night, "frame/firefly")) > 15
    assert not sprites(night, "frame/butterfly")


def test_every_animal_of_bank_and_logo_closes_its_eyes() -> None:
    scene = opened(Settings())
    shut: set[str] = set()
    logo_areas = set()
    for number in range(12 * 30):
        for found in seen(scene.draw(number / 30)):
            if isinstance(found.op, Sprite) and found.op.name.endswith("_blink"):
                shut.add(found.op.name)
                if found.op.name == "title/logo_blink":
                    logo_areas.add(found.clip)
    heads = {"elephant", "lion", "leopard", "tiger", "rat"}
    assert shut == {f"pieces/head_{head}_blink" for head in heads} | {"title/logo_blink"}
    assert len(logo_areas) == 4
    assert None not in logo_areas


@each_of("name", EYES)
def test_all_that_differs_in_the_logo_with_closed_eyes_is_shown(name: str) -> None:
    awake, asleep = (pygame.image.load(SPRITES / f"{name}{face}.svg") for face in ("", "_blink"))
    areas = [
        pygame.Rect(x + EYES_LEFT - half, round(y - 0.6 * half), 2 * half, round(1.2 * half))
        for x, y, half in EYES[name]
    ]
    differing = [
        (x, y)
        for x in range(0, awake.get_width(), 2)
        for y in range(0, awake.get_height(), 2)
        if awake.get_at((x, y)) != asleep.get_at((x, y))
    ]
    assert all(any(area.collidepoint(at) for area in areas) for at in differing)
    assert all(any(area.collidepoint(at) for at in differing) for area in areas)


def test_the_name_is_written_in_the_language_of_the_player() -> None:
    names: dict[Language, str] = {"en": "title/logo", "zh": "title/logo_zh"}
    for language, name in names.items():
        scene = opened(Settings(language=language))
        shown = {
            op.name
            for number in range(12 * 30)
            for op in sprites(scene.draw(number / 30), "title/logo")
        }
        assert shown == {name, f"{name}_blink"}


def test_closed_eyes_lie_exactly_over_the_logo() -> None:
    scene = opened(Settings(), (1280, 720))
    (logo,) = (op for op in sprites(scene.draw(0.0), "title/logo") if op.name == "title/logo")
    whole = box(logo)
    for number in range(12 * 30):
        for found in seen(scene.draw(number / 30)):
            if isinstance(found.op, Sprite) and found.op.name == "title/logo_blink":
                assert box(found.op) == whole
                assert found.clip is not None
                assert whole.x <= found.clip.x < found.clip.right <= whole.right
                assert whole.y <= found.clip.y < found.clip.bottom <= whole.bottom


def test_heads_rise_and_sink_a_little_and_plates_stand() -> None:
    scene = opened(Settings())
    moments = [scene.draw(number / 30) for number in range(104)]
    for place in range(6):
        plates = {sprites(ops, "pieces/plate_")[place] for ops in moments}
        heads = {sprites(ops, "pieces/head_")[place].y for ops in moments}
        (plate,) = plates
        assert max(heads) - min(heads) == pytest.approx(2 * 0.012 * plate.h, abs=1.1)
        assert max(heads) - min(heads) >= 2


@pytest.mark.slow
@each_of("theme", THEMES)
@each_of("scale", SCALES)
@each_of("size", MORE_SIZES)
def test_nothing_that_lives_comes_near_menu_or_logo(
    size: tuple[int, int], scale: int, theme: Theme
) -> None:
    settings = Settings(theme=theme, ui_scale=scale)
    scene = opened(settings, size)
    logo, panel = scene.at["logo"], scene.at["panel"]
    for now in MOMENTS:
        for op in sprites(scene.draw(now), *LIVELY):
            assert not touch(box(op), panel), (op, panel, now)
            assert not touch(box(op), logo), (op, logo, now)


@each_of("theme", THEMES)
@each_of("scale", SCALES)
@each_of("size", MORE_SIZES)
def test_every_picture_exists_and_every_word_fits(
    size: tuple[int, int], scale: int, theme: Theme
) -> None:
    settings = Settings(theme=theme, ui_scale=scale)
    for now in (0.0, 1.3):
        assert misplaced(Title(a_world(settings)), view_of(size, settings), now) == []


@each_of("size", MORE_SIZES)
def test_the_whole_cast_is_there_in_every_window_at_the_usual_scale(size: tuple[int, int]) -> None:
    scene = opened(Settings(), size)
    heads = sprites(scene.draw(0.0), "pieces/head_")
    assert len(heads) == 6
    window = Rect(0, 0, *size)
    for head in heads:
        assert window.holds(head.x, head.y)
        assert head.w >= 40


def test_beside_a_very_wide_menu_nobody_stands() -> None:
    scene = opened(Settings(ui_scale=200), (600, 560))
    assert sprites(scene.draw(0.0), "pieces/") == []


@each_of(
    ("size", "is_there"), [((1280, 720), True), ((2560, 1080), True), ((800, 600), False),
                           ((900, 1600), False)]
)  # fmt: skip
def test_the_toucan_sits_in_wide_windows_only(size: tuple[int, int], is_there: bool) -> None:
    toucans = sprites(opened(Settings(), size).draw(0.0), "frame/toucan")
    assert len(toucans) == is_there
    assert all(toucan.flip for toucan in toucans)
