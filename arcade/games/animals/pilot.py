"""Plays Animals for demonstrations: it thinks of animals, known and unknown ones, and teaches the owl."""

from arcade.games.animals.program import Main as Program
from arcade.games.animals.rules import Walk
from arcade.toolkit.contract.controls import FIRE, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

LESSONS: dict[Language, tuple[tuple[str, str], ...]] = {
    "en": (("goat", "does it have a beard"), ("frog", "does it croak"), ("snail", "is it very slow")),
    "ro": (("o caprioara", "are picioare lungi"), ("o broasca", "face oac oac"), ("un melc", "este foarte lent")),
}
"""Animals that the owl does not know, and questions for which the answer is yes."""
NEW_ANIMAL_PERCENT = 40


class Main(Pilot[Program]):
    teaching = False
    """Whether the original's lines are a lesson now."""

    def play(self) -> Hands:
        if not self.program.original:
            yield from self.until_asked()
            yield from self.press("pad1 fire")
        while True:
            yield from self.choose()
            yield from self.one_game()

    def choose(self) -> Hands:
        """The first entry of the menu, and then the start; the original only wants any key."""
        for _ in range(1 if self.program.original else 2):
            yield from self.until_asked()
            yield from self.rest(40)
            yield from self.press("pad1 fire")
            yield from self.rest(4)

    def one_game(self) -> Hands:
        program = self.program
        tree = program.tree
        secret = self.dice.pick(tree.leaves())
        games, self.teaching = len(program.results), False
        new = self.dice.percent(NEW_ANIMAL_PERCENT) or not games
        facts = dict(tree.path(secret))
        while len(program.results) == games:
            waiting = program.machine.waiting
            if waiting is None:
                yield from self.rest(1)
            elif waiting.kind == "line":
                yield from self.rest(30)
                yield from (self.reply(facts, new) if program.original else self.teach())
            else:
                yield from self.rest(40)
                yield from self.answer_walk(program.walk, facts, new)
        yield from self.until_asked()
        yield from self.rest(60)
        yield from self.press("d" if program.original else "pad1 fire")
        yield from self.rest(4)

    def answer_walk(self, walk: Walk, facts: dict[int, bool], new: bool) -> Hands:
        """Yes where the cursor stands, no to its right. For the new animal the answer is yes."""
        yes = (not new or len(self.program.taught) == 2) if walk.guessing else facts.get(walk.at, True)
        yield from self.press("pad1 fire" if yes else "pad1 right")
        if not yes:
            yield from self.press("pad1 fire")
        yield from self.rest(8)

    def reply(self, facts: dict[int, bool], new: bool) -> Hands:
        """The original's questions are all answered by typed lines."""
        walk, taught = self.program.walk, self.program.taught
        if self.teaching and len(taught) < 2:
            yield from self.teach()
            return
        yes = self.teaching or (not new if walk.guessing else facts.get(walk.at, True))
        self.teaching = walk.guessing and not yes
        yield from self.type("d" if yes else "n")
        yield from self.rest(8)

    def teach(self) -> Hands:
        """An animal or a question, whichever is asked."""
        program = self.program
        lessons = own(LESSONS, program.tongue)
        unknown = [lesson for lesson in lessons if program.tree.find(lesson[0]) is None] or lessons[:1]
        yield from self.type(unknown[0][len(program.taught)])
        yield from self.rest(8)


GUIDE = Guide(
    goal=Text("Think of an animal. If the owl guesses wrong, teach her yours."),
    moment=Moment(seed=3, frame=320),
    callouts=(
        Callout(Text("The owl guesses your animal"), (0, 11), (72, 68)),
        Callout(Text("She asks, you answer"), (82, 11), (172, 68)),
        Callout(Text("It could be any of these"), (16, 88), (64, 16)),
        Callout(Text("Dark ones are ruled out"), (176, 112), (24, 16)),
    ),
    uses=(Use(Text("yes or no"), (LEFT, RIGHT)), Use(hands.ANSWER, (FIRE,)), Use(Text("teach her"), typed="A–Z")),
)
