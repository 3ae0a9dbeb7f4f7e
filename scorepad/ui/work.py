"""Something that takes a while in another thread, as the window that waits for it sees it."""

from scorepad.export.progress import ExportCancelled


class Work:
    """How far it is, and whether it is still wanted."""

    def __init__(self) -> None:
        self.part = 0.0
        self.is_wanted = True

    def stop(self) -> None:
        """Want no more of it."""
        self.is_wanted = False

    def progress(self, part: float) -> None:
        """Note how far it is. Raises ExportCancelled where nobody wants it any more."""
        self.part = part
        if not self.is_wanted:
            raise ExportCancelled
