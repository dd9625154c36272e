"""What a list of saves shows of one, without playing its moves again."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from jungle_pg.core.clock import TotalTime
from jungle_pg.core.history import move_count
from jungle_pg.core.log import Closing, Ending, Player
from jungle_pg.core.rulebook import AnyRulebook, BadText, Flaw, Record, Rulebooks, Seat, Verdict
from jungle_pg.core.saving.agreement import LARGEST_COUNT, agreed, players_of
from jungle_pg.core.saving.any_file import MAGIC, load_data, text_of
from jungle_pg.core.saving.clocks import total_of
from jungle_pg.core.saving.document import side_names
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.json_text import checksum, read_json
from jungle_pg.core.saving.load import is_save, load_text
from jungle_pg.core.saving.studies.document import size_of
from jungle_pg.core.saving.values import BadSave, Loaded, Trouble, Unsound
from jungle_pg.core.saving.versions import is_study, recognised

_CLOSINGS: Final = frozenset(Ending(0, closing).verdict.reason for closing in Closing)


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list shows of a save; its checksum is right, its moves were not looked at."""

    rulebook: AnyRulebook
    rules: Any
    players: tuple[Player, Player]
    plies: int
    """How many moves were played."""
    verdict: Verdict | None
    state: Any
    """For a small picture of the board."""
    saved_at: datetime | None = None
    lines: int | None = None
    """How many lines a study has, whose moves are counted in all of them; None for a game."""
    total: TotalTime | None = None
    """The time of both sides for the whole game, where that was agreed."""
    seen_by: Seat | None = None
    """Of which seat's view of a game with secrets it is all that is known; None for all of it."""


def glance(rulebooks: Rulebooks, text: str) -> Glance | BadSave:
    """A quick look at a save or at another kind of file that one of the games knows."""
    if not is_save(text):
        return _glance_at(load_text(rulebooks, text))
    try:
        stored = read_json(text)
        document = recognised(stored)
        if Fields(stored).text("checksum") != checksum(stored):
            raise Unsound(Trouble.CORRUPTED, Flaw("checksum"), "checksum")
        return _face(rulebooks, document)
    except Unsound as trouble:
        return trouble.bad_save()


def glance_data(rulebooks: Rulebooks, data: bytes) -> Glance | BadSave:
    """A quick look at a file of any kind; Unsound for one that holds nothing to be read."""
    if data.startswith(MAGIC):
        return _glance_at(load_data(rulebooks, data))
    return glance(rulebooks, text_of(data))


def _face(rulebooks: Rulebooks, document: Record) -> Glance:
    rulebook, setup = agreed(rulebooks, document)
    fields = Fields(document)
    names = side_names(rulebook, setup.rules)
    mover = fields.any("currentPlayer")
    try:
        state = rulebook.saves.shown_state(
            setup.rules, document, names.index(mover) if mover in names else 0
        )
    except (BadText, KeyError):
        raise Unsound(Trouble.CORRUPTED, Flaw("differs"), "moveHistory") from None
    verdict, is_tree = _verdict(fields, names), is_study(document)
    return Glance(
        rulebook,
        setup.rules,
        players_of(rulebook, setup.rules, fields),
        max(0, fields.whole("moveCount", 0, LARGEST_COUNT) - (not is_tree and _is_closed(verdict))),
        verdict,
        state,
        fields.moment("timestamp"),
        fields.whole("lines", 0, LARGEST_COUNT) if is_tree else None,
        None if is_tree else total_of(rulebook, setup.rules, fields),
        setup.seen_by,
    )


def _is_closed(verdict: Verdict | None) -> bool:
    """Whether players or a clock ended a match, which a file counts like a move."""
    return verdict is not None and verdict.reason in _CLOSINGS


def _verdict(fields: Fields, names: tuple[str, str]) -> Verdict | None:
    if fields.any("result") is None:
        return None
    result = fields.fields("result")
    winner = result.any("winner")
    seat = None if winner is None else names.index(result.choice("winner", names))
    facts = {name: value for name, value in result.record.items() if type(value) in (str, int)}
    facts = {
        name: value for name, value in facts.items() if name not in ("self", "winner", "reason")
    }
    return Verdict(seat, result.text("reason"), **facts)


def _glance_at(loaded: Loaded | BadSave) -> Glance | BadSave:
    return loaded if isinstance(loaded, BadSave) else glance_of(loaded)


def glance_of(loaded: Loaded) -> Glance:
    """What a list would show of what is loaded already."""
    match, moves, lines = loaded.match, move_count(loaded.match), None
    if loaded.study is not None:
        moves, lines = size_of(loaded.study)
    return Glance(
        match.rulebook,
        match.setup.rules,
        match.setup.players,
        moves,
        match.verdict,
        match.state,
        loaded.saved_at,
        lines,
        match.setup.total,
        match.setup.seen_by,
    )
