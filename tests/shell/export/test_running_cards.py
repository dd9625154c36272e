"""A game of cards that goes on is not exported, since a file tells everything to everybody."""

import subprocess
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.gametext import parse_game
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.saves.folder import save_match
from jungle_pg.scenes.exports import ExportOrder, NotExported
from jungle_pg.shell.export.job import Exports
from jungle_pg.shell.export.progress import StillSecret
from jungle_pg.shell.export.writing import export_match
from tests.rows import each_of
from tests.sample_games import JACKAROO, Game, done, play_random
from tests.shell.export.test_job import outcome_of
from tests.words import language_of

CABINET_GAME = games()["jackaroo"]
NOON = datetime(2026, 5, 4, 12)
KINDS = each_of("kind", ["gif", "png", "txt"])


def running(*players: Player) -> AnyMatch:
    begun = Game(JACKAROO, CABINET_GAME.rules).begin(
        players=players or (Player(), Player(level=1)), luck_seed=5
    )
    return play_random(begun, Random(5), 20)


@KINDS
@each_of("players", [(), (Player(), Player()), (Player(level=1), Player(level=1))])
def test_a_running_game_is_refused_and_an_old_file_stays(
    kind: str, players: tuple[Player, ...], tmp_path: Path
) -> None:
    path = tmp_path / f"game.{kind}"
    path.write_text("old", "utf-8")
    with pytest.raises(StillSecret):
        export_match(CABINET_GAME, running(*players), ExportOrder(kind), language_of("en"), path)
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_that_is_over_is_told_whole(tmp_path: Path) -> None:
    match, path = done(running().resign(0)), tmp_path / "game.txt"
    export_match(CABINET_GAME, match, ExportOrder("txt"), language_of("en"), path)
    assert parse_game(JACKAROO, path.read_text("utf-8")).entries == match.entries


@pytest.mark.process
def test_the_window_is_told_why(tmp_path: Path) -> None:
    exports = Exports(games, language_of, tmp_path, lambda: NOON)
    try:
        outcome = outcome_of(exports(running(), ExportOrder("txt")))
    finally:
        exports.close()
    assert outcome == NotExported(
        "Cards are hidden in this game: it can be exported once it is over."
    )
    assert not list(tmp_path.iterdir())


@pytest.mark.process
def test_the_command_says_so_in_one_line(tmp_path: Path) -> None:
    save, path = tmp_path / "game.json", tmp_path / "game.txt"
    save_match(save, running(), TimeState(), NOON)
    command = [sys.executable, "-m", "jungle_pg", "export", str(save), "-o", str(path)]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 2
    assert "cards are hidden in this game" in said.stderr
    assert said.stderr.count("\n") == 1
    assert not path.exists()
