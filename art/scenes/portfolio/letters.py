"""Project pictures for the portfolio, three views of one piece of work.

view=1: Big letters F, O, R and M in yellow, coral, white and black on violet.
view=2: Giant violet letter R beside a coral O and a white ball on yellow.
view=3: Sculpture of giant letters, a yellow O balanced on a violet M, on cream.
"""

from math import cos, radians, sin

from kit.materials.image import svg_surface
from kit.materials.solid import surface
from kit.objects import group
from kit.options import VIEW
from kit.sets.project import camera_at, ground, hard_light, project_shot, soft_light
from kit.shapes import box, cylinder, extrude, sphere, torus
from kit.svg import circle, rect, tiles
from kit.world import start

start()
YEL, VIO, BLK, OFF, LIM = "#f2bf2e", "#6b4fd0", "#17151d", "#f5efe4", "#c4dd4b"


# geometric letter blocks built from modules: every letter sits in a 1 x 1.4 cell, depth d
def L(ch, material, d=0.6, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, target=0.035):
    Q = lambda cx, cy, r, a0, a1, n=28: [
        (cx + r * cos(radians(a0 + (a1 - a0) * i / n)), cy + r * sin(radians(a0 + (a1 - a0) * i / n)))
        for i in range(n + 1)
    ]
    O = {
        "F": [
            [
                (0, 0),
                (0.36, 0),
                (0.36, 0.5),
                (0.8, 0.5),
                (0.8, 0.84),
                (0.36, 0.84),
                (0.36, 1.06),
                (0.95, 1.06),
                (0.95, 1.4),
                (0, 1.4),
            ]
        ],
        "O": [Q(0.7, 0.7, 0.7, 0, 360, 72)[:-1], Q(0.7, 0.7, 0.30, 0, 360, 48)[:-1]],
        "R": [
            [(0, 0), (0.36, 0), (0.36, 0.46), (0.98, 0), (0.98, 0.0)][:3]
            + [(0.62, 0), (1.05, 0), (0.80, 0.52)]
            + Q(0.55, 0.93, 0.47, -50, 90)
            + [(0, 1.4)],
            Q(0.50, 0.93, 0.16, -90, 90) + [(0.36, 1.09), (0.36, 0.77)],
        ],
        "M": [
            [
                (0, 0),
                (0.36, 0),
                (0.36, 0.8),
                (0.72, 0.25),
                (1.08, 0.8),
                (1.08, 0),
                (1.44, 0),
                (1.44, 1.4),
                (1.08, 1.4),
                (0.72, 0.85),
                (0.36, 1.4),
                (0, 1.4),
            ]
        ],
        "A": [
            [(0, 0), (0.38, 0), (0.50, 0.32), (0.92, 0.32), (1.04, 0), (1.42, 0), (0.90, 1.4), (0.52, 1.4)],
            [(0.60, 0.60), (0.71, 0.94), (0.82, 0.60)],
        ],
        "S": None,
        "&": None,
    }[ch]
    return group([extrude(O, d, target, material, (0, 0, 0), (90, 0, 0))], loc, rot, scale)


if VIEW == 1:
    ground(VIO, 0.08)
    soft_light(-1, 1.0)
    a = [surface(c, 0.35, coat=0.2) for c in (YEL, OFF, "#ee5d43", BLK)]
    L("F", a[0], 0.62, (-2.55, 0.5, 0), (0, 0, 10), 1.15)
    L("O", a[2], 0.6, (-1.25, 0.0, 0), (0, 0, -6), 1.05)
    L("R", a[1], 0.6, (0.32, 0.25, 0), (0, 0, 8), 1.12)
    L("M", a[3], 0.6, (1.45, 0.30, 0), (0, 0, -12), 0.86)
    sphere(0.34, a[0], (1.12, -0.62, 0.34))
    cylinder(0.34, 0.5, a[2], 0.03, (-2.2, -0.75, 0))
    torus(0.30, 0.12, a[1], (-0.62, -0.85, 0.12))
    camera_at((0.10, 0, 0.78), 4.3, 11, 0)
    project_shot()
elif VIEW == 2:
    ground(YEL, 0.10)
    hard_light(-48, 36, 3.0, "#fff4dc", 0.6)
    tx = lambda k: svg_surface(
        {
            0: "".join(rect(0, i * 64, 1024, 32, BLK) for i in range(16)),
            1: "".join(circle(32 + 64 * i, 32 + 64 * j, 18, VIO) for i in range(16) for j in range(16)),
            2: tiles(1024, 1024, 6, [OFF, "#ee5d43", VIO, BLK], 4, "Qh"),
        }[k],
        1024,
        1024,
        [OFF, LIM, OFF][k],
        rough=0.5,
    )
    L("R", surface(VIO, 0.35, coat=0.2), 0.9, (-0.55, 0.2, 0), (0, 0, 24), 1.35)
    L("O", surface("#ee5d43", 0.35, coat=0.2), 0.5, (0.72, -0.55, 0), (0, 0, -18), 0.72)
    sphere(0.3, surface(OFF, 0.35, coat=0.2), (-0.95, -0.35, 0.3))
    camera_at((0.10, 0, 0.92), 2.75, 12, -6, 90)
    project_shot()
else:
    ground("#e8dcc8", 0.12)
    hard_light(-44, 40, 3.0, "#fff6ea", 0.62)
    cs = [surface(c, 0.4, coat=0.12) for c in (VIO, YEL, "#ee5d43", BLK)]
    # stacked totem of four letters on a block
    box((2.2, 1.4, 0.4), 0.03, cs[3], (0, 0.4, 0), base=True)
    L("M", cs[0], 0.9, (-0.72, 0.4, 0.4))
    L("O", cs[1], 0.9, (-0.70, 0.4, 1.8))
    L("R", cs[3], 0.8, (1.55, 0.7, 0), (0, 0, -14), 1.25)
    L("F", cs[2], 0.7, (-2.75, 0.6, 0), (0, 0, 14), 1.2)
    sphere(0.32, cs[1], (-1.55, -0.35, 0.32))
    sphere(0.22, cs[0], (1.35, -0.35, 0.22))
    camera_at((0, 0, 1.55), 4.3, 7, 0)
    project_shot()
