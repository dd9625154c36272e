"""What the pretty game says of a match, in the words of a language."""

from collections.abc import Sequence
from typing import Any, Final

from jungle_pg.console.face import Face
from jungle_pg.console.opening import MODES, Opening
from jungle_pg.console.squares import way_text
from jungle_pg.console.style import Style, padded
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text, seat_text

HELP: Final = (
    ("undo", "undo"), ("redo", "redo"), ("hint", "hint"),
    ("history", "history"), ("board", "board"), ("save NAME", "save"), ("load NAME", "load"),
    ("resign", "resign"), ("help", "help"), ("quit", "quit"),
)  # fmt: skip
"""What can be typed beside moves, and the text that explains it."""

_TYPED_WIDTH: Final = 12


def help_text(match: AnyMatch, face: Face, words: Words, style: Style) -> str:
    """A line for everything that can be typed, and for signs that need words."""
    move, *rest = [(typed, words(f"console.help_{name}")) for typed, name in (*face.help, *HELP)]
    written = [(typed, words("console.help_written")) for typed in _written(match, style)]
    signs = [(sign, words(f"console.sign_{name}")) for sign, name in face.signs]
    told = [move, *written, *rest, *signs]
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


def round_text(match: AnyMatch, face: Face, words: Words) -> str:
    """Which round it is, or which turn where a game has rounds of its own."""
    own = f"console.round.{match.rulebook.game_id}"
    return words(own if own in words.texts else "console.round", number=face.number(match))


def stopped_text(match: AnyMatch, rounds: int, words: Words) -> str:
    """That machines have played alone for long enough."""
    own = f"console.stopped.{match.rulebook.game_id}"
    return words(own if own in words.texts else "console.stopped", rounds=rounds)


def after_text(match: AnyMatch, words: Words) -> str:
    """What can be done once a match is over; where all was shown, nothing is taken back."""
    is_final = isinstance(match.undo(), Refusal)
    return words("console.after_final" if is_final else "console.after")


def cover_text(match: AnyMatch, seat: Seat, words: Words) -> str:
    """Asks for the person of a seat, by name or by side."""
    side = seat_text(words.texts, match.rulebook, match.setup.rules, seat)
    name = match.setup.players[seat].name or side
    return words("console.cover", heading=words("cover.heading", name=name))


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
    return words("console.ways", ways=joined(words, ways), **facts)


def hint_text(match: AnyMatch, face: Face, words: Words, picks: Sequence[Any]) -> str:
    """A move that a computer suggests."""
    way = joined(words, [way_text(match, face, pick, "→") for pick in picks])
    start = match.rulebook.picks(match.state, picks[0])[0]
    if piece := face.piece_key(match.state, start):
        way = f"{words(piece)} {way}"
    return words("console.hint", way=way)


def joined(words: Words, texts: Sequence[str]) -> str:
    """Some texts as one."""
    joined = ""
    for text in texts:
        joined = words("console.and", most=joined, last=text) if joined else text
    return joined


def _way(match: AnyMatch, face: Face, words: Words, target: Pick) -> str:
    spot = match.rulebook.label(match.setup.rules, target)
    taken = face.piece_key(match.state, target)
    return words("console.way_taking", spot=spot, piece=words(taken)) if taken else spot
