"""Letters out of files: BDF fonts that fit cells of 8x8, ROM images, character sets."""

from codecs import BOM_UTF8

from arcade.cabinet import strings
from arcade.cabinet.user_error import UserError
from arcade.machine.bdf import FontError
from arcade.machine.font import Font, load_builtin, parse_bdf
from arcade.toolkit.contract.texts import filled


class LettersError(UserError):
    """A file without letters; `words` say why, to stand after its name."""


def letters_of(data: bytes, name: str) -> Font:
    """The letters of a BDF file or of a ROM image, our own where it has none. Raises LettersError."""
    data, own = data.removeprefix(BOM_UTF8), load_builtin("spectrum")
    try:
        if data.lstrip().startswith(b"STARTFONT"):
            return parse_bdf(data.decode("latin-1"), name).over(own)  # in which every byte is a letter
        return own.with_rom_letters(data)
    except FontError as error:
        words = filled(strings.FONT_FAULTS[error.fault], **error.values)
        if error.line:
            words = filled(strings.FONT_LINE, line=error.line, words=words)
        raise LettersError(strings.FONT_WRONG, words=words) from error
