"""The player's computer: window, loudspeaker, keyboard and joysticks. The only pygame and the only numpy."""
