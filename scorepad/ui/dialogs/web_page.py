"""A page of HTML that Scorepad writes, shown about as a browser does."""

import re
from string import Template

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QResizeEvent, QTextOption
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QTextBrowser, QWidget

from scorepad.export.markup import tints
from scorepad.ui import look
from scorepad.ui.look import Type

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_DRAWN = re.compile(r"<svg\b(.*?)>(.*?)</svg>", re.DOTALL)
_WIDEST = 960
"""No wider is a drawing, in pixels at 100 %."""
_AROUND = 16

# What Qt's rich text knows of the page's own style.
_DRESS = Template("""
body { color: $ink; }
h1 { font-size: ${large}px; margin: 0 0 4px 0; }
h2 { font-size: ${lead}px; margin: 20px 0 6px 0; }
p { margin: 2px 0; }
ul { margin: 0 0 8px 0; -qt-list-indent: 0; list-style-type: none; }
li, small, caption, .soft, .below td, .below th { color: $soft; }
table { border-collapse: collapse; margin: 6px 0 10px 0; }
th, td { padding: 5px 9px; text-align: right; border-top: 1px solid $hair; }
thead th { border-bottom: 2px solid $ink; }
.name, .group { text-align: left; }
.group { color: $soft; background-color: $tint; }
.out td, .out th { color: $soft; text-decoration: line-through; }
.kept { color: $green; }
.missed { color: $red; }
.total td, .total th { border-top: 2px solid $ink; font-weight: bold; }
.the_line td, .the_line th { border-bottom: 3px solid $ink; }
""")


class WebPage(QTextBrowser):
    """A page in the colours that the file has by day or in the dark; nothing of it leads or asks elsewhere.

    Its own style is more than Qt's rich text knows, so it is dressed in a simple one, and what it draws is
    drawn into pictures.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = ""
        self._drawings: list[QSvgRenderer] = []
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        # A bar that comes would take its room from the page, which would be laid out a second time.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.document().setDocumentMargin(_AROUND)
        look.changes().changed.connect(self._dress)

    def show_page(self, html: str) -> None:
        """Show a whole page as `scorepad.export.html` writes it."""
        self._page = html
        self._dress()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The page's own drawings, and nothing from anywhere."""
        drawing = QUrl(name).toString().removeprefix("drawing:")
        if drawing.isdigit() and int(drawing) < len(self._drawings):
            return self._painted(self._drawings[int(drawing)])
        # Without an answer the document would look for a file of that name itself.
        return QByteArray()

    def _dress(self) -> None:
        colours = tints(dark=look.colours().is_dark)
        self._drawings = []

        def keep(found: re.Match[str]) -> str:
            self._drawings.append(_renderer(found[1], found[2], colours))
            return f'<p><img src="drawing:{len(self._drawings) - 1}"></p>'

        sizes = {"large": look.scaled(Type.LARGE.value), "lead": look.scaled(Type.LEAD.value)}
        document = self.document()
        document.clear()
        document.setDefaultFont(look.font(Type.BODY))
        document.setDefaultStyleSheet(_DRESS.substitute(colours, **sizes))
        self.setStyleSheet(
            f"QTextBrowser {{ background: {colours['card']}; border: 1px solid {look.colours().edge}; "
            "border-radius: 10px; }"
        )
        # Every name in the page is escaped: these are its own elements.
        self.setHtml(_DRAWN.sub(keep, _STYLE.sub("", self._page)))

    def _painted(self, drawing: QSvgRenderer) -> QImage:
        width = min(look.scaled(_WIDEST), self.viewport().width() - 2 * _AROUND)
        size = drawing.viewBoxF().size().scaled(width, 1e6, Qt.AspectRatioMode.KeepAspectRatio)
        ratio = self.devicePixelRatioF()
        image = QImage((size * ratio).toSize().expandedTo(QSize(1, 1)), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        drawing.render(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw for the new width."""
        super().resizeEvent(event)
        if self._drawings and event.size().width() != event.oldSize().width():
            self._dress()


def _renderer(attributes: str, inner: str, colours: dict[str, str]) -> QSvgRenderer:
    """A drawing of the page with the page's colours in itself."""
    strokes = "".join(
        f".{kind}{name[1:]} {{ {what}: {colour}; }} "
        for name, colour in colours.items()
        if name[1:].isdigit()
        for kind, what in (("s", "stroke"), ("f", "fill"))
    )
    style = (
        f"text {{ font-family: sans-serif; font-size: 13px; fill: {colours['ink']}; }} "
        f".axis {{ fill: {colours['soft']}; }} .hair {{ stroke: {colours['hair']}; }} "
        f"polyline {{ fill: none; stroke-width: 2.5; }} {strokes}"
    )
    whole = f'<svg xmlns="http://www.w3.org/2000/svg"{attributes}><style>{style}</style>{inner}</svg>'
    return QSvgRenderer(QByteArray(whole.encode()))
