"""What is played for a seat whose time is over."""

from jungle_pg.core.jackaroo.decisions import Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.plays import Play, plays_in, plays_of
from jungle_pg.core.jackaroo.state import JackarooState, Phase


def autoplay(state: JackarooState) -> Decision:
    """The next decision for the seat that has to act; it follows from what the seat can see.

    A card that captures or comes home is played first, then any other, the rightmost of them;
    a seat that must discard loses its rightmost card.
    """
    offered = decisions_in(state)
    if not offered:
        raise ValueError("nobody has to decide here")
    if state.phase not in (Phase.CARD, Phase.ATTACKED):
        return _best(list(plays_in(state))).decisions[0]
    if offered[-1].kind is Kind.DISCARD:
        return offered[-1]
    hinting = (card for card in reversed(offered) if any(map(_earns, plays_of(state, card.what))))
    return next(hinting, offered[-1])


def _best(plays: list[Play]) -> Play:
    """The first play that earns something, otherwise the first."""
    return next(filter(_earns, plays), plays[0])


def _earns(play: Play) -> bool:
    return play.captures or play.comes_home
