"""Orange helmet, lunch tin and flask on a white steel girder high in the sky, a safety line looped over it.

For the corporate home: the open jobs, most of them outdoors. The left half of the sky is free for words.
"""

from math import copysign, cos, pi, sin, tau

from kit.curves import tube
from kit.materials.solid import metal, surface
from kit.objects import group
from kit.options import PORTRAIT
from kit.outlines import rounded_rect
from kit.sets.cobalt import cobalt_day, dark_glass, signal_orange, white_paint, works_shot
from kit.shapes import box, cylinder, extrude, grid, lathe, torus

# The top of the girder: far above the ground, which is out of sight.
Z = 60.0

cobalt_day(64, 36)
white, dark, orange = white_paint(), dark_glass(), signal_orange()
steel = metal("#c9ced6", 0.3)


def girder(length, loc, rot=(0, 0, 0)):
    """H beam along X, its top at z = 0, with the bolts of a splice in its middle."""
    parts = [
        box((length, 0.34, 0.035), 0.006, white, (0, 0, -0.0175)),
        box((length, 0.34, 0.035), 0.006, white, (0, 0, -0.4425)),
        box((length, 0.024, 0.40), 0.004, white, (0, 0, -0.23)),
    ]
    for x in (-2.25, -0.75, 0.75, 2.25):
        parts.append(box((0.024, 0.3, 0.39), 0.004, white, (x, 0, -0.23)))
    parts.append(box((0.62, 0.05, 0.28), 0.006, white, (0, 0, -0.23)))
    for i in range(4):
        for k in range(2):
            bolt = (-0.225 + 0.15 * i, -0.03, -0.3 + 0.14 * k)
            parts.append(cylinder(0.024, 0.022, steel, 0.004, bolt, (90, 0, 0), 6))
    return group(parts, loc, rot)


def helmet(loc, turn, scale=1.0):
    """Safety helmet with three ribs and a peak."""

    def shell(u, v):
        a, e = tau * u, pi / 2 * v
        wide = cos(e) ** 0.82
        return (0.112 * wide * cos(a), 0.142 * wide * sin(a), 0.028 + 0.128 * sin(e))

    parts = [grid(73, 24, shell, orange)]
    rim = [(0.109 * cos(tau * i / 72), 0.139 * sin(tau * i / 72)) for i in range(72)]
    brim = []
    for i in range(72):
        a = tau * i / 72
        front = max(0.0, -sin(a)) ** 2.2
        brim.append((0.126 * cos(a), 0.152 * sin(a) - 0.062 * front))
    parts.append(extrude([brim], 0.014, 0.006, orange, (0, 0, 0.026)))
    parts.append(extrude([rim], 0.03, 0.006, orange, (0, 0, 0.016)))
    for x in (-0.034, 0, 0.034):
        high = 0.005 if x == 0 else 0.001
        path = []
        for i in range(25):
            e = pi / 2 - 1.42 + 2.84 * i / 24
            path.append((x, (0.142 + high) * copysign(abs(cos(e)) ** 0.82, cos(e)), 0.028 + (0.128 + high) * sin(e) - 4.6 * x * x))
        parts.append(tube(path, 0.011, orange, kind="POLY"))
    return group(parts, loc, (0, 0, turn), scale)


girder(9, (0, 0, Z))
helmet((0.46, -0.02, Z), -38, 1.22)

tin = [
    extrude([rounded_rect(0.34, 0.2, 0.035)], 0.15, 0.012, white, (0, 0, 0.075)),
    extrude([rounded_rect(0.35, 0.21, 0.04)], 0.05, 0.018, white, (0, 0, 0.172)),
    box((0.03, 0.014, 0.06), 0.004, steel, (-0.09, -0.108, 0.145)),
    box((0.03, 0.014, 0.06), 0.004, steel, (0.09, -0.108, 0.145)),
    tube([(-0.075, 0, 0.19), (-0.07, 0, 0.232), (0.07, 0, 0.232), (0.075, 0, 0.19)], 0.009, dark),
]
group(tin, (0.93, 0.03, Z), (0, 0, 14))
flask = [
    lathe([(0, 0), (0.052, 0), (0.052, 0.24), (0.04, 0.275), (0, 0.275)], white, 0.012),
    torus(0.0525, 0.006, steel, (0, 0, 0.03)),
    cylinder(0.044, 0.085, steel, 0.014, (0, 0, 0.268)),
]
group(flask, (1.27, 0.04, Z))
cup = lathe([(0, 0), (0.034, 0), (0.043, 0.07), (0.038, 0.07), (0.03, 0.008), (0, 0.008)], steel, 0.004)
group([cup], (1.16, -0.08, Z))

# The safety line: once round the girder, with its hook in front.
for x in (-0.34, -0.30):
    tube(
        [(x, -0.19, Z - 0.5), (x, -0.185, Z + 0.012), (x, 0.185, Z + 0.012), (x, 0.19, Z - 0.5)],
        0.009,
        dark,
        kind="POLY",
    )
tube(
    [(-0.32, -0.2, Z - 0.30), (-0.28, -0.22, Z - 0.75), (-0.12, -0.24, Z - 1.3), (0.2, -0.3, Z - 2.4)],
    0.009,
    dark,
)
torus(0.045, 0.011, steel, (-0.32, -0.2, Z - 0.27), (90, 0, 20), (0.75, 1.25, 1))

# The post that carries it, with a brace.
box((0.26, 0.05, 5.2), 0.006, white, (3.6, 0.2, Z + 1.35), (0, -38, 0))
box((0.36, 0.36, 12), 0.01, white, (2.18, 0.34, Z - 0.6))
for z in (-0.1, -0.4):
    for x in (2.06, 2.3):
        cylinder(0.026, 0.03, steel, 0.005, (x, 0.16, Z + z), (90, 0, 0), 6)

if PORTRAIT:
    works_shot((-0.2, -1.9, Z - 0.3), (0.62, 0, Z + 0.2), lens=34)
else:
    works_shot((-0.72, -1.7, Z - 0.28), (0.24, 0, Z + 0.235), lens=32)
