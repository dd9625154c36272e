"""One motion at a time, heard as it is seen, and never a wall of noise."""

from dataclasses import dataclass, field
from typing import Any

from jungle_pg.cabinet import games
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.look import fitted_field
from jungle_pg.games.values import Appearance, Heard, Pace
from jungle_pg.scenes.table.moving_board import BETWEEN_VOICES_S, SAME_VOICE_S, MovingBoard
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.theme import DAY
from tests.sample_games import done
from tests.scenes.acting import a_match, measure

TABLE = games()["jungle"].look
MATCH = a_match()
FIELD = fitted_field(TABLE, MATCH.setup.rules, Rect(0, 0, 700, 900))
APPEARANCE = Appearance(DAY, measure)
NORMAL = Pace()


class Talking(JungleLook):
    """A table where every ply is heard with these sounds."""

    def __init__(self, *sounds: tuple[float, str]) -> None:
        self.heard = tuple(Heard(at_s, Cue(name)) for at_s, name in sounds)

    def sounds(self, *args: Any, **options: Any) -> tuple[Heard, ...]:
        return self.heard


@dataclass
class Listener:
    """A board, and what is heard of it by when."""

    table: JungleLook
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.board = MovingBoard(self.table, MATCH.state, lambda cue: self.heard.append(cue.name))
        self.match = MATCH

    def play(self, now: float) -> None:
        action = self.match.rulebook.actions(self.match.state)[0]
        self.match = done(self.match.play(action))
        moment = self.match.moments[-1]
        self.board.play(moment.events, moment.state, NORMAL, now, seed=1, voices=True)


def test_sounds_are_heard_when_they_are_due() -> None:
    it = Listener(Talking((0.0, "select"), (0.2, "land")))
    it.play(10.0)
    it.board.update(10.0)
    assert it.heard == ["select"]
    it.board.update(10.19)
    assert it.heard == ["select"]
    it.board.update(10.21)
    assert it.heard == ["select", "land"]


def test_a_hand_that_goes_on_ends_the_motion_but_not_the_sound() -> None:
    it = Listener(Talking((0.2, "land")))
    it.play(10.0)
    it.board.finish()
    assert it.board.wakes_at(10.0) is None
    it.board.refuse("A1", (0, 0), NORMAL, 10.1)
    it.board.update(10.21)
    assert it.heard == ["land"]


def test_a_voice_keeps_its_distance_from_others_and_from_itself() -> None:
    it = Listener(Talking((0.0, "voice_lion")))
    for now in (10.0, 10.0 + BETWEEN_VOICES_S / 2, 10.0 + SAME_VOICE_S / 2):
        it.play(now)
        it.board.update(now)
    assert it.heard == ["voice_lion"]
    it.play(10.0 + SAME_VOICE_S)
    it.board.update(10.0 + SAME_VOICE_S)
    assert it.heard == ["voice_lion"] * 2


def test_two_voices_of_one_ply_belong_together() -> None:
    it = Listener(Talking((0.0, "voice_rat"), (0.5, "voice_elephant")))
    it.play(10.0)
    it.board.update(11.0)
    assert it.heard == ["voice_rat", "voice_elephant"]


def test_at_the_end_the_board_stands_as_it_would_without_a_motion() -> None:
    it = Listener(JungleLook())
    it.play(0.0)
    assert it.board.is_moving(0.1)
    end = it.board.settles_at()
    assert it.board.draw(end, FIELD, APPEARANCE) == TABLE.standing(
        it.match.state, FIELD, APPEARANCE
    )
    assert it.board.wakes_at(end) is None
    drawn = it.board.draw(end + 1, FIELD, APPEARANCE)
    assert it.board.draw(end + 2, FIELD, APPEARANCE) is drawn
