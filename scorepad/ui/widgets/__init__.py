"""What forms and pages are built of. Nothing here knows the history."""
