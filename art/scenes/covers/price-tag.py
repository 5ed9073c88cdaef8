"""Huge red price tag that is a speech bubble, hanging by a cream string on a lime wall.

For a blog cover.
"""

from kit.curves import tube
from kit.materials.solid import BRASS, metal
from kit.objects import group
from kit.outlines import circle_outline, fillet
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, cylinder, extrude, torus

ground("#c3cc48", back=1.3, r=0.05)
red, cream = paint("#e0472f", 0.5), paint("#fdf6e6", 0.7)
points = [
    (0, 0.55),
    (-0.55, 0.55),
    (-1.5, -0.2),
    (-1.5, -2.35),
    (-1.15, -2.35),
    (-1.5, -3.2),
    (-0.25, -2.35),
    (1.5, -2.35),
    (1.5, -0.2),
    (0.55, 0.55),
    (0, 0.55),
]
outline = fillet(points, [0, 0.3, 0.3, 0.24, 0.06, 0.06, 0.1, 0.24, 0.3, 0.3, 0], 6)[:-1]
tag = [
    extrude([outline, circle_outline(0.17)], 0.2, 0.05, red, segments=5),
    torus(0.24, 0.075, metal(BRASS, 0.25), (0, 0, 0.08)),
    box((1.9, 0.36, 0.06), 0.028, cream, (0, -1.0, 0.11)),
    box((1.2, 0.16, 0.06), 0.028, cream, (-0.35, -1.55, 0.11)),
]
group(tag, (1.15, 1.0, 3.45), (90, 5, 0))
for side in (-1, 1):
    knot = [(1.15, 0.82, 3.42), (1.15 + 0.12 * side, 0.86, 3.9), (1.17 + 0.06 * side, 0.95, 4.5)]
    tube([*knot, (1.19, 0.98, 4.62)], 0.04, cream)
cylinder(0.11, 0.4, metal(BRASS, 0.3), 0.03, (1.19, 1.3, 4.56), (90, 0, 0))
low_sun(-54, 36)
cover_shot(x=0.1, z=2.45, height=5.0, elevation=3, exposure=0.1)
