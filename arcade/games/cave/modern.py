"""The cave in pictures: a vignette of every place, a map on parchment, a story, a compass."""

from dataclasses import dataclass, replace

from arcade.games.cave import MUSIC, strings
from arcade.games.cave.art import ALONE, COLUMNS, Poses
from arcade.games.cave.ending import Ending
from arcade.games.cave.gallery import OF_SCENES, RESTLESS_FRAMES, WALKING, around
from arcade.games.cave.layouts import SIZE, Spot, tunnel
from arcade.games.cave.levels import MapHelp
from arcade.games.cave.panels import MapPanel, Scenery, compass, in_the_middle, way_at
from arcade.games.cave.rules import Adventure, Blocked, Event, Happened, Kind, Warned, Way
from arcade.games.cave.state import SAID, SCENES, Chart, Command, State, Wish, any_key, understood, up_or_down
from arcade.games.cave.tales import Tale
from arcade.games.cave.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Prose, Text, wrap
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred, write
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, SELECT, THUD


@dataclass(frozen=True)
class Moment:
    """A picture and description by their number, a caption, the words, and a message of one row."""

    picture: int
    caption: Text
    words: tuple[Prose, ...]
    message: Text | None = None


TURNED_BACK = (Happened.TOO_NARROW, Happened.CLOSED, Warned(Kind.GIANT), Warned(Kind.PIRATES))


def moment(tale: Tale, adventure: Adventure, events: tuple[Event, ...]) -> Moment:
    """How to show what has just happened; `adventure` is as it is afterwards."""
    shown = _scene(tale, tale.cave.places[adventure.place].message)
    for event in events:
        match event:
            case Blocked(way):
                shown = replace(shown, message=SAID[way].no_exit)
            case Happened.TAKEN | Happened.LEFT:
                shown = replace(shown, words=(tale.taken if adventure.carrying else tale.left,))
            case Happened.SAVED:
                shown = replace(shown, words=(tale.saved, tale.back))
            case Happened.POINTS | Happened.DRANK:
                shown = replace(shown, message=strings.TWENTY if event is Happened.POINTS else strings.DRANK)
            case Happened.SHOWN:
                alone = strings.MIRROR_ALONE[tale.cave.places[adventure.hiding_place].floor]
                shown = replace(shown, message=strings.MIRROR_TOGETHER if adventure.carrying else alone)
            case _ if event in SCENES:
                shown = _scene(tale, SCENES[event])
    if any(event in TURNED_BACK for event in events):
        shown = replace(shown, words=(*shown.words, tale.back))
    return shown


def _scene(tale: Tale, number: int) -> Moment:
    return Moment(number, tale.names[number], (tale.words[number],))


CAPTION_ROW, STORY_ROW, MESSAGE_ROW, STATUS_ROW = 13, 15, 22, 23
STORY_ROWS, STORY_WIDTH = 7, 25
STORY = pair("Wk")
LINE_FRAMES, STANCE_FRAMES = 3, 18


