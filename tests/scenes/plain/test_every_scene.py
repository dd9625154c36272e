"""Every scene of the gallery with games that are nothing but their rulebooks."""

from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final
from zlib import crc32

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.shell.shot import take_shot
from tests.rows import each_of, some_of
from tests.sample_games import play_random
from tests.scenes.acting import LANGUAGES, misplaced, view_of
from tests.scenes.plain.plain_program import PLAIN, begun, plain_world
from tests.shell.letting_go import let_go
from tests.words import language_of

SIZES: Final = [(800, 600), (1920, 1080)]
PAINTED: Final = (
    "chooser", "play", "replay", "result", "load", "rules", "save", "demonstration",
)  # fmt: skip
DECISIONS: Final = {"breakthrough": 9, "toy": 3}
"""How far the games have come that are shown."""
PAGELESS: Final = ("demonstration",)
"""Scenes without widgets."""
MEANT: Final = (
    "'P' is too small",  # a letter on a piece is as small as the piece
    "cabinet ",  # arrows lie over the cabinets beside the first one
    "'breakthrough_game_",  # a name that its field scrolls
)
SHORTENED: Final = ("load", "load_bad", "file_browser")
"""Scenes with rows as narrow as they must be: words in them may end with an ellipsis."""


def a_match(game: str) -> AnyMatch:
    return play_random(begun(game), Random(3), DECISIONS[game])


@pytest.mark.slow
@each_of("game", PLAIN)
@each_of("name", [name for name in GALLERY if name not in PAGELESS])
def test_everything_is_in_its_place(name: str, game: str, tmp_path: Path) -> None:
    for size, language in some_of(product(SIZES, LANGUAGES), 1, seed=crc32((name + game).encode())):
        settings = Settings(language=language, reduced_motion=True, motion="off")
        world = plain_world(game, tmp_path, settings)
        scenes: tuple[Any, ...] = GALLERY[name](world, a_match(game))
        for scene in scenes:
            scene.arrange(view_of(size, settings))
            scene.update(0.0)
        wrong = misplaced(scenes[-1], view_of(size, settings), 1.0)
        assert [each for each in wrong if not is_meant(name, each)] == [], (size, language)


def is_meant(name: str, wrong: str) -> bool:
    """Whether something only looks misplaced."""
    return wrong.startswith(MEANT) or (name in SHORTENED and wrong.endswith("is cut"))


@pytest.mark.slow
@each_of(("name", "game", "number"), some_of(product(PAINTED, PLAIN, (0, 1)), 6))
def test_the_real_painter_paints_it_by_day_and_by_night(
    name: str, game: str, number: int, tmp_path: Path
) -> None:
    settings = (Settings(language="zh", theme="night"), Settings())[number]
    scenes = GALLERY[name](plain_world(game, tmp_path, settings), a_match(game))
    picture, problems = take_shot(scenes, settings, language_of, SIZES[number], 1.0)
    assert not problems
    assert picture.startswith(b"\x89PNG")
    let_go()
