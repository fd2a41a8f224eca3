"""What lies outside the arcade: where files go that players take home and come from, and who is told of a game.

No page knows which host it has. This is an ordinary computer's: files lie in folders that the player can open, and
there is nobody to tell. A host that has other ways says so by a class of its own.
"""

from collections.abc import Callable
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.exports import BACKUPS, kept_at
from arcade.cabinet.formats.whole_files import reason, write_whole
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.texts import Prose, Text, filled


class FileExchange:
    """An ordinary computer; without a data folder nothing can be given."""

    asks = False
    """Whether the player can be asked for a file."""
    shares = False
    """Whether a friend can be told of a game."""
    most = 512_000_000
    """Bytes of the largest file that everything can come from."""
    dangers: tuple[Notice, ...] = ()
    """What the player should know once there is a score that may be lost."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """The data folder."""
        self.text: Callable[[Text], str] = lambda words: words.english
        """Words in the language of the moment; the cabinet sets it."""
        self.arrived: Path | None = None
        """The file that the player has chosen since they were asked."""

    def took(self, path: Path) -> Prose:
        """A picture, film or pattern was kept in the data folder; the sentence that says where the player finds it."""
        return kept_at(path)

    def dropped(self, path: Path) -> None:
        """A kept file was deleted."""

    def give(self, name: str, data: bytes) -> Prose:
        """Give the player a file of this name; the sentence that says where it is, or why it is not."""
        if self.folder is None:
            return strings.KEPT_NOWHERE
        place = self.folder.absolute() / BACKUPS
        try:
            place.mkdir(parents=True, exist_ok=True)
            write_whole(place / name, data)
        except OSError as error:
            return filled(strings.NOT_KEPT, reason=reason(error))
        return kept_at(place / name)

    def ask(self) -> None:
        """Ask the player for a file, which then has `arrived`."""

    def stop_asking(self) -> None:
        """Ask no longer, and forget what has arrived."""
        self.arrived = None

    def share(self, words: str, name: str) -> None:
        """Tell a friend these words, and how to come to the game of this name; an empty name is the day's challenge."""
