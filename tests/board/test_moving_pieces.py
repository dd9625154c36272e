"""One motion at a time, heard as it is seen, and never a wall of noise."""

from dataclasses import dataclass, field
from typing import Any

from jungle_pg.board.moving_pieces import BETWEEN_VOICES_S, SAME_VOICE_S, MovingPieces, ShownPly
from jungle_pg.cabinet import games
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.look import fitted_field
from jungle_pg.games.values import Appearance, Heard, Mark, Pace
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.stage.theme import DAY
from tests.sample_games import done
from tests.scenes.acting import a_match, measure, seen

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
        self.board = MovingPieces(self.table, MATCH.state, lambda cue: self.heard.append(cue.name))
        self.match = MATCH

    def play(self, now: float) -> None:
        action = self.match.rulebook.actions(self.match.state)[0]
        self.match = done(self.match.play(action))
        moment = self.match.moments[-1]
        ply = ShownPly(moment.events, moment.state, 1)
        self.board.play([ply], NORMAL, now, voices=True)


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
    assert it.board.at(end - 0.01).draw(TABLE, FIELD, APPEARANCE) != standing_now(it)
    assert it.board.wakes_at(end) == end
    assert it.board.at(end).draw(TABLE, FIELD, APPEARANCE) == standing_now(it)
    assert it.board.wakes_at(end) is None


def test_several_plies_are_shown_one_after_the_other() -> None:
    it = Listener(Talking((0.1, "land")))
    match, plies = MATCH, []
    for _ in range(2):
        match = done(match.play(match.rulebook.actions(match.state)[0]))
        plies.append(ShownPly(match.moments[-1].events, match.state, 1))
    it.board.play(plies[:1], NORMAL, 0.0, voices=True)
    first = it.board.settles_at()
    it.board.stand(MATCH.state)
    it.board.play(plies, NORMAL, 0.0, voices=True)
    assert [each.at_s for each in it.board.sounds] == [0.1, first + 0.1]
    between = it.board.at(first).draw(TABLE, FIELD, APPEARANCE)
    assert _spots(between) == _spots(TABLE.standing(plies[0].after, FIELD, APPEARANCE))
    assert it.board.state == plies[1].after


def test_marks_of_what_comes_about_wait_until_it_is_there() -> None:
    it = Listener(JungleLook())
    it.play(0.0)
    shown = it.board.at(0.01)
    assert shown.motion is not None
    marks = (Mark("last_from", "A3"), Mark("last_to", "A4"))
    waits = shown.draw(TABLE, FIELD, APPEARANCE, marks)
    assert waits == shown.draw(TABLE, FIELD, APPEARANCE, marks[:1])
    landed = it.board.at(shown.motion.lands_s)
    assert landed.draw(TABLE, FIELD, APPEARANCE, marks) != landed.draw(
        TABLE, FIELD, APPEARANCE, marks[:1]
    )


def standing_now(it: Listener) -> DrawList:
    return TABLE.standing(it.match.state, FIELD, APPEARANCE)


def _spots(ops: DrawList) -> set[tuple[str, int, int]]:
    """Which pieces are where."""
    sprites = [found.op for found in seen(ops) if isinstance(found.op, Sprite)]
    return {(op.name, round(op.x), round(op.y)) for op in sprites if op.name[:6] == "pieces"}
