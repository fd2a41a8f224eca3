"""The panel beside the modern board: the match, both sides with their wins, whose turn it is, the aim, a face."""

from arcade.games.noughts import strings
from arcade.games.noughts.rules import Position
from arcade.machine.pet import Pet
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.match_state import MatchState

GAMES = 10
"""Games to a match."""
GAME_ROW, TIES_ROW, LEVEL_ROW, AIM_ROW = 1, 9, 19, 20
SIDE_ROWS = (3, 6)
FACE_ROW = 10
SIGNS = "X", "O"


def show(program: MatchState[Pet, Position, int], column: int) -> None:
    """Draw the panel; the name of the side to move is reversed."""
    machine, text, position, tally = program.machine, program.text, program.position, program.tally

    def line(row: int, words: str, reverse: bool = False) -> None:
        for down, part in enumerate(words.split("\n")):
            machine.print_at(row + down, column, part.center(strings.PANEL), reverse)

    over = position.outcome() is not None
    played = tally.games if over else tally.games + 1
    line(GAME_ROW, text(strings.GAME, n=played, of=GAMES))
    for seat, row in enumerate(SIDE_ROWS):
        line(row, _name(program, seat), position.seat == seat and not over)
        line(row + 1, f"{SIGNS[seat]}  {(tally.won, tally.lost)[seat]}")
    line(TIES_ROW, text(strings.TIES, n=tally.drawn))
    line(LEVEL_ROW, text(strings.PANEL_LEVELS[program.setup.level - 1]))
    line(AIM_ROW, text(strings.PANEL_AIMS[position.form.misere]))


def _name(program: Program[Pet], seat: int) -> str:
    if program.setup.seats == 2:
        return program.text(strings.PLAYER, n=seat + 1)
    return program.text((strings.YOU, strings.COMPUTER)[seat])
