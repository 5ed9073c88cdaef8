"""Coffee with heart latte art seen from above with cookies, croissant and scattered beans on green.

For the café home.
"""

import random
from math import cos, sin, sqrt, tau

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, shadow_only, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, metal, surface
from kit.objects import displace, duplicate, group
from kit.outlines import rounded_rect
from kit.props.food import coffee_bean, coffee_beans, croissant
from kit.props.plants import branch, palm_frond
from kit.props.tableware import bowl, cup, cutlery, folded_linen, plate
from kit.render import render
from kit.shapes import extrude, lathe, sphere
from kit.world import start, world

start()
floor(material=plaster("#a9b58c", 0.45, 0.12))
# oak board
W_ = wood("#b98a5c", "#8a5f3a", 0.9, "X", 0.42)
extrude([rounded_rect(3.1, 2.3, 0.28)], 0.12, 0.04, W_, (-0.55, 0.28, 0.06), (0, 0, -14))
cup("#f4eee4", latte=True, loc=(-0.35, 0.30, 0.12), rot=(0, 0, -28), scale=1.12)
cutlery("spoon", metal("#c99a55", 0.25), (0.80, 0.28, 0.12), (0, 0, -12), 0.72)
plate("#e9e0d0", 0.86, (1.75, -0.80, 0), material=surface("#efe6d8", 0.4, coat=0.2, mottle=0.04))
croissant((1.93, -0.56, 0.10), (0, 0, 150), 0.66)
folded_linen("#f1e8da", 1.35, 0.9, 0.03, (1.95, 1.30, 0), (0, 0, 22), 2)
# little bowl of beans
bowl(r=0.46, h=0.36, loc=(1.78, 1.22, 0.06), material=ceramic("#5b3a28", 0.35))
b = coffee_bean("#64371d")
rng = random.Random(3)
for i in range(90):
    a, d = rng.uniform(0, tau), 0.36 * sqrt(rng.random())
    duplicate(
        b,
        (1.78 + d * cos(a), 1.22 + d * sin(a), 0.30 + 0.09 * (1 - (d / 0.36) ** 2) + rng.uniform(0, 0.04)),
        (rng.uniform(-60, 60), rng.uniform(-60, 60), rng.uniform(0, 360)),
        rng.uniform(0.85, 1.1),
    )
coffee_beans(
    70,
    (6.6, 4.4),
    [
        (-0.55, 0.3, 1.62),
        (-1.5, 0.6, 1.1),
        (0.5, 0.1, 1.1),
        (1.75, -0.8, 1.0),
        (1.85, 1.28, 0.95),
        (-2.6, 1.5, 1.2),
        (-2.6, -0.2, 0.6),
    ],
    4,
    proto=b,
)
for x, y, a in (
    (-1.62, -0.62, 20),
    (-1.45, -0.78, 80),
    (-1.75, -0.86, 140),
    (1.0, -0.12, 40),
    (1.12, 0.02, 110),
):
    duplicate(b, (x, y, 0.17 if x < -1 and y > -0.7 else 0.05), (0, 0, a), 1.0)
# milk jug seen from above + cookie
group(
    [
        lathe(
            [
                (0, 0),
                (0.36, 0),
                (0.40, 0.1),
                (0.33, 0.62),
                (0.36, 0.74),
                (0.335, 0.74),
                (0.31, 0.62),
                (0.37, 0.12),
                (0, 0.06),
            ],
            metal("#d9d6d0", 0.22),
            0.06,
        ),
        lathe([(0, 0.52), (0.325, 0.52)], surface("#fbf3e4", 0.3, coat=0.3), 0),
        tube(
            [(0.34, 0, 0.62), (0.60, 0, 0.58), (0.60, 0, 0.26), (0.38, 0, 0.18)],
            0.035,
            metal("#d9d6d0", 0.22),
        ),
    ],
    (-2.05, -1.28, 0),
    (0, 0, 200),
)
for i, (x, y) in enumerate(((-1.05, 1.35), (-1.42, 1.02))):
    o = displace(
        lathe(
            [(0, 0), (0.36, 0), (0.40, 0.05), (0.34, 0.10), (0, 0.12)],
            surface("#c98f4e", 0.7, mottle=0.25, mottle_scale=5, bump=0.6, bump_scale=12),
            0.05,
            segments=72,
        ),
        0.05,
        3.5,
        3,
        (i * 3, 0, 0),
    )
    o.location = (x, y, 0.12 + 0.10 * i)
    for k in range(11):
        sphere(
            0.035 + 0.012 * (k % 2),
            surface("#3a1d10", 0.35, coat=0.2),
            (
                x + 0.29 * cos(k * 2.4 + i) * sqrt((k + 0.6) / 11),
                y + 0.29 * sin(k * 2.4 + i) * sqrt((k + 0.6) / 11),
                0.23 + 0.10 * i,
            ),
            scale=(1, 1, 0.6),
            segments=16,
        )
branch("olive", 1.5, (-3.1, 1.2, 0.05), (0.55, 0.75, 0.12), 14, 5, curve=0.25)
for i, (x, y, a) in enumerate(((-5.2, 1.0, 0.1), (-4.4, 2.6, 0.0))):
    shadow_only(
        palm_frond(3.0, None, (x, y, 3.4), (0.9, -0.25 + 0.1 * i, -0.1), 26, 0.5, i, w=0.11)
    ) if i < 1 else None
world("#e8ecf0", 0.5)
sun_light(-122, 38, 5.4, "#ffe6c4", 0.9)
area_light((3.5, -2, 4), (0, 0, 0), 3, 60, "#ffffff")
camera((0, -0.02, 10), (0, 0, 0), lens=59, fstop=0.9, focus=(0, 0, 0.5))
render(exposure=0.05)
