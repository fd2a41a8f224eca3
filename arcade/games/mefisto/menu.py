"""Choosing a goal: one of the figures, or one drawn by the player, which is refused with the reason if it cannot be."""

from arcade.games.mefisto import DONE, strings
from arcade.games.mefisto.entry import ask_lamp
from arcade.games.mefisto.levels import Level, goals
from arcade.games.mefisto.modern import Modern
from arcade.games.mefisto.rules import Position
from arcade.games.mefisto.solver import obstacle, shortest
from arcade.games.mefisto.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import FIRE, Control
from arcade.toolkit.flow.cursor import Steering
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.picture.grid import Cell

PEN = Steering(fire=FIRE.only(" ", "pad1 fire"))
"""Return ends a drawing, so only space and the joystick's fire draw."""


class GoalMenu:
    """Asks by the drawn look; `drawn` is the goal of the player's own, `entry` what the menu's cursor is on."""

    def __init__(self, program: State, look: Modern) -> None:
        self.program = program
        self.look = look
        self.size = program.size
        self.wrapped = program.level is Level.ENDLESS
        self.offered = tuple(goals(program.level).items())
        self.drawn = 0
        self.entry: int | None = None

    def choose(self) -> Frames[int]:
        """The goal."""
        while True:
            yield from self.look.begin_menu(self.offered)
            grid, count = self.look.CHOICES, len(self.offered) + 1
            place = yield from choose_picture(
                self.program, grid, count, self._point, 0, self.look.wrong_key, typed={}, walk=self._step
            )
            self.entry = None
            yield from self.look.accepted()
            if place < len(self.offered):
                return self.offered[place][1]
            if (yield from self._draw()):
                return self.drawn

    def _step(self, cell: Cell, down: int, right: int) -> Cell:
        """A step that does not leave the entries."""
        row, column = self.look.CHOICES.step(cell, down, right)
        inside = row * self.look.CHOICES.columns + column <= len(self.offered)
        return (row, column) if inside else cell

    def _point(self, place: int, on: bool) -> None:
        self.entry = place
        self.look.cursor_goal(place, on)

    def _draw(self) -> Frames[bool]:
        """Let the player draw a goal until it can be reached; false when nothing was drawn."""
        self.drawn, lamp = 0, self.size**2 // 2
        yield from self.look.begin_drawing(Position(self.size, 0, 0, self.wrapped))
        while True:
            self.look.say(strings.DRAW_GOAL)
            chosen = yield from ask_lamp(
                self.program, self.look.grid, lamp, self.look.cursor, (DONE,), self.look.wrong_key, PEN
            )
            if not isinstance(chosen, Control):
                lamp = chosen
                self.drawn ^= 1 << lamp
                self.look.show_drawn(lamp, self.drawn)
                continue
            quiet = obstacle(self.size, self.drawn, self.wrapped)
            if quiet is not None:
                yield from self.look.refuse_drawing(self.drawn, quiet)
                continue
            presses = yield from self.program.think(shortest(self.size, self.drawn, self.wrapped))
            if self.drawn:
                yield from self.look.accepted_drawing((presses or 0).bit_count())
            return self.drawn != 0
