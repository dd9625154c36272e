"""A plugin of pytest that tells, a line of JSON each, which test begins and what came of it."""

import json
from typing import Final

import pytest

MARK: Final = "::told::"
"""Before every line of ours: whatever else is printed does not begin like that."""


class Teller:
    """Says what happens as it happens, past what pytest catches of the output of tests."""

    def __init__(self, config: pytest.Config) -> None:
        self._writer = config.get_terminal_writer()

    def _tell(self, **facts: str) -> None:
        self._writer.write(f"\n{MARK}{json.dumps(facts)}\n", flush=True)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot even be read."""
        if report.failed:
            self._tell(test=report.nodeid, outcome="failed", why=report.longreprtext)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins; while it stands still nothing more is heard."""
        self._tell(test=nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test, or what is set up before it and cleared away after it, came to an end."""
        if report.when == "call" or report.outcome != "passed":
            why = "" if report.passed else report.longreprtext
            self._tell(test=report.nodeid, outcome=report.outcome, why=why)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Begin to tell."""
    config.pluginmanager.register(Teller(config))
