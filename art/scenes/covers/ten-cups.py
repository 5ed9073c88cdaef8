"""Ten coffee cups on sky blue: nine white ones filled, a yellow one turned upside down.

For a blog cover.
"""

import random

from kit.props.tableware import cup
from kit.sets.cover import cover_shot, ground, low_sun

ground("#5fade0", back=6)
rng = random.Random(4)
size, step = 1.5, 1.74
for row, n in enumerate((3, 4, 3)):
    for column in range(n):
        x, y = 0.75 + step * (column - (n - 1) / 2), 0.2 + step * 0.9 * (1 - row)
        handle = -40 + rng.uniform(-12, 12)
        # Whoever wants none turns the cup over.
        if (row, column) == (2, 2):
            cup("#ffc23d", None, False, (x, y, 0.62 * size), (180, 0, handle + 12), size)
        else:
            cup("#fbf6ec", "#4a2716", False, (x, y, 0), (0, 0, handle), size)
low_sun(-56, 30)
cover_shot(x=0.6, y=0.15, z=0.35, height=5.2, elevation=40)
