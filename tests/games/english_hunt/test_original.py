"""The original's questions, sounds and pace on the running program, as recorded from the listing or mended."""

import pytest

from arcade.games.english_hunt.rules import NAMES
from tests.prompted import Prompted

PUT = (0.101, 10)
TRILL = [pitch for n in range(1, 21) for pitch in (n, n - 3)]
KEY_MAP = ["0-1-2", "/|\\|/|\\", "3-4-5-6-7", "\\|/|\\|/", "8-9-:"]
ERROR, SHORT_ERROR = "Wrong move! Press a key", "Wrong move!"


def original(level: str = "1", *entries: str, **setup: object) -> Prompted:
    run = Prompted("english-hunt", original=True, **setup)
    if level:
        run.press(level)
    for entry in entries:
        enter(run, entry)
    return run


def enter(run: Prompted, entry: str) -> int:
    """Type an entry; frames from ENTER to the next prompt. A message is left standing."""
    for key in entry:
        run.press(key)
    return run.press("return")


def refused(run: Prompted, entry: str) -> None:
    """An entry that is answered with the error, which a key takes away."""
    enter(run, entry)
    assert run.row(20).strip() == ERROR
    assert run.heard == []
    run.press("x")
    assert run.row(20).strip() == ""


def passed_over(run: Prompted, entry: str) -> None:
    """An entry that the listing refused without a word; here the error stands while the next one is typed."""
    enter(run, entry)
    assert run.row(20).strip() == SHORT_ERROR
    assert run.row(23) == '"L"'
    assert run.heard == []


def at(run: Prompted) -> str:
    return "".join(NAMES[node] for node in run.state["hounds"]) + "/" + NAMES[int(str(run.state["hare"]))]


def counters(run: Prompted) -> tuple[str, str]:
    return run.row(15)[20:22].strip(" ;"), run.row(15)[30:].strip()


def test_the_question_and_the_empty_net() -> None:
    run = original("")
    assert run.choices == ("1", "2", "3")
    assert run.row(23).startswith("Difficulty (1-3)?")
    assert run.row(15).split() == ["Moves", "made=", ";", "left="]
    assert [run.row(row)[23:].strip() for row in range(9, 14)] == KEY_MAP
    assert {run.spectrum.attr(row, column) for row in range(24) for column in range(32)} == {56}
    assert run.machine.border_colour == 7
    for x, y in ((60, 155), (140, 155), (20, 115), (100, 115), (180, 115), (60, 75), (140, 75), (80, 135), (80, 95)):
        assert run.spectrum.point(x, y) == 1


def test_the_start_of_level_1() -> None:
    run = original()
    assert at(run) == "159/0"
    assert counters(run) == ("", "")
    assert [run.spectrum.screen(row, 12) for row in (2, 7, 12)] == ["C"] * 3
    assert {run.spectrum.attr(row, 12) for row in (2, 7, 12)} == {56 + 128}
    assert (run.spectrum.screen(2, 7), run.spectrum.attr(2, 7)) == ("I", 56)
    assert run.heard == [PUT] * 4
    assert run.row(21).strip() == "Your move:"


def test_the_starts_of_level_3() -> None:
    assert {at(original("3", seed=seed)) for seed in range(0, 60000, 9999)} == {"159/3", "159/7"}


def test_a_game_on_level_1() -> None:
    run = original()
    enter(run, "5:")
    assert (at(run), counters(run), run.heard) == ("19:/5", ("1", "14"), [PUT, PUT])
    enter(run, "10")
    assert (at(run), counters(run)) == ("09:/8", ("2", "13"))
    refused(run, "50")
    assert (at(run), counters(run)) == ("09:/8", ("3", "12"))
    passed_over(run, "92")
    refused(run, "98")
    for entry in ("zz", "", "9"):
        passed_over(run, entry)
    assert (at(run), counters(run)) == ("09:/8", ("8", "7"))


def test_a_catch_on_level_1() -> None:
    run = original("1", "98", "50", "15", "54")
    assert (at(run), counters(run)) == ("048/3", ("4", "11"))
    assert run.heard[0] == PUT
    assert [pitch for _, pitch in run.heard[1:]] == TRILL
    assert {length for length, _ in run.heard[1:]} <= {0.048, 0.049, 0.05, 0.051, 0.052}
    assert run.row(18).strip() == "The hare is caught."
    assert run.row(20)[6:].strip() == "THE GAME IS OVER"
    assert run.spectrum.attr(20, 6) == 56 + 128
    assert run.spectrum.attr(21, 21) == 2 + 8 * 6
    assert run.row(21)[21:] == "54"
    assert [result.outcome for result in run.session.results] == ["won"]
    assert [result.score for result in run.session.results] == [21]


def test_the_sixteenth_entry_ends_the_game() -> None:
    run = original()
    for _ in range(15):
        passed_over(run, "zz")
    assert counters(run) == ("15", "0")
    assert run.session.results == []
    assert run.row(15)[22:30].strip() == ";  left="  # two digits overwrote the separator in the listing
    enter(run, "54")
    assert counters(run) == ("15", "0")
    assert run.heard == []
    assert [result.outcome for result in run.session.results] == ["lost"]
    assert (run.row(18).strip(), run.row(19).strip()) == ("Try with a", "more tired hare!")


