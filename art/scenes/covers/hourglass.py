"""Hourglass with orange sand on a pale green ground.

For a blog cover.
"""

from kit.materials.solid import glass, surface
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder, lathe, smooth_lathe

ground("#cfe0d6")
wood, sand = paint("#7a4a30", 0.45), surface("#e9a23b", 0.9, mottle=0.1)
x = 1.1
for z in (0.0, 3.5):
    cylinder(1.05, 0.2, wood, 0.05, (x, 0, z))
for dx, dy in ((0.82, 0), (-0.41, 0.71), (-0.41, -0.71)):
    cylinder(0.07, 3.4, wood, 0.01, (x + dx, dy, 0.15))
smooth_lathe(
    [
        (0.05, 0.22),
        (0.72, 0.24),
        (0.78, 0.7),
        (0.5, 1.35),
        (0.09, 1.84),
        (0.5, 2.33),
        (0.78, 2.98),
        (0.72, 3.46),
        (0.05, 3.48),
    ],
    glass("#eef6f4", ior=1.03),
    8,
    loc=(x, 0, 0),
)
lathe([(0, 0.26), (0.68, 0.26), (0.72, 0.5), (0.3, 0.86), (0, 1.02)], sand, 0.05, loc=(x, 0, 0))
lathe([(0, 1.84), (0.06, 1.86), (0.42, 2.28), (0.55, 2.55), (0, 2.5)], sand, 0.02, loc=(x, 0, 0))
cylinder(0.025, 0.9, sand, 0.005, (x, 0, 0.95))
low_sun(-56, 30)
cover_shot(z=1.85, height=5.0, elevation=7)
