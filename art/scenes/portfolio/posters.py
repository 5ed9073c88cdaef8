"""Project pictures for the portfolio, three views of one piece of work.

view=1: Three framed geometric posters above a wooden bench in slanting window light.
view=2: Two large posters, red shapes and blue waves, hanging from bulldog clips.
view=3: Concrete wall pasted with rows of event posters, a red bicycle leaning in front.
"""

from math import cos, sin, tau

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import gobo_window, sun_light
from kit.materials.image import svg_surface
from kit.materials.natural import concrete, plaster, wood
from kit.materials.solid import clay, metal, surface
from kit.objects import group
from kit.options import VIEW
from kit.props.packaging import printed_panel
from kit.props.tableware import vase
from kit.props.upholstery import cushion
from kit.sets.project import project_shot
from kit.shapes import box, cylinder, torus
from kit.svg import SANS, circle, discs, path, quarter_disc, rays, rect, stroke, words
from kit.world import start, world

start()
BLU, RED, CRM, INK, YEL = "#2443b8", "#e1432b", "#f4ead8", "#191a20", "#f0b428"


def foot(a, target, color, ink):
    return (
        rect(60, 1250, 680, 4, ink)
        + words(a, 60, 1312, 52, ink, SANS, 400, "start")
        + words(target, 60, 1352, 26, ink, SANS, 700, "start", 2)
        + words(color, 740, 1312, 52, ink, SANS, 400, "end")
    )


