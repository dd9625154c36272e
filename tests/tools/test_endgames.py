"""The maker of endgame tables notices what a file has otherwise than it should."""

from pathlib import Path

from jungle_pg.games.jungle.endgames.archive import archive_bytes
from tools.endgames import difference

TABLES = {"one": b"\x00\x02", "two": b"\x03\x04"}


def test_it_tells_right_files_from_wrong_ones(tmp_path: Path) -> None:
    path = tmp_path / "some.tables"
    path.write_bytes(archive_bytes(TABLES))
    assert difference(path, TABLES) == ""
    assert difference(path, TABLES | {"two": b"\x03\x05"}) == "1 tables differ, the first is 'two'"
    assert difference(path, {"one": TABLES["one"]}) == "1 tables are missing or too many"
