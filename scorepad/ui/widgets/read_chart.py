"""What charts on the screen share: a pointer over one, or the arrow keys on it, read it step by step."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scorepad.ui import look
from scorepad.ui.widgets.drawing import Drawing


class ReadChart(Drawing):
    """A chart whose steps, deals or days, can be read one by one.

    Subclasses say which `steps` there are, `tell` what is read, find the step `near` a place, and `draw`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = 180
        self._reads: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ring", False)
        look.changes().changed.connect(self.update)

    # What subclasses say.

    @property
    def steps(self) -> range:
        """The steps that can be read, in order."""
        raise NotImplementedError

    def near(self, x: float) -> int | None:
        """The step that lies nearest to a place from the left; None where none is."""
        raise NotImplementedError

    def tell(self) -> None:
        """Say to a screen reader what is read."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the chart."""
        raise NotImplementedError

    # Reading.

    @property
    def inside(self) -> QRectF:
        """The room that the chart is drawn in, in pixels."""
        return QRectF(self.rect()).adjusted(12, 10, -10, -8)

    @property
    def reads(self) -> int | None:
        """The step that is pointed at; None where the last one is shown."""
        return self._reads

    def read(self, step: int | None) -> None:
        """Read a step, or the nearest that there is; None goes back to the last."""
        steps = self.steps
        if step is not None:
            step = min(max(step, steps[0]), steps[-1]) if steps else None
        if step != self._reads:
            self._reads = step
            self.tell()
            self.update()

    def show_anew(self) -> None:
        """Show what has become another chart: its last step."""
        self._reads = None
        self.tell()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the step under the pointer."""
        self.read(self.near(event.position().x()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show the last step again."""
        self.read(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame of what has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the last step again."""
        super().focusOutEvent(event)
        self.read(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows, Home and End read steps; Escape shows the last one again."""
        wanted = self._wanted_by(event)
        if wanted is not None:
            self.read(wanted)
        elif event.key() == Qt.Key.Key_Escape and self._reads is not None:
            self.read(None)
        else:
            super().keyPressEvent(event)

    def _wanted_by(self, event: QKeyEvent) -> int | None:
        """The step that a key asks for; the first key says where it stands."""
        steps = self.steps
        if not steps or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        at = steps[-1] if self._reads is None else self._reads
        return {
            Qt.Key.Key_Left.value: at if self._reads is None else at - 1,
            Qt.Key.Key_Right.value: at + 1,
            Qt.Key.Key_Home.value: steps[0],
            Qt.Key.Key_End.value: steps[-1],
        }.get(event.key())

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.tell()
            self.update()
        super().changeEvent(event)

    # Size and paint.

    def sizeHint(self) -> QSize:
        """Wide, and as high as it was told."""
        return QSize(560, self._height)

    def minimumSizeHint(self) -> QSize:
        """It gives way to everything else."""
        return QSize(0, 0)

    def want_height(self, height: int) -> None:
        """Ask for another height, in pixels."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart, and a frame where it has the keyboard."""
        painter = QPainter(self)
        self.draw(painter)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.colours().focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
        painter.end()
