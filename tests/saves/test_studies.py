"""Studies as saves: what comes back, what is refused, and what is left of a damaged one."""

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Record
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.studies.document import study_document, study_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble, Unsound
from jungle_pg.core.saving.versions import check_version
from jungle_pg.core.study.growing import begun, study_of
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import AnyStudy, Study
from jungle_pg.files.saves.folder import Saves
from jungle_pg.texts.languages import TEXTS
from jungle_pg.texts.save_words import bad_save_text
from tests.random_studies import random_study, told_of
from tests.sample_games import GAMES, XIANGQI, play_random
from tests.saves.wandering import RULEBOOKS, STAMP

ENGLISH = TEXTS["en"]


def loaded(text: str) -> AnyStudy:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, Loaded), bad_save_text(ENGLISH, found)
    assert found.study is not None
    return found.study


def sealed(document: Record) -> str:
    """A document as text with the checksum it should have."""
    return readable({**document, "checksum": checksum(document)})


def refused(text: str) -> BadSave:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, BadSave)
    assert bad_save_text(ENGLISH, found)
    return found


def opening(*lines: str) -> AnyStudy:
    study: AnyStudy = begun(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard")))
    for line in lines:
        study = study.first()
        for word in line.split():
            played = study.play(XIANGQI.read(study.state, word))
            assert isinstance(played, Study)
            study = played
    return study


LINES = ("h3e3 h10g8 h1g3", "h3e3 b10c8", "h3e3 h10g8 b1c3", "c4c5 c7c6")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.text(max_size=30), st.text(max_size=30))
def test_a_saved_study_is_the_same_study(seed: int, title: str, comment: str) -> None:
    study = random_study(seed).commented(comment).named(title).tagged([("Event", comment)])
    study = study.played_by((Player("张三"), Player("", 3)))
    found = load_text(RULEBOOKS, study_text(study, STAMP))
    assert isinstance(found, Loaded), found
    assert found.study is not None
    assert told_of(found.study) == told_of(study)
    assert found.saved_at == STAMP
    assert found.match == found.study.match()
    assert study_text(found.study, STAMP) == study_text(study, STAMP)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_a_plain_game_kept_as_a_study_is_the_same_game(seed: int) -> None:
    game = GAMES[seed % len(GAMES)]
    match = play_random(game.begin(luck_seed=seed, undo_depth=None), Random(seed), 30)
    study = study_of(match)
    if not isinstance(study, Study):
        return
    again = loaded(study_text(study, STAMP)).last().match()
    assert (again.moments, again.opening, again.setup) == (
        match.moments,
        match.opening,
        match.setup,
    )


def test_a_list_shows_a_study_without_playing_it() -> None:
    study = opening(*LINES)
    seen = glance(RULEBOOKS, study_text(study, STAMP))
    assert isinstance(seen, Glance)
    assert (seen.lines, seen.plies) == (4, 7)
    assert seen.state.board == study.state.board
    game = glance(RULEBOOKS, save_text(study.match(), TimeState(), STAMP))
    assert isinstance(game, Glance)
    assert game.lines is None


def test_a_position_being_set_up_is_kept_though_nothing_can_be_played_from_it() -> None:
    arranged = "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1"
    study = opening("h3e3").arranging(arranged)
    assert loaded(study_text(study, STAMP)).arranged == arranged
    bad = refused(sealed({**study_document(study, STAMP), "arranged": "nine kings"}))
    assert (bad.where, bad.kind) == ("arranged", Trouble.CORRUPTED)


def test_what_is_said_and_drawn_comes_back_with_what_nobody_here_knows() -> None:
    study = opening(*LINES).commented("as usual\nsaid").judged("!?")
    study = study.drawn(Drawn(Colour.RED, "e3", "e7")).drawn(Drawn(Colour.BLUE, "a1"))
    document = study_document(study, STAMP)
    document["engine"] = {"depth": 20}
    document["rules"] = {**document["rules"], "later": 1}
    places = [{**place} for place in document["tree"]]
    places[3]["score"] = [1, 2]
    places[4]["moves"] = [{**places[4]["moves"][0], "evil": False}]
    written = sealed({**document, "tree": places})
    again = json.loads(study_text(loaded(written), STAMP))
    assert again == json.loads(written)


