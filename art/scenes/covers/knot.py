"""Thick yellow rope in an open knot on violet.

For a blog cover.
"""

from math import cos, sin, tau

from kit.curves import tube
from kit.materials.solid import surface
from kit.sets.cover import cover_shot, ground, low_sun

ground("#7c6bb0")
points = []
for i in range(161):
    t = tau * i / 160
    r = 1.25 + 0.52 * cos(3 * t)
    points.append((0.7 + r * cos(2 * t), 0.55 * sin(3 * t), 1.95 + r * sin(2 * t)))
tube(
    points,
    0.3,
    surface("#ffc94d", 0.7, sheen=0.3, bump=0.3, bump_scale=24),
    kind="POLY",
    ring_resolution=10,
)
low_sun(-54, 34)
cover_shot(z=1.95, height=5.2, elevation=7)
