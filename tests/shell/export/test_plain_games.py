"""Games that are nothing but their rulebooks, as text, sheet of boards and animated picture."""

from pathlib import Path
from random import Random

import pytest
from PIL import Image

from jungle_pg.core.gametext import parse_game
from jungle_pg.core.match import AnyMatch
from jungle_pg.scenes.exports import ExportOrder
from jungle_pg.shell.export.progress import StillSecret
from jungle_pg.shell.export.writing import export_match
from tests.rows import each_of
from tests.sample_games import done, play_random
from tests.scenes.plain.plain_program import PLAIN, begun
from tests.shell.export.filming import SMALL
from tests.words import language_of


def given_up(game: str) -> AnyMatch:
    """A short game that is over, so that nothing of it is a secret."""
    match = play_random(begun(game), Random(2), 3)
    return match if match.actor is None else done(match.resign(match.actor))


@each_of("game", PLAIN)
def test_a_text_reads_back_to_the_same_game(game: str, tmp_path: Path) -> None:
    match, path = given_up(game), tmp_path / "game.txt"
    export_match(PLAIN[game], match, ExportOrder("txt"), language_of("en"), path)
    assert parse_game(PLAIN[game].rulebook, path.read_text("utf-8")).entries == match.entries


@pytest.mark.slow
@each_of("kind", ["png", "gif"])
@each_of("game", PLAIN)
def test_a_picture_shows_more_than_paper(game: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"game.{kind}"
    order = ExportOrder(kind, 5.0, SMALL)
    export_match(PLAIN[game], given_up(game), order, language_of("zh"), path)
    with Image.open(path) as picture:
        assert getattr(picture, "n_frames", 1) > 1 or kind == "png"
        colours = picture.convert("RGB").getcolors(picture.width * picture.height)
    assert colours is not None
    assert len(colours) > 20


@each_of("kind", ["txt", "png", "gif"])
def test_a_list_with_hidden_cards_is_not_exported_while_the_game_is_on(
    kind: str, tmp_path: Path
) -> None:
    path = tmp_path / f"game.{kind}"
    with pytest.raises(StillSecret):
        export_match(PLAIN["toy"], begun("toy"), ExportOrder(kind), language_of("en"), path)
    assert not path.exists()
