"""Pages as a PDF, as a picture, and step by step where there are many."""

from collections.abc import Iterator

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPainter, QPdfWriter

from scorepad.paper.pages import UNITS, Booklet

_DOTS = 600
"""Of a PDF, to the inch: pens and letters stand where they were put."""


def pdf_bytes(booklet: Booklet) -> bytes:
    """A booklet as a PDF file. Asks for a QGuiApplication."""
    writing = PdfWriting(booklet)
    for _ in writing:
        pass
    return writing.data


class PdfWriting:
    """A PDF as it is written, page by page, so that whoever has it written can stop or do something else.

    Going through it gives the number of each page that is written; then `data` is the file.
    """

    def __init__(self, booklet: Booklet) -> None:
        self._booklet = booklet
        self._bytes = QByteArray()

    @property
    def data(self) -> bytes:
        """The file, once all its pages are written."""
        return bytes(self._bytes.data())

    def __iter__(self) -> Iterator[int]:
        """Write the next page each time."""
        buffer = QBuffer(self._bytes)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self._booklet.title)
        writer.setCreator("Scorepad")
        writer.setResolution(_DOTS)
        yield from paint_pages(writer, self._booklet)
        buffer.close()


def paint_pages(device: QPagedPaintDevice, booklet: Booklet) -> Iterator[int]:
    """Paint all pages on a printer or the like, which is set to the paper first; gives each page's number."""
    device.setPageLayout(booklet.layout)
    painter = QPainter(device)
    try:
        scale = device.logicalDpiX() / UNITS
        painter.scale(scale, scale)
        for page in range(len(booklet.pages)):
            if page:
                device.newPage()
            booklet.paint_page(painter, page)
            yield page + 1
    finally:
        painter.end()


def picture(booklet: Booklet, page: int, scale: float) -> QImage:
    """A page as a picture, `scale` dots for each unit of 1/96 inch, on white paper."""
    size = (booklet.size * scale).toSize()
    image = QImage(size.expandedTo(QSize(1, 1)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    booklet.paint_page(painter, page)
    painter.end()
    return image
