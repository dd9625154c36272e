"""What is told of a place of a match that is watched again, in the words of a language."""

from collections.abc import Sequence
from typing import Any

from jungle_pg.core.audience import is_secret
from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord, Script, moves_at
from jungle_pg.games.names import side_colour
from jungle_pg.scenes.board.captions import player_facts
from jungle_pg.scenes.board.plates import look_of_player
from jungle_pg.scenes.board.session import Session
from jungle_pg.scenes.board.summary import turning_point
from jungle_pg.scenes.replay.analysis import Analysis
from jungle_pg.scenes.replay.analysis_panel import AnalysisFacts
from jungle_pg.scenes.replay.replay_art import ReplayFacts
from jungle_pg.scenes.replay.story import all_facts, counter, last_listed, notation, usual_facts
from jungle_pg.scenes.replay.tape_steps import tape_steps
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words


class Teller:
    """Turns places of a match into facts; the very same while nothing changed."""

    def __init__(
        self,
        game: Game,
        match: AnyMatch,
        bottom: Seat,
        engine: EngineClient,
        title: str = "",
        info: Sequence[tuple[str, str]] = (),
    ) -> None:
        self._game, self._match, self._bottom = game, match, bottom
        self._title, self._info = title, tuple(info)
        # A session in which one only looks around knows all about its players.
        self._session = Session(match, TimeState(), engine)
        self._session.sees_all = not is_secret(match)
        self._book, self._beats = MoveRecord(game), tape_steps(match)
        self._script = Script()
        self._turning_point: Kept[tuple[int | None]] = Kept()
        self._usual: Kept[tuple[tuple[str, str], ...]] = Kept()
        self._facts: Kept[ReplayFacts] = Kept()

    def write(self, script: Script) -> None:
        """Show pieces and moves like this from now on."""
        self._script = self._book.script = script

    def moves(self, words: Words) -> tuple[MoveFacts, ...]:
        """All moves for a list."""
        return self._book.moves(self._match, words)

    def facts(self, view: View, shown: int, analysis: Analysis) -> ReplayFacts:
        """Everything that is told after so many plies."""
        known = (analysis.is_open, len(analysis.judged))
        facts = (view, shown, known, self._script)
        return self._facts.get(facts, lambda: self._tell(view, shown, analysis))

    def _tell(self, view: View, shown: int, analysis: Analysis) -> ReplayFacts:
        words, moves = view.words, self.moves(view.words)
        last, number = last_listed(moves, shown), self._beats.number_after(shown)
        self._session.show_ply(shown, 0.0)
        count = self._game.look.piece_count if self._game.look.loses_pieces else None
        material = self._book.material(self._session.seen.opening, self._session.position, count)
        top, bottom = (
            look_of_player(player_facts(self._session, self._game, words, 0.0, seat, material))
            for seat in (opponent(self._bottom), self._bottom)
        )
        usual = self._usual.get(words.code, lambda: usual_facts(self._game, self._match, words))
        return ReplayFacts(
            title=self._title or words("replay.heading"),
            info=all_facts(self._info, usual),
            looks=(top, bottom),
            counter=counter(words, moves_at(moves, shown), moves_at(moves, len(moves))),
            notation=notation(view, moves, shown),
            row=None if last is None else last.row,
            analysis=self._closer_facts(words, number, analysis) if analysis.is_open else None,
        )

    def _closer_facts(self, words: Words, number: int, analysis: Analysis) -> AnalysisFacts:
        judged, rules = analysis.judged, self._match.setup.rules
        shares = tuple(
            judged[each].share if each in judged else None for each in range(analysis.places)
        )
        (turning,) = self._turning_point.get((), lambda: (self._turning_move(),))
        return AnalysisFacts(
            shares=shares,
            shown=number,
            sides=(
                side_colour(self._game, rules, 0),
                side_colour(self._game, rules, opponent(0)),
            ),
            best=self._best_text(words, number, analysis.best(number)),
            turning_point=turning,
        )

    def _turning_move(self) -> int | None:
        """The move after which the pieces spoke most for the winner."""
        ply = turning_point(self._game, self._match)
        return None if ply is None else move_count(self._match, ply)

    def _best_text(self, words: Words, number: int, action: Any) -> str:
        if action is None:
            return ""
        state = self._match.state_at(self._beats.ends[self._beats.stops[number]])
        row = self._game.look.move_row(state, action)
        name, way = words(row.key), row.way
        if self._script.notation:
            way = self._match.rulebook.notate(state, action, self._script.notation)
        return words("replay.best", name=name[:1].upper() + name[1:], way=way)
