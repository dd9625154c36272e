"""Whatever is wrong with a save, it is named, and what is sound of it is offered."""

import copy
import json
from typing import Any

from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import glance
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.core.saving.versions import up_to_date
from jungle_pg.texts.save_words import bad_save_text
from tests.rows import each_of
from tests.sample_games import GAMES, done
from tests.saves.wandering import RULEBOOKS, STAMP, document_of, jungle_match, sealed
from tests.words import CHINESE, ENGLISH

MATCH = jungle_match()
DOCUMENT = document_of(MATCH)
WRONG_VALUES: list[Any] = [None, True, -1, 10**20, 1.5, "", "x", [], [1], {}, {"x": 1}]


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document, one of each kind in the long lists."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += paths(inner, (*path, name))
    elif isinstance(value, list):
        for index in sorted({0, len(value) // 2, len(value) - 1} & set(range(len(value)))):
            found += paths(value[index], (*path, index))
    return found


PATHS = paths(DOCUMENT)


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        document = document[step]
    return document


def bad(text: str) -> BadSave:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, BadSave), "it was taken for a good one"
    for language in (ENGLISH, CHINESE):
        said = bad_save_text(language, found)
        assert 5 < len(said) < 500
    if found.prefix is not None:
        match = found.prefix.match
        assert match.entries == MATCH.entries[: len(match.entries)]
    return found


def changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    document: dict[str, Any] = copy.deepcopy(DOCUMENT)
    at(document, path[:-1])[path[-1]] = value
    return document


def words(text: str) -> str:
    return bad_save_text(ENGLISH, bad(text))


@each_of("path", [path for path in PATHS if path[:-1] == ("rules",)], ids=str)
def test_a_rule_that_is_missing_has_its_default(path: tuple[Any, ...]) -> None:
    document = copy.deepcopy(DOCUMENT)
    del document["rules"][path[-1]]
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, Loaded), found
    assert found.match == MATCH


@each_of(
    "path",
    [path for path in PATHS if path != ("undone", 1) and path[:-1] != ("rules",)],
    ids=str,
)
def test_a_value_that_is_missing_is_found_out(path: tuple[Any, ...]) -> None:
    document = copy.deepcopy(DOCUMENT)
    del at(document, path[:-1])[path[-1]]
    found = bad(sealed(document))
    assert found.kind in (Trouble.INVALID_FORMAT, Trouble.CORRUPTED)
    if len(path) == 1:
        assert found.kind is Trouble.INVALID_FORMAT
        assert found.where == path[0]


@each_of("path", PATHS, ids=str)
def test_a_value_of_another_type_or_content_is_found_out(path: tuple[Any, ...]) -> None:
    right = at(DOCUMENT, path)
    for wrong in WRONG_VALUES:
        if (type(wrong) is type(right) and wrong == right) or path == ("checksum",):
            continue
        document = changed(path, wrong)
        found = load_text(RULEBOOKS, sealed(document))
        if isinstance(found, Loaded):
            # Then it must be a value that a save could really have there.
            free = ("name", "level", "usedMs", "luckSeed", "undoDepth", "limitS", "undone")
            assert path[-1] in free or path[0] == "rules", path
        else:
            bad(sealed(document))


@each_of("path", PATHS, ids=str)
def test_any_change_without_a_new_checksum_is_found_out(path: tuple[Any, ...]) -> None:
    document = changed(path, "a" * 64 if path == ("checksum",) else "changed")
    text = json.dumps(document)
    assert bad(text).kind in (Trouble.INVALID_FORMAT, Trouble.CORRUPTED)
    assert isinstance(glance(RULEBOOKS, text), BadSave)


def test_a_changed_name_is_noticed_and_the_whole_match_is_offered() -> None:
    found = bad(json.dumps(changed(("players", 0, "name"), "Eve")))
    assert (found.kind, found.where) == (Trouble.CORRUPTED, "checksum")
    assert found.prefix is not None
    assert found.prefix.match.moments == MATCH.moments
    assert found.prefix.match.cursor == MATCH.cursor


