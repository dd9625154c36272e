"""Pictures kept between starts; whatever happens to them, the game goes on."""

import errno
import os
import random
import shutil
import zlib
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from struct import Struct
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.picture_store import PictureStore
from stress.bounds import little_memory
from tests.rows import each_of

PLENTY = 1_000_000
PIXELS = bytes(range(256)) * 64


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def noise(seed: int, size: int = 1000) -> bytes:
    """Pixels that do not get smaller when packed."""
    return random.Random(seed).randbytes(size)


def change_byte(path: Path, place: int, flip: int = 0x40) -> None:
    data = bytearray(path.read_bytes())
    data[place] ^= flip
    path.write_bytes(data)


def test_what_is_put_is_got_again_by_another_store(tmp_path: Path) -> None:
    PictureStore(tmp_path / "pictures", PLENTY).put("lion 64", PIXELS)
    store = PictureStore(tmp_path / "pictures", PLENTY)
    assert store.get("lion 64", len(PIXELS)) == PIXELS
    assert store.get("lion 65", len(PIXELS)) is None


@given(st.text(), st.binary(max_size=200))
def test_any_key_and_any_pixels_can_be_kept(
    tmp_path_factory: pytest.TempPathFactory, key: str, pixels: bytes
) -> None:
    store = PictureStore(tmp_path_factory.mktemp("pictures"), PLENTY)
    store.put(key, pixels)
    assert store.get(key, len(pixels)) == pixels


