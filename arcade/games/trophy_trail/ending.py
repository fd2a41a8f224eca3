"""The end of an outing: the trophies taken become an arch over who took them, or fall down; figures tell the rest."""

from collections.abc import Iterator
from functools import cache

from arcade.games.trophy_trail import ART, art, sounds, strings
from arcade.games.trophy_trail.rules import TIME, TROPHIES, Cell, Crashed, Event, Harvest, Step, Way, is_wall
from arcade.games.trophy_trail.scenery import TROPHIES as PICTURES
from arcade.games.trophy_trail.world import Outing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Fireworks, Twinkle
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.animation.storyboard import Storyboard
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
COUNT_FRAMES, ROW_FALL_FRAMES = 4, 3
WALKER_SCALE = 3
HOPS = (0, 2, 5, 8, 10, 11, 11, 10, 8, 5, 2, *(0,) * 17)
"""How high one who is glad jumps, every other frame."""
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


def crash_cells(outing: Outing, events: list[Event]) -> list[Cell]:
    """Where somebody met what he should not have met."""
    crashes = [event for event in events if isinstance(event, Crashed)]
    return [crash.way.from_cell(outing.world.walkers[crash.seat].cell) for crash in crashes]


def reason(outing: Outing, events: list[Event]) -> Text:
    crashes = crash_cells(outing, events)
    if len(crashes) > 1:
        return strings.CRASH_BOTH
    if crashes:
        return strings.CRASH_EDGE if is_wall(crashes[0]) else strings.CRASH_TRAIL
    if any(walker.clock >= TIME for walker in outing.world.walkers):
        return strings.TIME_UP
    return strings.STRANDED if outing.stranded else strings.ALL_TAKEN


