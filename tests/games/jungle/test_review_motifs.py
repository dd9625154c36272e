"""One sentence why: every motif on a position of a game that was played, and never a false one."""

from dataclasses import replace
from random import Random

from jungle_pg.cabinet import reviewers, words
from jungle_pg.core.jungle.board import parse_spot, spot_name
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import Action, Captured, JungleState
from jungle_pg.core.review.values import Motif
from jungle_pg.core.rulebook import opponent
from jungle_pg.games.jungle.review.motifs import CODES, holds, motif_of
from jungle_pg.texts.speech import motif_text
from tests.core.jungle.positions import JUNGLE, fen
from tests.properties.jungle_positions import random_state
from tests.rows import each_of

PLAYED = (
    (
        "allows_later", "club", "2p2t1/2d1wc1/1lre3/7/7/7/2E1RL1/1CW1D2/1T2P2 b 27 14", "F9E9",
        "D7E7", "F3F7 F8F9 F7F8 D7D8 F8F9", "lion cat F9",
    ),
    (
        "misses_later", "club", "7/r1dwec1/2l2t1/3PR2/3W3/p2D3/1TECL2/7/7 b 59 30", "D8D7",
        "A4A5 D3D2 F7E7 D4D3 E7D7 E6E7 D7E7", "B3A3 A4A5 D3D2 E8D8 D4D3", "tiger rat E7",
    ),
    (
        "allows_cornered",
        "club",
        "4tc1/r1dew2/p1l4/3P3/7/7/7/1CWDELR/1T5 r 48 25",
        "B1C1",
        "F2F3",
        "C7C3",
        "lion wolf C2 tiger",
    ),
    (
        "allows_den_soon",
        "club",
        "7/1lde1L1/7/p6/3C3/7/1W5/7/2T4 b 6 42",
        "D8D7",
        "B8B7",
        "F8E8",
        "lion elephant",
    ),
    (
        "allows_den_still",
        "club",
        "7/7/4Pct/1r2R2/7/7/d1l1e2/3C3/7 r 0 44",
        "E6F6",
        "E7D7",
        "C3C2",
        "lion rat",
    ),
    (
        "allows_fork",
        "traditional",
        "7/3c3/d1lpw1t/4R2/3W3/6e/TE2PL1/2C4/7 b 8 28",
        "A7B7",
        "D7D6",
        "F3F7",
        "lion wolf E7 tiger G7 dog",
    ),
    (
        "allows_frees_leap",
        "traditional",
        "4t2/1Tdewc1/r3l2/7/4R2/p6/2ECD2/3L3/7 r 12 42",
        "E5D5",
        "D3D4",
        "E7E3",
        "lion dog E3 rat",
    ),
    (
        "allows_gives_for",
        "traditional",
        "7/2l4/2dwe2/3c3/3p1R1/2rW3/2TPL2/3D3/1C5 b 0 36",
        "D5D4",
        "E7E8",
        "D3D4",
        "leopard leopard D4 leopard wolf",
    ),
    (
        "allows_leaves",
        "club",
        "1d5/4e2/2p2Lt/7/3w2l/1r5/1CEP3/2TD3/7 b 7 33",
        "B9B8",
        "G7G6",
        "F7G7",
        "lion tiger G7 dog",
    ),
    (
        "allows_leaves_den",
        "club",
        "7/2r4/3Ed2/7/3R3/7/3W2e/3Ct2/2T2L1 r 9 32",
        "D3E3",
        "D7E7",
        "E2D2",
        "tiger wolf",
    ),
    (
        "allows_steps_into",
        "club",
        "2l4/6t/1d2wc1/r6/3p2e/E6/1C1PD1R/7/1T2L2 r 2 12",
        "A4A5",
        "B3B2",
        "A6A5",
        "rat elephant A5 elephant",
    ),
    (
        "allows_unguards",
        "club",
        "1l5/3dc2/2pw2t/3P2e/7/7/r6/1CWEDLR/2T4 b 37 19",
        "C7C8",
        "B9B8",
        "D6D7",
        "leopard wolf D7 leopard",
    ),
    (
        "does_cornered",
        "traditional",
        "7/4tc1/l1dpw2/r5R/7/E6/T2CPD1/3WL2/7 b 20 19",
        "A6A5",
        "A6A5",
        "F3F2",
        "rat elephant A4",
    ),
    (
        "does_dearer",
        "club",
        "5t1/r1d1ec1/2lw1L1/3R3/3W3/p2P3/1TECD2/7/7 b 65 33",
        "D7D6",
        "D7D6",
        "B3A3",
        "wolf rat D6",
    ),
    ("does_den", "club", "7/3P3/5ct/1r3R1/7/7/d3e2/3l3/7 b 1 46", "D2D1", "D2D1", "", "lion"),
    (
        "does_den_next",
        "club",
        "4t2/2dpc2/2L4/2r4/7/7/7/2lED1R/7 b 1 48",
        "C2C1",
        "C2C1",
        "",
        "lion",
    ),
    (
        "does_den_soon",
        "club",
        "7/7/5e1/3E3/3c3/2r4/2t4/T1C2L1/7 b 0 25",
        "C3C2",
        "C3C2",
        "",
        "tiger",
    ),
    (
        "does_escape",
        "traditional",
        "5c1/r1d1w2/2let2/6P/7/3p1R1/3EL2/1CW1D2/2T4 b 47 24",
        "D4D5",
        "D4D5",
        "",
        "leopard leopard D4",
    ),
    (
        "does_fork",
        "traditional",
        "7/2l4/1E1pw2/1r2R2/3c3/7/1t2L2/2T4/7 r 1 22",
        "B7C7",
        "B7C7",
        "C8B8",
        "elephant leopard D7 lion C8",
    ),
    (
        "does_free",
        "club",
        "7/1d2e2/2p2Lt/7/3w2l/1r5/1CEP3/2TD3/7 r 8 34",
        "F7G7",
        "F7G7",
        "B8C8",
        "lion tiger G7",
    ),
    (
        "does_leap_takes",
        "traditional",
        "7/r1d1wct/2lpe2/7/6R/7/E1WP3/T1C3L/4D2 b 23 12",
        "C7C3",
        "C7C3",
        "D3D4",
        "lion wolf C3",
    ),
    (
        "does_prevent_den",
        "club",
        "4c2/2de1tw/2l1PR1/1r5/7/7/3WL2/T1pED2/7 r 0 62",
        "D2C2",
        "D2C2",
        "F8F7",
        "elephant",
    ),
    (
        "does_rat_takes",
        "traditional",
        "l4t1/2dc3/r1p1w2/7/7/3P2e/2E3R/1CW1D2/1T4L r 26 14",
        "G3G4",
        "G3G4",
        "E7E8",
        "rat elephant G4",
    ),
    (
        "misses_cornered",
        "club",
        "7/7/2ldet1/6P/3w3/3p3/2E1L2/2C1D1R/1T5 r 8 47",
        "E2D2",
        "E3D3",
        "F7G7",
        "lion leopard D4",
    ),
    (
        "misses_dearer",
        "club",
        "2d3t/4ec1/2pw1R1/6l/7/2r4/2EWPL1/1C1D3/2T4 b 37 19",
        "C4B4",
        "F8F7",
        "C1C2",
        "cat rat F7",
    ),
    (
        "misses_den_next",
        "club",
        "7/7/3E1e1/3w3/3c3/2r4/2t4/T1C2L1/7 r 0 25",
        "D7D6",
        "D7D8",
        "C3C2",
        "elephant",
    ),
    (
        "misses_den_soon",
        "club",
        "7/7/4Pct/1r2R2/7/7/d1l1Le1/3C3/7 b 0 43",
        "F3E3",
        "C3C2",
        "E7D7",
        "lion",
    ),
    (
        "misses_fork",
        "traditional",
        "7/3c3/d1lpw1t/7/3WR2/6e/TE2PL1/2C4/7 r 7 28",
        "E5E6",
        "F3F7",
        "G4G3",
        "lion wolf E7 tiger G7",
    ),
    (
        "misses_free",
        "club",
        "7/7/Edpw1e1/3c3/7/2rt3/2W4/1TC2L1/7 r 1 21",
        "B2A2",
        "A7B7",
        "B7B8",
        "elephant dog B7",
    ),
    (
        "misses_leap_takes",
        "traditional",
        "7/2w4/1dle3/3c3/3PR2/Cr5/2TD3/4L2/7 b 16 45",
        "B4B5",
        "C7C3",
        "C3C2",
        "lion tiger C3",
    ),
    (
        "misses_rat_takes",
        "club",
        "6e/ld3t1/p3w1c/7/r2P1R1/E6/2WD3/2TCL2/7 b 43 22",
        "G9G8",
        "A5A4",
        "A4A3",
        "rat elephant A4",
    ),
)  # fmt: skip
"""Code, rules, position, what was played, the best move, the answer, and who is spoken of."""

