"""What every test stands on: no screen, nobody's language, and folders that hold nothing of anybody's."""

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

collect_ignore = ["fifth_game"]  # a tree of its own, tested where tests/project/test_fifth_game.py plants it

# No deadline: other work may share the machine. No database: a failure is told by its example.
settings.register_profile("scorepad", deadline=None, database=None)
settings.load_profile("scorepad")


@pytest.fixture(scope="session", autouse=True)
def _nobody_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for key in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(key, str(home / key.lower()))
        patch.setenv("LANG", "C.UTF-8")
        for key in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "SCOREPAD_DATA"):
            patch.delenv(key, raising=False)
        yield


@pytest.fixture(autouse=True)
def _widgets_are_gone() -> Iterator[None]:
    """Let widgets that asked to be deleted go before the next test, or they pile up."""
    yield
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None and qt.QCoreApplication.instance() is not None:
        qt.QCoreApplication.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def _garbage_is_collected_on_this_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program: where there are Qt's objects, no other thread may come upon one to destroy."""
    if not {"qapp", "qtbot"} & set(request.fixturenames):
        yield
        return
    from scorepad.ui.garbage import collect

    gc.disable()
    yield
    collect()
    gc.enable()
