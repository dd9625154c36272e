"""F1 opens the rules over whatever is shown."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jungle_pg.ui.text.field import TextField
from tests.shell.test_app import Stage
from tools.workbench.workbench import Workbench


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    yield Stage(fonts_folder, sprites_folder, is_calm=True)
    pygame.display.quit()


def names(stage: Stage) -> list[str]:
    return [scene.name for scene in stage.app.stack.scenes]


def test_f1_opens_the_book_once_and_esc_closes_it(stage: Stage) -> None:
    stage.press(pygame.K_F1)
    stage.app.tick(1.0)
    assert names(stage) == ["title", "rules"]
    stage.press(pygame.K_F1)
    stage.app.tick(2.0)
    assert names(stage) == ["title", "rules"]
    stage.press(pygame.K_ESCAPE)
    stage.app.tick(3.0)
    assert names(stage) == ["title"]


def test_f1_works_while_a_question_is_asked(stage: Stage) -> None:
    stage.press(pygame.K_ESCAPE)
    stage.app.tick(1.0)
    stage.press(pygame.K_F1)
    stage.app.tick(2.0)
    assert names(stage) == ["title", "question", "rules"]
    stage.press(pygame.K_ESCAPE)
    stage.app.tick(3.0)
    assert names(stage) == ["title", "question"]


def test_f1_works_while_text_is_typed(stage: Stage) -> None:
    bench = Workbench(stage.app.world, 2)
    stage.app.stack.show(bench)
    field = next(each for each in bench.page.widgets if isinstance(each, TextField))
    bench.page.focus(field)
    stage.app.tick(1.0)
    assert stage.app.stack.typing_at() is not None
    stage.press(pygame.K_F1)
    stage.app.tick(2.0)
    assert names(stage) == ["workbench", "rules"]
    assert stage.app.stack.typing_at() is None
