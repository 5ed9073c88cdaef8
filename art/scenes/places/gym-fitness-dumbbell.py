"""A hex dumbbell on its end, as tall as the picture, with a red edge and a white one.

For the gym's home: words stand at the left and across the foot.
"""

from math import cos, pi, sin, tau

from kit.curves import tube
from kit.lights import area_light, glow
from kit.objects import group
from kit.sets.rim import RED, dark_hall, hall_shot, iron, rim_light, steel
from kit.shapes import cylinder, extrude, lathe, torus

EYE = (-0.9, -11.4, 1.75)
HEAD, GRIP = 1.5, 1.5


def hexagon(r):
    """Outline of a hexagon with corners at `r`, one edge down."""
    return [(r * cos(pi / 6 + pi / 3 * i), r * sin(pi / 6 + pi / 3 * i)) for i in range(6)]


def knurl(r, length, turns=5, strands=26):
    """Two crossing sets of fine ridges around an upright handle, centred."""
    parts = []
    for way in (-1, 1):
        for k in range(strands):
            start = tau * k / strands
            points = [
                (
                    r * cos(start + way * turns * t / 24),
                    r * sin(start + way * turns * t / 24),
                    length * (t / 24 - 0.5),
                )
                for t in range(25)
            ]
            parts.append(tube(points, 0.016, steel(0.3), kind="POLY", ring_resolution=1))
    return parts


def hex_dumbbell(loc, rot):
    """Upright, on the face of one head; 4.5 high before it is turned."""
    parts = [lathe([(0, -0.9), (0.3, -0.9), (0.36, 0), (0.3, 0.9), (0, 0.9)], steel(0.3), 0.3)]
    parts += knurl(0.355, GRIP * 0.86)
    for side in (-1, 1):
        z = side * (GRIP + HEAD) / 2
        parts.append(extrude([hexagon(1.3)], HEAD, 0.2, iron(), (0, 0, z), segments=6))
        parts.append(torus(0.46, 0.1, steel(0.2), (0, 0, side * GRIP / 2)))
        parts.append(
            extrude([hexagon(0.86)], 0.1, 0.04, iron(), (0, 0, side * (GRIP / 2 + HEAD)), segments=4)
        )
        parts.append(cylinder(0.4, 0.06, steel(0.35), 0.03, (0, 0, side * (GRIP / 2 + HEAD + 0.03))))
    return group(parts, loc, rot)


dark_hall((3.2, 9, 3.4), 11, 0.5, EYE)
hex_dumbbell((2.05, 0, 2.28), (0, 0, 14))
glow((5.4, 6, 1.0), 6, RED, 0.3, EYE, kind="halo")
rim_light((2.05, 0, 2.3), red=0.9, white=0.55, fill=0.6)
# Low and nearly behind: the edge of the lower head, and the floor.
area_light((6.6, 3.0, 1.0), (2.05, 0.4, 1.0), 0.7, 620, RED, size_y=2)
area_light((1.2, -5.4, 6.5), (2.05, -1, 2.4), 1.2, 70, "#fff4ee")
hall_shot(EYE, (-0.15, 0, 2.16), lens=46, fstop=0.5, focus=(2.05, -0.8, 2.4), exposure=0.3)
