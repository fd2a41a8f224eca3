"""Pictures laid over the PET's screen."""

from arcade.machine.pet import Pet
from arcade.toolkit.picture.pet_pictures import overlay


def test_blanks_let_show_what_is_behind_and_covering_blanks_do_not() -> None:
    machine = Pet()
    machine.print_at(3, 2, "abcdef\nabcdef")
    overlay(machine, ("1 ~~ 2", "      "), 3, 2)
    assert [row.strip() for row in machine.text_rows()[3:5]] == ["1B  E2", "ABCDEF"]
