"""From a match and what was thought of its places to a review; nothing here thinks or waits."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, Final, TypeAlias

from jungle_pg.core.history import is_move
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.accuracy import mean_accuracy, volatilities
from jungle_pg.core.review.classes import class_of, kept_alone, loss_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.values import (
    EVEN,
    JudgedPosition,
    Motif,
    MoveClass,
    Phase,
    Review,
    ReviewedMove,
)
from jungle_pg.core.review.worths import Worth, worths_of
from jungle_pg.core.rulebook import CHANCE, AnyRulebook, BadText, Seat

MOST_MOMENTS: Final = 5
TURNING: Final = frozenset(
    {
        MoveClass.BRILLIANT,
        MoveClass.GREAT,
        MoveClass.MISSED,
        MoveClass.MISTAKE,
        MoveClass.BLUNDER,
    }
)
"""The classes of moves at which a game turns."""
TOLD: Final = TURNING | {MoveClass.INACCURACY}
"""The classes of moves of which it is told why."""

Texts: TypeAlias = tuple[str, ...]
Positions: TypeAlias = Mapping[int, JudgedPosition]
"""What was thought of each place of a match, by how many moves were played there."""


def places_of(match: AnyMatch) -> tuple[int, ...]:
    """The places of the log that are judged: before the first move, and after each of them.

    Luck that follows a move belongs to it, so that at every place a seat has to decide.
    """
    ends = (ply for ply in range(1, len(match.moments) + 1) if is_move(match, ply))
    return tuple(_past_luck(match, ply) for ply in chain((0,), ends))


def played_from(match: AnyMatch, place: int) -> tuple[str, ...]:
    """The actions that make the move begun at a place of the log: mere picks, and the last one."""
    texts: list[str] = []
    for ply in range(place + 1, len(match.moments) + 1):
        entry = match.moments[ply - 1].entry
        if not isinstance(entry, Ply):
            break
        texts.append(match.rulebook.codec.action_text(entry.action))
        if is_move(match, ply):
            return tuple(texts)
    return ()


def sound_line(rulebook: AnyRulebook, state: Any, texts: Iterable[str]) -> tuple[Any, ...]:
    """The actions of a line as far as they can be played; whoever told it may be damaged."""
    actions: list[Any] = []
    for text in texts:
        try:
            action = rulebook.codec.parse_action(text)
        except BadText:
            break
        if rulebook.actor(state) is None or rulebook.refusal(state, action) is not None:
            break
        actions.append(action)
        state = rulebook.play(state, action).state
    return tuple(actions)


def review_of(match: AnyMatch, positions: Positions, reviewer: Reviewer) -> Review:
    """The review of a match, as far as its places are judged."""
    return Reviewing(match, reviewer).review(positions)


class Reviewing:
    """Reviews one match again and again while more of it is judged; what is known stays."""

    def __init__(self, match: AnyMatch, reviewer: Reviewer) -> None:
        self._match, self._reviewer = match, reviewer
        self._places = places_of(match)
        self._played = tuple(played_from(match, place) for place in self._places)
        self._book_moves = reviewer.book_moves(match)
        self._known: dict[int, tuple[tuple[Any, ...], ReviewedMove]] = {}
        """The moves as they were reviewed last, with all that this followed from."""
        self._lines: dict[int, tuple[tuple[Texts, Texts], _Lines]] = {}

    def review(self, positions: Positions) -> Review:
        """What is to be said by now."""
        moves: list[ReviewedMove | None] = []
        worths, seen = worths_of(self._match, self._places, self._played, positions)
        for number in range(1, len(self._places)):
            before = moves[-1] if moves else None
            moves.append(self._move(number, seen, worths.get(number), before))
        places = range(len(self._places))
        shares = tuple(seen[it].share() if it in seen else None for it in places)
        known = [(number, move) for number, move in enumerate(moves, 1) if move is not None]
        weights = volatilities(_filled(shares))

        def accuracy(seat: Seat, phase: Phase | None = None) -> float | None:
            chosen = [
                (move.loss, weights[number - 1])
                for number, move in known
                if move.seat == seat and phase in (None, move.phase)
            ]
            return mean_accuracy(*map(list, zip(*chosen, strict=True))) if chosen else None

        of_first, of_second = (accuracy(seat) for seat in (0, 1))
        return Review(
            tuple(moves),
            shares,
            (100.0 if of_first is None else of_first, 100.0 if of_second is None else of_second),
            {phase: (accuracy(0, phase), accuracy(1, phase)) for phase in Phase},
            {named: (_count(known, named, 0), _count(known, named, 1)) for named in MoveClass},
            self._moments(known, positions),
        )

    def _move(
        self, number: int, seen: Positions, worth: Worth | None, before: ReviewedMove | None
    ) -> ReviewedMove | None:
        if worth is None:
            return None
        judged, follower = seen[number - 1], seen.get(number)
        # What follows is told by the place itself, or else by the next one.
        is_told = judged.reply or follower is None
        answers = judged.reply if is_told or follower is None else follower.line
        facts = (judged, worth, answers, before.move_class if before is not None else None)
        if number in self._known and self._known[number][0] == facts:
            return self._known[number][1]
        move = self._reviewed(number, judged, worth, answers, before)
        self._known[number] = facts, move
        return move

    def _reviewed(
        self,
        number: int,
        judged: JudgedPosition,
        worth: Worth,
        answers: tuple[str, ...],
        previous: ReviewedMove | None,
    ) -> ReviewedMove:
        match, book = self._match, self._match.rulebook
        place, played = self._places[number - 1], self._played[number - 1]
        state, ply = match.state_at(place), place + len(played)
        seat = match.moments[ply - 1].entry.seat
        judged = replace(judged, chance=worth.before)
        loss = loss_of(judged, worth.after)
        lines = self._lines_of(number, judged.line, answers)
        actions, best, reply = lines.actions, lines.best, lines.reply
        move_class = class_of(
            judged,
            loss,
            is_book=number <= self._book_moves,
            gave_material=kept_alone(judged, loss)
            and bool(actions)
            and self._reviewer.gives_up_material(state, actions[-1]),
            before=previous.move_class if previous and previous.seat != seat else None,
        )
        motif = None
        if move_class in TOLD and actions and best:
            motif = lines.motif(self._reviewer, state)
        text = book.codec.action_text
        move = ReviewedMove(
            ply, seat, " ".join(played), move_class, loss, worth.before, worth.after,
            tuple(map(text, best)), tuple(map(text, reply)), self._reviewer.phase(state), motif,
        )  # fmt: skip
        if not move_class.is_mistake:
            return move
        return replace(move, skill=self._reviewer.skill(state, move))

    def _lines_of(self, number: int, best: Texts, answers: Texts) -> "_Lines":
        """What could be played at a move and after it, as long as nothing else is told of it."""
        known = self._lines.get(number)
        if known is not None and known[0] == (best, answers):
            return known[1]
        book, played = self._match.rulebook, self._played[number - 1]
        place = self._places[number - 1]
        state, after = (self._match.state_at(ply) for ply in (place, place + len(played)))
        lines = _Lines(
            sound_line(book, state, played),
            sound_line(book, state, best),
            sound_line(book, after, answers),
        )
        self._lines[number] = (best, answers), lines
        return lines

    def _moments(
        self, known: list[tuple[int, ReviewedMove]], positions: Positions
    ) -> tuple[int, ...]:
        """Where the game turned most; where there is room, the worst inaccuracy and the end."""
        turns = [(number, move) for number, move in known if move.move_class in TURNING]
        turns.sort(key=lambda turn: -_turn(turn[1], positions[turn[0] - 1]))
        chosen = [number for number, _ in turns[:MOST_MOMENTS]]
        doubtful = [turn for turn in known if turn[1].move_class is MoveClass.INACCURACY]
        if doubtful and len(chosen) < MOST_MOMENTS:
            chosen.append(max(doubtful, key=lambda turn: turn[1].loss)[0])
        last = len(self._places) - 1
        is_decided = last > 0 and self._match.verdict_at(self._places[-1]) is not None
        is_known = any(number == last for number, _ in known)
        if is_decided and is_known and last not in chosen and len(chosen) < MOST_MOMENTS:
            chosen.append(last)
        return tuple(sorted(chosen))


class _Lines:
    """What was played, what was best and what followed; of all that it is told why but once."""

    def __init__(self, *lines: tuple[Any, ...]) -> None:
        self.actions, self.best, self.reply = lines
        self._motif: list[Motif | None] = []

    def motif(self, reviewer: Reviewer, state: Any) -> Motif | None:
        if not self._motif:
            self._motif.append(reviewer.motif(state, self.actions[0], self.best, self.reply))
        return self._motif[0]


def _turn(move: ReviewedMove, judged: JudgedPosition) -> float:
    """How much hung on a move: what it gave away, or what any other one would have."""
    if move.move_class in (MoveClass.BRILLIANT, MoveClass.GREAT) and judged.second is not None:
        return judged.chance - judged.second
    return move.loss


def _count(known: list[tuple[int, ReviewedMove]], named: MoveClass, seat: Seat) -> int:
    return sum(move.move_class is named and move.seat == seat for _, move in known)


def _filled(shares: Iterable[float | None]) -> list[float]:
    """Shares without gaps: nothing has changed where nothing is known."""
    filled: list[float] = []
    for share in shares:
        filled.append(share if share is not None else filled[-1] if filled else EVEN)
    return filled


def _past_luck(match: AnyMatch, ply: int) -> int:
    while ply < len(match.moments) and match.moments[ply].entry.seat == CHANCE:
        ply += 1
    return ply
