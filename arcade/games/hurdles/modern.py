"""The race in a stadium by night, on a track that glides by."""

from arcade.games.hurdles import ART, MUSIC, sounds, strings
from arcade.games.hurdles.art_runner import READY, SET, Pose
from arcade.games.hurdles.ending import Ending
from arcade.games.hurdles.figures import HOME, Figures
from arcade.games.hurdles.levels import PIXEL
from arcade.games.hurdles.scenery import WAVE_FRAMES, Mood, Stadium
from arcade.games.hurdles.title import Title
from arcade.games.hurdles.world import (
    BEAT,
    FLIGHT,
    SQUARE,
    Arrived,
    Breathless,
    Event,
    Judged,
    Jumped,
    Race,
    Verdict,
    glad,
    outcome,
    seconds,
)
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.animation.storyboard import shot
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.tunes import higher

STRIP_ROW = 22
LEFT, LENGTH = 8, 238
TRACK = 4
"""The pixel row of the course."""
CHEER_FRAMES = 40
WORDS = {
    Verdict.PERFECT: strings.PERFECT,
    Verdict.EARLY: strings.EARLY,
    Verdict.LATE: strings.LATE,
    Verdict.TOO_EARLY: strings.TOO_EARLY,
    Verdict.TOO_LATE: strings.TOO_LATE,
    Verdict.NO_JUMP: strings.NO_JUMP,
}


class Strip:
    """The course in small, drawn when somebody has come a pixel further or something has fallen."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = Shown()
        self._course = [0] * CELL
        """The row without runners."""

    def colour(self) -> None:
        """Colour the row; it is drawn anew next time."""
        colour_cells(self.machine, STRIP_ROW, 0, 1, COLUMNS, pair("Ck"))
        self._shown.forget()

    def draw(self, race: Race) -> None:
        finish, verdicts = race.course.finish, race.runners[0].verdicts
        pointed = [_at(distance, finish) for distance in (*[runner.distance for runner in race.runners], race.pace)]
        if not self._shown.changed("strip", (pointed, len(verdicts))):
            return
        if self._shown.changed("course", len(verdicts)):
            self._course = [0] * CELL
            self._course[TRACK] = (1 << LENGTH) - 1 << WIDTH - LEFT - LENGTH
            for place, obstacle in enumerate(race.course.obstacles):
                fallen = place < len(verdicts) and not verdicts[place].clean
                bit = 1 << WIDTH - 1 - _at(obstacle.edge, finish)
                for row in () if fallen else (TRACK + 1,) if obstacle.water else (TRACK - 1, TRACK + 1):
                    self._course[row] |= bit
        rows = list(self._course)
        # From above the runner of the first lane, from below the one of the second.
        for x, pointer, top in zip(pointed, ("pointer-down", "pointer-up"), (0, TRACK + 1), strict=False):
            for row, ink in enumerate(ART[pointer].ink, top):
                rows[row] |= ink << WIDTH - x - 3
        for line, bits in zip(LINES[CELL * STRIP_ROW :], rows, strict=False):
            self.machine.display[line : line + COLUMNS] = bytearray(bits.to_bytes(COLUMNS))


def _at(distance: int, finish: int) -> int:
    """The pixel's column of a distance."""
    return LEFT + min(distance, finish) * (LENGTH - 1) // finish


