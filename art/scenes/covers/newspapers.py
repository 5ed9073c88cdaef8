"""Bundle of newspapers tied with red string, one front page leaning against it, green ground.

For a blog cover.
"""

import random

from kit.curves import tube
from kit.objects import group
from kit.outlines import fillet
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, boxes, sphere


def front_page(w, h, loc, rot):
    """Folded paper lying in XY, lower edge at y = 0, front page up; type is stripes only."""
    sheets = [
        box((w, h, 0.05), 0.02, paint("#f7f1e3", 0.85), (0.03 * i, h / 2 - 0.02 * i, 0.13 - 0.05 * i))
        for i in range(3)
    ]
    column = (w - 0.5) / 3
    left, middle, right = (-column - 0.1, 0, column + 0.1)
    lines = [(0, h - 0.3, w * 0.78, 0.24), (0, h - 0.52, w - 0.3, 0.03)]
    lines += [((left + middle) / 2, h - 0.72, column * 2 + 0.1, 0.12)]
    lines += [(right, h - 0.68 - 0.11 * i, column, 0.045) for i in range(10)]
    lines += [(x, h - 1.9 - 0.11 * i, column, 0.045) for x in (left, middle, right) for i in range(7)]
    ink = boxes([(x, y, 0.156, sx, sy, 0.008) for x, y, sx, sy in lines], paint("#33323a", 0.8))
    picture = box(
        (column * 2 + 0.1, 0.86, 0.012), 0, paint("#e9a23b", 0.8), ((left + middle) / 2, h - 1.3, 0.156)
    )
    return group([*sheets, ink, picture], loc, rot)


ground("#3f9a6c")
rng = random.Random(4)
string = paint("#cf3a2c", 0.8)
top = 1.6
parts = [
    box(
        (3.1 - 0.04 * (i % 2), 2.2, 0.1),
        0.048,
        paint(("#f7f1e3", "#e5dcc8")[i // 2 % 2], 0.85),
        (rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), 0.05 + 0.1 * i),
        (0, 0, rng.uniform(-0.7, 0.7)),
    )
    for i in range(16)
]
for path in (
    [(0.85, -1.18, 0), (0.85, -1.18, top + 0.04), (0.85, 1.18, top + 0.04), (0.85, 1.18, 0)],
    [(-1.65, 0, 0), (-1.65, 0, top + 0.04), (1.65, 0, top + 0.04), (1.65, 0, 0)],
):
    parts.append(tube(fillet(path, 0.1), 0.05, string, kind="POLY"))
parts.append(sphere(0.12, string, (0.85, 0, top + 0.1)))
for side in (-1, 1):
    loop = [(0, 0, 0.1), (0.3, 0.22, 0.26), (0.62, 0.12, 0.2), (0.6, -0.08, 0.12), (0.3, -0.06, 0.12)]
    loop = [(0.85 + side * x, side * y, top + z) for x, y, z in loop]
    parts.append(tube(loop, 0.045, string, cyclic=True))
    end = [(0, 0, 0.1), (0.14, -0.3, 0.08), (0.36, -0.55, 0.05)]
    parts.append(tube([(0.85 + side * x, y, top + z) for x, y, z in end], 0.045, string))
parts.append(front_page(2.05, 2.8, (-0.62, -2.02, 0), (62, 0, 0)))
group(parts, (1.1, 0.5, 0), (0, 0, 16))
low_sun(-54, 34)
cover_shot(x=0.0, z=1.25, height=4.6, elevation=14, exposure=0.3)
