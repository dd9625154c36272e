"""The panel of the best lines: what a computer thinks of the position in sight, as it thinks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from jungle_pg.core.history import COORDINATES
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewing import sound_line
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.foreign.faults import fault_of
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.thinking import Limits, Line, Order, Thought
from jungle_pg.games.names import side_colour
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command, Result
from jungle_pg.scenes.programs.captions import fault_text
from jungle_pg.scenes.study.panels.line_rows import MOST, MOVES, NAME, ROW, LineRows, LineTexts
from jungle_pg.scenes.study.panels.panel import Told
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Text
from jungle_pg.stage.scale import CONTROL, NOTE, SMALL, XS, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.layout import Column, Part, Row, Slot, Solved
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.widget import Act, Widget

if TYPE_CHECKING:
    from jungle_pg.scenes.study.screen import StudyScreen

THINKS, WHO = "engine_thinks", "engine_who"
LIMITS: Final = Limits(nodes=20_000_000, seconds=60.0)
"""Long enough for whoever looks on; after that a fan may rest."""
TOLD_MOVES: Final = 12
EVEN: Final = 30
"""Up to this score nobody is called the better one."""
POINT: Final = 100
COLOURS: Final = (Colour.GREEN, Colour.YELLOW, Colour.BLUE)
"""Of the arrows for the first moves, the best first."""

LOOKS_S: Final = 0.05
"""How often is looked for news."""


class BestLines:
    """Asks about the position in sight while it is switched on; off is how it begins."""

    heading = "study.best_lines"

    def __init__(self, screen: "StudyScreen", limits: Limits = LIMITS) -> None:
        self._screen, self._game = screen, screen.game
        self.limits = limits
        self._thinks = Toggle(THINKS)
        self._rows = LineRows()
        programs = screen.world.programs
        playing = () if programs is None else programs().playing(screen.game.rulebook.game_id)
        self._names = ("", *(program.name for program in playing))
        """Who can be asked: we ourselves, and other programs."""
        self._who = Carousel(WHO, self._names, size=SMALL)
        self._inquiry: Inquiry | None = None
        self._match: AnyMatch | None = None
        self._thought: Thought[str] | None = None
        """What was found last about the position in sight."""
        self._texts: Memo[tuple[LineTexts, ...]] = Memo()
        self._arrows: Memo[tuple[Drawn, ...]] = Memo()
        self._depth: Memo[DrawList] = Memo()

    # What stands where

    def widgets(self) -> Sequence[Widget]:
        return (self._thinks, *((self._who,) if len(self._names) > 1 else ()), self._rows)

    def layout(self, view: View) -> Part:
        """The switch, who thinks and how deep, and below that the lines."""
        words = view.words
        self._thinks.tip = words("study.engine_tip")
        self._who.labels = (words("study.engine_own"), *map(view.readable, self._names[1:]))
        parts: list[Part] = [slot_of(view, self._thinks)]
        if len(self._names) > 1:
            parts.append(Slot(self._who, least=(CONTROL * 2.4, CONTROL), grow=3.0))
        depth = view.text_width(words("study.depth", depth=88), NOTE) / view.zoom
        parts.append(Slot("engine_depth", least=(depth, CONTROL * 0.7), grow=1.0))
        rows = Slot(
            self._rows,
            least=(self._rows.least_width(view) / view.zoom, ROW * MOST * 0.8),
            wanted=(None, ROW * MOST),
        )
        return Column((Row(tuple(parts), gap=S, align="centre"), rows), gap=XS)

    def art(self, view: View, at: Solved) -> DrawList:
        """How deep was thought."""
        depth = 0 if self._thought is None else self._thought.depth
        area = at.get("engine_depth")
        return () if area is None or not depth else self._depth(_depth_ops, view, area, depth)

    # Thinking

    @property
    def _client(self) -> EngineClient | None:
        name = self._names[self._who.chosen]
        if not name:
            return self._screen.world.engine
        programs = self._screen.world.programs
        return None if programs is None else programs().client(name)

    def switch(self, *, is_on: bool) -> None:
        """Let somebody think, or nobody any more."""
        self._thinks.is_on = is_on

    def update(self, now: float) -> None:
        """Follow the position in sight, and hear what is found."""
        at = self._screen.state
        can_think = self._thinks.is_on and at.arranged is None and not at.draft.picks
        match = at.match if can_think and at.study.verdict is None else None
        if match is not self._match:
            self._ask_about(match)
        if self._inquiry is not None and self._inquiry.poll():
            self._thought = self._inquiry.thought or self._inquiry.progress or self._thought
            self._screen.request_redraw()

    def _ask_about(self, match: AnyMatch | None) -> None:
        self._rest()
        self._match, client = match, self._client
        if match is None or client is None:
            return
        question = question_about_position(match, Order(limits=self.limits, lines=MOST))
        self._inquiry = client.ask(question, Priority.OPINION)

    def _rest(self) -> None:
        """Nobody thinks for this any more."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        if self._thought is not None:
            self._screen.request_redraw()
        self._inquiry = self._match = self._thought = None

    def follow(self, view: View, now: float) -> None:
        """Let the rows show what was found."""
        thought, notation = self._thought, notation_of(self._screen.world.settings, self._game)
        if self._match is None or thought is None:
            self._rows.lines = ()
        else:
            self._rows.lines = self._texts(self._read, self._match, thought, view.words, notation)
        self._rows.waiting = view.words(self._waiting())

    def _waiting(self) -> str:
        at = self._screen.state
        if not self._thinks.is_on:
            return "study.engine_off"
        if at.arranged is not None:
            return "study.engine_arranged"
        return "study.engine_over" if at.study.verdict is not None else "study.engine_waits"

    def _read(
        self, match: AnyMatch, thought: Thought[str], words: Words, notation: str
    ) -> tuple[LineTexts, ...]:
        """The lines in words: worth as the side at the bottom in the list has it, and moves."""
        seat, lines = match.actor or 0, _lines_of(thought)
        return tuple(
            LineTexts(
                _worth(words, line, seat),
                self._side(match, line, seat),
                self._moves(match, line, words, notation),
            )
            for line in lines[:MOST]
        )

    def _side(self, match: AnyMatch, line: Line[str], seat: Seat) -> str:
        """The colour of the side that is better, or nothing."""
        if line.mate_in is None and abs(line.score) < EVEN:
            return ""
        better = seat if (line.mate_in or line.score) > 0 else opponent(seat)
        return side_colour(self._game, match.setup.rules, better)

    def _moves(
        self, match: AnyMatch, line: Line[str], words: Words, notation: str
    ) -> tuple[str, ...]:
        book, look, state = match.rulebook, self._game.look, match.state
        told: list[str] = []
        for action in sound_line(book, state, line.actions[:TOLD_MOVES]):
            row = look.move_row(state, action)
            way = row.way.replace(" ", "")
            if notation and notation != COORDINATES:
                way = book.notate(state, action, notation)
            told.append(way or words(row.key))
            state = book.play(state, action).state
        return tuple(told)

    # What is done and said

    def handle_act(self, act: Act, now: float) -> Command | bool:
        match act.name, act.value:
            case name, bool() if name == THINKS:
                self.update(now)
            case name, int() if name == WHO:
                self._ask_about(self._match)
            case name, int(number) if name == NAME:
                self._play(*divmod(number, MOVES), now)
            case _:
                return False
        return True

    def _play(self, row: int, move: int, now: float) -> None:
        """Play a line up to one of its moves."""
        if self._match is None or self._thought is None:
            return
        line = _lines_of(self._thought)[row]
        book, state, left = self._match.rulebook, self._match.state, move + 1
        for action in sound_line(book, state, line.actions):
            left -= book.commits(state, action)
            state = book.play(state, action).state
            self._screen.show(self._screen.table.play(action, now), now)
            if not left:
                break

    def remove(self, pick: Pick) -> bool:
        return False

    def resume(self, result: Result, now: float) -> None:
        """Nothing was opened from here."""

    def told(self, words: Words) -> Told | None:
        """What went wrong with whoever thinks."""
        if self._inquiry is None or not self._inquiry.error:
            return None
        fault = fault_of(self._inquiry.error)
        text = words("study.engine_failed") if fault is None else fault_text(words, fault)
        return Told("warn", text)

    def arrows(self) -> tuple[Drawn, ...]:
        if self._match is None or self._thought is None:
            return ()
        return self._arrows(_arrows_of, self._match, self._thought)

    def wakes_at(self, now: float) -> float | None:
        """Soon while something is thought over, so that it is heard."""
        is_open = self._inquiry is not None and self._inquiry.is_open
        return now + LOOKS_S if is_open else None

    def close(self) -> None:
        self._rest()


