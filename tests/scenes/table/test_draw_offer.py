"""A draw is offered: a computer agrees when it is not better, a person is asked."""

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.messages import Answer
from jungle_pg.engine.thinking import Limits, Thought
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Pop
from jungle_pg.scenes.question import Answer as Said
from jungle_pg.scenes.table.thoughts.offers import (
    LEAST_S,
    LEVEL,
    DrawOffer,
    DrawQuestion,
    OfferAnswer,
    Reply,
    answer_text,
    asked_computer,
    may_offer_draw,
    may_resign,
)
from jungle_pg.stage.input.inputs import Key
from tests.rows import each_of
from tests.sample_games import done, with_players
from tests.scenes.acting import (
    a_match,
    a_world,
    heard,
    texts_of,
    view_of,
)
from tests.scenes.table.asked import COMPUTER, HUMAN, PatientClient, after, toy_match
from tests.scenes.table.played import GAME, agreed, played
from tests.words import language_of

QUICK = Limits(nodes=400)
MIXED = (HUMAN, COMPUTER)


def middle_game(players: tuple[Player, Player] = MIXED, plies: int = 24) -> AnyMatch:
    """A game in which both sides have moved often enough."""
    return played(players=players, plies=plies)


def said(offer: DrawOffer, match: AnyMatch, seconds: float = 5.0) -> OfferAnswer | None:
    """What comes of an offer within some time."""
    offer.make(match, 100.0)
    for tenth in range(int(seconds * 10) + 1):
        answer = offer.update(match, 100.0 + tenth / 10)
        if answer is not None:
            return answer
    return None


def scripted(score: int) -> DrawOffer:
    """An offer to a computer that thinks this of the side to move."""
    sure = Answer(0, Thought(("A3A4",), score), is_final=True)
    return DrawOffer(PatientClient(says=[sure]))


@each_of(
    ("score", "reply"),
    [
        (0, Reply.ACCEPTED),
        (LEVEL, Reply.ACCEPTED),
        (LEVEL + 1, Reply.REFUSED),
        (-900, Reply.ACCEPTED),
        (900, Reply.REFUSED),
    ],
)
def test_a_computer_agrees_when_it_is_not_better_than_level(score: int, reply: Reply) -> None:
    own_turn = played(players=(COMPUTER, HUMAN), plies=24)
    assert said(scripted(score), own_turn) == OfferAnswer(0, reply)
    others_turn = played(players=(HUMAN, COMPUTER), plies=24)
    assert said(scripted(-score), others_turn) == OfferAnswer(1, reply)


def lopsided(*players: Player) -> AnyMatch:
    """The first side has a cat, the second a lion and an elephant; both have waited for long."""
    match = a_match("animal", "l5e/7/7/7/7/7/C6/7/7 r 0 1")
    for number in range(20):
        there_and_back = ("A3B3", "A9B9", "B3A3", "B9A9")[number % 4]
        match = done(match.play(match.rulebook.codec.parse_action(there_and_back)))
    return with_players(match, *players)


def test_a_computer_that_is_losing_agrees_and_one_that_is_winning_does_not() -> None:
    ahead = said(DrawOffer(PatientClient(), QUICK), lopsided(HUMAN, COMPUTER))
    assert ahead == OfferAnswer(1, Reply.REFUSED)
    behind = said(DrawOffer(PatientClient(), QUICK), lopsided(COMPUTER, HUMAN))
    assert behind == OfferAnswer(0, Reply.ACCEPTED)


def test_no_computer_agrees_in_the_first_twenty_plies() -> None:
    engine = PatientClient()
    early = played(players=MIXED, plies=19)
    assert said(DrawOffer(engine), early) == OfferAnswer(1, Reply.TOO_EARLY)
    assert engine.asked == [], "there is nothing to think over"
    answer = said(DrawOffer(engine, QUICK), played(players=MIXED, plies=20))
    assert answer is not None
    assert answer.reply is not Reply.TOO_EARLY


def test_luck_does_not_count_as_moves() -> None:
    match = toy_match(turns=4)
    assert match.cursor > 12
    assert said(DrawOffer(PatientClient()), match) == OfferAnswer(1, Reply.TOO_EARLY)


def test_an_offer_deserves_a_thought_and_is_answered_once() -> None:
    offer, match = scripted(0), middle_game()
    offer.make(match, 10.0)
    assert offer.is_open
    assert offer.update(match, 10.0) is None
    assert offer.update(match, 10.0 + LEAST_S - 0.01) is None
    answer = offer.update(match, 10.0 + LEAST_S)
    assert answer is not None
    assert answer.is_accepted
    assert not offer.is_open
    assert offer.update(match, 20.0) is None


