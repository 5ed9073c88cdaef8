"""Hills cut from layers of green card under a marigold paper sun and small clouds.

For page titles and header demos.
"""

from math import sin

from kit.materials.solid import surface
from kit.outlines import circle_outline
from kit.sets.title import DEEP, GREEN, MARIGOLD, PAPER, SAGE, matt, morning, stage, title_shot
from kit.shapes import extrude

stage("#e9dfc8", back=3.0)


def ridge(y, base, swing, color, phase):
    """One sheet of card, cut along a line of hills."""
    top = [
        (x / 10, base + swing * sin(x / 23 + phase) + swing * 0.5 * sin(x / 9.5 + phase * 2.3))
        for x in range(-100, 101, 2)
    ]
    extrude(
        [[(-10, -1), (10, -1), *reversed(top)]],
        0.07,
        0.012,
        surface(color, 0.85, specular=0.15, bump=0.1, bump_scale=90),
        (0, y, 0),
        (90, 0, 0),
    )


extrude([circle_outline(0.8, n=90)], 0.06, 0.012, matt(MARIGOLD), (3.0, 2.3, 2.75), (90, 0, 0))
ridge(2.0, 1.75, 0.42, "#c9d6c4", 0.3)
ridge(1.35, 1.3, 0.36, SAGE, 1.4)
ridge(0.7, 0.95, 0.3, "#5f9684", 2.2)
ridge(0.05, 0.62, 0.24, GREEN, 3.4)
ridge(-0.6, 0.3, 0.18, DEEP, 4.5)
for x, z, s in ((4.4, 3.1, 0.8), (1.2, 3.45, 0.55), (5.2, 3.7, 0.45)):
    cloud = [
        (x + s * a, z + s * b)
        for a, b in (
            (-1, 0),
            (1, 0),
            (1.05, 0.18),
            (0.75, 0.3),
            (0.5, 0.52),
            (0.15, 0.5),
            (-0.1, 0.38),
            (-0.4, 0.45),
            (-0.75, 0.3),
            (-1.05, 0.18),
        )
    ]
    extrude([cloud], 0.05, 0.012, matt(PAPER), (0, 1.9, 0), (90, 0, 0))
morning(-50, 40, 4.2, 0.45)
title_shot(z=2.32, height=4.4, rise=0.25)
