"""Settings survive every kind of damage, one value at a time."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.settings import (
    Settings,
    SettingsFile,
    choosing,
    parse_settings,
    settings_text,
)
from tests.rows import each_of

USUAL = Settings()
UNUSUAL = Settings(
    language="zh",
    theme="clock",
    ui_scale=200,
    full_screen=True,
    window_size=(640, 16384),
    effects_volume=0,
    music_volume=100,
    muted=True,
    music_muted=True,
    voices=False,
    motion="off",
    reduced_motion=True,
    pieces=(("jungle", "both"), ("xiangqi", "picture")),
    notation=(("xiangqi", "wxf"),),
    characters="simplified",
    coordinates=False,
    ranks=False,
    targets=False,
    threats=False,
    evaluation=True,
    oracle=True,
    face_to_face=True,
    confirm=False,
    replies="slow",
    audio_buffer=1024,
)
NAMES = [field.name for field in fields(Settings)]


def by_game(words: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[tuple[str, str], ...]]:
    games = st.dictionaries(st.sampled_from(["jungle", "xiangqi", "jackaroo"]), words)
    return games.map(lambda chosen: tuple(sorted(chosen.items())))


all_settings = st.builds(
    Settings,
    language=st.sampled_from(["en", "zh"]),
    theme=st.sampled_from(["day", "night", "clock"]),
    ui_scale=st.integers(75, 200),
    full_screen=st.booleans(),
    window_size=st.tuples(st.integers(640, 16384), st.integers(480, 16384)),
    effects_volume=st.integers(0, 100),
    music_volume=st.integers(0, 100),
    muted=st.booleans(),
    music_muted=st.booleans(),
    voices=st.booleans(),
    motion=st.sampled_from(["off", "fast", "normal", "slow"]),
    reduced_motion=st.booleans(),
    pieces=by_game(st.sampled_from(["picture", "character", "both"])),
    notation=by_game(st.sampled_from(["characters", "wxf", "coordinates"])),
    characters=st.sampled_from(["traditional", "simplified"]),
    coordinates=st.booleans(),
    ranks=st.booleans(),
    targets=st.booleans(),
    threats=st.booleans(),
    evaluation=st.booleans(),
    oracle=st.booleans(),
    face_to_face=st.booleans(),
    confirm=st.booleans(),
    replies=st.sampled_from(["quick", "natural", "slow"]),
    audio_buffer=st.sampled_from([512, 1024]),
)
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def stored(**values: object) -> str:
    return json.dumps({"version": 1, **values})


@given(all_settings, all_settings)
def test_what_is_written_reads_back_the_same(settings: Settings, defaults: Settings) -> None:
    assert parse_settings(settings_text(settings), defaults) == (settings, ())


any_names = st.sampled_from([*NAMES, "version"]) | st.text()


@given(st.text() | any_json.map(json.dumps) | st.dictionaries(any_names, any_json).map(json.dumps))
def test_no_text_at_all_raises_or_gives_settings_that_cannot_be_stored(text: str) -> None:
    settings, problems = parse_settings(text, UNUSUAL)
    assert all(problems)
    assert parse_settings(settings_text(settings), USUAL) == (settings, ())


@given(all_settings, st.sampled_from(NAMES), any_json)
def test_one_damaged_value_leaves_all_others_as_they_were(
    settings: Settings, name: str, value: Any
) -> None:
    text = json.dumps({**json.loads(settings_text(settings)), name: value})
    read, problems = parse_settings(text, UNUSUAL)
    for other in NAMES:
        if other != name:
            assert getattr(read, other) == getattr(settings, other)
    if problems:
        assert getattr(read, name) == getattr(UNUSUAL, name)
        assert len(problems) == 1
        assert name in problems[0]


def test_the_text_is_short_json_in_a_fixed_order() -> None:
    text = settings_text(USUAL)
    assert list(json.loads(text)) == ["version", *NAMES]
    assert text.startswith('{\n  "version": 1,\n  "language": "en",\n')
    assert text.endswith("}\n")


def test_the_usual_settings() -> None:
    assert (USUAL.effects_volume, USUAL.music_volume, USUAL.motion) == (80, 45, "normal")
    assert USUAL.voices
    assert USUAL.threats
    assert not USUAL.evaluation
    assert not USUAL.face_to_face


@each_of(
    ("name", "value"),
    [
        ("language", "de"),
        ("theme", None),
        ("theme", ["day"]),
        ("ui_scale", 74),
        ("ui_scale", 201),
        ("ui_scale", True),
        ("ui_scale", 100.0),
        ("full_screen", 1),
        ("full_screen", "true"),
        ("window_size", [639, 480]),
        ("window_size", [640, 479]),
        ("window_size", [16385, 480]),
        ("window_size", [1280]),
        ("window_size", [1280, 720, 1]),
        ("window_size", "1280x720"),
        ("window_size", {"0": 1280}),
        ("effects_volume", -1),
        ("music_volume", 101),
        ("muted", None),
        ("motion", "Normal"),
        ("pieces", 1),
        ("pieces", "letters"),
        ("pieces", {"jungle": "letters"}),
        ("pieces", {"Jungle!": "both"}),
        ("pieces", {"jungle": None}),
        ("pieces", [["jungle", "both"], ["jungle", "picture"]]),
        ("pieces", [["xiangqi", "both"], ["jungle", "both"]]),
        ("pieces", [["jungle"]]),
        ("notation", {"xiangqi": ""}),
        ("notation", {"xiangqi": ["wxf"]}),
        ("audio_buffer", 768),
        ("audio_buffer", 512.0),
    ],
)
def test_a_value_out_of_range_falls_back_and_is_named(name: str, value: object) -> None:
    read, problems = parse_settings(stored(**{name: value}), UNUSUAL)
    assert read == UNUSUAL
    (problem,) = problems
    assert name in problem
    assert repr(value) in problem


def test_one_word_for_all_pieces_was_meant_for_the_first_game() -> None:
    read, problems = parse_settings(stored(pieces="both"), USUAL)
    assert (read, problems) == (replace(USUAL, pieces=(("jungle", "both"),)), ())
    assert read.pieces_of("jungle", "picture") == "both"
    assert read.pieces_of("xiangqi", "character") == "character"


def test_what_is_chosen_for_a_game_leaves_the_others_alone() -> None:
    chosen = choosing(choosing((), "xiangqi", "wxf"), "jungle", "coordinates")
    assert chosen == (("jungle", "coordinates"), ("xiangqi", "wxf"))
    assert choosing(chosen, "xiangqi", "characters")[0] == chosen[0]
    settings = replace(USUAL, notation=chosen)
    assert json.loads(settings_text(settings))["notation"] == dict(chosen)
    assert settings.notation_of("xiangqi", "characters") == "wxf"
    assert settings.notation_of("jackaroo", "coordinates") == "coordinates"


def test_a_problem_says_what_was_wanted_and_what_is_used_now() -> None:
    _, (problem,) = parse_settings(stored(theme="purple"), USUAL)
    assert problem == "The setting theme is day, night or clock, not 'purple'. It is now day."


def test_every_damaged_value_has_its_own_sentence() -> None:
    read, problems = parse_settings(stored(theme=1, muted="x", ranks=False), USUAL)
    assert read == replace(USUAL, ranks=False)
    assert [("theme" in line, "muted" in line) for line in problems] == [
        (True, False),
        (False, True),
    ]


def test_a_missing_value_takes_the_default_without_a_word() -> None:
    assert parse_settings(stored(muted=False), UNUSUAL) == (replace(UNUSUAL, muted=False), ())
    assert parse_settings("{}", UNUSUAL) == (UNUSUAL, ())


def test_unknown_names_are_no_problem_and_stay_in_the_file(tmp_path: Path) -> None:
    unknown = {"colour": [1, "\ud800"], "speed": {"of": {"light": 2.5}}, "名": None}
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(stored(threats=False, **unknown), "utf-8")
    settings, problems = file.load(USUAL)
    assert (settings, problems) == (replace(USUAL, threats=False), ())
    for theme in ("night", "clock"):
        assert file.save(replace(settings, theme=theme)) is None
        written = json.loads(file.path.read_text("utf-8"))
        assert {name: written[name] for name in unknown} == unknown
        assert (written["theme"], written["threats"]) == (theme, False)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_unknown_names_of_another_version_are_told_and_left_out(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    data = json.dumps({"version": 2, "colour": 1, "theme": "night"})
    file.path.write_text(data, "utf-8")
    settings, (_, problem) = file.load(USUAL)
    assert "'colour'" in problem
    assert file.save(replace(settings, ranks=False)) is None
    assert "colour" not in file.path.read_text("utf-8")
    assert (tmp_path / "settings.damaged.json").read_text("utf-8") == data


DEEP: Any = [[[[[[[[1]]]]]]]]


@each_of("value", [DEEP, "x" * 60_000, [1] * 30_000, float("nan"), {"a": float("inf")}])
def test_what_could_not_be_read_again_is_told_and_left_out(value: Any, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(stored(odd=value, colour=1), "utf-8")
    settings, (problem,) = file.load(USUAL)
    assert "'odd'" in problem
    assert "'colour'" not in problem
    assert file.save(settings) is None
    assert set(json.loads(file.path.read_text("utf-8"))) == {"version", *NAMES, "colour"}


@each_of("value", [DEEP[0], "x" * 49_000, [1] * 24_000, "\ud800" * 8_000, [[[[[[{}]]] * 5_000]]]])
def test_whatever_is_kept_can_be_read_again(value: Any, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(stored(odd=value), "utf-8")
    for ranks in (False, True):
        settings, problems = file.load(USUAL)
        assert problems == ()
        assert file.save(replace(settings, ranks=ranks)) is None
        assert json.loads(file.path.read_text("utf-8"))["odd"] == value


def test_many_lost_names_make_one_short_sentence() -> None:
    lost = {f"{n}" * 500: DEEP for n in range(9)}
    _, (problem,) = parse_settings(stored(**lost), USUAL)
    assert "and others" in problem
    assert len(problem) < 400


def test_a_long_damaged_value_is_shortened() -> None:
    _, (problem,) = parse_settings(stored(theme="x" * 10_000), USUAL)
    assert len(problem) < 200


@pytest.mark.parametrize("version", [2, "1", True, None])
def test_another_version_is_read_as_far_as_possible(version: object) -> None:
    read, (problem,) = parse_settings(json.dumps({"version": version, "theme": "night"}), USUAL)
    assert read.theme == "night"
    assert f"version {version!r}" in problem


@each_of(
    "text",
    [
        "",
        "nonsense",
        '{"version": 1,',
        "[]",
        "7",
        "null",
        "[" * 100_000,
        '{"a": ' + "9" * 5000 + "}",
    ],
)
def test_a_text_that_is_no_settings_gives_the_defaults_and_one_report(text: str) -> None:
    read, problems = parse_settings(text, UNUSUAL)
    assert read == UNUSUAL
    assert len(problems) == 1


def test_the_damaged_line_is_named() -> None:
    _, (problem,) = parse_settings('{\n"version": 1,\n"theme" "day"}', USUAL)
    assert "line 3" in problem


def test_a_mark_some_editors_put_first_is_no_damage() -> None:
    assert parse_settings("\ufeff" + settings_text(UNUSUAL), USUAL) == (UNUSUAL, ())


@pytest.mark.parametrize(("name", "value"), [("ui_scale", 20), ("muted", 1), ("theme", "dusk")])
def test_settings_out_of_range_cannot_be_built(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=name):
        replace(USUAL, **{name: value})
