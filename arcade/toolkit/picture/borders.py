"""Rims for boxes: a corner, edge or middle cell each in a picture of three by three cells."""

from arcade.toolkit.picture.art import ART

THIN = ART["thin"]
DOUBLE = ART["double"]
ROUND = ART["round"]
RAISED = ART["raised"]
