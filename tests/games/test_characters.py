"""Characters on pieces are written as the player wishes, and only characters change."""

from jungle_pg.cabinet import games
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.files.settings import Settings
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.values import Appearance, Field
from jungle_pg.scenes.appearance import appearance_of
from jungle_pg.stage.ops import Text
from jungle_pg.stage.theme import DAY
from tests.rows import each_of
from tests.ui.looking import find, plain_measure, view

FIELD = Field(0, 0, 100, 7, 9)


def letters(appearance: Appearance) -> str:
    """Every character on the board of a new game, each once."""
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
    texts = find(JungleLook().standing(state, FIELD, appearance), Text)
    return "".join(sorted({op.text for op in texts if not op.text.isdigit()}))


@each_of("pieces", ["character", "both"])
@each_of(
    ("characters", "expected"),
    [("traditional", "鼠貓狗狼豹虎獅象"), ("simplified", "鼠猫狗狼豹虎狮象")],
)
def test_all_eight_animals_are_written_as_wished(
    characters: str, expected: str, pieces: str
) -> None:
    appearance = Appearance(DAY, plain_measure, pieces, characters=characters)
    assert letters(appearance) == "".join(sorted(expected))


def test_pictures_have_no_letters_however_they_would_be_written() -> None:
    plain, simplified = (
        Appearance(DAY, plain_measure, characters=characters)
        for characters in ("traditional", "simplified")
    )
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
    table = JungleLook()
    assert letters(simplified) == ""
    assert table.standing(state, FIELD, plain) == table.standing(state, FIELD, simplified)


def test_the_settings_say_how() -> None:
    settings = Settings(pieces=(("jungle", "both"),), characters="simplified")
    appearance = appearance_of(view(), settings, games()["jungle"])
    assert (appearance.pieces, appearance.characters) == ("both", "simplified")
    assert appearance_of(view(), settings, games()["xiangqi"]).style == "simplified both"
