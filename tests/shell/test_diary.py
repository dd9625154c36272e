"""A diary tells again what it was told: times, inputs, answers and luck, in few bytes."""

import json
import random
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.core.rulebook import BadText
from jungle_pg.shell.crash import diary as diaries
from jungle_pg.shell.crash.diary import Diary, in_ticks
from jungle_pg.shell.crash.retelling import Retelling, story_of
from jungle_pg.stage.inputs import Drop, Input, Key, Point, Typing
from tests.rows import each_of

NOON = datetime(2026, 5, 4, 12, 30)


def retelling(diary: Diary) -> Retelling:
    return Retelling(story_of(bytes(diary.notes)), diary.seed, Path("dropped"))


def told(diary: Diary) -> list[tuple[float, list[Input]]]:
    story = story_of(bytes(diary.notes))
    return [(now, story.inputs.get(turn, [])) for turn, now in enumerate(story.times)]


def test_times_and_inputs_are_told_again_exactly() -> None:
    luck, diary = random.Random(3), Diary()
    clock = in_ticks(lambda: now)
    expected: list[tuple[float, list[Input]]] = []
    now = 86_400.123456789
    for _ in range(500):
        now += luck.choice((0.0, 0.0166, 0.033, 3600.5))
        time = luck.choice((clock(), now))
        inputs: list[Input] = [Point(luck.randint(-5, 2000), luck.random() * 900)]
        inputs += [Point(3.0, -4.0, held=True)] * luck.randint(0, 1)
        inputs += [Key("left", shift=True)] * luck.randint(0, 1)
        expected.append((diary.tick(time), inputs))
        for event in inputs:
            diary.note(event, is_typing=False)
    assert told(diary) == expected


def test_time_never_goes_back() -> None:
    diary = Diary()
    assert [diary.tick(now) for now in (5.0, 4.0, 4.5, 6.0)] == [5.0, 5.0, 5.0, 6.0]
    assert [now for now, _ in told(diary)] == [5.0, 5.0, 5.0, 6.0]


def test_a_clock_in_ticks_is_never_behind() -> None:
    luck = random.Random(5)
    for now in (luck.random() * 1e6 for _ in range(1000)):
        assert now <= in_ticks(lambda now=now: now)() < now + 0.0002  # type: ignore[misc]
    assert in_ticks(lambda: 12.0)() == 12.0


def test_answers_are_told_again_at_the_same_asking() -> None:
    luck, diary = random.Random(7), Diary()
    asked: list[tuple[str, Any]] = []
    diary.tick(1.0)
    for _ in range(300):
        kind, answer = luck.choice("abc"), luck.choice(([], ["one"], ["two", "three"]))
        asked.append((kind, diary.heard(kind, [], lambda answer=answer: answer)))  # type: ignore[misc]
    again = retelling(diary)
    assert [(kind, again.heard(kind, [], list)) for kind, _ in asked] == asked


def test_the_outside_is_not_asked_when_it_is_told_again() -> None:
    diary = Diary()
    diary.heard("usual", 0, lambda: 0)
    assert retelling(diary).heard("usual", 0, lambda: 1 // 0) == 0


def test_only_the_veiled_answer_is_noted() -> None:
    diary = Diary()
    assert diary.heard("name", "", lambda: "Anna", lambda name: "Xxxx") == "Anna"
    assert retelling(diary).heard("name", "", str) == "Xxxx"
    assert b"Anna" not in diary.notes


def test_luck_is_the_same_again_and_new_when_the_diary_begins_anew() -> None:
    seeds = iter((11, 12))
    diary = Diary(lambda: next(seeds))
    first = [diary.luck() for _ in range(5)]
    again = retelling(diary)
    assert [again.luck() for _ in range(5)] == first
    diary.begin()
    assert [diary.luck() for _ in range(5)] != first


def test_the_calendar_goes_with_the_steady_clock_until_somebody_sets_it() -> None:
    today = NOON
    diary = Diary(today=lambda: today)
    seen = []
    for step in range(60):
        diary.tick(100.0 + step)
        today += timedelta(seconds=1, hours=-1 if step == 30 else 0)
        seen.append(diary.calendar())
        assert abs(seen[-1] - today) < timedelta(seconds=2.5)
    again = retelling(diary)
    for now, moment in zip(again.turns(), seen, strict=True):
        again.tick(now)
        assert again.calendar() == moment
    assert len(diary.notes) < 300


def test_a_dropped_file_has_a_number_and_no_name(tmp_path: Path) -> None:
    diary = Diary()
    diary.tick(0.0)
    diary.note(Drop("/home/anna/secret.json"), is_typing=False)
    assert told(diary) == [(0.0, [Drop("0")])]
    assert diary.dropped == [Path("/home/anna/secret.json")]
    assert b"anna" not in diary.notes
    (tmp_path / "0").mkdir()
    (tmp_path / "0" / "xxx.json").touch()
    again = Retelling(story_of(bytes(diary.notes)), 0, tmp_path)
    assert [again.inputs() for _ in again.turns()] == [[Drop(str(tmp_path / "0" / "xxx.json"))]]


def test_what_is_typed_is_veiled_in_everything_that_is_kept() -> None:
    diary = Diary()
    diary.tick(0.0)
    for event in (Key("s"), Typing("s")):
        diary.note(event, is_typing=True)
    assert list(diary.last_inputs) == [Key("x"), Typing("x")]
    assert told(diary)[0][1] == [Key("x"), Typing("x")]


def test_it_grows_to_a_limit_and_tells_nothing_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diaries, "LONGEST_BYTES", 1000)
    monkeypatch.setattr(diaries, "LONG_BYTES", 500)
    diary, longest = Diary(), 0
    for step in range(3000):
        diary.tick(step / 60)
        diary.note(Point(float(step), 5.0), is_typing=False)
        longest = max(longest, len(diary.notes))
    assert diary.is_cut
    assert diary.is_long
    assert longest < 1100
    assert not diary.notes
    assert len(diary.last_inputs) == 40
    diary.begin()
    assert not diary.is_long
    diary.tick(60.0)
    assert told(diary) == [(60.0, [])]


def test_an_hour_in_which_something_always_moves_takes_less_than_half_a_megabyte() -> None:
    diary, frames = Diary(), iter(range(60 * 60))
    clock = in_ticks(lambda: next(frames) / 60)
    for _ in range(60 * 60):
        diary.tick(clock())
    assert len(diary.notes) * 60 < 500_000


@each_of(
    "notes",
    [
        b"\x80",
        b"\xff" * 20,
        b"\x01\x02\x02",
        b"\x02\x05\x09[1]",
        b"\x02\x05\x03[1]",
        b"\x02\x07\x03[1]",
        b"\x02\x07\x05[[[[[",
        b"\x02\x0b\x00",
        b"\x09\x05[NaN]",
        b"\x02\x05\x0f" + json.dumps(["Drop", "../a"]).encode(),
        b"\x02\x05\x0e" + json.dumps(["Drop", "/a"]).encode() + b" ",
    ],
)
def test_notes_that_cannot_be_are_told_in_words(notes: bytes) -> None:
    with pytest.raises(BadText):
        story_of(notes)


def test_an_answer_of_the_wrong_kind_is_refused() -> None:
    diary = Diary()
    diary.tick(0.0)
    diary.heard("size", "", lambda: "800")
    with pytest.raises(BadText):
        retelling(diary).heard("size", 0, int)
