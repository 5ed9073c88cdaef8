"""Project pictures for the portfolio, three views of one piece of work.

view=1: Three glowing table lamps in oxblood, blush and brass on a deep red ground.
view=2: Opal globe hanging inside a terracotta arch lamp on dark green.
view=3: Wall grid of coloured discs, brass rings and glowing globes.
"""

import random

import bpy

from kit.backdrops import floor, wall
from kit.curves import tube
from kit.lights import area_light
from kit.materials.natural import plaster
from kit.materials.solid import clay, metal, surface
from kit.objects import group, link
from kit.options import VIEW
from kit.sets.project import camera_at, ground, project_shot
from kit.shapes import box, cylinder, lathe, sphere, torus
from kit.world import start, world

start()
OX, OPAL, BRS, PNK, GRN = "#6d1f2a", "#ffe6c2", "#c9985a", "#d98e86", "#1f3b35"
br = metal(BRS, 0.28)


def globe(r, loc, k=1.6, pw=9):
    light = bpy.data.lights.new("g", "POINT")
    light.energy = pw * r * 10
    light.color = (1, 0.72, 0.42)
    light.shadow_soft_size = r
    lo = link(bpy.data.objects.new("g", light))
    lo.location = loc
    o = sphere(r, surface("#fff1da", 0.35, emit=OPAL, emit_strength=k), loc)
    o.visible_shadow = False
    return group([o, lo])


def disc(r, color, loc, rot=(90, 0, 0), t=0.07):
    return lathe(
        [(0, -t / 2), (r, -t / 2), (r, t / 2), (0, t / 2)],
        surface(color, 0.4, coat=0.15),
        0.03,
        loc=loc,
        rot=rot,
    )


def dome(r, color, loc, rot=(0, 0, 0)):
    return group(
        [
            lathe(
                [(r, 0), (r * 0.97, r * 0.3), (r * 0.75, r * 0.66), (r * 0.35, r * 0.92), (0, r)]
                + [
                    (0, r - 0.04),
                    (r * 0.34, r * 0.88),
                    (r * 0.72, r * 0.63),
                    (r * 0.93, r * 0.29),
                    (r * 0.96, 0),
                ],
                surface(color, 0.38, coat=0.2),
                0.02,
            )
        ],
        loc,
        rot,
    )


def tablelamp(kind, loc, scale=1.0, color=OX, rz=0):
    P_ = []
    if kind == "disc":
        P_ = [
            cylinder(0.42, 0.07, br, 0.02),
            cylinder(0.035, 1.35, br, 0.01, (0, 0, 0.05)),
            disc(0.62, color, (0, 0.12, 1.35)),
            globe(0.27, (0, -0.12, 1.35)),
        ]
    if kind == "dome":
        P_ = [
            lathe(
                [(0, 0), (0.40, 0), (0.36, 0.10), (0.12, 0.34), (0.09, 0.95), (0, 0.95)],
                surface(color, 0.38, coat=0.2),
                0.05,
            ),
            globe(0.25, (0, 0, 1.08), 1.8),
            dome(0.66, color, (0, 0, 0.98)),
        ]
    if kind == "stack":
        P_ = [
            cylinder(0.44, 0.10, surface(color, 0.4, coat=0.2), 0.03),
            sphere(0.26, surface(PNK, 0.4, coat=0.2), (0, 0, 0.34)),
            cylinder(0.10, 0.22, br, 0.01, (0, 0, 0.54)),
            globe(0.42, (0, 0, 1.14)),
        ]
    if kind == "arch":
        P_ = [
            cylinder(0.46, 0.08, br, 0.02),
            tube(
                [
                    (-0.34, 0, 0.05),
                    (-0.34, 0, 0.9),
                    (-0.24, 0, 1.3),
                    (0.0, 0, 1.46),
                    (0.24, 0, 1.3),
                    (0.34, 0, 0.9),
                    (0.34, 0, 0.05),
                ],
                0.055,
                surface(color, 0.4, coat=0.2),
            ),
            cylinder(0.014, 0.34, br, 0.002, (0, 0, 1.10)),
            globe(0.24, (0, 0, 0.92)),
        ]
    return group(P_, loc, (0, 0, rz), scale)


if VIEW == 1:
    ground("#8d4a48", 0.05)
    world("#ffd9c8", 0.20)
    area_light((-4, -3, 5), (0, 0, 1), 3, 230, "#ffe3cf")
    area_light((4.5, 2.5, 3.5), (0, 0, 1), 2, 130, "#ffc9b0")
    box((1.2, 1.2, 0.5), 0.03, clay("#7c3f3e"), (-1.15, 0.5, 0), base=True)
    tablelamp("dome", (-1.15, 0.45, 0.5), 1.0, OX)
    tablelamp("disc", (0.12, 0.25, 0), 1.25, PNK)
    tablelamp("stack", (1.35, 0.05, 0), 1.0, OX)
    camera_at((0.05, 0, 1.1), 3.5, 8, 2)
    project_shot(look="agx", exposure=0.5, bloom=0.12, sat=1.1)
elif VIEW == 2:
    ground(GRN, 0.05)
    world("#cfe6dd", 0.22)
    area_light((-4, -3, 5), (0, 0, 1), 3, 300, "#fff0df")
    area_light((4.5, 2.5, 3.5), (0, 0, 1), 2, 150, "#cfe8df")
    tablelamp("arch", (-0.05, 0, 0), 1.0, "#b8573c")
    tablelamp("disc", (1.15, 0.9, 0), 1.15, "#2f5a4f")
    camera_at((0.12, 0, 1.02), 1.75, 6, 14, 90)
    project_shot(look="agx", exposure=0.55, bloom=0.12, sat=1.1)
else:
    floor(material=surface("#4a2a28", 0.5))
    wall(material=plaster("#d6aa92", 0.7), y=0.9, h=9)
    world("#ffdfcc", 0.20)
    area_light((-5, -4, 5), (0, 0, 1.5), 3, 240, "#ffe3cf")
    rng = random.Random(5)  # modular wall grid of discs + globes
    for j in range(5):
        for i in range(7):
            x, z = -3.75 + 1.25 * i, 0.75 + 1.25 * j
            k = (i * 2 + j * 3) % 5
            if k == 0:
                group([disc(0.52, OX, (x, 0.80, z)), globe(0.24, (x, 0.52, z), 1.6, 5)])
            elif k == 1:
                group([disc(0.52, PNK, (x, 0.80, z)), disc(0.30, BRS, (x, 0.72, z))])
            elif k == 2:
                group([disc(0.52, "#e7c9ab", (x, 0.80, z)), globe(0.30, (x, 0.56, z), 1.6, 5)])
            elif k == 3:
                group([disc(0.52, "#a8453a", (x, 0.80, z)), torus(0.30, 0.05, br, (x, 0.72, z), (90, 0, 0))])
            else:
                group([disc(0.52, GRN, (x, 0.80, z)), globe(0.20, (x, 0.56, z), 1.6, 5)])
    camera_at((0.3, 0, 3.0), 3.7, 0, 0)
    project_shot(look="agx", exposure=0.55, bloom=0.10, sat=1.1)