class Ending(Storyboard[Program[Spectrum]]):
    def __init__(self, program: Program[Spectrum], outing: Outing, why: Text, bags: list[list[int]]) -> None:
        """`bags` are the values of the trophies that each has taken, on one field."""
        super().__init__(program, clear=True)
        self.outing, self.why = outing, why
        self._arch = [
            (TROPHIES - 1 - place if seat else place, value)
            for seat, bag in enumerate(bags)
            for place, value in enumerate(bag)
        ]
        """Places from the left foot on with values; the second player's begin at the right foot."""
        self.glad = [
            outing.outcome in (Outcome.WON, side) or (outing.outcome is Outcome.DRAWN and not walker.crashed)
            for walker, side in zip(outing.world.walkers, (Outcome.FIRST, Outcome.SECOND), strict=False)
        ]
        """Who has won, or at least not failed where nobody has won."""
        self._dizzy = Moving(self.machine)
        self._lights = Twinkle(self.machine, SKY, "WCbbbC", 10)

    def play(self) -> Frames[None]:
        """The trophies are counted into an arch; one that does not hold falls down again."""
        self._place()
        for number, (place, value) in enumerate(self._arch):
            self._trophy(place, value, HEIGHTS[place])
            self.machine.chime(((sounds.COUNT_SECONDS, 5.0 + number),))
            yield from self.act(range(COUNT_FRAMES * number, COUNT_FRAMES * (number + 1)), self._standing)
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
            rockets = Fireworks(self.machine, ROCKETS, 10)
            yield from self.shot(rockets.frames, rockets.step)

    def _place(self) -> None:
        clear_screen(self.machine)
        for row, column in SKY:
            draw_cells(self.machine, ART["spark"], row, column)
        fill(self.machine, HILLS_ROW, 0, 2, COLUMNS, ART["hills"], pair("bk"))
        fill(self.machine, HILLS_ROW + 2, 0, 2, COLUMNS, ART["meadow"], pair("gk"))
        road = art.piece(0, Step((0, 0), Way.RIGHT, Way.RIGHT)).coloured("C", "k")
        for column in range(COLUMNS):
            draw_cells(self.machine, road.opaque(), ROAD_ROW, column)
        self.moving.show(*self._standing(0))

    def _standing(self, frame: int) -> Iterator[Actor]:
        """Everybody on the road: the glad jump, the others sit dizzy."""
        for seat, glad in enumerate(self.glad):
            hop = HOPS[frame // 2 % len(HOPS)] if glad else 0
            figure = _large(art.WALKERS[seat][1 if hop else 0] if glad else art.DIZZY[seat])
            yield figure, self._left(seat), CELL * ROAD_ROW - figure.height - hop

    def _left(self, seat: int) -> int:
        return (128 if len(self.glad) == 1 else (88, 168)[seat]) - WALKER_SCALE * 8

    def _trophy(self, place: int, value: int, row: int) -> None:
        draw_cells(self.machine, PICTURES[value].opaque(), row, place + 1)

    def _fall(self) -> Frames[None]:
        """Nobody can hold it: all come down to the meadow; sky, hills and meadow are seen again where they were."""
        self.moving.hide()
        for fallen in range(max((ROAD_ROW - 1 - HEIGHTS[place] for place, _ in self._arch), default=0)):
            for place, value in self._arch:
                row = HEIGHTS[place] + fallen
                if row < ROAD_ROW - 1:
                    land = EMPTY if row < HILLS_ROW else ART["hills" if row < HILLS_ROW + 2 else "meadow"]
                    fill(self.machine, row, place + 1, 1, 1, land, pair("bk" if row < HILLS_ROW + 2 else "gk"))
                    self._trophy(place, value, row + 1)
            self.machine.chime(sounds.CLATTER)
            yield from pause(ROW_FALL_FRAMES)
        self.moving.show(*self._standing(0))

    def rest(self, frame: int) -> None:
        """Stars twinkle, the glad jump, one trophy after the other shines, and round a dizzy head goes a star."""
        self._lights.step(frame)
        self._dizzy.hide()
        self.moving.show(*self._standing(frame))
        for seat, glad in enumerate(self.glad):
            if not glad:
                x, y = self._left(seat) + 17, CELL * ROAD_ROW - 44
                turns = (CIRCLE[(frame // 5 + half) % len(CIRCLE)] for half in (0, len(CIRCLE) // 2))
                self._dizzy.show(*((ART["spark"].see_through(), x + right, y + down) for right, down in turns))
        if any(self.glad) and self._arch and frame % 5 == 0:
            for at in (frame // 5 - 1, frame // 5):
                place, value = self._arch[at % len(self._arch)]
                self._trophy(place, value, HEIGHTS[place])
            colour_cells(self.machine, HEIGHTS[place], place + 1, 1, 1, pair("Wk"))


@cache
def _large(figure: Sprite) -> Sprite:
    return outlined(smoothly(figure.see_through(), WALKER_SCALE)).coloured("W", "k")


def show_figures(program: Program[Spectrum], outing: Outing, row: int) -> None:
    """A line for each figure of an outing, from a row on; of two, a column of values for each."""
    walkers = outing.world.walkers
    found: list[tuple[Text, list[object]]] = []
    if outing.seats == 1:
        best = max(outing.most_taken, walkers[0].taken)
        found += [(strings.ROW_FIELDS, [outing.number]), (strings.ROW_BEST, [f"{best}/{TROPHIES}"])]
    else:
        heads = "".join(f"{walker.seat + 1:>5}" for walker in walkers)
        write(program.machine, row + 1, VALUES_END - len(heads), heads, FIGURES_LAST)
    found += [
        (strings.ROW_TROPHIES, [walker.taken + TROPHIES * outing.number for walker in walkers]),
        (strings.ROW_TIME, [outing.units_used + walker.clock for walker in walkers]),
        (strings.ROW_POINTS, [outing.points] if outing.seats == 1 else [walker.points for walker in walkers]),
    ]
    for line, (words, values) in enumerate(found, row + 6 - len(found)):
        shown = "".join(f"{value!s:>5}" for value in values)
        colours = FIGURES_LAST if words is strings.ROW_POINTS else FIGURES
        write(program.machine, line, NAMES_COLUMN, program.text(words), FIGURES)
        write(program.machine, line, VALUES_END - len(shown), shown, colours)
