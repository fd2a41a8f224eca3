"""Every machine's picture is made anew where it changed and nowhere else, and is what it would be if all were new."""

from collections.abc import Callable
from random import Random

import pytest

from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum import picture as spectrum_picture
from arcade.machine.teletype import Teletype
from arcade.machine.teletype.picture import Picture as Paper

SIGNS = "AGjpqyș?/ 8"


def spectrum(machine: Spectrum, dice: Random) -> None:
    for _ in range(dice.randint(0, 3)):
        machine.display[dice.randrange(6144)] = dice.randrange(256)
        machine.attributes[dice.randrange(768)] = dice.randrange(256)
    if dice.random() < 0.2:
        machine.border(dice.randint(0, 7))
    machine.frame += dice.choice((0, 1, 16))


def pet(machine: Pet, dice: Random) -> None:
    machine.poke(dice.randrange(25), dice.randrange(40), dice.randrange(256))
    machine.charset = dice.choice((1, 1, 1, 2))


def ega(machine: Ega, dice: Random) -> None:
    machine.pset(dice.randrange(640), dice.randrange(350), dice.randrange(16))


def monitor(machine: Monitor, dice: Random) -> None:
    machine.fill((dice.randrange(200), dice.randrange(200), 30, 20), dice.randrange(32))


def teletype(machine: Teletype, dice: Random) -> None:
    for _ in range(dice.randint(0, 3)):
        machine.roll.strike(dice.choice(SIGNS))
    if dice.random() < 0.1:
        machine.roll.back()
    if dice.random() < 0.3:
        machine.roll.feed()
    machine._risen = dice.choice((12, 12, 12, 3, 6, 9))
    machine.turn(dice.choice((0, 0, 0, 3, -3)))
    machine.frame += dice.choice((0, 1, 16, 50))


def whole_teletype(machine: Teletype, dice: Random) -> None:
    machine.whole = True
    teletype(machine, dice)


SCRIBBLES: tuple[tuple[type[Machine], Callable[..., None]], ...] = (
    (Spectrum, spectrum),
    (Pet, pet),
    (Ega, ega),
    (Monitor, monitor),
    (Handset, monitor),
    (Teletype, teletype),
    (Teletype, whole_teletype),
)


@pytest.mark.parametrize(("kind", "scribble"), SCRIBBLES)
def test_a_picture_is_that_of_a_machine_that_shows_its_first(
    kind: type[Machine], scribble: Callable[..., None]
) -> None:
    dice, machine = Random("pictures"), kind()
    for _ in range(80):
        if dice.random() < 0.9:
            scribble(machine, dice)
        fresh = kind()
        fresh.recall(machine.memory())
        fresh.frame = machine.frame
        if isinstance(fresh, Spectrum):
            fresh.end_frame()
            fresh.frame = machine.frame
        shown = machine.pixels()
        assert shown == fresh.pixels()
        assert machine.pixels() is shown, "the same object, so that the host sees at once that nothing changed"
        machine.end_frame()


def test_only_lines_of_the_spectrum_that_changed_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    work = spectrum_picture.Picture._draw_lines

    def counted(self: spectrum_picture.Picture, lines: set[int], display: bytes) -> None:
        drawn.extend(sorted(lines))
        work(self, lines, display)

    monkeypatch.setattr(spectrum_picture.Picture, "_draw_lines", counted)
    machine = Spectrum()
    machine.pixels()
    assert drawn == list(range(192))
    drawn.clear()
    machine.pixels()
    assert not drawn
    machine.display[0] ^= 1
    machine.display[256 + 32] ^= 1
    machine.pixels()
    assert drawn == [0, 9]
    drawn.clear()
    machine.attributes[32 * 23] ^= 1
    machine.pixels()
    assert drawn == list(range(184, 192))
    drawn.clear()
    machine.frame += spectrum_picture.FLASH_FRAMES
    machine.pixels()
    assert not drawn, "nothing flashes"


def test_only_rows_of_the_pet_that_changed_are_drawn() -> None:
    machine = Pet()
    machine.pixels()
    rows = machine._picture._rows
    before = rows.copy()
    machine.poke(3, 3, 1)
    machine.poke(20, 3, 1)
    machine.pixels()
    assert [row for row, (one, other) in enumerate(zip(rows, before, strict=True)) if one is not other] == [3, 20]


@pytest.mark.parametrize("whole", [False, True])
def test_only_lines_of_a_teletype_that_changed_are_drawn(whole: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    work = Paper._drawn

    def counted(self: Paper, number: int, struck: str, over: str, odd: int) -> bytes:
        drawn.append(struck)
        return work(self, number, struck, over, odd)

    monkeypatch.setattr(Paper, "_drawn", counted)
    machine = Teletype()
    machine.whole = whole
    for sign in "ROBAC":
        machine.roll.strike(sign)
    machine.roll.feed()
    machine.pixels()
    assert len(drawn) <= 6
    drawn.clear()
    machine.pixels()
    assert not drawn
    machine.roll.strike("X")
    machine.pixels()
    assert drawn == ["X"]
    machine._risen = 3
    machine.pixels()
    assert drawn == ["X"], "paper that rises is not printed again"