class Modern(MessageLook):
    """Draws what happens, keeps the map, and lets the picture live while it waits."""

    question_row = STATUS_ROW
    ANOTHER = strings.AGAIN

    def __init__(self, program: State) -> None:
        super().__init__(program, MESSAGE_ROW, pair("Yk"))
        self.program: State = program
        self.map = MapPanel(self.machine)
        self.status = StatusBar(self.machine, STATUS_ROW, pair("Wb"), pair("Yb"))
        self.scenery = Scenery(program)
        self._floor = self._place = 0
        """Where one was before."""
        self._way: Way | None = None
        """By which way one has left there."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.clear_screen()
        self.status.forget()
        self.scenery.shown = 0
        self._place = 0
        yield

    @property
    def _walker(self) -> Poses:
        return self.program.tale.carrier if self.program.adventure.carrying else ALONE

    def move(self, events: tuple[Event, ...]) -> Frames[None]:
        if not events:
            return
        shown = moment(self.program.tale, self.program.adventure, events)
        known = shown.picture == self.scenery.shown
        sound = OF_SCENES.get(shown.picture)
        if sound and not known:
            self.machine.chime(sound)
        self._numbers()
        yield from self._walk(heard=sound is None)
        self._floor = self.program.adventure.here.floor
        self._draw_map()
        yield from self._show(shown)
        if shown.message is not None:
            self.machine.chime(BONUS if Happened.POINTS in events else THUD)
        self.say(shown.message or strings.WHICH_WAY)

    def _show(self, shown: Moment) -> Frames[None]:
        text = self.program.text
        known = shown.picture == self.scenery.shown
        if not known:
            yield from self.scenery.appear(shown.picture, self._way)
        centred(self.machine, CAPTION_ROW, text(shown.caption), pair("Yr"), 0, COLUMNS)
        rows = [(line, STORY) for line in wrap(text(shown.words[0]), STORY_WIDTH)]
        rows += [(line, pair("Ck")) for words in shown.words[1:] for line in wrap(text(words), STORY_WIDTH)]
        for place in range(STORY_ROWS):
            line, colours = rows[place] if place < len(rows) else ("", STORY)
            write(self.machine, STORY_ROW + place, 0, line.ljust(STORY_WIDTH), colours)
            if not known and line:
                yield from self.machine.wait(LINE_FRAMES)

    def _walk(self, heard: bool) -> Frames[None]:
        """Show the walker going on the map if the tunnel is drawn on the floor shown; otherwise sound his steps."""
        program = self.program
        before, self._place = self._place, program.adventure.place
        if before in (0, self._place):
            return
        spots: list[Spot] = []
        if self._way and program.map_help is not MapHelp.NONE and self._floor == program.tale.cave.places[before].floor:
            spots = tunnel(program.tale.cave, before, self._way)
        if spots:
            yield from self.map.walk(spots[:-1], self._walker, heard)
        elif heard:
            self.machine.chime(WALKING)

    def _numbers(self) -> None:
        text, adventure = self.program.text, self.program.adventure
        self.status.show(
            (text(strings.STEPS), adventure.steps),
            (text(strings.PAR), self.program.best),
            (text(strings.POINTS), adventure.points),
        )

    def _draw_map(self) -> None:
        program = self.program
        adventure, chart = program.adventure, program.chart
        walker = self._walker
        if program.map_help is MapHelp.NONE:
            self.map.show_pencil(program.text(strings.DRAW_IT))
            chart = Chart()
        else:
            self.map.show(adventure, chart, self._floor, walker)
        compass(self.machine, program.language, chart, adventure.place, walker[0])
        centred(self.machine, CAPTION_ROW, program.text(strings.FLOORS[self._floor]), pair("Yb"), COLUMNS + 1, SIZE)

    def idle(self, frame: int) -> None:
        self.scenery.live()
        if frame % STANCE_FRAMES == 0:
            pose = self._walker[frame // STANCE_FRAMES % 2]
            self.map.pose(pose)
            in_the_middle(self.machine, pose)
        if frame % RESTLESS_FRAMES == RESTLESS_FRAMES - 1:
            self.softly(around(self.scenery.shown))

    def ask_way(self) -> Frames[Command]:
        self.scenery.wake()
        command = yield from self._command()
        self.scenery.rest()
        self._way = command if isinstance(command, Way) else None
        return command

    def _command(self) -> Frames[Command]:
        """A command that is not only about what is shown."""
        while True:
            key = yield from any_key(self.machine)
            pixel = clicked(key)
            command = understood(key) if pixel is None else way_at(*pixel)
            if command is Wish.MAP:
                floors = self.program.tale.cave.floors
                self._floor = floors[(floors.index(self._floor) + 1) % len(floors)]
                self._draw_map()
                self.machine.chime(SELECT)
            elif command is Wish.STAIRS:
                self.say(strings.UP_OR_DOWN)
                command = yield from up_or_down(self.machine)
                if isinstance(command, Way):
                    return command
                self.say(strings.WHICH_WAY)
            elif command is not None:
                return command

    def ask_take(self) -> Frames[bool]:
        self.say(self.program.tale.take)
        self.scenery.wake()
        taken = yield from ask_yes_no(self.machine, lambda: self.refuse_at_once(strings.YES_OR_NO), default=True)
        self.scenery.rest()
        return taken

    def hint(self, way: Way) -> Frames[None]:
        self._numbers()
        self.say(SAID[way].hint)
        yield from self.machine.tune(SELECT)

    def tell_points(self) -> Frames[None]:
        self.say(strings.YOU_HAVE, n=self.program.adventure.points)
        yield

    def wrong_key(self) -> Frames[None]:
        return self.refuse_at_once(strings.HELP)

    def end(self) -> Frames[None]:
        program = self.program
        self.say(strings.STARS, n=program.adventure.steps, best=program.best)
        yield from end_scene(self, Ending(program), MUSIC.won)
