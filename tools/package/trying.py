"""Everything that can be tried of a package on this computer, told line by line."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.package.table import Table
from tools.package.target import Target
from tools.package.trial import (
    Failed,
    Installed,
    installed,
    selfcheck,
    verify_and_export,
)
from tools.package.windows.wine import Wine

if TYPE_CHECKING:
    from tools.desktop import Desktop

START_AIM: Final = 1
"""In starts of the checkout."""
NO_DISPLAY: Final = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}


def try_here(packed: Path, target: Target, table: Table) -> None:
    """Try an archive for this very system."""
    if target.system != "linux":
        try_archive(packed, target, table, None, ())
        return
    from tools.desktop import CHECKOUT, PACKAGES, a_desktop, missing_tools

    if missing_tools():
        why = f"needs {', '.join(missing_tools())} (Debian: {PACKAGES})"
        table.skip("with a window", why)
        try_archive(packed, target, table, None, ())
        return
    with a_desktop() as desktop:
        try_archive(packed, target, table, desktop, CHECKOUT)


def try_archive(
    packed: Path,
    target: Target,
    table: Table,
    desktop: "Desktop | None",
    checkout: Sequence[str],
    wine: Wine | None = None,
) -> None:
    """Unpack an archive elsewhere, and use what was in it; `checkout` starts the same unbuilt."""
    try:
        with installed(packed, target, wine) as program:
            try_out(program, table, desktop, checkout)
    except Failed as trouble:
        table.tell("read-only folder", str(trouble), False)


def try_out(
    program: Installed, table: Table, desktop: "Desktop | None", checkout: Sequence[str]
) -> None:
    """Use a program that was installed, as far as this computer can."""

    def check(*options: str, **environ: str) -> str:
        printed, seconds = selfcheck(program, *options, **environ)
        print(printed, end="")
        return f"in {seconds:.1f} s"

    table.attempt("selfcheck without a display", lambda: check(**NO_DISPLAY))
    table.attempt("verify, export", lambda: verify_and_export(program))
    if desktop is None:
        table.attempt("selfcheck with a window", lambda: check("--window"))
        table.skip("by mouse, start time", "only tried under X11")
        return
    from tools.package import clicks

    display = {"DISPLAY": desktop.environ["DISPLAY"], "SDL_AUDIODRIVER": "dummy"}
    table.attempt("selfcheck with a window", lambda: check("--window", **display))
    table.attempt(
        "a game by mouse, no process left",
        lambda: f"{clicks.play_a_game(program, desktop)} moves",
    )
    table.attempt(
        "a move against the computer, no process left",
        lambda: f"{clicks.play_the_computer(program, desktop)} processes",
    )
    table.attempt(
        "a lesson by mouse, no process left", lambda: clicks.solve_a_lesson(program, desktop)
    )
    table.attempt(
        "a game with a friend, no process left",
        lambda: f"{clicks.play_with_a_friend(program, desktop)} moves",
    )
    table.attempt("process to first frame", lambda: _start(program, desktop, checkout))


def _start(program: Installed, desktop: "Desktop", checkout: Sequence[str]) -> str:
    from tools.package import clicks

    built_s, checkout_s = clicks.start_seconds(program, desktop, checkout)
    ratio = built_s / checkout_s
    found = f"{built_s:.2f} s, checkout {checkout_s:.2f} s: {ratio:.2f}x (aim {START_AIM}x)"
    if round(ratio, 1) > START_AIM:
        raise Failed(found)
    return found
