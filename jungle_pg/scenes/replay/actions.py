"""What can be done with a replay: one entry for each button and key."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from jungle_pg.core.audience import is_secret
from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.replay.export_dialog import export_command
from jungle_pg.scenes.replay.layout import BRANCH, EXPORT, MOVES, REVIEW, STUDY
from jungle_pg.scenes.replay.tape import Tape
from jungle_pg.scenes.table.copying import hidden

if TYPE_CHECKING:
    from jungle_pg.scenes.replay.replay import Replay
    from jungle_pg.scenes.replay.replay_screen import ReplayScreen

Do: TypeAlias = Callable[["Replay", float], Tape | Command | None]
"""Gives how the tape runs from now on, or what the program should do."""

When: TypeAlias = Callable[["ReplayScreen", float], bool]


def _always(replay: "ReplayScreen", now: float) -> bool:
    return True


def _has_moves(replay: "ReplayScreen", now: float) -> bool:
    return replay.tape.length > 0


@dataclass(frozen=True, slots=True)
class ReplayAction:
    """Something a person can do with a replay; its words and tips are found by its name."""

    name: str
    icon: str
    do: Do
    enabled: When = _always
    kind: str = "plain"
    sound: str = "ui_click"
    """What is heard of its button."""
    repeats: bool = True
    """Whether a key that is held does it again and again."""


def _play(replay: "Replay", now: float) -> Tape:
    tape = replay.tape
    return tape.pause(now) if tape.is_playing(now) else tape.play(now)


def _can_step_back(replay: "ReplayScreen", now: float) -> bool:
    tape = replay.tape
    return tape.position(now) > (tape.stops[0] if tape.stops else 0)


def _can_begin_here(replay: "ReplayScreen", now: float) -> bool:
    tape = replay.tape
    return tape.length > 0 and tape.shown(now) < tape.length


def _can_end_here(replay: "ReplayScreen", now: float) -> bool:
    return replay.tape.length > 0 and replay.tape.shown(now) > 0


def _is_on(replay: "ReplayScreen", now: float) -> bool:
    """Whether the game is not over at what is seen."""
    return replay.match.verdict_at(replay.shown_ply(now)) is None


def _branch(replay: "Replay", now: float) -> Command:
    if is_secret(replay.match):
        return hidden(replay.world, replay.view, BRANCH)
    return replay.leave(now, plays_on=True)


def _review(replay: "Replay", now: float) -> Command:
    if is_secret(replay.match):
        return hidden(replay.world, replay.view, REVIEW)
    # Loaded when it is wanted: a review knows of replays, and what comes after it of tables.
    from jungle_pg.scenes.review.review import ReviewOfGame

    start = replay.shown_move(now)
    return Push(
        ReviewOfGame(replay.world, replay.game, replay.match, start=start, save=replay.save)
    )


def _study(replay: "Replay", now: float) -> Command:
    from jungle_pg.scenes.study.doors import study_of_match

    ply = replay.shown_ply(now)
    return study_of_match(replay.world, replay.game, replay.match, replay.view, ply)


def _export(replay: "Replay", now: float) -> Command | None:
    if is_secret(replay.match):
        return hidden(replay.world, replay.view, EXPORT)
    return export_command(replay.world, replay.match, replay.tape.speed, now)


ACTIONS: Final = {
    action.name: action
    for action in (
        ReplayAction(
            "restart", "restart", lambda replay, now: replay.tape.restart(now), _has_moves
        ),
        ReplayAction(
            "step_back", "step_back", lambda replay, now: replay.step(-1, now),
            _can_step_back, sound="",
        ),
        ReplayAction("play", "play", _play, _has_moves, "green", repeats=False),
        ReplayAction(
            "step_forward", "step_forward", lambda replay, now: replay.step(1, now),
            lambda replay, now: replay.tape.position(now) < replay.tape.length, sound="",
        ),
        ReplayAction(
            "to_end", "to_end", lambda replay, now: replay.tape.to_end(now),
            lambda replay, now: replay.tape.position(now) != replay.tape.end,
        ),
        ReplayAction(
            "to_start", "restart", lambda replay, now: replay.seek(replay.tape.first, now)
        ),
        ReplayAction(
            "stop", "stop", lambda replay, now: replay.leave(now, plays_on=False),
            sound="ui_back", repeats=False,
        ),
        ReplayAction(
            "loop", "replay",
            lambda replay, now: replay.tape.looping(not replay.tape.loops, now),
            _has_moves, repeats=False,
        ),
        ReplayAction(
            "from_here", "right", lambda replay, now: replay.tape.from_here(now), _can_begin_here
        ),
        ReplayAction(
            "up_to_here", "left", lambda replay, now: replay.tape.up_to_here(now), _can_end_here
        ),
        ReplayAction(
            "whole", "sliders", lambda replay, now: replay.tape.whole(now),
            lambda replay, now: not replay.tape.is_whole,
        ),
        ReplayAction(BRANCH, "branch", _branch, _is_on, "amber"),
        ReplayAction(REVIEW, "review", _review, repeats=False),
        ReplayAction(STUDY, "study", _study, repeats=False),
        ReplayAction(MOVES, "moves", lambda replay, now: replay.toggle(MOVES), kind="amber"),
        ReplayAction(EXPORT, "save", _export),
    )
}  # fmt: skip
"""Every action by its name."""
