"""Write the files of a release, as players have them, and beside them what they hold.

    PYTHONPATH=CODE_OF_THE_RELEASE python tests/saves/old/make.py tests/saves/old/VERSION

Everything is written by the code of the release, `expected.json` too. It knows the names that
modules had since 1.0.0; a release that renames them again adds its names below.
"""

import json
import os
import shutil
import sys
from dataclasses import asdict, fields, replace
from datetime import datetime, timedelta
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from jungle_pg import __version__
from jungle_pg.cabinet import rulebooks
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.gametext import game_text
from jungle_pg.core.log import Cause, Player, Setup
from jungle_pg.core.match import Match, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.files.house_rules import HouseRulesFile, StoredHouseRules
from jungle_pg.files.settings import Settings, SettingsFile

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
STAMP = datetime(2026, 3, 4, 5, 6, 7)


def named(name: str, *modules: str) -> Any:
    """Something from the first of these modules that is there and has it."""
    for module in modules:
        try:
            return getattr(import_module(f"jungle_pg.{module}"), name)
        except (ImportError, AttributeError):
            continue
    raise LookupError(name)


try:
    TimeState = named("TimeState", "core.saving.values")
except LookupError:
    TimeState = named("Times", "core.saving_values")
save_match = named("save_match", "files.saves.folder", "files.saves")
load_match = named("load_match", "files.saves.folder", "files.saves")
autosaves_in = named("autosaves_in", "files.autosave.matches", "files.autosave_folder")
RULES = {
    "jungle": (
        *("traditional", "appendix", "course", "animal", "club"),
        "course+dog_river+extended_jumps+rat_only_den+rat_cannot_take_elephant",
        "traditional,rivers=edges,swimmers=RD,den_enterers=none,elephant_takes_rat=always,"
        "trapped_defender=full-rank,no_capture_limit=20,repetition_limit=none,pass_on_time=always",
        "animal,moves_first=top,row_one=top,side_names=Red-Blue,draw_by_agreement=no,start=appendix",
    ),
    "xiangqi": (
        *("standard", "casual", "club", "practice"),
        "standard,repetition=draw,no_capture_limit=20,dead_draw=no",
    ),
    "jackaroo": ("king", "king,alternate_start=yes", "king,passing_at_home=yes"),
}
SWITCHED = {
    "jungle": (
        *("traditional+rat_only_den", "appendix+extended_jumps", "animal+dog_river"),
        "club+rat_cannot_take_elephant",
    ),
    "xiangqi": (),
    "jackaroo": (),
}
ENDGAMES = {
    "jungle": (
        ("traditional", "7/3W3/7/7/7/7/7/7/e6 r"),
        ("club", "7/7/7/7/7/7/7/r6/C6 r"),
        ("animal", "7/7/7/7/7/7/l6/7/Rc5 b"),
        ("traditional,no_capture_limit=6", "l6/7/7/7/7/7/7/7/6L r 3 7"),
        ("traditional,repetition_limit=2", "l6/7/7/7/7/7/7/7/6L r"),
    ),
    "xiangqi": (
        ("standard", "3k5/9/9/9/9/9/9/9/4R4/4K3R w - - 0 1"),
        ("standard", "3k5/9/9/9/9/9/9/4p4/9/5K2R w - - 0 1"),
        ("standard,no_capture_limit=5", "3k5/9/9/9/9/9/9/4p4/9/5K2R w - - 2 9"),
        ("casual", "3k5/9/9/9/9/9/9/4p4/9/5K2R w - - 0 1"),
        ("standard", "3k5/9/9/9/9/9/9/4p4/4A4/5K3 w - - 0 1"),
    ),
    "jackaroo": (),
}
PLAYERS = (
    (Player("Ann"), Player("", 3)),
    (Player("张三", 8), Player('"B" ob')),
    (Player(), Player()),
)


