"""The log of a save, played again through the rules, entry by entry."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from jungle_pg.core.audience import SeatRecording
from jungle_pg.core.log import Cause, Closing, Ending, Entry, Ply, Setup
from jungle_pg.core.match import AnyMatch, Recording
from jungle_pg.core.rulebook import CHANCE, AnyRulebook, BadText, Flaw, Refusal
from jungle_pg.core.saving.document import side_names
from jungle_pg.core.saving.fields import LARGEST_TIME_MS, Fields
from jungle_pg.core.saving.unknown import names_beyond, unknown_text
from jungle_pg.core.saving.values import COUNTED, SEEN, Trouble, Unsound

_CLOSINGS = tuple(closing.value for closing in Closing)
_MARKED_CAUSES = (Cause.AUTO.value, Cause.LUCK.value)
_NAMES = {"action", "side", COUNTED, "cause", "usedMs", "timestamp", SEEN}
"""Under which the log itself tells of an entry, whatever the game."""


@dataclass(frozen=True, slots=True)
class Played:
    """The match of a log as far as it is sound, and what is wrong with the next entry."""

    match: AnyMatch
    trouble: Unsound | None
    unknown: tuple[str, ...] = ()
    """What the entries hold that this program does not know, for each a text."""


def play_log(rulebook: AnyRulebook, setup: Setup[Any], records: list[Any]) -> Played:
    """Play the entries of a save up to the first that is wrong."""
    if setup.seen_by is not None:
        return _play_told(SeatRecording(rulebook, setup, setup.seen_by), setup, records)
    recording = Recording(rulebook, setup)
    unknown: list[str] = []
    try:
        for number, record in enumerate(records, start=1):
            state = recording.state
            _, beyond = next_entry(rulebook, setup, state, recording.add, number, record)
            unknown.append(beyond)
    except Unsound as trouble:
        # The entry that is wrong may have been taken by the recording already.
        recording.keep(len(unknown))
        return Played(recording.match(), trouble, tuple(unknown))
    # A match may have been left where luck is still to come; it is opened as it was left.
    return Played(recording.so_far(), None, tuple(unknown))


def _play_told(recording: SeatRecording, setup: Setup[Any], records: list[Any]) -> Played:
    """Play what a seat was told of a game; at its end it would have been told everything."""
    unknown: list[str] = []
    number = 0
    try:
        for number, record in enumerate(records, start=1):
            state, book = recording.state, recording.rulebook
            _, beyond = next_entry(book, setup, state, recording.add, number, record)
            if SEEN in record:
                recording.see(book.start(setup.rules, Fields(record).text(SEEN)))
            if recording.is_over:
                raise BadText("the game was over, and nothing hidden any more")
            unknown.append(beyond)
    except BadText as mistake:
        flaw = Flaw("no_move", reason=str(mistake)[:200])
        trouble: Unsound | None = Unsound(Trouble.CORRUPTED, flaw, number)
    except Unsound as found:
        trouble = found
    else:
        trouble = None
    recording.keep(len(unknown))
    return Played(recording.so_far(), trouble, tuple(unknown))


def next_entry(
    rulebook: AnyRulebook,
    setup: Setup[Any],
    state: Any,
    add: Callable[[Entry[Any]], Refusal | None],
    number: int,
    record: object,
) -> tuple[Entry[Any], str]:
    """The next entry of a log, taken by `add`, and what this program does not know of it."""
    if not isinstance(record, dict):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="names"), number)
    fields = Fields(record)
    try:
        entry = _entry(rulebook, setup, state, fields)
    except BadText as mistake:
        flaw = Flaw("no_move", reason=str(mistake)[:200])
        raise Unsound(Trouble.CORRUPTED, flaw, number) from None
    except KeyError as missing:
        flaw = Flaw("missing_in_move", name=str(missing.args[0]))
        raise Unsound(Trouble.INVALID_FORMAT, flaw, number) from None
    except Unsound as trouble:
        unfit = Flaw("unfit_in_move", name=str(trouble.where))
        what = trouble.what if isinstance(trouble.what, Refusal) else unfit
        raise Unsound(trouble.kind, what, number) from None
    refusal = add(entry)
    if refusal is not None:
        raise Unsound(Trouble.CORRUPTED, refusal, number)
    if isinstance(entry, Ending) or entry.cause is Cause.PASS:
        return entry, unknown_text(names_beyond(record, _NAMES))
    played = rulebook.saves.ply_record(state, entry.action)
    _compare(played, record, number)
    return entry, unknown_text(names_beyond(record, _NAMES | set(played)))


def _entry(rulebook: AnyRulebook, setup: Setup[Any], state: Any, fields: Fields) -> Entry[Any]:
    at = fields.later("timestamp", fields.moment, missing=None)
    mover = rulebook.actor(state)
    seat = CHANCE if mover is None else mover
    if "action" not in fields.record:
        action, cause = rulebook.saves.parse_ply(fields.record), Cause.CHOICE
        if "cause" in fields.record:
            cause = Cause(fields.choice("cause", _MARKED_CAUSES))
    else:
        deed = fields.choice("action", ("pass", *_CLOSINGS))
        if deed != "pass":
            names = side_names(rulebook, setup.rules)
            return Ending(names.index(fields.choice("side", names)), Closing(deed), at)
        is_counted = fields.record.get(COUNTED) is True
        action, cause = rulebook.passing(state, is_counted=is_counted), Cause.PASS
        if action is None:
            refusal = Refusal("no_passing" if rulebook.verdict(state) is None else "game_over")
            raise Unsound(Trouble.CORRUPTED, refusal, "action")
    return Ply(seat, action, cause, fields.whole("usedMs", 0, LARGEST_TIME_MS), at)


def _compare(played: dict[str, Any], record: dict[str, Any], number: int) -> None:
    """Unsound when the save tells a move differently from how it was played."""
    for name, value in played.items():
        if name not in record:
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("missing_in_move", name=name), number)
        if type(record[name]) is not type(value) or record[name] != value:
            flaw = Flaw("told_otherwise", name=name, played=str(value), stored=_short(record[name]))
            raise Unsound(Trouble.CORRUPTED, flaw, number)


def _short(value: object) -> str:
    return value[:40] if isinstance(value, str) else "-"
