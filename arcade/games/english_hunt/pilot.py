"""Plays English hunt for demonstrations: it sees some moves ahead, and steers its cursor like anybody else."""

from arcade.games.english_hunt.entry import choices, way
from arcade.games.english_hunt.opponent import choose
from arcade.games.english_hunt.program import Main as Program
from arcade.games.english_hunt.rules import HOUNDS, NAMES, Move
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import PUSHES, Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

SIGHT = 6
THOUGHT_FRAMES, GLANCE_FRAMES, LOOK_FRAMES = 35, 12, 60


class Main(Pilot[Program]):
    def play(self) -> Hands:
        program = self.program
        while program.phase != "over":
            waiting = program.machine.waiting
            if waiting is None:
                yield from self.rest(1)
            elif waiting.kind == "line":
                yield from self._typed()
            elif program.phase == "move":
                yield from self._move()
            elif program.phase == "begin":
                yield from self.rest(LOOK_FRAMES)
                yield from self.press(*self._begin())
            else:
                yield from self.rest(LOOK_FRAMES)
                yield from self.press("pad1 fire")
            yield from self.rest(5)

    def _begin(self) -> tuple[str, ...]:
        """The hounds or the hare in the modern look, a difficulty in the original one."""
        if self.choices:
            return (self.dice.pick(self.choices),)
        return (self.dice.pick(("pad1 left", "pad1 right")), "pad1 fire")

    def _chosen(self) -> Move:
        position = self.program.position
        return permitted(position, at_once(choose(position, SIGHT, self.program.table, self.dice)))

    def _typed(self) -> Hands:
        yield from self.rest(THOUGHT_FRAMES)
        yield from self.type("".join(NAMES[node] for node in self._chosen()))

    def _move(self) -> Hands:
        """Steer to the animal, take it up, and steer to where it shall go; the hare is taken up already."""
        program = self.program
        yield from self.rest(THOUGHT_FRAMES)
        if program.position.seat == HOUNDS and program.look.held is not None:
            yield from self.press("backspace")
        origin, target = self._chosen()
        if program.look.held is None:
            yield from self._steer(program.look.at, origin)
            yield from self.rest(GLANCE_FRAMES)
        if program.look.held == origin:
            yield from self._steer(origin, target)

    def _steer(self, start: int, goal: int) -> Hands:
        nodes = choices(self.program.position, self.program.look.held)
        if goal not in nodes:
            yield from self.press("pad1 back")  # somebody else has touched the controls and taken up another animal
            return
        for step in way(nodes, start, goal):
            yield from self.press(PUSHES[step], gap=8)
        yield from self.press("pad1 fire")


GUIDE = Guide(
    goal=Text("Corner the hare with three hounds before your moves run out."),
    moment=Moment(seed=3, frame=760),
    callouts=(
        Callout(Text("The hare: leave it no way out"), (14, 70), (28, 26)),
        Callout(Text("You lead three hounds"), (156, 120), (32, 25), side="right"),
        Callout(Text("The chosen one can run here"), (160, 24), (24, 24)),
        Callout(Text("Moves left: at 0 the hare is free"), (56, 163), (192, 12)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("choose, run"), (FIRE,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
        Use(HINT.label, (HINT,)),
    ),
)
