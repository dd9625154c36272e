"""Xiangqi on a stage: somebody who plays moves in any notation by clicking on points."""

from jungle_pg.core.gametext import play_texts
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.files.settings import Settings
from tests.scenes.table.played import XIANGQI_GAME
from tests.scenes.table.playing import CALM, HUMAN, Board

CHECKED = (
    "炮二平五", "砲8平5", "炮五進四", "士4進5", "傌二進三", "馬8進7", "炮五退二", "車9平8",
    "相七進五", "將5平4", "兵三進一", "砲5進4",
)  # fmt: skip
"""A game after which Red's general is attacked over its elephant."""

BACK_RANK = "3k5/9/9/9/9/9/9/9/4A4/R3K3R w - - 0 1"
MATED = ("i1i9", "d10e10", "a1a10")
"""From that position two chariots win."""


class XiangqiBoard(Board):
    """A match of Xiangqi between two people."""

    def __init__(
        self,
        position: str | None = None,
        settings: Settings = CALM,
        size: tuple[int, int] = (1920, 1080),
        rules: str = "standard",
        players: tuple[Player, Player] = (HUMAN, HUMAN),
    ) -> None:
        super().__init__(rules, position, players, settings=settings, size=size, game="xiangqi")

    def play(self, *moves: str) -> None:
        """Click moves in any notation."""
        for move in moves:
            before = self.match.cursor
            book = self.match.rulebook
            state = self.match.state
            self.click(*book.picks(state, book.read(state, move)))
            assert self.match.cursor == before + 1, move

    @property
    def checked(self) -> tuple[set[Pick], set[Pick]]:
        """The generals that are shown in check, and who is shown to attack them."""
        return self.marked("danger"), self.marked("danger_from")

    @property
    def banner(self) -> str:
        """Whose turn it is, in words."""
        facts = self.scene.facts
        assert facts is not None
        return facts.banner


def xiangqi_match(*moves: str, position: str | None = None, rules: str = "standard") -> AnyMatch:
    """A match in which these moves were played, in any notation."""
    book = XIANGQI_GAME.rulebook
    setup = Setup(book.codec.parse_rules(rules), position)
    return play_texts(book, setup, moves).match()
