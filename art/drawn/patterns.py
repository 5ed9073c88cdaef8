"""Draws seamless tiles: `python3 art/drawn/patterns.py` writes public/drawings/pattern-*.svg.

They are masks, so that a skin colours them: `background: var(--brand); mask: url(/drawings/pattern-waves.svg)`.
"""

from math import cos, pi, sin
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "public" / "drawings"


def save(name, width, height, body, stroke=2):
    FOLDER.joinpath(f"pattern-{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<g fill="none" stroke="#000" stroke-width="{stroke}">{body}</g></svg>\n'
    )


def waves():
    rows = "".join(f"M-20 {y}q20-16 40 0t40 0 40 0" for y in (10, 30))
    save("waves", 80, 40, f'<path d="{rows}"/>')


def scales():
    arcs = "".join(
        f"M{x - r} {y}a{r} {r} 0 0 0 {2 * r} 0"
        for y, xs in ((0, (0, 48)), (24, (24,)), (48, (0, 48)))
        for x in xs
        for r in (24, 16, 8)
    )
    save("scales", 48, 48, f'<path d="{arcs}"/>')


def weave():
    bars = "".join(f"M{x + 4} {y}v24M{x + 12} {y}v24M{x + 20} {y}v24" for x, y in ((0, 0), (24, 24)))
    bars += "".join(f"M{x} {y + 4}h24M{x} {y + 12}h24M{x} {y + 20}h24" for x, y in ((24, 0), (0, 24)))
    save("weave", 48, 48, f'<path d="{bars}"/>')


def hexagons():
    r = 20
    w, h = r * 3, round(r * 3**0.5 * 1000) / 1000
    corners = [(r * cos(pi / 3 * i), r * sin(pi / 3 * i)) for i in range(6)]
    cells = "".join(
        "M" + "L".join(f"{x + a:.2f} {y + b:.2f}" for a, b in corners) + "z"
        for x, y in ((0, 0), (w / 2, h / 2), (0, h), (w, 0), (w, h))
    )
    save("hexagons", w, h, f'<path d="{cells}"/>')


if __name__ == "__main__":
    for tile in (waves, scales, weave, hexagons):
        tile()
