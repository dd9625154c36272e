"""Who may import whom: the core stands on the standard library alone."""

import re
import subprocess
import sys
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
