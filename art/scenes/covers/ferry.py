"""Toy ferry with a striped funnel on its way between two buoys, pale sea-green ground.

For a blog cover.
"""

from kit.curves import tube
from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, boxes, cylinder, lathe, loft, torus


def deck_plan(length, beam, z):
    """Outline of the hull at height z, bow at +X, as a ring for a loft."""
    side = []
    for i in range(41):
        s = i / 40
        side.append((length * (s - 0.5), beam / 2 * (1 - s**3) ** 0.75 * (0.84 + 0.16 * min(1, s * 5))))
    return [(x, -y, z) for x, y in side] + [(x, y, z) for x, y in side[::-1]]


def buoy(x, y, scale, color):
    """Round buoy with a white band and a ball on top."""
    profile = [(0, -0.1), (0.42, -0.1), (0.42, 0.16), (0.16, 0.3), (0.1, 0.95), (0, 0.95)]
    parts = [lathe(profile, paint(color, 0.45), 0.04)]
    parts += [lathe([(0, 0.5), (0.14, 0.5), (0.125, 0.7), (0, 0.7)], paint("#fbf6ea"), 0)]
    parts += [lathe([(0, 0.92), (0.17, 1.06), (0, 1.22)], paint(color, 0.45), 0.05)]
    return group(parts, (x, y, 0), (0, 0, 0), scale)


ground("#7fcfbf", back=5)
white, coral = paint("#fbf6ea"), paint("#e2512f", 0.45)
navy, glassy = paint("#22406b", 0.5), paint("#26466b", 0.25)
ship = [
    loft([deck_plan(3.9, 1.62, 0.012), deck_plan(3.9, 1.62, 0.02)], white),
    loft([deck_plan(3.5, 1.3, -0.1), deck_plan(3.58, 1.36, 0.2)], coral, angle=40),
    loft([deck_plan(3.58, 1.36, 0.2), deck_plan(3.78, 1.5, 0.74)], navy, angle=40),
    loft([deck_plan(3.8, 1.53, 0.74), deck_plan(3.86, 1.56, 0.9)], white, angle=40),
    box((2.3, 1.1, 0.52), 0.08, white, (-0.35, 0, 0.88), base=True),
    box((1.6, 0.94, 0.46), 0.08, white, (-0.3, 0, 1.4), base=True),
    box((0.62, 0.84, 0.4), 0.08, white, (0.15, 0, 1.86), base=True),
    boxes([(-1.25 + 0.3 * i, -0.55, 1.16, 0.19, 0.03, 0.2) for i in range(7)], glassy, 0.01),
    boxes([(-0.9 + 0.3 * i, -0.47, 1.64, 0.19, 0.03, 0.18) for i in range(5)], glassy, 0.01),
    boxes([(0.16, 0, 2.08, 0.65, 0.87, 0.17), (-0.3, 0, 1.4, 1.72, 1.04, 0.05)], glassy, 0.01),
    tube([(1.2, 0, 0.88), (1.2, 0, 2.1)], 0.03, navy),
    box((0.9, 0.9, 0.07), 0.03, coral, (0.15, 0, 2.28)),
]
for i, stripe in enumerate((coral, white, coral, white, navy)):
    ship.append(cylinder(0.29, 0.2, stripe, 0.01, (-0.65, 0, 1.85 + 0.19 * i)))
ship += [torus(0.13, 0.04, coral, (x, -0.77, 0.84), (90, 0, 0)) for x in (-1.4, 0.6)]
ship += [box((0.05, 0.05, 0.5), 0.01, navy, (-1.75, 0, 1.1))]
group(ship, (0.55, 0, 0), (0, 0, -15), 1.3)
route = [box((0.4, 0.1, 0.02), 0.009, white, (x, 0, 0.01)) for x in (-3.3, -2.65, 3.0)]
group(route, (0.55, 0, 0), (0, 0, -15))
buoy(-3.5, 1.05, 0.85, "#f2b23c")
buoy(3.75, -1.3, 0.85, "#e2512f")
low_sun(-50, 33)
cover_shot(x=0.2, z=1.4, height=5.2, elevation=13, exposure=0.1)