def _lines_of(thought: Thought[str]) -> list[Line[str]]:
    """All lines of a thought, the best first."""
    best = Line(thought.line, thought.score, thought.mate_in)
    return [line for line in (best, *thought.others) if line.actions]


def _worth(words: Words, line: Line[str], seat: Seat) -> str:
    """In how many moves somebody wins, else by how much the first side is ahead."""
    if line.mate_in is not None:
        return words("study.wins_in", count=(abs(line.mate_in) + 1) // 2)
    ahead = line.score if seat == 0 else -line.score
    return f"{ahead / POINT:+.1f}"


def _arrows_of(match: AnyMatch, thought: Thought[str]) -> tuple[Drawn, ...]:
    """The first moves; of two to the same square the better one is seen."""
    found: dict[tuple[Pick, Pick], Drawn] = {}
    for colour, line in zip(COLOURS, _lines_of(thought), strict=False):
        for action in sound_line(match.rulebook, match.state, line.actions[:1]):
            ends = match.rulebook.ends(match.state, action)
            if len(ends) > 1:
                found.setdefault((ends[0], ends[-1]), Drawn(colour, ends[0], ends[-1]))
    return tuple(found.values())


def _depth_ops(view: View, area: Rect, depth: int) -> DrawList:
    text, px = view.words("study.depth", depth=depth), view.text_px(NOTE)
    return (Text(text, area.right, area.middle[1], px, view.theme.soft_text, "right"),)
