"""The sounds as they are shipped, decoded as the game decodes them: levels, ends, hits."""

import json
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path

import pygame
import pytest

from jungle_pg.games.jackaroo.sounds import CROSSING_MS
from jungle_pg.games.jungle.sounds import BIG_HIT_MS
from jungle_pg.games.xiangqi.sounds import GONG_MS, SECOND_HOOF_MS
from jungle_pg.ui.plates.alarm import DROP_S
from tests.rows import each_of

FOLDER = Path(__file__).parents[2] / "assets/sounds"
SOUNDS = json.loads((FOLDER / "sounds.json").read_text("utf-8"))["sounds"]
RATE_HZ = 44100
FULL = 32768
TAKES = [
    (name, take["file"], take["frames"])
    for name, sound in SOUNDS.items()
    if sound["bus"] != "music"
    for take in sound["takes"]
]
TAPS = (
    *("marble_step", "marble_hit", "marble_back", "marble_out", "marble_home"),
    *("card_play", "card_deal", "card_attack", "disc_light", "move_light", "capture"),
)
"""They begin with their hit."""


@pytest.fixture(autouse=True)
def _device_without_a_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE_HZ, -16, 1, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


@cache
def decoded(file: str) -> Sequence[int]:
    """The samples of a file."""
    return array("h", pygame.mixer.Sound(FOLDER / file).get_raw())


@cache
def powers(file: str) -> list[float]:
    """The power of a sound up to each of its samples."""
    return [0.0, *accumulate((sample / FULL) ** 2 for sample in decoded(file))]


def power(file: str, start_ms: float, end_ms: float) -> float:
    """The mean power between two moments."""
    total = powers(file)
    start, end = (min(len(total) - 1, round(ms * RATE_HZ / 1000)) for ms in (start_ms, end_ms))
    return (total[end] - total[start]) / max(1, end - start)


def files_of(name: str) -> list[str]:
    return [take["file"] for take in SOUNDS[name]["takes"]]


@each_of(("name", "file", "frames"), TAKES, ids=[file for _, file, _ in TAKES])
def test_no_effect_clips_or_clicks_at_its_ends(name: str, file: str, frames: int) -> None:
    samples = decoded(file)
    assert len(samples) == frames, name
    assert max(max(samples), -min(samples)) < FULL * 10 ** (-1 / 20)
    assert abs(samples[0]) < 0.03 * FULL
    assert max(map(abs, samples[-10:])) < 0.01 * FULL


@each_of("file", [file for name in TAPS for file in files_of(name)])
def test_a_tap_is_heard_at_once(file: str) -> None:
    samples = decoded(file)
    loud = max(map(abs, samples)) / 4
    first = next(number for number, sample in enumerate(samples) if abs(sample) > loud)
    assert first / RATE_HZ < 0.006


@each_of(
    ("name", "hit_ms"),
    [
        ("capture_big", BIG_HIT_MS),
        ("horse_hoof", SECOND_HOOF_MS),
        ("mate", GONG_MS),
        ("card_attack", DROP_S * 1000),
    ],
)
def test_the_hit_of_a_sound_lies_where_the_game_expects_it(name: str, hit_ms: float) -> None:
    for file in files_of(name):
        rises = {
            ms: power(file, ms, ms + 15) - power(file, ms - 20, ms - 3)
            for ms in range(30, len(decoded(file)) * 1000 // RATE_HZ - 16)
        }
        assert max(rises, key=lambda ms: rises[ms]) == pytest.approx(hit_ms, abs=6), file


def test_between_the_two_whooshes_of_a_swap_it_is_quieter() -> None:
    (file,) = files_of("marble_swap")
    first, between, second = (
        power(file, middle - 25, middle + 25)
        for middle in (CROSSING_MS - 105, CROSSING_MS, CROSSING_MS + 105)
    )
    assert between < 0.5 * min(first, second)


@each_of(
    ("name", "takes", "least_ms", "most_ms"),
    [
        ("marble_step", 4, 40, 60),
        ("marble_hit", 3, 110, 130),
        ("marble_back", 1, 140, 170),
        ("marble_out", 1, 190, 210),
        ("marble_swap", 1, 480, 520),
        ("marble_home", 1, 580, 640),
        ("card_play", 3, 70, 90),
        ("card_deal", 3, 45, 60),
        ("card_draw", 2, 190, 210),
        ("card_shuffle", 1, 580, 640),
        ("card_attack", 1, 480, 540),
    ],
)
def test_marbles_and_cards_have_their_takes_and_lengths(
    name: str, takes: int, least_ms: float, most_ms: float
) -> None:
    lengths = [take["frames"] * 1000 / RATE_HZ for take in SOUNDS[name]["takes"]]
    assert len(lengths) == takes
    assert all(least_ms <= length <= most_ms for length in lengths)


def test_an_attack_stands_out_from_all_that_is_heard_of_marbles_and_cards() -> None:
    loudness = {
        name: sound["loudness"]
        for name, sound in SOUNDS.items()
        if name.startswith(("marble_", "card_"))
    }
    attack = loudness.pop("card_attack")
    assert attack >= max(loudness.values()) + 1
    assert SOUNDS["card_attack"]["bus"] == "event"


def test_no_two_takes_are_the_same() -> None:
    contents = [(FOLDER / file).read_bytes() for _, file, _ in TAKES]
    assert len(set(contents)) == len(contents)
