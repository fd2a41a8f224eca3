"""What the scenes have in common: how long each is seen, and the bar that says how to play."""

from abc import ABC, abstractmethod

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import ARROW, BUTTON, button
from arcade.cabinet.paint.typeset import width
from arcade.cabinet.widgets.footer import press_words
from arcade.machine.monitor.raster import Rect

TOUCH = 31
"""Height of the bar on a telephone."""
LIT = 70
"""Frames for which the bar is lit."""
DARK = 30
"""Frames for which it is dark."""


class Scene(ABC):
    """One picture after the other on the page's screen."""

    def __init__(self, context: PageContext) -> None:
        self.context = context
        self.wide, self.high = context.monitor.SIZE
        self.narrow = grid(context.monitor).narrow

    @property
    @abstractmethod
    def frames(self) -> int:
        """How long it is seen, if it does not end by itself."""

    @property
    def busy(self) -> bool:
        """Whether it leaves no time to get the next game ready."""
        return False

    @abstractmethod
    def draw(self) -> None:
        """Draw all of it but the bar."""

    @abstractmethod
    def step(self, frame: int) -> bool:
        """Draw what has changed in a frame, counted from 0; whether there is more to see."""

    @property
    def bar_words(self) -> str:
        """How to play; on a board where."""
        return self.context.text(strings.BOARD_BAR) if self.context.board else press_words(self.context)

    @property
    def bar(self) -> Rect:
        """Where the bar is."""
        if self.narrow:
            return 8, self.high - TOUCH - 8, self.wide - 16, TOUCH
        wide = width(self.bar_words) + 60
        return (self.wide - wide) // 2, self.high - BUTTON - 3, wide, BUTTON

    def draw_bar(self, frame: int) -> None:
        """Draw the bar when it changes: it is lit and dark by turns, or always lit where it is to be calm."""
        lit = frame % (LIT + DARK) < LIT or self.context.preferences.calm
        if frame % (LIT + DARK) in (0, LIT):
            button(self.context.monitor, self.bar, self.bar_words, lit, "" if self.context.board else ARROW)
