"""HTML as text that is escaped unless it was made here, and the page around it.

A page is one file that needs nothing else: no script, no picture or letter from outside, and a policy in its
head that would forbid them. It is read on a phone, on a screen in the dark, and on paper.
"""

import re
from html import escape

from scorepad.core.legible import apart, plain

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
# XML and HTML take these for no letters at all.
_NO_LETTERS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff]")


class Markup(str):
    """HTML that stands as it is."""

    __slots__ = ()


def escaped(text: str) -> Markup:
    """A text as it stands in HTML, on one line and with what turns the direction of reading shut in.

    >>> escaped("<b>Anna</b> & \\x00")
    '&lt;b&gt;Anna&lt;/b&gt; &amp;  '
    """
    return text if isinstance(text, Markup) else Markup(escape(_NO_LETTERS.sub(" ", apart(plain(text)))))


def joined(*parts: str) -> Markup:
    """Texts and markup one after the other."""
    return Markup("".join(map(escaped, parts)))


def element(tag: str, /, *inner: str, **attributes: str) -> Markup:
    """An element with texts and markup in it. `class_` and `data_x` stand for `class` and `data-x`.

    >>> element("td", "a < b", element("s", "3"), class_="out")
    '<td class="out">a &lt; b<s>3</s></td>'
    """
    return Markup(f"<{tag}{_written(attributes)}>{joined(*inner)}</{tag}>")


def void(tag: str, /, **attributes: str) -> Markup:
    """An element that holds nothing, as HTML and SVG both take it.

    >>> void("meta", charset="utf-8")
    '<meta charset="utf-8"/>'
    """
    return Markup(f"<{tag}{_written(attributes)}/>")


def _written(attributes: dict[str, str]) -> str:
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(value)}"' for key, value in attributes.items()
    )


