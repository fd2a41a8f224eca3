"""Title screens, ceremonies and the question for another game, with keys."""

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup
from arcade.toolkit.flow.ending import DEAF, ask_again
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.sound.music import Music
from arcade.toolkit.sound.pieces import read_piece

MUSIC = Music("arcade.games._template")


class Game(Program[Spectrum]):
    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


def game(language: str = "en", calm: bool = False) -> Game:
    return Game(Spectrum(), Setup("game", language="ro" if language == "ro" else "en", calm=calm))


def run(program: Game, part: Frames[object], keys: dict[int, str], most: int = 2000) -> tuple[object, int]:
    """What a part returns, and the frames it took, with keys pressed in some of them."""
    machine = program.machine
    for frame in range(most):
        machine.begin_frame(frozenset({keys[frame]} if frame in keys else ()))
        try:
            next(part)
        except StopIteration as stop:
            return stop.value, frame
        machine.end_frame()
    raise AssertionError("the part did not end")


def test_a_title_waits_for_a_key_and_stops_its_tune() -> None:
    program = game("ro")
    machine = program.machine
    part = title_screen(program, lambda: fill(machine, 0, 0, 4, 32, HALF, pair("Yb")), MUSIC)
    _, frames = run(program, part, {5: "a", 90: "pad1 fire"})
    assert frames == 90
    assert machine.text_rows()[23] == "     Apasă o tastă sau foc"
    assert set(machine.attributes[:128]) == {pair("Yb")}
    assert machine.speaker.music.busy_until <= machine.now


def test_a_title_plays_a_piece_again_and_again_until_a_key() -> None:
    program = game()
    machine = program.machine
    long = round(read_piece(MUSIC.title).seconds * machine.CLOCK / machine.FRAME) + 200
    _, frames = run(program, title_screen(program, lambda: None, MUSIC), {long: "a"}, long + 1)
    assert frames == long
    assert machine.speaker.music.busy_until < machine.now
    assert max(note.start for note in machine.speaker.notes) > read_piece(MUSIC.title).seconds * machine.CLOCK
    assert max(note.start + note.duration for note in machine.speaker.notes) <= machine.now


@pytest.mark.parametrize(
    ("key", "again"), [("d", True), ("Y", True), ("n", False), ("return", True), ("pad1 fire", True), ("@9,9", True)]
)
def test_asking_for_another_game(key: str, again: bool) -> None:
    program = game("ro")
    before = program.machine.memory()
    part = ask_again(program)
    next(part)
    assert program.machine.text_rows()[23] == "       Încă un joc? (d/n)"
    assert run(program, part, {DEAF + 3: key})[0] is again
    assert program.machine.memory() == before
