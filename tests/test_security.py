"""Nothing inside a file can make the program run, read or write anything else, or grow."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from shutil import which
from typing import Any, NamedTuple

import pytest

from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import BadSave
from jungle_pg.files.autosave.journal import journal_essence
from jungle_pg.scenes.saves.open_file import read_text
from stress.bounds import little_memory, within_time
from tests.rows import each_of
from tests.saves.wandering import RULEBOOKS, document_of, jungle_match
from tests.systems import IS_WINDOWS

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "jungle_pg").rglob("*.py"))

NEVER_IMPORTED = {
    *("pickle", "marshal", "shelve", "dbm", "yaml", "dill", "code", "runpy", "webbrowser"),
    *("socketserver", "http", "urllib", "ftplib", "smtplib", "imaplib"),
    *("poplib", "telnetlib", "xmlrpc", "requests", "pty", "xml", "zipfile", "tarfile"),
}
IMPORTED_IN = {
    "subprocess": {"engine/foreign/pipe.py", "shell/program.py"},
    "ctypes": {"engine/worker.py", "files/locking.py"},
    "multiprocessing": {
        *("__main__.py", "engine/arena.py", "engine/process.py", "engine/worker.py"),
        *("shell/export/job.py", "shell/export/worker.py"),
        *("net/hosting.py", "net/serving.py"),
    },
    "websockets": {"net/client.py", "net/connection.py", "net/rooms.py", "net/server.py"},
    "zeroconf": {"net/nearby.py"},
    "asyncio": {
        *("net/client.py", "net/connection.py", "net/rooms.py", "net/server.py"),
        "net/serving.py",
    },
    "socket": {"net/hosting.py", "net/nearby.py", "shell/speech/dispatcher.py"},
    "ssl": {"net/client.py", "net/server.py", "net/serving.py", "commands/serve.py"},
    "tempfile": {"files/atomic.py", "files/folders.py", "commands/checks.py"},
    "shutil": set(),
}
"""Processes: programs that a player has named are started to play, a button the program
of the system that shows folders; the others are ours. The network: rooms for friends, and nothing
else; whoever reads out listens at a file of this computer."""

NEVER_CALLED = {"eval", "exec", "compile", "__import__", "breakpoint"}
NEVER_OF_OS = re.compile(r"system|popen|exec\w*|spawn\w*|posix_spawn\w*|fork\w*|startfile|putenv")

WRITING = {"write_text", "write_bytes", "mkdir", "unlink", "touch", "rmdir", "symlink_to"}
WRITING_OF_OS = {
    *("open", "replace", "rename", "remove", "unlink", "mkdir", "makedirs", "rmdir", "truncate"),
    *("ftruncate", "link", "symlink", "write"),
}
WRITERS = {"cli.py", "commands/arena.py", "commands/checks.py"}
"""Who writes beside `files/`: the games of the arena where its command line says, folders of their
own that are gone afterwards, and the device that takes what nobody reads."""


def place_of(path: Path) -> str:
    return path.relative_to(ROOT / "jungle_pg").as_posix()


class Call(NamedTuple):
    """Something that is called."""

    owner: str
    """The name before the dot, if it is a plain one."""
    name: str
    has_shell: bool
    opens_to_write: bool


@cache
def uses_of(path: Path) -> tuple[frozenset[str], tuple[Call, ...]]:
    """What a module imports and calls: names alone, for whole trees would take 80 MB."""
    imported, called = set[str](), list[Call]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                imported |= {alias.name.partition(".")[0] for alias in names}
            case ast.ImportFrom(module=str(module)):
                imported.add(module.partition(".")[0])
            case ast.Call(func=ast.Name(id=name)):
                called.append(_call("", name, node))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)):
                called.append(_call(owner, name, node))
            case ast.Call(func=ast.Attribute(attr=name)):
                called.append(_call("?", name, node))
    return frozenset(imported), tuple(called)


def _call(owner: str, name: str, node: ast.Call) -> Call:
    has_shell = any(each.arg == "shell" for each in node.keywords)
    return Call(owner, name, has_shell, any(map(_is_to_write, node.args)))


def foreign_imports(path: Path, place: str) -> list[str]:
    """What a module imports and must not."""
    imported, _ = uses_of(path)
    elsewhere = {name for name, places in IMPORTED_IN.items() if place not in places}
    return sorted(imported & (NEVER_IMPORTED | elsewhere))


def bad_calls(path: Path, place: str) -> list[str]:
    """What a module calls that would run a text."""
    return [
        f"{owner}.{name}"
        for owner, name, has_shell, _ in uses_of(path)[1]
        if (owner == "" and name in NEVER_CALLED)
        or (owner == "os" and NEVER_OF_OS.fullmatch(name))
        or has_shell
        # What comes through a pipe is unpacked as objects only from a process of our own; a
        # connection of the server gives text.
        or (name == "recv" and place not in ("shell/export/job.py", "net/server.py"))
    ]


def writes(path: Path) -> list[str]:
    """What a module writes by itself."""
    return [
        f"{owner}.{name}"
        for owner, name, _, opens_to_write in uses_of(path)[1]
        if (owner == "os" and name in WRITING_OF_OS)
        or (name in WRITING and owner != "")
        or (name == "open" and opens_to_write)
    ]


def _is_to_write(argument: ast.expr) -> bool:
    mode = argument.value if isinstance(argument, ast.Constant) else None
    return isinstance(mode, str) and len(mode) < 4 and bool(set(mode) & set("wax+"))


def test_no_module_imports_what_runs_texts_or_reaches_the_network() -> None:
    assert len(SOURCES) > 300
    found = {place_of(path): foreign_imports(path, place_of(path)) for path in SOURCES}
    assert not {place: names for place, names in found.items() if names}


def test_no_module_calls_what_runs_texts() -> None:
    found = {place_of(path): bad_calls(path, place_of(path)) for path in SOURCES}
    assert not {place: names for place, names in found.items() if names}


def test_only_the_layer_of_files_writes() -> None:
    found = {place_of(path): writes(path) for path in SOURCES}
    writers = {place for place, names in found.items() if names and not place.startswith("files/")}
    assert writers <= WRITERS


def test_the_lint_would_notice(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "import pickle, subprocess\nimport os\nos.system('x')\neval('1')\nrun(shell=True)\n"
        "pipe.recv()\nopen('x', 'w')\npath.write_text('x')\nos.replace(a, b)\nopen('file')\n"
    )
    assert foreign_imports(bad, "core/bad.py") == ["pickle", "subprocess"]
    assert bad_calls(bad, "core/bad.py") == ["os.system", ".eval", ".run", "pipe.recv"]
    assert writes(bad) == [".open", "path.write_text", "os.replace"]


@pytest.mark.process
def test_files_made_to_do_harm_do_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.hostile", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout == "done\n", done.stderr


WATCHED = """
import os, subprocess, sys
from pathlib import Path
from shutil import which
from tests.hostile import Watch
folder = sys.argv[1]
watch = Watch(Path(folder))
def noticed(deed):
    watch.found.clear()
    watch.is_on = True
    deed()
    watch.is_on = False
    return bool(watch.found)
