"""The end of an outing: the trophies taken become an arch over who took them, or fall down; figures tell the rest."""

from functools import cache

from arcade.games.trophy_trail import art, sounds, strings
from arcade.games.trophy_trail.art import piece
from arcade.games.trophy_trail.rules import TIME, TROPHIES, Crashed, Event, Harvest, Step, Way, is_wall
from arcade.games.trophy_trail.scenery import TROPHIES as PICTURES
from arcade.games.trophy_trail.world import Outing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Burst, Twinkle
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

WORDS_ROW, REASON_ROW, HILLS_ROW, ROAD_ROW = 1, 4, 12, 16
ARCH = (13, 11, 10, 9, 9, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6)
"""The rows of the left half of an arch of thirty trophies, from its foot to its crown."""
HEIGHTS = (*ARCH, *ARCH[::-1])
COUNT_FRAMES = 4
"""From one trophy to the next."""
FALL_FRAMES = 3
"""In which all fall by a row."""
SIZE = 3
"""How much larger the walkers are than on the field."""
HOPS = (0, 2, 5, 8, 10, 11, 11, 10, 8, 5, 2, 0)
"""How high one who is glad jumps, every other frame."""
PAUSE = 28
"""Frames from one jump to the next."""
ROCKETS = ((40, 60), (216, 64), (84, 92), (172, 96), (56, 100), (204, 40))
SKY = ((5, 1), (7, 3), (5, 30), (7, 28), (9, 12), (10, 20), (8, 16), (9, 28), (10, 6))
CIRCLE = ((-22, 0), (-12, -5), (0, -7), (12, -5), (22, 0), (12, 4), (0, 6), (-12, 4))
"""The way of the stars round a dizzy head, from its middle."""
HARVESTS = {
    Harvest.ALL: (strings.EVERY_TROPHY, "YYW"),
    Harvest.MOST: (strings.NEARLY_ALL, "YW"),
    Harvest.ENOUGH: (strings.MORE_THAN_HALF, "Yy"),
    Harvest.POOR: (strings.TOO_FEW, "Cc"),
}
NAMES_COLUMN, VALUES_END = 4, 28
FIGURES, FIGURES_LAST = pair("Wk"), pair("Yk")


def reason(outing: Outing, events: list[Event]) -> Text:
    crashes = [event for event in events if isinstance(event, Crashed)]
    if len(crashes) > 1:
        return strings.CRASH_BOTH
    if crashes:
        crash = crashes[0]
        edge = is_wall(crash.way.from_cell(outing.world.walkers[crash.seat].cell))
        return strings.CRASH_EDGE if edge else strings.CRASH_TRAIL
    if any(walker.clock >= TIME for walker in outing.world.walkers):
        return strings.TIME_UP
    return strings.STRANDED if outing.stranded else strings.ALL_TAKEN


def _is_glad(outing: Outing, seat: int) -> bool:
    """Whether somebody has won, or at least not failed where nobody has won."""
    if outing.outcome is Outcome.DRAWN:
        return not outing.world.walkers[seat].crashed
    return outing.outcome in (Outcome.WON, (Outcome.FIRST, Outcome.SECOND)[seat])


