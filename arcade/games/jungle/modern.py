"""The jungle in pictures: what one meets, a map of where one has been, choices to point at, gauges, a compass."""

from arcade.games.jungle import MUSIC, strings
from arcade.games.jungle.ending import Ending
from arcade.games.jungle.entry import READING, STORY_ROWS, STORY_WIDTH, Asking
from arcade.games.jungle.events import Events, What
from arcade.games.jungle.gallery import OF_EVENTS
from arcade.games.jungle.sounds import OF_EVENTS as SOUNDS
from arcade.games.jungle.sounds import STEPS
from arcade.games.jungle.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.sound.jingles import SELECT
from arcade.toolkit.sound.tunes import length

A_LETTER = 1
"""Frames that a sentence stays for each of its letters."""
QUIET = {What.MET, What.VOICES, What.HOUSES}
"""Events that do not stop anybody."""


class Modern(Asking):
    """Draws what happens, and asks."""

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        return Title(self.program).show()

    @property
    def usual_skill(self) -> int:
        """The level says it."""
        return self.program.terms.skill

    def ask_skill(self) -> Frames[int]:
        """The level says it."""
        yield
        return self.usual_skill

    def begin(self) -> Frames[None]:
        """An empty screen."""
        self.clear_screen()
        self.scenery.forget()
        yield from self.picture()

    def hint(self, climbed: bool) -> Frames[None]:
        """What one sees from a tree."""
        hint = self.program.walker.hint
        self.gauges.show()
        if climbed and hint is not None and hint.tens is not None:
            self.say(strings.SMOKE, way=self.program.text(strings.WAYS[hint.way]), n=10 * hint.tens)
            yield from self.machine.tune(SELECT)
        else:
            yield from self.refuse_at_once(strings.TOO_WEAK_TO_CLIMB)

    def move(self, events: Events) -> Frames[None]:
        """What has happened, sentence by sentence; where that is nothing, a kilometre goes by."""
        self.map.show(self.program.walker, self.program.others, self.program.text(strings.SCALE))
        if all(event.what in QUIET for event in events):
            yield from self._walk_on(events)
            return
        hurry, lines = SkippableWait(self.machine), list[str]()
        self.story(())
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
            self.story(lines[-STORY_ROWS:])
            yield from self.alive(hurry.wait(READING // 2 + A_LETTER * len(words) + round(50 * length(tune))))
        self.gauges.show()
        yield from self.alive(hurry.wait(READING))

    def _walk_on(self, events: Events) -> Frames[None]:
        """Steps, and what is heard or seen on the way."""
        program = self.program
        self.machine.chime(STEPS)
        if events and events[0].what in OF_EVENTS:
            self.machine.chime(SOUNDS[events[0].what])
            yield from self.scenery.appear(OF_EVENTS[events[0].what])
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
