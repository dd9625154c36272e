"""What is remembered comes back; a damaged file costs nothing but the memory."""

import json
from pathlib import Path

from jungle_pg.files.memory import Memory, MemoryFile
from tests.rows import each_of


def test_nothing_is_recalled_before_anything_was_kept(tmp_path: Path) -> None:
    assert Memory().recall("game") == {}
    assert MemoryFile(tmp_path / "memory.json").recall("game") == {}
    assert list(tmp_path.iterdir()) == []


def test_what_was_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "new" / "memory.json"
    assert MemoryFile(path).keep("game", {"level": 3, "name": "虎"}) is None
    assert MemoryFile(path).keep("other", {"a": [1, 2]}) is None
    again = MemoryFile(path)
    assert again.recall("game") == {"level": 3, "name": "虎"}
    assert again.recall("other") == {"a": [1, 2]}


def test_a_plain_memory_keeps_until_the_end_of_the_program() -> None:
    memory = Memory()
    assert memory.keep("game", {"level": 3}) is None
    assert memory.recall("game") == {"level": 3}


def test_keeping_the_same_again_does_not_touch_the_file(tmp_path: Path) -> None:
    path = tmp_path / "memory.json"
    memory = MemoryFile(path)
    memory.keep("game", {"level": 3})
    path.unlink()
    assert memory.keep("game", {"level": 3}) is None
    assert not path.exists()


@each_of("content", [b"", b"[1]", b"\xff\xfe", b"{", b"[" * 100_000, b'{"game": 3}'])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "memory.json"
    path.write_bytes(content)
    memory = MemoryFile(path)
    assert memory.recall("game") == {}
    assert memory.keep("game", {"level": 1}) is None
    assert json.loads(path.read_text()) == {"game": {"level": 1}}


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("no folder")
    memory = MemoryFile(path / "memory.json")
    problem = memory.keep("game", {"level": 1})
    assert problem is not None
    assert "memory.json" in problem
    assert memory.recall("game") == {"level": 1}
