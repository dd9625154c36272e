"""Commands that show what the rules say: moves, perft, judge."""

import json
import sys
from argparse import Namespace

from jungle_pg.commands.chosen import chosen_game, chosen_rules
from jungle_pg.core.history import history
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Recording
from jungle_pg.core.rulebook import A, E, R, Rulebook, S, Verdict
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.speech import refusal_text, verdict_text


def moves(options: Namespace) -> int:
    """Print the legal moves, one a line, sorted; say so when the game is over."""
    rulebook = chosen_game(options)
    rules = chosen_rules(rulebook, options)
    state = rulebook.start(rules, options.fen)
    for text in sorted(map(rulebook.codec.action_text, rulebook.actions(state))):
        print(text)
    verdict = rulebook.verdict(state)
    if verdict is not None:
        over = verdict_text(ENGLISH, rulebook, rules, verdict)
        print(f"jungle-pg: the game is over: {over}", file=sys.stderr)
    return 0


def perft(options: Namespace) -> int:
    """Print the number of lines of play of each length up to a depth."""
    rulebook = chosen_game(options)
    state = rulebook.start(chosen_rules(rulebook, options), options.fen)
    for depth in range(1, options.depth + 1):
        print(depth, count_lines(rulebook, state, depth), flush=True)
    return 0


def judge(options: Namespace) -> int:
    """Play moves and print result, reason, position and history as one JSON object."""
    rulebook = chosen_game(options)
    rules = chosen_rules(rulebook, options)
    recording = Recording(rulebook, Setup(rules, options.fen))
    for number, text in enumerate(options.moves, start=1):
        refusal = recording.add_action(rulebook.read(recording.state, text))
        if refusal is not None:
            why = refusal_text(ENGLISH, rulebook, rules, refusal)
            print(f"jungle-pg: move {number}, {text}: {why}", file=sys.stderr)
            return 2
    match = recording.match()
    report = {
        "result": _result(rulebook, match.verdict),
        "reason": match.verdict.reason if match.verdict else None,
        "fen": rulebook.codec.position_text(match.state),
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


def _result(rulebook: Rulebook[R, S, A, E], verdict: Verdict | None) -> str | None:
    if verdict is None:
        return None
    return "draw" if verdict.winner is None else rulebook.seat_ids[verdict.winner]
