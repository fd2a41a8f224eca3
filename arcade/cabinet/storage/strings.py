"""What the player is told of the scores file when something is wrong with it."""

from arcade.toolkit.contract.texts import Prose

DAMAGED = Prose(
    "The scores file was damaged: it is kept as {name}, and a fresh one begins.",
)
RESCUED = Prose(
    "The scores that could still be read in the damaged file have been taken over.",
)
LEFTOVER = Prose(
    "A file beside the scores file was damaged and is kept as {name}: the newest scores may be missing.",
)
NEWER = Prose(
    "The scores file was written by a newer arcade and is left untouched: scores are kept only until you leave.",
)
FULL = Prose(
    "The disk is full: scores and settings are kept only until you leave.",
)
BUSY = Prose(
    "Another program holds the scores file: scores and settings are kept only until you leave.",
)
UNWRITABLE = Prose(
    "The folder {folder} cannot be written to ({reason}): scores and settings are kept only until you leave.",
)
UNUSABLE = Prose(
    "The scores file cannot be used ({reason}): scores and settings are kept only until you leave.",
)
GARBLED = Prose(
    "The disk does not give back what is written to it: scores and settings are kept only until you leave.",
)
NO_FOLDER = Prose(
    "There is no folder for scores and settings: they are kept only until you leave.",
)
REFUSED = Prose(
    "The scores file refuses what is to be stored ({reason}): scores and settings are kept only until you leave.",
)
GONE = Prose(
    "The scores file was deleted while the arcade was running: a new one was made, with everything that was in it.",
)
GONE_FOR_GOOD = Prose(
    "The scores file was deleted while the arcade was running: scores and settings are kept only until you leave.",
)
REPLACED = Prose(
    "The scores file was replaced while the arcade was running: from now on the new one is used.",
)
SAVED_AGAIN = Prose("Scores and settings are saved again.")
BAD_ENTRY = Prose(
    "A stored entry ({name}) cannot be read and is left out: {reason}",
)
NO_REPLAY = Prose("The run cannot be kept: {reason}")
RULES = Prose(
    "The scores file had triggers or views that are not the arcade's ({rules}). They were removed;"
    " a copy with them is {file}.",
)
GARBLED_ENTRY = Prose("It does not read as it was written.")
NEWER_FILE = Prose("the scores in it were written by a newer arcade")
FOREIGN_FILE = Prose(
    "the scores in it are damaged, or no arcade has written them",
)
CAME = Prose(
    "New here: scores {scores}, finished games {results}, pictures and patterns {files}.",
)
CAME_FULL = Prose(
    "{said} For {files} files there was no room: a folder holds {most}.",
)
CAME_UNREAD = Prose("{said} What could not be read was left out.")
NOT_GATHERED = Prose("Not everything goes into one file: {reason}.")
NOT_EVERYTHING = Prose("{name} cannot be taken: {reason}.")
NOT_BROUGHT = Prose("It was not taken: {reason}.")
