"""The laboratory: a whole screen of cells, with the library, soups, other edges and laws, census and pattern files."""

from collections.abc import Callable

from arcade.games.dipo import CENSUS, EDGES, FASTER, LIBRARY, RUN, SLOWER, STEP, TOOLS, WRITE, ZOOM, strings
from arcade.games.dipo.art import SCALES
from arcade.games.dipo.file_format import COLUMNS, ROWS, Pattern, write
from arcade.games.dipo.levels import Edge
from arcade.games.dipo.lexicon import LIBRARY as PATTERNS
from arcade.games.dipo.pages import choose, choose_pattern, fate_words, show_census
from arcade.games.dipo.rules import Field, law
from arcade.games.dipo.scene import Scene
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.flow.list_menu import NOTHING
from arcade.toolkit.flow.prompts import ask_key, is_typed
from arcade.toolkit.flow.refusals import MEANINGLESS
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, DRAW, SELECT

LAWS = tuple(law(name) for name in strings.LAW_NAMES)
EDGES_IN_TURN = (Edge.TORUS, Edge.HARD, Edge.MIRROR)
SOUP_ROWS, SOUP_COLUMNS = 64, 96
READING_FRAMES = 50


class Laboratory:
    """Draw, live, look; as long as the player likes."""

    def __init__(self, look: MessageLook) -> None:
        self.look = look
        self.program = look.program
        self.scene = Scene(look, Field(ROWS, COLUMNS, Edge.TORUS), 4, self._fields)
        self.leaving = False
        self.shelf = 0
        """The pattern that was last taken from the library."""

    @property
    def ways(self) -> dict[str, Callable[[], Frames[None]]]:
        """What each key does."""
        ways = (
            (RUN, self.live),
            (STEP, self.step),
            (FASTER, lambda: self._at_once(lambda: self.scene.pace.faster(1))),
            (SLOWER, lambda: self._at_once(lambda: self.scene.pace.faster(-1))),
            (ZOOM, lambda: self._at_once(self.scene.magnify)),
            (LIBRARY, self.library),
            (EDGES, lambda: self._at_once(self.turn_edge)),
            (CENSUS, self.census),
            (WRITE, self.write),
            (TOOLS, self.tools),
        )
        return {key: way for control, way in ways for key in control.keys}

    @property
    def colony(self) -> Colony:
        return self.scene.colony

    def _fields(self) -> list[tuple[str, object]]:
        text = self.program.text
        return [
            (text(strings.NUMBER), self.colony.generation),
            (text(strings.LIVING), self.colony.population),
            ("", f"{self.scene.pace.per_second}/s x{self.scene.view.scale}"),
        ]

    def lay_out(self, pattern: Pattern) -> None:
        """Begin with a pattern in the middle of the field, lived by its own law."""
        scene = self.scene
        scene.live_by(law=pattern.law)
        self.colony.begin(pattern.in_middle_of(self.colony.field))
        size = max(pattern.rows, pattern.columns)
        scene.view.scale = max(scale for scale in SCALES if scale == 1 or 2 * scale * size <= ROWS)
        scene.view.centre(scene.cursor)

    def play(self) -> Frames[bool]:
        """Draw and obey keys until the player leaves; false, since nobody is asked for more."""
        while not self.leaving:
            if self.scene.running:
                yield from self.live()
                continue
            text, name = self.program.text, PATTERNS[self.shelf].name
            words = text(strings.IN_HAND, name=text(name)) if self.scene.hand else text(strings.DRAW_HELP)
            key = yield from self.scene.draw(lambda _: True, words)
            if key in self.ways:
                yield from self.ways[key]()
            elif is_typed(key):
                yield from self.look.refuse(MEANINGLESS)
        return False

    def _at_once(self, act: Callable[[], None]) -> Frames[None]:
        act()
        self.program.machine.chime(SELECT)
        yield

    # --- living

    def live(self) -> Frames[None]:
        """Let it live; a fate that is sealed is said, with what lives on."""
        if (yield from self.scene.live(self.program.text(strings.RUN_HELP))):
            self.look.messages.say(fate_words(self.program, self.colony))
            self.program.machine.chime(BONUS if self.colony.population else DRAW)
            yield from self.program.machine.wait(READING_FRAMES // 2)
            yield from ask_key(self.program.machine)
            if self.colony.population:
                yield from self.census()

    def step(self) -> Frames[None]:
        self.colony.step()
        yield

    # --- tools

    def tools(self) -> Frames[None]:
        text, scene, chosen = self.program.text, self.scene, 0
        while True:
            field = self.colony.field
            shown = strings.SHOWN_NAMES[scene.colouring]
            edge, lived_by = strings.EDGE_NAMES[field.edge], strings.LAW_NAMES.get(str(field.law))
            law_name = text(lived_by) if lived_by else str(field.law)
            lines: list[tuple[str, Callable[[], Frames[None] | None]]] = [
                (text(strings.TOOL_RUN), self.live),
                (text(strings.TOOL_STEP), self.step),
                (text(strings.TOOL_SPEED, n=scene.pace.per_second), scene.pace.turn),
                (text(strings.TOOL_ZOOM, n=scene.view.scale), scene.magnify),
                (text(strings.TOOL_LIBRARY), self.library),
                (text(strings.TOOL_SOUP), lambda: self._at_once(self.soup)),
                (text(strings.TOOL_EDGE, edge=text(edge)), self.turn_edge),
                (text(strings.TOOL_LAW, law=law_name), self.turn_law),
                (text(strings.TOOL_COLOURS, what=text(shown)), self.turn_colouring),
                (text(strings.TOOL_CENSUS), self.census),
                (text(strings.TOOL_WRITE), self.write),
                (text(strings.TOOL_AGAIN), lambda: self._at_once(lambda: self.colony.begin(self.colony.drawn))),
                (text(strings.TOOL_CLEAR), lambda: self._at_once(lambda: self.colony.begin(0))),
                (text(strings.TOOL_LEAVE), self.leave),
            ]
            names = [name for name, _ in lines]
            chosen = yield from choose(self.program, text(strings.TOOL_TITLE), names, 18, chosen)
            if chosen == NOTHING:
                return
            # What only turns a setting is done at once, and the menu stays.
            way = lines[chosen][1]()
            if way is not None:
                yield from way
                return
            scene.show()

    def turn_edge(self) -> None:
        edge = EDGES_IN_TURN[(EDGES_IN_TURN.index(self.colony.field.edge) + 1) % len(EDGES_IN_TURN)]
        self.scene.live_by(edge=edge)

    def turn_law(self) -> None:
        present = self.colony.field.law
        following = LAWS[(LAWS.index(present) + 1) % len(LAWS)] if present in LAWS else LAWS[0]
        self.scene.live_by(law=following)

    def turn_colouring(self) -> None:
        self.scene.colouring = (self.scene.colouring + 1) % len(strings.SHOWN_NAMES)

    def soup(self) -> None:
        """Cells by chance in the middle of the field."""
        field, dice = self.colony.field, self.program.dice
        top, left = (ROWS - SOUP_ROWS) // 2, (COLUMNS - SOUP_COLUMNS) // 2
        places = [(top + row, left + column) for row in range(SOUP_ROWS) for column in range(SOUP_COLUMNS)]
        self.colony.begin(field.of([place for place in places if dice.below(3) == 0]))

    def library(self) -> Frames[None]:
        chosen = yield from choose_pattern(self.program, self.shelf)
        self.scene.status.forget()
        if chosen != NOTHING:
            self.shelf = chosen
            self.scene.take(PATTERNS[chosen].pattern.cells)

    def census(self) -> Frames[None]:
        yield from show_census(self.program, self.colony)
        self.scene.status.forget()

    def write(self) -> Frames[None]:
        field = self.colony.field
        self.program.writings.append(Writing("rle", write(field.cells(self.colony.cells), field.law)))
        self.look.say(strings.WRITTEN)
        self.program.machine.chime(SELECT)
        yield from self.program.machine.pause(READING_FRAMES)

    def leave(self) -> Frames[None]:
        self.leaving = True
        yield
