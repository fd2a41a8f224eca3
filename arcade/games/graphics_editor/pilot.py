"""Draws with the joystick: figures wanted dot by dot, or a figure that becomes an animation."""

from arcade.games.graphics_editor import commands
from arcade.games.graphics_editor.art import BIRD, CUP, FISH, GHOST, HEART, HOUSE
from arcade.games.graphics_editor.commands import BACK, COMMANDS, DOT, DOWN, LEFT, RIGHT, UNDO, UP
from arcade.games.graphics_editor.modern import Modern
from arcade.games.graphics_editor.program import Main as Program
from arcade.games.graphics_editor.rules import SIDE, Graphic
from arcade.games.graphics_editor.state import Bench
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

SUBJECTS = (HEART, GHOST, HOUSE, FISH, CUP, BIRD)
SHOW = (commands.MORE, commands.SHIFT_UP, commands.PAPER, commands.MORE, commands.MIRROR, commands.SPEED)
TURNS = (commands.INVERT, commands.ROTATE, commands.SHIFT_RIGHT, commands.LAYOUT, commands.INK)
LOOK_FRAMES = 120


class Main(Pilot[Program]):
    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            yield from self.rest(25)
            look, bench = self.program.look, self.program.bench
            finished = len(self.program.results)
            if not self.program.begun or self.choices:
                yield from self.press("pad1 fire")
            elif bench.goal is not None:
                yield from self.paint(bench, bench.goal)
                yield from self.rest(60)
            else:
                yield from self.paint(bench, self.dice.pick(SUBJECTS))
                yield from self.rest(LOOK_FRAMES)
                if isinstance(look, Modern):
                    yield from self.show(look, bench)
            if len(self.program.results) > finished:
                yield from self.rest(60)

    def paint(self, bench: Bench, goal: Graphic) -> Hands:
        wrong = bench.graphic.unlike(goal)
        for row, column in sorted(wrong, key=lambda dot: (dot[0], dot[1] if dot[0] % 2 == 0 else SIDE - dot[1])):
            yield from self.steer(bench.cursor, (row, column))
            yield from self.press("pad1 fire")
            yield from self.until_asked()

    def show(self, look: Modern, bench: Bench) -> Hands:
        """Some of what the buttons do, and done."""
        turns = list(TURNS)
        self.dice.shuffle(turns)
        for command in (*SHOW, *turns[:3]):
            yield from self.command(look, command)
            yield from self.rest(LOOK_FRAMES // 3)
        yield from self.rest(LOOK_FRAMES)
        yield from self.command(look, commands.DONE)
        if bench.unsaved:
            yield from self.answer("pad1 fire", thought=30)

    def command(self, look: Modern, command: Control) -> Hands:
        if look.hands.button is None:
            yield from self.press("pad1 back")
        columns = len(commands.ROWS[0])
        while look.hands.button is not None and COMMANDS[look.hands.button] is not command:
            here, there = divmod(look.hands.button, columns), divmod(COMMANDS.index(command), columns)
            yield from self.steer(here, there)
        yield from self.press("pad1 fire")


GUIDE = Guide(
    goal=Text("Draw your own characters, dot by dot. Make them move."),
    moment=Moment(seed=3, frame=850),
    callouts=(
        Callout(Text("Press fire to set or clear a dot"), (64, 100), (14, 14)),
        Callout(Text("Turn, shift, copy, save"), (16, 144), (224, 32)),
        Callout(Text("Up to four, side by side or moving"), (152, 8), (104, 24)),
        Callout(Text("Each row as a number"), (128, 100), (24, 28)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("dot"), (DOT,)),
        Use(hands.TOOLS, (BACK,)),
        Use(UNDO.label, (UNDO,)),
    ),
)
