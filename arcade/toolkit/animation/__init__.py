"""Pictures that move: sprites, messages, transitions, the border's rainbow."""
