"""A program as a worker: what it is told, what its answers mean, and every way to go wrong.

The program is a list of lines here and its clock a number, so nothing waits.
"""

from collections.abc import Sequence
from dataclasses import replace

from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.engine.client import Priority
from jungle_pg.engine.foreign.faults import MEANINGS, Fault, fault_of
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.foreign.trial import Trial
from jungle_pg.engine.messages import Question
from jungle_pg.engine.thinking import Clocks, Limits, Order
from tests.engine.foreign.written_programs import (
    BOOKS,
    FAIRY,
    PATIENCE,
    START,
    XIANGQI,
    Bench,
    Talk,
    answered,
    deaf,
    polite,
    slow,
)
from tests.sample_games import done


def test_a_program_is_told_the_game_and_plays() -> None:
    later = done(START.play(XIANGQI.codec.parse_action("h3e3")))
    inquiry, bench = answered(polite("h10g8"), match=later)
    assert inquiry.thought is not None
    assert inquiry.thought.action == "h10g8"
    start = XIANGQI.codec.position_text(START.state)
    assert bench.told == [
        "uci",
        "setoption name UCI_Variant value xiangqi",
        "ucinewgame",
        "isready",
        f"position fen {start} moves h3e3",
        "go movetime 1000",
    ]


def test_ranks_may_be_counted_from_nought_and_moves_be_written_with_a_dash() -> None:
    other = Program("Other", ("other",), games=("xiangqi",), first_rank=0)
    later = done(START.play(XIANGQI.codec.parse_action("h3e3")))
    inquiry, bench = answered(polite("H9-G7"), other, later)
    assert inquiry.thought is not None
    assert inquiry.thought.action == "h10g8"
    assert bench.told[-2].endswith("moves h2e2")


def test_ucci_is_spoken_too() -> None:
    options = (Option("usemillisec", "check", "false"), Option("newgame", "button"))
    program = Program("Eye", ("eye",), "", "ucci", options, games=("xiangqi",), first_rank=0)
    said = "info depth 7 score 31 pv h2e2 h9g7"
    inquiry, bench = answered(polite("h2e2", said), program)
    assert inquiry.thought is not None
    assert (inquiry.thought.line, inquiry.thought.score) == (("h3e3", "h10g8"), 31)
    assert bench.told[:3] == ["ucci", "setoption usemillisec true", "setoption newgame"]
    assert bench.told[-1] == "go time 1000 movestogo 1"


def test_a_program_is_told_the_clocks_of_the_game_in_its_tongue() -> None:
    clocks = Clocks(1, (61_500, 30_250), (2_000, 0))
    eye = Program("Eye", ("eye",), "", "ucci", games=("xiangqi",), first_rank=0)
    fine = replace(eye, options=(Option("usemillisec", "check", "false"),))
    for program, line in (
        (FAIRY, "go wtime 61500 btime 30250 winc 2000 binc 0"),
        (fine, "go time 30250 increment 0 opptime 61500 oppincrement 2000"),
        (eye, "go time 30 increment 0 opptime 61 oppincrement 2"),
    ):
        bench = Bench(slow, program)
        inquiry = bench.pass_time(bench.ask(Order(clocks=clocks)))
        assert bench.told[-1] == line
        bench.pass_time(inquiry, 34)
        assert "stop" in bench.told, "nobody waits much longer than there is time"


def test_our_own_engine_is_told_everything_as_it_is() -> None:
    games = Option("Game", "combo", "jungle", choices=("jungle", "xiangqi"))
    own = Program("Own", ("own",), options=(games, Option("Rules", "string")), games=("jungle",))
    match = begin(BOOKS["jungle"], Setup(BOOKS["jungle"].codec.parse_rules("club")))
    move = BOOKS["jungle"].codec.action_text(BOOKS["jungle"].actions(match.state)[0])
    inquiry, bench = answered(polite(move.lower()), own, match)
    assert inquiry.thought is not None
    assert inquiry.thought.action == move
    assert "setoption name Game value jungle" in bench.told
    assert "setoption name Rules value club" in bench.told


