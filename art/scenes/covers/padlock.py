"""Large closed brass padlock with a sealed envelope leaning against it, rose ground.

For a blog cover.
"""

from math import cos, pi, radians, sin

from kit.curves import tube
from kit.materials.solid import STEEL, metal
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.props.paper import envelope
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder, extrude, sphere

ground("#d4607c")
brass, dark, steel = paint("#f2b23c", 0.32), paint("#43203a", 0.6), metal(STEEL, 0.28)
arc = [(-0.82 * cos(pi * i / 32), 0, 2.75 + 0.82 * sin(pi * i / 32)) for i in range(33)]
slot = [(0.19 * sin(radians(a)), 0.19 * cos(radians(a))) for a in range(-140, 141, 10)]
lock = [
    extrude([rounded_rect(2.8, 2.2, 0.4)], 1.1, 0.14, brass, (0, 0, 1.1), (90, 0, 0), segments=6),
    extrude([rounded_rect(2.82, 0.34, 0.08)], 1.13, 0.03, paint("#d9902a", 0.4), (0, 0, 0.62), (90, 0, 0)),
    extrude([circle_outline(0.5)], 0.08, 0.03, paint("#d9902a", 0.4), (0, -0.56, 1.36), (90, 0, 0)),
    extrude([slot + [(-0.2, -0.42), (0.2, -0.42)][::-1]], 0.06, 0.01, dark, (0, -0.6, 1.42), (90, 0, 0)),
    tube([(-0.82, 0, 1.9), *arc, (0.82, 0, 1.9)], 0.24, steel, kind="POLY", ring_resolution=12),
]
for x in (-0.82, 0.82):
    lock += [cylinder(0.36, 0.12, paint("#d9902a", 0.4), 0.04, (x, 0, 2.17))]
lock += [sphere(0.07, steel, (x, -0.55, 1.92)) for x in (-1.1, 1.1)]
fold = [(-1.22, 1.63, 0.11), (0, 0.62, 0.115), (1.22, 1.63, 0.11)]
letter = group(
    [
        envelope(2.5, 1.66, loc=(0, 0.83, 0.04), t=0.08, seal="#9c1f3a"),
        tube(fold, 0.016, paint("#c9a877", 0.8), kind="POLY"),
    ],
    (-1.9, -1.3, 0),
    (66, 0, 0),
)
group([*lock, letter], (1.45, 0.3, 0), (0, 0, -13))
low_sun(-54, 32)
cover_shot(x=0.1, z=1.75, height=5.0, elevation=9, exposure=0.15)
