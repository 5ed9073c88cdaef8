"""Wooden house with lit windows on the shore of a still lake, a jetty with two cushions, hills in morning mist.

For the yoga home.
"""

import random

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import point_light, sun_light
from kit.materials.natural import water, wood
from kit.materials.solid import emission, surface
from kit.materials.textile import fabric
from kit.objects import duplicate, group
from kit.props.architecture import gabled_house
from kit.props.landscape import peaks
from kit.props.plants import fir
from kit.props.upholstery import cushion
from kit.render import render
from kit.shapes import box, cylinder, sphere
from kit.world import sky, start

start()
floor(material=water("#9fb0a4", "#7f978c", 0.12, 0.03, 0.02, 0.05), size=900)
hill = lambda color: surface(color, 0.95, specular=0.04)
peaks(
    [(-60, 170, 26, 50), (10, 180, 34, 60), (80, 176, 28, 50), (-120, 180, 30, 55)],
    -200,
    200,
    130,
    230,
    200,
    60,
    hill("#b6b9ae"),
    seed=4,
    freq=0.02,
    rough=0.35,
)
peaks(
    [(-70, 96, 15, 34), (-20, 104, 10, 34), (46, 98, 18, 36), (96, 100, 15, 34)],
    -140,
    140,
    70,
    130,
    200,
    60,
    hill("#8ea08a"),
    seed=9,
    freq=0.03,
    rough=0.35,
)
peaks(
    [(20, 44, 2.6, 16), (40, 46, 4.6, 18), (62, 46, 4, 20)],
    2,
    80,
    32,
    62,
    160,
    60,
    hill("#667f5e"),
    seed=5,
    freq=0.05,
    rough=0.3,
    z=-0.5,
)
# The house, long and low, with a gable to the water.
wall = wood("#a97f5c", "#85603f", 1.2, "X", 0.6, 0)
roof = surface("#3f4c44", 0.8)
lit = emission("#ffc987", 3.4)
frame = surface("#efe6da", 0.7)
parts = [gabled_house(5.0, 8.0, 2.4, 2.1, wall, roof, 0.4, 0.2)]
for x in (-1.45, 0, 1.45):
    parts += [
        box((1.1, 0.06, 1.7), 0, lit, (x, -4.02, 1.15)),
        box((0.07, 0.1, 1.74), 0.005, frame, (x, -4.05, 1.15)),
        box((1.16, 0.1, 0.07), 0.005, frame, (x, -4.05, 1.45)),
    ]
parts += [
    cylinder(0.55, 0.06, lit, 0, (0, -3.99, 3.05), (90, 0, 0)),
    box((0.06, 0.1, 1.1), 0.005, frame, (0, -4.05, 3.05)),
    box((1.1, 0.1, 0.06), 0.005, frame, (0, -4.05, 3.05)),
    box((6.4, 2.6, 0.2), 0.03, wood("#c09a74", "#9a7450", 1, "X", 0.6, 0), (0, -5.2, 0.1)),
]
group(parts, (17.5, 31.0, 0.3), (0, 0, 24))
# The warmth of the windows on the deck; the lake mirrors the windows and not the lamp, which has no body.
point_light((15.6, 25.2, 1.6), 130, "#ffb469", 0.5).visible_glossy = False
# A raft with two cushions: the furthest seat of the house.
deck = wood("#c9ab86", "#9d8263", 1, "Y", 0.7, 0)
raft = [box((0.36, 2.5, 0.1), 0.02, deck, (0.4 * i - 1.4, 0, 0.14)) for i in range(8)]
raft += [
    cushion((0.66, 0.66, 0.24), fabric(color, "linen"), 0.9, 0.55, (x, y, 0.32))
    for x, y, color in ((-0.55, 0.1, "#e8a98e"), (0.62, -0.15, "#f6ecde"))
]
group(raft, (5.0, 7.4, 0), (0, 0, 18))
rng = random.Random(3)
trees = [fir(4.2, 1.0, hill(c), (0, -90, 0), 1, 5) for c in ("#4f6b52", "#5d7a5b", "#435f4c")]
for i in range(54):
    x = rng.uniform(11, 62)
    y = 38 + rng.uniform(-2, 9) + max(0, x - 24) * 0.02
    if abs(x - 17.5) < 5.5 and y < 40:
        continue
    duplicate(
        trees[i % 3], (x, y, 0.35 + max(0, x - 22) * 0.06), (0, 0, rng.uniform(0, 360)), rng.uniform(0.8, 1.7)
    )
sphere(4.2, emission("#fff0dc", 4), (-52, 160, 31.5))
# Its brightest part is behind the disc, so the lake shines below the disc too.
sky(
    13, -17, 0.07, sun_disc=False, camera_colors=("#f6d8c0", "#efc8b0", "#d3cfc0", "#a9bcb4"), camera_top=0.42
)
sun_light(-36, 20, 2.2, "#ffdcb8", 1.4)
camera((0, -8, 2.6), (2.2, 30, 5.2), lens=33)
render(exposure=0.46, contrast=1.1, sat=1.2, bloom=0.14, mist=(26, 220, "#ecd9c6", 0.62))