def page(title: str, lang: str, *body: str) -> str:
    """A whole page in a language (`nl`)."""
    head = element(
        "head",
        void("meta", charset="utf-8"),
        void("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        void("meta", name="color-scheme", content="light dark"),
        void("meta", name="referrer", content="no-referrer"),
        element("title", title),
        Markup(f"<style>{_STYLE}</style>"),
    )
    whole = element("html", head, element("body", element("main", *body)), lang=lang)
    return f"<!DOCTYPE html>\n{whole}\n"


def wide(label: str, *inner: str) -> Markup:
    """What may be wider than the page: it moves in a box of its own, by fingers and by keys."""
    return element("div", *inner, class_="wide", role="region", aria_label=label, tabindex="0")


_LIGHT = {
    "paper": "#F6F1E7", "card": "#FFFDF8", "ink": "#1D2330", "soft": "#565E6B", "hair": "#DCD4C4",
    "tint": "#E4EFEA", "accent": "#0E6655", "red": "#B3261E", "green": "#17693F",
    "s0": "#00664F", "s1": "#B8460E", "s2": "#1F5FA8", "s3": "#8A3C8F", "s4": "#7A5C00", "s5": "#5A6472",
    "s6": "#A0123F",
}  # fmt: skip
_DARK = {
    "paper": "#14181C", "card": "#1D2329", "ink": "#EFEAE0", "soft": "#A9B1BB", "hair": "#38414B",
    "tint": "#20352F", "accent": "#58C9B2", "red": "#FF8F85", "green": "#7AD3A0",
    "s0": "#58C9B2", "s1": "#FF9A5C", "s2": "#7DB6FF", "s3": "#E29BE6", "s4": "#E5C04A", "s5": "#B8C2CE",
    "s6": "#FF87A8",
}  # fmt: skip


def tints(*, dark: bool) -> dict[str, str]:
    """The page's colours by name, as `#RRGGBB`; "s0" to "s6" are those of lines in a chart."""
    return dict(_DARK if dark else _LIGHT)


def _set(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


_STYLE = f"""
:root {{ {_set(_LIGHT)} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_set(_DARK)} }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums; }}
main {{ max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }}
h1 {{ font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }}
h1.long {{ font-size: 1.15rem; }}
h2 {{ font-size: 1.15rem; margin: 2rem 0 .5rem; }}
p {{ margin: .25rem 0; }}
.soft {{ color: var(--soft); }}
.basis {{ list-style: none; margin: 0 0 1rem; padding: 0; color: var(--soft); }}
.basis li {{ display: inline; }}
.basis li + li::before {{ content: " · "; }}
.wide {{ overflow-x: auto; margin: .75rem 0; background: var(--card); border: 1px solid var(--hair);
  border-radius: 12px; }}
.wide:focus-visible {{ outline: 3px solid var(--accent); outline-offset: 2px; }}
table {{ border-collapse: collapse; width: 100%; overflow-wrap: normal; }}
caption {{ text-align: start; padding: .5rem .75rem; color: var(--soft); }}
th, td {{ padding: .45rem .75rem; text-align: end; border-top: 1px solid var(--hair); vertical-align: top; }}
thead th {{ border-top: 0; border-bottom: 2px solid var(--ink); vertical-align: bottom; }}
tbody th {{ font-weight: 600; }}
.name {{ text-align: start; min-width: 8.5rem; max-width: 16rem; overflow-wrap: anywhere; }}
tbody .name {{ position: sticky; left: 0; background: var(--card); }}
th.group {{ text-align: start; color: var(--soft); background: var(--tint); }}
.below td, .below th {{ color: var(--soft); font-weight: 400; }}
.out td:not(:last-child), .out th {{ color: var(--soft); text-decoration: line-through; font-weight: 400; }}
small {{ font-size: .8em; color: var(--soft); font-weight: 400; }}
.grid td, .grid th {{ padding: .35rem .5rem; }}
.grid tbody th {{ text-align: start; max-width: 12rem; overflow-wrap: break-word; }}
.grid:not(.pad) tbody th {{ position: sticky; left: 0; background: var(--card); }}
table:not(.grid) td {{ white-space: nowrap; }}
.grid:not(.pad) thead th:first-child {{ text-align: start; }}
.grid thead th {{ overflow-wrap: anywhere; min-width: 6rem; }}
.grid thead th small {{ display: block; }}
/* Whole names stand above the table. */
.grid .title {{ display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3;
  overflow: hidden; }}
.pad td small {{ float: left; margin-inline-end: .75rem; }}
.kept {{ color: var(--green); }}
.missed {{ color: var(--red); }}
.total td, .total th {{ border-top: 2px solid var(--ink); font-weight: 700; }}
.ruled_off td, .ruled_off th {{ border-bottom: 1px solid var(--ink); }}
.the_line td, .the_line th {{ border-bottom: 4px double var(--ink); }}
.pad td + td {{ border-inline-start: 1px solid var(--hair); }}
svg {{ display: block; width: 100%; min-width: 34rem; height: auto; }}
svg text {{ font-size: 13px; fill: var(--ink); }}
svg .axis {{ fill: var(--soft); }}
svg .hair {{ stroke: var(--hair); }}
svg polyline {{ fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }}
{"".join(f"svg .s{at} {{ stroke: var(--s{at}); }} svg .f{at} {{ fill: var(--s{at}); }}" for at in range(7))}
@media (max-width: 30rem) {{
  main {{ padding: 1rem .5rem 2rem; }}
  h1 {{ font-size: 1.3rem; }}
  h1.long {{ font-size: 1.05rem; }}
  .grid tbody th {{ max-width: 8rem; }}
  .basis {{ font-size: .875rem; }}
  th, td {{ padding: .4rem .5rem; }}
}}
/* On a phone place, name and points come first, and the others beside them. */
@media screen and (max-width: 44rem) {{ @supports (grid-template-columns: subgrid) {{
  .standings {{ display: grid;
    grid-template-columns: max-content minmax(7.5rem, 1fr) repeat(12, max-content); }}
  .standings :is(thead, tbody, tr) {{ display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }}
  .standings :is(th, td) {{ order: 1; }}
  .standings :is(.place, .name, .points) {{ order: 0; min-width: 0; }}
  .standings .group {{ grid-column: 1 / -1; }}
  .standings thead th {{ align-content: end; }}
}} }}
@media print {{
  :root {{ {_set(_LIGHT)} --paper:#FFF;--card:#FFF; }}
  @page {{ margin: 15mm; }}
  main {{ max-width: none; padding: 0; }}
  body {{ font-size: 10pt; }}
  .wide {{ overflow: visible; border: 0; }}
  .grid .title {{ display: block; }}
  tbody .name, .grid:not(.pad) tbody th {{ position: static; background: none; }}
  th, td {{ padding: .25rem .4rem; }}
  tr, svg {{ break-inside: avoid; }}
  h2 {{ break-after: avoid; }}
  thead {{ display: table-header-group; }}
}}
""".strip()
