"""What reads out is a real process: fed, interrupted, perhaps missing, and never left behind."""

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from errno import ECONNREFUSED
from pathlib import Path

import pytest

from jungle_pg.shell.speech import dispatcher
from jungle_pg.shell.speech.dispatcher import LOOK_S, SILENT_S, SpeechDispatcher, socket_path
from jungle_pg.shell.speech.narrators import PROGRAMS, REST_S, SAY, SHELL, OutsideNarrator, program
from jungle_pg.stage.narration import Utterance
from tests.systems import IS_WINDOWS, is_running

pytestmark = pytest.mark.process

PATIENCE_S = 20.0
LOOKS_EVERY_S = 0.2
WRITES = """
import sys
with open(sys.argv[1], "a", encoding="utf-8", buffering=1) as file:
    file.write(f"begins {__import__('os').getpid()}\\n")
    for line in sys.stdin:
        file.write(line)
        if line in sys.argv[2:]:
            break
        print("done", flush=True)
    file.write("ends\\n")
"""
"""A program that writes down what it is given; it ends at a line that it was told."""

needs_a_shell = pytest.mark.skipif(IS_WINDOWS, reason="needs a shell")


class Clock:
    """Time that stands still until a test turns it on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Reading:
    """A narrator with a program that writes down what it reads."""

    def __init__(self, folder: Path, *ends_at: str) -> None:
        self.file, self.clock = folder / "read", Clock()
        command = (sys.executable, "-c", WRITES, str(self.file), *ends_at)
        self.narrator = OutsideNarrator(self.clock, program(command))

    def speak(self, text: str, *, interrupts: bool = False) -> None:
        self.narrator.speak(Utterance(text, "en", interrupts))

    @property
    def lines(self) -> list[str]:
        """What was read, without when programs begin and end."""
        return [line for line in self._written if line.split()[0] not in ("begins", "ends")]

    @property
    def programs(self) -> list[int]:
        return [int(line.split()[1]) for line in self._written if line.startswith("begins")]

    @property
    def _written(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []


@pytest.fixture
def reading(tmp_path: Path) -> Iterator[Reading]:
    made = Reading(tmp_path)
    yield made
    made.narrator.close()


def until(is_so: Callable[[], bool]) -> None:
    """Wait for another process."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.01)


def first_problems(narrator: OutsideNarrator) -> list[str]:
    """What goes wrong, as soon as anything does."""
    found: list[str] = []

    def look() -> bool:
        found.extend(narrator.problems())
        return bool(found)

    until(look)
    return found


def test_it_reads_in_order_and_stops_for_what_interrupts(reading: Reading) -> None:
    reading.speak("Red rat takes elephant,\n D3 to D4")
    reading.speak("Blue cat, B2 to B3")
    reading.speak("Menu, button", interrupts=True)
    reading.narrator.hush()
    until(lambda: len(reading.lines) == 5)
    assert reading.lines == [
        "en Red rat takes elephant, D3 to D4",
        "en Blue cat, B2 to B3",
        "stop",
        "en Menu, button",
        "stop",
    ]
    assert not reading.narrator.problems()


def test_no_program_runs_before_there_is_anything_to_read(reading: Reading) -> None:
    reading.narrator.hush()
    assert reading.narrator.problems() == []
    assert not reading.file.exists()


def test_it_leaves_no_process_and_begins_again_when_it_is_wanted(reading: Reading) -> None:
    reading.speak("one")
    until(lambda: reading.lines == ["en one"])
    reading.narrator.close()
    assert not is_running(reading.programs[0])
    assert reading.lines[-1] == "quit"
    reading.speak("two")
    until(lambda: reading.lines[-1] == "en two")
    assert len(reading.programs) == 2


def test_a_missing_program_is_told_once_and_the_game_goes_on() -> None:
    narrator = OutsideNarrator(Clock(), program(("/no/such/program",)))
    narrator.speak(Utterance("one", "en"))
    found = first_problems(narrator)
    for text in ("two", "three"):
        narrator.speak(Utterance(text, "en", interrupts=True))
        found += narrator.problems()
    assert len(found) == 1
    narrator.close()


