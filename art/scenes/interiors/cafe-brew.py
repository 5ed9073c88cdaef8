"""Pour-over coffee with white dripper, black gooseneck kettle, green bean bag and cup on a wood table.

For the café home.
"""

import random
from math import cos, sin, sqrt, tau

from mathutils import Vector

from kit.backdrops import wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, glass, metal, surface
from kit.objects import duplicate, group
from kit.outlines import arch_outline, catmull_rom, circle_outline, fillet, signed_power
from kit.props.food import coffee_bean
from kit.props.tableware import cup
from kit.render import render
from kit.shapes import box, extrude, grid, lathe, loft, smooth_lathe, torus
from kit.world import start, world

start()
wall(material=plaster("#a9b58c", 0.4, 0.18), y=3.6, z=-2, h=14)
oak = wood("#a8744a", "#74482b", 0.6, "X", 0.4)
box((20, 9.4, 0.4), 0.06, oak, (0, -1.2, -0.2))
br = metal("#c99a55", 0.24)
rs = surface("#4a2a1a", 0.34, coat=0.2, mottle=0.08)
# server + dripper (V60) on it
gl = glass("#ffffff")
srv = smooth_lathe(
    [
        (0.655, 0.52),
        (0.60, 0.74),
        (0.36, 1.02),
        (0.33, 1.10),
        (0.38, 1.22),
        (0.362, 1.22),
        (0.315, 1.10),
        (0.345, 1.01),
        (0.582, 0.73),
        (0.64, 0.525),
    ],
    gl,
    5,
)
cof = lathe(
    catmull_rom([(0, 0), (0.50, 0), (0.60, 0.06), (0.68, 0.30), (0.655, 0.52)], 6)
    + [(0.62, 0.515), (0, 0.515)],
    surface("#3a1809", 0.04, coat=1, specular=0.6),
    0,
)
band = lathe([(0.352, 1.03), (0.366, 1.06), (0.352, 1.12), (0.345, 1.08)], br, 0.01)
hnd = tube([(0.62, 0, 0.62), (0.98, 0, 0.70), (1.02, 0, 0.36), (0.67, 0, 0.28)], 0.045, oak)
cm = ceramic("#f4eee4", 0.22)
drp = lathe(
    fillet(
        [(0.09, 1.20), (0.13, 1.24), (0.56, 1.86), (0.60, 1.88), (0.585, 1.92), (0.545, 1.90), (0.10, 1.27)],
        0.02,
    ),
    cm,
    0,
)
dsk = lathe([(0.1, 1.215), (0.48, 1.215), (0.50, 1.235), (0.48, 1.26), (0.12, 1.26)], cm, 0.015)
dh = tube([(0.40, 0, 1.66), (0.78, 0, 1.74), (0.80, 0, 1.46), (0.30, 0, 1.36)], 0.045, cm)


def ribs(u, v):
    a = tau * u
    r = (0.555 - 0.44 * (1 - v)) + 0.006 * sin(26 * a)
    z = 1.30 + 0.66 * v + 0.02 * sin(5 * a) * v
    return (r * cos(a), r * sin(a), z)


pap = grid(160, 14, ribs, surface("#f6efe2", 0.85), thickness=0.008)
grd = lathe(
    [(0, 1.70), (0.18, 1.72), (0.36, 1.76), (0.42, 1.79)],
    surface("#3b2013", 0.75, mottle=0.3, mottle_scale=9, bump=0.8, bump_scale=16),
    0,
)
group([srv, cof, band, hnd, drp, dsk, dh, pap, grd], (-0.10, 0.10, 0), (0, 0, -18), 1.12)
# gooseneck kettle behind right
km = surface("#20221f", 0.36, coat=0.25)
K = [
    lathe([(0, 0), (0.66, 0), (0.70, 0.05), (0.52, 0.98), (0.46, 1.08), (0, 1.10)], km, 0.06),
    lathe([(0, 1.08), (0.44, 1.08), (0.43, 1.14), (0, 1.20)], km, 0.04),
    lathe([(0, 1.18), (0.05, 1.18), (0.05, 1.26), (0.10, 1.32), (0.07, 1.40), (0, 1.42)], oak, 0.02),
    torus(0.475, 0.018, br, (0, 0, 1.075)),
]
K.append(
    tube(
        [
            (-0.58, 0, 0.28),
            (-0.88, 0, 0.34),
            (-0.92, 0, 0.66),
            (-0.90, 0, 1.0),
            (-1.02, 0, 1.22),
            (-1.22, 0, 1.26),
            (-1.34, 0, 1.16),
        ],
        0.065,
        km,
        taper=[1.5, 1.15, 0.9, 0.8, 0.75, 0.7, 0.6],
    )
)
K.append(
    tube(
        [(0.44, 0, 1.04), (0.72, 0, 1.30), (0.98, 0, 1.24), (1.02, 0, 0.86), (0.94, 0, 0.5)],
        0.055,
        oak,
        taper=[0.8, 1, 1.1, 1.1, 0.9],
    )
)
K.append(tube([(0.36, 0, 0.98), (0.50, 0, 1.12), (0.60, 0, 1.22)], 0.03, br))
group(K, (0.80, 1.75, 0), (0, 0, 164), 1.06)
# bag of beans behind left
bg = surface("#6f7f56", 0.62, mottle=0.05, bump=0.12, bump_scale=30)
sections = []
for i in range(28):
    t = i / 27
    z = 2.05 * t
    w = 0.62 * (1 - 0.02 * t)
    d = 0.34 * (1 - max(0, (t - 0.70) / 0.30) ** 1.5 * 0.93) * (1 - 0.25 * max(0, (0.10 - t) / 0.10))
    sections.append(
        [
            (
                w * signed_power(cos(tau * j / 72), 0.22) * (1 + 0.012 * sin(z * 5 + j * 0.3)),
                d * signed_power(sin(tau * j / 72), 0.30) + 0.02 * sin(z * 7 + j * 0.26) * (0.3 + t),
                z,
            )
            for j in range(72)
        ]
    )

