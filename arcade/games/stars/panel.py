"""What stands below the chart: rays, stars, points and time, whose turn it is, and messages."""

from arcade.games.stars import strings
from arcade.games.stars.rules import FRAMES_A_SECOND, World
from arcade.games.stars.scene import BOTTOM_ROW
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar
from arcade.toolkit.picture.shown import Shown


class Panel:
    """Two rows of numbers and one of words."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.counts = StatusBar(program.machine, BOTTOM_ROW + 1, pair("Wk"), pair("Yk"))
        self.second = StatusBar(program.machine, BOTTOM_ROW + 2, pair("Ck"), pair("Yk"))
        self._shown = Shown()
        self.message = MessageLine(program.machine, BOTTOM_ROW + 3, pair("Wk"))

    def forget(self) -> None:
        """Say that the screen was cleared."""
        self._shown.forget()
        self.counts.forget()
        self.second.forget()

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""
        self.message.say(self.program.text(words, **values))

    def say_turn(self, world: World) -> None:
        """Who fires next; one player is told how."""
        if world.seats == 2:
            self.say(strings.TURN, n=world.seat + 1)
        else:
            self.say(strings.AIM)

    def show(self, world: World) -> None:
        """Show the numbers of the moment; what the end adds to the points is in them once the game is over."""
        numbers = world.rays, len(world.stars), tuple(world.points), world.over and world.score, world.best
        time_left = None if world.ticks_left is None else -(-world.ticks_left // FRAMES_A_SECOND)
        if not self._shown.changed("all", (self.program.language, world.seat, numbers, len(world.plan), time_left)):
            return
        text = self.program.text
        rays = str(world.rays) if world.most_rays is None else f"{world.rays}/{world.most_rays}"
        time: list[tuple[str, object]] = [] if time_left is None else [(text(strings.TIME), time_left)]
        counts = [(text(strings.RAYS), rays), (text(strings.STARS), len(world.stars))]
        if world.seats == 2:
            self.counts.show(*counts, *time)
            self.second.show(*[(self._player(world, seat), world.points[seat]) for seat in (0, 1)])
        else:
            self.counts.show(*counts, (text(strings.POINTS), world.score if world.over else world.points[0]))
            par, best = (text(strings.PAR), len(world.plan)), (text(strings.BEST_RAY), world.best)
            self.second.show(par, *time, best)

    def _player(self, world: World, seat: int) -> str:
        """A player's name, with an arrow if it is his turn."""
        return (">" if world.seat == seat else " ") + self.program.text(strings.PLAYER, n=seat + 1)
