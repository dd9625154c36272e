"""Every command of the program."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from jungle_pg import __version__
from jungle_pg.cabinet import GAMES
from jungle_pg.core.bad_text import BadText

DEPTH_LIMIT = 99
LARGEST = (7680, 4320)
PICTURE_SIDES = range(160, 4097)
SLOWEST, FASTEST = 0.5, 5.0


class Parser(argparse.ArgumentParser):
    """A parser whose error messages are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and exit with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line and return its exit status."""
    _prepare_output()
    try:
        try:
            status = _checked(arguments)
        finally:
            # What a command has said may still wait for a disk that is full.
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; nothing more can be said to it.
        _give_output_up()
        return 0
    except OSError as problem:
        _complain(problem.strerror or problem)
        _give_output_up()
        return 1
    return status


def _checked(arguments: Sequence[str] | None) -> int:
    try:
        return carry_out(command_parser().parse_args(arguments))
    except BadText as mistake:
        _complain(mistake)
        return 2
    except KeyboardInterrupt:
        return 130


def _prepare_output() -> None:
    """Whatever is printed is read by somebody, goes to nobody, or fails in words."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            # A closed stream, or a program that Windows starts from its icon.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        else:
            # A terminal that knows no arrows or Chinese gets escapes, never a traceback.
            stream.reconfigure(errors="backslashreplace")


def _complain(what: object) -> None:
    """One line on stderr; where nobody can read it, the exit status says it."""
    try:
        print(f"jungle-pg: {what}", file=sys.stderr, flush=True)
    except OSError:
        sys.stderr = None


def _give_output_up() -> None:
    """Say nothing more, not even the rest that Python would write when it ends."""
    sys.stdout = sys.stderr = None


def carry_out(options: argparse.Namespace) -> int:
    """Load what a command needs, and nothing else: a window should open at once."""
    match options.command:
        case "console":
            from jungle_pg.commands.console import console

            return console(options)
        case "moves" | "perft" | "judge" | "verify" as name:
            from jungle_pg.commands import judge

            commands = (judge.moves, judge.perft, judge.judge, judge.verify)
            return {command.__name__: command for command in commands}[name](options)
        case "endgame":
            from jungle_pg.commands.endgame import endgame

            return endgame(options)
        case "stages":
            from jungle_pg.commands.stages import stages

            return stages(options)
        case "review":
            from jungle_pg.commands.review import review

            return review(options)
        case "engine":
            from jungle_pg.commands.engine import engine

            return engine(options)
        case "arena":
            from jungle_pg.commands.arena import arena

            return arena(options)
        case "selfcheck":
            from jungle_pg.commands.selfcheck import selfcheck

            return selfcheck(options)
        case "export":
            from jungle_pg.commands.export import export

            return export(options)
        case "serve":
            from jungle_pg.commands.serve import serve

            return serve(options)
        case "shot":
            from jungle_pg.commands.play import shot

            return shot(options)
        case _:
            from jungle_pg.commands.play import play

            return play(options)


