"""Folders an ordinary user may not enter: what the program does there is said in words or empty.

Whoever runs the tests may be root, from whom nothing is kept; a child without rights does it then.
"""

import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.files.atomic import CannotWrite, Reason, check_place, forget, growing
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import is_in_use
from jungle_pg.files.autosave.matches import Found, autosaves_in
from jungle_pg.files.house_rules import HouseRulesFile, NamedRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.picture_store import PictureStore
from jungle_pg.files.reports import write_report
from jungle_pg.files.saves.finding import PathKind, found_at
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.settings import Settings, SettingsFile
from tests.ordinary_user import (
    IS_POSIX,
    as_ordinary_user,
    close_folder,
    folder_of_ordinary_user,
    is_root,
)
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(not IS_POSIX, reason="rights are told otherwise here"),
]

STEM = "20260304-050607-0badcafe"
LIMIT = 10**6
MATCH = jungle_match()

FILE_TESTS = (
    *(f"files/test_{name}" for name in ("atomic", "growing", "house_rules", "io_faults", "memory")),
    *(f"files/test_{name}" for name in ("json_files", "reports", "settings_file", "picture_store")),
    *(f"files/test_{name}" for name in ("progress", "career")),
    *(f"saves/test_{name}" for name in ("files", "copies", "autosave", "journal", "faults")),
)
"""Those that write files."""
OTHER_PROGRAMS = "program_that_is_killed or two_programs or two_processes"
"""Tests of these names start another program, which the child may not be let do."""


class Player:
    """Everything the program keeps for a player, below one folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.saves = saves_in(data, lambda: RULEBOOKS)
        self.autosaves = autosaves_in(data, lambda: RULEBOOKS, lambda: STAMP)
        self.save = self.saves.path_of("game")
        self.settings = SettingsFile(data / "config" / "settings.json")
        self.house_rules = HouseRulesFile(data / "config" / "house_rules.json")
        self.memory = MemoryFile(data / "config" / "memory.json")
        self.pictures = PictureStore(data / "cache", LIMIT)
        self.film = data / "pictures" / "game.gif"

    def fill(self) -> None:
        """Let there be one of each kind."""
        for name in ("game", "gone"):
            self.saves.save(name, MATCH, TimeState(), STAMP)
        self.saves.delete(self.saves.path_of("gone"))
        assert self.match_kept() is None
        assert self.settings.save(Settings()) is None
        assert self.house_rules.save(NamedRules({"jungle": {"ours": "course"}})) is None
        assert self.memory.keep("game", {"id": "jungle"}) is None
        assert write_report(self.data / "logs", "text", STAMP) is not None
        self.pictures.put("key", b"pixels")
        self.film_made()

    def match_kept(self) -> str | None:
        """Why a match is not kept while it is played."""
        autosave = self.autosaves.begin(MATCH.branch(0), TimeState())
        autosave.note(MATCH, TimeState())
        autosave.wait()
        problem = autosave.problem
        self.autosaves.leave(autosave)
        self.autosaves.close()
        return problem

    def film_made(self) -> None:
        with growing(self.film) as file:
            file.write(b"GIF")

    def listed(self) -> int:
        listing = Listing(self.saves)
        listing.wait()
        return len(listing.poll())

    def again(self, name: str, *, keeps_old: bool) -> Path:
        return self.saves.save(name, MATCH, TimeState(), STAMP, keeps_old=keeps_old)

    def deeds(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Everything that is done with files, by name; the last ones take something away."""
        yield "list", self.saves.paths
        yield "listing", self.listed
        yield "summaries", lambda: list(self.saves.summaries())
        yield "summary", lambda: self.saves.summary(self.save)
        yield "exists", lambda: self.saves.exists("game")
        yield "free name", lambda: self.saves.free_name("game")
        yield "found", lambda: found_at(self.save)
        yield "save", lambda: self.again("game", keeps_old=False)
        yield "save over", lambda: self.again("game", keeps_old=True)
        yield "save new", lambda: self.again("new", keeps_old=True)
        yield "load", lambda: self.saves.load(self.save)
        yield "keep match", self.match_kept
        yield "has match", self.autosaves.has_any
        yield "last match", self.autosaves.last_match
        yield (
            "resume",
            lambda: self.autosaves.resume(Found(self.data / "matches" / STEM, Loaded(MATCH))),
        )
        yield "journal", lambda: read_journal(RULEBOOKS, self.data / "matches" / f"{STEM}.journal")
        yield "journal in use", lambda: is_in_use(self.data / "matches" / f"{STEM}.journal")
        yield "settings", lambda: self.settings.load(Settings())
        yield "set", lambda: self.settings.save(Settings(muted=True))
        yield "house rules", self.house_rules.load
        yield "make rules", lambda: self.house_rules.save(NamedRules())
        yield "recall", lambda: dict(MemoryFile(self.data / "config" / "memory.json").recall("a"))
        yield "remember", lambda: self.memory.keep("game", {"id": "xiangqi"})
        yield "report", lambda: write_report(self.data / "logs", "text", STAMP)
        yield "picture", lambda: self.pictures.get("key", 6)
        yield "keep picture", lambda: self.pictures.put("key", b"pixels")
        yield "place of film", lambda: check_place(self.film)
        yield "film", self.film_made
        yield "rename", lambda: self.saves.rename(self.save, "other")
        yield "delete", lambda: self.saves.delete(self.saves.path_of("new"))
        yield (
            "bring back",
            lambda: self.saves.bring_back(self.data / "bin" / "gone.json", self.save),
        )
        yield "forget", lambda: forget(self.film)


