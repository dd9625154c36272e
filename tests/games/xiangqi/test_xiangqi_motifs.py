"""Why a move of Xiangqi was wrong or right: motifs on positions of games, none of them false."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from jungle_pg.cabinet import reviewers
from jungle_pg.core.review.values import Motif
from jungle_pg.core.xiangqi.rulebook import RULEBOOK
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.review.motifs import CODES, holds, motif_of
from jungle_pg.texts.speech import motif_text
from tests.games.xiangqi.claims import is_true
from tests.rows import each_of
from tests.words import LANGUAGES

GAMES: Final = """
allows_mate: 3k5/4a4/4b4/9/9/2B6/9/3AB4/3p5/1c2KA3 w
    d3e2 e3g1 | | taker=p
allows_mate_still: 2b1kabn1/4a1C2/r7r/p3pn2p/c1p2P1R1/4R4/2P5P/N5C2/4A4/2B1KAB2 b
    a8b8 a8g8 | | taker=C
allows_mate_soon: 3akab2/9/nC2b4/3N5/9/9/P1cp5/9/4A4/4KAB2 b
    c4c8 a8b10 | d7c9 | taker=N moves=2
allows_mate_soon: 3ak4/9/9/p2RP4/9/6B2/r4n3/4B4/4A4/3AK4 w
    d7d8 e1f1 | f4g2 | taker=n
allows_menace: 4kaR2/4a3r/b3c3c/9/7n1/4N3p/P7P/C3B2CN/4A4/3AK1B2 b
    h6i4 i5i4 | g10g8 | mover=n taker=R
misses_menace: rnbakabn1/9/8r/p1p1C1p1p/9/9/P1P1P1P1P/7C1/1R7/RNBAKABc1 w
    b2b6 h3h5 | b10c8 | taker=C
does_menace: 3aka3/9/4R4/p1p5p/6p2/9/R4nP1P/N3Br2N/1C2K4/2B2r3 b
    d10e9 d10e9 | e2d2 | taker=a
allows_attacks: 1r1akab1r/9/2n1b3n/p1p1p3p/6p2/2P6/P3c1P1P/Nc2CANC1/4A4/1RB1K1B1R w
    i1i2 i1h1 | i10h10 | mover=R taker=r piece=C at=h3
misses_attacks: rnbakabnr/9/9/p1p1C1p1p/9/9/P1P1P1PcP/7C1/1c6R/RNBAKABN1 b
    h4h1 b10c8 | i2b2 | taker=n piece=C at=e7
allows_stuck: 9/3k5/3aN4/9/9/1n7/4C4/4BC3/4A4/2BK5 b
    b5c3 b5a3 | f3c3 | taker=C
allows_free: 3ak4/9/4b4/9/2bP5/1R1n3r1/P6p1/4BC3/4A4/5KB2 w
    f1f2 b5b10 | | taker=n piece=B at=e3
allows_dearer: 2bk5/6N2/4b4/9/2r2N3/9/9/9/4K4/9 w
    f6e8 g9h7 | | taker=b piece=N at=e8
allows_more_takers: 3akabnr/9/4b4/p3p1p1p/2pn5/3C2PN1/c1P1P3P/4R4/9/1NBAKAB2 w
    d5d2 b1a3 | | taker=c at=e4
allows_gives_for: 3ak1b2/3Ra4/2P1b4/4R4/9/1N7/4npr2/4B1p2/4A4/r2AK1B2 b
    a1d1 g3g2 | e2d1 | piece=r other=A
allows_steps_into: r2ak1br1/3na4/2c1b1c2/p5p1p/4C4/2p1P4/P5P1P/N8/9/R1BAKABNR w
    e6i6 h1g3 | i7i6 | piece=C at=i6
allows_leaves: 1rbakab2/6R2/6n2/p7p/2P3P2/4C4/P3P3P/2C6/4A4/1cBAK1B2 b
    b1b7 g8f6 | g9g8 | taker=R piece=n at=g8
allows_unguards: 3ak1b2/r3a4/2n1bcnc1/p1R1p1N1p/9/P8/1C2P3P/3rB4/1C1N3R1/3AKAB2 w
    h2h7 b4b6 | d3d2 | mover=R piece=N at=d2