class Ending:
    """The scene, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], outing: Outing, why: Text, bags: list[list[int]]) -> None:
        """`bags` are the values of the trophies that each has taken, on one field."""
        self.program, self.machine = program, program.machine
        self.outing, self.why = outing, why
        ways = [list(range(TROPHIES)), list(range(TROPHIES - 1, -1, -1))]
        self._arch = [
            (way[place], value) for way, bag in zip(ways, bags, strict=False) for place, value in enumerate(bag)
        ]
        """Places from the left foot on with values; the second player's begin at the right foot."""
        self.glad = [_is_glad(outing, seat) for seat in range(outing.seats)]
        self._figures = Moving(self.machine, clear=True)
        self._dizzy = Moving(self.machine)
        self._lights = Twinkle(self.machine, SKY, "WCbbbC", 10)

    def play(self) -> Frames[None]:
        """The trophies are counted into an arch; one that does not hold falls down again."""
        self._place()
        yield from self._count()
        if not any(self.glad):
            yield from self._fall()
        text = self.program.text
        words, inks = HARVESTS[self.outing.harvest]
        if self.outing.seats > 1:
            words, inks = WORDS[self.outing.outcome], "YYW"
        headline(self.machine, text(words), WORDS_ROW, inks, shade=None, most=2)
        centred(self.machine, REASON_ROW, text(self.why), pair("Ck"))
        show_figures(self.program, self.outing, ROAD_ROW + 1)
        yield
        if self.outing.seats == 1 and self.outing.harvest is Harvest.ALL:
            yield from self._rockets()

    def _place(self) -> None:
        clear_screen(self.machine)
        for row, column in SKY:
            draw_cells(self.machine, art.SPARK, row, column)
        fill(self.machine, HILLS_ROW, 0, 2, COLUMNS, art.HILLS, pair("bk"))
        fill(self.machine, HILLS_ROW + 2, 0, 2, COLUMNS, art.MEADOW, pair("gk"))
        road = piece(0, Step((0, 0), Way.RIGHT, Way.RIGHT)).coloured("C", "k")
        for column in range(COLUMNS):
            draw_cells(self.machine, road.opaque(), ROAD_ROW, column)
        self._stand(0)

    def _stand(self, frame: int) -> None:
        """Everybody on the road: the glad jump, the others sit dizzy."""
        actors = []
        for seat, glad in enumerate(self.glad):
            hop = HOPS[frame // 2 % PAUSE] if glad and frame // 2 % PAUSE < len(HOPS) else 0
            figure = _large(art.WALKERS[seat][1 if hop else 0] if glad else art.DIZZY[seat])
            actors.append((figure, self._left(seat), CELL * ROAD_ROW - figure.height - hop))
        self._figures.show(*actors)

    def _left(self, seat: int) -> int:
        return (128 if len(self.glad) == 1 else (88, 168)[seat]) - SIZE * 8

    def _trophy(self, place: int, value: int, row: int) -> None:
        draw_cells(self.machine, PICTURES[value].opaque(), row, place + 1)

    def _count(self) -> Frames[None]:
        for number, (place, value) in enumerate(self._arch):
            self._trophy(place, value, HEIGHTS[place])
            self.machine.chime(((sounds.COUNT, 5.0 + number),))
            for frame in range(COUNT_FRAMES):
                self._stand(COUNT_FRAMES * number + frame)
                yield

    def _fall(self) -> Frames[None]:
        """Nobody can hold it: all come down to the meadow."""
        rows = {place: HEIGHTS[place] for place, _ in self._arch}
        self._figures.hide()
        while any(row < ROAD_ROW - 1 for row in rows.values()):
            for place, value in self._arch:
                if rows[place] < ROAD_ROW - 1:
                    self._clear(place, rows[place])
                    rows[place] += 1
                    self._trophy(place, value, rows[place])
            self.machine.chime(sounds.CLATTER)
            yield from pause(FALL_FRAMES)
        self._stand(0)

    def _clear(self, place: int, row: int) -> None:
        """The sky, a hill or the meadow, where a trophy was."""
        pattern, ink = EMPTY, "b"
        if row >= HILLS_ROW:
            pattern, ink = (art.HILLS, "b") if row < HILLS_ROW + 2 else (art.MEADOW, "g")
        fill(self.machine, row, place + 1, 1, 1, pattern, pair(ink + "k"))

    def _rockets(self) -> Frames[None]:
        bursts = [Burst(self.machine, place) for place in ROCKETS]
        for frame in range(10 * len(bursts) + Burst.FRAMES):
            for number, burst in enumerate(bursts):
                burst.step(frame - 10 * number)
            yield

    def rest(self, frame: int) -> None:
        """Stars twinkle, the glad jump, one trophy after the other shines, and round a dizzy head goes a star."""
        self._lights.step(frame)
        self._dizzy.hide()
        self._stand(frame)
        for seat, glad in enumerate(self.glad):
            if not glad:
                self._circle(seat, frame)
        if any(self.glad) and self._arch and frame % 5 == 0:
            self._shine(frame // 5)

    def _circle(self, seat: int, frame: int) -> None:
        x, y = self._left(seat) + 17, CELL * ROAD_ROW - 44
        turns = (CIRCLE[(frame // 5 + half) % len(CIRCLE)] for half in (0, len(CIRCLE) // 2))
        self._dizzy.show(*((art.SPARK.see_through(), x + right, y + down) for right, down in turns))

    def _shine(self, turn: int) -> None:
        for at in (turn - 1, turn):
            place, value = self._arch[at % len(self._arch)]
            self._trophy(place, value, HEIGHTS[place])
        colour_cells(self.machine, HEIGHTS[place], place + 1, 1, 1, pair("Wk"))


@cache
def _large(figure: Sprite) -> Sprite:
    return outlined(smoothly(figure.see_through(), SIZE)).coloured("W", "k")


def show_figures(program: Program[Spectrum], outing: Outing, row: int) -> None:
    """A line for each figure of an outing, from a row on; of two, a column of values for each."""
    walkers = outing.world.walkers
    found: list[tuple[Text, list[object]]] = []
    if outing.seats == 1:
        best = max(outing.best, walkers[0].taken)
        found += [(strings.ROW_FIELDS, [outing.number]), (strings.ROW_BEST, [f"{best}/{TROPHIES}"])]
    else:
        heads = "".join(f"{walker.seat + 1:>5}" for walker in walkers)
        write(program.machine, row + 1, VALUES_END - len(heads), heads, FIGURES_LAST)
    found += [
        (strings.ROW_TROPHIES, [walker.taken + TROPHIES * outing.number for walker in walkers]),
        (strings.ROW_TIME, [outing.used + walker.clock for walker in walkers]),
        (strings.ROW_POINTS, [outing.points] if outing.seats == 1 else [walker.points for walker in walkers]),
    ]
    for line, (words, values) in enumerate(found, row + 6 - len(found)):
        shown = "".join(f"{value!s:>5}" for value in values)
        colours = FIGURES_LAST if words is strings.ROW_POINTS else FIGURES
        write(program.machine, line, NAMES_COLUMN, program.text(words), FIGURES)
        write(program.machine, line, VALUES_END - len(shown), shown, colours)
