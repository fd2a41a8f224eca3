"""What the games of one family share: the Reversis their discs, the codebreakers their codes."""

from arcade.toolkit.picture.art import Art

ART = Art(__name__)
