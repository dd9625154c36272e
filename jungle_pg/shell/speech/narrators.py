"""Whoever reads out: speech-dispatcher on Linux, elsewhere a program with the system's voice.

It is kept open and gets lines: the code of a language and a text, or `stop`, or at last `quit`. It
answers each with a line. Where there is no such program, or it ends or does not answer, that is
told; when there is something to read a while later it is tried again.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from jungle_pg.engine.foreign.pipe import ProgramPipe
from jungle_pg.engine.thinking import Clock
from jungle_pg.shell.speech.dispatcher import SILENT_S, STOP, SpeechDispatcher, socket_path
from jungle_pg.stage.narration import Utterance

LONGEST: Final = 2000
"""Letters of what is read out at once; nobody listens longer than that."""
LONGEST_LOOK_S: Final = 1.0
"""The most that counts between two looks: after a computer was asleep nobody was silent so long."""
REST_S: Final = 10.0
"""After it has ended it is begun again no sooner than this."""
FAREWELL_S: Final = 2.0

SAY: Final = """\
speaking=
while IFS= read -r line; do
  case $line in
    stop) kill $speaking 2>/dev/null; speaking= ;;
    quit) kill $speaking 2>/dev/null; exit ;;
    *)
      last=${speaking##* }
      (
        while [ -n "$last" ]; do
          case $(ps -o stat= -p "$last") in ''|Z*) last= ;; *) sleep 0.05 ;; esac
        done
        case $line in zh*) set -- -v Tingting ;; *) set -- ;; esac
        exec say "$@" -- "${line#* }"
      ) &
      speaking="$speaking $!"
      ;;
  esac
  echo done
done
"""
"""A sentence waits for the one before; those that wait are ended with it."""

SYSTEM_SPEECH: Final = """\
Add-Type -AssemblyName System.Speech
$lines = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$names = @{ en = 'en-US'; zh = 'zh-CN' }
while ($null -ne ($line = $lines.ReadLine())) {
  if ($line -eq 'quit') { break }
  if ($line -eq 'stop') { $voice.SpeakAsyncCancelAll() }
  else {
    $language, $text = $line -split ' ', 2
    $culture = [Globalization.CultureInfo]::GetCultureInfo($names[$language])
    $prompt = New-Object System.Speech.Synthesis.PromptBuilder($culture)
    $prompt.AppendText($text)
    [void]$voice.SpeakAsync($prompt)
  }
  [Console]::Out.WriteLine('done')
}
$voice.SpeakAsyncCancelAll()
"""

SHELL: Final = ("sh", "-c")
POWERSHELL: Final = (
    *("powershell", "-NoProfile", "-NonInteractive", "-WindowStyle", "Hidden"),
    "-Command",
)
PROGRAMS: Final = {"win32": (*POWERSHELL, SYSTEM_SPEECH), "darwin": (*SHELL, SAY)}
"""The commands that read out on systems which have a voice of their own."""


class Voice(Protocol):
    """Whoever reads the lines it gets, and never lets wait who gives them."""

    @property
    def trouble(self) -> str:
        """Why nothing more will be read; nothing while it reads."""

    def say(self, line: str) -> None:
        """Read this after what is being read, or stop."""

    def heard(self) -> list[str]:
        """The answers since the last look."""

    def close(self) -> None:
        """Stop and go away; this does not wait until it has gone."""

    def join(self, wait_s: float) -> None:
        """Wait until it has gone."""


OpenVoice: TypeAlias = Callable[[Clock], Voice]


def program(command: Sequence[str]) -> OpenVoice:
    """A voice that is a program of its own."""

    def opened(clock: Clock) -> Voice:
        pipe = ProgramPipe(clock)
        pipe.start(command)
        return pipe

    return opened


def voice_of(environ: Mapping[str, str], platform: str = sys.platform) -> OpenVoice:
    """Who reads out on a system."""
    if platform in PROGRAMS:
        return program(PROGRAMS[platform])
    return lambda clock: SpeechDispatcher(clock, socket_path(environ))


class OutsideNarrator:
    """Hands on what is to be read out, and never waits: voices have threads of their own."""

    def __init__(self, clock: Clock, open_voice: OpenVoice) -> None:
        self._clock, self._open_voice = clock, open_voice
        self._voice: Voice | None = None
        self._leaving: Voice | None = None
        """The last one that was closed, which may not have gone yet."""
        self._unanswered = 0
        """How many lines were not answered yet."""
        self._silent_s = self._looked_at = 0.0
        """How long an answer is waited for by now, and when that was looked at last."""
        self._rests_until = float("-inf")
        self._problem: str | None = None
        """What is not told yet."""

    def speak(self, utterance: Utterance) -> None:
        """Read this out; without a program that reads, nothing happens."""
        if self._voice is None and self._clock() >= self._rests_until:
            self._unanswered = 0
            self._voice = self._open_voice(self._clock)
        if utterance.interrupts:
            self._say(STOP)
        self._say(f"{utterance.language} {' '.join(utterance.text.split())[:LONGEST]}")

    def hush(self) -> None:
        self._say(STOP)

    def problems(self) -> list[str]:
        """What went wrong since the last look, for the console."""
        self._listen()
        found, self._problem = self._problem, None
        return [] if found is None else [found]

    def rest(self) -> None:
        """Stop, and let go of whoever reads until there is something to read again."""
        if self._voice is not None:
            self._voice.close()
            self._voice, self._leaving = None, self._voice

    def close(self) -> None:
        """Leave nothing behind that reads."""
        self.rest()
        if self._leaving is not None:
            self._leaving.join(FAREWELL_S)
            self._leaving = None

    def _say(self, line: str) -> None:
        self._listen()
        if self._voice is None:
            return
        self._unanswered += 1
        self._voice.say(line)

    def _listen(self) -> None:
        """Take the answers, and note when none will come."""
        if self._voice is None:
            return
        now = self._clock()
        passed_s, self._looked_at = now - self._looked_at, now
        heard = len(self._voice.heard()) if self._unanswered else 0
        self._unanswered = max(0, self._unanswered - heard)
        is_silent = self._unanswered and not heard
        self._silent_s = self._silent_s + min(passed_s, LONGEST_LOOK_S) if is_silent else 0.0
        if self._voice.trouble:
            self._give_up(f"the program that reads out is gone: {self._voice.trouble}")
        elif self._silent_s > SILENT_S:
            self._give_up("the program that reads out does not answer")

    def _give_up(self, problem: str) -> None:
        """Nothing is read out for a while."""
        self.rest()
        self._problem, self._rests_until = problem, self._clock() + REST_S
