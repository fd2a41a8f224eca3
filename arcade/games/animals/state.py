"""What a look of Animals sees of its program: what is known, in which language, and where the walk stands."""

from arcade.games.animals.rules import Tree, Walk
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.program import Program


class State(Program[Spectrum]):
    """A tree of questions and animals, and a walk down it."""

    tongue: Language
    """The language of the tree; it stays for a whole game, even if that of the sentences changes."""
    tree: Tree
    """What is known."""
    walk: Walk
    """The questions asked so far."""
