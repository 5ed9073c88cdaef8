"""Concert stage with magenta and cyan light beams, glowing screens and a crowd in silhouette.

For the event home.
"""

import random

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, light_beam
from kit.materials.solid import emission, gradient, metal, surface
from kit.objects import duplicate, group
from kit.outlines import circle_outline
from kit.render import render
from kit.shapes import blob, box, cylinder, extrude, grid, sphere
from kit.world import start, world

start()
bk = surface("#120a1a", 0.45, specular=0.4)
floor(material=surface("#150b20", 0.22, specular=0.6, mottle=0.2, mottle_scale=3), size=80)
wall(material=surface("#2a1140", 0.9, emit="#3a1258", emit_strength=0.10), y=11, h=24, w=60)
# stage deck with lit edge
box((14, 6, 1.1), 0.05, surface("#1a1026", 0.3, coat=0.3), (0, 5.6, 0.55))
box((14.05, 0.06, 0.07), 0, emission("#ff3dbb", 7), (0, 2.6, 1.07))
box((14.05, 0.05, 0.05), 0, emission("#22d8ff", 4), (0, 2.58, 0.12))


# screens
def scr(x, w, h, color_1, color_2, z, rot=0, energy=0.7):
    g = group(
        [
            box((w + 0.16, 0.2, h + 0.16), 0.04, bk, (0, 0.12, 0)),
            grid(
                2,
                2,
                lambda u, v: ((u - 0.5) * w, -0.02, (v - 0.5) * h),
                gradient(color_1, color_2, "Z", 0, 1, 0.4, energy),
            ),
        ],
        (x, 8.2, z),
        (0, 0, rot),
    )
    return g


scr(0, 6.4, 4.4, "#5a17c9", "#ff2fa8", 4.3)
scr(-6.0, 3.2, 5.4, "#1440c9", "#1fd0ff", 4.4, 22)
scr(6.0, 3.2, 5.4, "#1440c9", "#1fd0ff", 4.4, -22)
extrude([circle_outline(1.45)], 0.08, 0.02, emission("#ffe9f8", 1.7), (0, 8.0, 4.5), (90, 0, 0))
BARS = random.Random(9)
for sx in (-6.0, 6.0):
    g = group(
        [
            box((0.26, 0.04, h), 0.02, emission("#8ff0ff", 0.9), (-1.2 + 0.4 * k, -0.06, -2.3 + h / 2))
            for k in range(7)
            for h in [BARS.uniform(0.5, 3.4)]
        ],
        (sx, 8.2, 4.4),
        (0, 0, 22 if sx < 0 else -22),
    )
# truss with fixtures
tm = metal("#4a4458", 0.35)
for z, y in ((8.6, 4.6), (8.1, 4.6), (8.6, 5.1), (8.1, 5.1)):
    tube([(-10, y, z), (10, y, z)], 0.05, tm, kind="POLY")
for i in range(40):
    x = -10 + i * 0.5
    tube([(x, 4.6, 8.1), (x + 0.5, 4.6, 8.6)], 0.025, tm, kind="POLY")
L = [
    (-7.2, -9.0, "#ff2fa8"),
    (-4.6, -2.6, "#22d8ff"),
    (-2.0, -6.0, "#ff2fa8"),
    (2.0, 6.0, "#ff2fa8"),
    (4.6, 2.6, "#22d8ff"),
    (7.2, 9.0, "#ff2fa8"),
    (-0.5, -1.4, "#b57bff"),
    (0.5, 1.4, "#b57bff"),
]
for x, tx, c in L:
    cylinder(0.22, 0.5, bk, 0.05, (x, 4.6, 7.55))
    sphere(0.16, emission(c, 14), (x, 4.55, 7.5))
    light_beam((x, 4.55, 7.5), (tx, 2.6, 0.0), 0.12, 1.05, c, 1.5, 0.30)
for x, tx, c in (
    (-6.6, -11, "#22d8ff"),
    (-3.4, -5.2, "#b57bff"),
    (3.4, 5.2, "#b57bff"),
    (6.6, 11, "#22d8ff"),
):
    cylinder(0.2, 0.3, bk, 0.04, (x, 7.3, 1.1))
    light_beam((x, 7.3, 1.4), (tx, 8.5, 13), 0.1, 1.0, c, 1.5, 0.26)
# mic stand on the mark
st = metal("#c9c3d6", 0.25)
group(
    [
        cylinder(0.30, 0.05, bk, 0.02),
        tube([(0, 0, 0.03), (0, 0, 1.45)], 0.022, st, kind="POLY"),
        tube([(0, 0, 1.45), (0, -0.2, 1.6)], 0.03, st, kind="POLY"),
        sphere(0.07, metal("#8a8696", 0.4), (0, -0.24, 1.64), segments=32),
    ],
    (0, 4.1, 1.1),
    (0, 0, 12),
    1.15,
)
# crowd heads
rng = random.Random(4)
hd = group(
    [
        sphere(0.20, surface("#1a0d26", 0.6, sheen=0.5), (0, 0, 0.62), segments=24),
        blob([((0, 0, 0.0), (0.36, 0.24, 0.42))], surface("#1a0d26", 0.7, sheen=0.5), 0.05, 4),
    ],
    (0, -50, 0),
)
for r in range(5):
    for i in range(26):
        duplicate(
            hd,
            (
                -10 + i * 0.8 + rng.uniform(-0.2, 0.2) + (0.4 if r % 2 else 0),
                -0.3 - r * 1.0 + rng.uniform(-0.2, 0.2),
                0.42 + rng.uniform(-0.14, 0.14) - 0.05 * r,
            ),
            (0, 0, rng.uniform(-20, 20)),
            rng.uniform(0.9, 1.1),
        )
for i in range(13):
    x = -8.5 + 1.4 * i + rng.uniform(-0.4, 0.4)
    y = -0.2 - rng.random() * 2.2
    zt = 1.75 + rng.uniform(-0.15, 0.3) - 0.1 * abs(y)
    hx = x + rng.uniform(-0.2, 0.2)
    tube(
        [(x, y, 0.1), (x + rng.uniform(-0.10, 0.10), y, zt - 0.45), (hx, y, zt)],
        0.075,
        surface("#1a0d26", 0.6, sheen=0.5),
        taper=[1.3, 1, 0.85],
    )
    sphere(0.105, surface("#1a0d26", 0.6, sheen=0.5), (hx, y, zt + 0.05), scale=(1, 0.9, 1.15), segments=24)
world("#3a1a58", 0.6)
area_light((-5, 1.5, 7.8), (-3, 5, 1), 1.2, 420, "#ff2fa8")
area_light((5, 1.5, 7.8), (3, 5, 1), 1.2, 420, "#22d8ff")
area_light((0, 2.6, 7.6), (0, 4.2, 1.4), 0.6, 260, "#ffe6fb", spread=60)
area_light((0, 7.6, 7.4), (0, -1.5, 0.6), 4, 520, "#c04dff")
camera((0, -9.6, 2.75), (0, 5, 3.75), lens=30)
render(exposure=0.25, bloom=0.16, bounces=4)
