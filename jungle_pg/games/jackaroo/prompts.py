"""What players are told while they decide: what to do next, what a card can do, an attack."""

from collections.abc import Iterator, Sequence
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, USES, Card, Option, Use
from jungle_pg.core.jackaroo.decisions import Kind, decisions_in
from jungle_pg.core.jackaroo.events import (
    Discarded,
    DiscardReason,
    Event,
    ExtraTurn,
    NoBonus,
    Skipped,
    TurnBegan,
)
from jungle_pg.core.jackaroo.options import is_possible
from jungle_pg.core.jackaroo.plays import hints
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.book import Saying
from jungle_pg.games.jackaroo.hand.cards import card_key
from jungle_pg.games.jackaroo.holes import SIDE_NAMES
from jungle_pg.games.jackaroo.marbles import chip_of
from jungle_pg.games.jackaroo.outcomes import pointed_outcome, taking
from jungle_pg.games.values import Banner, Lines

ATTACK_BADGE: Final = "jackaroo/badge_attack"
STUCK_BADGE: Final = "jackaroo/badge_throw"
SIGNS: Final = {
    Option.MOVE: "jackaroo/mark_target",
    Option.OUT: "jackaroo/badge_out",
    Option.RUN: "jackaroo/badge_sweep",
    Option.SPLIT: "jackaroo/badge_split",
    Option.SWAP: "jackaroo/badge_swap",
    Option.ATTACK: ATTACK_BADGE,
}
BACKWARDS: Final = "jackaroo/badge_back"
PROMPTS: Final = {
    Phase.CARD: "prompt.jackaroo.card",
    Phase.OPTION: "prompt.jackaroo.option",
    Phase.MARBLE: "prompt.jackaroo.marble",
    Phase.STEPS: "prompt.jackaroo.steps",
    Phase.TARGET: "prompt.jackaroo.target",
    Phase.ATTACKED: "prompt.jackaroo.discard",
}
USE_LINES: Final = {
    Option.MOVE: "legend.jackaroo.move",
    Option.OUT: "legend.jackaroo.out",
    Option.RUN: "legend.jackaroo.run",
    Option.SPLIT: "legend.jackaroo.split",
    Option.SWAP: "legend.jackaroo.swap",
    Option.ATTACK: "legend.jackaroo.attack",
}


def prompt_of(state: JackarooState, pointed: Pick) -> Saying | None:
    """Whom a click would take; else what has to be chosen next."""
    would = pointed_outcome(state, pointed) if pointed else None
    if would is not None and (takes := taking(would)) is not None:
        return takes
    if _must_discard(state):
        return Saying("prompt.jackaroo.discard")
    if state.phase is Phase.REST:
        return Saying("prompt.jackaroo.rest", left=state.playing.left)
    return Saying(PROMPTS[state.phase]) if state.phase in PROMPTS else None


def banner_of(state: JackarooState, chosen: Pick) -> Banner | None:
    """An attack or a hand of no use, for who has to throw a card away, and how that is done."""
    if not _must_discard(state):
        return None
    is_attack = state.phase is Phase.ATTACKED
    title = Saying(f"banner.jackaroo.{'attack' if is_attack else 'stuck'}.title")
    text = Saying(f"banner.jackaroo.{'confirm' if chosen else 'throw'}")
    return Banner(title, text, ATTACK_BADGE if is_attack else STUCK_BADGE)


def _must_discard(state: JackarooState) -> bool:
    offered = decisions_in(state)
    return bool(offered) and offered[0].kind is Kind.DISCARD


def turn_of(events: Sequence[Event]) -> Saying | None:
    """An extra turn, one that came back after an attack, one of a seat without cards."""
    said: Saying | None = None
    was_attack = False
    for event in events:
        match event:
            case ExtraTurn(seat):
                said = Saying("turn.jackaroo.extra", side=_side(seat))
            case NoBonus(seat):
                return Saying("turn.jackaroo.extra_only", side=_side(seat))
            case Skipped(seat):
                said = Saying("turn.jackaroo.skipped", side=_side(opponent(seat)))
            case Discarded(reason=DiscardReason.ATTACK):
                was_attack = True
            case TurnBegan(seat) if was_attack and said is None:
                said = Saying("turn.jackaroo.again", side=_side(seat))
    return said


def legend_of(state: JackarooState) -> Lines | None:
    """What the card can do that is being played, or what an attack means."""
    if state.phase is Phase.ATTACKED:
        return _attack_lines(state)
    if state.phase not in PICKING and state.phase is not Phase.REST:
        return None
    card = state.playing.card
    return None if card == BACK else Lines(Saying(card_key(card)), tuple(_rows(state, card)))


def _rows(state: JackarooState, card: Card) -> Iterator[tuple[str, Saying]]:
    for use in USES[card]:
        if state.phase is Phase.REST or is_possible(state, use):
            yield _sign(use), _use_line(use)
    match state.phase:
        case Phase.STEPS:
            yield "jackaroo/mark_step", Saying("legend.jackaroo.steps")
        case Phase.REST:
            rest = Saying("legend.jackaroo.rest", left=state.playing.left)
            yield "jackaroo/mark_target", rest
            return
    found = hints(state, card)
    if found.captures:
        yield "jackaroo/would_capture", Saying("legend.jackaroo.capture")
    if found.comes_home:
        yield "jackaroo/would_home", Saying("legend.jackaroo.home")


def _sign(use: Use) -> str:
    return BACKWARDS if use.steps < 0 else SIGNS[use.option]


def _use_line(use: Use) -> Saying:
    if use.steps < 0:
        return Saying("legend.jackaroo.back", steps=-use.steps)
    if use.steps == 1:
        return Saying("legend.jackaroo.move_one")
    return Saying(USE_LINES[use.option], steps=use.steps)


def _attack_lines(state: JackarooState) -> Lines:
    attacker, victim = state.mover, opponent(state.mover)
    return Lines(
        Saying("legend.jackaroo.attack_title"),
        (
            (ATTACK_BADGE, Saying("legend.jackaroo.attacked", side=_side(attacker))),
            (chip_of(victim), Saying("legend.jackaroo.throws", side=_side(victim))),
            (chip_of(attacker), Saying("legend.jackaroo.again", side=_side(attacker))),
        ),
    )


def _side(seat: Seat) -> Saying:
    return Saying(f"seat.{SIDE_NAMES[seat]}")
