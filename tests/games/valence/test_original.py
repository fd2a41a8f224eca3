"""The book's look: what it asks, how long everything takes, what sounds."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.valence.chemistry import SYMBOLS, shells, valence
from arcade.games.valence.printed_scene import PITCHES
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import Prompted

KEY_SOUND = [(0.019, 12), (0.02, 22)]
BUZZ = (0.5, -6)
HELIUM_FIRST = 0
"""A seed that draws helium, fluorine, sulphur."""


def game(names: str = "ana", level: str = "1", seed: int = 1, **setup: object) -> Prompted:
    """A run whose first turn has begun."""
    run = Prompted("valence", original=True, **({"seed": seed, "language": "ro"} | setup))
    run.press("return")
    players(run, names, level)
    return run


def spectrum(run: Prompted) -> Spectrum:
    """The machine, to look at its pixels."""
    assert isinstance(run.machine, Spectrum)
    return run.machine


def players(run: Prompted, names: str, level: str) -> None:
    run.press(str(len(names.split())))
    for name in names.split():
        for key in (*name, "return"):
            run.session.step(frozenset((key,)))
            run.session.step()
        for _ in range(9):
            run.session.step()
    run.press(level)


def answer(run: Prompted) -> None:
    """Answer all that is asked of the present element."""
    number = SYMBOLS.index(str(run.state["element"])) + 1
    for digit in (*shells(number), valence(number)):
        run.press(str(digit))


def leave(run: Prompted) -> int:
    """Touch nothing until the turn is over and what follows asks; frames until its last unit was lost."""
    start = run.machine.frame
    while still(run.state["spent"] != 39):
        run.session.step()
    frames = run.machine.frame - start
    while still(run.machine.waiting is not None):
        run.session.step()
    while still(run.machine.waiting is None):
        run.session.step()
    return frames


def points(run: Prompted) -> list[int]:
    found = run.state["players"]
    assert isinstance(found, tuple)
    return [player[1] for player in found]


@pytest.mark.parametrize(("seed", "symbol"), [(1, "Be"), (77, "Si")])
def test_the_first_element_is_the_roms(seed: int, symbol: str) -> None:
    assert game(seed=seed).state["element"] == symbol


def test_the_screen() -> None:
    run = game("ana bogdan")
    machine = spectrum(run)
    assert machine.border_colour == 6
    assert run.row(2)[19:30].strip() == "DENUMIRE"
    assert run.row(3)[21:30].strip() == "beriliu"
    assert (run.row(5)[22:24], run.row(7)[22]) == ("Be", "4")
    assert [run.row(row)[21:25].rstrip() for row in (10, 11, 12, 13)] == ["K =?", "L =", "M =", "N ="]
    assert run.row(17)[1:18] == "JUCĂTOR 1ana     "
    assert run.row(18)[9:16] == "2bogdan"
    assert run.row(17)[18:28] == "PUNCTE:  0"
    assert machine.attr(17, 9) & 0x80
    assert not machine.attr(18, 9) & 0x80
    assert machine.attr(10, 24) & 0x80
    walls = [(20, 100), (70, 150), (32, 88), (82, 138), (60, 90), (94, 90), (7, 100), (143, 100), (151, 100)]
    assert all(machine.point(*point) for point in walls)
    assert all(machine.point(x, y) for x, y in ((22, 100), (43, 100), (77, 60), (77, 74)))


def test_points_of_three_elements() -> None:
    run = game(seed=HELIUM_FIRST)
    scores = []
    for symbol in ("He", "F", "S"):
        assert run.state["element"] == symbol
        answer(run)
        scores += points(run)
    assert scores == [2, 11, 27]


def test_answers_are_written_as_in_the_book() -> None:
    run = game(seed=1)
    run.type("22")
    assert run.row(10)[21:].strip().startswith("K =2 e-")
    assert run.row(11)[24:28] == "2 e-"
    run.press("2")
    for _ in range(3):
        run.session.step()
    run = game(seed=HELIUM_FIRST)
    run.type("2")
    run.session.step(frozenset("0"))
    for _ in range(6):
        run.session.step(NO_KEYS)
    assert run.row(15)[22] == "O"


def test_a_wrong_digit_and_a_letter_cost_a_unit() -> None:
    run = game()
    run.type("9" * 13)
    assert run.state["spent"] == 13
    run.press("7")
    assert run.heard == KEY_SOUND
    assert (run.state["spent"], run.state["told"], run.row(10)[24]) == (14, (), "?")
    frames = run.press("x")
    assert run.heard == [*KEY_SOUND, BUZZ]
    assert (run.state["spent"], run.state["told"]) == (15, ())
    assert 25 <= frames <= 32
    assert spectrum(run).point(20 + 15 + 5, 100 + 15)


@pytest.mark.parametrize(("level", "frames"), [("1", 7098), ("2", 4758), ("3", 2418)])
def test_an_untouched_turn(level: str, frames: int) -> None:
    run = game(level=level)
    assert leave(run) == pytest.approx(frames, rel=0.02)


def test_a_key_pressed_between_two_periods_counts() -> None:
    run = game(level="3")
    while still(run.machine.waiting is not None):
        run.session.step()
    run.session.step(frozenset("2"))
    for _ in range(10):
        run.session.step()
    assert run.state["told"] == (2,)


def test_a_held_key_answers_once() -> None:
    run = game(seed=1)
    for _ in range(50):
        run.session.step(frozenset("2"))
    assert (run.state["told"], run.state["spent"]) == ((2,), 0)


def test_a_digit_can_be_clicked() -> None:
    run = game(seed=1)
    run.press(f"@{8 * (2 + 3 * 2) + 3},{8 * 22 + 3}")
    assert run.state["told"] == (2,)
    run.press("@5,5")
    assert run.state["spent"] == 0


def test_flags_and_boom() -> None:
    run = game("ana bob cora", level="3", seed=HELIUM_FIRST)
    for _ in range(3):
        answer(run)
    leave(run)
    leave(run)
    answer(run)
    leave(run)
    sounds = [note for note in run.session.machine.speaker.notes if 0.0092 < note.duration / 3_500_000 < 0.0118]
    assert len(sounds) == 3 * 112
    hertz = [round(note.hertz) for note in sounds[:8]]
    assert hertz == [round(261.6256 * 2 ** (6 * c / 12)) for c in range(8)]
    assert run.row(3)[2:5] == "ana"
    assert run.row(6)[12:16] == "cora"
    assert run.row(8)[22:25] == "bob"
    assert run.machine.border_colour == 3
    assert run.row(20)[6:21] == "ALT JOC (d/n) ?"
    assert spectrum(run).point(16, 126) == spectrum(run).point(84, 165) == spectrum(run).point(100, 106) == 1
    assert spectrum(run).point(16, 125) == spectrum(run).point(84, 166) == 0
    tune = [round(note.duration / 3_500_000, 2) for note in run.session.machine.speaker.notes[-14:]]
    assert tune == [0.05, 0.5] * len(PITCHES)


def test_the_border_goes_along_with_the_boom() -> None:
    run = game(level="3")
    while still(run.state["spent"] != 39):
        run.session.step()
    seen: list[int] = []
    while still(run.state["players"] and not run.session.results):
        run.session.step()
        if seen[-1:] != [run.machine.border_colour]:
            seen.append(run.machine.border_colour)
    assert seen[:113] == [6, *[*range(8)] * 14]
    assert seen[-1] == 3


def test_calm_leaves_the_border_alone() -> None:
    run = game(level="3", calm=True)
    seen = set()
    while still(not run.session.results):
        run.session.step()
        seen.add(run.machine.border_colour)
    assert seen == {6, 3}


def test_another_game_asks_for_its_players() -> None:
    run = game(level="3")
    answer(run)
    leave(run)
    assert run.session.results[0].score == 4
    run.press("d")
    assert run.heard == [(0.099, 12), (0.1, 22)]
    assert "Câți jucători" in run.row(5)
    players(run, "dan eva", "3")
    assert run.state["players"] == (("dan", 0), ("eva", 0))


def test_several_have_no_score_whatever_the_cabinet_was_told() -> None:
    """The listing asks how many play; the best of four is nobody's score."""
    for names, seats, score in (("ana", 1, 0), ("ana ion", 1, None), ("ana ion", 2, None)):
        run = game(names, level="3", seats=seats)
        while still(not run.session.results):
            leave(run)
        assert run.session.results[0].score == score


