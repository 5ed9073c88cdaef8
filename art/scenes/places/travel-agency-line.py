"""A valley of copper larches in October: a red engine and four mango coaches on seven pale arches, steam over the river.

For the copper line of the travel agency home, told day by day: the sky holds its words.
"""

import random
from math import cos, exp, radians, sin

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import rock, water
from kit.materials.solid import surface
from kit.objects import duplicate, group
from kit.props.architecture import arch_wall, gabled_house
from kit.props.landscape import peaks
from kit.props.plants import fir
from kit.render import render
from kit.shapes import box, boxes, cylinder, grid, sphere
from kit.world import sky, start

start()
DECK, SPAN, TURN = 13.0, 8.6, 16
WHITE, CORAL = surface("#fff6e6", 0.5), surface("#e8452c", 0.4, coat=0.4)
MANGO, NAVY = surface("#f29a12", 0.5, coat=0.2), surface("#14406b", 0.5)
GLASS, STEAM = surface("#17385c", 0.2, coat=0.4), surface("#fffaf2", 1.0, specular=0.0)


def along(x, y):
    """Where a point lies along the line, and how far before or behind it."""
    a = radians(TURN)
    return x * cos(a) + (y - 34) * sin(a), -x * sin(a) + (y - 34) * cos(a)


def bed(y):
    return -3 + 4.5 * sin(0.055 * y + 0.6)


