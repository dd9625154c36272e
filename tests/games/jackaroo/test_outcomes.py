"""All that comes of a play: whom it takes of either side, a card, a turn; before and after it."""

from jungle_pg.cabinet import games
from jungle_pg.games.book import said
from jungle_pg.games.jackaroo.outcomes import outcome_of, taking
from tests.core.jackaroo.moments import JACKAROO, after, decision, moment
from tests.words import language_of

TABLE = games()["jackaroo"].look
RED, YELLOW = "jackaroo/marble_red", "jackaroo/marble_yellow"
BONUS, AGAIN = "jackaroo/badge_bonus", "jackaroo/badge_again"

PLAYS = {
    "a king runs over both sides": (
        ("10 20 22 B", "15 18 23 B", "KS"),
        ("card:KS", "option:run", "marble:1"),
        ((YELLOW, 3), (RED, 2), (BONUS, 1)),
        "takes 3 of theirs and 2 of yours",
    ),
    "a king takes only its own": (
        ("10 20 B B", "30 B B B", "KS"),
        ("card:KS", "option:run", "marble:1"),
        ((RED, 1),),
        "takes 1 of yours",
    ),
    "coming out onto a guest": (
        ("10 B B B", "0 30 B B", "AS"),
        ("card:AS", "option:out"),
        ((YELLOW, 1), (BONUS, 1)),
        "takes 1 of theirs",
    ),
    "a walk that ends on somebody": (
        ("10 B B B", "15 30 B B", "5S"),
        ("card:5S", "marble:1"),
        ((YELLOW, 1), (BONUS, 1)),
        "takes 1 of theirs",
    ),
    "coming home": (
        ("50 B B B", "30 B B B", "3S"),
        ("card:3S", "marble:1"),
        (("jackaroo/would_home", 1), (BONUS, 1)),
        None,
    ),
    "the first part of a seven earns with the whole card": (
        ("10 30 B B", "14 40 B B", "7S"),
        ("card:7S", "marble:1", "steps:4"),
        ((YELLOW, 1),),
        "takes 1 of theirs",
    ),
    "a mere step": (("10 B B B", "30 B B B", "5S"), ("card:5S", "marble:1"), (), None),
    "an attack": (
        ("10 B B B", "30 B B B", "QH"),
        ("card:QH",),
        (("jackaroo/badge_attack", 1),),
        None,
    ),
}


def test_a_row_of_the_history_shows_all_that_came_of_a_play() -> None:
    for name, ((red, yellow, hand), decisions, signs, words) in PLAYS.items():
        state = after(moment(red, yellow, hand), *decisions[:-1])
        last = decision(decisions[-1])
        row = TABLE.move_row(state, last)
        assert row.signs == signs, name
        assert bool(row.taken_key) == any(sprite in (RED, YELLOW) for sprite, _ in signs), name
        would = taking(outcome_of(state, last))
        assert (would and said(language_of("en"), would)) == words, name


def test_an_extra_turn_without_a_card_is_another_sign() -> None:
    state = after(moment("10 B B B", "15 30 B B", "5S", deck=""), "card:5S")
    assert TABLE.move_row(state, decision("marble:1")).signs == ((YELLOW, 1), (AGAIN, 1))


def test_the_line_of_a_play_names_everything_in_words() -> None:
    state = after(moment("10 20 22 B", "15 18 23 B", "KS"), "card:KS", "option:run")
    line = JACKAROO.text(state, decision("marble:1"), None)
    for part in ("YELLOW marble 1", "YELLOW marble 3", "RED marble 3", "a card and another turn"):
        assert part in line
    row = TABLE.move_row(state, decision("marble:1"))
    words = language_of("zh")
    told = "；".join(said(words, each) for each in row.came)
    assert told == "吃黄方3颗；吃自己2颗；补一张牌，再走一次"
