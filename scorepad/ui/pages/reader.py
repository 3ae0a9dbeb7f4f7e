"""The text of the rules in the look that holds, its links leading to its own headings."""

from PySide6.QtCore import QByteArray, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import (
    QFrame,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from scorepad.core.game import AnyGame
from scorepad.core.phrase import QT_TRANSLATE_NOOP
from scorepad.ui import look
from scorepad.ui.help_pages import (
    OPTION,
    PRESET,
    AtTheTable,
    HelpPage,
)
from scorepad.ui.look import Type
from scorepad.ui.pages.parts import DOT
from scorepad.ui.say import say
from scorepad.ui.widgets.labels import plain_tooltip

_AT_THIS_TABLE = QT_TRANSLATE_NOOP("rules_page", "At this table:")
_ALL_STANDARD = QT_TRANSLATE_NOOP("rules_page", "the usual rules, nothing else.")
_PLAYED = QT_TRANSLATE_NOOP("rules_page", "✓ Played at this table: {rule}")
MEASURE = 68
"""Letters in a line that is easy to read."""
_AROUND = 24
_STEPS = {1: Type.HUGE, 2: Type.LARGE, 3: Type.TITLE, 4: Type.LEAD}


class Reader(QTextBrowser):
    """A page of rules in the look that holds, its links leading to its own headings and nowhere else."""

    section_changed = Signal(int)
    """Another section is at the top now."""
    found = Signal(int, int)
    """Which of how many places is shown, from 1 on; 0 of 0 where the words do not occur."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: HelpPage | None = None
        self._game: AnyGame | None = None
        self._table: AtTheTable | None = None
        self._headings: list[QTextCursor] = []
        self._section = 0
        self._top = 0
        self._is_settling = False
        self._marked: QTextCursor | None = None
        self._places: list[QTextCursor] = []
        self._place = 0
        self._words = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._tell_section)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Nothing from anywhere: a page is text."""
        # Without an answer the document would look for a file of that name itself.
        return QByteArray()

    @property
    def sections(self) -> tuple[str, ...]:
        """The titles of the page's sections."""
        return tuple(one.title for one in self._page.headings if one.level == 2) if self._page else ()

    def show_page(self, page: HelpPage | None, game: AnyGame | None, table: AtTheTable | None) -> None:
        """Show a page; `table` is what is played where it differs, None where no match is open."""
        self._page, self._game, self._table = page, game, table
        self._section, self._top, self._marked = 0, 0, None
        self.dress()

    def dress(self) -> None:
        """Write the page in the colours and sizes that hold now, and stay at the same place in it."""
        top = self._top
        marked = None if self._marked is None else self._marked.blockNumber()
        document = self.document()
        self._is_settling = True
        document.clear()
        document.setDefaultFont(look.font(Type.LEAD))
        document.setDocumentMargin(0)
        document.setIndentWidth(look.scaled(26))
        if self._page is None:
            self._headings = []
            self._is_settling = False
            self.look_for(self._words)
            return
        feature = QTextDocument.MarkdownFeature
        document.setMarkdown(self._page.text, feature.MarkdownDialectGitHub | feature.MarkdownNoHTML)
        _dress_blocks(document)
        self._dress_links()
        self._mark_rules()
        self._headings = [
            QTextCursor(block) for block in _blocks(document) if block.blockFormat().headingLevel() > 0
        ]
        self._set_margins()
        if marked is not None:
            self._marked = QTextCursor(document.findBlockByNumber(marked))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._scroll_to(document.findBlockByNumber(top))
        self._is_settling = False
        self.look_for(self._words)

    # The table's own rules.

    def _mark_rules(self) -> None:
        page, table = self._page, self._table
        if page is None or table is None:
            return
        blocks = [block for block in _blocks(self.document()) if block.blockFormat().headingLevel() > 0]
        # From the end, so that what is put in moves no heading that is still to be looked at.
        for heading, block in reversed(list(zip(page.headings, blocks, strict=True))):
            rules = [say(phrase) for phrase in table.about(heading.named(OPTION))]
            if table.preset is not None and table.preset[0] in heading.named(PRESET):
                rules.insert(0, say(table.preset[1]))
            if rules:
                self._insert_mark(block, say(_PLAYED.of(rule=DOT.join(rules))))
        self._insert_note(blocks[0], table)

    def _insert_mark(self, heading: QTextBlock, text: str) -> None:
        cursor = QTextCursor(heading)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.insertBlock(_paragraph(), _letters(Type.LEAD, "accent", strong=True))
        cursor.insertText(text)

    def _insert_note(self, title: QTextBlock, table: AtTheTable) -> None:
        """Put in, under the title, what this table plays, each rule a link to its paragraph."""
        cursor = QTextCursor(title)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        # A table stands after a paragraph of its own; this one is as low as it can be.
        thin = QTextBlockFormat()
        thin.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        cursor.insertBlock(thin, _letters(Type.SMALL))
        box = QTextTableFormat()
        tint = look.colours()
        box.setBorder(tint.border if tint.border > 1 else 0)
        box.setBorderBrush(QBrush(QColor(tint.ink)))
        box.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        box.setCellPadding(look.scaled(10))
        box.setCellSpacing(0)
        box.setBottomMargin(look.scaled(8))
        box.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        cell = cursor.insertTable(1, 1, box).cellAt(0, 0)
        ground = cell.format()
        ground.setBackground(QColor(tint.wash("accent")))
        cell.setFormat(ground)
        inside = cell.firstCursorPosition()
        inside.setBlockFormat(_paragraph(below=0))
        inside.insertText(say(_AT_THIS_TABLE), _letters(Type.LEAD, "accent", strong=True))
        rules = {phrase: OPTION + option for option, phrase in reversed(table.said)}
        said = [(say(phrase), link) for phrase, link in reversed(rules.items())]
        if table.preset is not None:
            said.insert(0, (say(table.preset[1]), PRESET + table.preset[0]))
        for at, (text, link) in enumerate(said):
            inside.insertText("\u00a0· " if at else " ", _letters(Type.LEAD))
            inside.insertText(text, _link(link))
        if not said:
            inside.insertText(f" {say(_ALL_STANDARD)}", _letters(Type.LEAD))

    def _dress_links(self) -> None:
        for block in _blocks(self.document()):
            for start, length, letters in _fragments(block):
                if letters.isAnchor():
                    dressed = QTextCharFormat()
                    dressed.setForeground(QColor(look.colours().accent))
                    dressed.setFontUnderline(True)
                    dressed.setToolTip(plain_tooltip(self._about(letters.anchorHref())))
                    cursor = QTextCursor(block)
                    cursor.setPosition(start)
                    cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(dressed)

    def _about(self, link: str) -> str:
        """What a link leads to, in the game's own words."""
        if self._game is None or self._page is None:
            return ""
        words = self._game.words.options.get(link.removeprefix(OPTION))
        if words is not None:
            return say(words)
        at = self._page.find(link.removeprefix("#"))
        return "" if at is None else self._page.headings[at].title

    # Going somewhere.

    def go_to_section(self, at: int) -> None:
        """Show a section from its heading on; the first one with what stands above it."""
        if self._page is None or at < 0:
            return
        if at == 0:
            self._marked = None
            self._highlight()
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.verticalScrollBar().setValue(0)
        else:
            places = [at for at, one in enumerate(self._page.headings) if one.level == 2]
            self._go_to(places[at])
        self._tell_section(at=at)

    def go_to_name(self, name: str) -> None:
        """Show what a name of a heading stands for; nothing where no heading has it."""
        at = None if self._page is None else self._page.find(name)
        if at is not None:
            self._go_to(at)
            self._tell_section(at=self._section_of(at))

    def _follow(self, link: QUrl) -> None:
        self.go_to_name(link.toString().removeprefix("#"))

    def _go_to(self, heading: int) -> None:
        self._marked = QTextCursor(self._headings[heading])
        self.setTextCursor(self._marked)  # Tab goes on to the links from here
        self._highlight()
        self._scroll_to(self._headings[heading].block())

    def _scroll_to(self, block: QTextBlock) -> None:
        """Put a block at the top; the first one with the page's margin."""
        self._top = max(0, block.blockNumber())
        self.document().size()  # pages are laid out as far as they are seen: the bar needs all of it
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - look.scaled(4) if self._top else 0)

    def _section_of(self, heading: int) -> int:
        assert self._page is not None
        return max(0, sum(one.level == 2 for one in self._page.headings[: heading + 1]) - 1)

    def _tell_section(self, _value: int = 0, at: int | None = None) -> None:
        """Tell which section is read: `at`, else the one whose heading was last at the top."""
        if self._page is None or not self._headings or self._is_settling:
            return
        if at is None:
            self._top = self.cursorForPosition(self.viewport().rect().topLeft()).blockNumber()
            bar = self.verticalScrollBar()
            # A short last section never comes to the top.
            at_the_end = bar.value() == bar.maximum() > 0
            reach = bar.value() + self.viewport().height() * (1 if at_the_end else 0.25)
            layout = self.document().documentLayout()
            passed = [
                heading
                for heading, cursor in enumerate(self._headings)
                if layout.blockBoundingRect(cursor.block()).top() <= reach
            ]
            at = self._section_of(passed[-1]) if passed else 0
        if at != self._section:
            self._section = at
            self.section_changed.emit(at)

    # Finding.

    def look_for(self, words: str) -> None:
        """Mark every place where words occur, and show the first one from the top of what is seen."""
        self._words = words
        words = words.strip()
        self._places = []
        cursor = QTextCursor(self.document())
        while words and not (cursor := self.document().find(words, cursor)).isNull():
            self._places.append(cursor)
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        self._place = next((at for at, one in enumerate(self._places) if one.selectionStart() >= top), 0)
        self._show_place()

    def find_again(self, step: int) -> None:
        """Show the next place where the words occur, or the one before; round and round."""
        if self._places:
            self._place = (self._place + step) % len(self._places)
            self._show_place()

    def _show_place(self) -> None:
        self._highlight()
        if self._places:
            box = self.cursorRect(self._places[self._place])
            if not self.viewport().rect().contains(box):
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + box.top() - self.viewport().height() // 3)
        self.found.emit(self._place + 1 if self._places else 0, len(self._places))

    def _highlight(self) -> None:
        tint = look.colours()
        shown = []
        if self._marked is not None:
            selection = _selection(self._marked, tint.wash("accent"), tint.ink)
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            if tint.border > 1:
                selection.format.setFontUnderline(True)
            shown.append(selection)
        for at, place in enumerate(self._places):
            here = at == self._place
            ground = tint.accent if here else look.mix(tint.card, tint.gold, 0.35)
            ink = tint.on_accent if here else tint.ink
            if tint.border > 1 and not here:
                ground = tint.card
            selection = _selection(place, ground, ink)
            selection.format.setFontUnderline(not here)
            shown.append(selection)
        self.setExtraSelections(shown)

    # Room.

    def _set_margins(self) -> None:
        """Keep lines easy to read, in the middle of the paper."""
        measure = QFontMetrics(look.font(Type.LEAD)).averageCharWidth() * MEASURE
        side = max(_AROUND, (self.viewport().width() - measure) // 2)
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        if shape.leftMargin() != side:
            shape.setLeftMargin(side)
            shape.setRightMargin(side)
            shape.setTopMargin(12)
            shape.setBottomMargin(_AROUND)
            frame.setFrameFormat(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines' measure, and the place."""
        # Margins and bars change each other's room in here, and each change comes back as another resize.
        was_settling, self._is_settling = self._is_settling, True
        super().resizeEvent(event)
        self._set_margins()
        self._scroll_to(self.document().findBlockByNumber(self._top))
        self._is_settling = was_settling


# How a page is written.


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    blocks = []
    block = document.begin()
    while block.isValid():
        blocks.append(block)
        block = block.next()
    return blocks


def _fragments(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    """The runs of letters of one format: where they start, how long they are, how they look."""
    runs = []
    walk = block.begin()
    while not walk.atEnd():
        one = walk.fragment()
        runs.append((one.position(), one.length(), one.charFormat()))
        walk += 1
    return runs


def _letters(step: Type, role: str = "ink", *, strong: bool = False) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFont(look.font(step, strong=strong))
    letters.setForeground(QColor(getattr(look.colours(), role)))
    return letters


def _link(name: str) -> QTextCharFormat:
    letters = _letters(Type.LEAD, "accent")
    letters.setAnchor(True)
    letters.setAnchorHref(name)
    letters.setFontUnderline(True)
    return letters


def _paragraph(above: int = 0, below: int = 10) -> QTextBlockFormat:
    shape = QTextBlockFormat()
    shape.setTopMargin(look.scaled(above))
    shape.setBottomMargin(look.scaled(below))
    shape.setLineHeight(132, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    return shape


def _selection(cursor: QTextCursor, ground: str, ink: str) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    selection.format.setBackground(QColor(ground))
    selection.format.setForeground(QColor(ink))
    return selection


def _dress_blocks(document: QTextDocument) -> None:
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    for block in _blocks(document):
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        if any(table.firstPosition() <= block.position() <= table.lastPosition() for table in tables):
            continue
        if level:
            cursor.mergeBlockFormat(_paragraph(above=0 if level == 1 else 26 if level == 2 else 16, below=8))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            plain = cursor.charFormat()
            plain.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            plain.merge(_letters(_STEPS[level], strong=True))
            cursor.setCharFormat(plain)
        else:
            cursor.mergeBlockFormat(_paragraph(below=6 if block.textList() else 10))
    for table in tables:
        _dress_table(table)


def _dress_table(table: QTextTable) -> None:
    """Hairlines between the rows, the heads small and soft, figures as they are aligned in the page."""
    tint = look.colours()
    shape = table.format()
    shape.setBorder(0)
    shape.setBorderCollapse(True)
    shape.setCellSpacing(0)
    shape.setCellPadding(0)
    shape.setTopMargin(look.scaled(4))
    shape.setBottomMargin(look.scaled(14))
    table.setFormat(shape)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            inside = cell.format().toTableCellFormat()
            inside.setPadding(look.scaled(5))
            inside.setLeftPadding(0 if column == 0 else look.scaled(8))
            inside.setRightPadding(look.scaled(10))
            inside.setBottomBorder(tint.border)
            inside.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            inside.setBottomBorderBrush(QBrush(QColor(tint.ink if row == 0 else tint.hairline)))
            cell.setFormat(inside)
            if row == 0:
                cursor = cell.firstCursorPosition()
                cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(_letters(Type.BODY, "soft_ink", strong=True))
