"""Pictures that take long to draw are drawn in advance and packed into `assets/pictures`, a file for each game.

A game's `painters.py` names them, with a function for each. ``python -m tools.pictures SLUG`` draws and packs them, and
a test draws each anew and compares. A game in play takes them by name and does not even import what draws them, unless
the file is missing or damaged: then they are drawn, which is slow and looks the same.

Words are drawn when they are shown, over the picture: they depend on the language.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Generic, TypeVar

from arcade.machine.data import data_path
from arcade.toolkit.picture.packing import PackedFile, Pixels

Picture = TypeVar("Picture")
Painters = Mapping[str, Callable[[], Picture]]
"""Who draws each picture, by its name, in the order of the file."""
KEPT = 32
"""So many of a game's pictures stay in memory, those taken last."""


class PackedPictures(Generic[Picture]):
    """A game's packed pictures by name: ``PICTURES = PackedPictures("arcade.games.GAME.painters", as_sprite)``."""

    def __init__(self, painters: str, unpack: Callable[[Pixels], Picture], kept: int = KEPT) -> None:
        """`painters` is the module that names and draws them; `unpack` one of `packing`, for pictures of one kind."""
        self._painters = painters
        self._unpack = unpack
        self._file: PackedFile | None = None
        self._taken = lru_cache(kept)(self._take)

    def __getitem__(self, name: str) -> Picture:
        """A picture; raises KeyError where nobody paints one of this name."""
        return self._taken(name)

    def _take(self, name: str) -> Picture:
        try:
            if self._file is None:
                self._file = PackedFile(data_path(packed_file(self._painters)))
            return self._unpack(self._file.pixels(name))
        except (OSError, ValueError, KeyError):
            painters: Painters[Picture] = import_module(self._painters).PAINTERS
            return painters[name]()


def packed_file(painters: str) -> str:
    """The file of the pictures that a module paints, from the project's top."""
    return f"assets/pictures/{painters.split('.')[-2].replace('_', '-')}.bin"