def done(outcome: AnyMatch | Refusal) -> AnyMatch:
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def play(match: AnyMatch, rng: Random, plies: int, passes: bool = False) -> AnyMatch:
    """Random moves; a clock plays some of them, or lets a turn pass."""
    for number in range(plies):
        if match.verdict is not None:
            break
        passed = match.pass_turn(5000) if passes and number % 7 == 3 else Refusal("no")
        if not isinstance(passed, Refusal):
            match = passed
            continue
        actions = match.rulebook.actions(match.state)
        cause = Cause.AUTO if number % 11 == 5 else Cause.CHOICE
        moved = done(match.play(rng.choice(actions), cause, rng.randrange(9000)))
        if hasattr(moved, "timed"):
            moved = moved.timed(len(match.moments), STAMP + timedelta(seconds=number))
        match = moved
    return match


def running(game: str, rules: str, seed: int) -> AnyMatch:
    book, rng = rulebooks()[game], Random(seed)
    setup = Setup(
        book.codec.parse_rules(rules),
        players=PLAYERS[seed % 3],
        undo_depth=(None, 3, 0, 10)[seed % 4],
        luck_seed=rng.randrange(2**32),
    )
    for attempt in range(99):
        match = play(begin(book, setup), Random(seed + attempt), 7, passes=True)
        if match.verdict is None:
            break
    for _ in range(seed % 3):
        undone = match.undo()
        match = match if isinstance(undone, Refusal) else undone
    return match


def ended(game: str) -> dict[str, AnyMatch]:
    """For each way in which a game of this kind can end, the shortest match that was found."""
    book, best = rulebooks()[game], dict[str, AnyMatch]()
    starts = list(ENDGAMES[game])
    if game == "jackaroo":
        late = play(
            begin(book, Setup(book.codec.parse_rules("king"), luck_seed=5)), Random(5), 4000
        )
        assert late.verdict is not None
        ply = len(late.moments) - 60
        while late.rulebook.actor(late.state_at(ply)) not in (0, 1):
            ply += 1
        starts.append(("king", book.codec.position_text(late.state_at(ply))))
    for rules, position in starts:
        setup = Setup(book.codec.parse_rules(rules), position, players=PLAYERS[1], luck_seed=5)
        for seed in range(400 if game != "jackaroo" else 40):
            match = play(begin(book, setup), Random(seed), 60 if game != "jackaroo" else 400)
            reason = match.verdict.reason if match.verdict else None
            if reason and (reason not in best or len(match.moments) < len(best[reason].moments)):
                best[reason] = match
    usual = RULES[game][0]
    match = running(game, usual, 4)
    best["resignation"] = done(match.resign(1))
    best["time"] = done(match.lose_on_time())
    drawn = match.agree_draw()
    return best if isinstance(drawn, Refusal) else best | {"agreement": drawn}


def times(seed: int) -> Any:
    control = TimeControl((30, 0.5, 600)[seed % 3], list(Expiry)[seed % len(list(Expiry))])
    seats = frozenset({1}) if seed % 4 == 1 else frozenset[int]()
    return TimeState(None if seed % 5 == 0 else control, seed * 37, seats)


def summary(match: AnyMatch, at: Any = None) -> dict[str, Any]:
    """What a match is, in words that no later version needs to understand otherwise."""
    book, verdict, setup = match.rulebook, match.verdict, match.setup
    told = {
        "game": book.game_id,
        "rules": book.codec.rules_text(setup.rules),
        "position": book.codec.position_text(match.state),
        "log": len(match.moments),
        "cursor": match.cursor,
        "floor": match.floor,
        "verdict": verdict and [verdict.winner, verdict.reason, dict(verdict.facts)],
        "players": [[player.name, player.level] for player in setup.players],
        "undo": setup.undo_depth,
        "seed": setup.luck_seed,
    }
    if at is not None:
        control = at.control and [at.control.limit_s, at.control.expiry.value]
        told["times"] = [control, at.used_ms, sorted(at.auto_played)]
    return told


def write_saves(folder: Path, expected: dict[str, Any]) -> None:
    for game in rulebooks():
        matches = {
            f"{game}_{number}_running": running(game, rules, number)
            for number, rules in enumerate(RULES[game])
        }
        matches |= {f"{game}_by_{reason}": match for reason, match in ended(game).items()}
        for seed, (name, match) in enumerate(matches.items()):
            path = folder / "saves" / f"{name}.json"
            save_match(path, match, times(seed), STAMP)
            expected[f"saves/{path.name}"] = summary(match, times(seed))