def test_half_a_character_is_a_key_like_any_other(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("\ud800", PIXELS)
    assert store.get("\ud800", len(PIXELS)) == PIXELS


def test_a_second_put_replaces_the_first(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", b"first")
    store.put("key", b"second")
    assert store.get("key", 6) == b"second"
    assert len(list(tmp_path.iterdir())) == 1


def test_flat_colours_take_little_room(tmp_path: Path) -> None:
    PictureStore(tmp_path, PLENTY).put("key", bytes(100_000))
    assert only_file(tmp_path).stat().st_size < 2000


@each_of("place", range(46))
def test_a_changed_byte_in_the_head_is_noticed_and_the_file_goes(
    place: int, tmp_path: Path
) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", noise(1))
    path = only_file(tmp_path)
    change_byte(path, place)
    assert store.get("key", 1000) is None
    assert not path.exists()


@given(st.integers(46, 1000), st.integers(1, 255))
def test_a_changed_byte_never_gives_wrong_pixels(
    tmp_path_factory: pytest.TempPathFactory, place: int, flip: int
) -> None:
    folder = tmp_path_factory.mktemp("pictures")
    store = PictureStore(folder, PLENTY)
    store.put("key", noise(1))
    change_byte(only_file(folder), place, flip)
    # A few bits of the packing have no meaning; all others must be noticed.
    assert store.get("key", 1000) in (None, noise(1))


def test_changed_pixels_are_noticed(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", noise(1))
    change_byte(only_file(tmp_path), 500)
    assert store.get("key", 1000) is None
    assert list(tmp_path.iterdir()) == []


@each_of("keep", [0, 1, 45, 46, 50, -1])
def test_a_shortened_file_is_noticed_and_goes(keep: int, tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", PIXELS)
    path = only_file(tmp_path)
    path.write_bytes(path.read_bytes()[:keep])
    assert store.get("key", len(PIXELS)) is None
    assert not path.exists()


def test_bytes_after_the_end_are_noticed(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", PIXELS)
    with only_file(tmp_path).open("ab") as file:
        file.write(b"more")
    assert store.get("key", len(PIXELS)) is None


def test_a_picture_under_the_name_of_another_is_not_given_out(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("lion", PIXELS)
    lion = only_file(tmp_path)
    store.put("rat", b"rat")
    rat = next(path for path in tmp_path.iterdir() if path != lion)
    shutil.copy(lion, rat)
    assert store.get("rat", 3) is None
    assert store.get("lion", len(PIXELS)) == PIXELS


def test_the_pictures_not_used_for_longest_go_first(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, 3500)
    for number in range(3):
        before = set(tmp_path.iterdir())
        store.put(f"{number}", noise(number))
        (path,) = set(tmp_path.iterdir()) - before
        os.utime(path, (number, number))
    assert store.get("0", 1000) == noise(0)
    store.put("3", noise(3))
    assert [store.get(f"{number}", 1000) is not None for number in range(4)] == [
        True,
        False,
        True,
        True,
    ]
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 3500


def test_a_picture_larger_than_the_store_is_not_kept_and_costs_no_other(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, 1500)
    store.put("small", noise(1))
    store.put("large", noise(2, 2000))
    assert store.get("large", 2000) is None
    assert store.get("small", 1000) == noise(1)


def test_what_a_killed_process_left_is_cleared_and_foreign_files_stay(tmp_path: Path) -> None:
    left = tmp_path / ".0123456789abcdef.tmp"
    left.write_bytes(bytes(5000))
    os.utime(left, (1, 1))
    foreign = tmp_path / "notes.txt"
    foreign.write_bytes(bytes(5000))
    os.utime(foreign, (1, 1))
    store = PictureStore(tmp_path, 1500)
    store.put("key", noise(1))
    assert not left.exists()
    assert foreign.exists()
    assert store.get("key", 1000) == noise(1)


def test_a_deleted_folder_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    store = PictureStore(folder, PLENTY)
    store.put("key", PIXELS)
    shutil.rmtree(folder)
    assert store.get("key", len(PIXELS)) is None
    store.put("key", PIXELS)
    assert store.get("key", len(PIXELS)) == PIXELS


def test_a_folder_that_is_a_file_makes_an_empty_store(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.write_text("in the way")
    store = PictureStore(folder, PLENTY)
    store.put("key", PIXELS)
    assert store.get("key", len(PIXELS)) is None
    assert folder.read_text() == "in the way"


@pytest.mark.parametrize("step", ["replace", "unlink", "utime", "scandir"])
def test_a_disk_that_refuses_any_step_is_survived(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    store = PictureStore(tmp_path, 1500)
    store.put("old", noise(1))
    with monkeypatch.context() as patch:
        patch.setattr(os, step, refuse)
        assert store.get("old", 1000) == noise(1)
        store.put("new", noise(2))
    assert noise(1) == store.get("old", 1000) or noise(2) == store.get("new", 1000)


def test_a_damaged_file_that_cannot_be_deleted_stays_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    store = PictureStore(tmp_path, PLENTY)
    store.put("key", PIXELS)
    only_file(tmp_path).write_bytes(b"damaged")
    monkeypatch.setattr(os, "unlink", refuse)
    assert store.get("key", len(PIXELS)) is None
    assert store.get("key", len(PIXELS)) is None


def test_a_reader_beside_a_writer_never_sees_half_a_picture(tmp_path: Path) -> None:
    versions = [noise(seed, 50_000) for seed in range(2)]

    def write() -> None:
        for number in range(60):
            PictureStore(tmp_path, PLENTY).put("key", versions[number % 2])

    store = PictureStore(tmp_path, PLENTY)
    store.put("key", versions[0])
    with ThreadPoolExecutor(max_workers=2) as pool:
        writers = [pool.submit(write) for _ in range(2)]
        while not all(writer.done() for writer in writers):
            assert store.get("key", 50_000) in versions
        for writer in writers:
            writer.result()


def claiming(length: int, megabytes: int) -> bytes:
    """A file of the store under "key" that says how long it is, with so much packed into it."""
    packer, checksum, million = zlib.compressobj(1), 0, bytes(1_000_000)
    packed = b""
    for _ in range(megabytes):
        packed += packer.compress(million)
        checksum = zlib.crc32(million, checksum)
    head = Struct("<4sH32sII").pack(b"JPIC", 1, sha256(b"key").digest(), length, checksum)
    return head + packed + packer.flush()


def test_a_small_file_that_claims_a_huge_picture_takes_no_memory(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", PIXELS)
    path = only_file(tmp_path)
    for length in (400_000_000, len(PIXELS)):
        path.write_bytes(claiming(length, megabytes=400))
        with little_memory():
            assert store.get("key", len(PIXELS)) is None
        assert not path.exists()


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", PIXELS)
    path = only_file(tmp_path)
    with path.open("r+b") as file:
        file.truncate(4_000_000_000)
    with little_memory():
        assert store.get("key", len(PIXELS)) is None
    assert not path.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_in_the_place_of_a_picture_keeps_nobody_waiting(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("key", PIXELS)
    path = only_file(tmp_path)
    path.unlink()
    os.mkfifo(path)
    watch = Thread(target=lambda: store.get("key", len(PIXELS)), daemon=True)
    watch.start()
    watch.join(10)
    assert not watch.is_alive(), "it waits for somebody who writes into the pipe"
    store.put("key", PIXELS)
    assert store.get("key", len(PIXELS)) == PIXELS


def test_a_picture_of_another_length_than_asked_for_is_not_given_out(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    for length in (0, len(PIXELS) - 1, len(PIXELS) + 1):
        store.put("key", PIXELS)
        assert store.get("key", length) is None


def test_a_folder_in_the_place_of_a_picture_makes_way_for_it(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, PLENTY)
    store.put("lion", PIXELS)
    path = only_file(tmp_path)
    for has_content in (False, True):
        path.unlink()
        path.mkdir()
        if has_content:
            (path / "something").write_text("else")
        assert store.get("lion", len(PIXELS)) is None
        store.put("lion", PIXELS)
        assert store.get("lion", len(PIXELS)) == PIXELS


def test_a_link_to_a_folder_goes_and_the_folder_stays(tmp_path: Path) -> None:
    store, other = PictureStore(tmp_path / "pictures", PLENTY), tmp_path / "other"
    store.put("lion", PIXELS)
    path = only_file(tmp_path / "pictures")
    path.unlink()
    other.mkdir()
    (other / "mine").write_text("mine")
    path.symlink_to(other)
    store.put("lion", PIXELS)
    assert store.get("lion", len(PIXELS)) == PIXELS
    assert (other / "mine").read_text() == "mine"
