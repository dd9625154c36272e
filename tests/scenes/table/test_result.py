"""The end of a match: what is told and seen."""

from dataclasses import replace

import pytest

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Pop
from jungle_pg.scenes.modal_dialog import SWING_S
from jungle_pg.scenes.table.dialogs.confetti import COUNT, LENGTH_S
from jungle_pg.scenes.table.dialogs.result import Choice, ResultDialog
from jungle_pg.scenes.table.dialogs.result_words import heroes, result_words
from jungle_pg.scenes.table.dialogs.summary import Summary
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group, Sprite, Text
from jungle_pg.texts.speech import verdict_text
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    SIZES,
    a_match,
    heard,
    misplaced,
    seen,
    text_box,
    texts_of,
    view_of,
)
from tests.scenes.table.ending import LATER, LOST, MACHINES, MIXED, PEOPLE, ended
from tests.scenes.table.played import GAME, agreed, played
from tests.scenes.table.playing import Board
from tests.ui.looking import find
from tests.words import language_of


def texts(match: AnyMatch, language: str = "en") -> list[str]:
    settings = Settings(language="zh" if language == "zh" else "en")
    return texts_of(ended(match, settings).draw(LATER))


def sprites(dialog: ResultDialog, now: float = LATER) -> list[Sprite]:
    return [each.op for each in seen(dialog.draw(now)) if isinstance(each.op, Sprite)]


def confetti_of(dialog: ResultDialog, now: float) -> list[Sprite]:
    return [sprite for sprite in sprites(dialog, now) if "particle" in sprite.name]


def test_the_winner_the_verdict_and_the_story_are_told() -> None:
    assert texts(played(used_ms=4500))[:4] == [
        "Red wins!",
        "RED wins by entering the den!",
        "67 moves in 5 minutes, 8 pieces taken",
        "Turning point: move 35",
    ]


def test_the_same_in_chinese() -> None:
    assert texts(played(used_ms=4500), "zh")[:4] == [
        "红方获胜！",
        "红方攻入兽穴，获胜！",
        "5分钟走了67步，吃掉8子",
        "转折点：第35步",
    ]


def test_a_person_who_lost_to_a_computer_is_told_gently() -> None:
    told = texts(played(players=LOST))
    assert told[0] == "You lose"
    assert "Well fought! Shall we play again?" in told
    assert "RED wins by entering the den!" in told
    for players, title in ((PEOPLE, "Red wins!"), (MIXED, "You win!"), (MACHINES, "Red wins!")):
        told = texts(played(players=players))
        assert told[0] == title
        assert "Well fought! Shall we play again?" not in told


def test_a_draw_is_called_one() -> None:
    assert texts(agreed())[:2] == ["Draw", "Draw by agreement"]


@each_of("name", ["traditional", "appendix", "course", "animal", "club"])
@each_of("language", LANGUAGES)
def test_the_verdict_is_worded_as_everywhere(name: str, language: str) -> None:
    match = played(name)
    assert match.verdict is not None
    words = language_of(language)
    verdict = verdict_text(words.texts, match.rulebook, match.setup.rules, match.verdict)
    assert verdict in texts(match, language)


def test_green_wins_where_the_second_side_is_green() -> None:
    assert texts(done(a_match("animal").resign(0)))[0] == "Green wins!"


