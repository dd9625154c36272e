"""What there is to show of a match being played: its facts in the words of a language."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from jungle_pg.board.selection import Picks
from jungle_pg.core.history import COORDINATES
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Pick, opponent
from jungle_pg.engine.foreign.faults import fault_of
from jungle_pg.engine.search.knowledge import Knowledge
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts, MoveRecord, PieceCount, Script, moves_at
from jungle_pg.games.names import side_name
from jungle_pg.scenes.appearance import is_face_to_face, script_of
from jungle_pg.scenes.programs.captions import fault_text
from jungle_pg.scenes.table.captions.cards import (
    alarm_of,
    legend_of_card,
    prompt_of,
    round_text,
    turn_text,
)
from jungle_pg.scenes.table.captions.danger import danger_text, escape_of, new_notices
from jungle_pg.scenes.table.captions.names import banner_title
from jungle_pg.scenes.table.captions.players import ClockRead, player_facts, read_clocks
from jungle_pg.scenes.table.panels.evaluation import Evaluation, evaluation_of
from jungle_pg.scenes.table.panels.facts import (
    NO_BUTTONS,
    ButtonFacts,
    Escape,
    Legend,
    TableFacts,
)
from jungle_pg.scenes.table.panels.legend import legend_of
from jungle_pg.scenes.table.panels.options import Offered, offered
from jungle_pg.scenes.table.state import SPEEDS, TableState
from jungle_pg.scenes.table.thoughts.exact import Exact
from jungle_pg.scenes.table.thoughts.hint import LAST_STAGE
from jungle_pg.scenes.table.thoughts.hint_reason import choice_text, reason_in_words
from jungle_pg.scenes.table.thoughts.oracle import foretold
from jungle_pg.scenes.table.thoughts.thoughts import Thoughts
from jungle_pg.stage.lines import SOFT_BREAK
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text, refusal_text, status_text


class HintRead(NamedTuple):
    """How much of a hint is told by now."""

    stage: int
    is_in_sight: bool
    actions: tuple[Any, ...]
    known: Knowledge[str] | None


def facts_of(
    at: TableState,
    game: Game,
    words: Words,
    clocks: tuple[ClockRead, ClockRead],
    book: MoveRecord,
    *,
    buttons: ButtonFacts = NO_BUTTONS,
    chosen: Pick = "",
    message: str = "",
    is_news: bool = False,
    legend: Legend | None = None,
    piece_count: PieceCount | None = None,
    escape: Escape | None = None,
    evaluation: Evaluation | None = None,
    is_face_to_face: bool = False,
) -> TableFacts:
    """Everything around the board."""
    match, look, bottom, score = at.match, game.look, at.bottom, at.standing
    columns, rows = look.size(match.setup.rules)
    seen = at.seen
    material = book.material(seen.opening, at.position, piece_count)
    top, below = (
        replace(
            player_facts(at, game, words, clocks[seat], seat, material), score=score.points(seat)
        )
        for seat in (opponent(bottom), bottom)
    )
    mover = None if at.looking is not None else match.actor
    emblem = "" if mover is None else look.emblem(match.setup.rules, mover)
    danger = danger_text(seen, game, words) if at.looking is None else ""
    moves = book.moves(match, words)
    return TableFacts(
        top=replace(top, is_turned=is_face_to_face),
        bottom=below,
        title=banner_title(words, game, match) if at.looking is None else "",
        is_turned=is_face_to_face and mover == opponent(bottom),
        banner=danger or turn_text(at, game, words) or banner_of(at, words, moves),
        emblem=(game.look.danger_sprite or emblem) if danger else emblem,
        moves=moves,
        cursor=match.cursor,
        shown=at.shown,
        is_looking=at.looking is not None,
        slots=buttons.places,
        buttons=buttons.shown,
        enabled=buttons.enabled,
        shape=(columns + 2 * look.margin) / (rows + 2 * look.margin),
        message=message,
        is_news=is_news,
        legend=legend,
        escape=escape,
        is_held=at.is_held,
        speed=SPEEDS[at.speed][0],
        evaluation=evaluation,
        has_hands=game.look.has_hands,
        reach=game.look.hand_reach,
        stage=round_text(at, game, words),
        alarm=alarm_of(at, game, words, chosen),
        no_undo=_no_undo(at, words),
        takes_over_for=_takes_over_for(at, game, words),
        is_afar=at.afar is not None,
        watchers=() if at.afar is None else at.afar.watchers,
    )


def _no_undo(at: TableState, words: Words) -> str:
    refusal = at.why_no_undo
    if refusal is None or at.looking is not None:
        return ""
    match = at.match
    return refusal_text(words.texts, match.rulebook, match.setup.rules, refusal)


def click_to_take_over(at: TableState, game: Game, words: Words) -> str:
    """That somebody is played for, and how to end that."""
    side = _takes_over_for(at, game, words)
    return words("play.click_for", side=side) if side else words("play.click_to_take_over")


def goal_text(at: TableState, game: Game, words: Words) -> str:
    """What a person plays for, in a usual game until somebody has moved or begun to.

    What is to be chosen first is told until something is.
    """
    match = at.match
    is_new = match.setup.position is None and not has_begun(match)
    if not (is_new and at.awaits_human) or at.draft.picks:
        return ""
    assert match.actor is not None
    rules, other = match.setup.rules, opponent(match.actor)
    key = game.look.goal(rules)
    if not key:
        return ""
    goal = words(key, side=side_name(game, rules, other, words))
    first = f"choose.{key.removeprefix('goal.')}"
    if at.selected or first not in words.texts:
        return goal
    return words("goal.and", goal=goal, choose=SOFT_BREAK + words(first))


def has_begun(match: AnyMatch) -> bool:
    """Whether anybody has decided anything; luck alone begins no game."""
    return any(moment.entry.seat != CHANCE for moment in match.moments[: match.cursor])


def banner_of(at: TableState, words: Words, moves: Sequence[MoveFacts]) -> str:
    """Whose turn it is, how the match ended, or which place of the log is looked at."""
    if at.looking is None:
        return banner_text(words.texts, at.match)
    if not at.looking:
        return words("play.start")
    count = moves_at(moves, len(moves))
    return words("play.looking", move=moves_at(moves, at.looking), count=count)


def _takes_over_for(at: TableState, game: Game, words: Words) -> str:
    """The side of a person who is played for where there are two; who is alone knows."""
    seat, match = at.played_for, at.match
    if seat is None or at.afar or not match.setup.players[opponent(seat)].is_human:
        return ""
    return side_name(game, match.setup.rules, seat, words)


class TableCaptions:
    """Tells what is shown around a board, and remembers what has not changed."""

    def __init__(self, game: Game, thoughts: Thoughts) -> None:
        self._game, self._hint, self._opinion = game, thoughts.hint, thoughts.opinion
        self._oracle = thoughts.oracle
        self._book = MoveRecord(game)
        self._facts: Memo[TableFacts] = Memo()
        self._legend: Memo[Legend | None] = Memo()
        self._escape: Memo[Escape | None] = Memo()
        self._notices: Memo[tuple[str, ...]] = Memo()
        self._reason: Memo[str] = Memo()
        self._menu: Memo[Offered] = Memo()

    def facts(
        self,
        at: TableState,
        view: View,
        settings: Settings,
        now: float,
        buttons: ButtonFacts,
        said: str,
        pointed: Pick,
    ) -> TableFacts:
        """Everything around the board, where something was `said` or is `pointed` at."""
        return self._facts(
            self._tell,
            at,
            view.words,
            script_of(settings, self._game),
            read_clocks(at, now),
            buttons,
            said,
            pointed,
            self._read_hint(),
            self._opinion.share(at.bottom) if settings.evaluation and at.may_be_helped else None,
            self._opinion.exact,
            self._oracle.known,
            is_face_to_face=at.afar is None and is_face_to_face(settings, at.match.setup.players),
        )

    def _tell(
        self,
        at: TableState,
        words: Words,
        script: Script,
        clocks: tuple[ClockRead, ClockRead],
        buttons: ButtonFacts,
        said: str,
        pointed: Pick,
        hint: HintRead,
        share: float | None,
        exact: Exact | None,
        known: Knowledge[str] | None,
        *,
        is_face_to_face: bool,
    ) -> TableFacts:
        self._book.script = script
        legend, escape, evaluation = None, None, None
        game, chosen = self._game, "".join(at.selected[-1:])
        if at.looking is None:
            notation = script.notation or COORDINATES
            legend = self._legend(_legend_of, at.seen, game, at.selected, words, notation)
        if legend is not None and (count := len(self.menu(at))):
            legend = Legend(legend.title, (), count)
        if at.awaits_human:
            escape = self._escape(escape_of, at.seen, game, words, script)
        if share is not None:
            rules = at.match.setup.rules
            evaluation = evaluation_of(game, rules, at.bottom, share, words, exact)
        return facts_of(
            at,
            game,
            words,
            clocks,
            self._book,
            buttons=buttons,
            chosen=chosen,
            message=said
            or self._foretold_words(at, words, pointed, known)
            or self._standing_words(at, words, pointed, hint),
            is_news=bool(said),
            legend=legend,
            escape=escape,
            piece_count=game.look.piece_count if game.look.loses_pieces else None,
            evaluation=evaluation,
            is_face_to_face=is_face_to_face,
        )

    def menu(self, at: TableState) -> Offered:
        """What a menu beside the board offers."""
        return self._menu(offered, at.seen, self._game) if at.awaits_human else ()

    def moves(self, match: AnyMatch, words: Words) -> tuple[MoveFacts, ...]:
        """The list of moves."""
        return self._book.moves(match, words)

    def hint_reason(self, at: TableState, words: Words) -> str:
        """Why the move is good that a hint shows; nothing where none does or nobody knows."""
        return self._reason_of(at, words, self._read_hint())

    def _read_hint(self) -> HintRead:
        hint = self._hint
        return HintRead(hint.stage, hint.is_in_sight, hint.actions, hint.known)

    def _reason_of(self, at: TableState, words: Words, hint: HintRead) -> str:
        if hint.stage < LAST_STAGE:
            return ""
        match, game = at.with_picks, self._game
        if not hint.is_in_sight:
            return self._reason(choice_text, match, game, hint.actions, words)
        return self._reason(reason_in_words, match, game, hint.actions, words, hint.known)

    def _foretold_words(
        self, at: TableState, words: Words, pointed: Pick, known: Knowledge[str] | None
    ) -> str:
        """How the game ends if the chosen piece goes where one points, if that is known."""
        if known is None or not (at.selected and pointed and at.awaits_human):
            return ""
        return foretold(at.with_picks, known, (*at.selected, pointed), words)

    def _standing_words(self, at: TableState, words: Words, pointed: Pick, hint: HintRead) -> str:
        """What is read beside the board while nothing was said just now."""
        if at.gives_way:
            return click_to_take_over(at, self._game, words)
        if at.problem:
            fault = fault_of(at.problem) if at.program is not None else None
            return words("board.no_answer") if fault is None else fault_text(words, fault)
        if 0 < hint.stage < LAST_STAGE:
            return words("hint.again")
        if why := self._reason_of(at, words, hint):
            return why
        asked = prompt_of(at, self._game, words, pointed)
        goal = goal_text(at, self._game, words)
        notices = self._notices(new_notices, at.seen, words)
        told = [line for line in (goal, *notices, asked) if line]
        is_told = at.match.verdict is not None and at.looking is None
        if told in ([], [goal]) and not is_told:
            told.append(status_text(words.texts, at.match))
        return "\n".join(told)


def _legend_of(
    match: AnyMatch, game: Game, picked: Picks, words: Words, notation: str
) -> Legend | None:
    """What can be done with the piece or the card that is chosen."""
    return legend_of(match, game, picked, words, notation) or legend_of_card(match, game, words)
