"""Tunes, jingles and noises of a one-bit loudspeaker, and pieces for three voices through its one bit."""
