"""The save dialog knows no particular game: cards and dice are saved as well."""

from collections import Counter
from pathlib import Path

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.plain import plain_game
from jungle_pg.stage.ops import Sprite, Text
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.rows import each_of
from tests.sample_games import done
from tests.saves.wandering import STAMP
from tests.scenes.acting import seen
from tests.scenes.saves.saving_show import DEFAULT, SavingShow
from tests.scenes.table.asked import HUMAN, after, toy_match
from tests.scenes.toy_look import TOY_GAME

BREAKTHROUGH_GAME = plain_game(BREAKTHROUGH)
TOY_DEFAULT = DEFAULT.replace("jungle", "toy")


def toy(turns: int = 1) -> AnyMatch:
    return toy_match(HUMAN, HUMAN, turns=turns)


def toy_show(folder: Path, match: AnyMatch | None = None) -> SavingShow:
    return SavingShow(folder, match or toy(), game=TOY_GAME)


def hands(show: SavingShow) -> list[str]:
    """The hands that are seen on boards."""
    found = (each.op for each in seen(show.stack.draw(show.now)))
    return [op.text for op in found if isinstance(op, Text) and op.text.startswith("hands:")]


def chips(show: SavingShow) -> Counter[str]:
    """The chips that are seen on boards, by their colours."""
    found = (each.op for each in seen(show.stack.draw(show.now)))
    return Counter(op.name for op in found if isinstance(op, Sprite) and "chip" in op.name)


def test_another_game_is_shown_saved_and_loaded(tmp_path: Path) -> None:
    match = toy()
    show = toy_show(tmp_path, match)
    # A card and a stake; that cards were dealt and a die was thrown is no move of anybody.
    assert match.cursor == 4
    assert "2 moves, Second to move" in show.words
    assert hands(show) == ["hands: 000 | 0000"]
    show.save()
    assert show.loaded(TOY_DEFAULT).match == match


def test_the_save_that_has_the_name_is_replaced(tmp_path: Path) -> None:
    show = toy_show(tmp_path)
    show.saves.save("cards", toy(3), TimeState(), STAMP)
    show.name("cards")
    assert hands(show) == ["hands: 000 | 0000"], "a list is not read on so small a board"
    show.save()
    assert show.loaded("cards").match == toy()


def test_the_save_that_has_the_name_is_seen_on_its_own_board(tmp_path: Path) -> None:
    match = begin(BREAKTHROUGH, Setup(BREAKTHROUGH_GAME.rules))
    show = SavingShow(tmp_path, match, game=BREAKTHROUGH_GAME)
    few = begin(BREAKTHROUGH, Setup(BREAKTHROUGH_GAME.rules, "8/pp6/8/8/8/8/P7/8 r"))
    show.saves.save("pawns", few, TimeState(), STAMP)
    before = chips(show)
    show.name("pawns")
    assert {name: count - before[name] for name, count in chips(show).items()} == {
        "marks/chip_red": 1,
        "marks/chip_blue": 2,
    }


def test_a_save_of_a_game_that_is_not_here_has_no_board(tmp_path: Path) -> None:
    show = SavingShow(tmp_path)
    show.saves.save("cards", toy(3), TimeState(), STAMP)
    show.name("cards")
    assert "“cards” is there already" in show.words
    assert hands(show) == []


def test_the_end_of_another_game_is_told(tmp_path: Path) -> None:
    drawn = done(toy().agree_draw())
    assert "2 moves, a draw" in toy_show(tmp_path, drawn).words
    played = after(toy(0), 16)
    assert played.verdict is not None
    assert any("has won" in word or "a draw" in word for word in toy_show(tmp_path, played).words)


@each_of("decisions", [0, 1, 2, 5])
def test_every_moment_of_a_turn_can_be_saved(decisions: int, tmp_path: Path) -> None:
    match = after(toy(0), decisions)
    show = toy_show(tmp_path, match)
    show.save()
    assert show.loaded(TOY_DEFAULT).match == match