def write_texts(folder: Path, expected: dict[str, Any]) -> None:
    """Games as text, and what else a version writes: board files, positions, game files."""
    (folder / "texts").mkdir(parents=True)
    for game, book in rulebooks().items():
        # Before 1.2.1 a text of hidden cards was not meant to be read again.
        for seed, rules in enumerate(RULES[game] if game != "jackaroo" else ()):
            match = play(begin(book, Setup(book.codec.parse_rules(rules), undo_depth=None)),
                         Random(seed), 9, passes=True)  # fmt: skip
            write_text(folder, f"{game}_{seed}.txt", game_text(match), match, expected)
            if getattr(book.saves, "has_game_files", False) and seed == 0:
                text = book.saves.game_file(match, "coordinates", STAMP)
                write_text(folder, f"{game}_{seed}.pgn", text, match, expected)
    from jungle_pg.core.jungle.boardfile import board_file_text
    from jungle_pg.core.jungle.fen import Position

    book = rulebooks()["jungle"]
    rules = book.codec.parse_rules("course")
    match = begin(
        book, Setup(rules, "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b", undo_depth=None)
    )
    text = board_file_text(rules, Position(match.state.board, match.state.mover))
    write_text(folder, "board_file.txt", text, match, expected)


def write_text(folder: Path, name: str, text: str, match: AnyMatch, expected: Any) -> None:
    (folder / "texts" / name).write_text(text, "utf-8")
    told = summary(match)
    wanted = ("game", "rules", "position", "log", "verdict")
    expected[f"texts/{name}"] = {name: told[name] for name in wanted}


def write_matches(folder: Path, expected: dict[str, Any]) -> None:
    """Matches that are played when the program is killed, one in the middle of a line."""
    kept = autosaves_in(folder, rulebooks, lambda: STAMP)
    for number, game in enumerate(rulebooks()):
        rules = RULES[game][-1]
        match = running(game, rules, 8 + number)
        autosave = kept.begin(match, times(number))
        for turn in range(61 if game == "jungle" else 21):
            match = play(match, Random(turn), 1)
            if match.verdict is not None:
                match = done(match.undo())
            autosave.note(match, times(turn))
            autosave.wait()
        for change in (match.undo(), match.redo()):
            match = match if isinstance(change, Refusal) else change
            autosave.note(match, times(3))
        match = replace(match, setup=replace(match.setup, players=PLAYERS[2]))
        autosave.note(match, times(4))
        match = play(match, Random(99), 1)
        autosave.note(match, times(6))
        autosave.wait()
        journal = autosave.stem.with_name(autosave.stem.name + ".journal")
        expected[f"matches/{journal.name}"] = summary(match, times(6))
    match = running("jungle", "club", 3)
    autosave = kept.begin(match, times(3))
    autosave.wait()
    journal = autosave.stem.with_name(autosave.stem.name + ".journal")
    with journal.open("ab") as file:
        file.write(b'0123456789abcdef {"keep":1,"add":[{"pie')
    expected[f"matches/{journal.name}"] = {**summary(match, times(3)), "torn": True}
    for path in [*folder.glob("matches/*.json"), *folder.glob("finished/*.json")]:
        loaded = load_match(rulebooks(), path)
        expected[f"{path.parent.name}/{path.name}"] = summary(loaded.match, loaded.times)


def write_settings(folder: Path, expected: dict[str, Any]) -> None:
    other: dict[str, Any] = {}
    for field in fields(Settings):
        usual = field.default
        if isinstance(usual, bool):
            other[field.name] = not usual
        elif field.name == "ui_scale":
            other[field.name] = 125
        elif field.name.endswith("volume"):
            other[field.name] = 17
    other |= {"language": "zh", "theme": "clock", "window_size": (1024, 768), "motion": "slow"}
    other |= {
        "characters": "simplified",
        "audio_buffer": 1024 if Settings().audio_buffer == 512 else 512,
    }
    by_game = isinstance(Settings().pieces, tuple)
    other["pieces"] = (("jungle", "both"), ("xiangqi", "character")) if by_game else "both"
    if by_game:
        other["notation"] = (("xiangqi", "wxf"),)
    if hasattr(Settings(), "replies"):
        other["replies"] = "slow"
    if hasattr(Settings(), "keys"):
        other["keys"] = (("hint", ("ctrl+g", "f3")),)
        other["pads"] = (("hint", ("back",)), ("undo", ()))
    settings = Settings(**other)
    assert SettingsFile(folder / "settings.json").save(settings) is None
    expected["settings.json"] = asdict(settings)


