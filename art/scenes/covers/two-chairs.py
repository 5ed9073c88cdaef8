"""Open book on a small oak table, a cream chair at its right, a red second chair at its left.

For a blog cover.
"""

from math import pi, sin

from kit.curves import tube
from kit.materials.natural import wood
from kit.objects import group
from kit.outlines import rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, extrude, grid


def chair(color, loc, turn):
    """Kitchen chair with two rails in its back, facing -Y."""
    m = paint(color, 0.45)
    parts = [extrude([rounded_rect(1.14, 1.1, 0.22)], 0.14, 0.05, m, (0, 0, 1.12))]
    for s in (-1, 1):
        parts.append(tube([(s * 0.42, -0.38, 1.1), (s * 0.48, -0.46, 0)], 0.075, m, [1.1, 0.8], kind="POLY"))
        post = [(s * 0.5, 0.6, 0), (s * 0.45, 0.44, 1.1), (s * 0.45, 0.48, 1.6), (s * 0.47, 0.68, 2.5)]
        parts.append(tube(post, 0.08, m, [0.8, 1.1, 1, 0.85]))
        parts.append(tube([(s * 0.455, -0.43, 0.45), (s * 0.475, 0.54, 0.45)], 0.045, m, kind="POLY"))
    parts.append(tube([(-0.465, 0.05, 0.45), (0.465, 0.05, 0.45)], 0.04, m, kind="POLY"))
    for z, y, h in ((2.28, 0.62, 0.42), (1.74, 0.52, 0.26)):
        bow = lambda u, v, z=z, y=y, h=h: (u * 0.96 - 0.48, y + 0.3 * u * (1 - u), z + h * (v - 0.5))
        parts.append(grid(24, 4, bow, m, thickness=0.09))
    return group(parts, loc, (0, 0, turn))


def open_book(loc, turn):
    """Book lying open."""
    paper, parts = paint("#fbf6ea", 0.8), [box((1.62, 1.16, 0.05), 0.02, paint("#f0b23e"), (0, 0, 0.025))]
    for s in (-1, 1):
        top = [(s * 0.76 * i / 16, 0.07 + 0.14 * sin(pi * (i / 16) ** 0.55) ** 0.8) for i in range(17)]
        leaves = [(0, 0.04), *top, (s * 0.76, 0.04)]
        parts.append(extrude([leaves], 1.06, 0.004, paper, rot=(90, 0, 0)))
    parts.append(box((0.07, 0.5, 0.015), 0.005, paint("#d8402f"), (0.03, -0.76, 0.03)))
    return group(parts, loc, (0, 0, turn))


ground("#175660")
oak = wood("#d9a566", "#b57f45", 0.7, "X")
x, h = 0.95, 1.86
parts = [extrude([rounded_rect(2.1, 1.7, 0.16)], 0.13, 0.04, oak, (0, 0, h - 0.065))]
parts += [box((1.8, 1.4, 0.2), 0.02, oak, (0, 0, h - 0.22))]
for i, j in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
    foot = [(i * 0.84, j * 0.64, h - 0.14), (i * 0.94, j * 0.74, 0)]
    parts.append(tube(foot, 0.1, oak, [1, 0.62], kind="POLY"))
group(parts, (x, 0.2, 0))
open_book((x, 0.15, h), 8)
chair("#f3e9d8", (x + 1.66, 0.42, 0), -72)
chair("#e0503a", (x - 1.88, -0.2, 0), 52)
low_sun(-56, 30)
cover_shot(x=0.3, z=1.22, height=4.7, elevation=17)
