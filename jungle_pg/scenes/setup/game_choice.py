"""What is agreed before a game: who plays, by which rules, with how much time."""

from collections.abc import Container, Mapping
from dataclasses import asdict, dataclass, fields, replace
from random import Random
from typing import Any, Final

from jungle_pg.core.clock import Budget, Expiry, TimeControl, TotalTime, parse_total
from jungle_pg.core.log import DEFAULT_UNDO_DEPTH, Player, Setup, Stakes
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import BadText, Seat, opponent
from jungle_pg.engine.levels import LEVELS
from jungle_pg.games.game import Game
from jungle_pg.games.offers import switches_on

PLAYERS: Final = ("computer", "two", "watch")
"""You and the computer, two at one screen, computers alone."""

SIDES: Final = ("0", "1", "chance")
PROGRAM_OF: Final = {
    "level": "program",
    "first_level": "first_program",
    "second_level": "second_program",
}
"""What is chosen in place of each level, where another program plays."""
EXPIRIES: Final = tuple(expiry.value for expiry in Expiry)
UNDO: Final = {"none": 0, "some": DEFAULT_UNDO_DEPTH, "all": None}
SECONDS: Final = range(5, 121, 5)
OWN: Final = "own"
PACES: Final = ("1+0", "3+2", "5+3", "10+0", "15+10", "30+20", OWN)
"""Times for a whole game that are usual, and one's own."""
BASES_S: Final = (
    *(15, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1500, 1800),
    *(2700, 3600, 5400, 7200, 10_800),
)
INCREMENTS_S: Final = (0, 1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 45, 60)
"""What can be chosen as one's own."""
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 2000


@dataclass(frozen=True, slots=True)
class GameChoice:
    """One way to fill in the new-game screen."""

    players: str = "computer"
    level: int = 2
    """Of the computer you play against."""
    first_level: int = 5
    second_level: int = 6
    """Of the computers one watches, by their seats."""
    first_name: str = ""
    second_name: str = ""
    """Of two at one screen, by their seats."""
    side: str = "0"
    rule_set: str = ""
    """Its name; nothing for the usual rules of the game."""
    switches: tuple[str, ...] = ()
    house_rules: str = ""
    """The text of rules a player made; nothing when a rule set is played."""
    house_name: str = ""
    has_clock: bool = False
    limit_s: int = 30
    expiry: str = "pass"
    undo: str = "some"
    is_rated: bool = False
    """Whether a game against the computer counts for the rating; then nothing helps in it."""
    is_coached: bool = False
    """Whether a guide warns of mistakes; such a game does not count."""
    program: str = ""
    first_program: str = ""
    second_program: str = ""
    """Other programs that play in place of those levels, by their names."""
    is_total: bool = False
    """Whether the clock is one for the whole game, not for each move."""
    pace: str = "5+3"
    """Which of the usual times that is, or one's own."""
    base_s: int = 600
    increment_s: int = 5
    """One's own."""
    has_handicap: bool = False
    """Whether the other side has another time: the computer, else the second seat."""
    other_base_s: int = 180
    other_increment_s: int = 2

    @property
    def counts(self) -> bool:
        """Whether the game that is chosen now counts for the rating."""
        is_against_level = self.players == "computer" and not self.program
        return self.is_rated and is_against_level and not self.is_coached


USUAL: Final = GameChoice()


def usual_choice(game: Game) -> GameChoice:
    """What is chosen for a game by somebody who has never chosen."""
    if game.control is None:
        return GameChoice()
    limit_s, expiry = round(game.control.limit_s), game.control.expiry.value
    return GameChoice(has_clock=True, limit_s=limit_s, expiry=expiry)


def facts_of(choice: GameChoice) -> dict[str, Any]:
    """A choice as it is remembered."""
    return {**asdict(choice), "switches": list(choice.switches)}


def choice_of(facts: Mapping[str, Any], usual: GameChoice = USUAL) -> GameChoice:
    """A choice as it was remembered; whatever makes no sense is as usual."""
    found = {name: _read(facts[name]) for name in (each.name for each in fields(GameChoice))
             if name in facts}  # fmt: skip
    return replace(usual, **{name: value for name, value in found.items() if _fits(name, value)})


