"""What players have written since 2.0.0: studies, reviews, cards, puzzles of their own, programs.

`make.py` calls it with the code of a release; what the files hold is told in plain words.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from random import Random
from typing import Any

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.clock import Budget, Expiry, TimeControl, TotalTime
from jungle_pg.core.journey.own import OwnStage, OwnStages
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Ending, Player, Setup, Stakes
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.review.cards import Card, Cards
from jungle_pg.core.review.values import JudgedPosition, Motif
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.pictures import carrying
from jungle_pg.core.saving.studies.document import study_text
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import AnyStudy, Study
from jungle_pg.engine.foreign.program import Program, record_of
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.thinking import Limits
from jungle_pg.files.autosave.journal import StudyJournal
from jungle_pg.files.cards import cards_in
from jungle_pg.files.own_stages import own_stages_in
from jungle_pg.files.programs import ProgramsFile
from jungle_pg.files.reviews import ReviewFile
from jungle_pg.files.saves.folder import save_match
from tests.saves.wandering import as_told

STAMP = datetime(2026, 3, 4, 5, 6, 7)
NODES = 60_000
PICTURE = (
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a4944415478da6360000000020001e527defc0000000049454e44ae4260"
    "82"
)
"""One black point."""
TOTAL = TotalTime((Budget(900, 10), Budget(300)))
PROGRAM = Program(
    "鱼 Fish", ("/opt/fish 1/fish", "--quiet"), "Somebody", "ucci",
    (Option("Hash", "spin", "16", 1, 64), Option("Style", "combo", "a", choices=("a", "b"))),
    (("Hash", "32"),), ("xiangqi",), 0, Limits(nodes=100),
)  # fmt: skip
PLAYERS = (Player("鱼", None, True), Player())
POSITION = "7/3W3/7/7/7/7/7/7/e6 r"


def matches() -> dict[str, tuple[AnyMatch, TimeState]]:
    """Games with what a setup may hold since 2.0.0."""
    setups: dict[str, tuple[str, str, dict[str, Any]]] = {
        "jungle_total_time": ("jungle", "club", {"total": TOTAL}),
        "jungle_rated": ("jungle", "club", {"stakes": Stakes.RATED, "undo_depth": 0}),
        "jungle_coached": ("jungle", "traditional", {"coached": 2}),
        "jungle_from_another": ("jungle", "course", {"stakes": Stakes.NOTHING}),
        "xiangqi_chase": ("xiangqi", "standard,repetition=chase", {"total": TOTAL}),
        "xiangqi_program": (
            "xiangqi",
            "standard",
            {"players": PLAYERS},
        ),
        "jackaroo_duplicate": ("jackaroo", "king", {"earlier_lead": -7}),
    }
    found: dict[str, tuple[AnyMatch, TimeState]] = {}
    for seed, (name, (game, rules, more)) in enumerate(setups.items()):
        book = rulebooks()[game]
        setup = replace(Setup(book.codec.parse_rules(rules), luck_seed=seed + 5), **more)
        control = None if setup.total else TimeControl(30, Expiry.PASS)
        found[name] = played(begin(book, setup), Random(seed), 9), TimeState(control, 410)
    card_game = rulebooks()["jackaroo"]
    whole = begin(card_game, Setup(card_game.codec.parse_rules("king"), luck_seed=77))
    found["jackaroo_seen"] = as_told(played(whole, Random(4), 41), 1), TimeState(None, 70)
    return found


def played(match: AnyMatch, rng: Random, plies: int) -> AnyMatch:
    """Random plies, and on to the end of a move."""
    for number in range(plies + 99):
        before = match.state
        action = rng.choice(match.rulebook.actions(before))
        after = match.play(action, used_ms=rng.randrange(5000))
        assert not isinstance(after, Refusal), after
        match = after
        if number >= plies and match.rulebook.commits(before, action):
            break
    return match


def agreed(match: AnyMatch) -> dict[str, Any]:
    """What a setup holds since 2.0.0."""
    setup = match.setup
    return {
        "total": setup.total and [[each.base_s, each.increment_s] for each in setup.total.budgets],
        "stakes": setup.stakes.value,
        "coached": setup.coached,
        "lead": setup.earlier_lead,
        "seen": setup.seen_by,
        "programs": [player.is_program for player in setup.players],
    }


def a_study(game: str, rules: str, seed: int) -> AnyStudy:
    """A tree of lines with whatever can be said and drawn in it."""
    rng, book = Random(seed), rulebooks()[game]
    study: AnyStudy = begun(book, Setup(book.codec.parse_rules(rules), luck_seed=seed))
    study = study.named(f"Study {seed} 局").tagged([("Event", "斗兽棋"), ("Site", "")])
    study = study.played_by((Player("Ann"), Player("张三", 3)))
    for number in range(25):
        if number % 6 == 5:
            study = study.at(rng.choice([*study.reached()]))
        actions, state = [], study.state
        while study.verdict is None:
            actions.append(rng.choice(book.actions(state)))
            if book.commits(state, actions[-1]):
                break
            state = book.play(state, actions[-1]).state
        grown = study.play(*actions) if actions else study
        assert isinstance(grown, Study), grown
        study = grown
        if number % 4 == 1:
            study = study.commented(f"好 {number}\nand more").judged(("!?", "??")[number % 2])
        if number % 5 == 2:
            study = study.drawn(Drawn(Colour.RED, "E3", "E7")).drawn(Drawn(Colour.GREEN, "A1"))
    return study


def told_of_study(study: AnyStudy) -> dict[str, Any]:
    """All that is in a study, in words that no later version needs to understand otherwise."""
    codec, order = study.rulebook.codec, [*study.reached()]
    number = {place: n for n, place in enumerate(order)}
    places = []
    for node in (study.nodes[place] for place in order):
        entries = [moment.entry for moment in node.moments]
        actions = [
            entry.closing.value if isinstance(entry, Ending) else codec.action_text(entry.action)
            for entry in entries
        ]
        drawn = [[each.colour.value, each.start, each.target] for each in node.drawn]
        after = None if node.parent is None else number[node.parent]
        places.append([after, actions, node.comment, list(node.glyphs), drawn])
    return {
        "game": study.rulebook.game_id,
        "rules": codec.rules_text(study.setup.rules),
        "title": study.title,
        "tags": [list(pair) for pair in study.tags],
        "players": [[player.name, player.level] for player in study.setup.players],
        "arranged": study.arranged,
        "at": number[study.cursor],
        "position": codec.position_text(study.state),
        "places": places,
    }


def write_studies(folder: Path, expected: dict[str, Any]) -> None:
    """Studies that were saved, one carried by a picture, and one that nobody has saved."""
    chosen = {"jungle": "club", "xiangqi": "standard", "jackaroo": "king"}
    for seed, (game, rules) in enumerate(chosen.items()):
        study = a_study(game, rules, seed)
        if game == "jungle":
            study = study.arranging("7/7/7/7/7/7/7/7/6E b")
        path = folder / "studies" / f"{game}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(study_text(study, STAMP), "utf-8", newline="\n")
        expected[f"studies/{path.name}"] = told_of_study(study)
    study = a_study("xiangqi", "standard", 8)
    picture = folder / "studies/picture.png"
    picture.write_bytes(carrying(bytes.fromhex(PICTURE), study_text(study, STAMP)))
    expected["studies/picture.png"] = told_of_study(study)
    left = a_study("jungle", "traditional", 9)
    journal = StudyJournal(folder / "studies/left.journal", left.first())
    for change in (left.first().commented("begun"), left.first().commented("begun").last()):
        journal.note(change)
        left = change
    journal.close()
    expected["studies/left.journal"] = told_of_study(left)


def write_matches_since_2(folder: Path, expected: dict[str, Any], summary: Any) -> None:
    """Saves, one of them with its review, and a picture that carries a game."""
    for name, (match, times) in matches().items():
        path = folder / "saves" / f"{name}.json"
        save_match(path, match, times, STAMP)
        expected[f"saves/{path.name}"] = {**summary(match, times), "agreed": agreed(match)}
    match, times = matches()["jungle_coached"]
    picture = folder / "saves/picture.png"
    text = save_text(match, times, STAMP)
    picture.write_bytes(carrying(bytes.fromhex(PICTURE), text))
    expected["saves/picture.png"] = {**summary(match, times), "agreed": agreed(match)}
    known = {
        0: JudgedPosition(0.5, 0, ("A3A4", "G7G6"), 0.48, 0.5, ("G7G6",), 24),
        1: JudgedPosition(0.25, 1, ("G7G6",), None, None, (), 1, True),
    }
    file = ReviewFile(folder / "saves/jungle_coached.json", match, NODES)
    assert file.keep(known) is None
    expected[f"saves/{file.path.name}"] = {"nodes": NODES, "judged": told_of_review(known)}


def told_of_review(known: Mapping[int, JudgedPosition]) -> list[Any]:
    """What was thought of the places of a match."""
    return [
        [
            place,
            it.chance,
            it.seat,
            it.line,
            it.second,
            it.played,
            it.reply,
            it.choices,
            it.is_exact,
        ]
        for place, it in sorted(known.items())
    ]


def told_of_cards(cards: Cards) -> dict[str, Any]:
    """Everything on some cards."""
    return {
        card.id: [
            card.game, card.rules, card.position, card.seat, card.played, card.line, card.skill,
            str(card.made), card.due and str(card.due), card.step, str(card.answered),
            card.motif and [card.motif.code, card.motif.facts, card.motif.line],
        ]
        for card in cards.by_id.values()
    }  # fmt: skip


def told_of_puzzles(puzzles: OwnStages) -> dict[str, Any]:
    """Everything about puzzles of one's own."""
    return {
        each.id: [
            each.game, each.rules, each.position, each.seat, each.goal.code, each.goal.moves,
            dict(each.goal.facts), each.key, each.changed, each.is_gone,
        ]
        for each in puzzles.by_id.values()
    }  # fmt: skip