allows_unguards: 4kab2/4an3/4b2c1/2n1r4/6p2/2P1P2C1/6P1P/N3B4/4A4/3AK2NR w
    i1i2 e2f3 | h8h1 | mover=R piece=N at=h1
allows_gives_screen: 3akab2/R8/4b4/9/2p6/2P1n1C2/P3r4/9/4A4/2B1KAB2 b
    e8g6 e4b4 | g5g10 | taker=C piece=b at=g10
allows_opens_line: 3akaR2/9/9/6n2/p8/5N3/6r2/4B1N2/4A4/2BAK3c b
    g7e8 i1i6 | g10g4 | mover=n taker=R piece=r
allows_opens_line: r1baka2r/5n1C1/nc2b4/pC2p3p/9/2p3B2/P1c1P1P1P/R1N5N/4A4/4KA2R w
    e4e5 c3d5 | c4i4 | mover=P taker=c
allows_frees_leg: 4ka3/4a4/b3n1P2/4R4/4c4/9/2r6/Nr2B4/4A4/2BK1A3 b
    b3b9 e9d8 | a3c4 | taker=N piece=r at=c4
allows_check_wins: 3ak4/4a2N1/9/p3R4/2b6/4c4/9/4r4/4A4/3AK4 w
    e7a7 e7e6 | e3a3 | taker=r piece=R at=a7
allows_pinned: 3k1ab2/4a4/9/5N3/2b6/3n5/9/4B4/2p1A4/3K1AB2 w
    f7d8 f7g5 | d5f6 | piece=N at=d8
allows_trapped: C3karCR/3P5/3ab1P2/9/9/2Pn5/9/4B4/4A4/2BK1A3 b
    d5c7 d8e9 | g8g9 | taker=P piece=r at=g10
allows_fork: 2bak4/r3a4/nc2b2c1/p1p1pr2p/5n1R1/2P3B1P/P3P3C/C3B3N/3NA4/1R1AK4 b
    h8h10 a9b9 | b1b6 | taker=R
allows_double: 2b1ka3/4a4/4b4/p3p3R/2n6/P1B5P/7r1/4B1nN1/3NA4/1r1AK1R2 b
    b1c1 b1b9 | d2b3 | piece=r second=n
allows_mate_or: 4k4/9/3R5/9/9/9/9/7c1/4A4/4KA3 w
    d8d2 d8g8 | h3h5 | taker=c piece=R at=d2
allows_hollow_cannon: 2r1kab2/4a4/4bc2n/p1n3pr1/9/6P1C/p7P/3CB1N1R/9/1R1AKAB2 b
    e10d10 h7i7 | d3d2 | taker=C
misses_mate: 3a5/2N1k1r1R/5a3/9/9/6p2/8P/9/9/3K5 w
    d1d2 i9g9 | | taker=R
misses_stuck: 1C1k5/9/4R4/9/9/9/4P1N2/2N6/4A4/4KA3 w
    e2d3 e8e9 | | taker=R
misses_mate_soon: 4ka3/4a2R1/n1RP2n1b/Nc7/3C5/8r/P3P4/8N/4A4/2BAK1B2 w
    a4a5 c8c10 | | taker=R moves=2
misses_free: 2b1ka3/2R1a4/2P1b4/p4N1Pr/9/9/3n5/4B4/4A4/2B1KA3 b
    i7i6 i7h7 | | taker=r piece=P at=h7
misses_fork: 2bakab2/9/9/p3p3C/9/6p1P/2r6/C3B1n2/4A4/4KA3 b
    g5h5 c4c3 | a3a2 | piece=C at=a3 second=B second_at=e3
misses_pinned: 4k4/4N4/9/9/3n5/9/9/4K4/9/6B2 b
    d6c4 d6f7 | | taker=n piece=N at=e9
misses_trapped: r1bakabnr/c8/2n4c1/pCp1p1C1p/6p2/P8/2P1P1P1P/8N/9/RNBAKAB1R b
    g6g5 a10b10 | | taker=r piece=C at=b7
misses_mate_or: 1rb2ab2/3k5/3C2n2/p1p1p4/6p2/P8/2P3P2/2cRB4/9/2BAKA1N1 w
    c1a3 d8d4 | | taker=C piece=c at=c3
