"""Little boards: what they show of an example, and how its moves are played again and again."""

from dataclasses import replace

from jungle_pg.board.little_board import LAST_REST_S, REST_S, LittleBoard
from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.values import Mark, Pace
from jungle_pg.scenes.appearance import appearance_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Group, Slab, Sprite, Text
from jungle_pg.stage.theme import CRIMSON, GOLD, NIGHT
from tests.core.jungle.positions import fen
from tests.rows import each_of
from tests.ui.looking import find, view

GAME = games()["jungle"]
AREA = Rect(100, 50, 400, 320)
VIEW = view()
APPEARANCE = appearance_of(VIEW, Settings(), GAME)
LIVELY = Pace()
CALM = Pace(is_reduced=True)
OFF = Pace(0.0)

LEAP = Example(
    fen("LD5 pG5 eA9 CA1"),
    (Arrow("D5", "G5", "capture", is_leap=True),),
    (Mark("capture", "G5"),),
    (3, 3, 4, 3),
    ("D5G5",),
)
"""A lion leaps over the right river and takes a leopard."""

WALK = Example(fen("WF2 eA9"), part=(4, 6, 3, 3), line=("F2F3", "A9B9", "F3G3"))
"""A wolf walks two squares; the enemy moves out of sight."""


def board(example: Example = LEAP) -> LittleBoard:
    return LittleBoard(GAME, GAME.rules, example)


def drawn(
    example: Example, time_s: float = 0.0, pace: Pace = LIVELY, area: Rect = AREA
) -> DrawList:
    return board(example).draw(area, VIEW, APPEARANCE, pace, time_s)


def pieces(ops: DrawList) -> dict[str, tuple[float, float]]:
    """Where the middle of each piece in sight is, in squares from the corner of the board."""
    x, y, w, h = seen(ops)
    square = w / 4 if h < w else w / 3
    found = {}
    for sprite in find(ops, Sprite):
        column, row = (sprite.x - x) / square, (sprite.y - y) / square
        if sprite.name.startswith("pieces/") and 0 < column < w / square and 0 < row < h / square:
            found[sprite.name.removeprefix("pieces/")] = (round(column, 1), round(row, 1))
    return found


def seen(ops: DrawList) -> tuple[int, int, int, int]:
    """The part of the window in which squares are seen."""
    (clip,) = {op.clip for op in ops if isinstance(op, Group)}
    assert clip is not None
    return clip


def lasts(example: Example) -> float:
    return board(example).lasts_s(LIVELY)


def ends_of_moves(example: Example) -> list[float]:
    """When each move of a line has settled."""
    rulebook, table = GAME.rulebook, GAME.look
    state, now, ends = rulebook.start(GAME.rules, example.position), 0.0, []
    for text in example.line:
        step = rulebook.play(state, rulebook.codec.parse_action(text))
        now += REST_S + table.motion(state, step.events, step.state, Pace()).ends_s
        ends.append(now)
        state = step.state
    return ends


def test_a_part_of_the_board_shows_the_pieces_on_it_and_no_other() -> None:
    assert pieces(drawn(LEAP)) == {"r_lion": (0.5, 1.5), "b_leopard": (3.5, 1.5)}


def test_without_a_part_the_whole_board_is_seen() -> None:
    ops = drawn(Example(LEAP.position))
    _, _, w, h = seen(ops)
    assert w * 9 == h * 7
    names = {sprite.name for sprite in find(ops, Sprite)}
    assert {"pieces/r_lion", "pieces/b_elephant", "pieces/r_cat"} <= names


@each_of("part", [None, (3, 3, 4, 3), (4, 2, 3, 5), (0, 3, 7, 3), (6, 8, 1, 1)])
@each_of("area", [AREA, Rect(0, 0, 90, 700), Rect(13.4, 7.7, 801, 99.5)])
def test_board_and_frame_fit_their_area(part: tuple[int, int, int, int] | None, area: Rect) -> None:
    ops = drawn(replace(LEAP, part=part), area=area)
    frame = ops[-1]
    assert isinstance(frame, Slab)
    assert frame.x >= area.x - 1
    assert frame.y >= area.y - 1
    assert frame.x + frame.w <= area.right + 1
    assert frame.y + frame.h <= area.bottom + 1
    x, y, w, h = seen(ops)
    assert frame.x < x < x + w < frame.x + frame.w
    assert frame.y < y < y + h < frame.y + frame.h


def test_a_board_says_how_large_it_will_be() -> None:
    little = board()
    size = little.size_in(VIEW, 400, 320)
    frame = little.draw(Rect(0, 0, *size), VIEW, APPEARANCE, LIVELY)[-1]
    assert isinstance(frame, Slab)
    assert (frame.w, frame.h) == size


@each_of(
    ("kind", "colour", "crosses"), [("move", GOLD, 0), ("capture", CRIMSON, 0), ("refused", "", 1)]
)
@each_of("is_leap", [False, True])
def test_ways_are_gold_captures_crimson_and_what_is_refused_ends_at_a_cross(
    kind: str, colour: str, crosses: int, is_leap: bool
) -> None:
    ops = drawn(replace(LEAP, arrows=(Arrow("D5", "G5", kind, is_leap),), marks=(), line=()))
    (arrows,) = [op for op in ops if isinstance(op, Group) and op.key == "arrows"]
    (arrow,) = find(arrows.ops, Drawing)
    assert colour in arrow.svg
    found = [sprite for sprite in find(arrows.ops, Sprite) if sprite.name == "marks/blocked"]
    assert len(found) == crosses


