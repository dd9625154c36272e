"""The controls of the new-game screen, and the rows they stand in."""

from collections.abc import Callable
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.levels import LEVELS
from jungle_pg.games.game import Game
from jungle_pg.games.names import rules_name, side_name, total_name
from jungle_pg.scenes.setup.game_choice import (
    BASES_S,
    INCREMENTS_S,
    LONGEST_NAME,
    PACES,
    PLAYERS,
    PROGRAM_OF,
    SECONDS,
    SIDES,
    UNDO,
    GameChoice,
    expiries_of,
    own_time,
    rules_of,
    total_of,
)
from jungle_pg.stage.narration import Description
from jungle_pg.stage.scale import MEDIUM, SMALL, TEXT
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.text.editing import Clipboard
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import State

PICTURES: Final = {
    "computer": ("human", "computer"),
    "two": ("human", "human"),
    "watch": ("computer", "computer"),
}
"""The icons of who plays."""

PROGRAM_PICTURE: Final = "computer"

LEVEL_NUMBERS: Final = tuple(LEVELS)
EXPIRY_NAMES: Final = {"pass": "pass", "auto-play": "auto_play", "lose": "lose"}


class Switch(Button):
    """A button that stays down while what it says is agreed."""

    is_on = False

    @property
    def state(self) -> State:
        return "pressed" if self.is_on and self.is_enabled else super().state

    def describe(self, words: Words) -> Description:
        told = words("narration.on" if self.is_on else "narration.off")
        return self.described("switch", self.label or self.tip or self.caption, told)


