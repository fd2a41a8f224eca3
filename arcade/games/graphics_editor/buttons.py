"""The buttons: what each command does, as a graphic of eight by eight dots on a raised key."""

from collections.abc import Sequence

from arcade.games.graphics_editor import ART
from arcade.games.graphics_editor.art import side_by_side
from arcade.games.graphics_editor.commands import ROWS
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite, from_bytes

_FIRST = (
    ART.rows("turns"),
    ART.rows("takes"),
)
_SECOND = (
    ART.rows("film"),
    ART.rows("files"),
)
_KEY = ART["key"]
_EDGE = 4
"""Dots from a key's edge to its picture."""


def _keys(tables: Sequence[Rows]) -> list[Sprite]:
    drawn = (from_bytes(bytes(one.rows)) for pictures in tables for one in side_by_side(pictures))
    return [one.over(_KEY, _EDGE, _EDGE) for one in drawn]


BUTTONS = dict(zip((command.name for command in ROWS[0] + ROWS[1]), _keys(_FIRST) + _keys(_SECOND), strict=True))
"""The button of each command, by its name."""
_TURNS, _TAKES, _PICTURES, _COLOURS, _FILES = pair("Wb"), pair("Cb"), pair("Gb"), pair("Yb"), pair("Wb")
GROUPS = dict(
    zip(BUTTONS, (_TURNS,) * 9 + (_TAKES,) * 5 + (_PICTURES,) * 7 + (_COLOURS,) * 4 + (_FILES,) * 3, strict=True)
)
"""The colours of each button: one for what turns, for what is taken, for the film, for the paints, for the rest."""
