"""A picture as a television shows it: voltages, beams, glow, glass, mask and bezel, of the rows that change only."""
