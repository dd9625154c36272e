"""How a game is told to another program, and what its moves mean here.

Programs that know the games of this one by their names are told everything as it is. Others know
a game by the name they all have for it (`Rulebook.known_as`): they are told positions and moves
as the field writes them, and may count ranks from another number.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from jungle_pg.core.rulebook import BadText, Rulebook
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.messages import Question
from jungle_pg.engine.thinking import Clocks, Order

AnyRulebook = Rulebook[Any, Any, Any, Any]

HOUSE_GAMES: Final = "game"
"""The option by which a program names games as this one does."""
VARIANTS: Final = "uci_variant"

_RANK: Final = re.compile(r"(?<=[a-z])[0-9]{1,2}", re.ASCII)


def knows_house(program: Program, rulebook: AnyRulebook) -> bool:
    """Whether a program knows a game by its name here, with all of its rules."""
    games = program.option(HOUSE_GAMES)
    has_rules = program.option("rules") is not None
    return games is not None and rulebook.game_id in games.choices and has_rules


def may_know(program: Program, rulebook: AnyRulebook) -> bool:
    """Whether a program may know a game, as far as its options tell."""
    if knows_house(program, rulebook):
        return True
    if not rulebook.known_as or program.option(HOUSE_GAMES) is not None:
        return False
    variants = _variants(program)
    return variants is None or rulebook.known_as in variants.choices


def usual_rank(program: Program) -> int:
    """From which number it counts ranks, as far as one can know before it has moved."""
    return 1 if _variants(program) is not None else 0


def settings_for(program: Program, question: Question, rulebook: AnyRulebook) -> Iterator[str]:
    """What must be set before a game: the player's choices, and which game it is."""
    for name, value in program.values:
        yield set_option(program, name, value)
    if knows_house(program, rulebook):
        yield set_option(program, "Game", question.game)
        yield set_option(program, "Rules", question.rules)
    elif (variants := _variants(program)) is not None:
        yield set_option(program, variants.name, rulebook.known_as)
    if (milliseconds := program.option("usemillisec")) is not None:
        yield set_option(program, milliseconds.name, "true")


def set_option(program: Program, name: str, value: str | None = None) -> str:
    """The line that sets an option, or presses a button."""
    if program.dialect == "ucci":
        return f"setoption {name}" if value is None else f"setoption {name} {value}"
    return f"setoption name {name}" if value is None else f"setoption name {name} value {value}"


def new_game(program: Program) -> str | None:
    """What says that another game begins."""
    if program.dialect == "uci":
        return "ucinewgame"
    return "setoption newgame" if program.option("newgame") is not None else None


def position_line(program: Program, question: Question, rulebook: AnyRulebook) -> str:
    """The position of a question, with the moves that led there."""
    shift = _shift(program, rulebook)
    moves = [_renumbered(action.lower(), shift) for action in question.actions]
    return f"position fen {question.start}" + (f" moves {' '.join(moves)}" if moves else "")


def go_line(program: Program, order: Order) -> str:
    """How long to think: as is ordered, else by the clocks of the game."""
    limits = order.limits
    if limits is None:
        return "go infinite" if order.clocks is None else _by_clocks(program, order.clocks)
    if limits.depth is not None:
        return f"go depth {limits.depth}"
    if limits.nodes is not None:
        return f"go nodes {limits.nodes}"
    milliseconds = max(1, round((limits.seconds or 1) * 1000))
    if program.dialect == "uci":
        return f"go movetime {milliseconds}"
    if program.option("usemillisec") is None:
        return f"go time {max(1, milliseconds // 1000)} movestogo 1"
    return f"go time {milliseconds} movestogo 1"


def _by_clocks(program: Program, clocks: Clocks) -> str:
    """What is left of the time for the whole game; a program shares it out by itself."""
    if program.dialect == "uci":
        (white, black), (white_gain, black_gain) = clocks.left_ms, clocks.gain_ms
        return f"go wtime {white} btime {black} winc {white_gain} binc {black_gain}"
    unit = 1 if program.option("usemillisec") is not None else 1000
    own, other = clocks.mover, 1 - clocks.mover
    words = (
        ("time", clocks.left_ms[own]),
        ("increment", clocks.gain_ms[own]),
        ("opptime", clocks.left_ms[other]),
        ("oppincrement", clocks.gain_ms[other]),
    )
    return "go " + " ".join(f"{name} {milliseconds // unit}" for name, milliseconds in words)


def action_text(program: Program, rulebook: AnyRulebook, move: str) -> str:
    """A move of a program as it is written here; it may be none."""
    return _renumbered(move.lower().replace("-", ""), -_shift(program, rulebook))


def legal_line(
    program: Program, rulebook: AnyRulebook, state: Any, moves: Sequence[str], longest: int
) -> tuple[str, ...]:
    """The moves of a line as far as they can be played."""
    line: list[str] = []
    for move in moves[:longest]:
        try:
            action = rulebook.codec.parse_action(action_text(program, rulebook, move))
        except BadText:
            break
        if rulebook.actor(state) is None or rulebook.refusal(state, action) is not None:
            break
        line.append(rulebook.codec.action_text(action))
        state = rulebook.play(state, action).state
    return tuple(line)


def _variants(program: Program) -> Option | None:
    return program.option(VARIANTS)


def _shift(program: Program, rulebook: AnyRulebook) -> int:
    """What is added to the ranks of moves here, which count from 1."""
    return 0 if knows_house(program, rulebook) else program.first_rank - 1


def _renumbered(move: str, shift: int) -> str:
    if not shift:
        return move
    return _RANK.sub(lambda rank: str(max(0, int(rank[0]) + shift)), move)
