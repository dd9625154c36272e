"""Short forms of mass runs open the program as often as the tests of the shell do."""

import pytest


@pytest.fixture(scope="session", autouse=True)
def _drawings_once() -> None:
    """The same drawings are drawn once for all of them."""
    from tests.shell.drawn_once import draw_once

    draw_once()
