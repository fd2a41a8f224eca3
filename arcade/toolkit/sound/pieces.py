"""The pieces that are kept as files, ``assets/music/GAME/PIECE.txt``; the sounds that they share stand in one bank.

A piece is read when it is first played, and then kept. What is written in it, notation.py says.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from arcade.machine.data import data_path
from arcade.machine.essence import Essential
from arcade.toolkit.sound.music import Piece
from arcade.toolkit.sound.notation import NotationError, score, sound_bank
from arcade.toolkit.sound.score import Score

BANK = "assets/music/instruments.txt"
Playable = Piece | Score


@dataclass(frozen=True, kw_only=True)
class PieceScore(Score, Essential):
    """A score that comes from a file; in a checkpoint its name is enough."""

    piece: Piece

    def essence(self) -> tuple[str, str]:
        return self.piece.folder, self.piece.name

    @classmethod
    def from_essence(cls, essence: tuple[str, str]) -> "PieceScore":
        return read_piece(Piece(*essence))


@cache
def read_piece(piece: Piece) -> PieceScore:
    """What is played. Raises FileNotFoundError, and NotationError with the file's name."""
    file = f"assets/music/{piece.folder}/{piece.name}.txt"
    bank = _bank()
    try:
        found = score(_text(file), bank)
    except NotationError as error:
        raise NotationError(f"{file}: {error}") from error
    return PieceScore(found.tempo, found.play, found.loop, piece=piece)


def score_of(music: Playable) -> Score:
    """What is played. Raises as `read_piece`."""
    return read_piece(music) if isinstance(music, Piece) else music


@cache
def _bank() -> Mapping[str, str]:
    try:
        return sound_bank(_text(BANK))
    except NotationError as error:
        raise NotationError(f"{BANK}: {error}") from error


def _text(file: str) -> str:
    return data_path(file).read_text(encoding="utf-8")
