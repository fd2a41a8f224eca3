"""Cards on their way: from a hand to the pile, and the whole trick to its taker."""

from arcade.games.septica.art import back, face
from arcade.games.septica.rules import Move, Position
from arcade.games.septica.scene import BACKS_ROW, HAND_COLUMN, HAND_ROW, HAND_STEP, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import glide, straight
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import CELL

SPEED = 8
"""Pixels a frame."""


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
    yield from glide(scene.machine, face(move), straight(start, _on_pile(scene, before, place), SPEED))
    scene.lay(before, place, move)


def carry_off(scene: Scene, before: Position, after: Position) -> Frames[None]:
    """The trick goes to whoever took it."""
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
