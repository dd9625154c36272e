"""The parts of the stress programme by their names; each is loaded when its turn has come."""

from importlib import import_module
from typing import Final

from stress.run import Part

PARTS: Final = {
    "monkey": "stress.monkey:monkey",
    "soak": "stress.soak:soak",
    "determinism": "stress.determinism:determinism",
    "heavy": "stress.heavy:heavy",
    "agreement": "stress.agreement:agreement",
    "files": "stress.damage:files",
    "faults": "stress.faults:faults",
    "net": "stress.net:net",
}
"""Module and function, a `Part`."""


def part(name: str) -> Part:
    """The function of a part."""
    module, _, function = PARTS[name].partition(":")
    found: Part = getattr(import_module(module), function)
    return found
