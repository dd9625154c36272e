"""Lines of other programs: what they say, and that nothing they say does harm."""

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.engine.foreign.spoken import (
    LARGEST,
    LONGEST_LINE,
    LONGEST_NAME,
    Chosen,
    Found,
    Introduced,
    Named,
    Option,
    Ready,
    newest,
    number_in,
    said,
)

MEANINGS = {
    "uciok": Introduced("uci"),
    "  ucciok ": Introduced("ucci"),
    "readyok": Ready(),
    "id name Fairy-Stockfish 11.1 LB 64": Named("name", "Fairy-Stockfish 11.1 LB 64"),
    "id author Fabian Fichter": Named("author", "Fabian Fichter"),
    "bestmove h3e3 ponder h10g8": Chosen("h3e3"),
    "bestmove (none)": Chosen(None),
    "bestmove 0000": Chosen(None),
    "nobestmove": Chosen(None),
    "option name Hash type spin default 16 min 1 max 33554432": Option(
        "Hash", "spin", "16", 1, 33554432
    ),
    "option name Move Overhead type spin default 10 min 0 max 5000": Option(
        "Move Overhead", "spin", "10", 0, 5000
    ),
    "option name Analysis Contempt type combo default Both var Off var White Side var Both": Option(
        "Analysis Contempt", "combo", "Both", choices=("Off", "White Side", "Both")
    ),
    "option name Ponder type check default true": Option("Ponder", "check", "true"),
    "option name Ponder type check": Option("Ponder", "check", "false"),
    "option name Clear Hash type button": Option("Clear Hash", "button"),
    "option name EvalFile type string default <empty>": Option("EvalFile", "string"),
    "option name EvalFile type string default my net.nnue": Option(
        "EvalFile", "string", "my net.nnue"
    ),
    "option usemillisec type check default false": Option("usemillisec", "check", "false"),
    "option hashsize type spin min 16 max 1024 default 4": Option(
        "hashsize", "spin", "16", 16, 1024
    ),
    "option name Style type combo default Odd var Solid var Risky": Option(
        "Style", "combo", "Solid", choices=("Solid", "Risky")
    ),
    "info depth 6 seldepth 7 multipv 2 score cp -31 nodes 1024 nps 5 time 250 pv h3e3 h10g8": Found(
        ("h3e3", "h10g8"), 2, 6, 1024, 0.25, -31
    ),
    "info depth 9 score mate -3 nodes 5 pv a1a2": Found(("a1a2",), 1, 9, 5, 0.0, None, -3),
    "info depth 6 score 4 pv h2e2 h9g7": Found(("h2e2", "h9g7"), 1, 6, score=4),
}

NOTHING = [
    "",
    "info",
    "info string pv a1a2",
    "info depth 5 currmove a1a2 currmovenumber 3",
    "info depth 5 score cp 20 lowerbound pv a1a2",
    "info depth 5 pv",
    "option",
    "option name",
    "option name Hash",
    "option name Hash type",
    "option name Hash type rope",
    "option name Style type combo default Solid",
    "option type spin default 1",
    f"option name {'x' * (LONGEST_NAME + 1)} type check",
    "id",
    "id name",
    "id elo 3000",
    "uciok?",
    "Unknown command: uci",
    "registration error",
]


def test_every_line_of_the_protocols_is_understood() -> None:
    for line, meaning in MEANINGS.items():
        assert said(line) == meaning, line


def test_lines_that_say_nothing_are_passed_over() -> None:
    for line in NOTHING:
        assert said(line) is None, line


def test_numbers_beyond_all_reason_are_none() -> None:
    for text in ("", "1.5", "0x10", "1e5", str(LARGEST + 1), "9" * 400, "\u0663", "--1"):
        assert number_in(text) is None, text


def test_a_line_of_many_moves_is_cut() -> None:
    found = said("info depth 1 pv" + " a1a2" * 5000)
    assert isinstance(found, Found)
    assert len(found.moves) == LONGEST_LINE


def test_of_many_lines_only_the_newest_for_each_place_are_left() -> None:
    assert newest([]) == []
    lines = [
        "info depth 1 multipv 1 pv a1a2",
        "info depth 1 multipv 2 pv b1b2",
        "readyok",
        "info depth 2 multipv 1 pv c1c2",
        "info depth 3 multipv 1 score cp 9 lowerbound pv d1d2",
        "info string busy",
        "bestmove c1c2",
        "info depth 1 pv e1e2",
        "info depth 2 pv f1f2",
    ]
    assert newest(lines) == [
        "info depth 1 multipv 2 pv b1b2",
        "readyok",
        "info depth 2 multipv 1 pv c1c2",
        "info string busy",
        "bestmove c1c2",
        "info depth 2 pv f1f2",
    ]


PIECES = (
    "id name author option type spin check combo string button default min max var info depth"
    " score cp mate pv nodes time multipv bestmove ponder uciok readyok (none) -1 99999999999"
)
WORDS = st.one_of(st.text(max_size=12), st.sampled_from(PIECES.split()))


@given(st.lists(WORDS, max_size=20))
def test_no_line_does_harm_and_every_option_takes_its_default(words: list[str]) -> None:
    heard = said(" ".join(words))
    if isinstance(heard, Option):
        assert heard.kind == "button" or heard.takes(heard.default)
        assert heard.name.isprintable()
        assert len(heard.name) <= LONGEST_NAME
    if isinstance(heard, Found):
        assert heard.place >= 1
        assert heard.depth >= 0
        assert abs(heard.score or 0) <= 20_000
