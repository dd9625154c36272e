"""The diary in a report is read strictly, within limits, and says in words what is wrong."""

import base64
import hashlib
import random
import zlib
from contextlib import suppress
from pathlib import Path

import pytest

from jungle_pg.core.rulebook import BadText
from jungle_pg.files.report_diary import LONGEST_DIARY, diary_text, parse_diary, read_diary
from tests.rows import each_of

HEAD = {"program": "1", "size": [800, 600], "name": "中"}
NOTES = bytes(range(256)) * 3 + b"\n\r\n-----END DIARY-----"


def report(text: str = "") -> bytes:
    return f"What happened\n{text}\n\n{diary_text(HEAD, NOTES)}".encode()


def marked(packed: bytes, version: int = 1) -> bytes:
    digest = hashlib.sha256(packed).hexdigest()
    begin = f"-----BEGIN DIARY version {version} sha256 {digest}-----\n".encode()
    return begin + base64.b64encode(packed) + b"\n-----END DIARY-----\n"


def trouble(data: bytes) -> str:
    with pytest.raises(BadText) as found:
        parse_diary(data)
    return str(found.value)


def test_a_diary_comes_back_as_it_was() -> None:
    assert parse_diary(report()) == (HEAD, NOTES)


def test_lines_with_other_endings_are_read_too() -> None:
    assert parse_diary(report().replace(b"\n", b"\r\n")) == (HEAD, NOTES)


def test_no_line_is_long() -> None:
    assert max(map(len, diary_text(HEAD, random.Random(1).randbytes(5000)).splitlines())) < 110


def test_a_marked_line_quoted_in_the_text_above_is_no_diary() -> None:
    quoted = f"-----BEGIN DIARY version 1 sha256 {'0' * 64}-----\nnothing\n-----END DIARY-----"
    assert parse_diary(report(quoted)) == (HEAD, NOTES)


@pytest.mark.parametrize("data", [b"", b"a letter", report()[:-30], b"\xff\xfe\x00" * 99])
def test_what_holds_no_diary_is_no_report(data: bytes) -> None:
    assert trouble(data) == "this is no report with a diary in it"


def test_a_changed_letter_is_noticed() -> None:
    data = bytearray(report())
    at = data.index(b"-----\n", data.index(b"BEGIN")) + 40
    data[at] = ord("A") if data[at] != ord("A") else ord("B")
    assert trouble(bytes(data)) == "the diary was changed or damaged, its checksum is another"


def test_another_version_is_named() -> None:
    data = marked(zlib.compress(b"{}\n"), version=2)
    assert trouble(data) == "the diary is of version 2, this program knows 1"


@each_of(
    ("packed", "told"),
    [
        (b"no zip", "the diary cannot be unpacked"),
        (zlib.compress(b"{}\n")[:-2], "the diary is too long or ends too early"),
        (zlib.compress(b"[]\n"), "the diary has no names and values"),
        (zlib.compress(b"{\n"), "the diary has no names and values"),
        (zlib.compress(b"[" * 100_000), "the diary has no names and values"),
    ],
)
def test_what_is_packed_wrongly_is_told(packed: bytes, told: str) -> None:
    assert trouble(marked(packed)) == told


def test_a_diary_that_grows_without_bound_is_not_unpacked() -> None:
    packed = zlib.compress(b"{}\n" + bytes(LONGEST_DIARY + 1))
    assert trouble(marked(packed)) == "the diary is too long or ends too early"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadText, match=r"none\.txt: there is no such file"):
        read_diary(tmp_path / "none.txt")


def test_a_folder_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="this is no ordinary file"):
        read_diary(tmp_path)


def test_damage_of_any_kind_is_told_in_words() -> None:
    luck, whole = random.Random(11), report()
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(luck.randint(1, 4)):
            data[luck.randrange(len(data))] = luck.randrange(256)
        with suppress(BadText):
            assert parse_diary(bytes(data)) == (HEAD, NOTES)
