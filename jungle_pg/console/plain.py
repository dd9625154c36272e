"""The game of the course, to the letter of what it prints; other games in the same manner."""

from typing import Final

from jungle_pg.console.captions import cover_text, round_text, stopped_text
from jungle_pg.console.machines import Machines
from jungle_pg.console.opening import MODES, Opening, is_machines_turn, is_watched
from jungle_pg.console.reading import InputEnded, words_of
from jungle_pg.console.sitting import Sitting
from jungle_pg.console.squares import action_of, action_written, pick_called, way_text
from jungle_pg.console.terminal import Terminal
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.games.console.style import Style
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import verdict_text

BACK: Final = ("back", "undo")
"""What takes back a pick that is not final yet."""


class PlainGame:
    """One game from the question for its mode to its winner."""

    def __init__(
        self,
        opening: Opening,
        terminal: Terminal,
        machines: Machines,
        max_rounds: int,
        words: Words,
    ) -> None:
        self._opening, self._face = opening, opening.face
        self._terminal, self._machines = terminal, machines
        self._max_rounds, self._words = max_rounds, words

    def run(self) -> int:
        """Play, and give the exit status: 1 when the input ends before the game."""
        try:
            mode = self._terminal.ask_choice("Choose game mode (1, 2, 3): ", MODES)
            self._play(Sitting(self._opening.match(mode)))
        except InputEnded:
            self._terminal.say(self._words("console.ended"))
            return 1
        return 0

    def _play(self, sitting: Sitting) -> None:
        say = self._terminal.say
        while True:
            match = sitting.match
            if self._is_too_long(match):
                say(stopped_text(match, self._max_rounds, self._words))
                return
            if match.verdict is None or match.cursor == 0 or self._is_stuck(match):
                self._pass_on(sitting)
                say(f"{round_text(match, self._face, self._words)}:")
                self._show(sitting)
            if match.actor is None:
                break
            self._turn(sitting, match.actor)
            self._tell(sitting, match.cursor)
        say("Game over:")
        self._show(sitting)
        say(self._result(sitting.match))

    def _is_stuck(self, match: AnyMatch) -> bool:
        """Whether the side to move has lost because it cannot: its round is still shown."""
        return match.verdict is not None and match.verdict.reason in self._face.stuck

    def _is_too_long(self, match: AnyMatch) -> bool:
        is_alone = match.verdict is None and is_watched(match)
        return is_alone and self._face.number(match) > self._max_rounds

    def _show(self, sitting: Sitting) -> None:
        seen = sitting.seen
        self._terminal.say(self._face.plain_board(seen))
        for line in self._face.beside(seen, self._words, Style()):
            self._terminal.say(line)

    def _tell(self, sitting: Sitting, since: int) -> None:
        """What the last decision has brought about, with the luck after it."""
        match, say = sitting.match, self._terminal.say
        if sitting.cover_for is not None:
            sitting.cover()
            self._terminal.clear(Style())
        for moment in sitting.seen.moments[since:]:
            for line in self._face.news(match.setup.rules, moment.events):
                say(line)
        if match.verdict is None and match.rulebook.danger(match.state) is not None:
            say(self._words("console.danger"))

    def _pass_on(self, sitting: Sitting) -> None:
        """Wait until the person whose secrets are shown next sits at the terminal."""
        seat = sitting.cover_for
        if seat is not None:
            while self._terminal.wait(f"{cover_text(sitting.match, seat, self._words)}: "):
                pass
            sitting.uncover(seat)

    def _turn(self, sitting: Sitting, seat: Seat) -> None:
        """One decision that is final, with all the picks before it."""
        match = sitting.match
        while sitting.match is match:
            if is_machines_turn(match):
                outcome = self._machines_move(sitting, seat)
            else:
                outcome = self._typed_move(sitting, seat, self._terminal.ask(self._prompt(sitting)))
            if outcome is not None:
                self._terminal.say("Invalid. Try again!")

    def _prompt(self, sitting: Sitting) -> str:
        """Like `RED's turn: `, with what was picked and what can be typed where that is short."""
        ahead, face = sitting.with_picks, self._face
        assert ahead.actor is not None
        offered = "" if is_machines_turn(ahead) else ", ".join(face.offered(ahead.state))
        picked = "".join(f", {text}" for text in self._picked(sitting))
        return f"{_name(ahead, ahead.actor)}'s turn{picked}{f' ({offered})' if offered else ''}: "

    def _picked(self, sitting: Sitting) -> list[str]:
        match = sitting.with_picks
        places = range(sitting.match.cursor, match.cursor)
        return [
            self._face.typed(match.state_at(ply), pick)
            for ply, pick in zip(places, sitting.picks, strict=True)
        ]

    def _machines_move(self, sitting: Sitting, seat: Seat) -> Refusal | None:
        self._terminal.begin(self._prompt(sitting))
        match, way = sitting.match, list[str]()
        while sitting.match is match:
            action = self._machines.action(sitting.with_picks)
            if action is None:
                self._terminal.say()
                return self._resign(sitting, seat)
            way.append(way_text(sitting.with_picks, self._face, action))
            refusal = sitting.play(action)
            if refusal is not None:
                break
        self._terminal.say(", ".join(way))
        return refusal

    def _typed_move(self, sitting: Sitting, seat: Seat, line: str) -> Refusal | None:
        match = sitting.with_picks
        words = words_of(line)
        if words == list(self._face.surrender):
            return self._resign(sitting, seat)
        if sitting.picks and line.strip().lower() in BACK:
            return sitting.back()
        picks = tuple(pick_called(match, self._face, word) or "" for word in words)
        action = action_of(match, picks) if len(words) == 2 else None
        if action is None:
            action = action_written(match, self._face, line)
        return Refusal("off_board") if action is None else sitting.play(action)

    def _resign(self, sitting: Sitting, seat: Seat) -> Refusal | None:
        outcome = sitting.match.resign(seat)
        if isinstance(outcome, Refusal):
            return outcome
        sitting.become(outcome)
        return None

    def _result(self, match: AnyMatch) -> str:
        verdict, line = match.verdict, self._face.winner_line
        assert verdict is not None
        if verdict.winner is not None and line:
            return line.format(name=_name(match, verdict.winner))
        # The course knows no draws; other rules do.
        return verdict_text(self._words.texts, match.rulebook, match.setup.rules, verdict)


def _name(match: AnyMatch, seat: Seat) -> str:
    return match.rulebook.seat_names(match.setup.rules)[seat]
