"""Damaged lines: games pasted as text, positions, rules, moves, and what other programs type."""

import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from jungle_pg.cabinet import brains, faces, games, words
from jungle_pg.console.opening import PEOPLE
from jungle_pg.console.squares import way_text
from jungle_pg.core.audience import is_secret
from jungle_pg.core.gametext import game_text
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, AnyRulebook, BadText
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.engine.uci import UciSession
from jungle_pg.scenes.saves.open_file import read_text
from jungle_pg.texts.speech import refusal_text
from stress.choices import any_game, books, cabinet_games, every_game, house_rules
from stress.damage_saves import check_loaded
from stress.samples import PLIES, sample_matches
from tests.console.driving import opening, plain, pretty
from tests.sample_games import play_random
from tests.saves.fuzzing import damaged_bytes

UCI_LINES: Final = """uci
isready
setoption name Game value {game}
setoption name Rules value {rules}
setoption name Level value 3
setoption name Seed value 17
ucinewgame
position startpos moves {moves}
position fen {position} moves {move}
go depth 1
"""
PLAIN_LINES: Final = "1\n{lines}\nsave\n{line}\nZ0 Z0\n"
PRETTY_LINES: Final = (
    "1\n{lines}\nundo\nredo\nhelp\nmoves {pick}\nsave one\nload one\nhistory\nquit\n"
)

_FOLDER: Final = TemporaryDirectory(prefix="jungle-damage-")
_BRAINS: Final = brains(time.monotonic)
_SAID: Final[list[str]] = []


def game_text_case(rng: Random) -> None:
    """A game pasted as text, in any notation."""
    text = damaged_bytes(rng.choice(game_texts()), rng).decode("utf-8", "replace")
    found = read_text(books(), text)
    if isinstance(found, Loaded | BadSave):
        check_loaded(found)
    else:
        check_words(found)


def position_case(rng: Random) -> None:
    """A position as text, under any rules of its game."""
    match = rng.choice(sample_matches())
    book, position = match.rulebook, match.rulebook.codec.position_text(match.state)
    rules = rng.choice([each.rules for each in every_game() if each.rulebook is book])
    text = damaged_bytes(position.encode(), rng).decode("utf-8", "replace")
    _check_arranged(book, rules, text)
    try:
        state = book.start(rules, text)
    except BadText as mistake:
        check_words(mistake)
        return
    book.actions(state)
    book.start(rules, book.codec.position_text(state))


def _check_arranged(book: AnyRulebook, rules: Any, text: str) -> None:
    """What the editor makes of a position, whether it could be played or not."""
    arranger, texts = book.arranger(), words("en").texts
    if arranger is None:
        return
    try:
        state = arranger.read(rules, text)
    except BadText as mistake:
        check_words(mistake)
        return
    for each in (state, arranger.swapped(state), arranger.mirrored(state)):
        if each is None:
            continue
        arranger.counters(each)
        told = [refusal_text(texts, book, rules, why) for why in arranger.troubles(each)]
        if not all(told):
            raise AssertionError("no words for what is wrong")
        again = arranger.read(rules, book.codec.position_text(each))
        if book.codec.position_text(again) != book.codec.position_text(each):
            raise AssertionError("the position does not read back")


def rules_case(rng: Random) -> None:
    """Rules as text; what is read can be played and written again."""
    game = any_game(rng)
    book, codec = game.rulebook, game.rulebook.codec
    named = [each.rules for each in every_game() if each.rulebook is book]
    rules = house_rules(game, rng) if rng.random() < 0.3 else rng.choice(named)
    text = damaged_bytes(codec.rules_text(rules).encode(), rng).decode("utf-8", "replace")
    try:
        rules = codec.parse_rules(text)
    except BadText as mistake:
        check_words(mistake)
        return
    if codec.parse_rules(codec.rules_text(rules)) != rules:
        raise AssertionError("the rules do not read back")
    book.actions(book.start(rules))


