"""Who stands better: the steps behind each piece, and at each crossing of two ways how far both pieces are from it.

So threats, guards that wait below a row, and the right moment to pass are all in one table. Once all have passed each
other it is a race, which is counted out. All numbers are hundredths, learned from games that the program played against
itself, by logistic regression on their results and on what searching found in their positions.
"""

from arcade.games.crossing_board.rules import LAST, MOST_PIECES, PIECES, SIDE, Position

WAYS = """
0  123  151  206  317  379  515  457  560
0  195  195  323  448  504  569  581  671
0  167  183  274  382  474  583  565  697
0  198  286  404  417  380  452  428  557
0  118  157  231  320  297  465  449  560
"""
"""A line for each piece: the worth of having gone 0 to 8 steps."""

TURN = 79
"""The worth of being to move."""

CROSSINGS = """
-1   -9   -3   -7    2   -3    2  -21
13    2    6   -1    7    5   -2  -17
7   -8    0  -49  -77  -48  -71  -52
10   11  359   -8   20  -15  -29  -33
7   -7  333  -18    8  -45  -54  -66
15   -1   80   22   53    8   -2  -16
6    0   61   16   50    0   -8  -42
14   16   80   50   92   47   49   18

-1   -7   -4   -8   -1   -4    1  -18
16    1   -2   -1   19   11    2    9
6   -6    0  -93  -94  -50  -44  -27
9   11  333  -78  -14  -22  -24   -3
4   -7  308 -159 -158  -89  -87  -64
14    2   89  -48    1  -33  -19   -2
6    0   29 -127 -141 -144 -130 -101
14   18   18  -84 -122 -150 -146 -130

0   -5   11  -18  -21  -27    7  -20
19    0   -3  -34  -29  -54  -42  -62
5   -5    0 -130  -88  -82  -63  -72
9   11  305  -84  -34  -70  -49  -61
1   -7  313  -76  -45  -91  -77  -81
14    5   70  -74    0  -66  -49  -58
5   -1   77  -69  -17  -78  -83  -78
13   20   48  -51    5  -55  -42  -49

1   -2   -6   12    1    8    3   21
22   -2    4  -18   -5    3    0   25
4   -3    0  -67  -24   16   17   41
8   11  318  -15   30    7    6   33
-2   -7  327  -58  -30    7   -3   38
13    8   77  -26   17    0    1   37
5   -1   52  -62  -37  -29  -22   29
13   22   76   -2   29  -19   -7  -24

1    0  -30  -23  -35  -20  -24  -23
26   -3  -12   -9    0   16    1    8
3   -2    0  -81  -77  -31  -44  -43
7   12  304  -20   98   16   -3    0
-4   -7  303  -74   37  -45  -66  -59
12   11   43  -16   72   11    0    4
4   -2   98  -51  -23  -45  -53  -46
13   23   77   -5   23  -20  -14  -33

-3  -11   -1   -6    6   -2    5  -22
9    4    7   -1   11    4   -2  -19
6   12    0  -72  -61  -48  -33  -25
8   -1  320   89  161   49  120   73
7  -13  276   39  149   10  120   96
14  -12   60   17  105   24  132  122
5   -3   52   29   98   18  133  130
13   -4   39    7   66   -4   91  112

-2   -8   -2   -7    3   -3    3  -19
12    2   -9   39  -32  -17  -39  -27
5  -12    0 -105  -94 -109  -81  -75
8   10  400   -9   77 -102  -62  -74
4   15  324  -99   -9  -99  -88  -96
13   13   83   61   80  -25  -19  -48
5   27   79   48   67  -19  -16  -30
13   48   98   66   86   22   12   -3

-1  -28  -23  -48  -29  -40  -37  -35
15  -18    9  -21  -14    4  -28  -43
4   -8    0 -252 -205 -141 -173 -157
7   17  257  -69   52  -39  -41  -53
2  -11  284 -125  -16  -90 -108 -120
12   -5  102   -3   99   49   45   24
4  -38   99  -77   17  -30  -42  -60
12   12  106    0   96   44   38   19

-1   -6   -4    3   -9   18   14   -2
18  -55    6  -11    5   24   55   15
3  -15    0 -156 -109  -26  -20  -16
7   -4  296  -45   -3    4  -10  -14
-1    4  241 -107  -77  -33  -56  -51
11  -28   94  -51  -34   16  -23  -18
4  -13   96  -53  -47  -25  -51  -48
12   16   67   -2   31  -17   -1  -15

0   18   12   -6  -17  -12  -19   -8
22   21   42    1    7    3    4   18
2   35    0 -145  -58    6   -7   36
6   21  351  -34   45   44   29   58
-4  -17  328 -120  -47  -51  -65  -34
11   24   94   -7   50   43   30   63
3   -3   90  -46  -14  -41  -40  -39
11   17   68   -5   25  -18   -8  -24

-4  -12    0   -5   10   -1    7  -22
5    6    9   -1   15    2   -2  -20
-11    9    0  -78  -91  -52  -60  -32
23   30  218   85   83   56   49   46
16   17  200   26   30   -9   -6    9
24   46  107   61   88   49   59   51
-15   33   65   40   79   39   68   51
14   57   70   51   81   45   68   60

-3   -9   -1   -6    7   -2    5  -19
9   14  -33  -22   -2   -7   35   -8
18  -20    0 -102 -112 -107 -111  -58
16   -3  315   16   85  -22   45    6
34   14  347  -76  -13  -91  -36  -69
46   -1  162   13   62  -65    6  -38
32   30  178   10   79  -71   10  -29
34   36  180   27   93  -40   39    0

-9   -2   -6  -30   22   -7    2  -20
-14  -11   33    4   -2   -9    0  -10
6  -31    0 -171 -167 -139 -119 -103
31   -2  255  -23  -27  -68  -24  -66
-9  -41  272   -8  -30  -96  -57  -92
11   12  176   70   82    2   47    3
4   -5  143    1   21  -62  -14  -62
-7   -9  131   65   63   -8   43   -7

35   11   12    9   38   24    7  -45
43    7   58   40   82   81   37  -33
52   21    0  -16   11   59   49   -5
22   46  233  106  163  136  100   56
46   17  202   10   60   46   19  -27
26   10  181    7   83   59   35  -11
30    4  159    9   63   41   12  -38
11    9   59   -3   33  -15    6   -7

1   18   13   17   25   18   25   11
63   48   92   55  100   69   82   61
6    0    0  -28  -45   20   28   37
-7    2  236   31   78   63   76   67
-19  -23  280  -29   11   -8    0    5
2    6  103   55   98   72   82   83
3   -5   82  -41   -5  -38  -28  -31
10   11   59   -5   26  -16   -1  -16

-5  -13    1   -3   14    1    9  -23
1    7   10    0   18    1   -2  -22
18  -24    0  -97  -72  -58  -89  -57
-6   24   83   46   64   43   62   -2
9    6   72    0   52  -25   52  -31
-6   -3    6    1    4   -6   25   13
-6    5    7    7   19   10   31    3
-10  -26  -20  -15  -22  -27  -20   28

-4  -11    0   -4   11    0    7  -20
10   38   22    6   21   35   -1  -16
9   -5    0 -107  -63  -71  -86  -48
5   11  194   36  114   63   32    1
11    2  168    9   94   29   30  -30
0   -9   62    4   59  -11   13   13
-6  -32   49   30   73   27   44   -3
5  -19   51   33   74   29   42   19

-21  -13  -38   36  -13   21   19  -17
-14   15  -26    3   24   14   23  -11
-20  -52    0 -188 -160 -140 -101  -39
-12  -22   16 -106    7   -6   -5    3
-50  -67   28 -161  -48  -81  -61  -30
-25  -76  -57 -117  -25  -40  -22   13
-9  -32  -53  -96  -10  -27   -5  -10
31   -1   21  -52   35   18   40   10

-11    2   14   11   25    5   28  -14
-4   10   34    6   34   -5  -24   -5
-30  -32    0 -153 -116  -89 -113  -30
-48   -4  157  -20   53   -9  -15    6
-33  -19  149  -46    5  -61  -41  -30
-25   11  118   -7   61   -7   18   13
-17    7  157   -5   47  -26   -7  -17
10    3   50   -3   35  -13   13    1

-9  -48  -23  -30   -3  -19  -19  -11
-14  -31  -25  -69  -14  -36  -38    0
-38  -90    0 -254 -180 -154 -156  -21
6   -9  102  -15   83   25   63    8
-16  -44  105  -71    3  -65  -23  -30
17   19   79   35  115   54   96   13
2   -7   75  -37    4  -34  -15  -23
9    5   50   -6   28  -15    6   -7

-6  -14    3   -2   18    2   11  -23
-4    9   12    0   22    0   -2  -24
14  -12    0  -65  -84  -52  -97  -58
6   -2  108   24   98   24   34    0
24  -50  118  -72   -6  -46    9  -26
14  -36   43  -13   55  -11   33   13
18  -17   48   -5   63   -9   44   11
17  -20   48    3   74   -1   41   36

-5  -12    2   -3   15    1    9  -20
-25    2    8  -15   37    2    0  -18
-22  -50    0 -104  -37  -87  -86  -49
2   14  241   42  132   17   31    2
11   -6  171  -57   36  -41    3  -26
20   27   49  -14   82  -34   31   13
27    1   39  -18   75  -36   32    4
6  -15    7  -40   56  -63   34   27

6  -25   33   19   31   16    8  -17
14   -7   45   18   47    7    2  -12
9  -72    0  -53 -155  -56  -75  -40
6  -46   83  -40   29  -48   28    4
-7  -63  153  -64    6  -72   -4  -26
4  -47   17  -48   28  -55   29   13
-9  -69   -7  -78   11  -78   20   -2
7  -44   15  -43   26  -58   26   19

-2   11   14  -17   32   -6    6  -14
35   26   59   -7   29   -9    4   -7
13    9    0  -89  -77  -42  -65  -31
-10    5  256  -43   24  -66   26    7
-12   -6  206 -112  -19 -115  -11  -26
4   14  154  -62   49  -66   27   13
-16    9  164 -106   -6 -121    9   -9
8   -3   41   -4   37  -12   19   10

-18   -3  -25  -49  -29  -36    4  -11
7   -2   23  -35    9  -52    7   -1
-8  -28    0 -131 -115 -100  -54  -22
28   35  142   -8   65  -34   23    9
20  -11  156  -73    3  -84  -17  -25
22   58  129   23   83   -7   25   14
1   -8   67  -32   13  -30   -3  -16
8   -1   41   -6   30  -13   12    1
"""
"""A block for each pair of an own and an enemy piece, in order; its lines are the steps that the own piece still has to
where their ways cross, from -2 (passed by two or more) to 5 (or more), its columns those of the enemy."""


