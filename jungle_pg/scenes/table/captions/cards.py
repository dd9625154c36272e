"""What a game with cards tells beside its board, in the words of a language."""

from jungle_pg.core.history import last_events
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.book import Saying, said
from jungle_pg.games.game import Game
from jungle_pg.scenes.table.panels.facts import Legend
from jungle_pg.scenes.table.state import TableState
from jungle_pg.texts.languages import Words
from jungle_pg.ui.plates.alarm import AlarmContent


def round_text(at: TableState, game: Game, words: Words) -> str:
    """Where in the game one is; nothing in a game without rounds, or when it is over."""
    if at.match.verdict_at(at.shown) is not None:
        return ""
    return _said(words, game.look.current_round(at.position))


def prompt_of(at: TableState, game: Game, words: Words, pointed: Pick) -> str:
    """What a person has to choose next, or would bring about; nothing where a game is silent.

    What a banner says already is not said again.
    """
    state = at.seen.state
    if not at.awaits_human or game.look.banner(state) is not None:
        return ""
    told = _said(words, game.look.prompt(state, pointed))
    return told[:1].upper() + told[1:]


def alarm_of(at: TableState, game: Game, words: Words, chosen: Pick) -> AlarmContent | None:
    """What a person has to answer at once, if anything."""
    if not at.awaits_human:
        return None
    told = game.look.banner(at.seen.state, chosen)
    if told is None:
        return None
    title, text = said(words, told.title), said(words, told.text)
    return AlarmContent(title, text, told.sprite, at.match.cursor)


def turn_text(at: TableState, game: Game, words: Words) -> str:
    """Why somebody has the turn where it is not just the next one's."""
    if at.looking is not None or at.mover is None:
        return ""
    return _said(words, game.look.turn_reason(last_events(at.visible_log)))


def legend_of_card(match: AnyMatch, game: Game, words: Words) -> Legend | None:
    """What can be done with the card that is being played."""
    told = game.look.card_legend(match.state)
    if told is None:
        return None
    title = said(words, told.title)
    rows = tuple((sprite, said(words, line)) for sprite, line in told.rows)
    return Legend(title[:1].upper() + title[1:], rows)


def _said(words: Words, saying: Saying | None) -> str:
    return "" if saying is None else said(words, saying)
