"""Pages as they will come out of the printer, on white paper, and the buttons that turn them."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.paper.pages import Booklet
from scorepad.paper.pdf import picture
from scorepad.ui import look
from scorepad.ui.pages.parts import action_button, allow
from scorepad.ui.say import say
from scorepad.ui.widgets.drawing import Drawing
from scorepad.ui.widgets.labels import PlainLabel

_PAGE = QT_TRANSLATE_NOOP("paper_preview", "Page {page} of {pages}")
_WHERE = QT_TRANSLATE_NOOP("paper_preview", "{page} / {pages}")
_BACK = QT_TRANSLATE_NOOP("paper_preview", "Page before")
_ON = QT_TRANSLATE_NOOP("paper_preview", "Next page")
_FIRST = QT_TRANSLATE_NOOP("paper_preview", "This is the first page.")
_LAST = QT_TRANSLATE_NOOP("paper_preview", "This is the last page.")
NOT_YET = QT_TRANSLATE_NOOP("paper_preview", "The pages are not ready yet.")


class PageView(Drawing):
    """A page as it will be printed, on white paper whatever the window looks like."""

    turned = Signal(int)
    """By how many pages the wheel or a key turns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._booklet: Booklet | None = None
        self._page = 0
        self._picture = QImage()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 240)
        look.changes().changed.connect(self.update)

    def show_page(self, booklet: Booklet | None, page: int = 0) -> None:
        """Show a page, counted from 0; None shows nothing."""
        self._booklet, self._page = booklet, page
        self._picture = QImage()
        self.update()

    def sizeHint(self) -> QSize:
        """A page that can be read in its main lines."""
        return QSize(look.scaled(520), look.scaled(560))

    def _place(self) -> QRectF:
        """Where the page lies, as large as there is room."""
        assert self._booklet is not None
        size = self._booklet.size.scaled(
            QRectF(self.rect()).adjusted(4, 4, -4, -4).size(), Qt.AspectRatioMode.KeepAspectRatio
        )
        return QRectF(
            (self.width() - size.width()) / 2,
            (self.height() - size.height()) / 2,
            size.width(),
            size.height(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page with an edge around it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        tint = look.colours()
        if self._booklet is not None:
            place = self._place()
            painter.drawImage(place, self._drawn(place))
            painter.setPen(QPen(QColor(tint.edge), 1))
            painter.drawRect(place)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(tint.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()

    def _drawn(self, place: QRectF) -> QImage:
        assert self._booklet is not None
        scale = place.width() * self.devicePixelRatioF() / self._booklet.size.width()
        wanted = (self._booklet.size * scale).toSize()
        if self._picture.size() != wanted:
            self._picture = picture(self._booklet, self._page, scale)
        return self._picture

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and down, and the arrows, turn pages."""
        turns = {
            Qt.Key.Key_PageUp.value: -1,
            Qt.Key.Key_Left.value: -1,
            Qt.Key.Key_Up.value: -1,
            Qt.Key.Key_PageDown.value: 1,
            Qt.Key.Key_Right.value: 1,
            Qt.Key.Key_Down.value: 1,
        }
        if event.key() in turns:
            self.turned.emit(turns[event.key()])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch of the wheel turns a page."""
        notches = event.angleDelta().y()
        if notches:
            self.turned.emit(-1 if notches > 0 else 1)
        event.accept()


class PageTurner(QWidget):
    """The pages of a booklet are turned here, by buttons, by the page's keys and by its wheel."""

    def __init__(self, view: PageView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._booklet: Booklet | None = None
        self._page = 0
        self.before_button = action_button(icon="left")
        self.next_button = action_button(icon="right")
        self._where = PlainLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for part in (self.before_button, self._where, self.next_button):
            row.addWidget(part)
        self.before_button.clicked.connect(lambda: self.turn(-1))
        self.next_button.clicked.connect(lambda: self.turn(+1))
        view.turned.connect(self.turn)
        self.show_booklet(None)

    @property
    def booklet(self) -> Booklet | None:
        """The pages that are shown; None while there are none."""
        return self._booklet

    @property
    def page(self) -> int:
        """The page that is shown, from 0."""
        return self._page

    def show_booklet(self, booklet: Booklet | None) -> None:
        """Show pages, the first of them; None shows nothing."""
        self._booklet, self._page = booklet, 0
        self._show_page()

    def turn(self, pages: int) -> None:
        """Go some pages on or back, as far as there are any."""
        if self._booklet is not None:
            self._page = min(max(self._page + pages, 0), len(self._booklet.pages) - 1)
            self._show_page()

    def _show_page(self) -> None:
        self._view.show_page(self._booklet, self._page)
        pages = 0 if self._booklet is None else len(self._booklet.pages)
        where = say(_PAGE.of(page=self._page + 1, pages=pages)) if pages else ""
        # Between two arrows figures say enough, and leave the buttons beside them their room in large type.
        self._where.setText(say(_WHERE.of(page=self._page + 1, pages=pages)) if pages else "")
        self._where.setAccessibleName(where)
        self._view.setAccessibleName(where or say(NOT_YET))
        not_yet = "" if pages else say(NOT_YET)
        allow(self.before_button, not_yet or ("" if self._page > 0 else say(_FIRST)), say(_BACK))
        allow(self.next_button, not_yet or ("" if self._page + 1 < pages else say(_LAST)), say(_ON))

    def retranslate(self) -> None:
        """Set every text."""
        self.before_button.setAccessibleName(say(_BACK))
        self.next_button.setAccessibleName(say(_ON))
        self._show_page()
