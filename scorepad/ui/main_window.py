"""The window: the rail, its pages, and the wishes that pages have of the history."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QMessageBox, QStackedWidget, QWidget

from scorepad.core.match import Match
from scorepad.core.phrase import Phrase
from scorepad.settings import Settings, SettingsFile
from scorepad.ui import look
from scorepad.ui.controller import Clock, MatchController, Saving
from scorepad.ui.key_keeper import KeyKeeper
from scorepad.ui.library import Library
from scorepad.ui.pages.home import HomePage
from scorepad.ui.pages.match import MatchPage
from scorepad.ui.pages.new_match import NewMatchPage
from scorepad.ui.pages.settings import SettingsPage
from scorepad.ui.say import say
from scorepad.ui.widgets.message_bar import MessageBar
from scorepad.ui.widgets.nav_rail import NavRail
