"""What the pretty game says of a match, in the words of a language."""

from typing import Any, Final

from jungle_pg.console.face import Face
from jungle_pg.console.opening import MODES, Opening
from jungle_pg.console.squares import way_text
from jungle_pg.console.style import Style, padded
from jungle_pg.core.rulebook import Pick, opponent
from jungle_pg.core.saving_values import AnyMatch
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text, seat_text

HELP: Final = (
    ("c3 c4", "move"), ("c3?", "ways"), ("undo", "undo"), ("redo", "redo"), ("hint", "hint"),
    ("history", "history"), ("board", "board"), ("save NAME", "save"), ("load NAME", "load"),
    ("resign", "resign"), ("help", "help"), ("quit", "quit"),
)  # fmt: skip
"""What can be typed, and the text that explains it."""

_TYPED_WIDTH: Final = 12


def help_text(match: AnyMatch, words: Words, style: Style) -> str:
    """A line for everything that can be typed."""
    move, *rest = [(typed, words(f"console.help_{name}")) for typed, name in HELP]
    written = [(typed, words("console.help_written")) for typed in _written(match, style)]
    told = [move, *written, *rest]
    return "\n".join(
        f"  {style.paint('loud', padded(typed, _TYPED_WIDTH))}{what}" for typed, what in told
    )


def _written(match: AnyMatch, style: Style) -> list[str]:
    """A move in every other notation that the terminal can show."""
    rulebook, state = match.rulebook, match.state
    found = [
        rulebook.notate(state, action, notation)
        for notation in rulebook.notations()[1:]
        for action in rulebook.actions(state)[:1]
    ]
    return [text for text in dict.fromkeys(found) if style.has_characters or text.isascii()]


def turn_text(match: AnyMatch, words: Words) -> str:
    """Whose turn it is, and whether it is in danger."""
    if match.actor is None or match.rulebook.danger(match.state) is None:
        return banner_text(words.texts, match)
    own = f"danger.{match.rulebook.game_id}.turn"
    side = seat_text(words.texts, match.rulebook, match.setup.rules, match.actor)
    return words(own if own in words.texts else "danger.turn", side=side)


def modes_text(opening: Opening, words: Words, style: Style) -> str:
    """The modes there are to choose from."""
    rulebook, rules, person = opening.rulebook, opening.rules, opening.face.person
    sides = {
        name: seat_text(words.texts, rulebook, rules, seat)
        for name, seat in (("person", person), ("other", opponent(person)))
    }
    return "\n".join(
        f"  {style.paint('loud', mode)}  {words(f'console.mode_{mode}', **sides)}" for mode in MODES
    )


def ways_text(match: AnyMatch, face: Face, words: Words, pick: Pick, targets: list[Pick]) -> str:
    """Where the piece on a square may go, and whom it takes there."""
    piece = words(face.piece_key(match.state, pick))
    facts = {
        "piece": piece[:1].upper() + piece[1:],
        "spot": match.rulebook.label(match.setup.rules, pick),
    }
    if not targets:
        return words("console.ways_stuck", stuck=words("legend.stuck"), **facts)
    ways = [_way(match, face, words, target) for target in targets]
    return words("console.ways", ways=_joined(words, ways), **facts)


def hint_text(match: AnyMatch, face: Face, words: Words, action: Any) -> str:
    """A move that a computer suggests."""
    start = match.rulebook.picks(match.state, action)[0]
    piece = words(face.piece_key(match.state, start))
    return words("console.hint", way=f"{piece} {way_text(match, action, '→')}")


def _joined(words: Words, texts: list[str]) -> str:
    """Some texts as one."""
    joined = ""
    for text in texts:
        joined = words("console.and", most=joined, last=text) if joined else text
    return joined


def _way(match: AnyMatch, face: Face, words: Words, target: Pick) -> str:
    spot = match.rulebook.label(match.setup.rules, target)
    taken = face.piece_key(match.state, target)
    return words("console.way_taking", spot=spot, piece=words(taken)) if taken else spot