def action_case(rng: Random) -> None:
    """A move as somebody writes it, in any notation, damaged or meant for another game."""
    match = rng.choice(sample_matches())
    book, state = match.rulebook, match.state
    other = rng.choice((match, rng.choice(sample_matches())))
    written = _written(other, rng).encode()
    text = damaged_bytes(written, rng).decode("utf-8", "replace")
    readers: tuple[Callable[[str], Any], ...] = (
        lambda text: book.read(state, text),
        book.codec.parse_action,
    )
    for read in readers:
        try:
            action = read(text)
        except BadText as mistake:
            check_words(mistake)
            continue
        if book.refusal(state, action) is None:
            book.play(state, action)


def uci_case(rng: Random) -> None:
    """Lines of a program that speaks the protocol badly: each is answered or refused."""
    game = any_game(rng)
    name = game.rulebook.game_id
    text = damaged_bytes(_uci_lines(name).encode(), rng).decode("utf-8", "replace")
    _SAID.clear()
    begun = rng.choice(cabinet_games()).rulebook.game_id
    UciSession(_BRAINS, begun, None, _SAID.append).run([*text.split("\n"), "stop", "quit"])
    if any("\n" in line for line in _SAID):
        raise AssertionError("an answer of two lines")


def plain_case(rng: Random) -> None:
    """Lines typed into the plain game."""
    name = rng.choice(_in_terminals())
    text = damaged_bytes(_typed(name, PLAIN_LINES), rng).decode("utf-8", "replace")
    plain(*text.split("\n"), max_rounds=3, game=name)


def pretty_case(rng: Random) -> None:
    """Lines typed into the pretty game."""
    name = rng.choice(_in_terminals())
    text = damaged_bytes(_typed(name, PRETTY_LINES), rng).decode("utf-8", "replace")
    home = Path(_FOLDER.name)
    pretty(home, *text.split("\n"), max_rounds=3, game=name)
    if rng.random() < 0.05:
        # Damaged names make ever more saves.
        shutil.rmtree(home / "data", ignore_errors=True)


def check_words(mistake: BadText) -> None:
    """A complaint has words, and not too many for a window."""
    if not str(mistake):
        raise AssertionError("a complaint without words")


@cache
def _in_terminals() -> tuple[str, ...]:
    """The games that have a face for terminals."""
    return tuple(name for name in games() if name in faces())


@cache
def game_texts() -> tuple[bytes, ...]:
    """A match of each game as text, in each of its notations."""
    return tuple(
        game_text(match, notation).encode()
        for match in sample_matches()
        for notation in match.rulebook.notations()
    )


def _written(match: AnyMatch, rng: Random) -> str:
    """A legal action in one of the notations."""
    book = match.rulebook
    action = rng.choice(list(book.actions(match.state)))
    return book.notate(match.state, action, rng.choice(book.notations()))


def _actions_of(match: AnyMatch) -> list[Any]:
    """What was played, luck aside."""
    plies = (entry for entry in match.entries if isinstance(entry, Ply) and entry.seat >= 0)
    return [ply.action for ply in plies]


@cache
def _uci_lines(name: str) -> str:
    match = next(each for each in sample_matches() if each.rulebook.game_id == name)
    codec = match.rulebook.codec
    moves = [codec.action_text(action) for action in _actions_of(match)]
    next_move = codec.action_text(next(iter(match.rulebook.actions(match.state))))
    return UCI_LINES.format(
        game=name,
        rules=codec.rules_text(match.setup.rules),
        moves=" ".join(moves),
        position=codec.position_text(match.state),
        move=next_move,
    )


@cache
def _typed(name: str, pattern: str) -> bytes:
    """Lines of two people; where hands are hidden, one more for each time the screen is passed."""
    begun = opening(game=name)
    match = play_random(begun.match(PEOPLE), Random(7), PLIES)
    is_covered, facing = is_secret(match), CHANCE
    lines = list[str]()
    for ply, entry in enumerate(match.entries):
        if not isinstance(entry, Ply) or entry.seat == CHANCE:
            continue
        if is_covered and entry.seat != facing:
            lines.append("")
        facing = entry.seat
        lines.append(way_text(replace(match, cursor=ply), begun.face, entry.action))
    line = next(filter(None, lines))
    return pattern.format(lines="\n".join(lines), line=line, pick=line.split()[0]).encode()
