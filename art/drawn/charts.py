"""Draws the frames of charts, without data: `python3 art/drawn/charts.py` writes public/drawings/charts.svg.

The drawing area of `axes` is 40 to 620 across and 20 to 300 down, with eight columns; `polar` is centred on 160 160 and
reaches to 120.
"""

from math import cos, pi, sin
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "public" / "drawings" / "charts.svg"


def axes():
    grid = "".join(f"M40 {y}H620" for y in range(20, 300, 56))
    ticks = "".join(f"M{40 + 72.5 * i:g} 300v7" for i in range(9))
    return (
        f'<path d="{grid}" stroke="var(--line)" stroke-dasharray="2 5" stroke-linecap="round"/>'
        f'<path d="M40 20V300H620{ticks}" fill="none" stroke="var(--line-strong)" stroke-width="1.5"/>'
    )


def polar():
    rings = "".join(f'<circle cx="160" cy="160" r="{r}"/>' for r in (30, 60, 90))
    spokes = "".join(
        f"M160 160L{160 + 120 * sin(pi * i / 4):.1f} {160 - 120 * cos(pi * i / 4):.1f}" for i in range(8)
    )
    return (
        f'<g fill="none" stroke="var(--line)">{rings}<path d="{spokes}"/></g>'
        '<circle cx="160" cy="160" r="120" fill="none" stroke="var(--line-strong)" stroke-width="1.5"/>'
    )


def timeline():
    ticks = "".join(
        f"M{20 + 50 * i} {34 - (8 if i % 4 == 0 else 4)}v{16 if i % 4 == 0 else 8}" for i in range(13)
    )
    return f'<path d="M20 34H620{ticks}" fill="none" stroke="var(--line-strong)" stroke-width="1.5" stroke-linecap="round"/>'


def draw():
    symbols = (
        ("axes", "0 0 640 320", axes()),
        ("polar", "0 0 320 320", polar()),
        ("timeline", "0 0 640 68", timeline()),
    )
    body = "\n".join(
        f'<symbol id="{name}" viewBox="{box}">{shapes}</symbol>' for name, box, shapes in symbols
    )
    TARGET.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n')


if __name__ == "__main__":
    draw()
