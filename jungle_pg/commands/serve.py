"""The command that keeps rooms for friends, without a window."""

import os
import ssl
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.core.bad_text import BadText
from jungle_pg.files.folders import user_folders

if TYPE_CHECKING:
    from ssl import SSLContext

HOME = "friends"
"""The folder of a server, in that of the player's data."""
FILES_BESIDES = 200
"""Open files of a program that are no room's."""


def serve(options: Namespace) -> int:
    """Keep rooms until the process is asked to end."""
    try:
        from jungle_pg.net.room.limits import Limits
        from jungle_pg.net.serving import CannotServe, Serving, serve_until_signal
    except ModuleNotFoundError as missing:
        wanted = f"this needs the package {missing.name}: pip install 'jungle-pg[friends]'"
        raise BadText(wanted) from None
    home = Path(options.home) if options.home else user_folders(os.environ).data / HOME
    _allow_files(6 * options.rooms + FILES_BESIDES)
    serving = Serving(home, options.host, options.port, Limits(rooms=options.rooms))
    try:
        serve_until_signal(serving, rulebooks(), brains, _began, _security(options))
    except CannotServe as trouble:
        print(f"jungle-pg: {trouble}", file=sys.stderr)
        return 1
    return 0


def _allow_files(count: int) -> None:
    """Have the system allow as many open files and connections as the rooms may need."""
    try:
        import resource
    except ModuleNotFoundError:
        # Windows counts them in another way.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _began(host: str, port: int) -> None:
    shown = f"[{host}]" if ":" in host else host
    print(f"listening on {shown}:{port}", flush=True)


def _security(options: Namespace) -> "SSLContext | None":
    """How connections are kept secret, where a certificate is given."""
    if options.cert is None:
        if options.key is not None:
            raise BadText("a key needs its certificate: --cert FILE --key FILE")
        return None
    security = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        security.load_cert_chain(options.cert, options.key)
    except (OSError, ssl.SSLError) as trouble:
        raise BadText(f"{options.cert}: no certificate with its key ({trouble})") from None
    return security
