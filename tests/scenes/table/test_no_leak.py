"""Nothing of what a player may not know reaches the screen, a computer, a text or a replay."""

from dataclasses import replace
from typing import Any

from jungle_pg.core.audience import Audience, is_secret
from jungle_pg.core.history import move_count
from jungle_pg.core.log import Cause, Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, begin, replay
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.rulebook import CHANCE, Refusal
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Order
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.ops import DrawList
from tests.core.jackaroo.moments import JACKAROO, moment
from tests.covered_toy import COVERED, RULES
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.cards import Card
from tests.scenes.table.card_table import KING, PLAIN_JACKAROO, TOY_CARDS, Asked, CardBoard
from tests.scenes.table.playing import HUMAN

COMPUTER = Player(level=1)


def dealt(first: str, second: str, players: tuple[Player, Player] = (HUMAN, COMPUTER)) -> AnyMatch:
    """A match of the toy game with these cards."""
    setup = Setup(RULES, players=players, luck_seed=5)
    deal = Ply(CHANCE, f"deal:{first}|{second}", Cause.LUCK)
    replayed = replay(COVERED, setup, [deal])
    assert replayed.refusal is None
    return replayed.match


def jackaroo(other: str) -> AnyMatch:
    state = moment("10 30 B B", "26 B B B", "10S KS 7S 5H", other)
    position = JACKAROO.codec.position_text(state)
    return begin(JACKAROO, Setup(KING, position, (HUMAN, COMPUTER), luck_seed=5))


def frames(board: CardBoard, *steps: Any) -> list[DrawList]:
    """What is drawn after each step: a key, or picks to click."""
    drawn = [board.show.rest(0.01)]
    for step in steps:
        if isinstance(step, Key):
            board.do(step)
        else:
            board.click(step)
        drawn += [board.show.rest(0.1) for _ in range(4)]
    return [*drawn, *(board.show.rest(0.5) for _ in range(6))]


@each_of("settings", [Settings(), Settings(motion="off", evaluation=True)])
def test_boards_that_differ_in_hidden_cards_look_and_ask_the_same(settings: Settings) -> None:
    steps = ("card:1", Key("h"), Key("escape"), "card:3", "stake:high")
    boards = [
        CardBoard(match=dealt("1234", other), settings=settings) for other in ("5678", "9586")
    ]
    one, two = (frames(board, *steps) for board in boards)
    assert one == two
    asked = [board.asked.questions for board in boards]
    # The last one is for the computer, which sees its own cards.
    assert len(asked[0]) > 1
    assert asked[0][:-1] == asked[1][:-1]
    assert asked[0][-1] != asked[1][-1]


def test_the_test_would_see_a_leak() -> None:
    boards = [CardBoard(match=dealt("1234", other)) for other in ("5678", "9586")]
    for board in boards:
        board.scene.table.state = replace(board.scene.state, sees_all=True)
        board.scene.show_again()
    one, two = (frames(board) for board in boards)
    assert one != two


def test_a_board_of_jackaroo_does_not_tell_the_cards_of_the_other_side_or_the_deck() -> None:
    boards = [
        CardBoard(PLAIN_JACKAROO, match=jackaroo(other)) for other in ("3C 6C 9H", "2D JH QS")
    ]
    steps = ("card:10S", Key("h"), "card:KS", Key("z", ctrl=True), "card:10S")
    one, two = (frames(board, *steps) for board in boards)
    assert one == two
    assert boards[0].scene.table.state.draft.picks
    assert boards[0].asked.questions == boards[1].asked.questions
    for board in boards:
        assert "3C" not in "".join(texts_of(board.show.rest(0.01)))


def test_what_a_computer_picks_is_not_drawn() -> None:
    match = dealt("1234", "5678", (COMPUTER, HUMAN))
    board = CardBoard(match=match)
    before = board.show.rest(0.01)
    table = board.scene.table
    table._pick("card:2", Cause.CHOICE, 0.5)
    board.scene.table_view.picked(0.5)
    assert table.state.draft.picks == ("card:2",)
    after = board.show.rest(0.001)
    assert texts_of(before) == texts_of(after)


def test_a_question_in_a_game_with_secrets_never_tells_how_the_game_went() -> None:
    match = dealt("1234", "5678")
    question = question_about(match, Order())
    assert question.actions == ()
    assert "5678" not in question.start


def test_copying_exporting_and_going_on_from_an_earlier_place_are_refused_while_a_game_is_on() -> (
    None
):
    board = CardBoard(match=dealt("1234", "5678"))
    board.do(Key("c", ctrl=True))
    assert board.world.clipboard.get() == ""
    table = board.scene.table
    table.show_ply(0, 1.0)
    assert table.play_from_here(1.0) == Refusal("still_secret")


def watched(match: AnyMatch) -> Performance:
    world = a_world(Settings(motion="off"))
    world.engine = Asked()
    show = Performance(Card("below"), world, (1280, 720))
    film = Replay(world, TOY_CARDS, match, start=1)
    show.cover_with(film)
    return show


def test_a_replay_of_a_game_that_is_on_shows_only_what_the_player_may_see() -> None:
    matches = [dealt("1234", other) for other in ("5678", "9586")]
    one, two = (watched(match).rest(0.5) for match in matches)
    assert one == two
    over = [done(match.resign(0)) for match in matches]
    assert not is_secret(over[0])
    one, two = (watched(match).rest(0.5) for match in over)
    assert one != two


def test_a_replay_of_a_game_that_is_on_is_not_copied_exported_or_gone_on_with() -> None:
    show = watched(dealt("1234", "5678"))
    show.rest(0.1)
    scene = show.stack.scenes[-1]
    assert isinstance(scene, Replay)
    for key in (Key("c", ctrl=True), Key("e")):
        show.do(key)
        assert scene.world.clipboard.get() == ""
        assert show.names[-1] == "replay"
    assert scene._press("play_from_here", 1.0) is not None
    assert show.names[-1] == "replay"


def test_a_review_judges_only_what_the_player_had_to_decide() -> None:
    match = dealt("1234", "5678")
    match = done(done(match.play("card:1")).play("stake:low"))
    engine = Asked()
    analysis = Analysis(engine, match, Reviewer())
    analysis.set_open(True)
    last = move_count(match)
    for _ in range(10):
        analysis.update(last)
    # At the end of the log the computer is to move: nothing is asked about that.
    assert match.actor == 1
    assert last == analysis.places - 1
    assert last in analysis.judged
    # What the player had to decide before is asked about, as the player saw it.
    (question,) = engine.questions
    assert "1234" in question.start
    assert "5678" not in question.start


def test_a_game_with_hidden_cards_is_not_reviewed_before_it_is_over() -> None:
    show = watched(dealt("1234", "5678"))
    show.rest(0.1)
    show.click("review")
    assert show.names[-1] == "replay"


def test_an_ended_game_with_secrets_cannot_be_gone_back_to() -> None:
    over = done(dealt("1234", "5678").resign(0))
    assert over.undo() == Refusal("undo_sealed")


def test_what_was_seen_before_stays_the_very_same() -> None:
    audience: Audience[Any, Any, Any, Any] = Audience()
    match = dealt("1234", "5678")
    before = audience.view_for(match, 0)
    later = audience.view_for(done(match.play("card:1")), 0)
    assert later.moments[0] is before.moments[0]
    assert later.opening is before.opening
    assert audience.view_for(match, 1).state.hands == ((0, 0, 0, 0), (5, 6, 7, 8))
