"""What any host of the arcade needs, in a window or in a browser: keys, time, layouts, looks. Plain Python."""