@each_of("end", ["F3", "G2", "F1", "E2"])
@each_of("kind", ["move", "capture", "refused"])
def test_an_arrow_stays_inside_the_frame(kind: str, end: str) -> None:
    ops = drawn(Example(fen("WF2 eA9"), (Arrow("F2", end, kind, True),), part=(4, 6, 3, 3)))
    x, y, w, h = seen(ops)
    (arrows,) = [op for op in ops if isinstance(op, Group) and op.key == "arrows"]
    (arrow,) = find(arrows.ops, Drawing)
    middle = (arrow.x + arrow.w / 2, arrow.y + arrow.h / 2)
    assert Rect(x, y, w, h).holds(*middle)


def test_the_marks_of_an_example_are_shown() -> None:
    assert "marks/capture" in {sprite.name for sprite in find(drawn(LEAP), Sprite)}


def test_small_boards_show_no_ranks() -> None:
    assert {text.text for text in find(drawn(LEAP), Text)} == {"7", "5"}
    assert find(drawn(LEAP, area=Rect(0, 0, 150, 120)), Text) == []


def test_moves_are_played_one_after_the_other_and_begin_again() -> None:
    ends = ends_of_moves(WALK)
    wolves = [pieces(drawn(WALK, time))["r_wolf"] for time in (0.0, REST_S - 0.01)]
    wolves += [pieces(drawn(WALK, time + 0.01))["r_wolf"] for time in ends]
    assert wolves == [(1.5, 1.5), (1.5, 1.5), (1.5, 0.5), (1.5, 0.5), (2.5, 0.5)]
    rested = ends[-1] + LAST_REST_S
    assert pieces(drawn(WALK, rested - 0.01))["r_wolf"] == (2.5, 0.5)
    assert lasts(WALK) > rested
    assert pieces(drawn(WALK, lasts(WALK) + 0.01))["r_wolf"] == (1.5, 1.5)


def test_a_taken_piece_is_gone_and_comes_back() -> None:
    (end,) = ends_of_moves(LEAP)
    assert "b_leopard" not in pieces(drawn(LEAP, end + 0.01))
    assert "b_leopard" in pieces(drawn(LEAP, lasts(LEAP) + 0.01))


def test_arrows_are_there_only_while_the_first_position_rests() -> None:
    def arrows(time: float) -> int:
        (group,) = [op for op in drawn(LEAP, time) if isinstance(op, Group) and op.key == "arrows"]
        return len(group.ops)

    assert [arrows(time) for time in (0.0, REST_S - 0.01)] == [1, 1]
    assert [arrows(time) for time in (REST_S + 0.01, lasts(LEAP) - 0.01)] == [0, 0]
    assert arrows(lasts(LEAP) + 0.01) == 1


def test_what_is_seen_depends_on_the_time_alone() -> None:
    little = board()
    times = [lasts(LEAP) * step / 17 for step in range(34)]
    forth = [little.draw(AREA, VIEW, APPEARANCE, LIVELY, time) for time in times]
    back = [little.draw(AREA, VIEW, APPEARANCE, LIVELY, time) for time in reversed(times)]
    assert forth == back[::-1]
    assert forth == [drawn(LEAP, time) for time in times]
    assert len({str(ops) for ops in forth}) > 5


def test_while_nothing_moves_the_picture_is_the_very_same() -> None:
    little = board()
    first = little.draw(AREA, VIEW, APPEARANCE, LIVELY, 0.0)
    assert little.draw(AREA, VIEW, APPEARANCE, LIVELY, REST_S / 2) is first
    assert little.draw(AREA, VIEW, APPEARANCE, LIVELY, REST_S + 0.1) is not first


def test_it_says_when_it_will_look_different() -> None:
    little, time, changes = board(), 0.0, 0
    before = little.draw(AREA, VIEW, APPEARANCE, LIVELY, time)
    while time < lasts(LEAP):
        stirs = little.stirs_s(LIVELY, time)
        assert stirs is not None
        assert stirs > time
        just_before = little.draw(AREA, VIEW, APPEARANCE, LIVELY, stirs - 0.001)
        assert just_before == before, f"it changed between {time} and {stirs}"
        time = stirs + 1e-9
        before = little.draw(AREA, VIEW, APPEARANCE, LIVELY, time)
        changes += 1
    assert changes > 20


@each_of("pace", [CALM, OFF])
def test_without_motion_it_is_a_still(pace: Pace) -> None:
    little = board(WALK)
    first = little.draw(AREA, VIEW, APPEARANCE, pace, 0.0)
    assert little.draw(AREA, VIEW, APPEARANCE, pace, 2.5) is first
    assert little.stirs_s(pace, 0.0) is None
    assert little.lasts_s(pace) == 0


@each_of("pace", [CALM, OFF])
def test_a_still_shows_the_first_move_done_or_an_arrow_for_it(pace: Pace) -> None:
    assert pieces(drawn(WALK, 0.0, pace))["r_wolf"] == (1.5, 0.5)
    assert pieces(drawn(LEAP, 0.0, pace)) == pieces(drawn(LEAP))


def test_a_slow_motion_takes_longer() -> None:
    assert board().lasts_s(Pace.of("slow")) > lasts(LEAP)


def test_day_and_night_and_the_look_of_pieces_are_those_of_the_player() -> None:
    settings, night = Settings(pieces=(("jungle", "character"),)), view(theme=NIGHT)
    ops = board().draw(AREA, night, appearance_of(night, settings, GAME), LIVELY)
    names = {sprite.name for sprite in find(ops, Sprite)}
    assert "board/ground_night" in names
    assert "pieces/plate_red" in names
