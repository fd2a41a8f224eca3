"""The small drawings: chest, torch, bones, bats, barrels and the people of the cave."""

from arcade.games.cave import ART

SKULL = ART["skull"]

BAT = ART["bat wings up"].see_through()

BAT_DOWN = ART["bat wings down"].see_through()

TORCH = ART["torch"].see_through()

BARREL = ART["barrel"]

BOTTLE = ART["bottle"]

CUTLASS = ART["cutlass"].see_through()

SKELETON = ART["skeleton"].see_through()

BONE = ART["bone"].see_through()

SHACKLE = ART["shackle"].see_through()

CANDLE = ART["candle"].see_through()

EYES = ART["eyes"].see_through()
