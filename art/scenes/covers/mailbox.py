"""Red letter box with a blank name plate before a large moon, two letters looking out.

For a blog cover.
"""

from kit.lights import glow
from kit.materials.solid import emission
from kit.objects import group
from kit.outlines import arch_outline, rounded_rect
from kit.props.paper import envelope
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, cylinder, extrude, sphere

ground("#4d2b68", back=3.4)
red, dark, wood = paint("#e0442f", 0.45), paint("#5c1a22", 0.8), paint("#a8683f", 0.7)
hollow = [(x, y + 0.08) for x, y in arch_outline(1.36, 1.34)]
letters = group(
    [
        envelope(1.5, 0.98, loc=(0.12, -1.25, 0.56), rot=(90, 0, 90), t=0.06),
        envelope(1.5, 0.9, paint("#bcd3ea", 0.8), (-0.14, -0.95, 0.6), (90, 0, 90), t=0.06),
    ],
    (0, 0, 0.16),
    (-9, 0, 0),
)
plate = [
    extrude([rounded_rect(0.5, 1.3, 0.06)], 0.05, 0.02, paint("#f6efe0"), (0.77, 0.12, 0.4), (90, 90, 90)),
    *[sphere(0.045, paint("#8a7f70", 0.4), (0.8, 0.12 + y, 0.4)) for y in (-0.52, 0.52)],
]
flag = [
    cylinder(0.11, 0.06, paint("#f2b84b"), 0.02, (0.76, -0.8, 0.86), (0, 90, 0)),
    box((0.06, 0.1, 1.0), 0.02, paint("#f2b84b"), (0.8, -0.8, 1.3)),
    box((0.06, 0.42, 0.32), 0.03, paint("#f2b84b"), (0.8, -0.64, 1.66)),
]
group(
    [
        extrude([arch_outline(1.52, 1.5), hollow], 2.4, 0.03, red, (0, 0, 0), (90, 0, 0)),
        extrude([arch_outline(1.5, 1.48)], 0.1, 0.02, dark, (0, 1.0, 0), (90, 0, 0)),
        extrude([arch_outline(1.48, 1.46)], 0.09, 0.03, red, (0, -1.24, 0.04), (188, 0, 0)),
        letters,
        *plate,
        *flag,
    ],
    (1.25, 0, 1.9),
    (0, 0, -62),
)
box((0.4, 0.4, 1.86), 0.04, wood, (1.35, 0, 0), base=True)
box((1.5, 1.1, 0.12), 0.04, wood, (1.3, 0, 1.83), (0, 0, -62))
moon = (2.1, 3.36, 3.1)
cylinder(1.5, 0.05, emission("#ffe9b4", 1.15), 0.01, moon, (90, 0, 0))
glow((2.1, 3.2, 3.1), 3.2, "#ffd98a", 0.16, kind="halo")
for x, z in ((-3.3, 4.3), (-1.9, 3.6), (-0.6, 4.5), (-2.7, 2.4), (0.1, 3.3)):
    sphere(0.04, emission("#fff3d0", 2.5), (x, 3.38, z), segments=24)
low_sun(-36, 32, 3.2, 0.5, "#dfe2ff", "#a9a6ea")
cover_shot(x=0.2, z=2.1, height=5.2, elevation=5, exposure=0.15)
