"""Locks on open files: they end with the program, however it ends."""

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    LOCKED_BYTE = 0x7FFF0000
    """Far behind the end, because a locked byte cannot be read on Windows."""

    def lock(file: int) -> None:
        """Wait until the file is ours."""
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_LOCK, 1)

    def try_lock(file: int) -> bool:
        """Whether the file is ours now; it is not while another program uses it."""
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: int) -> None:
        """Wait until the file is ours."""
        fcntl.flock(file, fcntl.LOCK_EX)

    def try_lock(file: int) -> bool:
        """Whether the file is ours now; it is not while another program uses it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