misses_check_wins: 1n2kab2/4a4/4bc2n/pN1RpR2p/9/4P4/9/4B2rN/9/1r1AKAB2 w
    e1e2 b7c9 | | taker=N piece=n at=b10
misses_skewer: 4k4/9/9/9/9/3c2n2/9/9/9/R2K5 w
    d1d2 a1a5 | | taker=R piece=c second=n
misses_opened: 4k4/7R1/9/9/7N1/9/9/7p1/9/3K2B2 w
    d1d2 h6f5 | | taker=N opened=R piece=p at=h3
does_mate: 3a5/2N1k1r1R/5a3/9/9/6p2/8P/9/9/3K5 w
    i9g9 i9g9 | | taker=R
does_mate_soon: 3ak4/9/3R5/p3P4/9/6B2/r8/4B4/4A1n2/3A1K3 b
    a4f4 a4f4 | | taker=r moves=2
does_dearer: r1bakabr1/9/n7n/C1p1p3p/6p2/2P6/c3P1c1P/3CB1N1R/3NA4/R2AK1B2 w
    a7a10 a7a10 | | piece=r at=a10
does_more_takers: 2RCka1r1/3r5/1c2b2c1/4p3p/4n1p2/9/P3P1P1P/2N2CN1R/4A4/2B1KAB2 b
    d9d10 d9d10 | | piece=C
does_escape: r1cakab2/2n1c4/4b1n2/p1p1p3p/6p2/2P6/P3P1P1P/2N1BC1rN/C5R2/1RBAKA3 w
    f3f5 f3f5 | | piece=C at=f3
does_save: r1bakab1r/9/nc2c1n2/C1p5p/6p2/4P4/P1P3P1P/NC7/4A4/R1BAK1BNR b
    a8b10 a8b10 | | piece=r at=a10
does_prevent_mate: 2b1kabn1/4a1C2/r7r/p3pn2p/c1p2P1R1/4R4/2P5P/N5C2/4A4/2B1KAB2 b
    a8g8 a8g8 | | mover=r
does_hollow_cannon: 2bakab2/r8/nR7/p1N4r1/4C3p/2P3B2/P3P1n1P/6N2/9/2BAKA2R w
    e6e8 e6e8 | | taker=C
"""
"""A motif and where it comes up: what was played and what was best, the answer, some facts.

