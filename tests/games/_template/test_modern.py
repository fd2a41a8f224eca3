"""The drawn look's end goes with its game."""

from pathlib import Path

from arcade.games._template.program import Main
from arcade.machine.keyboard import NO_KEYS
from tests.playthrough import read


def test_the_last_picture_lives_until_the_next_game() -> None:
    session = read(Path(__file__).parent / "win.keys").run()
    program = session.program
    assert isinstance(program, Main)
    assert program.look.ending is not None
    for frame in range(200):
        session.step(frozenset({"y"}) if frame % 50 == 49 else NO_KEYS)
    assert program.look.ending is None
