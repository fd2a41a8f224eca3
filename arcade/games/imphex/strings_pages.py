"""The words of the pages of instructions: for one person against the learner, and for two people whom it watches."""

from arcade.toolkit.contract.texts import Prose, filled

PAWN = Prose(
    "A PAWN MOVES ONE CELL STRAIGHT AHEAD ONTO AN EMPTY CELL, OR ONE CELL DIAGONALLY AHEAD TO CAPTURE.",
)
TYPING = Prose(
    "TYPE THE CELL YOU MOVE FROM AND THE CELL YOU MOVE TO, OR POINT AT THEM WITH ARROWS AND FIRE.",
)
ALONE = (
    filled(
        Prose(
            "THE CELLS ARE NUMBERED LIKE THE KEYPAD. MY PAWNS BEGIN ON 7 8 9, YOURS ON 1 2 3, AND YOU MOVE FIRST.\n"
            "\n"
            "{pawn}\n"
            "\n"
            "YOU WIN WHEN A PAWN OF YOURS REACHES 7, 8 OR 9, OR WHEN I HAVE NO LEGAL MOVE. I WIN WHEN A PAWN OF MINE "
            "REACHES 1, 2 OR 3, OR WHEN YOU HAVE NONE."
        ),
        pawn=PAWN,
    ),
    filled(
        Prose(
            "{typing}\n\nI KNOW THESE RULES, AND NOTHING ELSE: NOBODY TOLD ME A GOOD MOVE. WHEN YOU BEAT ME I "
            "REMEMBER THE POSITION I LEFT YOU, AND NEVER LEAVE IT AGAIN.\n\nI TRY MY MOVES EITHER IN A FIXED "
            "ORDER OR IN A RANDOM ONE. DO NOT CHEAT: I NOTICE."
        ),
        typing=TYPING,
    ),
)
TOGETHER = (
    filled(
        Prose(
            "THE CELLS ARE NUMBERED LIKE THE KEYPAD. PLAYER 1 BEGINS ON 1 2 3 AND MOVES FIRST, PLAYER 2 BEGINS "
            "ON 7 8 9.\n\n{pawn}\n\nWHO REACHES THE FAR ROW WINS, AND SO DOES WHO LEAVES THE OTHER WITHOUT A "
            "LEGAL MOVE."
        ),
        pawn=PAWN,
    ),
    filled(
        Prose(
            "{typing} PLAYER 2 MAY USE THE SECOND JOYSTICK.\n"
            "\n"
            "I ONLY WATCH, AND LEARN NOTHING FROM YOUR GAMES. STILL, F1 SAYS WHAT IS BEST, AND F2 TAKES A MOVE BACK.\n"
            "\n"
            "DO NOT CHEAT: I NOTICE."
        ),
        typing=TYPING,
    ),
)
