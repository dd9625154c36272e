"""The journey in English: the map, stages and what is said around them."""

from typing import Final

JOURNEY: Final = {
    "journey.region.meadow": "The Meadow",
    "journey.region.river": "The River",
    "journey.region.traps": "The Traps",
    "journey.region.bamboo": "The Bamboo Grove",
    "journey.region.mountain": "The Den Mountain",
    "journey.stages": "stages {first} to {last}",
    "journey.of_all": "of {most}",
    "journey.play": "Play",
    "journey.before": "The region before",
    "journey.after": "The next region",
    "journey.settings": "Settings",
    "journey.home": "Back to the title",
    "journey.locked": "Solve the stage before it first",
    "journey.note.lesson": "to the end: 3 stars",
    "journey.note.puzzle": "first try, no hint: 3 stars",
    "journey.note.duel": "first try, no hint: 3 stars",
    "journey.note.boss": "first try, no hint: 3 stars",
}
