"""A rule that is added tomorrow: saves of today mean what they meant, and new ones come back.

The rules of each game get one more field here, with a default that keeps the old meaning; nothing
else is told about it, as nothing else has to be for files.
"""

import json
from collections.abc import Iterator
from dataclasses import fields, make_dataclass, replace
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from jungle_pg.core.jackaroo import rulesets as jackaroo
from jungle_pg.core.jungle import rulesets as jungle
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rule_words import RuleWords
from jungle_pg.core.rulebook import AnyRulebook, BadText, Rulebooks
from jungle_pg.core.saving.any_file import load_data
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import VERSION, BadSave, Loaded, TimeState
from jungle_pg.core.saving.versions import up_to_date
from jungle_pg.core.xiangqi import rulesets as xiangqi
from jungle_pg.files.autosave.journal import Journal, read_journal
from tests.rows import each_of
from tests.sample_games import play_random
from tests.saves.test_old_releases import FILES, FOLDER, expected
from tests.saves.wandering import RULEBOOKS, STAMP, document_of, jungle_match, sealed

WORDS: dict[str, RuleWords[Any]] = {
    "jungle": jungle.WORDS,
    "xiangqi": xiangqi.WORDS,
    "jackaroo": jackaroo.WORDS,
}


class Weather(StrEnum):
    DRY = "dry"
    WET = "wet"


FIELD = "rule_of_tomorrow"
VALUES: list[tuple[type, Any, Any]] = [
    # The type of the field, the value that keeps the old meaning, another one.
    (bool, False, True),
    (bool, True, False),
    (Weather, Weather.DRY, Weather.WET),
    (int, None, 7),
    (int, 12, None),
]


def grown_words(game: str, kind: type, old: Any) -> RuleWords[Any]:
    """The rules of a game, as they are but for one more field."""
    words = WORDS[game]
    rules = type(next(iter(words.rule_sets.values())))
    grown: Any = make_dataclass("Grown", [(FIELD, kind, old)], bases=(rules,), frozen=True)
    sets = {
        name: grown(**{field.name: getattr(each, field.name) for field in fields(rules)})
        for name, each in words.rule_sets.items()
    }

    class Words(type(words)):  # type: ignore[misc]
        limits: ClassVar = {**words.limits, FIELD: (1, 99)}

    made: RuleWords[Any] = Words(sets)
    return made


def grown_book(game: str, kind: type, old: Any) -> AnyRulebook:
    """The rulebook of a game in a program that knows one more rule."""
    book, words = RULEBOOKS[game], grown_words(game, kind, old)

    class Saves(type(book.saves)):  # type: ignore[misc]
        def rules_record(self, rules: Any) -> Any:
            return words.record(rules)

        def parse_rules_record(self, record: Any) -> Any:
            return words.parse_record(record)

    class Codec(type(book.codec)):  # type: ignore[misc]
        def rules_text(self, rules: Any) -> str:
            return words.text(rules)

        def parse_rules(self, text: str) -> Any:
            return words.parse(text)

    class Book(type(book)):  # type: ignore[misc]
        saves, codec = Saves(), Codec()

    made: AnyRulebook = Book()
    return made


def all_grown() -> Iterator[tuple[str, Rulebooks, Any, Any]]:
    for game in WORDS:
        for kind, old, other in VALUES:
            yield game, {game: grown_book(game, kind, old)}, old, other


def loaded(rulebooks: Rulebooks, text: str) -> Loaded:
    found = load_text(rulebooks, text)
    assert isinstance(found, Loaded), found
    return found


@each_of("game, books, old, other", all_grown(), ids=lambda row: f"{row[0]} {row[2]}")
def test_older_files_have_the_old_meaning_under_one_more_rule(
    game: str, books: Rulebooks, old: Any, other: Any
) -> None:
    for release, name in FILES:
        told = expected(release)[name]
        if told["game"] != game or told.get("torn"):
            continue
        path = FOLDER / release / name
        found = read_journal(books, path) if path.suffix == ".journal" else None
        found = found or load_data(books, path.read_bytes())
        assert isinstance(found, Loaded), (release, name, found)
        match = found.match
        assert getattr(match.setup.rules, FIELD) == old
        assert match.rulebook.codec.rules_text(match.setup.rules) == told["rules"]
        assert match.rulebook.codec.position_text(match.state) == told["position"]
    for text in expected(FILES[-1][0])["rules"]:
        of_game, _, rules = text.partition(": ")
        if of_game == game:
            assert getattr(books[game].codec.parse_rules(rules), FIELD) == old


