"""The program of the graphics editor: a figure is drawn until the player is done, or three are made as shown."""

from collections.abc import Sequence

from arcade.games.graphics_editor.art import LOPSIDED, SYMMETRIC, TILE, WALK, letters
from arcade.games.graphics_editor.file_format import piece_of, read
from arcade.games.graphics_editor.levels import LEVELS, Start
from arcade.games.graphics_editor.modern import Modern
from arcade.games.graphics_editor.original import Original
from arcade.games.graphics_editor.rules import Exercise, Figure, exercises, points
from arcade.games.graphics_editor.state import Bench, State
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import TURN, GameProgram


class Main(State, GameProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.bench, self.made = Bench(Figure()), []
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)
        self.begun = False
        """Whether anything has been put on the bench."""
        self.tasks: tuple[Exercise, ...] = ()
        """The exercises, if that is what is done."""

    def play_game(self) -> Frames[None]:
        figure = self.opened() or self.starting_point()
        if figure is None:
            self.points = 0
            self.made.clear()
            self.tasks = exercises(self.dice, LOPSIDED, SYMMETRIC)
            yield from self.set_task()
        else:
            yield from self.lay_out(Bench(figure))
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        """Draw until the player is done; exercises until the last is made, or the player gives them up."""
        outcome = Outcome.LOST if self.tasks else Outcome.OVER
        while outcome is not Outcome.WON:
            made = yield from self.ask_figure()
            self.assisted |= bool(self.tasks) and self.bench.assisted
            if not made:
                break
            worth = points(self.bench.drawing.changes)
            self.points += worth
            self.made.append(self.bench.graphic)
            yield from self.look.end_exercise(worth)
            if len(self.made) == len(self.tasks):
                outcome = Outcome.WON
            else:
                yield from self.set_task()
        self.finish(outcome, self.points if outcome is Outcome.WON else None)
        yield from self.look.end(outcome)

    def ask_figure(self) -> Frames[bool]:
        """Let the player draw until the goal is reached (true), or until they are done."""
        machine = self.machine
        try:
            while not self.bench.solved:
                self.report_safe_point(TURN)
                machine.waiting = Waiting("key", move=True)
                yield
                machine.waiting = None
                if (yield from self.look.key()):
                    return False
            return True
        finally:
            machine.waiting = None

    def lay_out(self, bench: Bench) -> Frames[None]:
        self.bench, self.begun = bench, True
        yield from self.look.begin()
        self.machine.keyboard.flush()

    def set_task(self) -> Frames[None]:
        self.number = len(self.made) + 1, len(self.tasks)
        task = self.tasks[len(self.made)]
        yield from self.lay_out(Bench(Figure((task.start,)), task.goal))

    def opened(self) -> Figure | None:
        """The file that the player opened, if there was one; a replay may hold anything in its place."""
        text = self.setup.opened
        if not isinstance(text, str):
            return None
        try:
            self.piece = piece_of(text)
            return read(text) if self.piece is None else self.piece.figure()
        except UnreadableError:
            self.piece = None
            return None

    def starting_point(self) -> Figure | None:
        """The figure that the level begins with; None for the exercises."""
        start, four_letters = LEVELS[self.setup.level].sets, letters(self.machine.font)
        figures = {Start.BLANK: Figure(), Start.WALK: Figure(WALK), Start.TILE: TILE, Start.LETTERS: four_letters}
        return figures.get(start)

    def state(self) -> dict[str, Plain]:
        if not self.begun:
            return {"graphics": None}
        bench = self.bench
        return {
            "graphics": tuple(graphic.rows for graphic in bench.figure.graphics),
            "layout": bench.figure.layout.value,
            **plain_fields(bench, "at", "cursor"),
            "changes": bench.drawing.changes,
            "wrong": len(bench.wrong) if bench.goal else None,
            "points": self.points,
            "colours": tuple(graphic.attribute for graphic in bench.figure.graphics),
            "written": len(self.writings),
        }
