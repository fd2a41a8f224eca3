"""Septica's original keys, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from arcade.games.septica.rules import RANK
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import FLASH_BIT
from tests.patience import still
from tests.prompted import Prompted

PLAY = [(0.05, 22), (0.1, 32)]


def marker(run: Prompted) -> object:
    return run.state["marker"]


def viewer(run: Prompted) -> object:
    return run.state["viewer"]


def dark(run: Prompted, row: int, column: int) -> bool:
    """Whether a cell is a block of ink."""
    assert isinstance(run.machine, Spectrum)
    return all(line == b"\xff" for line in lift_cells(run.machine, row, column, 1, 1).lines)


def original(**setup: object) -> Prompted:
    """A run at the question whether one is ready."""
    run = Prompted("septica", original=True, level=2, **setup)
    run.type("ana")
    run.press("return")
    return run


def begun(**setup: object) -> Prompted:
    """A run at the first card."""
    run = original(**setup)
    run.press("d")
    return run


def asked(run: Prompted, wrong: bool = False) -> bool:
    """Play first cards until "continue?" is asked (with a card in the hand that cannot)."""
    for _ in range(40):
        position = run.session.program.position  # type: ignore[attr-defined]
        if run.session.results:
            return False
        if position.cut and position.seat == 0:
            moves = position.moves()
            if not wrong or any(card not in moves for card in position.hands[0]):
                return True
            run.press("n")
        else:
            run.press("d")
    return False


def cut_run(wrong: bool = False) -> Prompted:
    for seed in range(40):
        run = begun(seed=seed)
        if asked(run, wrong):
            return run
    raise AssertionError("no seed leads to the question")


def test_the_title() -> None:
    run = Prompted("septica", original=True, level=2)
    assert run.frames == pytest.approx(258, abs=3)
    assert "S E P T I C A" in run.row(6)
    assert isinstance(run.machine, Spectrum)
    assert run.machine.attributes[32 * 6 + 9] & FLASH_BIT
    notes = run.machine.speaker.notes
    assert len(notes) == 4
    assert all(
        note.duration == pytest.approx(0.075 * run.machine.CLOCK, abs=0.002 * run.machine.CLOCK) for note in notes
    )
    gaps = [(after.start - note.start - note.duration) / run.machine.CLOCK for note, after in pairwise(notes)]
    assert gaps == pytest.approx([0.057] * 3, abs=0.002)


def test_the_stock_is_counted_down_while_cards_are_drawn_and_the_hands_come_last() -> None:
    run = original()
    run.session.step(frozenset("d"))
    seen: list[tuple[str, bool]] = []
    while still(run.machine.waiting is None):
        run.session.step()
        stock = run.row(0).strip()
        if stock and (not seen or seen[-1][0] != stock):
            seen.append((stock, run.spectrum.screen(13, 3) == " "))
    assert [stock for stock, _ in seen] == [str(left) for left in range(32, 23, -1)]
    assert all(empty for _, empty in seen)


def test_not_ready_waits_with_a_tune_until_d() -> None:
    """A short press of d is enough, at any time; in the listing the tune had to be heard out with d held."""
    run = original()
    run.press("x")
    assert "Fine, I wait" in run.row(16)
    for _ in range(150):
        run.session.step()
    tune = run.machine.speaker.notes[-5:]
    assert [round(note.duration / run.machine.CLOCK, 1) for note in tune] == [0.2, 0.6, 0.2, 0.6, 0.6]
    assert [note.hertz for note in tune] == pytest.approx([370.0, 622.3, 370.0, 261.6, 164.8], rel=0.001)
    assert "d" in run.choices
    run.press("d")
    assert run.state["moves"]


def test_the_first_deal_by_the_roms_chance() -> None:
    run = begun()
    ranks = [[RANK[card] for card in hand] for hand in run.state["hands"]]
    assert ranks[0] == [11, 11, 13, 10]
    assert [RANK[card] for card in run.state["trick"]] == [12]
    assert run.row(0).strip() == "24"
    assert run.row(1).split() == ["CAMPION", "ana"]
    assert run.row(18).split() == ["C", "12"]
    assert run.row(7).split() == ["?", "11"], "CAMPION's first card has left a gap"
    assert [dark(run, row, 3) for row in (7, 9, 11, 13)] == [False, True, True, True]
    assert run.row(13).split() == ["10"]


def test_the_pace() -> None:
    """Frames from key to prompt, against what was measured."""
    run = original()
    assert run.press("d") == pytest.approx(745, abs=4)
    assert run.press("n") == pytest.approx(13, abs=1)
    assert run.press("x") == pytest.approx(117, abs=1)
    run.press("4")
    assert run.press("d") < 700


def test_the_marker_goes_round_and_restarts() -> None:
    run = begun()
    run.type("nnn")
    assert marker(run) == 3
    assert run.heard == PLAY
    run.press("n")
    assert marker(run) == 0
    run.press("right")
    assert marker(run) == 1
    run.press("x")
    assert run.heard == [(1.0, 0)]
    assert marker(run) == 0
    run.press("left")
    assert marker(run) == 3


def test_a_card_that_cannot_continue_is_refused_and_the_question_returns() -> None:
    run = cut_run(wrong=True)
    position = run.session.program.position  # type: ignore[attr-defined]
    assert "Continue?" in run.row(21)
    run.press("d")
    wrong = next(place for place, card in enumerate(position.hands[0]) if card not in position.moves())
    run.press(str(wrong + 1))
    assert (0.6, 0) in run.heard or (0.5, -6) in run.heard
    assert run.session.program.position == position  # type: ignore[attr-defined]
    assert "Continue?" in run.row(21)


def test_mistakes_do_not_pile_up() -> None:
    """Some hundreds of them used to be too many: each was answered by a question within the last one."""

    def depth() -> int:
        within, steps = 0, run.session.steps
        while still(steps is not None):
            within, steps = within + 1, steps.gi_yieldfrom  # type: ignore[attr-defined]
        return within

    run = cut_run(wrong=True)
    position = run.session.program.position  # type: ignore[attr-defined]
    wrong = next(place for place, card in enumerate(position.hands[0]) if card not in position.moves())
    before = depth()
    for _ in range(4):
        run.press("d")
        run.press(str(wrong + 1))
    assert depth() == before


def test_letting_a_trick_go() -> None:
    run = cut_run()
    trick = run.state["trick"]
    run.press("n")
    assert run.state["trick"] != trick
    assert run.state["tricks"][1] > 0


def test_jingles_of_a_taken_trick() -> None:
    """Four notes by chance: quick for CAMPION, slow for the player."""
    run = begun()
    seen = set()
    for _ in range(12):
        before = run.state["tricks"]
        run.press("d")
        after = run.state["tricks"]
        if run.session.results:
            break
        for side, length in ((0, 0.1), (1, 0.05)):
            gained = after[side] - before[side]
            if gained and before[1 - side] == after[1 - side]:
                lengths = [duration for duration, _ in run.heard]
                assert sum(abs(heard - length) < 0.003 for heard in lengths) >= 4
                seen.add(side)
    assert seen


def test_the_end_and_another_game_begun_by_the_player() -> None:
    run = begun(seed=1)
    while still(not run.session.results):
        asked_now = run.session.program.position.cut  # type: ignore[attr-defined]
        run.press("n" if asked_now else "d")
    assert "The game is over" in run.row(6)
    totals = run.state["record"]["points"]
    assert f"ana     = {totals[0]}" in run.row(15)
    run.press("d")
    assert run.state["leader"] == 0
    assert run.state["trick"] == ()
    assert run.state["record"]["games"] == 1


def test_a_whole_game_on_the_screen_is_the_book_s() -> None:
    """First card, first that cuts: the result of seed 0 as with the ROM."""
    run = begun()
    while still(not run.session.results):
        position = run.session.program.position  # type: ignore[attr-defined]
        if position.cut:
            run.press("d")
            position = run.session.program.position  # type: ignore[attr-defined]
        run.press(str(position.hands[0].index(position.moves()[0]) + 1))
    assert run.state["record"]["points"] == (3, 5)


def test_hint_take_back_and_mouse_work_too() -> None:
    run = begun()
    run.press("f2")
    assert "Nothing to take back" in run.row(21)
    run.press("f1")
    moves = run.state["moves"]
    run.press("@220,60")
    assert len(run.state["moves"]) > len(moves)
    run.press("f2")
    assert run.state["moves"] == moves
    run.press("c")
    assert "7=" in run.row(21)


def test_two_people_see_their_own_hands_only() -> None:
    run = begun(seats=2)
    assert viewer(run) == -1
    assert "press a key" in run.row(21)
    assert dark(run, 7, 3)
    assert dark(run, 7, 27)
    run.press("return")
    assert viewer(run) == 1
    assert dark(run, 7, 27)
    assert not dark(run, 7, 3)
    run.press("1")
    assert viewer(run) == -1


def test_any_name_will_do() -> None:
    run = Prompted("septica", original=True, level=2)
    for _ in range(30):
        run.press("x")
    run.press("return")
    run.press("d")
    assert run.row(1).split() == ["CAMPION", "xxxxxxxx"]
