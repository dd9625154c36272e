"""A drawing that tests have kept is the drawing itself, to the byte."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from tests.shell.drawn_once import DRAW, Drawings

SPRITES = Path(__file__).parents[2] / "assets/sprites"


def test_what_was_kept_is_what_is_drawn() -> None:
    drawings = Drawings()
    for path in sorted(SPRITES.rglob("*.svg"))[::20]:
        svg = path.read_bytes()
        for size in ((48, 48), (90, 31)):
            drawn = DRAW(BytesIO(svg), size)
            drawings.draw(BytesIO(svg), size)
            kept = drawings.draw(BytesIO(svg), size)
            assert kept.get_size() == drawn.get_size(), path
            assert kept.get_masks() == drawn.get_masks(), path
            assert kept.get_flags() == drawn.get_flags(), path
            assert kept.get_buffer().raw == drawn.get_buffer().raw, path


def test_what_cannot_be_drawn_is_told_every_time() -> None:
    drawings = Drawings()
    for _ in range(2):
        with pytest.raises(pygame.error):
            drawings.draw(BytesIO(b"no picture"), (9, 9))


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.shell.drawn_once.MOST_BYTES", 2000)
    drawings = Drawings()
    for path in sorted(SPRITES.rglob("*.svg"))[:12]:
        drawings.draw(BytesIO(path.read_bytes()), (30, 30))
        assert drawings._bytes <= 2000
    assert len(drawings._kept) < 12
