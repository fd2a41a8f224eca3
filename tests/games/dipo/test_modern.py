"""Dipo's scene, laboratory and challenge, driven by keys, joystick and mouse."""

from arcade.cabinet.replays.session import Session
from arcade.games.dipo.challenge import Challenge
from arcade.games.dipo.lab import Laboratory
from arcade.games.dipo.levels import Edge
from arcade.games.dipo.modern import Modern
from arcade.games.dipo.program import Main
from arcade.games.dipo.rules import Field, law
from arcade.games.dipo.scene import Scene
from arcade.games.dipo.world import Colony
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.flow.ending import DEAF
from tests.patience import still

BOX_OF_FOUR = ("pad1 fire", "pad1 right", "pad1 fire", "pad1 down", "pad1 fire", "pad1 left", "pad1 fire")


class Player:
    """Hands in the modern look."""

    def __init__(self, laboratory: bool, calm: bool = False, level: int = 2) -> None:
        self.session = Session(Setup("dipo", level=level, calm=calm))
        self.machine = self.session.machine
        self.wait(150)
        self.press("pad1 fire", *["pad1 down"] * laboratory, "pad1 fire")

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.session.step(NO_KEYS)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.session.step(frozenset((key,)))
            self.wait(4)

    @property
    def look(self) -> Modern:
        program = self.session.program
        assert isinstance(program, Main)
        assert isinstance(program.look, Modern)
        return program.look

    @property
    def laboratory(self) -> Laboratory:
        assert isinstance(self.look.room, Laboratory)
        return self.look.room

    @property
    def challenge(self) -> Challenge:
        assert isinstance(self.look.room, Challenge)
        return self.look.room

    @property
    def scene(self) -> Scene:
        assert self.look.room is not None
        return self.look.room.scene

    def tool(self, number: int) -> None:
        """Choose from the menu by joystick."""
        self.press("pad1 back", *["pad1 down"] * number, "pad1 fire")

    def says(self, words: str) -> bool:
        return any(words in row for row in self.machine.text_rows())


def test_cells_are_drawn_and_taken_away_by_joystick_and_mouse() -> None:
    player = Player(laboratory=True)
    player.press("pad1 fire", "pad1 right", "pad1 fire")
    assert player.scene.colony.population == 2
    player.press("pad1 fire")
    assert player.scene.colony.population == 1
    cell = (player.scene.view.top + 10, player.scene.view.left + 20)
    x, y = player.scene.view.place(cell)
    player.press(f"@{x + 1},{y + 1}")
    assert player.scene.colony.population == 2
    assert player.scene.cursor == cell
    player.press("@100,190")  # below the field
    assert player.scene.colony.population == 2
    player.press("0")
    assert player.scene.colony.population == 1


def test_a_held_fire_draws_a_line() -> None:
    player = Player(laboratory=True)
    player.session.step(frozenset(("pad1 fire",)))
    for _ in range(3):
        player.session.step(frozenset(("pad1 fire", "pad1 right")))
        player.session.step(frozenset(("pad1 fire",)))
    assert player.scene.colony.population == 4


def test_everything_in_the_laboratory_is_in_the_joysticks_reach() -> None:
    player = Player(laboratory=True)
    player.press("pad1 back", *["pad1 down"] * 6, "pad1 fire", "pad1 down", "pad1 fire", "pad1 back")
    assert player.scene.colony.field.edge is Edge.HARD
    assert player.scene.colony.field.law == law("B36/S23")
    assert player.machine.border_colour == 1
    player.tool(4)
    player.press("pad1 right", "pad1 fire", "pad1 fire", "pad1 back")
    assert player.scene.colony.population == 9
    assert not player.scene.hand
    player.tool(1)
    assert player.scene.colony.generation == 2
    player.tool(11)
    assert (player.scene.colony.generation, player.scene.colony.population) == (1, 9)
    player.tool(10)
    assert len(player.session.program.writings) == 1
    player.wait(60)
    player.tool(5)
    assert player.scene.colony.population > 1500
    player.tool(12)
    assert player.scene.colony.population == 0
    player.tool(13)
    player.wait(5)
    assert player.look.room is None


def test_speeds() -> None:
    player = Player(laboratory=True)
    player.press("l", "right", "right", "right", "right", "return", "2", "backspace")
    player.press("+", "+", "+", "+", "return")
    start = player.scene.colony.generation
    player.wait(50)
    assert player.scene.colony.generation - start == 50 * 16
    player.press("-", "-")
    start = player.scene.colony.generation
    player.wait(50)
    assert player.scene.colony.generation - start == 50
    player.press("return")
    start = player.scene.colony.generation
    player.wait(50)
    assert player.scene.colony.generation == start


