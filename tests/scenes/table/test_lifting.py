"""What is heard when a hand takes up a piece: wood, and now and then its animal."""

from dataclasses import replace
from functools import cache

from jungle_pg.board.moving_pieces import BETWEEN_VOICES_S, SAME_VOICE_S, MovingPieces
from jungle_pg.files.settings import Settings
from jungle_pg.games.values import Heard
from jungle_pg.stage.cues import Cue
from tests.games.moving import TABLE
from tests.scenes.acting import a_match
from tests.scenes.table.playing import CALM, Board

LIVELY = Settings()
TAKES = 120


def taken_up(settings: Settings, seconds: float = 6.0) -> list[str]:
    """What is heard when two pieces are taken up in turn, again and again."""
    board = Board(settings=settings)
    for number in range(TAKES):
        board.click("A3" if number % 2 else "G3")
        board.show.rest(seconds)
    return board.heard


@cache
def usually_heard() -> list[str]:
    return taken_up(LIVELY)


def voices(heard: list[str]) -> list[str]:
    return [name for name in heard if name.startswith("voice_")]


def test_every_piece_is_heard_and_some_animals_speak() -> None:
    heard = usually_heard()
    assert heard.count("select") == TAKES
    assert set(voices(heard)) == {"voice_elephant", "voice_rat"}
    assert 8 <= len(voices(heard)) <= 32


def test_the_same_game_is_heard_the_same() -> None:
    assert taken_up(LIVELY) == usually_heard()


def test_quick_hands_hear_fewer_voices() -> None:
    assert len(voices(taken_up(LIVELY, 0.3))) < len(voices(usually_heard()))


def test_no_animal_speaks_where_voices_are_off_or_nothing_moves() -> None:
    assert voices(taken_up(replace(LIVELY, voices=False))) == []
    assert voices(taken_up(CALM)) == []


class Ears:
    """A board whose sounds are noted."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.board = MovingPieces(TABLE, a_match().state, lambda cue: self.heard.append(cue.name))

    def take_up(self, animal: str, now: float) -> None:
        sounds = (Heard(0.0, Cue("select")), Heard(0.0, Cue(f"voice_{animal}")))
        self.board.hear(sounds, now)
        self.board.update(now)


def test_a_voice_keeps_its_distance_from_others_and_from_itself() -> None:
    ears = Ears()
    ears.take_up("lion", 10.0)
    ears.take_up("cat", 10.0 + BETWEEN_VOICES_S / 2)
    ears.take_up("lion", 10.0 + SAME_VOICE_S / 2)
    ears.take_up("cat", 10.0 + SAME_VOICE_S)
    assert voices(ears.heard) == ["voice_lion", "voice_cat"]
    assert ears.heard.count("select") == 4


def test_what_is_taken_up_cuts_no_other_sound_off() -> None:
    ears = Ears()
    ears.board.hear((Heard(0.2, Cue("land")),), 10.0)
    ears.take_up("lion", 10.1)
    assert ears.heard == ["select", "voice_lion"]
    ears.board.update(10.3)
    assert ears.heard == ["select", "voice_lion", "land"]
