"""Named rules survive every kind of damage, one entry at a time."""

import errno
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.house_rules import (
    LONGEST_NAME,
    LONGEST_RULES,
    HouseRulesFile,
    HouseRulesStore,
    NamedRules,
    StoredHouseRules,
    house_rules_text,
    parse_house_rules,
)
from tests.rows import each_of

MINE = NamedRules({"jungle": {"Wild river": "traditional,rivers=edges", "两鼠": "club"}})

printable = st.characters(categories=("L", "N", "P", "S"))
names = st.text(printable, min_size=1, max_size=LONGEST_NAME)
texts = st.text(printable, min_size=1, max_size=80)
games = st.dictionaries(st.text(max_size=9), st.dictionaries(names, texts, min_size=1))
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def stored(**games: object) -> str:
    return json.dumps({"version": 1, "games": games})


@given(games.map(NamedRules))
def test_what_is_written_reads_back_the_same(kept: NamedRules) -> None:
    assert parse_house_rules(house_rules_text(kept)) == (kept, ())


@given(st.text() | any_json.map(json.dumps) | any_json.map(lambda it: json.dumps({"games": it})))
def test_no_text_at_all_raises_or_gives_rules_that_cannot_be_stored(text: str) -> None:
    kept, problems = parse_house_rules(text)
    assert all(problems)
    rules = {game_id: dict(of) for game_id, of in kept.games.items() if of}
    assert parse_house_rules(house_rules_text(kept)) == (NamedRules(rules), ())


@each_of(
    ("name", "rules"),
    [
        ("", "club"),
        (" blank before", "club"),
        ("blank after ", "club"),
        ("two\nlines", "club"),
        ("n" * (LONGEST_NAME + 1), "club"),
        ("no text", 7),
        ("no text", None),
        ("nothing", ""),
        ("two lines", "club\nclub"),
        ("endless", "x" * (LONGEST_RULES + 1)),
    ],
)
def test_a_damaged_entry_falls_out_with_a_sentence_and_the_others_stay(
    name: str, rules: object
) -> None:
    text = stored(jungle={"first": "club", name: rules, "last": "animal"})
    kept, (problem,) = parse_house_rules(text)
    assert kept.of("jungle") == {"first": "club", "last": "animal"}
    assert "left out" in problem
    assert len(problem) < 250


def test_every_damaged_entry_has_its_own_sentence() -> None:
    kept, problems = parse_house_rules(stored(jungle={"one": 1, "two": []}, other=3))
    assert kept.of("jungle") == {}
    assert all(word in line for word, line in zip(("one", "two", "other"), problems, strict=True))


@pytest.mark.parametrize("version", [2, "1", True, None])
def test_another_version_is_read_as_far_as_possible(version: object) -> None:
    text = json.dumps({"version": version, "games": {"jungle": {"mine": "club"}}})
    kept, (problem,) = parse_house_rules(text)
    assert kept.of("jungle") == {"mine": "club"}
    assert f"version {version!r}" in problem


@each_of(
    "text",
    ["", "nonsense", '{"version": 1,', "[]", "7", "[" * 100_000, '{"a": ' + "9" * 5000 + "}",
     '{"games": []}'],
)  # fmt: skip
def test_a_text_that_holds_no_rules_gives_none_and_one_sentence(text: str) -> None:
    kept, problems = parse_house_rules(text)
    assert kept == NamedRules()
    assert len(problems) == 1


def test_names_nobody_knows_stay_in_the_file(tmp_path: Path) -> None:
    unknown = {"colour": ["\ud800", 1.5], "名": {"a": None}}
    file = HouseRulesFile(tmp_path / "house_rules.json")
    file.path.write_text(json.dumps({"version": 1, "games": {}, **unknown}), "utf-8")
    store = StoredHouseRules(file)
    assert store.problems == ()
    assert store.keep("jungle", "Mine", "club") is None
    assert store.keep("other", "Yours", "of a newer program") is None
    assert store.delete("jungle", "Mine") is None
    assert json.loads(file.path.read_text("utf-8")) == {
        "version": 1,
        "games": {"other": {"Yours": "of a newer program"}},
        **unknown,
    }
    assert [path.name for path in tmp_path.iterdir()] == ["house_rules.json"]


@each_of("version, value", [(2, 1), (1, [[[[[[[[1]]]]]]]]), (1, "x" * 60_000)])
def test_names_that_cannot_be_kept_are_told(version: int, value: object) -> None:
    text = json.dumps({"version": version, "games": {}, "colour": value})
    assert "'colour'" in parse_house_rules(text)[1][-1]


