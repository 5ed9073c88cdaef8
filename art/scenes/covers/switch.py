"""Podium with a large green toggle switch first, a sealed deed second and a long strip of small print third.

For a blog cover.
"""

from mathutils import Vector

from kit.objects import group
from kit.outlines import fillet, point_along, rounded_rect
from kit.props.paper import wax_seal
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, cylinder, extrude, grid

STEP, DEEP, FIRST, SECOND, THIRD = 1.9, 1.7, 1.85, 1.2, 0.62


def written(surface_at, rows, thick, color="#fbf4e4", ink="#8b8494"):
    """Sheet along surface_at(u, v, lift) with rows (v, end) of writing, `thick` in v."""
    parts = [grid(40, 80, lambda u, v: surface_at(u, v, 0), paint(color, 0.85), thickness=0.03)]
    for v, end in rows:
        line = lambda a, b, v=v, end=end: surface_at(0.14 + a * (end - 0.14), v + (b - 0.5) * thick, 0.025)
        parts.append(grid(24, 2, line, paint(ink, 0.9)))
    return parts


def deed():
    """Stiff sheet that stands by its own curve, sealed at its foot."""
    bent = lambda u, v, lift: (1.36 * (u - 0.5), 0.9 * (u - 0.5) ** 2 - lift, 1.75 * v)
    rows = [(0.86, 0.62), (0.72, 0.86), (0.62, 0.82), (0.52, 0.86), (0.42, 0.58)]
    parts = written(bent, rows, 0.036)
    red = paint("#b3262b", 0.5)
    for turn, x in ((14, 0.08), (-12, 0.32)):
        tail = [(-0.09, 0), (0.09, 0), (0.09, -0.42), (0, -0.34), (-0.09, -0.42)]
        parts.append(extrude([tail], 0.03, 0.008, red, (x, -0.07, 0.42), (90, turn, 0)))
    parts.append(wax_seal("#b3262b", (0.2, -0.06, 0.46), 0.27, rot=(90, 0, 0)))
    return group(parts)


def terms():
    """Roll of paper whose end hangs over the step and runs on along the floor."""
    edge = -DEEP / 2 - 0.025
    path = [(0.2, THIRD + 0.02), (edge, THIRD + 0.02), (edge, 0.03), (edge - 1.0, 0.03)]
    path = [Vector((*p, 0)) for p in fillet(path, 0.1, 8)]

    def along(u, v, lift):
        p, q = point_along(path, v), point_along(path, min(1, v + 0.004)) - point_along(path, v - 0.004)
        q.normalize()
        return (0.95 * (u - 0.5), p.x - q.y * -lift, p.y - q.x * lift)

    rows = [(0.2 + 0.04 * i, 0.88 if i % 5 else 0.6) for i in range(19)]
    roll = cylinder(0.32, 0.95, paint("#fbf4e4", 0.85), 0.02, (-0.475, 0.2, THIRD + 0.34), (0, 90, 0))
    return group([*written(along, rows, 0.012), roll])


ground("#71809c")
x, stone = 1.05, paint("#f1e7d6", 0.6)
for i, h in ((0, FIRST), (-1, SECOND), (1, THIRD)):
    box((STEP, DEEP, h), 0.05, stone, (x + i * STEP, 0, 0), base=True)
pill = extrude([rounded_rect(1.85, 1.06, 0.52, 24)], 0.5, 0.12, paint("#2fae6b", 0.35), rot=(90, 0, 0))
knob = cylinder(0.42, 0.22, paint("#ffffff", 0.3), 0.08, (0.39, -0.2, 0), (90, 0, 0))
group([pill, knob], (x, -0.1, FIRST + 0.53), (0, 0, -8))
deed().location = (x - STEP, -0.15, SECOND)
terms().location = (x + STEP, 0, 0)
low_sun(-50, 32)
cover_shot(x=0.2, z=1.5, height=5.2, elevation=13)
