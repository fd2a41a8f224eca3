"""The end of a race: a lap of honour, the richer the fewer hurdles fell, or a beaten runner and a hare that comforts.

The stadium's board counts the results.
"""

from collections.abc import Callable

from arcade.games.hurdles import ART, sounds, strings
from arcade.games.hurdles.art_runner import FEET, HAND, LAP, MIDDLE, PATTING, SINKING, SITTING, SPENT, figure, hare
from arcade.games.hurdles.figures import HOME, Figures, phase, striding
from arcade.games.hurdles.levels import PIXEL
from arcade.games.hurdles.scenery import GROUND, LANE_HEIGHT, LANE_PAINTS, LANE_ROWS, WAVE_FRAMES, Mood, Stadium
from arcade.games.hurdles.world import CLEAN, GOOD, Race, Runner, outcome, rating, seconds
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Twinkle, waving
from arcade.toolkit.animation.storyboard import Storyboard, every, shot
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, meanwhile, pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import setting
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.letters.poster import MARK
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.jingles import THUD

ROW = LANE_ROWS[0]
TOP, FLOOR = CELL * ROW, CELL * ROW + GROUND
VERDICT_COLUMN = 12
BEHIND = 30
"""Pixels between two who run a lap of honour together."""
FLOWERS, FLOWER_GAP = 9, 61
"""Pixels from one on the track to the next."""
CUP, FLOWER = ART["cup"], ART["flower"].see_through()
PENNANT = waving(ART["pennant"].see_through())
STOPS, SINKS, SITS, HARE_COMES = 44, 80, 92, 110
"""The frames in which a beaten runner does so and his pace-maker appears."""
HEAVE_FRAMES, PAT_FRAMES = 24, 16
BESIDE = HOME - 26
BOARD_ROW, BOARD_ROWS = 15, 8
"""The board begins with a row of bulbs or of the lanes' numbers. It also covers the strip."""
NAME_COLOURS, VALUE_COLOURS = pair("Wk"), pair("Yk")
COUNTING_FRAMES = 24
FIGURES: tuple[tuple[Text, Callable[[Race, Runner], object]], ...] = (
    (strings.ROW_PERFECT, lambda _, runner: runner.perfect),
    (strings.ROW_CLEARED, lambda _, runner: runner.cleared),
    (strings.ROW_DOWN, lambda _, runner: runner.fallen),
    (strings.ROW_TIME, lambda _, runner: seconds(runner.time)),
    (strings.ROW_BONUS, lambda race, runner: race.bonus(runner)),
)