print(
    noticed(lambda: open(folder + "/fine", "w").close()),
    noticed(lambda: open(os.__file__).close()),
    noticed(lambda: open("/etc/hostname").close()),
    noticed(lambda: open(folder + "/trap", "w").close()),
    noticed(lambda: open(folder + "/../outside", "w").close()),
    noticed(lambda: os.listdir("/")),
    noticed(lambda: os.system("true")),
    noticed(lambda: subprocess.run(["true"])),
    noticed(lambda: __import__("socket").socket().close()),
)
"""


@pytest.mark.process
@pytest.mark.skipif(IS_WINDOWS, reason="names files as other systems do")
def test_the_watch_would_notice(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(home)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.split() == ["False"] * 2 + ["True"] * 7, done.stderr


def large(**changes: Any) -> str:
    return json.dumps({**document_of(jungle_match(4)), **changes})


BOMBS = {
    "brackets": "[" * 900_000,
    "braces": '{"a":' * 150_000,
    "digits": '{"format":' + "9" * 900_000 + "}",
    "escapes": '{"format":"' + "\\u0000" * 150_000 + '"}',
    "moves": large(moveHistory=[{"action": "pass"}] * 40_000),
    "nested moves": large(moveHistory=[[[[]]]] * 100_000),
    "players": large(players=[{"name": "x"}] * 60_000),
    "a long name": large(players=[{"name": "x" * 900_000}, {}]),
    "names": large(**{f"n{number}": 0 for number in range(60_000)}),
    "lines": "A1 l\n" * 4000,
    "a game of digits": "Rules: traditional\nStart: x\n\n" + "1" * 90_000,
    "a game of numbers": "Rules: traditional\nStart: x\n\n" + "1. " * 30_000,
    "rules": "Rules: traditional" + ",rivers=edges" * 7000 + "\nStart: x\n\n*",
    "switches": "Rules: animal" + "+dog_river" * 9000 + "\nStart: x\n\n*",
}


@pytest.mark.slow
@each_of("name", BOMBS)
def test_a_text_made_to_explode_ends_soon_and_in_little_memory(name: str) -> None:
    text = BOMBS[name]

    def read() -> None:
        assert isinstance(load_text(RULEBOOKS, text), BadSave)
        read_text(RULEBOOKS, text)
        journal_essence(text.encode())

    with little_memory():
        within_time(read, longest_s=1.0)


def test_every_dependency_is_named_with_a_range() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["export"], *extras["friends"]]
    assert extras["all"] == ["jungle-pg[export,friends]"]
    assert [re.split(r"[<>=~!\[]", each)[0] for each in wanted] == [
        "pygame-ce",
        "platformdirs",
        "pillow",
        "websockets",
        "zeroconf",
    ]
    for each in wanted:
        assert re.search(r">=\d", each), each
        assert re.search(r"<\d", each), each
    everything = [each for group in project["optional-dependencies"].values() for each in group]
    assert all(re.search(r">=\d|^jungle-pg\[", each) for each in everything)


NOTICES = """
import os, sys
def note(deed, arguments):
    if not deed.startswith("socket."):
        return
    # Processes of ours talk through pairs of sockets without a name.
    families = [each for each in arguments if type(each).__name__ == "AddressFamily"]
    if families and all(each.name == "AF_UNIX" for each in families):
        return
    handle = os.open(os.environ["NOTICED"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(handle, f"{deed} {arguments!r:.100}\\n".encode())
    os.close(handle)
sys.addaudithook(note)
"""
"""Runs at the start of each Python process of the program, also of those that think."""

PASTIMES = {
    "judge": ["judge", "A3A4"],
    "stages": ["stages", "--game", "jackaroo"],
    "export": ["export", "{folder}/game.json", "-o", "{folder}/game.gif", "--size", "160x160"],
    "arena": ["arena", "level:1", "level:1", "--games", "1", "-o", "{folder}/games.txt"],
    "console": ["console", "--machine", "greedy", "--max-rounds", "5"],
    "window": ["--windowed"],
}
OPEN_S = 4.0
"""How long a window is left open, which does not end by itself."""


def noticed(tmp_path: Path, arguments: list[str]) -> str:
    """What a command has to do with a network, process by process."""
    (tmp_path / "sitecustomize.py").write_text(NOTICES)
    found = tmp_path / "noticed"
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "NOTICED": str(found),
        "JUNGLE_PG_HOME": str(tmp_path / "home"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    command = [each.format(folder=tmp_path) for each in arguments]
    with suppress(subprocess.TimeoutExpired):
        subprocess.run(
            [sys.executable, "-m", "jungle_pg", *command],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=OPEN_S if "--windowed" in command else 120,
        )
    return found.read_text() if found.exists() else ""


@pytest.mark.process
@pytest.mark.parametrize("pastime", PASTIMES)
def test_no_connection_is_opened_unless_asked(pastime: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(document_of(jungle_match(2))))
    assert noticed(tmp_path, PASTIMES[pastime]) == ""


@pytest.mark.process
def test_a_connection_that_is_asked_for_is_noticed(tmp_path: Path) -> None:
    said = noticed(tmp_path, ["serve", "--host", "192.0.2.1", "--port", "1"])
    assert "socket.bind" in said


def system_calls(tmp_path: Path, *arguments: str) -> list[str]:
    """The calls to the system by which a program reaches another computer, or could be reached."""
    found = tmp_path / "calls"
    strace = ["strace", "-f", "-qq", "-e", "trace=socket,connect,bind,listen", "-o", str(found)]
    if which("strace") is None or subprocess.run([*strace, "true"]).returncode:
        pytest.skip("needs the program strace, and a system that lets it look on")
    environment = {
        **os.environ,
        "JUNGLE_PG_HOME": str(tmp_path / "home"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    program = [sys.executable, "-m", "jungle_pg", *arguments]
    # Whoever ends strace from outside lets the program go on.
    subprocess.run(
        [*strace, "timeout", str(OPEN_S), *program], env=environment, cwd=ROOT, capture_output=True
    )
    return [line for line in found.read_text().splitlines() if "AF_INET" in line]


@pytest.mark.process
def test_no_call_to_the_system_reaches_a_network_unless_asked(tmp_path: Path) -> None:
    """Also those of libraries that are not written in Python."""
    assert system_calls(tmp_path, "--windowed") == []
    assert system_calls(tmp_path, "serve", "--host", "192.0.2.1", "--port", "1")