def test_a_fate_is_said_and_the_census_follows() -> None:
    player = Player(laboratory=True)
    player.press(*BOX_OF_FOUR, "return")
    player.wait(50)
    assert player.says("Stable since generation 1")
    player.press("return")
    player.wait(5)
    assert player.says("1 block")
    player.press("return", "return")  # what is known is not said again
    player.wait(60)
    assert player.scene.colony.generation > 5


def test_all_scales_show_the_cursor_and_the_cells() -> None:
    player = Player(laboratory=True)
    for scale in (8, 1, 2, 4):
        player.press("z")
        assert player.scene.view.scale == scale
        x, y = player.scene.view.place(player.scene.cursor)
        assert 0 <= x < 256
        assert 0 <= y < 176
        assert player.scene.view.at(x, y) == player.scene.cursor


def test_the_challenge_gives_no_more_cells_than_it_says() -> None:
    player = Player(laboratory=False, level=4)
    player.press(*["2", "right"] * 6)
    assert player.challenge.left == 0
    assert player.scene.colony.population == 5
    assert player.says("No cells left to sow")
    player.press("left", "2")
    player.press("left", "2", "2")
    assert player.scene.colony.population == 5


def test_nothing_sown_is_refused() -> None:
    player = Player(laboratory=False)
    player.press("return")
    player.wait(30)
    assert player.says("Sow some cells first")
    assert player.challenge.lives == []


def test_three_colonies_make_a_game_and_the_best_counts() -> None:
    player = Player(laboratory=False)
    for _ in range(3):
        player.press("pad1 fire", "pad1 right", "pad1 fire", "pad1 right", "pad1 fire")
        player.tool(0)
        player.wait(60)
        player.press("pad1 fire")
        player.wait(80)
    result = player.session.results[0]
    assert (result.outcome, result.score) == (Outcome.LOST, 0)
    while still(not player.says("Another game?")):
        player.wait(1)
    player.wait(DEAF)
    player.press("pad1 fire")
    player.wait(5)
    assert player.challenge.lives == []


def test_the_challenge_can_be_left() -> None:
    player = Player(laboratory=False)
    player.tool(3)
    player.wait(5)
    assert player.look.room is None
    assert player.session.results == []


def test_calm_slows_what_would_flicker() -> None:
    for calm, least, most in ((False, 40, 100), (True, 4, 6)):
        player = Player(laboratory=True, calm=calm)
        scene = player.scene
        stripes = [(row, column) for row in range(176) for column in range(256) if column % 4 < 2]
        scene.live_by(law=law("B3678/S0"))
        scene.colony.begin(scene.colony.field.of(stripes))
        player.press("+", "+", "return")
        for key in ("return",) * 3:  # past the fate that is said and the census
            player.wait(60)
            player.press(key)
        before, changes = scene.colony.cells, 0
        for _ in range(100):
            player.wait(1)
            changed = (before ^ scene.colony.cells).bit_count() * 4 > 176 * 256
            changes += changed
            before = scene.colony.cells
        assert least <= changes <= most


def test_the_language_may_change_at_any_time() -> None:
    player = Player(laboratory=True)
    player.press("!lang ro")
    assert player.says("Celule 0")


def test_cells_grow_older_from_generation_to_generation() -> None:
    field = Field(22, 32)
    block = field.of([(5, 5), (5, 6), (6, 5), (6, 6)])
    colony = Colony(field, block)
    found = []
    for _ in range(12):
        found.append(next(place for place, cells in enumerate(colony.ages) if cells == block))
        colony.step()
    assert found == [0, 1, 1, *[2] * 6, *[3] * 3]


def test_each_cell_is_of_one_age_and_what_is_born_is_of_the_first() -> None:
    field = Field(22, 32)
    colony = Colony(field, field.of([(10, 11), (10, 12), (11, 10), (11, 11), (12, 11)]))
    for _ in range(40):
        colony.step()
        ages = colony.ages
        assert ages[0] == colony.births
        assert sum(ages) == colony.cells
        assert sum(cells.bit_count() for cells in ages) == colony.population


def test_generations_are_heard_while_each_can_be_told() -> None:
    player = Player(laboratory=False)
    player.press(*BOX_OF_FOUR[:2], "pad1 fire", "pad1 right", "pad1 fire")
    known = len(player.machine.speaker.notes)
    player.press("return")
    player.wait(40)
    assert len(player.machine.speaker.notes) > known + 3


def test_the_great_one_moves_while_another_game_is_asked_for() -> None:
    player = Player(laboratory=False)
    while still(not player.session.results):
        player.press("pad1 fire", "return")
        player.wait(20)
    player.wait(500)
    pictures = set()
    for _ in range(80):
        player.session.step(NO_KEYS)
        pictures.add(player.machine.pixels())
    assert len(pictures) >= 2
