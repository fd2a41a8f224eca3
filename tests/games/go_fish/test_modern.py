"""The modern look: choosing, flights, secrets, sounds, hints, two people."""

import pytest

from arcade.games.go_fish import sounds
from arcade.games.go_fish.ending import Ending
from arcade.games.go_fish.scene import fan, way
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import Prompted

HAND = [1, 2, 4, 5, 7, 11]
"""The ranks that seed 3 deals: 2 3 5 6 8 Q."""


def begun(seats: int = 1, **setup: object) -> Prompted:
    """A run at its first question."""
    run = Prompted("go-fish", seed=3, seats=seats, **setup)
    for _ in range(seats):
        run.press("return")
    return run


def frames_of(run: Prompted, key: str, frames: int) -> list[str]:
    """The screen's text in each frame after a key is pressed."""
    shown = []
    for frame in range(frames):
        run.session.step(frozenset((key,)) if frame < 2 else NO_KEYS)
        shown.append("\n".join(run.machine.text_rows()))
    return shown


def asked(run: Prompted) -> list[int]:
    """The ranks asked for by the first seat."""
    return [rank for seat, rank in run.state["questions"] if seat == 0]


def test_ranks_are_typed_pointed_at_or_clicked() -> None:
    for keys, place in (
        (("2",), 0),
        (("q",), 5),
        (("1", "2"), 5),
        (("right", "right", "return"), 2),
        (("pad1 left", "pad1 fire"), 5),
        (("pad1 right", "pad1 right", "pad1 left", " "), 1),
        ((f"@{8 * 9},{8 * 18}",), 0),
    ):
        run = begun()
        for key in keys:
            run.press(key)
        assert asked(run)[0] == HAND[place], keys


def test_a_one_is_an_ace_or_begins_ten_to_king() -> None:
    for keys, words in ((("1", "return"), "ACES"), (("1", "0"), "TENS"), (("1", "1"), "JACKS"), (("1", "3"), "KINGS")):
        run = begun()
        run.press(keys[0])
        run.session.step(NO_KEYS)
        shown = frames_of(run, keys[1], 30)
        assert f"YOU HAVE NO {words} YOURSELF." in shown[-1]
        assert run.state["questions"] == ()


def test_mistakes_buzz_and_lose_nothing() -> None:
    run = begun()
    run.press("x")
    assert [pitch for _, pitch in run.heard] == [0, 1] * 6
    assert (run.state["questions"], run.state["phase"]) == ((), "ask")


def test_cards_are_handed_over_in_flight_and_give_another_turn() -> None:
    run = begun()
    shown = frames_of(run, "8", 200)
    assert any("I GIVE YOU 1 EIGHT. ASK AGAIN!" in screen for screen in shown)
    assert "COMPUTER: 6 CARDS" in shown[-1]
    assert "YOU: 8 CARDS" in shown[-1]
    assert run.state["phase"] == "ask"
    tops = [row for screen in shown for row, line in enumerate(screen.split("\n")) if row > 10 and "╭" in line]
    assert len(set(tops)) > 3, "the card is seen on its way"


def test_fishing_splashes_and_a_secret_stays_hidden() -> None:
    run = begun()
    known, hidden = len(run.machine.speaker.notes), run.state["hands"][1]
    run.press("2")
    assert len(run.machine.speaker.notes) - known > len(sounds.SPLASH) + len(sounds.WHOOSH)
    assert "DO YOU HAVE ANY" in run.row(22)
    while still(run.state["phase"] != "ask"):
        assert not any(sign in "".join(run.machine.text_rows()[1:5]) for sign in "♠♥♦♣"), "the other hand is covered"
        run.press("return")
    assert run.state["hands"][1] != hidden


def test_open_cards_are_asked_for_cost_the_score_and_can_be_hidden_again() -> None:
    run = begun()
    run.press("up")
    run.press("n")
    assert (run.state["open"], run.state["helped"]) == (False, False)
    run.press("pad1 up")
    run.press("y")
    assert (run.state["open"], run.state["helped"]) == (True, True)
    assert any(sign in "".join(run.machine.text_rows()[1:5]) for sign in "♠♥♦♣")
    run.press("o")
    assert run.state["open"] is False


def test_whoever_opened_the_cards_was_helped_in_that_game_and_not_in_the_next() -> None:
    """Silver and gold are for a win, which open cards make easy."""
    run = begun()
    run.press("up")
    run.press("y")
    while still(len(run.session.results) < 2):
        run.press("return")
    assert [result.assisted for result in run.session.results] == [True, False]
    assert [result.score is None for result in run.session.results] == [True, False]


