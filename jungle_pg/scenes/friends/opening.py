"""The way to friends: their screen, or words on what it needs."""

from jungle_pg.scenes.base import Command, Pop, Scene
from jungle_pg.scenes.friends.screen import HOST, JOIN, FriendsScreen
from jungle_pg.scenes.modal_dialog import ButtonRow
from jungle_pg.scenes.question import Told
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act


class FriendsMissing(Told):
    """What must be installed to play over a network; everything else works without it."""

    name = "friends_missing"

    def __init__(self, world: World, package: str) -> None:
        self._package = package
        self._close = Button("close", icon="check", kind="green")
        self._close.sound = "ui_back"
        super().__init__(world.hear, [ButtonRow((self._close,))], "close", "close")

    def set_labels(self, view: View) -> None:
        self._close.label = view.words("friends.missing_ok")

    def heading(self, view: View) -> str:
        return view.words("friends.missing_heading")

    def text(self, view: View) -> str:
        return view.words("friends.missing", package=self._package)

    def take(self, act: Act, now: float) -> Command | None:
        return Pop()


def way_to_friends(world: World, link: str = "") -> Scene:
    """Where friends meet; a link leads straight into a room."""
    assert world.friends is not None, "there is no way to friends in this world"
    friends = world.friends()
    if missing := friends.missing:
        return FriendsMissing(world, missing)
    return FriendsScreen(world, friends, tab=JOIN if link else HOST, link=link)
