"""What is asked and said on a message line."""

from arcade.toolkit.contract.texts import Text

ASKED = 19
"""Columns of a Spectrum's row for what is asked behind the words for whose move it is."""

WHO_STARTS = Text("Who starts? C=computer, Y=you", width=30)
WHO_DEALS = Text("Who deals? C=computer, Y=you")
LEVEL = Text("Level (1-4)?", width=15)
YOUR_MOVE = Text("Your move (a1–e5):", width=23)
PLAYERS_MOVE = Text("Player {n} (a1–e5):", width=23)
MOVE_NUMBER = Text("Move no. {n} =", width=17)
CHOOSE_AND_TAKE = Text("Choose with arrows, press fire")
PRESS_A_KEY = Text("Press a key")
PRESS_A_KEY_OR_FIRE = Text("Press a key or fire")

YOURS = Text("Your move: {what}")
PLAYERS = Text("Player {n}: {what}")
"""Whose move it is, as every message line of our own looks begins that asks for one."""
WHICH_FIELD = Text("which field? ({fields})", width=ASKED)
MY_MOVE = Text("My move", width=18)
MY_MOVE_NEXT = Text("My move, press a key", width=28)
THINKING = Text("Thinking", width=31)
ONE_MOMENT = Text("One moment ...", width=28)
SQUARE_TAKEN = Text("That square is taken")
STONE_THERE = Text("There is a stone on {field}")
TAKEN_BACK = Text("Taken back")
MOVE_TAKEN_BACK = Text("Taken back.")
NOTHING_TO_TAKE_BACK = Text("Nothing to take back")
NO_MOVE_TO_TAKE_BACK = Text("Nothing to take back.")
MARKS_GONE = Text("The marks are gone")
FIELD_WINS = Text("{field} wins")
FIELD_LOOKS_BEST = Text("{field} looks best")
NO_SAFE_FIELD = Text("No safe fields left")

I_WIN = Text("I win!", width=15)
YOU_WIN = Text("You win, congratulations!", width=28)
WELL_PLAYED = Text("You win, well played!", width=30)
SEAT_WINS = Text("Player {n} wins!", width=28)
DRAWN = Text("A draw", width=14)
MATCH_ENDS = Text("The match ends {won} to {lost}")
WELL_DONE = Text("Well done!", width=24)

PLAY_AGAIN = Text("Play again? (y/n)", width=30)
PLAY_AGAIN_OR_NOT = Text("Play again (y/n)?")
ANOTHER_GAME = Text("Another game? (y/n)")
ANOTHER_GAME_OR_NOT = Text("Another game (y/n)?", width=28)
ANOTHER = Text("Another game?", width=23)
