"""What there is to show of a match being played: its facts in the words of a language."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Pick, Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import Material, MoveFacts, MoveRecord, PieceCount, moves_at
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.scenes.table.available_buttons import (
    enabled_buttons,
    shown_buttons,
    slots_of,
    why_no_undo,
)
from jungle_pg.scenes.table.card_words import alarm_of, round_text, turn_text
from jungle_pg.scenes.table.danger import danger_text
from jungle_pg.scenes.table.names import banner_title, name_of
from jungle_pg.scenes.table.panels.evaluation import Evaluation
from jungle_pg.scenes.table.panels.facts import Escape, Legend, PlayerFacts, TableFacts
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.session import Session
from jungle_pg.stage.lines import SOFT_BREAK
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text, refusal_text

PERSON: Final = 7
"""A person has the face of a computer of this level."""

TENTHS_BELOW_S: Final = 10
HAIR: Final = 1e-3
"""What a clock may be beside a full second and still show it."""


def facts_of(
    session: Session,
    game: Game,
    words: Words,
    now: float,
    book: MoveRecord,
    *,
    bottom: Seat = 0,
    chosen: Pick = "",
    message: str = "",
    is_news: bool = False,
    legend: Legend | None = None,
    blocked: frozenset[str] = frozenset(),
    speed: str = "",
    piece_count: PieceCount | None = None,
    escape: Escape | None = None,
    evaluation: Evaluation | None = None,
    is_face_to_face: bool = False,
    has_saves: bool = False,
    score: Score = NO_SCORE,
) -> TableFacts:
    """Everything around the board; `blocked` names buttons that cannot act for other reasons."""
    match, look = session.match, game.look
    columns, rows = look.size(match.setup.rules)
    seen = session.seen
    material = book.material(seen.opening, session.position, piece_count)
    top, below = (
        replace(player_facts(session, game, words, now, seat, material), score=score.points(seat))
        for seat in (opponent(bottom), bottom)
    )
    mover = None if session.looking is not None else match.actor
    emblem = "" if mover is None else look.emblem(match.setup.rules, mover)
    danger = danger_text(seen, game, words) if session.looking is None else ""
    moves = book.moves(match, words)
    slots = slots_of(session, has_saves=has_saves, has_hands=game.look.has_hands)
    shown = shown_buttons(session, slots)
    return TableFacts(
        top=replace(top, is_turned=is_face_to_face),
        bottom=below,
        title=banner_title(words, game, match) if session.looking is None else "",
        is_turned=is_face_to_face and mover == opponent(bottom),
        banner=danger or turn_text(session, game, words) or banner_of(session, words, moves),
        emblem=(game.look.danger_sprite or emblem) if danger else emblem,
        moves=moves,
        cursor=match.cursor,
        shown=session.shown,
        is_looking=session.looking is not None,
        slots=slots,
        buttons=shown,
        enabled=enabled_buttons(session, shown) - blocked,
        shape=(columns + 2 * look.margin) / (rows + 2 * look.margin),
        message=message,
        is_news=is_news,
        legend=legend,
        escape=escape,
        is_held=session.held,
        speed=speed,
        evaluation=evaluation,
        has_hands=game.look.has_hands,
        reach=game.look.hand_reach,
        stage=round_text(session, game, words),
        alarm=alarm_of(session, game, words, chosen),
        no_undo=_no_undo(session, words),
        takes_over_for=_takes_over_for(session, game, words),
    )


def _no_undo(session: Session, words: Words) -> str:
    refusal = why_no_undo(session)
    if refusal is None or session.looking is not None:
        return ""
    match = session.match
    return refusal_text(words.texts, match.rulebook, match.setup.rules, refusal)


def click_to_take_over(session: Session, game: Game, words: Words) -> str:
    """That somebody is played for, and how to end that."""
    side = _takes_over_for(session, game, words)
    return words("play.click_for", side=side) if side else words("play.click_to_take_over")


def goal_text(session: Session, game: Game, words: Words, chosen: Pick = "") -> str:
    """What a person plays for, in a usual game until somebody has moved or begun to.

    What is to be chosen first is told until something is.
    """
    match = session.match
    is_new = match.setup.position is None and not has_begun(match)
    if not (is_new and session.awaits_human) or session.draft.picks:
        return ""
    assert match.actor is not None
    rules, other = match.setup.rules, opponent(match.actor)
    key = game.look.goal(rules)
    if not key:
        return ""
    goal = words(key, side=side_name(game, rules, other, words))
    first = f"choose.{key.removeprefix('goal.')}"
    if chosen or first not in words.texts:
        return goal
    return words("goal.and", goal=goal, choose=SOFT_BREAK + words(first))


def has_begun(match: AnyMatch) -> bool:
    """Whether anybody has decided anything; luck alone begins no game."""
    return any(moment.entry.seat != CHANCE for moment in match.moments[: match.cursor])


def banner_of(session: Session, words: Words, moves: Sequence[MoveFacts]) -> str:
    """Whose turn it is, how the match ended, or which place of the log is looked at."""
    if session.looking is None:
        return banner_text(words.texts, session.match)
    if not session.looking:
        return words("play.start")
    count = moves_at(moves, len(moves))
    return words("play.looking", move=moves_at(moves, session.looking), count=count)


def player_facts(
    session: Session, game: Game, words: Words, now: float, seat: Seat, material: Material
) -> PlayerFacts:
    """What is told of one player, at the place of the log that is seen."""
    match, look = session.match, game.look
    state, rules = session.position, match.setup.rules
    player = match.setup.players[seat]
    name, sub_line = _words_of(session, game, words, seat, material)
    ahead = material.balance * (1 if seat == 0 else -1)
    is_over = match.verdict_at(session.shown) is not None
    left = _left_s(session, seat, now)
    limit = session.timing.clock.control.limit_s
    return PlayerFacts(
        side=side_colour(game, rules, seat),
        name=name,
        sub_line=sub_line,
        face=game.look.styled(look.face(rules, seat, player.level or PERSON)[0], material.style),
        taken=material.taken[seat],
        places=material.places[seat],
        kinds=material.kinds[seat],
        other_side=side_colour(game, rules, opponent(seat)),
        balance=f"+{ahead}" if ahead > 0 else "",
        progress=game.look.progress(state, seat),
        left_s=left,
        left_part=1.0 if left is None else min(1.0, left / limit),
        ring_s=limit if session.timing.is_short else None,
        is_low=left is not None and session.mover == seat and session.timing.is_low(now),
        has_turn=not is_over and match.rulebook.actor(state) == seat,
        is_computer=not player.is_human,
        is_thinking=session.is_thinking and session.mover == seat,
        is_played_for=not is_over and player.is_human and not session.is_human(seat),
    )


def _takes_over_for(session: Session, game: Game, words: Words) -> str:
    """The side of a person who is played for where there are two; who is alone knows."""
    seat, match = session.played_for, session.match
    if seat is None or not match.setup.players[opponent(seat)].is_human:
        return ""
    return side_name(game, match.setup.rules, seat, words)


def shown_s(left_s: float) -> float:
    """Time left as it is read: the second that runs counts as a whole one, below ten the tenth."""
    if left_s >= TENTHS_BELOW_S:
        return float(ceil(left_s - HAIR))
    return max(0, ceil(left_s * 10 - HAIR)) / 10


def _words_of(
    session: Session, game: Game, words: Words, seat: Seat, material: Material
) -> tuple[str, str]:
    """The name of a player, and the line below it."""
    match = session.match
    rules, players = match.setup.rules, match.setup.players
    player, side = players[seat], side_name(game, rules, seat, words)
    name = name_of(words, game, rules, players, seat)
    if player.level is not None:
        return name, words("play.level", side=side, level=player.level)
    if not session.is_human(seat):
        return name, words("play.stand_in")
    if not material.counts:
        return name, "" if name == side else side
    count = material.counts[seat]
    form = "only_pieces" if name == side else "pieces"
    number = "_one" if count == 1 else ""
    return name, words(f"play.{form}{number}", side=side, count=count)


def _left_s(session: Session, seat: Seat, now: float) -> float | None:
    """Time left of a person's decision; who waits has a full limit, a computer has no clock."""
    control = session.timing.control
    if control is None or session.mover is None or not session.is_human(seat):
        return None
    left = session.timing.left_s(now) if session.mover == seat else None
    shown = control.limit_s if left is None else left
    return float(ceil(shown - HAIR)) if session.timing.is_short else shown_s(shown)
