"""Four bags of coffee in four colours, evenly spaced on an oak shelf, with a scoop, a cup and loose beans.

For the café home: each quarter of the picture is one bag's own picture.
"""

import random
from math import cos, sin, tau

from kit.backdrops import wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface
from kit.objects import duplicate, group
from kit.outlines import arch_outline, circle_outline, signed_power
from kit.props.food import coffee_bean
from kit.props.tableware import cup
from kit.render import render
from kit.shapes import box, extrude, lathe, loft
from kit.world import start, world

PITCH = 2.1

start()
wall(material=plaster("#b4c08b", 0.4, 0.15), y=1.5, z=-4, h=14)
oak = wood("#a8744a", "#74482b", 0.6, "X", 0.4)
box((12, 2.3, 0.26), 0.05, oak, (0, 0.2, -0.13))
brass = metal("#c99a55", 0.24)
cream = surface("#f4ecdc", 0.75)
coffee = surface("#3a2115", 0.7)


def side(color):
    """The paper of a bag: square at its foot, pressed flat at its top."""
    rings = []
    for i in range(28):
        t = i / 27
        z = 2.05 * t
        w = 0.64 * (1 - 0.02 * t)
        d = 0.36 * (1 - max(0, (t - 0.7) / 0.3) ** 1.5 * 0.93) * (1 - 0.25 * max(0, (0.1 - t) / 0.1))
        rings.append(
            [
                (
                    w * signed_power(cos(tau * j / 72), 0.22) * (1 + 0.014 * sin(z * 5 + j * 0.3)),
                    d * signed_power(sin(tau * j / 72), 0.3) + 0.022 * sin(z * 7 + j * 0.26) * (0.3 + t),
                    z,
                )
                for j in range(72)
            ]
        )
    return loft(rings, color)


def bag(color, mark, disc, x, turn, bars):
    """A bag with the house's label: an arch, a disc in it, and as many rails as the coffee is strong."""
    paper = surface(color, 0.62, mottle=0.05, bump=0.12, bump_scale=30)
    ink = surface(mark, 0.6)
    parts = [
        side(paper),
        box((1.3, 0.1, 0.24), 0.02, paper, (0, 0, 2.06)),
        box((1.33, 0.13, 0.05), 0.015, coffee, (0, -0.02, 2.15)),
        box((0.86, 0.012, 1.06), 0.004, cream, (0, -0.4, 1.02)),
        extrude([arch_outline(0.46, 0.56)], 0.008, 0.001, ink, (0, -0.408, 0.88), (90, 0, 0)),
        extrude([circle_outline(0.13)], 0.01, 0.001, surface(disc, 0.6), (0, -0.414, 1.16), (90, 0, 0)),
    ]
    parts += [box((0.62, 0.012, 0.036), 0.002, coffee, (0, -0.408, 0.76 - 0.09 * k)) for k in range(bars)]
    return group(parts, (x, 0.2, 0), (0, 0, turn), 1.12)


bag("#8c4a2f", "#8c4a2f", "#f4ecdc", -1.5 * PITCH, 5, 3)
bag("#6f7f56", "#6f7f56", "#d8a04e", -0.5 * PITCH, -4, 2)
bag("#e9d3ae", "#d08a3c", "#3a2115", 0.5 * PITCH, 3, 1)
bag("#33241c", "#33241c", "#b7c68b", 1.5 * PITCH, -6, 3)

bean = coffee_bean("#64371d")
rng = random.Random(5)
for cx, cy, n in ((-2.15, -0.62, 16), (0.35, -0.66, 9), (2.45, -0.6, 20), (-3.7, -0.7, 5)):
    for i in range(n):
        a, r = rng.uniform(0, tau), rng.uniform(0, 0.4)
        duplicate(
            bean,
            (cx + 1.5 * r * cos(a), cy + 0.4 * r * sin(a), 0.05),
            (rng.uniform(-12, 12) + 180 * (i % 2), rng.uniform(-12, 12), rng.uniform(0, 360)),
            rng.uniform(0.85, 1.1),
        )
group(
    [
        lathe([(0, 0), (0.2, 0.03), (0.26, 0.16), (0.25, 0.17), (0.19, 0.05), (0, 0.02)], brass, 0.01),
        tube([(0.24, 0, 0.15), (0.55, 0, 0.22), (0.95, 0, 0.26)], 0.028, brass, taper=[1.2, 0.8, 1.0]),
    ],
    (-1.5, -0.62, 0.02),
    (0, 4, 16),
)
cup("#f4eee4", coffee="#3a1a0c", saucer=False, loc=(0.98, -0.5, 0), rot=(0, 0, -35), scale=0.62)
world("#e6e9e2", 0.5)
sun_light(-52, 36, 3.6, "#ffe3b8", 1.0)
area_light((5, -5, 5), (0, 0, 1), 4, 200, "#fff4e4")
camera((0, -24, 3.4), (0, 0.2, 1.16), lens=104, fstop=0.6, focus=(0, -0.2, 1.1))
render(exposure=0.15, vignette=0.03)
