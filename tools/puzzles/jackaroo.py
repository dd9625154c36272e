"""Finds puzzles of Jackaroo King: hands to be played out while the deck is empty, so that nothing
depends on luck."""

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import Final

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import BadText, Record
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.proof import prove
from jungle_pg.engine.judging.solver import solver_of
from jungle_pg.engine.search.scores import Stopped
from tools.puzzles.mining import patience

MOST_MOVES: Final = 4
DISTRACTED: Final = 0.6
"""How often a hand that could do something has a card more."""
CAPTURING: Final = 0.3
"""How often a capture is looked for before marbles that come home."""
WIN: Final = Goal("win", MOST_MOVES)
USED: Final = ("7S", "7H", "7D", "7C", "JS", "JC", "JS", "JC", "KS", "4H")
"""One of these is in every hand: with them one must think."""
DEEDS: Final = (
    ("split",),
    ("swap",),
    ("split", "walk"),
    ("swap", "walk"),
    ("swap", "split"),
    ("walk", "walk"),
)
THEMES: Final = (
    ("target:", "swap"),
    ("rest:", "split"),
    ("option:run", "run"),
    ("card:4", "back"),
    ("option:attack", "attack"),
    ("option:out", "out"),
)


def match_at(position: str) -> AnyMatch | None:
    """A match from a position; None where it cannot be, is over, or luck comes first."""
    rulebook = rulebooks()["jackaroo"]
    rules = rulebook.codec.parse_rules(rulebook.usual_rules)
    try:
        rulebook.start(rules, position)
        match: AnyMatch = begin(rulebook, Setup(rules, position))
    except BadText:
        return None
    return match if match.verdict is None and match.cursor == 0 and match.actor == 0 else None


def positions(rng: Random, count: int) -> Iterator[str]:
    """Marbles anywhere, most of red's near home, small hands and no deck."""
    for _ in range(count):
        first = rng.choice(USED)
        hand = [
            first,
            *rng.sample([card for card in CARDS if card != first], rng.choice((1, 2, 2))),
        ]
        rng.shuffle(hand)
        others = [card for card in CARDS if card not in hand]
        theirs = rng.sample(others, rng.choice((0, 0, 0, 1)))
        pile = [card for card in others if card not in theirs]
        red = _marbles(rng, range(30, 52), ["H1", "H2", "H3", "H4"])
        ring = {place for place in red if place.isdigit()}
        yellow = _marbles(rng, range(52), ["H3", "H4"])
        if ring & {place for place in yellow if place.isdigit()}:
            continue
        yield (
            f"red={','.join(red)} yellow={','.join(yellow)} hands={','.join(hand)}|"
            f"{','.join(theirs) or '-'} deck=- pile={','.join(pile)} round=6 turn=43 mover=red "
            f"phase=card"
        )


def planned(rng: Random, count: int) -> Iterator[str]:
    """Positions in which a hand could do something: a seven for two marbles, a jack and a way."""
    steps = {"A": 1, "2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10}
    for _ in range(count):
        deeds = rng.choice(DEEDS)
        slots = rng.sample(range(52, 56), 4)
        hand: list[str] = []
        red: list[str] = []
        yellow: list[str] = []
        for deed in deeds:
            rank = rng.choice(tuple(steps))
            if deed == "split":
                part = rng.randint(1, 6)
                hand.append("7" + rng.choice("SHDC"))
                red += [str(slots.pop() - part), str(slots.pop() - 7 + part)]
            elif deed == "swap":
                hand += ["J" + rng.choice("SC"), rank + rng.choice("SHDC")]
                yellow.append(str(slots.pop() - steps[rank]))
                red.append(str(rng.randint(1, 40)))
            elif slots:
                hand.append(rank + rng.choice("SHDC"))
                red.append(str(slots.pop() - steps[rank]))
        if rng.random() < DISTRACTED:
            hand.append(rng.choice(CARDS))
        red = [*red, "B", "B", "B", "B"][:4]
        yellow = [*yellow, str(rng.randint(0, 51)), rng.choice(("B", "H4")), "B", "B"][:4]
        placed = [place for place in (*red, *yellow) if place.isdigit()]
        if len(set(placed)) < len(placed) or any(int(place) > 51 for place in placed):
            continue
        if len(set(hand)) < len(hand) or len(red) > 4:
            continue
        rng.shuffle(hand)
        pile = ",".join(card for card in CARDS if card not in hand)
        yield (
            f"red={','.join(red)} yellow={','.join(yellow)} hands={','.join(hand)}|- deck=- "
            f"pile={pile} round=6 turn=43 mover=red phase=card"
        )


def _marbles(rng: Random, ring: range, slots: Sequence[str]) -> list[str]:
    """Four marbles in different places, the base apart."""
    found: list[str] = []
    while len(found) < 4:
        place = rng.choice(("B", str(rng.choice(ring)), str(rng.choice(ring)), rng.choice(slots)))
        if place == "B" or place not in found:
            found.append(place)
    return found


def candidates(rng: Random, count: int) -> Iterator[Record]:
    """All puzzles among some positions."""
    for position in chain(planned(rng, count), positions(rng, count)):
        match = match_at(position)
        if match is None:
            continue
        goals = [
            WIN,
            Goal("capture", MOST_MOVES, (("count", 1),)) if rng.random() < CAPTURING else WIN,
            *(Goal("home", MOST_MOVES, (("count", number),)) for number in (3, 2, 1)),
        ]
        for goal in goals:
            try:
                found = _puzzle(match, position, goal)
            except Stopped:
                continue
            if found is not None:
                yield found
                break


def _puzzle(match: AnyMatch, position: str, goal: Goal) -> Record | None:
    moves = solver_of(match, Task(goal, 0), None, patience()).moves_needed(MOST_MOVES)
    if moves is None or (moves == 1 and goal.code == "home"):
        return None
    exact = Goal(goal.code, moves, goal.facts)
    proof = prove(match, Task(exact, 0), None, patience())
    if not proof.is_unique or len(match.rulebook.actions(match.state)) < 2:
        return None
    text = " ".join(proof.solution)
    theme = next((theme for sign, theme in THEMES if sign in text), goal.code)
    return {
        "position": position,
        "goal": goal.code,
        "moves": moves,
        "count": dict(goal.facts).get("count", 0),
        "solution": list(proof.solution),
        "theme": theme,
        "theirs": position.partition("|")[2].split()[0].count(",") + ("|-" not in position),
    }
