"""From a machine's palette indices to what is shown of them. Nothing is done while nothing changes."""

import time

import pygame

from arcade.console.figures import fitting
from arcade.console.layout import Layout
from arcade.console.phosphors import Palette, seen
from arcade.console.plans import Plan
from arcade.console.tube import Tube
from arcade.host.bare import Bare
from arcade.host.cutout import cutout
from arcade.host.television.areas import Area
from arcade.host.television.front import Front
from arcade.host.television.screen import Screen
from arcade.machine.machine import Machine

PATIENCE = 0.006
"""Seconds of a frame for what has to be made before a set can show pictures."""
SETS = 3
"""So many sets are kept: those of the house and of the machines that were seen last."""


class Picture:
    """Composes pictures; needs no window."""

    def __init__(self) -> None:
        self._plan: Plan | None = None
        self._shown: tuple[bytes, Palette] = (b"", ())
        self._painter: Bare | Screen | None = None
        self._screens: dict[Tube, Screen] = {}
        self._front: Front | None = None
        self._changed: list[Area] = []

    def prepare(self, plan: Plan) -> bool:
        """Go on with what has to be made before pictures can be composed so; whether they can. Asked once a frame."""
        if isinstance(plan, Layout) or plan == self._plan:
            return True
        screen = self._screens.pop(plan, None) or Screen(plan)
        self._screens[plan] = screen
        if len(self._screens) > SETS:
            del self._screens[next(iter(self._screens))]
        ready = screen.ready and self._beside(plan).ready
        until = time.perf_counter() + PATIENCE
        for part in (screen, self._beside(plan)):
            while not part.ready:
                part.build()
                if time.perf_counter() >= until:
                    return False
        return ready  # the picture itself comes in a frame in which nothing else is done

    def compose(self, machine: Machine, plan: Plan, phosphor: str = "colour") -> pygame.Surface | None:
        """The machine's picture as the plan has it, or None when it is the one composed last.

        The surface is used again by the next call. A set that was not prepared before is made at once.
        """
        palette = machine.palette()
        shown = machine.pixels(), palette if fitting(type(machine)).paper else seen(palette, phosphor)
        same = plan == self._plan
        if same and shown == self._shown and not (isinstance(self._painter, Screen) and self._painter.fading):
            return None
        if not same:
            self._change(plan)
        self._shown = shown
        changed = self._work(type(machine), plan, *shown)
        self._changed += changed
        return self._painter.surface if self._painter is not None and (changed or not same) else None

    def draw(self, target: pygame.Surface, whole: bool) -> None:
        """Bring the picture composed last onto a surface: what has changed of it since then, or the whole."""
        if self._painter is not None:
            if whole and isinstance(self._plan, Tube) and not self._plan.alone:
                target.blit(self._beside(self._plan).surface, (0, 0))
            width, height = self._painter.surface.get_size()
            for area in [Area(0, height, 0, width)] if whole else self._changed:
                self._painter.draw(target, area)
        self._changed.clear()

    def _work(self, machine: type[Machine], plan: Plan, pixels: bytes, palette: Palette) -> list[Area]:
        """Let what the plan asks for draw the picture: which areas of its surface changed."""
        if isinstance(self._painter, Bare):
            return self._painter.show(machine, pixels, palette)
        assert self._painter is not None
        grounds = fitting(machine).grounds
        return self._painter.show(cutout(machine, pixels, plan.corner, plan.canvas, grounds), palette)

    def _change(self, plan: Plan) -> None:
        while not self.prepare(plan):
            pass
        self._plan = plan
        self._changed.clear()
        self._painter = Bare(plan) if isinstance(plan, Layout) else self._screens[plan]

    def _beside(self, plan: Tube) -> Front:
        """What is beside the set; kept, for it is wanted when a window was covered or another set stands there."""
        if self._front is None or self._front.stand != plan.stand:
            self._front = Front(plan)
        return self._front