def command_parser() -> Parser:
    """The commands and their options."""
    parser = Parser(
        prog="jungle-pg",
        description="Jungle, the animal chess of China. Without a command its window opens.",
    )
    parser.add_argument("--version", action="version", version=f"jungle-pg {__version__}")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--windowed", action="store_true", help="in a window")
    mode.add_argument("--fullscreen", action="store_true", help="on the whole screen")
    parser.add_argument("--size", type=_size, metavar="WxH", help="of the window, like 1280x720")
    parser.add_argument("--lang", choices=("en", "zh"), help="English or Chinese")
    opens = parser.add_mutually_exclusive_group()
    opens.add_argument("--load", metavar="FILE", help="play a saved game on")
    opens.add_argument("--replay", metavar="FILE", help="watch a saved game")
    opens.add_argument("--join", metavar="LINK", help="join a friend: jungle://host:port/CODE")
    parser.add_argument("--no-sound", action="store_true", help="be silent")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")

    _add_console_options(
        commands.add_parser(
            "console", help="play in the terminal", argument_default=argparse.SUPPRESS
        )
    )

    moves = commands.add_parser("moves", help="print the legal moves of a position")

    perft = commands.add_parser("perft", help="count the lines of play up to a depth")
    perft.add_argument("depth", type=_depth, metavar="N", help="number of plies")

    judge = commands.add_parser("judge", help="play moves and print how the game stands, as JSON")
    judge.add_argument(
        "moves",
        nargs="*",
        metavar="MOVE|FILE",
        help="like A3A4, b3e3 or C2=5; or a file (- is standard input) with a decision a line",
    )

    verify = commands.add_parser("verify", help="check saves and other games, move by move")
    verify.add_argument(
        "files", nargs="+", metavar="FILE", help="a save, a board file or a game as text"
    )

    endgame = commands.add_parser("endgame", help="tell how a game with few pieces ends, as JSON")
    asked = endgame.add_mutually_exclusive_group(required=True)
    asked.add_argument("--fen", help="position with three animals or fewer")
    asked.add_argument("--signature", metavar="XvY", help="all positions of animals like EPvW")

    stages = commands.add_parser("stages", help="list the stages of the journey, or prove them")
    form = stages.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as a JSON list, puzzles with solutions")
    form.add_argument("--check", action="store_true", help="prove them all")

    review = commands.add_parser("review", help="review a game: classes, accuracy, and why")
    review.add_argument("file", metavar="FILE", help="a save, a board file or a game as text")
    review.add_argument("--json", action="store_true", help="as one JSON object")
    review.add_argument(
        "--nodes", type=_count, metavar="N", help="positions looked at for each move"
    )

    engine = commands.add_parser("engine", help="think for another program (UCI protocol)")

    export = commands.add_parser("export", help="write a game as a picture or as text")
    export.add_argument("file", metavar="FILE", help="a save, a board file or a game as text")
    export.add_argument(
        "-o", "--output", required=True, metavar="GAME.gif|.png|.txt|.pgn", help="the file to write"
    )
    export.add_argument("--speed", type=_speed, default=1.0, metavar="S", help="0.5 to 5")
    export.add_argument("--size", type=_picture_size, metavar="WxH", help="at most, like 540x690")
    export.add_argument("--lang", choices=("en", "zh"), help="English or Chinese")
    export.add_argument(
        "--notation", default="coordinates", metavar="N", help="of moves, like wxf in xiangqi"
    )
    export.add_argument("--theme", choices=("day", "night"), default="day", help="day or night")

    shot = commands.add_parser("shot", help="paint a screen of the program into a file")
    _add_shot_options(shot)

    arena = commands.add_parser("arena", help="let computer players play each other")
    arena.add_argument("first", metavar="A", help="level:N, level:N/PART or 'cmd:PROGRAM ARGS'")
    arena.add_argument("second", metavar="B", help="the other one")
    arena.add_argument("--games", type=_count, default=20, metavar="N", help="number of games")
    limit = arena.add_mutually_exclusive_group()
    limit.add_argument("--movetime", type=_count, metavar="MS", help="milliseconds a move")
    limit.add_argument("--depth", type=_depth, metavar="D", help="plies a move")
    limit.add_argument("--nodes", type=_count, metavar="N", help="positions a move")
    arena.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of openings, levels and the luck of games"
    )
    arena.add_argument(
        "--longest",
        type=_count,
        default=600,
        metavar="N",
        help="decisions after which a game is drawn, 600 by default",
    )
    arena.add_argument("--workers", type=_count, default=1, metavar="W", help="games at a time")
    arena.add_argument("-o", "--output", default="arena-games.txt", help="file for the games")
    arena.add_argument("--resume", action="store_true", help="go on after the games in that file")
    arena.add_argument(
        "--until-sure", action="store_true", help="stop when a sequential test tells who is better"
    )

    _add_serve_options(
        commands.add_parser("serve", help="keep rooms for friends who play over a network")
    )

    selfcheck = commands.add_parser("selfcheck", help="try out every part of the program")
    selfcheck.add_argument("--window", action="store_true", help="open a real window too")
    selfcheck.add_argument("--all", action="store_true", help="paint every screen of every game")

    for command in (
        *(moves, perft, judge, verify, endgame, stages, review, engine, export, shot, arena),
    ):
        _add_game_option(command)
    for command in (moves, perft, judge, endgame, engine, shot, arena):
        command.add_argument(
            "--rules",
            metavar="ID",
            help="rule set, like animal+dog_river or traditional,rivers=edges in Jungle",
        )
    for command in (moves, perft, judge, shot):
        command.add_argument("--fen", help="position; the start of the rule set by default")
    return parser


def _add_game_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--game", type=_game, metavar="ID", help=f"{' or '.join(GAMES)}; the first by default"
    )


