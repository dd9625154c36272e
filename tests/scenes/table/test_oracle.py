"""Oracle light: in endings that are known a lifted piece shows where it wins, draws and loses."""

from dataclasses import replace

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.client import Priority
from jungle_pg.engine.messages import Answer
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.engine.thinking import Thought
from jungle_pg.games.marks import TARGET_NOTES
from jungle_pg.games.values import Mark
from jungle_pg.scenes.table.thoughts.oracle import Oracle, mark_of
from jungle_pg.stage.input.inputs import Key, Point
from jungle_pg.stage.ops import Sprite, Text
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import seen, view_of
from tests.scenes.replay.watching import Watching
from tests.scenes.table.asked import COMPUTER, HUMAN, PatientClient
from tests.scenes.table.played import GAME
from tests.scenes.table.playing import CALM, Board

LIT = replace(CALM, oracle=True)
# The wolf on E7 wins in 5 on E8, draws on F7 and loses in 12 on D7.
ENDING = "7/7/4W2/3l3/7/7/5P1/7/7 r"
FOUR = "7/7/4W2/3l3/7/7/5P1/7/c6 r"


def lit(board: Board) -> dict[str, tuple[str, str]]:
    """The squares that shine: how, and with what on them."""
    board.show.rest(0.001)
    return {
        mark.pick: (mark.name, mark.note)
        for mark in board.scene.board.marks
        if mark.name in TARGET_NOTES
    }


def lifted(board: Board, square: str = "E7") -> dict[str, tuple[str, str]]:
    board.wait(0.3)
    board.click(square)
    return lit(board)


