"""The words of the pages of instructions: of the official game, and what is different in the book's."""

from arcade.toolkit.contract.texts import Prose, filled

_MEN = Prose(
    "BLACK HAS THE OUTLINED MEN ON TOP AND MOVES FIRST, DOWN THE BOARD. WHITE HAS THE SOLID ONES AND MOVES UP. A MAN "
    "STEPS ONE SQUARE DIAGONALLY FORWARD ONTO AN EMPTY SQUARE.",
)
_KINGS = Prose(
    "ON THE FAR ROW A MAN IS CROWNED. KINGS MOVE AND JUMP FORWARD AND BACK.",
)
_TYPING = Prose(
    "NAME A PIECE BY ITS ROW AND COLUMN, 3 2 SAY, THEN THE SQUARE IT GOES TO. OR USE ARROWS AND FIRE, OR CLICK.",
)
PAGES = (
    filled(
        Prose(
            "{men}\n\nA PIECE JUMPS OVER AN ENEMY NEXT TO IT ONTO THE EMPTY SQUARE BEHIND, AND CAPTURES IT. WHO "
            "CAN JUMP MUST, BUT MAY CHOOSE WHICH JUMP. THE SAME PIECE GOES ON WHILE IT CAN; A MAN THAT IS "
            "CROWNED STOPS.\n\n{kings}"
        ),
        kings=_KINGS,
        men=_MEN,
    ),
    filled(
        Prose(
            "WHO HAS NO PIECE OR NO MOVE LEFT LOSES. THE SAME POSITION FOR THE THIRD TIME IS A DRAW, AND SO ARE "
            "40 MOVES A SIDE WITHOUT A MAN MOVED OR A CAPTURE.\n\n{typing}\n\nA DOT MARKS PIECES THAT CAN MOVE, "
            "A DIAMOND WHERE THEY CAN GO, A CROSS WHERE THE LAST MOVE BEGAN AND CAPTURED. THE LIST OF MOVES "
            "NUMBERS THE DARK SQUARES 1 TO 32, AS PLAYERS DO."
        ),
        typing=_TYPING,
    ),
)
BOOK_PAGES = (
    filled(
        Prose(
            "{men}\n\nA PIECE JUMPS OVER AN ENEMY NEXT TO IT ONTO THE EMPTY SQUARE BEHIND, AND CAPTURES IT. NOBODY "
            "MUST JUMP, AND A MOVE IS ONE JUMP ONLY.\n\n{kings}\n\nWHO HAS NO PIECE OR NO MOVE LEFT LOSES."
        ),
        kings=_KINGS,
        men=_MEN,
    ),
    _TYPING,
)
