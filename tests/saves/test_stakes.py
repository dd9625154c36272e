"""What a game counts for lies in its save, and files without it mean what they meant."""

import json
from dataclasses import replace
from datetime import datetime

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Player, Setup, Stakes
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.saving.document import essence_of, save_text
from jungle_pg.core.saving.load import load_text, restore
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from tests.core.jungle.positions import JUNGLE
from tests.rows import each_of

NOON = datetime(2026, 3, 14, 12)


def a_match(stakes: Stakes) -> AnyMatch:
    players = (Player(), Player(level=3))
    setup = Setup(JUNGLE.codec.parse_rules("traditional"), players=players, stakes=stakes)
    match = begin(JUNGLE, setup).play(JUNGLE.codec.parse_action("A3A4"))
    assert isinstance(match, Match)
    return replace(match, setup=replace(match.setup, stakes=stakes))


@each_of("stakes", list(Stakes))
def test_stakes_come_back_from_saves_and_journals(stakes: Stakes) -> None:
    match = a_match(stakes)
    text = save_text(match, TimeState(), NOON)
    assert ("stakes" in json.loads(text)) is (stakes is not Stakes.FRIENDLY)
    for loaded in (
        load_text(rulebooks(), text),
        restore(rulebooks(), essence_of(match, TimeState())),
    ):
        assert isinstance(loaded, Loaded)
        assert loaded.match.setup == match.setup
        assert save_text(loaded.match, TimeState(), NOON) == text


def test_other_stakes_are_an_error_and_the_moves_are_offered() -> None:
    essence = {**essence_of(a_match(Stakes.RATED), TimeState()), "stakes": "millions"}
    loaded = restore(rulebooks(), essence)
    assert isinstance(loaded, BadSave)
    assert loaded.where == "stakes"
    assert loaded.prefix is not None
    assert loaded.prefix.match.cursor == 1
