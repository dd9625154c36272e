"""The panel on which positions are set up: pieces, cards, whose move it is, rules and counters."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from jungle_pg.core.arranging import AnyArranger, moved
from jungle_pg.core.rulebook import BadText, Pick, Refusal, opponent
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.games.names import side_name
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command, Push, Result, Say
from jungle_pg.scenes.setup.game_choice import choice_of_rules, rules_of
from jungle_pg.scenes.setup.rule_sets import RuleSets, RulesPicked
from jungle_pg.scenes.study.panels.counters import Counted, CountersDialog
from jungle_pg.scenes.study.panels.editor_form import (
    CARD,
    CHANGES,
    PIECE,
    PULLED,
    STORE,
    TO_MOVE,
    EditorForm,
)
from jungle_pg.scenes.study.panels.palette import NOTHING
from jungle_pg.scenes.study.panels.panel import Told
from jungle_pg.scenes.study.state import Tool
from jungle_pg.stage.memo import Memo
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import refusal_text
from jungle_pg.ui.widget import Act

if TYPE_CHECKING:
    from jungle_pg.scenes.study.screen import StudyScreen


class Editor(EditorForm):
    """Changes the position that is set up; nothing is forbidden here but to play from it."""

    heading = "study.heading"

    def __init__(self, screen: "StudyScreen") -> None:
        super().__init__(screen)
        self._told: Memo[Told] = Memo()

    # What is done here and on the board

    def handle_act(self, act: Act, now: float) -> Command | bool:
        at = self._at
        match act.name, act.value:
            case name, int(number) if name.startswith(PIECE):
                self._piece_used(name, number, now)
            case name, int(number) if name == TO_MOVE:
                seat = (at.bottom, opponent(at.bottom))[number]
                self._change(lambda arranger, state: arranger.to_move(state, seat))
            case name, int() if name == STORE:
                self._shown = None
            case name, int(number) if name == CARD:
                self._deal(self._cards[number])
            case "rule_set", None:
                return self._choose_rules()
            case name, None if name in CHANGES:
                return self._change_all(name, now)
            case (("pick" | "lift" | "drop"), str(pick)) if at.tool is Tool.PIECE:
                self._on_board(act.name, pick, now)
            case _:
                return False
        return True

    def _piece_used(self, name: str, number: int, now: float) -> None:
        seat, is_pulled = int(name[len(PIECE) + 1]), name.endswith(PULLED)
        letter = "" if number == NOTHING else self._letters[seat][number]
        if is_pulled:
            pick = self._screen.board.pick_at(*self.palettes[seat].let_go_at)
            self._screen.table.take_piece("")
            if pick in self._arranger.places(self._rules):
                self._put(pick, letter)
            return
        self._screen.table.take_piece(letter)

    def _on_board(self, what: str, pick: Pick, now: float) -> None:
        """A hand did something on the board while a position is set up."""
        at, screen = self._at, self._screen
        places = self._arranger.places(self._rules)
        match what:
            case "lift":
                screen.world.hear("select")
                screen.table.select((pick,))
            case "drop" if at.selected:
                start = at.selected[0]
                screen.table.select(())
                if pick in places:
                    self._change(lambda arranger, state: moved(arranger, state, start, pick))
                elif not pick:
                    self.remove(start)
            case "pick" if at.selected:
                start = at.selected[0]
                screen.table.select(())
                if pick in places:
                    self._change(lambda arranger, state: moved(arranger, state, start, pick))
            case "pick" if pick in places and at.piece:
                is_there = self._arranger.piece_on(at.position, pick) == at.piece
                self._put(pick, "" if is_there else at.piece)
            case "pick" if pick in at.occupied:
                screen.world.hear("select")
                screen.table.select((pick,))

    def remove(self, pick: Pick) -> bool:
        """Take away what stands on a place; whether anything does."""
        at = self._at
        if at.tool is not Tool.PIECE or pick not in at.occupied:
            return False
        self._put(pick, "")
        return True

    def _put(self, pick: Pick, piece: str) -> None:
        self._change(lambda arranger, state: arranger.put(state, pick, piece))

    def _deal(self, card: str) -> None:
        """Put a card into the store that is looked at; one that is there goes into the deck."""
        at, store = self._at, self._store
        is_there = card in self._arranger.lying_in(at.position, store)
        goal = self._arranger.stores[-2] if is_there else store
        self._change(lambda arranger, state: arranger.put(state, goal, card))

    def _change(self, make: Callable[[AnyArranger, Any], Any]) -> None:
        before = self._at.study
        self._screen.show(self._screen.table.set_up(make), self._screen.now)
        self._screen.world.hear("ui_off" if self._at.study is before else "land")
        self._shown = None

    def _change_all(self, name: str, now: float) -> Command | bool:
        rules, rulebook = self._rules, self._at.study.rulebook
        match name:
            case "clear":
                self._change(lambda arranger, state: arranger.empty(rules))
            case "start":
                text = rulebook.codec.position_text(rulebook.start(rules))
                self._change(lambda arranger, state: arranger.read(rules, text))
            case "mirror":
                self._change(lambda arranger, state: arranger.mirrored(state) or state)
            case "swap":
                self._change(lambda arranger, state: arranger.swapped(state))
            case "paste":
                return self._paste()
            case "counters":
                counters = self._arranger.counters(self._at.position)
                return Push(CountersDialog(self._screen.world, counters, now))
        return True

    def _paste(self) -> Command | bool:
        """Set up the position whose text is on the clipboard; whole games are opened as ever."""
        screen, words = self._screen, self._screen.words
        text = screen.world.clipboard.get().strip()
        try:
            screen.show(screen.table.read_position(text), screen.now)
        except BadText as bad:
            screen.world.hear("error")
            return Say(words("study.no_position", why=str(bad)), "warning")
        screen.world.hear("ui_on")
        self._shown = None
        return True

    def _choose_rules(self) -> Command | bool:
        if self._game.offers is None:
            return True
        choice = choice_of_rules(self._game, self._rules)
        return Push(RuleSets(self._screen.world, self._game, choice))

    def resume(self, result: Result, now: float) -> None:
        """Other rules were chosen, or what they count."""
        screen = self._screen
        match result:
            case RulesPicked(choice) if (rules := rules_of(self._game, choice)) != self._rules:
                screen.show(screen.table.use_rules(rules, now), now)
                screen.lay_out_again()
            case Counted(values) if values:
                self._change(lambda arranger, state: counted(arranger, state, values))

    # What is said and shown of it

    def told(self, words: Words) -> Told | None:
        at = self._at
        if at.tool is not Tool.PIECE and at.arranged is None:
            return None
        return self._told(self._told_of, words, at.position, at.troubles)

    def _told_of(self, words: Words, position: Any, troubles: tuple[Refusal, ...]) -> Told:
        """The root of what is wrong; else whose move it is and who is missing."""
        game, rulebook = self._game, self._at.study.rulebook
        if troubles:
            notation = notation_of(self._screen.world.settings, game)
            why = refusal_text(words.texts, rulebook, self._rules, troubles[0], position, notation)
            more = len(troubles) - 1
            key = "study.wrong" if not more else "study.wrong_more"
            return Told("bad", words(key, why=why, count=more))
        if rulebook.verdict(position) is not None:
            return Told("warn", words("study.over_here"))
        actor = rulebook.actor(position)
        side = side_name(game, self._rules, actor, words) if actor in (0, 1) else ""
        if not side:
            return Told("good", words("study.legal"))
        return Told("good", words("study.legal_to_move", side=side))

    def arrows(self) -> tuple[Drawn, ...]:
        """Circles around everything that is wrong."""
        places = frozenset(self._arranger.places(self._rules))
        facts = (fact for trouble in self._at.troubles for _, fact in trouble.facts)
        wrong = dict.fromkeys(fact for fact in facts if isinstance(fact, str) and fact in places)
        return tuple(Drawn(Colour.RED, each) for each in wrong)

    def update(self, now: float) -> None:
        """Nothing happens by itself."""

    def wakes_at(self, now: float) -> float | None:
        return None

    def close(self) -> None:
        """Nothing goes on without it."""


def counted(arranger: AnyArranger, state: Any, values: Iterable[tuple[str, int]]) -> Any:
    """With counters at other values."""
    for name, value in values:
        state = arranger.counted(state, name, value)
    return state
