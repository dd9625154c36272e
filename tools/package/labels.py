"""What the system shows about the program: the version resource of Windows, facts for macOS."""

import re
from typing import Final

from tools.package.target import BUNDLE_ID, PROGRAM, TITLE

AUTHORS: Final = "The Jungle authors"
COPYRIGHT: Final = f"Copyright {AUTHORS}, MIT licence"

_RESOURCE: Final = """VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,
    subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"""


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """A version as the four numbers Windows wants: 1.2.0rc1 is 1, 2, 0, 0."""
    found = [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+-]", version)[0])]
    first, second, third, fourth, *_ = (*found, 0, 0, 0, 0)
    return first, second, third, fourth


def windows_resource(version: str, file_name: str) -> str:
    """The version resource of an executable, as PyInstaller reads it."""
    facts = {
        "CompanyName": AUTHORS,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": PROGRAM,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": file_name,
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = ",\n".join(f"      StringStruct({k!r}, {v!r})" for k, v in facts.items())
    return _RESOURCE.format(numbers=version_numbers(version), strings=strings)


def mac_facts(version: str) -> dict[str, object]:
    """What the bundle tells the system beside its name and icon."""
    return {
        "CFBundleIdentifier": BUNDLE_ID,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": ".".join(map(str, version_numbers(version)[:3])),
        "CFBundleLocalizations": ["en", "zh-Hans"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
    }
