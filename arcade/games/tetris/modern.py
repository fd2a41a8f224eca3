"""The falling pieces as an artist of the machine would have shown them: each ten rows another world."""

from arcade.games.tetris import MUSIC, art, rules, sounds
from arcade.games.tetris.adviser import Advice
from arcade.games.tetris.ending import Ending
from arcade.games.tetris.scene import LEFT, Panel, Pile
from arcade.games.tetris.scenery import Beside, theme_after
from arcade.games.tetris.strings import ADVICE, FASTER, REWARD
from arcade.games.tetris.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.polyominoes import corner
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.player import Player, beside, player

TEMPI = (100, 108, 116, 126, 136, 148, 160, 174, 190)
"""Crotchets a minute of the music at each speed, from the slowest."""
SIDEWAYS, DOWNWARDS = 3, 4
"""Pixels that a piece glides in a frame at most towards its place: a repeated shift then flows without a halt."""
DROP_FRAMES, MESSAGE_FRAMES = 3, 100
LAG = {rules.Action.LEFT: CELL, rules.Action.RIGHT: -CELL}
"""Pixels that a shifted piece's picture is to the right of its place."""
HEARD = {
    **dict.fromkeys(LAG, sounds.MOVE),
    **dict.fromkeys((rules.Action.TURN, rules.Action.TURN_BACK), sounds.TURN),
}


