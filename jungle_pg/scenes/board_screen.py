"""A screen with a board and panels around it, whether hands play there or a tape."""

from dataclasses import replace

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.drawing import Pencil, drawn_over
from jungle_pg.core.rulebook import Pick
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name
from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.board_answers import ASKED, PEEK, BoardInSight, answer_to
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import RIGHT, Input, Key, Press
from jungle_pg.stage.input.shortcuts import PENCIL
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Scenery
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.free_room import frame_of, free_room
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Widget


class BoardScreen(Screen):
    """What playing and watching share: the ground, what is drawn over it, room for messages.

    Hands draw on every board with the right button. What they draw lasts as long as the position.
    """

    def __init__(self, world: World, game: Game, board: BoardView, first: str) -> None:
        super().__init__(world, Page([board], world.hear, first))
        self.game: Game = game
        self.board: BoardView = board
        self._all: Memo[DrawList] = Memo()
        self._toast_room: Memo[Rect | None] = Memo()
        self.pencil = Pencil(board.pick_at)
        self._drawn_on: object = None
        """The position that was drawn on."""
        self._drawn_there: tuple[Drawn, ...] = ()
        self.sketch: Drawn | None = None
        """What keys are drawing, which is not final."""
        self._peeks = False
        """Whether pieces are seen that the player wants to be hidden."""

    def handle(self, event: Input, now: float) -> Command | None:
        """Hands may draw whoever is to move; a left click on the board wipes it clean."""
        if isinstance(event, Key) and self.typing_at() is None:
            if event in ASKED:
                self.answer(ASKED[event], now)
                return None
            if event in PENCIL.keys:
                return self.draw_by_keys(now)
        takes_away = False
        if is_right(event):
            takes_away = self.takes_away(event, now)
        elif isinstance(event, Press) and self.board.covers(event.x, event.y):
            self.wipe(now)
        drawn = self.pencil.handle(event, tool=self.drawing_colour, takes_away=takes_away)
        if drawn is not None:
            self.world.hear("ui_click")
            self.draw_there(drawn, now)
        return super().handle(event, now)

    def grip(self, x: float, y: float) -> Grip:
        """With a pencil in the hand a finger draws on the board."""
        found = super().grip(x, y)
        if self.drawing_colour is None or not self.board.covers(found.x, found.y):
            return found
        return replace(found, across=True, down=True)

    def draw_by_keys(
        self, now: float, colour: Colour = Colour.GREEN, *, begins: bool = False
    ) -> Command | None:
        """A pencil that keys lead, where there is anything to draw on."""
        # Loaded when it is wanted: it knows what a board screen is.
        from jungle_pg.scenes.over.drawing import LedPencil

        if not self.board.places:
            return None
        return Push(LedPencil(self.world, self, now, colour, begins=begins))

    def in_sight(self, now: float) -> BoardInSight | None:
        """What there is to tell of the board to somebody who cannot see it."""
        return None

    def answer(self, does: str, now: float) -> None:
        """A key asks for something to be read out, or to see what is hidden."""
        assert self.view is not None
        words, at = self.view.words, self.in_sight(now)
        if does == PEEK:
            self.peek(words)
        elif at is not None:
            self.world.speak(answer_to(does, at, words))

    def peek(self, words: Words) -> None:
        """Let pieces be seen that are hidden, or hide them again."""
        if self.world.settings.blindfold:
            self._peeks = not self._peeks
            self.world.hear("ui_click")
            self.world.speak(words("narration.shown" if self._peeks else "narration.hidden"))

    def told_heading(self, words: Words) -> str:
        return game_name(words, self.game)

    @property
    def drawing_colour(self) -> Colour | None:
        """What the left button draws with; None where it does something else."""
        return None

    def takes_away(self, event: Input, now: float) -> bool:
        """Whether a press of the right button ends something that was begun, and end it."""
        return False

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """What is drawn on the position in sight."""
        there = self._drawn_there
        return there if there and self.board.shown.position == self._drawn_on else ()

    def draw_there(self, drawn: Drawn, now: float) -> None:
        """Something was drawn on the position in sight."""
        self._drawn_there = drawn_over(self.drawn, drawn)
        self._drawn_on = self.board.shown.position

    def erase(self, pick: Pick) -> bool:
        """Take away what is drawn on a place or ends there; whether anything was."""
        left = tuple(each for each in self.drawn if pick not in (each.start, each.target))
        is_gone, self._drawn_there = len(left) < len(self.drawn), left
        return is_gone

    def wipe(self, now: float) -> None:
        """Take away what was drawn."""
        self._drawn_there = ()

    def backdrop(self, view: View) -> Scenery:
        """The jungle, a step quieter behind a board."""
        return jungle(view, is_veiled=True)

    def board_ops(self, view: View, around: DrawList, now: float) -> DrawList:
        """The ground, what is around it, and over it pieces and buttons."""
        return self._all(_ops, self.board.ground(now), around, self.widgets_ops(view, now))

    def widgets_ops(self, view: View, now: float) -> DrawList:
        """The board with what is drawn on it, and all other widgets."""
        self.board.is_blind = self.world.settings.blindfold and not self._peeks
        growing = self.pencil.growing or self.sketch
        drawn = self.drawn if growing is None else drawn_over(self.drawn, growing)
        if drawn != self.board.drawn:
            self.board.drawn = drawn
        return self.page.draw(view, now)

    def lists(self) -> tuple[Widget, ...]:
        """Widgets that are only read, so that a message may cover them."""
        raise NotImplementedError

    def panels_by_use(self) -> tuple[tuple[Rect | None, ...], ...]:
        """The panels around the board: first those that are no more to be covered than buttons."""
        raise NotImplementedError

    def toast_room(self) -> Rect | None:
        """Beside the board, its letters, the cards and all that is clicked."""
        view, field = self.view, self.board.field
        if view is None or field is None:
            return None
        frame = self.game.look.margin * field.square
        read = (self.board, *self.lists())
        controls = tuple(each.rect for each in self.page.widgets if each not in read)
        cards = field.zones.hands if field.zones is not None else ()
        first, *others = self.panels_by_use()
        levels = (
            (*frame_of(field.rect, frame), *first, *controls),
            (field.rect, *cards),
            *others,
        )
        shown = tuple(tuple(rect for rect in level if rect is not None) for level in levels)
        return self._toast_room(free_room, view, shown)


def is_right(event: Input) -> bool:
    """Whether the right button goes down."""
    return isinstance(event, Press) and event.button == RIGHT


def _ops(ground: Group, around: DrawList, widgets: DrawList) -> DrawList:
    return (ground, Group("around", around), Group("widgets", widgets))
