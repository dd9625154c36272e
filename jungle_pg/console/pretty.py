"""The game with all that a terminal can do: the same match, saves and words as in the window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from jungle_pg.console.face import Face
from jungle_pg.console.keeping import Keeper
from jungle_pg.console.machines import Machines
from jungle_pg.console.opening import MODES, Opening, is_machines_turn, is_watched
from jungle_pg.console.pretty_board import TARGET
from jungle_pg.console.reading import InputEnded
from jungle_pg.console.squares import action_of, action_written, pick_called, targets_of, way_text
from jungle_pg.console.style import Style
from jungle_pg.console.telling import help_text, hint_text, modes_text, turn_text, ways_text
from jungle_pg.console.terminal import Terminal
from jungle_pg.console.wishes import Do, Go, Unknown, Ways, wish_of
from jungle_pg.core.rulebook import Pick, Refusal
from jungle_pg.core.saving_values import AnyMatch, Times
from jungle_pg.scenes.board.move_book import MoveBook
from jungle_pg.scenes.chooser.last_game import game_name
from jungle_pg.scenes.looks import Script
from jungle_pg.scenes.setup.rule_names import rules_name
from jungle_pg.scenes.world import Game
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import refusal_text, status_text


@dataclass(frozen=True, slots=True)
class Looks:
    """The words and colours of the game, and the most rounds that machines play alone."""

    words: Words
    style: Style
    max_rounds: int
    greeting: str = ""
    """The key of what is said first of all, if anything is."""


@dataclass(frozen=True, slots=True)
class Cast:
    """A game with those who show and play it."""

    game: Game
    face: Face
    machines: Machines
    script: Script = field(default_factory=Script)
    """How moves are written."""


Cabinet: TypeAlias = Callable[[str], Cast]
"""Gives the game of an id; a save may be of another one than the game that is played."""


class PrettyGame:
    """One match after another, until the player leaves."""

    def __init__(
        self, cabinet: Cabinet, opening: Opening, terminal: Terminal, keeper: Keeper, looks: Looks
    ) -> None:
        self._cabinet, self._opening = cabinet, opening
        self._terminal, self._keeper = terminal, keeper
        self._looks, self._words, self._style = looks, looks.words, looks.style
        self._take_up(opening.match(MODES[0]), Times())

    def run(self) -> int:
        """Play, and give the exit status: 1 when the input ends before the game."""
        try:
            self._choose_mode()
            self._show()
            while self._goes_on():
                pass
        except InputEnded:
            if self._match.verdict is None:
                self._terminal.say(self._words("console.ended"))
                return 1
        return 0

    def _choose_mode(self) -> None:
        words, say = self._words, self._terminal.say
        if self._looks.greeting:
            say(words(self._looks.greeting))
        game = self._cast.game
        rules = rules_name(game, self._opening.rules, words)
        heading = words("console.heading", game=game_name(words, game), rules=rules)
        say(self._style.paint("loud", heading))
        say(modes_text(self._opening, words, self._style))
        mode = self._terminal.ask_choice(self._prompt(words("console.choose_mode")), MODES)
        self._match = self._opening.match(mode)
        actions = self._match.rulebook.actions(self._match.state)
        if actions and not is_watched(self._match):
            say(words("console.begin", way=way_text(self._match, actions[0]).lower()))

    def _goes_on(self) -> bool:
        """Let one thing happen; whether there is more to come."""
        match = self._match
        if is_watched(match) and match.verdict is not None:
            return False
        if is_watched(match) and match.cursor >= self._looks.max_rounds:
            self._terminal.say(self._words("console.stopped", rounds=self._looks.max_rounds))
            return False
        if is_machines_turn(match):
            self._machines_turn()
            return True
        asked = self._words("console.after")
        if match.verdict is None:
            asked = turn_text(match, self._words)
        return self._obey(self._terminal.ask(self._prompt(asked)))

    def _obey(self, line: str) -> bool:
        """Do what was typed; whether the player stays."""
        match wish_of(line):
            case Go(start, target):
                self._move(start, target)
            case Ways(square):
                self._show_ways(square)
            case Do("quit"):
                self._terminal.say(self._words("console.bye"))
                return False
            case Do(order, name):
                self._carry_out(order, name)
            case Unknown(""):
                pass
            case Unknown(text):
                self._read(line, text)
        return True

    def _carry_out(self, order: str, name: str) -> None:
        match, say = self._match, self._terminal.say
        match order:
            case "undo":
                self._become(match.undo())
            case "redo":
                self._become(match.redo())
            case "resign":
                self._resign()
            case "hint":
                self._hint()
            case "history":
                self._history()
            case "board":
                self._show()
            case "save" | "save!":
                is_sure = order == "save!"
                say(self._keeper.save(name, match, self._times, replaces=is_sure))
            case "load":
                self._load(name)
            case "help":
                say(help_text(match, self._words, self._style))

    def _move(self, start: str, target: str) -> None:
        match = self._match
        picks = tuple(self._pick(square) for square in (start, target))
        if "" in picks:
            return self._refuse(Refusal("off_board"))
        action = action_of(match, picks)
        if action is not None:
            return self._become(match.play(action), is_told=True)
        refusal = match.rulebook.why_not(match.state, picks)
        return self._refuse(refusal or Refusal("game_over"))

    def _read(self, line: str, shown: str) -> None:
        """Play a move that is written in another way than by its squares."""
        action = action_written(self._match, line)
        if action is None:
            return self._complain(self._words("console.unknown", what=shown))
        return self._become(self._match.play(action), is_told=True)

    def _machines_turn(self) -> None:
        match, actor = self._match, self._match.actor
        assert actor is not None
        self._terminal.begin("")
        action = self._cast.machines.action(match)
        outcome = match.resign(actor) if action is None else match.play(action)
        self._become(outcome, is_told=True)

    def _resign(self) -> None:
        actor = self._match.actor
        if actor is None:
            return self._refuse(Refusal("game_over"))
        return self._become(self._match.resign(actor))

    def _show_ways(self, square: str) -> None:
        match, pick = self._match, self._pick(square)
        if not pick:
            return self._refuse(Refusal("off_board"))
        if not self._cast.face.piece_key(match.state, pick):
            # Games have different words for a place.
            return self._refuse(Refusal("no_piece", spot=pick, point=pick))
        refusal = match.rulebook.why_not(match.state, (pick,))
        if match.verdict is not None:
            refusal = Refusal("game_over")
        if refusal is not None:
            return self._refuse(refusal)
        targets = targets_of(match, pick)
        self._show(dict.fromkeys(targets, TARGET))
        return self._terminal.say(ways_text(match, self._cast.face, self._words, pick, targets))

    def _hint(self) -> None:
        match = self._match
        if match.verdict is not None:
            return self._refuse(Refusal("game_over"))
        action = self._cast.machines.hint(match)
        if action is None:
            return self._complain(self._words("board.no_hint"))
        return self._terminal.say(hint_text(match, self._cast.face, self._words, action))

    def _history(self) -> None:
        lines = self._told()
        self._terminal.say("\n".join(lines) or self._words("console.no_history"))

    def _load(self, name: str) -> None:
        if not name:
            return self._terminal.say(self._keeper.listed())
        found = self._keeper.load(name)
        if isinstance(found, str):
            return self._complain(found)
        self._take_up(found.match, found.times)
        self._terminal.say(self._words("console.loaded", name=name))
        return self._show()

    def _take_up(self, match: AnyMatch, times: Times) -> None:
        """Go on with a match of any game."""
        self._cast = self._cabinet(match.rulebook.game_id)
        self._match, self._times = match, times
        self._book = MoveBook(self._cast.game)
        self._book.script = self._cast.script

    def _become(self, outcome: AnyMatch | Refusal, *, is_told: bool = False) -> None:
        """Go on with another match, or say why not; a move that is told stands above the board."""
        if isinstance(outcome, Refusal):
            return self._refuse(outcome)
        self._match = outcome
        # The decision that is due now is another one: no time was used for it.
        self._times = Times(self._times.control)
        if is_told:
            self._terminal.say(self._told()[-1])
        # Who plays a computer need not see the board before it has answered.
        if is_watched(outcome) or not is_machines_turn(outcome):
            self._show()
        return None

    def _show(self, marks: dict[Pick, str] | None = None) -> None:
        match, say, style = self._match, self._terminal.say, self._style
        if match.verdict is None:
            say(style.paint("loud", self._words("console.round", number=match.cursor + 1)))
        say(self._cast.face.pretty_board(match, style, marks))
        if match.verdict is not None:
            say(style.paint("loud", status_text(self._words.texts, match)))

    def _told(self) -> Sequence[str]:
        facts = self._book.moves(self._match, self._words)
        return [move.line for move in facts[: self._match.cursor]]

    def _pick(self, square: str) -> Pick:
        return pick_called(self._match, self._cast.face, square) or ""

    def _refuse(self, refusal: Refusal) -> None:
        rulebook: Any = self._match.rulebook
        rules = self._match.setup.rules
        self._complain(refusal_text(self._words.texts, rulebook, rules, refusal))

    def _complain(self, text: str) -> None:
        self._terminal.say(self._style.paint("wrong", text))

    def _prompt(self, text: str) -> str:
        prompt = self._words("console.prompt", banner=text)
        # A full-width colon brings its own blank along.
        return prompt if self._words.code == "zh" else f"{prompt} "
