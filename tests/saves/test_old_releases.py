"""What every release has written opens for ever and means what it meant.

`tests/saves/old/make.py` wrote the files with the code of each release, and `expected.json` beside
them with what they hold.
"""

import json
import re
import shutil
from dataclasses import asdict, fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.career.career import GameResult
from jungle_pg.core.journey.own import OwnStages
from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.cards import Cards
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.studies.document import study_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.engine.foreign.programs import programs_in
from jungle_pg.files.autosave.journal import Journal, read_journal
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.cards import cards_in
from jungle_pg.files.career import CareerFile
from jungle_pg.files.house_rules import HouseRulesFile, StoredHouseRules
from jungle_pg.files.open_studies import OpenStudies
from jungle_pg.files.own_stages import own_stages_in
from jungle_pg.files.programs import ProgramsFile
from jungle_pg.files.progress import ProgressFile
from jungle_pg.files.reviews import ReviewFile
from jungle_pg.files.saves.folder import load_match
from jungle_pg.files.settings import Settings, SettingsFile
from tests.rows import each_of
from tests.sample_games import play_random
from tests.saves.old.since_2 import (
    agreed,
    told_of_cards,
    told_of_programs,
    told_of_puzzles,
    told_of_review,
    told_of_study,
)
from tests.saves.wandering import STAMP

FOLDER = Path(__file__).parent / "old"
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
RELEASES = sorted(path.name for path in FOLDER.iterdir() if re.match(r"\d", path.name))


