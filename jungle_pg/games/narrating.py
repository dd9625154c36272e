"""What is on a board in words, for somebody who cannot see it: places, pieces, moves.

States are as who listens may see them. A scene asks here and knows no particular game; what a game
tells in its own way stands in its look.
"""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Any

from jungle_pg.core.history import is_listed
from jungle_pg.core.log import Ending
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Pick, Seat, opponent
from jungle_pg.games.book import said
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.games.values import MoveRow
from jungle_pg.stage.narration import listed
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import status_text


def place_told(game: Game, rules: Any, pick: Pick, words: Words) -> str:
    """What a place is called."""
    saying = game.look.place_name(pick)
    return game.rulebook.label(rules, pick) if saying is None else said(words, saying)


def piece_told(game: Game, rules: Any, state: Any, pick: Pick, words: Words) -> str:
    """What stands on a place and whose it is; nothing where nothing does."""
    look = game.look
    if look.is_in_hand(pick) and not any(pick in look.hand_picks(state, seat) for seat in (0, 1)):
        # Whose cards were seen before may not look any more.
        return ""
    saying = look.piece_name(state, pick)
    if saying is not None:
        return said(words, saying)
    key = look.piece_key(state, pick)
    if not key:
        return ""
    owner = look.owner(state, pick)
    if owner is None:
        return words(key)
    side = side_name(game, rules, owner, words)
    return words("narration.piece", side=side, piece=words(key))


def square_told(game: Game, rules: Any, state: Any, pick: Pick, words: Words) -> str:
    """A place, what stands there, and what kind of place it is: `D3, Red rat, river`."""
    piece = piece_told(game, rules, state, pick, words)
    if game.look.is_in_hand(pick):
        return piece
    ground = game.look.terrain(state, pick)
    told = "" if ground is None else said(words, ground)
    nothing = "" if told else words("narration.empty")
    return listed(words, (place_told(game, rules, pick, words), piece or nothing, told))


def pieces_told(game: Game, rules: Any, state: Any, seat: Seat, words: Words) -> str:
    """All pieces of a side with their places, and the cards of it that lie open."""
    look = game.look
    found = (
        words("narration.at", piece=_piece_alone(game, state, pick, words),
              place=place_told(game, rules, pick, words))
        for pick in look.piece_picks(state, seat)
    )  # fmt: skip
    cards = (words(look.piece_key(state, pick)) for pick in look.hand_picks(state, seat))
    side = side_name(game, rules, seat, words)
    told = listed(words, (*found, *cards)) or words("narration.nothing")
    return words("narration.all_of", side=side, what=told)


def taken_told(game: Game, rules: Any, opening: Any, state: Any, words: Words) -> str:
    """What each side has lost since the opening."""
    lost = []
    for seat in (0, 1):
        gone = _kinds(game, opening, seat) - _kinds(game, state, seat)
        names = (
            words(key) if count == 1 else words("narration.times", count=count, piece=words(key))
            for key, count in gone.items()
        )
        told = listed(words, names) or words("narration.nothing")
        lost.append(words("narration.lost", side=side_name(game, rules, seat, words), what=told))
    return " ".join(lost)


def ways_told(game: Game, match: AnyMatch, picked: Sequence[Pick], pick: Pick, words: Words) -> str:
    """Where what stands on a place can go; from an empty one, what can come there."""
    book, state, rules = match.rulebook, match.state, match.setup.rules
    every = [(book.picks(state, action), action) for action in book.actions(state)]
    start = tuple(picked) or (pick,)
    onward = [picks[len(start)] for picks, _ in every
              if picks[: len(start)] == start and len(picks) > len(start)]  # fmt: skip
    if onward:
        places = (_target_told(game, rules, state, each, words) for each in dict.fromkeys(onward))
        return words("narration.goes", what=_what(game, rules, state, start[-1], words),
                     where=listed(words, places))  # fmt: skip
    here = [picks for picks, _ in every if picks and picks[-1] == pick]
    if any(len(picks) == 1 for picks in here):
        return words("narration.may_choose")
    comers = dict.fromkeys(picks[0] for picks in here)
    if comers:
        told = (_what(game, rules, state, each, words) for each in comers)
        return words("narration.comes", what=listed(words, told))
    return words("narration.no_way")