class Modern(MessageLook, ActionLook[Spectrum, rules.World]):
    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, rules.ROWS + 2, pair("Ck"))
        self.panel = Panel(program)
        self.moving = Moving(self.machine)
        self.pile = Pile(self.machine)
        self._lag = (0, 0)
        """Pixels that the piece's picture is above its place, and to the right of it."""
        self._shown = Shown()
        self._marks: tuple[Actor, ...] = ()
        """The corners where the piece would land, and the adviser's crosses."""
        self._figure: Actor | None = None
        """The piece's picture at its place."""
        self._said = ("", 0)
        self._music: Player | None = None
        self._beside = Beside(self.machine, None)

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, world: rules.World) -> Frames[None]:
        self.clear_screen()
        self.moving = Moving(self.machine)
        self.pile = Pile(self.machine)
        self._lag, self._said = (0, 0), ("", 0)
        self._shown.forget()
        self._landscape(world)
        yield from self.pile.build(world.well)
        self._show(world)
        yield from self.machine.wait(15)
        self._music = player(self.machine, MUSIC.play, pins=True)
        self._music.tempo = TEMPI[world.speed - 1]

    def _landscape(self, world: rules.World) -> None:
        """The panels and what is beside the well, in the theme of now."""
        self.panel.draw(world)
        self._beside = Beside(self.machine, self.panel.landscape)

    def step(self, world: rules.World, events: list[rules.Event], advice: Advice | None) -> Frames[None]:
        """One frame, with music; more when a piece drops or rows vanish."""
        step = self._step(world, events, advice)
        return beside(self._music, step) if self._music else step

    def _step(self, world: rules.World, events: list[rules.Event], advice: Advice | None) -> Frames[None]:
        for event in events:
            match event:
                case rules.Moved(action):
                    self._lag = (self._lag[0], LAG.get(action, self._lag[1]))
                    self.machine.chime(HEARD.get(action, sounds.ASIDE))
                case rules.Fell(_, False):
                    self._lag = (CELL, self._lag[1])
                case rules.Fell(rows, True):
                    for fixed in [event.piece for event in events if isinstance(event, rules.Fixed)]:
                        yield from self._drop(world, fixed, rows)
                case rules.Fixed(piece):
                    self._hide()
                    self.pile.fix(world.cells(piece), piece.kind)
                case rules.Cleared(cleared, _, points):
                    count = len(cleared)
                    self.machine.chime(sounds.CLEARS[min(count, len(sounds.CLEARS)) - 1])
                    if count > 1:
                        self._announce(REWARD, rows=count, points=points)
                    yield from self.pile.vanish(world.well, cleared)
                case rules.Faster(speed):
                    self._announce(FASTER, speed=speed)
                    self.machine.chime(sounds.FASTER)
                    if self._music:
                        self._music.tempo = TEMPI[speed - 1]
                case rules.Spawned():
                    self._lag = (0, 0)
        self._glide(world)
        self._turn(world)
        if self.pile.fading:
            self._hide()
        self.pile.fade()
        self._talk(advice)
        if self.in_new_language():
            self._landscape(world)
        if events:
            self.panel.numbers(world)
        self._beside.step(world, events)
        if not world.over:
            self._show(world, advice)
        yield

    def _turn(self, world: rules.World) -> None:
        """Each ten rows another theme, beside the well at once and in it row by row from the floor up."""
        theme = theme_after(world.lines)
        if theme != self.pile.theme:
            self.pile.theme = theme
            self._landscape(world)
        if self.pile.turning:
            self._hide()
            self.pile.repaint(world.well)

    def _glide(self, world: rules.World) -> None:
        """Let the picture follow its place: sideways at once, downwards within the time that the piece takes."""
        if self._lag == (0, 0):
            return
        up, right = self._lag
        period = min(rules.SOFT_TICKS, world.period) if world.hurried else world.period
        due = max(CELL - CELL * world.wait * (2 if world.resting else 1) // period, 0)
        up = max(min(up, due), up - DOWNWARDS)
        right = max(right - SIDEWAYS, 0) if right > 0 else min(right + SIDEWAYS, 0)
        if right and not self._open(world, up, right):
            up = 0
        if not self._open(world, up, right):
            up = right = 0
        self._lag = (up, right)

    def _open(self, world: rules.World, up: int, right: int) -> bool:
        """Whether the picture of the piece, so many pixels beside its place, touches no square of the pile."""
        above, beside = -(up > 0), (right > 0) - (right < 0)
        if not (above or beside):
            return True  # at its place it touches none
        ways = ((above, 0), (0, beside), (above, beside)) if above and beside else ((above, beside),)
        cells = world.cells(world.piece)
        touched = [(row + down, column + side) for down, side in ways for row, column in cells if row + down >= 0]
        return world.well.free(touched)

    def _show(self, world: rules.World, advice: Advice | None = None) -> None:
        """The piece at its place in the air, the corners where it would land, the adviser's crosses."""
        piece = world.piece
        if not self._shown.changed("piece", (piece, self._lag, advice)):
            return
        # While it glides only its lag is another one.
        if self._shown.changed("place", (piece, advice)) or self._figure is None:
            self._marks = self._marked(world, advice)
            self._figure = art.piece(world.shape(piece), piece.kind, self.pile.theme), *self._corner(world, piece)
        (picture, x, y), (up, right) = self._figure, self._lag
        self.moving.show(*self._marks, (picture, x + right, y - up))

    def _marked(self, world: rules.World, advice: Advice | None) -> tuple[Actor, ...]:
        """What shows where the piece would come to rest, and where the adviser would put it."""
        piece, lowest = world.piece, world.lowest(world.piece)
        marks: list[Actor] = []
        if lowest.row > piece.row:
            marks.append((art.ghost(world.shape(lowest), piece.kind), *self._corner(world, lowest)))
        if advice:
            marks.append((art.advised(world.shape(advice.piece)), *self._corner(world, advice.piece)))
        return tuple(marks)

    def _corner(self, world: rules.World, piece: rules.Piece) -> Point:
        top, left = corner(world.shape(piece))
        return CELL * (LEFT + piece.column + left), CELL * (piece.row + top)

    def _drop(self, world: rules.World, piece: rules.Piece, rows: int) -> Frames[None]:
        """The piece shoots down to where it is to be fixed."""
        picture, (x, y) = art.piece(world.shape(piece), piece.kind, self.pile.theme), self._corner(world, piece)
        for frame in range(1, DROP_FRAMES):
            self.moving.show((picture, x, y - CELL * rows * (DROP_FRAMES - frame) // DROP_FRAMES))
            yield
        self.machine.chime(sounds.THUD)

    def _hide(self) -> None:
        self.moving.hide()
        self._shown.forget()

    def _announce(self, words: Text, **values: object) -> None:
        """A message that the adviser lets stand for a while."""
        self._said = (self.program.text(words, **values), MESSAGE_FRAMES)
        self.messages.say(self._said[0], pair("Yk"))

    def _talk(self, advice: Advice | None) -> None:
        """After a message has had its time, the adviser speaks, if he is asked."""
        words, left = self._said
        if left > 1:
            self._said = (words, left - 1)
            return
        said = self.program.text(ADVICE, height=advice.height, holes=advice.holes, rows=advice.rows) if advice else ""
        if said != words:
            self._said = (said, 0)
            self.messages.say(said)

    def end(self, world: rules.World) -> Frames[None]:
        if self._music:
            self._music.stop()
        self._hide()
        self.messages.clear()
        ending = Ending(self.program, world, self.pile)
        yield from end_scene(self, ending, MUSIC.won if ending.record else MUSIC.over)
