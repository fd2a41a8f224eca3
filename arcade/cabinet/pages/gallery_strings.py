"""The words of the gallery of kept pictures and films."""

from arcade.toolkit.contract.texts import Count, Prose, Text

GALLERY = Text("Pictures and films", 30)
EMPTY = Prose(
    "Nothing saved yet. While you play, F12 saves a picture and F10 a film of the last ten seconds. Both "
    "are in the pause menu, too.",
)
PICTURE = Text("Picture", 14, context="photograph")
FILM = Count("Film, {n} second", "Film, {n} seconds")
PLACE = Text("{place} of {count}")
PLAY = Text("Play", 16, context="replay")
CLOSER = Text("Zoom in", 16)
NEXT = Text("Next", 16)
DELETE = Text("Delete", 16)
BACK = Text("Back", 16)
LEAF = Text("browse", 14)
DELETE_ASK = Prose("{name} will be gone for good.")
DELETE_YES = Text("Delete it", 30)
KEEP = Text("Keep it", 30, context="photograph")
NOT_DELETED = Prose("{name} couldn't be deleted: {reason}.")
UNREADABLE = Prose("{name} can't be shown: {reason}.")