def smooth(a, b, x):
    t = min(1.0, max(0.0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def height(x, y):
    u, v = along(x, y)
    slope = (DECK - 0.7) * smooth(20, 37, abs(u)) + 9 * smooth(36, 70, abs(u))
    behind = 10 * smooth(26, 90, v) * smooth(4, 30, abs(x - bed(y)))
    lumps = 1.5 * noise.noise(Vector((x * 0.09, y * 0.09, 3))) + 0.3 * noise.noise(Vector((x * 0.4, y * 0.4, 1)))
    river = exp(-(((x - bed(y)) / 6.4) ** 2))
    level = 1.6 + slope + behind + lumps * (1 - exp(-((v / 9) ** 2)) * smooth(30, 34, abs(u)))
    return level - (level + 1.5) * river


grass = surface("#a9b64e", 0.95, specular=0.04, mottle=0.12, mottle_scale=0.3)
grid(260, 260, lambda u, v: (-95 + 190 * u, -8 + 150 * v, height(-95 + 190 * u, -8 + 150 * v)), grass)
floor(material=water("#2f9db0", "#1d6f90", 0.10, 0.05, 0.06, 0.12), size=1600)

# The line: seven arches, a parapet, and a bank at each end.
stone = surface("#ffe6cc", 0.85, mottle=0.06, mottle_scale=0.8)
length = SPAN * 7
arches = tuple((SPAN * (i - 3), SPAN - 2.0, DECK - 2.4) for i in range(7))
line = [arch_wall(length, DECK + 2, tuple((x, w, h + 2) for x, w, h in arches), 3.2, stone, (0, 0, -2))]
line += [
    boxes([(SPAN * (i - 3.5), 0, DECK / 2 - 1.4, 2.3, 4.1, DECK + 0.6) for i in range(8)], stone, 0.06),
    boxes([(SPAN * (i - 3.5), 0, DECK - 1.2, 2.8, 4.6, 0.4) for i in range(8)], WHITE, 0.05),
    box((length + 70, 4.4, 0.55), 0.08, WHITE, (0, 0, DECK + 0.2)),
    boxes([(0, s * 1.95, DECK + 0.8, length + 70, 0.3, 0.75) for s in (-1, 1)], stone, 0.04),
    boxes([(35 * s + 24 * s, 0, DECK - 3, 50, 4.2, 6) for s in (-1, 1)], stone, 0.05),
]
train = []
for i in range(4):
    x = -6.1 * i
    train += [
        box((5.6, 2.3, 2.2), 0.2, MANGO, (x, 0, 2.1)),
        box((5.7, 2.45, 0.42), 0.2, WHITE, (x, 0, 3.35)),
        box((5.62, 2.34, 0.22), 0.05, CORAL, (x, 0, 1.35)),
        boxes([(x - 2.0 + 1.0 * k, 0, 2.45, 0.72, 2.36, 0.8) for k in range(5)], GLASS, 0.04),
        box((0.7, 1.2, 1.2), 0.05, NAVY, (x + 3.05, 0, 1.9)),
    ]
train += [
    box((2.4, 2.2, 1.7), 0.12, NAVY, (5.5, 0, 1.85)),
    box((2.1, 2.3, 3.0), 0.12, CORAL, (8.0, 0, 2.5)),
    box((2.5, 2.6, 0.3), 0.12, NAVY, (8.0, 0, 4.05)),
    boxes([(8.0, 0, 3.1, 1.2, 2.34, 0.9)], GLASS, 0.05),
    cylinder(1.0, 4.8, CORAL, 0.1, (8.6, 0, 2.2), (0, 90, 0)),
    cylinder(1.04, 0.2, MANGO, 0.03, (10.6, 0, 2.2), (0, 90, 0)),
    cylinder(1.04, 0.2, MANGO, 0.03, (12.2, 0, 2.2), (0, 90, 0)),
    cylinder(0.36, 1.7, NAVY, 0.06, (12.5, 0, 3.0)),
    cylinder(0.52, 0.3, NAVY, 0.06, (12.5, 0, 4.6)),
    sphere(0.5, MANGO, (10.7, 0, 3.25)),
    box((6.6, 2.0, 0.5), 0.1, NAVY, (10.2, 0, 1.0)),
]
train = [group(train, (2.0, 0, DECK + 0.25), scale=1.08)]
# Steam: it leaves the chimney small and is left behind, larger and higher.
rng = random.Random(8)
puffs = []
for i in range(40):
    t = i / 39
    x = 15.4 - 25 * t**1.2
    for _ in range(2 + int(3 * t)):
        r = (0.4 + 1.5 * t**0.8) * rng.uniform(0.5, 1.05)
        puffs.append(
            sphere(r, STEAM, (x + rng.uniform(-0.6, 0.6), rng.uniform(-0.5, 0.5) * (1 + 2 * t), DECK + 5.9 + 3.6 * t**0.7 + rng.uniform(-0.5, 0.6)), segments=24)
        )
for part in puffs:
    part.visible_shadow = False
group(line + train + puffs, (0, 34, 0), (0, 0, TURN))

# Larches in October, and a few firs that keep their green.
larches = [
    fir(4.6, 1.15, surface(c, 0.9, specular=0.05), (0, -80, -40))
    for c in ("#d9692b", "#e88a35", "#c4522a", "#f0a63c", "#b8442c", "#2f7460")
]
rng = random.Random(5)
planted = 0
while planted < 1500:
    x, y = rng.uniform(-80, 80), rng.uniform(4, 128)
    u, v = along(x, y)
    z = height(x, y)
    if z < 1.0 or abs(v) < 4.2 or (abs(u) < 22 and -40 < v < 4 and rng.random() < 0.8):
        continue
    if noise.noise(Vector((x * 0.06, y * 0.06, 8))) < -0.22:
        continue
    planted += 1
    duplicate(larches[rng.choice((0, 0, 1, 1, 2, 3, 4, 5))], (x, y, z - 0.2), (0, 0, rng.uniform(0, 360)), rng.uniform(0.6, 1.15))
for x, y, turn, wall, roof in ((-17, 19, 24, WHITE, CORAL), (-21.5, 22, -10, surface("#ffd9a0", 0.7), NAVY), (13.5, 16, -30, WHITE, NAVY)):
    gabled = gabled_house(3.0, 3.6, 2.5, 1.7, wall, roof, 0.2, 0.14)
    windows = boxes([(a, -1.82, 1.3, 0.55, 0.06, 0.8) for a in (-0.75, 0.75)], GLASS, 0.02)
    group([gabled, windows], (x, y, height(x, y) - 0.2), (0, 0, turn))
peaks(
    [(-46, 330, 92, 90), (44, 350, 74, 80), (130, 340, 96, 90), (-150, 340, 70, 90)],
    -260,
    260,
    220,
    420,
    240,
    90,
    rock("#8fa6cf", "#b3a9c8", 0, 92, line=0.56, snow="#fff1e0"),
    seed=3,
    freq=0.016,
    rough=0.5,
    z=-6,
)
sky(26, -40, 0.10, sun_disc=False, camera_colors=("#fff0d2", "#cfeaea", "#8fd3e6", "#62bfe0"), camera_top=0.62)
sun_light(-44, 27, 5.6, "#ffd8a0", 0.7)
camera((3, -22, 11.5), (-1, 34, 16.5), lens=29)
render(mist=(60, 420, "#f6e6d2", 0.5), exposure=-0.08, look="neutral", vignette=0.03)
