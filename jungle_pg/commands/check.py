"""Commands that show what the rules say of a position: moves, perft."""

import sys
from argparse import Namespace

from jungle_pg.commands.chosen import chosen_game, chosen_rules
from jungle_pg.core.rulebook import CHANCE, A, BadText, E, R, Rulebook, S
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.speech import verdict_text


def moves(options: Namespace) -> int:
    """Print the legal moves, one a line, sorted; say so when the game is over or luck decides."""
    rulebook = chosen_game(options)
    rules = chosen_rules(rulebook, options)
    state = rulebook.start(rules, options.fen)
    for text in sorted(map(rulebook.codec.action_text, rulebook.actions(state))):
        print(text)
    verdict = rulebook.verdict(state)
    if verdict is not None:
        over = verdict_text(ENGLISH, rulebook, rules, verdict)
        print(f"jungle-pg: the game is over: {over}", file=sys.stderr)
    elif rulebook.actor(state) == CHANCE:
        print("jungle-pg: luck decides here", file=sys.stderr)
    return 0


def perft(options: Namespace) -> int:
    """Print the number of lines of play of each length up to a depth."""
    rulebook = chosen_game(options)
    state = rulebook.start(chosen_rules(rulebook, options), options.fen)
    for depth in range(1, options.depth + 1):
        print(depth, count_lines(rulebook, state, depth), flush=True)
    return 0


def count_lines(rulebook: Rulebook[R, S, A, E], state: S, depth: int) -> int:
    """How many legal sequences of exactly so many actions begin here; BadText before luck."""
    if rulebook.actor(state) == CHANCE:
        raise BadText("luck decides on the way, so the lines of play cannot be counted")
    actions = rulebook.actions(state)
    if depth == 1:
        return len(actions)
    return sum(
        count_lines(rulebook, rulebook.play(state, action).state, depth - 1) for action in actions
    )
