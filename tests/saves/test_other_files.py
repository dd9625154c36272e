"""Games in files that are no saves: of any game, and what is said of a bad one."""

import json
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.gametext import game_text
from jungle_pg.core.log import Setup
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.other_files import LONGEST_GAME, LONGEST_POSITION
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.core.study.growing import begun
from jungle_pg.files.saves.browsing import GAME_ENDINGS, content_of
from jungle_pg.files.saves.folder import Saves, load_match, save_match
from jungle_pg.texts.save_words import bad_save_text
from tests.rows import each_of
from tests.sample_games import GAMES, XIANGQI, Game, done
from tests.saves.test_verify import jungle_pg
from tests.saves.wandering import STAMP, jungle_match
from tests.words import ENGLISH
from tests.xqf_writing import xqf_bytes

POSITION = "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1"
GAME_FILE = f'[Game "Xiangqi"]\n[Red "Ann"]\n[FEN "{POSITION}"]\n\n1. R5=6 K4=5 *\n'
GAME_TEXT = f"Rules: standard\nStart: {POSITION}\n\n1. e2d2 将4平5\n*\n"
CABINET = [game for game in GAMES if game.rulebook.game_id in rulebooks()]


def loaded(text: str) -> Loaded:
    found = load_text(rulebooks(), text)
    assert isinstance(found, Loaded), found
    return found


def complaint(text: str) -> str:
    found = load_text(rulebooks(), text)
    assert isinstance(found, BadSave)
    return bad_save_text(ENGLISH, found)


@each_of(
    ("text", "game", "plies"),
    [
        (GAME_FILE, "xiangqi", 2),
        (f"\ufeff\n{GAME_FILE}", "xiangqi", 2),
        (GAME_TEXT, "xiangqi", 2),
        (f"{POSITION}\n", "xiangqi", 0),
        (f"# a chariot more\n\n  {POSITION}  \n", "xiangqi", 0),
        ("A1 l\nD8 R\n", "jungle", 0),
        ("1. 炮二平五 马8进7\n2. 马二进三\n", "xiangqi", 3),
        ("炮二平五 馬8進7 傌二進三 車9平8 1-0", "xiangqi", 5),
        ("1. C2=5 H8+7 2. H2+3", "xiangqi", 3),
        ("\ufeff; played in a park\n1. C2.5 N8+7", "xiangqi", 2),
        ("h2e2 h9g7", "xiangqi", 2),
        ("h3e3 h10g8", "xiangqi", 2),
        ("炮二平五,马8进7,马二进三", "xiangqi", 3),
    ],
)
def test_a_file_is_read_by_the_game_that_knows_it(text: str, game: str, plies: int) -> None:
    match = loaded(text).match
    assert (match.rulebook.game_id, match.cursor) == (game, plies)


def test_a_match_from_any_file_is_played_by_the_rulebook_of_the_cabinet() -> None:
    assert loaded(GAME_FILE).match.rulebook is rulebooks()["xiangqi"]


def test_of_two_games_with_rules_of_one_name_that_of_the_board_says_what_is_wrong() -> None:
    start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L r 0 1"
    assert "C7D9" in complaint(f"Rules: club\nStart: {start}\n\n1. F2G2 C7D9\n*\n")


def test_a_game_file_keeps_the_names_of_the_players() -> None:
    assert [player.name for player in loaded(GAME_FILE).match.setup.players] == ["Ann", ""]


@each_of("game", CABINET, ids=str)
def test_the_text_of_a_game_of_any_rules_reads_back(game: Game) -> None:
    match = game.begin(undo_depth=None)
    for _ in range(6):
        match = done(match.play(match.rulebook.actions(match.state)[0]))
    read = loaded(game_text(match)).match
    assert read.setup.rules == match.setup.rules
    assert read.state == match.state


def test_a_glance_at_a_game_file_counts_its_moves() -> None:
    seen = glance(rulebooks(), GAME_FILE)
    assert isinstance(seen, Glance)
    assert (seen.rulebook.game_id, seen.plies) == ("xiangqi", 2)


@each_of(
    ("text", "said"),
    [
        (GAME_FILE.replace("K4=5", "K4=6"), "Corrupted save file: move 2, K4=6: invalid move"),
        (GAME_FILE.replace("K4=5", "C4=5"), "Corrupted save file: move 2: no piece of this"),
        (GAME_FILE.replace("Xiangqi", "Go"), "Corrupted save file: this is a game of Go"),
        (GAME_TEXT.replace("e2d2", "e2d3"), "Corrupted save file: move 1, e2d3: invalid move"),
        (GAME_TEXT.replace("standard", "chess"), "unknown rule set 'chess'"),
        (POSITION.replace("R", "X"), "neither a save nor a board file (rank 2: no piece"),
        (POSITION.replace("5K3", "9"), "neither a save nor a board file ("),
        ("A1 l\nD8 Q\n", "neither a save nor a board file (line 2: no animal"),
        ("1. C2=5 C9=5", "Corrupted save file: move 2: no piece of this side"),
        ("1. 炮二平五 马8进6", "Corrupted save file: move 2"),
        ("第一局 1. 炮二平五 马8进7", "Corrupted save file: move 1: a move is written like b3e3"),
        ("h2e3 h9g7", "Corrupted save file: move 1, h2e3: "),
        ("nonsense", "neither a save nor a board file (line 1: "),
        ("[1]", "neither a save nor a board file (line 1: "),
    ],
)
def test_the_game_that_knows_a_file_says_what_is_wrong(text: str, said: str) -> None:
    assert said in complaint(text)


