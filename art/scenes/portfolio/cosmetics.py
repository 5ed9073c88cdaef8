"""Project pictures for the portfolio, three views of one piece of work.

view=1: Rounded cosmetics bottles, jar, tube and lipstick in peach, ivory and plum on lilac.
view=2: Open lipstick beside an ivory jar with a lilac pebble lid, cream smear in front.
view=3: Skincare line laid flat on sage green, seen from above.
"""

from math import sin

from kit.backdrops import floor
from kit.materials.solid import clay, metal, surface
from kit.objects import group
from kit.options import VIEW
from kit.props.packaging import cosmetic_bottle
from kit.props.upholstery import cushion
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import cylinder, grid, lathe, sphere, torus
from kit.world import start

start()
LIL, PEA, IVO, PLM, SGE = "#b9a5cf", "#eaa98a", "#f1e4d6", "#5a3a5e", "#a6b89c"


def soft(color, r=0.34):
    return surface(color, r, coat=0.12, specular=0.4)


def pebblejar(color, lid, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):  # squat jar with a domed pebble lid
    return group(
        [
            lathe(
                [(0, 0), (0.42, 0), (0.60, 0.10), (0.62, 0.36), (0.55, 0.46), (0, 0.46)], soft(color), 0.10
            ),
            lathe(
                [(0, 0.47), (0.56, 0.47), (0.60, 0.56), (0.46, 0.76), (0.18, 0.84), (0, 0.85)],
                soft(lid),
                0.12,
            ),
        ],
        loc,
        rot,
        scale,
    )


def tallb(color, lid, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, h=1.7):  # lozenge bottle with a ball stopper
    return group(
        [
            lathe(
                [
                    (0, 0),
                    (0.34, 0),
                    (0.44, 0.10),
                    (0.46, h * 0.5),
                    (0.34, h * 0.92),
                    (0.15, h),
                    (0.14, h + 0.08),
                    (0, h + 0.08),
                ],
                soft(color),
                0.16,
            ),
            sphere(0.30, soft(lid), (0, 0, h + 0.30)),
            torus(0.145, 0.02, metal("#d9b48a", 0.3), (0, 0, h + 0.07)),
        ],
        loc,
        rot,
        scale,
    )


def pump(color, lid, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    return group(
        [
            cushion((1.0, 0.72, 1.35), soft(color), 0.55, 0.45, (0, 0, 0.675)),
            cylinder(0.15, 0.16, soft(lid), 0.02, (0, 0, 1.33)),
            cylinder(0.055, 0.2, soft(lid), 0.01, (0, 0, 1.45)),
            cushion((0.22, 0.52, 0.15), soft(lid), 0.7, 0.6, (0, -0.12, 1.70)),
        ],
        loc,
        rot,
        scale,
    )


def lipst(color, lid, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, open_=True):
    P_ = [
        lathe([(0, 0), (0.2, 0), (0.21, 0.48), (0, 0.48)], soft(lid), 0.06),
        cylinder(0.165, 0.30, metal("#d9b48a", 0.28), 0.01, (0, 0, 0.46)),
    ]
    if open_:
        o = lathe(
            [(0, 0.70), (0.135, 0.70), (0.135, 1.10), (0.10, 1.20), (0, 1.22)],
            surface(color, 0.36, specular=0.35),
            0.05,
        )
        for v in o.data.vertices:
            if v.co.z > 0.95:
                v.co.z -= (v.co.y + 0.135) * 0.75 * min(1, (v.co.z - 0.95) / 0.15) * 0.9
        P_.append(o)
    return group(P_, loc, rot, scale)


def tubeb(color, lid, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    return cosmetic_bottle("tube", color, lid, None, loc, rot, scale, soft(color), soft(lid))


def smear(color, loc, rot=0, scale=1.0):
    m = surface(color, 0.25, coat=0.4, specular=0.5)

    def f(u, v):
        x = (u - 0.5) * 1.7
        w = 0.30 * (1 - abs(2 * u - 1) ** 3) ** 0.5 * (0.8 + 0.25 * sin(u * 7))
        y = (v - 0.5) * 2 * w + 0.10 * sin(u * 3.2)
        h = (
            0.10
            * (1 - (2 * v - 1) ** 2) ** 0.6
            * (1 - abs(2 * u - 1) ** 4)
            * (1 + 0.35 * sin(v * 15 + u * 4))
        )
        return (x, y, 0.004 + max(0, h))

    return grid(90, 50, f, m, loc=loc, rot=(0, 0, rot), scale=scale)


if VIEW == 1:
    ground("#c8b6d8", 0.13)
    soft_light(-1, 0.95, warm="#fff2e6")
    a = clay("#bba5cd")
    cylinder(1.15, 0.35, a, 0.06, (-0.75, 0.75, 0))
    cylinder(0.75, 0.75, clay("#d8a48f"), 0.06, (1.05, 0.95, 0))
    sphere(0.16, soft(SGE), (0.85, -0.55, 0.16))
    tallb(PEA, PLM, (-1.1, 0.72, 0.35))
    pump(IVO, PEA, (-0.12, 0.72, 0.35), (0, 0, -16))
    pebblejar(SGE, IVO, (1.05, 0.9, 0.75))
    lipst("#b5485a", PLM, (0.25, -0.55, 0), scale=0.9)
    pebblejar(PEA, PLM, (-0.85, -0.55, 0), scale=0.62)
    tubeb(LIL, PLM, (1.82, -0.15, 0), (0, 0, -12), 0.82)
    camera_at((0.02, 0, 1.12), 3.55, 11, 2)
    project_shot()
elif VIEW == 2:
    ground(PEA, 0.12)
    soft_light(1, 0.95)
    smear("#f2d5c6", (-0.35, -0.5, 0.0), -24, 0.8)
    pebblejar(IVO, LIL, (0.42, 0.35, 0))
    lipst("#a63f50", PLM, (-0.62, 0.42, 0), scale=1.0)
    sphere(0.28, soft(PLM), (1.18, -0.22, 0.28))
    camera_at((0.02, 0, 0.50), 1.75, 17, -6, 90)
    project_shot()
else:
    m = surface(SGE, 0.85, specular=0.1, emit=SGE, emit_strength=0.10)
    floor(material=m)
    hard_light(-130, 40, 3.2, "#f0f4ea", 0.6)
    tallb(PLM, PEA, (-1.75, -1.0, 0.46), (-90, 0, 12))
    tubeb(IVO, PEA, (-0.62, -1.1, 0.30), (-90, 0, -8), 1.15)
    pebblejar(PEA, IVO, (1.15, 0.98, 0))
    pump(LIL, PLM, (1.55, -1.25, 0.36), (-90, 0, -10))
    smear("#f4dccb", (0.52, -0.55, 0), 30, 0.72)
    sphere(0.22, soft(PEA), (2.25, 0.35, 0.22))
    lipst("#a63f50", PLM, (-0.35, 1.05, 0.2), (-90, 0, 62), 0.95)
    sphere(0.16, soft(PLM), (-2.15, 1.35, 0.16))
    camera_above((0, 0.05, 0), 4.1, 4)
    project_shot(exposure=-0.15)
