"""The rules of Animals: a tree of yes-no questions with an animal at every end, which grows by a question a lesson.

Nodes are numbered from 1, the root; a lesson turns a leaf into a question, the old animal moves to the next free node
and the new one to that after it.

A riddle is the game the other way round: the computer thinks of an animal, the player asks what the tree can tell and
guesses. A question that does not lie on the animal's way is answered "I was never taught that", which helps as well.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

ROOT = 1
BOOK_LIMIT = 500
"""Nodes for which the book's prose has room; its listing had a hundred."""
MOST_LETTERS = 50
"""Questions and animals are cut there."""
OFFERED_QUESTIONS = 4


def meaning(text: str) -> bool | None:
    """Whether a typed answer means yes: its first letter counts, y or d against n. None for all others."""
    return {"y": True, "d": True, "n": False}.get(text.strip()[:1].lower())


@dataclass(frozen=True)
class Node:
    """A question with its two children, or, without any, an animal."""

    text: str
    yes: int = 0
    no: int = 0

    @property
    def is_animal(self) -> bool:
        return not self.yes


@dataclass(frozen=True)
class Tree:
    """What is known. `nodes` begins with node 1; `limit` is the most nodes there may be, 0 for any number."""

    nodes: tuple[Node, ...]
    limit: int = 0

    def node(self, number: int) -> Node:
        """A node by its number, from 1."""
        return self.nodes[number - 1]

    @property
    def next_free(self) -> int:
        """The number that the next node gets."""
        return len(self.nodes) + 1

    @property
    def animals(self) -> int:
        """How many animals are known: one more than questions."""
        return (len(self.nodes) + 1) // 2

    @property
    def full(self) -> bool:
        return bool(self.limit) and self.next_free + 1 > self.limit

    def below(self, number: int) -> Iterator[int]:
        """A node and all below it, those of "yes" first."""
        waiting = [number]
        while waiting:
            at = waiting.pop()
            yield at
            node = self.node(at)
            if not node.is_animal:
                waiting += (node.no, node.yes)

    def leaves(self, number: int = ROOT) -> tuple[int, ...]:
        """The animals at and below a node."""
        return tuple(at for at in self.below(number) if self.node(at).is_animal)

    def path(self, number: int) -> tuple[tuple[int, bool], ...]:
        """The questions on the way from the root to a node, each with its answer."""
        above = self._above
        way: list[tuple[int, bool]] = []
        while number in above:
            way.append(above[number])
            number = above[number][0]
        return tuple(reversed(way))

    @cached_property
    def _above(self) -> dict[int, tuple[int, bool]]:
        """Of each node but the root the question above it, and the answer that leads to it."""
        questions = [(at, node) for at, node in enumerate(self.nodes, 1) if not node.is_animal]
        return {child: (at, child == node.yes) for at, node in questions for child in (node.yes, node.no)}

    def find(self, animal: str) -> int | None:
        """The node of an animal, capital letters or not."""
        return next((at for at in self.leaves() if self.node(at).text.lower() == animal.lower()), None)

    def learn(self, leaf: int, animal: str, question: str, yes: bool) -> "Tree":
        """The tree after a lesson: `question` tells `animal` (for which the answer is `yes`) from the leaf's.

        Raises ValueError when there is no room or the node is no animal.
        """
        if self.full or not self.node(leaf).is_animal:
            raise ValueError(f"nothing can be learned at node {leaf}")
        old, new = self.next_free, self.next_free + 1
        nodes = list(self.nodes)
        nodes[leaf - 1] = Node(question, *((new, old) if yes else (old, new)))
        return replace(self, nodes=(*nodes, Node(self.node(leaf).text), Node(animal)))

    def unlearn(self) -> "Tree":
        """The tree before its last lesson; ValueError where there was none."""
        old, new = len(self.nodes) - 1, len(self.nodes)
        for at, node in enumerate(self.nodes, 1):
            if {node.yes, node.no} == {old, new} and self.node(old).is_animal and self.node(new).is_animal:
                nodes = list(self.nodes[:-2])
                nodes[at - 1] = Node(self.node(old).text)
                return replace(self, nodes=tuple(nodes))
        raise ValueError("there was no lesson")


@dataclass(frozen=True)
class Walk:
    """A walk down a tree: the nodes so far, the last of them is being asked."""

    tree: Tree
    nodes: tuple[int, ...] = (ROOT,)

    @property
    def at(self) -> int:
        return self.nodes[-1]

    @property
    def text(self) -> str:
        return self.tree.node(self.at).text

    @property
    def guessing(self) -> bool:
        return self.tree.node(self.at).is_animal

    def answer(self, yes: bool) -> "Walk":
        """The walk after an answer to a question."""
        node = self.tree.node(self.at)
        if node.is_animal:
            raise ValueError("the walk is at its end")
        return replace(self, nodes=(*self.nodes, node.yes if yes else node.no))

    def back(self) -> "Walk":
        """The walk before the last answer; at the start the walk itself."""
        return replace(self, nodes=self.nodes[:-1]) if len(self.nodes) > 1 else self

    def parting(self, other: int) -> tuple[int, bool] | None:
        """The first question to which the answers of this walk were not those of a node, with that node's answer."""
        mine = dict(self.tree.path(self.at))
        return next(((at, yes) for at, yes in self.tree.path(other) if mine.get(at) is not yes), None)

    def asked(self, question: str) -> bool:
        """Whether the walk came through this question already."""
        return any(self.tree.node(at).text.lower() == question.lower() for at in self.nodes[:-1])


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
        replies = [self.reply(question) for question in self.asked]
        known = {leaf: facts(self.tree, leaf) for leaf in self.tree.leaves()}
        return tuple(leaf for leaf in known if [known[leaf].get(question) for question in self.asked] == replies)

    def questions(self) -> tuple[str, ...]:
        """Questions that part the possible animals, those nearest the root first, OFFERED_QUESTIONS at most."""
        possible = [facts(self.tree, leaf) for leaf in self.possible()]
        level, found = [ROOT], list[str]()
        while level and len(found) < OFFERED_QUESTIONS:
            questions = [node for node in map(self.tree.node, level) if not node.is_animal]
            for text in [node.text for node in questions if len({known.get(node.text) for known in possible}) > 1]:
                if text not in found:
                    found.append(text)
            level = [child for node in questions for child in (node.yes, node.no)]
        return tuple(found[:OFFERED_QUESTIONS])
