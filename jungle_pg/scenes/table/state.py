"""Everything that is decided at a table, as one frozen record, and what can come of a decision."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Self, TypeAlias

from jungle_pg.board.selection import Picks, Refused
from jungle_pg.core.audience import Audience, is_secret, watcher
from jungle_pg.core.draft import AnyDraft, Draft
from jungle_pg.core.log import Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.time_left import Left, left_on_clocks
from jungle_pg.core.timing import Timing, timing_of
from jungle_pg.scenes.table.computer_clock import RESTS
from jungle_pg.scenes.table.score import NO_SCORE, Score

SPEEDS: Final = (("½×", 2.0), ("1×", 1.0), ("2×", 0.4), ("5×", 0.1))
"""How fast computers play each other: as it is read, and what part of the usual time it takes."""

USUAL_SPEED: Final = 1
NO_LIMIT: Final = TimeState()

COVER: Final = "cover"
"""Why time stands still while the screen is passed on."""

LOOKING: Final = "looking"
"""Why time stands still while an earlier place of the log is looked at."""


@dataclass(frozen=True, slots=True)
class MatchChange:
    """The match changed: by a `ply`, `back`, `forward`, by going to another place, or anew."""

    before: AnyMatch
    after: AnyMatch
    way: str


@dataclass(frozen=True, slots=True)
class Picked:
    """Something was picked that is not final yet, or was taken back."""

    before: AnyDraft
    after: AnyDraft

    @property
    def takes_back(self) -> bool:
        """Whether something is no longer picked."""
        return self.after.picks[: len(self.before.picks)] != self.before.picks

    @property
    def adds(self) -> bool:
        """Whether something new is picked."""
        return self.before.picks[: len(self.after.picks)] != self.after.picks


@dataclass(frozen=True, slots=True)
class Selected:
    """Pieces or cards were chosen on the way to an action; none where they were let go."""

    picks: Picks


@dataclass(frozen=True, slots=True)
class Looked:
    """Another place of the log is looked at, or the game as it stands again."""


@dataclass(frozen=True, slots=True)
class NotNow:
    """Somebody clicked something while others decide."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class Asked:
    """The other player was asked for something and has not answered yet."""

    what: str


@dataclass(frozen=True, slots=True)
class Afar:
    """How it stands with a match whose players sit at different computers."""

    seat: Seat | None
    """Who plays here; None for those who watch."""
    is_sending: bool = False
    """Whether the last move made here is on its way."""
    is_whole: bool = True
    """Whether nothing of the match is hidden here, so that it can be saved."""
    asks: str = ""
    """What one of the two has asked the other for, without an answer so far."""
    signals: tuple[int, int] = (3, 3)
    """How well each player is connected, from 0 to 3."""
    watchers: tuple[str, ...] = ()
    """Who looks on."""


Outcome: TypeAlias = MatchChange | Picked | Selected | Looked | NotNow | Refused | Refusal | Asked
"""What came of something that somebody wanted."""

OUTCOMES: Final = (MatchChange, Picked, Selected, Looked, NotNow, Refused, Refusal, Asked)


