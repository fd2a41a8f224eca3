"""The gallows of Hidden word, compared with lines that are drawn one by one."""

from random import Random

import pytest

from arcade.games.hidden_word.scene_gallows import PIECES, STROKES, Piece
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.drawing import TOP_LINE


@pytest.mark.parametrize("piece", PIECES)
def test_a_beam_is_lines_side_by_side(piece: Piece) -> None:
    dice = Random("beams")
    for part in range(1, STROKES + 1):
        machine, wanted = Spectrum(), Spectrum()
        machine.recall(dice.randbytes(6912) + b"\0")
        wanted.recall(machine.memory())
        piece.lay(machine, part)
        (x, y), (end_x, end_y) = piece.start, piece.end
        across, fall = (end_x - x) * part // STROKES, (end_y - y) * part // STROKES
        for shift in range(max(piece.across, piece.down)):
            right, below = shift * (piece.across > 1), shift * (piece.down > 1)
            wanted.plot(x + right, TOP_LINE - y - below, ink=0, bright=8)
            wanted.draw(across, -fall, ink=0, bright=8)
        assert machine.memory() == wanted.memory()
