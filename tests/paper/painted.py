"""What a page says and where it leaves ink, asked of the page itself."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from scorepad.paper.pages import MARGIN, Booklet


class Listening(QPainter):
    """Paints, and keeps every text with the box that its letters fill."""

    def __init__(self, picture: QImage) -> None:
        super().__init__(picture)
        self.said: list[tuple[str, QRectF]] = []

    def drawText(self, *painted: Any) -> None:  # type: ignore[override]  # only one of its forms is used
        box, flags, text = painted
        self.said.append((text, self.boundingRect(box, flags, text)))
        super().drawText(*painted)


def blank_page(booklet: Booklet, scale: float = 1.0) -> QImage:
    picture = QImage((booklet.size * scale).toSize(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    return picture


def said(booklet: Booklet, page: int) -> list[tuple[str, QRectF]]:
    """The texts of a page in the order in which they are painted, each with its box."""
    picture = blank_page(booklet)
    painter = Listening(picture)
    booklet.paint_page(painter, page)
    painter.end()
    return painter.said


def texts(booklet: Booklet, page: int | None = None) -> list[str]:
    """The texts of a page, or of all."""
    pages = range(len(booklet.pages)) if page is None else (page,)
    return [text for one in pages for text, _ in said(booklet, one)]


def ink_outside(booklet: Booklet, page: int, beyond: float = 2.0) -> list[tuple[int, int]]:
    """Where a page is not white outside its margins; marks and lines may be `beyond` them a little."""
    picture = blank_page(booklet)
    painter = QPainter(picture)
    booklet.paint_page(painter, page)
    painter.end()
    inside = QRectF(picture.rect()).adjusted(*(sign * (MARGIN - beyond) for sign in (1, 1, -1, -1)))
    white = QColor(Qt.GlobalColor.white).rgb()
    return [
        (x, y)
        for y in range(picture.height())
        for x in (
            range(picture.width()) if not inside.top() <= y <= inside.bottom() else _sides(inside, picture)
        )
        if picture.pixel(x, y) != white
    ]


def _sides(inside: QRectF, picture: QImage) -> list[int]:
    return [*range(int(inside.left())), *range(int(inside.right()) + 1, picture.width())]
