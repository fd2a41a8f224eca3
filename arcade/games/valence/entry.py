"""How players are called."""

from arcade.games.valence import strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text

NAME_LENGTH = 8


def ask_name(program: Program[Spectrum], number: int, words: Text = strings.NAME) -> Frames[str]:
    """A player's name, typed; who types none gets one."""
    nameless = program.text(strings.NAMELESS, n=number)
    typed = yield from program.machine.input(program.text(words, n=number), limit=NAME_LENGTH, usual=nameless)
    return typed.strip() or nameless
