"""How colours are named."""

from typing import TypeAlias

Colour: TypeAlias = str
"""Like `#2B2A33`."""