def test_an_impossible_move_is_named_and_what_was_before_it_is_offered() -> None:
    record = DOCUMENT["moveHistory"][16]
    found = bad(sealed(changed(("moveHistory", 16), {**record, "to": "D5"})))
    assert (found.kind, found.where) == (Trouble.CORRUPTED, 17)
    assert isinstance(found.what, Refusal)
    assert bad_save_text(ENGLISH, found).startswith("Corrupted save file: move 17: ")
    assert bad_save_text(CHINESE, found).startswith("存档文件已损坏：第17步：")
    assert found.prefix is not None
    assert found.prefix.match.moments == MATCH.moments[:16]
    assert found.prefix.match.cursor == 16


def test_the_words_name_the_animals() -> None:
    position = "7/7/7/7/7/7/l6/W6/7 r"
    match = GAMES[0].begin(position=position)
    document = document_of(match)
    move = {"piece": "RED_WOLF", "from": "A2", "to": "A3", "captured": "BLUE_LION", "usedMs": 0}
    document["moveHistory"] = [move]
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, BadSave)
    said = bad_save_text(ENGLISH, found)
    assert said.endswith("move 1: Invalid move: the lion is stronger than the wolf")


def test_a_damaged_undone_move_leaves_the_position_that_was_shown() -> None:
    found = bad(sealed(changed(("undone", 1), "gone")))
    assert found.where == 20
    assert found.prefix is not None
    assert found.prefix.match.cursor == MATCH.cursor == 18
    assert found.prefix.match.state == MATCH.state


@each_of(
    ("path", "value", "said"),
    [
        (("format",), "other", "format: this is no save of this program"),
        (("game",), "chess", "game: the game chess is not known"),
        (("players", 1, "level"), 9, "players[1].level: it should be from 1 to 8"),
        (("players",), [], "players: there should be two players"),
        (("moveCount",), 17, "moveCount: it is not what the moves lead to"),
        (("currentPlayer",), "BLUE", "currentPlayer: it is not what the moves lead to"),
        (("pliesWithoutCapture",), 3, "pliesWithoutCapture: it is not what the moves lead to"),
        (("positionHistory",), [], "positionHistory: it is not what the moves lead to"),
        (("result",), {"winner": "RED", "reason": "den"}, "result: it is not what the moves"),
        (("board",), [], "board: it should be 9 rows of 7 squares"),
        (("timestamp",), "yesterday", "timestamp: it should be a date and a time"),
        (("undoFloor",), 19, "undoFloor: it should be from 0 to 18"),
        (("clock", "limitS"), 0, "clock.limitS: it should be from 0 to"),
        (("clock", "expiry"), "wait", "clock.expiry: it should be one of"),
        (("rules", "rivers"), "dry", "rules: rivers is inner or edges, not 'dry'"),
        (("rules", "no_capture_limit"), "50", "rules: no_capture_limit is written 50"),
        (("rules", "base"), "odd", "rules: unknown rule set 'odd'"),
        (("start",), "7/7 r", "start: a board has 9 rows, but this has 2"),
        (("moveHistory", 0, "captured"), "BLUE_CAT", "move 1: captured is BLUE_CAT, but it was"),
        (("moveHistory", 0, "piece"), "RED_FROG", "move 1: piece is RED_FROG, but it was RED_"),
        (("moveHistory", 0, "from"), "H4", "move 1: no such square 'H4'"),
        (("moveHistory", 3, "usedMs"), -1, "move 4: usedMs is damaged"),
        (("moveHistory", 3), {"action": "dance"}, "move 4: action is damaged"),
        (("moveHistory", 3), {"action": "pass", "usedMs": "x"}, "move 4: usedMs is damaged"),
        (("moveHistory", 3), {"from": "A1"}, "move 4: to is missing"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_wrong_is_said(path: tuple[Any, ...], value: Any, said: str) -> None:
    assert said in words(sealed(changed(path, value)))


def test_two_pieces_on_one_square_are_rejected() -> None:
    board = copy.deepcopy(DOCUMENT["board"])
    row, column = next((r, c) for r in range(9) for c in range(7) if board[r][c])
    board[row][column] = [board[row][column], "RED_RAT"]
    square = f"{'ABCDEFG'[column]}{9 - row}"
    assert f"two animals stand on {square}" in words(sealed(changed(("board",), board)))
    board[row][column] = "RED_RAT"
    assert f"{square} holds RED_RAT" in words(sealed(changed(("board",), board)))
    board[row][column] = "RED_FROG"
    assert f"stands on {square}" in words(sealed(changed(("board",), board)))


def test_an_unfinished_game_whose_side_cannot_move_is_rejected() -> None:
    blocked = GAMES[0].begin(position="7/7/7/7/7/7/7/l6/Rc5 r")
    assert blocked.verdict is not None
    document = {**document_of(blocked), "result": None, "currentPlayer": "RED"}
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, BadSave)
    assert found.kind is Trouble.CORRUPTED
    assert isinstance(load_text(RULEBOOKS, save_text(blocked, TimeState(), STAMP)), Loaded)


def test_a_finished_game_loads_when_its_moves_lead_to_that_end() -> None:
    resigned = done(MATCH.resign(0))
    assert isinstance(load_text(RULEBOOKS, save_text(resigned, TimeState(), STAMP)), Loaded)
    document = document_of(resigned)
    document["result"] = {"winner": "RED", "reason": "den"}
    assert isinstance(load_text(RULEBOOKS, sealed(document)), BadSave)


def test_nothing_follows_the_end_of_a_game() -> None:
    document = document_of(done(MATCH.agree_draw()))
    document["moveHistory"] += DOCUMENT["moveHistory"][-1:]
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, BadSave)
    assert (found.where, found.what) == (20, Refusal("game_over"))


def test_undo_cannot_be_won_back_by_lowering_the_floor() -> None:
    match = jungle_match()
    short = GAMES[0].begin(undo_depth=3)
    for entry in match.entries:
        short = done(short.play(entry.action))  # type: ignore[union-attr]
    document = {**document_of(short), "undoFloor": 0}
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, BadSave)
    assert found.where == "undoFloor"


