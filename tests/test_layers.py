"""Who may import whom: the core stands on the standard library alone."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from jungle_pg.cabinet import GAMES

ROOT = Path(__file__).parent.parent


LOADED_BY_CORE = """
import pkgutil, sys
before = set(sys.modules)
import jungle_pg.core
for module in pkgutil.walk_packages(jungle_pg.core.__path__, "jungle_pg.core."):
    __import__(module.name)
for name in sorted(set(sys.modules) - before):
    print(name)
"""


@pytest.mark.process
def test_the_core_loads_nothing_but_the_standard_library() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED_BY_CORE], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert "jungle_pg.core.match" in loaded
    foreign = [
        name
        for name in loaded
        if not name.startswith("jungle_pg.core")
        and name.split(".")[0] not in sys.stdlib_module_names
    ]
    assert foreign == ["jungle_pg"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_generic_knows_a_particular_game(game: str) -> None:
    generic = [*(ROOT / "jungle_pg/core").glob("*.py"), *(ROOT / "jungle_pg/texts").glob("*.py")]
    assert len(generic) > 6
    for path in generic:
        assert f"core.{game}" not in path.read_text(encoding="utf-8"), path


OF_ONE_GAME = re.compile(
    r"\b(den|den_win|jump|leap|trap|river|water|animal|check|checkmate|stalemate|no_moves|palace"
    r"|general|soldier|marble|takes_check|out_of_check|gives_check)\b"
)
"""What only one game knows, in a name or a key; moments of a history are no jumps."""
TICK = re.compile(r"icon=\S*(?:else )?\"check\"|yes_icon or .*\"check\"")


@pytest.mark.parametrize("layer", ["scenes", "console"])
def test_nothing_special_about_a_game_is_named_where_any_game_is_played(layer: str) -> None:
    sources = sorted((ROOT / "jungle_pg" / layer).rglob("*.py"))
    assert len(sources) > 10
    for path in sources:
        text = path.read_text(encoding="utf-8")
        for string in _strings(ast.parse(text)):
            found = OF_ONE_GAME.search(string)
            assert not found or _is_tick(text, string), (path, string)


def _strings(tree: ast.Module) -> Iterator[str]:
    """The strings of some source that are no docstrings or notes below a name."""
    spoken = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    for node in constants:
        if isinstance(node.value, str) and id(node) not in spoken:
            yield node.value


def _is_tick(source: str, string: str) -> bool:
    """Whether a name is that of the icon for a tick."""
    return string == "check" and len(re.findall('"check"', source)) == len(TICK.findall(source))


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    sources = list((ROOT / "jungle_pg/core" / game).glob("*.py"))
    assert len(sources) > 1
    for path in sources:
        for other in set(GAMES) - {game}:
            assert f"core.{other}" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("game", GAMES)
def test_move_code_asks_for_no_rule_set_by_name(game: str) -> None:
    texts_of_rules = {"WORDS", "rules_text", "parse_rules"}
    for path in (ROOT / "jungle_pg/core" / game).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.name not in {"rulesets.py", "rules.py"}:
            assert "rulesets import" not in text, path
            assert {*re.findall(r"\brulesets\.(\w+)", text)} <= texts_of_rules, path
            assert ".base" not in text, path
