"""The pieces that are kept as files, ``assets/music/GAME/PIECE.txt``; the sounds that they share stand in one bank.

A piece is read when it is first asked for, and then kept. What is written in it, notation.py says.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from arcade.machine.data import data_path
from arcade.machine.essence import Essential
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.sound.notation import NotationError, score, sound_bank
from arcade.toolkit.sound.score import Score

BANK = "assets/music/instruments.txt"


@dataclass(frozen=True, kw_only=True)
class Piece(Score, Essential):
    """A score that comes from a file; in a checkpoint its name is enough."""

    folder: str
    name: str

    def essence(self) -> tuple[str, str]:
        return self.folder, self.name

    @classmethod
    def from_essence(cls, essence: tuple[str, str]) -> "Piece":
        return piece(*essence)


class Music:
    """A game's pieces: one for its title, and a phrase for each way in which it can end."""

    def __init__(self, package: str, part: str = "") -> None:
        """`package` is the game's; where it has two of each piece, the files of a `part` begin with its name."""
        self.folder = package.rpartition(".")[2].replace("_", "-")
        self.beginning = f"{part}-" if part else ""

    def __getitem__(self, name: str) -> Piece:
        """A piece by the name of its file. Raises FileNotFoundError, NotationError."""
        return piece(self.folder, self.beginning + name)

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


@cache
def piece(folder: str, name: str) -> Piece:
    """A piece of a game, or of the cabinet. Raises FileNotFoundError, and NotationError with the file's name."""
    file = f"assets/music/{folder}/{name}.txt"
    bank = _bank()
    try:
        found = score(_text(file), bank)
    except NotationError as error:
        raise NotationError(f"{file}: {error}") from error
    return Piece(found.tempo, found.play, found.loop, folder=folder, name=name)


@cache
def _bank() -> Mapping[str, str]:
    try:
        return sound_bank(_text(BANK))
    except NotationError as error:
        raise NotationError(f"{BANK}: {error}") from error


def _text(file: str) -> str:
    return data_path(file).read_text(encoding="utf-8")