def test_texts_that_are_too_long_are_not_read() -> None:
    assert "it is too long" in complaint(GAME_FILE + " " * LONGEST_GAME)
    assert "it is too long" in complaint("\n" * LONGEST_POSITION + "A1 l")


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ([], "board: it should be 10 ranks of 9 points"),
        ([["RED_CANNON", "RED_HORSE"]], "board: two pieces stand on a10"),
        (["BLUE_RAT"], "board: no piece is called what stands on a10"),
    ],
)
def test_a_damaged_save_is_told_in_the_words_of_its_game(cells: list[Any], said: str) -> None:
    record = json.loads(save_text(XIANGQI_GAME.begin(), TimeState(), STAMP))
    record["board"] = [cells + record["board"][0][1:], *record["board"][1:]] if cells else []
    assert complaint(json.dumps(record)) == f"Corrupted save file: {said}"


def test_a_text_in_the_letters_of_older_chinese_programs_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.pgn"
    path.write_bytes('[Red "張三"]\n1. 炮二平五 马8进7'.encode("gb18030"))
    found = load_match(rulebooks(), path)
    assert isinstance(found, Loaded), found
    assert found.match.setup.players[0].name == "張三"
    assert len(found.match.moments) == 2
    for data in (
        b"\xff\xd0\xff\xe0",
        "\0炮二平五".encode("gb18030"),
        '{"a":"张"}'.encode("gb18030"),
    ):
        path.write_bytes(data)
        bad = load_match(rulebooks(), path)
        assert isinstance(bad, BadSave)
        assert bad_save_text(ENGLISH, bad) == "Invalid save file format: it holds no text", data


def test_a_folder_lists_files_with_every_ending_of_a_game(tmp_path: Path) -> None:
    """The same ones that are shown where a file is looked for."""
    texts = {".json": "{", ".txt": "A1 l\nD8 R\n", ".pgn": GAME_FILE, ".fen": POSITION}
    (tmp_path / "game.XQF").write_bytes(xqf_bytes(begun(XIANGQI, Setup(XIANGQI_GAME.rules))))
    assert {*texts, ".xqf"} == GAME_ENDINGS
    for ending, text in texts.items():
        (tmp_path / f"game{ending.upper()}").write_text(text, encoding="utf-8")
    (tmp_path / "chess.pgn").write_text('[Event "x"]\n\n1. e4 e5', encoding="utf-8")
    (tmp_path / "notes.md").write_text(GAME_FILE, encoding="utf-8")
    saves = Saves(tmp_path, rulebooks, tmp_path / "bin")
    assert {found.path.suffix.lower() for found in saves.summaries()} == GAME_ENDINGS
    assert len(list(saves.summaries())) == len(GAME_ENDINGS)
    shown = content_of(tmp_path, games_only=True).entries
    assert {entry.path for entry in shown} == {*saves.paths()}


@pytest.mark.process
def test_verify_takes_files_of_every_game(tmp_path: Path) -> None:
    match = done(XIANGQI_GAME.begin().play(XIANGQI.codec.parse_action("b3e3")))
    save_match(tmp_path / "xiangqi.json", match, TimeState(), STAMP)
    save_match(tmp_path / "jungle.json", jungle_match(), TimeState(), STAMP)
    (tmp_path / "game.pgn").write_text(GAME_FILE, encoding="utf-8")
    (tmp_path / "position.fen").write_text(POSITION)
    names = ("xiangqi.json", "jungle.json", "game.pgn", "position.fen")
    files = [str(tmp_path / name) for name in names]
    expected = [f"{path}: ok, unfinished, {n}" for path, n in zip(files, PLIES, strict=True)]
    for game in ((), ("--game", "xiangqi")):
        told = jungle_pg("verify", *game, *files)
        assert (told.returncode, told.stderr) == (0, "")
        assert told.stdout.splitlines() == expected


@pytest.mark.process
def test_a_file_without_a_name_of_its_game_is_read_as_the_one_asked_for(tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text("A1 l\nD8 R\n")
    assert jungle_pg("verify", "--game", "jungle", str(board)).returncode == 0
    told = jungle_pg("verify", "--game", "xiangqi", str(board))
    assert told.returncode == 1
    assert "a position is one line with 10 ranks" in told.stdout


PLIES = ("1 move", "18 moves", "2 moves", "0 moves")
XIANGQI_GAME = Game(XIANGQI, XIANGQI.codec.parse_rules("standard"))