class TestTheLight:
    def test_lifting_a_piece_paints_each_target_as_won_drawn_or_lost(self) -> None:
        assert lifted(Board(position=ENDING, settings=LIT)) == {
            "E8": ("known_win", "5"),
            "F7": ("known_draw", ""),
            "D7": ("known_loss", "12"),
        }

    def test_what_is_painted_is_seen(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        lifted(board)
        assert {f"marks/{name}" for name in TARGET_NOTES} <= set(board.sprites())
        assert {"5", "12"} <= set(board.texts())

    def test_targets_may_be_hidden_and_the_light_shines_on(self) -> None:
        board = Board(position=ENDING, settings=replace(LIT, targets=False))
        assert len(lifted(board)) == 3

    def test_usually_it_is_off_and_nobody_is_asked(self) -> None:
        engine = PatientClient()
        board = Board(position=ENDING, engine=engine)
        assert lifted(board) == {}
        assert engine.asked == []

    def test_nothing_shines_before_a_piece_is_lifted_or_after_it_is_put_back(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        board.wait(0.3)
        assert lit(board) == {}
        board.click("E7")
        board.do(Key("escape"))
        assert lit(board) == {}

    def test_with_more_animals_it_stays_dark(self) -> None:
        assert lifted(Board(position=FOUR, settings=LIT)) == {}

    def test_pointing_at_a_target_says_it_in_words(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        lifted(board)
        for square, words in (
            ("E8", "This move wins in 5 moves."),
            ("F7", "This move leads to a draw."),
            ("D7", "This move loses in 12 moves."),
        ):
            board.do(Point(*board.at(square)))
            assert board.says(words)

    def test_it_follows_the_game_and_both_people(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        lifted(board)
        board.click("F7")
        assert lit(board) == {}
        shown = lifted(board, "D6")
        assert shown
        assert {name for name, _ in shown.values()} <= TARGET_NOTES

    def test_switching_it_off_puts_it_out(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        assert lifted(board)
        board.world.settings = CALM
        board.show.stack.arrange(view_of(board.show.size, CALM))
        board.wait(0.1)
        assert lit(board) == {}

    def test_looking_at_an_earlier_position_shows_none(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        board.play("F3F2")
        board.wait(0.3)
        board.scene.show_ply(0, board.show.now)
        board.click("E7")
        assert lit(board) == {}


def played_from_ending() -> AnyMatch:
    """The ending with the move that throws the win away."""
    book = GAME.rulebook
    match: AnyMatch = begin(book, Setup(GAME.rules, ENDING))
    return done(match.play(book.codec.parse_action("E7F7")))


class TestItsPlace:
    def test_a_replay_never_has_it(self) -> None:
        watching = Watching(played_from_ending(), LIT)
        watching.keys("space", "home")
        watching.wait(0.5)
        assert not {f"marks/{name}" for name in TARGET_NOTES} & set(watching.sprites())

    @each_of("players", [(COMPUTER, HUMAN), (COMPUTER, COMPUTER)])
    def test_computers_get_none(self, players: tuple[Player, Player]) -> None:
        engine = PatientClient(is_slow=True)
        oracle = Oracle(engine)
        board = Board(position=ENDING, players=players, engine=PatientClient(is_slow=True))
        assert not oracle.update(board.match)
        assert engine.asked == []

    def test_it_is_asked_for_once_after_everybody_else_and_never_waited_for(self) -> None:
        engine = PatientClient(is_slow=True)
        oracle, match = Oracle(engine), Board(position=ENDING).match
        for _ in range(5):
            assert not oracle.update(match)
        assert len(engine.asked) == 1
        assert oracle._inquiry is not None
        assert oracle._inquiry.priority == max(Priority)
        engine.is_slow = False
        assert oracle.update(match)
        assert not oracle.update(match)
        assert oracle.light(match)

    def test_another_match_has_no_light_of_this_one(self) -> None:
        oracle, board = Oracle(PatientClient()), Board(position=ENDING)
        oracle.update(board.match)
        assert oracle.light(board.match)
        board.play("F3F2")
        assert oracle.light(board.match) == ()

    def test_leaving_the_board_ends_it(self) -> None:
        board = Board(position=ENDING, settings=LIT, engine=PatientClient(is_slow=True))
        board.wait(0.1)
        assert board.scene.thoughts.oracle.is_thinking
        board.scene.close()
        assert not board.scene.thoughts.oracle.is_thinking

    def test_when_it_is_known_nothing_wakes_the_program(self) -> None:
        board = Board(position=ENDING, settings=LIT)
        board.wait(1.5)
        assert board.scene.wakes_at(board.show.now) is None

    def test_a_process_that_names_other_moves_lights_nothing(self) -> None:
        lie = Knowledge((Prospect("nonsense", Outcome(Value.WIN, 3)),), 50)
        says = [Answer(0, Thought(("E7E8",), known=lie), is_final=True)]
        board = Board(position=ENDING, settings=LIT, engine=PatientClient(says=says))
        assert lifted(board) == {}

    @each_of("game", ["xiangqi", "jackaroo"])
    def test_games_of_which_nothing_is_known_stay_dark(self, game: str) -> None:
        played = games()[game]
        rules = played.rulebook.usual_rules
        board = Board(rules, game=game, settings=LIT, players=(HUMAN, COMPUTER))
        board.wait(0.3)
        assert board.scene.thoughts.oracle.light(board.scene.state.with_picks) == ()


class TestMarks:
    @each_of(
        ("prospect", "mark"),
        [
            (Prospect("a", Outcome(Value.WIN, 9)), Mark("known_win", "A1", note="9")),
            (Prospect("a", Outcome(Value.LOSS, 8)), Mark("known_loss", "A1", note="8")),
            (Prospect("a", Outcome(Value.DRAW)), Mark("known_draw", "A1")),
            (
                Prospect("a", Outcome(Value.WIN, 53), Standing.LIMIT_MAY_BE_FIRST),
                Mark("known_win", "A1", note="53?"),
            ),
            (
                Prospect("a", Outcome(Value.WIN, 53), Standing.LIMIT_FIRST),
                Mark("known_draw", "A1"),
            ),
        ],
    )
    def test_a_win_the_limit_takes_away_is_a_draw_and_a_doubtful_one_is_in_doubt(
        self, prospect: Prospect[str], mark: Mark
    ) -> None:
        assert mark_of(prospect, "A1") == mark

    @each_of("is_opposite", [False, True])
    def test_who_sits_opposite_reads_it_from_there(self, is_opposite: bool) -> None:
        # Blue is to move, whose pieces stand upside down in a game face to face.
        settings = replace(LIT, face_to_face=is_opposite)
        board = Board(position="7/7/7/7/7/7/2lP3/3D3/7 b", settings=settings)
        lifted(board, "C3")
        field, (x, y) = board.scene.board.field, board.at("D3")
        assert field is not None
        ops = [found.op for found in seen(board.show.rest(0.001))]
        near = [
            op
            for op in ops
            if isinstance(op, Sprite | Text) and abs(op.x - x) + abs(op.y - y) < field.square / 2
        ]
        (nine,) = [op for op in near if isinstance(op, Text) and op.text == "9"]
        (plate,) = [op for op in near if isinstance(op, Sprite) and op.name == "marks/known_win"]
        assert nine.upside_down == is_opposite
        assert (plate.angle == 180) == is_opposite
        assert (nine.y > plate.y) == is_opposite

    def test_a_plate_and_its_note_lie_on_their_square(self) -> None:
        board = Board(position=ENDING, settings=LIT, size=(800, 600))
        lifted(board)
        field = board.scene.board.field
        assert field is not None
        x, y = board.at("D7")
        ops = [found.op for found in seen(board.show.rest(0.001))]
        (note,) = [op for op in ops if isinstance(op, Text) and op.text == "12"]
        wide = board.show.stack.view.measure("12", note.size)
        assert x - field.square / 2 < note.x - wide / 2
        assert note.x + wide / 2 < x + field.square / 2
        assert note.y == pytest.approx(y - 0.31 * field.square, abs=1)
