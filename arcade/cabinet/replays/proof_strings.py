"""Why a recorded run cannot be run again, or does not prove its score."""

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, Text

UNKNOWN_GAME = Prose("This arcade has no game called {slug}.")
OTHER_RULES = Prose("The game was played under other rules of {slug} (version {found}, now {known}).")
OTHER_SETUP = Prose("{slug} has no level {level} for players: {seats}.")
OTHER_GAME = Prose("The replay is of another game: {slug}.")
BROKE = Prose("The game crashed in frame {frame}: {reason}.")
TABLE_MISSING = Prose("The opponent needs a table that is downloaded on first use, and there is no network.")
ENDED_EARLY = Prose("The game ends in frame {frame}, before all the keys of its replay were used.")
NO_CHECKPOINT = Prose("This game can't be continued.")
OTHER_STATE = Prose("Played again, the game differs at frame {frame}.")
OTHER_FINGERPRINTS = Prose(
    "A replay of {frames} frames has {wanted} fingerprints, one every 50 frames; this one has others.",
)
OTHER_RESULTS = Prose("Played again, the game ends with other results.")
OTHER_THOUGHTS = Prose("Played again, the opponent's answer number {number} is different.")
NO_REPLAY = Prose("Its replay is missing or can't be read.")
NO_RESULT = Prose("Its replay has no result for the table.")
ROW_DIFFERS = Prose("The row says {told} ({what}), and the replay gives {found}.")
NO_DATE = Prose("{date} isn't a date.")
SAME_RUN = Prose("It's the same game as row {number}.")
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
