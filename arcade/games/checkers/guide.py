"""What the card of Checkers shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Jump over the other side's men until none can move.",
        "Sari peste piesele celuilalt până nu mai poate muta.",
    ),
    moment=Moment(seed=6, frame=2134),
    callouts=(
        Callout(
            Text("Choose a man: it steps slantwise", "Alegi o piesă: merge pe diagonală"), (80, 96), (24, 24), down=-60
        ),
        Callout(Text("Jump over an enemy and it is yours", "Sari peste un adversar și îl iei"), (68, 132), down=-40),
        Callout(Text("A diamond: you can land here", "Rombul: aici poți ajunge"), (44, 156), down=-20),
        Callout(Text("A man on the far row is a king", "Ajunsă pe ultimul rând, piesa e damă"), (152, 168), (24, 24)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE_AND_GO, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