def test_rules_can_be_added_replaced_and_taken_away() -> None:
    more = MINE.having("jungle", "Third", "animal").having("jungle", "两鼠", "course")
    assert dict(more.of("jungle")) == {
        "Wild river": "traditional,rivers=edges",
        "两鼠": "course",
        "Third": "animal",
    }
    assert more.without("jungle", "Third").without("jungle", "两鼠").of("jungle") == {
        "Wild river": "traditional,rivers=edges"
    }
    assert MINE.without("chess", "Third").of("chess") == {}


def test_games_do_not_see_the_rules_of_others() -> None:
    store = HouseRulesStore()
    assert store.keep("jungle", "Mine", "club") is None
    assert store.keep("toy", "Mine", "toy,cards=3") is None
    assert store.of("jungle") == {"Mine": "club"}
    assert store.of("toy") == {"Mine": "toy,cards=3"}
    assert store.delete("toy", "Mine") is None
    assert store.of("toy") == {}
    assert store.of("jungle") == {"Mine": "club"}


def test_a_missing_file_holds_no_rules_and_is_no_problem(tmp_path: Path) -> None:
    assert HouseRulesFile(tmp_path / "house_rules.json").load() == (NamedRules(), ())


def test_kept_rules_are_there_the_next_time(tmp_path: Path) -> None:
    file = HouseRulesFile(tmp_path / "config" / "house_rules.json")
    store = StoredHouseRules(file)
    assert store.keep("jungle", "Wild river", "traditional,rivers=edges") is None
    assert store.keep("jungle", "两鼠", "club") is None
    again = StoredHouseRules(file)
    assert again.of("jungle") == MINE.of("jungle")
    assert again.problems == ()
    assert again.delete("jungle", "两鼠") is None
    assert list(StoredHouseRules(file).of("jungle")) == ["Wild river"]
    assert [path.name for path in file.path.parent.iterdir()] == ["house_rules.json"]


def test_two_windows_do_not_lose_each_others_rules(tmp_path: Path) -> None:
    file = HouseRulesFile(tmp_path / "house_rules.json")
    one, other = StoredHouseRules(file), StoredHouseRules(file)
    one.keep("jungle", "One", "club")
    other.keep("jungle", "Other", "animal")
    assert dict(StoredHouseRules(file).of("jungle")) == {"One": "club", "Other": "animal"}


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"{", stored(jungle={"x": 1}).encode()])
def test_a_damaged_file_is_kept_before_it_is_overwritten(data: bytes, tmp_path: Path) -> None:
    file = HouseRulesFile(tmp_path / "house_rules.json")
    file.path.write_bytes(data)
    store = StoredHouseRules(file)
    assert len(store.problems) == 1
    assert store.keep("jungle", "Mine", "club") is None
    assert (tmp_path / "house_rules.damaged.json").read_bytes() == data
    assert file.load() == (NamedRules({"jungle": {"Mine": "club"}}), ())


def test_what_is_good_in_a_damaged_file_is_still_there_after_a_change(tmp_path: Path) -> None:
    file = HouseRulesFile(tmp_path / "house_rules.json")
    file.path.write_text(stored(jungle={"good": "club", "bad": 1}), "utf-8")
    StoredHouseRules(file).keep("jungle", "new", "animal")
    assert dict(file.load()[0].of("jungle")) == {"good": "club", "new": "animal"}


def test_an_unreadable_file_is_told_and_not_overwritten(tmp_path: Path) -> None:
    file = HouseRulesFile(tmp_path / "house_rules.json")
    file.path.mkdir()
    store = StoredHouseRules(file)
    (problem,) = store.problems
    assert "cannot be read" in problem
    refusal = store.keep("jungle", "Mine", "club")
    assert refusal is not None
    assert refusal.startswith("house_rules.json could not be written")
    assert store.of("jungle") == {}
    assert file.path.is_dir()


def test_a_failed_save_says_so_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    file = HouseRulesFile(tmp_path / "house_rules.json")
    store = StoredHouseRules(file)
    store.keep("jungle", "Old", "club")
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        problem = store.keep("jungle", "New", "animal")
    assert problem == f"house_rules.json could not be written to {tmp_path}: the disk is full."
    assert dict(store.of("jungle")) == {"Old": "club"}
    assert file.load() == (NamedRules({"jungle": {"Old": "club"}}), ())
