"""Games as files for others, in English."""

from typing import Final

EXPORT: Final[dict[str, str]] = {
    "replay.export": "Export",
    "replay.tip_export": "Keep the game as a picture or as text",
    "keys.export": "Export the game",
    "export.heading": "Export the game",
    "export.gif": "Animated picture",
    "export.png": "Sheet of boards",
    "export.txt": "Text",
    "export.pgn": "Game file",
    "export.gif_about": "GIF file",
    "export.png_about": "PNG file",
    "export.txt_about": "TXT file",
    "export.pgn_about": "PGN, for other programs",
    "export.start": "Export",
    "export.cancel": "Cancel",
    "export.running_gif": "The picture is being drawn",
    "export.running_png": "The sheet is being drawn",
    "export.running_txt": "The text is being written",
    "export.running_pgn": "The game file is being written",
    "export.done": "The game is written:",
    "export.show_folder": "Open its folder",
    "export.close": "Done",
    "export.failed": "The game could not be exported: {why}",
    "export.no_library": "Animated pictures need the library Pillow: {command}",
    "export.cut_short": "whoever drew it was stopped.",
    "export.date": "Date",
    "export.fact": "{name}: {text}",
    "export.player": "{name} ({about})",
}
