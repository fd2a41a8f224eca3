"""The game the other way round on the screen: a list of questions, the owl's replies, and the cards to choose from."""

from arcade.games.animals import MUSIC, entry, strings
from arcade.games.animals.menu import BACKS, Menu
from arcade.games.animals.riddle import Riddle
from arcade.games.animals.scene import MOST_CARDS, card_place
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Prose
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.list_menu import NOTHING, choose_picture
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.programs.figure_look import Mood


class Riddles:
    """Shows a riddle and asks for questions and the guess."""

    def __init__(self, look: Menu) -> None:
        self.look = look

    def begin(self, riddle: Riddle) -> Frames[None]:
        """She has an animal in mind."""
        self.look.count(len(riddle.possible()))
        self.look.scene.clear_zoo()
        yield from self.look.say(strings.GUESS_MINE)
        yield from self.look.linger()

    def ask(self, riddle: Riddle) -> Frames[str | int]:
        """The next question, or the node of the animal that the player takes it for."""
        questions = riddle.questions()
        while True:
            labels = [f"{entry.capital(question)}?" for question in questions]
            if len(riddle.possible()) <= MOST_CARDS:
                labels.append(self.look.program.text(strings.I_KNOW_IT))
            chosen = yield from self.look.ask_item(labels)
            if 0 <= chosen < len(questions):
                return questions[chosen]
            if chosen != NOTHING:
                leaf = yield from self._pick_animal(riddle)
                if leaf is not None:
                    return leaf

    def _pick_animal(self, riddle: Riddle) -> Frames[int | None]:
        """A card of the possible animals; None goes back to the questions."""
        leaves = riddle.possible()
        names = [riddle.tree.node(leaf).text for leaf in leaves]
        self.look.scene.clear_zoo()
        self.look.scene.zoo(names, self.look.program.tongue)
        self.look.scene.help(self.look.program.text(strings.STEER))
        grid = Grid(rows=3, columns=6, left=16, top=88, width=40, height=24)

        def show(place: int, on: bool) -> None:
            self.look.scene.frame(card_place(place), on)
            if on:
                animal = self.look.said(names[place])
                self.look.scene.say_at_once(self.look.program.text(strings.WHICH, animal=animal))

        wrong = self.look.wrong_key
        asking = choose_picture(self.look.program, grid, len(leaves), show, wrong=wrong, leave=BACKS, typed={})
        chosen = yield from asking
        return None if chosen == NOTHING else leaves[chosen]

    def reply(self, riddle: Riddle, question: str) -> Frames[None]:
        """Yes, no, or never taught."""
        reply = riddle.reply(question)
        words: Prose = strings.NEVER_TAUGHT if reply is None else strings.MY_YES if reply else strings.MY_NO
        self.look.scene.owl(Mood.CALM)
        self.look.count(len(riddle.possible()))
        yield from self.look.scene.say(f"{entry.capital(question)}? {self.look.program.text(words)}")

    def end(self, riddle: Riddle, won: bool) -> Frames[None]:
        """The secret comes out."""
        secret = riddle.tree.node(riddle.secret).text
        self.look.scene.clear_zoo()
        self.look.scene.big(secret, self.look.program.tongue)
        if won:
            words = self.look.program.text(strings.RIGHT, n=len(riddle.asked), animal=self.look.said(secret))
            yield from self.look.scene.say(words)
            yield from self.look.cheer(MUSIC.won)
        else:
            yield from self.look.say(strings.WRONG_ANIMAL, animal=self.look.said(secret))
            machine = self.look.machine
            yield from scene(machine, machine.wait(1), MUSIC.lost)
