"""Project pictures for the portfolio, three views of one piece of work.

view=1: Wooden toys: rainbow arch, red car, duck on wheels, house and stacking rings.
view=2: Yellow wooden duck on blue wheels beside a rainbow arch, on yellow.
view=3: Painted wooden toys and blocks scattered on pink, seen from above.
"""

import random
from math import cos, pi, radians, sin

from kit.backdrops import floor
from kit.materials.natural import wood
from kit.materials.solid import surface
from kit.objects import group
from kit.options import VIEW
from kit.outlines import arch_outline, fillet, rounded_rect
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import blob, box, cylinder, extrude, lathe, sphere, torus
from kit.world import start

start()
RED, YEL, BLU, GRN, CRM, PNK = "#cf4f3a", "#e3ac3f", "#3f6c9b", "#5f8a6a", "#f0e4cd", "#e4a493"
wd = wood("#d9b382", "#b98a58", 1.6)
pt = lambda c: surface(c, 0.48, specular=0.35, bump=0.05, bump_scale=40, bump_dist=0.01)


def rainbow(loc, rz=0, scale=1.0, colors=(RED, YEL, GRN, BLU, PNK)):
    P_ = []
    for i, c in enumerate(colors):
        r = 1.15 - 0.21 * i
        P_.append(
            extrude(
                [
                    [(r * cos(pi * k / 60), r * sin(pi * k / 60)) for k in range(61)]
                    + [
                        ((r - 0.19) * cos(pi * (60 - k) / 60), (r - 0.19) * sin(pi * (60 - k) / 60))
                        for k in range(61)
                    ]
                ],
                0.5,
                0.03,
                pt(c),
                (0, 0, 0),
                (90, 0, 0),
            )
        )
    return group(P_, loc, (0, 0, rz), scale)


def stacker(loc, scale=1.0):
    return group(
        [box((1.0, 1.0, 0.14), 0.04, wd, (0, 0, 0.07)), cylinder(0.07, 1.35, wd, 0.03)]
        + [
            torus(0.33 - 0.045 * i, 0.135 - 0.010 * i, pt(c), (0, 0, 0.27 + 0.235 * i))
            for i, c in enumerate((BLU, GRN, YEL, PNK, RED))
        ]
        + [sphere(0.16, wd, (0, 0, 1.46))],
        loc,
        (0, 0, 0),
        scale,
    )


def wheel(x, y, z, r, color, w=0.14):
    return group(
        [
            lathe([(0, -w / 2), (r, -w / 2), (r, w / 2), (0, w / 2)], pt(color), 0.03, rot=(90, 0, 0)),
            lathe(
                [(0, -w / 2 - 0.02), (r * 0.32, -w / 2 - 0.02), (r * 0.32, w / 2 + 0.02), (0, w / 2 + 0.02)],
                wd,
                0.01,
                rot=(90, 0, 0),
            ),
        ],
        (x, y, z),
    )


def car(loc, rz=0, scale=1.0, color=RED):
    body = extrude(
        [
            fillet(
                [
                    (-0.95, 0.2),
                    (0.95, 0.2),
                    (0.95, 0.52),
                    (0.55, 0.60),
                    (0.36, 0.98),
                    (-0.42, 0.98),
                    (-0.62, 0.58),
                    (-0.95, 0.55),
                    (-0.95, 0.2),
                ],
                0.12,
                6,
            )[:-1],
            rounded_rect(0.44, 0.22, 0.06)
            and [(x - 0.03, y + 0.74) for x, y in rounded_rect(0.46, 0.24, 0.07)],
        ],
        0.62,
        0.04,
        pt(color),
        (0, 0, 0),
        (90, 0, 0),
    )
    return group(
        [body] + [wheel(x, y, 0.22, 0.22, CRM) for x in (-0.55, 0.55) for y in (-0.33, 0.33)],
        loc,
        (0, 0, rz),
        scale,
    )


