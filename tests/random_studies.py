"""Studies with whatever can be in one, grown by chance."""

from random import Random
from typing import Any

from jungle_pg.core.log import Ply, Setup
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import GLYPHS, Colour, Drawn, NodeId
from jungle_pg.core.study.study import START, AnyStudy, Study
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.sample_games import GAMES, JACKAROO, XIANGQI

BOOKS = [GAMES[0].rulebook, XIANGQI, JACKAROO, BREAKTHROUGH]


def fresh(number: int, seed: int) -> AnyStudy:
    book = BOOKS[number % len(BOOKS)]
    return begun(book, Setup(book.codec.parse_rules(book.usual_rules), luck_seed=seed))


def random_move(study: AnyStudy, rng: Random) -> AnyStudy:
    """Any move here, with its picks; the study as it is where the game is over."""
    actions, state, book = [], study.state, study.rulebook
    while study.verdict is None:
        actions.append(rng.choice(book.actions(state)))
        if book.commits(state, actions[-1]):
            played = study.play(*actions)
            assert isinstance(played, Study)
            return played
        state = book.play(state, actions[-1]).state
    return study


def random_deed(study: AnyStudy, rng: Random) -> AnyStudy:
    match rng.randrange(10):
        case 0 | 1 | 2 | 3:
            return random_move(study, rng)
        case 4:
            return study.at(rng.choice([*study.reached()]))
        case 5:
            return study.made_main() if rng.random() < 0.5 else study.promoted()
        case 6:
            return study.deleted() if rng.random() < 0.3 and study.cursor != START else study.back()
        case 7:
            return study.commented(rng.choice(["", "good", "bad"]))
        case 8:
            return study.judged(rng.choice(["", *GLYPHS.values()]))
        case _:
            return study.drawn(Drawn(rng.choice([*Colour]), "a1", rng.choice([None, "b1"])))


def random_study(seed: int, deeds: int = 40) -> AnyStudy:
    """A study of some game after so many deeds."""
    rng, study = Random(seed), fresh(seed, seed)
    for _ in range(deeds):
        study = random_deed(study, rng)
    return study


def action_at(study: AnyStudy, place: NodeId) -> Any:
    """What was played to get to a place."""
    entry = study.nodes[place].moments[0].entry
    assert isinstance(entry, Ply)
    return entry.action


def told_of(study: AnyStudy) -> object:
    """All that is in a study, whatever numbers its places have."""
    order = [*study.reached()]
    number = {place: n for n, place in enumerate(order)}
    nodes = [study.nodes[place] for place in order]
    places = [
        (
            None if node.parent is None else number[node.parent],
            *(node.moments, node.number, node.comment, node.drawn, node.glyphs, node.unknown),
        )
        for node in nodes
    ]
    whole = (study.setup, study.opening, study.title, study.tags, study.arranged)
    return (whole, number[study.cursor], places)
