"""White lock-keeper's house with a lit round window at a canal lock at dusk, gates ajar, a barge, willows.

For the end of the yoga home: the sky at the left is calm.
"""

import random
from math import cos, radians, sin

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, point_light, sun_light
from kit.materials.natural import water, wood
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group, place
from kit.props.architecture import gabled_house
from kit.props.landscape import peaks
from kit.props.plants import foliage, tree
from kit.render import render
from kit.shapes import blob, box, cylinder, loft, sphere, torus
from kit.world import sky, start

start()
C = (-1.5, -15, 3.0)
floor(material=water("#b3a99c", "#6f8478", 0.16, 0.03, 0.025, 0.05), size=900)
stone = surface("#b9ab98", 0.9, mottle=0.16, bump=0.3)
brick = surface("#9a6d58", 0.9, mottle=0.2, bump=0.3)
turf = surface("#6d8460", 0.95, specular=0.04, mottle=0.12)
white = surface("#f4ece0", 0.8, mottle=0.04)
roof = surface("#8c4f3c", 0.8, mottle=0.15)
green = surface("#3f5a45", 0.6)
black = surface("#26302b", 0.6)
lit = emission("#ffc27c", 3.2)


def bank(left, right, near, far, z=1.25):
    """Ground behind a quay of brick with a kerb of stone."""
    x, y = (left + right) / 2, (near + far) / 2
    box((right - left, far - near, z + 0.6), 0.02, brick, (x, y, (z - 0.6) / 2))
    box((right - left + 0.16, far - near + 0.16, 0.22), 0.05, stone, (x, y, z - 0.02))
    box((right - left - 1.2, far - near - 1.2, 0.14), 0.05, turf, (x, y, z + 0.1))


bank(2.6, 60, 6, 90)
bank(-70, -3.6, 15, 90)
# Lock gates, ajar, with the long beams that push them.
for side, hinge, turn in ((1, (2.5, 12.4), 196), (-1, (-3.5, 15.6), -14)):
    leaf = [box((2.9, 0.24, 2.6), 0.03, green, (1.45, 0, 0.0))]
    leaf += [box((2.9, 0.3, 0.16), 0.02, white, (1.45, 0, z)) for z in (0.25, 0.9)]
    leaf += [box((0.2, 0.34, 2.8), 0.03, green, (x, 0, 0.1)) for x in (0.05, 2.85)]
    leaf += [box((6.2, 0.36, 0.36), 0.05, black, (-1.1, 0, 1.72)), box((1.0, 0.4, 0.4), 0.05, white, (-4.0, 0, 1.72))]
    group(leaf, (*hinge, 0), (0, 0, turn))
for x, y in ((3.4, 7.2), (3.4, 10.0), (8.0, 6.8), (-4.4, 16.4)):
    cylinder(0.2, 0.7, black, 0.06, (x, y, 1.3))

# The house: gable to the water, a round window in it, a green door.
W, D, H, R = 6.2, 8.0, 3.2, 3.3
front = -D / 2 - 0.02
house = [gabled_house(W, D, H, R, white, roof, 0.36, 0.2)]
house += [box((W + 0.1, D + 0.1, 0.5), 0.02, surface("#7d8a7d", 0.9), (0, 0, 0.25))]
house += [
    cylinder(1.12, 0.1, green, 0.02, (0, front, 3.75), (90, 0, 0)),
    cylinder(0.96, 0.14, lit, 0, (0, front, 3.75), (90, 0, 0)),
    box((0.09, 0.2, 1.94), 0.01, green, (0, front - 0.1, 3.75)),
    box((1.94, 0.2, 0.09), 0.01, green, (0, front - 0.1, 3.75)),
    box((1.1, 0.14, 2.1), 0.04, green, (-1.7, front, 1.15)),
    box((0.5, 0.18, 0.5), 0.03, lit, (-1.7, front - 0.02, 1.7)),
]
for x in (0.4, 2.0):
    house += [
        box((1.1, 0.14, 1.3), 0.02, green, (x, front, 1.5)),
        box((0.94, 0.18, 1.14), 0.01, lit, (x, front, 1.5)),
        box((0.07, 0.22, 1.2), 0.005, white, (x, front - 0.02, 1.5)),
        box((1.0, 0.22, 0.07), 0.005, white, (x, front - 0.02, 1.65)),
        box((1.3, 0.3, 0.1), 0.02, stone, (x, front - 0.06, 0.84)),
    ]
house += [box((0.7, 0.7, 1.5), 0.04, brick, (1.3, 1.0, H + 2.0), base=True)]
for y in (-2.2, 0.4, 2.8):
    house += [box((0.14, 1.0, 1.3), 0.02, lit, (-W / 2 - 0.02, y, 1.6)), box((0.2, 0.07, 1.34), 0.005, white, (-W / 2 - 0.04, y, 1.6))]
group(house, (9.4, 15.5, 1.32), (0, 0, 12))
# The warmth of the windows on wall and grass; the water mirrors those and not these lamps, which have no body.
for loc, power in (((6.6, 9.4, 3.4), 120), ((9.6, 9.6, 3.2), 90)):
    point_light(loc, power, "#ffb469", 0.4).visible_glossy = False
# A bench, two mats rolled against the wall, a bicycle would be one thing too many.
box((2.2, 0.5, 0.1), 0.03, green, (12.4, 9.2, 1.95))
for x in (11.5, 13.3):
    box((0.1, 0.46, 0.55), 0.02, green, (x, 9.2, 1.66))

