"""What is told of saves and of matches that are saved, in the words of a language."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Seat, Verdict
from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.files.dates import NO_DATE
from jungle_pg.files.saves.folder import Origin, Summary
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name, total_name
from jungle_pg.scenes.chooser.last_game import rules_text
from jungle_pg.scenes.saves.collection import Entry
from jungle_pg.scenes.table.captions.names import is_you, name_of, past_result
from jungle_pg.scenes.table.dialogs.result_words import summary_lines
from jungle_pg.scenes.table.dialogs.summary import summary_of
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.texts.speech import verdict_text


@dataclass(frozen=True, slots=True)
class ToldSide:
    """The sprite of a side and who plays it, also in fewer words."""

    emblem: str
    name: str
    short: str


@dataclass(frozen=True, slots=True)
class Told:
    """A save in words and signs."""

    name: str
    when: str
    rules: str
    sides: tuple[ToldSide, ...]
    icon: str
    """The sign of the result."""
    emblem: str
    """The sprite of the side that has won, or nothing."""
    result: str
    moves: str
    why: str = ""
    """What is wrong with the file."""


def told_of(words: Words, entry: Entry, today: datetime, *, names_game: bool = False) -> Told:
    """What a row tells of a file; where there are several games, of which one it is."""
    when = when_text(words, entry.when, today)
    if not isinstance(entry.face, Glance):
        what = words(f"load.bad_{entry.face.kind}")
        why = bad_save_text(words.texts, entry.face)
        return Told(entry.name, when, "", (), "warning", "", what, "", why)
    assert entry.game is not None
    title = title_of(words, entry)
    return told_of_glance(words, entry.game, entry.face, title, when, names_game=names_game)


def title_of(words: Words, entry: Entry) -> str:
    """What a file is called: by its name, or by who played where nobody has named it."""
    if entry.origin is Origin.NAMED or entry.game is None or not isinstance(entry.face, Glance):
        return entry.name
    first, second = (player_names(words, entry.game, entry.face, seat)[1] for seat in (0, 1))
    return words("load.players", first=first, second=second)


def told_of_glance(
    words: Words, game: Game, face: Glance, name: str, when: str, *, names_game: bool = False
) -> Told:
    """What is told of a save that can be opened."""
    rules, look = face.rules, game.look
    icon, emblem, result = _result(words, game, face)
    return Told(
        name,
        when,
        _agreed(words, game, face, names_game=names_game),
        tuple(
            ToldSide(look.emblem(rules, seat), *player_names(words, game, face, seat))
            for seat in (0, 1)
        ),
        icon,
        emblem,
        result,
        moves_text(words, face.plies),
    )


def _agreed(words: Words, game: Game, face: Glance, *, names_game: bool) -> str:
    """By which rules it was played, with how much time, and whose view of it this is."""
    told = rules_text(words, game, face.rules, names_game=names_game)
    if face.total is not None:
        told = words("load.rules_and_time", rules=told, time=total_name(words, face.total))
    if face.seen_by is not None:
        side = side_name(game, face.rules, face.seen_by, words)
        told = words("load.rules_seen_by", rules=told, side=side)
    return told


def when_text(words: Words, when: datetime, today: datetime) -> str:
    """When something was saved, as one says it today."""
    if when == NO_DATE:
        return words("load.no_date")
    days = (today.date() - when.date()).days
    if days in (0, 1):
        return words("load.yesterday" if days else "load.today", time=f"{when:%H:%M}")
    month = words(f"load.month_{when.month}")
    if when.year == today.year:
        return words("load.date", day=when.day, month=month)
    return words("load.date_year", day=when.day, month=month, year=when.year)


def moves_text(words: Words, count: int) -> str:
    """How many moves were played."""
    if count < 2:
        return words("save.moves_one" if count else "save.moves_none")
    return words("save.moves_many", count=count)


def player_names(words: Words, game: Game, face: Glance, seat: Seat) -> tuple[str, str]:
    """Who plays a side, and the same in fewer words."""
    name = name_of(words, game, face.rules, face.players, seat)
    is_computer = not face.players[seat].is_human
    return words("load.computer", name=name) if is_computer else name, name


def result_text(words: Words, game: Game, face: Glance) -> str:
    """How a match stands or ended, in a sentence."""
    if face.verdict is None or face.lines is not None:
        return _result(words, game, face)[2]
    try:
        return verdict_text(words.texts, game.rulebook, face.rules, face.verdict)
    except LookupError:
        # A file may tell of an end that nobody has words for.
        return _verdict(words, game, face, face.verdict)


def details_text(words: Words, game: Game, face: Glance, loaded: Loaded | None) -> str:
    """How long it took and what was taken, as soon as that is known."""
    if loaded is None or loaded.study is not None:
        return moves_text(words, face.plies)
    return summary_lines(words, game, loaded.match, summary_of(game, loaded.match))[0]


def rest_text(words: Words, bad: BadSave) -> str:
    """What could be opened of a save that is damaged."""
    assert bad.prefix is not None
    if bad.prefix.study is not None:
        return words("load.load_rest")
    count = move_count(bad.prefix.match)
    if not count:
        return words("load.rest_start")
    return words("load.rest_one") if count == 1 else words("load.rest_moves", count=count)


def message_of(words: Words, folder: Path | None, bad: int, unseen: int) -> tuple[str, str]:
    """What is said beside the buttons, and its sign: which folder is seen, what is bad in it."""
    parts = [words("load.in_folder", path=folder.name or str(folder))] if folder is not None else []
    if unseen:
        parts.append(unseen_text(words, unseen))
    elif bad:
        parts.append(words("load.some_bad_one" if bad == 1 else "load.some_bad", count=bad))
    return "  ".join(parts), "warning" if unseen or bad else ""


def unseen_text(words: Words, count: int) -> str:
    """How many files could not even be looked at."""
    return words("load.unseen_one" if count == 1 else "load.unseen", count=count)


def match_lines(
    words: Words, game: Game, match: AnyMatch, *, names_game: bool = False
) -> tuple[str, str]:
    """How far a match has come and whose turn it is; and by which rules, if there are several."""
    moves = moves_text(words, move_count(match))
    rules = rules_text(words, game, match.setup.rules, names_game=names_game)
    return _standing(words, game, match, moves), rules


def summary_line(words: Words, summary: Summary, now: datetime) -> str:
    """When a save was made, and how far its match had come."""
    when = when_text(words, summary.when, now)
    return words("save.when_and_moves", when=when, moves=summary_moves(words, summary))


def summary_moves(words: Words, summary: Summary) -> str:
    """How far the match of a save had come, or that nobody knows."""
    if isinstance(summary.face, Glance):
        return moves_text(words, summary.face.plies)
    return words("save.taken_unreadable")


def name_ideas(words: Words, match: AnyMatch, today: datetime) -> list[str]:
    """Names a player might give to a match: after who plays, and after the day."""
    first, second = match.setup.players
    levels = [player.level for player in (first, second) if player.level is not None]
    ideas: list[str] = []
    if first.name and second.name:
        ideas.append(words("save.idea_players", first=first.name, second=second.name))
    elif len(levels) == 1:
        ideas.append(words("save.idea_level", level=levels[0]))
    day = words("load.date", day=today.day, month=words(f"load.month_{today.month}"))
    return [*ideas, words("save.idea_date", day=day)]


def _result(words: Words, game: Game, face: Glance) -> tuple[str, str, str]:
    """The sign of a result, the sprite of the winner, and a few words."""
    if face.lines is not None:
        return "study", "", study_text(words, face.lines)
    if face.verdict is not None:
        winner = face.verdict.winner
        emblem = "" if winner is None else game.look.emblem(face.rules, winner)
        icon = "draw_offer" if winner is None else "trophy"
        return icon, emblem, _verdict(words, game, face, face.verdict)
    mover = game.rulebook.actor(face.state)
    if mover not in (0, 1):
        return "play", "", words("load.in_progress")
    return "play", "", words("load.to_move", side=side_name(game, face.rules, mover, words))


def study_text(words: Words, lines: int) -> str:
    """That it is a study, and how many lines it has."""
    if lines < 2:
        return words("load.study")
    return words("load.study_lines", count=lines)


def _verdict(words: Words, game: Game, face: Glance, verdict: Verdict) -> str:
    try:
        reason = words(f"load.reason_{verdict.reason}", **dict(verdict.facts))
    except LookupError:
        reason = ""
    if verdict.winner is None:
        return words("load.drawn_by", reason=reason) if reason else words("load.drawn")
    return past_result(words, game, face.rules, face.players, verdict.winner, reason)


def _standing(words: Words, game: Game, match: AnyMatch, moves: str) -> str:
    rules, verdict = match.setup.rules, match.verdict
    if verdict is not None:
        if verdict.winner is None:
            return words("save.drawn", moves=moves)
        if is_you(match.setup.players, verdict.winner):
            return words("save.you_won", moves=moves)
        name = name_of(words, game, rules, match.setup.players, verdict.winner)
        return words("save.won", moves=moves, side=name)
    if match.actor is None or match.actor == CHANCE:
        return moves
    return words("save.to_move", moves=moves, side=side_name(game, rules, match.actor, words))