Nearly all are positions of games that the levels played against each other.
"""


def at(fen: str) -> XiangqiState:
    board, side = fen.split()[:2]
    return RULEBOOK.start(XiangqiRules(), f"{board} {side} - - 0 1")


def rows() -> list[tuple[str, str, list[str], str, dict[str, str]]]:
    found = []
    lines = GAMES.strip().splitlines()
    for head, told in zip(lines[::2], lines[1::2], strict=True):
        moves, reply, facts = (part.strip() for part in told.split("|"))
        code, _, fen = head.partition(": ")
        wanted = dict(fact.split("=") for fact in facts.split())
        found.append((code, fen, moves.split(), reply, wanted))
    return found


def found_at(fen: str, moves: Sequence[str], reply: str = "") -> Motif | None:
    state, read = at(fen), RULEBOOK.codec.parse_action
    played, best = moves
    answers = (read(reply),) if reply else ()
    return motif_of(state, read(played), (read(best),), answers)


@pytest.mark.slow
@each_of(("code", "fen", "moves", "reply", "wanted"), rows())
def test_each_motif_is_told_where_it_comes_up(
    code: str, fen: str, moves: list[str], reply: str, wanted: dict[str, str]
) -> None:
    motif = found_at(fen, moves, reply)
    assert motif is not None
    assert motif.code == code, motif
    facts = {name: str(fact) for name, fact in motif.facts}
    assert wanted.items() <= facts.items(), facts
    assert is_true(fen, motif)


def test_at_least_fifteen_motifs_come_up_in_games() -> None:
    kinds = {code.partition("_")[2] for code, *_ in rows()}
    assert len(kinds) >= 15
    assert {code for code, *_ in rows()} <= set(CODES)


@each_of("language", LANGUAGES)
def test_each_motif_is_worded_with_nothing_left_open(language: str) -> None:
    facts = {"mover": "R", "taker": "N", "piece": "c", "at": "e5", "second": "n", "second_at": "g7"}
    facts |= {"other": "A", "opened": "C", "moves": "2"}
    for code in CODES:
        motif = Motif(code, tuple(facts.items()))
        said = motif_text(LANGUAGES[language].texts, RULEBOOK, XiangqiRules(), motif)
        assert said
        assert not set("{}") & set(said), code


def test_a_sentence_names_pieces_and_points() -> None:
    motif = found_at("2bakab2/9/9/p3p3C/9/6p1P/2r6/C3B1n2/4A4/4KA3 b", ("g5h5", "c4c3"), "a3a2")
    assert motif is not None
    said = motif_text(LANGUAGES["en"].texts, RULEBOOK, XiangqiRules(), motif)
    assert said.startswith(
        "The chariot could have attacked the cannon on a3 and the elephant on e3"
    )


LONG_LINES: Final = (
    (
        "allows_later_for",
        "1rbak1b2/4a4/4c1ncr/p3p1p1p/3n5/2B3P2/P3P3P/RC4NC1/4AR3/1NBAK4 w",
        "c5e3", "d6c4 b3d3 c4a3 b1a3", "f2f4 h8h9", {"taker": "n", "piece": "R", "at": "a3"},
    ),
    (
        "allows_later_attacks",
        "2bakab2/5r3/nc4ncr/pCp1p1pCp/9/6B2/P1P1P1P1P/2N3N2/9/R1BAKA2R w",
        "c1a3", "f9f3 c3e2 b8e8 h7e7", "g5e3 g7g6", {"taker": "r", "piece": "N", "at": "g3"},
    ),
    (
        "misses_later_attacks",
        "2b1ka3/9/9/p7R/2p6/9/P3P2r1/C8/4A4/c1BAK1B2 b",
        "a1a4", "a3e3 c10e8", "h4e4 a3e3 e4g4", {"taker": "r", "piece": "B", "at": "g1"},
    ),
    ("allows_later", "4ka3/4a4/4b4/1N2p3p/P5b2/1n2c4/8P/4Br3/4A4/2R1K4 b", "f3e3",
     "b7c9 e10d10 c1d1 e3d3 e2d3", "f3f6 c1c5 f6a6 b7c9 e10d10 c5d5 a6d6",
     {"taker": "A", "piece": "r", "at": "d3"}),
    ("misses_later_mate", "2rakab2/1r7/4b1n2/p3P3p/6p2/5R3/P3P1P1P/C1c1C3N/4A4/2c1KABR1 b", "b9b4",
     "a3b3 c3i3 b3i3 b4e4", "c3b3 f5f10 e10f10 e1d1 c10c2 e7e8 b3b1", {"taker": "c"}),
)  # fmt: skip


def test_what_a_line_comes_to_is_told_where_nothing_plainer_is_to_be_said() -> None:
    read = RULEBOOK.codec.parse_action
    for code, fen, played, reply, best, wanted in LONG_LINES:
        lines = [tuple(map(read, line.split())) for line in (best, reply)]
        motif = motif_of(at(fen), read(played), *lines)
        assert motif is not None, code
        assert motif.code == code
        assert wanted.items() <= {name: str(fact) for name, fact in motif.facts}.items()
        assert is_true(fen, motif)
        assert holds(at(fen), motif)
        for wrong in (replace(motif, line=motif.line[:-2]), replace(motif, line=motif.line[1:])):
            assert not holds(at(fen), wrong), code
        # A line that loses as much after the better move is no reason.
        assert motif_of(at(fen), read(played), (read(played),), lines[1]) != motif


def test_the_name_of_a_point_stays_as_it_is() -> None:
    fen = "1rbakab2/6R2/6n2/p7p/2P3P2/4C4/P3P3P/2C6/4A4/1cBAK1B2 b"
    motif = found_at(fen, ("b1b7", "g8f6"), "g9g8")
    assert motif is not None
    assert motif_text(LANGUAGES["zh"].texts, RULEBOOK, XiangqiRules(), motif).startswith("g8的马")


def test_places_are_named_as_the_edges_of_the_board_show_them() -> None:
    motif = found_at("2bakab2/9/9/p3p3C/9/6p1P/2r6/C3B1n2/4A4/4KA3 b", ("g5h5", "c4c3"), "a3a2")
    assert motif is not None
    told = {
        notation: motif_text(LANGUAGES["en"].texts, RULEBOOK, XiangqiRules(), motif, notation)
        for notation in RULEBOOK.notations()
    }
    assert "cannon on a3 and the elephant on e3 at once" in told["coordinates"]
    # Both are Red's, and Red counts files from its right.
    assert "cannon on file 9 and the elephant on file 5 at once" in told["wxf"]
    assert "cannon on file 九 and the elephant on file 五 at once" in told["traditional"]


@pytest.mark.slow
def test_nothing_is_claimed_that_another_generator_refutes() -> None:
    """Any move beside any other one and any answer, on positions of games: no sentence is false."""
    rng = Random(27)
    told = 0
    for _, fen, _, _, _ in rows():
        state = at(fen)
        actions = RULEBOOK.actions(state)
        for _ in range(6):
            played, best = rng.choice(actions), rng.choice(actions)
            answers = RULEBOOK.actions(RULEBOOK.play(state, played).state)
            reply = (rng.choice(answers),) if answers else ()
            motif = motif_of(state, played, (best,), reply)
            if motif is not None and not motif.code.startswith("ends_"):
                told += 1
                assert is_true(fen, motif), (fen, motif)
    assert told > 10


def test_a_motif_that_was_tampered_with_does_not_hold() -> None:
    for code, fen, moves, reply, _ in rows():
        state, motif = at(fen), found_at(fen, moves, reply)
        assert motif is not None
        assert holds(state, motif), code
        changed = [
            replace(motif, facts=(*motif.facts[:-1], (motif.facts[-1][0], "x9"))),
            replace(motif, line=()),
            replace(motif, line=(*motif.line, "a1a1")),
            replace(motif, line=("nonsense",)),
            replace(motif, code="allows_everything"),
            replace(motif, code=next(each for each in reversed(CODES) if each != code)),
        ]
        for wrong in changed:
            assert not holds(state, wrong) or is_true(fen, wrong), (code, wrong)


def test_nothing_is_claimed_where_one_answer_saves_everything() -> None:
    skewered = found_at("4k4/9/9/9/9/3c2n2/9/9/9/R2K5 w", ("a1a5", "a1a5"))
    assert skewered is not None
    assert skewered.code == "does_skewer"
    # Here a chariot guards the cannon, so that the horse behind it is safe too.
    assert found_at("3rk4/9/9/9/9/3c2n2/9/9/9/R2K5 w", ("a1a5", "a1a5")) is None


def test_a_draw_by_repetition_is_told() -> None:
    state = at("3k5/9/9/9/9/r8/R8/9/9/4K4 w")
    line = ["a4b4", "a5b5", "b4a4", "b5a5"] * 2
    for text in line[:-1]:
        state = RULEBOOK.play(state, RULEBOOK.codec.parse_action(text)).state
    last = RULEBOOK.codec.parse_action(line[-1])
    motif = motif_of(state, last, (last,), ())
    assert motif == Motif("ends_repetition", (("mover", "r"),), (line[-1],))
    assert holds(state, motif)


def test_the_reviewer_of_the_cabinet_tells_motifs() -> None:
    fen, moves = "3a5/2N1k1r1R/5a3/9/9/6p2/8P/9/9/3K5 w", ("d1d2", "i9g9")
    played, best = map(RULEBOOK.codec.parse_action, moves)
    motif = reviewers()["xiangqi"].motif(at(fen), played, (best,), ())
    assert motif is not None
    assert motif.code == "misses_mate"
    assert reviewers()["xiangqi"].holds(at(fen), motif)


def test_nothing_falls_where_the_game_is_drawn_first() -> None:
    """A skewer wins the cannon or the horse, but not when moves without a capture run out."""
    board = "4k4/9/9/9/9/3c2n2/9/9/9/R2K5 w - -"
    skewer = RULEBOOK.codec.parse_action("a1a5")
    for quiet, is_told in ((100, True), (117, True), (118, False)):
        state = RULEBOOK.start(XiangqiRules(), f"{board} {quiet} 90")
        assert (motif_of(state, skewer, (skewer,), ()) is not None) is is_told, quiet
