"""Valence as it was laid out, paced and sounded: a yellow border, a cylinder drawn with lines, a panel of headings."""

from collections.abc import Sequence

from arcade.games.valence import strings
from arcade.games.valence.ending import ceremony
from arcade.games.valence.entry import ask_name
from arcade.games.valence.printed_panel import Panel
from arcade.games.valence.printed_scene import (
    ACID_LABEL,
    WATER_LABEL,
    define_characters,
    drop_falls,
    glassware,
    label,
    water_line,
    windows,
)
from arcade.games.valence.rules import Cylinder, Player
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Prose, wrap
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.ink import YELLOW, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.programs.printed_look import PrintedLook

KEY_NOTES = ((0.02, 12.0), (0.02, 22.0))
NO_DIGIT_NOTE = (0.5, -6.0)
AGAIN_NOTES = ((0.1, 12.0), (0.1, 22.0))
DRAWING = 397
"""Frames from the last question to the first element."""
OVERHEAD = 2
"""Frames of a waiting period beside the waiting itself."""
REWARD = 40
DROPS, ROUNDS, BOOM = 6, 14, 272


class Original(PrintedLook):
    """Draws the book's game on the machine and spends its time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.panel = Panel(program)

    def title(self) -> Frames[None]:
        """The instructions, with phosphorus as the example."""
        self.clear_screen(YELLOW)
        text = self.program.text
        centred(self.machine, 1, text(strings.HEADING), pair("wk"))
        row = 3
        for words in (strings.INSTRUCTIONS, strings.SHELL_RULE, strings.VALENCE_RULE, strings.EXAMPLE):
            row = self._paragraph(row, words) + 1
        centred(self.machine, 22, text(strings.ANY_KEY), pair("ky"))
        yield from ask_key(self.machine)

    def _paragraph(self, row: int, words: Prose) -> int:
        lines = wrap(self.program.text(words), 30)
        for down, line in enumerate(lines):
            self.machine.print_at(row + down, 1, line)
        return row + len(lines)

    def ask_players(self) -> Frames[list[str]]:
        """How many, and their names."""
        self.clear_screen(YELLOW)
        machine, text = self.machine, self.program.text
        machine.print_at(6, 2, text(strings.HOW_MANY))
        count = int((yield from ask_key(machine, tuple("1234"), default="1")))
        yield from machine.tune(KEY_NOTES)
        machine.print_at(6, 28, str(count))
        names = []
        for number in range(1, count + 1):
            names.append((yield from ask_name(self.program, number)))
            machine.print_at(7 + number, 2, f"{number} {names[-1]}")
        return names

    def ask_level(self) -> Frames[int]:
        """1 slow, 2 medium, 3 fast."""
        self.machine.print_at(14, 0, self.program.text(strings.WHICH_LEVEL))
        level = int((yield from ask_key(self.machine, tuple("123"), default="1")))
        yield from self.machine.tune(KEY_NOTES)
        return level

    def begin(self, players: Sequence[Player], turn: int) -> Frames[None]:
        """Windows, glassware, headings and players, in about the time that the ROM took."""
        machine = self.machine
        self.clear_screen(YELLOW)
        define_characters(machine)
        windows(machine)
        yield from machine.wait(DRAWING // 3)
        glassware(machine)
        yield from machine.wait(DRAWING // 3)
        self.panel.draw(players, turn)
        yield from machine.wait(DRAWING - 2 * (DRAWING // 3))
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
                    yield from machine.tune(KEY_NOTES)
                    return key
        finally:
            machine.waiting = None
        yield from machine.wait(OVERHEAD)
        return ""

    def wrong_key(self) -> Frames[None]:
        """The buzz for a letter."""
        return self.machine.beep(*NO_DIGIT_NOTE)

    def water(self, cylinder: Cylinder) -> None:
        """One more line of water."""
        water_line(self.machine, cylinder.spent)

    def end_task(self, turn: int, player: Player) -> Frames[None]:
        """New points, and a pause to see them."""
        self.panel.points(turn, player)
        yield from self.machine.wait(REWARD)

    def overflow(self, turn: int) -> Frames[None]:
        """Six drops, the labels, the boom; a line says what chemists know."""
        machine = self.machine
        for _ in range(DROPS):
            yield from drop_falls(machine)
        label(machine, *WATER_LABEL)
        label(machine, *ACID_LABEL)
        centred(machine, 21, self.program.text(strings.BOOK_WARNING), pair("kw"))
        start = machine.now
        for place in range(ROUNDS * 8):
            if not self.program.calm:
                machine.border(place % 8)
            yield from machine.beep(0.01, 6 * (place % 8))
            until = start + BOOM * machine.FRAME * (place + 1) // (ROUNDS * 8)
            yield from machine.spend(max(until - machine.now, 0))
        machine.border(YELLOW)
        self.panel.rest(turn)

    def end(self, names: Sequence[str]) -> Frames[None]:
        """Flags for the best three."""
        return ceremony(self.machine, names)

    def again(self) -> Frames[bool]:
        """Another game?"""
        machine = self.machine
        machine.print_at(20, 6, self.program.text(strings.ANOTHER), inverse=1)
        again = yield from ask_another(machine)
        yield from machine.tune(AGAIN_NOTES)
        return again
