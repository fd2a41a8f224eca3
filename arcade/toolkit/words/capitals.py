"""Words in capitals: what the PET's programs say and ask, headings, banners."""

from arcade.toolkit.contract.texts import Text

YOU = Text("YOU", width=4)
COMPUTER = Text("COMPUTER", width=11)
PLAYER = Text("PLAYER", width=8)
PLAYER_NUMBER = Text("PLAYER {n}", width=10)
TWO_PLAYERS = Text("TWO PLAYERS", width=11)
POINTS = Text("POINTS", width=6)
MARK = Text("MARK", width=6)
"""Of a school report."""
RESULT = Text("RESULT", width=20)
THE_THEORY = Text("THE THEORY", width=16)

YOU_WIN = Text("YOU WIN!", width=20)
YOU_LOSE = Text("YOU LOSE", width=20)
PLAYER_WON = Text("PLAYER {n} WON")
WELL_DONE = Text("WELL DONE!")
PERFECT = Text("PERFECT!", width=16)
SAVED = Text("SAVED!")
TOO_LATE = Text("TOO LATE", width=16)

PLAY = Text("PLAY", width=22)
HOW_TO_PLAY = Text("HOW TO PLAY", width=22)
INSTRUCTIONS = Text("INSTRUCTIONS (Y/N)?", width=39)
PRESS_SPACE = Text("PRESS SPACE", width=39)
PRESS_RETURN = Text("PRESS ENTER OR FIRE", width=39)
YOURS = Text("YOUR MOVE: {what}")
PLAYERS = Text("PLAYER {n}: {what}")
"""Whose move it is, before what is asked."""
THINKING = Text("I AM THINKING ...", width=39)
NOTHING_TO_TAKE_BACK = Text("THERE IS NOTHING TO TAKE BACK.", width=39)
ANOTHER_GAME = Text("ANOTHER GAME (Y/N)?", width=39)
