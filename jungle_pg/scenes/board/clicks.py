"""What clicks on the board and in a hand of cards do to a match that is played."""

from typing import TYPE_CHECKING, Any, Final

from jungle_pg.core.rulebook import Pick, Refusal
from jungle_pg.scenes.board.drafting import Picked
from jungle_pg.scenes.board.selection import (
    Chosen,
    Does,
    Picks,
    Refused,
    TakesBack,
    flashing,
    made_in,
    meaning_of,
)

if TYPE_CHECKING:
    from jungle_pg.scenes.board.play import Play

NOT_YOUR_TURN: Final = Refusal("not_your_turn")


def pick_up(play: "Play", pick: Pick, now: float) -> None:
    """Something was clicked: it is chosen, played, put back, or it says why not."""
    session = play.session
    if session.looking is not None:
        play.look(play.match.cursor, now)
        return
    if not session.awaits_human:
        if play.match.actor is not None and pick and _name_of(play, pick):
            if session.stands_in:
                play.tell_no("board.time_over")
            else:
                play.refuse(NOT_YOUR_TURN)
        return
    match meaning_of(session.seen, play.picked, pick, made_in(session.draft)):
        case Chosen(picks):
            play.picked = picks
            play.spectacle.lift(picks[-1], now)
        case Does(action, through):
            _play(play, action, now, through, pick)
        case TakesBack(keeps, action):
            play.world.hear("deselect")
            play.turn(session.keep(keeps, now), now)
            if action is not None:
                _play(play, action, now, (), pick)
        case Refused(refusal, piece):
            play.spectacle.block(_shown_by(play, refusal, pick if play.picked else ""), now)
            play.picked = ()
            play.refuse(refusal, piece)
            if _name_of(play, piece):
                play.spectacle.refuse(piece, now)
        case _:
            play.let_go()


def put_down(play: "Play", pick: Pick, now: float) -> None:
    """A piece was let go somewhere: it goes there, or comes home."""
    if not play.picked:
        return
    home, at = play.picked[0], play.spectacle.surface.dropped_at
    if pick == home:
        play.spectacle.refuse(home, now, at)
        return
    meaning = meaning_of(play.session.seen, play.picked, pick)
    if isinstance(meaning, Does):
        _play(play, meaning.action, now, meaning.through)
        play.spectacle.pieces.finish()
        return
    play.picked = ()
    if isinstance(meaning, Refused):
        play.spectacle.block(_shown_by(play, meaning.refusal, pick), now)
        play.refuse(meaning.refusal)
    play.world.hear("glide_back")
    play.spectacle.refuse(home, now, at)


def take_back(play: "Play", now: float) -> bool:
    """Take the last pick back that is not final; whether there was one."""
    draft = play.session.draft
    if not draft.picks or not play.session.awaits_human:
        return False
    play.world.hear("deselect")
    play.turn(play.session.keep(len(draft.picks) - 1, now), now)
    return True


def _play(
    play: "Play", action: Any, now: float, through: tuple[Any, ...] = (), pick: Pick = ""
) -> None:
    """Let a person decide; what is only picked is heard like a piece that is taken up."""
    outcome = play.session.play(action, now, through)
    if isinstance(outcome, Picked) and pick:
        play.spectacle.lift(pick, now)
    play.turn(outcome, now)


def _shown_by(play: "Play", refusal: Refusal, target: Pick) -> Picks:
    """The squares that show why something cannot be done."""
    seen = play.session.seen
    return (*seen.rulebook.in_the_way(seen.state, refusal), *flashing(refusal, target))


def _name_of(play: "Play", pick: Pick) -> str:
    return play.game.table.piece_key(play.session.seen.state, pick)
