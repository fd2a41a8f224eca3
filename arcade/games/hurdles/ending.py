"""The end of a race: a lap of honour, with more in it the fewer hurdles fell; or nobody has anything to be glad about.

Beside it the stadium's board counts what the race came to.
"""

from collections.abc import Callable

from arcade.games.hurdles import art, sounds, strings
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
SCALE, COLUMN = 2, 12
"""The verdict's letters, and the column from which on they stand."""
STAYS = 60
BEHIND = 30
"""Pixels between two who run a lap of honour together."""
LOSER, ROUND = 330, 512
"""Where on the lap the loser of two sits, and after how many pixels he comes by again."""
FLOWERS, APART, FALL = 9, 61, 40
"""Flowers on the track, pixels between them, and pixels of the lap while one falls."""
PENNANT = waving(art.PENNANT)
TROT, PANT, SINK = 44, 80, 92
"""Frames of one who is beaten: until he stands still, until he sinks, until he sits."""
HEAVE = 24
HARE, PAT = 110, 16
"""Frames until his pace-maker comes, and those of a pat."""
BESIDE = HOME - 26
LEAVING, LEFT = 7, 28
"""Frames from one who leaves the stands to the next, and how many of a row do."""
BOARD_ROW, BOARD_ROWS = 15, 8
"""The board: a row of bulbs, or of the lanes' numbers, and one for each figure; it covers the strip, too."""
NAMES, VALUES_END = 2, 30
NAME_COLOURS, VALUE_COLOURS = pair("Wk"), pair("Yk")
OPENING, FIGURE = 3, 13
"""Frames of a row that goes dark, and of a figure that comes up."""
COUNTING = 24
"""Frames in which the points are counted."""
FIGURES: tuple[tuple[Text, Callable[[Race, Runner], object]], ...] = (
    (strings.ROW_PERFECT, lambda _, runner: runner.perfect),
    (strings.ROW_CLEARED, lambda _, runner: runner.cleared),
    (strings.ROW_DOWN, lambda _, runner: runner.fallen),
    (strings.ROW_TIME, lambda _, runner: seconds(runner.time)),
    (strings.ROW_BONUS, lambda race, runner: race.bonus(runner)),
)


