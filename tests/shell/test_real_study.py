"""A real window on a real desktop: a study is made by mouse, saved, and opened again."""

from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import Loaded
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.saves.folder import load_match
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.title.title import Title
from tests.shell.desktop import Program, a_desktop, eventually
from tools.desktop import InVain
from tools.rehearsal import ASIDE, SIZE, TITLE, Rehearsal, alike, board_of, furnish, wait_for

pytestmark = pytest.mark.window

SHADED = 0.1
"""So little of a board stays as it was when a dialog lies over it."""
MOVE = "A3A4"
SAID = "Quiet."
ARROW = Drawn(Colour.RED, "C3", "C6")


def studied(stage: Rehearsal, *moves: str) -> AnyStudy:
    """A study of the game with some moves."""
    study: AnyStudy = begun(stage.game.rulebook, Setup(stage.game.rules))
    for move in moves:
        after = study.play(stage.game.rulebook.codec.parse_action(move))
        assert not isinstance(after, Refusal)
        study = after
    return study


def board(stage: Rehearsal, study: AnyStudy) -> StudyBoard:
    """The study board with a study, laid out."""
    scene = StudyBoard(stage.world, stage.game, study)
    scene.arrange(stage.view)
    return scene


def draw(program: Program, start: tuple[float, float], end: tuple[float, float], key: str) -> None:
    """Pull the right button from one place to another while a key is held."""
    program.point(*start)
    program.desktop.do("xdotool", "keydown", key, "mousedown", "3")
    program.point(*end)
    program.desktop.do("xdotool", "mouseup", "3", "keyup", key)


def saved(program: Program, saves: Path) -> Path:
    """Answer the dialog: a key that comes before it hangs still is meant for something else."""
    for _ in range(5):
        program.press("Return")
        try:
            return eventually(lambda: next(saves.glob("*.json"), None), "the save", patience_s=3.0)
        except InVain:
            continue
    raise InVain("nobody saves the study")


def test_a_study_is_made_saved_and_opened_by_mouse(tmp_path: Path) -> None:
    stage = Rehearsal()
    furnish(tmp_path, "jungle")
    with a_desktop() as desktop:
        program = desktop.start(tmp_path, "--lang", "en")
        program.wait_for_size(lambda size: size == SIZE)
        title, scene = Title(stage.world), board(stage, studied(stage))
        squares = board_of(scene)
        wait_for(program, stage.look(title), TITLE, "the title")
        program.click(*stage.place(title, "study"))
        program.point(*ASIDE)
        wait_for(program, stage.look(scene), squares, "the study board")
        for square in (MOVE[:2], MOVE[2:]):
            program.click(*stage.square(scene, square))
        program.point(*ASIDE)
        played = studied(stage, MOVE)
        wait_for(program, stage.look(board(stage, played)), squares, "the move")
        assert ARROW.target is not None
        start, end = (stage.square(scene, at) for at in (ARROW.start, ARROW.target))
        draw(program, start, end, "shift")
        program.point(*ASIDE)
        drawn = board(stage, played.drawn(ARROW))
        wait_for(program, stage.look(drawn), squares, "the arrow")
        program.click(*stage.place(scene, "comment_field"))
        program.desktop.do("xdotool", "type", "--delay", "20", SAID)
        program.press("Escape", "ctrl+s")
        before, saves = stage.look(drawn), tmp_path / "data/saves"
        eventually(lambda: alike(program.picture(), before, squares) < SHADED, "the dialog")
        path = saved(program, saves)
        program.press("alt+F4")
        assert program.ends() == (0, "")
        found = load_match(rulebooks(), path)
        assert isinstance(found, Loaded)
        assert found.study is not None
        node = found.study.node
        assert (node.number, node.comment, node.drawn) == (1, SAID, (ARROW,))
