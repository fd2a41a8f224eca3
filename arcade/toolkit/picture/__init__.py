"""Standing pictures on a Spectrum: sprites, ink, patterns, panels, shaded bodies."""