def write_house_rules(folder: Path, expected: dict[str, Any]) -> None:
    store = StoredHouseRules(HouseRulesFile(folder / "house_rules.json"))
    for game, book in rulebooks().items():
        for number, rules in enumerate(RULES[game]):
            name = f"第{number}" if number % 2 else f"No. {number}"
            text = book.codec.rules_text(book.codec.parse_rules(rules))
            assert store.keep(game, name, text) is None
    expected["house_rules.json"] = {game: dict(store.of(game)) for game in rulebooks()}


def write_career(folder: Path, expected: dict[str, Any]) -> None:
    """Progress and finished games, which releases up to 1.2.1 did not keep."""
    try:
        from jungle_pg.core.career.career import GameResult
        from jungle_pg.core.journey.progress import Earned, Progress, StageResult
        from jungle_pg.files.career import CareerFile
        from jungle_pg.files.progress import ProgressFile
    except ImportError:
        return
    results = {f"stage_{number}": StageResult(number % 4, 5, "2026-03-14") for number in range(9)}
    progress = Progress(
        results,
        {"stage_9": 2},
        frozenset({"jungle"}),
        {"den": Earned(STAMP.isoformat(), "20260314-180100-jungle-1bcd-a0b755ae")},
        {"jungle": "stage_9", "xiangqi": "第一关"},
    )
    assert ProgressFile(folder / "progress.json").merge(progress) == progress
    seats = ((None, 3), (8, None), (None, None))
    games = tuple(
        GameResult(
            f"{number:016x}", game, STAMP.isoformat(), ("Ann", "张三"), levels, number % 2, "den",
            40 + number, (None, 1190)[number % 2], {"lion": 9}, {"cat": 1}, number, "",
        )
        for number, (game, levels) in enumerate(product(rulebooks(), seats))
    )  # fmt: skip
    assert CareerFile(folder / "career.jsonl").append(games) is None
    for lock in folder.glob(".*.lock"):
        lock.unlink()
    expected["progress.json"] = {**asdict(progress), "knows_game": ["jungle"]}
    expected["career.jsonl"] = {"results": [asdict(game) for game in games]}


def rules_records(expected: dict[str, Any]) -> dict[str, Any]:
    """What all rules meant that are named by a file, each rule by itself."""
    texts = {(told["game"], told["rules"]) for told in expected.values() if "rules" in told}
    texts |= {(game, rules) for game in rulebooks() for rules in (*RULES[game], *SWITCHED[game])}
    return {
        f"{game}: {text}": rulebooks()[game].saves.rules_record(
            rulebooks()[game].codec.parse_rules(text)
        )
        for game, text in sorted(texts)
    }


def main(folder: Path) -> None:
    assert folder.name == __version__, f"this is the code of {__version__}"
    shutil.rmtree(folder, ignore_errors=True)
    expected: dict[str, Any] = {}
    write_saves(folder, expected)
    write_texts(folder, expected)
    write_settings(folder, expected)
    write_house_rules(folder, expected)
    write_career(folder, expected)
    write_matches(folder, expected)
    if __version__ >= "2":
        # Behind the code of the release, which is found first.
        sys.path.append(str(Path(__file__).parents[3]))
        since_2 = import_module("tests.saves.old.since_2")
        since_2.write_since_2(folder, expected, summary)
    expected["rules"] = rules_records(expected)
    lines = (
        f"  {json.dumps(name)}: {json.dumps(told, ensure_ascii=False)}"
        for name, told in sorted(expected.items())
    )
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (folder / "expected.json").write_text(text, "utf-8")
    # As a program ends that is killed: nothing is closed.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
