"""The cave as it was told: red on cyan, a scrolling dialogue, a key for every step."""

from arcade.games.cave.board import Way
from arcade.games.cave.commands import Command, Wish, any_key, understood, up_or_down
from arcade.games.cave.events import Arrived, Blocked, Event, Happened, Robbed, Warned
from arcade.games.cave.state import State
from arcade.games.cave.strings import (
    HINTS,
    LETTERS,
    NO_EXIT,
    ORIGINAL_AGAIN,
    ORIGINAL_CHOICES,
    ORIGINAL_HELP,
    ORIGINAL_PROMPT,
    UP_OR_DOWN,
    WELL_DONE,
    YES_OR_NO,
    YOU_HAVE,
)
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE, ROBBERY, WARNING
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Tab
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.ink import CYAN, RED
from arcade.toolkit.programs.printed_look import PrintedLook

WIDTH = 32
PROMPT_COLUMN = 5
BEFORE_HELP, HELP_LINE = 62, 45
"""Frames after RUN and after each line of the list of commands: with the first description 277 to the prompt."""
ECHOES: dict[Command, str] = {Wish.POINTS: "P"}
ANSWER, LONGER, LONGEST = 28, 5, 43
"""Frames of an answer of one row, for each further one, and at most."""


class Original(PrintedLook):
    """Prints what happens, and lets it scroll away."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self._rows = 0

    def title(self) -> Frames[None]:
        """There was none; the first prompt came after a while of printing."""
        self.clear_screen(CYAN, CYAN, RED)
        yield from self.machine.wait(BEFORE_HELP)

    def begin(self) -> Frames[None]:
        """The list of commands; later games go on in the dialogue."""
        if self.program.results:
            self._blank(4)
            return
        for line in self.program.text(ORIGINAL_HELP).split("\n"):
            self.machine.print(Tab((WIDTH - len(line)) // 2), line)
            self._blank(2)
            yield from self.machine.wait(HELP_LINE)
        self._blank(6)

    def move(self, events: tuple[Event, ...]) -> Frames[None]:
        """Print a sentence for each event."""
        self._rows = 0
        silent = Happened.OFFERED in events or Happened.WON in events
        for event in events:
            match event:
                case Arrived(place) if not silent:
                    self._scene(self.program.tale.cave.places[place].message)
                case Happened.OFFERED:
                    self._blank(4)
                    self._scene(FOUND)
                case Blocked(way):
                    self._say(self.program.text(NO_EXIT[way]))
                case Warned(guard):
                    self._scene(WARNING[guard])
                case Robbed(guard):
                    # The printed program says it twice.
                    self._scene(ROBBERY[guard])
                    self._scene(ROBBERY[guard])
                case Happened.TOO_NARROW:
                    self._scene(NARROW)
                case Happened.CLOSED:
                    self._scene(CLOSED)
                case Happened.NOTE:
                    self._scene(NOTE)
                case _:
                    pass
        yield from self._pass_time()

    def ask_way(self) -> Frames[Command]:
        """The prompt, and the key in capitals behind it."""
        self._blank(2)
        self.machine.print(Tab(PROMPT_COLUMN), self.program.text(ORIGINAL_PROMPT), end="")
        command = understood((yield from any_key(self.machine)))
        if command is Wish.STAIRS:
            self.machine.print()
            self.machine.print(Tab(PROMPT_COLUMN), self.program.text(UP_OR_DOWN), end="")
            command = yield from up_or_down(self.machine)
        echo = self.program.text(LETTERS[command]) if isinstance(command, Way) else ECHOES.get(command, "")
        self.machine.print(echo)
        self._blank(1)
        self._rows = 0
        return command

    def ask_take(self) -> Frames[bool]:
        """The question whether to take what was found."""
        self._say(self.program.text(self.program.tale.take))
        return (yield from ask_yes_no(self.machine, self._insist, default=True))

    def _insist(self) -> Frames[None]:
        self._say(self.program.text(YES_OR_NO))
        yield

    def hint(self, way: Way) -> Frames[None]:
        """A hint, in the dialogue."""
        self._say(self.program.text(HINTS[way]))
        yield from self._pass_time()

    def tell_points(self) -> Frames[None]:
        """How many points there are."""
        self._say(self.program.text(YOU_HAVE, n=self.program.adventure.points))
        yield from self._pass_time()

    def wrong_key(self) -> Frames[None]:
        """A key without a meaning costs a step and a row."""
        self._blank(1)
        yield from self._pass_time()

    def end(self) -> Frames[None]:
        """How many steps it took."""
        text = self.program.text
        self.machine.print(Tab(11), text(WELL_DONE))
        self._say(text(self.program.tale.won, n=self.program.adventure.steps))
        self._blank(4)
        yield from ()

    def again(self) -> Frames[bool]:
        """Whoever likes may go on with the next hiding place."""
        text = self.program.text
        self._say(text(ORIGINAL_AGAIN))
        self.machine.print(Tab(13), text(ORIGINAL_CHOICES), end="")
        again = yield from ask_yes_no(self.machine, self._insist, default=True)
        self.machine.print()
        return again

    def _scene(self, number: int) -> None:
        self._say(self.program.tale.scenes[number].first_sentence(self.program.language))

    def _say(self, words: str) -> None:
        for line in wrap(words, WIDTH):
            self.machine.print(line)
            self._rows += 1

    def _blank(self, rows: int) -> None:
        for _ in range(rows):
            self.machine.print()

    def _pass_time(self) -> Frames[None]:
        yield from self.machine.wait(min(ANSWER + LONGER * max(self._rows - 1, 0), LONGEST))
