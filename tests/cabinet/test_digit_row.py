"""A digit row that types letters: digits where a key means something, letters in words; signs that a machine lacks."""

from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import cartridge, usual_setup, whole
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.digit_row import of_digit_row
from arcade.cabinet.input.offered import Orders
from arcade.cabinet.options import Options, Start
from arcade.cabinet.playing.game_input import GameInput
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.machine.machine import Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import FIRE, LEFT, Control
from arcade.toolkit.contract.texts import Text
from tests.cabinet.player import Player
from tests.patience import still

WORDS, NUMBER = Waiting("line"), Waiting("line", numeric=True)
LESS = Control("less", Text("less"), ("-",))
ONE = Control("one", Text("one"), ("6",))
NUMBERS = {
    *(
        "checkers",
        "dipo",
        "english-hunt",
        "go-fish",
        "hp-reversi",
        "hurdles",
        "imphex",
        "labyrinth",
        "noughts",
        "street",
    )
}
"""Originals whose first line is a number, a card or a square."""


WORDY = {"animals", "jungle", "mefisto", "orange-wizard", "septica", "valence"}
"""Those in which it is a name, a word or an answer."""


def orders(*controls: Control, **chosen: str) -> Orders:
    return Orders(Bindings(controls, chosen, {}), 1)


@pytest.mark.parametrize(
    ("sign", "digit", "asked", "game", "also", "meant"),
    [
        ("é", "2", WORDS, None, (), "é"),
        ("é", "2", NUMBER, None, (), "2"),
        ("é", "2", None, None, (), "2"),
        ("é", "2", Waiting("key"), orders(LEFT), (), "2"),
        ("é", "2", Waiting("key", ("1", "2")), orders(LEFT), (), "2"),
        ("é", "2", Waiting("key", ("y", "n")), orders(LEFT), (), "2"),
        ("-", "6", Waiting("key", ("-", "+")), orders(LEFT), (), "-"),
        ("-", "6", Waiting("key", ("5", "6", "-")), orders(LEFT), (), "6"),
        ("-", "6", Waiting("key", tuple("0123456789!#$%&'()*+-")), orders(LEFT), (), "-"),
        ("-", "6", None, orders(LESS), (), "-"),
        ("-", "6", None, orders(LESS, ONE), (), "6"),
        ("é", "2", None, orders(FIRE, fire="é"), (), "é"),
        ("é", "2", Waiting("key", ("2",)), orders(FIRE, fire="é"), (), "é"),
        ("é", "2", None, None, {"é": "fire"}, "é"),
    ],
)
def test_what_a_key_of_the_row_means(
    sign: str, digit: str, asked: Waiting | None, game: Orders | None, also: tuple[str, ...], meant: str
) -> None:
    assert of_digit_row(sign, digit, asked, game, also) == meant


def first_line(slug: str) -> Waiting | None:
    """What an original asks for with the first line that its pilot types."""
    session = Session(replace(usual_setup(slug), seed=1, original=True))
    hands = pilot_hands(session, 1)
    for _ in range(1_500):
        if session.ended:
            return None
        session.step(next(hands))
        waiting = session.machine.waiting
        if waiting is not None and waiting.kind == "line":
            return waiting
    return None


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", whole())
def test_a_line_is_of_words_or_of_numbers(slug: str) -> None:
    waiting = first_line(slug)
    if waiting is None:
        assert slug not in NUMBERS | WORDY
    else:
        assert slug in (NUMBERS if waiting.numeric else WORDY)


def test_the_page_and_the_game_of_the_moment_are_asked(store: Store) -> None:
    player = Player(store, Options(start=Start("tetris")))
    assert player.cabinet.digit_row("é", "2") == "2"
    store.set_setting("keys", {"tetris": {"turn": "é"}})
    assert Player(store, Options(start=Start("tetris"))).pause(5).cabinet.digit_row("é", "2") == "é"


def test_a_key_bound_with_a_cedilla_is_the_one_that_is_pressed_now(store: Store) -> None:
    store.set_setting("keys", {"tetris": {"turn": "ş"}})
    player = Player(store, Options(boot=False))
    found = Bindings(cartridge("tetris").controls, player.cabinet.context.preferences.chosen_keys("tetris"), {})
    assert found.translate(frozenset("ș")) == {"o"}


def test_a_line_takes_signs_in_a_form_that_the_machine_has() -> None:
    machine = Spectrum()
    typing = GameInput(Bindings((), {}, {}), "en")
    typing.known = lambda sign: not machine.lacks(sign)
    seen = [sorted(typing.keys(frozenset((sign,)), WORDS)) for sign in ("ş", "é", "ł", "’", "a", " ", "left")]
    assert seen == [["ș"], ["e"], ["l"], ["’"], ["a"], [" "], ["left"]]
    assert not typing.lost
    assert not typing.keys(frozenset("ß"), WORDS)
    assert typing.lost
    assert typing.keys(frozenset("é"), Waiting("key")) == {"é"}, "where nothing is typed a key is itself"
    assert not typing.lost


def test_animals_lose_no_letter_in_silence(store: Store) -> None:
    player = Player(store, Options(start=Start("animals", original=True), language="ro"))
    player.press("z")
    while still(player.cabinet.context.asked is None or player.cabinet.context.asked.kind != "line"):
        player.press("n")
    player.press(*"o raţă é")
    assert player.sees("o rață e")
    player.press("ß")
    assert player.sees("Calculatorul acesta nu are")
