"""Labyrinth as an artist of the machine would have shown it: hedges, figures that glide and leap, things that shine."""

import zlib

from arcade.games.labyrinth import MUSIC, strings
from arcade.games.labyrinth.actors import Event, Kind
from arcade.games.labyrinth.ending import Ending
from arcade.games.labyrinth.menu import Choice, Menu
from arcade.games.labyrinth.scene import FAR, Cast, fear, paint, paint_around
from arcade.games.labyrinth.title import Title
from arcade.games.labyrinth.world import COIN, GOAL, SECOND_FRAMES, Hunt, end_of, score
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, COUNT_IN, HURRY, POINT, THUD

PICTURE_FRAMES = 8
"""From one picture to the next, and so how many times faster the film runs."""
FEWEST_PICTURES = 25


class Film:
    """Pictures of the whole screen in the order in which they were taken; of each is kept what is new in it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._latest = b""
        self._changes: list[bytes] = []

    def expose(self, frame: int) -> None:
        if frame % PICTURE_FRAMES == 0:
            picture = self.machine.memory()
            self._changes.append(_packed(_difference(picture, self._latest)))
            self._latest = picture

    def show(self, message: MessageLine, words: str) -> Frames[None]:
        machine = self.machine
        if len(self._changes) < FEWEST_PICTURES:
            return
        last = machine.memory()
        machine.keyboard.flush()
        picture = b""
        for change in self._changes:
            picture = _difference(zlib.decompress(change), picture)
            machine.recall(picture)
            message.say(words)
            yield
            if machine.keyboard.take():
                break
        machine.recall(last)


def _difference(one: bytes, other: bytes) -> bytes:
    """What there is in one picture and not in the other; of this and either picture, the other one."""
    return (int.from_bytes(one) ^ int.from_bytes(other)).to_bytes(len(one))


def _packed(difference: bytes) -> bytes:
    """Almost nothing but zeros: a small window packs it as well as a large one, in a quarter of the time."""
    packer = zlib.compressobj(1, zlib.DEFLATED, wbits=12, memLevel=3)
    return packer.compress(difference) + packer.flush()


STEPS, BUMP_SOUND = (((0.003, 10.0),), ((0.003, 5.0),)), ((0.004, -12.0),)
HEART = ((0.008, -17.0), (0.05, None), (0.006, -21.0))
HEARTBEATS = ((3, 16), (6, 26), (10, 44))
"""Cells to the nearest beast, and frames from one beat of the heart to the next."""
LEAP_SOUND = ((0.008, -3.0), (0.008, 2.0), (0.008, 7.0))
WALL_SOUND = ((0.01, -20.0), (0.01, -26.0))
CAUGHT_SOUND = ((0.05, 9.0), (0.05, 3.0), (0.05, -3.0), (0.1, -9.0))
HAMMER_SOUND = ((0.01, 0.0), *THUD, (0.02, -30.0))
LATE_SECONDS = 10
STARS_FRAMES, STARS_TURN_FRAMES = 60, 6
CHANGES = Kind.TOOK, Kind.WARNED, Kind.GREW, Kind.STAYED, Kind.BROKE
"""What makes the maze look another way."""
MESSAGE_FRAMES = 100


class Modern(MessageLook, ActionLook[Spectrum, Hunt]):
    question_row = 22

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 23, pair("Ck"))
        self.cast = Cast(self.machine)
        self.status = StatusBar(self.machine, 22, pair("Wk"), pair("Yk"))
        self._shown = Shown()
        self._speaking = 0
        """Frames until the aim is shown again."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_game(self, choice: Choice) -> Frames[Choice]:
        return Menu(self.program).choose(choice)

    def begin(self, hunt: Hunt) -> Frames[None]:
        machine = self.machine

        def whole() -> None:
            self.clear_screen()
            paint(machine, hunt)

        self.cast.hide()
        self.film = Film(machine)
        yield from reveal(machine, whole, Wipe.CENTRE, 24)
        self.status.forget()
        self._shown.forget()
        self._speaking = 0
        self._numbers(hunt)
        self.cast.show(hunt)
        self.say(strings.READY_GO)
        machine.chime(COUNT_IN)
        yield from machine.wait(60)
        machine.keyboard.flush()

    def step(self, hunt: Hunt, events: list[Event]) -> Frames[None]:
        if any(event.kind in CHANGES for event in events):
            self.cast.hide()
        for event in events:
            self._tell(hunt, event)
        self.cast.show(hunt)
        self._numbers(hunt)
        self._speaking -= 1
        if self._speaking <= 0:
            self.say(strings.AIMS[hunt.mode], goal=GOAL)
        if hunt.seconds <= LATE_SECONDS and hunt.left % SECOND_FRAMES == 0 and not hunt.over:
            self.machine.chime(HURRY)
            if hunt.seconds == LATE_SECONDS:
                self._announce(strings.HURRY)
        self._heart(hunt)
        self.film.expose(hunt.frames)
        yield
        if any(event.kind is Kind.CAUGHT for event in events):
            yield from self._stars(hunt)

    def _tell(self, hunt: Hunt, event: Event) -> None:
        """The sound of what happened, its words, and its place drawn anew."""
        machine = self.machine
        match event.kind:
            case Kind.STEPPED:
                self.softly(STEPS[hunt.steps % 2])
            case Kind.BUMPED:
                self.softly(BUMP_SOUND)
            case Kind.LEAPT:
                machine.chime(LEAP_SOUND)
            case Kind.TOOK:
                machine.chime(POINT if event.value == COIN else BONUS)
            case Kind.GREW | Kind.STAYED:
                self.softly(WALL_SOUND)
            case Kind.BROKE:
                machine.chime(HAMMER_SOUND)
                self._announce(strings.BROKEN)
            case Kind.CAUGHT | Kind.LEFT:
                caught = event.kind is Kind.CAUGHT
                machine.chime(CAUGHT_SOUND if caught else BONUS)
                if hunt.living:
                    self._announce(strings.FRIEND_CAUGHT if caught else strings.FRIEND_OUT)
        if event.kind in CHANGES:
            paint_around(machine, hunt, event.cell)

    def _heart(self, hunt: Hunt) -> None:
        """The nearer a beast, the faster a heart is heard."""
        if all(hunt.frames % frames for _, frames in HEARTBEATS):
            return
        nearest = min((fear(hunt, good) for good in hunt.living), default=FAR)
        pace = next((frames for cells, frames in HEARTBEATS if nearest <= cells), 0)
        if pace and hunt.frames % pace == 0:
            self.softly(HEART)

    def _stars(self, hunt: Hunt) -> Frames[None]:
        for frame in range(STARS_FRAMES):
            self.cast.show(hunt, stars=frame // STARS_TURN_FRAMES % 2 == 0)
            yield
        self.cast.show(hunt)
        self.machine.keyboard.flush()

    def _announce(self, words: Text) -> None:
        self._speaking = MESSAGE_FRAMES
        self.say(words)

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message unless it stands there already."""
        said = self.program.text(words, **values)
        if self._shown.changed("said", said):
            self.messages.say(said)

    def _numbers(self, hunt: Hunt) -> None:
        """Time, steps or points, and the hammer, of the first who is still there."""
        text, count = self.program.text, hunt.points if hunt.worth else hunt.steps
        tired = -(-min(good.tired for good in hunt.goods) // SECOND_FRAMES)
        if self._shown.changed("numbers", (self.program.language, hunt.seconds, tired, count)):
            self.status.show(
                (text(strings.TIME), hunt.seconds),
                (text(strings.HAMMER), tired or text(strings.READY)),
                (text(strings.POINTS if hunt.worth else strings.STEPS), count),
            )

    def end(self, hunt: Hunt) -> Frames[None]:
        end = end_of(hunt)
        self._numbers(hunt)
        self.messages.say(self.program.text(strings.RESULT, n=hunt.steps, points=score(hunt)), pair("Wk"))
        self.machine.keyboard.flush()
        self.cast.hide()
        ending = Ending(self.program, hunt, end)
        yield from end_scene(self, ending, MUSIC.of(Outcome.WON if end.won else Outcome.LOST))
        ending.moving.hide()
        yield from self.film.show(self.messages, self.program.text(strings.FILM))
