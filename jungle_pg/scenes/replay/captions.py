"""What is told of a place of a match that is watched again, in the words of a language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from jungle_pg.core.audience import is_secret
from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.knowledge import Standing
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord, Script, moves_at
from jungle_pg.games.names import side_colour
from jungle_pg.scenes.replay.analysis import Analysis, Judged
from jungle_pg.scenes.replay.analysis_panel import AnalysisFacts
from jungle_pg.scenes.replay.remarks import Remark, action_between, remark_on, remark_text
from jungle_pg.scenes.replay.replay_art import ReplayFacts
from jungle_pg.scenes.replay.story import all_facts, counter, last_listed, notation, usual_facts
from jungle_pg.scenes.replay.tape import tape_steps
from jungle_pg.scenes.table.captions.players import ClockRead, player_facts
from jungle_pg.scenes.table.dialogs.summary import turning_point
from jungle_pg.scenes.table.state import table_with
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words


class Teller:
    """Turns places of a match into facts; the very same while nothing changed."""

    def __init__(
        self,
        game: Game,
        match: AnyMatch,
        bottom: Seat,
        title: str = "",
        info: Sequence[tuple[str, str]] = (),
    ) -> None:
        self._game, self._match, self._bottom = game, match, bottom
        self._title, self._info = title, tuple(info)
        self._table = replace(table_with(match), sees_all=not is_secret(match))
        """A table at which one only looks around."""
        self._book, self._beats = MoveRecord(game), tape_steps(match)
        self._turning_point: Memo[int | None] = Memo()
        self._usual: Memo[tuple[tuple[str, str], ...]] = Memo()
        self._facts: Memo[ReplayFacts] = Memo()

    def write(self, script: Script) -> None:
        """Show pieces and moves like this from now on."""
        self._book.script = script

    def moves(self, words: Words) -> tuple[MoveFacts, ...]:
        """All moves for a list."""
        return self._book.moves(self._match, words)

    def facts(self, view: View, shown: int, analysis: Analysis) -> ReplayFacts:
        """Everything that is told after so many plies."""
        known = None
        if analysis.is_open:
            number = self._beats.number_after(shown)
            known = Known(number, analysis.places, analysis.judged, analysis.best(number))
        return self._facts(self._tell, view, self._book.script, shown, known)

    def _tell(self, view: View, script: Script, shown: int, known: "Known | None") -> ReplayFacts:
        words, moves = view.words, self.moves(view.words)
        last = last_listed(moves, shown)
        at = replace(self._table, looking=shown)
        count = self._game.look.piece_count if self._game.look.loses_pieces else None
        material = self._book.material(at.seen.opening, at.position, count)
        top, bottom = (
            player_facts(at, self._game, words, ClockRead(), seat, material)
            for seat in (opponent(self._bottom), self._bottom)
        )
        usual = self._usual(usual_facts, self._game, self._match, words)
        return ReplayFacts(
            title=self._title or words("replay.heading"),
            info=all_facts(self._info, usual),
            looks=(top, bottom),
            counter=counter(words, moves_at(moves, shown), moves_at(moves, len(moves))),
            notation=notation(view, moves, shown),
            row=None if last is None else last.row,
            analysis=None if known is None else self._closer_facts(words, script, known),
        )

    def _closer_facts(self, words: Words, script: Script, known: "Known") -> AnalysisFacts:
        judged, rules = known.judged, self._match.setup.rules
        shares = tuple(
            judged[each].share if each in judged else None for each in range(known.places)
        )
        return AnalysisFacts(
            shares=shares,
            shown=known.number,
            sides=(
                side_colour(self._game, rules, 0),
                side_colour(self._game, rules, opponent(0)),
            ),
            best=self._best_text(words, script, known),
            remark=self._remark_text(words, known),
            mistakes=tuple(
                each
                for each in range(known.places)
                if (remark := self._remark(judged, each)) and remark.is_mistake
            ),
            turning_point=self._turning_point(_turning_move, self._game, self._match),
        )

    def _best_text(self, words: Words, script: Script, known: "Known") -> str:
        if known.best is None:
            return ""
        state = self._match.state_at(self._beats.ends[self._beats.stops[known.number]])
        row = self._game.look.move_row(state, known.best)
        name, way = words(row.key), row.way
        if script.notation:
            way = self._match.rulebook.notate(state, known.best, script.notation)
        best = words("replay.best", name=name[:1].upper() + name[1:], way=way)
        ending = known.judged[known.number].known
        if ending is None or ending.best.standing is not Standing.CERTAIN:
            return best
        outcome = ending.best.outcome
        return words(f"replay.best_{outcome.value}", best=best, count=outcome.distance or 0)

    def _remark_text(self, words: Words, known: "Known") -> str:
        remark = self._remark(known.judged, known.number)
        return "" if remark is None else remark_text(remark, words)

    def _remark(self, judged: Mapping[int, Judged], number: int) -> Remark | None:
        """What is known of the move with this number."""
        before = judged.get(number - 1)
        if before is None or before.known is None:
            return None
        start, end = (self._beats.ends[self._beats.stops[each]] for each in (number - 1, number))
        return remark_on(before.known, action_between(self._match, start, end))


@dataclass(frozen=True, slots=True)
class Known:
    """What a closer look has found out by now, as one stands after a number of moves."""

    number: int
    places: int
    """How many there are to be judged."""
    judged: Mapping[int, Judged]
    best: Any
    """The best action here; None where nothing is known."""


def _turning_move(game: Game, match: AnyMatch) -> int | None:
    """The move after which the pieces spoke most for the winner."""
    ply = turning_point(game, match)
    return None if ply is None else move_count(match, ply)
