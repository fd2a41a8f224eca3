"""The original's screen, sounds and pace on the running program, as recorded from the listing or mended."""

from collections import Counter
from itertools import pairwise
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.hidden_word.lexicon import PRINTED
from arcade.games.hidden_word.original import Original
from arcade.games.hidden_word.program import Main
from arcade.toolkit.contract.program import Setup
from tests.prompted import MIDDLE_C, Prompted, spectrum

DIRGE = [(1.0, -1), (0.5, 0), (0.999, 7), (2.0, -3)]
KEY = (0.099, 12)
PIECES = {
    "platform": (110, 65),
    "post": (164, 120),
    "left foot": (156, 73),
    "right foot": (172, 73),
    "beam": (200, 156),
    "upper brace": (172, 148),
    "second brace": (174, 146),
    "rope": (220, 148),
}


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("hidden-word", **({"original": True, "language": "ro"} | setup))
    run.type(keys)
    return run


def built(run: Prompted) -> list[str]:
    """The pieces of the gallows on the screen."""
    return [name for name, point in PIECES.items() if run.spectrum.point(*point)]


def test_seed_0_begins_with_the_first_word_and_goes_on_with_the_third() -> None:
    run = original()
    assert run.state["words"] == ("cocostirc",)
    run.type("xzyqwkjbu")
    run.press("d")
    assert run.state["words"] == ("om",)


def test_the_ready_screen() -> None:
    run = original()
    assert run.row(12).startswith(" ---------")
    assert len(run.row(12).split()[0]) == 9
    assert run.row(18) == " Propune o literă"
    assert run.row(8).startswith(" Cuvânt")
    assert run.row(9).startswith(" de ghicit")
    assert run.machine.border_colour == 1
    assert run.spectrum.attr(0, 0) == 6 * 8
    assert run.spectrum.attr(22, 0) == 8 + 7
    assert built(run) == []
    frame = [(93, 52), (243, 52), (93, 162), (243, 162)]
    man = [(213, 132), (216, 134), (224, 134), (220, 131), (220, 110), (220, 90), (205, 117), (235, 117), (205, 66)]
    assert all(run.spectrum.point(*point) for point in frame + man)


def test_english_words_around_a_romanian_one() -> None:
    run = original(language="en")
    assert run.row(8).startswith(" Word")
    assert run.row(18) == " Suggest a letter"


def test_five_misses_are_five_pieces() -> None:
    run = original("xzyqw")
    assert built(run) == ["platform", "post", "left foot", "right foot", "beam"]
    assert run.row(20) == " xzyqw"


def test_the_word_whole_and_the_man_free() -> None:
    run = original("xzyqwcostir")
    assert run.row(11).startswith(" cocostirc")
    assert built(run) == ["platform", "post", "left foot", "right foot", "beam"]
    assert run.spectrum.point(126, 110) == 1
    assert run.spectrum.point(220, 110) == run.spectrum.point(220, 131) == 0
    # The smile bulges down, from (123, 129) to (129, 129).
    assert run.spectrum.point(123, 129) == run.spectrum.point(129, 129) == 1
    assert run.spectrum.point(126, 129) == 0
    assert run.spectrum.point(126, 128) == 1
    assert run.row(18)[:22].strip() == "Alt joc? (d/n)"


def test_eight_pieces_and_then_the_end() -> None:
    run = original("xzyqwkjb")
    assert built(run) == list(PIECES)
    assert run.state["misses"] == 8
    run.press("u")
    assert run.row(11).startswith(" cocostirc")
    assert run.row(18)[:22].strip() == "Alt joc? (d/n)"


def test_the_trap_is_open_and_the_man_hangs() -> None:
    run = original("xzyqwkjbu")
    point = run.spectrum.point
    assert not any(point(x, 65) for x in range(190, 239) if x not in range(216, 225))
    assert [y for y in range(60) if point(190, y)] == [y for y in range(17, 60) if y != 52], "it inverts the frame"
    assert not point(205, 117)
    assert not point(205, 66)
    assert point(216, 81) == point(224, 81) == point(216, 60) == point(224, 60) == 1
    assert point(217, 127) == point(223, 127) == 1
    assert point(220, 128) == 1


def test_a_repeated_letter_costs_nothing() -> None:
    run = original("cc")
    assert run.state["misses"] == 0
    assert run.row(20) == " c"
    assert run.row(18).strip() == "Ai mai încercat c"
    run.type("xx")
    assert run.state["misses"] == 1, "a letter tried again costs nothing, though in the listing it did"
    assert built(run) == ["platform"]


def test_all_places_at_once() -> None:
    assert original("c").row(11).startswith(" c c     c")


def test_thirty_letters_need_a_second_row() -> None:
    run = original()
    program = run.session.program
    assert isinstance(program, Main)
    assert isinstance(program.look, Original)
    program.look.tried("a" * 29 + "b")
    assert run.row(20) == " " + "a" * 29
    assert run.row(21) == " b"
    program.look.tried("a" * 29 + "b" * 29 + "c")
    assert run.row(21) == " c" + "b" * 28


@pytest.mark.parametrize("key", ["c", "x", "5", "?"])
def test_any_key_sounds(key: str) -> None:
    run = original()
    run.press(key)
    assert run.heard == [KEY]


