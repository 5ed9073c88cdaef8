"""Project pictures for the portfolio, three views of one piece of work.

view=1: Person silhouetted inside a tunnel of glowing red and amber rings.
view=2: Overlapping violet, pink and cyan light rings floating in a dark room.
view=3: Visitors in front of a row of blue and teal light rings over a mirror floor.
"""

from math import sin

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light
from kit.materials.solid import surface
from kit.objects import group
from kit.options import VIEW
from kit.sets.project import project_shot
from kit.shapes import blob, sphere, torus
from kit.world import start, world

start()
C1, C2, C3 = {
    1: ("#ff5a3c", "#ffb36b", "#ff2e74"),
    2: ("#6a4dff", "#ff4fa0", "#5ad1ff"),
    3: ("#3fd0c9", "#4d7dff", "#b7fff0"),
}[VIEW]


def ring(radius, r, loc, rot, color, scale):
    o = torus(
        radius,
        r,
        surface("#000000", 0.5, emit=color, emit_strength=scale),
        loc,
        rot,
        segments=160,
        ring_segments=16,
    )
    return o


def person(loc, h=1.72, color="#08080c", rz=0):
    k = h / 1.72
    m = surface(color, 0.85, specular=0.15)
    P_ = [
        blob(
            [
                ((-0.09, 0, 0.42), (0.085, 0.10, 0.46)),
                ((0.10, 0.05, 0.42), (0.085, 0.10, 0.46)),
                ((0, 0.0, 1.12), (0.20, 0.13, 0.36)),
                ((0, 0, 1.34), (0.235, 0.12, 0.12)),
                ((-0.25, 0.0, 1.06), (0.065, 0.08, 0.32), (0, 8, 0)),
                ((0.25, 0.0, 1.06), (0.065, 0.08, 0.32), (0, -8, 0)),
                ((0, 0, 1.50), (0.06, 0.06, 0.10)),
                ((-0.09, -0.05, 0.03), (0.075, 0.14, 0.05)),
                ((0.10, 0, 0.03), (0.075, 0.14, 0.05)),
            ],
            m,
            0.022,
            10,
        ),
        sphere(0.108, m, (0, 0, 1.64), scale=(1, 1.05, 1.16)),
    ]
    return group(P_, loc, (0, 0, rz), k)


gl = surface("#15161c", 0.05, specular=0.5)
world("#0a0b14", 0.5)
if VIEW == 1:
    floor(material=gl)
    wall(material=surface("#4a3540", 0.85), y=8.0, h=14)
    area_light((0, 6.2, 2.1), (0, 8, 2.1), 2.4, 160, C2)
    area_light((0, 2.5, 5.5), (0, 3, 0), 3, 60, C1)
    for i in range(6):
        ring(
            2.15,
            0.035,
            (0, 0.2 + 1.35 * i, 2.05),
            (90, 0, 0),
            [C1, "#ff7a48", "#ff9658", C2, "#ff6f70", C3][i],
            7,
        )
    person((0.35, 1.0, 0), 1.75, rz=180)
    camera((0.0, -7.4, 1.55), (0, 0, 1.92), lens=36)
    project_shot(look="agx", exposure=0.15, bloom=0.22, vignette=0.25, sat=1.1)
elif VIEW == 2:
    floor(material=gl)
    wall(material=surface("#3a3860", 0.85), y=4.6, h=14)
    area_light((-2, 2.6, 2.2), (-2, 4.6, 2.0), 2, 60, C1)
    area_light((2.2, 2.6, 2.2), (2.2, 4.6, 2.0), 2, 60, C2)
    for i, (x, y, z, R_, a, b, c) in enumerate(
        (
            (-1.2, 1.2, 2.0, 1.35, 78, 20, C1),
            (0.9, 0.4, 1.75, 1.05, 96, -32, C2),
            (0.1, 2.6, 2.5, 1.9, 86, 6, C3),
            (1.95, 2.2, 2.3, 0.8, 70, 40, C1),
            (-2.35, 2.6, 2.6, 0.7, 100, -30, C2),
        )
    ):
        ring(R_, 0.032, (x, y, z), (a, 0, b), c, 7)
    camera((0.0, -5.2, 1.35), (0.05, 0, 1.8), lens=42)
    project_shot(look="agx", exposure=0.15, bloom=0.25, vignette=0.2, sat=1.1)
else:
    floor(material=gl)
    wall(material=surface("#2c4a55", 0.85), y=5.2, h=16)
    area_light((-2.5, 3.4, 2.2), (-2.5, 5.2, 1.6), 3, 110, C1)
    area_light((2.5, 3.4, 2.2), (2.5, 5.2, 1.6), 3, 110, C2)
    for i in range(9):
        a = i * 20
        ring(
            1.5,
            0.03,
            (-3.2 + 0.8 * i, 1.6 + 0.7 * sin(i * 0.8), 2.1),
            (90, 0, 90 + 0 * a + 8 * i),
            [C1, C2, C3][i % 3],
            6,
        )
    for p in ((-2.4, 0.2), (1.7, -0.2), (2.05, -0.35)):
        person((*p, 0), 1.7 if p[0] != 2.05 else 1.6, rz=160)
    camera((-0.4, -9.2, 1.7), (-0.1, 0, 1.95), lens=38)
    project_shot(look="agx", exposure=0.2, bloom=0.22, vignette=0.25, sat=1.1)
