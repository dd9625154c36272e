"""What a move did to an ending that is known for certain: a fact, and no opinion."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.knowledge import Knowledge, Value
from jungle_pg.texts.languages import Words

MISTAKES: Final = {
    (Value.WIN, Value.DRAW): "threw_away_win",
    (Value.WIN, Value.LOSS): "win_to_loss",
    (Value.DRAW, Value.LOSS): "lost_draw",
}
"""By what the ending was worth before and after a move, to who made it."""

SLOWER: Final = "slower"
SOONER: Final = "sooner"


@dataclass(frozen=True, slots=True)
class Remark:
    """A code, and how many moves it is about."""

    code: str
    count: int = 0

    @property
    def is_mistake(self) -> bool:
        """Whether the move changed who wins, and did not only lose time."""
        return self.code not in (SLOWER, SOONER)


def remark_on(known: Knowledge[str], action: str) -> Remark | None:
    """What is to be said of an action; nothing of a good one, or where nobody knows."""
    best, played = known.best, known.of(action)
    if played is None or best.value is None or played.value is None:
        return None
    if (best.value, played.value) in MISTAKES:
        return Remark(MISTAKES[best.value, played.value])
    if best.value is Value.DRAW or best.value is not played.value:
        return None
    lost = (played.outcome.distance or 0) - (best.outcome.distance or 0)
    if lost == 0:
        return None
    return Remark(SLOWER if best.value is Value.WIN else SOONER, abs(lost))


def remark_text(remark: Remark, words: Words) -> str:
    """The remark as it stands beside the curve."""
    return words(f"remark.{remark.code}", count=remark.count)


def action_between(match: AnyMatch, before: int, after: int) -> str:
    """The action that alone led from one place of the log to another; nothing where more did."""
    entry = match.moments[before].entry if after == before + 1 else None
    return match.rulebook.codec.action_text(entry.action) if isinstance(entry, Ply) else ""
