"""The project itself: its floors, its front matter, its tools."""
