"""Painted wooden balls in green, sage, white, marigold and clay, rolled against a white ledge.

For page titles and header demos.
"""

import random

from kit.materials.natural import plaster
from kit.sets.title import CLAY, GREEN, MARIGOLD, PAPER, SAGE, SAND, matt, morning, stage, title_shot
from kit.shapes import box, sphere

stage(SAND)
rng = random.Random(21)
box((14, 0.5, 0.42), 0.04, plaster(PAPER, 0.4, 0.1), (6.4, 1.25, 0.21))
placed = []
for _ in range(4000):
    r = rng.choice((0.14, 0.2, 0.28, 0.4, 0.55))
    x, y = rng.uniform(-0.6, 5.6), rng.uniform(-1.8, 0.95)
    near_edge = x < 0.9 - 0.5 * y and r > 0.22
    touches = any((x - a) ** 2 + (y - b) ** 2 < (r + s + 0.02) ** 2 for a, b, s in placed)
    if near_edge or touches or y + r > 0.98 or x < -0.2 - 0.6 * y + 2.2 * r:
        continue
    placed.append((x, y, r))
    sphere(r, matt(rng.choice((GREEN, GREEN, SAGE, PAPER, MARIGOLD, CLAY))), (x, y, r))
morning(-60, 30)
title_shot(x=-0.1, z=1.2, height=3.5, rise=1.5)