PLACED = (
    ("allows_into_trap", "traditional", "PD7 cC8 wG9 RA1 r", "D7D8", "A1A2", "C8D8",
     "cat leopard D8 leopard"),
    ("does_block", "traditional", "RA5 WB7 DG1 lB3 eG9 r", "A5B5", "A5B5", "", "rat wolf B7"),
    ("does_in_trap", "animal+rat_only_den", "DE2 tD2 RA9 lG9 r", "E2D2", "E2D2", "",
     "dog tiger D2"),
    ("does_last", "traditional", "RD5 eD6 r", "D5D6", "D5D6", "", "rat elephant D6"),
    ("does_pays", "traditional", "TC7 pD7 lE7 ED6 rA1 CA9 r", "C7D7", "C7D7", "",
     "tiger leopard D7"),
    ("does_save", "traditional", "TE3 lD3 EF2 rA9 CB2 r", "F2F3", "F2F3", "", "elephant tiger E3"),
    ("does_stuck", "traditional", "LA7 cA9 TB9 RG1 r", "A7A8", "A7A8", "", "lion"),
    ("ends_no_capture_limit", "traditional", "EC2 cC7 DA1 lG9 r 49", "A1A2", "C2C3", "", "dog"),
)  # fmt: skip
"""The same on positions made up for what games seldom show."""