class Controls:
    """A widget for each part of a choice, named after it; they show what is chosen."""

    def __init__(
        self, game: Game, clipboard: Clipboard, programs: tuple[Program, ...] = ()
    ) -> None:
        self._game, self.programs = game, programs
        self.players = ChoiceCards("players", ())
        self.levels = {
            name: ChoiceCards(name, (), size=SMALL)
            for name in ("level", "first_level", "second_level")
        }
        self.names = {
            name: TextField(name, clipboard, longest=LONGEST_NAME, size=MEDIUM, is_name=True)
            for name in ("first_name", "second_name")
        }
        self.side = ChoiceCards("side", ())
        self.rated = Toggle("is_rated")
        self.coached = Switch("is_coached", icon="why", size=TEXT)
        self.rule_set = Carousel("rule_set", ("",))
        self.compare = Button("compare", icon="rules", size=TEXT)
        self.more = Button("more", size=TEXT)
        self.clock = Segments("clock", ("", "", ""))
        self.limit = Slider("limit_s", 30, SECONDS[0], SECONDS[-1], SECONDS.step)
        self.expiry = ChoiceCards("expiry", ())
        self.pace = ChoiceCards("pace", (), card_width=104)
        self.has_handicap = Switch("has_handicap", size=TEXT)
        self.budgets: dict[str, Slider] = {}
        for name in ("base_s", "other_base_s"):
            self.budgets[name] = Slider(name, 0, 0, len(BASES_S) - 1, 1)
        for name in ("increment_s", "other_increment_s"):
            self.budgets[name] = Slider(name, 0, 0, len(INCREMENTS_S) - 1, 1)
        self.undo = Segments("undo", tuple(UNDO))
        self.expiries: tuple[str, ...] = ()
        """What may happen under the chosen rules when time is over."""

    def show(self, choice: GameChoice, view: View) -> None:
        """Let every widget show its part of the choice, in the words of the view."""
        rules, words = rules_of(self._game, choice), view.words
        self.players.choices = tuple(
            Choice(words(f"new_game.players_{each}"), PICTURES[each]) for each in PLAYERS
        )
        self.players.chosen = PLAYERS.index(choice.players)
        mine = 0 if choice.side == "chance" else int(choice.side)
        for name, seat in (("level", opponent(mine)), ("first_level", 0), ("second_level", 1)):
            self._show_level(name, choice, seat, rules, view)
        for seat, (name, field) in enumerate(self.names.items()):
            field.placeholder = side_name(self._game, rules, seat, words)
            if field.text != getattr(choice, name):
                field.change(getattr(choice, name))
        self._show_sides(choice, rules, view)
        self.rated.is_on = choice.counts
        self.rated.is_enabled = not choice.program
        self.coached.is_on = choice.is_coached
        self.coached.kind = "green" if choice.is_coached else "plain"
        self.coached.label, self.coached.tip = words("new_game.coach"), words("new_game.coach_note")
        self.rule_set.labels, self.rule_set.chosen = set_names(self._game, choice, words)
        self.compare.label = words("new_game.choose_rules")
        self._show_clock(choice, rules, view)
        self.undo.labels = tuple(words(f"new_game.undo_{each}", moves=UNDO[each] or 0)
                                 for each in UNDO)  # fmt: skip
        self.undo.chosen = tuple(UNDO).index("none" if choice.counts else choice.undo)
        self.undo.is_enabled = not choice.counts

    def show_more(self, choice: GameChoice, words: Words, *, is_open: bool) -> None:
        """Say on the button what is agreed under it, and whether it opens or closes."""
        self.more.icon = "up" if is_open else "down"
        key = "new_game.with_clock" if choice.has_clock else "new_game.no_clock"
        told = words(key, seconds=choice.limit_s)
        if (total := total_of(choice)) is not None:
            told = total_name(words, total)
        takes_back = self._game.rulebook.takes_back(rules_of(self._game, choice))
        if choice.players != "watch" and takes_back:
            undo = self.undo.labels[self.undo.chosen]
            told = words("new_game.clock_and_undo", clock=told, undo=undo)
        self.more.label = told

    def _show_level(
        self, name: str, choice: GameChoice, seat: Seat, rules: object, view: View
    ) -> None:
        cards, words = self.levels[name], view.words
        choices = []
        for number, each in LEVELS.items():
            sprite, key = self._game.look.face(rules, seat, number)
            label = words(key)
            choices.append(
                Choice(
                    label[:1].upper() + label[1:],
                    (sprite,),
                    words(f"level.{each.word}"),
                    str(number),
                )
            )
        for program in self.programs:
            choices.append(Choice(program.name, (PROGRAM_PICTURE,), words("programs.card")))
        cards.choices = tuple(choices)
        names = [program.name for program in self.programs]
        chosen = getattr(choice, PROGRAM_OF[name])
        cards.chosen = LEVEL_NUMBERS.index(getattr(choice, name))
        if chosen in names:
            cards.chosen = len(LEVEL_NUMBERS) + names.index(chosen)
        cards.keep_words_whole(view)

    def _show_sides(self, choice: GameChoice, rules: object, view: View) -> None:
        words, first = view.words, self._game.rulebook.beginner(rules)
        labels = []
        for seat in (0, 1):
            key = "new_game.side_first" if seat == first else "new_game.side_second"
            labels.append(words(key, side=side_name(self._game, rules, seat, view.words)))
        labels.append(words("new_game.side_chance"))
        self.side.choices = tuple(map(Choice, labels))
        self.side.chosen = SIDES.index(choice.side)

    def _show_clock(self, choice: GameChoice, rules: object, view: View) -> None:
        words = view.words
        self.clock.labels = tuple(
            words(f"new_game.{each}") for each in ("clock_off", "for_a_move", "for_the_game")
        )
        self.clock.chosen = 1 + choice.is_total if choice.has_clock else 0
        self.limit.value = choice.limit_s
        self.limit.is_enabled = self.expiry.is_enabled = choice.has_clock
        self.limit.format = lambda value: words("new_game.seconds", seconds=round(value))
        self.expiries = expiries_of(self._game, rules)
        self.expiry.choices = tuple(
            Choice(words(f"new_game.expiry_{EXPIRY_NAMES[each]}")) for each in self.expiries
        )
        chosen = choice.expiry if choice.expiry in self.expiries else self.expiries[0]
        self.expiry.chosen = self.expiries.index(chosen)
        self._show_total(choice, words)

    def _show_total(self, choice: GameChoice, words: Words) -> None:
        """The time for the whole game, of which a side may have more or less than the other."""
        names = (*PACES[:-1], words("new_game.own_pace"))
        self.pace.choices = tuple(map(Choice, names))
        self.pace.chosen = PACES.index(choice.pace)
        self.has_handicap.is_on = choice.has_handicap and not choice.counts
        self.has_handicap.kind = "green" if self.has_handicap.is_on else "plain"
        self.has_handicap.label = words("new_game.handicap")
        self.has_handicap.tip = words("new_game.handicap_note")
        own = own_time(choice)
        for name, slider in self.budgets.items():
            is_base = name.endswith("base_s")
            values = BASES_S if is_base else INCREMENTS_S
            slider.value = values.index(own.get(name, getattr(choice, name)))
            slider.format = _base_words(words) if is_base else _increment_words(words)
            is_given = name in own or self.has_handicap.is_on
            slider.is_enabled = choice.has_clock and is_given
        self.pace.is_enabled = choice.has_clock
        self.has_handicap.is_enabled = choice.has_clock and not choice.counts


def _base_words(words: Words) -> Callable[[float], str]:
    def told(place: float) -> str:
        minutes, seconds = divmod(BASES_S[round(place)], 60)
        if not seconds:
            return words("new_game.minutes", minutes=minutes)
        return words("new_game.minutes", minutes=f"{minutes}:{seconds:02d}")

    return told


def _increment_words(words: Words) -> Callable[[float], str]:
    return lambda place: words("new_game.gain", seconds=INCREMENTS_S[round(place)])


def set_names(game: Game, choice: GameChoice, words: Words) -> tuple[tuple[str, ...], int]:
    """The rule sets there are to choose, house rules last, and which one is chosen."""
    offers = game.offers
    if offers is None:
        return ("",), 0
    names = [words(each.key) for each in offers.rule_sets]
    known = [each.name for each in offers.rule_sets]
    rules = rules_of(game, choice)
    chosen = known.index(offers.base_of(rules).name)
    if choice.house_rules:
        return (*names, rules_name(game, rules, words, choice.house_name)), len(names)
    names[chosen] = rules_name(game, rules, words)
    return tuple(names), chosen
