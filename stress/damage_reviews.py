"""Reviews, cards of mistakes and own puzzles that are damaged: made anew, or left out and told."""

from datetime import date
from functools import cache
from pathlib import Path
from random import Random

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.journey.own import OwnStage
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.review.cards import Card, Cards
from jungle_pg.core.review.values import JudgedPosition, Motif
from jungle_pg.files.cards import cards_in
from jungle_pg.files.own_stages import own_stages_in
from jungle_pg.files.reviews import Positions, read_review, review_text
from stress.damage_saves import check_sentences
from tests.saves.fuzzing import damaged_bytes

NODES = 1000
PLACES = 40
CARDS = 20
TODAY = date(2026, 3, 14)
CARDS_FILE = cards_in(Path("nowhere"))
PUZZLES_FILE = own_stages_in(Path("nowhere"))


def review_case(rng: Random) -> None:
    """A damaged review: what it held, or nothing at all, and never something else."""
    match, known = _reviewed()
    data = review_text(match, NODES, known).encode()
    damaged = damaged_bytes(data, rng)
    found = read_review(damaged, match, NODES)
    if found and (found != known or damaged.strip() != data.strip()):
        raise AssertionError("a damaged review was believed")


def cards_case(rng: Random) -> None:
    """Damaged cards: a line costs itself and is told, and the others can be written again."""
    cards, problems = CARDS_FILE.read(damaged_bytes(_cards_bytes(), rng))
    check_sentences(problems)
    if CARDS_FILE.read(CARDS_FILE.text(cards, None).encode()) != (cards, ()):
        raise AssertionError("the cards do not read back")
    cards.due(TODAY)
    more = Cards().having([_card("another", rng)])
    if cards.merged(more).by_id.keys() != {*cards.by_id, "another"}:
        raise AssertionError("the cards were not merged")


def own_stages_case(rng: Random) -> None:
    """Damaged puzzles: a line costs itself and is told, and each of the others is a stage."""
    puzzles, problems = PUZZLES_FILE.read(damaged_bytes(_puzzles_bytes(), rng))
    check_sentences(problems)
    if PUZZLES_FILE.read(PUZZLES_FILE.text(puzzles, None).encode()) != (puzzles, ()):
        raise AssertionError("the puzzles do not read back")
    if len(puzzles.journey("jungle").stages) != len(puzzles.of("jungle")):
        raise AssertionError("a puzzle is no stage")


@cache
def _puzzles_bytes() -> bytes:
    goals = Goal("win", 3), Goal("capture", 2, (("piece", "lion"),))
    puzzles = (
        OwnStage(f"own_{number}", "jungle", "club", "a position", number % 2, goals[number % 2],
                  ("A3A4", "G7G6"), "2026-01-01")
        for number in range(CARDS)
    )  # fmt: skip
    return "".join(map(PUZZLES_FILE.line, puzzles)).encode()


@cache
def _reviewed() -> tuple[AnyMatch, Positions]:
    rulebook = rulebooks()["jungle"]
    match = begin(rulebook, Setup(rulebook.codec.parse_rules("club")))
    rng = Random(7)
    known = {
        place: JudgedPosition(rng.random(), place % 2, ("A3A4",), None, rng.random(), (), 9)
        for place in range(PLACES)
    }
    return match, known


@cache
def _cards_bytes() -> bytes:
    rng = Random(8)
    return "".join(
        CARDS_FILE.line(_card(f"{number:016x}", rng)) for number in range(CARDS)
    ).encode()


def _card(name: str, rng: Random) -> Card:
    motif = rng.choice((None, Motif("allows_free", (("taker", "rat"),), ("A3A4",))))
    return Card(
        name, "jungle", "club", "a position", rng.randrange(2), "A3A4", ("A3B3",), motif, "dens",
        TODAY, rng.choice((None, TODAY)), rng.randrange(6), TODAY,
    )  # fmt: skip
