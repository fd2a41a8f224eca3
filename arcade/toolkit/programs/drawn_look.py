"""What the looks of our own on the Spectrum do alike, whatever they draw."""

from typing import ClassVar

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import ask_again
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.sentences import ANOTHER_GAME


class DrawnLook(Look[Spectrum]):
    """A look that begins on a black screen; games build their own looks on it."""

    ANOTHER: ClassVar[Text] = ANOTHER_GAME
    question_row: ClassVar[int] = 23
    """Where another game is asked for."""
    key_row: ClassVar[int] = 23
    """Where a wrong key is told which keys there are."""

    def clear_screen(self) -> None:
        """A black screen in a black border, with white ink."""
        clear_screen(self.machine)

    def softly(self, sound: Tune) -> None:
        """Let something be heard unless something else is."""
        if self.machine.speaker.busy_until < self.machine.now:
            self.machine.chime(sound)

    def wrong_key(self) -> Frames[None]:
        """Say which keys there are, on a row that is then as before."""
        return at_row(self.program, self.key_row)()

    def again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program, self.question_row, question=self.ANOTHER)
