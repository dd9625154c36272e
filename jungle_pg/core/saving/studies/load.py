"""From a save to a study: every move of every line is played again and every fact compared."""

from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from jungle_pg.core.json_forms import canonical
from jungle_pg.core.log import Ending, Entry, Moment, Setup, entry_refusal, moment_after
from jungle_pg.core.rulebook import (
    CHANCE,
    AnyRulebook,
    BadText,
    Flaw,
    Record,
    Refusal,
    Verdict,
)
from jungle_pg.core.saving.agreement import Attempts, whole_setup
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.json_text import checksum
from jungle_pg.core.saving.log_replay import next_entry
from jungle_pg.core.saving.studies.document import (
    AFTER,
    COMMENT,
    DRAWN,
    GLYPHS,
    MOVES,
    PLACE_NAMES,
    study_facts,
    study_head,
)
from jungle_pg.core.saving.unknown import names_beyond, setup_unknown, unknown_text
from jungle_pg.core.saving.values import TREE, BadSave, Loaded, Trouble, Unsound
from jungle_pg.core.study.chunks import chunks_of
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import AnyNode, Colour, Drawn, Node, NodeId
from jungle_pg.core.study.study import (
    LONGEST_COMMENT,
    LONGEST_TAG,
    LONGEST_TITLE,
    MOST_DRAWN,
    MOST_NODES,
    MOST_TAGS,
    START,
    AnyStudy,
)

LONGEST_UNKNOWN: Final = 1_000_000
"""Letters of all that is kept of one study though this program does not know it."""
LONGEST_PICK: Final = 40
MOST_GLYPHS: Final = 50
HIGHEST_GLYPH: Final = 255
_TOLD: Final = (TREE, "at")


def read_study(
    rulebook: AnyRulebook, setup: Setup[Any], document: Record, stored: Record
) -> Loaded | BadSave:
    """The study of a document; of a damaged one every line is offered as far as it is sound."""
    reading = _StudyReading(rulebook=rulebook, document=document)
    reading.restore(setup)
    reading.attempt(lambda: reading.compare(stored), None)
    return reading.outcome()


def restored_study(rulebook: AnyRulebook, setup: Setup[Any], document: Record) -> Loaded | BadSave:
    """The study of what a journal tells, where nothing else is there to compare."""
    reading = _StudyReading(rulebook=rulebook, document=document)
    reading.restore(setup)
    return reading.outcome()


@dataclass(slots=True, kw_only=True)
class _StudyReading(Attempts):
    rulebook: AnyRulebook
    document: Record
    study: AnyStudy = field(init=False)
    saved_at: datetime | None = None
    near: NodeId | None = None
    """Behind which place the first move stands that cannot be read."""

    def restore(self, setup: Setup[Any]) -> None:
        """Grow the tree, place by place, without those that are unsound and all behind them."""
        fields, attempt = Fields(self.document), self.attempt
        setup = whole_setup(self, self.rulebook, fields, setup)
        setup = replace(setup, undo_depth=None)
        nothing: list[Any] = []
        records = attempt(lambda: _listed(fields, TREE, MOST_NODES), nothing)
        growth = _Growth(begun(self.rulebook, setup))
        for number, record in enumerate(records):
            try:
                growth.take(number, record)
            except Unsound as trouble:
                self.trouble = self.trouble or trouble
                if self.near is None:
                    self.near = growth.near
        if not records:
            attempt(_nothing_there, None)
        self.study = growth.study()
        self.study = replace(
            self.study,
            title=attempt(lambda: fields.text("title", LONGEST_TITLE), ""),
            tags=attempt(lambda: _tags(fields), ()),
            arranged=attempt(lambda: self._arranged(fields), None),
            cursor=attempt(lambda: _cursor(fields, growth.places), START),
        )
        unknown = setup_unknown(
            self.document, study_head(self.study), {*study_facts(self.study), *_TOLD}
        )
        setup = replace(self.study.setup, unknown=unknown)
        attempt(lambda: _check_unknown(growth.unknown_letters + len(unknown)), None)
        self.study = replace(self.study, setup=setup)

    def compare(self, stored: Record) -> None:
        """Unsound when the save shows something else than its lines lead to."""
        fields, study = Fields(self.document), self.study
        self.saved_at = self.attempt(lambda: fields.moment("timestamp"), None)
        if self.trouble is not None:
            return
        for name, reached in study_facts(study).items():
            given = fields.any(name)
            if canonical(given) != canonical(reached):
                flaw = study.rulebook.saves.state_flaw(study.state, name, given)
                raise Unsound(Trouble.CORRUPTED, flaw or Flaw("differs"), name)
        if fields.text("checksum") != checksum(stored):
            raise Unsound(Trouble.CORRUPTED, Flaw("checksum"), "checksum")

    def outcome(self) -> Loaded | BadSave:
        """The study; or the first trouble with what is sound, looked at where the trouble is."""
        if self.near is not None:
            self.study = self.study.at(self.near)
        study = self.study
        match = study.match(onwards=self.near is None)
        loaded = Loaded(match, saved_at=self.saved_at, study=study)
        return loaded if self.trouble is None else self.trouble.bad_save(loaded)

    def _arranged(self, fields: Fields) -> str | None:
        if fields.any("arranged") is None:
            return None
        text, arranger = fields.text("arranged"), self.rulebook.arranger()
        if arranger is None:
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("differs"), "arranged")
        try:
            arranger.read(self.study.setup.rules, text)
        except BadText as mistake:
            flaw = Flaw("unreadable", reason=str(mistake)[:200])
            raise Unsound(Trouble.CORRUPTED, flaw, "arranged") from None
        return text


