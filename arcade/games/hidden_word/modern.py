"""The drawn look: a scene above, the word in big letters, letters to choose from with keys, joystick or mouse."""

from arcade.games.hidden_word import ART, FIGURE, MUSIC, scenery, strings
from arcade.games.hidden_word.rules import ALLOWED, ALPHABET, HIDDEN, Position, fold
from arcade.games.hidden_word.scene_balloons import Balloons
from arcade.games.hidden_word.scene_gallows import Gallows
from arcade.games.hidden_word.scenery import found
from arcade.games.hidden_word.state import State
from arcade.games.hidden_word.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import LetterStyle, banner, big, fitting
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import DIAGONALS, HALF, SOLID, tiled
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound import jingles
from arcade.toolkit.words.labels import PLAYER

BAND, BAND_ROWS = 13, 4
KEYS, PER_ROW, KEY = 17, 14, 2
HINT_CELL, FIGURE_CELL = (0, 13), (1, 13)
LETTER_CELLS: dict[str, Cell] = {letter: divmod(place, 13) for place, letter in enumerate(ALPHABET)}
TYPED = LETTER_CELLS | {letter: LETTER_CELLS[fold(letter)] for letter in "ăâîșț"}
CHOICES = {HINT_CELL: HINT, FIGURE_CELL: FIGURE} | {cell: letter for letter, cell in LETTER_CELLS.items()}
DEFAULT_CELL = (0, 6)
BLUE_BAND, DASH = pair("Yb"), pair("Cb")
FRESH, LIT, IN_WORD, MISSED, BUTTON = pair("kW"), pair("kY"), pair("kg"), pair("bk"), pair("kC")
LONGEST = 14
SUGGESTING_FRAMES, LETTER_FRAMES = 40, 5


