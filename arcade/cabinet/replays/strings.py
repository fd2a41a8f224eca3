"""Why a replay is refused."""

from arcade.toolkit.contract.texts import Prose

NOT_A_REPLAY = Prose("This is not a replay of Robac Arcade.")
OTHER_FORMAT = Prose("The replay is written in format {found}, and this arcade reads format {known}.")
TOO_LONG = Prose("The replay is longer than {limit} characters.")
NESTED = Prose("The replay's values are nested too deeply.")
FRACTION = Prose("The replay has a number that isn't whole.")
TWICE = Prose("The replay has its field {field} twice.")
MISSING = Prose("The replay has no field {field}.")
UNKNOWN = Prose("The replay has an unknown field: {field}.")
NOT_WHOLE = Prose("In the replay, {field} must be a whole number from {low} to {high}.")
NOT_A_FLAG = Prose("In the replay, {field} must be true or false.")
NOT_A_TEXT = Prose("In the replay, {field} must be a text of at most {limit} printable characters.")
NOT_A_SLUG = Prose("In the replay, {field} must be a game's short name, such as nim or blue-road.")
NOT_A_CHOICE = Prose("In the replay, {field} must be one of {choices}.")
NOT_A_RECORD = Prose("In the replay, {field} must be an object with named fields.")
NOT_A_LIST = Prose("In the replay, {field} must be a list of at most {limit} entries.")
NOT_AN_ENTRY = Prose("In the replay, every entry of {field} must be a list of {parts}.")
NOT_PLAIN = Prose("In the replay, {field} may hold only true, false, null, whole numbers, texts, lists and objects.")
NOT_RISING = Prose("In the replay, the frames of {field} must rise and lie within the run.")
BAD_KEYS = Prose(
    "In the replay, the keys of a frame must be at most {keys} different names of 1 to {length} printable characters.",
)
TOO_MANY_FRAMES = Prose("The replay lasts longer than {limit} frames.")
UNREADABLE = Prose("The replay file {name} can't be read: {reason}.")
UNWRITABLE = Prose("The replay file {name} can't be written: {reason}.")
