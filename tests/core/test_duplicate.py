"""Duplicates: the same luck again with seats changed, and the difference of both games."""

import json
from datetime import datetime

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.duplicate import can_be_duplicated, difference, duplicate_of
from jungle_pg.core.jackaroo.decisions import Kind
from jungle_pg.core.log import Player, Ply, Setup, Stakes
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.saving.document import essence_of, save_text
from jungle_pg.core.saving.load import load_text, restore
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from tests.core.jackaroo.moments import JACKAROO
from tests.core.jungle.positions import JUNGLE

NOON = datetime(2026, 3, 14, 12)
RULES = JACKAROO.codec.parse_rules("king")


def new_game(seed: int = 5) -> AnyMatch:
    players = (Player("Ann"), Player("Bob"))
    return begin(JACKAROO, Setup(RULES, players=players, luck_seed=seed, stakes=Stakes.RATED))


def played(match: AnyMatch, *, worst: bool = False, most: int = 5_000) -> AnyMatch:
    """A game in which a clock plays for both, or the last thing that is offered is played."""
    while match.verdict is None and match.cursor < most:
        offered = JACKAROO.actions(match.state)
        action = offered[-1] if worst and match.actor == 0 else JACKAROO.autoplay(match.state)
        after = match.play(action)
        assert isinstance(after, Match)
        match = after
    return match


def shuffles(match: AnyMatch) -> list[str]:
    plies = [moment.entry for moment in match.moments if isinstance(moment.entry, Ply)]
    return [str(ply.action) for ply in plies if ply.action.kind is Kind.SHUFFLE]


FIRST = played(new_game())


def test_the_same_decks_come_again_with_the_players_on_the_other_seats() -> None:
    setup = duplicate_of(FIRST)
    assert [player.name for player in setup.players] == ["Bob", "Ann"]
    assert setup.stakes is Stakes.FRIENDLY
    # Played otherwise, with other bonus cards, so that the log is another one.
    again = played(begin(JACKAROO, setup), worst=True)
    decks, more = shuffles(FIRST), shuffles(again)
    assert len(decks) > 1
    assert decks[: len(more)] == more[: len(decks)]
    assert again.moments != FIRST.moments


def test_the_difference_counts_both_games_for_each_player() -> None:
    first_lead = JACKAROO.lead(FIRST.state)
    again = played(begin(JACKAROO, duplicate_of(FIRST)), worst=True)
    assert difference(again) is not None
    bob, ann = difference(again) or (0, 0)
    # Ann had the first seat, then the second one.
    assert ann == first_lead - JACKAROO.lead(again.state)
    assert bob == -ann
    # Equal play comes to nothing, whatever the luck was.
    assert difference(played(begin(JACKAROO, duplicate_of(FIRST)))) == (0, 0)


def test_only_whole_games_with_luck_are_duplicated_and_only_once() -> None:
    assert can_be_duplicated(FIRST)
    assert not can_be_duplicated(played(new_game(), most=40))
    assert not can_be_duplicated(played(begin(JACKAROO, duplicate_of(FIRST))))
    jungle = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional"))).resign(0)
    assert isinstance(jungle, Match)
    assert not can_be_duplicated(jungle)
    assert difference(FIRST) is None
    assert difference(begin(JACKAROO, duplicate_of(FIRST))) is None


def test_other_luck_or_another_beginning_makes_no_duplicate() -> None:
    again = begin(JACKAROO, duplicate_of(FIRST))
    assert again.setup.with_luck(9).earlier_lead is None
    assert again.setup.with_luck(9).luck_seed == 9
    assert again.branch(again.cursor).setup.earlier_lead is None


def test_a_duplicate_comes_back_from_its_save_and_its_journal() -> None:
    for match in (
        begin(JACKAROO, duplicate_of(FIRST)),
        played(begin(JACKAROO, duplicate_of(FIRST))),
    ):
        text = save_text(match, TimeState(), NOON)
        assert json.loads(text)["earlierLead"] == JACKAROO.lead(FIRST.state)
        for loaded in (
            load_text(rulebooks(), text),
            restore(rulebooks(), essence_of(match, TimeState())),
        ):
            assert isinstance(loaded, Loaded)
            assert loaded.match.setup == match.setup
            assert difference(loaded.match) == difference(match)


def test_a_lead_that_is_none_is_an_error_and_the_game_is_offered() -> None:
    essence = {
        **essence_of(begin(JACKAROO, duplicate_of(FIRST)), TimeState()),
        "earlierLead": "a lot",
    }
    loaded = restore(rulebooks(), essence)
    assert isinstance(loaded, BadSave)
    assert loaded.where == "earlierLead"
    assert loaded.prefix is not None
