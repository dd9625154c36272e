"""What the pretty game says, in the words of a language: help, turns, ways, hints, prompts.

`Speaker` shows the match with these words, and says what cannot be done.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jungle_pg.console.opening import MODES, Opening
from jungle_pg.console.sitting import Sitting
from jungle_pg.console.squares import way_text
from jungle_pg.console.terminal import Terminal
from jungle_pg.core.history import last_events
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent
from jungle_pg.games.book import said
from jungle_pg.games.console.face import Face
from jungle_pg.games.console.style import Style, padded
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name, rules_name
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text, refusal_text, seat_text, status_text

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
    key = words.known(f"danger.{match.rulebook.game_id}.turn", "danger.turn")
    return words(key, side=seat_text(words.texts, match.rulebook, match.setup.rules, match.actor))


def round_text(match: AnyMatch, face: Face, words: Words) -> str:
    """Which round it is, or which turn where a game has rounds of its own."""
    key = words.known(f"console.round.{match.rulebook.game_id}", "console.round")
    return words(key, number=face.number(match))


def stopped_text(match: AnyMatch, rounds: int, words: Words) -> str:
    """That machines have played alone for long enough."""
    key = words.known(f"console.stopped.{match.rulebook.game_id}", "console.stopped")
    return words(key, rounds=rounds)


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


def heading_text(game: Game, rules: Any, words: Words) -> str:
    """The game, and its rules unless they are called like it."""
    name, called = game_name(words, game), rules_name(game, rules, words)
    return name if called == name else words("console.heading", game=name, rules=called)


def asked_text(sitting: Sitting, game: Game, face: Face, words: Words) -> str:
    """Whose turn it is, what was picked, what to choose next, and from what if that is short."""
    match = sitting.with_picks
    asked = turn_text(match, words)
    for place, pick in enumerate(sitting.picks, start=sitting.match.cursor):
        asked = words("console.and", most=asked, last=face.typed(match.state_at(place), pick))
    prompt = game.look.prompt(sitting.seen.state)
    if prompt is not None:
        asked = words("console.asks", banner=asked, prompt=said(words, prompt))
    offered = joined(words, face.offered(match.state))
    return words("console.offers", banner=asked, ways=offered) if offered else asked


def extra_turn_text(match: AnyMatch, game: Game, words: Words) -> str:
    """Why somebody has the turn where it is not just the next one's; nothing otherwise."""
    if match.verdict is not None:
        return ""
    told = game.look.turn_reason(last_events(match))
    return "" if told is None else said(words, told)


class Speaker:
    """Shows a match, and finds the words for what cannot be done."""

    def __init__(self, terminal: Terminal, words: Words, style: Style) -> None:
        self._terminal, self._words, self._style = terminal, words, style
        self._board = ""
        """The board as it was shown last."""

    def show(self, face: Face, match: AnyMatch, marks: Mapping[Pick, str] | None = None) -> None:
        """The board with what lies beside it, and the turn or the end of the match."""
        say, words, style = self._terminal.say, self._words, self._style
        if match.verdict is None:
            self.loudly(round_text(match, face, words))
        self._board = face.pretty_board(match, words, style, marks)
        say(self._board)
        for line in face.beside(match, words, style):
            say(line)
        if match.verdict is not None:
            self.loudly(status_text(words.texts, match))

    def has_shown(self, face: Face, match: AnyMatch) -> bool:
        """Whether the board looks just as it was shown last."""
        return face.pretty_board(match, self._words, self._style) == self._board

    def loudly(self, text: str) -> None:
        """Say what should be noticed."""
        self._terminal.say(self._style.paint("loud", text))

    def refuse(self, match: AnyMatch, refusal: Refusal) -> None:
        """Say why the rules forbid something."""
        texts, rules = self._words.texts, match.setup.rules
        self.complain(refusal_text(texts, match.rulebook, rules, refusal, match.state))

    def complain(self, text: str) -> None:
        """Say what is wrong."""
        self._terminal.say(self._style.paint("wrong", text))

    def prompt(self, text: str) -> str:
        """What stands before a line that is typed."""
        prompt = self._words("console.prompt", banner=text)
        # A full-width colon brings its own blank along.
        return prompt if self._words.code == "zh" else f"{prompt} "
