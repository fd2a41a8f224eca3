"""Ready tunes: something for a title of every mood, for the end of a game, and the small sounds of play."""

from arcade.toolkit.sound.tunes import tune

HORA = tune(
    """
    A4/8 A/16 G# A/8 F | E/8 F/16 E D/4 | D/16 E F G# A/8 A | B/16 A G# F E/4 |
    A/8 C5/16 B4 A/8 G# | F/8 G#/16 F E/8 D | E/16 F G# F E/8 C# | D/8 D D/4
    """,
    126,
)
"""A round dance with the raised fourth of the Carpathians."""


CHASE = tune(
    """
    k/16 A3/16 A4 A3 s A3 C5 A3 | k A3 E5 A3 s D5 C5 A4 | k F3 A4 F3 s F3 C5 F3 | k G3 D5 G3 s B4 D5 G5 |
    k/16 A3/16 A4 A3 s A3 C5 A3 | k A3 E5 A3 s A5 G5 E5 | k F3 F5 E5 s D5 C5 B4 | A3+C4+E4+A4/4
    """,
    132,
)
"""Bass, drum and tune in one voice, for reflex games."""

CAVERN = tune(
    """
    E3/4 r/8 F3/8 | E3/4 r/8 A#3/8 | A3/8 G#3 F3 E3 | D#3/2 |
    E4/8 r F4 r | E4/16 D#4 E4/8 B3/4 | C4/8 B3 A#3 B3 | E3+B3+E4/2
    """,
    104,
)
"""Dark steps, for adventures and mazes."""

WALTZ = tune(
    """
    C4/4 E/8 G E G | D/4 F/8 A F A | G/4 B4/8 D5 B4 D5 | C5/4 G4/8 E C4/8 r |
    A4/4 C5/8 E C E | D/4 A4/8 F A F | G/8 F E D B3 D | C4+E4+G4/4 C4+E4+G4+C5/2
    """,
    168,
)
"""For puzzles."""

ROUND = tune(
    """
    G4/8 E G/4 | A/8 F A/4 | G/8 G A B | C5/4 G4 | C5/8 C B4 A | G A G/4 | F/8 E D G | C/2
    """,
    132,
)
"""A children's round, for learning and guessing."""

PARLOUR = tune(
    """
    C4+E4+G4/8 r/16 G4/16 A4/8 G | E4+G4+C5/8 r/16 E5/16 D5/8 C | F4+A4+C5/8 r/16 A4/16 C5/8 A4 |
    D4+F4+B4/8 G4/16 A B/8 D5 | C4+E4+G4/8 r/16 C5/16 E/8 C | F4+A4/8 A/16 C5 D4+F4+B4/8 D5 |
    C5/16 B4 C5 D E/8 G | C4+E4+G4+C5/4
    """,
    108,
)
"""A rag, for boards and cards."""

WIN = tune("G4/16 C5 E G/8 E/16 G/4 | F4+A4+C5+F5/8 G4+B4+D5+G5/8 | C4+E4+G4+C5/2", 150)
LOSE = tune("E4/8 D# D C#/4 r/16 | C/16 B3 C4 B3 | A#3/8 A3 G#3 | G3/16 F#3 F3 E3 D#3 D3 C#3 C3/4", 150)
DRAW = tune("C4/8 G C5 G4 | F4+A4/4 E4+G4/4", 126)

POINT = tune("E5/32 B5/16", 150)
BONUS = tune("C5/32 E G C6 E G/16", 140)
STEP = ((0.008, 12.0),)
CURSOR = ((0.005, 16.0),)
TURN = ((0.006, 7.0), (0.008, 14.0))
PONDER = ((0.006, -5.0), (0.09, None), (0.006, -5.0), (0.09, None), (0.008, -3.0))
LAND = ((0.006, 2.0), (0.008, -8.0))
WRONG = tune("D3/16 r/32 C#3/8", 130)
SELECT = ((0.012, 19.0), (0.02, 26.0))
TAKE = ((0.006, 7.0), (0.006, 12.0), (0.006, 19.0))
THUD = ((0.006, -6.0), (0.008, -14.0), (0.01, -22.0))
COUNT_IN = tune("G4/8 r G r G r C5/4", 120)
HURRY = tune("A5/32 r A5 r A5", 120)
