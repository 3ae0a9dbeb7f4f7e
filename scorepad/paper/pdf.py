"""Pages as a PDF, on a printer, and as pictures."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QImage, QPagedPaintDevice, QPainter, QPdfWriter

from scorepad.export.progress import Progress, unwatched
from scorepad.paper.pages import MARGIN, UNITS, Booklet

_DOTS = 600
"""Of a PDF, to the inch: pens and letters stand where they were put."""


def with_fonts() -> QCoreApplication:
    """What fonts ask for: the running application, or one without a display. Keep it as long as you draw."""
    running = QCoreApplication.instance()
    if running is not None:
        return running
    # On the standard error of a command stands what the command says, not what Qt thinks of the locale.
    qInstallMessageHandler(lambda _kind, _context, _message: None)
    return QGuiApplication(["scorepad", "-platform", "offscreen"])


def pdf_bytes(booklets: Sequence[Booklet], progress: Progress = unwatched) -> bytes:
    """Booklets one after the other as one PDF file, named after the first. Raises what `progress` raises."""
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(booklets[0].title)
    writer.setCreator("Scorepad")
    writer.setResolution(_DOTS)
    paint_pages(writer, booklets, progress)
    return bytes(written.data())


def paint_pages(
    device: QPagedPaintDevice, booklets: Sequence[Booklet], progress: Progress = unwatched
) -> None:
    """Paint all pages on a PDF or a printer, each on its own paper. Raises what `progress` raises."""
    pages = [(booklet, page) for booklet in booklets for page in range(len(booklet.pages))]
    device.setPageLayout(booklets[0].layout)
    painter = QPainter(device)
    try:
        for at, (booklet, page) in enumerate(pages):
            progress(at / len(pages))
            if at:
                device.setPageLayout(booklet.layout)
                device.newPage()
            painter.save()
            scale = device.logicalDpiX() / UNITS
            painter.scale(scale, scale)
            booklet.paint_page(painter, page)
            painter.restore()
    finally:
        painter.end()


def shared_picture(booklet: Booklet, scale: float = 2.0) -> QImage:
    """The first page for sharing, as `picture`: no higher than what stands on it."""
    whole = picture(booklet, 0, scale)
    lowest = max((placed.box.bottom() for placed in booklet.pages[0]), default=0.0)
    if len(booklet.pages) > 1:
        return whole
    return whole.copy(0, 0, whole.width(), min(whole.height(), round((lowest + MARGIN / 2) * scale)))


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
