"""A game with hidden cards as one seat was told it: kept like any other, and only looked at."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jungle_pg.core.audience import as_watched, is_told
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.secrets import PACKED, Unpacking
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.files.autosave.finished import FINISHED
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.saves.folder import load_match
from jungle_pg.texts.save_words import bad_save_text
from tests.sample_games import GAMES, JACKAROO, Game, done, play_random
from tests.saves.wandering import RULEBOOKS, STAMP, as_told, sealed
from tests.words import ENGLISH

KING = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
SECRET = [game for game in GAMES if game.rulebook.has_secrets(game.rules)]
SEED = 987_654_321


def running(game: Game = KING, plies: int = 60, seed: int = 4) -> AnyMatch:
    """A match that goes on, at a place where nobody has only picked something."""
    rng = Random(seed)
    match = game.begin(luck_seed=SEED, undo_depth=None)
    last = match
    for _ in range(plies):
        match = play_random(match, rng, 1)
        if match.verdict is not None:
            break
        if match.rulebook.commits(match.state_at(match.cursor - 1), match.entries[-1].action):  # type: ignore[union-attr]
            last = match
    return last


def unpacked(document: dict[str, Any]) -> dict[str, Any]:
    return Unpacking().whole(document)


def loaded(text: str) -> Loaded:
    found = load_text(RULEBOOKS, text)
    assert isinstance(found, Loaded), found
    return found


def test_what_a_seat_was_told_is_saved_and_found_again_ply_by_ply() -> None:
    assert len(SECRET) > 3
    for game in SECRET:
        for seed in range(6):
            match = running(game, 20 + 25 * seed, seed)
            for seat in (0, 1):
                told = as_told(match, seat)
                found = loaded(save_text(told, TimeState(None, 70), STAMP))
                assert found.match == told, (game, seed, seat)
                assert found.times == TimeState(None, 70)
                assert [m.events for m in found.match.moments] == [m.events for m in told.moments]
                assert save_text(found.match, found.times, STAMP) == save_text(
                    told, TimeState(None, 70), STAMP
                )


def test_nothing_is_in_it_that_the_seat_was_not_told() -> None:
    match = running()
    for seat in (0, 1):
        told = as_told(match, seat)
        document = save_document(told, TimeState(), STAMP)
        assert PACKED in document
        whole = unpacked(document)
        assert whole["version"] == 3
        assert whole["seenBy"] == ("RED", "YELLOW")[seat]
        assert whole["luckSeed"] == 0
        side = ("RED", "YELLOW")[1 - seat]
        assert set(whole["hands"][side]) == {"?"}
        assert set(whole["deck"]) == {"?"}
        dealt = [each["hands"] for each in whole["moveHistory"] if "hands" in each]
        assert dealt
        assert all(set(each[side]) == {"?"} for each in dealt)
        assert match.state.hands[seat] == told.state.hands[seat]


def test_a_list_shows_it_and_it_is_watched_through_the_eyes_of_its_seat() -> None:
    told = as_told(running(), 1)
    face = glance(RULEBOOKS, save_text(told, TimeState(), STAMP))
    assert isinstance(face, Glance)
    assert face.verdict is None
    seen = as_watched(loaded(save_text(told, TimeState(), STAMP)).match)
    assert "?" not in seen.state.hands[1]
    assert set(seen.state.hands[0]) <= {"?"}


def test_it_is_kept_as_it_goes_and_is_whole_in_the_end(tmp_path: Path) -> None:
    autosaves = autosaves_in(tmp_path, lambda: RULEBOOKS, lambda: STAMP)
    rng, match = Random(3), KING.begin(luck_seed=SEED, undo_depth=None)
    told = as_told(match, 0)
    keeping = autosaves.begin(told, TimeState())
    (journal,) = autosaves.journals()
    for _ in range(60):
        match = play_random(match, rng, 1)
        if not match.rulebook.commits(match.state_at(match.cursor - 1), match.entries[-1].action):  # type: ignore[union-attr]
            continue
        told = as_told(match, 0)
        keeping.note(told, TimeState())
        keeping.wait()
        found = read_journal(RULEBOOKS, journal)
        assert isinstance(found, Loaded)
        assert found.match == told
    assert is_told(told)
    over = as_told(done(match.resign(1)), 0)
    assert not is_told(over)
    keeping.note(over, TimeState())
    autosaves.leave(keeping)
    autosaves.close()
    (path,) = (tmp_path / FINISHED).glob("*.json")
    whole = load_match(RULEBOOKS, path)
    assert isinstance(whole, Loaded)
    assert whole.match.setup.luck_seed == SEED
    assert [m.state for m in whole.match.moments[:-1]] == [m.state for m in match.moments]


def test_nobody_goes_on_with_it_by_himself(tmp_path: Path) -> None:
    autosaves = autosaves_in(tmp_path, lambda: RULEBOOKS, lambda: STAMP)
    whole, told = running(seed=5), as_told(running(), 0)
    for match in (whole, told):
        autosaves.leave(autosaves.begin(match, TimeState()))
        autosaves.close()
    found = autosaves.last_match()
    assert found is not None
    assert found.loaded.match == whole
    assert len(autosaves.dated().files) == 2


def _seen_elsewhere(document: dict[str, Any]) -> None:
    entry = next(each for each in document["moveHistory"] if "seen" in each)
    entry["seen"] = document["start"]


def _played_by_another(document: dict[str, Any]) -> None:
    entry = next(each for each in document["moveHistory"] if each.get("decision") == "card")
    entry.update({"decision": "steps", "steps": 3})
    del entry["card"]


def _over(document: dict[str, Any]) -> None:
    document["moveHistory"].append({"action": "resign", "side": "RED"})


DAMAGES: dict[str, tuple[Callable[[dict[str, Any]], object], bool]] = {
    "a position that was not seen": (_seen_elsewhere, True),
    "a decision of nobody": (_played_by_another, True),
    "a game that is over": (_over, True),
    "no seat": (lambda document: document.pop("seenBy"), False),
    "an unknown seat": (lambda document: document.update(seenBy="BLUE"), False),
    "a later version": (lambda document: document.update(version=4), False),
}


def test_damage_is_told_and_what_comes_before_it_is_offered() -> None:
    text = save_text(as_told(running(), 0), TimeState(), STAMP)
    for what, (damage, has_rest) in DAMAGES.items():
        document = unpacked(json.loads(text))
        damage(document)
        found = load_text(RULEBOOKS, sealed(document))
        assert isinstance(found, BadSave), what
        assert bad_save_text(ENGLISH, found), what
        assert (found.prefix is not None) is has_rest, what
        if found.prefix is not None:
            assert found.prefix.match.verdict is None, what
            assert is_told(found.prefix.match), what


@pytest.mark.parametrize("kind", ["deal", "draw", "card"])
def test_cards_face_down_are_refused_where_all_is_known(kind: str) -> None:
    document = unpacked(save_document(running(plies=200), TimeState(), STAMP))
    entry = next(each for each in document["moveHistory"] if each.get("decision") == kind)
    if kind == "deal":
        entry["hands"]["RED"] = ["?"] * len(entry["hands"]["RED"])
    else:
        entry["card"] = "?"
    found = load_text(RULEBOOKS, sealed(document))
    assert isinstance(found, BadSave)
    assert found.kind is Trouble.CORRUPTED
    assert found.where == document["moveHistory"].index(entry) + 1
