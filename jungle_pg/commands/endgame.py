"""The command that tells how a game with few pieces ends, from tables that know it by heart."""

import json
import sys
from argparse import Namespace

from jungle_pg.cabinet import endgames
from jungle_pg.commands.chosen import chosen_game, chosen_rules
from jungle_pg.core.rulebook import BadText


def endgame(options: Namespace) -> int:
    """Print the value of a position, or figures about a signature, as one JSON object."""
    rulebook = chosen_game(options)
    rules = chosen_rules(rulebook, options)
    known = endgames(rulebook.game_id)
    if known is None:
        raise BadText(f"nothing is known of the endgames of {rulebook.game_id}")
    if options.fen is not None:
        told = known.position(rules, options.fen)
    else:
        told = known.signature(rules, options.signature)
    for trouble in known.troubles:
        print(f"jungle-pg: {trouble}", file=sys.stderr)
    print(json.dumps(told))
    return 0
