"""How the window writes days in figures: short, as the locale does, and with the whole year."""

from PySide6.QtCore import QLocale


def day_form(locale: QLocale) -> str:
    """The form of a day for `QLocale.toString` and for fields: two figures could be any century's.

    >>> [day_form(QLocale(language)) for language in ("en", "nl", "it", "es")]
    ['M/d/yyyy', 'dd-MM-yyyy', 'dd/MM/yyyy', 'd/M/yyyy']
    """
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return form if "yyyy" in form else form.replace("yy", "yyyy")
