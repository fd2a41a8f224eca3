"""The program of the graphics editor: a figure is drawn until the player is done, or three are made as shown."""

from collections.abc import Sequence

from arcade.games.graphics_editor import puzzles
from arcade.games.graphics_editor.art import WALK, letters, tile
from arcade.games.graphics_editor.file_format import read
from arcade.games.graphics_editor.modern import Modern
from arcade.games.graphics_editor.original import Original
from arcade.games.graphics_editor.rules import Figure
from arcade.games.graphics_editor.state import Bench
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought

MAN, TILE, LETTERS, EXERCISES = 2, 3, 4, 5
"""Levels; the first begins with an empty grid."""


class Main(Program[Spectrum]):
    """Drawing after drawing."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)
        self.points = 0

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            figure = self.opened()
            if figure is None and self.setup.level == EXERCISES:
                outcome = yield from self.practise()
                self.finish(outcome, self.points if outcome is Outcome.WON else None)
            else:
                outcome = Outcome.OVER
                yield from self.look.draw(Bench(figure or self.starting_point()))
                self.finish(outcome)
            again = yield from self.look.end(outcome)

    def opened(self) -> Figure | None:
        """The file that the player opened, if there was one; a replay may hold anything in its place."""
        try:
            return read(self.setup.opened) if isinstance(self.setup.opened, str) else None
        except UnreadableError:
            return None

    def starting_point(self) -> Figure:
        """What the level begins with."""
        starts = {MAN: Figure(WALK), TILE: tile(), LETTERS: letters(self.machine.font)}
        return starts.get(self.setup.level, Figure())

    def practise(self) -> Frames[Outcome]:
        """Three figures as they are shown; the player may give up before."""
        self.points = 0
        tasks = puzzles.drawn(self.dice)
        for number, task in enumerate(tasks, 1):
            bench = Bench(Figure((task.start,)), task.goal)
            drawn = yield from self.look.draw(bench, (number, len(tasks)))
            self.aided = self.aided or bench.aided
            if not drawn:
                return Outcome.LOST
            worth = puzzles.points(bench.drawing.changes)
            self.points += worth
            yield from self.look.right(worth)
        return Outcome.WON

    def state(self) -> dict[str, Plain]:
        bench = self.look.bench
        if bench is None:
            return {"graphics": None}
        return {
            "graphics": tuple(graphic.rows for graphic in bench.figure.graphics),
            "layout": bench.figure.layout.value,
            "at": bench.at,
            "cursor": bench.cursor,
            "changes": bench.drawing.changes,
            "wrong": len(bench.wrong) if bench.goal else None,
            "points": self.points,
            "colours": (bench.ink, bench.paper),
            "written": len(self.writings),
        }
