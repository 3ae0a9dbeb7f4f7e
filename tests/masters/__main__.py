"""Draw the pages that have a master: `python -m tests.masters [FOLDER]`, else the masters themselves."""

import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.masters import HERE, PAGES, draw_apart


def main(arguments: list[str]) -> int:
    """Draw; the exit status."""
    if arguments:
        _draw(Path(arguments[0]))
        return 0
    with TemporaryDirectory() as name:
        draw_apart(Path(name))
        for old in HERE.glob("*.png"):
            old.unlink()
        for new in sorted(Path(name).glob("*.png")):
            (HERE / new.name).write_bytes(new.read_bytes())
    print(f"{len(PAGES)} masters in {HERE}")
    return 0


def _draw(folder: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from scorepad.ui import look
    from scorepad.ui.look import Theme
    from scorepad.ui.translations import Translations
    from tests import gallery

    application = QApplication(["scorepad"])
    for module in gallery.SCENERY:
        import_module(f"tests.{module}")
    look.apply(application, Theme.LIGHT)
    Translations(application).use("en")
    scenes = {one.name: one for one in gallery.SCENES}
    for name in PAGES:
        scene = scenes[name]
        context = gallery.Context(scene.players[min(1, len(scene.players) - 1)], size=gallery.SIZES[1])
        gallery.draw(application, scene, context, folder / f"{name}.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
