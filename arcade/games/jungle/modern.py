"""The jungle in pictures: what one meets, a map of where one has been, choices to point at, gauges, a compass."""

from collections.abc import Iterable
from typing import TypeVar, cast

from arcade.games.jungle import WAY_KEYS, strings
from arcade.games.jungle.beasts import KNIFE, SLING, can_kill
from arcade.games.jungle.events import Events, Fate, Peril, What
from arcade.games.jungle.expedition import Expedition
from arcade.games.jungle.gallery import GRAVE, OF_EVENTS, OF_PERILS, VILLAGE, trail
from arcade.games.jungle.gauges import CLOCK_ROW, Gauges
from arcade.games.jungle.map_panel import MapPanel
from arcade.games.jungle.scenery import Scenery
from arcade.games.jungle.sounds import OF_EVENTS as SOUNDS
from arcade.games.jungle.sounds import OF_PERILS as VOICES
from arcade.games.jungle.sounds import STEPS
from arcade.games.jungle.title import title_picture
from arcade.games.jungle.ways import Way
from arcade.machine.machine import Frames
from arcade.toolkit.areas import fill
from arcade.toolkit.controls import HINT, Control
from arcade.toolkit.cursor import SECOND_SEAT, Cell, Grid, Steering, choose_cell
from arcade.toolkit.ending import ask_again, ceremony
from arcade.toolkit.hurry import Hurry
from arcade.toolkit.ink import BLACK, pair
from arcade.toolkit.jingles import CAVERN, SELECT, WRONG
from arcade.toolkit.panels import MessageLine, centred, write
from arcade.toolkit.program import Outcome, meanwhile
from arcade.toolkit.texts import Count, Text, wrap
from arcade.toolkit.title import title_screen
from arcade.toolkit.tunes import length

T = TypeVar("T")
STORY_ROW, CHOICE_ROW, STORY_ROWS, STORY_WIDTH = 13, 16, 8, 23
MESSAGE_ROW = 22
STORY, CHOICE, CHOSEN = pair("Wk"), pair("Ck"), pair("kY")
MESSAGE, HELP = pair("Yk"), pair("ck")
READING, A_LETTER = 40, 1
"""Frames that a sentence stays at least, and more for each letter, unless a key is pressed."""
QUIET = {What.MET, What.VOICES, What.HOUSES}
"""Events that do not stop anybody."""
_NOWHERE = Control("none", strings.CHOOSE_KEY, ())
STANDING = Steering(_NOWHERE, _NOWHERE, _NOWHERE, _NOWHERE, _NOWHERE)
"""The directions walk at once; there is nothing to steer."""


