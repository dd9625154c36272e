"""The credits and the licences: all of it can be read, by mouse and by keys, in any window."""

from dataclasses import replace

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.book.credits import Credits
from jungle_pg.scenes.book.reading import paragraphs
from jungle_pg.scenes.world import World
from jungle_pg.shell.licences import licence_texts
from jungle_pg.stage.input.inputs import Key, Wheel
from jungle_pg.stage.ops import Group, Text
from tests.rows import each_of
from tests.scenes.acting import (
    Performance,
    a_world,
    seen,
    texts_of,
    view_of,
)
from tests.scenes.cards import Card

LICENCES = ("jungle", "fredoka", "noto", "pygame", "platformdirs")
LONG = "\n\n".join(f"This is paragraph number {number} of a long licence." for number in range(99))


def a_library(settings: Settings | None = None) -> World:
    """A world with licences to read."""
    world = a_world(settings)
    world.licences = lambda: dict.fromkeys(LICENCES, LONG)
    return world


def opened(
    world: World | None = None, size: tuple[int, int] = (1280, 720)
) -> tuple[Performance, Credits]:
    world = world or a_library()
    show = Performance(Card("below"), world, size)
    scene = Credits(world)
    show.cover_with(scene)
    show.rest()
    return show, scene


def in_sight(show: Performance) -> list[str]:
    """The lines of a licence that are not scrolled away."""
    return [
        found.op.text
        for found in seen(show.rest())
        if isinstance(found.op, Text)
        and found.clip is not None
        and found.clip.y <= found.op.y + found.dy <= found.clip.bottom
    ]


def test_the_credits_name_who_and_what_made_this() -> None:
    show, _ = opened()
    shown = " ".join(texts_of(show.rest()))
    for name in ("the Jungle authors", "MIT License", "Fredoka", "Noto Sans CJK", "Python"):
        assert name in shown
    for name in ("pygame-ce", "SDL", "platformdirs", "Open Font License 1.1", "2.1"):
        assert name in shown


@each_of("licence", LICENCES)
def test_a_click_opens_a_licence_and_esc_leads_back(licence: str) -> None:
    show, _ = opened(size=(1920, 1080))
    show.click(f"licence {licence}")
    assert show.names == ["below", "credits", "licence"]
    assert "This is paragraph number 0 of a long licence." in in_sight(show)
    show.keys("escape")
    assert show.names == ["below", "credits"]
    show.click("done")
    assert show.names == ["below"]


def test_the_keyboard_alone_reaches_every_licence_and_the_way_back() -> None:
    show, _ = opened(size=(800, 600))
    reached = set()
    for _ in range(6):
        show.keys("tab")
        assert show.page.focused is not None
        reached.add(show.page.focused.name)
    assert reached == {"done", *(f"licence {name}" for name in LICENCES)}
    show.tab_to("licence noto")
    show.keys("enter")
    assert show.names[-1] == "licence"
    show.keys("enter")
    assert show.names[-1] == "credits"


def test_without_texts_to_read_there_are_no_buttons_for_them() -> None:
    show, scene = opened(a_world())
    assert [widget.name for widget in scene.page.widgets if widget.takes_focus] == ["done"]
    assert "SDL, zlib License (libsdl.org)." in texts_of(show.rest())


@each_of("event", [Key("down"), Key("pagedown"), Wheel(640, 360, -1)])
def test_a_long_licence_can_be_read_to_its_end(event: Key | Wheel) -> None:
    show, _ = opened()
    show.click("licence noto")
    read = set(in_sight(show))
    for _ in range(60):
        show.do(event)
        read |= set(in_sight(show))
    assert {line for line in read if line.startswith("This")} == set(LONG.split("\n\n"))
    assert in_sight(show)[-1] == "This is paragraph number 98 of a long licence."


def test_up_leads_back_to_the_beginning() -> None:
    show, _ = opened()
    show.click("licence noto")
    show.keys("down", "down", "down")
    assert "This is paragraph number 0 of a long licence." not in in_sight(show)
    show.keys("up", "up", "up")
    assert "This is paragraph number 0 of a long licence." in in_sight(show)


def test_another_language_changes_every_word() -> None:
    show, _ = opened()
    english = set(texts_of(show.rest()))
    show.stack.arrange(view_of(show.size, replace(show.world.settings, language="zh")))
    chinese = set(texts_of(show.rest()))
    assert english & chinese == set()
    assert "制作名单" in chinese


def test_the_picture_stays_while_nothing_happens() -> None:
    show, _ = opened()
    drawn = show.rest()
    assert show.rest(5) is drawn
    assert show.stack.wakes_at(show.now) is None
    assert isinstance(drawn[1], Group)


@each_of("name", ["jungle", "fredoka", "noto", "pygame"])
def test_no_word_of_a_licence_is_lost(name: str) -> None:
    text = licence_texts()[name]
    words = [word for word in text.split() if not word.startswith("-----")]
    assert " ".join(paragraphs(text)).split() == words


def test_lines_broken_for_paper_become_paragraphs() -> None:
    text = (
        "A TITLE\n-------\n\n"
        "This line was broken only because a sheet of paper is not\nany wider.\n\n"
        "\tSecond\fThird\n"
    )
    assert paragraphs(text) == [
        "A TITLE",
        "This line was broken only because a sheet of paper is not any wider.",
        "Second",
        "Third",
    ]
