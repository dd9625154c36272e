"""Many reviewed games: whether deeper searches agree, and whether sentences are true.

Run as a program it goes on until it is told to stop, and again where it stopped:
`python -m benchmarks.review_games agreement|sentences GAME [--games N] [--minutes M]`. What came of
each game is a line in `build/reviewed_games.jsonl`; another state of the program begins anew.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.aims import Aimed
from benchmarks.judged_games import classes_apart, judged
from benchmarks.report import load_text
from jungle_pg.cabinet import brains, reviewers, rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.reviewing import places_of, review_of
from jungle_pg.engine.search.packed import search_form
from jungle_pg.engine.thinking import Order
from tests.games.xiangqi import claims

ROOT: Final = Path(__file__).parent.parent
LEDGER: Final = ROOT / "build" / "reviewed_games.jsonl"
RULES: Final = {"jungle": ("traditional", "club"), "xiangqi": ("standard",)}
LONGEST: Final = 120
DEEPER: Final = 10
SHALLOW: Final = 20
"""At what part of the usual positions sentences are looked at: they must be true all the same."""
LEVELS: Final = (2, 3, 3, 4, 4, 5)
"""Who plays the games: people's mistakes are in them."""
SECOND: Final = {"xiangqi": claims.is_true}
"""Checks of sentences that share no code with the program, where a game has one."""

Found = dict[str, Any]
"""What came of one game."""


def played(game: str, rules: str, seed: int, longest: int) -> AnyMatch:
    """A game between two levels."""
    rulebook, thinker = brains(time.monotonic)[game]
    rng = Random(f"{game}/{rules}/{seed}")
    levels = rng.choice(LEVELS), rng.choice(LEVELS)
    match: AnyMatch = begin(rulebook, Setup(rulebook.codec.parse_rules(rules)))
    while match.verdict is None and match.cursor < longest:
        order = Order(levels[match.actor or 0], seed=rng.getrandbits(20))
        past = [match.state_at(ply) for ply in range(match.cursor)]
        after = match.play(thinker.think(match.state, past, order).line[0])
        assert isinstance(after, Match)
        match = after
    return match


def _match(game: str, seed: int) -> AnyMatch:
    rules = RULES[game]
    return played(game, rules[seed % len(rules)], seed, LONGEST)


def agreement(game: str, seed: int) -> Found:
    """How far the classes of a game lie apart when ten times as many positions are looked at."""
    match, reviewer = _match(game, seed), reviewers()[game]
    one, other = (
        review_of(match, judged(match, game, reviewer.nodes * times), reviewer)
        for times in (1, DEEPER)
    )
    steps = [*classes_apart(one, other)]
    return {
        "moves": len(steps),
        "near": sum(distance <= 1 for distance, _ in steps),
        "same": sum(distance == 0 for distance, _ in steps),
        "apart": dict(Counter(pair for distance, pair in steps if distance > 1)),
    }


