"""What the tables say of a position or of a whole signature, as values for a command."""

from jungle_pg.core.jungle.board import den_entered_by
from jungle_pg.core.jungle.fen import parse_fen
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import BadText, Record
from jungle_pg.engine.search.knowledge import Value
from jungle_pg.engine.thinking import Reader
from jungle_pg.games.jungle.endgames.choice import best_of, count_animals, prospects
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES, arrange, parse_signature
from jungle_pg.games.jungle.endgames.library import Library, sides_of
from jungle_pg.games.jungle.endgames.maker import DRAW
from jungle_pg.games.jungle.endgames.outcomes import outcome_of
from jungle_pg.games.jungle.endgames.probe import Probe
from jungle_pg.games.jungle.endgames.table import counted, layout_of


class Endgames:
    """Answers about endgames under any rules; missing tables are made while one waits."""

    def __init__(self, read: Reader | None = None) -> None:
        self._library = Library(read)
        self.troubles = self._library.troubles

    def shipped(self) -> int:
        """How many tables came with the program, each unpacked; `troubles` tell of the others."""
        return self._library.check_shipped()

    def position(self, rules: JungleRules, fen: str) -> Record:
        """The value of a position, the plies to its end and the best moves; or BadText."""
        position = parse_fen(rules, fen)
        count = count_animals(position.board)
        if count > MOST_PIECES:
            raise BadText(
                f"endgame tables know {MOST_PIECES} animals at most, but {count} are on the board"
            )
        if den_entered_by(position.board) is not None or not all(sides_of(position.board)):
            raise BadText("the game is over: a den is entered, or one side has no animal left")
        probe = Probe(self._library, rules)
        probe.prepare(position.board)
        outcome = probe.outcome(position.board, position.mover)
        found = prospects(probe, position.board, position.mover)
        assert outcome is not None
        assert found is not None
        best = best_of(found)[1] if found else ()
        return {
            "value": str(outcome.value),
            "dtw": outcome.distance,
            "best": sorted(map(RULEBOOK.codec.action_text, best)),
        }

    def signature(self, rules: JungleRules, text: str) -> Record:
        """How many positions of a signature are won, drawn and lost, and how far from the end."""
        signature = parse_signature(text)
        sides = signature.movers, signature.others
        self._library.prepare(rules, sides)
        arrangement = arrange(rules, *sides)
        layout, table = layout_of(rules, arrangement), self._library.table(arrangement.key)
        assert table is not None
        start = arrangement.side_of(0) * layout.size
        codes = counted(layout, table[start : start + layout.size])
        wins, losses = (
            {
                outcome.distance: count
                for code, count in codes.items()
                for outcome in [outcome_of(code)]
                if count and outcome.value is value and outcome.distance is not None
            }
            for value in (Value.WIN, Value.LOSS)
        )
        return {
            "positions": codes.total(),
            "win": sum(wins.values()),
            "draw": codes[DRAW],
            "loss": sum(losses.values()),
            "longest_win": max(wins, default=0),
            "longest_loss": max(losses, default=0),
            "sum_dtw_win": sum(distance * count for distance, count in wins.items()),
            "sum_dtw_loss": sum(distance * count for distance, count in losses.items()),
        }
