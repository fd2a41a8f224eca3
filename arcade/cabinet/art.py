"""The cabinet's own drawings, out of ``assets/art/cabinet``."""

from arcade.toolkit.picture.art import Art

ART = Art("arcade.cabinet")
