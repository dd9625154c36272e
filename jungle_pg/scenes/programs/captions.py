"""What is told of other programs, in the words of a language."""

from jungle_pg.engine.foreign.faults import Fault
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.thinking import Limits
from jungle_pg.games.names import game_name
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words


def fault_text(words: Words, fault: Fault) -> str:
    """What is wrong with a program, in a sentence."""
    key = f"fault.{fault.code}"
    if fault.quote and f"{key}_said" in words.texts:
        return words(f"{key}_said", said=fault.quote)
    return words(key)


def limit_text(words: Words, limit: Limits) -> str:
    """How long a program thinks about a move."""
    if limit.depth is not None:
        return words("programs.deep", count=limit.depth)
    if limit.nodes is not None:
        return words("programs.nodes", count=f"{limit.nodes:,}")
    return words("programs.seconds", count=f"{limit.seconds or 0:g}")


def games_text(world: World, words: Words, program: Program) -> str:
    """The games a program has shown to play."""
    games = world.games()
    names = [game_name(words, games[each]) for each in program.games if each in games]
    told = names[:1]
    for name in names[1:]:
        told = [words("programs.and_more", first=told[0], then=name)]
    return "".join(told)


def about_text(world: World, words: Words, program: Program) -> str:
    """Author, games and limit of a program in one line."""
    parts = (program.author, games_text(world, words, program), limit_text(words, program.limit))
    return " · ".join(part for part in parts if part)