@each_of(
    ("text", "code"),
    [
        ("{", "no_json"),
        ('{"a": 1,}', "no_json"),
        ('{"a": NaN}', "no_number"),
        ('{"a": -Infinity}', "no_number"),
        ('{"a": 1e999}', "large_number"),
        ('{"a": 1' + "0" * 5000 + "}", "large_number"),
        ('{"a": 1, "a": 2}', "named_twice"),
        ('{"a": ' * 50 + "1" + "}" * 50, "too_deep"),
        ('{"a": ' + "[" * 200_000, "too_deep"),
        ("{}", "other_format"),
        ("[1]", "no_save"),
        ("", "no_save"),
        ("null", "no_save"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_save_at_all_has_an_invalid_format(text: str, code: str) -> None:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, BadSave)
    assert found.prefix is None
    if text:
        assert (found.kind, found.what.code) == (Trouble.INVALID_FORMAT, code)


def test_unknown_names_are_covered_by_the_checksum() -> None:
    document = {**copy.deepcopy(DOCUMENT), "comment": "a fine game"}
    document["moveHistory"][0]["note"] = "!"
    text = sealed(document)
    assert isinstance(load_text(RULEBOOKS, text), Loaded)
    for told, other in (("a fine game", "a poor game"), ('"note": "!"', '"note": "?"')):
        found = load_text(RULEBOOKS, text.replace(told, other))
        assert isinstance(found, BadSave)
        assert (found.kind, found.where) == (Trouble.CORRUPTED, "checksum")


def test_a_newer_version_is_refused_by_name() -> None:
    found = bad(sealed({**DOCUMENT, "version": 3}))
    assert found.kind is Trouble.NEWER
    assert "version 3, this program knows versions up to 2" in bad_save_text(ENGLISH, found)


@each_of("version", [0, -1, True, "1", None, 1.0])
def test_a_version_is_a_number_from_one(version: object) -> None:
    assert bad(sealed({**DOCUMENT, "version": version})).kind is Trouble.INVALID_FORMAT


def test_older_versions_are_brought_up_step_by_step() -> None:
    steps = {
        1: lambda document: {**document, "one": True},
        2: lambda document: {**document, "two": document["one"]},
    }
    assert up_to_date({"version": 1}, steps, newest=3) == {"version": 3, "one": True, "two": True}
    assert up_to_date({"version": 3}, steps, newest=3) == {"version": 3}
