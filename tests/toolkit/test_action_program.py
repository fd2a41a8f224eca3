"""A game of skill goes from world to world until nobody wants another; a program of two variants plays one of them."""

import pytest

from arcade.machine.machine import Frames
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.action_program import ActionLook, ActionProgram, ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram
from tests.patience import still
from tests.toolkit.stage import BareMachine


class World:
    """Falls for so many steps."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.steps = 0


class Diary(ActionLook[BareMachine, World]):
    """Writes down what it is told, and wants so many games."""

    def __init__(self, program: Program[BareMachine], games: int) -> None:
        super().__init__(program)
        self.told: list[str] = []
        self.games = games

    def title(self) -> Frames[None]:
        self.told.append("title")
        yield

    def begin(self, world: World) -> Frames[None]:
        self.told.append(f"begin {world.height}")
        yield

    def end(self, world: World) -> Frames[None]:
        self.told.append(f"end {world.steps}")
        yield

    def again(self) -> Frames[bool]:
        self.games -= 1
        yield
        return self.games > 0

    def farewell(self) -> Frames[None]:
        self.told.append("farewell")
        yield


class Falling(ActionProgram[BareMachine, World]):
    """Each world is deeper by one than the one before."""

    def __init__(self, games: int) -> None:
        super().__init__(BareMachine(), Setup("falling"))
        self.made = 0
        self.world = self.new_world()
        self.look = self.diary = Diary(self, games)
        self.moving: list[bool] = []

    def new_world(self) -> World:
        self.made += 1
        return World(self.made)

    def run(self) -> Frames[None]:
        while still(self.world.steps < self.world.height):
            self.moving.append(self.playing)
            self.world.steps += 1
            yield

    def result(self) -> tuple[Outcome, int]:
        self.moving.append(self.playing)
        return Outcome.OVER, 10 * self.world.steps

    def state(self) -> dict[str, Plain]:
        return {}


def test_every_game_has_a_world_of_its_own_and_the_first_is_there_from_the_start() -> None:
    program = Falling(games=2)
    first = program.world
    assert not program.begun
    at_once(program.play())
    assert program.diary.told == ["title", "begin 1", "end 1", "begin 2", "end 2", "farewell"]
    assert program.made == 2
    assert program.world is not first
    assert [(result.outcome, result.score) for result in program.results] == [(Outcome.OVER, 10), (Outcome.OVER, 20)]


def test_keys_move_something_while_a_game_runs_and_at_no_other_time() -> None:
    program = Falling(games=1)
    at_once(program.play())
    assert program.moving == [True, False]


def test_a_program_says_what_is_asked_after_a_game_and_that_all_are_over() -> None:
    program = Falling(games=2)
    phases = [program.phase for _ in program.play()]
    assert list(dict.fromkeys(phases)) == ["opening", "again", "over"]


def test_a_look_notices_once_that_the_language_has_changed() -> None:
    program = Falling(games=1)
    assert not program.diary.in_new_language()
    program.language = "ro"
    assert program.diary.in_new_language()
    assert not program.diary.in_new_language()


class Game(ActionVariant[BareMachine, World]):
    """A game that is over when it begins."""

    name = "own"

    def __init__(self, program: Program[BareMachine]) -> None:
        super().__init__(program)
        self.look = Diary(program, games=1)

    def next_world(self) -> Frames[World]:
        yield from ()
        return World(0)

    def run(self) -> Frames[None]:
        yield from ()

    def result(self) -> tuple[Outcome, None]:
        return Outcome.LOST, None

    def state(self) -> dict[str, Plain]:
        return {"variant": self.name}


class BookGame(Game):
    """The listing's."""

    name = "book"


class Both(VariedProgram[BareMachine, Game]):
    """Two games under one name."""

    variants = BookGame, Game


@pytest.mark.parametrize(("original", "name"), [(True, "book"), (False, "own")])
def test_a_run_plays_the_variant_of_its_look(original: bool, name: str) -> None:
    program = Both(BareMachine(), Setup("both", original=original))
    assert isinstance(program.look, Look)
    assert program.state() == {"variant": name}
    at_once(program.play())
    assert [(result.outcome, result.score) for result in program.results] == [(Outcome.LOST, None)]