def test_the_number_of_players_offered_is_that_chosen_in_the_cabinet() -> None:
    run = Prompted("valence", original=True, seats=3)
    run.press("return")
    run.press("return")
    assert run.row(5).rstrip().endswith("3")


def test_any_other_key_ends() -> None:
    run = game(level="3")
    leave(run)
    run.press("n")
    assert run.session.ended


def test_names_may_be_anything() -> None:
    run = game("ȘțĂîâșțabcdefgh")
    assert run.state["players"] == (("ȘțĂîâșța", 0),)
    run = Prompted("valence", original=True, language="ro")
    for key in ("return", "1"):
        run.press(key)
    for keys in (("return",), ()):
        run.session.step(frozenset(keys))
    for _ in range(9):
        run.session.step()
    run.press("1")
    assert run.state["players"] == (("Juc. 1", 0),)


def test_the_screen_comes_up_as_the_rom_gets_to_it() -> None:
    """Each of its curves takes a quarter of a second."""
    session = Session(Setup("valence", original=True, seed=1, language="ro"))
    machine = session.machine
    assert isinstance(machine, Spectrum)
    seen: dict[str, int] = {}
    words = {
        "instructions": (1, "VALENȚA"),
        "question": (5, "Câți jucători"),
        "headings": (2, "DENUMIRE"),
        "last heading": (14, "VALENȚA"),
        "points": (17, "PUNCTE:  0"),
        "mark": (10, "K =?"),
    }
    keys = {100: " ", 365: "1", 420: "a", 430: "n", 440: "return", 500: "1"}
    for frame in range(910):
        session.step(frozenset(key for start, key in keys.items() if start <= frame < start + 4))
        rows = machine.text_rows()
        for name, (row, text) in words.items():
            if text in rows[row]:
                seen.setdefault(name, frame)
        if frame > 510 and machine.point(45, 125):
            seen.setdefault("wall", frame)
        if frame > 510 and machine.point(77, 74):
            seen.setdefault("acid", frame)
    wanted = {"instructions": 50, "question": 338, "headings": 520, "last heading": 527, "wall": 594, "acid": 818}
    wanted |= {"points": 898, "mark": 903}
    assert seen == {name: pytest.approx(frame, abs=8) for name, frame in wanted.items()}


def test_drops_and_boom_keep_their_measured_time() -> None:
    run = game(level="3", seed=3)
    leave(run)
    notes = run.machine.speaker.notes
    ticks = [note for note in notes if note.duration < 0.006 * run.machine.CLOCK]
    boom = [note for note in notes if 0.0092 < note.duration / run.machine.CLOCK < 0.0118][:112]
    frames = [(b.start - a.start) / run.machine.FRAME for notes in (ticks, boom) for a, b in pairwise(notes)]
    drops, rounds = frames[: 3 * 6 - 1], frames[3 * 6 - 1 :]
    assert drops == [pytest.approx(22.7 if place % 3 == 2 else 2.15, abs=0.1) for place in range(17)]
    assert rounds == [pytest.approx(2.9 if place % 8 == 7 else 2.4, abs=0.1) for place in range(111)]


def test_a_question_has_one_tone_and_a_digit_two() -> None:
    run = Prompted("valence", original=True, language="ro")
    run.press("return")
    run.press("1")
    assert run.heard == [(0.099, 12)]
    assert run.row(8) == "  Jucător 1:"
    assert run.row(23) == "Numele? L"
