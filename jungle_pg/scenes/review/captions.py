"""What is told of a review at a place of its match, in the words of a language."""

from collections.abc import Sequence
from typing import Any, Final

from jungle_pg.core.history import COORDINATES, move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.fortune import fortune_of
from jungle_pg.core.review.reviewing import places_of, sound_line
from jungle_pg.core.review.values import MoveClass, Phase, Review, ReviewedMove
from jungle_pg.core.rulebook import AnyRulebook, Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord, Script, way_told
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.scenes.review.art import (
    NONE,
    ArtFacts,
    MoveWords,
    NumberFacts,
    NumberRow,
    PlayerFacts,
)
from jungle_pg.scenes.review.curve import CurveFacts
from jungle_pg.scenes.review.over import badge_of
from jungle_pg.scenes.table.captions.names import name_of
from jungle_pg.scenes.table.captions.players import PERSON
from jungle_pg.scenes.table.panels.moves import last_move_text
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import sentences
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import motif_text, status_text

MOST_TOLD: Final = 5
"""How many moves of a line are written."""
ALWAYS: Final = frozenset(
    {MoveClass.BEST, MoveClass.GOOD, MoveClass.INACCURACY, MoveClass.MISTAKE, MoveClass.BLUNDER}
)
"""The classes that are told of also where nobody made such a move."""
TELLS_COST: Final = 0.005
UNCHOSEN: Final = frozenset({MoveClass.BOOK, MoveClass.FORCED})
"""Of these it is not told what would have been better."""


