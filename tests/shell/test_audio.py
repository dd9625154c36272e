"""The speaker on a device without a sound card, with real files."""

import json
import struct
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jungle_pg.shell.sound.audio import Speaker, open_speaker
from jungle_pg.stage.cues import Cue

SHIPPED = Path(__file__).parents[2] / "assets/sounds"
RATE_HZ = 8000
LENGTH_S = 20
SOUNDS = {
    "click": ("ui", 1),
    "step": ("move", 2),
    "grass": ("terrain", 1),
    "capture": ("event", 1),
    "roar": ("voice", 1),
    "bird": ("ambience", 1),
    "win": ("jingle", 1),
    "title": ("music", 1),
    "play": ("music", 1),
}


def write_wave(path: Path) -> None:
    """A long silent file that carries the name of its sound as title."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(RATE_HZ)
        file.writeframes(b"\x80" * RATE_HZ * LENGTH_S)
    name = path.stem.partition("_")[0]
    title = name.encode() + b"\0" * (2 - len(name) % 2)
    facts = b"INFOINAM" + struct.pack("<I", len(title)) + title
    data = path.read_bytes() + b"LIST" + struct.pack("<I", len(facts)) + facts
    path.write_bytes(data[:4] + struct.pack("<I", len(data) - 8) + data[8:])


@pytest.fixture(scope="module")
def sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a list of sounds and all its files."""
    folder = tmp_path_factory.mktemp("sounds")
    listing: dict[str, object] = {}
    for name, (bus, takes) in SOUNDS.items():
        files = [f"{name}_{number}.wav" for number in range(takes)]
        frames = RATE_HZ * LENGTH_S
        listing[name] = {"bus": bus, "takes": [{"file": f, "frames": frames} for f in files]}
        for file in files:
            write_wave(folder / file)
    gains = {bus: 0.5 for bus, _ in SOUNDS.values()}
    text = json.dumps({"rate": RATE_HZ, "gain": gains, "sounds": listing})
    (folder / "sounds.json").write_text(text)
    return folder


@pytest.fixture(autouse=True)
def _device_without_a_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def opened(folder: Path, buffer: int = 512) -> Speaker:
    speaker = open_speaker(folder, buffer)
    assert isinstance(speaker, Speaker)
    speaker.set_volumes(effects=100, music=100, muted=False, voices=True)
    return speaker


@pytest.fixture
def speaker(sounds: Path) -> Speaker:
    return opened(sounds)


def busy_voices() -> list[int]:
    return [voice for voice in range(8) if pygame.mixer.Channel(voice).get_busy()]


def volume_on(voice: int) -> float:
    sound = pygame.mixer.Channel(voice).get_sound()
    assert sound is not None
    return sound.get_volume()


def title() -> str:
    return pygame.mixer.music.get_metadata()["title"]


def test_cues_sound_at_the_next_update_each_on_its_voice(speaker: Speaker) -> None:
    speaker.cue(Cue("click"))
    speaker.cue(Cue("capture"))
    assert busy_voices() == []
    speaker.update(1.0)
    assert busy_voices() == [0, 1]
    assert speaker.problems() == ()


def test_the_same_cue_twice_in_a_turn_sounds_once(speaker: Speaker) -> None:
    speaker.cue(Cue("click"))
    speaker.cue(Cue("click"))
    speaker.update(1.0)
    assert busy_voices() == [0]


def test_a_name_with_two_takes_changes_between_them(speaker: Speaker) -> None:
    for now in (1.0, 2.0):
        speaker.cue(Cue("step"))
        speaker.update(now)
    first, second = (pygame.mixer.Channel(voice).get_sound() for voice in (0, 1))
    assert first is not second


def test_a_sound_is_read_from_disk_once(sounds: Path, speaker: Speaker) -> None:
    for now in (1.0, 2.0):
        speaker.cue(Cue("click"))
        speaker.update(now)
    assert pygame.mixer.Channel(0).get_sound() is pygame.mixer.Channel(1).get_sound()


