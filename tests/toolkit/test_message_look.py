"""A look says things in the run's language, asks and refuses by key; a hurried animation takes no more time."""

from itertools import repeat
from typing import Literal

from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.programs.message_look import MessageLook, side_names
from arcade.toolkit.sound.jingles import THINKING_SOUND, TURN
from arcade.toolkit.sound.notation import score
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK
from tests.toolkit.stage import BareMachine, drive

PHRASE = score("tempo: 120\nsound flute: 50 40 30\nA 1: @flute C5/4 E\nplay: A")


class Silent(Program[Spectrum]):
    """Does nothing by itself."""

    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


def talk(language: Literal["en", "ro"] = "en", seats: int = 1) -> MessageLook:
    return MessageLook(Silent(Spectrum(), Setup("silent", seats=seats, language=language)))


def test_the_starter_is_asked_for_until_a_side_is_named() -> None:
    for key, seat in (("C", 1), ("j", 0), ("Y", 0), ("return", 0), (" ", 0)):
        look = talk()
        found, frames = drive(look.machine, look.ask_starter(), ["", "x", *[""] * 100, key, ""])
        assert (found, frames) == (seat, 103)
        assert look.machine.text_rows()[22].strip() == "Who starts? C=computer, Y=you"


def test_a_refusal_is_said_in_the_runs_language_and_stays_a_while() -> None:
    look = talk("ro")
    _, frames = drive(look.machine, look.refuse(NOTHING_TO_TAKE_BACK), [""] * 100)
    assert look.machine.text_rows()[22].strip() == "Nimic de luat înapoi"
    assert frames > 30


def test_sides_are_you_and_the_computer_or_two_players() -> None:
    assert side_names(talk().program) == ("you", "computer")
    assert side_names(talk("ro", seats=2).program) == ("juc. 1", "juc. 2")


def animation(machine: BareMachine) -> Frames[None]:
    hurry = SkippableWait(machine)
    for _ in range(5):
        yield from hurry.wait(10)


def test_a_key_ends_the_waits_of_an_animation() -> None:
    assert drive(machine := BareMachine(), animation(machine), [""] * 99)[1] == 50
    assert drive(machine := BareMachine(), animation(machine), [*[""] * 12, "x", *[""] * 99])[1] == 12


def test_a_key_pressed_before_does_not_hurry() -> None:
    machine = BareMachine()
    machine.begin_frame(frozenset("x"))
    machine.begin_frame(NO_KEYS)
    assert drive(machine, animation(machine), [""] * 99)[1] == 50


def test_a_soft_sound_is_heard_unless_another_is() -> None:
    look = talk()
    speaker = look.machine.speaker
    look.softly(TURN)
    turned = len(speaker.notes)
    assert turned == len(TURN)
    look.softly(THINKING_SOUND)
    assert len(speaker.notes) == turned
    look.machine.now = speaker.busy_until + 1
    look.softly(THINKING_SOUND)
    assert len(speaker.notes) > turned


class Sunset:
    """An end of a few frames that counts afterwards."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.rested: list[int] = []

    def play(self) -> Frames[None]:
        yield from self.machine.wait(4)

    def rest(self, frame: int, /) -> None:
        self.rested.append(frame)


def test_an_end_lives_on_while_its_phrase_and_the_next_question_last() -> None:
    look = talk()
    look.rest(1)
    sunset = Sunset(look.machine)
    _, frames = drive(look.machine, end_scene(look, sunset, PHRASE), repeat("", 500))
    assert look.ending is sunset
    beside = len(sunset.rested)
    assert sunset.rested == list(range(beside))
    assert 0 < beside < frames
    look.rest(7)
    assert sunset.rested[-1] == 7
