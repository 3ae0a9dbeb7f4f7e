"""Collect the sentences to translate into resources/i18n, and compile the translations.

With `--check` nothing is written, and the exit status is 1 where the committed files are not fresh.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
I18N = ROOT / "resources" / "i18n"
LANGUAGES = ("nl", "it", "es")


def tool(name: str) -> str:
    """A tool of PySide6, from the environment that runs this."""
    return str(Path(sys.executable).parent / name)


def collect(folder: Path) -> None:
    """Bring the .ts files of a folder up to date with the sources, and compile them."""
    for language in LANGUAGES:
        source = folder / f"scorepad_{language}.ts"
        subprocess.run(
            [tool("pyside6-lupdate"), "-silent", "-extensions", "py", "-locations", "none", "-no-obsolete",
             "-tr-function-alias", "translate+=QT_TRANSLATE_N_NOOP",
             "-target-language", language, "-source-language", "en", "scorepad", "-ts", str(source)],
            cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        subprocess.run(
            [tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(source.with_suffix(".qm"))],
            check=True,
        )


def stale() -> list[str]:
    """The names of the committed files that differ from freshly made ones."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for source in I18N.glob("*.ts"):
            shutil.copy(source, fresh)
        collect(fresh)
        names = [f"scorepad_{language}.{ending}" for language in LANGUAGES for ending in ("ts", "qm")]
        return [
            name
            for name in names
            if not (I18N / name).exists() or (I18N / name).read_bytes() != (fresh / name).read_bytes()
        ]


def main() -> int:
    """Collect and compile, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        collect(I18N)
        return 0
    names = stale()
    if names:
        print(f"not fresh: {', '.join(names)}; run `make texts`", file=sys.stderr)
    return int(bool(names))


if __name__ == "__main__":
    sys.exit(main())
