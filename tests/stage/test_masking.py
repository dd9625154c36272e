"""Veiled texts: nobody can read them, and they behave as the texts they were."""

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.stage.inputs import Composing, Input, Key, Point, Typing
from jungle_pg.stage.masking import masked, masked_input, masked_words
from tests.rows import each_of


@each_of(
    ("text", "seen"),
    [
        ("Anna-Lena 27!", "Xxxx-Xxxx 00!"),
        ("小明 and Bo", "中中 xxx Xx"),
        ("/", "/"),
        ("", ""),
        ("ÄÖß٣", "XXx0"),
    ],
)
def test_letters_and_digits_become_all_the_same(text: str, seen: str) -> None:
    assert masked(text) == seen
    assert masked(seen) == seen


@each_of(
    ("event", "seen"),
    [
        (Typing("Anna"), Typing("Xxxx")),
        (Composing("ni"), Composing("xx")),
        (Key("a"), Key("x")),
        (Key("7", shift=True, repeat=True), Key("0", shift=True, repeat=True)),
        (Key("a", ctrl=True), Key("a", ctrl=True)),
        (Key("enter"), Key("enter")),
        (Point(3, 4), Point(3, 4)),
    ],
)
def test_nothing_is_left_of_what_is_typed_but_its_length(event: Input, seen: Input) -> None:
    assert masked_input(event, is_typing=True) == seen


def test_a_key_that_types_nothing_stays() -> None:
    assert masked_input(Key("h"), is_typing=False) == Key("h")


def test_cards_that_an_error_quotes_have_one_width() -> None:
    told = {masked_words(f"cannot play {card} from ['{card}', 'KS'] at 12") for card in CARDS}
    assert told == {"xx xx xx xx ['xx', 'xx'] xx xx"}
    assert {masked_words(seen) for seen in told} == told
