"""Letters out of files: BDF fonts with cells of 8x8, ROM images, character sets."""

from codecs import BOM_UTF8

from arcade.machine.font import Font, load_builtin, parse_bdf


def letters_of(data: bytes, name: str) -> Font:
    """The letters of a BDF file or of a ROM image, our own where it has none. Raises FontError."""
    data, own = data.removeprefix(BOM_UTF8), load_builtin("spectrum")
    if data.lstrip().startswith(b"STARTFONT"):
        return parse_bdf(data.decode("latin-1"), name).over(own)  # in which every byte is a letter
    return own.with_rom_letters(data)
