"""What players think beside their moves: hints, draw offers, who is ahead."""

from typing import TYPE_CHECKING, Final

from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.table.offers import DrawQuestion, answer_text, asked_computer

if TYPE_CHECKING:
    from jungle_pg.scenes.table.play import Play

OFFERING: Final = "offering"
"""Why time stands still while an offer is thought over."""


def offer_draw(play: "Play", now: float) -> Command | None:
    """Offer a draw to the other side: a person is asked, a computer thinks it over."""
    if asked_computer(play.match) is None:
        return Push(DrawQuestion(play.world, play.game, play.match))
    play.offer.make(play.match, now)
    play.session.timing.pause(OFFERING, now)
    play.tell(play.view.words("board.offered") if play.view is not None else "")
    return None


def hear_thoughts(play: "Play", now: float) -> None:
    """What came of hints and offers."""
    assert play.view is not None
    if play.hint.update(play.session.with_picks):
        play.world.hear("hint")
        play.request_redraw()
        if why := play.hint_reason(play.view.words):
            play.tell(why)
    if play.hint.has_failed:
        play.hint.forget()
        play.tell(play.view.words("board.no_hint"))
    answer = play.offer.update(play.match, now)
    if not play.offer.is_open:
        play.session.timing.resume(OFFERING, now)
    if answer is not None:
        play.tell(answer_text(play.view.words, play.game, play.match, answer))
        if answer.is_accepted:
            play.show_outcome(play.session.agree_draw(now), now)
    _form_opinion(play)


def _form_opinion(play: "Play") -> None:
    """Think about who is ahead, if anybody wants to see it."""
    if not play.world.settings.evaluation:
        play.opinion.close()
    elif play.opinion.update(play.session.with_picks):
        play.request_redraw()
