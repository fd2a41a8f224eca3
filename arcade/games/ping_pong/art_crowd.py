"""Spectators of Ping-pong: a head and shoulders in two cells by two, eyes to the left, ahead and to the right."""

from functools import cache

from arcade.games.ping_pong import ART
from arcade.toolkit.picture.sprites import Sprite

AHEAD = ART["ahead"]
LEFT = ART["left"]
GLAD = ART["glad"]
YAWN = ART["yawn"]
SHOULDERS = ART["shoulders"]
FACES: dict[int, Sprite] = {-1: LEFT, 0: AHEAD, 1: LEFT.mirrored()}
"""Where somebody looks, and the face."""


@cache
def seated(face: Sprite, skin: str, shirt: str) -> Sprite:
    """A face above its shoulders, in colours."""
    whole = Sprite(face.width, face.ink + SHOULDERS.ink, face.solid + SHOULDERS.solid)
    return whole.coloured((skin * 2, shirt * 2), "k")