@cache
def expected(release: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((FOLDER / release / "expected.json").read_text("utf-8"))
    return told


FILES = [
    (release, name)
    for release in RELEASES
    for name in expected(release)
    if "log" in expected(release)[name] and not name.startswith("texts/")
]
STUDIES = [
    (release, name)
    for release in RELEASES
    for name in expected(release)
    if name.startswith("studies/")
]
SINCE_2 = [release for release in RELEASES if release >= "2"]
TEXTS = [(release, name) for release in RELEASES for name in expected(release) if "texts/" in name]


def as_kept(told: object) -> Any:
    """What was told as a file of JSON gives it back."""
    return json.loads(json.dumps(told))


def opened(path: Path, is_torn: bool = False) -> Loaded:
    """The match of a save or a journal; of a torn one, what came before."""
    is_journal = path.suffix == ".journal"
    found = read_journal(rulebooks(), path) if is_journal else load_match(rulebooks(), path)
    if is_torn and isinstance(found, BadSave) and found.prefix is not None:
        return found.prefix
    assert isinstance(found, Loaded), found
    return found


def summary(match: AnyMatch, times: TimeState) -> dict[str, Any]:
    """A match in the words of `expected.json`."""
    book, verdict, setup = match.rulebook, match.verdict, match.setup
    control = times.control and [times.control.limit_s, times.control.expiry.value]
    return {
        "game": book.game_id,
        "rules": book.codec.rules_text(setup.rules),
        "position": book.codec.position_text(match.state),
        "log": len(match.moments),
        "cursor": match.cursor,
        "floor": match.floor,
        "verdict": verdict and [verdict.winner, verdict.reason, dict(verdict.facts)],
        "players": [[player.name, player.level] for player in setup.players],
        "undo": setup.undo_depth,
        "seed": setup.luck_seed,
        "times": [control, times.used_ms, sorted(times.auto_played)],
    }


def meant(release: str, match: AnyMatch) -> dict[str, Any]:
    """What the release said about each rule, of the rules a match has now."""
    book, rules = match.rulebook, match.setup.rules
    record: dict[str, Any] = expected(release)["rules"][
        f"{book.game_id}: {book.codec.rules_text(rules)}"
    ]
    now = book.saves.rules_record(rules)
    assert {name: now[name] for name in record} == record
    return record


def test_every_release_has_its_folder() -> None:
    text = CHANGELOG.read_text("utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert len(released) >= 4
    missing = set(released) - set(RELEASES)
    assert not missing, f"{missing}: write their files with tests/saves/old/make.py"


def test_every_file_of_a_release_is_expected_to_be_something() -> None:
    for release in RELEASES:
        folder = FOLDER / release
        there = {
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        }
        assert there == {*expected(release), "expected.json"} - {"rules"}
        games = {told.get("game") for told in expected(release).values()} - {None}
        assert {"settings.json", "house_rules.json"} <= there
        assert len(games) == {"1.0.0": 1, "1.1.0": 2}.get(release, 3)


@each_of("release, name", FILES, ids=lambda row: "/".join(row))
def test_a_match_of_an_older_release_is_what_it_was(
    release: str, name: str, tmp_path: Path
) -> None:
    told = dict(expected(release)[name])
    found = opened(FOLDER / release / name, is_torn=told.pop("torn", False))
    assert told.pop("agreed", as_kept(agreed(found.match))) == as_kept(agreed(found.match))
    assert summary(found.match, found.times) == told
    meant(release, found.match)
    assert found.match.setup.unknown == ""
    assert not any(entry.unknown for entry in found.match.entries)
    # Played on and kept by this version it is that match again.
    is_seen = found.match.setup.seen_by is not None
    played = found.match if is_seen else play_random(found.match, Random(1), 3)
    for match in (found.match, played, played.undo()):
        if isinstance(match, Refusal):
            continue
        again = load_text(rulebooks(), save_text(match, found.times, STAMP))
        assert isinstance(again, Loaded), again
        assert (again.match, again.times) == (match, found.times)
        meant(release, again.match)
    Journal(tmp_path / "again.journal", played, found.times).close()
    again = opened(tmp_path / "again.journal")
    assert (again.match, again.times) == (played, found.times)


@each_of("release, name", STUDIES, ids=lambda row: "/".join(row))
def test_a_study_of_an_older_release_is_what_it_was(
    release: str, name: str, tmp_path: Path
) -> None:
    told = expected(release)[name]
    found = opened(FOLDER / release / name)
    assert found.study is not None
    assert as_kept(told_of_study(found.study)) == told
    again = load_text(rulebooks(), study_text(found.study, STAMP))
    assert isinstance(again, Loaded), again
    assert again.study is not None
    assert as_kept(told_of_study(again.study)) == told


def test_a_study_that_nobody_saved_is_offered_by_a_newer_program(tmp_path: Path) -> None:
    for release in SINCE_2:
        (tmp_path / release).mkdir()
        shutil.copy(FOLDER / release / "studies/left.journal", tmp_path / release)
        found = OpenStudies(tmp_path / release, rulebooks, lambda: STAMP).left()
        assert found is not None
        kept, study = found
        assert as_kept(told_of_study(study)) == expected(release)["studies/left.journal"]
        kept.drop()


def test_what_players_have_collected_since_2_0_0_is_what_it_was(tmp_path: Path) -> None:
    for release in SINCE_2:
        told, folder = expected(release), tmp_path / release
        folder.mkdir()
        for name in ("mistakes.jsonl", "own_stages.jsonl", "programs.json"):
            shutil.copy(FOLDER / release / name, folder)
        cards, problems = cards_in(folder).load()
        assert problems == ()
        assert as_kept(told_of_cards(cards)) == told["mistakes.jsonl"]
        assert cards_in(folder).merge(Cards()) == cards
        puzzles, problems = own_stages_in(folder).load()
        assert problems == ()
        assert as_kept(told_of_puzzles(puzzles)) == told["own_stages.jsonl"]
        assert own_stages_in(folder).merge(OwnStages()) == puzzles
        found, is_whole = programs_in(ProgramsFile(folder / "programs.json", bool).recall())
        assert is_whole
        assert as_kept(told_of_programs(found)) == told["programs.json"]


def test_a_review_made_since_2_0_0_need_not_be_made_again() -> None:
    for release in SINCE_2:
        save = FOLDER / release / "saves/jungle_coached.json"
        told = expected(release)[f"saves/{save.name}.review"]
        found = ReviewFile(save, opened(save).match, told["nodes"]).load()
        assert as_kept(told_of_review(found)) == told["judged"]


@each_of("release, name", [row for row in FILES if row[1].endswith(".json")])
def test_a_list_shows_what_an_older_save_holds(release: str, name: str) -> None:
    told = expected(release)[name]
    face = glance(rulebooks(), (FOLDER / release / name).read_text("utf-8"))
    assert isinstance(face, Glance), face
    verdict = face.verdict and [face.verdict.winner, face.verdict.reason, dict(face.verdict.facts)]
    assert verdict == told["verdict"]
    assert [[player.name, player.level] for player in face.players] == told["players"]
    assert face.rulebook.codec.rules_text(face.rules) == told["rules"]


@each_of("release, name", TEXTS, ids=lambda row: "/".join(row))
def test_a_text_of_an_older_release_is_what_it_was(release: str, name: str) -> None:
    found = load_text(rulebooks(), (FOLDER / release / name).read_text("utf-8"))
    assert isinstance(found, Loaded), found
    told = summary(found.match, found.times)
    assert {fact: told[fact] for fact in expected(release)[name]} == expected(release)[name]
    meant(release, found.match)


@each_of("release", RELEASES)
def test_matches_that_were_left_by_a_killed_program_can_be_gone_on_with(
    release: str, tmp_path: Path
) -> None:
    shutil.copytree(FOLDER / release / "matches", tmp_path / "matches")
    going_on = {
        name: told
        for name, told in expected(release).items()
        if name.startswith("matches/") and name.endswith(".journal") and not told["verdict"]
    }
    while going_on:
        kept = autosaves_in(tmp_path, rulebooks, lambda: STAMP)
        found = kept.last_match()
        assert found is not None
        told = dict(going_on.pop(f"matches/{found.stem.name}.journal"))
        told.pop("torn", None)
        assert summary(found.loaded.match, found.loaded.times) == told
        autosave = kept.resume(found)
        assert autosave is not None
        ended = found.loaded.match.resign(0)
        assert not isinstance(ended, Refusal)
        autosave.note(ended, found.loaded.times)
        kept.leave(autosave)
        kept.close()
    assert autosaves_in(tmp_path, rulebooks, lambda: STAMP).last_match() is None


@each_of("release", RELEASES)
def test_generations_of_a_match_are_there_when_its_journal_is_not(
    release: str, tmp_path: Path
) -> None:
    shutil.copytree(FOLDER / release / "matches", tmp_path / "matches")
    for journal in tmp_path.glob("matches/*.journal"):
        journal.unlink()
    generations = sorted(tmp_path.glob("matches/*.[12].json"))
    assert len(generations) == 2
    stem = generations[0].name.removesuffix(".1.json")
    kept = autosaves_in(tmp_path, rulebooks, lambda: STAMP)
    for ending in (".json", ".1.json", ".2.json"):
        found = kept.load(tmp_path / "matches" / f"{stem}.json")
        assert isinstance(found, Loaded), found
        assert summary(found.match, found.times) == expected(release)[f"matches/{stem}{ending}"]
        (tmp_path / "matches" / f"{stem}{ending}").unlink()


@each_of("release", RELEASES)
def test_rules_mean_what_they_meant_then(release: str) -> None:
    for named, record in expected(release)["rules"].items():
        game, _, text = named.partition(": ")
        book = rulebooks()[game]
        rules = book.codec.parse_rules(text)
        # A rule that came later has the same value by the name of a rule set and by its absence.
        assert book.saves.parse_rules_record(record) == rules, named
        now = book.saves.rules_record(rules)
        assert {name: now[name] for name in record} == record, named


@each_of("release", RELEASES)
def test_house_rules_of_an_older_release_stay_through_changes(release: str, tmp_path: Path) -> None:
    told = expected(release)["house_rules.json"]
    path = tmp_path / "house_rules.json"
    shutil.copy(FOLDER / release / path.name, path)
    store = StoredHouseRules(HouseRulesFile(path))
    assert store.problems == ()
    assert store.keep("jungle", "New", "club") is None
    again = StoredHouseRules(HouseRulesFile(path))
    for game, rules in told.items():
        kept = dict(again.of(game))
        assert kept.pop("New", "club") == "club"
        assert kept == rules
        for text in rules.values():
            book = rulebooks()[game]
            record = expected(release)["rules"][f"{game}: {text}"]
            assert book.codec.parse_rules(text) == book.saves.parse_rules_record(record)


@each_of("release", RELEASES)
def test_progress_and_career_of_an_older_release_stay_through_changes(
    release: str, tmp_path: Path
) -> None:
    told = expected(release)
    for name in ("progress.json", "career.jsonl"):
        # Releases up to 1.2.1 kept neither.
        assert (name in told) is (FOLDER / release / name).exists()
        if name in told:
            shutil.copy(FOLDER / release / name, tmp_path)
    progress_file = ProgressFile(tmp_path / "progress.json")
    before, problems = progress_file.load()
    assert problems == ()
    merged = progress_file.merge(Progress(knows_game=frozenset({"go"})))
    assert merged == before.merged(Progress(knows_game=frozenset({"go"})))
    career_file = CareerFile(tmp_path / "career.jsonl")
    assert career_file.append((GameResult("new", "jungle", ""),)) is None
    career, problems = career_file.load()
    assert problems == ()
    if "progress.json" in told:
        assert {**asdict(before), "knows_game": sorted(before.knows_game)} == told["progress.json"]
    if "career.jsonl" in told:
        results = json.loads(json.dumps([asdict(result) for result in career.results]))
        assert results[:-1] == told["career.jsonl"]["results"]


@each_of("release", RELEASES)
def test_settings_of_an_older_release_stay_through_changes(release: str, tmp_path: Path) -> None:
    told = expected(release)["settings.json"]
    if isinstance(told["pieces"], str):
        # 1.0.0 knew one game.
        told = {**told, "pieces": [["jungle", told["pieces"]]]}
    path = tmp_path / "settings.json"
    shutil.copy(FOLDER / release / path.name, path)
    file = SettingsFile(path)
    settings, problems = file.load(Settings())
    assert problems == ()
    assert {name: json.loads(json.dumps(getattr(settings, name))) for name in told} == told
    usual = {field.name: field.default for field in fields(Settings) if field.name not in told}
    assert {name: getattr(settings, name) for name in usual} == usual
    unusual = [name for name in told if getattr(settings, name) == getattr(Settings(), name)]
    assert unusual in ([], ["audio_buffer"]), "the release itself had another default there"
    assert file.save(replace(settings, ui_scale=90)) is None
    assert asdict(SettingsFile(path).load(Settings())[0]) == {**asdict(settings), "ui_scale": 90}
