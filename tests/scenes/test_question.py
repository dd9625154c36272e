from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.title.title import Title, quit_question
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release
from jungle_pg.stage.ops import Box
from jungle_pg.stage.theme import DAY
from jungle_pg.ui.controls.button import Button
from tests.rows import each_of
from tests.scenes.acting import (
    Performance,
    a_world,
    heard,
    page_of,
    texts_of,
    view_of,
)

YES, NO = Pop(Answer("quit", is_yes=True)), Pop(Answer("quit", is_yes=False))


def asked(world: World | None = None) -> Question:
    world = world or a_world()
    question = quit_question(world)
    question.arrange(view_of((1280, 720), world.settings))
    return question


def tell(question: Question, *events: Input) -> Command | None:
    """The command of the last input; none of those before may bring any."""
    *first, last = events
    assert all(question.handle(event, 0.0) is None for event in first)
    return question.handle(last, 0.0)


def middle_of(question: Question, name: str) -> tuple[float, float]:
    (button,) = [widget for widget in question.page.widgets if widget.name == name]
    return button.rect.middle


@each_of(("name", "answer"), [("yes", YES), ("no", NO)])
def test_a_click_answers(name: str, answer: Pop) -> None:
    question = asked()
    at = middle_of(question, name)
    assert tell(question, Point(*at), Press(*at), Release(*at)) == answer


@each_of(
    ("keys", "answer"),
    [
        (["enter"], YES),
        (["escape"], NO),
        (["tab", "enter"], YES),
        (["tab", "tab", "enter"], NO),
        (["right", "right", "space"], NO),
        (["right", "right", "left", "enter"], YES),
        (["tab", "tab", "escape"], NO),
    ],
)
def test_keys_answer(keys: list[str], answer: Pop) -> None:
    assert tell(asked(), *map(Key, keys)) == answer


@each_of("key", ["enter", "escape", "space"])
def test_a_key_held_down_since_before_answers_nothing(key: str) -> None:
    assert tell(asked(), Key(key, repeat=True)) is None


def test_a_click_beside_the_buttons_answers_nothing() -> None:
    assert tell(asked(), Press(5, 5), Release(5, 5)) is None


def test_a_press_on_one_button_released_on_the_other_answers_nothing() -> None:
    question = asked()
    yes, no = middle_of(question, "yes"), middle_of(question, "no")
    assert tell(question, Press(*yes), Release(*no)) is None


def test_the_answer_names_its_question() -> None:
    question = Question(
        a_world(), "delete", heading="quit.heading", text="quit.text", yes="quit.yes", no="quit.no"
    )
    question.arrange(view_of((1280, 720), Settings()))
    assert tell(question, Key("enter")) == Pop(Answer("delete", is_yes=True))


@each_of(("key", "sound"), [("enter", "ui_click"), ("escape", "ui_back")])
def test_an_answer_is_heard_once(key: str, sound: str) -> None:
    world = a_world()
    tell(asked(world), Key(key))
    assert heard(world) == [sound]


@each_of(("name", "sound"), [("yes", "ui_click"), ("no", "ui_back")])
def test_a_click_is_heard_once(name: str, sound: str) -> None:
    world = a_world()
    question = asked(world)
    at = middle_of(question, name)
    tell(question, Press(*at), Release(*at))
    assert heard(world) == [sound]


def test_it_lies_over_a_veil_and_what_is_below_stays_in_sight() -> None:
    question = asked()
    assert not question.is_opaque
    veil = question.draw(0.0)[0]
    assert veil == Box(0, 0, 1280, 720, DAY.dialog_veil, DAY.dialog_alpha)


def test_nothing_under_the_veil_can_be_used() -> None:
    world = a_world()
    play = Performance(Title(world), world)
    theme = play.widget("theme").rect.middle
    play.click("quit")
    assert play.do(Point(*theme), Press(*theme), Release(*theme)) == []
    assert play.names == ["title", "question"]
    assert not any(widget.is_hot for widget in page_of(play.stack.scenes[0]).widgets)


def test_its_words_change_with_the_language_at_once() -> None:
    question = asked()
    assert texts_of(question.draw(0.0)) == ["Quit", "Leave the jungle?", "Quit", "Stay"]
    question.arrange(view_of((1280, 720), Settings(language="zh")))
    assert texts_of(question.draw(0.0)) == ["退出", "要离开丛林吗？", "退出", "留下"]


def test_the_same_list_is_drawn_while_it_waits() -> None:
    question = asked()
    drawn = question.draw(0.0)
    assert question.draw(60.0) is drawn
    assert question.wakes_at(60.0) is None
    assert question.update(60.0) is None


def test_what_loses_something_is_not_confirmed_in_green_with_a_tick() -> None:
    for is_grave in (False, True):
        question = Question(
            a_world(), "leave", heading="load.delete", text="load.delete", yes="load.delete",
            no="load.keep", is_grave=is_grave,
        )  # fmt: skip
        question.arrange(view_of((1280, 720), Settings()))
        yes, no = question.page.widgets
        assert isinstance(yes, Button)
        assert isinstance(no, Button)
        told = (yes.kind, yes.icon, no.kind)
        assert told == (("red", "warning", "green") if is_grave else ("green", "check", "plain"))
