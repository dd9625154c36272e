"""Commands that show what the rules say: moves, perft, judge."""

import json
import sys
from argparse import Namespace

from jungle_pg.cabinet import JUNGLE
from jungle_pg.core.history import history
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Recording
from jungle_pg.core.rulebook import A, E, R, Rulebook, S, Verdict
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.speech import refusal_text, verdict_text


def moves(options: Namespace) -> int:
    """Print the legal moves, one a line, sorted; say so when the game is over."""
    rules = JUNGLE.codec.parse_rules(options.rules)
    state = JUNGLE.start(rules, options.fen)
    for text in sorted(map(JUNGLE.codec.action_text, JUNGLE.actions(state))):
        print(text)
    if state.verdict is not None:
        over = verdict_text(ENGLISH, JUNGLE, rules, state.verdict)
        print(f"jungle-pg: the game is over: {over}", file=sys.stderr)
    return 0


def perft(options: Namespace) -> int:
    """Print the number of lines of play of each length up to a depth."""
    state = JUNGLE.start(JUNGLE.codec.parse_rules(options.rules), options.fen)
    for depth in range(1, options.depth + 1):
        print(depth, count_lines(JUNGLE, state, depth), flush=True)
    return 0


def judge(options: Namespace) -> int:
    """Play moves and print result, reason, position and history as one JSON object."""
    rules = JUNGLE.codec.parse_rules(options.rules)
    recording = Recording(JUNGLE, Setup(rules, options.fen))
    for number, text in enumerate(options.moves, start=1):
        refusal = recording.add_action(JUNGLE.codec.parse_action(text))
        if refusal is not None:
            why = refusal_text(ENGLISH, JUNGLE, rules, refusal)
            print(f"jungle-pg: move {number}, {text}: {why}", file=sys.stderr)
            return 2
    match = recording.match()
    report = {
        "result": _result(match.verdict),
        "reason": match.verdict.reason if match.verdict else None,
        "fen": JUNGLE.codec.position_text(match.state),
        "history": history(match),
    }
    print(json.dumps(report, ensure_ascii=False))
    return 0


def count_lines(rulebook: Rulebook[R, S, A, E], state: S, depth: int) -> int:
    """How many legal sequences of exactly so many actions begin here."""
    actions = rulebook.actions(state)
    if depth == 1:
        return len(actions)
    return sum(
        count_lines(rulebook, rulebook.play(state, action).state, depth - 1) for action in actions
    )


def _result(verdict: Verdict | None) -> str | None:
    if verdict is None:
        return None
    return "draw" if verdict.winner is None else JUNGLE.seat_ids[verdict.winner]
