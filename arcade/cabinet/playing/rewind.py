"""Rewinding: the last minute of a game, leafed through picture by picture, and a run that goes on from one of them."""

from arcade.cabinet import strings
from arcade.cabinet.input.gestures import START
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.paint import voices
from arcade.cabinet.playing.rewind_page import RewindPage
from arcade.cabinet.replays.resuming import again
from arcade.cabinet.replays.run import Run, Snapshot
from arcade.cabinet.widgets.background_job import WAITED_FOR, BackgroundJob
from arcade.cabinet.widgets.overlay import Overlay
from arcade.toolkit.flow.cursor import clicked

LEAP = 10
"""Pictures that up and down go at once: a second."""
STEPS = {"left": -1, "right": 1, "down": -LEAP, "up": LEAP, "page down": -LEAP, "page up": LEAP}
COUNT_FRAMES = 30
"""Frames for each number of the count-in."""


def choose(context: PageContext, run: Run) -> Screen[Snapshot | None]:
    """Leaf through the last minute; None to go on from where the game is."""
    snapshots = run.snapshots
    gestures, monitor = context.gestures, context.monitor
    page = RewindPage(context, run, snapshots)
    gestures.flush()
    at = len(snapshots) - 1
    while True:
        page.draw(at)
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = "fire" if page.is_button(*pixel) else ""
            at = page.place(*pixel, at)
        if gesture in STEPS:
            before, at = at, min(max(at + STEPS[gesture], 0), len(snapshots) - 1)
            if at == before:
                voices.edge(monitor)
        elif gesture == "fire":
            voices.choose(monitor)
            return snapshots[at]
        elif gesture in ("back", START):
            voices.back(monitor)
            return None


def rewound(context: PageContext, run: Run, snapshot: Snapshot) -> Screen[Run]:
    """The run that goes on from a remembered picture. Raises what `again` raises."""
    job = BackgroundJob(
        again(run.replay_to(snapshot), run.checkpoints, context.font), context.clock_and_seeds.clock, WAITED_FOR
    )
    session = yield from context.show(progress(context, strings.REWINDING, job, snapshot.frame))
    return run.rewound(session)


def count_in(run: Run) -> Screen[None]:
    """Three, two, one over the picture that stands still."""
    overlay = Overlay(run.session.machine)
    for number in (3, 2, 1):
        for _ in range(COUNT_FRAMES):
            shown = overlay.show()
            overlay.bar(overlay.rows // 2, f"{number}", lit=True)
            yield shown
