"""What players should know of a position before they decide."""

from jungle_pg.core.jackaroo.decisions import Kind, decisions_in
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.rulebook import Notice, opponent


def notices_of(state: JackarooState) -> tuple[Notice, ...]:
    """Who is under attack, who has nothing to play, who waits for new cards."""
    other = opponent(state.mover)
    if state.phase is Phase.ATTACKED:
        return (Notice("attacked", lasts=True, seat=other),)
    if state.phase is not Phase.CARD:
        return ()
    found = []
    offered = decisions_in(state)
    if offered and offered[0].kind is Kind.DISCARD:
        found.append(Notice("must_discard", lasts=True, seat=state.mover))
    if not state.hands[other]:
        found.append(Notice("no_cards", seat=other))
    return tuple(found)
