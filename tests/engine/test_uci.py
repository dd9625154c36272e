"""The protocol, line by line, and once through a real process."""

import io
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from threading import Thread

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.commands.engine import WholeLines
from jungle_pg.core.gametext import play_texts
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.engine.search.packed import search_form
from jungle_pg.engine.thinking import Limits
from jungle_pg.engine.uci import LONGEST_LINE, UciSession
from jungle_pg.engine.uci_words import limits_of
from tests.rows import each_of

XIANGQI = XiangqiRulebook()


def answers(*lines: str) -> list[str]:
    said: list[str] = []
    UciSession(brains(lambda: 0.0), "jungle", None, said.append).run(lines)
    return said


def test_uci_introduces_the_engine_and_its_options() -> None:
    said = answers("uci")
    assert said[0].startswith("id name Jungle ")
    assert said[-1] == "uciok"
    assert f"info string {search_form()} search" in said
    assert [line.split()[2] for line in said if line.startswith("option")] == [
        "Game",
        "Rules",
        "Level",
        "MultiPV",
        "Seed",
    ]
    assert "option name Rules type string default traditional" in said


def test_every_game_can_be_chosen() -> None:
    (line,) = [line for line in answers("uci") if "name Game" in line]
    assert line.startswith("option name Game type combo default jungle var jungle var xiangqi")
    said = answers("setoption name Game value xiangqi", "position startpos", "go depth 1")
    XIANGQI.codec.parse_action(said[-1].split()[1])
    assert said[-1].split()[1] in {
        XIANGQI.codec.action_text(move) for move in XIANGQI.actions(XIANGQI.start(STANDARD))
    }


def test_another_game_brings_its_own_rules_and_start() -> None:
    chosen = "setoption name Game value xiangqi"
    place = "position fen 3k5/9/9/9/9/9/9/R8/9/1R2K4 w moves a3a8"
    said = answers("setoption name Rules value animal", chosen, place, "go depth 1")
    assert said[-1].startswith("bestmove d10")
    refused = answers(chosen, "setoption name Rules value animal")
    assert refused[-1].startswith("info string unknown rule set 'animal'")
    back = answers(chosen, "setoption name Game value jungle", "go depth 1")
    assert JUNGLE.codec.parse_action(back[-1].split()[1]) is not None


def test_a_game_nobody_knows_leaves_the_last_one() -> None:
    said = answers("setoption name Game value chess", "position startpos moves a3a4", "go depth 1")
    assert said[0].startswith("info string unknown game 'chess'; choose from jungle, xiangqi")
    assert said[-1].startswith("bestmove ")


def test_moves_of_xiangqi_are_read_in_any_notation_of_one_word() -> None:
    chosen = "setoption name Game value xiangqi"
    by_points, by_words = (
        answers(chosen, "setoption name Level value 4", f"position startpos moves {move}", "go")
        for move in ("b3e3", "C8=5")
    )
    assert by_points[-1] == by_words[-1]


