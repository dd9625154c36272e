"""What is chosen to host a game: a name, the game, rules, side, clock, and who can come."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from jungle_pg.core.clock import Expiry, parse_total
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name, side_name, total_name
from jungle_pg.net.messages import LONGEST_NAME, Terms
from jungle_pg.scenes.chooser.last_game import last_game_id
from jungle_pg.scenes.friends.camp import Camp
from jungle_pg.scenes.friends.rooms import pictures_of
from jungle_pg.scenes.friends.tiles import CodeTiles
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import COLUMN, MEDIUM, NOTE, SMALL, TEXT, WORDS, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.choice import Choice as Card
from jungle_pg.ui.controls.choice import ChoiceCards
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.layout import Choice, Column, Part, Row
from jungle_pg.ui.placing import Paragraph, as_high, section_slot, slot_of, words_slot
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act, Widget

MEMORY: Final = "friends"
LIMITS: Final = (None, 15, 30, 60, 120, 300)
"""Seconds a move that can be chosen."""
TOTALS: Final = ("1+0", "3+2", "5+3", "10+0", "15+10", "30+20")
"""Times for a whole game; they follow the limits in the same row."""
OTHER_TOTALS: Final = ("", *TOTALS)
"""The time of who comes, nothing for the same."""
WATCHERS: Final = 4
LABELS: Final = COLUMN * 0.3
LONGEST_ADDRESS: Final = "255.255.255.255:65535"
"""As much room as an address takes, kept before it is known."""

Align: TypeAlias = Literal["left", "centre"]


@dataclass(frozen=True, slots=True)
class HostChoice:
    """One way to host; as it is remembered."""

    game: str = ""
    rule_set: str = ""
    side: int = 2
    """0 or 1; 2 leaves it to chance."""
    limit: int = 0
    other_total: int = 0
    """The time of who comes, where there is one for the whole game: 0 for the same."""
    has_watchers: bool = False
    is_reachable: bool = True
    """Whether others of this network can come, and not only other windows here."""


def remembered(world: World) -> tuple[str, HostChoice]:
    """The name and the choice of last time; what makes no sense is as usual."""
    facts, usual = world.memory.recall(MEMORY), HostChoice()
    game = facts.get("game", last_game_id(world) or "")
    ids = tuple(world.games())
    name = facts.get("name", "")
    choice = HostChoice(
        game if game in ids else ids[0] if ids else "",
        str(facts.get("rule_set", "")),
        _number(facts, "side", range(3), usual.side),
        _number(facts, "limit", range(len(LIMITS) + len(TOTALS)), usual.limit),
        _number(facts, "other_total", range(len(OTHER_TOTALS)), usual.other_total),
        facts.get("has_watchers") is True,
        facts.get("is_reachable", True) is True,
    )
    return (name if isinstance(name, str) else "")[:LONGEST_NAME], choice


def remember(world: World, name: str, choice: HostChoice) -> None:
    """Let it be so the next time too."""
    world.memory.keep(MEMORY, {**asdict(choice), "name": name})


def _number(facts: Mapping[str, Any], name: str, known: range, usual: int) -> int:
    value = facts.get(name)
    return value if type(value) is int and value in known else usual


def _rule_names(game: Game, words: Words) -> tuple[str, ...]:
    """What the sets of rules of a game are called; a game without any is called by its name."""
    sets = () if game.offers is None else game.offers.rule_sets
    return tuple(words(each.key) for each in sets) or (game_name(words, game),)


def _total(choice: HostChoice) -> str | None:
    """The time of both for the whole game, first that of who hosts."""
    if choice.limit < len(LIMITS):
        return None
    own = TOTALS[choice.limit - len(LIMITS)]
    return ",".join((own, OTHER_TOTALS[choice.other_total])) if choice.other_total else own


class HostPart:
    """The widgets for hosting, and how they stand."""

    def __init__(self, world: World, name: TextField) -> None:
        self._world, self.name = world, name
        self._games = tuple(world.games().values())
        self.game = ChoiceCards("game", (), card_width=150)
        self.rule_set = Carousel("rule_set", ("",))
        self.side = Carousel("side", ("",))
        self.limit = Carousel("limit", ("",))
        self.other_total = Carousel("other_total", ("",))
        self.watchers = Toggle("has_watchers")
        self.reach = Carousel("is_reachable", ("", ""))
        self.tiles, self.camp = CodeTiles("tiles"), Camp()
        self.copy = Button("copy", icon="copy", size=SMALL)
        self._told = self._note = ""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, as the eye meets them."""
        chosen = (self.name, self.game, self.rule_set, self.side, self.limit, self.other_total)
        return (*chosen, self.watchers, self.reach, self.tiles, self.copy, self.camp)

    def game_of(self, choice: HostChoice) -> Game:
        """The game that is chosen."""
        return self._world.games()[choice.game]

    def terms(self, choice: HostChoice) -> Terms:
        """What is agreed with whoever comes."""
        game = self.game_of(choice)
        rules = game.rules
        if game.offers is not None and choice.rule_set:
            known = {each.name for each in game.offers.rule_sets}
            if choice.rule_set in known:
                rules = game.offers.with_switches(choice.rule_set, ())
        has_limit = choice.limit < len(LIMITS)
        limit_s, expiry = LIMITS[choice.limit] if has_limit else None, Expiry.LOSE
        if limit_s is not None and game.control is not None:
            expiry = game.control.expiry
        return Terms(
            choice.game,
            game.rulebook.codec.rules_text(rules),
            None if choice.side == 2 else choice.side,
            limit_s,
            expiry,
            watchers=WATCHERS if choice.has_watchers else 0,
            is_nearby=choice.is_reachable,
            total=_total(choice),
        )

    def changed(self, choice: HostChoice, act: Act) -> HostChoice:
        """The choice after a widget was used."""
        match act.name, act.value:
            case "game", int(number):
                game = self._games[number].rulebook.game_id
                return replace(choice, game=game, rule_set="")
            case "rule_set", int(number):
                offers = self.game_of(choice).offers
                name = "" if offers is None else offers.rule_sets[number].name
                return replace(choice, rule_set=name)
            case "side", int(number):
                return replace(choice, side=number)
            case "limit", int(number):
                return replace(choice, limit=number)
            case "other_total", int(number):
                return replace(choice, other_total=number)
            case "has_watchers", bool(is_on):
                return replace(choice, has_watchers=is_on)
            case "is_reachable", int(number):
                return replace(choice, is_reachable=number == 0)
        return choice

    def show(
        self, view: View, choice: HostChoice, *, is_waiting: bool, told: str, note: str
    ) -> None:
        """Say everything in the words of a view; while somebody waits nothing can be changed."""
        words, game = view.words, self.game_of(choice)
        self._told, self._note = told, note
        self.game.choices = tuple(
            Card(game_name(words, each), pictures_of(each)) for each in self._games
        )
        ids = [each.rulebook.game_id for each in self._games]
        self.game.chosen = ids.index(choice.game)
        self.game.keep_words_whole(view)
        sets = () if game.offers is None else tuple(game.offers.rule_sets)
        self.rule_set.labels = _rule_names(game, words)
        # Another game brings other words, but moves nothing.
        self.rule_set.other_labels = tuple(
            name for each in self._games for name in _rule_names(each, words)
        )
        names = [each.name for each in sets]
        self.rule_set.chosen = names.index(choice.rule_set) if choice.rule_set in names else 0
        sides = (side_name(game, game.rules, seat, words) for seat in (0, 1))
        self.side.labels = (*sides, words("friends.by_chance"))
        self.side.other_labels = tuple(
            side_name(each, each.rules, seat, words) for each in self._games for seat in (0, 1)
        )
        self.side.chosen = choice.side
        limits = (
            words("friends.no_clock")
            if each is None
            else words("friends.seconds_a_move", count=each)
            for each in LIMITS
        )
        totals = tuple(total_name(words, parse_total(each)) for each in TOTALS)
        self.limit.labels = (*limits, *totals)
        self.limit.chosen = choice.limit
        self.other_total.labels = (words("friends.same_time"), *totals)
        self.other_total.chosen = choice.other_total
        self.reach.labels = (words("friends.in_network"), words("friends.only_here"))
        self.reach.chosen = 0 if choice.is_reachable else 1
        self.watchers.is_on = choice.has_watchers
        self.copy.label = words("friends.copy")
        for widget in self.widgets:
            if widget is not self.copy:
                widget.is_enabled = not is_waiting
        self.other_total.is_enabled = not is_waiting and choice.limit >= len(LIMITS)
        self.copy.is_enabled = bool(self.tiles.code)
        for carousel in (self.rule_set, self.side, self.limit, self.other_total, self.reach):
            carousel.text_units = MEDIUM
        self.rule_set.is_enabled = not is_waiting and len(sets) > 1

    def content(self, view: View) -> Part:
        """What is chosen on the left, the animals and the camp on the right."""
        words, theme = view.words, view.theme

        def line(label: str, widget: Widget, note: str = "") -> Part:
            widget.caption = words(label)
            name = words_slot(view, Paragraph(words(label), TEXT, theme.soft_text, lines=2))
            if note:
                said = words_slot(view, Paragraph(words(note), NOTE, theme.soft_text))
                both = replace(said, least=(LABELS, None), grow=1.0)
                used: Part = Row((slot_of(view, widget), both), gap=M, align="centre", grow=1.0)
            else:
                used = slot_of(view, widget, grow=1.0)
            wide = (view.for_letters(LABELS), None)
            beside = Row((replace(name, least=wide, wanted=wide), used), gap=M, align="centre")
            return Choice((beside, Column((name, Row((used,))))))

        def said(
            text: str, letters: float, others: tuple[str, ...], align: Align = "centre"
        ) -> Part:
            """A place for words that stays as high when it says something else."""
            slots = (
                words_slot(view, Paragraph(each, letters, theme.soft_text, align))
                for each in (text, *others)
            )
            return as_high(*slots)

        notes = tuple(words(f"friends.{each}_note") for each in ("in_network", "only_here"))
        reachable = said(notes[self.reach.chosen], NOTE, notes, "left")
        left = Column(
            (
                section_slot("human", words("friends.you_and_game")),
                line("friends.name", self.name),
                line("friends.game", self.game),
                line("friends.rules", self.rule_set),
                line("friends.side", self.side),
                line("friends.clock", self.limit),
                line("friends.their_clock", self.other_total),
                line("friends.watchers", self.watchers, "friends.watchers_note"),
                line("friends.found", self.reach),
                reachable,
            ),
            gap=S,
        )
        tell = words("friends.tell_them", address=LONGEST_ADDRESS)
        told = said(self._told, SMALL, (words("friends.will_come"), tell))
        right = Column(
            (
                section_slot("lock", words("friends.four_animals")),
                slot_of(view, self.tiles, grow=1.0),
                told,
                Row((slot_of(view, self.copy),), justify="centre"),
                slot_of(view, self.camp, grow=1.0),
                said(self._note, NOTE, (words("friends.port_note"),)),
            ),
            gap=S,
        )
        wide = replace(left, least=(COLUMN, None), wanted=(WORDS, None), grow=1.0)
        other = replace(right, least=(COLUMN, None), wanted=(WORDS, None), grow=1.0)
        beside = Row((wide, other), gap=XL, padding=(0.0, S, 0.0, S))
        below = Column((right, left), gap=L, padding=(0.0, S, 0.0, S))
        return Choice((beside, below))