@each_of(
    ("plies", "used_ms", "taken", "english", "chinese"),
    [
        (1, 0, 0, "1 move, nothing taken", "共1步，没有吃子"),
        (2, 1000, 1, "2 moves in 1 second, 1 piece taken", "1秒走了2步，吃掉1子"),
        (9, 59_400, 2, "9 moves in 59 seconds, 2 pieces taken", "59秒走了9步，吃掉2子"),
        (9, 60_000, 3, "9 moves in 1 minute, 3 pieces taken", "1分钟走了9步，吃掉3子"),
        (9, 95_000, 3, "9 moves in 2 minutes, 3 pieces taken", "2分钟走了9步，吃掉3子"),
        (9, 5_400_000, 1, "9 moves in 90 minutes, 1 piece taken", "90分钟走了9步，吃掉1子"),
    ],
)
def test_numbers_are_worded_as_people_say_them(
    plies: int, used_ms: int, taken: int, english: str, chinese: str
) -> None:
    summary = Summary(plies, used_ms, (taken // 2, taken - taken // 2))
    for code, text in (("en", english), ("zh", chinese)):
        assert result_words(language_of(code), GAME, played(), summary).lines == (text,)


def test_a_game_without_a_turning_point_does_not_speak_of_one() -> None:
    assert not any("Turning" in text for text in texts(done(a_match().resign(0))))


def test_the_piece_that_won_stands_in_the_light_with_the_trophy() -> None:
    shown = [sprite.name for sprite in sprites(ended())]
    assert "pieces/r_wolf" in shown, "the wolf entered the den"
    assert "icons/trophy" in shown
    assert shown.count("ui/sprig_day") == 2


def test_who_never_moved_is_shown_by_the_face_of_the_player() -> None:
    shown = [sprite.name for sprite in sprites(ended(done(a_match().resign(0))))]
    assert "pieces/b_lion" in shown


def test_in_a_draw_both_sides_stand_there_without_a_trophy() -> None:
    shown = [sprite.name for sprite in sprites(ended(agreed()))]
    assert len([name for name in shown if name.startswith("pieces/")]) == 2
    assert "icons/trophy" not in shown


def test_other_games_can_be_opened_from_the_result_by_the_key_of_the_table() -> None:
    dialog = ended(played())
    assert dialog.handle(Key("o", ctrl=True), LATER) == Pop(Choice.LOAD)
    lone = ended(played())
    lone.world.saves = None
    assert lone.handle(Key("o", ctrl=True), LATER) is None


def test_the_dialog_lies_over_the_board() -> None:
    assert not ended().is_opaque


@each_of(("players", "is_party"), [(PEOPLE, True), (MIXED, True), (LOST, False), (MACHINES, False)])
def test_confetti_flies_when_a_person_has_won(
    players: tuple[Player, Player], is_party: bool
) -> None:
    dialog = ended(played(players=players))
    assert bool(confetti_of(dialog, LENGTH_S / 2)) is is_party
    assert ("confetti" in heard(dialog.world)) is is_party
    assert confetti_of(ended(agreed()), LENGTH_S / 2) == []


def test_confetti_is_never_much_and_soon_over() -> None:
    dialog = ended()
    counts = [len(confetti_of(dialog, tenth / 10)) for tenth in range(1, 30)]
    assert max(counts) == COUNT <= 40
    assert counts[15:] == [0] * 14, "over after a second and a half"


def test_confetti_is_a_matter_of_time_alone() -> None:
    assert confetti_of(ended(), 0.7) == confetti_of(ended(), 0.7)
    assert confetti_of(ended(), 0.7) != confetti_of(ended(), 0.8)


def test_no_leaf_blinks() -> None:
    dialog = ended()
    frames = [confetti_of(dialog, 0.2 + number / 60) for number in range(77)]
    for leaves in zip(*frames, strict=True):
        faint = [leaf.alpha for leaf in leaves]
        assert faint == sorted(faint, reverse=True)


def test_after_the_confetti_nothing_is_painted() -> None:
    dialog = ended()
    for frame in range(100):
        now = frame / 60
        assert dialog.wakes_at(now) == now if now < LENGTH_S else True
        dialog.draw(now)
    drawn = dialog.draw(2.0)
    assert dialog.wakes_at(2.0) is None
    assert dialog.draw(60.0) is drawn


def test_without_confetti_all_rests_after_the_swing() -> None:
    dialog = ended(agreed())
    assert hung(dialog, 0.0).dy < 0
    drawn = dialog.draw(SWING_S)
    assert SWING_S <= 0.2
    assert hung(dialog, SWING_S).dy == 0
    assert dialog.draw(9.0) is drawn
    assert dialog.wakes_at(9.0) is None


def test_with_reduced_motion_nothing_moves_and_no_confetti_is_heard() -> None:
    dialog = ended(settings=Settings(reduced_motion=True))
    drawn = dialog.draw(0.0)
    assert hung(dialog, 0.0).dy == 0
    for now in (0.1, 0.7, 5.0):
        assert dialog.draw(now) is drawn
        assert dialog.wakes_at(now) is None
    assert "confetti" not in heard(dialog.world)


def hung(dialog: ResultDialog, now: float) -> Group:
    group = dialog.draw(now)[-1]
    assert isinstance(group, Group)
    return group


@pytest.mark.slow
@each_of("scale", SCALES)
@each_of("size", [*SIZES, (900, 1600), (640, 480)])
@each_of("match", [played(players=MIXED, used_ms=4500), played("animal", LOST), agreed()])
def test_everything_has_its_place_in_every_window(
    match: AnyMatch, size: tuple[int, int], scale: int
) -> None:
    for language in LANGUAGES:
        settings = Settings(language=language, ui_scale=scale)
        dialog = ended(match, settings)
        assert misplaced(dialog, view_of(size, settings), LATER) == []
        window = Rect(0, 0, *size)
        for name in ("pieces/", "icons/trophy"):
            for sprite in sprites(dialog):
                if sprite.name.startswith(name):
                    assert window.holds(sprite.x - sprite.w / 2, sprite.y - sprite.h / 2)
                    assert window.holds(sprite.x + sprite.w / 2 - 1, sprite.y)


def test_its_words_change_with_the_language_at_once() -> None:
    dialog = ended()
    settings = replace(Settings(), language="zh")
    dialog.arrange(view_of((1280, 720), settings))
    assert "再来一局" in texts_of(dialog.draw(LATER))


def test_a_draw_before_a_side_has_moved_shows_its_player_and_no_blank_tile() -> None:
    for match in (done(a_match().agree_draw()), done(done(a_match().pass_turn(0)).agree_draw())):
        pictures = heroes(GAME, match)
        assert len(pictures) == 2
        assert all(picture and "chip" not in picture for picture in pictures)


@each_of("size", [(1280, 720), (1920, 1080)])
def test_words_keep_away_from_the_ends_of_their_buttons(size: tuple[int, int]) -> None:
    board = Board(position="7/3L3/7/7/7/7/7/7/t6 r", size=size)
    board.play("D8D9")
    board.wait(4)
    assert board.names[-1] == "result"
    view = board.show.stack.view
    for button in board.show.page.widgets:
        for text in find(button.draw(view, board.show.now), Text):
            end = button.rect.right - text_box(text, view).right
            assert end >= view.px(17), (text.text, end)
