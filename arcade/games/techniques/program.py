"""The program of the Workshop: choose an exhibit, watch it, go to the next, leave when you like."""

from collections.abc import Sequence

from arcade.games.techniques.exhibits import ENTRIES, EXHIBITS, GRID, KEYS, PLACES, WAY_OUT, Visit, walk
from arcade.games.techniques.look import KEY_GRID, MENU, MESSAGE_ROW, State, WorkshopLook
from arcade.games.techniques.modern import Modern
from arcade.games.techniques.original import Original
from arcade.games.techniques.strings import CHOOSE, IN_HAND, RUNNING, SURE_TO_LEAVE
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, LEFT, RIGHT, UP, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell, clicked
from arcade.toolkit.flow.prompts import is_typed, next_key
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.game_program import GameProgram
from arcade.toolkit.sound.jingles import SELECT

LOOKING_FRAMES = 150
"""A picture on the whole screen stays for so long, unless a key is pressed."""
BUTTONS = (LEFT.keys[0], FIRE.keys[0], RIGHT.keys[0], BACK.keys[0])
"""The keys that clicks on the page's lowest row stand for."""
STEPS = {FIRE: 0, RIGHT: 1, DOWN: 1, LEFT: -1, UP: -1, BACK: None}
"""How many exhibits further each control leads; None is back to the list."""


class Main(State, GameProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: WorkshopLook = Original(self) if setup.original else Modern(self)
        self.cursor: Cell = PLACES[0]

    def play_game(self) -> Frames[None]:
        self.visit, self.cursor = Visit(len(EXHIBITS)), PLACES[0]
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        number = self.place if self.place != MENU else (yield from self.choose())
        while number != WAY_OUT:
            yield from self.tour(number)
            number = yield from self.choose()
        outcome = Outcome.WON if self.visit.complete else Outcome.OVER
        self.finish(outcome, self.visit.points)
        yield from self.look.end(outcome)

    def choose(self) -> Frames[int]:
        self.turn_passed()
        self.look.show_list()
        self.look.say(CHOOSE)
        while True:
            chosen = yield from choose_cell(
                self,
                CellCursor(GRID, self.cursor, self.show_cursor, walk=walk),
                CellKeys(KEYS, commands=(BACK,), wrong=self.look.wrong_key, answers=tuple(KEYS)),
            )
            if isinstance(chosen, Control):
                self.cursor = PLACES[WAY_OUT]
                self.look.say(SURE_TO_LEAVE)
            elif chosen in ENTRIES and ENTRIES[chosen].key:
                self.machine.chime(SELECT)
                return ENTRIES[chosen].number

    def show_cursor(self, cell: Cell, on: bool) -> None:
        if on:
            self.cursor = cell
        self.look.cursor(cell, on)

    def tour(self, number: int) -> Frames[None]:
        step: int | None = 0
        while step is not None:
            number = self.visit.beside(number, step)
            self.place = number
            self.turn_passed()
            yield from self.run(number)
            self.look.show_keys()
            step = yield from self.next_step()
        self.cursor, self.place = PLACES[number], MENU

    def run(self, number: int) -> Frames[None]:
        """An exhibit on its page; any key ends it early unless the keys are its own."""
        exhibit, keyboard = EXHIBITS[number], self.machine.keyboard
        self.look.show_page(number, exhibit)
        self.look.say(IN_HAND if exhibit.hands else RUNNING)
        self.visit = self.visit.see(number)
        page, stage = self.machine.memory(), self.look.stage(exhibit)
        if stage.top == 0:
            self.look.clear()
        stage.clear()
        keyboard.flush()
        before = keyboard.presses
        self.running = True
        for _ in exhibit.show(self.original)(stage):
            yield
            if not exhibit.hands and keyboard.cut(before):
                break
        self.running = False
        self.machine.speaker.cut(self.machine.now)
        if stage.top == 0:
            yield from self.machine.pause(LOOKING_FRAMES)
            self.machine.recall(page)
        self.machine.border(page[-1])
        yield from self.look.show_source(exhibit)

    def next_step(self) -> Frames[int | None]:
        """How many exhibits further to go, none to see this one again; None for the list."""
        while True:
            key = yield from next_key(self.machine, move=True)
            pixel = clicked(key)
            if pixel:
                button = KEY_GRID.at(*pixel)
                key = BUTTONS[button[1]] if button else ""
            for control, step in STEPS.items():
                if key in control.keys:
                    return step
            if is_typed(key) and not self.original:
                self.machine.wrong_key = WrongKey(key)
                yield from at_row(self, MESSAGE_ROW)()

    def state(self) -> dict[str, Plain]:
        return {
            "exhibit": self.place,
            "running": self.running,
            "seen": tuple(sorted(self.visit.seen)),
            "cursor": self.cursor,
        }
