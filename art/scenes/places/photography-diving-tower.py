"""Concrete diving tower on a mountain lake at the last of dusk, a lamp on its railing; wet footprints and a towel on the jetty.

For the photography home.
"""

import random
from math import cos, sin

from kit.backdrops import floor, sky_card
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import concrete, water, wood
from kit.materials.solid import emission, surface
from kit.materials.textile import fabric
from kit.nodes import NodeBuilder
from kit.objects import group
from kit.props.landscape import peaks
from kit.render import render
from kit.shapes import box, boxes, cylinder, grid, sphere
from kit.world import start, world

start()
CAMERA = (-3.0, -13.5, 1.8)
TOWER = (2.7, 10.0)
JETTY = 1.9
rng = random.Random(6)
WATER = -0.62

# The lake, and what stands around it.
lake = water("#0a171b", "#060f13", 0.35, 0.02, 0.3, 0.035)
NodeBuilder(lake).set("Specular", 1.0)
NodeBuilder(lake).set("Clearcoat", 1.0)
floor(material=lake, size=900, z=WATER)
sky_card((0, 330, -2), 1300, 210, "#e3a07a", "#0a1c2b", 0.85, mid=(0.30, "#4a7682"))
far = surface("#1b2f3a", 1, specular=0)
near = surface("#0d181d", 1, specular=0)
peaks(
    [(-125, 210, 36, 110), (-15, 230, 17, 70), (122, 215, 60, 125), (190, 220, 40, 90), (-215, 215, 44, 90)],
    -300,
    300,
    84,
    300,
    300,
    90,
    far,
    -1,
    3,
    0.4,
    0.02,
    True,
)
peaks(
    [(-150, 130, 17, 90), (-60, 140, 8, 60), (150, 130, 20, 100), (60, 145, 7, 60)],
    -260,
    260,
    36,
    190,
    300,
    80,
    near,
    -1,
    8,
    0.5,
    0.05,
    True,
)

# Tower: two slabs of board-marked concrete, platforms at three, five and seven and a half.
raw = concrete("#8d8a80", 0.8, 0.62, 6)
slab = concrete("#97948a", 0.9, 0.5)
iron = surface("#20282a", 0.42, metal=0.6, specular=0.5)
parts = [
    box((0.42, 2.4, 8.4), 0.035, raw, (-0.95, 0, -1.6), base=True),
    box((0.42, 2.4, 8.4), 0.035, raw, (0.95, 0, -1.6), base=True),
    box((3.4, 3.6, 0.5), 0.05, raw, (0, 0.1, -0.75), base=True),
]
for z, reach, w in ((2.2, 1.5, 2.3), (4.4, 2.3, 2.5), (6.8, 3.1, 2.9)):
    # They reach out over the water, to the left.
    parts.append(box((reach + 2.9, w, 0.22), 0.04, slab, (-reach / 2 - 0.1 + 0.0, 0, z - 0.22), base=True))
    x0, x1 = -reach - 1.0, 1.25
    for y in (-w / 2 + 0.07, w / 2 - 0.07):
        posts = [x0 + 0.55 + (x1 - x0 - 0.6) * i / 5 for i in range(6)]
        for x in posts:
            parts.append(cylinder(0.021, 1.02, iron, 0.004, (x, y, z), segments=16))
        for h in (0.5, 1.02):
            parts.append(tube([(x0 + 0.55, y, z + h), (x1 - 0.05, y, z + h)], 0.021, iron, kind="POLY"))
    for h in (0.5, 1.02):
        parts.append(
            tube(
                [(x1 - 0.05, -w / 2 + 0.07, z + h), (x1 - 0.05, w / 2 - 0.07, z + h)],
                0.021,
                iron,
                kind="POLY",
            )
        )
# Ladder up its front.
for x in (0.25, 0.72):
    parts.append(tube([(x, -1.32, -0.4), (x, -1.32, 7.9), (x, -1.0, 8.0)], 0.024, iron, kind="POLY"))
for i in range(27):
    parts.append(
        tube([(0.25, -1.32, -0.2 + i * 0.3), (0.72, -1.32, -0.2 + i * 0.3)], 0.015, iron, kind="POLY")
    )
