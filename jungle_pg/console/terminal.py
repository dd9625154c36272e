"""Both directions of a terminal: what is said and what is typed."""

from collections.abc import Callable, Container
from typing import TextIO

from jungle_pg.console.reading import InputEnded, Lines
from jungle_pg.games.console.style import Style


class Terminal:
    """Says and asks; lines of a script are shown where a terminal would show what is typed."""

    def __init__(self, lines: Lines, out: TextIO, *, shows_script: bool = False) -> None:
        self._lines, self._out = lines, out
        self._shows_script = shows_script

    def say(self, text: str = "") -> None:
        """Print a text and begin a new line."""
        self._out.write(f"{text}\n")

    def begin(self, prompt: str) -> None:
        """Print a prompt that is seen at once; what follows goes on the same line."""
        self._out.write(prompt)
        self._out.flush()

    def ask(self, prompt: str) -> str:
        """The line that is typed after a prompt; InputEnded when none is."""
        self.begin(prompt)
        scripted = self._lines.scripted
        if scripted is not None and self._shows_script:
            self.say(scripted)
        return self._typed(self._lines.next)

    def wait(self, prompt: str) -> str:
        """What is typed after a prompt that a script passes over: nobody reads its secrets."""
        if self._lines.scripted is not None:
            return ""
        self.begin(prompt)
        return self._typed(self._lines.next_typed).strip()

    def clear(self, style: Style) -> None:
        """Take away what was read so far; a script has nobody to hide it from."""
        if self._lines.scripted is None:
            self._out.write(style.cleared)

    def ask_choice(self, prompt: str, choices: Container[str]) -> str:
        """One of some choices, asked for until it is given.

        A script may begin with it; otherwise it is left to whoever types.
        """
        while True:
            if self._lines.scripted is not None and self._lines.scripted in choices:
                return self.ask(prompt)
            self.begin(prompt)
            answer = self._typed(self._lines.next_typed).strip()
            if answer in choices:
                return answer

    def _typed(self, next_line: Callable[[], str]) -> str:
        try:
            return next_line()
        except InputEnded:
            # The prompt is left behind, so that what is said next stands on a line of its own.
            self.say()
            raise
