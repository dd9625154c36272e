"""Entry point of the program."""

from multiprocessing import freeze_support


def main() -> int:
    """Run the command line; a frozen worker process must be recognised first."""
    freeze_support()
    from jungle_pg.cli import run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