class ReviewCaptions:
    """Turns a review into facts; the very same while nothing changed."""

    def __init__(self, game: Game, match: AnyMatch, bottom: Seat) -> None:
        self._game, self._match, self._bottom = game, match, bottom
        self._record = MoveRecord(game)
        self._places = places_of(match)
        self._facts: Memo[ArtFacts] = Memo()
        self._curve: Memo[CurveFacts] = Memo()

    def write(self, script: Script) -> None:
        """Show pieces and moves like this from now on."""
        self._record.script = script

    def moves(self, words: Words) -> tuple[MoveFacts, ...]:
        """All moves for a list."""
        return self._record.moves(self._match, words)

    def facts(
        self, view: View, review: Review, chosen: int, count: str, counted: float = 1.0
    ) -> ArtFacts:
        """Everything around the board while a move is looked at; 0 is the end.

        Numbers of the players are counted up to a part.
        """
        return self._facts(self._tell, view, self._record.script, review, chosen, count, counted)

    def curve(self, review: Review, chosen: int) -> CurveFacts:
        """The curve from the side of who sits below."""
        return self._curve(self._curve_of, review, chosen)

    def _curve_of(self, review: Review, chosen: int) -> CurveFacts:
        rules, bottom = self._match.setup.rules, self._bottom
        shares = review.shares if bottom == 0 else tuple(map(_turned, review.shares))
        moments = []
        for number in review.moments:
            move = review.move(number)
            if move is not None:
                moments.append((number, badge_of(move.move_class)))
        sides = tuple(side_colour(self._game, rules, seat) for seat in (bottom, opponent(bottom)))
        return CurveFacts(shares, (sides[0], sides[1]), tuple(moments), chosen)

    def _tell(
        self,
        view: View,
        script: Script,
        review: Review,
        chosen: int,
        count: str,
        counted: float,
    ) -> ArtFacts:
        seats = (opponent(self._bottom), self._bottom)
        top, bottom = (self._player(view.words, review, seat, counted) for seat in seats)
        return ArtFacts(
            (top, bottom),
            self.numbers(view.words, review),
            self.words(view, review, chosen),
            count,
        )

    def _player(self, words: Words, review: Review, seat: Seat, counted: float) -> PlayerFacts:
        match, game = self._match, self._game
        rules, players = match.setup.rules, match.setup.players
        player, side = players[seat], side_name(game, rules, seat, words)
        name = name_of(words, game, rules, players, seat)
        line = "" if name == side else side
        if player.level is not None:
            line = words("play.level", side=side, level=player.level)
        is_known = any(move is not None and move.seat == seat for move in review.moves)
        return PlayerFacts(
            side_colour(game, rules, seat),
            name,
            line,
            self._portrait(seat),
            f"{counted * review.accuracy[seat]:.1f}" if is_known else "",
            words("review.accuracy"),
        )

    def _portrait(self, seat: Seat) -> str:
        rules, level = self._match.setup.rules, self._match.setup.players[seat].level
        face = self._game.look.face(rules, seat, level or PERSON)[0]
        return self._game.look.styled(face, self._record.script.style)

    def numbers(self, words: Words, review: Review) -> NumberFacts:
        """How many moves of each class both have made, and how accurate the parts were."""
        match, game, seats = self._match, self._game, (self._bottom, opponent(self._bottom))
        rules, players = match.setup.rules, match.setup.players
        first, second = (
            (name_of(words, game, rules, players, seat), self._portrait(seat)) for seat in seats
        )
        rows = self._fortune(words, review)
        for named in MoveClass:
            counts = review.spread.get(named, (0, 0))
            one, other = (str(counts[seat]) if counts[seat] else NONE for seat in seats)
            is_needed = any(counts) or named in ALWAYS
            name = words(f"class.{named.value}")
            rows.append(NumberRow(name, one, other, badge_of(named), is_needed))
        for phase in Phase:
            both = review.phases.get(phase, (None, None))
            if both != (None, None):
                one, other = (_accuracy(both[seat]) for seat in seats)
                name = words(f"review.phase_{phase.value}")
                rows.append(NumberRow(name, one, other, is_needed=False))
        return NumberFacts(self.summary(words), (first, second), tuple(rows))

    def _fortune(self, words: Words, review: Review) -> list[NumberRow]:
        """How much was luck and how much was skill, where there was luck."""
        fortune = fortune_of(self._match, review)
        if fortune is None:
            return []
        rows, seats = [], (self._bottom, opponent(self._bottom))
        for name, pair, icon in (("luck", fortune.luck, "dice"), ("skill", fortune.skill, "why")):
            one, other = (_signed(pair[seat]) for seat in seats)
            rows.append(NumberRow(words(f"review.{name}"), one, other, f"icons/{icon}"))
        return rows

    def told_fortune(self, words: Words, review: Review) -> str:
        """Luck and skill of who sits below, in one sentence; nothing where there was no luck."""
        fortune = fortune_of(self._match, review)
        if fortune is None:
            return ""
        luck, cost = fortune.luck[self._bottom], -fortune.skill[self._bottom]
        return words("review.fortune", luck=_signed(luck), cost=f"{100 * cost:.0f}")

    def summary(self, words: Words) -> str:
        """How long the game was, and who has won."""
        match = self._match
        count = move_count(match)
        moves = words("replay.moves_one" if count == 1 else "replay.moves_many", count=count)
        if match.verdict is None:
            return moves
        if match.verdict.winner is None:
            return words("review.summary_drawn", moves=moves)
        side = side_name(self._game, match.setup.rules, match.verdict.winner, words)
        return words("review.summary", moves=moves, side=side)

    def words(self, view: View, review: Review, chosen: int) -> MoveWords:
        """What is told of the move that is looked at."""
        words = view.words
        if not chosen:
            ended = status_text(words.texts, self._match)
            told = sentences((ended, self.told_fortune(words, review)))
            return MoveWords("", self.summary(words), (), told, ())
        move, title = review.move(chosen), self._title(view, chosen)
        if move is None:
            return MoveWords("", title, (), words("review.not_yet"), ())
        named = words(f"class.{move.move_class.value}")
        after, before = round(100 * move.after), round(100 * move.before)
        cost = words("review.kept", named=named, after=after)
        if move.loss >= TELLS_COST:
            cost = words("review.cost", named=named, after=after, before=before)
        return MoveWords(
            badge_of(move.move_class),
            title,
            (cost, named),
            self.why(words, move),
            self._lines(words, move),
        )

    def why(self, words: Words, move: ReviewedMove) -> str:
        """One sentence why a move was wrong or right; nothing where nothing is proved."""
        if move.motif is None:
            return ""
        book, rules = self._match.rulebook, self._match.setup.rules
        notation = self._record.script.notation or COORDINATES
        return motif_text(words.texts, book, rules, move.motif, notation)

    def _title(self, view: View, chosen: int) -> str:
        """The move in words."""
        words, moves = view.words, self.moves(view.words)
        ends = [ply for ply, move in enumerate(moves, 1) if move.is_listed]
        if chosen > len(ends):
            return ""
        move = moves[ends[chosen - 1] - 1]
        row = move.row
        if move.written or not row.taken_key or row.came:
            return last_move_text(view, moves, ends[chosen - 1])
        name = words(row.key)
        taken = words(row.taken_key)
        name = name[:1].upper() + name[1:]
        return words("review.takes", number=move.number, name=name, taken=taken)

    def _lines(self, words: Words, move: ReviewedMove) -> tuple[str, ...]:
        """The better line in a few signs, where there was a better one, and its beginnings."""
        if move.loss < TELLS_COST or move.move_class in UNCHOSEN:
            return ()
        state, most = self.state_before(move), min(MOST_TOLD, len(move.line))
        told = (self.line_text(state, move.line[:count]) for count in range(most, 0, -1))
        return tuple(words("review.better", line=each) for each in dict.fromkeys(told) if each)

    def line_text(self, state: Any, line: Sequence[str]) -> str:
        """Some moves as they are written."""
        book, notation = self._match.rulebook, self._record.script.notation
        told: list[str] = []
        for action in sound_line(book, state, line)[:MOST_TOLD]:
            way = way_told(self._game, state, action, notation)
            told += [way] if way else []
            state = book.play(state, action).state
        return ", ".join(way.replace(" ", "") for way in told)

    @property
    def rulebook(self) -> AnyRulebook:
        """The rules of the match."""
        return self._match.rulebook

    def first_of(self, move: ReviewedMove) -> list[str]:
        """The actions that make the best move: mere picks, and the last one."""
        book, state = self._match.rulebook, self.state_before(move)
        for count, action in enumerate(sound_line(book, state, move.line), 1):
            if book.commits(state, action):
                return list(move.line[:count])
            state = book.play(state, action).state
        return []

    def state_before(self, move: ReviewedMove) -> Any:
        """The state in which a move had to be decided."""
        place = max(place for place in self._places if place < move.ply)
        return self._match.state_at(place)


def _turned(share: float | None) -> float | None:
    return None if share is None else 1 - share


def _signed(part: float) -> str:
    return f"{100 * part:+.0f} %"


def _accuracy(number: float | None) -> str:
    return NONE if number is None else f"{number:.1f}"
