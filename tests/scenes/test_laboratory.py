"""The laboratory on the screen: it plays while it is looked at, and says plainly what it found."""

from typing import Any

from jungle_pg.cabinet import games
from jungle_pg.core.trials import Judgement, TrialGame
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.laboratory import GAMES
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.thinking import Thought
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.setup.laboratory import LaboratoryScreen
from jungle_pg.scenes.world import World
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, Performance, a_world, misplaced, texts_of, view_of
from tests.scenes.cards import Card
from tests.scenes.house_rules_show import CODEC, GAME, RulesShow
from tests.words import language_of

CLUB = CODEC.parse_rules("club")
STEP_S = 0.1


class Told:
    """A worker that answers every game at once, as a list says; later ones as its last entry."""

    is_lost = False

    def __init__(self, *games: TrialGame) -> None:
        self._games = games
        self._asked: tuple[int, Question] | None = None
        self.cancels = 0
        self.is_closed = False

    def ask(self, ticket: int, question: Question) -> None:
        self._asked = ticket, question

    def received(self, wait_s: float) -> list[Answer]:
        if self._asked is None:
            return []
        (ticket, question), self._asked = self._asked, None
        assert question.trial is not None
        game = self._games[min(question.trial.seed, len(self._games)) - 1]
        return [Answer(ticket, Thought((), played=game), is_final=True)]

    def cancel(self) -> None:
        self.cancels += 1

    def close(self) -> None:
        self.is_closed = True


def with_games(*told: TrialGame) -> World:
    world = a_world(Settings(motion="off"))
    world.engine = EngineClient(lambda: Told(*told))
    return world


def opened(world: World, rules: Any = CLUB) -> tuple[Performance, LaboratoryScreen]:
    show = Performance(Card("below"), world)
    screen = LaboratoryScreen(world, GAME, rules)
    show.cover_with(screen)
    return show, screen


def wait(show: Performance, steps: int) -> None:
    for _ in range(steps):
        show.rest(STEP_S)


def words_on(show: Performance) -> str:
    return " ".join(texts_of(show.rest(0.0)))


def test_house_rules_lead_to_it_and_it_leads_back() -> None:
    show = RulesShow("club,no_capture_limit=60")
    show.world.engine = EngineClient(lambda: Told(TrialGame(0, "den", 40)))
    show.click("laboratory")
    wait(show, 10)
    screen = show.stack.top
    assert isinstance(screen, LaboratoryScreen)
    own, usual = (each.rules for each in screen.laboratory.experiments)
    assert (own, usual) == ("club,no_capture_limit=60", "traditional")
    show.keys("escape")
    wait(show, 10)
    assert show.names[-1] == "house_rules"
    assert show.text == own


def test_it_plays_until_all_games_are_there_and_says_so() -> None:
    world = with_games(TrialGame(0, "den", 40), TrialGame(1, "den", 60))
    show, screen = opened(world)
    while screen.laboratory.is_busy:
        wait(show, 1)
    assert screen.laboratory.played == 2 * GAMES
    assert f"{2 * GAMES} of {2 * GAMES} games" in words_on(show)
    assert not show.widget("run").is_enabled


def test_it_is_stopped_and_goes_on_and_what_was_found_stays() -> None:
    world = with_games(TrialGame(0, "den", 40))
    show, screen = opened(world)
    wait(show, 20)
    show.click("run")
    played = screen.laboratory.played
    assert 0 < played < 2 * GAMES
    wait(show, 10)
    assert screen.laboratory.played == played
    assert f"{played} of {2 * GAMES} games" in words_on(show)
    show.click("run")
    wait(show, 10)
    assert screen.laboratory.played > played


def test_leaving_ends_it_and_coming_back_goes_on_from_there() -> None:
    world = with_games(TrialGame(0, "den", 40))
    show, screen = opened(world)
    wait(show, 20)
    show.keys("escape")
    wait(show, 10)
    played = screen.laboratory.played
    assert played
    assert world.engine.is_idle
    again = LaboratoryScreen(world, GAME, CLUB)
    assert again.laboratory.played == played


def test_the_usual_rules_stand_alone() -> None:
    screen = LaboratoryScreen(with_games(), GAME, GAME.rules)
    assert [each.rules for each in screen.laboratory.experiments] == ["traditional"]


@each_of("language", LANGUAGES)
def test_every_judgement_is_one_plain_sentence(language: str) -> None:
    words = language_of(language)
    told = [words(f"laboratory.judged_{judgement}") for judgement in Judgement]
    assert len(set(told)) == len(told)
    for text in told:
        assert text.rstrip("。.") == text[:-1]
        assert sum(text.count(end) for end in "。.") == 1


def test_shares_margins_lengths_ends_and_takers_can_be_read() -> None:
    lost = TrialGame(1, "no_moves", 60)
    drawn = TrialGame(None, "no_capture_limit", 50)
    won = TrialGame(0, "den", 40, (("lion", 2),))
    world = with_games()
    screen = LaboratoryScreen(world, GAME, CLUB, starts=False)
    screen.laboratory.experiments[0].games.update(enumerate((won, lost, drawn, drawn)))
    show = Performance(Card("below"), world)
    show.cover_with(screen)
    said = words_on(show)
    for text in ("25 %", "50 %", "± 33", "Too few games to say anything yet.", "Into the den"):
        assert text in said, text
    assert "The middle one: 50 moves; half of all: 48 to 52" in said


@each_of("language", LANGUAGES)
@each_of("game_id", ("jungle", "xiangqi", "jackaroo"))
def test_everything_has_its_place_with_no_game_and_with_many(game_id: str, language: str) -> None:
    game = games()[game_id]
    assert game.offers is not None
    settings = Settings(motion="off", language=language)  # type: ignore[arg-type]
    for size in ((800, 600), (1080, 1920)):
        for played in (0, 3, 1000):
            rules = game.offers.rule_sets[-1].rules
            screen = LaboratoryScreen(with_games(), game, rules, starts=False)
            for experiment in screen.laboratory.experiments:
                for number in range(played):
                    experiment.games[number] = TrialGame(None, "some_reason", 300 - number % 99)
            screen.arrange(view_of(size, settings))
            assert misplaced(screen, view_of(size, settings)) == [], (size, played)


def test_a_trouble_is_told_and_can_be_tried_again() -> None:
    class Failing(Told):
        def received(self, wait_s: float) -> list[Answer]:
            asked, self._asked = self._asked, None
            return [] if asked is None else [Answer(asked[0], Thought(()), True, "out of order")]

    world = a_world(Settings(motion="off"))
    world.engine = EngineClient(Failing)
    show, screen = opened(world)
    wait(show, 3)
    assert not screen.laboratory.is_busy
    assert show.widget("run").is_enabled
    assert screen.laboratory.played == 0
