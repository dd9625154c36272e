"""What members of a room do, and what time does: moves, offers, answers, clocks, reactions."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.core.clock import Expiry
from jungle_pg.core.draft import AnyDraft, Draft
from jungle_pg.core.log import Cause, Closing, Ending
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, Refusal, Seat, opponent
from jungle_pg.core.timing import AUTO_S
from jungle_pg.net.messages import (
    Answer,
    Claim,
    FromClient,
    Leave,
    Offer,
    Play,
    React,
    Reaction,
    Refused,
    Resign,
    TakeOver,
)
from jungle_pg.net.room.presence import Letter, News, news, went
from jungle_pg.net.room.room import Now, Room, changed, fresh_match, may_claim, settled
from jungle_pg.net.wire import kind_of

UNUSED: Final = "unused"
"""Why time stands still after so many turns that nobody used."""
MOST_UNUSED: Final = 3
MOST_PLIES: Final = 4000
"""After so many a match goes on nowhere."""
MOST_REACTIONS: Final = 3
REACTIONS_S: Final = 6.0
"""So many reactions somebody may send in this time."""


def handled(room: Room, number: int, message: FromClient, now: Now) -> News:
    """What comes of a message of a member; what is refused changes nothing."""
    match message:
        case Leave():
            return went(room, number, now, on_purpose=True)
        case React(what):
            return _reacted(room, number, what, now)
    seat = room.seat_of(number)
    outcome: Room | Refusal = Refusal("not_seated" if room.match is not None else "not_begun")
    if seat is not None:
        outcome = _done(room, seat, message, now)
    if isinstance(outcome, Refusal):
        of = kind_of(type(message))
        return room, (Letter(number, Refused(outcome.code, outcome.facts, of)),)
    return outcome, news(room, outcome, now)


def passed(room: Room, now: Now) -> News:
    """Let time pass: clocks that run out, somebody who is played for, who is away too long."""
    after = settled(room, now)
    match, timing = after.match, after.timing
    if match is not None and timing is not None and not timing.is_paused:
        if match.actor in timing.clock.auto_played:
            after = _played_for(after, now)
        elif timing.is_over(now.seconds):
            after = _time_over(after, now)
    return after, news(room, after, now)


def due_at(room: Room, now: Now) -> float | None:
    """When `passed` should be called next; None where nothing will happen by itself."""
    times = [
        member.gone_since + member.away_left_s
        for member in room.members
        if not member.is_here and member.away_s(now) > 0
    ]
    match, timing = room.match, room.timing
    if match is None or timing is None or match.verdict is not None:
        return min(times, default=None)
    if not timing.is_paused and timing.is_limited:
        if match.actor in timing.clock.auto_played:
            times += [] if awaits_stand_in(room) else [timing.decides_since + AUTO_S]
        else:
            begins = max(now.seconds, timing.clock.running_since or 0.0)
            times.append(begins + timing.clock.remaining_s(now.seconds))
    return min(times, default=None)


def awaits_stand_in(room: Room) -> bool:
    """Whether a computer must play one move, because no rule says what is played."""
    match, timing = room.match, room.timing
    if match is None or timing is None or timing.is_paused or match.verdict is not None:
        return False
    return match.actor in timing.clock.auto_played and _ruled(Draft(match)) is None


def stood_in(room: Room, number: int, actions: Sequence[str], now: Now) -> News:
    """A computer has thought about what to play for somebody whose time was over."""
    if not awaits_stand_in(room) or number != room.number or room.match is None:
        return room, ()
    seat = room.match.actor
    assert seat is not None
    after = _moved(room, seat, actions, Cause.AUTO, now)
    after = room if isinstance(after, Refusal) else _unused(after, now)
    assert after.timing is not None
    # They decide again at their next turn.
    after = replace(after, timing=after.timing.taken_over(seat, now.seconds))
    return after, news(room, after, now)


def _done(room: Room, seat: Seat, message: FromClient, now: Now) -> Room | Refusal:
    match = room.match
    assert match is not None
    room = _somebody_is_there(room, now)
    match message:
        case Play(number, actions):
            return _played(room, seat, number, actions, now)
        case Resign():
            return _became(room, match.resign(seat), now)
        case Claim():
            if not may_claim(room, seat, now):
                return Refusal("not_away_enough")
            return _became(room, match.close(Ending(opponent(seat), Closing.TIME)), now)
        case TakeOver():
            return _taken_over(room, seat, now)
        case Offer(what):
            return _offered(room, seat, what, now)
        case Answer(what, agrees):
            return _answered(room, seat, what, agrees, now)
        case _:
            return Refusal("in_a_room")


def _played(
    room: Room, seat: Seat, number: int, actions: Sequence[str], now: Now
) -> Room | Refusal:
    match = room.match
    assert match is not None
    if number != room.number:
        return Refusal("late")
    if match.verdict is not None:
        return Refusal("game_over")
    if match.actor != seat:
        return Refusal("wrong_seat")
    if len(match.moments) >= MOST_PLIES:
        return Refusal("too_long")
    if room.timing is not None and seat in room.timing.clock.auto_played:
        room = _taken_over(room, seat, now)
    after = _moved(room, seat, actions, Cause.CHOICE, now)
    return after if isinstance(after, Refusal) else replace(after, unused=0)


def _moved(
    room: Room, seat: Seat, actions: Sequence[str], cause: Cause, now: Now
) -> Room | Refusal:
    """One final decision and the picks before it, each judged by the rules."""
    match, timing = room.match, room.timing
    assert match is not None
    assert timing is not None
    draft: AnyDraft = Draft(match)
    used_ms = max(0, timing.used_ms(now.seconds))
    for place, text in enumerate(actions, start=1):
        try:
            action = match.rulebook.codec.parse_action(text)
        except (BadText, ValueError):
            return Refusal("no_action")
        outcome = draft.pick(action, cause, used_ms)
        if isinstance(outcome, Refusal):
            return outcome
        if not isinstance(outcome, Draft):
            return _became(room, outcome, now) if place == len(actions) else Refusal("two_moves")
        draft = outcome
    return Refusal("not_final")


def _became(room: Room, outcome: AnyMatch | Refusal, now: Now) -> Room | Refusal:
    if isinstance(outcome, Refusal):
        return outcome
    assert room.match is not None
    return changed(room, outcome.timed(room.match.cursor, now.date), "ply", now)


def _offered(room: Room, seat: Seat, what: str, now: Now) -> Room | Refusal:
    match = room.match
    assert match is not None
    if room.offer is not None:
        # Who wants the same thing agrees.
        both = room.offer == what and room.asker != seat
        return _answered(room, seat, what, True, now) if both else Refusal("asked_already")
    refusal = _why_not(match, seat, what)
    return refusal or replace(room, offer=what, asker=seat)


def _why_not(match: AnyMatch, seat: Seat, what: str) -> Refusal | None:
    """Why something cannot be asked for."""
    is_over = match.verdict is not None
    if what == "rematch":
        return None if is_over else Refusal("not_over")
    if is_over:
        return Refusal("game_over")
    if what == "undo":
        back = _taken_back(match, seat)
        return back if isinstance(back, Refusal) else None
    if what == "draw" and not match.rulebook.may_agree_draw(match.setup.rules):
        return Refusal("no_draw_offers")
    return None


def _answered(room: Room, seat: Seat, what: str, agrees: bool, now: Now) -> Room | Refusal:
    if room.offer != what or room.asker is None or (agrees and room.asker == seat):
        return Refusal("not_asked")
    asker, match = room.asker, room.match
    assert match is not None
    room = replace(room, offer=None, asker=None)
    if not agrees:
        return room
    match what:
        case "undo":
            back = _taken_back(match, asker)
            return back if isinstance(back, Refusal) else changed(room, back, "back", now)
        case "draw":
            return _became(room, match.agree_draw(), now)
        case "rematch":
            return fresh_match(replace(room, sides=(room.sides[1], room.sides[0])), now)
        case _:
            return fresh_match(room, now)


def _taken_back(match: AnyMatch, seat: Seat) -> AnyMatch | Refusal:
    """The match at the last decision of who asks; what is taken back is gone."""
    back = match.undo()
    while not isinstance(back, Refusal) and back.actor != seat:
        back = back.undo()
    return back if isinstance(back, Refusal) else replace(back, moments=back.moments[: back.cursor])


def _time_over(room: Room, now: Now) -> Room:
    match, timing = room.match, room.timing
    assert match is not None
    assert timing is not None
    match timing.expiry:
        case Expiry.PASS:
            after = _became(room, match.pass_turn(timing.used_ms(now.seconds)), now)
            # A game that knows no passing in this position gives a full limit once more.
            again = replace(room, timing=timing.next_turn(match, now.seconds))
            return _unused(again if isinstance(after, Refusal) else after, now)
        case Expiry.AUTO_PLAY:
            return replace(room, timing=timing.handed_over().next_decision(now.seconds))
        case Expiry.LOSE:
            lost = _became(room, match.lose_on_time(), now)
            return room if isinstance(lost, Refusal) else lost


def _played_for(room: Room, now: Now) -> Room:
    """What the rules play for somebody, a while after it has become due."""
    match, timing = room.match, room.timing
    assert match is not None
    assert timing is not None
    draft: AnyDraft = Draft(match)
    if not timing.is_due(now.seconds):
        return room
    while (action := _ruled(draft)) is not None:
        outcome = draft.pick(action, Cause.AUTO, max(0, timing.used_ms(now.seconds)))
        if not isinstance(outcome, Draft):
            after = _became(room, outcome, now)
            return room if isinstance(after, Refusal) else _unused(after, now)
        draft = outcome
    return room


def _ruled(draft: AnyDraft) -> object:
    """What the rules play for who has to decide; None where a computer has to."""
    book, actor = draft.match.rulebook, draft.match.actor
    return book.autoplay(book.seen_by(draft.state, actor))


def _unused(room: Room, now: Now) -> Room:
    """Nobody used a turn: after some of them time stands still until somebody does something."""
    room = replace(room, unused=room.unused + 1)
    assert room.timing is not None
    if room.unused < MOST_UNUSED:
        return room
    return replace(room, timing=room.timing.paused(UNUSED, now.seconds))


def _somebody_is_there(room: Room, now: Now) -> Room:
    assert room.timing is not None
    return replace(room, unused=0, timing=room.timing.resumed(UNUSED, now.seconds))


def _taken_over(room: Room, seat: Seat, now: Now) -> Room:
    assert room.timing is not None
    return replace(room, timing=room.timing.taken_over(seat, now.seconds))


def _reacted(room: Room, number: int, what: str, now: Now) -> News:
    seat, member = room.seat_of(number), room.member(number)
    recent = tuple(when for when in member.spoke_at if when > now.seconds - REACTIONS_S)
    if seat is None or len(recent) >= MOST_REACTIONS:
        code = "not_seated" if seat is None else "too_often"
        return room, (Letter(number, Refused(code, of="react")),)
    after = room.with_member(replace(member, spoke_at=(*recent, now.seconds)))
    here = (each for each in room.members if each.is_here)
    return after, tuple(Letter(each.id, Reaction(seat, what)) for each in here)