def told_of_programs(programs: Iterable[Program]) -> dict[str, Any]:
    """What a player has added and set."""
    return {
        each.name: [
            each.command, each.author, each.dialect, dict(each.values), each.games,
            [option.name for option in each.options], each.first_rank, each.limit.nodes,
        ]
        for each in programs
    }  # fmt: skip


def write_collections(folder: Path, expected: dict[str, Any]) -> None:
    """Cards of mistakes, puzzles of one's own, and other programs."""
    day, motif = date(2026, 3, 14), Motif("allows_free", (("taker", "rat"),), ("A3A4", "G7G6"))
    card = Card(
        "one", "jungle", "club", POSITION, 0, "A3A4", ("A3B3", "E7E8"), motif, "dens", day, day
    )
    learned = replace(card, id="two", motif=None, due=None, step=6, answered=day)
    cards = Cards().having([card, learned])
    assert cards_in(folder).merge(cards) == cards
    expected["mistakes.jsonl"] = told_of_cards(cards)
    goal = Goal("capture", 3, (("piece", "lion"), ("count", 1)))
    puzzle = OwnStage("own_1", "jungle", "club", POSITION, 0, goal, ("A3A4", "G7G6"), "2026-03-14")
    puzzles = OwnStages().added(puzzle).added(replace(puzzle, id="own_2", is_gone=True))
    assert own_stages_in(folder).merge(puzzles) == puzzles
    expected["own_stages.jsonl"] = told_of_puzzles(puzzles)
    programs = ProgramsFile(folder / "programs.json", bool)
    assert programs.keep({"programs": [record_of(PROGRAM)]}) is None
    expected["programs.json"] = told_of_programs([PROGRAM])
    for lock in folder.glob(".*.lock"):
        lock.unlink()


def write_since_2(folder: Path, expected: dict[str, Any], summary: Any) -> None:
    """Everything that no release before 2.0.0 has written."""
    write_matches_since_2(folder, expected, summary)
    write_studies(folder, expected)
    write_collections(folder, expected)
