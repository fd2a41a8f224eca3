"""What lies over a game's picture while it is played: a sentence, its opponent's thoughts, a held button's ring."""

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.playing.thoughts import Thoughts
from arcade.cabinet.widgets.overlay import RING, Overlay
from arcade.cabinet.widgets.toast import Toast
from arcade.machine.machine import Machine


class Covers:
    """Over one machine's picture."""

    def __init__(self, context: PageContext, machine: Machine, toast: Toast, thoughts: Thoughts) -> None:
        self._context, self._machine = context, machine
        self._toast, self._thoughts = toast, thoughts
        self._overlay = Overlay(machine)

    def show(self) -> Machine:
        """The picture of this frame; the machine itself where nothing lies over it."""
        context, toast, thoughts = self._context, self._toast, self._thoughts
        ring = context.hold.lit(len(RING))
        if not toast.shown and not thoughts.shown and not ring:
            return self._machine
        shown = self._overlay.show()
        if thoughts.shown:
            thoughts.draw(self._overlay)
        if toast.shown:
            toast.draw(self._overlay)
        if ring:
            self._overlay.ring(ring, context.text(strings.PAUSE))
        return shown
