"""Wall of coloured notes, one of them red and pinned.

For a blog cover.
"""

import random

from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder, grid

ground("#efe7d8", back=1.2, r=0.2)
rng = random.Random(5)
colors = ("#f6d76b", "#f3b7a4", "#a9d0c4", "#c9c3ea")
for row in range(4):
    for column in range(6):
        if rng.random() < 0.14:
            continue
        x, z = -3.3 + 1.32 * column + rng.uniform(-0.05, 0.05), 0.75 + 1.14 * row
        bright = row == 2 and column == 4
        curl = rng.uniform(0.08, 0.2)
        color = "#e0492f" if bright else colors[(column + row * 2) % 4]
        grid(
            8,
            8,
            lambda u, v, x=x, z=z, curl=curl: (
                x + 0.95 * (u - 0.5),
                1.14 - curl * (1 - v) ** 3,
                z + 0.95 * (v - 0.5),
            ),
            paint(color, 0.85),
            thickness=0.012,
        )
        if bright:
            cylinder(0.07, 0.2, paint("#2a2030"), 0.02, (x, 1.1, z + 0.38), (90, 0, 0))
low_sun(-60, 30, 4.2)
cover_shot(z=2.45, height=4.9, elevation=2)
