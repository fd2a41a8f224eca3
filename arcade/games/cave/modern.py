"""The cave in pictures: a vignette of every place, a map on parchment, a story, a compass."""

from arcade.games.cave import music
from arcade.games.cave.art_signs import HERO
from arcade.games.cave.board import Way
from arcade.games.cave.canvas import COLUMNS
from arcade.games.cave.commands import Command, Wish, any_key, understood, up_or_down
from arcade.games.cave.events import Event, Happened
from arcade.games.cave.layout import SIZE
from arcade.games.cave.memory import Chart, MapHelp
from arcade.games.cave.panel import Compass, way_at
from arcade.games.cave.panel_map import MapPanel
from arcade.games.cave.scenery import Scenery
from arcade.games.cave.sounds import OF_SCENES, RESTLESS, WALKING, around
from arcade.games.cave.state import State
from arcade.games.cave.strings import (
    AGAIN,
    DRAW_IT,
    FLOORS,
    HELP,
    HINTS,
    PAR,
    POINTS,
    STARS,
    STEPS,
    UP_OR_DOWN,
    WHICH_WAY,
    YES_OR_NO,
    YOU_HAVE,
)
from arcade.games.cave.title import title_picture
from arcade.games.cave.view import Moment, moment
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, box, centred, write
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, SELECT, THUD

CAPTION_ROW, STORY_ROW, MESSAGE_ROW, STATUS_ROW = 13, 15, 22, 23
STORY_ROWS, STORY_WIDTH = 7, 25
STORY, ASIDE = pair("Wk"), pair("Ck")
CAPTION, FLOOR_NAME = pair("Yr"), pair("Yb")
LINE_FRAMES = 3
"""Frames from one row of the story to the next."""
GOOD = 4
"""So many wasted steps still earn two stars."""


class Modern(MessageLook):
    """Draws what happens, keeps the map, and lets the picture live while it waits."""

    question_row = STATUS_ROW
    ANOTHER = AGAIN

    def __init__(self, program: State) -> None:
        super().__init__(program, MESSAGE_ROW, pair("Yk"))
        self.program: State = program
        self.map = MapPanel(self.machine, program.tale.plan, program.tale.carrier)
        self.compass = Compass(self.machine)
        self.status = StatusBar(self.machine, STATUS_ROW, pair("Wb"), pair("Yb"))
        self.scenery = Scenery(program)
        self._floor = 0

    def title(self) -> Frames[None]:
        """The title picture with its tune."""
        yield from title_screen(self.program, lambda: title_picture(self.program), music.TITLE, glint=(1, 2, 6, 28))

    def begin(self) -> Frames[None]:
        """An empty frame for the story."""
        self.clear_screen()
        self.status.forget()
        self.scenery.shown = 0
        yield

    def move(self, events: tuple[Event, ...]) -> Frames[None]:
        """Show a move's events: the picture if it is another one, map, compass, numbers, and the story."""
        if not events:
            return
        shown = moment(self.program.tale, self.program.adventure, events)
        self._numbers()
        self._floor = self.program.adventure.here.floor
        self._draw_map()
        yield from self._show(shown)
        if shown.message is not None:
            self.machine.chime(BONUS if Happened.POINTS in events else THUD)
        self.say(shown.message or WHICH_WAY)

    def _show(self, shown: Moment) -> Frames[None]:
        text = self.program.text
        known = shown.picture == self.scenery.shown
        if not known:
            self.machine.chime(OF_SCENES.get(shown.picture, WALKING))
            yield from self.scenery.appear(shown.picture)
        centred(self.machine, CAPTION_ROW, text(shown.caption), CAPTION, 0, COLUMNS)
        rows = [(line, STORY) for line in wrap(text(shown.words[0]), STORY_WIDTH)]
        rows += [(line, ASIDE) for words in shown.words[1:] for line in wrap(text(words), STORY_WIDTH)]
        for place in range(STORY_ROWS):
            line, colours = rows[place] if place < len(rows) else ("", STORY)
            write(self.machine, STORY_ROW + place, 0, line.ljust(STORY_WIDTH), colours)
            if not known and line:
                yield from self.machine.wait(LINE_FRAMES)

    def _numbers(self) -> None:
        text, adventure = self.program.text, self.program.adventure
        fields = ((STEPS, adventure.steps), (PAR, self.program.best), (POINTS, adventure.points))
        self.status.show(*((text(label), value) for label, value in fields))

    def _draw_map(self) -> None:
        program = self.program
        adventure, chart = program.adventure, program.chart
        walker = program.tale.carrier if adventure.carrying else HERO
        if program.map_help is MapHelp.NONE:
            self.map.show_pencil(program.text(DRAW_IT))
            chart = Chart()
        else:
            self.map.show(adventure, chart, self._floor)
        self.compass.show(program.language, chart, adventure.place, walker)
        centred(self.machine, CAPTION_ROW, program.text(FLOORS[self._floor]), FLOOR_NAME, COLUMNS + 1, SIZE)

    def idle(self, frame: int) -> None:
        """The cave drips, the wind blows, somebody snores."""
        if frame % RESTLESS == RESTLESS - 1:
            self.softly(around(self.scenery.shown))

    def ask_way(self) -> Frames[Command]:
        """A command; while one thinks, the picture lives."""
        self.scenery.wake()
        command = yield from self._command()
        self.scenery.rest()
        return command

    def _command(self) -> Frames[Command]:
        """A command that is not only about what is shown."""
        while True:
            key = yield from any_key(self.machine, self.scenery.live)
            pixel = clicked(key)
            command = understood(key) if pixel is None else way_at(*pixel)
            if command is Wish.MAP:
                floors = self.program.tale.cave.floors
                self._floor = floors[(floors.index(self._floor) + 1) % len(floors)]
                self._draw_map()
                self.machine.chime(SELECT)
            elif command is Wish.STAIRS:
                self.say(UP_OR_DOWN)
                command = yield from up_or_down(self.machine, self.scenery.live)
                if isinstance(command, Way):
                    return command
                self.say(WHICH_WAY)
            elif command is not None:
                return command

    def ask_take(self) -> Frames[bool]:
        """The question whether to take what was found."""
        self.say(self.program.tale.take)
        return (yield from ask_yes_no(self.machine, lambda: self.refuse_at_once(YES_OR_NO), default=True))

    def hint(self, way: Way) -> Frames[None]:
        """A hint."""
        self._numbers()
        self.say(HINTS[way])
        yield from self.machine.tune(SELECT)

    def tell_points(self) -> Frames[None]:
        """How many points there are."""
        self.say(YOU_HAVE, n=self.program.adventure.points)
        yield

    def wrong_key(self) -> Frames[None]:
        """What the keys are."""
        return self.refuse_at_once(HELP)

    def end(self) -> Frames[None]:
        """Fanfare and stars."""
        program, steps = self.program, self.program.adventure.steps
        self.say(STARS, n=steps, best=program.best)
        yield from ceremony(program, Outcome.WON, row=5, jingle=music.WIN)
        earned = 3 if not program.wasted else 2 if program.wasted <= GOOD else 1
        box(self.machine, 4, 1, 5, 16, pair("Yk"))
        for place in range(earned):
            draw(self.machine, letters(self.machine.font, "★", 3, 3), 24 + 36 * place, 40)
            yield from self.machine.tune(BONUS)
