"""Rosettes of folded paper in green, marigold, sage and white on a dark green wall.

For page titles and header demos.
"""

from math import cos, sin, tau

from kit.objects import mesh_object, place
from kit.sets.title import CLAY, DEEP, GREEN, MARIGOLD, PAPER, SAGE, matt, morning, stage, title_shot
from kit.shapes import cylinder


def fan(r, folds, color, x, y, z):
    """A rosette of folded paper, facing the camera."""
    ring = []
    for i in range(folds * 2):
        a = tau * i / (folds * 2)
        ring.append((r * cos(a), -0.16 * r * (i % 2), r * sin(a)))
    inner = [
        (0.12 * r * cos(tau * i / (folds * 2)), -0.05 * r * (i % 2), 0.12 * r * sin(tau * i / (folds * 2)))
        for i in range(folds * 2)
    ]
    n = len(ring)
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    place(mesh_object(ring + inner, faces, matt(color), False), (x, y, z))
    cylinder(0.15 * r, 0.05, matt(PAPER), 0.01, (x, y - 0.08 * r, z), (90, 0, 0))


stage(DEEP, back=1.2)
fan(1.35, 26, GREEN, 3.3, 1.0, 2.6)
fan(0.95, 22, MARIGOLD, 1.75, 0.7, 1.15)
fan(0.7, 18, PAPER, 4.6, 0.6, 1.2)
fan(0.5, 16, CLAY, 3.05, 0.4, 0.75)
fan(0.42, 14, SAGE, 1.4, 0.85, 3.2)
fan(1.1, 24, SAGE, 5.6, 0.9, 3.3)
morning(-48, 34, 4.0)
title_shot(z=1.95, exposure=0.15)