class Results:
    """The stadium's board."""

    def __init__(self, program: Program[Spectrum], race: Race) -> None:
        self.program = program
        self.machine = program.machine
        self.race = race
        self._bulbs = Twinkle(self.machine, [(BOARD_ROW, column) for column in range(COLUMNS)], "YYyr", 6)

    def show(self) -> Frames[None]:
        """It goes dark row by row, the figures come up one by one, and the points are counted."""
        for row in range(BOARD_ROW, BOARD_ROW + BOARD_ROWS):
            fill(self.machine, row, 0, 1, COLUMNS, colours=NAME_COLOURS)
            yield from pause(3)
        if self.race.lanes == 1:
            fill(self.machine, BOARD_ROW, 0, 1, COLUMNS, ART["bulbs"], pair("Yk"))
        else:
            self._values(BOARD_ROW, [runner.lane + 1 for runner in self.race.runners], VALUE_COLOURS)
        for place, (words, value) in enumerate(FIGURES, 1):
            self._name(BOARD_ROW + place, words)
            self._values(BOARD_ROW + place, [value(self.race, one) for one in self.race.runners], NAME_COLOURS)
            self.machine.chime(sounds.figure(place))
            yield from pause(13)
        row, points = BOARD_ROW + BOARD_ROWS - 2, [self.race.points(runner) for runner in self.race.runners]
        self._name(row, strings.ROW_POINTS)

        def count(part: int) -> None:
            self._values(row, [whole * part // COUNTING_FRAMES for whole in points], VALUE_COLOURS)

        yield from shot(self.machine, COUNTING_FRAMES + 1, count, every(3, lambda part: sounds.figure(part // 3)))

    def shine(self, frame: int) -> None:
        """The bulbs run."""
        if self.race.lanes == 1:
            self._bulbs.step(frame)

    def _name(self, row: int, words: Text) -> None:
        write(self.machine, row, 2, self.program.text(words), NAME_COLOURS)

    def _values(self, row: int, values: list[object], colours: int) -> None:
        shown = "".join(f"{value!s:>6}" for value in values)
        write(self.machine, row, 30 - len(shown), shown, colours)


class Ending(Storyboard[Program[Spectrum]]):
    """A lap of honour, or a beaten runner who heaves and is patted."""

    def __init__(self, program: Program[Spectrum], race: Race, stadium: Stadium, figures: Figures) -> None:
        super().__init__(program)
        self.race, self.stadium, self.figures = race, stadium, figures
        self.outcome = outcome(race)
        self._winner = race.runners[self.outcome is Outcome.SECOND]
        self._fallen = self._winner.fallen
        self._start = self._winner.distance // PIXEL
        self._results = Results(program, race)
        self._frame = 0
        self.verdict, self._ink = self._words()
        self._said = False

    def play(self) -> Frames[None]:
        colour_cells(self.machine, ROW, 0, LANE_HEIGHT, COLUMNS, LANE_PAINTS[self._winner.lane])
        if self.outcome is not Outcome.LOST and not self._fallen:
            colour_cells(self.machine, ROW, (HOME + 8) // CELL, 1, 3, pair("Yb"))
        yield from meanwhile(self._results.show(), self._move)
        self._said = True
        colour_cells(self.machine, ROW, VERDICT_COLUMN, LANE_HEIGHT - 1, COLUMNS, pair(f"{self._ink}b"))
        self.machine.chime(sounds.VERDICT)
        yield from self.shot(60, self._move)

    def rest(self, frame: int) -> None:
        if frame % 2 == 0:
            self._move(frame)

    def _move(self, _: int) -> None:
        self._frame += 1
        if self.outcome is Outcome.LOST:
            self._beaten(self._frame)
        else:
            self._lap(self._frame)
        if self._said:
            left = (WIDTH + CELL * VERDICT_COLUMN - self.verdict.width) // 2
            self.figures.put(self.verdict, left, TOP + max((GROUND - self.verdict.height) // 2, 0))
        if not self.program.calm:
            self._results.shine(self._frame)

    # --- a lap of honour

    def _lap(self, frame: int) -> None:
        """The winner runs on before stands that cheer, past flowers, and past the loser."""
        gone = 3 * frame // 2
        distance = self._start + gone
        crowd = self.stadium.crowd
        if frame % WAVE_FRAMES == 1:
            crowd.react(Mood.CHEERING if frame // WAVE_FRAMES % 2 else Mood.WAVING, WAVE_FRAMES)
        self.stadium.paint((distance,))
        crowd.step(distance // 4, HOME)
        self.figures.things(self.race, 0, HOME, distance * PIXEL, self._winner)
        for number in range(FLOWERS):
            self._flower(number, gone)
        if self.outcome in (Outcome.FIRST, Outcome.SECOND):
            self.figures.person(figure(SITTING[frame // HEAVE_FRAMES % 2]), (330 - gone) % 512 - CELL * 4, 0)
        if self.outcome is Outcome.DRAWN:
            self.figures.person(figure(LAP[phase((distance - BEHIND) * PIXEL)]), HOME - BEHIND, 0)
        pose = LAP[phase(distance * PIXEL)]
        self.figures.person(figure(pose), HOME, 0)
        # He holds up a cup if nothing fell, a pennant if little did.
        x, y = pose.shoulder[0] + HAND[0] + HOME - MIDDLE, pose.shoulder[1] + HAND[1] + FLOOR - FEET
        if self._fallen <= CLEAN:
            self.figures.put(CUP, x - CUP.width // 2, y - CUP.height + 1)
        elif self._fallen <= GOOD:
            flag = PENNANT.at(frame).mirrored()
            self.figures.put(flag, x - flag.width + 2, y - flag.height + 3)

    def _flower(self, number: int, gone: int) -> None:
        """A flower that is thrown from the stands, falls, and lies on the track."""
        x = (FLOWER_GAP * number - gone) % (FLOWERS * FLOWER_GAP) - CELL
        thrown = WIDTH - 37 * number % 90
        fallen = min((thrown - x) * (GROUND - 8) // 40, GROUND - 8 + 3 * (number % 3))
        if x < thrown and gone > thrown - x:
            self.figures.put(FLOWER, x, TOP + fallen)

    # --- nothing to be glad about

    def _beaten(self, frame: int) -> None:
        """He trots to a halt and sinks to the ground, his pace-maker comforts him, and the stands empty."""
        distance = self._start + min(frame, STOPS)
        self.stadium.paint((distance,))
        self.stadium.crowd.watch(distance // 4, HOME, min(max(frame - STOPS, 0) // 7, 28))
        self.figures.things(self.race, 0, HOME, distance * PIXEL, self._winner)
        if frame == SITS:
            self.machine.chime(THUD)
        if frame < STOPS:
            pose = striding(distance * PIXEL)
        elif frame < SINKS:
            pose = SPENT[frame // 8 % 2]
        else:
            pose = SINKING if frame < SITS else SITTING[frame // HEAVE_FRAMES % 2]
        self.figures.person(figure(pose), HOME, 0)
        if frame >= HARE_COMES:
            x = min(3 * (frame - HARE_COMES) // 2 - CELL * 4, BESIDE)
            pose = striding(x * PIXEL) if x < BESIDE else PATTING[frame // PAT_FRAMES % 2]
            self.figures.person(hare(pose), x, 0)

    def _words(self) -> tuple[Sprite, str]:
        """The verdict, as large as fits beside the runner, and its ink."""
        words, ink = rating(self._fallen)
        if self.race.lanes > 1:
            words, ink = WORDS[self.outcome], "Y"
        lines, scale = setting(self.program.text(words), 2, COLUMNS - VERDICT_COLUMN)
        marks, pitch = MARK * scale, (CELL + MARK + 1) * scale
        width = max(big(line, scale).width for line in lines) + 2
        height = pitch * (len(lines) - 1) + CELL * scale + 2 * marks
        whole = Sprite(width, (0,) * height, (0,) * height)
        for place, line in enumerate(lines):
            letters = big(line, scale).see_through()
            top = pitch * place + marks - CELL * room_for_marks(scale)
            whole = letters.over(whole, (width - letters.width) // 2, top)
        return outlined(whole), ink
