"""Why a recorded run cannot be run again, or does not prove its score."""

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, Text

UNKNOWN_GAME = Prose("This arcade has no game called {slug}.")
OTHER_RULES = Prose(
    "The run was played by other rules of {slug} (version {found}, now {known}).",
)
OTHER_SETUP = Prose(
    "{slug} has no level {level} for players: {seats}.",
)
OTHER_GAME = Prose("The run is one of another game: {slug}.")
BROKE = Prose(
    "The game broke in frame {frame}: {reason}.",
)
TABLE_MISSING = Prose(
    "The opponent needs a table that is fetched when it is first asked for, and there is no network.",
)
ENDED_EARLY = Prose(
    "The run ends in frame {frame}, before its keys are used up.",
)
NO_CHECKPOINT = Prose("The run cannot be gone on with from the middle.")
OTHER_STATE = Prose(
    "Played again, the run is not the same at frame {frame}.",
)
OTHER_FINGERPRINTS = Prose(
    "A run of {frames} frames has {wanted} fingerprints, one every 50 frames; these are others.",
)
OTHER_RESULTS = Prose(
    "Played again, the run ends with other results.",
)
OTHER_THOUGHTS = Prose(
    "Searched for again, the opponent's answer number {number} is another one.",
)
NO_REPLAY = Prose("Its replay is missing or cannot be read.")
NO_RESULT = Prose("Its replay has no result that could stand in the table.")
ROW_DIFFERS = Prose(
    "The row says {told} ({what}), and the replay gives {found}.",
)
NO_DATE = Prose("There is no such date: {date}.")
SAME_RUN = Prose("It is the same run as row {number}.")
GAME = Text("game")
SCORE = Text("score")
OUTCOME = Text("outcome")
OUTCOMES = {
    Outcome.WON: Text("won"),
    Outcome.LOST: Text("lost"),
    Outcome.DRAWN: Text("drawn"),
    Outcome.OVER: Text("over"),
    Outcome.FIRST: Text("won by the first"),
    Outcome.SECOND: Text("won by the second"),
}
