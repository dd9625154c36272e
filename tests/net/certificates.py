"""A certificate for which nobody but its maker vouches, as people with own servers have."""

import subprocess
from pathlib import Path
from shutil import which

import pytest


def self_signed(folder: Path) -> tuple[Path, Path]:
    """A certificate for this computer and its key; skips where no program makes one."""
    if which("openssl") is None:
        pytest.skip("needs the program openssl to make a certificate")
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
         "-keyout", str(key), "-out", str(cert)],
        check=True, capture_output=True,
    )  # fmt: skip
    return cert, key