class Panel:
    GRID = Grid(rows=2, columns=PER_ROW, left=16, top=CELL * KEYS, width=CELL * KEY, height=CELL * KEY)

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._under: Patch | None = None

    def word(self, shown: str) -> None:
        fill(self.machine, BAND, 0, BAND_ROWS, 32, colours=BLUE_BAND)
        for place in range(len(shown)):
            self.letter(shown, place)

    def letter(self, shown: str, place: int) -> None:
        wide = 3 if len(shown) <= 10 else 2
        column = 16 - len(shown) * wide // 2 + wide * place
        letter = shown[place]
        fill(self.machine, BAND, column, BAND_ROWS, wide, colours=BLUE_BAND)
        width = CELL * wide
        back = hollow(tiled(SOLID, width - 4, 18).cut(0, -6, width - 4, 32), filling=HALF)
        picture = back if letter == HIDDEN else big(letter, 2)
        draw(self.machine, picture, CELL * column + (width - picture.width) // 2, CELL * BAND)
        dash = Sprite(width, (((1 << width - 4) - 1) << 2,) * 2, ((1 << width) - 1,) * 2)
        draw(self.machine, dash, CELL * column, CELL * (BAND + BAND_ROWS) - 2)
        colour_cells(self.machine, BAND, column, BAND_ROWS, wide, DASH if letter == HIDDEN else BLUE_BAND)

    def appear(self, before: str, shown: str) -> Frames[None]:
        """New letters come up one after the other, the higher the more are known."""
        known = len(before) - before.count(HIDDEN)
        for place, (old, new) in enumerate(zip(before, shown, strict=True)):
            if old != new:
                self.letter(shown, place)
                known += 1
                self.machine.chime(found(known))
                yield from self.machine.wait(5)

    def keys(self, position: Position, sign: Sprite) -> None:
        fill(self.machine, KEYS, 0, 5, 32, colours=pair("wk"))
        for letter in ALPHABET:
            self.key(position, letter)
        for cell, picture in ((HINT_CELL, big("?", 1).cut(0, CELL, 6, CELL)), (FIGURE_CELL, sign)):
            self._face(cell, picture, BUTTON)

    def key(self, position: Position, letter: str) -> None:
        """One letter: fresh, in the word (underlined), or tried in vain (dark and struck through)."""
        picture = big(letter, 1).cut(0, CELL, big(letter, 1).width, CELL)
        if letter not in position.tried:
            self._face(LETTER_CELLS[letter], picture, FRESH)
        elif letter in fold(position.word):
            self._face(LETTER_CELLS[letter], picture, IN_WORD)
            x, y = self.GRID.origin(LETTER_CELLS[letter])
            draw(self.machine, tiled(SOLID, 8, 1), x + 4, y + 12)
        else:
            row, column = self._corner(LETTER_CELLS[letter])
            fill(self.machine, row, column, KEY, KEY, colours=MISSED)
            draw(self.machine, picture, CELL * column + 8 - picture.width // 2, CELL * row + 4)
            draw(self.machine, ART["struck"].see_through(), CELL * column, CELL * row)

    def _corner(self, cell: Cell) -> Cell:
        x, y = self.GRID.origin(cell)
        return y // CELL, x // CELL

    def _face(self, cell: Cell, picture: Sprite, colours: int) -> None:
        row, column = self._corner(cell)
        draw_cells(self.machine, ART["key"], row, column)
        draw(self.machine, picture.see_through(), CELL * column + 8 - picture.width // 2, CELL * row + 3)
        colour_cells(self.machine, row, column, KEY, KEY, colours)

    def cursor(self, cell: Cell, on: bool) -> None:
        """A yellow key with heavy corners."""
        if self._under:
            self._under.put_back(self.machine)
            self._under = None
        if on:
            row, column = self._corner(cell)
            self._under = lift_cells(self.machine, row, column, KEY, KEY)
            colour_cells(self.machine, row, column, KEY, KEY, LIT)
            draw_cells(self.machine, ART["cursor"].see_through(), row, column)


class Modern(MessageLook):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.panel = Panel(program.machine)
        self.status = StatusBar(program.machine, 0, pair("wk"), pair("Yk"))
        self.tally = StatusBar(program.machine, 21, pair("wk"), pair("Yk"))
        self.scene: Gallows | Balloons = Gallows(program.machine)
        self.cell: Cell = DEFAULT_CELL

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.cell = DEFAULT_CELL
        yield from reveal(self.machine, self._all, Wipe.DIAGONAL, 24)

    def _all(self) -> None:
        machine, position = self.machine, self.program.position
        self.clear_screen()
        self.scene = Balloons(machine) if self.program.gentle else Gallows(machine)
        self.scene.draw(position.misses)
        self.panel.word(position.shown)
        self.panel.keys(position, self.scene.sign)
        self.status.forget()
        self.tally.forget()
        self._status()
        self._prompt()
        centred(machine, 23, key_row(self.program, 32, strings.LETTER_KEYS, HINT, strings.FIGURE_KEY), pair("ck"))

    def _status(self) -> None:
        program, text = self.program, self.program.text
        misses = text(strings.MISSES), f"{min(program.position.misses, ALLOWED)}/{ALLOWED}"
        if program.two:
            names = (text(PLAYER, n=1), program.wins[0]), (text(PLAYER, n=2), program.wins[1])
            self.status.show(misses)
            self.tally.show(*names)
        else:
            theme = program.theme_name
            self.status.show(("", text(theme) if theme else ""), misses)
            if not program.reversed:
                self.tally.show((text(strings.STREAK), program.streak), (text(strings.POINTS), program.points))

    def _prompt(self) -> None:
        if self.program.two:
            self.say(strings.PLAYER_SUGGESTS, n=self.program.seat + 1)
        else:
            self.say(strings.SUGGEST)

    def ask_word(self, hider: int) -> Frames[str]:
        """A word typed by a person, while the other looks away; an empty one leaves it to the computer."""
        machine, text = self.machine, self.program.text
        self.clear_screen()
        fill(machine, 0, 0, 22, 32, DIAGONALS, pair("Bk"))
        fill(machine, 3, 0, 17, 32, colours=pair("Wk"))
        if hider:
            headline(machine, text(strings.LOOK_AWAY, n=3 - hider).upper(), 5, "RYW", "k", most=2)
            centred(machine, 12, text(strings.PLAYERS_WORD, n=hider), pair("Wk"))
        else:
            headline(machine, "?", 4, "RYW", "k", most=4)
            centred(machine, 12, text(strings.YOUR_WORD), pair("Wk"))
        centred(machine, 15, text(strings.LETTERS, most=LONGEST), pair("Ck"))
        centred(machine, 16, text(strings.OR_MINE), pair("Ck"))

        def accepted(key: str) -> bool:
            if key.lower() in TYPED:
                return True
            centred(machine, 17, text(strings.LETTERS_ONLY), pair("Yk"))
            machine.chime(jingles.WRONG)
            return False

        while True:
            word = yield from machine.input("> ", limit=LONGEST, accept=accepted, usual=strings.ANY)
            if word == strings.ANY:
                return ""
            if len(word) > 1:
                return word.lower()
            centred(machine, 17, text(strings.TOO_SHORT), pair("Yk"))
            yield from self.low_sound()

    def ask_letter(self) -> Frames[str | Control]:
        """A letter by key, joystick or mouse, or one of the buttons."""
        chosen = yield from choose_cell(
            self.program,
            CellCursor(self.panel.GRID, self.cell, self.panel.cursor, steering=BY_SEAT[self.program.seat]),
            CellKeys(TYPED, commands=(HINT, FIGURE), wrong=self.wrong_key, answers=tuple(TYPED)),
        )
        if isinstance(chosen, Control):
            return chosen
        self.cell = chosen
        return CHOICES[chosen]

    def thought(self, letter: str) -> Frames[None]:
        """The computer points at its letter."""
        self.say(strings.I_SUGGEST, letter=letter.upper())
        self.panel.cursor(LETTER_CELLS[letter], True)
        self.machine.chime(jingles.SELECT)
        yield from self.machine.pause(SUGGESTING_FRAMES)
        self.panel.cursor(LETTER_CELLS[letter], False)

    def refuse_letter(self, letter: str) -> Frames[None]:
        return self.refuse(strings.TRIED_BEFORE, letter=letter.upper())

    def move(self, before: Position, letter: str) -> Frames[None]:
        """The letter comes up in the word, or a piece is added to the scene."""
        position = self.program.position
        self.panel.key(position, letter)
        left = ALLOWED - position.misses
        if position.misses == before.misses:
            words: Text | Count = strings.FOUND
        else:
            words = strings.MISSED if left > 0 else strings.GONE if left else strings.LAST_MISS
        self.say(words, letter=letter.upper(), n=left)
        yield from self._changes(before)

    def _changes(self, before: Position) -> Frames[None]:
        position = self.program.position
        self._status()
        yield from self.panel.appear(before.shown, position.shown)
        if position.misses > before.misses:
            self.machine.chime(scenery.missed(position.misses))
            for piece in range(before.misses + 1, min(position.misses, ALLOWED) + 1):
                yield from self.scene.add(piece)

    def refuse_hint(self) -> Frames[None]:
        return self.refuse(strings.TOO_DEAR)

    def hint_theme(self, before: Position) -> Frames[None]:
        """The theme stands in the status bar from now on."""
        self.say(strings.THEME, theme=self.program.text(self.program.theme_name or strings.UNKNOWN_THEME))
        yield from self._changes(before)

    def hint_letter(self, before: Position, letter: str) -> Frames[None]:
        self.say(strings.TOLD, letter=letter.upper())
        self.panel.key(self.program.position, letter)
        yield from self._changes(before)

    def switch(self) -> Frames[None]:
        self.machine.chime(jingles.TAKE)
        yield from reveal(self.machine, self._all, Wipe.BLINDS, 12)

    def idle(self, frame: int) -> None:
        waiting = self.machine.waiting
        if waiting is not None and waiting.move:
            self.scene.idle(self.program.position.misses, frame)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The figure's fate by day or night, big words, the word."""
        self.messages.clear()
        yield from scene(self.machine, self._ending(outcome), MUSIC.of(outcome), self.rest)

    def _ending(self, outcome: Outcome) -> Frames[None]:
        machine, position = self.machine, self.program.position
        found = position.outcome() == 1
        yield from self.scene.save(position.misses) if found else self.scene.lose()
        fill(machine, KEYS, 0, 4, COLUMNS, colours=pair("wk"))
        words = self.program.text(self._verdict(outcome))
        style = LetterStyle("WC" if outcome is Outcome.LOST else "YW", "k")
        banner(machine, words, KEYS + 1, style, scale=fitting(words, COLUMNS - 2, 2))
        self._status()
        if not found:
            for place, letter in enumerate(position.shown):
                if letter == HIDDEN:
                    self.panel.letter(position.word, place)
                    machine.chime(scenery.step(place))
                    yield from pause(LETTER_FRAMES)
            self.say(strings.THE_WORD_WAS, word=position.word.upper())
        yield

    def rest(self, frame: int) -> None:
        position = self.program.position
        self.scene.rest(position.outcome() == 1, position.misses, frame)

    def _verdict(self, outcome: Outcome) -> Text:
        if self.program.two:
            return WORDS[outcome]
        if self.program.reversed:
            return strings.GUESSED if outcome is Outcome.LOST else strings.NOT_GUESSED
        if outcome is Outcome.WON:
            return strings.SAVED
        return strings.LANDED if self.program.gentle else strings.HANGED
