"""One sentence why: every motif on a position of a game that was played, and never a false one."""

from dataclasses import replace
from random import Random

import pytest

from jungle_pg.cabinet import reviewers, words
from jungle_pg.core.jungle.board import parse_spot, spot_name
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import Action, Captured, JungleState
from jungle_pg.core.review.values import Motif
from jungle_pg.core.rulebook import opponent
from jungle_pg.games.jungle.review.motifs import CODES, holds, motif_of
from jungle_pg.texts.speech import motif_text
from tests.core.jungle.positions import JUNGLE, fen
from tests.games.jungle.motif_positions import PLACED, PLAYED
from tests.properties.jungle_positions import random_state
from tests.rows import each_of

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


@pytest.mark.slow
def test_a_way_to_the_den_is_forced_by_the_rules_alone() -> None:
    """Every answer is tried with the rulebook, which knows nothing of the search's board."""
    _, rules, position, played, best, reply, _ = next(
        row for row in PLAYED if row[0] == "allows_den_forced"
    )
    state = JUNGLE.start(JUNGLE.codec.parse_rules(rules), position)
    motif = found(state, played, best, reply)
    assert motif is not None
    for action in actions(" ".join(motif.line[:2])):
        state = JUNGLE.play(state, action).state
    left = int(str(dict(motif.facts)["moves"])) - 1
    assert is_forced(state, opponent(state.mover), left)
    assert not is_forced(state, opponent(state.mover), left - 1)


def is_forced(state: JungleState, seat: int, left: int) -> bool:
    """Whether a side enters the den within so many own moves, whatever the other one does."""
    if state.verdict is not None:
        return state.verdict.winner == seat and state.verdict.reason == "den"
    steps = (JUNGLE.play(state, action).state for action in JUNGLE.actions(state))
    if state.mover == seat:
        near = [each for each in steps if each.verdict is not None or left > 1]
        return left > 0 and any(is_forced(each, seat, left - 1) for each in near)
    return all(is_forced(each, seat, left) for each in steps)


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


@pytest.mark.slow
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
    if code in (
        "den",
        "den_next",
        "den_soon",
        "den_still",
        "leaves_den",
        "later_den",
        "den_forced",
    ):
        assert before[-1].verdict is not None
        assert (before[-1].verdict.winner, before[-1].verdict.reason) == (mover, "den")
    elif code in ("last", "stuck"):
        reason = {"last": "captured_all", "stuck": "no_moves"}[code]
        assert after.verdict is not None
        assert (after.verdict.winner, after.verdict.reason) == (mover, reason)
    elif code in ("repetition", "no_capture_limit"):
        assert before[-1].verdict is not None
        assert (before[-1].verdict.winner, before[-1].verdict.reason) == (None, code)
    elif code in ("attacks", "later_attacks"):
        hunter, hunted = line[-1].target, before[-1].board[at if at is not None else 0]
        assert hunted is not None
        assert hunted.animal.name.lower() == facts["piece"]
        assert hunted.seat == before[-1].mover
        if before[-1].verdict is None:
            idle = replace(before[-1], mover=opponent(before[-1].mover))
            assert any(each.start == hunter and each.target == at for each in JUNGLE.actions(idle))
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
