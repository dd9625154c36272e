"""What is read out of the scenes, and that nothing is while nobody wants it."""

from dataclasses import replace
from itertools import cycle

import pytest

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.settings import Settings
from jungle_pg.games.plain import plain_game
from jungle_pg.net.messages import Reaction
from jungle_pg.scenes.announcing import Announcer
from jungle_pg.scenes.base import Announcement
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.friends.samples import asked, begun, table_of
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.ops import Group, Sprite
from jungle_pg.stage.view import Device
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, Performance, a_match, a_world, seen
from tests.scenes.cards import Card, stack_of
from tests.scenes.listening import Ear, Listener, listening
from tests.words import LANGUAGES as WORDS

TWO = (Player("Ann"), Player("Ben"))
MOST_CONTROLS = 60


def at_table(name: str = "jungle", **setup: object) -> Listener:
    game, world = games()[name], listening()
    match = begin(game.rulebook, Setup(game.rules, players=TWO, **setup))  # type: ignore[arg-type]
    return Listener(Play(world, game, match), world)


class Asked(Card):
    """A scene that remembers whether anybody asked what it is."""

    def announce(self) -> Announcement:
        raise AssertionError("nobody listens")


def test_nothing_is_asked_or_read_while_speech_is_off() -> None:
    world, ear = a_world(), Ear()
    announcer = Announcer(world, ear)
    world.speak("a move")
    announcer.acted()
    announcer.follow(stack_of(Asked("silent")))
    assert not ear.heard
    assert not world.unspoken


def test_what_follows_from_a_key_interrupts_and_the_rest_waits() -> None:
    world, ear = listening(), Ear()
    announcer, stack = Announcer(world, ear), stack_of(Card("title"))
    announcer.follow(stack)
    announcer.acted()
    world.speak("Red rat, A3 to A4")
    world.speak("Check!")
    announcer.follow(stack)
    world.speak("Blue cat, B8 to B7")
    announcer.follow(stack)
    assert [(each.text, each.interrupts) for each in ear.heard] == [
        ("title", False),
        ("Red rat, A3 to A4", True),
        ("Check!", False),
        ("Blue cat, B8 to B7", False),
    ]
    assert {each.language for each in ear.heard} == {stack.view.words.code}


def test_a_screen_says_its_name_and_where_the_keys_are() -> None:
    world = listening()
    listener = Listener(Title(world), world)
    assert listener.ear.texts == ["Main menu", "First lesson, button"]
    assert listener.press("tab") == ["I know how to play, button"]
    assert listener.ear.heard[-1].interrupts


def test_a_new_value_is_read_and_a_dialog_with_its_words() -> None:
    world = listening()
    listener = Listener(SettingsScreen(world), world)
    assert listener.press("right") == ["85 %"]
    listener.tab_to("muted")
    assert listener.press("space") == ["on"]
    listener.tab_to("defaults")
    heading, text, focused = listener.press("enter")
    assert (heading, focused) == ("Defaults", "Reset, button")
    assert text


@pytest.mark.slow
@each_of(("name", "language"), zip(GALLERY, cycle(LANGUAGES), strict=False))
def test_every_screen_has_a_name_and_all_its_controls_say_what_they_are(
    name: str, language: str
) -> None:
    world = a_world(replace(listening().settings, language=language))  # type: ignore[arg-type]
    scenes = GALLERY[name](world, a_match())
    show, ear = Performance(scenes[0], world), Ear()
    show.cover_with(*scenes[1:])
    announcer = Announcer(world, ear)
    announcer.follow(show.stack)
    assert ear.texts, name
    assert show.stack.top.announce().heading, name
    first = show.page.focused
    for _ in range(MOST_CONTROLS):
        show.keys("tab")
        widget = show.page.focused
        if widget is None or widget is first:
            break
        it = widget.describe(WORDS[language])
        assert it.name or it.value or it.place, widget.name


def test_moves_refusals_and_what_is_taken_back_are_read() -> None:
    table = at_table()
    assert "Red elephant chosen" in table.go_to("A3") + table.press("enter")
    assert table.go_to("A4")[-1] == "A4, empty, can be reached"
    assert table.press("enter")[0] == "Red elephant, A3 to A4"
    table.choose("A4")
    assert table.ear.texts[-1].startswith("Not your turn: this elephant is Red's")
    table.choose("G7", "G6")
    assert table.press(Key("z", ctrl=True))[0] == "Taken back: Blue elephant, G7 to G6"
    assert table.press(Key("y", ctrl=True))[0] == "Blue elephant, G7 to G6"