RACE = 50_000
"""The worth of a race that is won, and 100 for each turn that the enemy comes late."""
PASSED, FAR = -2, 5
"""The distances from a crossing that the table's lines and columns begin and end with."""


def _numbers(text: str) -> list[list[int]]:
    return [[int(word) for word in line.split()] for line in text.strip().splitlines() if line]


def _table() -> list[list[list[list[int]]]]:
    """For each piece and the steps it has gone: for each enemy piece what its steps are worth, 0 when it is out.

    The sixth pieces of the larger game are judged like the fifth.
    """
    lines = _numbers(CROSSINGS)
    height = FAR - PASSED + 1

    def worth(piece: int, gone: int, other: int, away: int) -> int:
        if away == SIDE:
            return 0
        own, enemy = (min(max(steps, PASSED), FAR) - PASSED for steps in (LAST - other - gone, LAST - piece - away))
        block = min(piece, PIECES - 1) * PIECES + min(other, PIECES - 1)
        return lines[block * height + own][enemy]

    return [
        [
            [[worth(piece, gone, other, away) for away in range(SIDE + 1)] for other in range(MOST_PIECES)]
            if gone < SIDE
            else []
            for gone in range(SIDE + 1)
        ]
        for piece in range(MOST_PIECES)
    ]


_WAYS = [_numbers(WAYS)[min(piece, PIECES - 1)] for piece in range(MOST_PIECES)]
_CROSSINGS = _table()


def value(position: Position) -> int:
    """How well the side to move stands, in hundredths; see RACE for races."""
    own, enemy = position.gone[position.seat], position.gone[1 - position.seat]
    if apart(position):
        late = need(enemy) - need(own)
        return 100 * late + (RACE if late >= 0 else -RACE)
    total = TURN
    for piece, gone in enumerate(own):
        ways = _WAYS[piece]
        total += ways[gone] - ways[enemy[piece]]
        for worth, away in zip(_CROSSINGS[piece][gone], enemy, strict=False):
            total += worth[away]
    return total


def apart(position: Position) -> bool:
    """Whether nobody can be sent back any more, so that the rest is a race."""
    own, enemy = position.gone
    return not any(gone < SIDE and min(enemy[: SIDE - gone]) < SIDE - piece for piece, gone in enumerate(own))


def need(ways: tuple[int, ...]) -> int:
    """The turns that a side needs when nobody is sent back."""
    return sum((SIDE + 1 - gone) // 2 for gone in ways)
