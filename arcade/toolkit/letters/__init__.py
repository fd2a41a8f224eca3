"""Letters: faces, styles, banners, headlines, numbered tiles."""
