"""The hall's sentences."""

from arcade.toolkit.contract.texts import Prose

NO_HALL = Prose("The hall does not answer: {reason}.", "Sala nu răspunde: {reason}.")
NEWER_HALL = Prose(
    "The hall is of version {found}, and this arcade knows versions up to {known}: bring it up to date.",
    "Sala este de versiunea {found}, iar acest program le cunoaște pe cele până la {known}: adu-l la zi.",
)
NO_HALL_YET = Prose(
    "There is no hall in that database yet: robac hall init makes one.",
    "În acea bază de date nu este încă o sală: o face robac hall init.",
)
TOO_LARGE = Prose(
    "The run has more than {limit} bytes: no hall takes it.", "Partida are peste {limit} de octeți: nicio sală nu o ia."
)
NO_RESULT = Prose("The run has no result that could be ranked.", "Partida nu are un rezultat care să intre în clasament.")
OTHER_RUN = Prose("The run is not the one that the score names.", "Partida nu este cea pe care o numește scorul.")
OTHER_CLAIM = Prose(
    "What was told of the score is not what its run says.", "Ce s-a spus despre scor nu este ce arată partida lui."
)
