"""The coach: it speaks before the answer where the loss is real, and the player may insist."""

from dataclasses import replace

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.log import Player, Setup, Stakes
from jungle_pg.core.match import begin
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.review.samples import coach_scenes
from jungle_pg.scenes.setup.game_choice import GameChoice, started
from jungle_pg.scenes.table.dialogs.coach import CoachDialog
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.ops import Box
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, a_world, misplaced, view_of
from tests.scenes.review.watching import glances
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.played import GAME, played
from tests.scenes.table.playing import CALM, HUMAN, Board

COMPUTER = Player(level=1)
# Red wins with E7E8; E7F7 only draws and E7D7 loses: endgame tables are sure of that.
ENDING = "7/7/4W2/3l3/7/7/5P1/7/7 r"


def coached(
    position: str = ENDING, *, engine: PatientClient | None = None, **more: object
) -> Board:
    """A table with a coach."""
    board = Board(players=(HUMAN, COMPUTER), settings=CALM, engine=engine)
    board.world.reviewers = glances
    setup = Setup(GAME.rules, position, (HUMAN, COMPUTER), 10, 5, coached=0)
    setup = replace(setup, **more)  # type: ignore[arg-type]
    play = Play(board.world, GAME, begin(GAME.rulebook, setup))
    play.arrange(board.show.stack.view)
    board.show.stack.scenes[-1] = play
    board.show.rest(0.01)
    board.wait(0.1)
    return board


def spoken(board: Board) -> int | None:
    return board.match.setup.coached  # type: ignore[no-any-return]


def test_the_coach_speaks_before_the_answer_and_the_move_is_taken_back() -> None:
    board = coached()
    board.play("E7F7")
    board.wait(1.0)
    assert board.names[-1] == "coach"
    assert board.match.cursor == 1, "nobody has answered"
    assert spoken(board) == 1
    board.wait(3.0)
    assert board.match.cursor == 1
    board.show.click("take_back")
    board.wait(2.0)
    assert board.names[-1] == "play"
    assert board.match.cursor == 0
    assert spoken(board) == 1


def test_the_player_may_insist() -> None:
    board = coached()
    board.play("E7F7")
    board.wait(1.0)
    board.show.click("play_on")
    board.wait(2.0)
    assert board.match.cursor == 2
    assert spoken(board) == 1


def test_a_good_move_is_answered_without_a_word() -> None:
    board = coached()
    board.play("E7E8")
    board.wait(2.0)
    assert board.names[-1] == "play"
    assert board.match.cursor >= 2
    assert spoken(board) == 0


def test_the_better_move_is_told_only_when_asked() -> None:
    board = coached()
    board.play("E7F7")
    board.wait(1.0)
    dialog = board.show.stack.top
    assert not dialog.shows_best  # type: ignore[attr-defined]
    assert "review/badge_best" not in board.sprites()
    board.show.click("better")
    board.wait(0.6)
    assert dialog.shows_best  # type: ignore[attr-defined]
    assert "review/badge_best" in board.sprites()


def test_it_is_taken_back_also_where_nothing_else_may_be() -> None:
    board = coached(undo_depth=0)
    board.play("E7F7")
    board.wait(1.0)
    board.show.click("take_back")
    board.wait(1.0)
    assert board.match.cursor == 0
    board.play("E7E8")


def test_without_a_coach_nobody_speaks() -> None:
    board = coached(coached=None)
    board.play("E7F7")
    board.wait(2.0)
    assert board.match.cursor == 2
    assert spoken(board) is None


def test_nothing_waits_for_ever_where_no_answer_comes() -> None:
    engine = PatientClient(is_slow=True)
    board = coached(engine=engine)
    board.play("E7F7")
    board.wait(0.5)
    board.show.keys("escape")
    board.wait(0.3)
    assert board.names[-1] == "pause"
    board.show.keys("escape")
    engine.is_slow = False
    board.wait(1.5)
    assert board.names[-1] == "coach"


def test_a_doubtful_move_is_looked_at_twice_before_anything_is_said() -> None:
    engine = PatientClient()
    board = coached("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L r", engine=engine)
    board.play("A1A2")
    board.wait(2.0)
    asked = [each.order.limits for each in engine.asked if each.order.about]
    assert 1 <= len(asked) <= 2
    if board.names[-1] == "coach":
        assert len(asked) == 2
        first, second = asked
        assert first is not None
        assert second is not None
        assert (second.nodes or 0) > (first.nodes or 0)


def test_the_result_tells_how_often_it_spoke() -> None:
    for count, text in ((0, "never had to speak"), (1, "spoke once"), (3, "spoke 3 times")):
        setup = Setup(GAME.rules, None, (HUMAN, COMPUTER), coached=count)
        match = begin(GAME.rulebook, setup).resign(1)
        dialog = ResultDialog(a_world(), GAME, match, 0.0, is_news=False)  # type: ignore[arg-type]
        dialog.arrange(view_of((1280, 720), Settings()))
        assert dialog._words is not None
        assert any(text in line for line in dialog._words.lines)


def test_a_coached_game_is_never_rated() -> None:
    choice = GameChoice(is_rated=True, is_coached=True)
    match, _ = started(GAME, choice, 1)
    assert match.setup.stakes is Stakes.FRIENDLY
    assert match.setup.coached == 0
    for players in ("two", "watch"):
        match, _ = started(GAME, replace(choice, players=players), 1)
        assert match.setup.coached is None
    hidden, _ = started(games()["jackaroo"], choice, 1)
    assert hidden.setup.coached is None


def test_a_saved_game_keeps_its_coach() -> None:
    board = coached(coached=2)
    text = save_text(board.match, TimeState(), board.world.stamp())
    loaded = load_text(rulebooks(), text)
    assert isinstance(loaded, Loaded)
    assert loaded.match.setup.coached == 2


@each_of("size", [(640, 480), (800, 600), (1280, 720), (1920, 1080), (1080, 1920)])
@each_of("language", LANGUAGES)
def test_what_it_says_is_not_cut_and_leaves_the_board_in_sight(
    size: tuple[int, int], language: Language
) -> None:
    settings = Settings(language=language)
    view = view_of(size, settings)
    play, dialog = coach_scenes(a_world(settings), played(plies=30))
    assert isinstance(dialog, CoachDialog)
    play.arrange(view)
    assert misplaced(dialog, view) == []
    shade = [op for op in dialog.draw(5.0) if isinstance(op, Box)]
    for pick in (f"{column}{row}" for column in "ABCDEFG" for row in range(1, 10)):
        place = dialog.board.place_of(pick)
        assert place is not None
        x, y = place
        assert not any(b.x <= x < b.x + b.w and b.y <= y < b.y + b.h for b in shade), pick
    assert any(box.x <= 1 and box.y <= 1 for box in shade), "all else is in the shade"