@each_of(
    ("key", "words"),
    [
        (Key("w"), "A3, Red elephant"),
        (Key("t"), "Red elephant A3 can go to: A2, B3, A4"),
        (Key("c"), "RED's Turn."),
        (Key("x"), "Red has lost: nothing. Blue has lost: nothing."),
        (Key("r"), "No move was played."),
        (
            Key("p"),
            "Red: elephant A3, lion G1, tiger A1, leopard E3, wolf C3, dog F2, cat B2, rat G3",
        ),
        (
            Key("p", shift=True),
            "Blue: elephant G7, lion A9, tiger G9, leopard C7, wolf E7, dog B8, cat F8, rat A7",
        ),
    ],
)
def test_keys_ask_about_the_board(key: Key, words: str) -> None:
    table = at_table()
    table.go_to("A3")
    assert table.press(key) == [words]


def test_squares_say_what_kind_of_place_they_are() -> None:
    table = at_table()
    told = {pick: table.go_to(pick)[-1] for pick in ("B4", "D1", "D2", "D9")}
    assert told == {
        "B4": "B4, river",
        "D1": "D1, Red's den",
        "D2": "D2, Red's trap",
        "D9": "D9, Blue's den",
    }


def test_a_clock_that_runs_low_is_told() -> None:
    game, world = games()["jungle"], listening()
    match = begin(game.rulebook, Setup(game.rules, players=TWO))
    times = TimeState(TimeControl(30, Expiry.LOSE))
    table = Listener(Play(world, game, match, times), world)
    table.wait(1.0)
    assert "Red has 29 seconds left." in table.press(Key("c"))[0]
    heard = [text for _ in range(60) for text in table.wait(0.5)]
    assert [text for text in heard if text.startswith("Only")] == ["Only 7 seconds left!"]


def test_what_a_friend_asks_and_says_is_read() -> None:
    world = listening()
    game = world.games()["jungle"]
    play = table_of(world, game, asked(begun(game, a_match()), "undo", 1))
    assert isinstance(play, FarPlay)
    table = Listener(play, world)
    assert any("take" in text for text in table.ear.texts), table.ear.texts
    seat = opponent(play.line.known.seat or 0)
    play._heard(Reaction(seat, "well_played"), table.show.now)
    play._heard(Reaction(seat, "laughing"), table.show.now)
    phrase, head = table.wait(0.1)
    name = play.match.setup.players[seat].name
    assert phrase == f"{name}: Well played!"
    assert head.startswith(f"{name}: ")


def test_a_game_without_words_of_its_own_is_read_too() -> None:
    game, world = plain_game(BREAKTHROUGH), listening()
    match = begin(BREAKTHROUGH, Setup(game.rules, players=TWO))
    world.games = lambda: {"breakthrough": game}
    table = Listener(Play(world, game, match), world)
    start, target = BREAKTHROUGH.picks(match.state, BREAKTHROUGH.actions(match.state)[0])
    heard = table.choose(start, target)
    assert any(start in text for text in heard)
    assert any(target in text for text in heard)
    for key in ("w", "t", "c", "x", "r", "p"):
        assert table.press(key), key


def test_what_lies_on_the_screen_is_read_on_demand_without_the_letters_of_the_board() -> None:
    table = at_table()
    table.announcer.read_screen(table.show.stack, table.show.now)
    [told] = table.wait(0.0)
    assert "Reach Blue's den" in told
    assert "A B C" not in told


@pytest.mark.slow
def test_no_card_is_read_that_who_sits_at_the_screen_may_not_know() -> None:
    """Two at one screen: what is told by itself names no card but those that were played."""
    table = at_table("jackaroo", luck_seed=3)
    scene = table.show.stack.scenes[0]
    assert isinstance(scene, Play)
    names = {card: WORDS["en"](f"word.jackaroo.{card}") for card in CARDS}
    for _ in range(60):
        if table.show.stack.top is not scene:
            heard, facing = table.press("enter"), scene.state.facing
        elif not scene.state.awaits_human or scene.table_view.is_showing(table.show.now):
            heard, facing = table.wait(1.0), scene.state.facing
        else:
            state = scene.state.with_picks.state
            action = scene.match.rulebook.actions(state)[-1]
            facing = scene.state.facing
            heard = table.press(Key("p"), Key("p", shift=True), Key("w"), Key("c"))
            placed = [
                pick
                for pick in scene.match.rulebook.picks(state, action)
                if scene.board.place_of(pick) is not None
            ]
            heard += table.choose(*placed)
            if scene.match.rulebook.confirms(state, action) or not placed:
                heard += table.press("enter")
        hands = scene.match.state.hands
        hidden = [names[card] for seat in (0, 1) if seat != facing for card in hands[seat]]
        for text in heard:
            assert not [name for name in hidden if name in text], (facing, text)
    assert scene.match.cursor > 10


