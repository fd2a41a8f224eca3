"""The words that the page shows outside of the arcade's picture, and what the arcade says of them."""

from arcade.toolkit.contract.texts import Prose, Text

SAVE = Text("Save", "Salvează", 16)
CHOOSE = Text("Choose a file", "Alege un fișier", 16)
CHOOSE_WORDS = Prose("A file of everything, or an arcade.db", "Un fișier cu totul, sau un arcade.db")
SHARE = Text("Share", "Trimite", 16)
COPY = Text("Copy", "Copiază", 16)
COPIED = Prose("Copied: paste it where your friend reads it.", "Copiat: lipește-l unde citește prietenul tău.")
GIVEN = Prose("{name} is ready, outside the picture.", "{name} e gata, în afara imaginii.")
