"""The jungle in pictures: what you meet, a map of where you have been, choices to point at, gauges, a compass."""

from collections.abc import Iterable
from functools import partial
from typing import TypeVar, cast

from arcade.games.jungle import MUSIC, WAY_KEYS, scenery, strings
from arcade.games.jungle.ending import Ending
from arcade.games.jungle.events import Events, Peril, Way, What
from arcade.games.jungle.perils import KNIFE, SLING, can_kill
from arcade.games.jungle.rules import STRENGTH
from arcade.games.jungle.state import State
from arcade.games.jungle.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, Control, Steering
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.alongside import end_scene, while_asking
from arcade.toolkit.flow.cursor import SECOND_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import SELECT
from arcade.toolkit.sound.tunes import Tune, length

T = TypeVar("T")
STORY_ROW, CHOICE_ROW, STORY_ROWS, STORY_WIDTH = 13, 16, 8, 23
MESSAGE_ROW = 22
STORY, CHOICE, CHOSEN = pair("Wk"), pair("Ck"), pair("kY")
MESSAGE, HELP = pair("Yk"), pair("ck")
READING = 40
"""Frames that a sentence stays at least, unless a key is pressed."""
FRAMES_BETWEEN_CALLS = 260
STANDING = Steering(*[Control("none", strings.CHOOSE_KEY, ())] * 5)
"""The directions walk at once; there is nothing to steer."""
ARROWS = {Way.EAST: "→", Way.WEST: "←", Way.NORTH: "↑", Way.SOUTH: "↓"}


QUIET = {What.MET, What.VOICES, What.HOUSES}
"""Events that do not stop anybody."""


