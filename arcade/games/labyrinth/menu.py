"""The board on which a game is chosen: what is played, how many beasts hunt, and what the second player does."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from arcade.games.labyrinth import DOWN_KEY, HAMMER, LEFT_KEY, RIGHT_KEY, SECOND_WAYS, UP_KEY, art, strings
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.rules import MOST_VILLAINS
from arcade.games.labyrinth.world import GOAL, SECONDS
from arcade.machine.machine import Frames, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import is_typed, next_key
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import SELECT, STEP

FIRST_ROW, ROWS_EACH = 4, 3
LEFT_EDGE, WIDE = 3, 26
AIM_ROW, TEAM_ROW, KEYS_ROW = 19, 21, 23
LIT, DIM, HINT, DARK = pair("Yb"), pair("ck"), pair("Wb"), pair("gk")
ICON_INKS = "WYGMC"


class Partner(Enum):
    """What the second player does."""

    NONE = "none"
    LEADER = "leader"
    FRIEND = "friend"


@dataclass(frozen=True)
class Choice:
    """A game, so many beasts, and the second player's part."""

    mode: Mode = Mode.CHASE
    beasts: int = 2
    partner: Partner = Partner.NONE

    def game(self, step: int) -> "Choice":
        """So many games further down the board."""
        return replace(self, mode=Mode((self.mode + step) % len(Mode)))

    def team(self, step: int) -> "Choice":
        """Another number of beasts; with two players, after the last the partner's other part."""
        partners = [Partner.NONE] if self.partner is Partner.NONE else [Partner.LEADER, Partner.FRIEND]
        teams = [(partner, beasts) for partner in partners for beasts in range(1, MOST_VILLAINS + 1)]
        partner, beasts = teams[(teams.index((self.partner, self.beasts)) + step) % len(teams)]
        return replace(self, partner=partner, beasts=beasts)

    def state(self) -> tuple[Plain, ...]:
        return self.mode.name.lower(), self.beasts, self.partner.value


def first_choice(seats: int) -> Choice:
    return Choice(partner=Partner.NONE if seats == 1 else Partner.LEADER)


class Menu:
    """The board. Up and down choose the game, left and right the team, fire begins; a click does what it points at."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._wrong = at_row(program, KEYS_ROW)

    def choose(self, choice: Choice) -> Frames[Choice]:
        machine = self.machine
        machine.border(BLACK)
        yield from reveal(machine, lambda: self._board(choice), Wipe.BLINDS, 12)
        while True:
            key = yield from next_key(machine)
            if key in HAMMER.keys or self._pointed(key) == choice.mode:
                machine.chime(SELECT)
                return choice
            change = self._change(key)
            if change is not None:
                choice = change(choice)
                machine.chime(STEP)
            elif is_typed(key):
                machine.wrong_key = WrongKey(key, steered=True)
                yield from self._wrong()
            self._board(choice)

    def _change(self, key: str) -> Callable[[Choice], Choice] | None:
        left, right, up, down = SECOND_WAYS
        for controls, change in (
            ((UP_KEY, up), lambda choice: choice.game(-1)),
            ((DOWN_KEY, down), lambda choice: choice.game(1)),
            ((LEFT_KEY, left), lambda choice: choice.team(-1)),
            ((RIGHT_KEY, right), lambda choice: choice.team(1)),
        ):
            if any(key in control.keys for control in controls):
                return change
        mode = self._pointed(key)
        if mode is not None:
            return lambda choice: replace(choice, mode=mode)
        pixel = clicked(key)
        if pixel is not None and pixel[1] // CELL == TEAM_ROW:
            return lambda choice: choice.team(1 if pixel[0] >= 16 * CELL else -1)
        return None

    @staticmethod
    def _pointed(key: str) -> Mode | None:
        """The game that a click points at."""
        pixel = clicked(key)
        if pixel is None:
            return None
        place, row = divmod(pixel[1] // CELL - FIRST_ROW, ROWS_EACH)
        return Mode(place) if row < ROWS_EACH - 1 and 0 <= place < len(Mode) else None

    def _board(self, choice: Choice) -> None:
        machine, text = self.machine, self.program.text
        machine.ink(7)
        machine.paper(BLACK)
        machine.cls()
        centred(machine, 1, text(strings.CHOOSE), pair("Wk"))
        box(machine, FIRST_ROW - 1, 1, ROWS_EACH * len(Mode) + 1, 30, pair("bk"), ROUND)
        for mode in Mode:
            row, chosen = FIRST_ROW + ROWS_EACH * mode, mode is choice.mode
            if chosen:
                colour_cells(machine, row, LEFT_EDGE, 2, WIDE, LIT)
                write(machine, row, LEFT_EDGE + 23, "<", LIT)
            icon = art.ICONS[mode].coloured(ICON_INKS[mode], "b" if chosen else "k")
            draw_cells(machine, icon, row, LEFT_EDGE)
            write(machine, row, LEFT_EDGE + 3, text(strings.MODES[mode]), LIT if chosen else DIM)
            write(machine, row + 1, LEFT_EDGE + 3, text(strings.LASTING, n=SECONDS[mode]), HINT if chosen else DARK)
        centred(machine, AIM_ROW, text(strings.AIMS[choice.mode], goal=GOAL), pair("Wk"))
        team = text(strings.BEASTS, n=choice.beasts)
        part = {Partner.LEADER: strings.LEADER, Partner.FRIEND: strings.FRIEND}.get(choice.partner)
        words = f"{team}, {text(part)}" if part else team
        centred(machine, TEAM_ROW, f"< {words} >" if len(words) <= 28 else words, pair("Gk"))
        centred(machine, KEYS_ROW, text(strings.MENU_KEYS), pair("ck"))
