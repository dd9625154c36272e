"""Without a device or without sounds the game is silent, and says why."""

from pathlib import Path

import pytest

from jungle_pg.shell.sound.audio import Silence, Speaker, open_speaker
from jungle_pg.stage.cues import Cue, Sound
from tests.rows import each_of

SHIPPED = Path(__file__).parents[2] / "assets/sounds"


def test_without_a_sound_card_the_game_is_silent_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    silence = open_speaker(SHIPPED, 512)
    assert isinstance(silence, Silence)
    (problem,) = silence.problems()
    assert "without sound" in problem
    assert silence.problems() == ()


@each_of("text", [None, "damaged", "\udcff"])
def test_without_a_readable_list_the_game_is_silent_and_says_so(
    text: str | None, tmp_path: Path
) -> None:
    if text is not None:
        (tmp_path / "sounds.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    silence = open_speaker(tmp_path, 512)
    assert isinstance(silence, Silence)
    (problem,) = silence.problems()
    assert "list of sounds" in problem


def test_silence_has_the_face_of_a_speaker() -> None:
    silence = Silence()
    sound: Sound = silence
    sound.cue(Cue("click"))
    sound.music("title")
    silence.set_volumes(effects=80, music=45, muted=False, voices=True)
    silence.pause()
    silence.resume()
    assert silence.update(1.0) is None
    assert silence.problems() == ()
    silence.close()
    faces = [{name for name in vars(kind) if name[0] != "_"} for kind in (Silence, Speaker)]
    assert faces[0] == faces[1]
