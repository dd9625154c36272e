"""The games of the program; the one place that names them."""

from typing import Final

from jungle_pg.core.jungle.rulebook import JungleRulebook

JUNGLE: Final = JungleRulebook()
