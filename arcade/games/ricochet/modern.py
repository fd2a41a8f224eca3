"""Ricochet as an artist of the machine would have shown it: green cloth, a ball that glides, walls that ring."""

from arcade.games.ricochet import MUSIC, strings
from arcade.games.ricochet.board import DOOR_ROUND, Place
from arcade.games.ricochet.ending import Ending
from arcade.games.ricochet.motion import Bumpers, Motion, corner, sparkle
from arcade.games.ricochet.rules import FLOOR_COST, Bounced, Event, Hit, World
from arcade.games.ricochet.scene import doors, furnish, target
from arcade.games.ricochet.state import State
from arcade.games.ricochet.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.program import Program, meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import sprite
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, LAND, POINT, SELECT, STEP, THUD, WRONG

ROLL_FRAMES, TOUCH_FRAMES, REST_FRAMES = 2, 2, 25
GAUGE_ROW, MESSAGE_ROW = 22, 23
GAUGE_COLUMN = 12
"""From here on each cell stands for two bounces."""
LABELS, VALUES = pair("Wk"), pair("Yk")
FEW_BOUNCES = 10
SEGMENTS = [
    sprite([one + other] * 6, ink)
    for ink in "RG"
    for one, other in (("....", "...."), ("###.", "...."), ("###.", "###."))
]
"""None, one and both of a cell's bounces left; first as they look when few are."""


