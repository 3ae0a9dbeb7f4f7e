"""How much two pictures differ: on the whole, and where they differ most."""

from dataclasses import dataclass

from PySide6.QtGui import QImage, QPainter

FIELD = 50
"""Pictures are compared in squares of so many pixels too: something small that moved is lost in a page."""
FAINT = 6
"""Differences of grey up to this are how machines round."""
_DIFFERS = bytes(value > FAINT for value in range(256))


@dataclass(frozen=True)
class Difference:
    """The parts of the pixels that differ, from 0 to 1: of all, and of those in the worst square."""

    whole: float
    worst: float

    @property
    def is_seen(self) -> bool:
        """Whether it is more than half a percent of the picture, or one in 25 of some square."""
        return self.whole > 0.005 or self.worst > 0.04


def difference(one: QImage, other: QImage) -> Difference:
    """What differs between two pictures; all of it where they have not one size."""
    if one.size() != other.size() or one.isNull():
        return Difference(1, 1)
    lines = _differing(one, other)
    width, height = one.width(), one.height()
    squares = [
        sum(line[x : x + FIELD].count(1) for line in lines[y : y + FIELD])
        for y in range(0, height, FIELD)
        for x in range(0, width, FIELD)
    ]
    return Difference(sum(squares) / (width * height), max(squares) / FIELD**2)


def _differing(one: QImage, other: QImage) -> list[bytes]:
    """Line by line a byte for each pixel: 1 where the pictures differ."""
    both = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other.convertToFormat(QImage.Format.Format_RGB32))
    painter.end()
    grey = both.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels, wide = bytes(grey.constBits()).translate(_DIFFERS), grey.bytesPerLine()
    return [pixels[at : at + grey.width()] for at in range(0, wide * grey.height(), wide)]
