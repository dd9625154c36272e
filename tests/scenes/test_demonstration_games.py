"""The games of a demonstration: how they go on, what is heard of them, what they cost."""

from itertools import pairwise

import pytest

from jungle_pg.core.match import Match
from jungle_pg.files.settings import Motion, Settings
from jungle_pg.scenes.base import Pop
from jungle_pg.scenes.title.demonstration import (
    BEFORE_RESULT_S,
    LOUDNESS,
    MOST_MOVES,
    RESULT_S,
    Demonstration,
    shown_game,
)
from jungle_pg.scenes.title.title import QUIET_S
from jungle_pg.stage.input.inputs import (
    Focus,
    Key,
)
from tests.rows import each_of
from tests.scenes.acting import (
    Recorder,
    a_world,
    heard,
    texts_of,
    view_of,
)
from tests.scenes.demonstration_show import (
    CALM,
    JUNGLE_GAME,
    alone,
    at_title,
    nearly_over,
    play_on,
    shown,
)


def test_moves_follow_each_other_at_a_pace_one_can_follow() -> None:
    play = alone()
    play_on(play, 20)
    assert 12 <= shown(play).match.cursor <= 25


def test_a_game_ends_its_result_is_read_and_another_one_begins_by_other_rules() -> None:
    play = nearly_over()
    first = shown(play)
    seen_from = seen_until = 0.0
    while shown(play) is first:
        assert play.now < 30, "the game did not end"
        texts = texts_of(play.rest(0.1))
        if any("wins" in text for text in texts):
            seen_from, seen_until = seen_from or play.now, play.now
    assert first.match.verdict is not None
    assert seen_until - seen_from == pytest.approx(RESULT_S, abs=0.3)
    second = shown(play)
    assert play.names == ["title", "demonstration"]
    assert second.match.cursor == 0
    assert second.match.setup.rules != first.match.setup.rules
    levels = [player.level for player in first.match.setup.players]
    assert [player.level for player in second.match.setup.players] == levels[::-1]
    play_on(play, 5)
    assert shown(play).match.cursor > 1
    play.keys("a")
    assert play.names == ["title"]


def test_the_last_move_is_seen_before_the_result() -> None:
    play = nearly_over()
    scene = shown(play)
    while scene.match.verdict is None:
        assert play.now < 30, "the game did not end"
        play.rest(0.1)
    over_at = play.now
    while not any("wins" in text for text in texts_of(play.rest(0.05))):
        assert play.now < over_at + 5
    assert play.now - over_at >= BEFORE_RESULT_S


def test_a_game_without_end_makes_room_for_the_next_one() -> None:
    play = alone(CALM, JUNGLE_GAME)
    scene = shown(play)
    to_and_fro = ("A7A6", "A3A4", "A6A7", "A4A3")
    for number in range(MOST_MOVES):
        action = scene.match.rulebook.codec.parse_action(to_and_fro[number % 4])
        outcome = scene.match.play(action)
        assert isinstance(outcome, Match)
        scene.match = outcome
    assert scene.match.verdict is None
    scene._shown = scene.match.cursor
    play.rest(0.1)
    assert shown(play) is not scene


@pytest.mark.slow
def test_the_same_seed_shows_the_same_game_and_another_one_another() -> None:
    lines = []
    for seed in (10, 10, 15):
        play = alone(CALM, seed)
        play_on(play, 14, 0.1)
        lines.append(shown(play).match.entries)
    assert lines[0] == lines[1]
    assert lines[0] != lines[2], "the same rules, another opening"


def test_everything_is_heard_softly() -> None:
    play = alone()
    play_on(play, 15)
    assert isinstance(play.world.sound, Recorder)
    cues = play.world.sound.cues
    assert len(cues) > 10
    assert max(cue.gain for cue in cues) <= LOUDNESS


def test_nothing_is_heard_of_it_while_the_window_is_behind_others() -> None:
    play = alone()
    play.do(Focus(gained=False))
    play_on(play, 10)
    assert shown(play).match.cursor > 4, "it goes on"
    assert heard(play.world) == []
    play.do(Focus(gained=True))
    play_on(play, 5)
    assert heard(play.world)


def test_a_title_that_was_left_for_another_window_shows_it_silently() -> None:
    play = at_title()
    play.do(Focus(gained=False))
    play.rest(QUIET_S)
    before = len(heard(play.world))
    play_on(play, 10)
    assert play.names == ["title", "demonstration"]
    assert heard(play.world)[before:] == []


def moving_frames(settings: Settings) -> int:
    """In how many of the frames of a few moves the picture differs from the one before."""
    play = alone(settings)
    frames = []
    for _ in range(300):
        frames.append(play.rest(1 / 30))
    assert shown(play).match.cursor >= 5
    return sum(one is not other for one, other in pairwise(frames))


def test_between_two_moves_nothing_is_drawn_and_nothing_is_due() -> None:
    play = alone(CALM)
    scene = shown(play)
    play_on(play, 5)
    while scene.pieces.is_moving(play.now) or scene._shown < scene.match.cursor:
        play.rest(0.02)
    drawn = play.rest(0.02)
    assert play.rest(0.02) is drawn
    assert play.stack.wakes_at(play.now) is None


def test_with_reduced_motion_pieces_fade_and_stand_still_most_of_the_time() -> None:
    assert moving_frames(CALM) < 60
    assert moving_frames(Settings()) > 100


@each_of("motion", ["off", "fast", "slow"])
def test_it_plays_at_the_pace_the_player_likes(motion: Motion) -> None:
    play = alone(Settings(motion=motion))
    play_on(play, 12)
    assert shown(play).match.cursor >= 5


def test_a_desk_without_an_answer_leads_back_to_the_title() -> None:
    play = alone(CALM)
    scene = shown(play)
    play.rest(0.1)
    scene._seat.problem = "the thinking process ended without an answer"
    assert scene.update(play.now) == Pop()


def test_leaving_it_cancels_what_is_being_thought() -> None:
    world = a_world(CALM)
    scene = Demonstration(world, 0)
    scene.arrange(view_of((1280, 720), CALM))
    scene.update(0.0)
    assert scene._seat.is_thinking
    assert scene.handle(Key("a"), 0.1) == Pop()
    scene.close()
    assert not scene._seat.is_thinking
    assert scene._seat.action(60.0) is None


def test_all_games_are_shown_in_turns_and_with_all_their_rules() -> None:
    world = a_world(CALM)
    shown_rules: dict[str, set[str]] = {}
    for seed in range(40):
        game, rules = shown_game(world, seed)
        assert game is list(world.games().values())[seed % len(world.games())]
        texts = shown_rules.setdefault(game.rulebook.game_id, set())
        texts.add(game.rulebook.codec.rules_text(rules))
    for name, game in world.games().items():
        assert game.offers is not None
        assert len(shown_rules[name]) == len(game.offers.rule_sets)


def test_another_game_is_played_on_its_own_board() -> None:
    play = alone(CALM, 1)
    scene = shown(play)
    assert scene.game.rulebook.game_id == "xiangqi"
    play_on(play, 8, 0.1)
    assert shown(play).match.cursor > 2
    assert any("Xiangqi" in text for text in texts_of(play.rest(0.1)))
