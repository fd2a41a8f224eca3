"""What both looks share: what a typed line comes to, and how an animal is called in the language of the game."""

from enum import Enum

from arcade.games.animals import entry, strings
from arcade.games.animals.rules import Tree
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Language, Text


class Choice(Enum):
    """What the owl can do, in the order of her menu."""

    GUESS = strings.I_GUESS
    RIDDLE = strings.YOU_GUESS
    ATLAS = strings.ATLAS
    TREE = strings.TREE
    FORGET = strings.FORGET


class Voice:
    """Reads typed lines for a look; a line that will not do comes to the sentence that says so."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.tongue: Language = program.language
        """The language of the tree; it stays for a whole game, even if that of the sentences changes."""
        self.tree = Tree(())
        """What is known."""

    def said(self, animal: str) -> str:
        """An animal in a sentence."""
        return entry.said(animal, self.tongue)

    def read_animal(self, line: str) -> str | Text:
        """The animal of a typed line."""
        animal = entry.animal(line, self.tongue)
        if not animal:
            return strings.NAME_PLEASE
        return strings.ARTICLE_PLEASE if entry.lacks_article(animal, self.tongue) else animal

    def read_question(self, line: str) -> str | Text:
        """The question of a typed line."""
        return entry.question(line) or strings.QUESTION_PLEASE
