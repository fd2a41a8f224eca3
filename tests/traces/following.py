"""Compares a game with its recordings: plays every scenario and measures what is shown and heard on the way."""

from collections.abc import Collection, Sequence

from tests.traces.build_up import build_up, difference
from tests.traces.likeness import Likeness, most_alike
from tests.traces.measures import Column, Measures, off
from tests.traces.picture import COLUMNS
from tests.traces.playing import Arrival, Player, StuckError, started
from tests.traces.recording import SECOND, Scenario, Trace
from tests.traces.sounds import DEEPEST, Tone, matched, silences, tempi

ODD_TIME, ODD_BUILD = 0.15, 10
"""From which distances on a time, or a picture that builds up, is told of."""
TICKED = 2
"""Frames by which a time may differ before it counts: a key is read once a frame."""
EXAMPLES = 6
"""How many of many differences of a kind are told."""


def follow(trace: Trace) -> Measures:
    """Play all scenarios of a game and compare."""
    measures = Measures()
    for scenario in trace.scenarios:
        player = Player(started(trace, scenario))
        follow_scenario(scenario, player, measures)
    return measures


def follow_scenario(scenario: Scenario, player: Player, measures: Measures) -> None:
    """Play a scenario and compare."""
    reached = 0
    try:
        for arrival in player.play(scenario):
            compare_picture(scenario, arrival, measures)
            if not scenario.by_frames:
                compare_time(scenario, arrival, measures)
            reached += 1
    except StuckError as reason:
        measures.stuck += len(scenario.checkpoints) - reached
        measures.tell(f"{scenario.name}, checkpoint {reached}", str(reason))
    if "notes" not in scenario.differs:
        compare_tones(scenario, player, measures)


def compare_picture(scenario: Scenario, arrival: Arrival, measures: Measures) -> None:
    """Text, numbers, colours, graphics, border and RND of a checkpoint."""
    checkpoint = arrival.checkpoint
    found = most_alike(scenario, checkpoint, arrival.shots)
    border = any(shot.border == checkpoint.border for shot in arrival.shots)
    measures.count(Column.TEXT, len(found.runs - found.lacking), len(found.runs))
    measures.count(Column.SEEN, found.cells - len(found.other_cells), found.cells)
    measures.count(Column.NUMBERS, sum(one == ours for one, ours in found.numbers.values()), len(found.numbers))
    measures.count(Column.GRAPHICS, sum(found.drawn.values()), len(found.drawn))
    measures.count(Column.BORDER, border)
    measures.count(Column.RND, any(shot.rnd == checkpoint.rnd for shot in arrival.shots))
    for what in differences(found):
        measures.tell(arrival.where, what)
    if not border:
        measures.tell(arrival.where, f"border {checkpoint.border}, ours {found.border}")


def differences(found: Likeness) -> list[str]:
    """What is not alike, in words."""
    said = []
    if found.lacking:
        near = [run for run in found.ours if run.row in {lack.row for lack in found.lacking}]
        said.append(f"no text at (row, column, length) {places(found.lacking)}; ours there {places(near)}")
    if found.other_cells:
        examples = [
            f"{cell // COLUMNS},{cell % COLUMNS}: {attribute:02x}, ours {ours:02x}"
            for cell, (attribute, ours) in list(found.other_cells.items())[:EXAMPLES]
        ]
        said.append(f"{len(found.other_cells)} cells have other colours (row,column: attribute) {'; '.join(examples)}")
    for row, (numbers, ours) in found.numbers.items():
        if numbers != ours:
            said.append(f"row {row} has the numbers {' '.join(numbers)}, ours {' '.join(ours) or 'none'}")
    return said


def places(runs: Collection[tuple[int, int, int]]) -> str:
    """Some runs of letters."""
    return " ".join(f"{row},{column},{length}" for row, column, length in sorted(runs)[:EXAMPLES]) or "nothing"


def compare_time(scenario: Scenario, arrival: Arrival, measures: Measures) -> None:
    """How long it took to this wait, what it is for, and how its picture built up."""
    checkpoint = arrival.checkpoint
    if arrival.waits_for != checkpoint.wait != "stop":
        measures.tell(arrival.where, f"waits for {checkpoint.wait}, ours for {arrival.waits_for}")
    timed = "time" not in scenario.differs
    near = abs(arrival.frames - checkpoint.frames) <= TICKED
    ratio = arrival.frames / max(checkpoint.frames, 1) if timed and not near else 1.0
    measures.ratios.append(ratio)
    if off(ratio) > ODD_TIME:
        measures.tell(arrival.where, f"takes {checkpoint.frames} frames, ours {arrival.frames}")
    if checkpoint.build and timed:
        ours = build_up(arrival.way)
        measures.builds.append(difference(checkpoint.build, ours))
        if measures.builds[-1] > ODD_BUILD:
            measures.tell(arrival.where, f"builds up as {whole(checkpoint.build)}, ours as {whole(ours)}")


def whole(build: Sequence[float]) -> str:
    """Shares of a build-up, rounded."""
    return " ".join(str(round(part)) for part in build)


def compare_tones(scenario: Scenario, player: Player, measures: Measures) -> None:
    """Tones, the silences between them, and their tempo where nothing else tells the time."""
    heard, end = scenario.checkpoints, scenario.checkpoints[-1].at
    if "end notes" in scenario.differs:
        heard, end = heard[:-1], player.pressed
    tones = [tone for checkpoint in heard for tone in checkpoint.tones]
    ours = [tone for tone in player.tones if tone.semitone > DEEPEST and (end is None or tone.start * SECOND <= end)]
    pairs = matched(tones, ours, timed=scenario.by_frames)
    measures.count(Column.NOTES, len(pairs), max(len(tones), len(ours)))
    for silence in silences(pairs):
        measures.count(Column.APART, silence.kept)
        measures.count(Column.GAP, silence.alike)
    if scenario.by_frames:
        measures.ratios += tempi(pairs)
    if len(pairs) < max(len(tones), len(ours)):
        lacking = left_over(tones, {pair.number for pair in pairs})
        more = left_over(ours, {pair.our_number for pair in pairs})
        measures.tell(
            scenario.name,
            f"{len(tones)} tones, ours {len(ours)}; lacking (frame, seconds, semitone) {lacking}, more {more}",
        )


def left_over(tones: Sequence[Tone], paired: Collection[int]) -> str:
    """Some of the tones that have no like."""
    rest = [tone for number, tone in enumerate(tones) if number not in paired][:EXAMPLES]
    return "; ".join(f"{tone.start * SECOND:.0f},{tone.seconds:.3f},{tone.semitone:.1f}" for tone in rest) or "none"