B = [
    loft(sections, bg),
    box((1.27, 0.09, 0.22), 0.02, bg, (0, 0, 2.06)),
    box((1.30, 0.12, 0.05), 0.015, surface("#20221f", 0.5), (0, -0.02, 2.14)),
    box((0.84, 0.012, 0.98), 0.004, surface("#f4ecdc", 0.75), (0, -0.385, 0.98)),
    box((0.84, 0.014, 0.16), 0.003, surface("#4a2a1a", 0.7), (0, -0.388, 0.57)),
]
B += [
    extrude([arch_outline(0.34, 0.42)], 0.008, 0.001, surface("#c99a55", 0.5), (0, -0.393, 0.98), (90, 0, 0)),
    extrude([circle_outline(0.11)], 0.010, 0.001, surface("#4a2a1a", 0.6), (0, -0.397, 1.10), (90, 0, 0)),
    box((0.5, 0.012, 0.035), 0.002, surface("#4a2a1a", 0.6), (0, -0.391, 0.86)),
    box((0.3, 0.012, 0.025), 0.002, surface("#6f7f56", 0.6), (0, -0.391, 0.79)),
]
group(B, (-1.28, 1.25, 0), (0, 0, 14), 1.12)
# front: cup, beans, scoop
cup("#6f7f56", coffee="#3a1a0c", saucer=True, loc=(1.18, -0.62, 0), rot=(0, 0, -40), scale=0.92)
b = coffee_bean("#64371d")
rng = random.Random(2)
for i in range(30):
    a, d = rng.uniform(0, tau), 0.60 * sqrt(rng.random())
    duplicate(
        b,
        (-0.98 + 1.15 * d * cos(a), -0.92 + 0.62 * d * sin(a), 0.05),
        (rng.uniform(-14, 14) + 180 * (i % 2), rng.uniform(-12, 12), rng.uniform(0, 360)),
        rng.uniform(0.9, 1.15),
    )
group(
    [
        lathe([(0, 0), (0.20, 0.03), (0.26, 0.16), (0.25, 0.17), (0.19, 0.05), (0, 0.02)], br, 0.01),
        tube([(0.24, 0, 0.15), (0.55, 0, 0.22), (0.95, 0, 0.26)], 0.028, br, taper=[1.2, 0.8, 1.0]),
    ],
    (-0.62, -1.02, 0.02),
    (0, 4, -20),
    1.0,
)
world("#e6e9e2", 0.42)
area_light((-4.4, -0.6, 4.6), (0, 0.3, 1.0), 1.6, 430, "#ffeccf", size_y=2.4)
area_light((4.2, 1.8, 3.2), (0, 0.4, 1.1), 1.4, 260, "#ffe0b8", size_y=2.4)
area_light((2, -6, 3), (0, 0, 1), 3, 80, "#ffffff")
sn = sun_light(-56, 33, 3.4, "#ffe3b8", 0.6)
d = Vector(sn["dir"])
t = Vector((0.3, 3.6, 2.6))
gobo_window(t + d * 10, t, 3.4, 4.6, 2, 3, 0.22)
camera((0.15, -9.6, 3.0), (0.02, 0.3, 1.27), lens=71, fstop=0.6, focus=(0, 0, 1.1))
render(exposure=0.2)
