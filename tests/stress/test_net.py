"""Attacks on a server in their short form; the long one is `python -m stress --only net`."""

import pytest

from stress.net import net
from stress.run import short_run
from tests.systems import IS_WINDOWS

pytestmark = [
    pytest.mark.stress,
    pytest.mark.skipif(IS_WINDOWS, reason="kills and loopback are others there"),
]


def test_bad_messages_and_kills_break_no_match() -> None:
    bad = net(short_run(120, seed=3, most=150))
    assert bad.findings == ()
    assert bad.counts["bad messages"] == 150
    assert bad.counts["kills of a server"] == 2
