"""A match at the board: pieces are chosen and moved by clicks."""

from typing import Any, Final, TypeAlias

from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import Pick, Refusal
from jungle_pg.scenes.base import Command, Say
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import Game, World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.inputs import LEFT, RIGHT, Input, Press
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.layout import Rect, column
from jungle_pg.stage.ops import DrawList, Group, Scenery
from jungle_pg.stage.view import View
from jungle_pg.tables.base import Field, Look, Mark, fitted_field
from jungle_pg.texts.speech import banner_text, refusal_text
from jungle_pg.ui.button import ROW_HEIGHT, Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import plank_ops
from jungle_pg.ui.widget import Act

COLUMN: Final = 420
EDGE: Final = 24
BANNER: Final = 68

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


class Play(Screen):
    """The board in the middle, whose turn it is and the buttons beside or below it."""

    name = "play"

    def __init__(self, world: World, game: Game, match: AnyMatch) -> None:
        self.game, self.match = game, match
        self.undo, self.redo = Button("undo", icon="undo"), Button("redo", icon="redo")
        self.menu = Button("menu", icon="home")
        self._picked: tuple[Pick, ...] = ()
        self._field: Field | None = None
        self._banner = Rect(0, 0, 0, 0)
        self._standing: Kept[DrawList] = Kept()
        self._joined: Kept[DrawList] = Kept()
        page = Page([self.undo, self.redo, self.menu], world.hear, "undo")
        super().__init__(world, page)
        world.play("play_loop")

    def backdrop(self, view: View) -> Scenery:
        """The jungle, a step quieter behind a board."""
        return jungle(view, is_veiled=True)

    def lay_out(self, view: View) -> DrawList:
        """The largest board, and a column beside it or a row below."""
        words = view.words
        self.undo.label, self.redo.label = words("play.undo"), words("play.redo")
        self.menu.label = words("play.menu")
        edge, window = view.px(EDGE), view.window
        heights = [view.px(BANNER + 12), *[view.px(ROW_HEIGHT)] * 3]
        total = sum(heights) + 3 * view.px(6)
        if view.is_portrait:
            board = window.inset(edge, edge, edge, total + 2 * edge)
            side = window.from_bottom(total + edge).inset(edge, 0, edge, 0)
        else:
            wide = min(view.px(COLUMN), view.width * 0.36)
            board = window.inset(edge, edge, wide + 2 * edge, edge)
            side = window.from_right(wide + edge).inset(0, 0, edge, 0)
            side = Rect(side.x, (view.height - total) / 2, side.w, total)
        self._banner, *places = column(side, heights, view.px(6))
        for button, place in zip((self.undo, self.redo, self.menu), places, strict=True):
            button.place(place)
        self._field = fitted_field(self.game.table, self.match.setup.rules, board)
        self._show_what_is_possible()
        ground = self.game.table.ground(self.match.setup.rules, self._field, self._look(view))
        return (Group("ground", ground, bake=True),)

    def page_ops(self, view: View, now: float) -> DrawList:
        """What stands on the board, the banner, the buttons."""
        assert self._field is not None
        field, match, picked = self._field, self.match, self._picked
        standing = self._standing.get(
            (view, field, match.cursor, match.state, picked, self.world.settings),
            lambda: (
                Group("board", self._board(view, field)),
                Group("banner", self._banner_ops(view)),
            ),
        )
        buttons = super().page_ops(view, now)
        return self._joined.get((standing, buttons), lambda: (*standing, Group("buttons", buttons)))

    def handle(self, event: Input, now: float) -> Command | None:
        """Clicks on the board choose and move; everything else is for the buttons."""
        if isinstance(event, Press) and self._field is not None:
            square = self._field.square_at(event.x, event.y)
            if square is not None and event.button == LEFT:
                return self._pick(self.game.table.pick_at(*square))
            if event.button == RIGHT:
                self._let_go()
        return super().handle(event, now)

    def back(self, now: float) -> Command | None:
        """First put a chosen piece back, then leave."""
        if self._picked:
            self._let_go()
            return None
        self.world.play("title_loop")
        return super().back(now)

    def take(self, act: Act, now: float) -> Command | None:
        """A button was pressed."""
        match act.name:
            case "undo":
                return self._become(self.match.undo())
            case "redo":
                return self._become(self.match.redo())
            case "menu":
                self._picked = ()
                return self.back(now)
        return None

    def _pick(self, pick: Pick) -> Command | None:
        """Go on with a click: build an action, choose another piece, or say why not."""
        if pick in self._picked[-1:]:
            self._let_go()
            return None
        rulebook, state = self.match.rulebook, self.match.state
        picked = (*self._picked, pick)
        actions = [(rulebook.picks(action), action) for action in rulebook.actions(state)]
        for picks, action in actions:
            if picks == picked:
                return self._become(self.match.play(action))
        for start in (picked, (pick,)):
            if any(picks[: len(start)] == start for picks, _ in actions):
                self._picked = start
                self.world.hear("select")
                return None
        refusal = rulebook.why_not(state, picked)
        self._let_go()
        return self._refuse(refusal) if refusal is not None else None

    def _let_go(self) -> None:
        if self._picked:
            self.world.hear("deselect")
        self._picked = ()

    def _become(self, outcome: AnyMatch | Refusal) -> Command | None:
        self._picked = ()
        if isinstance(outcome, Refusal):
            return self._refuse(outcome)
        self.match = outcome
        self.world.hear("move_middle")
        self._show_what_is_possible()
        return None

    def _refuse(self, refusal: Refusal) -> Command | None:
        assert self.view is not None
        self.world.hear("error")
        texts = self.view.words.texts
        rules = self.match.setup.rules
        return Say(refusal_text(texts, self.match.rulebook, rules, refusal))

    def _show_what_is_possible(self) -> None:
        self.undo.is_enabled = not isinstance(self.match.undo(), Refusal)
        self.redo.is_enabled = not isinstance(self.match.redo(), Refusal)

    def _look(self, view: View) -> Look:
        settings = self.world.settings
        return Look(view.theme, view.measure, settings.pieces, settings.coordinates, settings.ranks)

    def _board(self, view: View, field: Field) -> DrawList:
        return self.game.table.standing(self.match.state, field, self._look(view), self._marks())

    def _marks(self) -> list[Mark]:
        rulebook, state = self.match.rulebook, self.match.state
        if not self._picked:
            return []
        marks = [Mark("selection", self._picked[-1])]
        if self.world.settings.targets:
            for action in rulebook.actions(state):
                picks = rulebook.picks(action)
                if picks[:-1] == self._picked:
                    marks.append(Mark(self.game.table.target_mark(state, action), picks[-1]))
        return marks

    def _banner_ops(self, view: View) -> DrawList:
        text = banner_text(view.words.texts, self.match)
        rect = self._banner.from_top(view.px(BANNER))
        return plank_ops(view, rect, text, size=26)