def board_ops(show: Performance) -> set[str]:
    """The sprites in the group of the board alone."""

    def groups(ops: object) -> list[Group]:
        found: list[Group] = []
        for op in ops:  # type: ignore[attr-defined]
            if isinstance(op, Group):
                found += [op, *groups(op.ops)]
        return found

    [board] = [group for group in groups(show.rest(0.01)) if group.key == "board"]
    return {each.op.name for each in seen(board.ops) if isinstance(each.op, Sprite)}


@each_of(
    ("name", "pieces"),
    [("jungle", "pieces/"), ("xiangqi", "xiangqi/"), ("jackaroo", "jackaroo/marble")],
)
def test_blindfold_hides_the_pieces_until_one_peeks(name: str, pieces: str) -> None:
    game = games()[name]
    world = a_world(Settings(blindfold=True, motion="off"))
    match = begin(game.rulebook, Setup(game.rules, players=(Player("Ann"), Player(level=1))))
    show = Performance(Play(world, game, match), world)
    show.keys("down")
    shown = {sprite for sprite in board_ops(show) if sprite.startswith(pieces)}
    assert not shown
    board = show.widget("board")
    assert isinstance(board, PlayedBoard)
    assert board.keys_at(), "the cursor stays"
    show.keys("b")
    assert any(sprite.startswith(pieces) for sprite in board_ops(show))
    show.keys("b")
    assert not {sprite for sprite in board_ops(show) if sprite.startswith(pieces)}


def test_cards_stay_with_a_blindfold() -> None:
    game = games()["jackaroo"]
    world = a_world(Settings(blindfold=True, motion="off"))
    match = begin(game.rulebook, Setup(game.rules, players=(Player("Ann"), Player(level=1))))
    show = Performance(Play(world, game, match), world)
    assert any(sprite.startswith("jackaroo/card_") for sprite in board_ops(show))


def test_a_replay_tells_the_moves_as_they_are_stepped() -> None:
    world = listening()
    [scene] = GALLERY["replay"](world, a_match())
    replay = Listener(scene, world)
    replay.press("end")
    replay.wait(1.0)
    before = len(replay.ear.texts)
    replay.press("left")
    replay.wait(2.0)
    told = [text for text in replay.ear.texts[before:] if text.startswith("Move ")]
    assert told[0].startswith("Move 11 / 12. Red rat, E4 to F4")


def test_a_stage_tells_its_task_and_a_review_its_sentence() -> None:
    for name, part in (("puzzle", "Win in one move"), ("review", "Better:"), ("lesson", "Step 1")):
        world = listening()
        scenes = GALLERY[name](world, a_match())
        listener = Listener(scenes[-1], world)
        heard = [*listener.ear.texts, *listener.wait(1.0), *listener.wait(1.0)]
        assert any(part in text for text in heard), (name, heard)


def test_check_is_told() -> None:
    game, world = games()["xiangqi"], listening()
    position = "3k5/9/9/9/9/9/9/9/4R4/5K3 w"
    match = begin(game.rulebook, Setup(game.rules, position, players=TWO))
    table = Listener(Play(world, game, match), world)
    heard = table.choose("e2", "d2") + table.wait(1.0)
    assert heard[-2:] == ["Red chariot, e2 to d2", "Check! Black to move."]


def test_earlier_places_of_a_game_with_secrets_can_be_looked_at() -> None:
    table = at_table("jackaroo", luck_seed=3)
    scene = table.show.stack.scenes[0]
    assert isinstance(scene, Play)
    table.press("enter")
    table.wait(1.0)
    scene.show_ply(1, table.show.now)
    told, *_ = table.wait(0.1)
    assert told == "Move 0 of 0."


@each_of("device", ["keys", "letters", "finger"])
def test_the_key_that_reads_more_is_told_whatever_is_in_the_hand(device: Device) -> None:
    world = listening()
    show = Performance(Title(world), world)
    Announcer(world).switch(replace(show.stack.view, device=device))
    assert world.unspoken == ["Speech is on. F7 reads the whole screen."]
