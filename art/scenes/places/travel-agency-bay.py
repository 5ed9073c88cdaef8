"""Wide bay under a large sky: snowy peaks behind green headlands, a lighthouse, sails and a red and white balloon.

For the travel agency home, whose words stand in the sky and sink behind the mountains: the skyline is clear and low.
"""

import random
from math import exp

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import rock, water
from kit.materials.solid import surface
from kit.objects import duplicate, group, mesh_object
from kit.props.architecture import gabled_house
from kit.props.landscape import balloon, peaks
from kit.props.plants import fir
from kit.render import render
from kit.shapes import cylinder, grid, lathe, loft
from kit.world import sky, start

start()
WHITE, CORAL = surface("#fff8ec", 0.6), surface("#f4573a", 0.5)
MANGO, NAVY = surface("#ffb020", 0.55), surface("#14406b", 0.5)

peaks(
    [(30, 150, 39, 56), (-6, 165, 25, 48), (-40, 160, 28, 52), (82, 165, 30, 50), (-92, 170, 25, 60)],
    -140,
    140,
    100,
    205,
    320,
    120,
    rock("#7fa0d0", "#9ab2d8", 0, 39, line=0.56),
    seed=3,
    freq=0.035,
    rough=0.42,
)
peaks(
    [(-58, 96, 20, 34), (-30, 104, 13, 28), (70, 98, 17, 34), (44, 106, 11, 26), (8, 112, 8, 30)],
    -110,
    112,
    66,
    135,
    280,
    90,
    rock("#3f9a8f", "#62a5ae", 0, 22, line=2),
    seed=7,
    freq=0.05,
    rough=0.4,
)
floor(material=water("#35b4d2", "#1585b8", 0.10, 0.06, 0.06, 0.10), size=1600)

# Headlands: (x, y, height, radius along x, radius along y).
KNOLLS = [(-27, 44, 6.4, 9, 9), (-17, 38, 2.9, 7, 6), (27, 46, 5.4, 9, 9), (17.5, 39, 3.0, 5.5, 5)]


def height(x, y):
    """Of the headlands over the sea."""
    hill = sum(h * exp(-(((x - a) / p) ** 2) - ((y - b) / q) ** 2) for a, b, h, p, q in KNOLLS)
    return hill - 0.75 + 0.16 * noise.noise(Vector((x * 0.4, y * 0.4, 2)))


def knolls(u, v):
    x, y = -52 + 104 * u, 24 + 42 * v
    return x, y, height(x, y)


grid(320, 130, knolls, surface("#7cc45f", 0.95, specular=0.05, mottle=0.10, mottle_scale=0.5))

rng = random.Random(11)
GREENS = [
    fir(1.9, 0.55, surface(c, 0.85, specular=0.12), (0, -90, 0)) for c in ("#2b7a5c", "#3a8a6a", "#246a52")
]
for i in range(420):
    x, y = rng.choice((-1, 1)) * rng.uniform(13, 40), rng.uniform(33, 56)
    if height(x, y) > 0.5 and noise.noise(Vector((x * 0.16, y * 0.16, 8))) > 0.06:
        duplicate(GREENS[i % 3], (x, y, height(x, y) - 0.1), (0, 0, 0), rng.uniform(0.55, 1.1))

ROOFS = (CORAL, MANGO, NAVY)
for i, (x, y, turn) in enumerate(
    (
        (-15.4, 33.6, 25),
        (-17.6, 34.2, -10),
        (-13.1, 34.8, 40),
        (-19.6, 33.8, 5),
        (15.2, 35.6, -30),
        (19.6, 35.2, 15),
    )
):
    # Walls deep enough to reach the ground downhill.
    ground = (x, y, height(x, y) - 0.8)
    gabled_house(1.1, 1.3, 1.6, 0.6, WHITE, ROOFS[i % 3], 0.12, 0.08, ground, (0, 0, turn), 1.1)

LIGHT = (13.9, 37.0)
tower = [
    lathe([(0, z), (r, z), (r - 0.1, z + 0.95), (0, z + 0.95)], (WHITE, CORAL)[i % 2], 0, 48)
    for i, (r, z) in enumerate((0.82 - 0.1 * n, 0.9 * n) for n in range(4))
]
tower += [cylinder(0.62, 0.14, NAVY, 0.03, (0, 0, 3.6)), cylinder(0.3, 0.6, MANGO, 0.02, (0, 0, 3.7))]
tower += [lathe([(0, 4.3), (0.46, 4.3), (0, 4.85)], CORAL, 0.02, 48)]
group(tower, (*LIGHT, height(*LIGHT) - 0.1), (0, 0, 0), 1.15)


def sailing_boat(loc, turn, scale, color):
    """Open hull with a mainsail and a jib."""
    rings = [
        [
            (x * k, s * w * k, z)
            for x, w, s in ((1.2, 0, 1), (0.3, 0.42, 1), (-1, 0.34, 1), (-1, 0.34, -1), (0.3, 0.42, -1))
        ]
        for k, z in ((0.8, -0.15), (1, 0.36))
    ]
    sails = (
        ((0.0, 0, 0.6), (0.0, 0, 3.3), (-1.15, 0.25, 0.65)),
        ((0.15, 0, 0.7), (0.1, 0, 2.9), (1.1, 0.16, 0.6)),
    )
    parts = [loft(rings, color, angle=30), cylinder(0.04, 3.5, NAVY, 0, (0.04, 0, 0.2), segments=12)]
    parts += [mesh_object(sail, [(0, 1, 2)], WHITE, False) for sail in sails]
    group(parts, loc, (0, 0, turn), scale)


sailing_boat((-6.5, 27, 0), 12, 0.85, CORAL)
sailing_boat((2.5, 40, 0), -20, 0.75, NAVY)
sailing_boat((6.2, 33, 0), 160, 0.7, MANGO)
# Their shadows would be specks on the water that nobody can explain.
for colors, loc, scale in (
    (("#ff5d3a", "#fff0d6"), (21.3, 46, 20.2), 2.7),
    (("#ffb020", "#fff0d6"), (-3.4, 72, 17.6), 2.2),
):
    for part in balloon(colors, loc, scale, (0, 0, 10)).children:
        part.visible_shadow = False

sky(38, 0, 0.10, sun_disc=False, camera_colors=("#f2fafa", "#b4e0f2", "#63b5ec"), camera_top=0.42)
sun_light(-58, 38, 4.6, "#fff0d6", 0.6)
camera((0, -15, 4.6), (0.6, 40, 15.9), lens=34)
render(mist=(55, 270, "#d6ecf7", 0.5), exposure=0.02, vignette=0, look="neutral")