class Modern(MessageLook, ActionLook[Spectrum, Race]):
    """Draws a race in the stadium, a frame a tick."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 23, pair("Ck"))
        self.stadium = Stadium(self.machine, program.calm)
        self.figures = Figures(self.machine)
        self.strip = Strip(self.machine)
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self._captions = [0, 0]
        self._tense = 0
        """Frames since the spectators began to hold their breath."""
        self._rows = [0, 0]
        """Perfect jumps in a row."""
        self._beats = [0, 0]

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, race: Race) -> Frames[None]:
        """The stadium, the runners on their marks, and the gun."""
        machine, text = self.machine, self.program.text
        self.clear_screen()
        self.strip.colour()
        self.status.forget()
        self._captions, self._tense, self._rows, self._beats = [0, 0], 0, [0, 0], [0, 0]
        self._dress()
        advice = strings.ADVICE if race.lanes == 1 else strings.ADVICE_TWO
        self.say(strings.LADDER if race.rung else advice, n=race.rung)
        yield from self._call(race, READY, strings.MARKS, 50)
        yield from self._call(race, SET, strings.SET, 40)
        machine.chime(sounds.GUN)
        for lane in range(race.lanes):
            self._caption(lane, text(strings.GO))
        machine.keyboard.flush()

    def _dress(self) -> None:
        """Colours and board of the stadium, in the language of the moment."""
        title = self.program.text(strings.TITLE).upper()
        self.stadium.build(f"{title}   *   {self.program.text(strings.BOARD)}   *   {title}")

    def _call(self, race: Race, crouch: Pose, words: Text, frames: int) -> Frames[None]:
        for lane in range(race.lanes):
            self.stadium.caption(lane, self.program.text(words))
        self._name_pacemaker(race)
        self.machine.chime(sounds.MARK_TONE)
        self._numbers(race)
        yield from shot(self.machine, frames, lambda _: self._picture(race, crouch))

    def _name_pacemaker(self, race: Race) -> None:
        if race.lanes == 1:
            self.stadium.caption(1, self.program.text(strings.PACEMAKER))

    def step(self, race: Race, events: list[Event]) -> Frames[None]:
        """Show a frame of the race and what happened in it."""
        for event in events:
            self._tell(race, event)
        if self.in_new_language():
            self._dress()
            self._name_pacemaker(race)
        self._sound_feet(race)
        self._hold_breath(race)
        self._expire(race)
        self._picture(race)
        if race.frame % 5 == 0 or events:
            self._numbers(race)
        if race.frame == 3 * 50:
            self.messages.clear()
        yield

    def _picture(self, race: Race, crouch: Pose | None = None) -> None:
        distances = [runner.distance // PIXEL for runner in race.runners]
        self.stadium.paint(distances)
        self.stadium.crowd.step(distances[0] // 4, HOME, self._tense > 0)
        self.figures.draw(race, crouch)
        self.stadium.captions()
        self.strip.draw(race)

    def _hold_breath(self, race: Race) -> None:
        """The nearer an obstacle is, the higher the stands murmur, but where a metronome ticks."""
        near = any(
            (obstacle := race.next_obstacle(runner)) and 0 < obstacle.edge - runner.distance < 52 * PIXEL
            for runner in race.runners
            if not runner.stumbling
        )
        self._tense = self._tense + 1 if near else 0
        if near and not race.rules.metronome and self._tense % 5 == 0:
            self.softly(sounds.murmur(self._tense))

    def _tell(self, race: Race, event: Event) -> None:
        text, machine = self.program.text, self.machine
        match event:
            case Jumped():
                machine.chime(sounds.LEAP)
            case Breathless(lane):
                self._caption(lane, text(strings.BREATH))
                machine.chime(sounds.PUFF)
            case Judged(lane, _, verdict, off):
                self._caption(lane, text(WORDS[verdict], n=off))
                self._judge(lane, verdict)
            case Arrived(lane):
                self._caption(lane, f"{text(strings.HOME)} {seconds(race.runners[lane].time)}")
                happy = glad(race, race.runners[lane])
                machine.chime(sounds.JUBILANT if happy else sounds.HOME_TONES)
                if happy:
                    self.stadium.crowd.react(Mood.CHEERING, 3 * CHEER_FRAMES)

    def _judge(self, lane: int, verdict: Verdict) -> None:
        """The stands do the wave for a perfect jump, cheer a clean one, and groan at a fall."""
        crowd = self.stadium.crowd
        self._rows[lane] = self._rows[lane] + 1 if verdict is Verdict.PERFECT else 0
        if verdict is Verdict.PERFECT:
            self.machine.chime(sounds.perfect(self._rows[lane]))
            crowd.react(Mood.WAVING, WAVE_FRAMES)
        elif verdict.clean:
            self.machine.chime(sounds.CLEARED)
            crowd.react(Mood.CHEERING, CHEER_FRAMES)
        else:
            self.machine.chime(sounds.FALL)
            crowd.react(Mood.GROANING, CHEER_FRAMES)

    def _caption(self, lane: int, words: str) -> None:
        self.stadium.caption(lane, words)
        self._captions[lane] = 45

    def _expire(self, race: Race) -> None:
        """Take away what has been shown long enough."""
        for runner in race.runners:
            if self._captions[runner.lane] and not runner.arrived:
                self._captions[runner.lane] -= 1
                if not self._captions[runner.lane]:
                    self.stadium.caption(runner.lane, "")

    def _sound_feet(self, race: Race) -> None:
        """Footfalls, or the metronome's ticks, a higher one where a jump is due, wherever nothing else sounds."""
        for runner in race.runners:
            beat = (runner.distance - SQUARE) // BEAT
            if beat == self._beats[runner.lane] or runner.takeoff is not None or runner.stumbling:
                continue
            self._beats[runner.lane] = beat
            if not race.rules.metronome:
                self.softly(higher(sounds.FOOTFALLS[beat % 2], sounds.QUICK_SEMITONES if runner.boosted else 0))
                continue
            obstacle = race.next_obstacle(runner)
            left = obstacle.middle - FLIGHT // 2 - runner.distance if obstacle else 0
            self.softly(sounds.TOCK if -race.speed < left <= 0 else sounds.TICK)

    def _numbers(self, race: Race) -> None:
        text = self.program.text
        if race.lanes == 1:
            runner = race.runners[0]
            self.status.show(
                (text(strings.POINTS), race.points(runner)),
                (text(strings.DOWN_COUNT), runner.fallen),
                (text(strings.TIME), seconds(runner.time)),
            )
        else:
            times = [f"{seconds(runner.time)} -{runner.fallen}" for runner in race.runners]
            self.status.show(*((text(label), value) for label, value in zip(strings.LANES, times, strict=True)))

    def end(self, race: Race) -> Frames[None]:
        """A moment behind the finish, then the ending."""

        def coast(frame: int) -> None:
            self.figures.coast(frame)
            self._picture(race)

        yield from shot(self.machine, 50, coast)
        self.messages.clear()
        ending = Ending(self.program, race, self.stadium, self.figures)
        yield from end_scene(self, ending, MUSIC.of(outcome(race)))
