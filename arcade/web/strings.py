"""The words that the page shows outside of the arcade's picture, and what the arcade says of them."""

from arcade.toolkit.contract.texts import Prose, Text

SAVE = Text("Save", 16)
CHOOSE = Text("Choose a file", 16)
CHOOSE_WORDS = Prose("A file of everything, or an arcade.db")
SHARE = Text("Share", 16)
COPY = Text("Copy", 16)
COPIED = Prose("Copied. Paste it into a message to your friend.")
GIVEN = Prose("{name} is ready, outside the picture.")
