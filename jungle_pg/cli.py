"""Every command of the program."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from jungle_pg import __version__
from jungle_pg.commands import check
from jungle_pg.commands.arena import arena as run_arena
from jungle_pg.commands.engine import engine as run_engine
from jungle_pg.core.rulebook import BadText

DEPTH_LIMIT = 99


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and exit with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that knows no arrows or Chinese gets escapes, never a traceback.
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    parser = command_parser()
    options = parser.parse_args(arguments)
    if "command" not in options:
        parser.print_help()
        return 0
    try:
        return int(options.command(options))
    except BadText as mistake:
        print(f"jungle-pg: {mistake}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has seen enough; nothing more can be said to it.
        sys.stdout = None
        return 0
    except KeyboardInterrupt:
        return 130


def command_parser() -> Parser:
    """The commands and their options."""
    parser = Parser(prog="jungle-pg", description="Jungle, the animal chess of China.")
    parser.add_argument("--version", action="version", version=f"jungle-pg {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    moves = commands.add_parser("moves", help="print the legal moves of a position")
    moves.set_defaults(command=check.moves)

    perft = commands.add_parser("perft", help="count the lines of play up to a depth")
    perft.add_argument("depth", type=_depth, metavar="N", help="number of plies")
    perft.set_defaults(command=check.perft)

    judge = commands.add_parser("judge", help="play moves and print how the game stands, as JSON")
    judge.add_argument("moves", nargs="*", metavar="MOVE", help="like A3A4")
    judge.set_defaults(command=check.judge)

    engine = commands.add_parser("engine", help="think for another program (UCI protocol)")
    engine.set_defaults(command=run_engine)

    arena = commands.add_parser("arena", help="let computer players play each other")
    arena.add_argument("first", metavar="A", help="level:N, level:N/PART or 'cmd:PROGRAM ARGS'")
    arena.add_argument("second", metavar="B", help="the other one")
    arena.add_argument("--games", type=_count, default=20, metavar="N", help="number of games")
    limit = arena.add_mutually_exclusive_group()
    limit.add_argument("--movetime", type=_count, metavar="MS", help="milliseconds a move")
    limit.add_argument("--depth", type=_depth, metavar="D", help="plies a move")
    limit.add_argument("--nodes", type=_count, metavar="N", help="positions a move")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="of openings and levels")
    arena.add_argument("--workers", type=_count, default=1, metavar="W", help="games at a time")
    arena.add_argument("-o", "--output", default="arena-games.txt", help="file for the games")
    arena.set_defaults(command=run_arena)

    for command in (moves, perft, judge, engine, arena):
        command.add_argument(
            "--rules",
            default="traditional",
            metavar="ID",
            help="rule set, like traditional, animal+dog_river or traditional,rivers=edges",
        )
    for command in (moves, perft, judge):
        command.add_argument("--fen", help="position; the start of the rule set by default")
    return parser


def _count(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 9 and int(text) >= 1:
        return int(text)
    raise argparse.ArgumentTypeError(f"expected a number from 1, not {text!r}")


def _depth(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 9 and 1 <= int(text) <= DEPTH_LIMIT:
        return int(text)
    raise argparse.ArgumentTypeError(f"a depth is a number from 1 to {DEPTH_LIMIT}, not {text!r}")
