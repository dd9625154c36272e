"""The outside program that reads out: speech-dispatcher on Linux, elsewhere the system's voice.

It is kept open and gets lines: the code of a language and a text, or `stop`, or at last `quit`. It
answers each with a line. Where there is no such program, or it ends or does not answer, that is
told; when there is something to read a while later it is tried again.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Final

from jungle_pg.engine.foreign.pipe import ProgramPipe
from jungle_pg.engine.thinking import Clock
from jungle_pg.stage.narration import Utterance

STOP: Final = "stop"
LONGEST: Final = 2000
"""Letters of what is read out at once; nobody listens longer than that."""
SILENT_S: Final = 10.0
"""How long it may take until a line is answered; a voice may have to be loaded first."""
LONGEST_LOOK_S: Final = 1.0
"""The most that counts between two looks: after a computer was asleep nobody was silent so long."""
REST_S: Final = 10.0
"""After it has ended it is begun again no sooner than this."""
FAREWELL_S: Final = 2.0

SPEECH_DISPATCHER: Final = """\
while IFS= read -r line; do
  case $line in
    stop) spd-say --cancel ;;
    quit) spd-say --cancel; exit ;;
    *) spd-say --application-name jungle-pg --priority message \
         --language "${line%% *}" -- "${line#* }" ;;
  esac || exit 1
  echo done
done
"""
"""Each sentence by a program of its own, so that a server that went away is started again."""

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
OTHERS: Final = (*SHELL, SPEECH_DISPATCHER)


def reading_program(platform: str = sys.platform) -> tuple[str, ...]:
    """The command that reads out on a system."""
    return PROGRAMS.get(platform, OTHERS)


class OutsideNarrator:
    """Hands on what is to be read out, and never waits: the pipe has threads of its own."""

    def __init__(
        self,
        clock: Clock,
        command: Sequence[str] | None = None,
        open_pipe: Callable[[Clock], ProgramPipe] = ProgramPipe,
    ) -> None:
        self._clock, self._open_pipe = clock, open_pipe
        self._command = tuple(command or reading_program())
        self._pipe: ProgramPipe | None = None
        self._unanswered = 0
        """How many lines were not answered yet."""
        self._silent_s = self._looked_at = 0.0
        """How long an answer is waited for by now, and when that was looked at last."""
        self._rests_until = float("-inf")
        self._problem: str | None = None
        """What is not told yet."""

    def speak(self, utterance: Utterance) -> None:
        """Read this out; without a program that reads, nothing happens."""
        if self._pipe is None and self._clock() >= self._rests_until:
            self._unanswered = 0
            self._pipe = self._open_pipe(self._clock)
            self._pipe.start(self._command)
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

    def close(self) -> None:
        """Leave nothing behind that reads; it begins again when there is something to read."""
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
            pipe.join(FAREWELL_S)

    def _say(self, line: str) -> None:
        self._listen()
        if self._pipe is None:
            return
        self._unanswered += 1
        self._pipe.say(line)

    def _listen(self) -> None:
        """Take the answers, and note when none will come."""
        if self._pipe is None:
            return
        now = self._clock()
        passed_s, self._looked_at = now - self._looked_at, now
        heard = len(self._pipe.heard()) if self._unanswered else 0
        self._unanswered = max(0, self._unanswered - heard)
        is_silent = self._unanswered and not heard
        self._silent_s = self._silent_s + min(passed_s, LONGEST_LOOK_S) if is_silent else 0.0
        if self._pipe.trouble:
            self._give_up(f"the program that reads out is gone: {self._pipe.trouble}")
        elif self._silent_s > SILENT_S:
            self._give_up("the program that reads out does not answer")

    def _give_up(self, problem: str) -> None:
        """Nothing is read out for a while."""
        assert self._pipe is not None
        self._pipe.close()
        self._pipe, self._problem = None, problem
        self._rests_until = self._clock() + REST_S