def move_told(game: Game, match: AnyMatch, ply: int, words: Words, heard: AnyMatch) -> str:
    """Entry number `ply` of a log, from 1; nothing for what is in no list of moves.

    What was played lies open; of luck only what is in the log as it was `heard`.
    """
    entry, rules = match.moments[ply - 1].entry, match.setup.rules
    if isinstance(entry, Ending):
        side = side_name(game, rules, entry.seat, words)
        what = words(f"play.ended_{entry.closing.value}")
        return words("narration.ended", side=side, what=what)
    if entry.seat == CHANCE:
        return " ".join(
            told
            for moment in heard.moments[ply - 1 : ply]
            for told in game.look.luck_told(moment.events, words)
        )
    if not is_listed(match, ply):
        return ""
    state = match.state_at(ply - 1)
    row = game.look.move_row(state, entry.action)
    side = side_name(game, rules, entry.seat, words)
    taken = words(row.taken_key) if row.taken_key and not row.came else ""
    notation = game.look.spoken_notation.get(words.code)
    if notation is not None and row.way:
        way = match.rulebook.notate(state, entry.action, notation)
        if taken:
            way = words("narration.written_taking", way=way, taken=taken)
        return words("narration.written", side=side, way=way)
    head = _head(side, row, taken, words)
    return listed(words, (head, *(said(words, each) for each in row.came)))


def result_told(match: AnyMatch, words: Words) -> str:
    """How a match ended; nothing while it goes on."""
    return "" if match.verdict is None else status_text(words.texts, match)


def _head(side: str, row: MoveRow, taken: str, words: Words) -> str:
    """Who goes where, and takes what."""
    piece = words(row.key)
    way = words(row.way_key) if row.way_key else row.way
    start, arrow, end = way.partition(" → ")
    if arrow:
        way = words("narration.way", start=start, end=end)
    if not way:
        return words("narration.ended", side=side, what=piece)
    if taken:
        return words("narration.takes", side=side, piece=piece, taken=taken, way=way)
    return words("narration.move", side=side, piece=piece, way=way)


def _piece_alone(game: Game, state: Any, pick: Pick, words: Words) -> str:
    """A piece without whose it is."""
    saying = game.look.piece_name(state, pick)
    return words(game.look.piece_key(state, pick)) if saying is None else said(words, saying)


def _what(game: Game, rules: Any, state: Any, pick: Pick, words: Words) -> str:
    """A piece with its place, or what was picked instead of one."""
    piece = piece_told(game, rules, state, pick, words)
    if game.look.is_in_hand(pick):
        return piece
    place = place_told(game, rules, pick, words)
    return words("narration.at", piece=piece, place=place) if piece else place


def _target_told(game: Game, rules: Any, state: Any, pick: Pick, words: Words) -> str:
    piece = piece_told(game, rules, state, pick, words)
    place = place_told(game, rules, pick, words)
    return words("narration.takes_at", piece=piece, place=place) if piece else place


def _kinds(game: Game, state: Any, seat: Seat) -> Counter[str]:
    look = game.look
    return Counter(look.piece_key(state, pick) for pick in look.piece_picks(state, seat))


def come_told(game: Game, rules: Any, state: Any, words: Words) -> str:
    """How far each side has come, in games that are a race."""
    told = []
    for seat in (0, opponent(0)):
        come = game.look.progress(state, seat)
        if come is not None:
            side = side_name(game, rules, seat, words)
            told.append(words("narration.come", side=side, done=come.done, of=come.of,
                              percent=round(100 * come.part)))  # fmt: skip
    return " ".join(told)


def time_told(left_s: float, words: Words) -> str:
    """A time on a clock in whole seconds, as one says it."""
    minutes, seconds = divmod(ceil(left_s), 60)
    if not minutes:
        return words("narration.seconds", seconds=seconds)
    return words("narration.minutes", minutes=minutes, seconds=seconds)
