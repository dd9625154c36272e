"""python -m stress.determinism_child: one run of everything luck decides, as digests."""

import argparse
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from jungle_pg.cabinet import brains, games
from jungle_pg.core.gametext import game_text
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Order
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.games.game import Game
from jungle_pg.shell.app import App
from jungle_pg.stage.ops import DrawList
from stress.choices import rule_sets_of
from stress.episode import Episode
from stress.program import BEGINNING

LEVELS: Final = (1, 2, 3, 4, 5)
RULE_SETS: Final = 3
"""Of each game at most."""


@dataclass(slots=True)
class Frames:
    """A stream of draw lists as one digest; a list that is still shown is not added again."""

    count: int = 0
    _last: DrawList = ()
    _digest: "hashlib._Hash" = field(default_factory=hashlib.sha256)

    def add(self, app: App) -> None:
        """What is shown now."""
        if app._frame is not self._last:
            self._last = app._frame
            self._digest.update(repr(app._frame).encode("utf-8", "replace"))
            self.count += 1

    def text(self) -> str:
        """The digest so far."""
        return self._digest.hexdigest()


def main() -> None:
    """Print the digests as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("inputs", type=int)
    parser.add_argument("home", type=Path)
    parser.add_argument("cache", type=Path)
    parser.add_argument("plies", type=int)
    options = parser.parse_args()
    found: dict[str, Any] = {"frames": 0, "trouble": ""}
    for name, game in games().items():
        home = options.home / name
        home.mkdir()
        frames = Frames()
        episode = Episode(
            options.seed, options.inputs, cache=options.cache, watch=frames.add, game=name
        )
        episode.run_in(home)
        found |= {
            "frames": found["frames"] + frames.count,
            f"draw lists of {name}": frames.text(),
            f"inputs of {name}": digest("\n".join(map(str, episode.deeds))),
            "trouble": found["trouble"] or str(episode.failure or ""),
            f"files of {name}": file_digests(home / "player"),
            f"games of {name}": [
                computer_game(game, rules, options.seed, options.plies)
                for rules in rule_sets_of(game)[:RULE_SETS]
            ],
        }
    print(json.dumps(found))


def digest(text: str) -> str:
    """A text in a few letters."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def file_digests(folder: Path) -> list[str]:
    """Every file by its folder and what is in it; some names are drawn by lot."""
    return sorted(
        f"{path.parent.relative_to(folder)} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        for path in folder.rglob("*")
        if path.is_file()
    )


def computer_game(game: Game, rules: Any, seed: int, plies: int) -> str:
    """A game between computers of all levels that do not look at a clock, with its save."""
    engine = EngineClient(lambda: LocalWorker(brains, lambda: 0.0))
    players = (Player(level=1), Player(level=2))
    setup = Setup(rules, players=players, luck_seed=seed)
    match: AnyMatch = begin(game.rulebook, setup)
    for number in range(plies):
        if match.actor is None:
            break
        level = LEVELS[number % len(LEVELS)]
        question = question_about(match, Order(level=level, seed=seed + number))
        inquiry = engine.ask(question, Priority.MOVE)
        inquiry.poll()
        assert inquiry.thought is not None
        assert inquiry.thought.action is not None
        after = match.play(game.rulebook.codec.parse_action(inquiry.thought.action))
        assert not isinstance(after, Refusal)
        match = after
    return digest(game_text(match) + save_text(match, TimeState(), BEGINNING))


if __name__ == "__main__":
    main()
