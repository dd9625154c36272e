"""Own mistakes practised: cards that are due, judged as puzzles are, and skills that lead on."""

from dataclasses import replace
from datetime import date, timedelta

from jungle_pg.cabinet import journeys, reviewers, rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.review.cards import Card, Cards
from jungle_pg.files.settings import Language, Settings
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.scenes.practise.card import CardScreen
from jungle_pg.scenes.practise.practise import PractiseScreen
from jungle_pg.scenes.world import World
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, Performance, a_world, misplaced, texts_of, view_of
from tests.scenes.cards import Card as Below
from tests.scenes.review.watching import glances
from tests.scenes.table.played import GAME

# Red wins with E7E8; E7F7 only draws and E7D7 loses.
ENDING = "7/7/4W2/3l3/7/7/5P1/7/7 r"
RULES = GAME.rulebook.codec.rules_text(GAME.rules)


def a_card(name: str = "one", skill: str = "endings", **more: object) -> Card:
    card = Card(
        name, "jungle", RULES, ENDING, 0, "E7F7", ("E7E8",), skill=skill,
        made=date(2026, 1, 1), due=date(2026, 1, 1),
    )  # fmt: skip
    return replace(card, **more)  # type: ignore[arg-type]


def a_home(*cards: Card) -> World:
    world = a_world(Settings(motion="off"))
    world.cards = SharedStore(Cards().having(cards))
    world.reviewers = glances
    return world


def practised(*cards: Card, size: tuple[int, int] = (1280, 720)) -> Performance:
    world = a_home(*cards)
    show = Performance(Below("below"), world, size)
    show.cover_with(PractiseScreen(world, "jungle"))
    show.rest(0.01)
    return show


def wait(show: Performance, seconds: float) -> None:
    show.live(seconds)


def on_card(show: Performance) -> CardScreen:
    show.click("start")
    wait(show, 0.5)
    card = show.stack.top
    assert isinstance(card, CardScreen)
    return card


def test_a_right_answer_lets_a_card_rest_for_longer() -> None:
    show = practised(a_card())
    today = show.world.stamp().date()
    card = on_card(show)
    assert "In the game: wolf E7 → F7. What is better?" in " ".join(texts_of(show.rest(0.0)))
    assert card.play_text("E7E8", show.now)
    wait(show, 1.5)
    assert card.attempt.is_solved
    kept = show.world.cards.now.by_id["one"]
    assert kept.due == today + timedelta(days=1)
    show.click("map")
    wait(show, 0.5)
    assert show.names[-1] == "practise"
    assert not show.widget("start").is_enabled


def test_a_wrong_answer_is_refuted_taken_back_and_the_card_begins_anew() -> None:
    show = practised(a_card(step=3))
    card = on_card(show)
    assert card.play_text("E7D7", show.now)
    wait(show, 0.5)
    assert card.attempt.tries == 2
    wait(show, 3.0)
    assert card.match.cursor == 0, "it was taken back"
    assert card.play_text("E7E8", show.now)
    wait(show, 1.5)
    assert card.attempt.is_solved
    assert show.world.cards.now.by_id["one"].step == 1, "found after a failure is not found"


def test_one_card_follows_the_other() -> None:
    show = practised(a_card("one"), a_card("two"))
    first = on_card(show)
    first.play_text("E7E8", show.now)
    wait(show, 1.5)
    show.click("next")
    wait(show, 0.5)
    second = show.stack.top
    assert isinstance(second, CardScreen)
    assert second is not first
    assert second.is_last


def test_after_a_failure_the_way_may_be_shown() -> None:
    show = practised(a_card())
    card = on_card(show)
    card.play_text("E7D7", show.now)
    wait(show, 3.5)
    show.click("show")
    wait(show, 4.0)
    assert card.attempt.was_shown
    assert card.attempt.is_solved
    assert show.world.cards.now.by_id["one"].step == 1


def test_the_weakest_skill_leads_to_a_stage_that_trains_it() -> None:
    show = practised(a_card(), a_card("two", "traps", step=5, due=date(2027, 1, 1)))
    screen = show.stack.top
    assert isinstance(screen, PractiseScreen)
    weakest = screen.weakest
    assert weakest is not None
    assert weakest.code == "endings"
    show.click("train")
    wait(show, 0.5)
    stage = show.stack.top
    assert isinstance(stage, StageScreen)
    assert stage.stage.theme in weakest.themes


def test_every_skill_of_every_game_has_stages_that_train_it() -> None:
    for game, reviewer in reviewers().items():
        for skill in reviewer.skills:
            journey = journeys()[game]
            found = [
                stage
                for chapter in journey.chapters
                for stage in chapter.stages
                if stage.theme in skill.themes or chapter.id in skill.chapters
            ]
            assert found, (game, skill.code)


def test_without_cards_it_says_where_they_come_from() -> None:
    show = practised()
    assert any("Review a game you played" in text for text in texts_of(show.rest(0.0)))


@each_of("size", [(640, 480), (1280, 720), (1080, 1920)])
@each_of("language", LANGUAGES)
def test_nothing_is_cut(size: tuple[int, int], language: Language) -> None:
    world = a_home(a_card(), a_card("two", "traps"))
    view = view_of(size, Settings(language=language))
    assert misplaced(PractiseScreen(world, "jungle"), view) == []
    assert misplaced(CardScreen(world, (a_card(), a_card("two"))), view) == []


def test_what_was_played_is_written_as_the_board_is_labelled() -> None:
    world = a_world(Settings(notation=(("xiangqi", "wxf"),)))
    rulebook = rulebooks()["xiangqi"]
    match = begin(rulebook, Setup(rulebook.codec.parse_rules(rulebook.usual_rules)))
    (scene,) = GALLERY["retry"](world, match)
    assert isinstance(scene, CardScreen)
    Performance(scene, world)
    assert scene.view is not None
    assert "In the game: chariot R3=4" in scene.told(scene.view).speech
