"""Cards of a running game do not stand in plain lines in what is kept of it.

They are packed, checked as everything else, and opened by the program; a game that is over is
plain. Files of version 1, which told everything, still open (test_older_files.py).
"""

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.state import PICKING, Phase
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_document, save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.secrets import PACKED, Unpacking
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble, Unsound
from jungle_pg.files.autosave import running_match
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.saves.folder import save_match
from jungle_pg.texts.save_words import bad_save_text
from tests.sample_games import JACKAROO, Game, done, play_random
from tests.saves.wandering import RULEBOOKS, STAMP
from tests.words import ENGLISH

KING = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
SEED = 987_654_321


def running(plies: int = 40) -> AnyMatch:
    match = play_random(KING.begin(luck_seed=SEED), Random(4), plies)
    assert match.verdict is None
    return match


def hidden_cards(match: AnyMatch) -> set[str]:
    return {*match.state.hands[0], *match.state.hands[1], *match.state.deck}


def quoted(cards: set[str], text: str) -> list[str]:
    return [card for card in cards if f'"{card}"' in text]


def test_a_running_game_keeps_hands_deck_deals_and_the_seed_of_its_luck_out_of_sight(
    tmp_path: Path,
) -> None:
    match = running()
    begun = match.branch(0)
    autosaves = autosaves_in(tmp_path, lambda: RULEBOOKS, lambda: STAMP)
    running_match = autosaves.begin(begun, TimeState())
    now = begun
    for entry in match.entries:
        if entry.seat in (0, 1):
            now = done(now.play(entry.action))  # type: ignore[union-attr]
            running_match.note(now, TimeState())
    running_match.wait()
    autosaves.leave(running_match)
    autosaves.close()
    save_match(tmp_path / "own.json", match, TimeState(), STAMP)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} == {".json", ".journal"}
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert str(SEED) not in text, path
        assert not quoted(hidden_cards(match), text), path
        assert not any(word in text for word in ('"deck"', '"hands"', "deal", "shuffle")), path
    # Whoever opens the file reads why, and what lies open.
    document = json.loads((tmp_path / "own.json").read_text(encoding="utf-8"))
    assert "packed" in document["secret"]
    assert document["discardPile"] == list(match.state.pile)
    assert {"marbles", "players", "moveCount", "currentPlayer"} <= set(document)
    for path in files:
        is_journal = path.suffix == ".journal"
        text = path.read_text(encoding="utf-8")
        found = read_journal(RULEBOOKS, path) if is_journal else load_text(RULEBOOKS, text)
        assert isinstance(found, Loaded), (path, found)
        whole = path.name == "own.json" or is_journal
        assert found.match.entries == (match if whole else found.match).entries
        assert found.match.setup.luck_seed == SEED


def unseen_by_spectators(match: AnyMatch) -> set[str]:
    """Cards that nobody who watches has seen lie open."""
    seen = match.rulebook.seen_by(match.state, None)
    shown = {*seen.pile, *(() if seen.begun is None else (seen.begun.card,))}
    return {*CARDS} - shown


@pytest.mark.parametrize("seed", range(4))
def test_at_no_time_a_file_tells_a_card_that_spectators_may_not_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(running_match, "PLIES_BETWEEN_SAVES", 1)
    match, rng, phases = KING.begin(luck_seed=seed), Random(seed), set()
    keeping = autosaves_in(tmp_path, lambda: RULEBOOKS, lambda: STAMP).begin(match, TimeState())
    keeping.wait()
    journal, is_told = keeping.stem.with_name(f"{keeping.stem.name}.journal"), 0
    for _ in range(120):
        match = play_random(match, rng, 1)
        if match.verdict is not None:
            break
        phases.add(match.state.phase)
        keeping.note(match, TimeState())
        keeping.wait()
        save_match(tmp_path / "own.json", match, TimeState(), STAMP)
        own, kept = (
            (tmp_path / "own.json").read_text(),
            keeping.stem.with_name(f"{keeping.stem.name}.json").read_text(),
        )
        noted = journal.read_text()
        for text in (own, kept, noted[is_told:]):
            assert not quoted(unseen_by_spectators(match), text), (match.state.phase, text)
        # What is picked before a card is laid open differs in nothing that can be read.
        assert not {*json.loads(own)} & {"hands", "deck", "phase", "cardBeingPlayed"}
        is_told = len(noted)
    assert load_text(RULEBOOKS, own) == Loaded(match, TimeState(), STAMP)
    keeping.close()
    assert phases >= {*PICKING} - {Phase.TARGET}


