"""Cards on their way, and the sound of them: paper that flies, lands and is swept away."""

from arcade.games.septica.art import back, face
from arcade.games.septica.rules import Move, Position
from arcade.games.septica.scene import BACKS_ROW, HAND_COLUMN, HAND_ROW, HAND_STEP, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import glide, straight
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.tunes import Tune

SPEED = 8
"""Pixels a frame."""
DEALT: Tune = ((0.002, 33.0), (0.002, 40.0), (0.002, 29.0), (0.003, 36.0))
"""A card leaves the pack, or a hand."""
PLACED: Tune = ((0.006, 4.0), (0.008, -6.0))
CUT: Tune = ((0.02, 12.0), (0.02, 7.0), (0.05, 16.0))
CUT_BY_SEVEN: Tune = ((0.02, 7.0), (0.02, 14.0), (0.02, 21.0), (0.06, 19.0))
"""The card that always cuts."""
STOPPED: Tune = ((0.008, 2.0), (0.03, None), (0.012, -3.0))
"""A knuckle on the table: no more."""
SWEPT: Tune = tuple((0.003, 40.0 - step) for step in range(12))
"""A trick goes to its taker."""
CHUCKLE: Tune = ((0.02, 9.0), (0.02, None), (0.02, 7.0), (0.02, None), (0.03, 4.0))
SIGH: Tune = ((0.03, 2.0), (0.03, 0.0), (0.05, -3.0))
COUNTED = (0.0, 2.0, 4.0, 5.0, 7.0, 9.0, 11.0, 12.0)
"""Up the scale, a pitch for each card that is counted out."""
WON: Tune = tuple((0.05, pitch) for pitch in (9.0, 14.0, 18.0, 21.0, 26.0))
"""A note for each point of a trick."""


def lay(scene: Scene, before: Position, after: Position, move: Move) -> Frames[None]:
    """A card leaves its hand and is laid onto the pile."""
    seat = before.seat
    start = _in_hand(scene, before, seat, before.hands[seat].index(move))
    left = after.hands[seat][: len(before.hands[seat]) - 1]
    if seat == scene.viewer:
        scene.own_cards(left)
    else:
        scene.backs(seat, before.seats, len(left))
    place = len(before.trick)
    yield from glide(scene.machine, face(move), straight(start, _on_pile(scene, before, place), SPEED), stay=True)


def carry_off(scene: Scene, before: Position, after: Position) -> Frames[None]:
    way = straight(_on_pile(scene, before, 0), _in_hand(scene, before, after.leader, 1), SPEED)
    scene.pile(after)
    yield from glide(scene.machine, back(), way)


def _on_pile(scene: Scene, position: Position, place: int) -> Point:
    row, column = scene.pile_spot(position, place)
    return CELL * column, CELL * row


def _in_hand(scene: Scene, position: Position, seat: int, place: int) -> Point:
    if seat == scene.viewer:
        return CELL * (HAND_COLUMN + HAND_STEP * place), CELL * (HAND_ROW - 1)
    return CELL * (scene.hand_column(seat, position.seats) + place), CELL * BACKS_ROW
