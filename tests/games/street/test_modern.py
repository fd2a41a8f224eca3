"""The modern street: what is heard near the walker, tyre marks that pass, a report that lives."""

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.games.street.board import Kind, Vehicle
from arcade.games.street.figures import MARKS_LOOPS, Drivers
from arcade.games.street.levels import LEVELS
from arcade.games.street.modern import hum
from arcade.games.street.scene import Scene, paint
from arcade.games.street.world import Town
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.program import Setup
from tests.patience import still


def town(*vehicles: tuple[int, Vehicle]) -> Town:
    """A town in which only these drive, each in the lane at a column."""
    made = Town(SplitMix(1), LEVELS[2].sets)
    for lane in made.roads.lanes:
        lane.vehicles = [vehicle for column, vehicle in vehicles if column == lane.column]
    return made


def test_engines_are_heard_near_the_walker_and_the_nearer_the_higher() -> None:
    empty = town()
    column, row = empty.walker
    lane = min(empty.roads.lanes, key=lambda one: abs(one.column - column)).column

    def heard(distance: int, moved: bool = True) -> list[float]:
        front = row + distance if row + distance < 10 else row - distance
        vehicle = Vehicle(Kind.CAR, front, 0, moved)
        return [pitch for _, pitch in hum(town((lane, vehicle))) if pitch is not None]

    assert hum(empty) == ()
    assert heard(2, moved=False) == []
    assert heard(6) == []
    assert heard(3) < heard(1)


def test_who_brakes_for_a_walker_leaves_marks_for_a_while() -> None:
    machine = Spectrum()
    paint(machine, rain=False)
    scene = Scene(machine)
    scene.keep()
    before = bytes(machine.display)
    drivers = Drivers(scene)
    vehicle = Vehicle(Kind.CAR, 6, 0, moved=True)
    street = town((3, vehicle))
    drivers.show(street)
    clean = bytes(machine.display)
    assert not drivers.begin(street, hasty=True)
    vehicle.moved = False
    assert not Drivers(scene).begin(street, hasty=True), "it stood before"
    assert drivers.begin(street, hasty=True)
    assert bytes(machine.display) not in (before, clean)
    for _ in range(MARKS_LOOPS + 1):
        assert not drivers.begin(street, hasty=True)
    drivers.glide(1, 1, None)
    assert bytes(machine.display) == clean


def test_nobody_skids_at_a_light_while_no_walker_is_on_the_road() -> None:
    machine = Spectrum()
    paint(machine, rain=False)
    scene = Scene(machine)
    scene.keep()
    drivers = Drivers(scene)
    vehicle = Vehicle(Kind.CAR, 6, 0, moved=True)
    street = town((3, vehicle))
    drivers.show(street)
    drivers.begin(street, hasty=False)
    vehicle.moved = False
    assert not drivers.begin(street, hasty=False)


def test_the_walker_is_there_while_another_session_is_asked_for() -> None:
    session = Session(Setup("street", 1, seed=3))
    hands = pilot_hands(session, 3)
    while still(not session.results):
        for _ in range(20):
            session.step(next(hands))
    for _ in range(600):
        session.step()
    assert session.machine.waiting is not None
    pictures = set()
    for _ in range(60):
        session.step()
        pictures.add(session.machine.pixels())
    assert len(pictures) > 8