@dataclass(frozen=True, eq=False)
class TableState:
    """A match being played, with all that its screen, its buttons and its players depend on.

    Questions are answered from the record alone; only a `Table` replaces it.
    """

    draft: AnyDraft
    """The match, and what the seat that has to decide has picked so far."""
    with_picks: AnyMatch
    """The match as if those picks were played: what the next one is chosen in."""
    timing: Timing
    bottom: Seat = 0
    """The side at the foot of the screen."""
    selected: Picks = ()
    """The piece, or what else was clicked on the way to an action."""
    facing: Seat | None = None
    """Who of two people looks at the screen, where they may not see the same."""
    sees_all: bool = False
    """Whether nothing is hidden, as when a match is looked back at."""
    looking: int | None = None
    """The place of the log that is looked at, None when it is the game as it stands."""
    is_held: bool = False
    """Whether computers that play each other wait."""
    has_step: bool = False
    """Whether computers that wait may play one move."""
    speed: int = USUAL_SPEED
    is_showing: bool = False
    """Whether what was played last is still shown, so that nobody answers it yet."""
    unused_turns: int = 0
    """How many turns of people in a row went by without anybody doing anything."""
    asks_who_is_there: bool = False
    """Whether nobody has moved for so long that the players were asked."""
    is_thinking: bool = False
    """Whether a computer is at it."""
    problem: str = ""
    """Why no answer of a computer will come; nothing as long as one may."""
    score: Score = NO_SCORE
    """How the players stand from the games before this one."""
    save_name: str = ""
    """What the player calls the file the match was loaded from or saved in."""
    saved: AnyMatch | None = None
    """The match as it was saved last."""
    has_saves: bool = False
    """Whether games can be saved here."""
    afar: Afar | None = None
    """How the other player is reached who sits at another computer, if that is so."""
    audiences: tuple[Audience[Any, Any, Any, Any], Audience[Any, Any, Any, Any]] = field(
        default_factory=lambda: (Audience(), Audience()), compare=False, repr=False
    )
    """They keep what was seen before as the very same; with picks, and without."""

    @property
    def match(self) -> AnyMatch:
        """The match, without what may still be taken back."""
        return self.draft.match

    @cached_property
    def viewer(self) -> Seat | None:
        """Who looks at the screen: the only person, one of two, or a spectator (None)."""
        if self.afar is not None:
            return self.afar.seat
        person = watcher(self.match)
        return self.facing if person is None else person

    @cached_property
    def seen(self) -> AnyMatch:
        """The match with the picks so far, as who looks at the screen may see it."""
        if self.sees_all:
            return self.with_picks
        return self.audiences[0].view_for(self.with_picks, self.viewer)

    @cached_property
    def visible_log(self) -> AnyMatch:
        """The match without those picks, with what can be played again, as it may be seen."""
        return self.match if self.sees_all else self.audiences[1].view_for(self.match, self.viewer)

    @property
    def shown(self) -> int:
        """The place of the log that is seen."""
        return self.match.cursor if self.looking is None else self.looking

    @cached_property
    def position(self) -> Any:
        """The state that is seen, at the place of the log that is looked at."""
        return self.seen.state if self.looking is None else self.visible_log.state_at(self.looking)

    @property
    def mover(self) -> Seat | None:
        """Whose decision it is, None when the match is over."""
        return self.match.actor

    @cached_property
    def _left_back_then(self) -> Left | None:
        return None if self.looking is None else left_on_clocks(self.visible_log, self.looking)

    def left_back_then(self, seat: Seat) -> float | None:
        """Time for the whole game that a seat had left at an earlier place that is looked at."""
        left = self._left_back_then
        return None if left is None else left[seat] / 1000

    def is_human(self, seat: Seat) -> bool:
        """Whether a person decides for a seat right now."""
        player = self.match.setup.players[seat]
        return player.is_human and seat not in self.timing.clock.auto_played

    @cached_property
    def is_shared(self) -> bool:
        """Whether two people at one screen may not know the same."""
        players = self.match.setup.players
        is_here = self.afar is None and all(player.is_human for player in players)
        return is_here and is_secret(self.match)

    @cached_property
    def cover_for(self) -> Seat | None:
        """The person the screen must be passed to before anything of theirs is shown."""
        mover = self.mover
        if mover is None or mover == self.facing or self.looking is not None or self.afar:
            return None
        return mover if self.is_shared and self.is_human(mover) else None

    @property
    def are_two_here(self) -> bool:
        """Whether two people sit at this computer."""
        return self.afar is None and all(each.is_human for each in self.match.setup.players)

    @property
    def is_won_here(self) -> bool:
        """Whether somebody at this computer has won."""
        winner = None if self.match.verdict is None else self.match.verdict.winner
        here = self.afar is None or self.afar.seat == winner
        return winner is not None and here and self.match.setup.players[winner].is_human

    @cached_property
    def awaits_human(self) -> bool:
        """Whether a person may move now."""
        mover = self.mover
        if mover is None or self.looking is not None or self.cover_for is not None:
            return False
        if self.afar is not None and (self.afar.seat != mover or self.afar.is_sending):
            return False
        return self.is_human(mover)

    @property
    def is_rated(self) -> bool:
        """Whether the game still goes on and counts for a rating, so that nothing may help."""
        return self.mover is not None and self.match.setup.stakes is Stakes.RATED

    @property
    def may_be_helped(self) -> bool:
        """Whether computers may tell what they think of the game: nobody minds."""
        return self.afar is None and not self.is_rated

    @property
    def program(self) -> str | None:
        """The other program whose turn it is, by its name; None where none has to move."""
        player = None if self.mover is None else self.match.setup.players[self.mover]
        return player.name if player is not None and player.is_program else None

    @property
    def is_watched(self) -> bool:
        """Whether computers play each other."""
        return not any(player.is_human for player in self.match.setup.players)

    @cached_property
    def ruled(self) -> Any:
        """What the rules play for the mover if its time is over; None where a computer has to."""
        if self.mover is None:
            return None
        book = self.match.rulebook
        return book.autoplay(book.seen_by(self.with_picks.state, self.mover))

    @cached_property
    def stands_in(self) -> bool:
        """Whether one move is played for a person whose time is over; no rule plays on."""
        is_played_for = self.mover is not None and self.mover in self.timing.clock.auto_played
        return is_played_for and self.ruled is None

    @property
    def gives_way(self) -> bool:
        """Whether any input of a person who is played for takes the game over again."""
        if self.afar is not None and self.afar.seat is None:
            return False
        return self.person in self.timing.clock.auto_played and not self.stands_in

    @property
    def is_played_for(self) -> bool:
        """Whether a person whose time was over is played for until somebody takes over."""
        players = self.match.setup.players
        people = (seat for seat, player in enumerate(players) if player.is_human)
        if self.afar is not None:
            people = (seat for seat in (self.afar.seat,) if seat is not None)
        is_on = self.mover is not None and not self.stands_in
        return is_on and not all(map(self.is_human, people))

    @property
    def played_for(self) -> Seat | None:
        """The person to take over for: who has to decide, else the other one, if played for."""
        players = self.match.setup.players
        seats = (self.person, *(seat for seat, each in enumerate(players) if each.is_human))
        if self.afar is not None:
            seats = () if self.afar.seat is None else (self.afar.seat,)
        return next((seat for seat in seats if seat in self.timing.clock.auto_played), None)

    @property
    def person(self) -> Seat:
        """The seat of the person an action of the table is meant for."""
        players, mover = self.match.setup.players, self.mover
        if self.afar is not None:
            return self.afar.seat or 0
        if mover is not None and players[mover].is_human:
            return mover
        return next((seat for seat, player in enumerate(players) if player.is_human), mover or 0)

    @property
    def is_saved(self) -> bool:
        """Whether the match lies in a file as it stands."""
        return self.saved is self.match

    @property
    def standing(self) -> Score:
        """How the players stand by now; of a first game its result tells enough."""
        return self.score.after(self.match) if self.score.has_begun else self.score

    @cached_property
    def why_no_undo(self) -> Refusal | None:
        """Why neither a pick nor a move can be taken back; None where one can."""
        match = self.match
        outcome = match.undo()
        if (self.draft.picks and self.awaits_human) or not isinstance(outcome, Refusal):
            return None
        # In some games there is never anything to take back, also when nothing was played yet.
        return outcome if match.rulebook.takes_back(match.setup.rules) else Refusal("undo_sealed")

    @cached_property
    def can_redo(self) -> bool:
        return self.afar is None and not isinstance(self.match.redo(), Refusal)

    def only_answer(self, draft: AnyDraft) -> Any:
        """The only thing that can be decided, where nobody needs to be asked for it."""
        book, state = self.match.rulebook, draft.state
        if book.asks(state):
            return None
        actions = book.actions(state)
        return actions[0] if len(actions) == 1 else None

    def drafted(self, draft: AnyDraft, now: float) -> Self:
        """The same with other picks."""
        timing = self.timing.next_decision(now)
        return replace(self, draft=draft, with_picks=draft.with_picks, timing=timing, selected=())

    def become(self, match: AnyMatch, way: str, now: float) -> Self:
        """The same table with a match that has changed."""
        goes_on = way == "ply" and not match.rulebook.starts_clock(match.state)
        timing = self.timing.resumed(LOOKING, now).resumed(RESTS, now)
        timing = timing.next_turn(match, now, goes_on=goes_on)
        if way != "ply":
            # Who goes to another place of the game is there and decides.
            for seat in timing.clock.auto_played:
                timing = timing.taken_over(seat, now)
        after = replace(
            self, draft=Draft(match), with_picks=match, looking=None, timing=timing, selected=()
        )
        return after.waiting_for_cover(now)

    def waiting_for_cover(self, now: float) -> Self:
        """Time stands still until who has to decide looks at the screen."""
        if self.cover_for is None:
            return replace(self, timing=self.timing.resumed(COVER, now))
        return replace(self, timing=self.timing.paused(COVER, now))


def seat_below(match: AnyMatch) -> Seat:
    """The side at the bottom: that of who watches, else the first."""
    return watcher(match) or 0


def table_with(match: AnyMatch, times: TimeState = NO_LIMIT) -> TableState:
    """A table at which a match begins, or goes on."""
    timing = timing_of(times, match)
    return TableState(Draft(match), match, timing, seat_below(match)).waiting_for_cover(0.0)
