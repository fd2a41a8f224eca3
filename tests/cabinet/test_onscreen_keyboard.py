"""The on-screen keyboard: a joystick player answers and types."""

from pathlib import Path

import pytest

from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.playing.typing_screen import TypingScreen
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.drawn_keyboard import DrawnKeyboard
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard, layout
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine, Waiting
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, YES_NO
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, disorder
from tests.cabinet.player import Player

LINE = Waiting("line")
CHOICE = Waiting("key", ("y", "n"))
ANY = Waiting("key")
MANY = Waiting("key", ("n", "up", "s", "down", "e", "right", "v", "w", "left", "u", "return", " ", "backspace", "f1"))
SIGNS = Waiting("key", tuple(map(chr, range(33, 127))))


def tap(keyboard: OnscreenKeyboard, waiting: Waiting | None, *keys: str) -> str:
    """Everything the program sees, joined, when keys are tapped one after the other."""
    seen: list[str] = []
    for key in keys:
        for held in (frozenset((key,)), *[frozenset[str]()] * 9):
            found = keyboard.keys(held, waiting)
            seen += [one for one in found if not seen or seen[-1] != one]
        seen.append("|")
    return "".join(seen).strip("|")


def machine_of(kind: type[Machine]) -> Machine:
    """A machine that asks something."""
    machine = kind()
    if isinstance(machine, Teletype):
        for _ in machine.print("NAME? ", end=""):
            machine.end_frame()
    elif isinstance(machine, Ega):
        machine.write(1, 1, "NAME?", 15, 0)
    elif isinstance(machine, Spectrum | Pet):
        machine.print_at(0, 0, "NAME?")
    return machine


def typing(
    machine: Machine,
    store: Store,
    language: Language = "en",
    grid: type[Monitor] = Monitor,
    waiting: Waiting = LINE,
    context: PageContext | None = None,
) -> TypingScreen:
    """The keys for what a machine waits for, with its picture."""
    keyboard = OnscreenKeyboard()
    tap(keyboard, waiting, "pad1 left")
    assert keyboard.shown
    return TypingScreen(context or context_of(store, language, grid), machine, keyboard)


def test_a_line_is_typed_with_the_joystick_alone() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, LINE, "pad1 down") == ""
    assert keyboard.shown
    assert tap(keyboard, LINE, "pad1 fire", "pad1 right", "pad1 fire") == "q||w"


def test_back_deletes_in_a_line() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, LINE, "pad1 up", "pad1 fire", "pad1 back") == "q|backspace"


def test_the_last_row_ends_the_line() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, LINE, "pad1 up", "pad1 up", "pad1 up", "pad1 right", "pad1 fire") == "return"
    assert not keyboard.shown


def test_choices_are_shown_at_a_direction() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, CHOICE, "pad1 left", "pad1 right", "pad1 fire") == "n"


@pytest.mark.parametrize(("language", "letters"), [("en", ("y", "n")), ("ro", ("d", "n"))])
def test_of_letters_that_mean_the_same_the_languages_own_is_shown(language: Language, letters: tuple[str, ...]) -> None:
    choices = {**YES_NO, "backspace": "n"}
    waiting = Waiting("key", tuple(choices), meanings=tuple(choices.values()))
    assert layout(waiting, language) == ((*letters, "backspace"),)
    assert layout(Waiting("key", tuple(COMPUTER_OR_YOU)), language) == (("c", "y", "j"),), "of which nothing is said"


def test_fire_is_the_usual_answer_before_the_choices_are_shown() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, CHOICE, "pad1 fire") == "pad1 fire"


def test_fire_that_answers_nothing_shows_the_choices() -> None:
    keyboard = OnscreenKeyboard()
    tap(keyboard, CHOICE, "pad1 fire")
    assert keyboard.shown
    keyboard = OnscreenKeyboard()
    keyboard.keys(frozenset(("pad1 fire",)), CHOICE)
    keyboard.keys(frozenset(), None)
    assert not keyboard.shown


def test_a_question_for_any_key_takes_the_joystick_itself() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, ANY, "pad1 left", "pad1 fire") == "pad1 left|pad1 fire"
    assert tap(keyboard, None, "pad1 left") == "pad1 left"


def test_a_choice_that_is_a_joystick_key_goes_through() -> None:
    keyboard = OnscreenKeyboard()
    assert tap(keyboard, Waiting("key", ("pad1 left", "x")), "pad1 left") == "pad1 left"


def test_typing_on_the_desk_takes_it_away() -> None:
    keyboard = OnscreenKeyboard()
    tap(keyboard, LINE, "pad1 left")
    assert tap(keyboard, LINE, "k") == "k"
    assert not keyboard.shown


def test_small_letters_and_capitals_are_keys_of_their_own_where_both_are_choices(store: Store) -> None:
    keyboard = OnscreenKeyboard()
    both = Waiting("key", ("U", "u"))
    assert tap(keyboard, both, "pad1 left", "pad1 fire") == "U"
    assert tap(keyboard, both, "pad1 right", "pad1 fire") == "u"
    context = context_of(store)
    DrawnKeyboard(context, keyboard).draw()
    assert any("U  u" in row for row in context.monitor.text_rows())


def test_a_key_is_typed_by_pointing_at_it() -> None:
    keyboard = OnscreenKeyboard()
    tap(keyboard, LINE, "pad1 left")
    keyboard.touch(1, 3)
    keyboard.touch(1, 4)
    assert tap(keyboard, LINE, *[""] * 2).replace("|", "") == "rt", "one after the other, however fast"
    assert keyboard.chosen == "T"
    keyboard.touch(1, 1)
    tap(keyboard, CHOICE, "")
    assert tap(keyboard, LINE, "pad1 left", "") == "", "what was touched for another question is forgotten"


