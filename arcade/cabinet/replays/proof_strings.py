"""Why a recorded run cannot be run again, or does not prove its score."""

from arcade.toolkit.texts import Prose

UNKNOWN_GAME = Prose("This arcade has no game called {slug}.", "Acest arcade nu are niciun joc numit {slug}.")
OTHER_RULES = Prose(
    "The run was played by other rules of {slug} (version {found}, now {known}).",
    "Partida a fost jucată după alte reguli ale jocului {slug} (versiunea {found}, acum {known}).",
)
BROKE = Prose(
    "The game broke in frame {frame}: {reason}.",
    "Jocul s-a oprit cu o eroare în cadrul {frame}: {reason}.",
)
ENDED_EARLY = Prose(
    "The run ends in frame {frame}, before its keys are used up.",
    "Partida se încheie în cadrul {frame}, înainte să se termine tastele ei.",
)
OTHER_STATE = Prose(
    "Played again, the run is not the same at frame {frame}.",
    "Jucată din nou, partida nu mai este aceeași la cadrul {frame}.",
)
OTHER_RESULTS = Prose(
    "Played again, the run ends with other results.",
    "Jucată din nou, partida se încheie cu alte rezultate.",
)
OTHER_THOUGHTS = Prose(
    "Searched for again, the opponent's answer number {number} is another one.",
    "Căutat din nou, răspunsul cu numărul {number} al adversarului este altul.",
)
