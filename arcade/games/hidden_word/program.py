"""The program of the hidden word: hide one, take letters until it is found or the ninth miss, ask for another game."""

from collections.abc import Sequence

from arcade.games.hidden_word import FIGURE, MUSIC
from arcade.games.hidden_word.levels import Way
from arcade.games.hidden_word.lexicon import PRINTED, guess, lexicon
from arcade.games.hidden_word.modern import Modern
from arcade.games.hidden_word.original import Original
from arcade.games.hidden_word.rules import Position, fold
from arcade.games.hidden_word.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.contest import answered
from arcade.toolkit.programs.game_program import GameProgram
from arcade.toolkit.sound.player import Player, player, until_over


class Main(State, GameProgram[Spectrum]):
    """One sitting: word after word until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.words: tuple[str, ...] = ()
        """The dictionary in use."""
        self.used: tuple[str, ...] = ()
        self.music: Player | None = None
        """Whoever plays while letters are taken."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play_game(self) -> Frames[None]:
        yield from self.hide()
        yield from self.look.begin()
        self.music = None if self.original else player(self.machine, MUSIC.play, pins=True)
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        turns = self.turns()
        yield from turns if self.music is None else until_over(self.music, turns)
        yield from self.settle()

    def turns(self) -> Frames[None]:
        while self.position.outcome() is None:
            self.turn_passed()
            yield from self.turn()

    def hide(self) -> Frames[None]:
        """A word for this game: from a person, or from the dictionary."""
        self.theme, self.theme_told = None, self.way is Way.GENTLE
        self.match = Course()
        known = lexicon(self.language)
        self.words, easy = (PRINTED, PRINTED) if self.original else (known.words, known.easiest())
        if self.two or self.reversed:
            word = yield from self.look.ask_word(self.games % 2 + 1 if self.two else 0)
            self.position = Position((word or self.draw(easy),))
        elif self.way is Way.DODGING:
            self.position = Position(known.as_long_as(self.draw(known.dodgers())))
        else:
            word = self.draw(known.hardest() if self.way is Way.HARD else easy)
            self.position, self.theme = Position((word,)), None if self.original else known.themes[word]

    def draw(self, words: Sequence[str]) -> str:
        """One of the words by chance; none comes twice before all have come, for which the dice are cast again."""
        if all(word in self.used for word in words):
            self.used = ()
        while (word := self.dice.pick(words)) in self.used:
            pass
        self.used += (word,)
        return word

    def turn(self) -> Frames[None]:
        position = self.position
        if self.reversed:
            letter = answered(position, guess(self.words, position.shown, position.tried))
            yield from self.look.thought(letter)
        else:
            chosen = yield from self.look.ask_letter()
            if chosen is HINT:
                yield from self.hint()
            elif chosen is FIGURE:
                self.gentle = not self.gentle
                yield from self.look.switch()
            if not isinstance(chosen, str):
                return
            letter = fold(chosen)
        if letter not in position.moves():
            yield from self.look.refuse_letter(letter)
            return
        self.position = position.play(letter)
        if self.way is Way.DODGING and not self.two:
            self.match.note(position, letter)
        yield from self.look.move(position, letter)

    def hint(self) -> Frames[None]:
        """For two misses the theme, if it is not known yet, else a letter."""
        before = self.position
        if not before.can_pay:
            yield from self.look.refuse_hint()
            return
        self.assisted = True
        if isinstance(self.look, Modern) and self.theme is not None and not self.theme_told:
            self.theme_told, self.position = True, before.paid()
            yield from self.look.hint_theme(before)
        else:
            letter = before.advice()
            self.position = before.told(letter)
            yield from self.look.hint_letter(before, letter)

    def settle(self) -> Frames[None]:
        """Count the game and show its end; a loss ends the row of words that were found."""
        found = self.position.outcome() == 1
        if self.two:
            winner = self.seat if found else 1 - self.seat
            self.wins = (self.wins[0] + (winner == 0), self.wins[1] + (winner == 1))
            self.finish((Outcome.FIRST, Outcome.SECOND)[winner])
        elif self.reversed:
            self.finish(Outcome.LOST if found else Outcome.WON)
        else:
            self.streak += found
            self.points += self.position.points if found else 0
            self.accumulates_score = found
            self.finish(Outcome.WON if found else Outcome.LOST, self.points)
        yield from self.look.end(self.results[-1].outcome)
        self.games += 1
        if not found:
            self.streak = self.points = 0

    def state(self) -> dict[str, Plain]:
        return {
            **plain_fields(self.position, "words", "tried", "misses", "shown"),
            "theme": self.theme,
            "told": self.theme_told,
            **plain_fields(self, "used", "gentle", "streak", "points", "games", "wins"),
        }
