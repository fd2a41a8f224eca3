"""The original's questions, games, sounds and pace on the running program, as recorded from the listing or mended."""

import pytest

from arcade.games.triplet.opponent import ways
from arcade.toolkit.contract.outcome import Outcome
from tests.games.triplet.test_rules import from_picture
from tests.patience import still
from tests.prompted import Prompted

KEY, LOW = (0.1, 12), (1.0, -6)
PLAYERS_STONE, COMPUTERS_STONE = (0.03, 20), (0.02, 20)
ROW_LOSS = "j d4 a7 f5 f1 e5 e2 a4 d1 g2 b5"
COLUMN_LOSS = "j b6 f1 g6 g1 c2 a2 b3 f3 c7 f7"
FALLING_LOSS, RISING_LOSS = "j d4 a7 c5", "j b2 f6 g7"
CONCEDED_TO_SECOND = "c g5 d2 a6 a3 f6 g3 c5 d7"
CONCEDED_TO_FIRST = "j g4 g3 e5 b3 e1 d2 d1 a2"


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("triplet", original=True, **setup)
    run.type(keys.replace(" ", ""))
    return run


def last(keys: str) -> tuple[Prompted, int]:
    """A run after its last key, and the frames that it took."""
    run = original(keys[:-1])
    return run, run.press(keys[-1])


def flashing(run: Prompted) -> set[str]:
    """The fields that flash."""
    return {
        "abcdefg"[column] + str(7 - row)
        for row in range(7)
        for column in range(7)
        if run.spectrum.attr(4 + 2 * row, 10 + 2 * column) & 128
    }


def test_the_screen() -> None:
    run = original()
    machine = run.spectrum
    assert machine.border_colour == 1
    assert {machine.attr(row, column) for row in range(22) for column in (0, 12, 31)} == {6 * 8}
    assert {machine.point(76 + 16 * line, 100) for line in range(8)} == {1}
    assert {machine.point(90, 36 + 16 * line) for line in range(8)} == {1}
    assert machine.point(75, 36) == machine.point(189, 148) == machine.point(76, 149) == 0
    assert [run.row(4 + 2 * line)[8] for line in range(7)] == list("7654321")
    assert run.row(18)[10::2].rstrip() == "abcdefg"
    run.type("jc1d")
    assert run.row(21).startswith("Your move (a1–g7)    d")
    assert machine.point(112, 47) == machine.point(115, 44) == 1  # c1: a solid stone
    assert (machine.point(80, 143), machine.point(83, 140)) == (1, 0)  # a7: a hollow one


def test_the_computer_begins_in_the_centre() -> None:
    run = original()
    assert set(str(run.state["board"])) == {".", "/"}
    assert run.row(21).startswith("Who starts?")
    run.press("c")
    assert run.state["board"] == "......./......./......./...1.../......./......./......."
    assert run.heard == [KEY, COMPUTERS_STONE]


def test_wrong_keys_and_taken_fields_are_refused() -> None:
    run = original("j")
    run.press("h")
    assert run.heard == [KEY, LOW]
    run.press("a")
    assert run.heard == [KEY]
    run.press("8")
    assert run.heard == [KEY, LOW]
    run.press("1")
    assert run.state["moves"] == ("a1", "b7")
    run.press("a")
    run.press("1")
    assert run.heard == [KEY, LOW]
    assert run.state["moves"] == ("a1", "b7")
    run.type("c1")
    assert run.state["moves"] == ("a1", "b7", "c1", "d7")


def test_only_c_and_j_are_answers() -> None:
    run = original("x")
    assert run.heard == [KEY, LOW]
    assert run.choices == ("c", "y", "j")


def test_the_computers_field_stands_behind_its_message() -> None:
    run = original("j c1 d4 a")
    seen = set()
    run.session.step(frozenset("1"))
    while still(run.machine.waiting is None):
        run.session.step()
        seen.add(run.row(21))
    assert "My move:       e6" in seen
    assert run.state["board"] == "11...../....1../......./...2.../......./......./2.2...."


@pytest.mark.parametrize(
    ("keys", "stone", "words"),
    [
        (FALLING_LOSS, "c5", "diagonal NW–SE"),
        (RISING_LOSS, "g7", "diagonal NE–SW"),
        (ROW_LOSS, "b5", "horizontal"),
        (COLUMN_LOSS, "f7", "vertical"),
    ],
)
def test_the_last_stone_flashes_and_the_direction_is_named(keys: str, stone: str, words: str) -> None:
    run = original(keys.replace(" ", "")[:-1])
    seen = set()
    run.session.step(frozenset(keys[-1]))
    while still(run.machine.waiting is None):
        run.session.step()
        seen.add(run.row(21))
    assert "I win!" in seen
    assert f"{'I win!':15}{words}" in seen
    assert flashing(run) == {stone}
    assert run.session.results[0].outcome is Outcome.LOST


