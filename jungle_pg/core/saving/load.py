"""From the text of a save to a match: every move is played again and every fact compared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final, TypeAlias, TypeVar

from jungle_pg.core.json_forms import canonical
from jungle_pg.core.log import Player, Setup, Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, BadText, Flaw, Record, Rulebooks
from jungle_pg.core.saving.clocks import check_clocks, times_of, total_of, up_to
from jungle_pg.core.saving.document import head_of, shown_facts, side_names
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.json_text import check_depth, checksum, read_json
from jungle_pg.core.saving.log_replay import play_log
from jungle_pg.core.saving.other_files import load_other
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.unknown import setup_unknown, with_unknown
from jungle_pg.core.saving.values import (
    COACHED,
    COUNTED,
    EARLIER_LEAD,
    FORMAT,
    LEVELS,
    STAKES,
    VERSION,
    BadSave,
    Loaded,
    TimeState,
    Trouble,
    Unsound,
    kept_name,
)

LARGEST_SEED = 2**64
LARGEST_COUNT = 10**6

T = TypeVar("T")


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
    reading = _Reading(rulebook, document, stored)
    reading.restore(setup)
    reading.attempt(lambda: _compare_facts(reading), otherwise=None)
    return reading.outcome()


def is_save(text: str) -> bool:
    """Whether a text looks like a save, sound or not."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def restore(rulebooks: Rulebooks, essence: Record) -> Loaded | BadSave:
    """The match of what `essence_of` keeps, where nothing else is there to compare."""
    try:
        check_depth(essence)
        document = recognised(essence)
        rulebook, setup = agreed(rulebooks, document)
    except Unsound as trouble:
        return trouble.bad_save()
    reading = _Reading(rulebook, document, essence)
    reading.restore(setup)
    return reading.outcome()


@dataclass(slots=True)
class _Reading:
    """A save while it is read; the first trouble is told, and reading goes on for the prefix."""

    rulebook: AnyRulebook
    document: Record
    stored: Record
    """The document as the file has it: of its own version, with what is packed."""
    trouble: Unsound | None = None
    match: AnyMatch = field(init=False)
    times: TimeState = field(default_factory=TimeState)
    saved_at: datetime | None = None

    def attempt(self, read: Callable[[], T], otherwise: T) -> T:
        """What can be read, or something to go on with."""
        try:
            return read()
        except Unsound as trouble:
            self.trouble = self.trouble or trouble
            return otherwise

    def restore(self, setup: Setup[Any]) -> None:
        """Play the log under a setup and put the cursor where it was."""
        fields = Fields(self.document)
        setup = replace(
            setup,
            players=self.attempt(
                lambda: players_of(self.rulebook, setup.rules, fields), setup.players
            ),
            undo_depth=self.attempt(
                lambda: fields.whole_or_none("undoDepth", 0, LARGEST_COUNT), setup.undo_depth
            ),
            stakes=self.attempt(
                lambda: fields.later(STAKES, lambda name: _stakes(fields, name), setup.stakes),
                setup.stakes,
            ),
            earlier_lead=self.attempt(
                lambda: fields.later(
                    EARLIER_LEAD,
                    lambda name: fields.whole(name, -LARGEST_COUNT, LARGEST_COUNT),
                    None,
                ),
                setup.earlier_lead,
            ),
            coached=self.attempt(
                lambda: fields.later(
                    COACHED, lambda name: fields.whole(name, 0, LARGEST_COUNT), None
                ),
                setup.coached,
            ),
            total=self.attempt(lambda: total_of(self.rulebook, setup.rules, fields), setup.total),
            luck_seed=self.attempt(
                lambda: fields.whole("luckSeed", -LARGEST_SEED, LARGEST_SEED), setup.luck_seed
            ),
        )
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
        of_setup = setup_unknown(self.document, head, shown_facts(match))
        self.match = self.attempt(lambda: with_unknown(match, of_setup, of_entries), match)


def recognised(stored: Record) -> Record:
    """The document in its newest version, when it is a save at all."""
    if stored.get("format") != FORMAT:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("other_format"), "format")
    check_version(stored)
    return up_to_date(Unpacking().whole(stored))


