"""The game the other way round: the computer thinks of an animal, the player asks what the tree can tell and guesses.

A question that does not lie on the animal's way is answered "I was never taught that", which is a help as well.
"""

from dataclasses import dataclass, replace

from arcade.games.animals.rules import ROOT, Tree

OFFERED = 4
"""So many questions are offered at a time."""


def facts(tree: Tree, leaf: int) -> dict[str, bool]:
    """What is known of an animal: questions with their answers."""
    return {tree.node(at).text: yes for at, yes in tree.path(leaf)}


@dataclass(frozen=True)
class Riddle:
    """The secret animal's node, and the questions asked so far."""

    tree: Tree
    secret: int
    asked: tuple[str, ...] = ()

    def reply(self, question: str) -> bool | None:
        """Yes, no, or None for what was never taught of the animal."""
        return facts(self.tree, self.secret).get(question)

    def ask(self, question: str) -> "Riddle":
        """The riddle after one more question."""
        return replace(self, asked=(*self.asked, question))

    def possible(self) -> tuple[int, ...]:
        """The animals that fit all replies."""
        known = [(question, self.reply(question)) for question in self.asked]
        return tuple(
            leaf
            for leaf in self.tree.leaves()
            if all(facts(self.tree, leaf).get(question) is reply for question, reply in known)
        )

    def questions(self) -> tuple[str, ...]:
        """Questions that part the possible animals, those nearest the root first, OFFERED at most."""
        possible = [facts(self.tree, leaf) for leaf in self.possible()]
        level, found = [ROOT], list[str]()
        while level and len(found) < OFFERED:
            nodes = [self.tree.node(at) for at in level]
            for node in nodes:
                if not node.is_animal and node.text not in found:
                    replies = [known.get(node.text) for known in possible]
                    if any(reply is not replies[0] for reply in replies):
                        found.append(node.text)
            level = [child for node in nodes if not node.is_animal for child in (node.yes, node.no)]
        return tuple(found[:OFFERED])
