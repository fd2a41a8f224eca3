"""The challenge: three colonies of few cells; the longest life before one dies out, stands still or repeats itself.

In the end a great creature laughs among all that were born, or falls asleep while they wither.
"""

from arcade.games.dipo import FASTER, MUSIC, RUN, SLOWER, TOOLS, strings
from arcade.games.dipo.art import PLACES, Place
from arcade.games.dipo.levels import LEVELS
from arcade.games.dipo.pages import choose, fate_words
from arcade.games.dipo.rules import Field
from arcade.games.dipo.scene import Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import ask_key, is_typed
from arcade.toolkit.flow.refusals import MEANINGLESS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import LETTERS as COLOURS
from arcade.toolkit.picture.ink import ink_of, is_bright, paper_of
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, DRAW, TAKE, WRONG
from arcade.toolkit.sound.tunes import higher

COLONIES = 3


class Challenge:
    """One game of three colonies."""

    def __init__(self, look: MessageLook) -> None:
        self.look = look
        self.program = look.program
        self.trial = LEVELS[look.program.setup.level].sets
        self.place = PLACES[self.trial.habitat]
        self.number = 1
        self.lives: list[int] = []
        field = Field(self.trial.rows, self.trial.columns, self.trial.edge)
        self.scene = Scene(look, field, 8, self._fields, self.place)
        self.scene.milestone = self.trial.goal + 1
        self.leaving = False
        self.growing = False
        """Whether what was sown lives."""

    @property
    def best(self) -> int:
        return max(self.lives, default=0)

    @property
    def left(self) -> int:
        """Cells that may still be sown."""
        return self.trial.cells - self.scene.colony.drawn.bit_count()

    def _fields(self) -> list[tuple[str, object]]:
        text = self.program.text
        colony = self.scene.colony
        return [
            (text(strings.NUMBER), colony.generation) if self.scene.living else (text(strings.LEFT), self.left),
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
            elif key not in TOOLS.keys and is_typed(key):
                yield from self.look.refuse(MEANINGLESS)

    def _allowed(self, wanted: int) -> bool:
        if wanted.bit_count() <= self.trial.cells:
            return True
        self.look.say(strings.NO_CELLS_LEFT)
        self.program.machine.chime(WRONG)
        return False

    def tools(self) -> Frames[str]:
        """The menu while sowing; the key that does the same as what was chosen."""
        text, scene, chosen = self.program.text, self.scene, 0
        while True:
            speed = text(strings.TOOL_SPEED, n=scene.pace.per_second)
            lines = [text(strings.TOOL_RUN), speed, text(strings.TOOL_CLEAR), text(strings.TOOL_LEAVE)]
            chosen = yield from choose(self.program, text(strings.TOOL_TITLE), lines, 18, chosen)
            if chosen == 1:
                scene.pace.turn()
                continue
            if chosen == 2:
                scene.colony.begin(0)
            self.leaving = chosen == 3
            return "" if chosen else RUN.keys[0]

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
        yield from self.program.machine.wait(12)
        yield from ask_key(self.program.machine)
        self.look.say(strings.LIVED, n=lived)
        yield from self.program.machine.pause(60)

    def end(self) -> Frames[None]:
        outcome = Outcome.WON if self.best >= self.trial.goal else Outcome.LOST
        self.program.finish(outcome, self.best)
        self.look.say(strings.REACHED, n=self.best, goal=self.trial.goal)
        ending = Ending(self.program, self.place, outcome is Outcome.WON)
        yield from end_scene(self.look, ending, MUSIC.of(outcome))


ROWS = 22
WORD_ROW = 2
FACE_X, FACE_Y = 96, 72
RING = (
    (7, 6), (6, 10), (19, 10), (20, 6), (13, 25), (8, 25), (17, 25), (13, 6), (6, 21), (19, 21), (10, 6), (16, 6),
    (10, 25), (16, 25),
)  # fmt: skip
"""Where the small ones are, round the great one."""
NEXT_BIRTH_FRAMES, AGE_FRAMES = 6, 18
JUMP = (0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 0, 0)
BREATH = (0, 0, 0, 1, 1, 1)


class Ending(Storyboard[Program[Spectrum]]):
    """A scene where the colony lived."""

    def __init__(self, program: Program[Spectrum], place: Place, won: bool) -> None:
        super().__init__(program)
        self._place, self._won = place, won
        kind = place.ages[2 if won else 3]
        ink = COLOURS[ink_of(kind.colours)]
        self._face = smoothly(kind.picture, 8).coloured(ink.upper() if is_bright(kind.colours) else ink)

    def play(self) -> Frames[None]:
        ground = self._place.ground
        for row in range(ROWS):
            fill(self.machine, row, 0, 1, COLUMNS, ground.picture, ground.colours)
            if row % 2:
                yield
        words = strings.WON if self._won else strings.LOST
        paper = COLOURS[paper_of(ground.colours)]
        light = paper in "kb"
        inks = ("YYW" if light else "rrk") if self._won else ("CCW" if light else "bbk")
        headline(self.machine, self.program.text(words), WORD_ROW, inks, paper.upper() if light else paper, most=2)
        yield from self.act(1, self._great)
        yield from self.shot(len(RING) * NEXT_BIRTH_FRAMES + 3 * AGE_FRAMES, self._grow)

    def rest(self, frame: int) -> None:
        """The great one jumps for joy, or breathes in its sleep; the small ones change a little."""
        self.moving.show(*self._great(frame))
        at, between = divmod(frame, NEXT_BIRTH_FRAMES)
        if self._won and not between:
            self._small(at % len(RING), 1 + at // len(RING) % 3)

    def _great(self, frame: int) -> tuple[Actor]:
        lift = JUMP[frame // 3 % len(JUMP)] if self._won else -BREATH[frame // 12 % len(BREATH)]
        return ((self._face, FACE_X, FACE_Y - lift),)

    def _grow(self, frame: int) -> None:
        """One after the other of the small ones is born and grows, or withers."""
        self.moving.show(*self._great(frame))
        for number in range(len(RING)):
            since = frame - number * NEXT_BIRTH_FRAMES
            age, between = divmod(since, AGE_FRAMES)
            if since == -1 and not self._won:
                self._small(number, 2)
            if between == 0 and 0 <= age <= 3:
                self._small(number, min(age, 2) if self._won else min(3 + age, 4))
                if age == 0:
                    self.machine.chime(higher(TAKE, number if self._won else -number))

    def _small(self, number: int, age: int) -> None:
        """Show one of them in an age; 4 is dead."""
        kind = (*self._place.ages, self._place.died)[age]
        row, column = RING[number]
        draw_cells(self.machine, kind.picture.opaque(), row, column)
        colour_cells(self.machine, row, column, 1, 1, kind.colours)