@each_of("game, books, old, other", all_grown(), ids=lambda row: f"{row[0]} {row[2]}")
def test_new_files_hold_the_new_rule_and_today_s_program_keeps_it(
    game: str, books: Rulebooks, old: Any, other: Any, tmp_path: Path
) -> None:
    book = books[game]
    usual = book.codec.parse_rules(book.usual_rules)
    for value in (old, other):
        rules = replace(usual, **{FIELD: value})
        assert book.codec.parse_rules(book.codec.rules_text(rules)) == rules
        match = play_random(begin(book, Setup(rules)), Random(3), 4)
        text = save_text(match, TimeState(), STAMP)
        assert loaded(books, text).match == match
        journal = Journal(tmp_path / f"{value}.journal", match, TimeState())
        further = play_random(match, Random(4), 2)
        journal.note(further, TimeState())
        journal.close()
        read = read_journal(books, journal.path)
        assert isinstance(read, Loaded), read
        assert read.match == further
        # A program that does not know the rule plays on, saves, and loses nothing.
        today = play_random(loaded(RULEBOOKS, text).match, Random(4), 2)
        back = loaded(books, save_text(today, TimeState(), STAMP)).match
        assert (back.setup.rules, back.entries) == (rules, further.entries)
        assert getattr(back.setup.rules, FIELD) == value


@each_of("game, books, old, other", all_grown(), ids=lambda row: f"{row[0]} {row[2]}")
def test_a_new_rule_that_is_there_must_still_be_one(
    game: str, books: Rulebooks, old: Any, other: Any
) -> None:
    saves = books[game].saves
    record = saves.rules_record(books[game].codec.parse_rules(books[game].usual_rules))
    wrong = ["rain", "", 0, 100, 1.0, [], {}] + ([None] if isinstance(old, bool | str) else [])
    for value in wrong:
        with pytest.raises(BadText):
            saves.parse_rules_record({**record, FIELD: value})


def test_a_name_that_older_programs_did_not_write_has_its_old_meaning() -> None:
    fields_of = Fields({"level": 7})
    assert fields_of.later("level", lambda name: fields_of.whole(name, 1, 8), missing=3) == 7
    assert fields_of.later("handicap", fields_of.number, missing=0.0) == 0.0


def test_an_older_version_may_lack_what_is_shown_and_the_present_one_may_not() -> None:
    match = jungle_match()
    document = document_of(match)
    for name in ("pliesWithoutCapture", "moveCount"):
        left = {each: value for each, value in document.items() if each != name}
        found = load_text(RULEBOOKS, sealed({**left, "version": VERSION - 1}))
        assert isinstance(found, Loaded), found
        assert found.match == match
        assert isinstance(load_text(RULEBOOKS, sealed(left)), BadSave)


def test_a_version_without_a_step_is_brought_up_as_it_is() -> None:
    assert up_to_date({"version": 2, "x": 1}, {}, newest=4) == {"version": 4, "x": 1}


def test_every_rule_has_a_default() -> None:
    for words in WORDS.values():
        rules = type(next(iter(words.rule_sets.values())))
        assert words.parse_record({}) == rules()
        document = json.dumps(words.record(rules()))
        assert words.parse_record(json.loads(document)) == rules()


def test_a_save_tells_every_rule() -> None:
    for game, words in WORDS.items():
        book = RULEBOOKS[game]
        match = begin(book, Setup(book.codec.parse_rules(book.usual_rules)))
        told = save_document(match, TimeState(), STAMP)["rules"]
        assert list(told) == ["base", *words.fields]
