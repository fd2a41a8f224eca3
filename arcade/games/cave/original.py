"""The cave as it was told: red on cyan, a scrolling dialogue, a key for every step."""

from arcade.games.cave import strings
from arcade.games.cave.rules import Arrived, Blocked, Event, Happened, Robbed, Way
from arcade.games.cave.state import SAID, SCENES, Command, State, Wish, any_key, understood, up_or_down
from arcade.games.cave.tales import FOUND
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Tab
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.ink import CYAN, RED
from arcade.toolkit.programs.printed_look import PrintedLook

WIDTH = 32
PROMPT_COLUMN, REMARK_COLUMN, ASIDE = 5, 7, 1
"""Columns of what is not told from the left edge on."""
BEFORE_HELP_FRAMES = 226
"""From RUN to the list of commands: with it and the first description 283 to the prompt."""
HELP_LINE_FRAMES = 9.3
COMMAND_MS, UNKNOWN_KEY_MS, YES_OR_NO_MS, NO_WAY_MS, WON_MS, ROW_MS = 270, 240, 145, 60, 120, 46
"""How long the listing takes to find what follows, and to print a row."""


class Original(PrintedLook):
    """Prints what happens, and lets it scroll away."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def title(self) -> Frames[None]:
        """There was none: the screen stayed empty while the listing read its data."""
        self.clear_screen(CYAN, CYAN, RED)
        yield from self.machine.wait(BEFORE_HELP_FRAMES)

    def begin(self) -> Frames[None]:
        """The list of commands; later games go on in the dialogue."""
        if self.program.results:
            yield from self._blank(4)
            return
        for line in self._help:
            for words in (line, "", ""):
                self.machine.print(words)
            yield from self.machine.wait(HELP_LINE_FRAMES)
        for _ in range(6):
            self.machine.print()

    @property
    def _help(self) -> list[str]:
        """What can be typed, each line in the middle."""
        text = self.program.text
        lines = (text(strings.ORIGINAL_UNDERSTOOD), *text(strings.ORIGINAL_HELP).split("\n"))
        return [line.center(WIDTH).rstrip() for line in lines]

    def move(self, events: tuple[Event, ...]) -> Frames[None]:
        silent = Happened.OFFERED in events or Happened.WON in events
        for event in events:
            match event:
                case Arrived(place) if not silent:
                    yield from self._scene(self.program.tale.cave.places[place].message)
                case Happened.OFFERED:
                    yield from self._blank(4)
                    yield from self._scene(FOUND, ASIDE)
                case Happened.TAKEN | Happened.LEFT:
                    yield from self._scene(self.program.adventure.here.message)
                case Blocked(way):
                    yield from self.machine.basic.takes(NO_WAY_MS)
                    yield from self._say(self.program.text(SAID[way].no_exit), REMARK_COLUMN)
                case _ if event in SCENES:
                    # The printed program tells of a robbery twice.
                    for _ in range(1 + isinstance(event, Robbed)):
                        yield from self._scene(SCENES[event])

    def ask_way(self) -> Frames[Command]:
        """The prompt, and the key in capitals behind it; whatever nobody understands is not repeated."""
        yield from self._blank(2)
        self.machine.print(Tab(PROMPT_COLUMN), self.program.text(strings.ORIGINAL_PROMPT), end="")
        key = yield from any_key(self.machine)
        command = Wish.NOTHING if key == "w" else understood(key)  # the listing knew west as v only
        if command is Wish.STAIRS:
            self.machine.print()
            self.machine.print(Tab(PROMPT_COLUMN), self.program.text(strings.UP_OR_DOWN), end="")
            command = yield from up_or_down(self.machine)
        echo = (
            self.program.text(SAID[command].letter)
            if isinstance(command, Way)
            else "P"
            if command is Wish.POINTS
            else ""
        )
        self.machine.print(echo)
        yield from self.machine.basic.takes(UNKNOWN_KEY_MS if command is Wish.NOTHING else COMMAND_MS)
        yield from self._blank(1)
        return command

    def ask_take(self) -> Frames[bool]:
        self.machine.print(Tab(ASIDE), self.program.text(self.program.tale.take), end="")
        takes = yield from ask_yes_no(self.machine, self._insist, default=True)
        self.machine.print()
        yield from self.machine.basic.takes(YES_OR_NO_MS)
        yield from self._blank(1)
        return takes

    def _insist(self) -> Frames[None]:
        self.machine.print()
        yield from self._say(self.program.text(strings.YES_OR_NO))

    def hint(self, way: Way) -> Frames[None]:
        return self._say(self.program.text(SAID[way].hint))

    def tell_points(self) -> Frames[None]:
        yield from self._say(self.program.text(strings.YOU_HAVE, n=self.program.adventure.points))
        yield from self._blank(4)

    def wrong_key(self) -> Frames[None]:
        """A key without a meaning costs a step, and the commands are told again."""
        for place, line in enumerate(self._help):
            yield from self._blank(2 if place else 1)
            yield from self._say(line)

    def end(self) -> Frames[None]:
        """How many steps it took; the number begins a row of its own."""
        text, steps = self.program.text, self.program.adventure.steps
        yield from self.machine.basic.takes(WON_MS)
        yield from self._say(text(strings.WELL_DONE), 11)
        words, number, rest = text(self.program.tale.won, n=steps).rpartition(str(steps))
        yield from self._say(words or rest, ASIDE)
        if words:
            yield from self._say(number + rest)
        yield from self._blank(4)

    def again(self) -> Frames[bool]:
        text = self.program.text
        yield from self._say(text(strings.ORIGINAL_AGAIN), ASIDE)
        self.machine.print(Tab(13), text(strings.ORIGINAL_CHOICES), end="")
        again = yield from ask_yes_no(self.machine, self._insist, default=True)
        self.machine.print()
        return again

    def _scene(self, number: int, column: int = 0) -> Frames[None]:
        return self._say(self.program.tale.first_sentence(number, self.program.language), column)

    def _say(self, words: str, column: int = 0) -> Frames[None]:
        for line in [words] if len(words) <= WIDTH - column else wrap(words, WIDTH - column):
            self.machine.print(Tab(column), line)
            yield from self.machine.basic.takes(ROW_MS)

    def _blank(self, rows: int) -> Frames[None]:
        for _ in range(rows):
            self.machine.print()
            yield from self.machine.basic.takes(ROW_MS)
