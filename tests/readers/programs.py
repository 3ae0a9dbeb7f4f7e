"""The programs that other people open our files with: LibreOffice and Chromium, without a screen."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

_TIMEOUT = 110
_OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
_TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"
_TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"


def program(*names: str) -> str:
    """Where one of these is installed; without it nothing can be said of it."""
    for name in names:
        if found := shutil.which(name):
            return found
    raise AssertionError(f"no {names[0]} here; sh packaging/system-libraries.sh readers installs it")


# LibreOffice.


@dataclass(frozen=True)
class Cell:
    """A cell as LibreOffice has it: its kind (`float`, `string`, `date`, "" for none), value and formula."""

    kind: str = ""
    value: str | float = ""
    formula: str | None = None


Rows = list[list[Cell]]


def opened(file: Path, folder: Path, *, csv: str = "") -> dict[str, Rows]:
    """The sheets of a file, by name. A file of CSV is read by a filter's options, as its dialog sets them."""
    reading = [f"--infilter=CSV:{csv}"] if csv else []
    with tempfile.TemporaryDirectory(dir=folder) as profile:
        subprocess.run(
            [
                program("soffice", "libreoffice"),
                f"-env:UserInstallation={Path(profile).as_uri()}",
                *("--headless", "--norestore", "--nolockcheck"),
                *reading,
                *("--convert-to", "fods", "--outdir", str(folder), str(file)),
            ],
            capture_output=True,
            timeout=_TIMEOUT,
            check=True,
            env={**os.environ, "HOME": profile},
        )
    whole = ElementTree.parse(folder / f"{file.stem}.fods")
    return {
        table.attrib[f"{{{_TABLE}}}name"]: list(_rows(table)) for table in whole.iter(f"{{{_TABLE}}}table")
    }


def _rows(table: ElementTree.Element) -> Iterator[list[Cell]]:
    """The rows with anything in them, without the empty cells at their ends."""
    for row in table.iter(f"{{{_TABLE}}}table-row"):
        cells: list[Cell] = []
        for element in row:
            repeated = int(element.get(f"{{{_TABLE}}}number-columns-repeated", "1"))
            cells += [_cell(element)] * min(repeated, 50)
        while cells and not cells[-1].kind:
            cells.pop()
        if cells:
            yield cells


def _cell(element: ElementTree.Element) -> Cell:
    kind = element.get(f"{{{_OFFICE}}}value-type", "")
    formula = element.get(f"{{{_TABLE}}}formula")
    if kind == "float":
        return Cell(kind, float(element.attrib[f"{{{_OFFICE}}}value"]), formula)
    if kind == "date":
        return Cell(kind, element.attrib[f"{{{_OFFICE}}}date-value"], formula)
    return Cell(kind, "\n".join(map(_written, element.iter(f"{{{_TEXT}}}p"))), formula)


def _written(paragraph: ElementTree.Element) -> str:
    """The letters of a paragraph, with its tabs and runs of spaces."""
    parts = [paragraph.text or ""]
    for inner in paragraph:
        if inner.tag == f"{{{_TEXT}}}tab":
            parts.append("\t")
        elif inner.tag == f"{{{_TEXT}}}s":
            parts.append(" " * int(inner.get(f"{{{_TEXT}}}c", "1")))
        else:
            parts.append(_written(inner))
        parts.append(inner.tail or "")
    return "".join(parts)


# Chromium.

# A page around ours, as wide as the screen that is asked for: a window of Chromium's has a least width.
_FRAME = """<!DOCTYPE html><meta charset="utf-8">
<body style="margin:0">
<iframe id="page" style="border:0;width:{width}px;height:800px"></iframe><pre id="told"></pre>
<script>
const frame = document.getElementById("page"), refused = [];
frame.onload = () => {{
  const page = frame.contentDocument, root = page.documentElement;
  document.getElementById("told").textContent = JSON.stringify({{
    width: root.scrollWidth, window: frame.clientWidth, height: root.scrollHeight,
    lang: root.lang, title: page.title, text: page.body.innerText,
    scripts: page.scripts.length,
    elements: [...new Set([...page.querySelectorAll("*")].map(one => one.localName))],
    requests: frame.contentWindow.performance.getEntriesByType("resource").map(one => one.name),
    boxes: [...page.querySelectorAll(".wide")].map(one => [one.clientWidth, one.scrollWidth]),
    heads: [...page.querySelectorAll("table")].map(table => [...table.querySelectorAll("thead th")]
      .filter(one => one.getBoundingClientRect().right <= frame.clientWidth).map(one => one.textContent)),
    head_heights: [...page.querySelectorAll("thead")].map(one => one.getBoundingClientRect().height),
    row_head_widths: [...page.querySelectorAll("tbody th[scope=row]")].map(
      one => one.getBoundingClientRect().width),
    smallest: Math.min(...[...page.querySelectorAll("p, td, th, li")].map(
      one => parseFloat(frame.contentWindow.getComputedStyle(one).fontSize))),
    ground: frame.contentWindow.getComputedStyle(page.body).backgroundColor,
  }});
}};
frame.srcdoc = new TextDecoder().decode(Uint8Array.from(atob("{page}"), one => one.charCodeAt(0)));
</script>"""
_QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip


@dataclass(frozen=True)
class Seen:
    """A page as a browser laid it out in a window `window` pixels wide.

    `boxes` are those that may scroll; `heads` the titles in each table that are seen before anybody scrolls.
    Sizes are in pixels.
    """

    width: int
    window: int
    height: int
    lang: str
    title: str
    text: str
    scripts: int
    elements: list[str]
    requests: list[str]
    boxes: list[list[int]]
    heads: list[list[str]]
    head_heights: list[float]
    row_head_widths: list[float]
    smallest: float
    ground: str


def seen(page: str, folder: Path, width: int) -> Seen:
    """Open a page in a window of this width, with a browser that has never been used."""
    frame = folder / "frame.html"
    packed = base64.b64encode(page.encode()).decode()
    frame.write_text(_FRAME.format(width=width, page=packed), encoding="utf-8")
    dumped = _browse(folder, "--dump-dom", "--virtual-time-budget=3000", frame.as_uri())
    (told,) = re.findall(r'<pre id="told">(.*?)</pre>', dumped.decode(), re.DOTALL)
    unescaped = told.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", "\xa0").replace("&amp;", "&")
    return Seen(**json.loads(unescaped))


def pictured(page: str, folder: Path, width: int, height: int) -> bytes:
    """A picture (PNG) of a page in a window of this size."""
    file, picture = folder / "page.html", folder / "page.png"
    file.write_text(page, encoding="utf-8")
    _browse(folder, f"--window-size={width},{height}", f"--screenshot={picture}", file.as_uri())
    return picture.read_bytes()


def _browse(folder: Path, *words: str) -> bytes:
    with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as profile:
        return subprocess.run(
            [
                program("chromium", "chromium-browser", "google-chrome"),
                *_QUIET,
                f"--user-data-dir={profile}",
                *words,
            ],
            capture_output=True,
            timeout=_TIMEOUT,
            check=True,
        ).stdout
