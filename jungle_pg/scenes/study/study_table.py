"""The controller of the study board: what is played, said and drawn there changes a tree."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from jungle_pg.core.arranging import AnyArranger
from jungle_pg.core.draft import Draft
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, Pick, Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.edits import AnyEdits
from jungle_pg.core.study.growing import settled, with_start
from jungle_pg.core.study.node import Colour, Drawn, NodeId
from jungle_pg.core.study.study import START, AnyStudy
from jungle_pg.engine.client import EngineClient
from jungle_pg.scenes.study.state import StudyState, Tool, state_of
from jungle_pg.scenes.table.state import Looked, MatchChange, Outcome, Picked
from jungle_pg.scenes.table.table import Table

Went: TypeAlias = MatchChange | Looked | Refusal | None


class StudyTable(Table):
    """Hands play here as at any table; each move is one of the tree, or begins a line of it."""

    def __init__(self, study: AnyStudy, engine: EngineClient, *, has_saves: bool = False) -> None:
        super().__init__(study.match(onwards=False), TimeState(), engine)
        self.state = state_of(study, has_saves=has_saves)
        self._told_at: NodeId | None = None
        """Where something is being written: letter by letter it stays one change."""

    @property
    def at(self) -> StudyState:
        """The study board as it is."""
        state = self.state
        assert isinstance(state, StudyState)
        return state

    @property
    def study(self) -> AnyStudy:
        """The tree as it is."""
        return self.at.study

    def pick(self, pick: Pick, now: float) -> Outcome | None:
        """As at any table; where there is only one answer, any click gives it."""
        at = self.state
        if at.awaits_human and not at.selected:
            only = at.only_answer(at.draft)
            if only is not None:
                return self.play(only, now)
        return super().pick(pick, now)

    # Where one looks.

    def go_to(self, node_id: NodeId, now: float) -> Went:
        """Look at another place; a step ahead is seen as a move.

        What was set up becomes the start first, or says why it cannot.
        """
        outcome = self.settle(now)
        if outcome is not None:
            return outcome
        study = self.study
        if node_id == study.cursor and not self.state.draft.picks:
            return None
        before, is_step = self.state.match, study.nodes[node_id].parent == study.cursor
        self._become_study(replace(self.at.edits, study=study.at(node_id)), now)
        return MatchChange(before, self.state.match, "ply") if is_step else Looked()

    def step_by(self, by: int, now: float) -> Went:
        """One move on along the main line from here, or one back."""
        node = self.study.node
        if by < 0:
            return None if node.parent is None else self.go_to(node.parent, now)
        return self.go_to(node.children[0], now) if node.children else None

    def to_start(self, now: float) -> Went:
        """Before the first move."""
        return self.go_to(START, now)

    def to_end(self, now: float) -> Went:
        """After the last move of this line."""
        onwards = self.study.onwards()
        return self.go_to(onwards[-1], now) if onwards else None

    # Setting a position up.

    def take_piece(self, piece: str) -> None:
        """Have a piece to put somewhere, or none: the hand sets a position up."""
        self.state = replace(self.at, tool=Tool.PIECE, piece=piece, selected=())

    def set_up(self, make: Callable[[AnyArranger, Any], Any]) -> Looked | None:
        """Change the position that is set up; it begins with the one that is seen."""
        at, arranger = self.at, self.at.arranger
        if arranger is None:
            return None
        codec = self.study.rulebook.codec
        text, edits = codec.position_text(make(arranger, at.position)), at.edits
        if text != codec.position_text(at.position):
            edits = edits.take(self.study.arranging(text))
        tool = Tool.PIECE if at.tool is Tool.HAND else at.tool
        self.state = replace(at, edits=edits, tool=tool, draft=Draft(at.match), selected=())
        return Looked()

    def read_position(self, text: str) -> Looked | None:
        """Set up the position of a text; BadText for one that is none."""
        rules = self.study.setup.rules
        return self.set_up(lambda arranger, state: arranger.read(rules, text))

    def use_rules(self, rules: Any, now: float) -> Outcome:
        """Study by other rules; lines that cannot be played by them are left out."""
        study = self.study
        try:
            grown = with_start(study, rules, study.setup.position)
        except BadText:
            grown = with_start(study, rules, None)
        return self._changed(self.at.edits.take(grown), "from_here", now)

    def settle(self, now: float) -> MatchChange | Refusal | None:
        """Play from the position that was set up, or say what is wrong with it."""
        at = self.at
        if at.arranged is None:
            return None
        if at.troubles:
            return at.troubles[0]
        return self._changed(at.edits.take(settled(self.study)), "from_here", now)

    def take_hand(self, now: float) -> Outcome | None:
        """Play moves here; what was set up must be something to play from."""
        outcome = self.settle(now)
        if not isinstance(outcome, Refusal):
            self.take_tool(Tool.HAND)
        return outcome

    # What becomes of the tree.

    def undo(self, now: float) -> MatchChange | Picked | Refusal:
        """Take the last pick back, or the last change of the study."""
        return self.take_back(now) or self._changed(self.at.edits.undo(), "back", now)

    def redo(self, now: float) -> MatchChange | Refusal:
        """Change it again."""
        return self._changed(self.at.edits.redo(), "forward", now)

    def change(self, make: Callable[[AnyStudy], AnyStudy], now: float) -> MatchChange:
        """Let any change of the study happen."""
        changed = self._changed(self.at.edits.take(make(self.study)), "from_here", now)
        assert isinstance(changed, MatchChange)
        return changed

    def comment(self, text: str) -> None:
        """Say something of this place; what is written in one go is one change."""
        edits, after = self.at.edits, self.study.commented(text)
        if after is self.study:
            return
        goes_on = self._told_at == self.study.cursor
        self._noted(edits.go_on(after) if goes_on else edits.take(after))
        self._told_at = after.cursor

    def judge(self, glyph: str) -> None:
        """Say what is thought of this move; the same sign again takes it away."""
        study = self.study
        after = study.judged("" if glyph == study.node.glyph else glyph)
        self._noted(self.at.edits.take(after))

    def draw(self, drawn: Drawn) -> None:
        """An arrow or a circle; the same again takes it away."""
        self._noted(self.at.edits.take(self.study.drawn(drawn)))

    def erase(self, pick: Pick) -> bool:
        """Take away what is drawn on a square or ends there; whether anything was."""
        study = self.study
        for each in study.node.drawn:
            if pick in (each.start, each.target):
                study = study.drawn(each)
        if study is self.study:
            return False
        self._noted(self.at.edits.take(study))
        return True

    def take_tool(self, tool: Tool) -> None:
        """Another tool into the hand."""
        self.state = replace(self.at, tool=tool, piece="", selected=())

    def take_colour(self, colour: Colour) -> None:
        """Draw with another colour."""
        self.state = replace(self.at, colour=colour)

    def keep(self, study: AnyStudy, name: str) -> None:
        """The study lies in a file, under a name."""
        self.state = replace(self.at, kept=study, save_name=name)

    def unsave(self) -> None:
        """The study lies in no file, and would be lost."""
        self.state = replace(self.at, kept=None)

    def _become(self, outcome: AnyMatch | Refusal, way: str, now: float) -> MatchChange | Refusal:
        """A move was played: it is one of the tree from now on."""
        if isinstance(outcome, Refusal):
            return outcome
        after = self.study.follow(outcome)
        if isinstance(after, Refusal):
            return after
        return self._changed(self.at.edits.take(after), "ply", now)

    def _changed(self, edits: AnyEdits | Refusal, way: str, now: float) -> MatchChange | Refusal:
        if isinstance(edits, Refusal):
            return edits
        before = self.state.match
        self._become_study(edits, now)
        return MatchChange(before, self.state.match, way)

    def _become_study(self, edits: AnyEdits, now: float) -> None:
        self._told_at = None
        match = edits.study.match(onwards=False)
        at = replace(self.at, edits=edits, draft=Draft(match), with_picks=match, selected=())
        self.state = at

    def _noted(self, edits: AnyEdits) -> None:
        """Something was said or drawn: the moves are as they were."""
        self._told_at = None
        self.state = replace(self.at, edits=edits)