def test_three_lines_are_told_with_their_scores_in_plies() -> None:
    bench = Bench(slow)
    inquiry = bench.pass_time(bench.ask(Order(lines=3)))
    assert "setoption name MultiPV value 3" in bench.told
    assert bench.told[-1] == "go infinite"
    bench.pipes[-1].waiting += [
        "info depth 5 multipv 1 score mate 2 nodes 90 time 40 pv h3e3 h10g8 e3e7",
        "info depth 5 multipv 2 score cp 40 nodes 90 time 40 pv b3e3 a10a9",
        "info depth 5 multipv 3 score mate -1 nodes 90 time 40 pv a1a2 a1a2",
    ]
    bench.pass_time(inquiry, 1)
    found = inquiry.progress
    assert found is not None
    assert found.line == ("h3e3", "h10g8", "e3e7")
    assert (found.mate_in, found.depth, found.nodes, found.seconds) == (3, 5, 90, 0.04)
    assert [(line.actions, line.mate_in) for line in found.others] == [
        (("b3e3", "a10a9"), None),
        (("a1a2",), -2),
    ]
    assert inquiry.is_open
    inquiry.cancel()
    assert bench.told[-1] == "stop"


def test_a_program_that_tells_thousands_of_lines_costs_little() -> None:
    bench = Bench(slow)
    inquiry = bench.pass_time(bench.ask(Order(lines=3)))
    for depth in range(1, 40):
        bench.pipes[-1].waiting += [
            f"info depth {depth} multipv {place} score cp {-place} pv h3e3 h10g8"
            for place in range(1, 200)
        ]
        bench.pass_time(inquiry, 0.2)
    assert inquiry.progress is not None
    assert inquiry.progress.depth == 39
    assert len(bench.worker._found) <= 3


def test_a_question_that_is_more_urgent_is_answered_next_and_late_moves_are_not_taken_for_it() -> (
    None
):
    bench = Bench(slow)
    first = bench.pass_time(bench.ask(Order()))
    first.cancel()
    bench.talk = polite("b3e3")
    bench.pipes[-1].talk = bench.talk
    second = bench.pass_time(bench.ask())
    assert second.thought is not None
    assert second.thought.action == "b3e3"
    assert len(bench.pipes) == 1


def test_a_program_that_takes_too_long_is_stopped_and_its_move_counts() -> None:
    bench = Bench(slow)
    inquiry = bench.pass_time(bench.ask(), 5)
    assert "stop" in bench.told
    assert inquiry.thought is not None
    assert inquiry.thought.action == "h3e3"


def test_a_program_that_thinks_to_a_depth_is_asked_whether_it_lives() -> None:
    bench = Bench(slow)
    inquiry = bench.pass_time(bench.ask(Order(limits=Limits(depth=30))), 60)
    assert inquiry.is_open
    assert bench.told.count("isready") >= 4


FAULTS: dict[str, tuple[Talk, Fault]] = {
    "hangs at once": (lambda line: [], Fault("mute")),
    "hangs before the game": (
        lambda line: [] if line == "isready" else polite()(line), Fault("silent"),
    ),
    "hangs in a thought": (deaf, Fault("silent")),
    "plays what cannot be played": (polite("a1a9"), Fault("illegal", "a1a9")),
    "plays no move at all": (polite("nonsense\x07"), Fault("illegal", "nonsense\x07")),
    "plays a move of ranks that are none": (polite("h99e99"), Fault("illegal", "h99e99")),
    "has no move": (polite("(none)"), Fault("no_move")),
    "talks nonsense all the time": (lambda line: ["what?", "bestmove", "\x00"], Fault("mute")),
}  # fmt: skip


def test_faults_of_programs_are_told_in_words_and_nothing_hangs() -> None:
    for name, (talk, fault) in FAULTS.items():
        bench = Bench(talk)
        inquiry = bench.pass_time(bench.ask(), 120)
        assert inquiry.thought is None, name
        assert fault_of(inquiry.error) == fault, (name, inquiry.error)
        # Whoever tries again gets an answer from a program that has come to its senses.
        bench.talk = polite()
        for pipe in bench.pipes:
            pipe.talk = bench.talk
        again = bench.pass_time(bench.ask())
        assert again.thought is not None, name


