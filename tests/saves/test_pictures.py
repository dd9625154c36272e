"""Pictures that carry their game: what comes back, what viewers see, and what is refused."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from jungle_pg.core.rulebook import Flaw
from jungle_pg.core.saving.any_file import STUDY_LIMIT, load_data
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.pictures import carried_text, carrying
from jungle_pg.core.saving.studies.document import study_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Unsound
from jungle_pg.files.saves.folder import load_match
from tests.random_studies import random_study, told_of
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match

MANY = 10**7


def picture(kind: str, frames: int = 1) -> bytes:
    file = BytesIO()
    made = [Image.linear_gradient("L").rotate(90 * n).resize((40, 30)) for n in range(frames)]
    more = {"save_all": True, "append_images": made[1:]} if frames > 1 else {}
    made[0].save(file, kind, **more)
    return file.getvalue()


PICTURES = {"png": picture("PNG"), "gif": picture("GIF"), "moving": picture("GIF", 3)}


def pixels(data: bytes) -> list[bytes]:
    with Image.open(BytesIO(data)) as opened:
        found = []
        for frame in range(getattr(opened, "n_frames", 1)):
            opened.seek(frame)
            found.append(opened.convert("RGB").tobytes())
        return found


def why_not(data: bytes) -> str:
    with pytest.raises(Unsound) as trouble:
        carried_text(data, MANY)
    assert isinstance(trouble.value.what, Flaw)
    return trouble.value.what.code


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([*PICTURES]), st.text(max_size=2000), st.text(max_size=50))
def test_a_picture_carries_any_text_and_shows_the_same(kind: str, text: str, other: str) -> None:
    text, other = (each.encode("utf-8", "replace").decode() for each in (text, other))
    whole = carrying(PICTURES[kind], text)
    assert carried_text(whole, MANY) == text
    assert pixels(whole) == pixels(PICTURES[kind])
    if kind == "png":
        assert carried_text(carrying(whole, other), MANY) == other


@pytest.mark.parametrize("kind", [*PICTURES])
def test_a_dropped_picture_is_the_game_or_study_it_carries(kind: str, tmp_path: Path) -> None:
    match = jungle_match()
    path = tmp_path / f"game.{'png' if kind == 'png' else 'gif'}"
    path.write_bytes(carrying(PICTURES[kind], save_text(match, TimeState(), STAMP)))
    assert load_match(RULEBOOKS, path) == Loaded(match, TimeState(), STAMP)
    study = random_study(7)
    found = load_data(RULEBOOKS, carrying(PICTURES[kind], study_text(study, STAMP)))
    assert isinstance(found, Loaded)
    assert found.study is not None
    assert told_of(found.study) == told_of(study)


def test_a_picture_without_a_game_says_so() -> None:
    for data in (*PICTURES.values(), b"\xff\xd8\xff\xe0 a photograph"):
        assert why_not(data) == "no_game_in_picture"


def test_a_damaged_or_cut_picture_is_told() -> None:
    for kind, plain in PICTURES.items():
        whole = carrying(plain, "a game " * 20)
        at = len(whole) - (20 if kind == "png" else 5)
        assert why_not(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]) == "picture_damaged"
        for length in (8, 15, len(plain) // 2):
            assert why_not(whole[:length]) in ("picture_cut_off", "no_game_in_picture")


def test_a_small_picture_that_holds_a_huge_text_is_refused_in_no_time() -> None:
    bomb = zlib.compress(bytes(300_000_000), 9)
    told = b"jungle-pg save\0\1\0\0\0" + bomb
    chunk = struct.pack(">I4s", len(told), b"iTXt") + told
    chunk += struct.pack(">I", zlib.crc32(chunk[4:]))
    png = PICTURES["png"][:-12] + chunk + PICTURES["png"][-12:]
    found = load_data(RULEBOOKS, png)
    assert isinstance(found, BadSave)
    assert found.what == Flaw("too_large", limit=STUDY_LIMIT // 1000)
