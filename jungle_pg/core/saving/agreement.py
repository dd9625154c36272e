"""What is agreed before the first move, as a save tells it: game, rules, start, players, luck."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from jungle_pg.core.log import Player, Setup, Stakes
from jungle_pg.core.rulebook import AnyRulebook, BadText, Flaw, Record, Rulebooks, Seat
from jungle_pg.core.saving.document import side_names
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.values import (
    COACHED,
    EARLIER_LEAD,
    LEVELS,
    SEEN_BY,
    STAKES,
    TREE,
    Trouble,
    Unsound,
    kept_name,
)

LARGEST_SEED: Final = 2**64
LARGEST_COUNT: Final = 10**6

T = TypeVar("T")


@dataclass(slots=True)
class Attempts:
    """Reading that goes on after the first trouble, which is told, for what else is sound."""

    trouble: Unsound | None = None

    def attempt(self, read: Callable[[], T], otherwise: T) -> T:
        """What can be read, or something to go on with."""
        try:
            return read()
        except Unsound as trouble:
            self.trouble = self.trouble or trouble
            return otherwise


def agreed(rulebooks: Rulebooks, document: Record) -> tuple[AnyRulebook, Setup[Any]]:
    """The game, its rules and its start; without them nothing can be played."""
    fields = Fields(document)
    game = fields.text("game")
    if game not in rulebooks:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("unknown_game", game=game[:40]), "game")
    rulebook = rulebooks[game]
    record, start = fields.fields("rules").record, fields.text("start")
    try:
        rules = rulebook.saves.parse_rules_record(record)
    except KeyError as missing:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("missing"), "rules." + missing.args[0]) from None
    except BadText as mistake:
        raise _unreadable(mistake, "rules") from None
    try:
        opening = rulebook.start(rules, start)
    except BadText as mistake:
        raise _unreadable(mistake, "start") from None
    seen_by = None
    if TREE not in document and rulebook.has_secrets(rules):
        seen_by = fields.later(SEEN_BY, lambda name: _side(rulebook, rules, fields, name), None)
    if seen_by is None and not rulebook.is_whole(opening):
        raise Unsound(Trouble.CORRUPTED, Flaw("only_view"), "start")
    usual = rulebook.codec.position_text(rulebook.start(rules))
    return rulebook, Setup(rules, None if start == usual else start, seen_by=seen_by)


def _side(rulebook: AnyRulebook, rules: object, fields: Fields, name: str) -> Seat:
    names = side_names(rulebook, rules)
    return names.index(fields.choice(name, names))


def whole_setup(
    attempts: Attempts, rulebook: AnyRulebook, fields: Fields, setup: Setup[Any]
) -> Setup[Any]:
    """The setup with what a save of any kind tells beside game, rules and start."""
    attempt = attempts.attempt
    return replace(
        setup,
        players=attempt(lambda: players_of(rulebook, setup.rules, fields), setup.players),
        stakes=attempt(
            lambda: fields.later(STAKES, lambda name: _stakes(fields, name), setup.stakes),
            setup.stakes,
        ),
        earlier_lead=attempt(
            lambda: fields.later(
                EARLIER_LEAD,
                lambda name: fields.whole(name, -LARGEST_COUNT, LARGEST_COUNT),
                None,
            ),
            setup.earlier_lead,
        ),
        coached=attempt(
            lambda: fields.later(COACHED, lambda name: fields.whole(name, 0, LARGEST_COUNT), None),
            setup.coached,
        ),
        luck_seed=attempt(
            lambda: fields.whole("luckSeed", -LARGEST_SEED, LARGEST_SEED), setup.luck_seed
        ),
    )


def _unreadable(mistake: BadText, where: str) -> Unsound:
    return Unsound(Trouble.CORRUPTED, Flaw("unreadable", reason=str(mistake)[:200]), where)


def players_of(rulebook: AnyRulebook, rules: object, fields: Fields) -> tuple[Player, Player]:
    """Who sits at the board, by the list `players` of a save."""
    names, stored = side_names(rulebook, rules), fields.list("players")
    if len(stored) != 2 or not all(isinstance(player, dict) for player in stored):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("two_players"), "players")
    first, second = (
        _player(Fields(record, f"players[{seat}]."), names[seat])
        for seat, record in enumerate(stored)
    )
    return first, second


def _player(fields: Fields, side: str) -> Player:
    fields.choice("side", (side,))
    name = fields.text("name")
    if name != kept_name(name):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="text"), f"{fields.path}name")
    level = fields.whole_or_none("level", LEVELS.start, LEVELS.stop - 1)
    is_program = fields.later("program", fields.switch, missing=False)
    if is_program and (level is not None or not name):
        raise Unsound(Trouble.CORRUPTED, Flaw("program"), f"{fields.path}program")
    return Player(name, level, is_program)


def _stakes(fields: Fields, name: str) -> Stakes:
    return Stakes(fields.choice(name, tuple(Stakes)))