def test_a_program_that_ends_or_floods_is_told_and_left() -> None:
    for trouble in ("missing", "no_program", "ended", "flood"):
        bench = Bench(deaf)
        inquiry = bench.pass_time(bench.ask())
        bench.pipes[-1].trouble = trouble
        bench.pass_time(inquiry)
        assert fault_of(inquiry.error) == Fault(trouble)
        assert bench.pipes[-1].is_closed


def test_a_program_is_not_asked_about_games_it_does_not_play() -> None:
    match = begin(BOOKS["jungle"], Setup(BOOKS["jungle"].codec.parse_rules("club")))
    inquiry, _ = answered(polite(), match=match)
    assert fault_of(inquiry.error) == Fault("cannot_play")


def test_a_question_that_cannot_be_is_answered_in_words() -> None:
    bench = Bench(polite())
    question = Question("xiangqi", "standard", "no board", (), Order())
    inquiry = bench.pass_time(bench.client.ask(question, Priority.MOVE))
    assert inquiry.error


def test_every_fault_is_known_by_its_words() -> None:
    for code in MEANINGS:
        for quote in ("", "a1a9"):
            assert fault_of(str(Fault(code, quote))) == Fault(code, quote)
    assert fault_of("something else") is None


def trial(talk: Talk, **changes: object) -> Trial:
    bench = Bench(talk)
    books = {"jungle": BOOKS["jungle"], "xiangqi": XIANGQI, "jackaroo": BOOKS["jackaroo"]}
    trying = Trial(("x",), books, bench.opened, lambda: bench.now, PATIENCE)
    for _ in range(600):
        bench.now += 0.1
        if trying.poll():
            break
    assert trying.is_done
    return trying


def introduced(*lines: str, tongue: str = "uci", talk: Talk = polite()) -> Talk:  # noqa: B008
    def answer(line: str) -> Sequence[str]:
        if line == tongue:
            return [*lines, f"{tongue}ok"]
        return [] if line in ("uci", "ucci") else talk(line)

    return answer


def test_a_trial_finds_name_options_tongue_and_ranks() -> None:
    option = "option name Threads type spin default 1 min 1 max 8"
    fairy = trial(introduced("id name Fairy", "id author A", option))
    assert fairy.fault is None
    assert (fairy.program.name, fairy.program.author) == ("Fairy", "A")
    assert fairy.program.own_options == (Option("Threads", "spin", "1", 1, 8),)
    assert (fairy.program.games, fairy.program.first_rank) == (("xiangqi",), 1)
    ranks = trial(introduced(talk=polite("h2e2")))
    assert (ranks.program.games, ranks.program.first_rank) == (("xiangqi",), 0)
    ucci = trial(introduced(tongue="ucci", talk=polite("h2e2")))
    assert (ucci.program.dialect, ucci.program.name) == ("ucci", "x")


def test_a_trial_says_what_is_wrong() -> None:
    chess = introduced("id name Chess", talk=polite("e2e4"))
    assert trial(chess).fault == Fault("other_game", "e2e4")
    only_chess = introduced("option name UCI_Variant type combo default chess var chess")
    assert trial(only_chess).fault == Fault("other_game")
    assert trial(lambda line: []).fault == Fault("mute")
    assert trial(introduced(talk=deaf)).fault == Fault("silent")


def test_a_trial_of_what_was_tried_before_keeps_what_is_set() -> None:
    option = Option("Threads", "spin", "1", 1, 8)
    earlier = replace(FAIRY, options=(option,)).having("Threads", "4")
    bench = Bench(introduced("option name Threads type spin default 1 min 1 max 8"))
    trying = Trial(("x",), {"xiangqi": XIANGQI}, bench.opened, lambda: 0.0, earlier=earlier)
    while not trying.poll():
        pass
    assert trying.program.value(option) == "4"