def outcomes(player: Player) -> dict[str, Any]:
    """What came of each deed: what it gave, or the reason it was impossible. Nothing else."""
    told: dict[str, Any] = {}
    for name, deed in player.deeds():
        try:
            told[name] = deed()
        except CannotWrite as trouble:
            told[name] = trouble.reason
        except Exception as error:
            raise AssertionError(f"{name} lets {error!r} through") from error
    return told


def in_closed(folder: str, *, is_listed: bool) -> dict[str, Any]:
    with folder_of_ordinary_user() as home:
        player = Player(home / "data")
        as_ordinary_user(player.fill)
        close_folder(player.data / folder, is_listed=is_listed)
        return as_ordinary_user(lambda: _plain(outcomes(player)))


def _plain(told: dict[str, Any]) -> dict[str, Any]:
    """Only what goes through a pipe: matches hold their rulebooks."""
    known = (str, int, bool, Path, tuple, list, type(None))
    return {
        name: value if isinstance(value, known) or hasattr(value, "kind") else type(value).__name__
        for name, value in told.items()
    }


@pytest.mark.parametrize("is_listed", [True, False], ids=["0744", "0700"])
def test_nothing_ends_the_program_where_a_folder_may_not_be_entered(is_listed: bool) -> None:
    for folder in ("saves", "bin", "matches", "config", "logs", "cache", "pictures", ""):
        in_closed(folder, is_listed=is_listed)


@pytest.mark.parametrize("is_listed", [True, False], ids=["0744", "0700"])
def test_saving_in_a_folder_that_may_not_be_entered_says_why_it_failed(is_listed: bool) -> None:
    for folder in ("saves", ""):
        told = in_closed(folder, is_listed=is_listed)
        for deed in ("save", "save over", "save new", "rename", "delete"):
            assert told[deed] == Reason.NOT_PERMITTED, (folder, deed)
        assert isinstance(told["load"], BadSave)
        assert told["load"].kind is Trouble.NOT_FOUND
        assert told["found"].kind is PathKind.UNREADABLE
        assert (told["exists"], told["summary"]) == (False, None)


def test_each_closed_folder_is_said_where_it_matters() -> None:
    assert in_closed("matches", is_listed=False)["keep match"] == Reason.NOT_PERMITTED
    told = in_closed("bin", is_listed=False)
    assert (told["save over"], told["rename"]) == (Reason.NOT_PERMITTED, told["rename"])
    assert told["delete"] == told["bring back"] == Reason.NOT_PERMITTED
    told = in_closed("config", is_listed=False)
    for deed in ("set", "make rules", "remember"):
        assert str(Reason.NOT_PERMITTED) in told[deed], deed
    assert in_closed("pictures", is_listed=False)["film"] == Reason.NOT_PERMITTED
    assert in_closed("logs", is_listed=False)["report"] is None
    assert in_closed("cache", is_listed=False)["picture"] is None


@pytest.mark.skipif(not is_root(), reason="this is an ordinary user already")
def test_the_other_tests_of_files_pass_for_an_ordinary_user() -> None:
    for module in FILE_TESTS:
        # The child may not be let in where the libraries lie: all they need is there before.
        import_module(f"tests.{module.replace('/', '.')}")
    tests = Path(__file__).parents[1]
    chosen = [str(tests / f"{module}.py") for module in FILE_TESTS]

    with folder_of_ordinary_user() as home:

        def run() -> tuple[int, str]:
            # What the child says goes into a file: the capturing of this process is not its own.
            said = os.open(home / "said", os.O_RDWR | os.O_CREAT, 0o600)
            for stream in (1, 2):
                os.dup2(said, stream)
            sys.stdout = os.fdopen(1, "w", closefd=False)
            sys.stderr = os.fdopen(2, "w", closefd=False)
            os.environ["HOME"] = os.environ["TMPDIR"] = str(home)
            options = [
                "-q",
                "-p",
                "no:cacheprovider",
                "-p",
                "no:xdist",
                "-k",
                f"not ({OTHER_PROGRAMS})",
            ]
            status = pytest.main([*options, f"--basetemp={home / 'base'}", *chosen])
            sys.stdout.flush()
            return int(status), (home / "said").read_text(encoding="utf-8", errors="replace")

        status, said = as_ordinary_user(run)
    assert status == 0, said[-4000:]
    assert "[100%]" in said