def test_one_that_dies_is_told_of_and_begins_again_after_a_while(tmp_path: Path) -> None:
    reading = Reading(tmp_path, "en die\n")
    reading.speak("one")
    reading.speak("die")
    found = first_problems(reading.narrator)
    reading.speak("lost")
    assert len(reading.programs) == 1
    reading.clock.now += REST_S
    reading.speak("two")
    until(lambda: reading.lines[-1] == "en two")
    assert len(reading.programs) == 2
    assert "en lost" not in reading.lines
    assert len(found) == 1
    reading.narrator.close()


def test_one_that_does_not_answer_is_told_of_and_ended(tmp_path: Path) -> None:
    clock = Clock()
    quiet = (sys.executable, "-c", "import time; time.sleep(1000)")
    narrator = OutsideNarrator(clock, program(quiet))
    began = time.monotonic()
    for number in range(5000):
        narrator.speak(Utterance(f"sentence {number} " + "long " * 100, "en"))
    took_s = time.monotonic() - began
    assert narrator.problems() == []
    assert len(look_for(narrator, clock, SILENT_S + 1)) == 1
    narrator.close()
    # A full pipe must not hold a frame.
    assert took_s / 5000 < 0.002


def look_for(narrator: OutsideNarrator, clock: Clock, seconds: float) -> list[str]:
    """What goes wrong while time passes as it does in a program that is awake."""
    found = []
    for _ in range(round(seconds / LOOKS_EVERY_S)):
        clock.now += LOOKS_EVERY_S
        found += narrator.problems()
    return found


def test_after_a_computer_was_asleep_nobody_is_called_silent(tmp_path: Path) -> None:
    clock = Clock()
    quiet = (sys.executable, "-c", "import time; time.sleep(1000)")
    narrator = OutsideNarrator(clock, program(quiet))
    narrator.speak(Utterance("one", "en"))
    for _ in range(3):
        clock.now += 86400.0
        assert narrator.problems() == []
    assert look_for(narrator, clock, SILENT_S / 2) == [], "it may wake up more slowly than this"
    assert look_for(narrator, clock, SILENT_S)
    narrator.close()


def in_path(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, script: str) -> None:
    """Put a program of this name before all others."""
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


class Server:
    """Stands in for speech-dispatcher: writes down what it is told, each stay by itself."""

    def __init__(self, folder: Path, answers: dict[str, str] | None = None) -> None:
        self.path, self.stays = folder / "socket", list[list[str]]()
        self.answers = answers or {}
        """What is answered to a line in place of the usual."""
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self.path))
        self._door.listen()
        threading.Thread(target=self._run, daemon=True).start()

    def narrator(self) -> OutsideNarrator:
        return OutsideNarrator(Clock(), lambda clock: SpeechDispatcher(clock, self.path))

    def close(self) -> None:
        self._door.close()

    def _run(self) -> None:
        with suppress(OSError):
            while True:
                stay, _ = self._door.accept()
                self.stays.append([])
                with suppress(ConnectionError):
                    self._serve(stay, self.stays[-1])

    def _serve(self, stay: socket.socket, told: list[str]) -> None:
        is_text = False
        with stay, stay.makefile("rwb") as link:
            for line in (each.decode(errors="replace").rstrip("\r\n") for each in link):
                told.append(line)
                usual = "225-17\r\n225 OK MESSAGE QUEUED" if is_text else "200 OK"
                if not is_text or line == ".":
                    answer = self.answers.get(line, usual)
                    whole = f"{answer}\r\n".encode(errors="replace")
                    # What ends with a zero is said without an end.
                    link.write(answer[:-1].encode() if answer.endswith("\0") else whole)
                    link.flush()
                    is_text = line == "SPEAK"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not hasattr(socket, "AF_UNIX"):
        pytest.skip("needs sockets that are files")
    made = Server(tmp_path)
    yield made
    made.close()


BEGINS = ["SET SELF CLIENT_NAME player:jungle-pg:main", "SET SELF PRIORITY MESSAGE"]


