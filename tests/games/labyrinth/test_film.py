"""A film shows what was exposed, and keeps of each picture what is new in it."""

from arcade.games.labyrinth.modern import FEWEST_PICTURES, PICTURE_FRAMES, Film
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine


def test_what_is_exposed_is_shown_again_and_costs_little_to_keep() -> None:
    machine = Spectrum()
    film, pictures = Film(machine), []
    for frame in range(PICTURE_FRAMES * 2 * FEWEST_PICTURES):
        machine.display[frame] = 0xFF
        film.expose(frame)
        if frame % PICTURE_FRAMES == 0:
            pictures.append(machine.memory())
    machine.display[0] = 0x55
    last = machine.memory()
    line = MessageLine(machine, 23, pair("Yk"))
    seen = [machine.memory() for _ in film.show(line, "")]
    blank = len(machine.display) - 8 * 32
    assert [one[: blank // 2] for one in seen] == [one[: blank // 2] for one in pictures]
    assert machine.memory() == last
    assert sum(map(len, film._changes)) < 100 * len(pictures)
