"""The opponents of the duel as rivals, and who always tries what the hint says."""

from dataclasses import replace
from functools import partial

from arcade.toolkit.ai.tournament import Rival
from arcade.toolkit.codes.breakers import strongest
from arcade.toolkit.codes.duel import STRENGTH as DUELLISTS
from arcade.toolkit.codes.duel import choose

STRENGTH = replace(DUELLISTS, hint=Rival("hint", partial(choose, strongest)))
