"""Every control of every screen is found by a finger, however small it is drawn."""

from collections.abc import Iterator
from itertools import product
from math import hypot
from typing import Final

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.shell.licences import licence_texts
from jungle_pg.stage.layout import Rect
from jungle_pg.ui.page import nearest_in
from jungle_pg.ui.widget import Widget
from tests.rows import some_of
from tests.scenes.acting import Paged, a_world, view_of
from tests.scenes.test_layout import SCALES, WINDOWS, Opening, _match, screens

SHOWN: Final = list(product(WINDOWS, SCALES))
PROBES: Final = list(product((-0.49, 0.0, 0.49), repeat=2))
"""Where a finger comes down, seen from the middle of a control, in parts of what it finds."""


def distance(rect: Rect, x: float, y: float) -> float:
    return hypot(max(rect.x - x, 0.0, x - rect.right), max(rect.y - y, 0.0, y - rect.bottom))


def at(scene: Paged, x: float, y: float) -> Widget | None:
    """What is really there."""
    return scene.page._under(x, y)


def missed(scene: Paged, finger_px: float, window: Rect) -> Iterator[str]:
    """Controls that a finger does not find where nothing nearer is in its way."""
    for widget in scene.page.widgets:
        x, y = widget.rect.middle
        if not (widget.has_place and widget.is_enabled and at(scene, x, y) is widget):
            continue
        if not scene.page._missed(widget, x, y, finger_px):
            yield f"{widget.name}: it has no area of its own"
        for across, down in PROBES:
            finger = (x + across * finger_px, y + down * finger_px)
            if not window.holds(*finger):
                continue
            grip = scene.grip(*finger)
            found, under = at(scene, grip.x, grip.y), at(scene, *finger)
            if under is not None and found is not under:
                yield f"{widget.name}: a finger on {under.name} means something else"
            if under is not None or found is widget:
                continue
            if at(scene, *nearest_in(widget.rect, *finger)) is not widget:
                # Scrolled, it is cut off there.
                continue
            far = distance(widget.rect, *finger)
            if found is None or distance(found.rect, *finger) > far + 1.5:
                yield f"{widget.name}: a finger {far:.0f} px beside it finds {found and found.name}"


def found_missing(opening: Opening, game_id: str, size: tuple[int, int], scale: int) -> list[str]:
    settings = Settings(ui_scale=scale)
    world = a_world(settings)
    world.licences = licence_texts
    scene = opening(world, _match(game_id))
    view = view_of(size, settings)
    assert view.finger_px >= 34 * scale / 100
    scene.arrange(view)
    scene.draw(1.0)
    return list(missed(scene, view.finger_px, view.window))


@pytest.mark.slow
def test_every_control_is_found_by_a_finger_or_something_nearer_is() -> None:
    found = list[str]()
    for number, (name, game_id, opening) in enumerate(screens()):
        for size, scale in some_of(SHOWN, 2, seed=number):
            for each in found_missing(opening, game_id, size, scale):
                found.append(f"{name} of {game_id}, {size[0]}x{size[1]}, {scale} %: {each}")
    assert not found, "\n".join(found)
