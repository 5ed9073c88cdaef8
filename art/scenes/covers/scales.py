"""Brass scales with one large ball against three small ones.

For a blog cover.
"""

from kit.curves import tube
from kit.materials.solid import BRASS, metal
from kit.props.tableware import bowl
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import lathe, sphere

ground("#274c43")
brass = metal(BRASS, 0.25)
x = 0.6
lathe(
    [(0, 0), (0.85, 0), (0.9, 0.08), (0.35, 0.2), (0.12, 0.45), (0.09, 3.3), (0, 3.4)],
    brass,
    0.04,
    loc=(x, 0, 0),
)
tube([(x - 2.0, 0, 3.05), (x, 0, 3.3), (x + 2.0, 0, 3.55)], 0.075, brass)
sphere(0.16, brass, (x, 0, 3.42))
for side, z in ((-2.0, 1.3), (2.0, 1.8)):
    for dx, dy in ((-0.7, 0), (0.35, 0.6), (0.35, -0.6)):
        tube([(x + side, 0, z + 1.75), (x + side + dx, dy, z + 0.02)], 0.015, brass, kind="POLY")
    bowl(r=0.85, h=0.28, loc=(x + side, 0, z - 0.26), material=brass)
sphere(0.42, paint("#e8694a"), (x - 2.0, 0, 1.55))
for dx, dy in ((-0.25, -0.15), (0.28, -0.1), (0.0, 0.28)):
    sphere(0.2, paint("#f3ead8"), (x + 2.0 + dx, dy, 1.88))
low_sun(-54, 34)
cover_shot(z=1.9, height=5.0, elevation=6)
