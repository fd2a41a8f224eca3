"""Below the table: par, shots and targets, a gauge of the bounces that are left, and a line for messages."""

from arcade.games.ricochet import strings
from arcade.games.ricochet.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar, write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import sprite

STATUS_ROW, GAUGE_ROW, MESSAGE_ROW = 21, 22, 23
GAUGE_COLUMN = 12
"""From here on each cell stands for two bounces."""
LABELS, VALUES, MESSAGES, KEYS = pair("Wk"), pair("Yk"), pair("Wb"), pair("wb")
FEW = 10
SEGMENTS = [
    sprite([one + other] * 6, ink)
    for ink in "RG"
    for one, other in (("....", "...."), ("###.", "...."), ("###.", "###."))
]
"""None, one and both of a cell's bounces left; first as they look when few are."""


class Panel:
    """Draws what changed, and says everything anew when the language does."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.status = StatusBar(self.machine, STATUS_ROW, LABELS, VALUES)
        self.message = MessageLine(self.machine, MESSAGE_ROW, MESSAGES)
        self._shown = Shown()

    def begin(self, world: World) -> None:
        """Draw all of it."""
        self.status.forget()
        fill(self.machine, GAUGE_ROW, 0, 1, 32, colours=LABELS)
        self._shown.forget()
        self._shown.changed("language", self.program.language)
        self.numbers(world)
        self.keys()

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
            look = min(max(left - 2 * cell, 0), 2) + 3 * (left > FEW)
            if self._shown.changed(("gauge", cell), look):
                draw_cells(self.machine, SEGMENTS[look], GAUGE_ROW, GAUGE_COLUMN + cell)

    def keys(self) -> None:
        """Name the keys where messages stand."""
        self.message.say(key_row(self.program, 32, strings.KEYS_WAITING, HINT), KEYS)

    def renew(self, world: World) -> bool:
        """Draw all anew if the language has changed; tells whether it has."""
        renewed = self._shown.changed("language", self.program.language)
        if renewed:
            self.begin(world)
        return renewed
