"""Variations, comments, signs and drawings in game files; and files with several games."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.codecs import BadGame
from jungle_pg.core.log import Player, Ply, Setup
from jungle_pg.core.study.edits import listed_moves
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import GLYPHS, Colour, Drawn
from jungle_pg.core.study.study import AnyStudy, Study
from jungle_pg.core.xiangqi.text.game_writing import study_file_text
from jungle_pg.core.xiangqi.text.gamefile import parse_games
from jungle_pg.core.xiangqi.text.notation import Notation
from tests.random_studies import action_at, random_move, told_of
from tests.sample_games import XIANGQI


def study_of_text(text: str) -> AnyStudy:
    return parse_games(text).study


def shown(study: AnyStudy) -> list[str]:
    """All moves as a list shows them, with what is said of each."""
    return [
        "." * row.depth
        + XIANGQI.codec.action_text(action_at(study, row.node))
        + study.nodes[row.node].glyph
        + (f" {study.nodes[row.node].comment}" if study.nodes[row.node].comment else "")
        for row in listed_moves(study)
        if isinstance(study.nodes[row.node].moments[0].entry, Ply)
    ]


SAID = st.text(
    st.characters(codec="utf-8", exclude_characters="}\r\x00", exclude_categories=("C", "Z")),
    max_size=12,
)
COMMENTS = st.lists(st.lists(SAID, max_size=4).map(" ".join), max_size=3).map(
    lambda rows: "\n".join(row.strip() for row in rows).strip()
)


def random_lines(seed: int, comments: list[str]) -> AnyStudy:
    rng = Random(seed)
    study: AnyStudy = begun(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard")))
    for _ in range(rng.randrange(1, 25)):
        study = random_move(study, rng)
        if rng.random() < 0.3:
            study = study.commented(rng.choice(comments))
        if rng.random() < 0.2:
            study = study.judged(rng.choice([*GLYPHS.values()]))
        if rng.random() < 0.2:
            target = rng.choice([None, "e10"])
            study = study.drawn(Drawn(rng.choice([*Colour]), "a1", target))
        if rng.random() < 0.4:
            study = study.at(rng.choice([*study.reached()]))
    return study.first().commented(rng.choice(comments)).last()


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.lists(COMMENTS, min_size=1, max_size=4), st.sampled_from(Notation))
def test_a_study_written_as_a_game_file_reads_back_equal(
    seed: int, comments: list[str], notation: Notation
) -> None:
    study = random_lines(seed, comments).named("Lines of a day").tagged([("Place", "公园")])
    study = study.played_by((Player("张三"), Player('a "b" \\')))
    again = study_of_text(study_file_text(study, notation))
    assert told_of(again) == told_of(study)


def test_variations_comments_and_signs_are_read() -> None:
    study = study_of_text(
        "{Before it begins} 1. 炮二平五! {the usual\none} (1. 炮八平五 马2进3 $6 (1... 马8进7; "
        "also good\n)) 马8进7 ({why not} 1... 马2进3) 2. 马二进三 1/2-1/2"
    )
    assert study.nodes[0].comment == "Before it begins"
    assert shown(study) == [
        "h3e3! the usual one",
        ".b3e3",
        ".b10c8?!",
        "..h10g8 also good",
        "h10g8",
        ".b10c8 why not",
        "h1g3",
    ]
    assert study.verdict is not None
    assert study.verdict.winner is None


def test_drawings_in_comments_are_drawn() -> None:
    study = study_of_text("1. h3e3 {[%csl Ge3,Ra10][%cal Ye3e7] pressure}")
    assert study.node.comment == "pressure"
    assert study.node.drawn == (
        Drawn(Colour.GREEN, "e3"),
        Drawn(Colour.RED, "a10"),
        Drawn(Colour.YELLOW, "e3", "e7"),
    )


def test_what_cannot_be_read_of_a_variation_is_kept_as_a_comment_with_its_place() -> None:
    study = study_of_text("1. h3e3 h10g8\n(1... h10g8 2. a1a9 a10a9 (2. x) $1) 2. h1g3\n(2. b1c3)")
    assert shown(study)[-2:] == ["h1g3", ".b1c3"]
    commented = next(node.comment for node in study.nodes if node.comment)
    assert "(line 2)" in commented
    assert "a1a9" in commented
    assert "a10a9" in commented


def test_a_mistake_on_the_main_line_is_named_with_its_place_and_loses_nothing() -> None:
    with pytest.raises(BadGame) as bad:
        study_of_text('[Red "A"]\n\n1. h3e3 h10g8\n2. h3h4 a10a9')
    assert str(bad.value) == "move 3, h3h4: no piece (line 4)"
    assert isinstance(bad.value.study, Study)
    assert bad.value.study.node.number == 2


def test_a_remark_in_brackets_is_a_comment() -> None:
    study = study_of_text("1. 炮二平五（红方 先行） 马8进7")
    assert shown(study) == ["h3e3 红方 先行", "h10g8"]


def test_of_several_games_the_first_is_read_and_all_are_counted() -> None:
    one = '[Event "a"]\n[Red "x"]\n\n1. h3e3 {[Red "no tag"]} h10g8 1-0\n\n'
    found = parse_games(one * 3 + '[Event "last"]\n\n*\n')
    assert found.count == 4
    assert found.study.title == "a"
    assert parse_games(one).count == 1


def test_a_game_that_went_on_where_the_standard_rules_end_it_is_read_to_its_end() -> None:
    again = " ".join(["h1g3 h10g8 g3h1 g8h10"] * 4)
    study = study_of_text(f"{again} b3e3")
    assert study.node.number == 17
    with pytest.raises(BadGame):
        study_of_text(f'[Rules "standard"]\n{again} b3e3')


def test_a_result_that_only_the_tags_tell_is_taken() -> None:
    study = study_of_text('[Result "0-1"]\n\n1. h3e3 h10g8')
    assert study.verdict is not None
    assert study.verdict.winner == 1


def test_thousands_of_variations_in_each_other_are_read_and_written() -> None:
    text = "1. h3e3 " + "(1. b3e3 " * 2_000 + ")" * 2_000
    study = study_of_text(text)
    assert shown(study) == ["h3e3", ".b3e3"]
    deep: AnyStudy = begun(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard")))
    rng = Random(1)
    for _ in range(60):
        deep = random_move(deep, rng)
        deep = random_move(random_move(deep.back(), rng), rng)
    assert told_of(study_of_text(study_file_text(deep.first().last(), Notation.WXF))) == told_of(
        deep.first().last()
    )
