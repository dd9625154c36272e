"""The end of a match: who has won and how, and what comes next."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.games.values import Heard
from jungle_pg.scenes.appearance import script_of
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import SWING_S, ButtonRow, ModalDialog
from jungle_pg.scenes.table.dialogs.confetti import LENGTH_S, confetti
from jungle_pg.scenes.table.dialogs.result_layout import (
    ResultLayout,
    result_layout,
    result_ops,
)
from jungle_pg.scenes.table.dialogs.result_words import (
    ResultWords,
    has_lost,
    has_won,
    heroes,
    result_words,
    winner_of,
)
from jungle_pg.scenes.table.dialogs.summary import summary_of
from jungle_pg.scenes.table.score import NO_SCORE, Score, score_text
from jungle_pg.scenes.table.state import Afar
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import LEFT, Input, Press, Release
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import BUTTON, HEADING, HIGH, LARGE, SMALL, TEXT, XL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

TUNE: Final = "play_loop"
SILENCE_S: Final = 4.0
"""How long the music is away, unless the player goes on before."""


class Choice(StrEnum):
    """What may come after a match."""

    REMATCH = "rematch"
    SWAP = "swap"
    NEW_GAME = "new_game"
    HOME = "home"
    LOOK = "look"
    SAVE = "save"
    REPLAY = "replay"
    REVIEW = "review"
    TURNING_POINT = "turning_point"
    LOAD = "load"
    """By its key alone: a panel of buttons has room for what most players want."""


ICONS: Final = {
    Choice.REMATCH: "restart",
    Choice.SWAP: "flip",
    Choice.NEW_GAME: "new_game",
    Choice.HOME: "home",
    Choice.LOOK: "search",
    Choice.SAVE: "save",
    Choice.REPLAY: "replay",
    Choice.REVIEW: "review",
    Choice.TURNING_POINT: "search",
}


class ResultDialog(ModalDialog):
    """Leaves a `Choice`; Esc and a click beside it let the player look at the board.

    `quiet_s` is for how long the last move is still heard, so that the jingle comes after it.
    Without news it is the same dialog once more, and nothing is celebrated. `score` is how the
    players stand with this match.
    """

    name = "result"

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        now: float,
        quiet_s: float = 0.0,
        *,
        is_news: bool = True,
        score: Score = NO_SCORE,
        afar: Afar | None = None,
    ) -> None:
        self._is_news, self._score, self._afar = is_news, score, afar
        self.game, self.match = game, match
        self.summary = summary_of(game, match)
        rows = choice_rows(match, has_saves=world.saves is not None, afar=afar)
        if self.summary.turning_point is not None:
            rows.insert(0, ButtonRow((_button(Choice.TURNING_POINT, "plain", SMALL),), BUTTON))
        self.world = world
        super().__init__(world.hear, rows, Choice.REMATCH, Choice.LOOK, now)
        self._words: ResultWords | None = None
        self._layout: ResultLayout | None = None
        self._pressed_beside = False
        self._jingle_at = now + quiet_s if is_news else None
        self._is_silent = is_news
        if is_news:
            world.play(None)
        if self._is_party:
            world.hear("confetti")

    @property
    def _is_party(self) -> bool:
        """Whether leaves and stars fly: a person has won, and likes things that move."""
        return self._is_news and has_won(self.match) and not self.world.settings.reduced_motion

    @property
    def still_at(self) -> float:
        return self.opened_at + (LENGTH_S if self._is_party else SWING_S)

    def set_labels(self, view: View) -> None:
        """What has happened, and what the buttons do."""
        score = score_text(view.words, self.game, self.match, self._score)
        self._words = result_words(view.words, self.game, self.match, self.summary, score)
        move = self.summary.turning_point or 0
        for row in self.rows:
            for button in row.buttons:
                button.label = view.words(f"result.{button.name}", move=move)

    def heading(self, view: View) -> str:
        assert self._words is not None
        return self._words.heading

    def needs(self, view: View) -> tuple[float, float]:
        """Winner, plank and panel with some air."""
        whole = self._measured(view).whole
        return whole.w + view.px(XL), whole.h + view.px(XL)

    def lay_out(self, view: View) -> DrawList:
        """The winner in the light, the words, the buttons."""
        assert self._words is not None
        self._layout = self._measured(view)
        style = script_of(self.world.settings, self.game).style
        pictures = heroes(self.game, self.match, style)
        has_trophy = winner_of(self.match) is not None
        return result_ops(view, self._layout, self._words.heading, pictures, has_trophy)

    def handle(self, event: Input, now: float) -> Command | None:
        """As any dialog; and a click beside it closes it."""
        match event:
            case Press(x, y, button) if button == LEFT:
                self._pressed_beside = self._is_beside(x, y) and now >= self.opened_at + SWING_S
            case Release(x, y, button) if button == LEFT:
                was_beside, self._pressed_beside = self._pressed_beside, False
                if was_beside and self._is_beside(x, y):
                    return self.choose(Choice.LOOK, now)
        return super().handle(event, now)

    def offers(self, name: str) -> bool:
        """Its buttons, and other games where there may be some."""
        return super().offers(name) or (name == Choice.LOAD and self.world.saves is not None)

    def update(self, now: float) -> Command | None:
        """The jingle is heard, and later the music again."""
        if self._jingle_at is not None and now >= self._jingle_at:
            self._jingle_at = None
            self.world.hear(jingle_of(self.match))
        if now >= self.opened_at + SILENCE_S:
            self._bring_music_back()
        return None

    def loose(self, now: float) -> DrawList:
        """Leaves and stars for a person who has won."""
        if not self._is_party or self.view is None or self._layout is None:
            return ()
        half_width = self._layout.panel.w / 2
        return confetti(self.view, *self._layout.stage.middle, half_width, now - self.opened_at)

    def take(self, act: Act, now: float) -> Command | None:
        self._bring_music_back()
        return Pop(Choice(act.name))

    def _measured(self, view: View) -> ResultLayout:
        assert self._words is not None
        return result_layout(view, self._words, self.buttons_form(view))

    def _is_beside(self, x: float, y: float) -> bool:
        layout = self._layout
        return layout is not None and not any(
            part.holds(x, y) for part in (layout.panel, layout.plank)
        )

    def _bring_music_back(self) -> None:
        if self._is_silent:
            self._is_silent = False
            self.world.play(TUNE)


def choice_rows(
    match: AnyMatch, *, has_saves: bool = False, afar: Afar | None = None
) -> list[ButtonRow]:
    """The buttons: the next game, other ways on, and a last look."""
    if afar is not None:
        return _rows_afar(has_saves=has_saves, afar=afar)
    is_mixed = len({player.is_human for player in match.setup.players}) > 1
    others = (Choice.SWAP, Choice.NEW_GAME, Choice.HOME)
    keeps = (Choice.SAVE,) if has_saves else ()
    looks = (
        (Choice.LOOK, *keeps, Choice.REPLAY, Choice.REVIEW)
        if match.cursor
        else (Choice.LOOK, *keeps)
    )
    return [
        ButtonRow((_button(Choice.REMATCH, "green", HEADING),), HIGH),
        ButtonRow(
            tuple(
                _button(choice, "plain", LARGE)
                for choice in others
                if is_mixed or choice is not Choice.SWAP
            ),
            HIGH,
        ),
        ButtonRow(tuple(_button(choice, "plain", TEXT) for choice in looks), BUTTON),
    ]


def _rows_afar(*, has_saves: bool, afar: Afar) -> list[ButtonRow]:
    """The same where the other player has to agree; who only watches can just look and leave."""
    again = () if afar.seat is None else (_button(Choice.REMATCH, "green", HEADING),)
    can_be_saved = has_saves and afar.is_whole
    looks = (Choice.LOOK, *((Choice.SAVE,) if can_be_saved else ()), Choice.REPLAY, Choice.REVIEW)
    looks = looks if afar.is_whole else (Choice.LOOK,)
    rows = ((*again,), tuple(_button(each, "plain", TEXT) for each in looks))
    home = ButtonRow((_button(Choice.HOME, "plain", LARGE),), HIGH)
    return [*(ButtonRow(row, HIGH if row == again else BUTTON) for row in rows if row), home]


def jingle_of(match: AnyMatch) -> str:
    """What is heard of the result; nobody has lost where computers play each other."""
    if winner_of(match) is None:
        return "draw"
    return "lose" if has_lost(match) else "win"


def quiet_after(sounds: Sequence[Heard], fanfares: Mapping[str, float], since_s: float) -> float:
    """How long the sounds of a last move that began so long ago forbid the jingle."""
    ends = (heard.at_s + fanfares.get(heard.cue.name, 0.0) for heard in sounds)
    return max(0.0, max(ends, default=0.0) - since_s)


def _button(choice: Choice, kind: str, size: float) -> Button:
    button = Button(choice, icon=ICONS[choice], kind=kind, size=size)
    if choice is Choice.LOOK:
        button.sound = "ui_back"
    return button
