"""Every game of the cabinet has all its parts, and a part is loaded only when it is asked for."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import jungle_pg.games
from jungle_pg.cabinet import GAMES, _part, brains, faces, games, rulebooks, words
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Rulebook
from jungle_pg.engine.thinking import Order
from jungle_pg.games.console.face import Face
from jungle_pg.games.game import Game
from jungle_pg.texts.locales import CODES
from tests.rows import each_of

LOADING = """
import json, sys
from jungle_pg.cabinet import GAMES, brains, faces, games, rulebooks, words

def loaded():
    return [name for name in sys.modules if name.startswith("jungle_pg.")]

def look_at_the_list():
    assert GAMES == tuple(rulebooks()) == tuple(games()) == tuple(faces()) == tuple(brains(float))
    assert "chess" not in rulebooks() and len(games()) == len(GAMES)

first, second, third, *_ = GAMES
steps = {
    "list": look_at_the_list,
    "rulebook": lambda: rulebooks()[first],
    "brain": lambda: brains(float)[first],
    "face": lambda: faces()[second],
    "words": lambda: words("zh"),
    "game": lambda: games()[third],
}
found = {}
for name, step in steps.items():
    step()
    found[name] = loaded()
print(json.dumps(found))
"""


@each_of("game_id", GAMES)
def test_a_game_has_all_its_parts(game_id: str) -> None:
    rulebook, game, face = rulebooks()[game_id], games()[game_id], faces()[game_id]
    assert Rulebook in type(rulebook).__mro__
    assert rulebook.game_id == game_id
    assert isinstance(game, Game)
    assert game.rulebook is rulebook
    assert Face in type(face).__mro__
    assert rulebook.codec.parse_rules(face.usual_rules)


@each_of("part", ["game", "console", "engine.thinker", "texts"])
@each_of("game_id", GAMES)
def test_a_game_brings_each_part_along_itself(game_id: str, part: str) -> None:
    found = _part(f"jungle_pg.games.{game_id}.{part}")
    assert found is not None, "else a plain one would stand in for it unnoticed"


def test_a_part_that_looks_for_something_in_vain_is_not_taken_for_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "texts.py").write_text("import jungle_pg.nowhere\n", encoding="utf-8")
    monkeypatch.setattr(jungle_pg.games, "__path__", [*jungle_pg.games.__path__, str(tmp_path)])
    assert _part("jungle_pg.games.unfinished.console") is None
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        _part("jungle_pg.games.unfinished.texts")
    assert _part("jungle_pg.games.no_such_game.texts") is None


@each_of("characters", ["", "traditional", "simplified"])
@each_of("game_id", GAMES)
def test_a_game_is_written_in_a_terminal(game_id: str, characters: str) -> None:
    rulebook, face = rulebooks()[game_id], faces(characters)[game_id]
    match = begin(rulebook, Setup(rulebook.codec.parse_rules(face.usual_rules)))
    assert face.plain_board(match)


@each_of("game_id", GAMES)
def test_a_computer_plays_the_game(game_id: str) -> None:
    rulebook, thinker = brains(lambda: 0.0)[game_id]
    assert rulebook is rulebooks()[game_id]
    match = begin(rulebook, Setup(rulebook.codec.parse_rules(rulebook.usual_rules)))
    thought = thinker.think(match.state, [], Order(level=1, seed=1))
    assert thought.action in rulebook.actions(match.state)


@each_of("code", CODES)
@each_of("game_id", GAMES)
def test_a_game_has_its_name_in_every_language(game_id: str, code: str) -> None:
    assert words(code)(f"game.{game_id}")
    assert words(code)(f"game_line.{game_id}")


@each_of("part", [rulebooks, games, faces, lambda: brains(lambda: 0.0)])
def test_a_part_is_made_once_and_none_for_an_unknown_game(part: type[dict[str, object]]) -> None:
    made = part()
    assert all(made[game_id] is made[game_id] for game_id in GAMES)
    assert made.get("chess") is None


@pytest.mark.process
def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded: dict[str, list[str]] = json.loads(done.stdout)

    def known(step: str, *names: str) -> list[str]:
        """What is loaded after a step below some packages."""
        below = tuple(f"jungle_pg.{name}." for name in names)
        return [each for each in loaded[step] if each.startswith(below)]

    first, second, third, *_ = GAMES
    assert known("list", "games", "engine", "texts") == []
    assert known("list", *(f"core.{game}" for game in GAMES)) == []
    assert known("rulebook", f"core.{first}")
    assert known("rulebook", f"core.{second}", f"core.{third}", "games") == []
    assert known("brain", f"games.{first}.engine")
    assert known("brain", f"core.{second}", f"games.{second}", "stage", "texts") == []
    assert known("face", f"games.{second}")
    assert known("face", f"games.{second}.engine", f"core.{third}", f"games.{third}") == []
    assert known("words", f"games.{third}.texts")
    assert known("words", f"core.{third}") == []
    assert known("game", f"core.{third}")
    assert known("game", f"games.{third}.engine") == []
    assert f"jungle_pg.games.{third}.game" in loaded["game"]
    assert not {f"jungle_pg.games.{game}.game" for game in (first, second)} & {*loaded["game"]}
