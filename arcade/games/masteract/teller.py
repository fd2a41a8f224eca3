"""What the robot believes of its guess, in words: how many tries the code will take, this one counted.

There is no judge, since the player makes no tries.
"""

from arcade.toolkit.codes.expected import named, told
from arcade.toolkit.contract.judge import Teller

TELLER = Teller(named, told)