FACTS = ("taker", "piece", "at", "second", "second_at", "mover", "other")


def actions(text: str) -> tuple[Action, ...]:
    return tuple(map(JUNGLE.codec.parse_action, text.split()))


def found(state: JungleState, played: str, best: str, reply: str) -> Motif | None:
    reviewer = reviewers()["jungle"]
    return reviewer.motif(state, actions(played)[0], actions(best), actions(reply))


def check(
    code: str, rules: str, position: str, played: str, best: str, reply: str, said: str
) -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules(rules), position)
    motif = found(state, played, best, reply)
    assert motif is not None, position
    facts = dict(motif.facts)
    assert motif.code == code, position
    assert " ".join(str(facts[name]) for name in FACTS if name in facts) == said
    is_shown(state, motif)
    for lie in lies(motif):
        assert not holds(state, lie), lie


@each_of("code, rules, position, played, best, reply, said", PLAYED)
def test_motifs_on_positions_of_games_that_were_played(
    code: str, rules: str, position: str, played: str, best: str, reply: str, said: str
) -> None:
    check(code, rules, position, played, best, reply, said)


@each_of("code, rules, animals, played, best, reply, said", PLACED)
def test_motifs_that_games_seldom_show(
    code: str, rules: str, animals: str, played: str, best: str, reply: str, said: str
) -> None:
    names, mover, *quiet = animals.rpartition(" r")[0], "r", *animals.rpartition(" r")[2].split()
    position = fen(names, mover, int(quiet[0]) if quiet else 0)
    check(code, rules, position, played, best, reply, said)


def test_a_position_that_comes_too_often_is_told() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("club"))
    for text in ("A3A4", "A7A6", "A4A3", "A6A7", "A3A4", "A7A6", "A4A3"):
        state = JUNGLE.play(state, JUNGLE.codec.parse_action(text)).state
    motif = found(state, "A6A7", "G7F7", "")
    assert motif is not None
    assert motif.code == "ends_repetition"
    is_shown(state, motif)


def test_at_least_fifteen_motifs_are_shown_and_all_have_words() -> None:
    shown = {row[0].partition("_")[2] for row in (*PLAYED, *PLACED)}
    assert len(shown) >= 15
    for language in ("en", "zh"):
        texts = words(language).texts
        assert {code for code in CODES if f"motif.jungle.{code}" not in texts} == set()