def house(loc, rz=0, scale=1.0, color=CRM, roof=BLU):
    return group(
        [
            box((0.7, 0.6, 0.7), 0.03, pt(color), (0, 0, 0.35)),
            extrude(
                [fillet([(-0.42, 0), (0.42, 0), (0, 0.46), (-0.42, 0)], 0.03, 3)[:-1]],
                0.66,
                0.03,
                pt(roof),
                (0, 0, 0.70),
                (90, 0, 0),
            ),
            extrude([arch_outline(0.22, 0.40)], 0.03, 0.006, pt(RED), (0, -0.305, 0.02), (90, 0, 0)),
            box((0.14, 0.02, 0.14), 0.01, pt(YEL), (0.20, -0.302, 0.50)),
        ],
        loc,
        (0, 0, rz),
        scale,
    )


def duck(loc, rz=0, scale=1.0):
    b = blob(
        [
            ((0, 0, 0.52), (0.52, 0.30, 0.30)),
            ((0.30, 0, 0.92), (0.23, 0.21, 0.23)),
            ((-0.42, 0, 0.68), (0.22, 0.16, 0.14), (0, 30, 0)),
            ((0.22, 0, 0.72), (0.2, 0.2, 0.2)),
        ],
        pt(YEL),
        0.022,
        10,
    )
    return group(
        [
            b,
            sphere(1, pt(RED), (0.56, 0, 0.90), scale=(0.13, 0.10, 0.05)),
            box((0.9, 0.5, 0.10), 0.04, wd, (0, 0, 0.22)),
        ]
        + [
            sphere(0.035, surface("#20201f", 0.2), (0.40, side * 0.185, 0.99), segments=20)
            for side in (-1, 1)
        ]
        + [wheel(x, y, 0.17, 0.17, BLU) for x in (-0.3, 0.3) for y in (-0.28, 0.28)],
        loc,
        (0, 0, rz),
        scale,
    )


def blk(loc, color, a=0.42, rz=0):
    return box((a, a, a), 0.035, pt(color), (loc[0], loc[1], loc[2] + a / 2), (0, 0, rz))


if VIEW == 1:
    ground("#a9c4cc", 0.12)
    soft_light(-1, 0.95)
    rainbow((-0.35, 0.85, 0), 6, 1.05)
    stacker((1.55, 0.45, 0), 0.95)
    car((0.55, -0.75, 0), -14, 0.78)
    duck((-1.55, -0.45, 0), -22, 0.80)
    blk((-0.42, -0.85, 0), CRM, 0.34, 12)
    sphere(0.17, pt(RED), (1.55, -0.85, 0.17))
    house((-2.1, 0.85, 0), 12, 0.95)
    camera_at((-0.28, 0, 0.76), 3.5, 12, 0)
    project_shot()
elif VIEW == 2:
    ground(YEL, 0.10)
    soft_light(1, 0.95)
    duck((-0.05, 0, 0), -24, 1.1)
    rainbow((-1.2, 1.4, 0), 8, 0.9)
    sphere(0.2, pt(RED), (0.98, -0.25, 0.2))
    camera_at((0.08, 0, 0.64), 1.75, 11, 0, 90)
    project_shot()
else:
    floor(material=surface(PNK, 0.85, specular=0.1, emit=PNK, emit_strength=0.08))
    hard_light(-44, 44, 3.0, "#fff0ea", 0.6)
    rng = random.Random(3)
    e = rainbow((0, 0, 0))
    e.rotation_euler = (radians(-90), 0, radians(18))
    e.location = (-1.35, 0.2, 0.25)
    e = car((0, 0, 0), 0, 0.9, BLU)
    e.rotation_euler = (radians(-90), 0, radians(-12))
    e.location = (1.35, 0.75, 0.34)
    e = house((0, 0, 0), 0, 1.0, CRM, GRN)
    e.rotation_euler = (radians(-90), 0, radians(10))
    e.location = (0.72, -1.55, 0.30)
    stacker((2.15, -0.85, 0), 0.85)
    for x, y, c, a in (
        (-2.4, 1.5, YEL, 20),
        (-0.2, 1.55, GRN, 40),
        (-0.35, -1.35, RED, 12),
        (-2.35, -1.2, BLU, 33),
        (2.55, 1.75, RED, 50),
    ):
        blk((x, y, 0), c, 0.42, a)
    for x, y, c in ((0.35, 0.05, YEL), (-1.25, -1.5, CRM), (2.75, 0.35, GRN)):
        sphere(0.2, pt(c), (x, y, 0.2))
    camera_above((0.1, 0, 0), 4.5, 0)
    project_shot(exposure=-0.15)
