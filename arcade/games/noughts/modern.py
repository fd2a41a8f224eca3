"""The modern look: a title that plays by itself, large marks, a cursor, and a panel with the match beside the board."""

from typing import ClassVar

from arcade.games.noughts import ABANDON, art, music, panel, strings
from arcade.games.noughts.layout import BESIDE_PANEL, CENTRED, SquareLayout
from arcade.games.noughts.look import MARKS, ROW, Look
from arcade.games.noughts.panel import GAMES
from arcade.games.noughts.rules import CUBE, MISERE, SQUARE, Position, fields
from arcade.games.noughts.scene import Scene
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Frames, Waiting
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow import alongside
from arcade.toolkit.flow.cursor import BY_SEAT, choose_cell, clicked
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.sound.player import with_music
from arcade.toolkit.sound.tunes import Tune

TYPED = {key: (row, column) for row, keys in enumerate(("789", "456", "123")) for column, key in enumerate(keys)}
TO_LAYERS = tuple(Control(f"layer {number}", strings.LAYER, (f"{number}",)) for number in range(1, 5))
ORDERS = (HINT, TAKE_BACK, ABANDON, BACK)
TITLE_GAME = (4, 1, 0, 8, 6, 3, 2)
SHOWN_EVERY = 24
"""Frames between the marks of the title's game."""
TITLE_REST = 120
GO_ON = ("pad1 fire", "pad2 fire")


class Modern(Look):
    """Plays matches of ten."""

    STYLES: ClassVar = {SQUARE: art.BOLD_SQUARE, MISERE: art.BOLD_SQUARE, CUBE: art.BOLD_CUBE}
    LEFTS = BESIDE_PANEL

    def __init__(self, program: MatchState[Pet, Position, int]) -> None:
        super().__init__(program)
        centre = self.scene.layout.cell(len(self.form.places) // 2)
        self.at = [centre, centre]
        """Where each seat's cursor begins."""

    def title(self) -> Frames[None]:
        """A board on which a game plays by itself, until a key is pressed."""
        machine = self.machine
        scene = Scene(machine, SquareLayout(CENTRED[0]), art.BOLD_SQUARE)
        machine.keyboard.flush()
        game = [Position()]
        for field in TITLE_GAME:
            if field in game[-1].moves():
                game.append(game[-1].play(field))
        self._title(scene)
        yield from with_music(machine, music.TITLE, self._shown(scene, game))

    def _shown(self, scene: Scene, game: list[Position]) -> Frames[None]:
        machine = self.machine
        frame = SHOWN_EVERY * len(TITLE_GAME)
        while True:
            marks, rest = divmod(frame, SHOWN_EVERY)
            if rest == 0 and marks < len(game):
                scene.draw(game[marks])
                scene.light(fields(game[marks].lines), True)
            frame = (frame + 1) % (SHOWN_EVERY * len(TITLE_GAME) + TITLE_REST)
            machine.waiting = Waiting("key")
            yield
            key = machine.keyboard.take().lower()
            if key in GO_ON or (key and (clicked(key) or is_on_keyboard(key))):
                break
        machine.waiting = None

    def _title(self, scene: Scene) -> None:
        self.machine.clear()
        scene.rule(Position())
        self.machine.print_at(0, 0, self.program.text(strings.BANNER).center(40), reverse=True)
        self.machine.print_at(ROW + 1, 0, self.program.text(strings.PRESS).center(40).rstrip())

    def beside(self) -> None:
        """The heading, the panel and, while the game goes on, the keys."""
        super().beside()
        self.machine.print_at(0, 0, self.program.text(strings.HEADING).center(40), reverse=True)
        panel.show(self.program, self.scene.layout.PANEL)
        keys = self.program.text(strings.KEYS) if self.program.position.outcome() is None else ""
        self.machine.print_at(ROW + 1, 0, keys.ljust(40))

    def ask_field(self) -> Frames[int | Control]:
        """Steer the cursor, click, or type a key of the keypad; in the cube a digit leads to its layer."""
        seat = self.program.position.seat
        self.beside()
        typed, orders = (None, (*ORDERS, *TO_LAYERS)) if self.form is CUBE else (TYPED, ORDERS)
        layout, show, wrong = self.scene.layout, self.scene.show_cursor, self.wrong_key
        steering = BY_SEAT[seat]
        while True:
            self.console.write(self.turn(strings.WHICH_SQUARE, mark=MARKS[seat]))
            chosen = yield from choose_cell(
                self.program, layout.grid, self.at[seat], show, typed, orders, steering, wrong
            )
            if chosen in TO_LAYERS:
                self.at[seat] = layout.cell(16 * TO_LAYERS.index(chosen))
            elif isinstance(chosen, Control):
                return chosen
            else:
                self.at[seat] = chosen
                return layout.field(chosen)

    def sounding(self, outcome: Outcome, sound: Tune, flashing: Frames[None]) -> Frames[None]:
        """The line flashes to the phrase of the outcome."""
        del sound
        return alongside.scene(self.machine, flashing, music.ENDS.of(outcome))

    def end(self, outcome: Outcome) -> Frames[None]:
        """How the game ended, and after the last one how the match did."""
        yield from super().end(outcome)
        tally = self.program.tally
        if tally.games == GAMES:
            words = strings.MATCH_OVER_FOR_TWO if self.program.two else strings.MATCH_OVER
            yield from self.console.tell(words, won=tally.won, lost=tally.lost)