def sentences(game: str, seed: int) -> Found:
    """Plays the line of every sentence again: what it claims must be seen."""
    match, reviewer = _match(game, seed), reviewers()[game]
    nodes = max(1, reviewer.nodes // SHALLOW)
    review = review_of(match, judged(match, game, nodes), reviewer)
    position_text = rulebooks()[game].codec.position_text
    moves = [move for move in review.moves if move is not None]
    found: Found = {
        "moves": len(moves),
        "mistakes": sum(move.move_class.is_mistake for move in moves),
        "explained": sum(move.move_class.is_mistake and move.motif is not None for move in moves),
        "codes": dict(Counter(move.motif.code for move in moves if move.motif is not None)),
        "false": [],
    }
    for place, move in zip(places_of(match), moves, strict=False):
        if move.motif is not None:
            state = match.state_at(place)
            is_so = reviewer.holds(state, move.motif) and (
                game not in SECOND or SECOND[game](position_text(state), move.motif)
            )
            if not is_so:
                found["false"].append([position_text(state), move.motif.code, *move.motif.line])
    return found


KINDS: Final[Mapping[str, Callable[[str, int], Found]]] = {
    "agreement": agreement,
    "sentences": sentences,
}


class Ledger:
    """What came of each game, kept in a file so that a long run can be gone on with."""

    def __init__(self, path: Path, kind: str, game: str) -> None:
        self._path, self._kind, self._game = path, kind, game
        self._program = _program(kind, game)
        self.games: dict[int, Found] = {}
        """What is known, by the seeds of the games."""
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            record = json.loads(line)
            if (record["kind"], record["game"], record["program"]) == self._head:
                self.games[record["seed"]] = record["found"]

    @property
    def _head(self) -> tuple[str, str, str]:
        return self._kind, self._game, self._program

    def go_on(self, seeds: Iterable[int]) -> Iterator[Found]:
        """What comes of further games, each of them written down as soon as it is known."""
        for seed in seeds:
            if seed not in self.games:
                found = KINDS[self._kind](self._game, seed)
                self.games[seed] = found
                names = dict(zip(("kind", "game", "program"), self._head, strict=True))
                self._path.parent.mkdir(parents=True, exist_ok=True)
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({**names, "seed": seed, "found": found}) + "\n")
            yield self.games[seed]


def _program(kind: str, game: str) -> str:
    """What stands for all that judges games and tells of them; either form of it does the same."""
    digest = sha256()
    # Classes follow from scores and the curve alone.
    told = f"games/{game}/review/{'reviewer' if kind == 'agreement' else '*'}.py"
    searches = ("engine/**/*.py", f"games/{game}/engine/*.py")
    for wanted in (*searches, "core/review/*.py", told):
        for path in sorted((ROOT / "jungle_pg").glob(wanted)):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def agreement_figure(game: str, games: Iterable[Found], aim: float) -> Aimed:
    """In how many moves the classes stayed, to within one."""
    games = [*games]
    moves, near, same = (sum(each[name] for each in games) for name in ("moves", "near", "same"))
    apart = _summed(each["apart"] for each in games)
    worst = ", ".join(f"{pair} {count}" for pair, count in apart.most_common(4))
    note = f"{moves} moves of {len(games)} games, {100 * same / moves:.0f} % the same; {worst}"
    share = 100 * near / moves
    return Aimed(f"{game}: classes a deeper search holds too", share, "%", aim, note, True)


def sentence_figures(game: str, games: Iterable[Found]) -> Iterator[Aimed]:
    """How many sentences were false, and how many mistakes have one."""
    games = [*games]
    codes = _summed(each["codes"] for each in games)
    false = sum(len(each["false"]) for each in games)
    note = f"of {codes.total()} in {len(games)} games, {len(codes)} kinds"
    yield Aimed(f"{game}: false sentences", false, "", 0, note)
    mistakes, explained = (sum(each[name] for each in games) for name in ("mistakes", "explained"))
    share = 100 * explained / max(1, mistakes)
    yield Aimed(f"{game}: mistakes that are explained", share, "%", None, f"of {mistakes}")


def _summed(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    return sum((Counter(each) for each in counts), Counter[str]())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_games", description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("game", choices=RULES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--ledger", type=Path, default=LEDGER)
    options = parser.parse_args()
    ends = time.monotonic() + 60 * options.minutes
    ledger = Ledger(options.ledger, options.kind, options.game)
    print(f"{search_form()}, {load_text()}, {len(ledger.games)} games known", flush=True)
    for found in ledger.go_on(range(options.first, options.first + options.games)):
        for false in found.get("false", ()):
            print("false:", *false, flush=True)
        if time.monotonic() > ends:
            break
    known = ledger.games.values()
    if options.kind == "agreement":
        print(agreement_figure(options.game, known, 95.0))
    else:
        print(*sentence_figures(options.game, known), sep="\n")


if __name__ == "__main__":
    main()
