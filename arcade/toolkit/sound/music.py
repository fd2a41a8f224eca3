"""The music of a game by its names; nothing of it is read before somebody plays it, see pieces.py."""

from typing import NamedTuple

from arcade.toolkit.contract.outcome import Outcome


class Piece(NamedTuple):
    """A piece that is kept as the file ``assets/music/FOLDER/NAME.txt``."""

    folder: str
    """The game's slug, or the cabinet."""
    name: str


class Music:
    """A game's pieces: one for its title, and a phrase for each way in which it can end."""

    def __init__(self, package: str, part: str = "") -> None:
        """`package` is the game's; where it has two of each piece, the files of a `part` begin with its name."""
        self.folder = package.rpartition(".")[2].replace("_", "-")
        self.beginning = f"{part}-" if part else ""

    def __getitem__(self, name: str) -> Piece:
        """A piece by the name of its file."""
        return Piece(self.folder, self.beginning + name)

    @property
    def title(self) -> Piece:
        return self["title"]

    @property
    def play(self) -> Piece:
        """For the time of play."""
        return self["play"]

    @property
    def won(self) -> Piece:
        return self["won"]

    @property
    def lost(self) -> Piece:
        return self["lost"]

    @property
    def drawn(self) -> Piece:
        return self["drawn"]

    @property
    def over(self) -> Piece:
        """For an end that is neither a victory nor a defeat."""
        return self["over"]

    def of(self, outcome: Outcome) -> Piece:
        """The phrase for an outcome; whoever of two has won, it is won."""
        match outcome:
            case Outcome.WON | Outcome.FIRST | Outcome.SECOND:
                return self.won
            case Outcome.LOST:
                return self.lost
            case Outcome.DRAWN:
                return self.drawn
            case Outcome.OVER:
                return self.over
