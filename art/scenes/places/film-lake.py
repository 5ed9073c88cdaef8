"""Red rowing boat at a jetty below a white church, a snowy twin peak behind in the first pink light.

For the film of the posts, which begins with it: sunrise in autumn, the sun from the right, the larches turned yellow.
"""

import random
from math import exp

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import rock, water, wood
from kit.materials.solid import surface
from kit.objects import duplicate, group
from kit.props.architecture import gabled_house
from kit.props.landscape import peaks, rowing_boat
from kit.props.plants import fir
from kit.render import render
from kit.shapes import boxes, cylinder, grid, lathe
from kit.world import sky, start

start()
white, roof = surface("#fff6ee", 0.7), surface("#b5443a", 0.6)
planks, iron = wood("#c9a27c", "#96704f", 2, "X"), surface("#3c4258", 0.5)
peaks(
    [
        (-36, 152, 54, 58),
        (-13, 158, 47, 50),
        (20, 166, 32, 50),
        (50, 170, 27, 52),
        (84, 168, 36, 54),
        (-86, 170, 30, 48),
        (-118, 172, 36, 50),
    ],
    -150,
    140,
    100,
    205,
    320,
    120,
    rock("#8795c6", "#a79fce", 0, 54, snow="#ffeae4", line=0.50),
    seed=12,
    freq=0.035,
    rough=0.45,
)
peaks(
    [(-68, 100, 22, 40), (-34, 108, 12, 32), (2, 116, 7, 34), (34, 106, 13, 30), (66, 98, 24, 36)],
    -110,
    110,
    66,
    140,
    280,
    90,
    surface("#6f7fae", 0.95, specular=0.05),
    seed=21,
    freq=0.05,
    rough=0.42,
)
floor(material=water("#86b3d6", "#5a8cc0", 0.10, 0.05, 0.05, 0.10), size=1600)

# Headlands: (x, y, height, radius along x, radius along y).
knolls = [(17, 27, 3.0, 9, 6), (34, 44, 7, 13, 10), (-40, 52, 5, 16, 8), (-22, 60, 2.6, 12, 6)]


def height(x, y):
    hill = sum(h * exp(-(((x - a) / p) ** 2) - ((y - b) / q) ** 2) for a, b, h, p, q in knolls)
    return hill - 0.75 + 0.14 * noise.noise(Vector((x * 0.4, y * 0.4, 2)))


def land(u, v):
    x, y = -66 + 132 * u, 12 + 62 * v
    return x, y, height(x, y)


grid(360, 170, land, surface("#9aa765", 0.95, specular=0.05, mottle=0.10, mottle_scale=0.5))

church = (13.6, 25.0)
ground = height(*church) - 0.5
tower = [
    boxes([(0, 0, 2.3, 1.3, 1.3, 4.6)], white, 0.03),
    lathe([(0, 0), (1.02, 0), (0, 2.9)], roof, 0.02, 4, (0, 0, 4.6), (0, 0, 45)),
    boxes([(0, -0.66, 3.7, 0.34, 0.04, 0.6), (-0.66, 0, 3.7, 0.04, 0.34, 0.6)], iron, 0.01),
]
nave = [gabled_house(2.1, 3.4, 2.0, 1.3, white, roof, 0.14, 0.1, (0, 2.2, 0))]
group(tower + nave, (*church, ground), (0, 0, -38), 1.0)

# The jetty, and the boat that lies at it.
jetty = [boxes([(0.28 * i, 0, 0.42, 0.24, 1.1, 0.07) for i in range(22)], planks, 0.01)]
jetty += [cylinder(0.08, 1.5, planks, 0.01, (x, y, -0.8)) for x in (0.1, 2.3, 4.4) for y in (-0.5, 0.5)]
group(jetty, (3.9, 19.6, 0.06), (0, 0, 36), 1.1)
rowing_boat(surface("#d8432f", 0.45, coat=0.3), planks, (2.2, 18.4, 0.14), 12, 2.7)

rng = random.Random(8)
dark = [fir(3.0, 0.72, surface(c, 0.85, specular=0.12), (0, -80, 0)) for c in ("#2f5f66", "#3a6f70")]
golden = [fir(3.0, 0.72, surface(c, 0.85, specular=0.12), (0, -80, 0)) for c in ("#e0a63f", "#d08a3a")]
for _ in range(900):
    x, y = rng.uniform(-60, 60), rng.uniform(22, 62)
    z, grove = height(x, y), noise.noise(Vector((x * 0.13, y * 0.13, 5)))
    near_church = abs(x - church[0]) < 3.6 and -9 < y - church[1] < 4.5
    if z > 0.35 and grove > 0.02 and not near_church:
        tree = rng.choice(golden if rng.random() < 0.34 else dark)
        duplicate(tree, (x, y, z - 0.1), (0, 0, rng.uniform(0, 360)), rng.uniform(0.5, 1.0))

dawn = ("#ffe6d3", "#f9cfcd", "#cdbfe0", "#93add9")
sky(38, 180, 0.09, sun_disc=False, camera_colors=dawn, camera_top=0.46)
sun_light(72, 18, 4.0, "#ffb692", 0.8)
camera((0, -15, 3.4), (0, 40, 8.8), lens=34)
render(mist=(50, 260, "#f6d9dc", 0.5), exposure=0.0, look="neutral")
