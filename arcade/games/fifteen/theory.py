"""The proof of parity, shown: inversions counted tile by tile, with the row of the hole where that matters."""

from arcade.games.fifteen import strings
from arcade.games.fifteen.rules import HOLE, Position
from arcade.games.fifteen.scene import LIT, Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.panels import MessageLine

PACE = 5
"""Frames for each tile."""
HIGHEST = 60
"""The note of a tray with all its tiles in reverse, in semitones."""


def counting(program: Program[Spectrum], scene: Scene, messages: MessageLine, position: Position) -> Frames[None]:
    """Light the tiles in turn while the greater ones before them are counted, and say whether the sum is even."""
    machine, text = program.machine, program.text
    tiles, count = [tile for tile in position.tiles if tile != HOLE], 0
    for index, tile in enumerate(tiles):
        count += sum(earlier > tile for earlier in tiles[:index])
        place = position.tiles.index(tile)
        scene.tile(place, tile, position.home(place), LIT)
        machine.chime(((0.02, 2 * HIGHEST * count / len(tiles) ** 2),))
        messages.say(text(strings.COUNTED, n=count))
        yield from machine.wait(PACE)
        scene.tile(place, tile, position.home(place))
    counted = text(strings.COUNTED, n=count)
    if position.size % 2:
        parity = text((strings.EVEN, strings.ODD)[count % 2])
        messages.say(text(strings.COUNT_ONLY, count=counted, parity=parity))
    else:
        parity = text((strings.EVEN, strings.ODD)[(count + position.hole_row) % 2])
        messages.say(text(strings.HOLE_IN_ROW, count=counted, row=position.hole_row, parity=parity))
