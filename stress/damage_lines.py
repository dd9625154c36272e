"""Damaged lines: games pasted as text, positions, rules, moves, and what other programs type."""

import shutil
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from jungle_pg.cabinet import JUNGLE, brains
from jungle_pg.core.gametext import game_text
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving_values import BadSave, Loaded
from jungle_pg.engine.uci import UciSession
from jungle_pg.scenes.load.open_file import read_text
from stress.damage_saves import MATCH, check_loaded
from tests.console.driving import plain, pretty
from tests.saves.fuzzing import damaged_bytes
from tests.saves.wandering import RULEBOOKS, jungle_match

GAME_TEXTS: Final = (game_text(MATCH).encode(), game_text(jungle_match(20)).encode())
POSITION: Final = JUNGLE.codec.position_text(MATCH.state).encode()
RULES: Final = (
    *(name.encode() for name in RULE_SETS),
    *(f"animal+{switch}".encode() for switch in SWITCHES),
    b"traditional,rivers=edges,no_capture_limit=none,swimmers=RD,column_jumpers=all",
)
UCI_LINES: Final = b"""uci
isready
setoption name Rules value animal+dog_river
setoption name Level value 3
setoption name Seed value 17
ucinewgame
position startpos moves A3A4 G7G6
position fen l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L r 0 1 moves A3A4
go depth 1
"""
PLAIN_LINES: Final = b"1\na3 a4\ng7 g6\na4 a5\nsave\na3 a4\nZ0 Z0\n"
PRETTY_LINES: Final = b"1\na3 a4\nundo\nredo\nhelp\nmoves a3\nsave one\nload one\nhistory\nquit\n"

_FOLDER: Final = TemporaryDirectory(prefix="jungle-damage-")
_BRAIN: Final = brains(time.monotonic)[JUNGLE.game_id]
_SAID: Final[list[str]] = []


def game_text_case(rng: Random) -> None:
    """A game pasted as text."""
    text = damaged_bytes(rng.choice(GAME_TEXTS), rng).decode("utf-8", "replace")
    found = read_text(RULEBOOKS, text)
    if isinstance(found, Loaded | BadSave):
        check_loaded(found)
    else:
        check_words(found)


def position_case(rng: Random) -> None:
    """A position as text, under any rule set."""
    rules = rng.choice(list(RULE_SETS.values()))
    text = damaged_bytes(POSITION, rng).decode("utf-8", "replace")
    try:
        state = JUNGLE.start(rules, text)
    except BadText as mistake:
        check_words(mistake)
        return
    JUNGLE.actions(state)
    JUNGLE.start(rules, JUNGLE.codec.position_text(state))


def rules_case(rng: Random) -> None:
    """Rules as text; what is read can be played and written again."""
    text = damaged_bytes(rng.choice(RULES), rng).decode("utf-8", "replace")
    try:
        rules = JUNGLE.codec.parse_rules(text)
    except BadText as mistake:
        check_words(mistake)
        return
    if JUNGLE.codec.parse_rules(JUNGLE.codec.rules_text(rules)) != rules:
        raise AssertionError("the rules do not read back")
    JUNGLE.actions(JUNGLE.start(rules))


def uci_case(rng: Random) -> None:
    """Lines of a program that speaks the protocol badly: each is answered or refused."""
    text = damaged_bytes(UCI_LINES, rng).decode("utf-8", "replace")
    _SAID.clear()
    UciSession(_BRAIN, "traditional", _SAID.append).run([*text.split("\n"), "stop", "quit"])
    if any("\n" in line for line in _SAID):
        raise AssertionError("an answer of two lines")


def plain_case(rng: Random) -> None:
    """Lines typed into the plain game."""
    text = damaged_bytes(PLAIN_LINES, rng).decode("utf-8", "replace")
    plain(*text.split("\n"), max_rounds=3)


def pretty_case(rng: Random) -> None:
    """Lines typed into the pretty game."""
    text = damaged_bytes(PRETTY_LINES, rng).decode("utf-8", "replace")
    home = Path(_FOLDER.name)
    pretty(home, *text.split("\n"), max_rounds=3)
    if rng.random() < 0.05:
        # Damaged names make ever more saves.
        shutil.rmtree(home / "data", ignore_errors=True)


def check_words(mistake: BadText) -> None:
    """A complaint has words, and not too many for a window."""
    if not str(mistake):
        raise AssertionError("a complaint without words")