REFUSED_POSITIONS = (
    "position startpos moves a3a9",
    "position startpos moves a3a4 a3a4",
    "position startpos moves nonsense",
    "position fen nonsense",
    "position",
    "position startpos moves " + "a3a4 a7a6 a4a3 a6a7 " * (LONGEST_LINE // 20),
    " " * LONGEST_LINE + "position startpos",
    "position\0 startpos",
    "\ufffdposition startpos",
)


def test_after_a_refused_position_go_says_why_and_plays_no_move() -> None:
    for refused in REFUSED_POSITIONS:
        said = answers("position startpos moves a3a4", refused, "go depth 1", "isready")
        why = said[0].removeprefix("info string ")
        assert said == [
            f"info string {why}",
            f"info string no move: the position was refused: {why}",
            "bestmove 0000",
            "readyok",
        ], refused[:40]
        for mended in ("position startpos", "ucinewgame", "setoption name Rules value animal"):
            assert answers(refused, mended, "go depth 1")[-1] != "bestmove 0000", mended


def test_after_a_refused_position_every_go_is_answered_once() -> None:
    for go in ("go", "go infinite", "go wtime 1000 btime 1000", "go movetime abc", "go dance"):
        said = answers("position startpos moves a3a9", go, "isready")
        assert said[1].startswith("info string no move: the position was refused: move 1"), go
        assert said[2:] == ["bestmove 0000", "readyok"], go


def test_a_go_that_is_not_understood_says_so_and_plays_no_move() -> None:
    bad = ("movetime abc", "movetime", "depth 3 nodes", "ponder", "wtime", "winc 5", "movestogo 9")
    overlong = "depth " * LONGEST_LINE
    for go in (*(f"go {words}" for words in bad), f"go {overlong}", "go\0 depth 1", "GO depth 1"):
        said = answers("position startpos", go, "isready")
        assert said[0].startswith("info string "), go
        assert len(said[0]) < 600, go
        assert said[1:] == ["bestmove 0000", "readyok"], go
    assert answers("go movetime abc", "go depth 1")[-1] != "bestmove 0000"


def test_clocks_are_time_to_think_and_end_in_a_move() -> None:
    ticks = iter(range(10**9))
    for go in ("go wtime 1000 btime 1000", "go wtime 9 btime -3 winc 2 binc 2 movestogo 4"):
        said: list[str] = []
        session = UciSession(brains(lambda: next(ticks) / 1000), "jungle", None, said.append)
        session.run(["position startpos moves a3a4", go])
        assert [line for line in said if line.startswith("bestmove")] == said[-1:], go
        assert JUNGLE.codec.parse_action(said[-1].split()[1]) is not None, go


@pytest.mark.parametrize(
    ("words", "mover", "limits"),
    [
        ("", 0, None),
        ("infinite", 0, None),
        ("depth 4 nodes 70", 0, Limits(depth=4, nodes=70)),
        ("wtime 30000 btime 60000", 0, Limits(seconds=1.0)),
        ("wtime 30000 btime 60000", 1, Limits(seconds=2.0)),
        ("wtime 30000 btime 60000 winc 1000 binc 2000", 1, Limits(seconds=3.5)),
        ("wtime 30000 btime 60000 movestogo 10", 0, Limits(seconds=3.0)),
        ("wtime 30000 btime 60000 movestogo 1", 0, Limits(seconds=15.0)),
        ("wtime 30000", 1, Limits(seconds=1.0)),
        ("wtime 900000000 btime 1", 0, Limits(seconds=60.0)),
        ("wtime -80 btime 1000 winc 5000", 0, Limits(seconds=0.01)),
        ("wtime 30000 btime 60000 movetime 200 depth 3", 0, Limits(depth=3, seconds=0.2)),
    ],
)
def test_a_share_of_the_clock_is_for_each_move(
    words: str, mover: int, limits: Limits | None
) -> None:
    assert limits_of(words.split(), mover) == limits


def test_a_line_without_end_is_refused_and_the_next_one_answered() -> None:
    said = answers("isready " * LONGEST_LINE, "isready")
    assert said == [f"info string a line has at most {LONGEST_LINE} characters", "readyok"]


def test_isready_is_answered() -> None:
    assert answers("isready") == ["readyok"]


def test_go_tells_each_depth_and_the_best_move_in_lower_case() -> None:
    said = answers("position startpos moves a3a4 A7A6", "go depth 3")
    infos = [line.split() for line in said[:-1]]
    assert [words[2] for words in infos] == ["1", "2", "3"]
    assert infos[0][3] == "score"
    for word in ("nodes", "nps", "time", "pv"):
        assert all(word in words for words in infos)
    best = said[-1].split()
    assert best[0] == "bestmove"
    assert best[1] == best[1].lower() == infos[-1][infos[-1].index("pv") + 1]


def test_a_forced_win_is_told_in_moves() -> None:
    said = answers("position fen 7/7/3W3/7/7/7/7/6e/7 r", "go depth 4")
    assert "score mate 2" in said[-2]
    said = answers("position fen 6l/7/7/7/7/7/4E2/3rC2/2w4 r", "go depth 4")
    assert "score mate -1" in said[-2]


@pytest.mark.parametrize("go", ["go depth 2", "go nodes 300", "go movetime 1"])
def test_every_limit_ends_in_a_move(go: str) -> None:
    if go == "go movetime 1":
        ticks = iter(range(10**9))
        said: list[str] = []
        session = UciSession(brains(lambda: next(ticks) / 1000), "jungle", "club", said.append)
        session.run([go])
    else:
        said = answers(go)
    assert said[-1].startswith("bestmove ")


def test_levels_play_by_their_own_limits() -> None:
    assert answers("setoption name Level value 2", "go")[-1].startswith("bestmove ")
    same = [
        answers("setoption name Level value 4", "setoption name Seed value 7", "go")
        for _ in range(2)
    ]
    assert same[0] == same[1]


def test_rules_change_the_game() -> None:
    said = answers("setoption name Rules value animal+dog_river", "position startpos", "go depth 1")
    assert said[-1].startswith("bestmove ")
    wrong = answers("setoption name Rules value odd")
    assert len(wrong) == 1
    assert wrong[0].startswith("info string unknown rule set 'odd'; choose from traditional,")


def test_without_a_legal_move_there_is_no_best_move() -> None:
    assert answers("position fen rC5/T6/7/7/7/7/7/7/7 b", "go depth 3") == ["bestmove (none)"]


def test_a_pass_is_read_as_a_move() -> None:
    said = answers(
        "setoption name Rules value animal", "position startpos moves pass", "go depth 1"
    )
    assert JUNGLE.codec.parse_action(said[-1].split()[1]) is not None
    assert said[-1].split()[1][1] in "789"


@each_of(
    ("line", "complaint"),
    [
        ("dance", "unknown command: dance"),
        ("position", "position is 'startpos'"),
        ("position fen", "a position has a board"),
        ("position fen 7/7 r", "a board has 9 rows"),
        ("position startpos moves a3a5", "move 1, a3a5: not adjacent"),
        ("position startpos moves xyz", "a move is two squares"),
        ("go depth", "go takes depth"),
        ("go depth x", "a number from 1"),
        ("go depth 0", "a number from 1"),
        ("go movetime -5", "a number from 1"),
        ("go nodes " + "9" * 5000, "a number from 1"),
        ("setoption name Level value 9", "a number from 1 to 8"),
        ("setoption name Colour value red", "unknown option: colour"),
        ("setoption", "unknown command"),
        ("\x00\ufffd é", "unknown command"),
    ],
)
def test_a_bad_line_is_answered_and_never_ends_it(line: str, complaint: str) -> None:
    said = answers(line, "", "   ", "isready")
    assert said[0].startswith("info string ")
    assert complaint in said[0]
    assert said[-1] == "readyok"


class Conversation:
    """A real engine process, spoken to line by line."""

    def __init__(self, *options: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "jungle_pg", "engine", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")

    def hear(self, word: str) -> str:
        assert self._process.stdout is not None
        return next(line for line in self._process.stdout if line.startswith(word))

    def until(self, word: str) -> list[str]:
        """All lines up to the first that begins so."""
        assert self._process.stdout is not None
        told: list[str] = []
        for line in self._process.stdout:
            told.append(line.strip())
            if line.startswith(word):
                break
        return told

    def end(self) -> tuple[int, str]:
        _, errors = self._process.communicate(timeout=20)
        return self._process.returncode, errors


@pytest.fixture
def conversation() -> Iterator[Conversation]:
    talk = Conversation()
    yield talk
    talk._process.kill()
    talk._process.communicate()


class Letters(io.StringIO):
    """A stream that lets other threads have a turn in the middle of every text."""

    def write(self, text: str) -> int:
        for letter in text:
            super().write(letter)
            time.sleep(0)
        return len(text)


def test_lines_of_two_threads_never_run_into_each_other() -> None:
    stream = Letters()
    say = WholeLines(stream).say
    lines = ["info depth 3 pv a3a4", "readyok"]

    def repeat(line: str) -> None:
        for _ in range(40):
            say(line)

    threads = [Thread(target=repeat, args=(line,)) for line in lines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(stream.getvalue().splitlines()) == sorted(lines * 40)


@pytest.mark.process
def test_stop_ends_an_endless_thought_and_quit_the_process(conversation: Conversation) -> None:
    conversation.say("position startpos")
    conversation.say("go infinite")
    conversation.hear("info depth 2")
    conversation.say("isready")
    conversation.hear("readyok")
    conversation.say("position startpos")
    assert "still thinking" in conversation.hear("info string")
    conversation.say("stop")
    assert conversation.hear("bestmove").split()[1] != "(none)"
    conversation.say("go depth 1")
    assert conversation.hear("bestmove").split()[1] == "0000"
    conversation.say("quit")
    assert conversation.end() == (0, "")


@pytest.mark.process
def test_a_process_tells_the_best_lines_of_each_depth_in_their_order(
    conversation: Conversation,
) -> None:
    few = "7/7/7/7/7/7/7/R6/2d4 r"
    places = (("jungle", "startpos", 3), ("jungle", f"fen {few}", 3), ("xiangqi", "startpos", 3))
    for game, place, depth in places:
        conversation.say(f"setoption name Game value {game}")
        for most in (3, 1):
            conversation.say(f"setoption name MultiPV value {most}")
            conversation.say(f"position {place}")
            conversation.say(f"go depth {depth}")
            told = conversation.until("bestmove")
            lines = [line.split() for line in told if line.startswith("info depth")]
            rulebook = brains(lambda: 0.0)[game][0]
            rules = rulebook.codec.parse_rules(rulebook.usual_rules)
            start = rulebook.start(rules, few if place != "startpos" else None)
            wanted = min(most, len(rulebook.actions(start)))
            for at in {words[2] for words in lines}:
                there = [words for words in lines if words[2] == at]
                firsts = [words[words.index("pv") + 1] for words in there]
                assert len(set(firsts)) == len(firsts) == wanted, (game, place, most, at)
                numbers = [words[words.index("multipv") + 1] for words in there if most > 1]
                assert numbers == [str(each + 1) for each in range(wanted)] * (most > 1)
                worths = [worth_of(words) for words in there]
                assert worths == sorted(worths, reverse=True), (game, place, most, at)
            last = [words for words in lines if words[2] == lines[-1][2]]
            assert told[-1].split()[1] == last[0][last[0].index("pv") + 1]
    conversation.say("setoption name MultiPV value 4")
    assert "a number from 1 to 3" in conversation.hear("info string")


def worth_of(words: list[str]) -> float:
    """What an `info` says a line is worth; a sooner win is worth more, a sooner loss less."""
    kind, number = words[words.index("score") + 1 :][:2]
    if kind == "cp":
        return float(number)
    return (1e6 - abs(int(number))) * (1 if int(number) > 0 else -1)


@pytest.mark.process
def test_a_process_plays_xiangqi_until_it_mates() -> None:
    talk = Conversation("--game", "xiangqi")
    talk.say("uci")
    assert "default xiangqi" in talk.hear("option name Game")
    assert "default standard" in talk.hear("option name Rules")
    talk.hear("uciok")
    moves = ["h3e3", "i10i9", "e3e7", "a10a9", "b3b5", "i9i10"]
    talk.say(f"position startpos moves {' '.join(moves)}")
    talk.say("go depth 3")
    best = talk.hear("bestmove").split()[1]
    match = play_texts(XIANGQI, Setup(STANDARD), [*moves, best]).match()
    assert match.verdict == Verdict(0, "checkmate")
    talk.say(f"position startpos moves {' '.join([*moves, best])}")
    talk.say("go depth 3")
    assert talk.hear("bestmove").split()[1] == "(none)"
    talk.say("setoption name Game value jungle")
    talk.say("position startpos moves a3a4")
    talk.say("go depth 2")
    assert talk.hear("bestmove").split()[1][1] in "789"
    talk.say("quit")
    assert talk.end() == (0, "")


@pytest.mark.process
def test_quit_in_mid_thought_leaves_no_process(conversation: Conversation) -> None:
    conversation.say("go infinite")
    conversation.hear("info depth 1")
    conversation.say("quit")
    assert conversation.end() == (0, "")


@pytest.mark.process
def test_the_end_of_input_is_a_quit_after_the_last_answer() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg", "engine"],
        input="position startpos\ngo depth 3\n",
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("bestmove ")
    assert "info depth 3" in done.stdout


@pytest.mark.process
def test_bytes_that_are_no_letters_are_a_line_that_means_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg", "engine"],
        input=b"\xff\xfe\nisready\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    refused, ready = done.stdout.splitlines()
    assert refused.startswith(b"info string unknown command")
    assert ready == b"readyok"
