"""The challenge: three colonies of few cells; the longest life before one dies out, stands still or repeats itself."""

from collections.abc import Callable

from arcade.games.dipo import MUSIC, strings
from arcade.games.dipo.art import PLACES
from arcade.games.dipo.commands import FASTER, RUN, SLOWER, TOOLS
from arcade.games.dipo.ending import Ending
from arcade.games.dipo.levels import LEVELS
from arcade.games.dipo.pages import choose, fate_words
from arcade.games.dipo.rules import Edge, Field
from arcade.games.dipo.scene import Scene
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.list_menu import NOTHING
from arcade.toolkit.flow.prompts import ask_key, is_typed
from arcade.toolkit.flow.refusals import MEANINGLESS
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, DRAW, WRONG

COLONIES = 3
REWARD = 12
"""Frames between a fate's chime and the next question."""


class Challenge:
    """One game of three colonies."""

    def __init__(self, look: MessageLook) -> None:
        self.look = look
        self.program = look.program
        self.trial = LEVELS[look.program.setup.level].sets
        self.place = PLACES[self.trial.habitat]
        self.number = 1
        self.lives: list[int] = []
        edge = Edge.TORUS if self.trial.edges_meet else Edge.HARD
        field = Field(self.trial.rows, self.trial.columns, edge)
        self.scene = Scene(look, field, 8, self._fields, self.place)
        self.scene.milestone = self.trial.goal + 1
        self.leaving = False
        self.growing = False
        """Whether what was sown lives."""

    @property
    def best(self) -> int:
        """The longest life so far."""
        return max(self.lives, default=0)

    @property
    def left(self) -> int:
        """Cells that may still be sown."""
        return self.trial.cells - self.scene.colony.drawn.bit_count()

    def _fields(self) -> list[tuple[str, object]]:
        text = self.program.text
        colony = self.scene.colony
        first = (text(strings.NUMBER), colony.generation) if self.scene.living else (text(strings.LEFT), self.left)
        return [
            first,
            ("", f"{self.number}/{COLONIES}"),
            (text(strings.BEST), self.best),
            (text(strings.GOAL), self.trial.goal),
        ]

    def play(self) -> Frames[bool]:
        """Sow and watch three colonies; false where the player leaves before the end."""
        while len(self.lives) < COLONIES:
            self.number = len(self.lives) + 1
            if not self.growing:
                yield from self.sow()
                if self.leaving:
                    return False
                self.growing = True
            yield from self.grow()
            self.growing = False
        yield from self.end()
        return True

    def sow(self) -> Frames[None]:
        """Draw a colony until it is to live."""
        scene, text = self.scene, self.program.text
        if not scene.drawing:
            scene.colony.begin(0)
        while True:
            key = yield from scene.draw(self._allowed, text(strings.DRAW_HELP))
            if key in TOOLS.keys:
                key = yield from self.tools()
            if self.leaving or (key in RUN.keys and scene.colony.population):
                return
            if key in RUN.keys:
                yield from self.look.refuse(strings.NOTHING_SOWN)
            elif key in FASTER.keys or key in SLOWER.keys:
                scene.pace.faster(1 if key in FASTER.keys else -1)
            elif isinstance(key, str) and key not in TOOLS.keys and is_typed(key):
                yield from self.look.refuse(MEANINGLESS)

    def _allowed(self, wanted: int) -> bool:
        if wanted.bit_count() <= self.trial.cells:
            return True
        self._no_more()
        return False

    def _no_more(self) -> None:
        self.look.say(strings.NO_CELLS_LEFT)
        self.program.machine.chime(WRONG)

    def tools(self) -> Frames[str]:
        """The menu while sowing; the key that does the same as what was chosen."""
        text, scene = self.program.text, self.scene
        at = 0
        while True:
            lines: list[tuple[str, Callable[[], None] | str]] = [
                (text(strings.TOOL_RUN), RUN.keys[0]),
                (text(strings.TOOL_SPEED, n=scene.pace.per_second), scene.pace.turn),
                (text(strings.TOOL_CLEAR), lambda: scene.colony.begin(0)),
                (text(strings.TOOL_LEAVE), self._leave),
            ]
            chosen = yield from choose(self.program, text(strings.TOOL_TITLE), [line for line, _ in lines], 18, at)
            if chosen == NOTHING:
                return ""
            at, what = chosen, lines[chosen][1]
            if isinstance(what, str):
                return what
            what()
            if what != scene.pace.turn:
                return ""

    def _leave(self) -> None:
        self.leaving = True

    def grow(self) -> Frames[None]:
        """Let the colony live until its fate is sealed, and say it."""
        scene, text = self.scene, self.program.text
        yield from scene.live(text(strings.GROW_HELP), pausing=False)
        fate = scene.colony.fate
        lived = fate.since - 1 if fate else 0
        record = lived > self.best
        self.lives.append(lived)
        scene.show()
        self.look.messages.say(fate_words(self.program, scene.colony))
        self.program.machine.chime(BONUS if record else DRAW)
        yield from self.program.machine.wait(REWARD)
        yield from ask_key(self.program.machine)
        self.look.say(strings.LIVED, n=lived)
        yield from self.program.machine.pause(60)

    def end(self) -> Frames[None]:
        """The result."""
        program = self.program
        won = self.best >= self.trial.goal
        outcome = Outcome.WON if won else Outcome.LOST
        program.finish(outcome, self.best)
        self.look.say(strings.REACHED, n=self.best, goal=self.trial.goal)
        ending = Ending(program, self.place, won)
        yield from end_scene(self.look, ending, MUSIC.won if won else MUSIC.lost)