class Results:
    """The board with everybody's figures."""

    def __init__(self, program: Program[Spectrum], race: Race) -> None:
        self.program = program
        self.machine = program.machine
        self.race = race
        self._bulbs = Twinkle(self.machine, [(BOARD_ROW, column) for column in range(COLUMNS)], "YYyr", 6)

    def show(self) -> Frames[None]:
        """It goes dark row by row, the figures come up one by one, and the points are counted."""
        for row in range(BOARD_ROW, BOARD_ROW + BOARD_ROWS):
            fill(self.machine, row, 0, 1, COLUMNS, colours=NAME_COLOURS)
            yield from pause(OPENING)
        if self.race.lanes == 1:
            fill(self.machine, BOARD_ROW, 0, 1, COLUMNS, art.BULBS, pair("Yk"))
        else:
            self._values(BOARD_ROW, [runner.lane + 1 for runner in self.race.runners], VALUE_COLOURS)
        for place, (words, value) in enumerate(FIGURES, 1):
            self._name(BOARD_ROW + place, words)
            self._values(BOARD_ROW + place, [value(self.race, one) for one in self.race.runners], NAME_COLOURS)
            self.machine.chime(sounds.figure(place))
            yield from pause(FIGURE)
        row, points = BOARD_ROW + BOARD_ROWS - 2, [self.race.points(runner) for runner in self.race.runners]
        self._name(row, strings.ROW_POINTS)

        def count(part: int) -> None:
            self._values(row, [whole * part // COUNTING for whole in points], VALUE_COLOURS)

        yield from shot(self.machine, COUNTING + 1, count, every(3, lambda part: sounds.figure(part // 3)))

    def shine(self, frame: int) -> None:
        """The bulbs run."""
        if self.race.lanes == 1:
            self._bulbs.step(frame)

    def _name(self, row: int, words: Text) -> None:
        write(self.machine, row, NAMES, self.program.text(words), NAME_COLOURS)

    def _values(self, row: int, values: list[object], colours: int) -> None:
        shown = "".join(f"{value!s:>6}" for value in values)
        write(self.machine, row, VALUES_END - len(shown), shown, colours)


class Ending(Storyboard[Program[Spectrum]]):
    """The lap goes on, or the heaving and patting, while another race is asked for."""

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
        """From behind the finish to the last figure on the board."""
        colour_cells(self.machine, ROW, 0, LANE_HEIGHT, COLUMNS, LANE_PAINTS[self._winner.lane])
        if self.outcome is not Outcome.LOST and not self._fallen:
            colour_cells(self.machine, ROW, (HOME + 8) // CELL, 1, 3, pair("Yb"))
        yield from meanwhile(self._results.show(), self._move)
        self._said = True
        colour_cells(self.machine, ROW, COLUMN, LANE_HEIGHT - 1, COLUMNS - COLUMN, pair(f"{self._ink}b"))
        self.machine.chime(sounds.SAID)
        yield from self.shot(STAYS, self._move)

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
            room = WIDTH - CELL * COLUMN
            left = CELL * COLUMN + (room - self.verdict.width) // 2
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
            self.figures.person(figure(SITTING[frame // HEAVE % 2]), (LOSER - gone) % ROUND - CELL * 4, 0)
        if self.outcome is Outcome.DRAWN:
            self.figures.person(figure(LAP[phase((distance - BEHIND) * PIXEL)]), HOME - BEHIND, 0)
        step = phase(distance * PIXEL)
        self.figures.person(figure(LAP[step]), HOME, 0)
        self._prize(step, frame)

    def _prize(self, step: int, frame: int) -> None:
        """What he holds up: a cup if nothing fell, a pennant if little did."""
        x, y = LAP[step].shoulder[0] + HAND[0] + HOME - MIDDLE, LAP[step].shoulder[1] + HAND[1] + FLOOR - FEET
        if self._fallen <= CLEAN:
            self.figures.put(art.CUP, x - art.CUP.width // 2, y - art.CUP.height + 1)
        elif self._fallen <= GOOD:
            flag = PENNANT.at(frame).mirrored()
            self.figures.put(flag, x - flag.width + 2, y - flag.height + 3)

    def _flower(self, number: int, gone: int) -> None:
        """One of those that are thrown from the stands; it falls, and lies on the track as he passes by."""
        x = (APART * number - gone) % (FLOWERS * APART) - CELL
        thrown = WIDTH - 37 * number % 90
        fallen = min((thrown - x) * (GROUND - 8) // FALL, GROUND - 8 + 3 * (number % 3))
        if x < thrown and gone > thrown - x:
            self.figures.put(art.FLOWER, x, TOP + fallen)

    # --- nothing to be glad about

    def _beaten(self, frame: int) -> None:
        """He trots to a halt, sinks to the ground, and his pace-maker comes to comfort him; the stands empty."""
        distance = self._start + min(frame, TROT)
        self.stadium.paint((distance,))
        self.stadium.crowd.watch(distance // 4, HOME, min(max(frame - TROT, 0) // LEAVING, LEFT))
        self.figures.things(self.race, 0, HOME, distance * PIXEL, self._winner)
        if frame == SINK:
            self.machine.chime(THUD)
        if frame < TROT:
            pose = striding(distance * PIXEL)
        elif frame < PANT:
            pose = SPENT[frame // 8 % 2]
        else:
            pose = SINKING if frame < SINK else SITTING[frame // HEAVE % 2]
        self.figures.person(figure(pose), HOME, 0)
        if frame >= HARE:
            x = min(3 * (frame - HARE) // 2 - CELL * 4, BESIDE)
            pose = striding(x * PIXEL) if x < BESIDE else PATTING[frame // PAT % 2]
            self.figures.person(hare(pose), x, 0)

    def _words(self) -> tuple[Sprite, str]:
        """What is said of the race as large as fits beside the runner, and the colour of it."""
        words, ink = rating(self._fallen)
        if self.race.lanes > 1:
            words, ink = WORDS[self.outcome], "Y"
        lines, scale = setting(self.program.text(words), SCALE, COLUMNS - COLUMN)
        marks, pitch = MARK * scale, (CELL + MARK + 1) * scale
        width = max(big(line, scale).width for line in lines) + 2
        height = pitch * (len(lines) - 1) + CELL * scale + 2 * marks
        whole = Sprite(width, (0,) * height, (0,) * height)
        for place, line in enumerate(lines):
            letters = big(line, scale).see_through()
            top = pitch * place + marks - CELL * room_for_marks(scale)
            whole = letters.over(whole, (width - letters.width) // 2, top)
        return outlined(whole), ink
