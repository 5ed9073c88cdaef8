"""Thick grey notebook standing, bright paper tabs on two sides and a red cross on its label.

For a blog cover.
"""

import random

from kit.materials.solid import surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.outlines import rounded_rect
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, extrude, lathe

ground("#b7a6dc")
rng = random.Random(8)
cloth = fabric("#6d7178", "linen", 1.2, 0.2)
w, t, h = 2.3, 1.1, 3.2
pages = surface("#f4ecdb", 0.9, bump=0.25, bump_scale=60)
parts = [
    box((w - 0.14, t - 0.2, h - 0.16), 0.02, pages, (0.02, 0, h / 2)),
    box((0.12, t, h), 0.055, cloth, (w / 2 - 0.06, 0, h / 2)),
]
for y in (-t / 2 + 0.05, t / 2 - 0.05):
    parts.append(extrude([rounded_rect(w, h, 0.12)], 0.1, 0.03, cloth, (0, y, h / 2), (90, 0, 0)))
colors = ("#f2b23c", "#e8553d", "#2f8f86", "#fbf5e6", "#f2b23c", "#e8553d")
for row in range(7):
    for layer in range(3):
        y, z = -0.3 + 0.3 * layer + rng.uniform(-0.09, 0.09), 0.36 + 0.39 * row + 0.13 * (layer - 1)
        out = rng.uniform(0.1, 0.34)
        color = colors[(row * 2 + layer * 3 + rng.randrange(2)) % 6]
        parts.append(box((0.5, 0.022, 0.3), 0.008, paint(color, 0.8), (-w / 2 + 0.25 - out, y, z)))
for i in range(6):
    x, y, up = -0.8 + 0.3 * i, rng.uniform(-0.36, 0.36), rng.uniform(0.14, 0.36)
    parts.append(box((0.24, 0.022, 0.5), 0.008, paint(colors[i], 0.8), (x, y, h - 0.25 + up)))
parts.append(box((1.3, 0.03, 1.1), 0.012, paint("#f7f0e0", 0.8), (0.02, -t / 2 - 0.01, 2.1)))
for angle in (-45, 45):
    parts.append(box((0.92, 0.03, 0.17), 0.012, paint("#d8402f"), (0.02, -t / 2 - 0.03, 2.1), (0, angle, 0)))
group(parts, (1.25, 0.4, 0), (0, 0, 34))
pencil = [
    lathe([(0, 0), (0.12, 0), (0.12, 1.9), (0, 1.9)], paint("#2f8f86"), 0, 6, angle=20),
    lathe([(0.115, 1.9), (0.04, 2.22), (0, 2.22)], paint("#ecc999"), 0),
    lathe([(0.042, 2.21), (0, 2.34)], paint("#2b2a33"), 0),
    lathe([(0, -0.26), (0.115, -0.26), (0.115, 0), (0, 0)], paint("#f2a39a"), 0.03),
]
group(pencil, (-2.2, -0.9, 0.105), (0, 90, -10))
low_sun(-54, 33)
cover_shot(x=0.0, z=1.65, height=5.0, elevation=11, exposure=0.15)
