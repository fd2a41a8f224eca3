"""What pages share: lists to choose from, the line of keys, overlay, on-screen keyboard, toast, pictures of games."""
