"""Other programs sit at the table: they move, are named, go wrong in words, and others play on."""

from collections.abc import Sequence

from jungle_pg.cabinet import games
from jungle_pg.core.career.feats import result_of
from jungle_pg.core.log import Player, Setup, Stakes
from jungle_pg.core.match import begin
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.levels import STAND_IN
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.program_seats import seated
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.ui.controls.one_of_several import Chooser
from tests.engine.foreign.written_programs import VARIANTS, polite
from tests.saves.wandering import RULEBOOKS, STAMP
from tests.scenes.acting import Performance, a_world, misplaced, texts_of
from tests.scenes.cards import Card
from tests.scenes.programs.known_programs import ProgramList
from tests.scenes.table.playing import CALM, HUMAN

FISH = Program("Fish", ("fish",), options=(VARIANTS,), games=("xiangqi",))
FISH_PLAYER = Player("Fish", is_program=True)


class Evening:
    """A game of Xiangqi at a table that knows programs."""

    def __init__(self, known: ProgramList, players: tuple[Player, Player]) -> None:
        self.known, self.world = known, known.known_to(a_world(CALM))
        game = games()["xiangqi"]
        book = game.rulebook
        setup = Setup(book.codec.parse_rules("standard"), players=players)
        self.play = Play(self.world, game, begin(book, setup))
        self.show = Performance(Card("below"), self.world, (1280, 720))
        self.show.cover_with(self.play)
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        """Let time pass for the table and for the programs, frame by frame."""
        for _ in range(max(1, round(seconds * 10))):
            self.known.now += 0.1
            self.show.rest(0.1)

    def texts(self) -> str:
        return " ".join(texts_of(self.show.rest(0.01)))

    @property
    def table(self) -> Play:
        return next(each for each in self.show.stack.scenes if isinstance(each, Play))


def test_a_program_moves_when_it_is_its_turn_and_is_named_on_its_plate() -> None:
    evening = Evening(ProgramList(FISH), (FISH_PLAYER, HUMAN))
    evening.wait(2.0)
    assert evening.table.match.cursor == 1
    assert "go movetime 1000" in evening.known.told
    words = evening.texts()
    assert "Fish" in words
    assert "a program" in words
    evening.table.close()
    assert evening.known.running == 0


def test_two_programs_play_each_other_and_are_watched() -> None:
    moves = iter(("h3e3", "h10g8", "h1g3", "b10c8"))

    def talk(line: str) -> Sequence[str]:
        if not line.startswith("go"):
            return polite()(line)
        return [f"bestmove {move}" for move in (next(moves, None),) if move]

    evening = Evening(ProgramList(FISH, talk=talk), (FISH_PLAYER, FISH_PLAYER))
    evening.wait(4.0)
    assert evening.table.match.cursor == 4
    assert evening.table.state.is_watched


def liar(line: str) -> Sequence[str]:
    return polite("a1a9")(line)


def deaf(line: str) -> Sequence[str]:
    return [] if line == "stop" or line.startswith("go") else polite()(line)


def mute(line: str) -> Sequence[str]:
    return []


FAULTS = (
    (liar, "It wants to play a1a9, which cannot be played."),
    (deaf, "The program does not answer."),
    (mute, "It speaks neither UCI nor UCCI."),
)


def test_what_goes_wrong_is_told_at_the_table_and_a_level_plays_on() -> None:
    for talk, words in FAULTS:
        evening = Evening(ProgramList(FISH, talk=talk), (FISH_PLAYER, HUMAN))
        evening.wait(14.0)
        assert evening.show.names[-1] == "program_trouble", words
        assert words in evening.texts()
        assert misplaced(evening.show.stack.top, evening.show.stack.view) == []  # type: ignore[arg-type]
        evening.show.keys("enter")
        evening.wait(3.0)
        assert evening.table.match.setup.players == (Player(level=STAND_IN), HUMAN)
        assert evening.table.match.cursor == 1
        assert evening.show.names[-1] == "play"


def test_a_person_may_play_on_for_a_program_that_went_wrong() -> None:
    evening = Evening(ProgramList(FISH, talk=liar), (FISH_PLAYER, HUMAN))
    evening.wait(1.0)
    evening.show.click("person")
    evening.wait(1.0)
    assert evening.table.match.setup.players == (HUMAN, HUMAN)
    assert evening.table.state.awaits_human