def _add_console_options(console: argparse.ArgumentParser) -> None:
    _add_game_option(console)
    console.add_argument("board_file", nargs="?", metavar="BOARD_FILE", help="where to begin")
    console.add_argument(
        "--rules", metavar="ID", help="rule set; in Jungle that of the course by default"
    )
    console.add_argument("--machine", help="random (the default), greedy or a level from 1 to 8")
    console.add_argument("--seed", type=_seed, metavar="N", help="of the luck of machines")
    console.add_argument("--moves", metavar="FILE", help="a script, typed before the player types")
    console.add_argument(
        "--max-rounds", type=_count, metavar="N", help="when machines stop, 500 by default"
    )
    console.add_argument(
        "--pretty", action="store_true", help="colours, characters, undo, hints, saves and more"
    )
    console.add_argument("--lang", choices=("en", "zh"), help="of the pretty game")


def _add_serve_options(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="0.0.0.0", metavar="ADDRESS", help="all by default")
    serve.add_argument(
        "--port", type=_port, default=4747, metavar="P", help="4747 by default; 0 takes a free one"
    )
    serve.add_argument("--cert", metavar="FILE", help="certificate, for jungles:// links")
    serve.add_argument("--key", metavar="FILE", help="its key, where that is another file")
    serve.add_argument("--rooms", type=_count, default=100, metavar="N", help="at most")
    serve.add_argument("--home", metavar="FOLDER", help="where matches are kept")


def _add_shot_options(shot: argparse.ArgumentParser) -> None:
    shot.add_argument("scene", nargs="?", metavar="SCENE", help="its name")
    shot.add_argument("-o", "--output", metavar="FILE.png", help="the picture to write")
    shot.add_argument("--list", action="store_true", help="name the scenes, one per line")
    shot.add_argument("--size", type=_size, metavar="WxH", help="1920x1080 by default")
    shot.add_argument("--lang", choices=("en", "zh"), help="English or Chinese")
    shot.add_argument("--theme", choices=("day", "night"), default="day", help="day or night")
    devices = ("keys", "letters", "shapes")
    shot.add_argument("--device", choices=devices, default="keys", help="what is played with")
    shot.add_argument("--scale", type=_scale, default=100, metavar="P", help="75 to 200 percent")
    shot.add_argument("--save", metavar="FILE", help="show the match of a save or a board file")
    shot.add_argument("--at", type=_seconds, default=0.0, metavar="SECONDS", help="when")


def _game(text: str) -> str:
    if text in GAMES:
        return text
    raise argparse.ArgumentTypeError(f"a game is {' or '.join(GAMES)}, not {text!r}")


def _size(text: str) -> tuple[int, int]:
    sides = text.lower().split("x")
    if len(sides) == 2 and all(side.isascii() and side.isdecimal() for side in sides):
        width, height = (int(side[:6]) for side in sides)
        # A screen may stand upright too.
        is_fair = max(width, height) <= LARGEST[0] and min(width, height) <= LARGEST[1]
        if width >= 640 and height >= 480 and is_fair:
            return width, height
    raise argparse.ArgumentTypeError(
        f"a size is like 1280x720, from 640x480 to 7680x4320, not {text!r}"
    )


def _picture_size(text: str) -> tuple[int, int]:
    sides = text.lower().split("x")
    if len(sides) == 2 and all(side.isascii() and side.isdecimal() for side in sides):
        width, height = (int(side[:6]) for side in sides)
        if all(side in PICTURE_SIDES for side in (width, height)):
            return width, height
    raise argparse.ArgumentTypeError(
        f"a size is like 540x690, from 160x160 to 4096x4096, not {text!r}"
    )


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if SLOWEST <= speed <= FASTEST:
        return speed
    raise argparse.ArgumentTypeError(f"a speed is a number from 0.5 to 5, not {text!r}")


def _scale(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 4 and 75 <= int(text) <= 200:
        return int(text)
    raise argparse.ArgumentTypeError(f"a scale is a number from 75 to 200, not {text!r}")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds < 1e6:
        return seconds
    raise argparse.ArgumentTypeError(f"a time is a number of seconds, not {text!r}")


def _seed(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 16:
        return int(text)
    raise argparse.ArgumentTypeError(f"a seed is a whole number of up to 15 digits, not {text!r}")


def _count(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 9 and int(text) >= 1:
        return int(text)
    raise argparse.ArgumentTypeError(f"expected a number from 1, not {text!r}")


def _port(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 6 and int(text) < 65_536:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")


def _depth(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 9 and 1 <= int(text) <= DEPTH_LIMIT:
        return int(text)
    raise argparse.ArgumentTypeError(f"a depth is a number from 1 to {DEPTH_LIMIT}, not {text!r}")
