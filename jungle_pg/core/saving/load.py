"""From the text of a save to a match: every move is played again and every fact compared."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from jungle_pg.core.json_forms import canonical
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, Flaw, Record, Rulebooks
from jungle_pg.core.saving.agreement import LARGEST_COUNT, Attempts, agreed, whole_setup
from jungle_pg.core.saving.clocks import check_clocks, times_of, total_of, up_to
from jungle_pg.core.saving.document import head_of, shown_facts
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.json_text import check_depth, checksum, read_json
from jungle_pg.core.saving.log_replay import play_log
from jungle_pg.core.saving.other_files import load_other
from jungle_pg.core.saving.studies.load import read_study, restored_study
from jungle_pg.core.saving.unknown import setup_unknown, with_unknown
from jungle_pg.core.saving.values import VERSION, BadSave, Loaded, TimeState, Trouble, Unsound
from jungle_pg.core.saving.versions import is_study, recognised

_LOG: Final = ("moveHistory", "undone")


def load_text(rulebooks: Rulebooks, text: str) -> Loaded | BadSave:
    """The match of a save, or of another kind of file that one of the games knows."""
    if not is_save(text):
        return load_other(rulebooks, text)
    try:
        stored = read_json(text)
        document = recognised(stored)
        rulebook, setup = agreed(rulebooks, document)
    except Unsound as trouble:
        return trouble.bad_save()
    if is_study(stored):
        return read_study(rulebook, setup, document, stored)
    reading = _Reading(rulebook=rulebook, document=document, stored=stored)
    reading.restore(setup)
    reading.attempt(lambda: _compare_facts(reading), otherwise=None)
    return reading.outcome()


def is_save(text: str) -> bool:
    """Whether a text looks like a save, sound or not."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def restore(rulebooks: Rulebooks, essence: Record) -> Loaded | BadSave:
    """The match of what `essence_of` keeps, or a study, where nothing else is there to compare."""
    try:
        check_depth(essence)
        document = recognised(essence)
        rulebook, setup = agreed(rulebooks, document)
    except Unsound as trouble:
        return trouble.bad_save()
    if is_study(essence):
        return restored_study(rulebook, setup, document)
    reading = _Reading(rulebook=rulebook, document=document, stored=essence)
    reading.restore(setup)
    return reading.outcome()


@dataclass(slots=True, kw_only=True)
class _Reading(Attempts):
    """A save while it is read; the first trouble is told, and reading goes on for the prefix."""

    rulebook: AnyRulebook
    document: Record
    stored: Record
    """The document as the file has it: of its own version, with what is packed."""
    match: AnyMatch = field(init=False)
    times: TimeState = field(default_factory=TimeState)
    saved_at: datetime | None = None

    def restore(self, setup: Setup[Any]) -> None:
        """Play the log under a setup and put the cursor where it was."""
        fields = Fields(self.document)
        setup = whole_setup(self, self.rulebook, fields, setup)
        depth = self.attempt(
            lambda: fields.whole_or_none("undoDepth", 0, LARGEST_COUNT), setup.undo_depth
        )
        total = self.attempt(lambda: total_of(self.rulebook, setup.rules, fields), setup.total)
        setup = replace(setup, undo_depth=depth, total=total)
        self.times = self.attempt(lambda: times_of(self.rulebook, setup.rules, fields), self.times)
        nothing: list[Any] = []
        history = self.attempt(lambda: fields.list("moveHistory"), nothing)
        undone = self.attempt(lambda: fields.list("undone"), nothing)
        played = play_log(self.rulebook, setup, history + undone)
        self.trouble = self.trouble or played.trouble
        self.match = played.match
        cursor = min(len(history), played.match.cursor) if undone else played.match.cursor
        self.attempt(lambda: self._set_cursor(fields, cursor), None)
        self.attempt(self._check_clocks, None)
        self._keep_unknown(played.unknown)

    def outcome(self) -> Loaded | BadSave:
        """The match, or the first trouble with as much of it as is sound."""
        loaded = Loaded(self.match, self.times, self.saved_at)
        return loaded if self.trouble is None else self.trouble.bad_save(loaded)

    def _set_cursor(self, fields: Fields, cursor: int) -> None:
        lowest = min(self.match.floor, cursor)
        self.match = replace(self.match, cursor=cursor, floor=lowest)
        floor = fields.whole("undoFloor", lowest, cursor)
        self.match = replace(self.match, floor=floor)

    def _check_clocks(self) -> None:
        try:
            check_clocks(self.match, self.times)
        except Unsound as trouble:
            if isinstance(trouble.where, int):
                self.match = up_to(self.match, trouble.where - 1)
            self.times = TimeState(self.times.control)
            raise

    def _keep_unknown(self, of_entries: tuple[str, ...]) -> None:
        match, head = self.match, head_of(self.match, self.times)
        of_setup = setup_unknown(self.document, head, {*shown_facts(match), *_LOG})
        self.match = self.attempt(lambda: with_unknown(match, of_setup, of_entries), match)


def _compare_facts(reading: _Reading) -> None:
    """Unsound when what the save shows is not what its moves lead to."""
    match, fields = reading.match, Fields(reading.document)
    reading.saved_at = reading.attempt(lambda: fields.moment("timestamp"), None)
    if reading.trouble is not None:
        return
    is_older = reading.stored["version"] < VERSION
    for name, reached in shown_facts(match).items():
        if is_older and name not in reading.document:
            # An older program did not show it; whether the moves lead there is all that counts.
            continue
        given = fields.any(name)
        if canonical(given) != canonical(reached):
            flaw = match.rulebook.saves.state_flaw(match.state, name, given)
            raise Unsound(Trouble.CORRUPTED, flaw or Flaw("differs"), name)
    actor, seen_by = match.actor, match.setup.seen_by
    is_seen = seen_by in (None, actor)
    if actor in (0, 1) and is_seen and not match.rulebook.actions(match.state):
        raise Unsound(Trouble.CORRUPTED, Flaw("nothing_to_do"), "moveHistory")
    if fields.text("checksum") != checksum(reading.stored):
        raise Unsound(Trouble.CORRUPTED, Flaw("checksum"), "checksum")
