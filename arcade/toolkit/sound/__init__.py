"""Tunes, jingles and noises of a one-bit loudspeaker."""