def test_a_sentence_names_squares_as_the_board_does() -> None:
    rules = JUNGLE.codec.parse_rules("course,row_one=top")
    motif = Motif("does_free", (("taker", "lion"), ("piece", "tiger"), ("at", "G7")), ("F7G7",))
    said = motif_text(words("en").texts, JUNGLE, rules, motif)
    assert said == "The lion takes the tiger on G3, and nothing can take it back."


def test_no_sentence_about_any_position_is_false() -> None:
    told = 0
    for seed in range(60):
        rng = Random(seed)
        rules = rng.choice(("traditional", "club", "animal+rat_only_den", "appendix"))
        state = random_state(JUNGLE.codec.parse_rules(rules), rng)
        if state.verdict is not None:
            continue
        moves = JUNGLE.actions(state)
        for played in rng.sample(moves, min(3, len(moves))):
            after = JUNGLE.play(state, played).state
            reply = () if after.verdict else (rng.choice(JUNGLE.actions(after)),)
            for best in (played, rng.choice(moves)):
                motif = motif_of(state, played, (best,), reply)
                if motif is not None:
                    told += 1
                    assert holds(state, motif), (JUNGLE.codec.position_text(state), motif)
                    is_shown(state, motif)
    assert told > 50


def lies(motif: Motif) -> list[Motif]:
    """The same sentence about other animals, other squares or another line."""
    facts = dict(motif.facts)
    changed = [replace(motif, line=()), replace(motif, line=(*motif.line[:-1], "A1A1"))]
    for name, wrong in (("taker", "dog"), ("piece", "cat"), ("at", "D5"), ("moves", 7)):
        if name in facts:
            other = "wolf" if facts[name] == wrong else wrong
            changed.append(replace(motif, facts=tuple({**facts, name: other}.items())))
    return changed


def is_shown(state: JungleState, motif: Motif) -> None:
    """Play the line by the rules alone, and see for oneself what the words claim."""
    line = [each for each in actions(" ".join(motif.line)) if isinstance(each, Move)]
    assert len(line) == len(motif.line)
    tense, _, code = motif.code.partition("_")
    facts = dict(motif.facts)
    begin = 1 if tense == "allows" else 0
    before, events = [state], []
    for move in line:
        assert JUNGLE.refusal(before[-1], move) is None, motif
        step = JUNGLE.play(before[-1], move)
        before.append(step.state)
        events.append(step.events)
    mover = opponent(state.mover) if tense == "allows" else state.mover
    at = parse_spot(str(facts["at"])) if "at" in facts else None
    after = before[begin + 1]
    shown = events[-1] if code == "later" else events[begin]
    taken = [event for event in shown if isinstance(event, Captured)]
    if code in ("den", "den_next", "den_soon", "den_still", "leaves_den", "later_den"):
        assert before[-1].verdict is not None
        assert (before[-1].verdict.winner, before[-1].verdict.reason) == (mover, "den")
    elif code in ("last", "stuck"):
        reason = {"last": "captured_all", "stuck": "no_moves"}[code]
        assert after.verdict is not None
        assert (after.verdict.winner, after.verdict.reason) == (mover, reason)
    elif code in ("repetition", "no_capture_limit"):
        assert before[-1].verdict is not None
        assert (before[-1].verdict.winner, before[-1].verdict.reason) == (None, code)
    elif code in ("fork", "cornered"):
        spots = {at, parse_spot(str(facts["second_at"])) if "second_at" in facts else at}
        for answer in JUNGLE.actions(after):
            follower = JUNGLE.play(after, answer).state
            now = {answer.target if spot == answer.start else spot for spot in spots}
            assert any(taking.target in now for taking in JUNGLE.actions(follower)), motif
    elif code in ("prevent_den", "escape", "block", "save"):
        assert tense == "does"
        if code in ("escape", "block"):
            spot = line[0].target if code == "escape" else at
            assert all(answer.target != spot for answer in JUNGLE.actions(after)), motif
    else:
        (capture,) = taken
        assert capture.attacker.seat == mover
        assert capture.attacker.animal.name.lower() == facts["taker"]
        assert capture.victim.seat == opponent(mover)
        assert capture.victim.animal.name.lower() == facts["piece"]
        assert capture.spot == at, spot_name(capture.spot)
        if code in ("free", "leap_takes", "in_trap"):
            assert all(answer.target != at for answer in JUNGLE.actions(after)), motif
