"""What the player is told of the scores file when something is wrong with it."""

from arcade.toolkit.contract.texts import Prose

DAMAGED = Prose(
    "The scores file was damaged: it is kept as {name}, and a fresh one begins.",
    "Fișierul cu scoruri era deteriorat: e păstrat ca {name} și se începe unul nou.",
)
RESCUED = Prose(
    "The scores that could still be read in the damaged file have been taken over.",
    "Scorurile care s-au mai putut citi din fișierul deteriorat au fost preluate.",
)
LEFTOVER = Prose(
    "A file beside the scores file was damaged and is kept as {name}: the newest scores may be missing.",
    "Un fișier de lângă cel cu scoruri era deteriorat și e păstrat ca {name}: pot lipsi cele mai noi scoruri.",
)
NEWER = Prose(
    "The scores file was written by a newer arcade and is left untouched: scores are kept only until you leave.",
    "Fișierul cu scoruri a fost scris de un arcade mai nou și rămâne neatins: scorurile se păstrează doar până ieși.",
)
FULL = Prose(
    "The disk is full: scores and settings are kept only until you leave.",
    "Discul e plin: scorurile și setările se păstrează doar până ieși.",
)
BUSY = Prose(
    "Another program holds the scores file: scores and settings are kept only until you leave.",
    "Alt program ține ocupat fișierul cu scoruri: scorurile și setările se păstrează doar până ieși.",
)
UNWRITABLE = Prose(
    "The folder {folder} cannot be written to ({reason}): scores and settings are kept only until you leave.",
    "În dosarul {folder} nu se poate scrie ({reason}): scorurile și setările se păstrează doar până ieși.",
)
UNUSABLE = Prose(
    "The scores file cannot be used ({reason}): scores and settings are kept only until you leave.",
    "Fișierul cu scoruri nu poate fi folosit ({reason}): scorurile și setările se păstrează doar până ieși.",
)
GARBLED = Prose(
    "The disk does not give back what is written to it: scores and settings are kept only until you leave.",
    "Discul nu dă înapoi ce se scrie pe el: scorurile și setările se păstrează doar până ieși.",
)
NO_FOLDER = Prose(
    "There is no folder for scores and settings: they are kept only until you leave.",
    "Nu există un dosar pentru scoruri și setări: se păstrează doar până ieși.",
)
REFUSED = Prose(
    "The scores file refuses what is to be stored ({reason}): scores and settings are kept only until you leave.",
    "Fișierul cu scoruri refuză ce trebuie păstrat ({reason}): scorurile și setările se păstrează doar până ieși.",
)
GONE = Prose(
    "The scores file was deleted while the arcade was running: a new one was made, with everything that was in it.",
    "Fișierul cu scoruri a fost șters în timp ce arcade-ul mergea: s-a făcut unul nou, cu tot ce era în el.",
)
GONE_FOR_GOOD = Prose(
    "The scores file was deleted while the arcade was running: scores and settings are kept only until you leave.",
    "Fișierul cu scoruri a fost șters în timp ce arcade-ul mergea: totul se păstrează doar până ieși.",
)
REPLACED = Prose(
    "The scores file was replaced while the arcade was running: from now on the new one is used.",
    "Fișierul cu scoruri a fost înlocuit în timp ce arcade-ul mergea: de acum se folosește cel nou.",
)
SAVED_AGAIN = Prose("Scores and settings are saved again.", "Scorurile și setările se salvează din nou.")
BAD_ENTRY = Prose(
    "A stored entry ({name}) cannot be read and is left out: {reason}",
    "O înregistrare ({name}) nu poate fi citită și e lăsată deoparte: {reason}",
)
NO_REPLAY = Prose("The run cannot be kept: {reason}", "Partida nu poate fi păstrată: {reason}")
RULES = Prose(
    "The scores file had triggers or views that are not the arcade's ({rules}). They were removed;"
    " a copy with them is {file}.",
    "Fișierul cu scoruri avea triggere sau vederi străine ({rules}). Au fost scoase; o copie cu ele este {file}.",
)
GARBLED_ENTRY = Prose("It does not read as it was written.", "Nu se citește cum a fost scrisă.")
NEWER_FILE = Prose(
    "the scores in it were written by a newer arcade", "scorurile din el au fost scrise de un arcade mai nou"
)
FOREIGN_FILE = Prose(
    "the scores in it are damaged, or no arcade has written them",
    "scorurile din el sunt deteriorate sau nu le-a scris niciun arcade",
)
CAME = Prose(
    "New here: scores {scores}, finished games {results}, pictures and patterns {files}.",
    "Nou aici: scoruri {scores}, jocuri terminate {results}, imagini și modele {files}.",
)
CAME_FULL = Prose(
    "{said} For {files} files there was no room: a folder holds {most}.",
    "{said} Pentru {files} fișiere nu a fost loc: un dosar are cel mult {most}.",
)
CAME_UNREAD = Prose("{said} What could not be read was left out.", "{said} Ce nu s-a putut citi a fost lăsat deoparte.")
NOT_GATHERED = Prose("Not everything goes into one file: {reason}.", "Nu încape totul într-un fișier: {reason}.")
NOT_EVERYTHING = Prose("{name} cannot be taken: {reason}.", "{name} nu poate fi preluat: {reason}.")
NOT_BROUGHT = Prose("It was not taken: {reason}.", "Nu a fost preluat: {reason}.")
