"""A program as a worker: what it is told, what its answers mean, and every way to go wrong.

The program is a list of lines here and its clock a number, so nothing waits.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.foreign.faults import MEANINGS, Fault, fault_of
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.foreign.trial import Trial
from jungle_pg.engine.foreign.worker import ForeignWorker, Patience
from jungle_pg.engine.messages import Question, question_about
from jungle_pg.engine.thinking import Clocks, Limits, Order
from tests.sample_games import done

BOOKS = rulebooks()
XIANGQI = BOOKS["xiangqi"]
PATIENCE = Patience(start=10, beyond=3, silence=8, stop=4)
VARIANTS = Option("UCI_Variant", "combo", "xiangqi", choices=("chess", "xiangqi"))
LINES = Option("MultiPV", "spin", "1", 1, 5)
FAIRY = Program("Fairy", ("fairy",), options=(VARIANTS, LINES), games=("xiangqi",))
START = begin(XIANGQI, Setup(XIANGQI.codec.parse_rules("standard")))

Talk = Callable[[str], Sequence[str]]
"""What a program answers to a line."""


class Written:
    """A pipe to a program that answers each line by a function, or as the test goes on."""

    def __init__(self, talk: Talk) -> None:
        self.talk, self.told, self.waiting = talk, list[str](), list[str]()
        self.trouble = ""
        self.is_closed = False

    def start(self, command: Sequence[str]) -> None:
        self.command = command

    def say(self, line: str) -> None:
        self.told.append(line)
        self.waiting += self.talk(line)

    def heard(self, wait_s: float = 0.0) -> list[str]:
        lines, self.waiting = self.waiting, []
        return lines

    def close(self) -> None:
        self.is_closed = True


def polite(move: str = "h3e3", *before: str) -> Talk:
    """A program that does all it is told."""

    def talk(line: str) -> list[str]:
        match line.split():
            case ["uci" | "ucci" as tongue]:
                return [f"{tongue}ok"]
            case ["isready"]:
                return ["readyok"]
            case ["go", *_]:
                return [*before, f"bestmove {move}"]
        return []

    return talk


def slow(line: str) -> Sequence[str]:
    """A program that thinks for ever, and stops when it is told."""
    return ["bestmove h3e3"] if line == "stop" else [] if line.startswith("go") else polite()(line)


def deaf(line: str) -> Sequence[str]:
    """A program that says nothing any more once it thinks."""
    return [] if line == "stop" or line.startswith("go") else polite()(line)


class Bench:
    """A client whose programs are written down, and its clock."""

    def __init__(self, talk: Talk, program: Program = FAIRY) -> None:
        self.now, self.pipes = 0.0, list[Written]()
        self.talk = talk

        def opened() -> Written:
            self.pipes.append(Written(self.talk))
            return self.pipes[-1]

        self.opened = opened
        self.worker = ForeignWorker(program, BOOKS, opened, lambda: self.now, PATIENCE)
        self.client = EngineClient(lambda: self.worker)

    def ask(self, order: Order = Order(limits=Limits(seconds=1)), match=START) -> Inquiry:  # type: ignore[no-untyped-def]  # noqa: B008
        return self.client.ask(question_about(match, order), Priority.MOVE)

    def pass_time(self, inquiry: Inquiry, seconds: float = 0.0) -> Inquiry:
        """Look sixty times, so that everything that can go on goes on."""
        for _ in range(60):
            self.now += seconds / 60
            inquiry.poll()
        return inquiry

    @property
    def told(self) -> list[str]:
        return self.pipes[-1].told


def answered(talk: Talk, program: Program = FAIRY, match=START) -> tuple[Inquiry, Bench]:  # type: ignore[no-untyped-def]
    bench = Bench(talk, program)
    return bench.pass_time(bench.ask(match=match)), bench


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