def test_no_hound_vanishes() -> None:
    """In the listing the hare went to 4, onto a hound, which vanished."""
    run = original("1", "12", "98", "84")
    assert at(run) == "245/3"


def test_a_wrong_level_is_no_answer() -> None:
    """The listing printed the question again behind itself and filled the lower lines."""
    run = original("")
    before = run.machine.memory()
    for key in "4x0":
        run.press(key)
    assert run.machine.memory() == before


def test_any_key_but_yes_says_goodbye() -> None:
    run = original("1", "98", "50", "15", "54")
    run.press("x")
    assert run.session.ended
    assert run.row(10).strip() == "Hope you liked it."
    again = original("1", "98", "50", "15", "54")
    again.press("D")
    assert again.choices == ("1", "2", "3")


def test_clicks_make_entries() -> None:
    run = original()
    run.press("@20,20")  # a corner without a node
    run.press("@100,60")
    run.press("@140,100")
    assert (at(run), counters(run)) == ("19:/5", ("1", "14"))


def test_arrows_bring_a_cursor_that_makes_entries() -> None:
    run = original()
    for key in ("up", "return", "right", "down"):
        run.press(key)
    assert run.spectrum.attr(12, 17) == 7
    run.press("return")
    assert (at(run), counters(run)) == ("19:/5", ("1", "14"))
    assert run.spectrum.attr(12, 17) & 127 == 56


def test_a_hint_and_a_move_taken_back() -> None:
    run = original("1", "12")
    run.press("f1")
    assert run.row(20).startswith("Play ")
    run.press("x")
    run.press("f2")
    assert (at(run), counters(run)) == ("159/0", ("", ""))
    assert run.spectrum.screen(2, 12) == "C"


def test_two_people_enter_the_hares_moves_as_well() -> None:
    run = original("1", "98", seats=2)
    assert run.row(21).strip() == "The hare's move:  98"
    passed_over(run, "07")
    assert counters(run) == ("1", "14")
    enter(run, "03")
    assert at(run) == "158/3"
    for entry in ("50", "34", "15", "43", "54"):
        enter(run, entry)
    assert [result.outcome for result in run.session.results] == ["first"]


def test_the_entry_stands_until_the_next_one() -> None:
    run = original("1", "98")
    assert (run.row(21)[21:], run.spectrum.attr(21, 21)) == ("98", 2 + 8 * 6)
    run.type("50")
    assert run.row(21)[21:] == "98"
    assert run.row(23) == '"50L"'


def test_what_is_typed_clicks() -> None:
    run = original()
    before = run.machine.speaker.effects.busy_until
    run.press("9")
    assert run.machine.speaker.effects.busy_until > before


def test_the_net_is_drawn_over_the_men_and_line_by_line() -> None:
    run = original("")
    lines = [run.spectrum.point(x, 155) for x in range(60, 141)]
    assert all(lines)
    run.press("1")
    assert not run.spectrum.point(101, 155), "the letter stands in the net"
    before = run.machine.memory()
    for key in "98":
        run.press(key)
    run.session.step(frozenset(("return",)))
    seen = set()
    for _ in range(50):
        run.session.step()
        seen.add(run.machine.memory()[: 8 * 256 * 3])
    assert len(seen) > 3
    assert run.machine.memory() != before


def silence(run: Prompted) -> int:
    """The milliseconds between the last two notes."""
    last, latest = run.machine.speaker.notes[-2:]
    return round(1000 * (latest.start - last.start - last.duration) / run.machine.CLOCK)


def test_the_hare_decides_the_longer_the_more_nodes_it_tries_and_the_higher_its_own() -> None:
    """The listing looks for its node in a chain of conditions, and then for a free one."""
    run = original("1")
    for entry, wanted in (("98", 939), ("50", 1001), ("15", 1063)):
        enter(run, entry)
        assert silence(run) == pytest.approx(wanted, abs=5)
    run = original("1", "5:")
    assert silence(run) == pytest.approx(857, abs=5)


def test_the_measured_pace() -> None:
    run = original("")
    assert run.frames == pytest.approx(62, abs=1)
    assert run.press("1") == pytest.approx(45, abs=1)
    assert [enter(run, entry) for entry in ("98", "50", "15", "54")] == pytest.approx([111, 112, 115, 243], abs=1)
    assert run.press("d") == pytest.approx(36, abs=2)
    assert run.press("3") == pytest.approx(45, abs=1)
    assert enter(run, "zz") == pytest.approx(8, abs=1)
    assert enter(run, "92") == pytest.approx(23, abs=1)
    assert enter(run, "50") == pytest.approx(110, abs=8)
    assert enter(run, "32") == pytest.approx(10, abs=1)
    assert run.press("x") == pytest.approx(15, abs=2)
    assert original("").press("2") == pytest.approx(50, abs=2)
