"""Project pictures for the portfolio, three views of one piece of work.

view=1: Three hardcovers with geometric landscape covers standing on pale grey-blue.
view=2: Five book spines in cream, navy, mustard, sky blue and rust against a rust ground.
view=3: Five illustrated hardcovers fanned out on a navy ground, seen from above.
"""

import random
from math import cos, pi, radians, sin

from kit.backdrops import floor
from kit.materials.image import svg_surface
from kit.materials.solid import clay, surface
from kit.objects import group
from kit.options import VIEW
from kit.props.packaging import carton
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, image_grid, sphere
from kit.svg import (
    SANS,
    SERIF,
    circle,
    discs,
    path,
    polygon,
    quarter_disc,
    rect,
    stroke,
    words,
)
from kit.world import start

start()
MUS, NVY, RST, CRM, SKY = "#d99a1f", "#1c2a4a", "#b4472a", "#f2e8d5", "#9fb8c4"


def cover(bg, art, ttl, au, ink):
    return svg_surface(
        art
        + words(ttl, 80, 1120, 104, ink, SERIF, 600, "start")
        + words(au, 84, 1185, 40, ink, SANS, 700, "start", 3)
        + rect(80, 1010, 90, 8, ink),
        900,
        1300,
        bg,
        rough=0.62,
        specular=0.2,
        bump=0.05,
    )


W = 900
BK = [
    (
        MUS,
        discs(450, 560, (360, 280, 200, 120), (NVY, CRM, RST, MUS))
        + rect(0, 560, 900, 380, MUS)
        + "".join(rect(90 + i * 26, 590 + i * 56, 720 - i * 52, 22, NVY) for i in range(6)),
        "Low Tide",
        "M. ALDER",
        NVY,
    ),
    (
        NVY,
        circle(620, 330, 150, CRM)
        + polygon([(0, 900), (260, 430), (520, 900)], RST)
        + polygon([(240, 900), (560, 520), (900, 900)], MUS)
        + polygon([(260, 430), (340, 577), (300, 610), (255, 560), (215, 600), (187, 562)], CRM)
        + rect(0, 890, 900, 30, CRM),
        "High Pass",
        "J. NORDAHL",
        CRM,
    ),
    (
        RST,
        "".join(
            stroke(f"M{450 - r} 900A{r} {r} 0 0 1 {450 + r} 900", CRM if i % 2 else NVY, 36)
            for i, r in enumerate((70, 130, 190, 250, 310, 370))
        )
        + circle(450, 860, 26, MUS)
        + rect(0, 899, 900, 20, NVY),
        "The Arches",
        "R. IMANI",
        CRM,
    ),
    (
        CRM,
        "".join(
            path(
                f"M450 920C{450 + q * 90} 700 {450 + q * 170} 520 {450 + q * 120} {240 + abs(q) * 60}C{450 + q * 40} 420 {450 + q * 30} 700 450 920Z",
                [NVY, RST, MUS][(q + 4) % 3],
            )
            for q in (-3, -2, -1, 0, 1, 2, 3)
        )
        + circle(450, 180, 60, RST),
        "Field Notes",
        "C. OKORO",
        NVY,
    ),
    (
        SKY,
        "".join(
            quarter_disc(
                90 + (i % 3) * 240,
                90 + (i // 3) * 270 - (i // 3) * 30,
                240,
                (i * 7 + i // 2) % 4,
                [NVY, CRM, RST, MUS][(i * 3 + i // 3) % 4],
            )
            for i in range(9)
        ),
        "Windows",
        "T. MARCHETTI",
        NVY,
    ),
]
CM = [cover(*b) for b in BK]


def spine(k):
    bg, _, t, a, ink = BK[k]
    return svg_surface(
        words(t, 0, 0, 92, ink, SERIF, 600, extra='transform="translate(118 640) rotate(90)"')
        + rect(0, 110, 200, 14, ink)
        + circle(100, 1180, 34, [RST, MUS, MUS, RST, RST][k] if bg != RST else MUS)
        + rect(0, 1050, 200, 14, ink),
        200,
        1300,
        bg,
        rough=0.62,
        specular=0.2,
    )


SP = [spine(k) for k in range(5)]
pg = surface("#efe5d2", 0.9, bump=0.35, bump_scale=120, bump_dist=0.01)


def bk(k, loc=(0, 0, 0), rot=(0, 0, 0), w=1.35, h=1.95, t=0.30, scale=1.0):
    """Stands on z=0, front cover faces -Y, spine on -X."""
    bg = surface(BK[k][0], 0.62, specular=0.2)
    c = 0.03
    P_ = [
        box((w - 0.05, t - 0.06, h - 0.07), 0.006, pg, (0.0, 0, h / 2)),
        carton(w, c, h, CM[k], bg, bg, (0, -t / 2, 0), bevel=0.008),
        carton(w, c, h, bg, bg, bg, (0, t / 2, 0), bevel=0.008),
    ]
    sp = image_grid(
        17, 2, lambda u, v: (-w / 2 - 0.028 * sin(pi * u), (t / 2 + 0.015) - (t + 0.03) * u, h * v), SP[k]
    )
    P_.append(sp)
    return group(P_, loc, rot, scale)


if VIEW == 1:
    ground("#b9c6c9", 0.12)
    hard_light(-46, 38, 2.9, "#fff6ea", 0.62)
    bk(1, (-1.50, 0.35, 0), (0, 0, 24))
    bk(0, (0.05, -0.05, 0), (0, 0, 20))
    bk(2, (1.60, 0.35, 0), (0, 0, 26))
    camera_at((-0.05, 0, 0.95), 3.75, 8, -3)
    project_shot()
elif VIEW == 2:
    ground(RST, 0.08)
    soft_light(1, 1.0)
    rng = random.Random(4)
    for i, k in enumerate((3, 1, 0, 4, 2)):
        bk(k, (-0.86 + 0.43 * i, 0, 0), (0, 0, 90), h=1.95 if i % 2 else 1.82, w=1.35, t=0.36)
    sphere(0.26, clay(MUS), (1.45, -0.5, 0.26))
    box((1.0, 0.8, 0.5), 0.02, clay("#8e3922"), (-1.75, 0.1, 0.25))
    camera_at((0.1, 0, 0.98), 2.75, 7, -10)
    project_shot()
else:
    floor(material=surface(NVY, 0.85, specular=0.1, emit=NVY, emit_strength=0.10))
    hard_light(-44, 42, 3.4, "#e8eeff", 0.6)
    for i, (k, a) in enumerate(((0, -52), (1, -26), (2, 0), (3, 26), (4, 52))):
        q = radians(-a)
        e = group(
            [bk(k, (0, -0.975, 0), (-90, 0, 0))],
            (2.35 * sin(-q), -2.0 + 2.35 * cos(q), 0.16 + 0.05 * i),
            (0, 0, -a),
        )
    camera_above((0, -0.1, 0), 4.75, 0)
    project_shot(exposure=-0.1)