def test_a_slow_computer_is_awaited() -> None:
    engine = PatientClient(is_slow=True)
    offer, match = DrawOffer(engine, QUICK), middle_game()
    assert said(offer, match) is None
    assert offer.is_open
    engine.is_slow = False
    assert offer.update(match, 200.0) is not None


def test_an_offer_is_gone_when_the_match_changes() -> None:
    engine = PatientClient(is_slow=True)
    offer, match = DrawOffer(engine), middle_game()
    offer.make(match, 0.0)
    assert offer.update(after(match), 9.0) is None
    assert (offer.is_open, engine.cancels) == (False, 1)
    assert offer.update(match, 9.0) is None


def test_offering_again_meanwhile_changes_nothing() -> None:
    engine = PatientClient(is_slow=True)
    offer, match = DrawOffer(engine), middle_game()
    offer.make(match, 0.0)
    offer.make(match, 5.0)
    assert len(engine.asked) == 1


def test_a_computer_that_cannot_think_plays_on() -> None:
    nobody = Answer(0, Thought(()), is_final=True, error="nobody is there")
    offer = DrawOffer(PatientClient(says=[nobody]))
    assert said(offer, middle_game()) == OfferAnswer(1, Reply.REFUSED)


@each_of("players", [(HUMAN, HUMAN), (COMPUTER, COMPUTER)])
def test_where_no_computer_can_be_asked_nothing_is_offered(players: tuple[Player, Player]) -> None:
    engine = PatientClient()
    offer = DrawOffer(engine)
    offer.make(middle_game(players), 0.0)
    assert (offer.is_open, engine.asked) == (False, [])
    assert asked_computer(middle_game(players)) is None


@each_of(
    ("match", "draw", "resign"),
    [
        (middle_game(), True, True),
        (middle_game((HUMAN, HUMAN)), True, True),
        (middle_game((COMPUTER, COMPUTER)), False, False),
        (agreed(), False, False),
        (with_players(a_match("course"), HUMAN, COMPUTER), False, True),
    ],
)
def test_one_may_offer_and_resign_only_where_it_makes_sense(
    match: AnyMatch, draw: bool, resign: bool
) -> None:
    assert may_offer_draw(match) is draw
    assert may_resign(match) is resign


def asked(match: AnyMatch, settings: Settings | None = None) -> DrawQuestion:
    settings = settings or Settings()
    question = DrawQuestion(a_world(settings), GAME, match)
    question.arrange(view_of((1280, 720), settings))
    return question


@each_of(("key", "is_yes"), [("enter", True), ("escape", False)])
def test_a_person_is_asked_and_answers(key: str, is_yes: bool) -> None:
    question = asked(a_match())
    assert question.handle(Key(key), 0.0) == Pop(Said("draw", is_yes=is_yes))


def test_the_side_that_does_not_move_is_asked() -> None:
    match = a_match()
    assert "Blue, do you agree to a draw?" in texts_of(asked(match).draw(0.0))
    assert "Red, do you agree to a draw?" in texts_of(asked(after(match)).draw(0.0))
    chinese = asked(match, Settings(language="zh"))
    assert "蓝方，同意和棋吗？" in texts_of(chinese.draw(0.0))


def test_a_person_with_a_name_is_asked_by_it() -> None:
    match = with_players(a_match(), Player("Ada"), Player("Grace"))
    assert "Grace, do you agree to a draw?" in texts_of(asked(match).draw(0.0))


def test_an_offer_to_a_person_is_heard() -> None:
    world = a_world()
    DrawQuestion(world, GAME, a_match())
    assert heard(world) == ["turn"]


@each_of(
    ("reply", "english", "chinese"),
    [
        (Reply.ACCEPTED, "Blue agrees to a draw.", "蓝方同意和棋。"),
        (Reply.REFUSED, "Blue wants to play on.", "蓝方想继续下。"),
        (Reply.TOO_EARLY, "Blue finds it too early for a draw.", "蓝方觉得现在和棋太早。"),
    ],
)
def test_the_answer_of_a_computer_is_told_in_words(
    reply: Reply, english: str, chinese: str
) -> None:
    match, answer = middle_game(), OfferAnswer(1, reply)
    assert answer_text(language_of("en"), GAME, match, answer) == english
    assert answer_text(language_of("zh"), GAME, match, answer) == chinese
