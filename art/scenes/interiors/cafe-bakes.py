"""Morning bakes seen from above on a dark baking tray: croissants, cardamom buns, a scored loaf, on a pistachio table.

For the café home.
"""

import random
from math import cos, sin, sqrt, tau

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, shadow_only, sun_light
from kit.materials.natural import plaster
from kit.materials.solid import surface
from kit.objects import displace, duplicate, group
from kit.outlines import rounded_rect
from kit.props.food import coffee_bean, croissant
from kit.props.plants import palm_frond
from kit.props.tableware import cup, folded_linen
from kit.render import render
from kit.shapes import extrude, lathe, sphere
from kit.world import start, world

start()
floor(material=plaster("#a9b58c", 0.45, 0.12))
iron = surface("#2e2620", 0.45, coat=0.2, mottle=0.05)
paper = surface("#f4e9d6", 0.85)
crumb = surface("#c98a45", 0.6, mottle=0.3, mottle_scale=5, bump=0.5, bump_scale=10)
crust = surface("#a8642c", 0.65, mottle=0.4, mottle_scale=4, bump=0.7, bump_scale=9)
sugar = surface("#fbf3e4", 0.6)
flour = surface("#f3e4c8", 0.9)


def bun(x, y, turn, scale=1.0):
    """A knotted coil with pearl sugar."""
    coil = []
    for i in range(90):
        t = i / 89
        a = turn + 2.6 * tau * t
        r = 0.06 + 0.4 * t
        coil.append((r * cos(a), r * sin(a), 0.2 + 0.16 * (1 - t) + 0.02 * sin(7 * a)))
    rng = random.Random(int(10 * (x + 9)) + int(10 * (y + 9)))
    pearls = []
    for _ in range(34):
        a, r = rng.uniform(0, tau), 0.5 * sqrt(rng.random())
        z = 0.2 + 0.16 * (1 - r / 0.5) + 0.12
        pearls.append(sphere(rng.uniform(0.016, 0.03), sugar, (r * cos(a), r * sin(a), z), segments=10))
    return group([tube(coil, 0.125, crumb), *pearls], (x, y, 0.1), scale=scale)


def loaf(x, y, turn):
    """A round loaf with a leaf cut into its flour."""
    body = displace(
        lathe(
            [(0, 0), (0.62, 0), (0.86, 0.2), (0.8, 0.46), (0.5, 0.66), (0, 0.74)], crust, 0.16, segments=96
        ),
        0.015,
        2.2,
        3,
    )
    dust = lathe([(0, 0.785), (0.26, 0.755), (0.42, 0.705), (0.5, 0.66)], flour, 0)
    cuts = [
        tube(
            [(0.03, 0.02, 0.78), (0.2 * s, 0.2 + 0.1, 0.76), (0.42 * s, 0.3, 0.7)],
            0.022,
            crust,
            taper=[0.5, 1.2, 0.4],
        )
        for s in (-1, 1)
    ]
    cuts += [
        tube(
            [(0, -0.26, 0.77), (0.2 * s, -0.08, 0.765), (0.44 * s, 0.0, 0.7)],
            0.022,
            crust,
            taper=[0.5, 1.2, 0.4],
        )
        for s in (-1, 1)
    ]
    cuts.append(tube([(0, -0.52, 0.69), (0, 0, 0.79), (0, 0.56, 0.68)], 0.028, crust, taper=[0.5, 1.2, 0.5]))
    return group([body, dust, *cuts], (x, y, 0.1), (0, 0, turn))


# the tray, its paper, and a rack beside it
extrude([rounded_rect(4.5, 3.3, 0.3)], 0.08, 0.03, iron, (-0.45, 0.3, 0.05), (0, 0, 7))
extrude(
    [rounded_rect(4.7, 3.5, 0.36), rounded_rect(4.4, 3.2, 0.28)],
    0.2,
    0.04,
    iron,
    (-0.45, 0.3, 0.1),
    (0, 0, 7),
)
extrude([rounded_rect(4.2, 3.0, 0.06)], 0.02, 0, paper, (-0.42, 0.3, 0.11), (0, 0, 5))
for x, y, a in ((-1.85, 1.0, 20), (-0.72, 1.22, 8), (-1.72, 0.05, 32)):
    croissant((x, y, 0.14), (0, 0, a), 0.62, seed=2 + int(a))
for x, y, a in ((0.48, 1.24, 0.3), (1.32, 1.34, 2.2), (0.52, 0.22, 1.1), (1.42, 0.34, 4.0)):
    bun(x, y, a, 0.86)
loaf(-0.86, -0.42, 12)
bun(0.28, -0.72, 3.0, 0.86)
croissant((1.34, -0.58, 0.14), (0, 0, 160), 0.6, seed=5)
folded_linen("#8c4a2f", 1.5, 0.9, 0.03, (2.05, -1.75, 0), (0, 0, -16), 2)
cup("#f4eee4", coffee="#3a1a0c", loc=(-1.75, -1.98, 0), rot=(0, 0, 200), scale=0.85)
bean = coffee_bean("#64371d")
rng = random.Random(12)
for x, y in (
    (-3.1, 1.9),
    (2.9, 2.0),
    (2.75, 0.4),
    (-3.1, -0.5),
    (0.4, -2.1),
    (-0.6, 2.4),
    (0.9, -2.3),
    (3.1, -0.7),
):
    duplicate(bean, (x, y, 0.05), (0, 0, rng.uniform(0, 360)), rng.uniform(0.9, 1.15))
for i in range(70):
    x, y = rng.uniform(-2.4, 1.5), rng.uniform(-1.0, 1.6)
    sphere(rng.uniform(0.008, 0.02), crumb, (x, y, 0.14), segments=8)
shadow_only(palm_frond(3.0, None, (-5.0, 1.2, 3.4), (0.9, -0.25, -0.1), 26, 0.5, 1, w=0.11))
world("#e8ecf0", 0.5)
sun_light(-122, 38, 5.0, "#ffe6c4", 0.9)
area_light((3.5, -2, 4), (0, 0, 0), 3, 60, "#ffffff")
camera((-0.3, -0.02, 10), (-0.3, 0.02, 0), lens=69, fstop=0.9, focus=(0, 0, 0.4), roll=90)
render(exposure=0.08)
