"""The arrow of a hint leads from the piece to where it should go, however the board lies."""

from typing import Any

from jungle_pg.board.marks import hint_marks
from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.ops import Drawing
from jungle_pg.stage.theme import DAY
from tests.rows import each_of
from tests.scenes.acting import measure

APPEARANCE = Appearance(DAY, measure)
WAYS = {
    "jungle": [("E3", "D3"), ("D3", "E3"), ("E3", "E4"), ("E4", "E3"), ("A3", "A7"), ("A4", "D4")],
    "xiangqi": [("h3", "e3"), ("b1", "c3"), ("a1", "a3"), ("e3", "e7"), ("h8", "h1")],
}


def arrows(game_id: str, field: Field, marks: list[Any]) -> list[Drawing]:
    game = games()[game_id]
    state = begin(game.rulebook, Setup(game.rules)).state
    drawn = game.look.standing(state, field, APPEARANCE, tuple(marks))
    plain = game.look.standing(state, field, APPEARANCE, ())
    return [op for op in drawn if isinstance(op, Drawing) and op not in plain]


@each_of("is_flipped", [False, True])
@each_of("game_id", WAYS)
def test_the_arrow_of_a_hint_spans_from_the_piece_to_its_target(
    game_id: str, is_flipped: bool
) -> None:
    game = games()[game_id]
    columns, rows = game.look.size(game.rules)
    field = Field(0, 0, 100, columns, rows, is_flipped)
    for picks in WAYS[game_id]:
        assert arrows(game_id, field, hint_marks(picks, 1)) == []
        (arrow,) = arrows(game_id, field, hint_marks(picks, 2))
        start, end = (field.middle(*game.look.place_of(pick)) for pick in picks)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        assert abs(arrow.x + arrow.w / 2 - middle[0]) < 20, picks
        assert abs(arrow.y + arrow.h / 2 - middle[1]) < 20, picks
        wide, high = abs(start[0] - end[0]), abs(start[1] - end[1])
        assert (arrow.w > arrow.h) == (wide > high), picks
        assert max(arrow.w, arrow.h) > 0.5 * max(wide, high), picks