def test_sliders_reach_sounds_that_already_play(speaker: Speaker) -> None:
    speaker.cue(Cue("click", gain=0.5))
    speaker.update(1.0)
    assert volume_on(0) == pytest.approx(0.25, abs=0.01)
    speaker.set_volumes(effects=50, music=100, muted=False, voices=True)
    speaker.update(1.1)
    assert volume_on(0) == pytest.approx(0.125, abs=0.01)


def test_mute_stops_what_plays_and_what_comes(speaker: Speaker) -> None:
    speaker.music("title")
    speaker.cue(Cue("capture"))
    speaker.update(1.0)
    speaker.set_volumes(effects=100, music=100, muted=True, voices=True)
    speaker.cue(Cue("click"))
    assert speaker.update(2.0) is None
    assert busy_voices() == []
    assert not pygame.mixer.music.get_busy()
    speaker.set_volumes(effects=100, music=100, muted=False, voices=True)
    speaker.update(3.0)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_voices_have_their_own_switch(speaker: Speaker) -> None:
    speaker.set_volumes(effects=100, music=100, muted=False, voices=False)
    speaker.cue(Cue("roar"))
    speaker.update(1.0)
    assert busy_voices() == []


def test_music_ducks_under_an_event_and_comes_back(speaker: Speaker) -> None:
    speaker.music("play")
    speaker.update(0.0)
    assert speaker.update(1.0) is None
    speaker.cue(Cue("capture"))
    due = speaker.update(2.0)
    assert due is not None
    assert 2.0 < due < 2.02
    assert speaker.update(2.04) == 2.0 + LENGTH_S
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    assert speaker.update(2.5 + LENGTH_S) is None
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_a_step_does_not_duck_the_music(speaker: Speaker) -> None:
    speaker.music("play")
    speaker.cue(Cue("step"))
    assert speaker.update(1.0) is None
    assert speaker.update(2.0) is None
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_a_change_of_loop_waits_for_the_fade_without_blocking(speaker: Speaker) -> None:
    speaker.music("title")
    speaker.update(1.0)
    assert title() == "title"
    speaker.music("play")
    assert speaker.update(2.0) == pytest.approx(2.4)
    assert title() == "title"
    assert speaker.update(2.4) is None
    assert title() == "play"
    assert pygame.mixer.music.get_busy()


def test_music_that_is_sent_away_stops_after_its_fade(speaker: Speaker) -> None:
    speaker.music("title")
    speaker.update(1.0)
    speaker.music(None)
    assert speaker.update(2.0) == pytest.approx(2.3)
    assert speaker.update(2.3) is None
    assert not pygame.mixer.music.get_busy()


def test_a_window_in_the_background_holds_music_and_background_sounds(speaker: Speaker) -> None:
    speaker.music("title")
    speaker.cue(Cue("bird"))
    speaker.cue(Cue("capture"))
    speaker.update(1.0)
    speaker.pause()
    speaker.cue(Cue("bird"))
    speaker.update(2.0)
    assert busy_voices() == [1]
    assert pygame.mixer.music.get_volume() == 0
    pygame.mixer.Channel(1).stop()
    speaker.update(3.0)
    assert not pygame.mixer.music.get_busy()
    speaker.resume()
    speaker.update(4.0)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() > 0