# A barge, moored at the left: dark hull, white cabin, one lamp.
rings = []
for k, z in ((0.84, -0.3), (1, 0.85)):
    side = [(5.2 * (2 * s - 1) * (0.95 + 0.05 * k), 1.3 * k * (1 - abs(2 * s - 1) ** 5) ** 0.6, z + 0.25 * abs(2 * s - 1) ** 3 * (z > 0)) for s in (i / 30 for i in range(31))]
    rings.append([(x, -y, q) for x, y, q in side] + [(x, y, q) for x, y, q in side[::-1]])
barge = [
    loft(rings, black, angle=40),
    box((9.2, 2.1, 0.1), 0.03, wood("#b58a5e", "#8a6440", 1, "X", 0.6, 0), (0, 0, 0.84)),
    box((4.6, 1.7, 0.8), 0.1, white, (-1.0, 0, 0.86), base=True),
    box((4.9, 1.9, 0.12), 0.04, surface("#d98a6c", 0.7), (-1.0, 0, 1.66), base=True),
    *[cylinder(0.24, 0.08, lit, 0, (-2.6 + 1.05 * i, -0.83, 1.28), (90, 0, 0)) for i in range(4)],
    tube([(3.1, 0, 0.9), (3.1, 0, 2.6)], 0.05, white),
    *[torus(0.22, 0.07, surface("#3a2f28", 0.8), (x, -1.28, 0.5), (90, 0, 0)) for x in (-3, 0.4, 3)],
]
group(barge, (-10.5, 11.6, 0), (0, 0, 3), 1.0)


def pollard(seed, h=6.4):
    """Willow that is cut back to its head every few years: short thick trunk, a knob, a mop of straight shoots."""
    rng = random.Random(seed)
    head = h * 0.38
    knob = [
        (
            (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), head + rng.uniform(-0.15, 0.15)),
            0.4,
        )
        for _ in range(5)
    ]
    parts = [
        tube([(0, 0, -0.2), (0.1, 0.05, head * 0.5), (0, 0, head)], 0.3, bark, taper=[1.35, 1, 1.05]),
        blob(knob, bark, 0.06, 4),
    ]
    tufts = []
    for i in range(36):
        a, lean = i * 2.4, radians(4 + 76 * ((i + 0.5) / 36) ** 0.75)
        reach = (h - head) * rng.uniform(0.74, 1.0) * (1 - 0.36 * sin(lean))
        along = [
            (
                reach * share * sin(lean) * cos(a),
                reach * share * sin(lean) * sin(a),
                head + reach * share * cos(lean),
            )
            for share in (0.05, 0.38, 0.6, 0.8, 0.97)
        ]
        parts.append(tube(along, 0.05, bark, taper=[1.3, 1.0, 0.8, 0.6, 0.3], ring_resolution=2))
        tufts += [(p, (r, r, r)) for p, r in zip(along[1:], (0.34, 0.34, 0.28, 0.2))]
    parts.append(foliage(tufts, 7600, 0.2, willow, seed, 0.2, ratio=0.24))
    return group(parts)


bark = surface("#6b5847", 0.9, mottle=0.2, bump=0.5, bump_scale=8, bump_dist=0.05)
willow = surface("#71855f", 0.9, specular=0.05)
linden = surface("#5f7757", 0.9, specular=0.05)
kinds = [pollard(seed) for seed in (2, 3, 4)]
# They leave the sun's place in the water free.
row = (
    (-15.5, 24, 1.0),
    (-7.6, 27, 0.95),
    (-22, 28, 1.1),
    (-8.0, 44, 1.0),
    (-31, 36, 1.15),
    (-8.6, 64, 1.0),
)
for i, (x, y, size) in enumerate(row):
    spot = ((x, y, 1.3), (0, 0, 70 * i), size)
    if i < 3:
        place(kinds[i], *spot)
    else:
        duplicate(kinds[i % 3], *spot)
for x, y, h, seed in ((18.0, 24, 9.0, 6), (25, 22, 8.0, 7), (34, 28, 9, 8)):
    tree(
        h,
        h * 0.3,
        (x, y, 1.3),
        seed=seed,
        material=linden,
        bark=bark,
        n=9000,
        leaf=0.22,
        trunk=0.32,
        lean=0.03,
        flat=1.15,
    )
for color, far, high, seed in (("#a9b09d", 190, 8, 4), ("#8b9b84", 120, 5, 8)):
    peaks([(-90, far, high, 60), (10, far, high * 0.7, 70), (90, far, high, 60)], -220, 220, far - 20, far + 30, 160, 30, surface(color, 0.95, specular=0.04), seed=seed, freq=0.06, rough=0.3)
sphere(3.4, emission("#fff0dc", 4), (-49, 170, 33))
# Its brightest part is behind the disc, so the water shines below the disc too.
sky(14, -13, 0.07, sun_disc=False, camera_colors=("#f8d2b4", "#f0c2ae", "#d9c7bd", "#b5c0ba"), camera_top=0.5)
sun_light(-48, 16, 2.6, "#ffd0a0", 1.4)
area_light((2, -12, 9), (6, 12, 3), 6, 700, "#ffe6d2")
camera(C, (1.4, 16, 4.3), lens=34)
render(exposure=0.42, contrast=1.12, sat=1.18, bloom=0.13, mist=(30, 220, "#f0d3c0", 0.6))
