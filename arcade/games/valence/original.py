"""Valence as it was laid out, paced and sounded: a yellow border, a cylinder drawn with lines, a panel of headings."""

from collections.abc import Sequence

from arcade.games.valence import printed_scene, strings
from arcade.games.valence.ending import ask_name
from arcade.games.valence.rules import Cylinder, Player
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.ink import BLACK, WHITE, YELLOW, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.programs.printed_look import PrintedLook

KEY_NOTES = ((0.02, 12.0), (0.02, 22.0))
NO_DIGIT_NOTE = (0.5, -6.0)
AGAIN_NOTES = ((0.1, 12.0), (0.1, 22.0))
QUESTION_NOTE = (0.1, 12.0)
OVERHEAD = 2.2
"""Frames of a waiting period beside the waiting itself and the line of water."""

# Milliseconds of the ROM, measured, beside what is shown and heard then.
DEFINING_CHARACTERS, READING_ELEMENTS = 920.0, 4700.0
KEY_READ, DIGIT_READ, LEVEL_CHOSEN = 5.2, 9.0, 10.0
BOOM_NOTE, BOOM_ROUND = 20.0, 9.5


class Original(PrintedLook):
    """Draws the book's game on the machine and spends its time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.panel = printed_scene.Panel(program)

    def title(self) -> Frames[None]:
        """The instructions, with phosphorus as the example."""
        basic, text = self.machine.basic, self.program.text
        yield from self._clear()
        printed_scene.define_characters(self.machine)
        yield from basic.takes(DEFINING_CHARACTERS)
        yield from basic.print_at(1, 12, text(strings.HEADING))
        lines = [strings.INSTRUCTIONS, strings.SHELL_RULE, strings.VALENCE_RULE, strings.EXAMPLE]
        for row, line in enumerate((line for words in lines for line in wrap(text(words), COLUMNS)), 3):
            yield from basic.print_at(row, 0, line)
        self.machine.print_at(22, 0, text(strings.ANY_KEY))
        yield from ask_key(self.machine)
        yield from basic.takes(READING_ELEMENTS)

    def _clear(self) -> Frames[None]:
        return clear_in_time(self.machine, YELLOW, WHITE, BLACK)

    def _chosen(self, keys: str, usual: str = "1") -> Frames[str]:
        """A question's key, with its tone."""
        key = yield from ask_key(self.machine, tuple(keys), default=usual)
        yield from self.machine.basic.takes(KEY_READ)
        yield from self.machine.basic.beep(*QUESTION_NOTE)
        return key

    def ask_count(self) -> Frames[int]:
        """How many play; as many as were chosen in the cabinet unless they say otherwise."""
        yield from self._clear()
        yield from self.machine.basic.print_at(5, 2, self.program.text(strings.HOW_MANY_PLAY))
        return int((yield from self._chosen("1234", str(self.program.setup.seats))))

    def ask_names(self, count: int) -> Frames[list[str]]:
        basic, text = self.machine.basic, self.program.text
        yield from basic.print_at(5, 24, str(count))
        names = []
        for number in range(1, count + 1):
            yield from basic.print_at(7 + number, 2, text(strings.PLAYER_NUMBER, n=number))
            names.append((yield from ask_name(self.program, number, strings.WHAT_NAME)))
            yield from basic.print_at(7 + number, 13, names[-1])
        return names

    def ask_level(self) -> Frames[int]:
        basic, text = self.machine.basic, self.program.text
        yield from basic.print_at(14, 2, text(strings.LEVEL_NUMBER))
        yield from basic.print_at(16, 2, text(strings.LEVELS_MEAN))
        return int((yield from self._chosen("123")))

    def begin(self, players: Sequence[Player], turn: int) -> Frames[None]:
        """Windows, headings, glassware and players, as the ROM gets to them."""
        machine = self.machine
        yield from machine.basic.takes(LEVEL_CHOSEN)
        yield from self._clear()
        yield from printed_scene.windows(machine)
        yield from self.panel.headings()
        yield from printed_scene.dots(machine)
        yield from printed_scene.cylinder(machine)
        yield from printed_scene.beaker(machine)
        yield from self.panel.players(players, turn)
        machine.keyboard.flush()

    def ask_digit(self, period: int) -> Frames[str]:
        """One waiting period: the key that was pressed in it, or nothing. Keys pressed a little early count."""
        machine = self.machine
        machine.waiting = Waiting("key", DIGITS, move=True)
        try:
            for _ in range(period):
                yield
                key = self.panel.digit_under(machine.keyboard.take())
                if key and is_on_keyboard(key):
                    machine.waiting = None
                    yield from machine.basic.takes(DIGIT_READ)
                    yield from machine.basic.tune(KEY_NOTES, 0)
                    return key
        finally:
            machine.waiting = None
        yield from machine.wait(OVERHEAD)
        return ""

    def wrong_key(self) -> Frames[None]:
        return self.machine.basic.beep(*NO_DIGIT_NOTE)

    def water(self, cylinder: Cylinder) -> Frames[None]:
        return printed_scene.water_line(self.machine, cylinder.spent)

    def end_task(self, turn: int, player: Player) -> Frames[None]:
        self.panel.points(turn, player)
        yield from self.machine.wait(40)

    def overflow(self, turn: int) -> Frames[None]:
        """Six drops, the labels, the boom; a line says what chemists know."""
        machine = self.machine
        for _ in range(6):
            yield from printed_scene.drop_falls(machine)
        for label in (printed_scene.WATER_LABEL, printed_scene.ACID_LABEL):
            yield from machine.basic.print_at(*label, flash=1)
        centred(machine, 21, self.program.text(strings.BOOK_WARNING), pair("kw"))
        for _ in range(14):
            for colour in range(8):
                if not self.program.calm:
                    machine.border(colour)
                yield from machine.basic.beep(0.01, 6 * colour, BOOM_NOTE)
            yield from machine.basic.takes(BOOM_ROUND)
        machine.border(YELLOW)
        self.panel.rest(turn)

    def end(self, names: Sequence[str]) -> Frames[None]:
        return printed_scene.flags(self.machine, names)

    def again(self) -> Frames[bool]:
        machine = self.machine
        machine.print_at(20, 6, self.program.text(strings.ANOTHER), inverse=1)
        again = yield from ask_another(machine)
        yield from machine.basic.takes(KEY_READ)
        yield from machine.basic.tune(AGAIN_NOTES, 0)
        return again