class Modern:
    """Draws what happens, and asks."""

    def __init__(self, program: Expedition) -> None:
        self.program: Expedition = program
        self.machine = program.machine
        self.scenery = Scenery(self.machine)
        self.map = MapPanel(self.machine)
        self.gauges = Gauges(program)
        self.message = MessageLine(self.machine, MESSAGE_ROW, MESSAGE)

    def title(self) -> Frames[None]:
        """The title picture with its tune."""
        yield from title_screen(self.program, lambda: title_picture(self.program), CAVERN)

    def ask_skill(self) -> Frames[int]:
        """The level says it."""
        yield
        return self.program.terms.skill

    def begin(self) -> Frames[None]:
        """An empty screen."""
        machine = self.machine
        machine.border(BLACK)
        machine.ink(7)
        machine.paper(BLACK)
        machine.cls()
        self.scenery.forget()
        yield from self._picture()

    def _picture(self) -> Frames[None]:
        """Where the walker is, in all panels."""
        trek = self.program.walker.trek
        self.map.show(self.program.walker, self.program.others, self.program.text(strings.SCALE))
        self.gauges.show()
        yield from self.scenery.appear(OF_PERILS[trek.peril] if trek.peril else trail(trek.walked))

    def ask_way(self) -> Frames[Way | Control | None]:
        """A way, by its letter, an arrow, the joystick or a click; HINT for a look from a tree."""
        program, walked = self.program, self.program.walker.trek.walked
        yield from self._picture()
        question = program.text(strings.WALKED, n=walked) if walked else program.text(strings.LOST)
        self._story(wrap(question, STORY_WIDTH))
        arrows = {Way.EAST: "→", Way.WEST: "←", Way.NORTH: "↑", Way.SOUTH: "↓"}
        labels = [f"{program.text(words)} {arrows[way]}" for way, words in strings.WAYS.items()]
        for index, label in enumerate(labels):
            self._choice(index, label, False)
        centred(self.machine, CLOCK_ROW, program.text(strings.HINT_ROW), HELP)
        ways = {control.name: way for way, control in WAY_KEYS.items()}
        chosen = yield from self._decided(
            choose_cell(
                program, self._grid(len(labels)), (0, 0), lambda *_: None, commands=(*WAY_KEYS.values(), HINT),
                steering=STANDING, wrong=lambda: self._wrong(strings.CHOOSE_A_WAY), hidden=True, answers="abcd",
            )
        )  # fmt: skip
        self.message.clear()
        if isinstance(chosen, Control):
            return ways.get(chosen.name, HINT)
        return tuple(Way)[chosen[0]] if chosen else None

    def ask_answer(self, peril: Peril) -> Frames[str | None]:
        """A letter, by itself or from the list; None for who did not decide in time."""
        program, trek = self.program, self.program.walker.trek
        self.machine.chime(VOICES[peril])
        yield from self._picture()
        self._story(wrap(program.text(strings.FACING[peril]), STORY_WIDTH))
        labels = [program.text(words) for words in strings.CHOICES[peril]]
        weak = ""
        if peril in (Peril.LION, Peril.SNAKE):
            weak = " ".join(weapon for weapon in SLING + KNIFE if not can_kill(trek.skill, weapon, peril))
        self.message.say(program.text(strings.TOO_WEAK_A_WEAPON, letters=weak) if weak else "")

        def show(cell: Cell, on: bool) -> None:
            self._choice(cell[0], labels[cell[0]], on)

        for index in range(len(labels)):
            show((index, 0), False)
        self.machine.print_at(CLOCK_ROW, 0, " " * 32)
        letters = "abcde"[: len(labels)]
        chosen = yield from self._decided(
            choose_cell(
                program, self._grid(len(labels)), (0, 0), show,
                typed={letter: (index, 0) for index, letter in enumerate(letters)}, steering=SECOND_SEAT,
                wrong=lambda: self._wrong(strings.CHOOSE_A_LETTER), answers=letters,
            )
        )  # fmt: skip
        self.message.clear()
        if chosen is None:
            return None
        self.machine.chime(SELECT)
        return letters[cast(Cell, chosen)[0]].upper()

    def _grid(self, rows: int) -> Grid:
        return Grid(rows, 1, left=0, top=8 * CHOICE_ROW, width=8 * STORY_WIDTH, height=8)

    def _choice(self, index: int, label: str, on: bool) -> None:
        words = f"{'→' if on else ' '}{'ABCDE'[index]} {label}".ljust(STORY_WIDTH)
        write(self.machine, CHOICE_ROW + index, 0, words, CHOSEN if on else CHOICE)

    def _wrong(self, words: Text) -> Frames[None]:
        self.message.say(self.program.text(words))
        yield from self.machine.tune(WRONG)

    def _decided(self, asking: Frames[T]) -> Frames[T | None]:
        """An answer, while the picture lives; None when there is a limit and time is up."""
        limit = self.program.terms.limit
        for frame in range(limit or 1 << 40):
            try:
                next(asking)
            except StopIteration as stop:
                return cast(T, stop.value)
            self.scenery.live()
            if limit and frame % 4 == 0:
                self.gauges.clock(limit - frame, limit)
            yield
        asking.close()
        yield from self._wrong(strings.TOO_SLOW)
        yield from self._alive(Hurry(self.machine).wait(READING))
        return None

    def looked_round(self, climbed: bool) -> Frames[None]:
        """What one sees from a tree."""
        hint = self.program.walker.hint
        self.gauges.show()
        if climbed and hint is not None and hint.tens is not None:
            words = self.program.text(strings.SMOKE, way=self.program.text(strings.WAYS[hint.way]), n=10 * hint.tens)
            self.message.say(words)
            yield from self.machine.tune(SELECT)
        else:
            yield from self._wrong(strings.TOO_WEAK_TO_CLIMB)

    def tell(self, events: Events) -> Frames[None]:
        """What has happened, sentence by sentence; where that is nothing, a kilometre goes by."""
        self.map.show(self.program.walker, self.program.others, self.program.text(strings.SCALE))
        if all(event.what in QUIET for event in events):
            yield from self._walk_on(events)
            return
        hurry, lines = Hurry(self.machine), list[str]()
        self._story(())
        for event in events:
            if event.what in OF_EVENTS:
                yield from self.scenery.appear(OF_EVENTS[event.what])
            if event.what not in strings.OUTCOMES:
                continue
            tune = SOUNDS.get(event.what, ())
            if tune:
                self.machine.chime(tune)
            words = self.program.text(strings.OUTCOMES[event.what], n=event.number)
            lines += wrap(words, STORY_WIDTH)
            self._story(lines[-STORY_ROWS:])
            yield from self._alive(hurry.wait(READING // 2 + A_LETTER * len(words) + round(50 * length(tune))))
        self.gauges.show()
        yield from self._alive(hurry.wait(READING))

    def _walk_on(self, events: Events) -> Frames[None]:
        """Steps, and what is heard or seen on the way."""
        program = self.program
        self.machine.chime(STEPS)
        if events and events[0].what in OF_EVENTS:
            self.machine.chime(SOUNDS[events[0].what])
            yield from self.scenery.appear(OF_EVENTS[events[0].what])
            self._say(strings.OUTCOMES[events[0].what])
            yield from self._alive(Hurry(self.machine).wait(READING))
        elif program.walker.at_brook() is not None and (hint := program.walker.hint) is not None:
            self.message.say(program.text(strings.BROOK, way=program.text(strings.WAYS[hint.way])))

    def _say(self, words: Text | Count) -> None:
        self.message.say(self.program.text(words))

    def _alive(self, waiting: Frames[T]) -> Frames[T]:
        return meanwhile(waiting, lambda _: self.scenery.live())

    def _story(self, lines: Iterable[str]) -> None:
        fill(self.machine, STORY_ROW, 0, STORY_ROWS, STORY_WIDTH, colours=STORY)
        for row, line in enumerate(lines, STORY_ROW):
            write(self.machine, row, 0, line, STORY)

    def end(self) -> Frames[bool]:
        """The village or the grave, big words, and the question."""
        program = self.program
        outcome, score = program.results[-1].outcome, program.results[-1].score
        saved = any(walker.trek.fate is Fate.SAVED for walker in program.walkers)
        yield from self.scenery.appear(VILLAGE if saved else GRAVE)
        words = {Outcome.WON: strings.SAVED, Outcome.LOST: strings.DEAD}.get(outcome)
        if score is not None:
            self.message.say(program.text(strings.POINTS_OF, n=score))
        elif outcome is Outcome.LOST:
            self.message.say(program.text(strings.LAST_KILOMETRE, n=program.walker.trek.walked))
        yield from ceremony(program, outcome, words, row=15)
        return (yield from self._alive(ask_again(program, CLOCK_ROW)))


