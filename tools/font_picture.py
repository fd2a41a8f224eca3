"""Prints a BDF face as a sheet of half blocks, or a text set in it: ``python -m tools.font_picture FILE [TEXT]``."""

import sys
from pathlib import Path

from arcade.machine.bdf import FontError
from arcade.machine.font import GLYPH_ROWS, Font, load_font

COLUMNS = 16
HALVES = " ▄▀█"
"""Two pixels above each other: the upper one counts two, the lower one."""
BLANK = bytes(GLYPH_ROWS)


def picture(font: Font, text: str) -> list[str]:
    """Four lines of half blocks showing `text`; characters the face lacks stay blank."""
    glyphs = [font.glyphs.get(character, BLANK) for character in text]
    return ["".join(_pair(glyph[row], glyph[row + 1]) for glyph in glyphs) for row in range(0, GLYPH_ROWS, 2)]


def sheet(font: Font) -> list[str]:
    """Every glyph in order of its encoding, with the encodings of each row above it."""
    characters = sorted(font.glyphs)
    lines: list[str] = []
    for start in range(0, len(characters), COLUMNS):
        row = characters[start : start + COLUMNS]
        lines.append("".join(f"{ord(character):04X}    " for character in row).rstrip())
        lines += picture(font, "".join(row))
    return lines


def _pair(upper: int, lower: int) -> str:
    return "".join(HALVES[2 * (upper >> bit & 1) + (lower >> bit & 1)] for bit in range(7, -1, -1))


def main(arguments: list[str]) -> int:
    """Print the sheet or the text; returns the exit status."""
    if not 1 <= len(arguments) <= 2:
        print("Usage: python -m tools.font_picture FILE [TEXT]", file=sys.stderr)
        return 2
    try:
        font = load_font(Path(arguments[0]))
    except (OSError, FontError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(sheet(font) if len(arguments) == 1 else picture(font, arguments[1])))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
