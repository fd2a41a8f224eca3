"""Why a recorded run cannot be run again, or does not prove its score."""

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, Text

UNKNOWN_GAME = Prose("This arcade has no game called {slug}.", "Acest arcade nu are niciun joc numit {slug}.")
OTHER_RULES = Prose(
    "The run was played by other rules of {slug} (version {found}, now {known}).",
    "Partida a fost jucată după alte reguli ale jocului {slug} (versiunea {found}, acum {known}).",
)
OTHER_SETUP = Prose(
    "{slug} has no level {level} for players: {seats}.",
    "{slug} nu are nivelul {level} pentru jucători: {seats}.",
)
OTHER_GAME = Prose("The run is one of another game: {slug}.", "Partida este a altui joc: {slug}.")
BROKE = Prose(
    "The game broke in frame {frame}: {reason}.",
    "Jocul s-a oprit cu o eroare în cadrul {frame}: {reason}.",
)
TABLE_MISSING = Prose(
    "The opponent needs a table that is fetched when it is first asked for, and there is no network.",
    "Adversarul are nevoie de un tabel care se aduce când e cerut prima oară, și nu e rețea.",
)
ENDED_EARLY = Prose(
    "The run ends in frame {frame}, before its keys are used up.",
    "Partida se încheie în cadrul {frame}, înainte să se termine tastele ei.",
)
NO_CHECKPOINT = Prose("The run cannot be gone on with from the middle.", "Partida nu poate fi continuată de la mijloc.")
OTHER_STATE = Prose(
    "Played again, the run is not the same at frame {frame}.",
    "Jucată din nou, partida nu mai este aceeași la cadrul {frame}.",
)
OTHER_FINGERPRINTS = Prose(
    "A run of {frames} frames has {wanted} fingerprints, one every 50 frames; these are others.",
    "O partidă de {frames} cadre are {wanted} amprente, una la 50 de cadre; acestea sunt altele.",
)
OTHER_RESULTS = Prose(
    "Played again, the run ends with other results.",
    "Jucată din nou, partida se încheie cu alte rezultate.",
)
OTHER_THOUGHTS = Prose(
    "Searched for again, the opponent's answer number {number} is another one.",
    "Căutat din nou, răspunsul cu numărul {number} al adversarului este altul.",
)
NO_REPLAY = Prose("Its replay is missing or cannot be read.", "Reluarea lipsește sau nu poate fi citită.")
NO_RESULT = Prose(
    "Its replay has no result that could stand in the table.", "Reluarea nu are niciun rezultat bun de trecut în tabel."
)
ROW_DIFFERS = Prose(
    "The row says {told} ({what}), and the replay gives {found}.",
    "Rândul spune {told} ({what}), iar reluarea dă {found}.",
)
NO_DATE = Prose("There is no such date: {date}.", "Nu există data aceasta: {date}.")
SAME_RUN = Prose("It is the same run as row {number}.", "Este aceeași partidă ca rândul {number}.")
GAME = Text("game", "joc")
SCORE = Text("score", "scor")
OUTCOME = Text("outcome", "deznodământ")
OUTCOMES = {
    Outcome.WON: Text("won", "câștigat"),
    Outcome.LOST: Text("lost", "pierdut"),
    Outcome.DRAWN: Text("drawn", "remiză"),
    Outcome.OVER: Text("over", "încheiat"),
    Outcome.FIRST: Text("won by the first", "câștigat de primul"),
    Outcome.SECOND: Text("won by the second", "câștigat de al doilea"),
}
