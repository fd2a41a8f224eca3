"""Prints a BDF face as a sheet of half blocks, or a text set in it: ``python -m tools.font_picture FILE [TEXT]``."""

import sys
from pathlib import Path

from arcade.machine.bdf import FontError
from arcade.machine.font import GLYPH_ROWS, Font, load_font
from tools.orders import parser_of

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
    parser = parser_of("font_picture", __doc__)
    parser.add_argument("file", type=Path, help="a ROM image or BDF file")
    parser.add_argument("text", nargs="?", help="what is shown in its letters; all of them where nothing is said")
    options = parser.parse_args(arguments)
    try:
        font = load_font(options.file)
    except (OSError, FontError) as error:
        parser.error(str(error))
    print("\n".join(sheet(font) if options.text is None else picture(font, options.text)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
