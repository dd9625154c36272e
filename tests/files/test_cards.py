"""Cards of own mistakes in a file: damage costs a line at most, and two programs may write."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.review.cards import MOST_CARDS, Card, Cards
from jungle_pg.core.review.values import Motif
from jungle_pg.files.cards import cards_in
from jungle_pg.files.shared import SharedStore

TODAY = date(2026, 11, 18)
MOTIF = Motif("allows_free", (("taker", "rat"), ("moves", 2)), ("A3A4", "G7G6"))
CARD = Card(
    "one", "jungle", "club", "7/7/7/7/7/7/7/7/7 r 0 1", 0, "A3A4", ("A3B3", "E7E8"), MOTIF, "dens",
    TODAY, TODAY,
)  # fmt: skip
FILE = cards_in(Path("nowhere"))
DATES = st.dates(date(2000, 1, 1), date(2100, 1, 1))


@given(DATES, st.none() | DATES, st.integers(0, 6), st.sampled_from([MOTIF, None]))
def test_a_card_comes_back_as_it_was(
    made: date, due: date | None, step: int, motif: Motif | None
) -> None:
    card = replace(CARD, made=made, due=due, step=step, motif=motif)
    assert FILE.parse_line(FILE.line(card)) == (card, {})


@given(st.data())
def test_a_damaged_line_is_left_out_and_told_and_the_others_stay(data: st.DataObject) -> None:
    other = replace(CARD, id="two")
    line = bytearray(FILE.line(CARD).encode())
    place = data.draw(st.integers(0, len(line) - 2))
    del line[place : data.draw(st.integers(place + 1, len(line) - 1))]
    found, problems = FILE.read(bytes(line) + FILE.line(other).encode())
    assert found.by_id["two"] == other
    assert len(found.by_id) + len(problems) == 2


def test_nothing_is_wrong_where_there_is_no_file(tmp_path: Path) -> None:
    assert cards_in(tmp_path).load() == (Cards(), ())


def test_what_another_program_knows_of_a_card_is_written_back(tmp_path: Path) -> None:
    file = cards_in(tmp_path)
    file.path.write_text(FILE.line(CARD, {"colour": "green"}), encoding="utf-8")
    answered = Cards().having([CARD]).after_answer("one", TODAY, is_right=True)
    assert file.merge(answered) == answered
    assert '"colour":"green"' in file.path.read_text(encoding="utf-8")
    assert file.load() == (answered, ())


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    file = cards_in(tmp_path)
    one, two = SharedStore.of(file), SharedStore.of(file)
    one.change(lambda cards: cards.having([CARD]))
    two.change(lambda cards: cards.having([replace(CARD, id="two")]))
    one.close()
    two.close()
    two.change(lambda cards: cards.after_answer("two", TODAY, is_right=True))
    two.close()
    stored = SharedStore.of(file).now
    assert stored.by_id.keys() == {"one", "two"}
    assert stored.by_id["two"].step == 1


def test_a_damaged_file_is_copied_before_it_is_replaced(tmp_path: Path) -> None:
    file = cards_in(tmp_path)
    file.path.write_text("rubbish\n" + FILE.line(CARD), encoding="utf-8")
    told: list[tuple[str, str]] = []
    store = SharedStore.of(file, lambda kind, problem: told.append((kind, problem)))
    assert told == [("cards", "Of the cards of your mistakes 1 are damaged and left out.")]
    store.change(lambda cards: cards.after_answer("one", TODAY, is_right=False))
    store.close()
    copies = [path for path in tmp_path.iterdir() if "damaged" in path.name]
    assert [path.read_text(encoding="utf-8")[:8] for path in copies] == ["rubbish\n"]


def test_what_is_learned_makes_room_first() -> None:
    learned = [replace(CARD, id=f"learned {number}", due=None) for number in range(10)]
    known = [replace(CARD, id=f"known {number}") for number in range(MOST_CARDS)]
    cards = Cards().having([*learned, *known])
    assert len(cards.by_id) == MOST_CARDS
    assert not any(card.is_learned for card in cards.by_id.values())
