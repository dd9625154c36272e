"""Every game of the cabinet under all rules there are to choose, and ways to play any of them."""

from functools import cache
from random import Random
from typing import Any, Final

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Rulebook, Rulebooks
from jungle_pg.games.game import Game as CabinetGame
from jungle_pg.games.offers import Amount, Form, Offers, OneOf, SomeOf, YesNo
from tests.sample_games import GAMES, Game, done, play_random
from tests.saves.wandering import RULEBOOKS

BEYOND_THE_LOWEST: Final = 40
"""How far above the lowest amount house rules go, so that games still come to it."""
LONGEST: Final = 2000
WON_OR_LOST: Final = 8
"""Games that are played in search of one that somebody wins."""


def cabinet_games() -> tuple[CabinetGame, ...]:
    """The games of the cabinet in their order."""
    return tuple(games().values())


def any_game(rng: Random) -> CabinetGame:
    """One of them by luck."""
    return rng.choice(cabinet_games())


@cache
def books() -> Rulebooks:
    """The rulebooks of the cabinet, and those that only tests know."""
    return {**RULEBOOKS, **rulebooks()}


def rule_sets_of(game: CabinetGame) -> list[Any]:
    """The rules of a game that have a name, the usual ones first."""
    if game.offers is None:
        return [game.rules]
    return [each.rules for each in game.offers.rule_sets]


def named_rules(game: CabinetGame) -> list[Any]:
    """Every rule set of a game, and the usual one with each switch by itself."""
    offers = game.offers
    if offers is None:
        return [game.rules]
    usual = offers.rule_sets[0].name
    switched = [offers.with_switches(usual, [each.name]) for each in offers.switches]
    return [*rule_sets_of(game), *switched]


@cache
def every_game() -> tuple[Game, ...]:
    """All of the cabinet under all named rules, and what tests play besides, each once."""
    ours = [Game(game.rulebook, rules) for game in cabinet_games() for rules in named_rules(game)]
    theirs = [Game(books()[game.rulebook.game_id], game.rules) for game in GAMES]
    known = {str(game): game for game in [*ours, *theirs]}
    return tuple(known.values())


def house_rules(game: CabinetGame, rng: Random) -> Any:
    """Some rules of a game with any value they may have; the usual ones where none can change."""
    fields = _fields(game.offers)
    rules = game.rules
    for field in rng.sample(fields, rng.randint(min(1, len(fields)), len(fields))):
        rules = field.changed(rules, _any_value(field.form, rng))
    return rules


def _fields(offers: Offers[Any] | None) -> list[Any]:
    return [] if offers is None else [each for part in offers.sections for each in part.fields]


def _any_value(form: Form, rng: Random) -> Any:
    match form:
        case YesNo():
            return rng.random() < 0.5
        case OneOf(values=values):
            return rng.choice(values)
        case SomeOf(values=values):
            return frozenset(value for value in values if rng.random() < 0.4)
        case Amount(lowest=lowest, highest=highest):
            few = rng.randint(lowest, min(highest, lowest + BEYOND_THE_LOWEST))
            return rng.choice((None, lowest, few))


def eager_action(rulebook: Rulebook[Any, Any, Any, Any], state: Any, rng: Random) -> Any:
    """An action that wins or threatens to where there is one, else what is good by rule, or any."""
    actions = list(rulebook.actions(state))
    rng.shuffle(actions)
    threat = None
    for action in actions:
        after = rulebook.play(state, action).state
        verdict = rulebook.verdict(after)
        if verdict is not None and verdict.winner == rulebook.actor(state):
            return action
        if threat is None and rulebook.danger(after) is not None:
            threat = action
    if threat is None:
        threat = rulebook.autoplay(state)
    return actions[0] if threat is None else threat


@cache
def near_the_end(game: Game) -> str:
    """A position one turn before the end of a game, won by somebody if that is found."""
    rng = Random(f"near the end of {game}")
    for _ in range(WON_OR_LOST):
        match = _to_the_end(game, rng)
        if match.verdict is not None and match.verdict.winner is not None:
            break
    return game.rulebook.codec.position_text(match.state_at(_last_turn(match)))


def _last_turn(match: AnyMatch) -> int:
    """Where the last turn of a log began: what is only picked before its end belongs to it."""
    ply = max(0, match.cursor - 1)
    while ply and _is_picked(match, ply - 1):
        ply -= 1
    return ply


def _is_picked(match: AnyMatch, ply: int) -> bool:
    """Whether an entry of a log could have been taken back before the next one."""
    entry = match.entries[ply]
    if not isinstance(entry, Ply) or entry.seat == CHANCE:
        return False
    return not match.rulebook.commits(match.state_at(ply), entry.action)


def _to_the_end(game: Game, rng: Random) -> AnyMatch:
    match = play_random(game.begin(luck_seed=rng.randrange(2**32)), rng, LONGEST // 40)
    for _ in range(LONGEST):
        if match.verdict is not None:
            break
        match = done(match.play(eager_action(match.rulebook, match.state, rng)))
    return match
