"""What is said at a terminal, in the words and colours of its player."""

from collections.abc import Mapping

from jungle_pg.console.captions import round_text
from jungle_pg.console.face import Face
from jungle_pg.console.style import Style
from jungle_pg.console.terminal import Terminal
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import refusal_text, status_text


class Speaker:
    """Shows a match, and finds the words for what cannot be done."""

    def __init__(self, terminal: Terminal, words: Words, style: Style) -> None:
        self._terminal, self._words, self._style = terminal, words, style
        self._board = ""
        """The board as it was shown last."""

    def show(self, face: Face, match: AnyMatch, marks: Mapping[Pick, str] | None = None) -> None:
        """The board with what lies beside it, and the turn or the end of the match."""
        say, words, style = self._terminal.say, self._words, self._style
        if match.verdict is None:
            self.loudly(round_text(match, face, words))
        self._board = face.pretty_board(match, words, style, marks)
        say(self._board)
        for line in face.beside(match, words, style):
            say(line)
        if match.verdict is not None:
            self.loudly(status_text(words.texts, match))

    def has_shown(self, face: Face, match: AnyMatch) -> bool:
        """Whether the board looks just as it was shown last."""
        return face.pretty_board(match, self._words, self._style) == self._board

    def loudly(self, text: str) -> None:
        """Say what should be noticed."""
        self._terminal.say(self._style.paint("loud", text))

    def refuse(self, match: AnyMatch, refusal: Refusal) -> None:
        """Say why the rules forbid something."""
        texts, rules = self._words.texts, match.setup.rules
        self.complain(refusal_text(texts, match.rulebook, rules, refusal, match.state))

    def complain(self, text: str) -> None:
        """Say what is wrong."""
        self._terminal.say(self._style.paint("wrong", text))

    def prompt(self, text: str) -> str:
        """What stands before a line that is typed."""
        prompt = self._words("console.prompt", banner=text)
        # A full-width colon brings its own blank along.
        return prompt if self._words.code == "zh" else f"{prompt} "
