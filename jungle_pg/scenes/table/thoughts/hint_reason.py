"""Why a hint is good, in one true sentence: read from what the rules say of the move itself."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, opponent
from jungle_pg.engine.search.knowledge import Knowledge
from jungle_pg.games.book import Saying, said
from jungle_pg.games.game import Game
from jungle_pg.games.values import MoveRow
from jungle_pg.scenes.table.thoughts.exact import reason_of_known
from jungle_pg.texts.languages import Words

WINS: Final = "wins"
"""The code of a move that ends the game."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, the keys of the pieces it is about, and what else comes of the move."""

    code: str
    piece: str
    other: str = ""
    came: tuple[Saying, ...] = ()
    ending: str = ""
    """The reason of a verdict, where the move brings one about."""
    game: str = ""
    """Whose words are taken, where it has its own."""


def reason_of(match: AnyMatch, game: Game, actions: Sequence[Any]) -> Reason | None:
    """Why whoever is to move should play these actions, the last of which is final.

    None where nothing is known that is worth saying.
    """
    book, state = match.rulebook, match.state
    for action in actions[:-1]:
        state = book.play(state, action).state
    if not actions or not book.commits(state, actions[-1]):
        return None
    reason = _Move(game, match.setup.rules, state, actions[-1]).reason()
    return None if reason is None else replace(reason, game=game.rulebook.game_id)


def reason_in_words(
    match: AnyMatch,
    game: Game,
    actions: Sequence[Any],
    words: Words,
    known: Knowledge[str] | None = None,
) -> str:
    """Why these actions should be played; nothing where nothing is worth saying.

    What is known for certain says more than what the move does, unless it ends the game.
    """
    reason = reason_of(match, game, actions)
    is_end = reason is not None and reason.code == WINS
    if known is not None and actions and not is_end:
        action = match.rulebook.codec.action_text(actions[0])
        if fact := reason_of_known(known, action, words):
            return fact
    return "" if reason is None else reason_text(reason, words)


def reason_text(reason: Reason, words: Words) -> str:
    """The sentence beside the board."""
    own = f"hint.{reason.game}.{reason.code}"
    ends = f"{own}_{reason.ending}"
    key = words.known(ends, own, f"hint.{reason.code}")
    told = [said(words, each) for each in reason.came]
    came = reduce(lambda most, last: words("hint.and", most=most, last=last), told) if told else ""
    other = words(reason.other) if reason.other else ""
    sentence = words(key, piece=words(reason.piece), other=other, came=came)
    return sentence[:1].upper() + sentence[1:]


def choice_text(match: AnyMatch, game: Game, actions: Sequence[Any], words: Words) -> str:
    """What to choose from a menu, where there is nothing on the board to point at."""
    choice = game.look.menu_choice(match.state, actions[0]) if actions else None
    if choice is None:
        return ""
    return words("hint.does", what=choice.text or words(choice.key))


class _Move:
    """A move that may be played, and what it leads to."""

    def __init__(self, game: Game, rules: Any, before: Any, action: Any) -> None:
        self._book, self._table, self._rules = game.rulebook, game.look, rules
        self._before, self._action = before, action
        self._after = self._book.play(before, action).state
        self._seat = self._book.actor(before)
        self._row: MoveRow = self._table.move_row(before, action)

    def reason(self) -> Reason | None:
        """What matters most."""
        verdict = self._book.verdict(self._after)
        if verdict is not None:
            won = Reason(WINS, self._row.key, ending=verdict.reason)
            return won if verdict.winner == self._seat else None
        return self._by_force() or self._by_safety() or self._by_attack()

    def _by_force(self) -> Reason | None:
        """It takes something, attacks what must not be lost, or answers such an attack."""
        row, is_threat = self._row, self._endangers
        if row.came:
            return Reason("came", row.key, came=row.came)
        if row.taken_key:
            code = "takes_and_endangers" if is_threat else "takes"
            return Reason(code, row.key, row.taken_key)
        if is_threat:
            return Reason("endangers", row.key)
        winner = self._stopped()
        if winner:
            return Reason("stops", row.key, winner)
        if self._book.danger(self._before) is not None:
            return Reason("ends_danger", row.key)
        return None

    def _by_safety(self) -> Reason | None:
        """A piece that could be taken can no longer be: the one that goes, or another one."""
        ends = self._ends(self._before, self._action)
        if ends is None:
            return None
        start, target = ends
        hunted = self._hunted()
        taken_next = self._taken_next() if hunted else set()
        if start in hunted and target not in taken_next:
            return Reason("escapes", self._row.key, self._key(hunted[start][0]))
        saved = [prey for prey in hunted if prey not in (start, *taken_next)]
        if saved and start not in hunted and target not in taken_next:
            return Reason("saves", self._key(saved[0]), self._key(hunted[saved[0]][0]))
        return None

    def _by_attack(self) -> Reason | None:
        """It could take something next that it could not before, and cannot be taken itself."""
        ends = self._ends(self._before, self._action)
        if ends is None:
            return None
        known = self._book.threats(self._before, ends[0])
        prey = [each for each in self._book.threats(self._after, ends[1]) if each not in known]
        if not prey or ends[1] in self._taken_next():
            return None
        return Reason("attacks", self._row.key, self._key(prey[0]))

    @property
    def _endangers(self) -> bool:
        """Whether the other side must answer an attack on what it must not lose."""
        others_turn = self._book.actor(self._after) not in (self._seat, None)
        return others_turn and self._book.danger(self._after) is not None

    def _stopped(self) -> str:
        """Who of the other side would win next if nothing were done, and now cannot."""
        waiting = self._book.passing(self._before)
        if waiting is None or self._winners(self._after):
            return ""
        idle = self._book.play(self._before, waiting).state
        return next(iter(self._winners(idle)), "")

    def _winners(self, state: Any) -> list[str]:
        """The keys of the pieces with which the other side wins at once."""
        book = self._book
        if self._seat is None or book.actor(state) != opponent(self._seat):
            return []
        found = []
        for reply in book.actions(state):
            verdict = book.verdict(book.play(state, reply).state)
            if verdict is not None and verdict.winner == opponent(self._seat):
                found.append(self._table.move_row(state, reply).key)
        return found

    def _hunted(self) -> dict[Pick, list[Pick]]:
        """The own pieces that the other side could take now if it were to move, and with what."""
        before, pick_at = self._before, self._table.pick_at
        own = {self._book.ends(before, each)[:1] for each in self._book.actions(before)}
        columns, rows = self._table.size(self._rules)
        every = (pick_at(column, row) for row in range(rows) for column in range(columns))
        found: dict[Pick, list[Pick]] = {}
        # Whatever could take something and has no move now is the other side's.
        for hunter in (each for each in every if each and (each,) not in own):
            for prey in self._book.threats(self._before, hunter):
                found.setdefault(prey, []).append(hunter)
        return found

    def _taken_next(self) -> set[Pick]:
        """Where the other side can take something with its next move."""
        replies = self._book.actions(self._after)
        taking = (each for each in replies if self._table.move_row(self._after, each).taken_key)
        return {ends[1] for each in taking if (ends := self._ends(self._after, each))}

    def _ends(self, state: Any, action: Any) -> tuple[Pick, Pick] | None:
        ends = self._book.ends(state, action)
        return (ends[0], ends[1]) if len(ends) == 2 else None

    def _key(self, pick: Pick) -> str:
        return self._table.piece_key(self._before, pick)
