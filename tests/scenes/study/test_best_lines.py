"""Up to three best lines are thought of while one looks at a position, told, drawn and played."""

from dataclasses import replace

from jungle_pg.cabinet import games
from jungle_pg.core.log import Stakes
from jungle_pg.core.study.node import Colour
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.foreign.faults import Fault
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.thinking import Line, Thought
from jungle_pg.scenes.base import Push, Say
from jungle_pg.scenes.study.doors import study_of_match
from jungle_pg.scenes.study.layout import ENGINE
from jungle_pg.scenes.study.panels.best_lines import BestLines
from jungle_pg.scenes.study.panels.line_rows import LineRows, move_places
from jungle_pg.scenes.table.actions import ACTIONS
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.state import Afar
from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import a_world, texts_of, view_of
from tests.scenes.study.studying import Studied
from tests.scenes.table.played import GAME, played

FOUND = Thought(
    ("A3A4", "A7A6", "A4A5"),
    score=150,
    depth=9,
    others=(Line(("C3D3",), -210), Line(("G3G4", "A7A6"), 1000, mate_in=7)),
)


class Oracle:
    """A worker that says what a test has put into its mouth."""

    is_lost = False

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.says: list[Answer] = []
        self.ticket = 0
        self.is_thinking = False

    def ask(self, ticket: int, question: Question) -> None:
        self.ticket, self.is_thinking = ticket, True
        self.asked.append(question)

    def say(self, thought: Thought[str], *, is_final: bool = False, error: str = "") -> None:
        self.says.append(Answer(self.ticket, thought, is_final=is_final, error=error))

    def received(self, wait_s: float) -> list[Answer]:
        said, self.says = self.says, []
        return said

    def cancel(self) -> None:
        self.is_thinking = False

    def close(self) -> None:
        self.is_thinking = False


def with_oracle(game: str = "jungle") -> tuple[Studied, Oracle]:
    oracle, world = Oracle(), a_world()
    world.engine = EngineClient(lambda: oracle)
    return Studied(game, world=world), oracle


def switch(board: Studied) -> None:
    board.press("engine_thinks")
    board.show.rest(0.2)


def rows_of(board: Studied) -> LineRows:
    return next(each for each in board.scene.page.widgets if isinstance(each, LineRows))


def test_nobody_thinks_until_it_is_switched_on_and_nobody_once_it_is_off() -> None:
    board, oracle = with_oracle()
    board.show.rest(1.0)
    assert oracle.asked == []
    switch(board)
    assert [question.order.lines for question in oracle.asked] == [3]
    switch(board)
    assert not oracle.is_thinking
    switch(board)
    board.scene.close()
    assert not oracle.is_thinking


def test_lines_are_told_as_they_are_found_with_worth_depth_and_arrows() -> None:
    board, oracle = with_oracle()
    switch(board)
    oracle.say(FOUND)
    board.show.rest(0.2)
    lines = rows_of(board).lines
    assert [(line.worth, line.side) for line in lines] == [
        ("+1.5", "red"),
        ("-2.1", "blue"),
        ("wins in 4", "red"),
    ]
    assert [line.moves[0] for line in lines] == ["A3→A4", "C3→D3", "G3→G4"]
    assert [(each.colour, each.start, each.target) for each in board.scene.drawn] == [
        (Colour.GREEN, "A3", "A4"),
        (Colour.YELLOW, "C3", "D3"),
        (Colour.BLUE, "G3", "G4"),
    ]
    assert "depth 9" in texts_of(board.show.rest(0.1))
    board.play("A3 A4")
    assert rows_of(board).lines == ()
    assert board.scene.drawn == ()


def test_a_click_on_a_move_plays_the_line_up_to_it() -> None:
    board, oracle = with_oracle()
    switch(board)
    oracle.say(FOUND)
    board.show.rest(0.2)
    rows, view = rows_of(board), board.scene.view
    assert view is not None
    row = rows.rect.from_top(rows.rect.h / 3)
    place = move_places(view, row, rows.lines[0].moves)[1].middle
    board.do(Point(*place), Press(*place), Release(*place))
    assert len(board.study.main_line) == 2
    assert len(oracle.asked) == 2


def test_keys_go_through_lines_and_play_them() -> None:
    board, oracle = with_oracle()
    switch(board)
    oracle.say(FOUND)
    board.show.rest(0.2)
    board.scene.page.focus(rows_of(board))
    board.do(Key("down"), Key("enter"))
    assert board.rows() == ["C3D3"]


def test_while_a_position_is_set_up_and_after_the_end_nobody_thinks() -> None:
    board, oracle = with_oracle()
    switch(board)
    board.press("clear")
    board.show.rest(0.2)
    assert not oracle.is_thinking
    assert "When the position is set up" in rows_of(board).waiting


@each_of(
    ("error", "text"),
    [(str(Fault("silent")), "The program does not answer."), ("it broke", "Nothing came")],
)
def test_what_goes_wrong_with_who_thinks_is_said_under_the_board(error: str, text: str) -> None:
    board, oracle = with_oracle()
    switch(board)
    oracle.say(Thought(()), is_final=True, error=error)
    board.show.rest(0.2)
    assert board.scene.view is not None
    told = board.scene.told(board.scene.view)
    assert told.kind == "warn"
    assert told.text.startswith(text)


@each_of("game", tuple(games()))
def test_a_damaged_line_is_shown_as_far_as_it_can_be_played(game: str) -> None:
    board, oracle = with_oracle(game)
    switch(board)
    if not oracle.asked:
        return
    match = board.scene.state.match
    action = match.rulebook.codec.action_text(match.rulebook.actions(match.state)[0])
    oracle.say(Thought((action, "nonsense", action), others=(Line(("what",), 5),)))
    board.show.rest(0.2)
    first, *others = rows_of(board).lines
    assert len(first.moves) == 1
    assert all(not line.moves for line in others)


def test_a_real_search_finds_three_lines() -> None:
    board = Studied()
    lines = board.scene.panels[ENGINE]
    assert isinstance(lines, BestLines)
    lines.limits = type(lines.limits)(nodes=600)
    switch(board)
    board.show.rest(0.3)
    assert len(rows_of(board).lines) == 3


def test_a_rated_game_and_one_of_friends_come_to_it_only_when_they_are_over() -> None:
    action, world, match = ACTIONS["study"], a_world(), played(plies=4)
    view = view_of((800, 600), world.settings)
    for stakes, may_study in ((Stakes.FRIENDLY, True), (Stakes.RATED, False)):
        running = replace(match, setup=replace(match.setup, stakes=stakes))
        play = Play(world, GAME, running)
        assert action.enabled(play.state) == may_study
        opened = study_of_match(world, GAME, running, view)
        assert isinstance(opened, Push if may_study else Say)
        over = done(running.resign(running.actor or 0))
        assert isinstance(study_of_match(world, GAME, over, view), Push)
        afar = Afar(seat=0)
        assert not action.enabled(replace(play.state, afar=afar))
        play.close()