def test_a_hint_tells_its_reason() -> None:
    run = begun()
    shown = frames_of(run, "f1", 40)
    assert "TWOS: A CHANCE OF 28%." in shown[-1]
    run.press("return")
    run.press("2")
    while still(run.state["phase"] != "ask"):
        run.press("return")
    shown = frames_of(run, "!hint", 40)
    assert "TWOS" in shown[-1] or "SEVENS" in shown[-1] or "CHANCE" in shown[-1]


def test_two_people_never_see_each_others_cards() -> None:
    run = Prompted("go-fish", seed=3, seats=2)
    run.session.step(NO_KEYS)
    seen = []
    for frame in range(400):
        run.session.step(frozenset(("return",)) if frame < 2 else NO_KEYS)
        seen.append("\n".join(run.machine.text_rows()))
    assert all("♥" not in screen for screen in seen[4:]), "while cards are dealt, all are covered"
    assert "PLAYER 2, LOOK AWAY!" in seen[-1]
    run.press("return")
    own = "".join(run.machine.text_rows()[13:22])
    assert "Q♦" in own
    run.press("2")
    assert run.state["phase"] == "hand over"
    assert not any(sign in "".join(run.machine.text_rows()) for sign in "♠♥♦♣")
    run.press("pad1 fire")
    assert (run.state["viewer"], run.state["phase"]) == (1, "ask")
    assert "Q♦" not in "".join(run.machine.text_rows())
    run.press("pad2 right")
    assert run.state["marker"] == 1
    run.press("pad2 fire")
    assert run.state["questions"][1] == (1, 3)


def test_a_game_with_a_hint_has_no_score_and_can_be_the_last() -> None:
    run = begun()
    run.press("f1")
    for _ in range(300):
        if run.session.results:
            break
        if run.state["phase"] == "ask":
            run.press("pad1 fire")
        else:
            run.press("return")
    result = run.session.results[0]
    assert result.score is None
    assert result.outcome in (Outcome.WON, Outcome.LOST, Outcome.DRAWN)
    run.press("n")
    assert run.session.ended
    assert "GOODBYE" in run.row(22)


def test_fans_stay_on_the_screen_however_many_cards() -> None:
    for count in range(1, 46):
        columns = fan(count, 5)
        assert len(columns) == count
        assert min(columns) >= 0
        assert max(columns) <= 35
    assert min(right - left for left, right in zip(fan(13, 5), fan(13, 5)[1:], strict=False)) >= 2


def test_a_flight_ends_where_it_should() -> None:
    assert way((1, 17), (17, 3))[0] == (1, 17)
    assert way((1, 17), (17, 3))[-1] == (17, 3)
    assert way((4, 4), (4, 4)) == [(4, 4), (4, 4)]


def test_the_fish_fetches_the_card_from_the_deck_and_leaps() -> None:
    run = begun()
    shown = frames_of(run, "2", 160)
    seen = [screen.split("\n") for screen in shown]
    bitten = [max(row.find("│▒▒") for row in rows[6:11]) for rows in seen]
    carried = [column for column in bitten if column > 12]
    assert len(set(carried)) > 3, "the card is seen in its mouth, farther and farther from the deck"
    assert carried == sorted(carried)
    assert any("╲│╱" in row for rows in seen for row in rows[6:11]), "and it falls back with a splash"


def test_the_cat_looks_on_while_a_rank_is_chosen() -> None:
    run = begun()
    cats = set()
    for _ in range(300):
        run.session.step(NO_KEYS)
        cats.add(tuple(row[1:8] for row in run.machine.text_rows()[:5]))
    assert len(cats) > 1


def test_no_text_stands_at_the_edge_of_the_glass() -> None:
    for language in ("en", "ro"):
        run = Prompted("go-fish", seed=3, language=language)
        for _ in range(3):
            rows = run.machine.text_rows()
            assert not any(sign.isalnum() for sign in rows[0] + rows[24])
            assert not any(sign.isalnum() for row in rows for sign in (row.ljust(40)[0], row.ljust(40)[39]))
            run.press("return")


@pytest.mark.parametrize("outcome", [Outcome.WON, Outcome.LOST, Outcome.DRAWN, Outcome.SECOND])
def test_each_end_is_a_scene_that_goes_on_moving(outcome: Outcome) -> None:
    run = begun()
    ending = Ending(run.session.program, outcome)  # type: ignore[arg-type]
    assert 40 < sum(1 for _ in ending.play()) < 400
    seen = set()
    for frame in range(200):
        ending.rest(frame)
        seen.add(run.machine.memory())
    assert len(seen) > 4