class _Growth:
    """A tree that grows by the places of a list; those that are refused leave no trace."""

    def __init__(self, bare: AnyStudy) -> None:
        self._bare = bare
        self._nodes: list[AnyNode] = [bare.node]
        self._children: list[list[NodeId]] = [[]]
        self._states: list[tuple[Any, Verdict | None]] = [(bare.state, bare.verdict)]
        self._choices: list[set[Any]] = [set()]
        """What is played behind each place already."""
        self.places: dict[int, NodeId] = {0: START}
        """By their number in the list."""
        self.near: NodeId | None = None
        """Behind which the last place should have come, where that is known."""
        self.unknown_letters = 0

    def study(self) -> AnyStudy:
        """All that has grown."""
        nodes = [
            replace(node, children=tuple(children))
            for node, children in zip(self._nodes, self._children, strict=True)
        ]
        return replace(self._bare, nodes=chunks_of(nodes))

    def take(self, number: int, record: Any) -> None:
        """Let a place grow; Unsound for one that cannot."""
        self.near, where = None, f"{TREE}[{number}]"
        if not isinstance(record, dict):
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="names"), where)
        fields = Fields(record, f"{where}.")
        parent = self._parent(fields, number)
        self.near = parent
        line = _Line(self._bare, *self._before(parent))
        unknown = line.play(fields.list(MOVES), where)
        node: AnyNode = Node(
            parent,
            tuple(line.moments),
            comment=fields.later(COMMENT, lambda name: fields.text(name, LONGEST_COMMENT), ""),
            drawn=fields.later(DRAWN, lambda name: _drawn(fields, name), ()),
            glyphs=fields.later(GLYPHS, lambda name: _glyphs(fields, name), ()),
            unknown=unknown_text(names_beyond(record, PLACE_NAMES)),
        )
        flaw = line.flaw(is_start=parent is None)
        if flaw is not None:
            raise Unsound(Trouble.CORRUPTED, flaw, where)
        if parent is None:
            self._nodes[START], self._states[START] = node, (line.state, line.verdict)
        else:
            self._add(number, parent, node, line, where)
        self.unknown_letters += unknown + len(node.unknown)

    def _parent(self, fields: Fields, number: int) -> NodeId | None:
        if number == 0:
            if fields.any(AFTER) is not None:
                raise Unsound(Trouble.CORRUPTED, Flaw("differs"), f"{TREE}[0].{AFTER}")
            return None
        after = fields.whole(AFTER, 0, number - 1)
        if after not in self.places:
            # Told already where that one was looked at.
            raise Unsound(Trouble.CORRUPTED, Flaw("differs"), f"{TREE}[{number}].{AFTER}")
        return self.places[after]

    def _before(self, parent: NodeId | None) -> tuple[Any, Verdict | None]:
        if parent is None:
            return self._bare.opening, self._bare.rulebook.verdict(self._bare.opening)
        return self._states[parent]

    def _add(self, number: int, parent: NodeId, node: AnyNode, line: "_Line", where: str) -> None:
        if node.choices in self._choices[parent]:
            raise Unsound(Trouble.CORRUPTED, Flaw("move_twice"), where)
        self._choices[parent].add(node.choices)
        count = self._nodes[parent].number + line.is_counted
        self.places[number] = len(self._nodes)
        self._children[parent].append(len(self._nodes))
        self._nodes.append(replace(node, number=count))
        self._children.append([])
        self._choices.append(set())
        self._states.append((line.state, line.verdict))


