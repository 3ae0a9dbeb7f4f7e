"""Pictures of every page and widget: `python -m tests.gallery [--out gallery] [--only NAME] [--all]`.

A scene says what to show; it is drawn in every theme, at the sizes of small and usual windows, for a small
and a large table, in the window's languages and with large text. New scenes register themselves:

    @scene("home", players=(2, 7))
    def home(context: Context) -> QWidget: ...
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.ui import look
from scorepad.ui.look import Theme
from scorepad.ui.translations import Translations
from scorepad.ui.widgets.focus_ring import FocusRing

NAMES = ("Anna", "Bram", "Cato", "Daan", "Eefje", "Floris", "Guus")
LONG_NAME = "Maximiliaan-Alexander van den Broek-Ter Horst"
THEMES = (Theme.LIGHT, Theme.DARK, Theme.CONTRAST)
SIZES = ((1280, 800), (1024, 600))
LANGUAGES = ("en", "nl", "it", "es")


@dataclass(frozen=True)
class Context:
    """One picture: what a scene is told. Sizes in pixels; `scale` is the text's."""

    players: int
    theme: Theme = Theme.LIGHT
    size: tuple[int, int] = SIZES[0]
    language: str = "en"
    scale: float = 1.0

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table; in small windows one of them is long."""
        names = NAMES[: self.players]
        return (*names[:-1], LONG_NAME) if self.size == SIZES[1] else names


@dataclass(frozen=True)
class Scene:
    """A registered scene. With `grows` the picture may be higher than the window: a sheet of widgets."""

    name: str
    make: Callable[[Context], QWidget]
    players: tuple[int, ...]
    speaks: bool = True
    grows: bool = False

    def pictures(self, *, every: bool) -> Iterator[Context]:
        """What is worth looking at, or with `every` the whole product."""
        languages = LANGUAGES if self.speaks else LANGUAGES[:1]
        if every:
            for players, theme, size, language, scale in product(
                self.players, THEMES, SIZES, languages, (0.8, 1.0, 1.25, 2.0)
            ):
                yield Context(players, theme, size, language, scale)
            return
        for players, theme, size in product(self.players, THEMES, SIZES):
            yield Context(players, theme, size)
        # Words are longest in small windows, text is largest in usual ones.
        most = Context(self.players[-1])
        for language in languages[1:]:
            yield replace(most, language=language, size=SIZES[1])
        for size in SIZES:
            yield replace(most, scale=2.0, size=size)


SCENES: list[Scene] = []
SCENERY = tuple(sorted(file.stem for file in Path(__file__).parent.glob("gallery_*.py")))
"""The modules of scenes, each of which registers its own."""


def scene(
    name: str, players: tuple[int, ...] = (4,), *, speaks: bool = True, grows: bool = False
) -> Callable[[Callable[[Context], QWidget]], Callable[[Context], QWidget]]:
    """Register what makes a scene. One that does not `speak` is not drawn in other languages."""

    def register(make: Callable[[Context], QWidget]) -> Callable[[Context], QWidget]:
        SCENES.append(Scene(name, make, players, speaks, grows))
        return make

    return register


def file_name(of: Scene, context: Context) -> str:
    """A name that sorts a scene's pictures by what is compared."""
    width, height = context.size
    parts = [of.name, f"{context.players}", str(context.theme), f"{width}x{height}"]
    if context.language != "en":
        parts.append(context.language)
    if context.scale != 1.0:
        parts.append(f"{round(context.scale * 100)}")
    return "-".join(parts) + ".png"


def main(arguments: list[str]) -> int:
    """Draw; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.gallery", description="Draw every page and widget."
    )
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--only", default="", help="scenes whose name begins so")
    parser.add_argument("--all", action="store_true", help="every theme, size, language and text size")
    chosen = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication(["scorepad"])
    assert isinstance(application, QApplication)
    for module in SCENERY:
        import_module(f"tests.{module}")
    look.apply(application, Theme.LIGHT)
    FocusRing(application)
    translations = Translations(application)
    chosen.out.mkdir(parents=True, exist_ok=True)
    drawn = 0
    for one in SCENES:
        if not one.name.startswith(chosen.only):
            continue
        for context in one.pictures(every=chosen.all):
            look.apply(application, context.theme, context.scale)
            translations.use(context.language)
            draw(application, one, context, chosen.out / file_name(one, context))
            drawn += 1
    print(f"{drawn} pictures in {chosen.out}")
    return 0 if drawn else 1


def draw(application: QApplication, one: Scene, context: Context, path: Path) -> None:
    """Show a scene, wait until it is still, and keep its picture."""
    window = one.make(context)
    width, height = context.size
    if one.grows:
        window.resize(width, max(height, window.minimumSizeHint().height()))
    else:
        window.resize(width, height)
    window.show()
    window.activateWindow()
    for _ in range(4):
        application.processEvents()
    window.grab().save(str(path))
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


if __name__ == "__main__":
    # Run as a module, this file is `__main__`; scenes register with the one that they import.
    from tests.gallery import main as run

    sys.exit(run(sys.argv[1:]))
