"""Three wide ribbons of paper, sage, green and marigold, swinging across a white ground.

For page titles and header demos.
"""

from math import sin

from kit.materials.solid import surface
from kit.sets.title import GREEN, MARIGOLD, PAPER, SAGE, morning, stage, title_shot
from kit.shapes import grid


def ribbon(color, height, phase, y):
    """A band of paper on its edge that swings across the floor."""

    def at(u, v):
        x = -9 + 18 * u
        top = height * (0.62 + 0.38 * sin(0.42 * x + phase))
        return (x, y + 0.75 * sin(0.5 * x + phase) + 0.1 * v, top * v)

    return grid(300, 8, at, surface(color, 0.75, specular=0.2), thickness=0.025)


stage(PAPER, back=6)
ribbon(SAGE, 2.3, 5.2, 2.6)
ribbon(GREEN, 1.7, 4.4, 0.9)
ribbon(MARIGOLD, 0.8, 3.5, -0.9)
morning(-66, 28)
title_shot(z=1.7, height=4.4, rise=1.1)
