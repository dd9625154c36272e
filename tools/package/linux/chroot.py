"""A Debian of another year in a folder: old enough to build in, clean enough to try things in."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

OLDEST: Final = "bullseye"
"""Whose C library every system of the last years has, or a newer one."""
SOURCES_OF: Final = "bookworm"
"""Where the sources of Python 3.11 come from, with Debian's corrections."""
MIRROR: Final = "http://deb.debian.org"
KEYS: Final = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
TOOLS: Final = {"debootstrap": "debootstrap", "chroot": "coreutils", "unshare": "util-linux"}
BUILD_PACKAGES: Final = (
    "build-essential", "dpkg-dev", "zlib1g-dev", "libssl-dev", "libffi-dev", "libbz2-dev",
    "liblzma-dev", "pkg-config", "binutils",
)  # fmt: skip
BUILDING, CLEAN = "building", "clean"
"""What systems are for: one is built in, and of the others copies are made to try things in."""
PYTHON: Final = "/opt/python/bin/python3"
WHOLE: Final = "/opt/python/.is-whole"
"""There once it is installed to the end."""
BUSY: Final = ("nice", "-n", "15")
"""To compile a Python takes half an hour; others may want the computer meanwhile."""
VARIABLES: Final = {
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LC_ALL": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
}


class CannotUseChroot(Exception):  # noqa: N818 - it reads as what it is
    """No system can be made or used in a folder here; the message says why."""


def need_root() -> None:
    """CannotUseChroot where nobody can be root, or a tool is missing."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        packages = " ".join(TOOLS[tool] for tool in missing)
        raise CannotUseChroot(f"no {' and no '.join(missing)} (apt-get install {packages})")
    if os.geteuid() != 0:
        raise CannotUseChroot("a system in a folder can only be made and entered by root")


class Chroot:
    """One system in a folder, and what is done there; nothing of it is mounted outside."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(
        self,
        words: Sequence[str],
        more: Mapping[str, str] | None = None,
        shared: Sequence[Path] = (),
        *,
        is_quiet: bool = True,
    ) -> str:
        """What a command there prints, or CannotUseChroot; `shared` folders are seen there too."""
        mounts = [f"mount -t proc proc {self.folder}/proc", f"mount --rbind /dev {self.folder}/dev"]
        for each in shared:
            place = self.folder / each.relative_to("/")
            place.mkdir(parents=True, exist_ok=True)
            mounts.append(f"mount --bind {each} {place}")
        script = " && ".join([*mounts, f'exec chroot {self.folder} "$@"'])
        done = subprocess.run(
            [*BUSY, "unshare", "--mount", "sh", "-c", script, "sh", *words],
            env={**VARIABLES, **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if done.returncode:
            said = "\n".join(done.stdout.splitlines()[-20:])
            raise CannotUseChroot(f"{' '.join(words)[:200]} failed in {self.folder}:\n{said}")
        if not is_quiet:
            print(done.stdout, end="")
        return done.stdout

    def install(self, *packages: str) -> None:
        """Install packages of that system."""
        self.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages])


def system(cache: Path, suite: str, purpose: str) -> Chroot:
    """A small system of a suite, made once for a purpose."""
    need_root()
    folder = cache / f"{suite}-{purpose}"
    if not (folder / ".is-whole").exists():
        shutil.rmtree(folder, ignore_errors=True)
        cache.mkdir(parents=True, exist_ok=True)
        words = ["debootstrap", "--variant=minbase", suite, str(folder), f"{MIRROR}/debian"]
        done = subprocess.run([*BUSY, *words], capture_output=True, text=True)
        if done.returncode:
            raise CannotUseChroot(f"debootstrap: {done.stdout.strip().splitlines()[-1:]}")
        (folder / "etc/apt/sources.list").write_text(sources_list(suite), encoding="ascii")
        keys = folder / KEYS.with_name("newer-archive-keyring.gpg").relative_to("/")
        keys.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(KEYS, keys)
        Chroot(folder).run(["apt-get", "update"])
        (folder / ".is-whole").touch()
    return Chroot(folder)


def with_python(cache: Path) -> Chroot:
    """The oldest system, with an optimised Python that was compiled there, once."""
    old = system(cache, OLDEST, BUILDING)
    if not (old.folder / WHOLE.lstrip("/")).exists():
        old.install(*BUILD_PACKAGES)
        old.run(["sh", "-ec", COMPILE])
    return old


def sources_list(suite: str) -> str:
    """Where a system has its packages from, and where the sources of Python are."""
    newer = f"/usr/share/keyrings/{KEYS.with_name('newer-archive-keyring.gpg').name}"
    return (
        f"deb {MIRROR}/debian {suite} main\n"
        f"deb {MIRROR}/debian-security {suite}-security main\n"
        f"deb-src [signed-by={newer}] {MIRROR}/debian {SOURCES_OF} main\n"
    )


PRACTICE: Final = (
    "array bytes collections dataclasses dict float functools heapq itertools json list long math"
    " operator pickle re set sort struct tuple typing unicode"
)
"""The tests of Python by which its compiler learns what is done often; all pass in a chroot."""

MEND_EXPAT: Final = "sed -i '1i #define Py_BUILD_CORE_MODULE 1' Modules/pyexpat.c"
"""With Debian's corrections it looks inside Python, which is for modules that say so."""

COMPILE: Final = f"""
mkdir -p /src && cd /src && rm -rf python
apt-get source -q --download-only python3.11
dpkg-source -x python3.11_*.dsc python && cd python
{MEND_EXPAT}
./configure -q --prefix=/opt/python --enable-shared --enable-optimizations --with-lto \\
  --without-ensurepip LDFLAGS=-Wl,-rpath,/opt/python/lib
make -s -j1 PROFILE_TASK="-m test --pgo {" ".join(f"test_{name}" for name in PRACTICE.split())}"
make -s install
touch {WHOLE}
"""
