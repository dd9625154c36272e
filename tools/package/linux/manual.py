"""The page of the manual about all commands, made from what the program itself says of them."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from jungle_pg.cli import command_parser

SECTION: Final = 6
FILE_NAME: Final = f"jungle-pg.{SECTION}"
EXAMPLES: Final = (
    ("jungle-pg", "opens the window."),
    ("jungle-pg --join jungle://192.168.1.24:4747/CREW", "joins a friend in their room."),
    ("jungle-pg verify my-game.json", "checks a saved game, move by move."),
    ("jungle-pg export my-game.json -o my-game.gif", "makes a moving picture of it."),
)
FILES: Final = (
    ("~/.local/share/jungle-pg", "saved games, progress, and every match that goes on"),
    ("~/.config/jungle-pg", "settings and house rules"),
    ("~/.cache/jungle-pg", "drawn pictures; may be deleted at any time"),
)


def manual(version: str, date: str) -> str:
    """The whole page, for the version and the day it was made on."""
    parser = command_parser()
    lines = [
        f'.TH JUNGLE\\-PG {SECTION} "{date}" "jungle\\-pg {version}" "Games"',
        ".SH NAME",
        "jungle\\-pg \\- animal chess of China, with Xiangqi and a race of marbles",
        ".SH SYNOPSIS",
        ".B jungle\\-pg",
        "[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR ...]",
        ".SH DESCRIPTION",
        _text(parser.description or ""),
        ".SH OPTIONS",
        *_options(parser),
        ".SH COMMANDS",
        *_commands(parser),
        ".SH ENVIRONMENT",
        ".TP",
        ".B JUNGLE_PG_HOME",
        "A folder in which everything is kept that the program writes.",
        ".SH FILES",
        *(line for name, what in FILES for line in (".TP", f".I {_text(name)}", _text(what))),
        ".SH EXIT STATUS",
        "0 if all went well, 1 if something is wrong, 2 if the command was not understood.",
        ".SH EXAMPLES",
        *(line for words, what in EXAMPLES for line in (".TP", f".B {_text(words)}", _text(what))),
        "",
    ]
    return "\n".join(lines)


def write_manual(folder: Path, version: str, date: str) -> Path:
    """Write the page into a folder."""
    path = folder / FILE_NAME
    path.write_text(manual(version, date), encoding="utf-8", newline="\n")
    return path


def _commands(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            told = {each.dest: each.help or "" for each in action._choices_actions}
            for name, command in action.choices.items():
                yield f".SS {_text(name)}"
                yield _text(_sentence(told.get(name, "")))
                yield from _options(command)


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            continue
        names = ", ".join(action.option_strings)
        value = action.metavar or (action.dest.upper() if action.nargs != 0 else "")
        if action.choices:
            value = "|".join(map(str, action.choices))
        yield ".TP"
        named = f"\\fB{_text(names)}\\fR" if names else ""
        yield f"{named} \\fI{_text(str(value))}\\fR".strip() if value else named
        yield _text(_sentence((action.help or "").replace("%%", "%") or "see above"))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}." if text else ""


def _text(text: str) -> str:
    """A text with nothing in it that troff would take for an order."""
    told = " ".join(text.replace("\\", "\\e").replace("-", "\\-").split())
    return f"\\&{told}" if told.startswith((".", "'")) else told
