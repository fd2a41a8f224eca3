"""What is said at the end: of a game, and of the whole lesson."""

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import mixed
from arcade.games.simultan.levels import LEVELS
from arcade.games.simultan.look import Ending
from arcade.games.simultan.scene import CHALK, FRAME
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.sound.jingles import ROUND
from arcade.toolkit.words.sentences import PRESS_A_KEY_OR_FIRE

LABELS, VALUES = 4, 28
"""Where labels begin and values end."""
FIRST_ROW = 6
VALUE, NEWS = pair("Yk"), pair("Ck")


def verdict(program: State, ending: Ending) -> str:
    """What is said of a game, and what comes next."""
    text, lesson = program.text, program.lesson
    match ending:
        case Ending.SOLVED:
            praise = text(strings.BRAVO, n=program.game.points)
            if len(program.game.puzzle.given) > program.shown:
                return f"{praise}\n{text(strings.LESS_SHOWN)}"
            if program.setup.level < len(LEVELS) and not program.game.hints:
                return f"{praise}\n{text(strings.READY_FOR_MORE)}"
            return f"{praise}\n{text(strings.AVERAGE, n=lesson.games, average=mixed(lesson.average))}"
        case Ending.TIME:
            return text(strings.TIME_IS_UP)
        case Ending.WRONG:
            return text(strings.NOT_RIGHT)
        case Ending.GIVEN_UP:
            return text(strings.GIVEN_UP)
    first, second = program.duel.points if program.duel else (0, 0)
    return "   ".join(f"{text(strings.PLAYER, n=seat)}: {points}" for seat, points in ((1, first), (2, second)))


def summary(program: State) -> Frames[None]:
    """The whole lesson on the blackboard, until a key is pressed."""
    yield from reveal(program.machine, lambda: _picture(program), Wipe.DOWN)
    program.machine.chime(ROUND)
    yield from ask_key(program.machine)
    program.machine.speaker.cut(program.machine.now)


def _picture(program: State) -> None:
    machine, text, lesson = program.machine, program.text, program.lesson
    fill(machine, 0, 0, 24, 32, WOOD, FRAME)
    fill(machine, 1, 1, 22, 30, EMPTY, CHALK)
    headline(machine, text(strings.SUMMARY), 3, "WWY", "k", most=2)
    rows: list[tuple[str, object]] = [(text(strings.GAMES_PLAYED), lesson.games)]
    if program.duel:
        rows += [(text(strings.WON_BY, n=seat + 1), lesson.wins[seat]) for seat in (0, 1)]
    else:
        rows.append((text(strings.GAMES_WON), lesson.won))
    rows += [(text(strings.AVERAGE_POINTS), mixed(lesson.average)), (text(strings.BEST_POINTS), lesson.best)]
    if not program.duel:
        rows.append((text(strings.HINTS_TAKEN), lesson.hints))
    for row, (label, value) in enumerate(rows):
        write(machine, FIRST_ROW + 2 * row, LABELS, label, CHALK)
        write(machine, FIRST_ROW + 2 * row, VALUES - len(str(value)), str(value), VALUE)
    most = lesson.most_mistaken
    row = FIRST_ROW + 2 * len(rows)
    if most is None:
        centred(machine, row, text(strings.NO_MISTAKES), NEWS, 2, 28)
    else:
        mistake, times = most
        write(machine, row, LABELS, text(strings.MISTAKEN_MOST, n=times), CHALK)
        write(machine, row + 1, LABELS + 2, text(strings.NAMES[mistake]), VALUE)
    centred(machine, 19, text(strings.GOODBYE), NEWS, 2, 28)
    centred(machine, 21, text(PRESS_A_KEY_OR_FIRE), CHALK, 2, 28)