def agreed(rulebooks: Rulebooks, document: Record) -> tuple[AnyRulebook, Setup[Any]]:
    """The game, its rules and its start; without them nothing can be played."""
    fields = Fields(document)
    game = fields.text("game")
    if game not in rulebooks:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("unknown_game", game=game[:40]), "game")
    rulebook = rulebooks[game]
    record, start = fields.fields("rules").record, fields.text("start")
    try:
        rules = rulebook.saves.parse_rules_record(record)
    except KeyError as missing:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("missing"), "rules." + missing.args[0]) from None
    except BadText as mistake:
        raise _unreadable(mistake, "rules") from None
    try:
        opening = rulebook.start(rules, start)
    except BadText as mistake:
        raise _unreadable(mistake, "start") from None
    if not rulebook.is_whole(opening):
        raise Unsound(Trouble.CORRUPTED, Flaw("only_view"), "start")
    usual = rulebook.codec.position_text(rulebook.start(rules))
    return rulebook, Setup(rules, None if start == usual else start)


def _unreadable(mistake: BadText, where: str) -> Unsound:
    return Unsound(Trouble.CORRUPTED, Flaw("unreadable", reason=str(mistake)[:200]), where)


def players_of(rulebook: AnyRulebook, rules: object, fields: Fields) -> tuple[Player, Player]:
    """Who sits at the board, by the list `players` of a save."""
    names, stored = side_names(rulebook, rules), fields.list("players")
    if len(stored) != 2 or not all(isinstance(player, dict) for player in stored):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("two_players"), "players")
    first, second = (
        _player(Fields(record, f"players[{seat}]."), names[seat])
        for seat, record in enumerate(stored)
    )
    return first, second


def _player(fields: Fields, side: str) -> Player:
    fields.choice("side", (side,))
    name = fields.text("name")
    if name != kept_name(name):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="text"), f"{fields.path}name")
    return Player(name, fields.whole_or_none("level", LEVELS.start, LEVELS.stop - 1))


def _stakes(fields: Fields, name: str) -> Stakes:
    return Stakes(fields.choice(name, tuple(Stakes)))


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
    actor = match.actor
    if actor in (0, 1) and not match.rulebook.actions(match.state):
        raise Unsound(Trouble.CORRUPTED, Flaw("nothing_to_do"), "moveHistory")
    if fields.text("checksum") != checksum(reading.stored):
        raise Unsound(Trouble.CORRUPTED, Flaw("checksum"), "checksum")


Steps: TypeAlias = Mapping[int, Callable[[Record], Record]]


def _second(document: Record) -> Record:
    """Each pass could repeat a position then; games that were drawn by that stay drawn."""
    logs = {name: document[name] for name in ("moveHistory", "undone") if name in document}
    return {**document, **{name: _with_counted_passes(log) for name, log in logs.items()}}


def _with_counted_passes(log: Any) -> Any:
    if not isinstance(log, list):
        return log
    return [
        {**entry, COUNTED: True}
        if isinstance(entry, dict) and entry.get("action") == "pass"
        else entry
        for entry in log
    ]


STEPS: Final[Steps] = {1: _second}
"""How a document of an older version becomes one of the next; Unsound when it cannot.

A version that only knows more than the one before needs no step.
"""


def up_to_date(document: Record, steps: Steps = STEPS, newest: int = VERSION) -> Record:
    """The document as the newest version has it; a newer one than that is refused."""
    for old in range(check_version(document, newest), newest):
        newer = steps[old](document) if old in steps else document
        document = {**newer, "version": old + 1}
    return document


def check_version(document: Record, newest: int = VERSION) -> int:
    """The version of a document; Unsound for one that this program does not know."""
    version = Fields(document).any("version")
    if type(version) is not int or version < 1:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="whole"), "version")
    if version > newest:
        flaw = Flaw("newer", version=version, known=newest)
        raise Unsound(Trouble.NEWER, flaw, "version")
    return version
