"""Rewinding: the last minute of a game, leafed through picture by picture, and a run that goes on from one of them."""

from arcade.cabinet import strings
from arcade.cabinet.input.gestures import Gestures
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.replays.retrace import retrace
from arcade.cabinet.replays.run import Run, Snapshot
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.overlay import Overlay, Style
from arcade.machine.keyboard import Keyboard

LEAP = 10
"""Pictures that up and down go at once: a second."""
COUNT_FRAMES = 30
"""Frames for each number of the count-in."""


def choose(stage: Stage, run: Run) -> Screen[Snapshot | None]:
    """Leaf through the last minute; None to go on from where the game is."""
    snapshots = run.snapshots
    machine = run.session.machine
    overlay = Overlay(machine)
    keyboard = Keyboard()
    gestures = Gestures(keyboard, stage.gestures.also)
    stage.swallow()
    at = len(snapshots) - 1
    while True:
        keyboard.update(stage.keys)
        match gestures.read():
            case "left":
                at = max(0, at - 1)
            case "right":
                at = min(len(snapshots) - 1, at + 1)
            case "down" | "page down":
                at = max(0, at - LEAP)
            case "up" | "page up":
                at = min(len(snapshots) - 1, at + LEAP)
            case "fire":
                return snapshots[at]
            case "back" | "start":
                return None
        shown = overlay.show(snapshots[at].memory)
        seconds = (machine.frame - snapshots[at].frame) * machine.FRAME // machine.CLOCK
        _draw_bar(stage, overlay, at, len(snapshots), seconds)
        yield shown


def _draw_bar(stage: Stage, overlay: Overlay, at: int, count: int, seconds: int) -> None:
    room = overlay.columns - 2
    done = max(1, room * (at + 1) // count)
    overlay.bar(-2, "")
    overlay.write(-2, 1, " " * done, Style.LIT)
    back = stage.text(strings.SECONDS_BACK, seconds=seconds)
    fire = stage.text(strings.FIRE_NAME if stage.by_pad else strings.ENTER_NAME)
    overlay.bar(-1, f"{back}  ←→  {fire} {stage.text(strings.HELP_HERE)}")


def rewound(stage: Stage, run: Run, snapshot: Snapshot) -> Screen[Run]:
    """The run that goes on from a remembered picture. Raises what `retrace` raises."""
    job = BackgroundJob(retrace(run.replay_to(snapshot), stage.font), stage.sources.clock)
    session = yield from stage.show(progress(stage, strings.REWINDING, job, snapshot.frame))
    return run.rewound(session)


def count_in(run: Run) -> Screen[None]:
    """Three, two, one over the picture that stands still."""
    overlay = Overlay(run.session.machine)
    for number in (3, 2, 1):
        for _ in range(COUNT_FRAMES):
            shown = overlay.show()
            overlay.bar(overlay.rows // 2, f"{number}", lit=True)
            yield shown
