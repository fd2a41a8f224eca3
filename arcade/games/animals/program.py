"""The program of Animals: walk down the tree, name an animal, learn from being wrong; riddles, atlas, forgetting."""

from collections.abc import Sequence

from arcade.games.animals import strings
from arcade.games.animals.levels import LEVELS, Kind
from arcade.games.animals.lexicon import Knowledge, plain, start_tree
from arcade.games.animals.look import Choice, State
from arcade.games.animals.modern import Modern
from arcade.games.animals.original import Original
from arcade.games.animals.pages import Atlas, Branches
from arcade.games.animals.rules import BOOK_LIMIT, Riddle, Tree, Walk
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)
        self.kind = Kind.ALL if setup.original else LEVELS[setup.level].sets
        self.knowledge = Knowledge(setup.memory, self.readable)
        self.lessons = 0
        """Animals that were learned in this run and have not been forgotten again: what it is ranked for."""
        self.accumulates_score = True
        self.changed = False
        self.kept = True
        self.riddle: Riddle | None = None
        self.taught: tuple[str, ...] = ()
        """What the player has typed in this lesson: an animal, and a question."""
        self.recall()

    def readable(self, text: str) -> bool:
        """Whether the machine has every letter of a text."""
        return text.isprintable() and not self.machine.lacks(text)

    def recall(self) -> None:
        """Take up the tree of the language of the moment."""
        self.tongue = self.language
        self.tree = self.knowledge.tree(self.language, self.kind.value, self.start_tree())
        self.walk, self.taught = Walk(self.tree), ()

    def start_tree(self) -> Tree:
        return start_tree(self.kind, self.tongue, BOOK_LIMIT if self.original else 0)

    def grow(self, tree: Tree) -> None:
        """Take a tree for what is known from now on."""
        self.tree = tree
        self.changed = True
        if tree == self.start_tree():
            self.knowledge.forget(self.tongue, self.kind.value)
        else:
            self.knowledge.keep(self.tongue, self.kind.value, tree)

    def play_game(self) -> Frames[None]:
        """What is chosen from the owl's menu, until it is a game."""
        if self.knowledge.spoilt and not self.results:
            yield from self.look.tell(self.text(strings.FRESH))
        while True:
            choice = yield from self.agreed(self.look.ask_game(), Choice.GUESS)
            self.recall()
            look = self.look
            if isinstance(look, Original) or choice is Choice.GUESS:
                return (yield from self.guess())
            match choice:
                case Choice.RIDDLE:
                    return (yield from self.ask_riddle(look))
                case Choice.ATLAS:
                    yield from Atlas(look).browse()
                case Choice.TREE:
                    yield from Branches(look).browse()
                case Choice.FORGET:
                    yield from self.forget(look)

    def another(self) -> Frames[bool]:
        """Whether another game is wanted; after the last, whether the lessons are to be kept."""
        again = yield from super().another()
        if not again and isinstance(self.look, Original):
            self.kept = yield from self.look.ask_save()
        return again

    def guess(self) -> Frames[None]:
        """The walk down the tree, and a lesson where it leads to the wrong animal."""
        yield from self.look.begin()
        right: bool | None = None
        while right is None:
            answer = yield from (self.look.ask_guess() if self.walk.guessing else self.look.ask_fact())
            if answer is None:
                self.walk = self.walk.back()
            elif self.walk.guessing:
                right = answer
            else:
                self.walk = self.walk.answer(answer)
        if right:
            self.finish(Outcome.OVER)
            yield from self.look.end_found()
        else:
            yield from self.lesson()

    def lesson(self) -> Frames[None]:
        """Learn the player's animal, or say why not."""
        taught = yield from self.be_taught()
        if taught is None:
            self.finish(Outcome.OVER)
            return
        self.grow(self.tree.learn(self.walk.at, *taught))
        self.lessons += 1
        self.finish(Outcome.WON, self.lessons)
        yield from self.look.end_learned(self.dice.pick(strings.REMARKS))

    def be_taught(self) -> Frames[tuple[str, str, bool] | None]:
        """An animal, the question that tells it from the one named, and the answer for it; None if nothing new."""
        if self.tree.full:
            yield from self.look.tell(self.text(strings.NO_ROOM))
            return None
        animal = yield from self.look.ask_animal()
        if animal is None:
            return None
        known = self.tree.find(animal)
        if known is not None:
            yield from self.look.tell(self.known(known))
            return None
        self.taught = (animal,)
        question = yield from self.new_question(animal)
        if question is None:
            return None
        self.taught = (animal, question)
        yes = yield from self.look.ask_answer(animal)
        return None if yes is None else (animal, question, yes)

    def new_question(self, animal: str) -> Frames[str | None]:
        """A question that was not asked on the way here."""
        while True:
            question = yield from self.look.ask_question(self.walk.text, animal)
            if question is None or not self.walk.asked(question):
                return question
            yield from self.look.tell(self.text(strings.ASKED_ALREADY))

    def known(self, leaf: int) -> str:
        """The sentence for an animal that is known already, and where the player's answers were others."""
        animal, parting = self.look.said(self.tree.node(leaf).text), self.walk.parting(leaf)
        if parting is None:
            return self.text(strings.KNOWN, animal=animal)
        words = strings.YOU_SAID_NO if parting[1] else strings.YOU_SAID_YES
        return self.text(words, animal=animal, question=self.tree.node(parting[0]).text)

    def ask_riddle(self, look: Modern) -> Frames[None]:
        riddle = self.riddle = Riddle(self.tree, self.dice.pick(self.tree.leaves()))
        yield from look.begin_riddle(riddle)
        while isinstance(chosen := (yield from look.ask_riddle(riddle)), str):
            riddle = self.riddle = riddle.ask(chosen)
            yield from look.reply(riddle, chosen)
        won = chosen == riddle.secret
        self.finish(Outcome.WON if won else Outcome.LOST)
        yield from look.end_riddle(riddle, won)

    def forget(self, look: Modern) -> Frames[None]:
        """Undo the last lesson or all of them."""
        start = self.start_tree()
        all_of_them = yield from look.ask_forget(self.tree != start)
        if all_of_them is not None:
            self.lessons = 0 if all_of_them else max(self.lessons - 1, 0)
            self.grow(start if all_of_them else self.tree.unlearn())
            yield from look.tell(self.text(strings.FORGOTTEN, n=self.tree.animals))

    def learned(self) -> Plain:
        return dict(self.knowledge.memory) if self.changed and self.kept else self.setup.memory

    def state(self) -> dict[str, Plain]:
        return {
            "animals": self.tree.animals,
            "tree": plain(self.tree),
            "language": self.tongue,
            "walk": self.walk.nodes,
            "at": self.walk.text,
            "riddle": (self.riddle.secret, self.riddle.asked) if self.riddle else None,
            **plain_fields(self, "taught", "kept", "lessons"),
        }