class Modern(MessageLook):
    """Draws what happens in panels, and asks."""

    def __init__(self, program: State) -> None:
        super().__init__(program, MESSAGE_ROW, MESSAGE)
        self.program: State = program
        self.view = scenery.Scenery(self.machine)

    def picture(self) -> Frames[None]:
        """Where the walker is, in all panels."""
        trek = self.program.walker.trek
        scenery.show_map(self.program)
        scenery.show_gauges(self.program)
        self.view.awake = 1 + max(STRENGTH - trek.strength, 0) // 20
        yield from self.view.appear(scenery.OF_PERILS[trek.peril] if trek.peril else scenery.trail(trek.walked))

    def ask_way(self) -> Frames[Way | Control | None]:
        """A way, by its letter, an arrow, the joystick or a click; HINT for a look from a tree."""
        program, walked = self.program, self.program.walker.trek.walked
        yield from self.picture()
        question = program.text(strings.WALKED, n=walked) if walked else program.text(strings.LOST)
        self.story(wrap(question, STORY_WIDTH))
        for index, (way, words) in enumerate(strings.WAYS.items()):
            self._choice(index, f"{program.text(words)} {ARROWS[way]}", False)
        centred(self.machine, scenery.CLOCK_ROW, program.text(strings.HINT_ROW), HELP)
        ways = {control.name: way for way, control in WAY_KEYS.items()}
        cursor = CellCursor(self._grid(len(Way)), (0, 0), lambda *_: None, steering=STANDING, hidden=True)
        wrong = partial(self.refuse_at_once, strings.CHOOSE_A_WAY)
        keys = CellKeys(commands=(*WAY_KEYS.values(), HINT), wrong=wrong, answers="abcd")
        chosen = yield from self._decided(choose_cell(program, cursor, keys), scenery.AFAR[walked % len(scenery.AFAR)])
        self.messages.clear()
        if isinstance(chosen, Control):
            return ways.get(chosen.name, HINT)
        return tuple(Way)[chosen[0]] if chosen else None

    def ask_answer(self, peril: Peril) -> Frames[str | None]:
        """A letter, typed or chosen from the list; None if time is up."""
        program, trek = self.program, self.program.walker.trek
        self.machine.chime(scenery.VOICES[peril])
        yield from self.picture()
        self.story(wrap(program.text(strings.FACING[peril]), STORY_WIDTH))
        labels = [program.text(words) for words in strings.CHOICES[peril]]
        weak = ""
        if peril in (Peril.LION, Peril.SNAKE):
            weak = " ".join(weapon for weapon in SLING + KNIFE if not can_kill(trek.skill, weapon, peril))
        self.messages.say(program.text(strings.TOO_WEAK_A_WEAPON, letters=weak) if weak else "")

        def show(cell: Cell, on: bool) -> None:
            self._choice(cell[0], labels[cell[0]], on)

        for index in range(len(labels)):
            show((index, 0), False)
        letters = "abcde"[: len(labels)]
        cursor = CellCursor(self._grid(len(labels)), (0, 0), show, steering=SECOND_SEAT)
        typed = {letter: (index, 0) for index, letter in enumerate(letters)}
        keys = CellKeys(typed, wrong=partial(self.refuse_at_once, strings.CHOOSE_A_LETTER), answers=letters)
        chosen = yield from self._decided(choose_cell(program, cursor, keys), scenery.VOICES[peril])
        self.messages.clear()
        if chosen is None:
            return None
        self.machine.chime(SELECT)
        return letters[cast(Cell, chosen)[0]].upper()

    def _grid(self, rows: int) -> Grid:
        return Grid(rows, 1, left=0, top=8 * CHOICE_ROW, width=8 * STORY_WIDTH, height=8)

    def _choice(self, index: int, label: str, on: bool) -> None:
        words = f"{'→' if on else ' '}{'ABCDE'[index]} {label}".ljust(STORY_WIDTH)
        write(self.machine, CHOICE_ROW + index, 0, words, CHOSEN if on else CHOICE)

    def _decided(self, asking: Frames[T], voice: Tune) -> Frames[T | None]:
        """An answer, while the picture moves and a voice is heard; None if time is up."""
        began, limit = self.machine.frame, self.program.terms.limit
        while not limit or self.machine.frame - began < limit:
            try:
                next(asking)
            except StopIteration as stop:
                centred(self.machine, scenery.CLOCK_ROW, "", HELP)
                return cast(T, stop.value)
            self._live(self.machine.frame - began, voice)
            yield
        asking.close()
        centred(self.machine, scenery.CLOCK_ROW, "", HELP)
        yield from self.refuse_at_once(strings.TOO_SLOW)
        yield from self.alive(SkippableWait(self.machine).wait(READING))
        return None

    def _live(self, frame: int, voice: Tune) -> None:
        """What moves and is heard so many frames after a question; the waiting itself keeps no count of them."""
        limit = self.program.terms.limit
        self.view.live()
        if frame % FRAMES_BETWEEN_CALLS == FRAMES_BETWEEN_CALLS - 1:
            self.machine.chime(voice)
        if limit and frame % 4 == 0:
            scenery.show_clock(self.machine, limit - frame, limit)

    def alive(self, waiting: Frames[T]) -> Frames[T]:
        """Wait for something while the picture lives."""
        return while_asking(self.machine, waiting, lambda _: self.view.live())

    def story(self, lines: Iterable[str]) -> None:
        """Lines in the place of those that were there, and of choices."""
        fill(self.machine, STORY_ROW, 0, STORY_ROWS, STORY_WIDTH, colours=STORY)
        for row, line in enumerate(lines, STORY_ROW):
            write(self.machine, row, 0, line, STORY)

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    @property
    def usual_skill(self) -> int:
        return self.program.terms.skill

    def ask_skill(self) -> Frames[int]:
        """The level's, without a question."""
        yield
        return self.usual_skill

    def begin(self) -> Frames[None]:
        self.clear_screen()
        self.view.forget()
        yield from self.picture()

    def hint(self, climbed: bool) -> Frames[None]:
        """What you see from a tree."""
        hint = self.program.walker.hint
        scenery.show_gauges(self.program)
        if climbed and hint is not None and hint.tens is not None:
            self.say(strings.SMOKE, way=self.program.text(strings.WAYS[hint.way]), n=10 * hint.tens)
            yield from self.machine.tune(SELECT)
        else:
            yield from self.refuse_at_once(strings.TOO_WEAK_TO_CLIMB)

    def move(self, events: Events) -> Frames[None]:
        """What has happened, sentence by sentence; where that is nothing, a kilometre goes by."""
        scenery.show_map(self.program)
        if all(event.what in QUIET for event in events):
            yield from self._walk_on(events)
            return
        hurry, lines = SkippableWait(self.machine), list[str]()
        self.story(())
        for event in events:
            if event.what in scenery.OF_EVENTS:
                yield from self.view.appear(scenery.OF_EVENTS[event.what])
            if event.what not in strings.OUTCOMES:
                continue
            tune = scenery.SOUNDS.get(event.what, ())
            if tune:
                self.machine.chime(tune)
            words = self.program.text(strings.OUTCOMES[event.what], n=event.number)
            lines += wrap(words, STORY_WIDTH)
            self.story(lines[-STORY_ROWS:])
            yield from self.alive(hurry.wait(READING // 2 + len(words) + round(50 * length(tune))))
        scenery.show_gauges(self.program)
        yield from self.alive(hurry.wait(READING))

    def _walk_on(self, events: Events) -> Frames[None]:
        """Steps, and what is heard or seen on the way."""
        program = self.program
        self.machine.chime(scenery.STEPS)
        if events and events[0].what in scenery.OF_EVENTS:
            self.machine.chime(scenery.SOUNDS[events[0].what])
            yield from self.view.appear(scenery.OF_EVENTS[events[0].what])
            self.say(strings.OUTCOMES[events[0].what], n=0)
            yield from self.alive(SkippableWait(self.machine).wait(READING))
        elif program.walker.at_brook() is not None and (hint := program.walker.hint) is not None:
            self.say(strings.BROOK, way=program.text(strings.WAYS[hint.way]))

    def end(self) -> Frames[None]:
        """The village at sunrise or the night, with the words."""
        program = self.program
        outcome, score = program.results[-1].outcome, program.results[-1].score
        self.clear_screen()
        if score is not None:
            self.say(strings.POINTS_OF, n=score)
        elif outcome is Outcome.LOST:
            self.say(strings.LAST_KILOMETRE, n=program.walker.trek.walked)
        yield from end_scene(self, Ending(program, outcome), MUSIC.of(outcome))
