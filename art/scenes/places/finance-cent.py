"""One copper cent stands on the last line of an open passbook, on deep teal.

For the finance home: the cent that its printed sums are right to.
"""

from math import cos, pi, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.outlines import rounded_rect
from kit.render import render
from kit.shapes import box, extrude, lathe, torus
from kit.world import start, world

start()
sweep(material=surface("#0c3b3b", 0.75, specular=0.2), back=5.5, r=3)
paper = surface("#f2f5f1", 0.8, specular=0.1)
ruled = surface("#8fb3ac", 0.8)
ink = surface("#123f3d", 0.7)
lime = surface("#bef264", 0.55)
cover = surface("#0f766e", 0.45, coat=0.2)

WIDE, DEEP = 3.3, 4.4


def page(side):
    """One half of the book: paper with rounded outer corners, ruled, with a sum at the end of each line."""
    leaf = extrude([rounded_rect(WIDE, DEEP, 0.14)], 0.05, 0.012, paper, (0, 0, 0))
    parts = [leaf]
    for i in range(9):
        y = 1.7 - 0.42 * i
        parts.append(box((WIDE - 0.5, 0.016, 0.008), 0, ruled, (0, y, 0.058)))
        if side > 0 and i == 8:
            continue
        length = (0.9, 1.25, 0.7, 1.1, 0.85, 1.3, 0.75, 1.0, 0.9)[(i * 2 + (side > 0)) % 9]
        parts.append(box((length, 0.1, 0.008), 0.01, ink, (-WIDE / 2 + 0.28 + length / 2, y + 0.15, 0.058)))
        parts.append(box((0.5, 0.1, 0.008), 0.01, ink, (WIDE / 2 - 0.5, y + 0.15, 0.058)))
    if side > 0:
        parts.append(box((WIDE - 0.5, 0.32, 0.006), 0.02, lime, (0, 1.7 - 0.42 * 8 + 0.17, 0.057)))
    return group(parts, (side * (WIDE / 2 + 0.03), 0, 0.1), (0, -side * 1.6, 0))


group(
    [
        extrude([rounded_rect(2 * WIDE + 0.3, DEEP + 0.24, 0.2)], 0.08, 0.02, cover, (0, 0, 0.0)),
        page(-1),
        page(1),
    ],
    (-0.9, 0.4, 0.03),
    (0, 0, 9),
)

copper = surface("#a2532b", 0.28, coat=0.6)
bright = surface("#cf8251", 0.32, coat=0.5)
R = 0.86
coin = group(
    [
        lathe([(0, 0), (R, 0), (R, 0.13), (R - 0.09, 0.13), (R - 0.12, 0.105), (0, 0.105)], copper, 0.022),
        torus(R - 0.05, 0.025, bright, (0, 0, 0.125)),
        # A plain 1.
        box((0.15, 0.74, 0.06), 0.015, bright, (0.04, 0, 0.12)),
        box((0.3, 0.13, 0.06), 0.015, bright, (-0.08, 0.28, 0.12), (0, 0, 40)),
        box((0.46, 0.13, 0.06), 0.015, bright, (0.04, -0.34, 0.12)),
        *[
            box((0.045, 0.045, 0.04), 0.01, bright, (0.63 * cos(pi * k / 12), 0.63 * sin(pi * k / 12), 0.112))
            for k in range(24)
        ],
    ]
)
coin.rotation_euler = (pi / 2 - 0.06, 0, -0.2)
coin.location = (1.75, -1.02, 0.19 + R)

world("#cfeee6", 0.3)
sun_light(-48, 34, 4.4, "#fff0d2", 0.5)
area_light((5.5, 2, 4), (0.5, 0.3, 0.6), 2.4, 260, "#d8ffd0")
area_light((0.5, -6, 3), (1, -1, 0.8), 3, 90)
camera((0.3, -12.4, 6.2), (-0.15, -0.3, 0.42), lens=55, fstop=0.8, focus=(1.7, -1, 0.9))
render(exposure=0.32)
