"""One profile for all property tests: seeded, so that every run is the same."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "suite",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", settings.get_profile("suite"), derandomize=False, max_examples=2000
)
settings.load_profile(os.environ.get("JUNGLE_HYPOTHESIS", "suite"))