@pytest.mark.parametrize("keys", [CONCEDED_TO_SECOND, CONCEDED_TO_FIRST])
def test_the_computer_concedes(keys: str) -> None:
    run = original(keys)
    assert run.session.results[0].outcome is Outcome.WON
    assert flashing(run) == set()


def test_the_stones_and_the_endings_sound() -> None:
    run, _ = last("jc1")
    assert run.heard == [KEY, PLAYERS_STONE, COMPUTERS_STONE]
    run, _ = last(FALLING_LOSS)
    assert run.heard[:2] == [KEY, PLAYERS_STONE]
    loss = run.heard[2:]
    assert loss == [(0.03, pitch) for _, pitch in loss]
    assert len(loss) == 20
    run, _ = last(CONCEDED_TO_SECOND)
    win = run.heard[2:]
    assert win == [(0.04, pitch) for _, pitch in win]
    assert len(win) == 30
    assert all(0 <= pitch <= 29 for _, pitch in loss + win)
    # In the listing both were random notes; here they rise when the player has won.
    assert [pitch for _, pitch in loss] != sorted(pitch for _, pitch in loss)
    assert [pitch for _, pitch in win] == sorted(pitch for _, pitch in win)
    assert run.borders == [1]


def test_d_plays_again_on_an_empty_board() -> None:
    run = original(FALLING_LOSS)
    run.press("d")
    assert set(str(run.state["board"])) == {".", "/"}
    assert run.choices == ("c", "y", "j")
    assert run.state["tally"] == (0, 0, 1), "the listing kept no score"
    assert not run.session.ended
    run = original(FALLING_LOSS)
    run.press("x")
    assert run.session.ended


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(54, abs=1)
    assert run.press("c") == pytest.approx(74, abs=1)
    run = original()
    assert run.press("j") == pytest.approx(8, abs=1)
    assert run.press("h") == pytest.approx(58, abs=1)
    assert run.press("b") == pytest.approx(7.5, abs=1)
    assert run.press("9") == pytest.approx(58, abs=1)
    assert last(ROW_LOSS)[1] == pytest.approx(251, abs=2)
    assert last(COLUMN_LOSS)[1] == pytest.approx(251, abs=2)
    run, frames = last(RISING_LOSS)
    assert frames == pytest.approx(291, abs=2)
    assert run.press("d") == pytest.approx(61, abs=1)


def test_the_measured_time_of_thinking() -> None:
    """By the enemies on the field's fullest line; 209 to 266, 294 to 675 and 500 to 849 frames were measured."""
    times: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for keys in (ROW_LOSS, COLUMN_LOSS, CONCEDED_TO_SECOND, CONCEDED_TO_FIRST):
        run = original(keys[0])
        for name in keys.split()[1:-1]:
            run.press(name[0])
            frames = run.press(name[1])
            played = run.state["moves"]
            assert isinstance(played, tuple)
            position = from_picture(str(run.state["board"]))
            enemy = position.stones[0]
            level = max((enemy & way).bit_count() for way in ways(position.board, position.board.field(played[-1])))
            times[level].append(frames)
    measured = {0: (209, 266), 1: (294, 675), 2: (500, 849)}
    for level, extremes in measured.items():
        assert (min(times[level]), max(times[level])) == pytest.approx(extremes, rel=0.095)
    conceding = sorted(last(keys)[1] for keys in (CONCEDED_TO_SECOND, CONCEDED_TO_FIRST))
    assert conceding == pytest.approx([1212, 1320], rel=0.03)


def test_hint_and_take_back_work_here_too() -> None:
    run = original("j a1")
    run.press("f1")
    assert run.row(21).startswith("Your move")
    run.press("f2")
    assert run.state["moves"] == ()
    run.press("f2")
    assert run.heard == [KEY, LOW]


def test_two_people_may_play_here_too() -> None:
    run = original("a1 a7 b1 b7 c1", seats=2)
    assert run.session.results[0].outcome is Outcome.SECOND
    assert flashing(run) == {"c1"}


def test_the_corners_diagonals_of_two_count_among_the_enemys_stones() -> None:
    run = original("j a6")
    assert str(run.state["moves"]) == "('a6', 'c7')"


def test_tones_are_kept_apart_and_a_stone_is_put_the_later_the_farther_to_the_right() -> None:
    for keys, silence in (("j a7", 0.0946), ("j g5", 0.176)):
        run, _ = last(keys)
        key, stone = run.machine.speaker.notes[-3:-1]
        assert (stone.start - key.start - key.duration) / run.machine.CLOCK == pytest.approx(silence, abs=0.003)