# The lamp, on the railing of the middle platform.
lamp = (-2.35, -1.18, 5.62)
parts += [
    tube([(lamp[0], lamp[1], 5.4), (lamp[0], lamp[1], 5.62)], 0.02, iron, kind="POLY"),
    cylinder(0.07, 0.05, iron, 0.01, (lamp[0], lamp[1], 5.6), segments=32),
    sphere(0.13, emission("#ffc27a", 45), (lamp[0], lamp[1], 5.76), segments=32),
]
parts[-1].visible_shadow = False
group(parts, (*TOWER, WATER + 0.62))
at = (TOWER[0] + lamp[0], TOWER[1] + lamp[1], lamp[2] + 0.13)
point_light(at, 1100, "#ffae58", 0.09)
spill = area_light((at[0] + 0.2, at[1] - 0.6, at[2] - 0.3), (JETTY, -4, 0), 0.25, 900, "#ffa850", spread=90)
spill.visible_glossy = False
glow((at[0], at[1] - 0.6, at[2]), 3.0, "#ff9440", 0.3, CAMERA, "halo")

# Jetty: planks from us to the foot of the tower.
planks = [
    wood(a, b, 0.9, "X", rough, 0.35)
    for a, b, rough in (
        ("#6b6155", "#40382f", 0.45),
        ("#5d554b", "#373029", 0.40),
        ("#756a5c", "#484037", 0.5),
    )
]
rows = [[], [], []]
y = -16.0
while y < 8.3:
    rows[rng.randrange(3)].append(
        (rng.uniform(-0.02, 0.02), y, -0.03 + rng.uniform(-0.003, 0.003), 2.3, 0.142, 0.06)
    )
    y += 0.155
jetty = [boxes(blocks, m, 0.008) for blocks, m in zip(rows, planks)]
for x in (-0.95, 0.95):
    jetty.append(box((0.12, 24.4, 0.16), 0.01, planks[1], (x, -3.9, -0.14)))
    for y in (-9.5, -6.0, -2.5, 1.0, 4.5, 7.6):
        jetty.append(cylinder(0.11, 1.9, planks[1], 0.01, (x * 1.16, y, -1.6), segments=24))
# Wet prints that come towards us from the ladder, fainter and fainter.
wet = surface("#17130f", 0.06, coat=0.8, specular=0.6)
for i in range(16):
    y = 5.0 - i * 0.62
    x = 0.28 * sin(y * 0.23) + (0.12 if i % 2 else -0.12)
    k = 1.5 - 0.028 * i
    foot = [
        (0, 0.085, 0.047, 0.062),
        (0.004, 0.0, 0.03, 0.075),
        (0, -0.095, 0.036, 0.045),
    ] + [
        (
            -0.036 + 0.02 * t,
            0.158 - 0.004 * abs(t - 1.2) * 3,
            0.0125 + (0.004 if t == 4 * (i % 2) else 0),
            0.016,
        )
        for t in range(5)
    ]
    for fx, fy, a, b in foot:
        o = cylinder(1, 1, wet, 0.001, (x + fx * k, y - fy * k, 0.0035), segments=24)
        o.scale = (a * k, b * k, 0.0018)
        jetty.append(o)
group(jetty, (JETTY, 0, 0))

# A towel, put down in a hurry.
cloth = fabric("#d0603c", "boucle", 4.0, 0.4)


def towel(u, v):
    x, y = (u - 0.5) * 1.35, (v - 0.5) * 0.78
    bump = (
        0.10 * max(0, 1 - abs(x + 0.12 + 0.25 * y) * 5)
        + 0.07 * max(0, 1 - abs(x - 0.25 - 0.2 * y) * 6)
        + 0.05 * max(0, 1 - abs(y - 0.1 + 0.3 * x) * 6)
    )
    return (
        x * 0.86 + 0.05 * sin(v * 6),
        y + 0.05 * sin(u * 7),
        0.018 + 0.75 * bump + 0.012 * sin(u * 23 + v * 9) * cos(v * 17),
    )


grid(90, 60, towel, cloth, (JETTY - 0.1, -5.4, 0), (0, 0, 62), thickness=0.014)

area_light((-6, -16, 9), (0, -2, 0), 8.0, 700, "#5d93a8")
world("#4f7686", 0.2, None)
camera(CAMERA, (0.75, 2.5, 1.08), lens=30)
render(exposure=0.3, bloom=0.2, vignette=0.22, mist=(40, 330, "#3c5a64", 0.4), clamp=8)
