"""Names that this program does not know stay in a save, wherever they lie, as a match goes on."""

import copy
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.json_text import read_json
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.unknown import LONGEST
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.files.autosave.journal import Journal, read_journal
from jungle_pg.files.saves.folder import load_match, save_match
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.save_words import bad_save_text
from tests.rows import each_of
from tests.sample_games import GAMES, Game, done, play_random
from tests.saves.wandering import RULEBOOKS, STAMP, document_of, random_match, random_times, sealed

PLACES: list[tuple[Any, ...]] = [
    (),
    ("rules",),
    ("players", 0),
    ("players", 1),
    ("clock",),
    ("moveHistory", 0),
    ("moveHistory", -1),
    ("undone", 0),
]
"""Where a record lies that may hold more than this program knows; the last two may be missing."""

names = st.text(max_size=8).map(lambda name: f"x{name}")
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(), max_size=8)
    | st.just("\ud800"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=4,
).filter(lambda value: len(json.dumps(value)) < 400 and json.dumps(value).count("[") < 4)
extras = st.dictionaries(names, values, min_size=1, max_size=3)


def record_at(document: dict[str, Any], place: tuple[Any, ...]) -> dict[str, Any] | None:
    found: Any = document
    for step in place:
        if isinstance(found, list) and not found:
            return None
        found = found[step]
    record: dict[str, Any] = found
    return record


def whole_document(match: AnyMatch, times: TimeState) -> dict[str, Any]:
    """A save with nothing packed in it."""
    return Unpacking().whole(save_document(match, times, STAMP))


def loaded(text: str) -> Loaded:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, Loaded), found
    return found


def with_extras(document: dict[str, Any], extra: dict[str, Any]) -> dict[str, Any]:
    """The same with more in every record that may hold more."""
    document = copy.deepcopy(document)
    for place in PLACES:
        record = record_at(document, place)
        if record is not None:
            record.update(copy.deepcopy(extra))
    return document


def missing_from(document: dict[str, Any], extra: dict[str, Any], entries: int) -> list[object]:
    """The places in which something is not as it was; of the log only the first entries."""
    log = [*document["moveHistory"], *document["undone"]]
    records = [record_at(document, place) for place in PLACES[:5]]
    records += log[:1] if entries else []
    return [
        place
        for place, record in zip(PLACES, records, strict=False)
        if record is not None and {name: record.get(name) for name in extra} != extra
    ]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 30), extras)
def test_unknown_names_survive_loading_playing_on_and_saving(
    game: Game, seed: int, extra: dict[str, Any]
) -> None:
    match, times = random_match(game, seed), random_times(seed)
    document = with_extras(whole_document(match, times), extra)
    found = loaded(sealed(document))
    again = whole_document(found.match, found.times)
    assert again == {**document, "checksum": again["checksum"]} | {
        name: again[name] for name in ("secret", "packed") if name in again
    }
    played = play_random(found.match, Random(seed), 5)
    text = save_text(played, found.times, STAMP)
    text.encode()
    assert missing_from(whole_document(played, found.times), extra, match.cursor) == []
    twice = loaded(text)
    assert (twice.match, twice.times) == (played, found.times)


@each_of("game", GAMES, ids=str)
def test_a_journal_keeps_them_through_changes_of_any_kind(game: Game, tmp_path: Path) -> None:
    extra = {"x": {"deep": [[[[1]]]]}, "half": "\ud800", "packed?": "名"}
    match = play_random(game.begin(undo_depth=None), Random(1), 6)
    found = loaded(sealed(with_extras(whole_document(match, TimeState()), extra)))
    journal = Journal(tmp_path / "a.journal", found.match, found.times)
    played = play_random(found.match, Random(2), 3)
    journal.note(played, TimeState(used_ms=5))
    undone = played.undo()
    journal.note(undone if isinstance(undone, type(played)) else played, TimeState(used_ms=7))
    # Other players make a record of the whole match inside of a line.
    other = replace(played, setup=replace(played.setup, players=(Player("a"), Player("b"))))
    journal.note(other, TimeState(used_ms=9))
    last = play_random(other, Random(3), 1)
    journal.note(last, TimeState(used_ms=11))
    journal.close()
    assert journal.problem is None
    read = read_journal(RULEBOOKS, tmp_path / "a.journal")
    assert isinstance(read, Loaded), read
    assert (read.match, read.times) == (last, TimeState(used_ms=11))
    assert missing_from(whole_document(read.match, read.times), extra, match.cursor) == []


def test_a_line_of_a_journal_does_not_repeat_them(tmp_path: Path) -> None:
    document = with_extras(document_of(GAMES[0].begin()), {"x": "letters" * 1000})
    found = loaded(sealed(document))
    journal = Journal(tmp_path / "a.journal", found.match, found.times)
    size = (tmp_path / "a.journal").stat().st_size
    journal.note(play_random(found.match, Random(1), 1), found.times)
    journal.close()
    assert (tmp_path / "a.journal").stat().st_size - size < 1000


def test_what_is_as_deep_as_a_save_may_be_can_be_kept_by_a_journal(tmp_path: Path) -> None:
    document = {**document_of(GAMES[0].begin()), "x": [[[[[[[]]]]]]]}
    found = loaded(sealed(document))
    journal = Journal(tmp_path / "a.journal", GAMES[0].begin(), TimeState())
    journal.note(found.match, found.times)
    journal.close()
    read = read_journal(RULEBOOKS, tmp_path / "a.journal")
    assert isinstance(read, Loaded), read
    save_match(tmp_path / "a.json", read.match, read.times, STAMP)
    assert load_match(RULEBOOKS, tmp_path / "a.json") == replace(found, saved_at=STAMP)
    document["x"] = [document["x"]]
    deeper = load_text(RULEBOOKS, sealed(document))
    assert isinstance(deeper, BadSave)
    assert deeper.what.code == "too_deep"


def test_too_much_of_it_is_told_and_the_match_is_offered_without() -> None:
    match = GAMES[0].begin()
    for extra, is_fine in (("x" * (LONGEST - 100), True), ("x" * LONGEST, False)):
        found = load_text(RULEBOOKS, sealed({**document_of(match), "extra": extra}))
        assert isinstance(found, Loaded) is is_fine
    assert isinstance(found, BadSave)
    assert (found.kind, found.prefix and found.prefix.match) == (Trouble.INVALID_FORMAT, match)
    assert "larger than 100 KB" in bad_save_text(ENGLISH, found)


def test_unknown_names_are_packed_while_a_game_has_secrets() -> None:
    game = next(game for game in GAMES if game.rulebook.has_secrets(game.rules))
    match = game.begin()
    secret = {"deckToCome": ["10H"]}
    found = loaded(sealed({**whole_document(match, TimeState()), **secret}))
    text = save_text(found.match, found.times, STAMP)
    assert "deckToCome" not in text
    assert whole_document(found.match, found.times)["deckToCome"] == ["10H"]
    over = done(loaded(text).match.resign(0))
    assert read_json(save_text(over, TimeState(), STAMP))["deckToCome"] == ["10H"]


def test_what_another_program_calls_a_move_is_still_an_error() -> None:
    match = play_random(GAMES[0].begin(), Random(1), 2)
    document = document_of(match)
    document["moveHistory"].append({"action": "swap", "side": "RED"})
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, BadSave)
    assert found.where == 3