A = [
    (
        CRM,
        discs(400, 640, (520, 420, 320, 220, 120), (BLU, CRM, RED, CRM, INK))
        + rect(0, 640, 800, 600, CRM)
        + "".join(rect(0, 680 + i * 62, 800, 36 - i * 3, BLU) for i in range(9))
        + foot("Still Water", "CHAMBER MUSIC NIGHTS", "03", INK),
    ),
    (
        RED,
        "".join(
            quarter_disc(
                (i % 3) * 226 + 60,
                (i // 3) * 226 + 120,
                226,
                (i * 3 + i // 3) % 4,
                [CRM, INK, YEL, BLU][(i * 5 + i // 2) % 4],
            )
            for i in range(15)
        )
        + foot("Open House", "ARCHITECTURE WEEK", "12", CRM),
    ),
    (
        INK,
        rays(400, 640, 620, 26, YEL, 210, 0.5)
        + circle(400, 640, 170, CRM)
        + foot("Noon", "OPEN AIR CINEMA", "07", CRM),
    ),
    (
        YEL,
        "<g>"
        + circle(300, 480, 250, RED)
        + circle(520, 640, 250, BLU)
        + path("M0 0", "#000")
        + "</g>"
        + rect(60, 880, 680, 60, INK)
        + rect(60, 970, 460, 60, INK)
        + rect(60, 1060, 240, 60, INK)
        + foot("Two Voices", "SPOKEN WORD", "21", INK),
    ),
    (
        BLU,
        "".join(
            stroke(
                f"M-40 {180 + i * 92}Q200 {60 + i * 92} 400 {180 + i * 92}T840 {180 + i * 92}",
                CRM if i != 5 else YEL,
                36,
            )
            for i in range(11)
        )
        + foot("Long Wave", "RADIO FESTIVAL", "16", CRM),
    ),
    (
        CRM,
        "".join(
            circle(
                130 + i * 135,
                170 + j * 135,
                20 + 7 * ((i + j) % 5) + (12 if i == j else 0),
                [INK, RED, BLU][(i * 2 + j) % 3],
            )
            for i in range(5)
            for j in range(8)
        )
        + foot("Pulse", "DANCE BIENNIAL", "29", INK),
    ),
]
PM = [svg_surface(b, 800, 1400, c, rough=0.62, specular=0.2) for c, b in A]


def poster(k, x, z, w=0.8, y=-0.02, fr=None, rz=0):
    h = w * 1.75
    P_ = [
        group(
            [
                printed_panel(w, h, PM[k], (0, -0.012, 0)),
                box((w, 0.01, h), 0.0, surface("#efe6d6", 0.8), (0, -0.005, 0)),
            ]
        )
    ]
    if fr:
        P_ += [
            box((w + 0.07, 0.03, 0.035), 0.006, fr, (0, -0.02, h / 2 + 0.017)),
            box((w + 0.07, 0.03, 0.035), 0.006, fr, (0, -0.02, -h / 2 - 0.017)),
            box((0.035, 0.03, h), 0.006, fr, (-w / 2 - 0.017, -0.02, 0)),
            box((0.035, 0.03, h), 0.006, fr, (w / 2 + 0.017, -0.02, 0)),
        ]
    return group(P_, (x, y, z), (0, rz, 0))


wd = wood("#b98a5e", "#8a5a36", 0.8)
if VIEW == 1:
    floor(material=surface("#b7a58d", 0.6, specular=0.3, mottle=0.05))
    wall(material=plaster("#ded3c2", 0.8), y=0, h=6)
    box((16, 0.03, 0.12), 0.005, surface("#e9e1d3", 0.6), (0, -0.015, 0.06))
    for i, k in enumerate((0, 1, 2)):
        poster(k, -1.18 + 1.18 * i, 1.72, 0.92, fr=surface("#1b1b1e", 0.4))
    box((2.2, 0.42, 0.06), 0.015, wd, (0.35, -0.75, 0.45))
    for x in (-0.6, 1.3):
        box((0.06, 0.36, 0.44), 0.01, wd, (x, -0.75, 0.22))
    for i, c in enumerate((BLU, CRM, RED)):
        box(
            (0.32, 0.23, 0.035),
            0.008,
            clay(c),
            (-0.25 + 0.02 * i, -0.75, 0.50 + 0.036 * i),
            (0, 0, 6 - 9 * i),
        )
    vase("bulb", clay(INK), (1.05, -0.74, 0.48), scale=0.17)
    world("#e4e8f4", 0.62)
    s = sun_light(-48, 34, 4.2, "#ffe6c4", 0.5)
    d = Vector(s["dir"])
    gobo_window(Vector((0, 0, 1.6)) + d * 5, (0, 0, 1.6), 3.2, 3.4, 3, 2, 0.16)
    camera((0.85, -6.2, 1.5), (0.02, 0, 1.42), lens=52)
    project_shot(look="agx", exposure=0.4, contrast=1.05, sat=1.1)
elif VIEW == 2:
    wall(material=plaster("#c7c2b8", 0.9), y=0, h=8)
    floor()
    st = metal("#c9ccd0", 0.25)
    for k, x, z in ((1, -0.62, 1.5), (4, 0.56, 1.42)):
        poster(k, x, z, 1.1, -0.03)
        for q in (-0.3, 0.3):
            group(
                [
                    box((0.07, 0.035, 0.05), 0.006, surface(INK, 0.35)),
                    torus(0.022, 0.005, st, (0, -0.01, 0.045), (90, 0, 0)),
                    cylinder(0.008, 0.06, st, 0.002, (0, 0.03, 0.06), (90, 0, 0)),
                ],
                (x + q, -0.045, z + 0.97),
            )
    world("#e9edf8", 0.55)
    sun_light(-58, 40, 3.8, "#ffeccf", 0.6)
    camera((-1.15, -3.1, 2.25), (-0.02, 0, 1.92), lens=50)
    project_shot(look="agx", exposure=0.4, sat=1.12)
else:
    wall(material=concrete("#a9a49c", 0.7), y=0, h=9, w=30)
    floor(material=concrete("#8d8a86", 0.8))
    q = 0
    for j in range(3):
        for i in range(9):
            k = (i * 2 + j * 3 + i // 3) % 6
            poster(k, -3.92 + 0.98 * i, 0.98 + 1.70 * j, 0.96, -0.01 - 0.0015 * ((i + j) % 3))
    world("#dfe6f6", 0.6)
    sun_light(46, 44, 3.4, "#fff0d6", 0.6)
    cy = surface("#20242c", 0.5)
    # bicycle leaning on the wall
    tyre = surface("#16171a", 0.7)
    fr = surface(RED, 0.35, coat=0.3)
    B = []
    for x in (-0.52, 0.52):
        B += [
            torus(0.34, 0.022, tyre, (x, 0, 0.34), (90, 0, 0)),
            torus(0.315, 0.010, metal("#cfd2d6", 0.3), (x, 0, 0.34), (90, 0, 0)),
            cylinder(0.03, 0.08, metal(), 0.005, (x, 0.04, 0.34), (90, 0, 0)),
        ] + [
            tube([(x, 0, 0.34), (x + 0.31 * cos(a), 0, 0.34 + 0.31 * sin(a))], 0.0025, metal(), kind="POLY")
            for a in [tau * i / 18 for i in range(18)]
        ]
    for a, b, r in (
        ((-0.52, 0, 0.34), (-0.06, 0, 0.30), 0.014),
        ((-0.06, 0, 0.30), (-0.20, 0, 0.84), 0.017),
        ((-0.52, 0, 0.34), (-0.17, 0, 0.74), 0.012),
        ((-0.06, 0, 0.30), (0.36, 0, 0.70), 0.019),
        ((-0.18, 0, 0.78), (0.34, 0, 0.80), 0.017),
        ((0.52, 0, 0.34), (0.335, 0, 0.90), 0.016),
    ):
        B.append(tube([a, b], r, fr, kind="POLY"))
    B += [
        tube([(0.335, 0, 0.90), (0.32, 0, 0.96), (0.40, 0.0, 0.99)], 0.014, metal(), kind="POLY"),
        tube(
            [(0.34, -0.24, 0.98), (0.40, -0.1, 0.99), (0.40, 0.1, 0.99), (0.34, 0.24, 0.98)],
            0.014,
            surface(INK, 0.5),
        ),
        cushion((0.27, 0.15, 0.06), surface("#2a1c14", 0.5), loc=(-0.215, 0, 0.88)),
        torus(0.085, 0.010, metal("#b9bcc0", 0.3), (-0.06, -0.03, 0.30), (90, 0, 0)),
        tube([(-0.06, -0.04, 0.30), (0.06, -0.06, 0.18)], 0.011, metal()),
        box((0.09, 0.08, 0.02), 0.006, tyre, (0.06, -0.1, 0.175)),
        cylinder(0.009, 0.1, metal(), 0.002, (-0.2, 0, 0.80)),
    ]
    group(B, (1.35, -0.34, 0), (9, 0, 0))
    camera((-0.6, -8.2, 1.45), (0.1, 0, 1.72), lens=48)
    project_shot(look="agx", exposure=0.5, sat=1.12)
