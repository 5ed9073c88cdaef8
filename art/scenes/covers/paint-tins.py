"""Open tin of green paint and open tin of clay-red paint, each with its own brush, on lilac.

For a blog cover.
"""

from math import cos, pi, radians, sin

from kit.curves import sweep_loft, tube
from kit.materials.solid import metal, surface
from kit.objects import group
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import cylinder, lathe, torus

R, H = 1.02, 2.0


def tin(color, loc, turn, drips):
    """Open tin, full nearly to the rim; `drips` are (angle, length) of what ran down its side."""
    wet, steel = surface(color, 0.16, coat=0.4), metal("#cfcdc8", 0.32)
    wall = [(0, 0), (R, 0), (R, H), (R - 0.06, H), (R - 0.06, H - 0.5), (0, H - 0.5)]
    parts = [lathe(wall, paint("#f3ece0", 0.45), 0.02)]
    parts.append(cylinder(R - 0.07, 0.06, wet, 0.01, (0, 0, H - 0.22)))
    parts.append(lathe([(R, 0.42), (R + 0.012, 0.44), (R + 0.012, 1.38), (R, 1.4)], paint(color), 0.01))
    parts += [torus(R, 0.05, steel, (0, 0, z)) for z in (0.05, H)]
    arc = [pi * i / 40 for i in range(41)]
    bail = [((R + 0.06) * cos(a), -(R + 0.06) * sin(a), 1.62 - 0.95 * sin(a)) for a in arc]
    parts.append(tube(bail, 0.03, steel, kind="POLY"))
    parts += [cylinder(0.1, 0.07, steel, 0.02, (s * (R - 0.01), 0, 1.62), (0, s * 90, 0)) for s in (-1, 1)]
    for angle, length in drips:
        run = [(R - 0.09, H - 0.2), (R - 0.04, H + 0.05), (R + 0.06, H)]
        run += [(R + 0.05, H - length * 0.6), (R + 0.03, H - length)]
        a = radians(angle)
        parts.append(tube([(r * cos(a), r * sin(a), z) for r, z in run], 0.09, wet, [1, 1, 0.9, 0.7, 1.1]))
    return group(parts, loc, (0, 0, turn))


def brush(color, loc, rot):
    """Flat brush along X, bristles at +X and dipped in paint."""
    shape = ((-1.35, 0.09, 0.06), (-0.9, 0.13, 0.08), (-0.3, 0.1, 0.07), (0.1, 0.26, 0.1), (0.2, 0.28, 0.11))
    tuft = ((0.5, 0.28, 0.11), (0.75, 0.3, 0.12), (1.05, 0.29, 0.07), (1.12, 0.24, 0.02))
    parts = []
    for sections, material in (
        (shape, paint("#e9b872", 0.4)),
        (((0.18, 0.3, 0.13), (0.52, 0.3, 0.13)), metal("#cfcdc8", 0.3)),
        (tuft[:2], paint("#4a3a34", 0.8)),
        (tuft[1:], surface(color, 0.3, coat=0.2)),
    ):
        path = [(x, 0, 0) for x, _, _ in sections]
        parts.append(sweep_loft(path, [(w, h, 0) for _, w, h in sections], material, exponent=0.6))
    return group(parts, loc, rot)


ground("#c3b4ec")
green, clay = "#23745a", "#ad5f40"
tin(green, (0.3, 0.5, 0), 14, ((-80, 0.75), (-64, 0.4), (-118, 0.3)))
tin(clay, (2.75, -0.1, 0), -20, ((-62, 0.6), (-92, 0.32)))
brush(green, (0.25, 0.45, H + 0.16), (0, 2, -38))
brush(clay, (-1.9, -0.55, 0.13), (0, 0, 24))
low_sun(-58, 29, 4.8, 0.4)
cover_shot(x=0.35, z=0.95, height=5.0, elevation=24)
