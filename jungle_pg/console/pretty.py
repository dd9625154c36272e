"""The game with all that a terminal can do: the same match, saves and words as in the window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from jungle_pg.console.captions import (
    Speaker,
    after_text,
    asked_text,
    cover_text,
    extra_turn_text,
    heading_text,
    help_text,
    hint_text,
    modes_text,
    stopped_text,
    ways_text,
)
from jungle_pg.console.keeping import Keeper
from jungle_pg.console.machines import Machines
from jungle_pg.console.opening import MODES, Opening, is_machines_turn, is_watched
from jungle_pg.console.reading import InputEnded
from jungle_pg.console.sitting import Sitting
from jungle_pg.console.squares import (
    action_of,
    action_written,
    has_squares,
    pick_called,
    targets_of,
    way_text,
)
from jungle_pg.console.terminal import Terminal
from jungle_pg.console.typed_commands import Do, Go, Unknown, Ways, wish_of
from jungle_pg.core.audience import is_told
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.console.face import Face
from jungle_pg.games.console.squares_board import TARGET
from jungle_pg.games.console.style import Style
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveRecord, Script
from jungle_pg.texts.languages import Words


@dataclass(frozen=True, slots=True)
class PrettyOptions:
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
        self,
        cabinet: Cabinet,
        opening: Opening,
        terminal: Terminal,
        keeper: Keeper,
        looks: PrettyOptions,
    ) -> None:
        self._cabinet, self._opening = cabinet, opening
        self._terminal, self._keeper = terminal, keeper
        self._looks, self._words, self._style = looks, looks.words, looks.style
        self._speaker = Speaker(terminal, looks.words, looks.style)
        self._take_up(opening.match(MODES[0]), TimeState())

    def run(self) -> int:
        try:
            self._choose_mode()
            self._show_unless_covered()
            while self._goes_on():
                pass
        except InputEnded:
            if self._sitting.match.verdict is None:
                self._terminal.say(self._words("console.ended"))
                return 1
        return 0

    def _choose_mode(self) -> None:
        words, say = self._words, self._terminal.say
        if self._looks.greeting:
            say(words(self._looks.greeting))
        heading = heading_text(self._cast.game, self._opening.rules, words)
        self._speaker.loudly(heading)
        say(modes_text(self._opening, words, self._style))
        mode = self._terminal.ask_choice(self._speaker.prompt(words("console.choose_mode")), MODES)
        match = self._opening.match(mode)
        self._sitting = Sitting(match, self._keeper.today)
        # An example of a secret hand would give it away.
        actions = match.rulebook.actions(match.state)
        if actions and not is_watched(match):
            way = self._cast.face.help[0][0]
            if has_squares(match, self._cast.face):
                way = way_text(match, self._cast.face, actions[0]).lower()
            say(words("console.begin", way=way))

    def _goes_on(self) -> bool:
        """Let one thing happen; whether there is more to come."""
        sitting, match = self._sitting, self._sitting.match
        if is_watched(match) and match.verdict is not None:
            return False
        if is_watched(match) and self._cast.face.number(match) > self._looks.max_rounds:
            self._terminal.say(stopped_text(match, self._looks.max_rounds, self._words))
            return False
        if is_machines_turn(match):
            self._machines_turn()
            return True
        if sitting.cover_for is not None:
            return self._pass_on(sitting.cover_for)
        if match.verdict is None:
            asked = asked_text(sitting, self._cast.game, self._cast.face, self._words)
        else:
            asked = after_text(match, self._words)
        return self._obey(self._terminal.ask(self._speaker.prompt(asked)))

    def _pass_on(self, seat: Seat) -> bool:
        """Wait until the person whose secrets are shown next is there; whether players stay."""
        cover = cover_text(self._sitting.match, seat, self._words)
        typed = self._terminal.wait(self._speaker.prompt(cover))
        if typed:
            # Whatever else is typed ahead must not open the hand of somebody who is not there yet.
            return wish_of(typed) != Do("quit") or self._obey(typed)
        self._sitting.uncover(seat)
        self._show()
        return True

    def _obey(self, line: str) -> bool:
        """Do what was typed; whether the player stays."""
        match wish_of(line, has_squares=has_squares(self._sitting.match, self._cast.face)):
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
        match, say = self._sitting.match, self._terminal.say
        match order:
            case "undo" if self._sitting.picks:
                self._done(self._sitting.back(), match)
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
                say(help_text(match, self._cast.face, self._words, self._style))

    def _move(self, start: str, target: str) -> None:
        match = self._sitting.with_picks
        picks = tuple(self._pick(square) for square in (start, target))
        if "" in picks:
            return self._refuse(Refusal("off_board"))
        action = action_of(match, picks)
        if action is not None:
            return self._play(action)
        refusal = match.rulebook.why_not(match.state, picks)
        return self._refuse(refusal or Refusal("game_over"))

    def _read(self, line: str, shown: str) -> None:
        """Play a move that is written in another way than by its squares."""
        action = action_written(self._sitting.with_picks, self._cast.face, line)
        if action is None:
            return self._speaker.complain(self._words("console.unknown", what=shown))
        return self._play(action)

    def _play(self, action: Any) -> None:
        match = self._sitting.match
        self._done(self._sitting.play(action), match)

    def _machines_turn(self) -> None:
        sitting, match = self._sitting, self._sitting.match
        assert match.actor is not None
        self._terminal.begin("")
        refusal: Refusal | None = None
        while sitting.match is match and refusal is None:
            action = self._cast.machines.action(sitting.with_picks)
            if action is None:
                return self._become(match.resign(match.actor), is_told=True)
            refusal = sitting.play(action)
        return self._done(refusal, match)

    def _resign(self) -> None:
        match = self._sitting.match
        if match.actor is None:
            return self._refuse(Refusal("game_over"))
        return self._become(match.resign(match.actor))

    def _show_ways(self, square: str) -> None:
        match, pick = self._sitting.with_picks, self._pick(square)
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
        match = self._sitting.with_picks
        if match.verdict is not None:
            return self._refuse(Refusal("game_over"))
        picks = self._cast.machines.hint(match)
        if not picks:
            return self._speaker.complain(self._words("board.no_hint"))
        return self._terminal.say(hint_text(match, self._cast.face, self._words, picks))

    def _history(self) -> None:
        lines = self._told(self._sitting.match)
        self._terminal.say("\n".join(lines) or self._words("console.no_history"))

    def _load(self, name: str) -> None:
        if not name:
            return self._terminal.say(self._keeper.listed())
        found = self._keeper.load(name)
        if isinstance(found, str):
            return self._speaker.complain(found)
        if is_told(found.match):
            return self._speaker.complain(self._words("console.as_seen"))
        self._take_up(found.match, found.times)
        self._terminal.say(self._words("console.loaded", name=name))
        return self._show_unless_covered()

    def _take_up(self, match: AnyMatch, times: TimeState) -> None:
        """Go on with a match of any game."""
        self._cast = self._cabinet(match.rulebook.game_id)
        self._sitting, self._times = Sitting(match, self._keeper.today), times
        self._book = MoveRecord(self._cast.game)
        self._book.script = self._cast.script

    def _become(self, outcome: AnyMatch | Refusal, *, is_told: bool = False) -> None:
        """Go on with another match, or say why not; a move that is told stands above the board."""
        if isinstance(outcome, Refusal):
            return self._refuse(outcome)
        before = self._sitting.match
        self._sitting.become(outcome)
        return self._changed(before if is_told else self._sitting.match)

    def _done(self, refusal: Refusal | None, before: AnyMatch) -> None:
        """What was decided is shown and told, or why it cannot be."""
        if refusal is not None:
            return self._refuse(refusal)
        if self._sitting.match is not before:
            return self._changed(before)
        # A pick that marks nothing new on the board is seen in the next question.
        is_shown = self._speaker.has_shown(self._cast.face, self._sitting.seen)
        return None if is_shown else self._show()

    def _changed(self, before: AnyMatch) -> None:
        """Another match is played on than before: tell what is new in its log."""
        match = self._sitting.match
        # The decision that is due now is another one: no time was used for it.
        self._times = TimeState(self._times.control)
        if self._sitting.cover_for is not None:
            self._sitting.cover()
            self._terminal.clear(self._style)
        news = self._told(match)[len(self._told(before)) :]
        for line in news:
            self._terminal.say(line)
        why = extra_turn_text(self._sitting.seen, self._cast.game, self._words)
        if news and why:
            self._terminal.say(why)
        # Who plays a computer need not see the board before it has answered.
        if is_watched(match) or not is_machines_turn(match):
            self._show()

    def _show_unless_covered(self) -> None:
        """The board, unless somebody else has to look away first."""
        if self._sitting.cover_for is None:
            self._show()

    def _show(self, marks: dict[Pick, str] | None = None) -> None:
        self._speaker.show(self._cast.face, self._sitting.seen, marks)

    def _told(self, match: AnyMatch) -> Sequence[str]:
        facts = self._book.moves(match, self._words)
        return [move.line for move in facts[: match.cursor] if move.is_listed]

    def _pick(self, square: str) -> Pick:
        return pick_called(self._sitting.with_picks, self._cast.face, square) or ""

    def _refuse(self, refusal: Refusal) -> None:
        self._speaker.refuse(self._sitting.match, refusal)