class Panel:
    """Below the table: par, shots and targets, and a gauge of the bounces that are left; it draws what changed."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program, self.machine = program, program.machine
        self.status = StatusBar(self.machine, GAUGE_ROW - 1, LABELS, VALUES)
        self._shown = Shown()

    def begin(self, world: World) -> None:
        self.status.forget()
        fill(self.machine, GAUGE_ROW, 0, 1, COLUMNS, colours=LABELS)
        self._shown.forget()
        self.numbers(world)

    def numbers(self, world: World) -> None:
        """Show par, shots, targets and bounces; of two people their points, with a mark at whose turn it is."""
        text, table = self.program.text, world.table
        shots = text(strings.SHOTS), f"{world.shots}/{world.all_shots}"
        if world.seats == 2:
            one, two = ((">" if seat == world.turn else " ") + f"{seat + 1}:" for seat in (0, 1))
            self.status.show((one, world.points[0]), shots, (two, world.points[1]))
        else:
            taken = text(strings.TARGETS), f"{world.taken}/{len(table.targets)}"
            self.status.show((text(strings.PAR), table.par), shots, taken)
        left = table.bounces - world.bounces
        if not self._shown.changed("left", left):
            return
        label = text(strings.BOUNCES)
        write(self.machine, GAUGE_ROW, 0, label, LABELS)
        write(self.machine, GAUGE_ROW, len(label) + 1, f"{world.bounces:<2}", VALUES)
        for cell in range(table.bounces // 2):
            look = min(max(left - 2 * cell, 0), 2) + 3 * (left > FEW_BOUNCES)
            if self._shown.changed(("gauge", cell), look):
                draw_cells(self.machine, SEGMENTS[look], GAUGE_ROW, GAUGE_COLUMN + cell)


class Modern(MessageLook, ActionLook[Spectrum, World]):
    program: State
    question_row = MESSAGE_ROW - 1

    def __init__(self, program: State) -> None:
        super().__init__(program, MESSAGE_ROW)
        self.conditions = program.conditions
        self.panel = Panel(program)
        self.motion = Motion(self.machine, self.conditions.aim)
        self.bumpers = Bumpers(self.machine, program.world.table, program.calm)
        self._came: Place = (0, 0)
        self._taken = 0
        """Targets taken before the shot under way."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, world: World) -> Frames[None]:
        self.motion = Motion(self.machine, self.conditions.aim)
        self.bumpers = Bumpers(self.machine, world.table, self.program.calm)

        def whole() -> None:
            self.clear_screen()
            furnish(self.machine, world, self.conditions.felt)
            self._say_all(world)

        self.in_new_language()
        yield from reveal(self.machine, whole, Wipe.CENTRE)
        yield from self.prompt(world)

    def _say_all(self, world: World) -> None:
        """Numbers and keys in the language of the moment."""
        self.panel.begin(world)
        self.messages.say(key_row(self.program, COLUMNS, strings.KEYS_WAITING, HINT), pair("wb"))

    def prompt(self, world: World) -> Frames[None]:
        doors(self.machine, world, self.conditions.felt)
        self.panel.numbers(world)
        self.motion.wait(world, self.program.side)
        if world.seats == 2:
            self.say(strings.TURN_OF, n=world.turn + 1)
        elif world.shots == 0 and world.table.bars:
            self.say(strings.READY_STEERED)
        self.machine.chime(SELECT)
        yield

    def waiting(self, world: World) -> Frames[None]:
        if self.in_new_language():
            self._say_all(world)
            self.motion.wait(world, self.program.side)
        self.motion.pulse(world)
        yield

    def cursor(self, world: World, moved: bool) -> Frames[None]:
        if moved:
            self.machine.chime(STEP)
            self.motion.point(world, self.program.side)
            yield from self.motion.glide(world, ROLL_FRAMES)
        else:
            self.say(strings.EDGE)
            self.machine.chime(THUD)
            yield

    def turned(self, world: World) -> Frames[None]:
        self.machine.chime(STEP)
        self.motion.wait(world, self.program.side)
        yield

    def hint(self, world: World, told: tuple[int, int] | None) -> Frames[None]:
        self.messages.say(self.program.advice_in_words(told))
        self.motion.advised = told[0] if told else None
        self.motion.show(world)
        self.machine.chime(POINT)
        yield

    def wrong_key(self) -> Frames[None]:
        self.say(strings.WRONG_KEY)
        self.machine.chime(WRONG)
        yield

    def move(self, world: World) -> Frames[None]:
        self._taken, self._came = world.taken, world.ball
        self.motion.fired(world)
        self.panel.numbers(world)
        self.say(strings.STEER if world.table.bars else strings.FLYING)
        self.machine.chime(LAND)
        yield

    def step(self, world: World, event: Event) -> Frames[None]:
        yield from meanwhile(self._step(world, event), lambda _: self._glow(world))

    def _step(self, world: World, event: Event) -> Frames[None]:
        hurried = self.program.handling.hurried
        pace = 1 if hurried else self.conditions.pace
        match event:
            case Bounced():
                yield from self._bounce(world, event, TOUCH_FRAMES - hurried)
            case Hit(place):
                yield from self.motion.fly(world, self._came, pace)
                yield from self._take(world, place)
            case _:
                yield from self.motion.fly(world, self._came, pace)
        self._came = world.ball
        if self.in_new_language():
            self._say_all(world)
            self.motion.show(world)

    def _bounce(self, world: World, event: Bounced, frames: int) -> Frames[None]:
        fell = event.cost == FLOOR_COST
        self.machine.chime(THUD if fell else self.bumpers.sound(event.place))
        if fell:
            self.say(strings.FELL)
        self.panel.numbers(world)
        self.motion.moving.hide()
        before, now = world.bounces - event.cost, world.bounces
        if world.table.doors and before // DOOR_ROUND != now // DOOR_ROUND:
            doors(self.machine, world, self.conditions.felt)
            self.say(strings.DOORS_MOVE)
        self.bumpers.light(event.place)
        yield from self.motion.touch(world, event.place, frames)

    def _glow(self, world: World) -> None:
        """Walls shine a frame more; what moves over them keeps nothing of their light."""
        fading = self.bumpers.fading
        if fading:
            self.motion.moving.hide()
        self.bumpers.step()
        if fading:
            self.motion.show(world)

    def _take(self, world: World, place: Place) -> Frames[None]:
        self.machine.chime(BONUS if world.taken - self._taken > 1 else POINT)
        self.motion.moving.hide()
        target(self.machine, world, place, self.conditions.felt)
        self.panel.numbers(world)
        yield from sparkle(self.machine, corner(place))
        self.motion.show(world)

    def landed(self, world: World) -> Frames[None]:
        taken = world.taken - self._taken
        self.say(strings.TOOK if taken else strings.NOTHING, n=taken)
        self.machine.chime(LAND)
        yield from self._settle(world)

    def _settle(self, world: World) -> Frames[None]:
        yield from meanwhile(self.machine.wait(REST_FRAMES), lambda _: self._glow(world))
        self.motion.moving.hide()
        self.bumpers.out()

    def end(self, world: World) -> Frames[None]:
        if world.seats == 2:
            self.say(strings.POINTS, one=world.points[0], two=world.points[1])
        elif world.cleared:
            self.say(strings.WON_AT_PAR if world.shots <= world.table.par else strings.WON_WITH, n=world.shots)
        else:
            self.say(strings.LOST_WITH, n=world.taken, all=len(world.table.targets))
        yield from self._settle(world)
        yield from end_scene(self, Ending(self.program, self.bumpers), MUSIC.of(self.program.outcome))