def test_files_that_told_the_card_being_played_still_open() -> None:
    match = running(0)
    while match.state.phase not in PICKING:
        match = play_random(match, Random(1), 1)
    stored = save_document(match, TimeState(), STAMP)
    hidden = json.loads(zlib.decompress(base64.b64decode("".join(stored[PACKED]))))
    told = {name: hidden.pop(name) for name in ("phase", "cardBeingPlayed")}
    document = {**stored, **told, PACKED: packed(json.dumps(hidden).encode())}
    text = readable({**document, "checksum": checksum(document)})
    assert load_text(RULEBOOKS, text) == Loaded(match, TimeState(), STAMP)
    forged = {**document, "cardBeingPlayed": None}
    found = load_text(RULEBOOKS, readable({**forged, "checksum": checksum(forged)}))
    assert isinstance(found, BadSave)
    assert found.where == "cardBeingPlayed"


def test_a_list_of_saves_shows_a_packed_one_like_any_other() -> None:
    match = running()
    face = glance(RULEBOOKS, save_text(match, TimeState(), STAMP))
    assert isinstance(face, Glance)
    assert face.state.board == match.state.board
    assert [len(hand) for hand in face.state.hands] == [len(hand) for hand in match.state.hands]


def test_a_game_that_is_over_is_plain() -> None:
    match = done(running().resign(0))
    document = save_document(match, TimeState(), STAMP)
    assert PACKED not in document
    assert "secret" not in document
    assert document["deck"] == list(match.state.deck)
    assert len(document["moveHistory"]) == len(match.moments)
    assert document["luckSeed"] == SEED


def packed(data: bytes) -> list[str]:
    return [base64.b64encode(zlib.compress(data)).decode()]


def packed_bomb(megabytes: int) -> list[str]:
    """So much in a few lines; it is nowhere whole, so that the test itself costs little, too."""
    packing = zlib.compressobj()
    parts = [packing.compress(b'{"deck":"')]
    parts += [packing.compress(b"x" * 1_000_000) for _ in range(megabytes)]
    parts += [packing.compress(b'"}'), packing.flush()]
    return [base64.b64encode(b"".join(parts)).decode()]


def changed(change: Callable[[dict[str, Any]], dict[str, Any]]) -> BadSave:
    """What is said of a save whose packed part was changed, under a right checksum."""
    stored = save_document(running(), TimeState(), STAMP)
    hidden = json.loads(zlib.decompress(base64.b64decode("".join(stored[PACKED]))))
    document = {**stored, PACKED: packed(json.dumps(change(hidden)).encode())}
    found = load_text(RULEBOOKS, readable({**document, "checksum": checksum(document)}))
    assert isinstance(found, BadSave), "it was taken for a good one"
    assert bad_save_text(ENGLISH, found)
    return found


def test_what_is_packed_is_checked_like_everything_else() -> None:
    hands = {"RED": ["KH"], "YELLOW": ["KS"]}
    cases = {
        "hands": lambda hidden: {**hidden, "hands": hands},
        "deck": lambda hidden: {**hidden, "deck": hidden["deck"][::-1]},
        "missing": lambda hidden: {**hidden, "moveHistory": hidden["moveHistory"][:-1]},
        "seed": lambda hidden: {**hidden, "luckSeed": "x"},
        "twice": lambda hidden: {**hidden, "players": []},
    }
    for name, change in cases.items():
        assert changed(change).kind in (Trouble.CORRUPTED, Trouble.INVALID_FORMAT), name
    assert changed(cases["hands"]).where == "hands"


def test_what_cannot_be_unpacked_is_said_and_costs_little() -> None:
    stored = save_document(running(), TimeState(), STAMP)
    bombs: list[Any] = [
        *(None, "text", [1], {}, [], [""], ["@@"], ["QUJD"], packed(b"[]"), packed(b"\xff")),
        [line[:-8] for line in stored[PACKED]],
        packed_bomb(50),
    ]
    for value in bombs:
        document = {**stored, PACKED: value}
        text = readable({**document, "checksum": checksum(document)})
        for found in (load_text(RULEBOOKS, text), glance(RULEBOOKS, text)):
            assert isinstance(found, BadSave)
            assert (found.where, bool(bad_save_text(ENGLISH, found))) == (PACKED, True)


def test_many_packed_lines_share_one_room() -> None:
    record = {PACKED: packed(json.dumps({"add": ["x" * 900]}).encode())}
    unpacking = Unpacking(room=2000)
    assert unpacking.whole(record) == {"add": ["x" * 900]}
    unpacking.whole(record)
    with pytest.raises(Unsound):
        unpacking.whole(record)


def test_every_card_would_be_found_in_a_plain_file() -> None:
    """The search of the first test can fail: a finished game shows all that it looks for."""
    text = save_text(done(running().resign(0)), TimeState(), STAMP)
    assert len(quoted(set(CARDS), text)) == len(CARDS)
    assert str(SEED) in text
