"""The race as an artist of the machine would have shown it: a night in the stadium, a track that glides by."""

from arcade.games.hurdles import music, sounds, strings
from arcade.games.hurdles.art_runner import READY, SET, Pose
from arcade.games.hurdles.ending import glad, report, seconds
from arcade.games.hurdles.events import Arrived, Breathless, Event, Judged, Jumped, Verdict
from arcade.games.hurdles.figures import Figures
from arcade.games.hurdles.levels import BEAT, CELL, FLIGHT, PIXEL
from arcade.games.hurdles.panel import colour_strip, draw_strip
from arcade.games.hurdles.scenery import Stadium
from arcade.games.hurdles.title import LETTERS, title_picture
from arcade.games.hurdles.world import Race
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, POINT

CAPTION, CHEER = 45, 40
"""Frames for which a verdict is shown, and the spectators cheer."""
WAVE = 8
"""Frames between the spectators' two ways of cheering."""
MARKS_FRAMES, SET_FRAMES = 50, 40
COAST = 70
"""Frames of joy behind the finish."""
STATUS_EVERY = 5
WORDS = {
    Verdict.PERFECT: strings.PERFECT,
    Verdict.EARLY: strings.EARLY,
    Verdict.LATE: strings.LATE,
    Verdict.TOO_EARLY: strings.TOO_EARLY,
    Verdict.TOO_LATE: strings.TOO_LATE,
    Verdict.NO_JUMP: strings.NO_JUMP,
}


class Modern(MessageLook, ActionLook[Spectrum, Race]):
    """Draws a race in the stadium, a frame a tick."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 23, pair("Ck"))
        self.stadium = Stadium(self.machine)
        self.figures = Figures(self.machine)
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self._captions = [0, 0]
        self._cheer = 0
        self._beats = [0, 0]

    def title(self) -> Frames[None]:
        """The title picture with its tune."""
        yield from title_screen(self.program, lambda: title_picture(self.program), music.TITLE, glint=LETTERS)

    def begin(self, race: Race) -> Frames[None]:
        """The stadium, the runners on their marks, and the gun."""
        machine, text = self.machine, self.program.text
        self.clear_screen()
        colour_strip(machine)
        self.status.forget()
        self._captions, self._cheer, self._beats = [0, 0], 0, [0, 0]
        self._dress()
        self._advise(race)
        yield from self._call(race, READY, strings.MARKS, MARKS_FRAMES)
        yield from self._call(race, SET, strings.SET, SET_FRAMES)
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
        self._picture(race, crouch)
        self._numbers(race)
        yield from self.machine.wait(frames)

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
        self._expire(race)
        self._picture(race)
        if race.frame % STATUS_EVERY == 0 or events:
            self._numbers(race)
        if race.frame == 3 * 50:
            self._advise(race, rest=True)
        yield

    def _picture(self, race: Race, crouch: Pose | None = None) -> None:
        distances = tuple(race.runners[min(lane, race.lanes - 1)].distance // PIXEL for lane in range(2))
        cheer = self._cheering(race.frame) if self._cheer else 0
        self.stadium.paint((distances[0], distances[1]), cheer)
        self.figures.draw(race, crouch)
        self.stadium.captions()
        draw_strip(self.machine, race)

    def _cheering(self, frame: int) -> int:
        """Which way the spectators cheer in a frame; when calm they only hold their arms up."""
        return 1 if self.program.calm else 1 + frame // WAVE % 2

    def _tell(self, race: Race, event: Event) -> None:
        """Words and sounds for what happened."""
        text, machine = self.program.text, self.machine
        match event:
            case Jumped():
                machine.chime(sounds.LEAP)
            case Breathless(lane):
                self._caption(lane, text(strings.BREATH))
                machine.chime(sounds.PUFF)
            case Judged(lane, _, verdict, off):
                words = WORDS[verdict]
                self._caption(lane, text(words, n=off) if verdict in (Verdict.EARLY, Verdict.LATE) else text(words))
                machine.chime(BONUS if verdict is Verdict.PERFECT else POINT if verdict.clean else sounds.FALL)
                if verdict.clean:
                    self._cheer = CHEER
            case Arrived(lane):
                self._caption(lane, f"{text(strings.HOME)} {seconds(race.runners[lane].time)}")
                machine.chime(sounds.HOME_TONES)
                if glad(race, race.runners[lane]):
                    self._cheer = 3 * CHEER

    def _caption(self, lane: int, words: str) -> None:
        self.stadium.caption(lane, words)
        self._captions[lane] = CAPTION

    def _expire(self, race: Race) -> None:
        """Take away what has been shown long enough."""
        self._cheer = max(self._cheer - 1, 0)
        for runner in race.runners:
            if self._captions[runner.lane] and not runner.arrived:
                self._captions[runner.lane] -= 1
                if not self._captions[runner.lane]:
                    self.stadium.caption(runner.lane, "")

    def _sound_feet(self, race: Race) -> None:
        """Footfalls, or the metronome's ticks, a higher one where a jump is due, wherever nothing else sounds."""
        for runner in race.runners:
            beat = (runner.distance - CELL) // BEAT
            if beat == self._beats[runner.lane] or runner.takeoff is not None or runner.stumbling:
                continue
            self._beats[runner.lane] = beat
            if self.machine.speaker.busy_until >= self.machine.now:
                continue
            obstacle = race.next_obstacle(runner)
            left = obstacle.middle - FLIGHT // 2 - runner.distance if obstacle else 0
            due = -race.speed < left <= 0
            self.machine.chime(sounds.FOOTFALL if not race.rules.metronome else sounds.TOCK if due else sounds.TICK)

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

    def _advise(self, race: Race, rest: bool = False) -> None:
        if rest:
            self.messages.clear()
        elif race.rung:
            self.say(strings.LADDER, n=race.rung)
        else:
            self.say(strings.ADVICE if race.lanes == 1 else strings.ADVICE_TWO)

    def _coast(self, race: Race, frame: int, cheered: bool) -> None:
        distances = race.runners[0].distance // PIXEL, race.runners[-1].distance // PIXEL
        self.stadium.paint(distances, self._cheering(frame) if cheered else 0)
        self.figures.rest(race, frame)
        self.stadium.captions()

    def end(self, race: Race) -> Frames[None]:
        """Joy behind the finish, if there is any, then the scoreboard."""
        cheered = any(glad(race, runner) for runner in race.runners)
        for frame in range(COAST):
            self._coast(race, frame, cheered)
            yield
        for lane in range(2):
            self.stadium.caption(lane, "")
        self._coast(race, COAST - 1, cheered)
        self.messages.clear()
        yield from report(self.program, race)
