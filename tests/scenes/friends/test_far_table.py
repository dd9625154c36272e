"""A match between two windows over a real server: moves, questions, away, secrets, results."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.files.autosave.matches import MATCHES, autosaves_in
from jungle_pg.files.settings import Settings
from jungle_pg.net.messages import Refused, Terms
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.friends.samples import (
    StillFriends,
    asked,
    away,
    begun,
    line_of,
    lost,
    table_of,
)
from jungle_pg.scenes.friends.table import way_between
from jungle_pg.scenes.table.state import Asked
from tests.net.real import until
from tests.scenes.acting import Performance, a_match, a_world, heard, texts_of
from tests.scenes.friends.meeting_here import Seat, both_look, two_seats

pytestmark = pytest.mark.process

CARDS = Terms("jackaroo", "king", side=0)


def told(seat: Seat) -> list[str]:
    return texts_of(seat.window.rest(0.0))


def settle(what: str, is_so: object, *seats: Seat) -> None:
    def look() -> bool:
        both_look(*seats)
        return bool(is_so())  # type: ignore[operator]

    until(look, what)


def test_a_move_of_one_is_seen_by_the_other_and_only_the_own_pieces_move(tmp_path: Path) -> None:
    with two_seats(tmp_path) as (mina, jo):
        assert mina.play.state.awaits_human
        assert not jo.play.state.awaits_human
        for number in range(6):
            mover = (mina, jo)[number % 2]
            mover.move(number)
            cursors = {number + 1}
            settle("a move", lambda: {mina.match.cursor, jo.match.cursor} == cursors, mina, jo)  # noqa: B023
            settle(
                "answers", lambda: not (mina.client.is_sending or jo.client.is_sending), mina, jo
            )
        first, second = ([m.entry.action for m in s.match.moments] for s in (mina, jo))  # type: ignore[union-attr]
        assert first == second
        assert "Playing with Jo" in told(mina)
        assert "Playing with Mina" in told(jo)


def test_an_open_move_is_shown_at_once_and_taken_back_when_it_is_refused() -> None:
    world, match = a_world(), a_match()
    game = world.games()["jungle"]
    known = begun(game, match)
    play = table_of(world, game, known)
    assert isinstance(play, FarPlay)
    window, line = Performance(play, world), line_of(play)
    window.rest(0.1)
    cursor = play.match.cursor
    state = play.state.seen
    play.show(play.table.play(state.rulebook.actions(state.state)[0], 0.2), 0.2)
    assert play.match.cursor == cursor + 1
    assert [what for what, _ in line.said] == ["play"]
    assert not play.state.awaits_human
    line.is_sending, line.heard = False, [Refused("late", of="play")]
    window.rest(0.1)
    assert play.match.cursor == cursor
    assert play.state.awaits_human
    assert "The position has changed in the meantime" in texts_of(window.rest(0.0))


def test_taking_back_is_asked_and_done_when_the_other_agrees(tmp_path: Path) -> None:
    with two_seats(tmp_path) as (mina, jo):
        for mover in (mina, jo):
            mover.move()
            settle("a move", lambda: mina.match.cursor == jo.match.cursor, mina, jo)
            settle("the answer", lambda: not mover.client.is_sending, mina, jo)  # noqa: B023
        mina.window.click("undo")
        settle(
            "the question",
            lambda: (
                "agree" in jo.window.page.widgets[-2].name
                or any(each.name == "agree" for each in jo.window.page.widgets)
            ),
            mina,
            jo,
        )
        assert "Mina: take a move back?" in told(jo)
        jo.window.click("agree")
        settle("two moves fewer", lambda: mina.match.cursor == jo.match.cursor == 0, mina, jo)


def test_giving_up_ends_it_for_both_and_a_rematch_swaps_the_sides(tmp_path: Path) -> None:
    with two_seats(tmp_path) as (mina, jo):
        mina.move()
        settle("a move", lambda: jo.match.cursor == 1 and not mina.client.is_sending, mina, jo)
        jo.play.show(jo.play.table.resign(0.0), 0.0)
        settle(
            "the result",
            lambda: {"result"} <= set(mina.window.names) & set(jo.window.names),
            mina,
            jo,
        )
        assert "friend" in mina.world.progress.now.trophies
        assert "friend" in jo.world.progress.now.trophies
        for seat in (mina, jo):
            seat.look()
            seat.window.now += 1.0
            seat.window.click("rematch")
        settle("the next match", lambda: mina.match.verdict is None and jo.match.verdict is None,
               mina, jo)  # fmt: skip
        assert (mina.play.state.bottom, jo.play.state.bottom) == (1, 0)
        assert jo.play.state.awaits_human


def test_secrets_stay_hidden_until_the_game_is_over(tmp_path: Path) -> None:
    with two_seats(tmp_path, CARDS) as (mina, jo):
        assert not mina.client.known.is_whole
        for number in range(4):
            settle("the turn", lambda: mina.play.state.awaits_human or jo.play.state.awaits_human,
                   mina, jo)  # fmt: skip
            mover = mina if mina.play.state.awaits_human else jo
            before = mover.match.cursor
            mover.move(number)
            settle("a move", lambda: mover.match.cursor > before  # noqa: B023
                   or mover.play.state.draft.picks, mina, jo)  # noqa: B023  # fmt: skip
            settle("the answer", lambda: not mina.client.is_sending and not jo.client.is_sending,
                   mina, jo)  # fmt: skip
        assert not any(each.name == "save" for each in mina.window.page.widgets)
        jo.play.show(jo.play.table.resign(0.0), 0.0)
        settle("the end", lambda: mina.match.verdict is not None, mina, jo)
        assert mina.client.known.is_whole
        settle("the result", lambda: "result" in mina.window.names, mina, jo)


def test_nothing_helps_in_a_game_with_a_friend() -> None:
    world = a_world(replace(Settings(), evaluation=True, oracle=True))
    game = world.games()["jungle"]
    play = table_of(world, game, begun(game, a_match()))
    window = Performance(play, world)
    window.rest(0.1)
    assert isinstance(play, FarPlay)
    names = {each.name for each in window.page.widgets}
    assert not names & {"hint", "redo", "load", "replay", "new_game"}
    window.keys("h")
    assert not play.thoughts.hint.is_thinking
    assert not play.thoughts.opinion.is_thinking
    assert not play.thoughts.oracle.is_thinking


def test_who_is_away_is_told_and_after_their_time_the_win_can_be_claimed() -> None:
    world = a_world()
    game = world.games()["jungle"]
    known = begun(game, a_match())
    for left_ms, title, has_claim in (
        (45_000, "Jonas is away: 0:45", False),
        (0, "Jonas has not come back.", True),
    ):
        play = table_of(world, game, away(known, left_ms))
        assert isinstance(play, FarPlay)
        window = Performance(play, world)
        assert title in texts_of(window.rest(0.5)), left_ms
        names = {each.name for each in window.page.widgets}
        assert ("claim" in names) is has_claim
        if has_claim:
            window.click("claim")
            assert ("claim", None) in line_of(play).said


def test_a_lost_connection_is_told_and_can_be_tried_at_once() -> None:
    world = a_world()
    game = world.games()["jungle"]
    play = table_of(world, game, lost(begun(game, a_match())))
    assert isinstance(play, FarPlay)
    window = Performance(play, world)
    assert "Connection lost, trying again" in texts_of(window.rest(0.5))
    window.click("try_now")
    assert line_of(play).said == [("try_now", None)]


def test_heads_are_shown_by_keys_and_can_be_muted(tmp_path: Path) -> None:
    def sees(seat: Seat) -> bool:
        return seat.play.bubbles.is_moving(seat.window.now)

    with two_seats(tmp_path) as (mina, jo):
        mina.window.keys("4")
        settle("a head", lambda: sees(jo) and sees(mina), mina, jo)
        jo.window.click("react")
        assert jo.window.names[-1] == "reactions"
        jo.window.click("mute_friend")
        for seat in (mina, jo):
            seat.window.now += 10
            seat.look()
        assert not sees(mina)
        mina.window.keys("1")
        settle("the own head", lambda: sees(mina), mina, jo)
        jo.window.keys("2")
        # What is said later is heard later: the head of the other one had come by then.
        settle("another head", lambda: sees(jo), mina, jo)
        assert jo.play.bubbles.shown_by(1) == "thinking"
        assert jo.play.bubbles.shown_by(0) == "applauding"


def test_leaving_is_asked_and_what_is_needed_to_come_back_is_kept(tmp_path: Path) -> None:
    with two_seats(tmp_path) as (mina, jo):
        mina.move()
        settle("a move", lambda: jo.match.cursor == 1, mina, jo)
        kept = mina.kept[-1]
        assert kept is not None
        assert kept.friend == "Jo"
        mina.window.click("menu")
        mina.window.now += 1.0
        mina.window.click("home")
        assert mina.window.names[-1] == "question"


def test_ways_between_two_matches() -> None:
    world = a_world()
    known = begun(world.games()["jungle"], a_match())
    match = known.match
    assert match is not None
    shorter = replace(match, moments=match.moments[:-2], cursor=match.cursor - 2)
    fresh = replace(match, moments=(), cursor=0)
    assert way_between(shorter, match) == "ply"
    assert way_between(match, shorter) == "back"
    assert way_between(match, match) == "same"
    assert way_between(match, fresh) == "anew"


def test_a_question_of_ones_own_can_be_withdrawn_and_nothing_else_is_asked_meanwhile() -> None:
    world = a_world()
    game = world.games()["jungle"]
    play = table_of(world, game, asked(begun(game, a_match()), "draw", 0))
    assert isinstance(play, FarPlay)
    window = Performance(play, world)
    window.rest(0.5)
    assert not window.widget("draw").is_enabled
    assert not window.widget("undo").is_enabled
    window.click("withdraw")
    assert ("answer draw", False) in line_of(play).said
    assert play.table.agree_draw(0.0) == Asked("draw")
    assert not isinstance(play.table.restart(0.0), Refusal)
    assert StillFriends().missing == ""


def test_who_comes_back_after_a_crash_finds_the_match_kept_once(tmp_path: Path) -> None:
    autosaves = autosaves_in(tmp_path / "data", rulebooks, lambda: datetime(2026, 3, 4, 12))
    with two_seats(tmp_path / "server") as (mina, jo):
        mina.world.autosaves = autosaves
        mina.move()
        settle("a move", lambda: jo.match.cursor == 1 and not mina.client.is_sending, mina, jo)
        settle("what was kept", lambda: mina.kept[-1] is not None and mina.kept[-1].save, mina)
        kept = mina.kept[-1]
        assert kept is not None
        autosaves.leave_all()
        autosaves.close()
        world = a_world()
        world.autosaves = autosaves
        again = Seat(mina.client.known.address, mina.client, world, save=kept.save)
        settle("a new name", lambda: again.kept[-1] and again.kept[-1].save != kept.save, again)
        matches = tmp_path / "data" / MATCHES
        until(lambda: not any(matches.glob(f"{kept.save}*")), "that the old one is forgotten")
        assert len(autosaves.journals()) == 1
        autosaves.leave_all()
        autosaves.close()


def test_who_is_played_for_decides_again_with_any_key_but_nobody_who_only_watches() -> None:
    world = a_world()
    game = world.games()["jackaroo"]
    match = begin(game.rulebook, Setup(game.rules))
    for seat, said in ((0, [("take_over", None)]), (None, [])):
        known = begun(game, match, seat=seat)
        assert known.clock is not None
        known = replace(known, clock=replace(known.clock, played_for=(0,)))
        play = table_of(world, game, known)
        assert isinstance(play, FarPlay)
        window = Performance(play, world)
        window.rest(0.5)
        window.keys("f")
        assert line_of(play).said == said, seat


def test_it_is_heard_when_somebody_goes_and_comes_back() -> None:
    world = a_world()
    game = world.games()["jungle"]
    known = begun(game, a_match())
    play = table_of(world, game, known)
    assert isinstance(play, FarPlay)
    window, line = Performance(play, world), line_of(play)
    for now_known, cue in ((known, ""), (lost(known), "error"), (known, "ui_on")):
        line.known = now_known
        before = len(heard(world))
        window.rest(0.5)
        assert heard(world)[before:] == ([cue] if cue else []), cue
