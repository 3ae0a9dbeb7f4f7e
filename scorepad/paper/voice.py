"""The language of a sheet: its sentences, its dates and numbers, and how names stand among them."""

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QDate, QLocale, QTime

from scorepad.core.grid import Words
from scorepad.core.legible import apart, names_apart
from scorepad.core.phrase import Phrase, Speaker


@dataclass(frozen=True)
class Voice:
    """Who speaks on a sheet: sentences by `speaker`, dates and numbers as `locale` has them."""

    speaker: Speaker
    locale: QLocale

    def say(self, phrase: Phrase) -> str:
        """A sentence; names in it leave the words around them as they are."""
        return self.speaker(names_apart(phrase))

    def words(self, words: Words) -> str:
        """A cell's words: figures and names as they are, phrases as they are said."""
        return self.say(words) if isinstance(words, Phrase) else apart(words)

    def day(self, written: str, form: QLocale.FormatType = QLocale.FormatType.LongFormat) -> str:
        """A day, `YYYY-MM-DD` or a moment that begins so, in words."""
        return self.locale.toString(QDate.fromString(written[:10], "yyyy-MM-dd"), form)

    def short_day(self, written: str) -> str:
        """A day without its year, as it stands at the foot of a chart."""
        day = QDate.fromString(written[:10], "yyyy-MM-dd")
        return self.locale.toString(day, "d MMM" if self._is_day_first else "MMM d")

    def numeric_day(self, written: str) -> str:
        """A day, `YYYY-MM-DD`, in figures."""
        return self.short_date(date.fromisoformat(written))

    def short_date(self, day: date) -> str:
        """A day in figures, with the whole year."""
        return self.locale.toString(QDate(day.year, day.month, day.day), day_form(self.locale))

    def moment(self, written: str) -> str:
        """A day and the time on it, as it was where it was written."""
        time = self.locale.toString(QTime.fromString(written[11:16], "HH:mm"), QLocale.FormatType.ShortFormat)
        return f"{self.day(written)}, {time}" if len(written) > 10 else self.day(written)

    @property
    def _is_day_first(self) -> bool:
        form = self.locale.dateFormat(QLocale.FormatType.ShortFormat)
        return form.find("d") < form.find("M")


def day_form(locale: QLocale) -> str:
    """The form of a day in figures, short as the locale has it but with the whole year.

    Two figures could be any century's.

    >>> [day_form(QLocale(language)) for language in ("en", "nl", "it", "es")]
    ['M/d/yyyy', 'dd-MM-yyyy', 'dd/MM/yyyy', 'd/M/yyyy']
    """
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return form if "yyyy" in form else form.replace("yy", "yyyy")


def locale_of(language: str) -> QLocale:
    """The system's own locale where it speaks the language, for its dates; else the language's."""
    system = QLocale.system()
    return system if system.name()[:2] == language else QLocale(language)
