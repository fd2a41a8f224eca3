"""The table of the ten best of a game, level and look."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import FIRE, LEVEL, hints
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.scores import AIDED, PLACES, ScoreRow
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import COLUMNS, blank, put
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.picture.ink import pair

HEAD_ROW, TOP = 3, 6
PODIUM = (pair("Yk"), pair("Wk"), pair("Mk"))
OTHERS = pair("ck")


def draw_rows(machine: Spectrum, rows: Sequence[ScoreRow], top: int, places: int, own: int = 0, gap: int = 1) -> None:
    """Places, initials, scores (marked where help was given) and dates; `own` stands out, empty places are dotted."""
    for place in range(1, places + 1):
        row = top + (place - 1) * gap
        found = rows[place - 1] if place <= len(rows) else None
        colours = theme.CHOSEN if place == own else PODIUM[place - 1] if place <= len(PODIUM) else OTHERS
        name, score, date = (found.player, str(found.score), found.recorded[:10]) if found else ("···", "·", "")
        mark = AIDED if found and found.aided else " "
        blank(machine, row, 0, 1, COLUMNS, colours)
        put(machine, row, 1, f"{place:2}  {name:3} {score:>10}{mark} {date}", colours)


def table(stage: Stage, game: Game, level: int, original: bool, own: int = 0) -> Frames[None]:
    """Show the table; left and right go through levels and looks. `own` is the place just reached."""
    gestures, machine, cartridge = stage.gestures, stage.machine, game.cartridge
    gestures.flush()
    tables = [(number, look) for look in (False, True) for number in range(1, len(cartridge.levels) + 1)]
    shown = tables.index((level, original))
    while True:
        level, original = tables[shown]
        theme.game_heading(machine, cartridge, stage.language)
        name = stage.text(cartridge.levels[level - 1].name)
        put(machine, HEAD_ROW, 1, f"← {name} →", theme.NOTE)
        put(machine, HEAD_ROW + 1, 3, stage.text(strings.LOOK_NAMES[original]), theme.DIM)
        label = stage.text(cartridge.score_label)
        put(machine, TOP - 1, 19 - len(label), label, theme.DIM)
        rows = stage.store.scores(game.slug, level, original, cartridge.scoring)
        draw_rows(machine, rows, TOP, PLACES, own)
        if any(row.aided for row in rows):
            put(machine, TOP + PLACES + 1, 1, f"{AIDED} {stage.text(strings.AIDED)}", theme.DIM)
        theme.help_line(machine, hints(stage, LEVEL, FIRE))
        gesture = ""
        while not gesture:
            yield
            gesture = gestures.read()
        match gesture:
            case "left" | "right":
                shown = (shown + (1 if gesture == "right" else -1)) % len(tables)
                own = 0
                theme.tick(machine)
            case _ if gesture in ("fire", "back", "start") or clicked(gesture) is not None:
                return