def _read(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _fits(name: str, value: Any) -> bool:
    match name:
        case "players":
            return value in PLAYERS
        case "level" | "first_level" | "second_level":
            return type(value) is int and value in LEVELS
        case "first_name" | "second_name":
            return isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable()
        case "side":
            return value in SIDES
        case "switches":
            return isinstance(value, tuple) and all(isinstance(each, str) for each in value)
        case "has_clock" | "is_total" | "has_handicap" | "is_rated" | "is_coached":
            return isinstance(value, bool)
        case "limit_s":
            return type(value) is int and value in SECONDS
        case "expiry":
            return value in EXPIRIES
        case "pace":
            return value in PACES
        case "base_s" | "other_base_s":
            return type(value) is int and value in BASES_S
        case "increment_s" | "other_increment_s":
            return type(value) is int and value in INCREMENTS_S
        case "undo":
            return isinstance(value, str) and value in UNDO
        case _:
            return isinstance(value, str) and len(value) <= LONGEST_TEXT


def rules_of(game: Game, choice: GameChoice) -> Any:
    """The rules of a choice; the usual ones where it names some that are not there any more."""
    if choice.house_rules:
        try:
            return game.rulebook.codec.parse_rules(choice.house_rules)
        except BadText:
            return game.rules
    offers = game.offers
    if offers is None or choice.rule_set not in {each.name for each in offers.rule_sets}:
        return game.rules
    known = {switch.name for switch in offers.switches}
    switches = [name for name in choice.switches if name in known]
    return offers.with_switches(choice.rule_set, switches)


def choice_of_rules(game: Game, rules: Any, usual: GameChoice = USUAL) -> GameChoice:
    """The choice that gives these rules: a rule set with switches, or house rules."""
    offers = game.offers
    switches = None if offers is None else switches_on(offers, rules)
    if offers is None or switches is None:
        return replace(usual, house_rules=game.rulebook.codec.rules_text(rules))
    names = tuple(switch.name for switch in switches)
    return replace(usual, rule_set=offers.base_of(rules).name, switches=names)


def expiries_of(game: Game, rules: Any) -> tuple[str, ...]:
    """What may happen when time is over: a turn passes only where the rules let it."""
    may_pass = game.rulebook.passing(game.rulebook.start(rules)) is not None
    return EXPIRIES if may_pass else tuple(each for each in EXPIRIES if each != Expiry.PASS)


def players_of(choice: GameChoice, luck: Random) -> tuple[Player, Player]:
    """Who sits where; by chance where that was chosen."""
    if choice.players == "two":
        return Player(choice.first_name.strip()), Player(choice.second_name.strip())
    if choice.players == "watch":
        return machine(choice, "first_level"), machine(choice, "second_level")
    mine: Seat = luck.randrange(2) if choice.side == "chance" else int(choice.side)
    sides = {mine: Player(), opponent(mine): machine(choice, "level")}
    return sides[0], sides[1]


def total_of(choice: GameChoice, other: Seat = 1) -> TotalTime | None:
    """The time of both sides for the whole game; `other` is the one with a handicap.

    A game that counts for the rating is played with the same time for both.
    """
    if not (choice.has_clock and choice.is_total):
        return None
    budget = _budget(choice)
    if not choice.has_handicap or choice.counts:
        return TotalTime((budget, budget))
    handicap = Budget(choice.other_base_s, choice.other_increment_s)
    return TotalTime((handicap, budget) if other == 0 else (budget, handicap))


def _budget(choice: GameChoice) -> Budget:
    if choice.pace != OWN:
        return parse_total(choice.pace).budgets[0]
    return Budget(choice.base_s, choice.increment_s)


def own_time(choice: GameChoice) -> dict[str, int]:
    """What is one's own time that is the same as the one that is chosen."""
    budget = _budget(choice)
    return {"base_s": budget.base_s, "increment_s": budget.increment_s}


def machine(choice: GameChoice, level: str) -> Player:
    """The computer of a level, or the program in its place."""
    program: str = getattr(choice, PROGRAM_OF[level])
    if program:
        return Player(program, is_program=True)
    return Player(level=getattr(choice, level))


def with_programs_known(choice: GameChoice, known: Container[str]) -> GameChoice:
    """A choice without programs that are gone or do not play this game."""
    gone: dict[str, Any] = {
        name: "" for name in PROGRAM_OF.values() if getattr(choice, name) not in known
    }
    return replace(choice, **gone)


def can_be_coached(game: Game, choice: GameChoice) -> bool:
    """Whether a guide may warn of mistakes: against a computer, and where nothing is hidden."""
    is_open = not game.rulebook.has_secrets(rules_of(game, choice))
    return choice.players == "computer" and is_open


def started(game: Game, choice: GameChoice, seed: int) -> tuple[AnyMatch, TimeControl | None]:
    """The match of a choice, and the agreement about time."""
    rules = rules_of(game, choice)
    players = players_of(choice, Random(seed))
    computer_first = choice.players == "computer" and not players[0].is_human
    setup = Setup(
        rules,
        players=players,
        undo_depth=0 if choice.counts else UNDO[choice.undo],
        luck_seed=seed,
        stakes=Stakes.RATED if choice.counts else Stakes.FRIENDLY,
        coached=0 if choice.is_coached and can_be_coached(game, choice) else None,
        total=total_of(choice, other=0 if computer_first else 1),
    )
    control = None
    if choice.has_clock and not choice.is_total:
        possible = expiries_of(game, rules)
        expiry = choice.expiry if choice.expiry in possible else possible[0]
        control = TimeControl(choice.limit_s, Expiry(expiry))
    return begin(game.rulebook, setup), control
