"""Wooden toy train on a curved track: red engine and three coaches, two firs behind, on apple green.

For a blog cover.
"""

from math import cos, radians, sin

from kit.materials.natural import wood
from kit.materials.solid import metal
from kit.objects import group
from kit.props.plants import fir
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, cylinder, lathe, loft, sphere

CENTRE, RADIUS, RAIL = (-1.3, -4.1), 4.95, 0.16
CHIMNEY = [(0, 0), (0.13, 0), (0.13, 0.36), (0.21, 0.46), (0.21, 0.54), (0, 0.54)]


def bend(inner, outer, low, high, material):
    """Flat bar that follows the curve of the track."""
    ring = ((inner, low), (outer, low), (outer, high), (inner, high))
    turns = [radians(a) for a in range(0, 151, 2)]
    return loft([[(r * cos(a), r * sin(a), z) for r, z in ring] for a in turns], material, angle=40)


def on_track(parts, angle):
    """Sets what was built along +X on the track, running clockwise."""
    a = radians(angle)
    return group(parts, (CENTRE[0] + RADIUS * cos(a), CENTRE[1] + RADIUS * sin(a), RAIL), (0, 0, angle - 90))


def chassis(color):
    """Frame on four wheels with a coupling behind."""
    parts = [box((1.34, 0.74, 0.16), 0.04, paint(color, 0.45), (0, 0, 0.36))]
    for x in (-0.42, 0.42):
        for s in (-1, 1):
            parts.append(cylinder(0.26, 0.12, BLACK, 0.03, (x, s * 0.36 + 0.06, 0.26), (90, 0, 0)))
            parts.append(cylinder(0.1, 0.03, BRASS, 0.01, (x, s * 0.43 + 0.015, 0.26), (90, 0, 0)))
    return [*parts, cylinder(0.07, 0.3, BRASS, 0.02, (-0.9, 0, 0.36), (0, 90, 0))]


def coach(color, roof):
    """Coach with three windows on either side."""
    body = [box((1.32, 0.82, 0.74), 0.06, paint(color, 0.45), (0, 0, 0.8))]
    body.append(box((1.42, 0.94, 0.2), 0.09, paint(roof, 0.45), (0, 0, 1.24)))
    for x in (-0.4, 0, 0.4):
        body.append(box((0.27, 0.86, 0.32), 0.02, paint("#2f3a52", 0.25), (x, 0, 0.88)))
    return body + chassis("#8a5a36")


def engine(color):
    """Tank engine, chimney at +X."""
    red, cream = paint(color, 0.4), paint("#f6ead2", 0.5)
    body = [
        cylinder(0.38, 1.05, red, 0.05, (-0.3, 0, 0.86), (0, 90, 0)),
        cylinder(0.4, 0.16, BLACK, 0.04, (0.66, 0, 0.86), (0, 90, 0)),
        cylinder(0.2, 0.05, BRASS, 0.02, (0.8, 0, 0.86), (0, 90, 0)),
        box((0.56, 0.84, 1.0), 0.05, red, (-0.42, 0, 0.92)),
        box((0.3, 0.88, 0.34), 0.03, cream, (-0.42, 0, 1.12)),
        box((0.74, 1.0, 0.12), 0.05, BLACK, (-0.42, 0, 1.46)),
        lathe(CHIMNEY, BLACK, 0.03, loc=(0.46, 0, 1.14)),
        sphere(0.17, BRASS, (0.08, 0, 1.22)),
        box((0.14, 0.9, 0.14), 0.03, BLACK, (0.72, 0, 0.36)),
    ]
    return body + chassis("#2b2630")


ground("#86b858", back=6)
BLACK, BRASS = paint("#2b2630", 0.4), metal("#e3b45f", 0.3)
oak = wood("#dcab6b", "#bd8648", 0.6, "X")
track = [bend(RADIUS - 0.62, RADIUS + 0.62, 0, RAIL - 0.02, oak)]
track += [bend(RADIUS + s - 0.09, RADIUS + s + 0.09, 0, RAIL, paint("#8a5a36", 0.6)) for s in (-0.36, 0.36)]
group(track, (*CENTRE, 0))
on_track(engine("#e04a34"), 41)
for i, colors in enumerate((("#f6ead2", "#2f5f8f"), ("#f2b53a", "#f6ead2"), ("#2f5f8f", "#f6ead2"))):
    on_track(coach(*colors), 59.5 + 18.5 * i)
for at, h in (((2.9, 2.4, 0), 2.7), ((3.9, 1.5, 0), 1.9)):
    fir(h, 0.3 * h, paint("#2c6a50", 0.8), at)
low_sun(-54, 33)
cover_shot(x=0.35, y=0, z=0.75, height=4.9, elevation=26)