def test_a_study_is_refused_by_its_version_and_a_game_is_written_as_before() -> None:
    study = opening("h3e3")
    document = study_document(study, STAMP)
    assert (document["format"], document["version"]) == ("jungle-pg save", 3)
    with pytest.raises(Unsound) as newer:
        check_version(document, newest=2)
    assert newer.value.kind is Trouble.NEWER
    assert json.loads(save_text(study.match(), TimeState(), STAMP))["version"] == 2
    assert refused(sealed({**document, "version": 99})).kind is Trouble.NEWER


def test_of_a_damaged_study_every_sound_line_is_offered() -> None:
    study = opening(*LINES)
    document = study_document(study, STAMP)
    places = [{**place} for place in document["tree"]]
    number = next(n for n, place in enumerate(places) if place["after"] and n > 1)
    places[number] = {
        **places[number],
        "moves": [{**places[number]["moves"][0], "to": "a5"}],
    }
    bad = refused(sealed({**document, "tree": places}))
    assert bad.where == f"tree[{number}]"
    assert bad.prefix is not None
    assert bad.prefix.study is not None
    kept = len([*bad.prefix.study.reached()])
    assert 1 < kept < len(places)
    assert bad.prefix.study.cursor == bad.prefix.study.path()[-1]


def without(record: Record, name: str) -> Record:
    return {key: value for key, value in record.items() if key != name}


def test_each_fault_is_named_with_its_place() -> None:
    study = opening(*LINES)
    document = study_document(study, STAMP)
    tree: list[Any] = document["tree"]

    def changed(number: int, **values: Any) -> Record:
        return {
            **document,
            "tree": [*tree[:number], {**tree[number], **values}, *tree[number + 1 :]],
        }

    rows: list[tuple[Record, str]] = [
        (without(document, "tree") | {"version": 2}, "undoDepth"),
        (without(document, "tree"), "version"),
        ({**document, "tree": []}, "tree[0]"),
        ({**document, "tree": {}}, "tree"),
        ({**document, "tree": [*tree, 7]}, f"tree[{len(tree)}]"),
        ({**document, "at": 999}, "at"),
        ({**document, "title": 3}, "title"),
        ({**document, "title": "x" * 201}, "title"),
        ({**document, "tags": [["a"]]}, "tags"),
        ({**document, "moveCount": 1}, "moveCount"),
        ({**document, "lines": 1}, "lines"),
        ({**document, "board": []}, "board"),
        (without(document, "luckSeed"), "luckSeed"),
        (changed(2, after=2), "tree[2].after"),
        (changed(2, after=None), "tree[2].after"),
        (changed(0, after=0), "tree[0].after"),
        (changed(0, moves=tree[1]["moves"]), "tree[0]"),
        (changed(1, moves=[]), "tree[1]"),
        (changed(1, moves=[*tree[1]["moves"], *tree[2]["moves"]]), "tree[1]"),
        (changed(1, moves=[{"action": "fly"}]), "tree[1]"),
        (changed(1, comment=5), "tree[1].comment"),
        (changed(1, comment="x" * 20_001), "tree[1].comment"),
        (changed(1, glyphs=["!"]), "tree[1].glyphs"),
        (changed(1, drawn=[["pink", "a1", None]]), "tree[1].drawn"),
        (changed(1, drawn=["a1"]), "tree[1].drawn"),
        (changed(1, drawn=[["red", "a1", 7]]), "tree[1].drawn"),
        ({**document, "tree": [*tree, tree[1]]}, f"tree[{len(tree)}]"),
    ]
    for record, where in rows:
        bad = refused(sealed(record))
        assert bad.where == where, (bad, where)
    assert refused(readable({**document, "title": "another"})).where == "checksum"


def test_an_end_that_players_agreed_is_a_place_of_the_tree() -> None:
    match: AnyMatch = opening("h3e3").match()
    closed = match.resign(1)
    study = study_of(closed)  # type: ignore[arg-type]
    assert isinstance(study, Study)
    again = loaded(study_text(study, STAMP))
    assert again.verdict == study.verdict
    assert again.node.number == 1


def test_a_study_lies_in_the_folder_of_the_saves_with_the_same_care(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves", lambda: RULEBOOKS, tmp_path / "bin")
    study = opening(*LINES)
    path = saves.save_study("mine", study, STAMP)
    found = saves.load(path)
    assert isinstance(found, Loaded)
    assert found.study is not None
    assert told_of(found.study) == told_of(study)
    (summary,) = saves.summaries()
    assert isinstance(summary.face, Glance)
    assert summary.face.lines == 4
    later = datetime(2027, 1, 1)
    saves.save_study("mine", replace(study, title="again"), later, keeps_old=True)
    assert len([*(tmp_path / "bin").iterdir()]) == 1
