"""Files of XQStudio: what is read of them, beside what another program reads."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cchess.read_xqf import read_from_xqf
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.codecs import BadGame, OtherKind
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.core.xiangqi.text.xqf import parse_xqf
from tests.random_studies import action_at, random_move, told_of
from tests.sample_games import XIANGQI
from tests.xqf_writing import xqf_bytes

KEYS = st.binary(min_size=9, max_size=9)
VERSIONS = st.sampled_from([1, 8, 10, 11, 12, 15, 18])
REMARKS = ["", "好棋", "Red is better", "两行\n第二行"]
ENDGAME = "3k5/9/9/9/9/9/9/9/4R4/5K3 b - - 0 1"


def random_lines(seed: int, position: str | None = None, most: int = 30) -> AnyStudy:
    rng = Random(seed)
    rules = XIANGQI.codec.parse_rules("standard")
    study: AnyStudy = begun(XIANGQI, Setup(rules, position))
    for _ in range(rng.randrange(1, most)):
        study = random_move(study, rng).commented(rng.choice(REMARKS))
        if rng.random() < 0.4:
            study = study.at(rng.choice([*study.reached()]))
    return study


def read(data: bytes) -> AnyStudy:
    return parse_xqf(data).study


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), VERSIONS, KEYS)
def test_a_file_of_any_version_and_any_keys_is_read(seed: int, version: int, keys: bytes) -> None:
    study = random_lines(seed, ENDGAME if seed % 3 == 0 else None).named("残局 3")
    study = study.played_by((Player("胡荣华"), Player("Yang"))).first().last()
    found = read(xqf_bytes(study, version, keys))
    study = replace(study, setup=replace(study.setup, position=found.setup.position))
    assert told_of(found) == told_of(study)


def lines_of(move: Any, before: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """All lines of moves that the other program has read, with what is said of their ends."""
    found: set[tuple[str, ...]] = set()
    for each in [] if move is None else move.get_siblings(include_me=True):
        line = (*before, each.to_iccs())
        found.add((*line, each.annote or ""))
        found |= lines_of(each.next_move, line)
    return found


def own_lines(study: AnyStudy) -> set[tuple[str, ...]]:
    found = set()
    for place in study.reached():
        names = [XIANGQI.codec.action_text(action_at(study, at)) for at in study.path(place)[1:]]
        if names:
            found.add((*map(iccs, names), study.nodes[place].comment.replace("\n", "\r\n")))
    return found


def iccs(name: str) -> str:
    """Ranks counted from 0."""
    target = next(at for at in range(1, len(name)) if name[at].isalpha())
    return "".join(f"{part[0]}{int(part[1:]) - 1}" for part in (name[:target], name[target:]))


def test_another_program_reads_the_same_lines_from_the_same_files(tmp_path: Path) -> None:
    path = tmp_path / "game.xqf"
    for seed in range(30):
        rng = Random(seed)
        keys = rng.randbytes(9)
        path.write_bytes(xqf_bytes(random_lines(seed), rng.choice([10, 11, 12, 18]), keys))
        theirs = read_from_xqf(str(path))
        assert own_lines(read(path.read_bytes())) == lines_of(theirs.first_move), seed


def test_the_result_of_the_header_ends_the_game() -> None:
    study = random_lines(4, most=3).first().last()
    for result, winner in ((1, 0), (2, 1), (3, None), (4, None)):
        verdict = read(xqf_bytes(study, result=result)).first().last().verdict
        assert verdict is not None
        assert verdict.winner == winner
    assert read(xqf_bytes(study, result=0)).verdict is None


def test_who_begins_follows_from_the_first_move() -> None:
    study = random_lines(3, ENDGAME)
    data = bytearray(xqf_bytes(study))
    data[50] = 0
    assert read(bytes(data)).opening.mover == 1


def test_a_move_that_cannot_be_played_is_named_and_the_rest_is_kept() -> None:
    rules = XIANGQI.codec.parse_rules("standard")
    study: Any = begun(XIANGQI, Setup(rules))
    for word in ["h3e3", "h10g8", "h1g3"]:
        study = study.play(XIANGQI.read(study.state, word))
    data = bytearray(xqf_bytes(study))
    data[0x400 + 4 * 3 + 1] += 2
    with pytest.raises(BadGame) as bad:
        read(bytes(data))
    assert str(bad.value) == "move 3, h1g5: invalid move"
    assert bad.value.study.node.number == 2
    cut = xqf_bytes(study)[:-2]
    with pytest.raises(BadGame) as bad:
        read(cut)
    assert str(bad.value).startswith("move 3: it breaks off after ")
    beside = study.back().play(XIANGQI.read(study.back().state, "b1c3"))
    data = bytearray(xqf_bytes(beside))
    data[-3] += 2
    kept = read(bytes(data))
    assert "b1c5: invalid move" in " ".join(node.comment for node in kept.nodes)
    assert kept.first().last().node.number == 3


def test_bad_headers_are_told() -> None:
    good = xqf_bytes(random_lines(1))
    rows = [
        (good[:100], "its header ends after 100 bytes"),
        (b"XQ\x63" + good[3:], "its version 99 is not known"),
        (good[:17] + good[16:17] + good[18:], "two pieces stand on"),
        (good[:16] + b"\xff" * 32 + good[48:], "RED General is missing"),
    ]
    for data, said in rows:
        with pytest.raises(BadText) as bad:
            read(data)
        assert said in str(bad.value), said
    with pytest.raises(OtherKind):
        read(b"PK" + good)
