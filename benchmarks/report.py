"""Figures as a file: JSON that another run can be compared with."""

import json
import os
import platform
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.aims import Aimed
from jungle_pg import __version__


def load_text() -> str:
    """How busy the machine is beside us, where it can tell."""
    return f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"


def report(found: Mapping[str, Sequence[Aimed | str]], is_quick: bool) -> dict[str, Any]:
    """Everything that was found, with the machine it was found on."""
    return {
        "program": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "finished": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        "quick": is_quick,
        "parts": {part: [_facts(figure) for figure in figures] for part, figures in found.items()},
    }


def write(path: Path, content: dict[str, Any]) -> None:
    """Write a report in place of an earlier one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def summary(found: Mapping[str, Sequence[Aimed | str]]) -> str:
    """How many aims were reached, and which were not."""
    aimed = [
        (part, figure)
        for part, figures in found.items()
        for figure in figures
        if isinstance(figure, Aimed) and figure.aim is not None
    ]
    short = [f"  {part}: {figure}" for part, figure in aimed if not figure.is_kept]
    heading = f"{len(aimed) - len(short)} of {len(aimed)} aims reached"
    return "\n".join([heading + (", short of:" if short else ""), *short])


def _facts(figure: Aimed | str) -> dict[str, Any]:
    if isinstance(figure, str):
        return {"note": figure}
    return {**asdict(figure), "is_kept": figure.is_kept}
