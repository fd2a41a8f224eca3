"""Frames as the audio thread is given them, and what a voice of the desktop makes of the same."""

from array import array
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.console.edge_reader import EdgeReader
from arcade.console.tones import gain
from arcade.host.background import Background
from arcade.host.bandlimited import Voice, samples
from arcade.machine.hosting import LOUDEST
from arcade.machine.machine import Behind, Machine
from arcade.web.sounding import Sounding
from tests.host.tiny import Beeper, Tiny, WindowSettings

SEED = 5


def game(slug: str, count: int) -> Iterator[Machine]:
    """A game's machine after each frame that its pilot plays, title and all."""
    session = Session(replace(usual_setup(slug), seed=SEED))
    hands = pilot_hands(session, SEED)
    for _ in range(count):
        session.step(next(hands))
        yield session.machine


def game_behind(slug: str, count: int) -> Iterator[Machine]:
    """A machine with a note of its own; from the third part of the frames on, until the last, a game is behind it."""
    front = Beeper()
    for number, machine in enumerate(game(slug, count)):
        front.run()
        heard = count < 3 * number < 2 * count
        front.behind = Behind(machine, machine.frame * machine.FRAME, 1 / 3) if heard else None
        yield front


def beeper(count: int) -> Iterator[Machine]:
    """500 Hz."""
    machine = Beeper()
    for _ in range(count):
        machine.run()
        yield machine


def quiet(count: int) -> Iterator[Machine]:
    """A machine that is silent."""
    machine = Tiny()
    for _ in range(count):
        machine.end_frame()
        yield machine


def volume(number: int) -> int:
    """It changes now and then."""
    return LOUDEST - number // 50 % 4


def packed(machines: Iterator[Machine]) -> list[list[int]]:
    """What the audio thread is told of each frame."""
    sounding = Sounding()
    return [
        list(array("I", sounding.frame(machine, WindowSettings(volume=volume(number)))))
        for number, machine in enumerate(machines)
    ]


def voiced(machines: Iterator[Machine], rate: int) -> np.ndarray:
    """What the desktop's loudspeaker writes when every frame is as long as it is: samples from -1 to 1."""
    ear, voice, background = EdgeReader(), Voice(), Background()
    blocks, before = [np.zeros(0, np.int16)], 0.0
    for number, machine in enumerate(machines):
        heard = ear.frame(machine)
        scale = rate / machine.CLOCK
        length = machine.FRAME * scale
        block = voice.block(np.array(heard.edges) * scale, heard.rising, length, heard.carrier)
        behind = background.block(machine, length)
        if behind is not None:
            block = block + behind
        wanted = gain(volume(number), LOUDEST)
        blocks.append(samples(block, np.linspace(before, wanted, len(block))))
        before = wanted
    return np.concatenate(blocks) / 32_768
