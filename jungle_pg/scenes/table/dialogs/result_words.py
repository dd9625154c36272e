"""How a match ended, in words and pictures for its last dialog."""

from collections.abc import Sequence
from dataclasses import dataclass

from jungle_pg.core.audience import only_person
from jungle_pg.core.duplicate import difference
from jungle_pg.core.log import Cause, Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.table.captions.names import result_title
from jungle_pg.scenes.table.captions.players import PERSON
from jungle_pg.scenes.table.dialogs.summary import Summary
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import status_text


@dataclass(frozen=True, slots=True)
class ResultWords:
    """What is told: the heading, how it ended, and soft lines below."""

    heading: str
    verdict: str
    lines: tuple[str, ...]


def result_words(
    words: Words, game: Game, match: AnyMatch, summary: Summary, score: str = ""
) -> ResultWords:
    """Everything the last dialog says about a match, with how the players stand by now."""
    lines = summary_lines(words, game, match, summary)
    if has_lost(match):
        lines.insert(0, words("result.comfort"))
    lines += _of_both_games(words, match)
    if (spoken := match.setup.coached) is not None:
        key = "never" if not spoken else "once" if spoken == 1 else "often"
        lines.append(words(f"result.coach_{key}", count=spoken))
    if score:
        lines.append(score)
    title = result_title(words, game, match)
    return ResultWords(title, status_text(words.texts, match), tuple(lines))


def summary_lines(words: Words, game: Game, match: AnyMatch, summary: Summary) -> list[str]:
    """How long it took and how much was taken; and how far both came, where that is counted."""
    moves = _counted(words, "moves", summary.moves)
    if summary.tally is None:
        taken = words("result.taken_none")
        if summary.taken:
            taken = _counted(words, "taken", summary.taken)
        return [_timed(words, summary, moves, taken)]
    rounds = _counted(words, "rounds", summary.tally.rounds)
    lines = [_timed(words, summary, moves, rounds)]
    sides = [side_name(game, match.setup.rules, seat, words) for seat in (0, 1)]
    lines.append(_of_both(words, "captures", sides, [str(each) for each in summary.tally.captures]))
    if summary.progress is not None:
        come = [f"{each.done}/{each.of}" for each in summary.progress]
        lines.append(_of_both(words, "progress", sides, come))
    return lines


def _of_both_games(words: Words, match: AnyMatch) -> list[str]:
    """How far the only person is ahead after two games with the same luck, if this was one."""
    ahead, person = difference(match), only_person(match)
    if ahead is None or person is None:
        return []
    count = ahead[person]
    key = "even" if not count else "ahead" if count > 0 else "behind"
    return [words(f"result.duplicate_{key}", count=abs(count))]


def _of_both(words: Words, what: str, sides: Sequence[str], counts: Sequence[str]) -> str:
    (first, second), (its_count, other_count) = sides, counts
    return words(
        f"result.{what}",
        first=first,
        first_count=its_count,
        second=second,
        second_count=other_count,
    )


def _timed(words: Words, summary: Summary, moves: str, taken: str) -> str:
    seconds = round(summary.used_ms / 1000)
    if not seconds:
        return words("result.summary_untimed", moves=moves, taken=taken)
    minutes = round(seconds / 60)
    time = _counted(words, "minutes", minutes)
    if seconds < 60:
        time = _counted(words, "seconds", seconds)
    return words("result.summary", moves=moves, time=time, taken=taken)


def winner_of(match: AnyMatch) -> Seat | None:
    """The seat that has won, None for a draw."""
    return match.verdict.winner if match.verdict else None


def has_won(match: AnyMatch) -> bool:
    """Whether a person has won, against whomever."""
    winner = winner_of(match)
    return winner is not None and match.setup.players[winner].is_human


def has_lost(match: AnyMatch) -> bool:
    """Whether a person has lost to a computer."""
    winner = winner_of(match)
    if winner is None or has_won(match):
        return False
    return match.setup.players[opponent(winner)].is_human


def heroes(game: Game, match: AnyMatch, style: str = "picture") -> tuple[str, ...]:
    """Pictures of who moved last for the winner, or for both sides of a draw, in a style."""
    winner = winner_of(match)
    seats = (0, 1) if winner is None else (winner,)
    return tuple(game.look.styled(_last_mover(game, match, seat), style) for seat in seats)


def _last_mover(game: Game, match: AnyMatch, seat: Seat) -> str:
    """The picture of what a seat moved last; the face of its player where it never moved.

    Where cards are played it is a piece that has come far.
    """
    come = game.look.progress(match.state, seat)
    if come is not None and come.sprite:
        return come.sprite
    for ply in range(match.cursor, 0, -1):
        entry = match.moments[ply - 1].entry
        if isinstance(entry, Ply) and entry.seat == seat and entry.cause is not Cause.PASS:
            return game.look.move_row(match.state_at(ply - 1), entry.action).sprite
    level = match.setup.players[seat].level or PERSON
    return game.look.face(match.setup.rules, seat, level)[0]


def _counted(words: Words, what: str, count: int) -> str:
    if count == 1:
        return words(f"result.{what}_one")
    return words(f"result.{what}_many", count=count)
