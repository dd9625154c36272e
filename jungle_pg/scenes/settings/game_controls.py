"""What can be set for one game: how its pieces look and how its moves are written."""

from dataclasses import replace
from typing import Final

from jungle_pg.files.settings import Settings, choosing
from jungle_pg.games.game import Game
from jungle_pg.games.values import style_of
from jungle_pg.scenes.appearance import CHARACTERS, notation_choices, pieces_of
from jungle_pg.scenes.settings.sections import Labelled, Section
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.picture_cards import PictureCards
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.widget import Act, Widget

PIECE: Final = 0.93
"""Of its picture."""


def offers_choice(game: Game) -> bool:
    """Whether there is anything to set for a game."""
    return bool(game.look.styles) or len(notation_choices(game)) > 1


class GameControls:
    """The section of one game; its widgets are named after the setting and the game."""

    def __init__(self, game: Game) -> None:
        self._game, self._id = game, game.rulebook.game_id
        self._notations = notation_choices(game)
        self._script = ""
        """How characters are written."""
        self.pieces = PictureCards(f"pieces of {self._id}", self._paint)
        self.notation = Segments(f"notation of {self._id}", self._notations)
        rows = (("settings.pieces", self.pieces), ("settings.notation", self.notation))
        self.section = Section(
            f"settings.game.{self._id}",
            "games",
            tuple(
                Labelled(key, each, about=f"settings.game.{self._id}")
                for key, each in rows
                if each in self.widgets
            ),
        )

    @property
    def widgets(self) -> list[Widget]:
        """What can be chosen for this game, in the order of the eye."""
        pieces: list[Widget] = [self.pieces] if self._game.look.styles else []
        return [*pieces, self.notation] if len(self._notations) > 1 else pieces

    @property
    def has_characters(self) -> bool:
        """Whether this game shows characters as it is set now."""
        looks = self._game.look.styles
        on_pieces = bool(looks) and looks[self.pieces.chosen] != "picture"
        return on_pieces or self._notations[self.notation.chosen] == CHARACTERS

    def show(self, settings: Settings) -> None:
        """Let the widgets show their settings."""
        looks, look = self._game.look.styles, pieces_of(settings, self._game)
        self.pieces.chosen = looks.index(look) if look in looks else 0
        self._script = settings.characters
        self.pieces.write(self._script)
        notation = settings.notation_of(self._id, self._notations[0])
        is_known = notation in self._notations
        self.notation.chosen = self._notations.index(notation) if is_known else 0

    def set_labels(self, view: View) -> None:
        self.pieces.set_labels(
            view, (view.words(f"settings.pieces_{look}") for look in self._game.look.styles)
        )
        self.pieces.write(self._script)
        self.notation.labels = tuple(
            view.words(self._notation_key(view.words, notation)) for notation in self._notations
        )

    def _notation_key(self, words: Words, notation: str) -> str:
        """The text of a notation; games have other names for their squares."""
        own = f"settings.notation.{self._id}.{notation}"
        return words.known(own, f"settings.notation_{notation}")

    def owns(self, name: str) -> bool:
        """Whether a widget of this name belongs to this game."""
        return any(widget.name == name for widget in self.widgets)

    def changed(self, settings: Settings, act: Act) -> Settings:
        """The settings with what a used widget of this game gives them."""
        assert isinstance(act.value, int)
        if act.name == self.notation.name:
            notation = self._notations[act.value]
            return replace(settings, notation=choosing(settings.notation, self._id, notation))
        look = self._game.look.styles[act.value]
        return replace(settings, pieces=choosing(settings.pieces, self._id, look))

    def _paint(self, view: View, number: int, area: Rect, script: str) -> DrawList:
        """A piece in one of its looks."""
        sample, size = self._game.look.sample, min(area.w, area.h) * PIECE
        if sample is None:
            return ()
        return sample(*area.middle, size, style_of(self._game.look.styles[number], script))
