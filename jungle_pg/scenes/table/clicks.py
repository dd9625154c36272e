"""What clicks on the board and in a hand of cards do to a match that is played."""

from typing import TYPE_CHECKING, Any, Final

from jungle_pg.board.selection import (
    Chosen,
    Does,
    Picks,
    Refused,
    TakesBack,
    flashing,
    interpret_pick,
    made_in,
)
from jungle_pg.core.rulebook import Pick, Refusal
from jungle_pg.scenes.table.drafting import Picked

if TYPE_CHECKING:
    from jungle_pg.scenes.table.play import Play

NOT_YOUR_TURN: Final = Refusal("not_your_turn")


def pick_up(play: "Play", pick: Pick, now: float) -> None:
    """Something was clicked: it is chosen, played, put back, or it says why not."""
    session = play.session
    if session.looking is not None:
        play.show_ply(play.match.cursor, now)
        return
    if not session.awaits_human:
        if play.match.actor is not None and pick and _name_of(play, pick):
            if session.stands_in:
                play.tell_no("board.time_over")
            else:
                play.refuse(NOT_YOUR_TURN)
        return
    match interpret_pick(session.seen, play.picked, pick, made_in(session.draft)):
        case Chosen(picks):
            play.picked = picks
            play.performance.lift(picks[-1], now)
        case Does(action, through):
            _play(play, action, now, through, pick)
        case TakesBack(keeps, action):
            play.world.hear("deselect")
            play.show_outcome(session.drop_picks(keeps, now), now)
            if action is not None:
                _play(play, action, now, (), pick)
        case Refused(refusal, piece):
            play.performance.block(_shown_by(play, refusal, pick if play.picked else ""), now)
            play.picked = ()
            play.refuse(refusal, piece)
            if _name_of(play, piece):
                play.performance.refuse(piece, now)
        case _:
            play.clear_selection()


def put_down(play: "Play", pick: Pick, now: float) -> None:
    """A piece was let go somewhere: it goes there, or comes home."""
    if not play.picked:
        return
    home, at = play.picked[0], play.performance.board.dropped_at
    if pick == home:
        play.performance.refuse(home, now, at)
        return
    meaning = interpret_pick(play.session.seen, play.picked, pick)
    if isinstance(meaning, Does):
        _play(play, meaning.action, now, meaning.through)
        play.performance.pieces.finish()
        return
    play.picked = ()
    if isinstance(meaning, Refused):
        play.performance.block(_shown_by(play, meaning.refusal, pick), now)
        play.refuse(meaning.refusal)
    play.world.hear("glide_back")
    play.performance.refuse(home, now, at)


def take_back(play: "Play", now: float) -> bool:
    """Take the last pick back that is not final; whether there was one."""
    draft = play.session.draft
    if not draft.picks or not play.session.awaits_human:
        return False
    play.world.hear("deselect")
    play.show_outcome(play.session.drop_picks(len(draft.picks) - 1, now), now)
    return True


def _play(
    play: "Play", action: Any, now: float, through: tuple[Any, ...] = (), pick: Pick = ""
) -> None:
    """Let a person decide; what is only picked is heard like a piece that is taken up."""
    outcome = play.session.play(action, now, through)
    if isinstance(outcome, Picked) and pick:
        play.performance.lift(pick, now)
    play.show_outcome(outcome, now)


def _shown_by(play: "Play", refusal: Refusal, target: Pick) -> Picks:
    """The squares that show why something cannot be done."""
    seen = play.session.seen
    return (*seen.rulebook.in_the_way(seen.state, refusal), *flashing(refusal, target))


def _name_of(play: "Play", pick: Pick) -> str:
    return play.game.look.piece_key(play.session.seen.state, pick)
