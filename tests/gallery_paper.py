"""What the gallery shows of the preview of what is printed."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from scorepad.paper.blank_sheets import match_blank_booklet
from scorepad.paper.match_sheet import match_booklet
from scorepad.paper.pages import Paper
from scorepad.paper.voice import Voice
from scorepad.ui.desks.paper_desk import BLANK, THE_SHEET, blank_sheets
from scorepad.ui.dialogs.paper_preview import PaperPreview, Sheet
from scorepad.ui.say import say
from tests.gallery import Context, scene
from tests.gallery_dialogs import Over, evening


def preview(window: QWidget, sheets: list[Sheet], *, has_text: bool) -> PaperPreview:
    dialog = PaperPreview(window, THE_SHEET if has_text else BLANK, sheets, Paper.A4, has_text=has_text)
    dialog.compose_wanted.connect(
        lambda sheet, paper, players: dialog.show_booklet(sheet.compose(paper, players, lambda _part: None))
    )
    dialog.ask_for_pages()
    return dialog


@scene("dialog-paper-sheet", players=(2, 7))
def paper_sheet(context: Context) -> QWidget:
    """A match's sheet before it is printed."""
    match = evening(context, 8)

    def make(window: QWidget) -> PaperPreview:
        sheet = Sheet(
            "match",
            THE_SHEET,
            lambda paper, _players, _progress: match_booklet(match, paper, Voice(say, QLocale())),
        )
        return preview(window, [sheet], has_text=True)

    return Over(make)


@scene("dialog-paper-blank")
def paper_blank(context: Context) -> QWidget:
    """Sheets to write on, of every game."""
    return Over(lambda window: preview(window, blank_sheets(), has_text=False))


@scene("dialog-paper-by-hand", players=(2, 7))
def paper_by_hand(context: Context) -> QWidget:
    """A sheet to go on with a match by hand."""
    match = evening(context, 3)

    def make(window: QWidget) -> PaperPreview:
        sheet = Sheet(
            "match",
            BLANK,
            lambda paper, _players, _progress: match_blank_booklet(match, paper, Voice(say, QLocale())),
        )
        return preview(window, [sheet], has_text=False)

    return Over(make)


@scene("dialog-paper-working")
def paper_working(context: Context) -> QWidget:
    """Pages that take a while."""

    def make(window: QWidget) -> PaperPreview:
        dialog = preview(window, blank_sheets(), has_text=False)
        dialog.begin_work().part = 0.4
        return dialog

    return Over(make)