def test_the_dirge() -> None:
    run = original("xzyqwkjbu")
    assert run.heard == [KEY, *DIRGE]


def test_the_trill_of_a_win() -> None:
    """As in the listing, never the same: three times 21 notes, each raised by chance."""
    run = original("costir")
    trill = run.heard[1:]
    assert len(trill) == 63
    assert {length for length, _ in trill} <= {0.028, 0.029, 0.03, 0.031}
    raised = [pitch - base for (_, pitch), base in zip(trill, [*range(20, 41)] * 3, strict=True)]
    assert all(-1 <= by <= 21 for by in raised)
    assert len(set(raised)) > 10


def test_d_plays_again_and_any_other_key_leaves() -> None:
    run = original("costir")
    run.press("d")
    assert not run.session.ended
    assert run.row(11)[:11].strip() == run.row(20).strip() == ""
    assert built(run) == []
    run = original("costir")
    run.press("n")
    assert run.session.ended
    run = original("costir")
    run.press("x")
    assert run.session.ended


def test_every_word_is_drawn() -> None:
    program = original().session.program
    assert isinstance(program, Main)
    program.used = ()
    drawn = Counter(program.draw(PRINTED) for _ in range(5000))
    assert len(drawn) == 25
    assert all(140 <= count <= 260 for count in drawn.values())


def test_no_word_comes_twice_before_all_have_come() -> None:
    program = original().session.program
    assert isinstance(program, Main)
    program.used = ()
    assert len({program.draw(PRINTED) for _ in range(25)}) == 25


def test_capitals_and_diacritics_count() -> None:
    """In the listing capitals never matched."""
    assert original("C").state["shown"] == "c-c-----c"
    assert original("Îțș").state["shown"] == "----sti--"


def test_what_is_no_letter_costs_nothing() -> None:
    """In the listing any wrong key was a miss."""
    run = original("5?")
    assert (run.state["misses"], run.state["tried"]) == (0, "")


def test_a_hint_costs_two_pieces() -> None:
    run = original()
    run.press("f1")
    assert built(run) == ["platform", "post"]
    assert run.state["shown"] == "c-c-----c"
    run.press("f4")
    assert run.state["misses"] == 2


def test_two_people_in_the_original_look() -> None:
    run = original(seats=2)
    for key in ("a", "return"):
        _type(run, key)
    assert run.row(18).strip() == "Cel puțin două litere, te rog"
    for key in ("backspace", "Ș", "a", "h", "return"):
        _type(run, key)
    assert run.row(12).startswith(" ---")
    run.type("sah")
    assert run.row(11).startswith(" șah")
    assert run.session.results[-1].outcome == "second"


def _type(run: Prompted, key: str) -> None:
    for keys in ((key,), (key,), (), ()):
        run.session.step(frozenset(keys))
    for _ in range(200):
        if run.machine.waiting is not None:
            return
        run.session.step()


def test_the_measured_pace() -> None:
    """By the word's length, which is searched letter by letter; the first piece takes longer."""
    run = original()
    assert run.frames == pytest.approx(64, abs=1)
    assert run.type("cost") == pytest.approx([16] * 4, abs=1)
    assert run.type("xzyq") == pytest.approx([20, 17, 17, 17], abs=1)
    run.press("i")
    assert run.press("r") == pytest.approx(339, abs=2)
    assert original("xzyqwkjb").press("u") == pytest.approx(272, abs=1)
    short = original(seed=1234)
    assert short.state["words"] == ("oaie",)
    assert short.frames == pytest.approx(59, abs=1)
    assert short.type("aeirtns") == pytest.approx([12, 12, 12, 17, 14, 13, 13], abs=1)


def test_keys_that_mean_nothing_take_as_long_as_letters() -> None:
    run = original("xc")
    assert run.type("x5c") == pytest.approx([17, 17, 16], abs=1)


def test_the_trill_is_raised_by_parts_of_semitones_and_its_notes_are_apart() -> None:
    run = original("costir", language="ro")
    notes = run.machine.speaker.notes[-63:]
    pitches = [12 * log2(note.hertz / MIDDLE_C) for note in notes]
    assert pitches[:5] == pytest.approx([21.7, 29.8, 37.9, 28.4, 27.8], abs=0.15)
    gaps = [1000 * (b.start - a.start - a.duration) / run.machine.CLOCK for a, b in pairwise(notes)]
    assert gaps == pytest.approx([58.2 if place % 21 == 20 else 47.8 for place in range(62)], abs=1)


def test_the_picture_comes_up_line_by_line() -> None:
    session = Session(Setup("hidden-word", language="ro", original=True))
    machine = spectrum(session)
    seen: dict[str, int] = {}
    parts = {"frame": (93, 100), "head": (213, 132), "arm": (205, 117), "leg": (235, 66)}
    for frame in range(64):
        session.step()
        for name, point in parts.items():
            if machine.point(*point):
                seen.setdefault(name, frame)
    assert seen["frame"] == pytest.approx(22, abs=2)
    assert seen["arm"] - seen["frame"] > 23, "the head takes its time"
    assert list(seen) == ["frame", "head", "arm", "leg"]
