"""How the modern look's insects move: they run, and whoever is landed on flies home."""

from arcade.games.crossing_board import art, sounds
from arcade.games.crossing_board.rules import Move, Position, cell
from arcade.games.crossing_board.scene import GRID, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Actor, Moving, hop, straight
from arcade.toolkit.sound import jingles

STRIDE = 2
"""Pixels a frame."""
TAKE_OFF = 5
"""Frames before the end of the run at which an enemy flies up."""
HEIGHT, FLIGHT = 20, 26
BUZZ = 0.008


def run(scene: Scene, before: Position, move: Move) -> Frames[None]:
    """The piece of a move runs to its square; an enemy there flies back to its start."""
    machine, seat = scene.machine, before.seat
    origin, target = before.origin(move), before.target(move)
    way = [GRID.origin(origin), *straight(GRID.origin(origin), GRID.origin(target), STRIDE)]
    captured = before.captured(move)
    flight = []
    scene.bare(origin)
    if captured is not None:
        scene.bare(target)
        home = cell(1 - seat, captured, 0)
        flight = [GRID.origin(target)] * (len(way) - TAKE_OFF)
        flight += hop(GRID.origin(target), GRID.origin(home), HEIGHT, FLIGHT)
    moving = Moving(machine, clear=True)
    for frame in range(max(len(way), len(flight))):
        legs = art.running(seat).at(frame) if frame < len(way) else art.hued(seat, art.insect(seat))
        actors: list[Actor] = [(legs, *way[min(frame, len(way) - 1)])]
        if flight:
            flying = frame >= len(way) - TAKE_OFF
            wings = art.flying(1 - seat).at(frame) if flying else art.hued(1 - seat, art.insect(1 - seat))
            actors.append((wings, *flight[min(frame, len(flight) - 1)]))
        if flight and frame == len(way) - 1:
            machine.chime(jingles.THUD)
        elif flight and frame >= len(way):
            if frame % 2:
                machine.chime(((BUZZ, 20.0 + frame % 4),))
        elif frame % art.PACE == 0:
            machine.chime(sounds.footstep(frame, seat))
        moving.show(*actors)
        yield
    moving.hide()
