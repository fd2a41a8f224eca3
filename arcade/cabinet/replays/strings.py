"""Why a replay is refused."""

from arcade.toolkit.contract.texts import Prose

NOT_A_REPLAY = Prose("This is not a replay of Robac Arcade.", "Aceasta nu este o reluare Robac Arcade.")
OTHER_FORMAT = Prose(
    "The replay is written in format {found}, and this arcade reads format {known}.",
    "Reluarea e scrisă în formatul {found}, iar acest arcade citește formatul {known}.",
)
TOO_LONG = Prose("The replay is longer than {limit} characters.", "Reluarea are mai mult de {limit} de caractere.")
NESTED = Prose("The replay's values are nested too deeply.", "Valorile din reluare sunt prea adânc imbricate.")
FRACTION = Prose("The replay has a number that is not a whole one.", "Reluarea are un număr care nu este întreg.")
TWICE = Prose("The replay has its field {field} twice.", "Reluarea are de două ori câmpul {field}.")
MISSING = Prose("The replay lacks its field {field}.", "Reluării îi lipsește câmpul {field}.")
UNKNOWN = Prose("The replay has a field {field} that nobody knows.", "Reluarea are un câmp necunoscut, {field}.")
NOT_WHOLE = Prose(
    "In the replay, {field} must be a whole number from {low} to {high}.",
    "În reluare, {field} trebuie să fie un număr întreg de la {low} la {high}.",
)
NOT_A_FLAG = Prose(
    "In the replay, {field} must be true or false.", "În reluare, {field} trebuie să fie true sau false."
)
NOT_A_TEXT = Prose(
    "In the replay, {field} must be a text of at most {limit} printable characters.",
    "În reluare, {field} trebuie să fie un text de cel mult {limit} de caractere tipăribile.",
)
NOT_A_SLUG = Prose(
    "In the replay, {field} must be a game's short name, such as nim or blue-road.",
    "În reluare, {field} trebuie să fie numele scurt al unui joc, ca nim sau blue-road.",
)
NOT_A_CHOICE = Prose(
    "In the replay, {field} must be one of {choices}.", "În reluare, {field} trebuie să fie una dintre {choices}."
)
NOT_A_RECORD = Prose(
    "In the replay, {field} must be an object with named fields.",
    "În reluare, {field} trebuie să fie un obiect cu câmpuri numite.",
)
NOT_A_LIST = Prose(
    "In the replay, {field} must be a list of at most {limit} entries.",
    "În reluare, {field} trebuie să fie o listă de cel mult {limit} de elemente.",
)
NOT_AN_ENTRY = Prose(
    "In the replay, every entry of {field} must be a list of {parts}.",
    "În reluare, fiecare element din {field} trebuie să fie o listă de {parts}.",
)
NOT_PLAIN = Prose(
    "In the replay, {field} may hold only true, false, null, whole numbers, texts, lists and objects.",
    "În reluare, {field} poate conține doar true, false, null, numere întregi, texte, liste și obiecte.",
)
NOT_RISING = Prose(
    "In the replay, the frames of {field} must rise and lie within the run.",
    "În reluare, cadrele din {field} trebuie să crească și să fie în cuprinsul partidei.",
)
BAD_KEYS = Prose(
    "In the replay, the keys of a frame must be at most {keys} different names of 1 to {length} printable characters.",
    "În reluare, tastele unui cadru trebuie să fie cel mult {keys} de nume diferite, de 1 până la {length} de"
    " caractere tipăribile.",
)
TOO_MANY_FRAMES = Prose("The replay lasts longer than {limit} frames.", "Reluarea ține mai mult de {limit} de cadre.")
UNREADABLE = Prose(
    "The replay file {name} cannot be read: {reason}.", "Fișierul de reluare {name} nu poate fi citit: {reason}."
)
UNWRITABLE = Prose(
    "The replay file {name} cannot be written: {reason}.", "Fișierul de reluare {name} nu poate fi scris: {reason}."
)
