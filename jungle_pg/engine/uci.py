"""The protocol chess programs speak, for any game of the cabinet: lines in, lines out."""

import re
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from jungle_pg import __version__
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.search.packed import search_form
from jungle_pg.engine.thinking import Line, Order, Thought
from jungle_pg.engine.uci_words import LARGEST, ToldGame, limits_of, number_of
from jungle_pg.engine.worker import Brain

LONGEST_LINE: Final = 1 << 20
"""Characters of a line; a position with a hundred thousand moves still fits."""

NO_MOVE: Final = "0000"

MOST_LINES: Final = 3
"""How many of the best moves are told at a time."""


class Busy(BadText):
    """A thought goes on, and ends with an answer of its own."""


class UciSession:
    """One conversation; a thought runs in a thread so that `stop` is heard."""

    def __init__(
        self,
        brains: Mapping[str, Brain],
        game: str,
        rules: str | None,
        say: Callable[[str], None],
        undisturbed: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._brains, self._say, self._undisturbed = brains, say, undisturbed
        self._level: int | None = None
        self._seed, self._lines = 0, 1
        self._refused: str | None = None
        """Why the last position was not taken; nobody asks about the one before it."""
        self._begin(game, rules)
        self._usual = game, self._rules_text
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._is_limited = False
        self._is_thinking = False

    def run(self, lines: Iterable[str]) -> None:
        """Answer lines until `quit` or the end of the input."""
        try:
            for line in lines:
                words = line[:LONGEST_LINE].split()
                is_whole = len(line) <= LONGEST_LINE
                if words and words[0] == "quit":
                    break
                if words or not is_whole:
                    self._hear(words, is_whole=is_whole)
            else:
                self._await_thought()
        finally:
            self._end_thought()

    def _hear(self, words: list[str], *, is_whole: bool) -> None:
        try:
            if not is_whole:
                raise BadText(f"a line has at most {LONGEST_LINE} characters")
            self._answer(words)
        except (BadText, ValueError) as problem:
            self._say(f"info string {problem}")
            self._refuse(words, problem)

    def _refuse(self, words: list[str], why: Exception) -> None:
        """What is waited for after a line that was not understood, whatever else it holds."""
        command = re.sub(r"\W", "", words[0]).lower() if words else "position"
        if command == "position":
            self._refused = str(why)
        elif command == "go" and not isinstance(why, Busy):
            self._say(f"bestmove {NO_MOVE}")

    def _begin(self, game: str, rules: str | None) -> None:
        """Play this game by these rules, by its usual ones when none are named; or BadText."""
        if game not in self._brains:
            raise BadText(f"unknown game {game!r}; choose from {', '.join(self._brains)}")
        rulebook, thinker = self._brains[game]
        text = rulebook.usual_rules if rules is None else rules
        self._rules: Any = rulebook.codec.parse_rules(text)
        self._rulebook, self._thinker, self._rules_text = rulebook, thinker, text
        self._begin_game()

    def _begin_game(self) -> None:
        self._told = ToldGame(self._rulebook, self._rules)
        self._set_position(["startpos"])

    def _set_position(self, words: list[str]) -> None:
        self._states, self._refused = self._told.states(words), None

    def _answer(self, words: list[str]) -> None:
        match words:
            case ["uci"]:
                self._introduce()
            case ["isready"]:
                self._say("readyok")
            case ["stop"]:
                self._end_thought()
            case _ if self._is_thinking:
                raise Busy(f"still thinking: {' '.join(words)} was not read")
            case ["setoption", "name", name, "value", *value]:
                self._set_option(name.lower(), " ".join(value))
            case ["ucinewgame"]:
                self._thinker.forget()
                self._begin_game()
            case ["position", *place]:
                self._set_position(place)
            case ["go", *limits]:
                self._go(limits)
            case _:
                raise BadText(f"unknown command: {' '.join(words)}")

    def _introduce(self) -> None:
        self._say(f"id name Jungle {__version__}")
        self._say("id author The Jungle authors")
        self._say(f"info string {search_form()} search")
        game, rules = self._usual
        choices = "".join(f" var {name}" for name in self._brains)
        self._say(f"option name Game type combo default {game}{choices}")
        self._say(f"option name Rules type string default {rules}")
        self._say(f"option name Level type spin default {max(LEVELS)} min 1 max {max(LEVELS)}")
        self._say(f"option name MultiPV type spin default 1 min 1 max {MOST_LINES}")
        self._say(f"option name Seed type spin default 0 min 0 max {LARGEST}")
        self._say("uciok")

    def _set_option(self, name: str, value: str) -> None:
        match name:
            case "game":
                self._begin(value.lower(), None)
            case "rules":
                self._begin(self._rulebook.game_id, value)
            case "level":
                self._level = number_of(value, 1, max(LEVELS))
            case "multipv":
                self._lines = number_of(value, 1, MOST_LINES)
            case "seed":
                self._seed = number_of(value, 0, LARGEST)
            case _:
                raise BadText(f"unknown option: {name}")

    def _go(self, words: list[str]) -> None:
        if self._refused is not None:
            raise BadText(f"no move: the position was refused: {self._refused}")
        limits = limits_of(words, self._rulebook.actor(self._states[-1]))
        order = Order(self._level, limits, self._seed, self._lines)
        self._end_thought()
        self._stop.clear()
        self._is_thinking = True
        self._is_limited = order.limits is not None or order.level is not None
        self._thread = threading.Thread(target=self._think, args=(order,), daemon=True)
        self._thread.start()

    def _think(self, order: Order) -> None:
        *past, state = self._states
        with self._undisturbed():
            thought = self._thinker.think(state, past, order, self._stop.is_set, self._report)
            # The next command may come as soon as the answer is out.
            self._is_thinking = False
            self._say(f"bestmove {self._words(thought.line)[0] if thought.line else '(none)'}")

    def _report(self, thought: Thought[Any]) -> None:
        """Every line that is wanted, the best one first."""
        milliseconds = int(thought.seconds * 1000)
        speed = int(thought.nodes / thought.seconds) if thought.seconds else 0
        best = Line(thought.line, thought.score, thought.mate_in)
        for number, line in enumerate((best, *thought.others), start=1):
            place = f" multipv {number}" if self._lines > 1 else ""
            self._say(
                f"info depth {thought.depth}{place} score {_score(line)} nodes {thought.nodes}"
                f" nps {speed} time {milliseconds} pv {' '.join(self._words(line.actions))}"
            )

    def _words(self, actions: Iterable[Any]) -> list[str]:
        return [self._rulebook.codec.action_text(action).lower() for action in actions]

    def _await_thought(self) -> None:
        """Let a thought with limits come to its end; nobody is there to stop another one."""
        if self._thread is not None and self._is_limited:
            self._thread.join()

    def _end_thought(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None


def _score(line: Line[Any]) -> str:
    """What a line is worth in the words of the protocol: a forced end in whole moves."""
    if line.mate_in is None:
        return f"cp {line.score}"
    moves = (abs(line.mate_in) + 1) // 2
    return f"mate {moves if line.mate_in > 0 else -moves}"
