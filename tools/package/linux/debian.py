"""The .deb: the folder that was built, laid out as Debian wants it, with what it depends on."""

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from tools.package import recipe
from tools.package.linux.manual import FILE_NAME as MANUAL
from tools.package.linux.metainfo import FILE_NAME as METAINFO
from tools.package.target import PROGRAM, Target
from tools.package.trial import Failed

MAINTAINER: Final = "The Jungle authors <authors@jungle-pg.invalid>"
ARCHITECTURES: Final = {"x86_64": "amd64", "arm64": "arm64"}
HOME: Final = Path("usr/lib") / PROGRAM
DEPENDS: Final = ("libx11-6", "libxext6")
"""What a window needs on X11; the rest of it came along."""
RECOMMENDS: Final = (
    *("libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1"),
    *("libpulse0", "libasound2-data"),
)
"""Shapes of the mouse, several screens, sound: looked for at run time, and it goes without."""

CONTROL: Final = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {size_kb}
Depends: {depends}
Recommends: {recommends}
Maintainer: {maintainer}
Description: animal chess of China, with Xiangqi and a race of marbles
 Rats beat elephants, lions leap rivers, and the first animal in the enemy den
 wins. Beside Jungle stand Xiangqi, the chess of China, and Jackaroo King, a
 race of marbles with cards and secrets.
 .
 Play against eight levels of computer players, at one screen or with friends
 over a network, in English or Chinese. A journey of lessons, puzzles and duels
 teaches the game, and reviews tell what was good and why.
"""

OVERRIDES: Final = (
    # The program brings its own Python and SDL, so that one build starts on many systems.
    "embedded-library",
    "custom-library-search-path",
    "library-not-linked-against-libc",
    "package-installs-python-bytecode",
    "hardening-no-relro",
    "unstripped-binary-or-object",
    "shared-library-is-executable",
    "sharedobject-in-library-directory-missing-soname",
    "initial-upload-closes-no-bugs",
    "no-manual-page",
    "extra-license-file",
    "shared-library-lacks-prerequisites",
    "duplicate-font-file",
    "hardening-no-pie",
)
"""What lintian says of every program that brings its libraries along."""


def make_deb(folder: Path, target: Target, time_s: int) -> Path:
    """The package of a folder that was built; it lies beside it."""
    root = recipe.BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(folder, root, target, time_s)
    packed = folder.parent / f"{PROGRAM}_{target.version}_{ARCHITECTURES[target.architecture]}.deb"
    done = subprocess.run(
        ["dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(root), str(packed)],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(time_s)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Failed(f"dpkg-deb: {done.stderr.strip()}")
    return packed


def lay_out(folder: Path, root: Path, target: Target, time_s: int) -> None:
    """The files of the package below a folder, with the modes and times they shall have."""
    shutil.copytree(folder, root / HOME, symlinks=True)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    for name, place in _places().items():
        (root / place).mkdir(parents=True, exist_ok=True)
        shutil.move(root / HOME / name, root / place / name)
    # These are for who has no package manager.
    for name in ("install.sh", "uninstall.sh", "INSTALL.txt"):
        (root / HOME / name).unlink()
    manual = root / "usr/share/man/man6" / MANUAL
    _squeeze(manual, manual.read_bytes())
    about = root / "usr/share/doc" / PROGRAM
    about.mkdir(parents=True)
    (about / "copyright").write_text(copyright_text(root / HOME / "licences"), encoding="utf-8")
    _squeeze(about / "changelog", changelog(target.version, time_s).encode())
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    lines = "".join(f"{PROGRAM}: {tag}\n" for tag in OVERRIDES)
    (overrides / PROGRAM).write_text(lines, encoding="ascii")
    _tidy_modes(root)
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(control_text(root, target), encoding="utf-8")
    for path in root.rglob("*"):
        os.utime(path, (time_s, time_s), follow_symlinks=False)


def control_text(root: Path, target: Target) -> str:
    """What dpkg is told: the version, the size, and what has to be there."""
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    libraries = [path for path in files if ".so" in path.name or path.name == PROGRAM]
    newest = newest_glibc(map(_symbols, libraries))
    return CONTROL.format(
        name=PROGRAM,
        version=target.version,
        architecture=ARCHITECTURES[target.architecture],
        size_kb=sum(path.stat().st_size for path in files) // 1024,
        depends=", ".join((f"libc6 (>= {newest})", *DEPENDS)),
        recommends=", ".join(RECOMMENDS),
        maintainer=MAINTAINER,
    )


def newest_glibc(texts: Iterable[str]) -> str:
    """The newest version of the C library that is asked for in tables of symbols."""
    found = {(2, 17)}
    for text in texts:
        found |= {(int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", text)}
    return ".".join(map(str, max(found)))


def changelog(version: str, time_s: int) -> str:
    """The changelog as Debian has it; ours says what is new."""
    date = format_datetime(datetime.fromtimestamp(time_s, UTC))
    return (
        f"{PROGRAM} ({version}) stable; urgency=medium\n\n"
        f"  * Release {version}; what is new stands in the release notes.\n\n"
        f" -- {MAINTAINER}  {date}\n"
    )


def copyright_text(licences: Path) -> str:
    """Whose work it is: our licence, and where the others lie."""
    names = [path.stem for path in sorted(licences.glob("*.txt")) if path.stem != "README"]
    ours = licences / "Jungle.txt"
    return "\n".join(
        [
            "Jungle is made by its authors. Its licence:",
            "",
            ours.read_text(encoding="utf-8").strip() if ours.is_file() else "MIT",
            "",
            "What came along has licences of its own, which lie in",
            f"/{HOME}/licences:",
            "",
            *(f"    {name}" for name in names),
            "",
            "pygame-ce is under the LGPL, whose text is also in",
            "/usr/share/common-licenses/LGPL-2.1; parts are under the Apache licence, whose",
            "text is also in /usr/share/common-licenses/Apache-2.0.",
            "",
        ]
    )


def _places() -> dict[str, str]:
    return {
        f"{PROGRAM}.desktop": "usr/share/applications",
        f"{PROGRAM}.svg": "usr/share/icons/hicolor/scalable/apps",
        f"{PROGRAM}.png": "usr/share/icons/hicolor/256x256/apps",
        METAINFO: "usr/share/metainfo",
        MANUAL: "usr/share/man/man6",
    }


def _squeeze(path: Path, data: bytes) -> None:
    path.unlink(missing_ok=True)
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))


def _tidy_modes(root: Path) -> None:
    for path in root.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or path == root / HOME / PROGRAM
            path.chmod(0o755 if is_program else 0o644)


def _symbols(path: Path) -> str:
    done = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True)
    return done.stdout
