"""The book's look: a board with numbers on its edges, squares named by typed numbers, and -1 to abandon the game."""

from typing import ClassVar

from arcade.games.noughts import ABANDON, art, strings
from arcade.games.noughts.look import MARKS, WIDTH, Look
from arcade.games.noughts.rules import CUBE, MISERE, SQUARE, Position
from arcade.games.noughts.scene import CENTRED
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, orders
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.cursor import BY_SEAT, HiddenCursor
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_state import MatchState

ORDERS = orders(HINT, TAKE_BACK)

FORMS = (SQUARE, MISERE, CUBE)
GIVING_UP = ("-1", "q", "a")
PAGE_WIDTH = 36


class Original(Look):
    STYLES: ClassVar = {SQUARE: art.PLAIN_SQUARE, MISERE: art.PLAIN_SQUARE, CUBE: art.PLAIN_CUBE}
    LEFTS = CENTRED

    def __init__(self, program: MatchState[Pet, Position, int]) -> None:
        super().__init__(program)
        self._cell = self.scene.layout.cell(0)

    def title(self) -> Frames[None]:
        machine, text = self.machine, self.program.text
        machine.clear()
        heading = text(strings.HEADING)
        machine.print_at(2, 2, heading)
        machine.print_at(3, 2, "─" * len(heading))
        explained = wrap(text(strings.EXPLANATION[FORMS.index(self.form)]), PAGE_WIDTH)
        machine.print_at(6, 2, "\n".join([*explained, "", *wrap(text(strings.TO_ABANDON), PAGE_WIDTH)]))
        self.console.say(strings.PRESS)
        yield from ask_key(machine, ("return", " "), default="return")

    def ask_field(self) -> Frames[int | Control]:
        """A number for each axis; arrows bring a cursor to choose with instead."""
        numbers: list[int] = []
        while len(numbers) < self.form.axes:
            answer = yield from self._ask_line(self._prompt(numbers))
            if isinstance(answer, Control | int):
                return answer
            if answer in GIVING_UP:
                return ABANDON
            # Only the digits that the board knows: int() would also take those of other scripts.
            if len(answer) == 1 and answer in "123456789"[: self.form.size]:
                numbers.append(int(answer))
            else:
                yield from self.refuse(strings.BAD_NUMBER, most=self.form.size)
        return self.form.numbers[tuple(number - 1 for number in numbers)]

    def _prompt(self, numbers: list[int]) -> str:
        """Whose move it is, then what was typed of it, and what is asked."""
        text, seat = self.program.text, self.program.position.seat
        axes = [text(axis) for axis in strings.AXES[-self.form.axes :]]
        known = [f"{axis} {number}, " for axis, number in zip(axes, numbers, strict=False)]
        if not known:
            who = text(strings.PLAYERS, n=seat + 1, mark=MARKS[seat]) if self.program.two else text(strings.YOURS)
            known = [f"{who} "]
        return f"{''.join(known)}{axes[len(numbers)]}? "

    def _ask_line(self, prompt: str) -> Frames[str | int | Control]:
        scene, steering = self.scene, BY_SEAT[self.program.position.seat]
        cursor = HiddenCursor(scene.layout.grid, self._cell, scene.show_cursor, steering)

        def meant(key: str, typed: str) -> Cell | Control | None:
            order = ORDERS.get(key)
            return order or (BACK if key in BACK.keys[1:] else cursor.point(key, fire=not typed))

        self.machine.keyboard.flush()
        answer = yield from self.console.type_line(prompt, WIDTH - 1 - len(prompt), meant, empty=True)
        self._cell = cursor.cell
        cursor.hide()
        self.console.write()
        if isinstance(answer, Control):
            return answer
        return answer.lower() if isinstance(answer, str) else scene.layout.field(answer)
