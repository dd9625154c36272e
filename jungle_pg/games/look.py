"""How a game is shown: one class with an answer to everything a scene may ask."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.book import Saying
from jungle_pg.games.values import (
    Appearance,
    Banner,
    Field,
    Heard,
    Lines,
    Mark,
    MenuChoice,
    Motion,
    MoveRow,
    Pace,
    Progress,
    Tally,
    Zones,
)
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.texts.languages import Words

R = TypeVar("R")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

ANIMALS: Final = ("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant")
"""Who computers of the eight levels are, unless a game has faces of its own."""


class Look(Generic[R, S, A, E]):
    """The ground of a game, its pieces, how they move, what is heard and told of it.

    Most answers have a default, so that a game says only what is special about it. The states are
    as whoever looks at the screen may see them.
    """

    # The board

    margin: float = 0.6
    """Squares the frame takes on each side."""
    ambient_step_s: float = 0.0
    """How long what lives on the ground looks the same; 0 where nothing lives."""
    sleeper: str = "pieces/head_cat_blink"
    """The sprite of somebody who sleeps on the board, where there is nothing to show."""

    def size(self, rules: R) -> tuple[int, int]:
        """Columns and rows."""
        raise NotImplementedError

    def pick_at(self, column: float, row: float) -> Pick | None:
        """What a click at a place picks, in columns and rows; None where there is nothing."""
        raise NotImplementedError

    def place_of(self, pick: Pick) -> tuple[float, float]:
        """The column and row of a pick; places need not be squares."""
        raise NotImplementedError

    def places(self, rules: R) -> tuple[Pick, ...]:
        """All picks on the board, whether anything lies there or not."""
        columns, rows = self.size(rules)
        found = (self.pick_at(column, row) for row in range(rows) for column in range(columns))
        return tuple(pick for pick in found if pick is not None)

    def ground(self, rules: R, field: Field, appearance: Appearance) -> DrawList:
        """The empty board with its frame."""
        raise NotImplementedError

    def ambient_ops(
        self, rules: R, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        """What moves by itself between ground and pieces, at a moment."""
        return ()

    def standing(
        self, state: S, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Everything that stands on the board, with marks below and above.

        Hands of cards are drawn too where the field has zones for them.
        """
        raise NotImplementedError

    def without_pieces(
        self, state: S, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """As `standing` for who plays with pieces hidden; where there are none, all is seen."""
        return self.standing(state, field, appearance, marks)

    def chips(self, state: S, field: Field) -> DrawList:
        """As `standing` on a board too small for faces: a chip of its side for each piece."""
        raise NotImplementedError

    def holding(
        self,
        state: S,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        """As `standing`, with what was picked held at a place on the screen."""
        return self.standing(state, field, appearance, marks)

    # Marks

    target_marks: Sequence[str] = ("capture", "move")
    """The marks `target_mark` gives, the most interesting first."""
    taking_mark: str = "capture"
    """The one of them that stands where something is taken."""
    pins: Mapping[str, str] = {"capture": "capture"}
    """Those of them that are events of a match, and the pins that stand for them in a replay."""
    zooms: bool = False
    """Whether its board has places so small that hands may want to see them larger."""
    pulsing: Mapping[str, float] = {}
    """Marks that pulse, and how much larger and smaller they become."""

    def target_mark(self, state: S, action: A) -> str:
        """The mark on the last square of an action that could be played; nothing for none."""
        return ""

    def offered_marks(self, state: S, pointed: Pick = "") -> Sequence[Mark]:
        """What is offered by what was picked already, besides the last squares of actions.

        What would be too much to show at once is shown for what the mouse points at.
        """
        return ()

    def name_marks(self, state: S, pointed: Pick) -> Sequence[Mark]:
        """Names of places and pieces, as texts have them, while they matter."""
        return ()

    # Motion and sound

    def motion(self, before: S, events: Sequence[E], after: S, pace: Pace) -> Motion:
        """A ply that was just played."""
        return self.change(before, after, pace)

    def change(self, before: S, after: S, pace: Pace) -> Motion:
        """From one board to any other: undo, redo, a jump in the history, another game."""
        raise NotImplementedError

    def refusing(self, state: S, pick: Pick, offset: tuple[float, float], pace: Pace) -> Motion:
        """The piece on a square goes home and shakes its head.

        It comes from where it was let go, in squares to the right and down on the screen.
        """
        return self.change(state, state, pace)

    fanfares: Mapping[str, float] = {}
    """Sounds of a last move that are heard out before that of the result, and their seconds."""

    def sounds(
        self,
        before: S,
        events: Sequence[E],
        after: S,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """What is heard of a ply, in order of time; luck comes from the seed alone."""
        return ()

    def lift_sounds(
        self, state: S, pick: Pick, seed: int, *, voices: bool = True, is_flipped: bool = False
    ) -> tuple[Heard, ...]:
        """What is heard when what stands on a square is taken up."""
        return ()

    # Pieces away from the board: in lists and trays, on plates, as samples

    loses_pieces: bool = True
    """Whether what is captured is gone for good, so that trays and counts tell of it."""
    styles: Sequence[str] = ()
    """How pieces can look: some of `picture`, `character`, `both`; none where they look one way."""
    usual_style: str = "picture"
    """How they look unless a player chooses otherwise."""

    def sample(self, x: float, y: float, size: float, style: str) -> DrawList:
        """A piece around a middle that shows what a style is like."""
        return ()

    def styled(self, sprite: str, style: str) -> str:
        """The sprite of a piece in a style, from the sprite a list names it by."""
        return sprite

    def move_row(self, state: S, action: A) -> MoveRow:
        """An action about to be played in a state, for a list of moves."""
        raise NotImplementedError

    def piece_key(self, state: S, pick: Pick) -> str:
        """The key of the name of what stands on a square, or nothing."""
        return ""

    # What is told of the board to somebody who cannot see it

    spoken_notation: Mapping[str, str] = {}
    """By the code of a language the notation in which its speakers say moves."""

    def place_name(self, pick: Pick) -> Saying | None:
        """What a place is called where the edges of the board do not say it."""
        return None

    def piece_name(self, state: S, pick: Pick) -> Saying | None:
        """What stands on a place where its name and its side do not say it all."""
        return None

    def terrain(self, state: S, pick: Pick) -> Saying | None:
        """What kind of place it is; nothing for a usual one."""
        return None

    def owner(self, state: S, pick: Pick) -> Seat | None:
        """Whose piece stands on a place."""
        return None

    def piece_picks(self, state: S, seat: Seat) -> tuple[Pick, ...]:
        """The places of all pieces of a seat, in the order they are told."""
        return ()

    def is_in_hand(self, pick: Pick) -> bool:
        """Whether a pick is a card or the like, not a place of the board."""
        return False

    def luck_told(self, events: Sequence[E], words: Words) -> Sequence[str]:
        """What luck has brought, as far as it was heard of."""
        return ()

    def piece_sprite(self, state: S, pick: Pick) -> str:
        """The picture in lists of what stands on a square, or nothing."""
        return ""

    def card_sprite(self, card: str) -> str:
        """The picture in lists of a card, in games that have some."""
        return ""

    def piece_count(self, state: S, seat: Seat) -> int:
        """How many pieces a seat has."""
        return 0

    def lost_pieces(self, opening: S, state: S, seat: Seat) -> tuple[str, ...]:
        """Sprites of what a seat has lost since the opening, the most important first."""
        return ()

    def lost_kinds(self, opening: S, seat: Seat) -> tuple[str, ...]:
        """Sprites of what a seat can lose, where equal pieces are counted in a tray.

        None where each has a place of its own.
        """
        return ()

    def balance(self, state: S) -> int:
        """How much more the pieces of the first seat are worth than those of the second."""
        return 0

    # Players

    danger_sprite: str = ""
    """What stands for a danger beside the board."""

    def emblem(self, rules: R, seat: Seat) -> str:
        """The sprite that stands for a side."""
        return ("marks/chip_red", "marks/chip_blue")[seat]

    def face(self, rules: R, seat: Seat, level: int) -> tuple[str, str]:
        """The sprite that stands for a computer of a level on a seat, and the key of its name."""
        name = ANIMALS[min(level, len(ANIMALS)) - 1]
        return f"pieces/{'rb'[seat]}_{name}", f"word.{name}"

    def goal(self, rules: R) -> str:
        """The key of what one plays for and does first; the text may name the other `side`."""
        return ""

    def progress(self, state: S, seat: Seat) -> Progress | None:
        """How far a seat has come, in games that are a race."""
        return None

    def current_round(self, state: S) -> Saying | None:
        """Which round it is, in games that have rounds."""
        return None

    def tally(self, state: S) -> Tally | None:
        """A whole match in numbers, in games that have rounds."""
        return None

    def prompt(self, state: S, pointed: Pick = "") -> Saying | None:
        """What the side to move should do next, or what would come of what is pointed at."""
        return None

    def banner(self, state: S, chosen: Pick = "") -> Banner | None:
        """What the side to move must answer now, however busy the board is.

        Something may be `chosen` that is to be confirmed.
        """
        return None

    def turn_reason(self, events: Sequence[E]) -> Saying | None:
        """Why somebody has the turn where that is not usual.

        The events are those of the last decision, and of the luck after it.
        """
        return None

    # Hands of cards. They are drawn by `standing` and by motions where the field has zones; marks
    # on their picks say what is chosen, pointed at or can be played.

    has_hands: bool = False
    """Whether players hold cards beside the board."""
    hand_reach: float = 0.0
    """How far a hand may come over a lower corner of the board, for each unit of its height."""

    def hand_picks(self, state: S, seat: Seat) -> tuple[Pick, ...]:
        """What can be clicked in the hand of a seat, from left to right."""
        return ()

    def hand_pick_at(self, state: S, zones: Zones, x: float, y: float) -> Pick | None:
        """What is clicked in the hands at a point of the screen; None beside all cards."""
        return None

    def hand_place_of(self, state: S, zones: Zones, pick: Pick) -> tuple[float, float] | None:
        """The middle of what is seen of a card on the screen; None for what is in no hand."""
        return None

    def menu_choice(self, state: S, action: A) -> MenuChoice | None:
        """How a menu offers an action that is clicked nowhere, or not only; None if it does not."""
        return None

    def card_legend(self, state: S) -> Lines | None:
        """What can be done with the card that is being played."""
        return None


AnyLook: TypeAlias = Look[Any, Any, Any, Any]
"""The look of some game; generic code cannot know more about it."""


def fitted_field(
    look: Look[R, S, A, E], rules: R, area: Rect, *, is_flipped: bool = False
) -> Field:
    """The largest board with its frame in the middle of an area."""
    columns, rows = look.size(rules)
    across, down = columns + 2 * look.margin, rows + 2 * look.margin
    square = max(1, int(min(area.w / across, area.h / down)))
    x, y = area.middle
    return Field(
        round(x - square * columns / 2),
        round(y - square * rows / 2),
        square,
        columns,
        rows,
        is_flipped,
    )
