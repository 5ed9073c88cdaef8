"""Wine bottle with copper foil, two glasses of red, grapes and corks in warm candlelight.

For the restaurant home.
"""

import random

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, glow
from kit.materials.natural import leaf_surface, plaster, wood
from kit.materials.solid import metal
from kit.objects import place
from kit.props.food import grapes
from kit.props.lamps import candlestick
from kit.props.plants import leaf
from kit.props.tableware import cork, red_wine_glass, wine_bottle
from kit.render import render
from kit.shapes import box, lathe
from kit.world import start, world

start()
C = (0.1, -11.5, 2.5)
box((24, 10.4, 0.3), 0.05, wood("#6a4530", "#352014", 0.5, "X", 0.30, 0.3), (0, -2.6, -0.15))
wall(material=plaster("#33241b", 0.35, 0.22), y=6.5, z=-6, h=22)
wine_bottle((-0.42, 0.55, 0), (0, 0, 8), 1.18)
red_wine_glass("#640e1f", (0.66, 0.15, 0), 1.06, 1.56)
red_wine_glass("#640e1f", (1.62, 1.5, 0), 1.02, 1.52)
lathe(
    [(0, 0), (1.12, 0), (1.12, 0.10), (0, 0.10)],
    wood("#8a5a3a", "#5a3420", 1.2, "X", 0.4),
    0.03,
    loc=(-0.55, -1.0, 0),
)
grapes((-0.45, -0.95, 0.10), (0, 0, -22), 0.82)
cork((0.42, -1.35, 0.10), (0, 90, 35), 0.95)
cork((0.78, -1.02, 0.108), (0, 90, -30), 0.95)
for i in range(3):
    place(
        leaf(
            0.62, 0.55, leaf_surface("#55662f", "#7d8a44", 0.45), bend=0.5, fold=0.2, kind="heart", wave=0.3
        ),
        (-1.2, -0.72 + 0.12 * i, 0.5),
        (14, 0, 70 + i * 40),
    )
cop = metal("#e09468", 0.28)
candlestick((-1.35, 2.0, 0), 1.0, 0.6, 1.6, cop, energy=12, facing=C, halo=0.4)
rng = random.Random(9)
for i in range(13):
    x = rng.uniform(-3.4, 3.4)
    glow(
        (x, 6.0, rng.uniform(1.2, 5.2)),
        rng.uniform(0.12, 0.32),
        rng.choice(("#ff9c4a", "#ffb56b", "#e07a3c")),
        rng.uniform(0.05, 0.22),
        C,
    )
world("#4a372c", 0.32)
area_light((3.6, 2.6, 4.4), (0.2, 0, 1.2), 1.5, 720, "#ffcf9a", size_y=3)
area_light((-3.8, -1.2, 3.2), (0, 0.2, 1.4), 0.8, 300, "#ffe6cf", size_y=3.6)
area_light((0.4, 6.2, -1.0), (0.3, 6.5, 2.2), 3, 330, "#ff9448", size_y=0.8)
area_light((0, -6, 5), (0, -1, 0.4), 2, 130, "#ffe0c4")
camera(C, (0.05, 0, 1.62), lens=72, fstop=0.5, focus=(-0.1, 0, 1.2))
render(exposure=0.25, bloom=0.09, vignette=0.28)
