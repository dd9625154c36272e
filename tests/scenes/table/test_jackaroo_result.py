"""The end of a game with cards: what it tells in both languages, and where the game turned."""

from functools import cache

from jungle_pg.core.jackaroo.events import CameHome, Captured
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.files.settings import Settings
from jungle_pg.games.move_record import MoveRecord
from jungle_pg.games.values import Progress, Tally
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from jungle_pg.scenes.table.dialogs.result_words import result_words, summary_lines
from jungle_pg.scenes.table.dialogs.summary import Summary, summary_of, turning_point
from tests.core.jackaroo.moments import JACKAROO, moment
from tests.rows import each_of
from tests.sample_games import done, with_players
from tests.scenes.acting import LANGUAGES, SCALES, SIZES, a_world, misplaced, view_of
from tests.scenes.table.jackaroo_board import COMPUTER, GAME, JackarooBoard
from tests.scenes.table.playing import HUMAN
from tests.words import language_of

LATER = 10.0


@cache
def whole_game(seed: int = 7) -> AnyMatch:
    """A game in which both hands play by themselves."""
    rules = JACKAROO.codec.parse_rules("king")
    match: AnyMatch = begin(JACKAROO, Setup(rules, None, (HUMAN, HUMAN), None, seed))
    while match.actor is not None:
        match = done(match.play(JACKAROO.autoplay(match.state), used_ms=1000))
    return match


def lost_to_a_computer() -> AnyMatch:
    """The same game, as a person has lost it."""
    match = whole_game()
    assert match.verdict is not None
    players = (COMPUTER, HUMAN) if match.verdict.winner == 0 else (HUMAN, COMPUTER)
    return with_players(match, *players)


def about_to_win() -> JackarooBoard:
    return JackarooBoard(moment("H2 H3 H4 49", "20 H4 B B", "3S 9H", round=2, turn=14))


def test_12_2_the_result_tells_winner_moves_rounds_captures_and_progress_of_both() -> None:
    board = about_to_win()
    board.click("card:3S", "49")
    board.wait(2.5)
    assert board.names[-1] == "result"
    told = board.texts()
    first = len(told) - told[::-1].index("You win!") - 1
    assert told[first : first + 6] == [
        "You win!",
        "RED wins! All four marbles are home.",
        "1 move, 2 rounds",
        "Captures: Red 0, Yellow 0",
        "Home: Red 4/4, Yellow 1/4",
        "Rematch",
    ]
    assert "jackaroo/marble_red" in board.sprites()[-12:], "a marble stands in the light"


def test_12_2_a_rematch_is_one_click_away() -> None:
    board = about_to_win()
    board.click("card:3S", "49")
    board.wait(2.5)
    board.show.click("rematch")
    board.show.rest(1.0)
    assert board.names[-1] == "play"
    assert (board.match.cursor, board.match.verdict) == (0, None)
    assert board.match.setup.luck_seed == 77, "with other cards"
    assert board.hand == ("card:3S", "card:9H")


def test_12_2_a_computer_wins_gently() -> None:
    lost = lost_to_a_computer()
    told = result_words(language_of("en"), GAME, lost, summary_of(GAME, lost))
    assert told.heading == "You lose"
    assert told.lines[0] == "Well fought! Shall we play again?"
    assert len(told.lines) == 4, "numbers of three kinds; where it turned is a link"


def test_12_2_the_numbers_are_those_of_the_log() -> None:
    match = whole_game()
    summary, events = summary_of(GAME, match), [e for m in match.moments for e in m.events]
    captured = [event for event in events if isinstance(event, Captured)]
    assert summary.tally is not None
    assert summary.tally == Tally(match.state.round, match.state.captures)
    assert sum(summary.tally.captures) == len([e for e in captured if e.by != e.seat]) > 0
    assert summary.progress is not None
    home = [event.seat for event in events if isinstance(event, CameHome)]
    assert [each.done for each in summary.progress] == [home.count(0), home.count(1)]
    assert summary.used_ms == 1000 * summary.moves


def test_12_2_own_marbles_taken_by_a_king_are_no_captures() -> None:
    board = JackarooBoard(moment("8 12 B B", "15 21 B B", "KS 3S"))
    board.click("card:KS", "8")
    story = summary_of(GAME, board.match).tally
    assert story is not None
    assert story.captures == (2, 0)


@each_of(
    ("moves", "used_ms", "story", "done", "english", "chinese"),
    [
        (
            1,
            0,
            Tally(1, (0, 0)),
            (0, 0),
            ["1 move, 1 round", "Captures: Red 0, Yellow 0", "Home: Red 0/4, Yellow 0/4"],
            ["共1步，1轮", "吃子：红方0，黄方0", "到家：红方0/4，黄方0/4"],
        ),
        (
            2,
            1000,
            Tally(1, (1, 0)),
            (1, 0),
            ["2 moves in 1 second, 1 round", "Captures: Red 1, Yellow 0",
             "Home: Red 1/4, Yellow 0/4"],
            ["1秒走了2步，1轮", "吃子：红方1，黄方0", "到家：红方1/4，黄方0/4"],
        ),
        (
            109,
            360_000,
            Tally(13, (2, 11)),
            (4, 3),
            ["109 moves in 6 minutes, 13 rounds", "Captures: Red 2, Yellow 11",
             "Home: Red 4/4, Yellow 3/4"],
            ["6分钟走了109步，13轮", "吃子：红方2，黄方11", "到家：红方4/4，黄方3/4"],
        ),
    ],
)  # fmt: skip
def test_12_2_the_numbers_are_worded_in_both_languages(
    moves: int,
    used_ms: int,
    story: Tally,
    done: tuple[int, int],
    english: list[str],
    chinese: list[str],
) -> None:
    first, second = (Progress(count, 4, count / 4) for count in done)
    summary = Summary(moves, used_ms, (0, 0), None, story, (first, second))
    for code, lines in (("en", english), ("zh", chinese)):
        assert summary_lines(language_of(code), GAME, whole_game(), summary) == lines


def test_the_turning_point_is_told_by_the_number_of_the_move_in_the_list() -> None:
    match = whole_game()
    ply, told = turning_point(GAME, match), summary_of(GAME, match).turning_point
    assert ply is not None
    assert told is not None
    assert told < ply, "picks and luck have places in the log, and no number"
    row = MoveRecord(GAME).moves(match, language_of("en"))[ply - 1]
    assert (row.number, row.is_listed) == (told, True)
    dialog = ResultDialog(a_world(Settings()), GAME, match, 0.0)
    dialog.arrange(view_of((1280, 720), Settings()))
    labels = [button.label for row in dialog.rows for button in row.buttons]
    assert labels[0] == f"Turning point: move {told}"


@each_of("scale", SCALES)
@each_of("size", [*SIZES, (640, 480)])
def test_the_result_has_its_place_in_every_window(size: tuple[int, int], scale: int) -> None:
    for language in LANGUAGES:
        settings = Settings(language=language, ui_scale=scale)
        dialog = ResultDialog(a_world(settings), GAME, lost_to_a_computer(), 0.0)
        dialog.arrange(view_of(size, settings))
        assert misplaced(dialog, view_of(size, settings), LATER) == []
