"""The letters that games can be written in: the house's, the command line's, and those of files in the data folder."""

from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.letter_files import LettersError, letters_of
from arcade.cabinet.formats.whole_files import FileError, read_file
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font

FOLDER = "fonts"
"""Where they are in the data folder."""
SUFFIXES = (".bdf", ".rom", ".bin", ".ch8")
NAME_LENGTH = 40
"""The most letters of a file's name."""
OUR_FACE = ""
"""What the house's own letters are called among the settings."""


class FaceError(UserError):
    """Letters that cannot be used; `words` say why."""


def is_name(value: object) -> bool:
    """Whether a value can be the name of letters: a plain file's, or OUR_FACE."""
    if not isinstance(value, str) or len(value) > NAME_LENGTH or not value.isprintable():
        return False
    return value == OUR_FACE or (value.lower().endswith(SUFFIXES) and Path(value).name == value)


class Faces:
    """All letters there are. Those `given` on the command line leave no choice."""

    def __init__(self, folder: Path | None = None, given: Font | None = None) -> None:
        """`folder` is the data folder, if there is one."""
        self._folder = None if folder is None else folder / FOLDER
        self._given = given
        self._read: dict[str, Font] = {}

    def names(self) -> list[str]:
        """What can be chosen, OUR_FACE first and files by name; one name where there is no choice."""
        if self._given is not None:
            return [self._given.name]
        try:
            found = sorted(path.name for path in self._folder.iterdir()) if self._folder is not None else []
        except OSError:
            found = []
        return [OUR_FACE, *filter(is_name, found)]

    def font(self, name: str) -> Font | None:
        """The letters of that name, read once; None for the house's. Raises FaceError."""
        if self._given is not None or name == OUR_FACE:
            return self._given
        if name not in self._read:
            if self._folder is None:
                raise FaceError(strings.NO_SUCH_LETTERS, name=name)
            try:
                self._read[name] = letters_of(read_file(self._folder / name), name)
            except (FileError, LettersError) as error:
                raise FaceError(strings.LETTERS_UNREAD, name=name, reason=error.words) from error
        return self._read[name]
