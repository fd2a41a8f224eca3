"""Choosing a rank: typed, pointed at in the hand with arrows or joystick, or clicked."""

from collections.abc import Callable

from arcade.games.go_fish import FIGURES, OPEN, sounds, strings
from arcade.games.go_fish.cards import RANKS, ranks_of, read_rank
from arcade.games.go_fish.scene import LAST, Scene, hand_grid
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import DOWN, HINT, UP, Control
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.cursor import BY_SEAT, Steering, choose_cell
from arcade.toolkit.flow.pet_console import at_row
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.grid import Cell

HAND, TYPED, ONE = 0, 1, 2
"""The first numbers of the cells: a place in the hand, a rank typed, a one typed that may begin a longer number."""
SIGNS: dict[str, Cell] = {sign: (TYPED, rank) for sign in "a23456789jqk" if (rank := read_rank(sign)) is not None}
SIGNS["1"] = (ONE, 0)
SECOND_DIGITS = ("0", "1", "2", "3")
NOTHING = Control("no rank", strings.NO_RANK, tuple("0bdefghilmnprtuvwxyz+-*/.,?"))
"""Signs that are no rank."""
ORDERS = (HINT, OPEN, FIGURES, NOTHING)


def steering(seat: int) -> Steering:
    """Left, right and fire of a seat; up and down mean something else here."""
    base = BY_SEAT[seat]
    return Steering(base.left, base.right, UP.only(), DOWN.only(), base.fire)


def choose_rank(
    program: State, scene: Scene, start: int, mark: Callable[[int | None], None]
) -> Frames[int | Control | None]:
    """A rank, held or not; None for what is none; or an order. `mark` shows a place of the hand, or none."""
    position = program.position
    hand = position.hands[position.seat]
    held = ranks_of(hand)
    offered = [held.index(rank) for rank in position.moves()]
    start = min(start, len(held) - 1)

    def walk(cell: Cell, _down: int, right: int) -> Cell:
        places = ((cell[1] + right * steps) % len(held) for steps in range(1, len(held) + 1))
        return HAND, next(place for place in places if place in offered)

    def show(cell: Cell, shown: bool) -> None:
        mark(cell[1] if shown else None)

    chosen = yield from while_asking(
        program.machine,
        choose_cell(
            program,
            hand_grid(hand),
            (HAND, start if start in offered else offered[0]),
            show,
            SIGNS,
            ORDERS,
            steering(position.seat),
            at_row(program, LAST),
            walk=walk,
        ),
        scene.live,
    )
    if isinstance(chosen, Control):
        return None if chosen is NOTHING else chosen
    program.machine.chime(sounds.CHOSEN)
    kind, number = chosen
    if kind == ONE:
        return (yield from _second_digit(program, scene))
    return held[number] if kind == HAND else number


def _second_digit(program: State, scene: Scene) -> Frames[int | None]:
    """What follows a one: nothing, so that it is an ace, or the rest of 10 to 13."""
    scene.say(program.question(), program.text(strings.TYPED_ONE))
    choices = (*SECOND_DIGITS, "return", " ")
    key = yield from while_asking(
        program.machine, ask_key(program.machine, choices, at_row(program, LAST), "return"), scene.live
    )
    rank = read_rank(f"1{key.strip().removeprefix('return')}")
    return rank if rank is not None and rank < RANKS else None
