"""The pattern library: colonies that are known by name, in the order in which it shows them."""

from dataclasses import dataclass
from functools import cache

from arcade.games.dipo import strings
from arcade.games.dipo.pattern import Pattern
from arcade.games.dipo.rle import drawing_of
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class Entry:
    """A pattern with its name and a remark."""

    name: Text
    note: Text
    rle: str

    @property
    def pattern(self) -> Pattern:
        """The pattern."""
        return _read(self.rle)


@cache
def _read(rle: str) -> Pattern:
    return drawing_of(rle.splitlines()).whole()


def _entry(names: tuple[Text, Text], columns: int, rows: int, rle: str) -> Entry:
    return Entry(*names, f"x = {columns}, y = {rows}\n{rle}")


LIBRARY = (
    _entry(strings.GLIDER, 3, 3, "bo$2bo$3o!"),
    _entry(strings.SPACESHIP, 5, 4, "bo2bo$o$o3bo$4o!"),
    _entry(strings.HEAVY_SHIP, 7, 5, "3b2o$bo4bo$o$o5bo$6o!"),
    _entry(strings.R_PENTOMINO, 3, 3, "b2o$2o$bo!"),
    _entry(strings.GUN, 36, 9, "24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$"
           "10bo5bo7bo$11bo3bo$12b2o!"),
    _entry(strings.PULSAR, 13, 13, "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$"
           "o4bobo4bo$o4bobo4bo2$2b3o3b3o!"),
    _entry(strings.PENTADECATHLON, 10, 1, "10o!"),
    _entry(strings.ACORN, 7, 3, "bo$3bo$2o2b3o!"),
    _entry(strings.DIEHARD, 8, 3, "6bo$2o$bo3b3o!"),
    _entry(strings.RABBITS, 7, 3, "o3b3o$3o2bo$bo!"),
    _entry(strings.PI, 3, 3, "3o$obo$obo!"),
    _entry(strings.BLINKER, 3, 1, "3o!"),
    _entry(strings.TOAD, 4, 2, "b3o$3o!"),
    _entry(strings.BEACON, 4, 4, "2o$o$3bo$2b2o!"),
    _entry(strings.BLOCK, 2, 2, "2o$2o!"),
    _entry(strings.BEEHIVE, 4, 3, "b2o$o2bo$b2o!"),
    _entry(strings.LOAF, 4, 4, "b2o$o2bo$bobo$2bo!"),
    _entry(strings.HAT, 5, 4, "2bo$bobo$bobo$2ob2o!"),
    _entry(strings.T_TETROMINO, 3, 2, "3o$bo!"),
    _entry(strings.LETTER_H, 3, 3, "obo$3o$obo!"),
    _entry(strings.SQUARE, 4, 4, "4o$4o$4o$4o!"),
    _entry(strings.QUEEN_BEE, 22, 7, "9b2o$9bobo$4b2o6bo7b2o$2obo2bo2bo2bo7b2o$2o2b2o6bo$9bobo$9b2o!"),
    _entry(strings.SWITCH_ENGINE, 6, 4, "bobo$o$bo2bo$3b3o!"),
    _entry(strings.LINE_OF_EIGHT, 8, 1, "8o!"),
)  # fmt: skip
