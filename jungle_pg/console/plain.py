"""The game of the course, to the letter of what it prints."""

from typing import Final

from jungle_pg.console.machines import Machines
from jungle_pg.console.opening import MODES, Opening, is_machines_turn, is_watched
from jungle_pg.console.reading import InputEnded, words_of
from jungle_pg.console.squares import action_of, action_written, pick_called, way_text
from jungle_pg.console.terminal import Terminal
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.core.saving_values import AnyMatch
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.speech import verdict_text

SURRENDER: Final = ["Z0", "Z0"]
STUCK: Final = "no_moves"
"""The verdict over a side that is to move and cannot: its round is still shown."""


class PlainGame:
    """One game from the question for its mode to its winner."""

    def __init__(
        self, opening: Opening, terminal: Terminal, machines: Machines, max_rounds: int
    ) -> None:
        self._opening, self._face = opening, opening.face
        self._terminal, self._machines = terminal, machines
        self._max_rounds = max_rounds

    def run(self) -> int:
        """Play, and give the exit status: 1 when the input ends before the game."""
        try:
            mode = self._terminal.ask_choice("Choose game mode (1, 2, 3): ", MODES)
            self._play(self._opening.match(mode))
        except InputEnded:
            self._terminal.say(ENGLISH["console.ended"])
            return 1
        return 0

    def _play(self, match: AnyMatch) -> None:
        say = self._terminal.say
        while True:
            if match.verdict is None and is_watched(match) and match.cursor >= self._max_rounds:
                say(ENGLISH["console.stopped"].format(rounds=self._max_rounds))
                return
            if match.verdict is None or match.cursor == 0 or match.verdict.reason == STUCK:
                say(f"Round {match.cursor + 1}:")
                say(self._face.plain_board(match))
            if match.actor is None:
                break
            match = self._turn(match, match.actor)
            for line in self._face.captures(match.setup.rules, match.moments[-1].events):
                say(line)
            if match.verdict is None and match.rulebook.danger(match.state) is not None:
                say(ENGLISH["console.danger"])
        say("Game over:")
        say(self._face.plain_board(match))
        say(self._result(match))

    def _turn(self, match: AnyMatch, seat: Seat) -> AnyMatch:
        prompt = f"{_name(match, seat)}'s turn: "
        while True:
            if is_machines_turn(match):
                outcome = self._machines_move(match, seat, prompt)
            else:
                outcome = self._typed_move(match, seat, self._terminal.ask(prompt))
            if not isinstance(outcome, Refusal):
                return outcome
            self._terminal.say("Invalid. Try again!")

    def _machines_move(self, match: AnyMatch, seat: Seat, prompt: str) -> AnyMatch | Refusal:
        self._terminal.begin(prompt)
        action = self._machines.action(match)
        if action is None:
            self._terminal.say()
            return match.resign(seat)
        self._terminal.say(way_text(match, action))
        return match.play(action)

    def _typed_move(self, match: AnyMatch, seat: Seat, line: str) -> AnyMatch | Refusal:
        words = words_of(line)
        if words == SURRENDER:
            return match.resign(seat)
        picks = tuple(pick_called(match, self._face, word) or "" for word in words)
        action = action_of(match, picks) if len(words) == 2 else None
        if action is None:
            action = action_written(match, line)
        return Refusal("off_board") if action is None else match.play(action)

    def _result(self, match: AnyMatch) -> str:
        verdict, line = match.verdict, self._face.winner_line
        assert verdict is not None
        if verdict.winner is not None and line:
            return line.format(name=_name(match, verdict.winner))
        # The course knows no draws; other rules do.
        return verdict_text(ENGLISH, match.rulebook, match.setup.rules, verdict)


def _name(match: AnyMatch, seat: Seat) -> str:
    return match.rulebook.seat_names(match.setup.rules)[seat]
