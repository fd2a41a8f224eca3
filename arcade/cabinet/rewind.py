"""Rewinding: the last minute of a game, leafed through picture by picture, and a run that goes on from one of them."""

from arcade.cabinet import strings
from arcade.cabinet.hands import Hands
from arcade.cabinet.overlay import Overlay, Style
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.replays.retrace import retrace
from arcade.cabinet.run import Glimpse, Run
from arcade.cabinet.stage import Life, Stage
from arcade.cabinet.work import Work
from arcade.machine.keyboard import Keyboard

LEAP = 10
"""Pictures that up and down go at once: a second."""
COUNT_FRAMES = 30
"""Frames for each number of the count-in."""


def choose(stage: Stage, run: Run) -> Life[Glimpse | None]:
    """Leaf through the last minute; None to go on from where the game is."""
    glimpses = run.glimpses
    machine = run.session.machine
    overlay = Overlay(machine)
    keyboard = Keyboard()
    hands = Hands(keyboard, stage.hands.also)
    stage.swallow()
    at = len(glimpses) - 1
    while True:
        keyboard.update(stage.keys)
        match hands.read():
            case "left":
                at = max(0, at - 1)
            case "right":
                at = min(len(glimpses) - 1, at + 1)
            case "down" | "page down":
                at = max(0, at - LEAP)
            case "up" | "page up":
                at = min(len(glimpses) - 1, at + LEAP)
            case "fire":
                return glimpses[at]
            case "back" | "start":
                return None
        shown = overlay.show(glimpses[at].memory)
        seconds = (machine.frame - glimpses[at].frame) * machine.FRAME // machine.CLOCK
        _draw_bar(stage, overlay, at, len(glimpses), seconds)
        yield shown


def _draw_bar(stage: Stage, overlay: Overlay, at: int, count: int, seconds: int) -> None:
    room = overlay.columns - 2
    done = max(1, room * (at + 1) // count)
    overlay.bar(-2, "")
    overlay.write(-2, 1, " " * done, Style.LIT)
    back = stage.text(strings.SECONDS_BACK, seconds=seconds)
    fire = stage.text(strings.FIRE_NAME if stage.by_pad else strings.ENTER_NAME)
    overlay.bar(-1, f"{back}  ←→  {fire} {stage.text(strings.HELP_HERE)}")


def rewound(stage: Stage, run: Run, glimpse: Glimpse) -> Life[Run]:
    """The run that goes on from a remembered picture. Raises what `retrace` raises."""
    work = Work(retrace(run.replay_to(glimpse), stage.font), stage.sources.clock)
    session = yield from stage.show(progress(stage, strings.REWINDING, work, glimpse.frame))
    return run.rewound(session)


def count_in(run: Run) -> Life[None]:
    """Three, two, one over the picture that stands still."""
    overlay = Overlay(run.session.machine)
    for number in (3, 2, 1):
        for _ in range(COUNT_FRAMES):
            shown = overlay.show()
            overlay.bar(overlay.rows // 2, f"{number}", lit=True)
            yield shown
