"""What is told of a place of a match that is watched again, in the words of a language."""

from collections.abc import Sequence
from dataclasses import replace

from jungle_pg.core.audience import is_secret
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord, Script, moves_at
from jungle_pg.scenes.replay.replay_art import ReplayFacts
from jungle_pg.scenes.replay.story import all_facts, counter, last_listed, notation, usual_facts
from jungle_pg.scenes.table.captions.players import player_facts, read_clocks
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
        self._book = MoveRecord(game)
        self._usual: Memo[tuple[tuple[str, str], ...]] = Memo()
        self._facts: Memo[ReplayFacts] = Memo()

    def write(self, script: Script) -> None:
        """Show pieces and moves like this from now on."""
        self._book.script = script

    def moves(self, words: Words) -> tuple[MoveFacts, ...]:
        """All moves for a list."""
        return self._book.moves(self._match, words)

    def facts(self, view: View, shown: int) -> ReplayFacts:
        """Everything that is told after so many plies."""
        return self._facts(self._tell, view, self._book.script, shown)

    def _tell(self, view: View, script: Script, shown: int) -> ReplayFacts:
        words, moves = view.words, self.moves(view.words)
        last = last_listed(moves, shown)
        at = replace(self._table, looking=shown)
        count = self._game.look.piece_count if self._game.look.loses_pieces else None
        material = self._book.material(at.seen.opening, at.position, count)
        clocks = read_clocks(at, 0.0)
        top, bottom = (
            player_facts(at, self._game, words, clocks[seat], seat, material)
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
        )
