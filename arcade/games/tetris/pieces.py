"""The pieces: seven of four squares, twelve of five, thirty-five of six, with the cell they turn about."""

from dataclasses import dataclass

from arcade.toolkit.picture.polyominoes import PENTOMINOES, TETROMINOES, Shape, hands, read, states, steady


@dataclass(frozen=True)
class Kind:
    """One kind of piece: its shape, and its mirror image where that is another and no kind of its own."""

    shapes: tuple[Shape, ...]

    @property
    def size(self) -> int:
        """How many squares it has."""
        return len(self.shapes[0][0])


SIXES = """
    ##+###  #+#/###  ##../#+##  #+#./#.##  #+#./.###  #.#./#+##  #..#/#+##  .##./#+##  ##./.+./###  #../#+#/.##
    #../#+./###  #../#o#/###  .#./#+#/##.  .#./#+#/#.#  .#./#+./###  ##+../..###  ##.../.#+##  #..../##+##
    .#.../##+##  ..#../##+##  ##../.+#./..##  ##../.+../.###  #.../#+##/#...  #.../#+##/.#..  #.../#+##/..#.
    #.../#+##/...#  #.../#+#./..##  #.../#+../.###  #.../#o../####  .#../#+##/.#..  .#../#+##/..#.  .#../#+#./..##
    .#../#+../.###  .#../.+##/##..  .#../.+../####
"""
CLASSIC = tuple(Kind((states(read(picture)),)) for picture in TETROMINOES.split())
"""The seven of the book, which wander when turned."""
TETRIS = tuple(Kind((steady(states(read(picture))),)) for picture in TETROMINOES.split())
PENTIS = tuple(Kind(hands(read(picture))) for picture in PENTOMINOES.split())
HEX = tuple(Kind(hands(read(picture))) for picture in SIXES.split())
MIX = TETRIS + PENTIS + HEX
