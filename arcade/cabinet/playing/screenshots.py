"""Pictures of a game, and films of its last ten seconds."""

from arcade.cabinet.formats.gif import GifWriter
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.replays.run import PICTURE_EVERY, Run
from arcade.cabinet.time_slices import TimeSlices
from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum

SCALE = 2
FILM_SECONDS = 10


def pictures(machine: Machine) -> dict[str, bytes]:
    """What is shown as a PNG file, and on a Spectrum the screen memory, too, by the files' endings."""
    shown = Picture(*machine.SIZE, machine.pixels(), machine.palette())
    found = {"png": shown.scaled(SCALE).png()}
    if isinstance(machine, Spectrum):
        found["scr"] = machine.scr()
    return found


def film(run: Run) -> TimeSlices[bytes]:
    """The remembered pictures of the last ten seconds as a GIF file: each is drawn, then each is packed."""
    live = run.session.machine
    machine = type(live)(live.font)
    writer = GifWriter(*live.SIZE, live.palette())
    first = live.frame - FILM_SECONDS * live.CLOCK // live.FRAME
    hundredths = 100 * PICTURE_EVERY * live.FRAME // live.CLOCK
    done = 0
    for snapshot in [one for one in run.reel if one.frame > first]:
        machine.recall(snapshot.memory)
        machine.frame = snapshot.frame
        writer.add(machine.pixels(), hundredths)
        done += 1
        yield done
    whole = bytearray()
    for part in writer.parts():
        whole += part
        done += 1
        yield done
    return bytes(whole)