class _Line:
    """The entries of one place, played where it stands."""

    def __init__(self, study: AnyStudy, state: Any, verdict: Verdict | None) -> None:
        self._rulebook, self._setup = study.rulebook, study.setup
        self.state, self.verdict = state, verdict
        self.moments: list[Moment[Any, Any, Any]] = []
        self._finals = 0
        """How many decisions are final, and what else was played behind the first of them."""
        self._behind = 0
        self.is_counted = False

    def play(self, records: list[Any], where: str) -> int:
        """Play entries; how many letters of them this program does not know, or Unsound."""
        unknown = 0
        for number, record in enumerate(records):
            try:
                entry, beyond = next_entry(
                    self._rulebook, self._setup, self.state, self._add, number, record
                )
            except Unsound as trouble:
                raise Unsound(trouble.kind, trouble.what, where) from None
            moment = self.moments[-1]
            self.moments[-1] = replace(moment, entry=replace(entry, unknown=beyond))
            unknown += len(beyond)
        return unknown

    def flaw(self, *, is_start: bool) -> Flaw | None:
        """What keeps the entries from being one place of a tree."""
        seats = [moment.entry.seat != CHANCE for moment in self.moments]
        if any(seats) == is_start or self._behind:
            return Flaw("not_one_move")
        if self.verdict is None and self._rulebook.actor(self.state) == CHANCE:
            return Flaw("luck_missing")
        return None

    def _add(self, entry: Entry[Any]) -> Refusal | None:
        refusal = entry_refusal(self._rulebook, self._setup, self.state, self.verdict, entry)
        if refusal is not None:
            return refusal
        moment = moment_after(self._rulebook, self._setup, self.state, entry)
        if entry.seat != CHANCE:
            self._behind += self._finals
            if isinstance(entry, Ending):
                self.is_counted = False
                self._finals += 1
            else:
                self.is_counted = self._rulebook.commits(self.state, entry.action)
                self._finals += self.is_counted
        self.moments.append(moment)
        self.state, self.verdict = moment.state, moment.verdict
        return None


def _nothing_there() -> None:
    raise Unsound(Trouble.INVALID_FORMAT, Flaw("missing"), f"{TREE}[0]")


def _listed(fields: Fields, name: str, most: int) -> list[Any]:
    found = fields.list(name)
    if len(found) > most:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("too_many", most=most), name)
    return found


def _check_unknown(letters: int) -> None:
    if letters > LONGEST_UNKNOWN:
        flaw = Flaw("unknown_too_large", limit=LONGEST_UNKNOWN // 1000)
        raise Unsound(Trouble.INVALID_FORMAT, flaw)


def _cursor(fields: Fields, places: dict[int, NodeId]) -> NodeId:
    number = fields.whole("at", 0, MOST_NODES)
    if number not in places:
        raise Unsound(Trouble.CORRUPTED, Flaw("differs"), "at")
    return places[number]


def _tags(fields: Fields) -> tuple[tuple[str, str], ...]:
    tags: list[tuple[str, str]] = []
    for pair in _listed(fields, "tags", MOST_TAGS):
        with suppress(TypeError, ValueError):
            name, value = pair
            if isinstance(pair, list) and all(
                isinstance(part, str) and len(part) <= LONGEST_TAG for part in pair
            ):
                tags.append((name, value))
                continue
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="text"), "tags")
    return tuple(tags)


def _glyphs(fields: Fields, name: str) -> tuple[int, ...]:
    found = _listed(fields, name, MOST_GLYPHS)
    if not all(type(number) is int and 0 <= number <= HIGHEST_GLYPH for number in found):
        raise Unsound(
            Trouble.CORRUPTED, Flaw("range", lowest=0, highest=HIGHEST_GLYPH), fields.path + name
        )
    return tuple(found)


def _drawn(fields: Fields, name: str) -> tuple[Drawn, ...]:
    drawn: list[Drawn] = []
    for each in _listed(fields, name, MOST_DRAWN):
        if not isinstance(each, list) or len(each) != 3:
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="list"), fields.path + name)
        colour, start, target = each
        picks = (start,) if target is None else (start, target)
        if colour not in tuple(Colour) or not all(
            isinstance(pick, str) and 0 < len(pick) <= LONGEST_PICK for pick in picks
        ):
            flaw = Flaw("choice", allowed=", ".join(Colour))
            raise Unsound(Trouble.CORRUPTED, flaw, fields.path + name)
        drawn.append(Drawn(Colour(colour), start, target))
    return tuple(drawn)
