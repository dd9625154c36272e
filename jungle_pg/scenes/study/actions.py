"""What can be done with a study: one entry for each button, key and line of its menu."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from jungle_pg.core.rulebook import opponent
from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.replay.branch import BranchDialog
from jungle_pg.scenes.replay.export_dialog import export_command
from jungle_pg.scenes.replay.tape import USUAL_SPEED
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.study.dialogs import SignDialog, StudyMenu
from jungle_pg.scenes.study.make_stage import MakeStage
from jungle_pg.scenes.study.state import StudyState, Tool
from jungle_pg.scenes.table.copying import copied
from jungle_pg.scenes.table.state import OUTCOMES, Outcome
from jungle_pg.stage.input.shortcuts import IN_STUDY, by_key
from jungle_pg.ui.controls.button import Button

if TYPE_CHECKING:
    from jungle_pg.scenes.study.study_board import StudyBoard

Do: TypeAlias = Callable[["StudyBoard", float], Command | Outcome | None]
"""Gives what came of it at the board, or what the program should do."""

When: TypeAlias = Callable[[StudyState], bool]


def _always(at: StudyState) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class StudyAction:
    """Something a person can do with a study; its words and tips are found by its name."""

    name: str
    icon: str
    do: Do
    enabled: When = _always
    kind: str = "plain"
    is_down: When = lambda at: False
    """Whether its button stays pressed."""
    sound: str = "ui_click"
    repeats: bool = False
    """Whether a key that is held does it again and again."""


def _has_before(at: StudyState) -> bool:
    return at.study.node.parent is not None


def _has_after(at: StudyState) -> bool:
    return bool(at.study.node.children)


def _is_move(at: StudyState) -> bool:
    return bool(at.study.node.moments) and _has_before(at)


def _can_be_promoted(at: StudyState) -> bool:
    study = at.study
    parent = study.node.parent
    return parent is not None and study.nodes[parent].children[0] != study.cursor


def _goes_on(at: StudyState) -> bool:
    if at.arranged is not None:
        return not at.troubles and at.study.rulebook.verdict(at.arranged) is None
    return at.study.verdict is None


def _tool(tool: Tool) -> Do:
    def take(board: "StudyBoard", now: float) -> None:
        board.table.take_tool(tool)

    return take


def _is_tool(tool: Tool) -> When:
    return lambda at: at.tool is tool


def _play_on(board: "StudyBoard", now: float) -> Command:
    board.show(board.table.settle(now), now)
    match = board.state.match
    return Push(BranchDialog(board.world, match, match.cursor, now))


def _make_stage(board: "StudyBoard", now: float) -> Command | None:
    board.show(board.table.settle(now), now)
    return Push(MakeStage(board.world, board.game, board.state.match, now))


def _own_puzzles(board: "StudyBoard", now: float) -> Command:
    # Loaded when it is wanted: the journey is no part of a study.
    from jungle_pg.scenes.journey.own_puzzles import OwnPuzzles

    return Push(OwnPuzzles(board.world, board.game.rulebook.game_id))


def _save(board: "StudyBoard", now: float) -> Command:
    at = board.state
    times = at.timing.times(now)
    return Push(
        SaveGame(board.world, board.game, at.match, times, now, name=at.save_name, study=at.study)
    )


def _export(board: "StudyBoard", now: float) -> Command | None:
    return export_command(board.world, board.state.study, USUAL_SPEED, now)


def _row(by: int) -> Do:
    return lambda board, now: board.table.go_to(board.lines.beside(by), now)


def _rules(board: "StudyBoard", now: float) -> Command:
    return Push(RulesBook(board.world, board.game, board.state.study.setup.rules))


ACTIONS: Final = {
    action.name: action
    for action in (
        StudyAction("back", "left", lambda board, now: board.leave(now), sound="ui_back"),
        StudyAction("save", "save", _save, lambda at: at.has_saves),
        StudyAction(
            "copy", "copy",
            lambda board, now: copied(board.world, board.game, board.state.match, board.view),
        ),
        StudyAction("export", "save", _export, lambda at: at.arranged is None),
        StudyAction("menu", "more", lambda board, now: Push(menu_of(board, now))),
        StudyAction(
            "hand", "hand_tool", lambda board, now: board.table.take_hand(now), kind="amber",
            is_down=_is_tool(Tool.HAND),
        ),
        StudyAction("arrow", "arrow_tool", _tool(Tool.ARROW), is_down=_is_tool(Tool.ARROW)),
        StudyAction("circle", "circle_tool", _tool(Tool.CIRCLE), is_down=_is_tool(Tool.CIRCLE)),
        StudyAction("comment", "comment", lambda board, now: board.write(now)),
        StudyAction("eraser", "eraser", _tool(Tool.ERASER), is_down=_is_tool(Tool.ERASER)),
        StudyAction(
            "undo", "undo", lambda board, now: board.table.undo(now),
            lambda at: bool(at.edits.past or at.draft.picks), repeats=True, sound="",
        ),
        StudyAction(
            "redo", "redo", lambda board, now: board.table.redo(now),
            lambda at: bool(at.edits.future), repeats=True, sound="",
        ),
        StudyAction(
            "promote", "up",
            lambda board, now: board.table.change(lambda study: study.promoted(), now),
            _can_be_promoted,
        ),
        StudyAction(
            "make_main", "star",
            lambda board, now: board.table.change(lambda study: study.made_main(), now),
            lambda at: not at.study.is_main(at.study.cursor),
        ),
        StudyAction(
            "judge", "why", lambda board, now: Push(SignDialog(board.world, board.state, now)),
            _is_move,
        ),
        StudyAction(
            "delete", "trash",
            lambda board, now: board.table.change(lambda study: study.deleted(), now),
            lambda at: _has_before(at) or _has_after(at),
        ),
        StudyAction(
            "to_start", "to_start", lambda board, now: board.table.to_start(now), _has_before
        ),
        StudyAction(
            "step_back", "step_back", lambda board, now: board.table.step_by(-1, now), _has_before,
            repeats=True, sound="",
        ),
        StudyAction(
            "step_forward", "step_forward", lambda board, now: board.table.step_by(1, now),
            _has_after, repeats=True, sound="",
        ),
        StudyAction("to_end", "to_end", lambda board, now: board.table.to_end(now), _has_after),
        StudyAction("row_up", "up", _row(-1), repeats=True, sound=""),
        StudyAction("row_down", "down", _row(1), repeats=True, sound=""),
        StudyAction("play_on", "branch", _play_on, _goes_on, kind="green"),
        StudyAction("make_stage", "puzzle", _make_stage, _goes_on),
        StudyAction("own_puzzles", "practise", _own_puzzles),
        StudyAction(
            "flip", "flip", lambda board, now: board.turn_to(opponent(board.state.bottom))
        ),
        StudyAction("rules", "rules", _rules),
        StudyAction("keys", "sliders", lambda board, now: Push(Keys(board.world))),
    )
}  # fmt: skip
"""Every action by its name."""

MENU_ROWS: Final = (
    ("save", "copy", "export"),
    ("play_on",),
    ("make_stage", "own_puzzles"),
    ("make_main", "promote"),
    ("judge", "delete"),
    ("undo", "redo"),
    ("flip", "rules", "keys"),
    ("back",),
)
"""What the menu offers."""

NOT_BY_KEY: Final = ("back", "copy")
"""Esc leaves step by step, and copying is asked of what has the keys first."""
BY_KEY: Final = {
    key: name
    for key, name in by_key(IN_STUDY).items()
    if name in ACTIONS and name not in NOT_BY_KEY
}


def menu_of(board: "StudyBoard", now: float) -> StudyMenu:
    """Everything that can be done now, with its words."""
    rows = []
    for names in MENU_ROWS:
        actions = (ACTIONS[name] for name in names)
        there = [each for each in actions if each.enabled(board.state)]
        if there:
            rows.append([Button(each.name, icon=each.icon, kind=each.kind) for each in there])
    return StudyMenu(board.world, rows, now)


def perform(board: "StudyBoard", name: str, now: float) -> Command | None:
    """Do it, if it can be done."""
    action = ACTIONS[name]
    if not action.enabled(board.state):
        return None
    outcome = action.do(board, now)
    if isinstance(outcome, OUTCOMES):
        board.show(outcome, now)
        return None
    return outcome