def test_linux_reads_through_speech_dispatcher_and_stops_only_itself(server: Server) -> None:
    narrator = server.narrator()
    narrator.speak(Utterance('-C $HOME `id` "quoted" 50 %', "en"))
    narrator.speak(Utterance(".5", "en"))
    narrator.speak(Utterance("鼠吃象", "zh", interrupts=True))
    narrator.close()
    assert server.stays == [
        [
            *BEGINS,
            *("SET SELF LANGUAGE en", "SPEAK", '-C $HOME `id` "quoted" 50 %', "."),
            *("SPEAK", "..5", "."),
            *("CANCEL SELF", "SET SELF LANGUAGE zh", "SPEAK", "鼠吃象", "."),
            *("CANCEL SELF", "QUIT"),
        ]
    ]
    assert narrator.problems() == []


def test_what_is_switched_off_falls_silent_at_once_and_reads_again_later(server: Server) -> None:
    narrator = server.narrator()
    for _ in range(2):
        narrator.speak(Utterance("one", "en"))
        narrator.rest()
    narrator.close()
    until(lambda: len(server.stays) == 2)
    until(lambda: [stay[-2:] for stay in server.stays] == [["CANCEL SELF", "QUIT"]] * 2)


def test_linux_tells_when_speech_dispatcher_refuses_ends_or_is_not_there(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    server.answers["SPEAK"] = "501 ERR"
    for narrator, why in (
        (server.narrator(), "ended"),
        (OutsideNarrator(Clock(), lambda clock: SpeechDispatcher(clock, tmp_path / "no")),
         "missing"),
    ):  # fmt: skip
        narrator.speak(Utterance("one", "en"))
        assert why in first_problems(narrator)[0]
        narrator.speak(Utterance("two", "en"))
        assert narrator.problems() == []
        narrator.close()


def ended(voice: SpeechDispatcher) -> str:
    """What became of a voice whose thread has come to its end."""
    voice.join(PATIENCE_S)
    assert not voice._thread.is_alive()
    return voice.trouble


def test_a_server_out_of_its_mind_holds_nobody_and_is_told_of(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = (
        ("it never comes to the end of an answer", "225-17\r\n" * 5000, "ended"),
        ("it never comes to the end of a line", "2" * 200_000 + "\0", "ended"),
        ("it answers what is no answer", "\x00\xff\r\n", "ended"),
        ("it has begun a line and hangs", "20\0", "silent"),
    )
    for why, answer, trouble in rows:
        server.answers["SPEAK"] = answer
        monkeypatch.setattr(dispatcher, "SILENT_S", 0.2 if trouble == "silent" else PATIENCE_S)
        voice = SpeechDispatcher(Clock(), server.path)
        voice.say("en one")
        assert ended(voice) == trouble, why


def test_a_server_that_speaks_in_drops_is_not_waited_for_longer_than_one_that_hangs(
    server: Server,
) -> None:
    clock = Clock()
    told = bytearray(b"20")
    voice = SpeechDispatcher(clock, server.path)
    ours, theirs = socket.socketpair()
    with ours, theirs, ours.makefile("rb") as link:
        theirs.send(b"0 OK\r\nmore")
        assert voice._line(link, told, SILENT_S) == b"200 OK\r"
        assert told == b"more"
        clock.now = SILENT_S + 1
        theirs.send(b".")
        with pytest.raises(TimeoutError):
            voice._line(link, told, SILENT_S)
    voice.close()


def test_names_of_files_that_are_no_text_are_read_as_far_as_they_are(server: Server) -> None:
    narrator = server.narrator()
    narrator.speak(Utterance("game \udcff.json", "en"))
    narrator.speak(Utterance("two", "en"))
    narrator.close()
    assert server.stays[0][len(BEGINS) + 2] == "game ?.json"
    assert narrator.problems() == []


@pytest.mark.skipif(IS_WINDOWS, reason="only Linux has this server")
def test_a_place_no_server_can_have_is_told_of_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    in_path(tmp_path, monkeypatch, "speech-dispatcher", f"touch {started}")
    long = tmp_path / "/".join(["folder"] * 30) / "socket"
    assert ended(SpeechDispatcher(Clock(), long)) == "ended"
    assert not started.exists()


@pytest.mark.skipif(IS_WINDOWS, reason="only Linux has this server")
def test_who_closes_it_while_the_server_starts_is_not_kept_and_nothing_spins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_path(tmp_path, monkeypatch, "speech-dispatcher", "")
    tries: list[Path] = []

    def refused(path: Path) -> None:
        tries.append(path)
        raise ConnectionRefusedError(ECONNREFUSED, "nobody listens")

    monkeypatch.setattr(dispatcher, "_connection", refused)
    begun = time.monotonic()
    speech = SpeechDispatcher(lambda: 0.0, tmp_path / "nowhere")
    while len(tries) < 4:
        assert time.monotonic() < begun + PATIENCE_S
        time.sleep(0.01)
    speech.close()
    speech.join(10.0)
    assert not speech._thread.is_alive()
    assert len(tries) <= 1 + (time.monotonic() - begun) / LOOK_S


def test_its_socket_is_where_every_client_looks_for_it() -> None:
    rows: list[tuple[dict[str, str], str]] = [
        ({"XDG_RUNTIME_DIR": "/run/7"}, "/run/7/speech-dispatcher/speechd.sock"),
        ({"HOME": "/home/ann"}, "/home/ann/.cache/speech-dispatcher/speechd.sock"),
        ({"XDG_CACHE_HOME": "/quick", "HOME": "/home/ann"},
         "/quick/speech-dispatcher/speechd.sock"),
        ({}, "/.cache/speech-dispatcher/speechd.sock"),
        ({"SPEECHD_ADDRESS": "unix_socket:/run/mine", "HOME": "/"}, "/run/mine"),
        ({"SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/r"},
         "/r/speech-dispatcher/speechd.sock"),
    ]  # fmt: skip
    for environ, place in rows:
        assert socket_path(environ) == Path(place), environ


@pytest.mark.skipif(shutil.which("speech-dispatcher") is None, reason="needs speech-dispatcher")
def test_the_real_speech_dispatcher_takes_what_is_read(tmp_path: Path) -> None:
    path = tmp_path / "socket"
    files = ("-S", str(path), "-P", str(tmp_path / "pid"), "-L", str(tmp_path))
    command = ["speech-dispatcher", "-s", "-l", "5", "-c", "unix_socket", *files]
    daemon = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until(path.exists)
        narrator = OutsideNarrator(Clock(), lambda clock: SpeechDispatcher(clock, path))
        narrator.speak(Utterance("Red rat & <elephant>", "en"))
        narrator.speak(Utterance("红方炮二进一", "zh", interrupts=True))
        narrator.close()
        assert narrator.problems() == []
    finally:
        daemon.kill()
        daemon.wait(PATIENCE_S)
    log = (tmp_path / "speech-dispatcher.log").read_text(encoding="utf-8", errors="replace")
    said = (
        "CLIENT_NAME player:jungle-pg",
        "Red rat",
        "红方炮二进一",
        "CANCEL SELF",
        "DATA:|QUIT",
    )
    assert all(each in log for each in said), log


@needs_a_shell
def test_macos_reads_one_after_the_other_and_stops_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    in_path(tmp_path, monkeypatch, "say", f'for last; do :; done\necho "$last" >>{told}\n'
            '[ "$last" = long ] && exec sleep 1000\nexit 0\n')  # fmt: skip
    narrator = OutsideNarrator(Clock(), program((*SHELL, SAY)))

    def read() -> list[str]:
        return told.read_text(encoding="utf-8").splitlines() if told.exists() else []

    for text in ("one", "two", "long", "never"):
        narrator.speak(Utterance(text, "en"))
    until(lambda: read() == ["one", "two", "long"])
    narrator.speak(Utterance("now", "zh", interrupts=True))
    until(lambda: read()[-1] == "now")
    assert "never" not in read()
    narrator.close()


def test_systems_with_a_voice_of_their_own_have_a_program_for_it() -> None:
    commands = {platform: PROGRAMS[platform] for platform in ("darwin", "win32")}
    assert [command[0] for command in commands.values()] == ["sh", "powershell"]
    assert "System.Speech" in commands["win32"][-1]
    assert "say" in commands["darwin"][-1]
