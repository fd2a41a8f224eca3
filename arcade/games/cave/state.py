"""What a look of the cave sees of its program: the tale, the adventure, the map, and how well it goes."""

from collections.abc import Sequence

from arcade.games.cave.levels import LEVELS, MapHelp, Story
from arcade.games.cave.memory import Chart
from arcade.games.cave.rules import Adventure
from arcade.games.cave.tale_flint import FLINT_TALE
from arcade.games.cave.tale_ileana import ILEANA_TALE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought

TALES = {tale.story: tale for tale in (FLINT_TALE, ILEANA_TALE)}


class State(Program[Spectrum]):
    """An adventure under way; the program itself says what happens on it."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        quest = LEVELS[setup.level].sets
        self.tale = TALES[Story.FLINT if setup.original else quest.story]
        self.map_help = quest.map_help
        cave = self.tale.cave
        # The printed program began with the first hiding place; a random one is better told again.
        first = 1 if setup.original else self.dice.below(len(cave.hiding)) + 1
        self.adventure = Adventure.begin(cave, first, mended=not setup.original)
        self.chart = Chart.whole(cave) if self.map_help is MapHelp.GIVEN else Chart()
        self.best = 0
        """The fewest steps that this game takes."""

    @property
    def wasted(self) -> int:
        """Steps beyond the fewest; letting oneself be robbed may even save some, which does not count."""
        return max(self.adventure.steps - self.best, 0)
