"""What clicks at the board mean, in Jungle and in any other game."""

from typing import Any

from jungle_pg.board.marks import danger_marks, hint_marks, last_marks, target_marks
from jungle_pg.board.selection import Chosen, Does, LetGo, Refused, interpret_pick, movable
from jungle_pg.cabinet import games
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.games.values import Mark
from tests.rows import each_of
from tests.sample_games import GAMES, done
from tests.scenes.acting import a_match

TABLE = games()["jungle"].look


def play(match: AnyMatch, *texts: str) -> AnyMatch:
    for text in texts:
        match = done(match.play(JUNGLE.codec.parse_action(text)))
    return match


def test_an_own_piece_is_chosen_and_another_one_instead() -> None:
    match = a_match()
    assert interpret_pick(match, (), "A3") == Chosen(("A3",))
    assert interpret_pick(match, ("A3",), "C3") == Chosen(("C3",))


def test_a_target_is_an_action() -> None:
    assert interpret_pick(a_match(), ("A3",), "A4") == Does(JUNGLE.codec.parse_action("A3A4"))


def test_the_same_piece_and_a_place_beside_the_board_let_go() -> None:
    assert interpret_pick(a_match(), ("A3",), "A3") == LetGo()
    assert interpret_pick(a_match(), ("A3",), "") == LetGo()


def test_an_empty_square_does_nothing_when_nothing_is_chosen() -> None:
    assert interpret_pick(a_match(), (), "D5") == LetGo()


@each_of(
    ("picked", "pick", "code"),
    [
        ((), "A7", "not_your_turn"),
        (("C3",), "C4", "cannot_enter_water"),
        (("A3",), "A5", "not_adjacent"),
        (("A3",), "B4", "cannot_enter_water"),
        (("C3",), "D4", "diagonal"),
    ],
)
def test_a_square_that_cannot_be_reached_is_refused_with_its_reason(
    picked: tuple[str, ...], pick: str, code: str
) -> None:
    meaning = interpret_pick(a_match(), picked, pick)
    assert isinstance(meaning, Refused)
    assert meaning.refusal.code == code
    assert meaning.pick == (*picked, pick)[0]


def test_movable_are_the_pieces_with_a_legal_move() -> None:
    assert movable(a_match()) == {"A1", "A3", "B2", "C3", "E3", "F2", "G1", "G3"}


def test_targets_have_marks_by_what_happens_there() -> None:
    match = a_match(position="7/3c3/7/7/L6/7/7/7/7 r")
    marks = target_marks(match, TABLE, ("A5",), targets=True)
    assert marks[0] == Mark("selection", "A5")
    assert {mark.name for mark in marks[1:]} == {"move", "jump"}
    assert target_marks(match, TABLE, ("A5",), targets=False) == [Mark("selection", "A5")]
    assert target_marks(match, TABLE, (), targets=True) == []


def test_the_winning_den_and_a_victim_have_marks_of_their_own() -> None:
    match = a_match(position="c6/3L3/7/7/7/7/7/7/C6 r")
    names = {mark.pick: mark.name for mark in target_marks(match, TABLE, ("D8",), targets=True)}
    assert names["D9"] == "den_win"
    match = a_match(position="7/2cL3/7/7/7/7/7/7/C6 r", rules="club")
    names = {mark.pick: mark.name for mark in target_marks(match, TABLE, ("D8",), targets=True)}
    assert names["C8"] == "capture"


def test_the_last_move_is_marked_where_one_looks() -> None:
    match = play(a_match(), "A3A4", "G7G6")
    assert last_marks(match, 0) == []
    assert last_marks(match, 1) == [Mark("last_from", "A3"), Mark("last_to", "A4")]
    assert last_marks(match, 2) == [Mark("last_from", "G7"), Mark("last_to", "G6")]
    ended = done(match.resign(0))
    assert last_marks(ended, 3) == last_marks(match, 2)


def test_an_enemy_shows_who_can_take_it_and_whom_it_could_take() -> None:
    match = a_match(position="7/7/7/7/3C3/3d3/3E3/7/7 r")
    assert danger_marks(match, "D4") == [Mark("prey", "D3"), Mark("threat", "D5")]
    assert danger_marks(match, "A1") == []


def test_a_hint_shows_first_the_piece_and_then_the_move() -> None:
    picks = ("A3", "A4")
    assert hint_marks(picks, 0) == []
    assert hint_marks(picks, 1) == [Mark("hint_from", "A3")]
    assert hint_marks(picks, 2) == [Mark("hint_from", "A3"), Mark("hint_to", "A4", origin="A3")]


@each_of("game", GAMES, ids=str)
def test_every_action_of_any_game_can_be_clicked(game: Any) -> None:
    match = begin(game.rulebook, Setup(game.rules))
    for _ in range(12):
        if match.actor is None:
            break
        for action in match.rulebook.actions(match.state):
            picked: tuple[str, ...] = ()
            *way, last = match.rulebook.picks(match.state, action)
            for pick in way:
                meaning = interpret_pick(match, picked, pick)
                assert isinstance(meaning, Chosen)
                picked = meaning.picks
            assert interpret_pick(match, picked, last) == Does(action)
        actions = match.rulebook.actions(match.state)
        match = done(match.play(actions[len(actions) // 2]))
