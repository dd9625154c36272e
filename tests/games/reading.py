"""Books and rules of every game that has them, and how tests read what is on the pages."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hypothesis import strategies as st

from jungle_pg.cabinet import games
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.rulebook import CHANCE, Pick, Rulebook, Seat
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.games.book import BookPage, Example, Figure, Figures, Paragraph, Points, Saying
from jungle_pg.games.game import Game
from tests.properties.jungle_positions import house_rules as jungle_rules

xiangqi_rules = st.builds(
    XiangqiRules,
    repetition=st.sampled_from(Repetition),
    no_capture_limit=st.none() | st.integers(1, 9999) | st.integers(1, 12),
    dead_draw=st.booleans(),
)

jackaroo_rules = st.builds(
    JackarooRules, alternate_start=st.booleans(), passing_at_home=st.booleans()
)

HOUSE_RULES: Final[Mapping[str, st.SearchStrategy[Any]]] = {
    "jungle": jungle_rules,
    "xiangqi": xiangqi_rules,
    "jackaroo": jackaroo_rules,
}
"""Any rules of each game whose rules can be chosen."""

NAMED_RULES: Final = [
    (game_id, rule_set.name)
    for game_id, game in games().items()
    if game.offers is not None
    for rule_set in game.offers.rule_sets
]
"""Every game with every rule set that has a name."""

any_rules = st.one_of(
    *(st.tuples(st.just(game_id), rules) for game_id, rules in HOUSE_RULES.items())
)


def named(game_id: str, name: str) -> Any:
    """The rules of a game that have a name."""
    offers = games()[game_id].offers
    assert offers is not None
    return next(rule_set.rules for rule_set in offers.rule_sets if rule_set.name == name)


def pages_of(game_id: str, rules: Any) -> tuple[BookPage, ...]:
    """The book of a game for some rules."""
    book = games()[game_id].book
    assert book is not None
    return book.pages(rules)


def figures(pages: tuple[BookPage, ...]) -> Iterator[Figure]:
    """Every little board with its words."""
    for page in pages:
        for block in page.blocks:
            if isinstance(block, Figures):
                yield from block.row


def paragraphs(pages: tuple[BookPage, ...]) -> Iterator[Paragraph]:
    """Everything that is said beside boards."""
    for page in pages:
        for block in page.blocks:
            if isinstance(block, Paragraph):
                yield block
            elif isinstance(block, Points):
                yield from block.points


def sayings(pages: tuple[BookPage, ...]) -> Iterator[Saying]:
    """Everything that is said."""
    for page in pages:
        yield Saying(page.heading)
    yield from (paragraph.saying for paragraph in paragraphs(pages))
    yield from (figure.caption for figure in figures(pages))


def check_truth(rulebook: Rulebook[Any, Any, Any, Any], rules: Any, example: Example) -> Any:
    """Arrows are what the rulebook says they are, and the line can be played; its last state."""
    state = rulebook.start(rules, example.position)
    assert rulebook.verdict(state) is None, example
    legal = ways(rulebook, state) if example.arrows else {}
    for arrow in example.arrows:
        way = (arrow.start, arrow.end)
        assert (way in legal) == (arrow.kind != "refused"), (arrow, example.position)
        if way in legal:
            assert ("Captured" in legal[way]) == (arrow.kind == "capture"), arrow
    for before, action in line_of(rulebook, state, example):
        state = rulebook.play(before, action).state
    return state


def ways(
    rulebook: Rulebook[Any, Any, Any, Any], state: Any
) -> dict[tuple[Pick, Pick], frozenset[str]]:
    """From where to where a move can lead, whatever is picked for it, and what then happens."""
    found: dict[tuple[Pick, Pick], frozenset[str]] = {}
    for action in rulebook.actions(state):
        step = rulebook.play(state, action)
        ends = rulebook.ends(state, action)
        if ends:
            happened = frozenset(type(event).__name__ for event in step.events)
            found[ends[0], ends[-1]] = happened
        if not rulebook.commits(state, action):
            found |= ways(rulebook, step.state)
    return found


def line_of(
    rulebook: Rulebook[Any, Any, Any, Any], state: Any, example: Example
) -> Iterator[tuple[Any, Any]]:
    """Each action that an example plays, with the state before it."""
    for text in example.line:
        action = rulebook.codec.parse_action(text)
        assert rulebook.refusal(state, action) is None, (text, example.position)
        yield state, action
        state = rulebook.play(state, action).state


def pointed_at(game: Game, rules: Any, example: Example) -> Iterator[Pick]:
    """Every place of the board that an example shows something at."""
    rulebook = game.rulebook
    for arrow in example.arrows:
        yield from (arrow.start, arrow.end)
    yield from (mark.pick for mark in example.marks)
    for state, action in line_of(rulebook, rulebook.start(rules, example.position), example):
        yield from rulebook.ends(state, action)


def holders(game: Game, rules: Any, example: Example) -> set[Seat]:
    """The seats that play a card from their hand in an example."""
    rulebook, look = game.rulebook, game.look
    line = line_of(rulebook, rulebook.start(rules, example.position), example)
    return {
        seat
        for state, action in line
        if (seat := rulebook.actor(state)) not in (CHANCE, None)
        if set(rulebook.picks(state, action)) & set(look.hand_picks(state, seat))
    }