def test_a_program_may_be_asked_again_and_play_on_itself() -> None:
    answers = iter(("a1a9", "h3e3"))

    def talk(line: str) -> Sequence[str]:
        return polite(next(answers) if line.startswith("go") else "")(line)

    evening = Evening(ProgramList(FISH, talk=talk), (FISH_PLAYER, HUMAN))
    evening.wait(1.0)
    evening.show.click("again")
    evening.wait(2.0)
    assert evening.table.match.cursor == 1
    assert evening.table.match.setup.players[0] == FISH_PLAYER


def test_who_only_looks_at_the_board_is_told_beside_it_and_asks_again_by_a_button() -> None:
    evening = Evening(ProgramList(FISH, talk=liar), (FISH_PLAYER, HUMAN))
    evening.wait(1.0)
    evening.show.keys("escape")
    evening.wait(30.0)
    assert evening.show.names[-1] == "play"
    assert "It wants to play a1a9, which cannot be played." in evening.texts()
    assert sum(line.startswith("go") for line in evening.known.told) == 1
    evening.known.talk = polite()
    for pipe in evening.known.pipes:
        pipe.talk = polite()
    evening.show.click("try_again")
    evening.wait(2.0)
    assert evening.table.match.cursor == 1


def test_a_save_with_a_program_that_is_gone_opens_and_says_so() -> None:
    evening = Evening(ProgramList(FISH), (FISH_PLAYER, HUMAN))
    evening.wait(2.0)
    text = save_text(evening.table.match, TimeState(), STAMP)
    loaded = load_text(RULEBOOKS, text)
    assert isinstance(loaded, Loaded)
    assert loaded.match.setup.players == (FISH_PLAYER, HUMAN)
    assert loaded.match.cursor == 1
    assert save_text(loaded.match, TimeState(), STAMP) == text
    later = Evening(ProgramList(), (FISH_PLAYER, HUMAN))
    later.wait(1.0)
    assert later.show.names[-1] == "program_trouble"
    assert "This program is not on the list here." in later.texts()
    later.show.keys("enter")
    later.wait(3.0)
    assert later.table.match.cursor == 1


def test_games_with_programs_count_for_nothing() -> None:
    evening = Evening(ProgramList(FISH), (FISH_PLAYER, HUMAN))
    evening.wait(2.0)
    resigned = evening.table.match.resign(1)
    assert result_of(resigned) is None  # type: ignore[arg-type]
    level = seated(resigned, 0, Player(level=2))  # type: ignore[arg-type]
    assert level.setup.players == (Player(level=2), HUMAN)


def chosen(show: Performance, name: str, part: int) -> None:
    screen = show.stack.top
    assert isinstance(screen, NewGame)
    widget = show.widget(name)
    assert isinstance(widget, Chooser)
    x, y = widget.parts(show.stack.view)[part].middle
    show.do(Point(x, y), Press(x, y), Release(x, y))


def new_game(known: ProgramList) -> Performance:
    world = known.known_to(a_world(CALM))
    show = Performance(Card("below"), world, (1280, 720))
    show.cover_with(NewGame(world, games()["xiangqi"]))
    show.rest()
    return show


def test_a_program_is_chosen_beside_the_levels_and_stays_chosen() -> None:
    known = ProgramList(FISH)
    show = new_game(known)
    chosen(show, "level", 8)
    rated = next(each for each in show.page.widgets if each.name == "is_rated")
    assert not rated.is_enabled
    show.click("start")
    play = show.stack.top
    assert isinstance(play, Play)
    assert play.match.setup.players == (HUMAN, FISH_PLAYER)
    assert play.match.setup.stakes is not Stakes.RATED
    again = Performance(Card("below"), play.world, (1280, 720))
    again.cover_with(NewGame(play.world, games()["xiangqi"]))
    screen = again.stack.top
    assert isinstance(screen, NewGame)
    assert screen.choice.program == "Fish"
    chosen(again, "level", 0)
    assert (screen.choice.program, screen.choice.level) == ("", 1)


def test_a_program_that_is_gone_or_plays_another_game_is_not_offered() -> None:
    known = ProgramList(FISH)
    show = new_game(known)
    chosen(show, "level", 8)
    show.keys("escape")
    known.programs.remove("Fish")
    later = NewGame(show.world, games()["xiangqi"])
    assert later.choice.program == ""
    known.programs.add(FISH)
    assert NewGame(show.world, games()["jungle"]).controls.programs == ()
    assert NewGame(show.world, games()["xiangqi"]).controls.programs == (FISH,)
