"""Yellow ladder leaning towards a paper moon in a night sky.

For a blog cover.
"""

from math import cos, radians, sin

from kit.curves import tube
from kit.materials.solid import emission
from kit.outlines import circle_outline
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import extrude

ground("#1f2a56", back=2.4, r=0.4)
wood = paint("#f2b84b")
for side in (-0.42, 0.42):
    tube([(1.0 + side, 0.2, 0), (1.55 + side * 0.9, 2.1, 4.1)], 0.07, wood, kind="POLY")
for i in range(9):
    t = (i + 0.7) / 9.6
    x, y, z = 1.0 + 0.55 * t, 0.2 + 1.9 * t, 4.1 * t
    tube([(x - 0.42, y, z), (x + 0.42, y, z)], 0.05, wood, kind="POLY")
outer = [(cos(radians(a)), sin(radians(a))) for a in range(60, 301, 4)]
inner = [(0.5 + 0.86 * cos(radians(a)), 0.86 * sin(radians(a))) for a in range(270, 89, -4)]
moon = extrude([outer + inner], 0.16, 0.02, emission("#ffe7b0", 1.6), (1.95, 2.2, 4.25), (90, 0, 0))
moon.rotation_euler.y = radians(-32)
for x, z, r in (
    (-2.6, 4.2, 0.06),
    (-1.2, 3.1, 0.04),
    (-3.4, 2.6, 0.05),
    (3.6, 3.2, 0.05),
    (-0.4, 4.6, 0.05),
    (-2.0, 1.7, 0.035),
    (3.9, 4.8, 0.04),
    (0.2, 2.6, 0.035),
):
    extrude([circle_outline(r)], 0.04, 0.01, emission("#fff3d0", 3), (x, 2.3, z), (90, 0, 0))
low_sun(-40, 40, 2.4, 0.5, "#cdd8ff", "#a9b6e8")
cover_shot(x=0.1, z=2.5, height=5.6, elevation=4)
