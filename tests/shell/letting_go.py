"""Programs that tests have done with."""

import gc

from jungle_pg.scenes.book import pieces
from jungle_pg.stage import lines


def let_go() -> None:
    """Let programs go that nobody uses: their parts hold each other, broken lines their fonts.

    What is still there stays, and is looked through no more after every test.
    """
    lines._wrapped.cache_clear()
    pieces._broken.cache_clear()
    gc.collect()
    gc.freeze()
