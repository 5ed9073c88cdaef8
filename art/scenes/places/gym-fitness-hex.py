"""A whole hex dumbbell on its end at the right of a dark hall, both heads and the handle drawn by red and white light.

For the gym's home: words stand at the left and across the lower third.
"""

from math import cos, pi, sin, tau

from kit.curves import tube
from kit.lights import area_light, glow
from kit.objects import group
from kit.sets.rim import RED, dark_hall, hall_shot, iron, rim_light, steel
from kit.shapes import cylinder, extrude, lathe, torus

EYE = (-0.6, -17.6, 3.0)
HEAD, GRIP = 1.45, 1.55


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
        face = side * (GRIP / 2 + HEAD)
        parts.append(extrude([hexagon(0.86)], 0.1, 0.04, iron(), (0, 0, face), segments=4))
        parts.append(cylinder(0.4, 0.06, steel(0.35), 0.03, (0, 0, face + side * 0.03)))
    return group(parts, loc, rot)


X = 4.4
dark_hall((5.4, 9, 3.6), 11, 0.42, EYE)
hex_dumbbell((X, 0, 2.28), (0, 0, 16))
glow((6.6, 6, 1.2), 6, RED, 0.28, EYE, kind="halo")
rim_light((X, 0, 2.3), red=1.0, white=0, fill=1.2)
# The white edge, from so high that the floor does not show it.
area_light((X - 5.5, 1.6, 9.5), (X, 0, 3.0), 1.2, 1700, "#fff4ee", size_y=3)
# The faces that look at us, from high at the left and behind us: no patch of it on the floor.
area_light((X - 9, -9, 7.5), (X, 0, 2.6), 2.2, 1500, "#fff4ee", size_y=3)
area_light((X + 4.6, 2.2, 1.0), (X, 0.4, 1.0), 0.7, 620, RED, size_y=2)
hall_shot(EYE, (0.1, 0, 0.85), lens=50, exposure=0.3)