def test_music_is_never_held_while_a_sound_may_end_because_both_would_wait_for_each_other(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[list[int]] = []
    monkeypatch.setattr(pygame.mixer.music, "pause", lambda: held.append(busy_voices()))
    monkeypatch.setattr(pygame.mixer.music, "unpause", lambda: held.append(busy_voices()))
    speaker.music("title")
    speaker.cue(Cue("capture"))
    speaker.update(1.0)
    speaker.pause()
    assert speaker.update(2.0) == pytest.approx(2.1)
    assert held == []
    pygame.mixer.stop()
    speaker.update(3.0)
    speaker.cue(Cue("capture"))
    speaker.update(4.0)
    speaker.resume()
    speaker.update(5.0)
    assert held == [[]]
    pygame.mixer.stop()
    speaker.update(6.0)
    assert held == [[], []]


def test_a_loop_wanted_in_the_background_begins_when_the_window_is_back(speaker: Speaker) -> None:
    speaker.pause()
    speaker.music("title")
    speaker.update(1.0)
    assert not pygame.mixer.music.get_busy()
    speaker.resume()
    speaker.update(2.0)
    assert pygame.mixer.music.get_busy()


@pytest.fixture
def damaged_sounds(sounds: Path, tmp_path: Path) -> Path:
    """A folder where most files are missing or broken; the second take of a step is whole."""
    (tmp_path / "sounds.json").write_text((sounds / "sounds.json").read_text())
    (tmp_path / "capture_0.wav").write_bytes(b"no sound at all")
    (tmp_path / "play_0.wav").write_bytes(b"no music at all")
    write_wave(tmp_path / "step_1.wav")
    return tmp_path


def test_missing_and_broken_files_are_told_once_and_the_rest_is_heard(
    damaged_sounds: Path,
) -> None:
    speaker = opened(damaged_sounds)
    for name in ("click", "capture", "step", "no such sound", "title"):
        speaker.cue(Cue(name))
    speaker.update(1.0)
    assert busy_voices() == []
    speaker.cue(Cue("step"))
    speaker.update(2.0)
    assert busy_voices() == [0]
    assert speaker.problems() == (
        "The sound click_0.wav cannot be played; the game goes on without it.",
    )
    assert speaker.problems() == ()


@pytest.mark.parametrize("name", ["title", "play", "step", "no such loop"])
def test_a_loop_that_cannot_be_played_is_told_and_not_tried_again(
    name: str, damaged_sounds: Path
) -> None:
    speaker = opened(damaged_sounds)
    speaker.music(name)
    speaker.update(1.0)
    assert not pygame.mixer.music.get_busy()
    (problem,) = speaker.problems()
    assert f"The sound {name}" in problem
    assert speaker.update(2.0) is None
    assert speaker.problems() == ()


def test_every_sound_of_the_game_can_be_played() -> None:
    speaker = opened(SHIPPED)
    sounds = json.loads((SHIPPED / "sounds.json").read_text())["sounds"]
    loops = [name for name, sound in sounds.items() if sound["bus"] == "music"]
    assert len(loops) == 2
    now = 0.0
    for name in sounds.keys() - set(loops):
        for _ in sounds[name]["takes"]:
            now += 10
            speaker.cue(Cue(name))
            speaker.update(now)
            assert busy_voices()[0] == 0, name
            pygame.mixer.stop()
    for loop in loops:
        speaker.music(loop)
        for _ in ("fade", "start"):
            now += 10
            speaker.update(now)
        assert pygame.mixer.music.get_busy(), loop
    assert speaker.problems() == ()


def test_a_lost_device_is_told_once_and_survived(speaker: Speaker) -> None:
    speaker.cue(Cue("click"))
    speaker.music("title")
    speaker.update(1.0)
    pygame.mixer.quit()
    speaker.cue(Cue("click"))
    assert speaker.update(2.0) is None
    (problem,) = speaker.problems()
    assert "device is gone" in problem
    speaker.cue(Cue("capture"))
    speaker.music("play")
    speaker.pause()
    speaker.resume()
    assert speaker.update(3.0) is None
    assert speaker.problems() == ()


def test_a_closed_speaker_is_quiet_and_a_new_one_can_be_opened(sounds: Path) -> None:
    old = opened(sounds)
    old.close()
    assert not pygame.mixer.get_init()
    new = opened(sounds, buffer=1024)
    old.cue(Cue("click"))
    assert old.update(1.0) is None
    assert old.problems() == ()
    assert busy_voices() == []
    new.cue(Cue("click"))
    new.update(1.0)
    assert busy_voices() == [0]
