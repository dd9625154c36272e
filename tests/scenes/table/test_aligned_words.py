"""Words beside the board stand in line and are not torn apart."""

from dataclasses import replace

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Language
from jungle_pg.stage.lines import plain, unbroken, wrapped
from jungle_pg.stage.ops import Text
from jungle_pg.ui.plates.forms import NARROW
from jungle_pg.ui.plates.plate import form_for, player_ops
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, measure
from tests.scenes.table.playing import CALM, Board
from tests.ui.looking import find

SIZES = [(640, 480), (800, 600), (1024, 768), (1280, 720), (1920, 1080), (720, 1280)]
NAMED = (Player("Amelie"), Player("Bartholomew"))


@each_of("size", SIZES)
@each_of("scale", [100, 150, 200])
def test_the_title_of_a_tray_stands_below_the_name(size: tuple[int, int], scale: int) -> None:
    board = Board(players=NAMED, size=size, settings=replace(CALM, ui_scale=scale))
    assert board.scene.facts is not None
    looks = [board.scene.facts.top, board.scene.facts.bottom]
    view, rect = board.show.stack.view, board.scene.panels.places.bottom
    for form in {form_for(view, rect, looks), NARROW}:
        words = find(player_ops(view, rect, looks[1], form), Text)
        lines = [each for each in words if each.align == "left"]
        assert len({each.x for each in lines}) == 1, [(each.text, each.x) for each in lines]


def test_a_clock_leaves_the_title_whole() -> None:
    control = TimeControl(30, Expiry.LOSE)
    for size in SIZES:
        board = Board(players=NAMED, size=size, control=control)
        assert board.texts().count("Captured Pieces") == 2, size


@each_of("size", SIZES)
@each_of("language", LANGUAGES)
def test_a_move_of_xiangqi_stays_on_one_line(size: tuple[int, int], language: Language) -> None:
    settings = replace(CALM, language=language)
    board = Board("standard", game="xiangqi", size=size, settings=settings)
    board.click("h3")
    texts = board.texts()
    assert not any("\u2060" in text for text in texts)
    if board.scene.panels.places.middle is None:
        return
    told = " ".join(texts)
    assert all(move in told for move in ("炮二退一", "炮二平七", "炮二平六", "炮二平五"))


def test_what_is_joined_is_broken_nowhere() -> None:
    text = f"可走{unbroken('炮二平五')}、{unbroken('马八进七')}"
    for width in range(60, 200, 7):
        lines = wrapped(text, 13, width, measure)
        assert "".join(lines) == plain(text) == "可走炮二平五、马八进七"
        assert any("炮二平五" in line for line in lines)
        assert any("马八进七" in line for line in lines)
