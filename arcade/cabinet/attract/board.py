"""A hall's board: its champions' games and its tables, one after the other, for ever. Nobody plays here."""

from arcade.cabinet.attract.attract import Programme, scenes_of
from arcade.cabinet.attract.champions import HallChampions
from arcade.cabinet.stage import Screen, Stage

LEAVE = frozenset(("escape",))


def board(stage: Stage) -> Screen[None]:
    """Show them until somebody at the keyboard leaves; a screen that is turned begins anew."""
    stage.board = True
    while not stage.pressed & LEAVE:
        yield from scenes_of(stage, Programme(stage, HallChampions(stage)), lambda: bool(stage.pressed & LEAVE))