@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega, Teletype])
@both_grids
@both_languages
@pytest.mark.parametrize("waiting", [LINE, CHOICE, MANY, SIGNS])
def test_keys_and_picture_stand_beside_each_other(
    kind: type[Machine], grid: type[Monitor], language: Language, waiting: Waiting, store: Store
) -> None:
    machine = machine_of(kind)
    before = machine.memory()
    screen = typing(machine, store, language, grid, waiting)
    monitor = screen.show()
    assert machine.memory() == before
    assert not disorder(monitor)
    left, top, wide, high = screen.picture
    assert top + high <= screen.keys.top
    assert left + wide <= monitor.SIZE[0]
    assert "NAME?" in "".join(monitor.text_rows()) or screen.complete


@pytest.mark.parametrize("kind", [Spectrum, Pet])
def test_the_picture_is_the_games_own_pixel_for_pixel(kind: type[Machine], store: Store) -> None:
    machine = machine_of(kind)
    screen = typing(machine, store)
    monitor = screen.show()
    assert screen.complete
    left, top, wide, high = screen.picture
    colours, shown, own = monitor.palette(), monitor.pixels(), machine.pixels()
    skip = (machine.SIZE[0] - wide) // 2, (machine.SIZE[1] - high) // 2
    for row in range(high):
        at, source = (top + row) * monitor.SIZE[0] + left, (skip[1] + row) * machine.SIZE[0] + skip[0]
        ours = [colours[pixel] for pixel in shown[at : at + wide]]
        assert ours == [machine.palette()[pixel] for pixel in own[source : source + wide]]


def test_a_click_is_told_in_the_games_pixels_or_types_a_key(store: Store) -> None:
    machine = machine_of(Spectrum)
    screen = typing(machine, store)
    screen.show()
    left, top, _, _ = screen.picture
    assert screen.click(f"@{left + 32 + 5},{top + 24 + 7}") == "@5,7"
    assert screen.click(f"@{left + 2},{top + 2}") == "", "on the border"
    assert screen.click("@1,1") == "", "beside the picture"
    for y in range(screen.keys.top, 360):
        for x in range(480):
            assert screen.click(f"@{x},{y}") == ""


def test_halves_are_clicked_twice_as_far(store: Store) -> None:
    screen = typing(machine_of(Ega), store)
    screen.show()
    left, top, _, _ = screen.picture
    assert screen.click(f"@{left + 5},{top + 7}") == "@10,14"


def test_the_screen_has_the_games_time_and_sound(store: Store) -> None:
    machine = machine_of(Pet)
    screen = typing(machine, store)
    machine.frame, machine.now = 77, 77 * machine.FRAME
    monitor = screen.show()
    assert (monitor.frame, monitor.now, monitor.FRAME, monitor.CLOCK) == (77, machine.now, machine.FRAME, machine.CLOCK)
    assert monitor.speaker is machine.speaker


def test_a_screen_of_another_shape_is_taken_at_once(store: Store) -> None:
    context = context_of(store)
    screen = typing(machine_of(Spectrum), store, context=context)
    assert screen.show().SIZE == Monitor.SIZE
    context.fit(400, 900)
    assert screen.show().SIZE == Handset.SIZE
    assert screen.keys.touched(60, Handset.SIZE[1] - 15)


def test_at_rest_nothing_is_drawn(store: Store) -> None:
    screen = typing(machine_of(Spectrum), store)
    assert screen.show().pixels() is screen.show().pixels()


def test_holding_the_second_button_shows_the_ring_and_takes_it_away(store: Store) -> None:
    context = context_of(store)
    screen = typing(machine_of(Spectrum), store, context=context)
    before = screen.show().pixels()
    for _ in range(20):
        context.begin(frozenset(("pad1 back",)))
    monitor = screen.show()
    assert "Pause" in "".join(monitor.text_rows())
    context.begin(frozenset())
    assert screen.show().pixels() == before
    assert "Pause" not in "".join(monitor.text_rows())


def test_other_keys_are_drawn_anew(store: Store) -> None:
    machine = machine_of(Spectrum)
    keyboard = OnscreenKeyboard()
    tap(keyboard, LINE, "pad1 left")
    screen = TypingScreen(context_of(store), machine, keyboard)
    assert "DELETE" in "".join(screen.show().text_rows())
    tap(keyboard, CHOICE, "pad1 left")
    assert any("Y  N" in row for row in screen.show().text_rows())
    assert "DELETE" not in "".join(screen.show().text_rows())


@both_languages
@both_grids
def test_its_picture(
    language: Language, grid: type[Monitor], store: Store, update_golden: bool, tmp_path: Path
) -> None:
    for kind, name in ((Spectrum, "keyboard"), (Teletype, "keyboard-teletype")):
        context = context_of(store, language, grid)
        context.monitor = typing(machine_of(kind), store, context=context).show()
        compare(context, name, update_golden, tmp_path)


@pytest.mark.usefixtures("fake_games")
def test_in_a_game_a_click_types_a_key_and_another_closes_the_keys(store: Store) -> None:
    player = Player(store, Options(start=Start("parrot"))).pause(3).joy("right")
    assert player.sees("DELETE")
    player.press("@1,1")
    assert player.sees("DELETE"), "beside the picture nothing happens"
    player.joy("up", "right", "fire")
    player.press("@230,274", "@230,274")
    machine = player.play.run.session.machine
    assert "2TT" in "".join(machine.text_rows()).upper()
    player.pause(3).press("@240,100")
    assert not player.sees("DELETE")
    assert player.machine is machine
