"""What both looks share: what a typed line comes to, and how an animal is called in the language of the game."""

from enum import Enum

from arcade.games.animals import entry, strings
from arcade.games.animals.rules import Tree, Walk
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text


class State(Program[Spectrum]):
    tongue: Language
    """The language of the tree; it stays for a whole game, even if that of the sentences changes."""
    tree: Tree
    walk: Walk


class Choice(Enum):
    """What the owl can do, in the order of her menu."""

    GUESS = strings.I_GUESS
    RIDDLE = strings.YOU_GUESS
    ATLAS = strings.ATLAS
    TREE = strings.TREE
    FORGET = strings.FORGET


class Dialogue(Look[Spectrum]):
    """A look that reads typed lines; a line that will not do comes to the sentence that says so."""

    program: State

    def said(self, animal: str) -> str:
        """An animal in a sentence."""
        return entry.said(animal, self.program.tongue)

    def read_animal(self, line: str) -> str | Text:
        animal = entry.animal(line, self.program.tongue)
        if not animal:
            return strings.NAME_PLEASE
        return strings.ARTICLE_PLEASE if entry.lacks_article(animal, self.program.tongue) else animal

    def read_question(self, line: str) -> str | Text:
        return entry.question(line) or strings.QUESTION_PLEASE
