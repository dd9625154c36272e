"""What is asked before a save goes to the bin, and before the rest of a damaged one is opened."""

from typing import Final

from jungle_pg.core.saving.values import BadSave
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.saves.captions import rest_text
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text

DELETE: Final = "delete"
REST: Final = "rest"


def delete_question(world: World, name: str) -> Question:
    """Whether to delete a save."""
    return Question(
        world,
        DELETE,
        heading="load.delete",
        text=lambda words: words("load.delete_ask", name=name),
        yes="load.delete",
        no="load.keep",
        yes_icon="trash",
        is_grave=True,
    )


def rest_question(world: World, bad: BadSave) -> Question:
    """Whether to open what is left of a damaged save."""

    def why(words: Words) -> str:
        return f"{bad_save_text(words.texts, bad)}\n{words('load.rest_sound')}"

    return Question(
        world,
        REST,
        heading="load.rest_heading",
        text=why,
        yes=lambda words: rest_text(words, bad),
        no="load.cancel",
    )
