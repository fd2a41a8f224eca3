"""What pages are built of: canvas, menu, theme, overlay, on-screen keyboard, thumbnails."""
