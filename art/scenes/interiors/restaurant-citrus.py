"""Blood oranges and two macarons on a black plate beside a candle, close by.

For the restaurant home.
"""

import random

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, glow
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface
from kit.props.food import citrus, macaron
from kit.props.lamps import candlestick
from kit.props.plants import branch
from kit.props.tableware import plate
from kit.render import render
from kit.shapes import box
from kit.world import start, world

start()
C = (0.4, -9.0, 5.4)
box((24, 12.4, 0.3), 0.05, wood("#4b3528", "#241812", 0.5, "X", 0.34, 0.12), (0, -0.8, -0.15))
wall(material=plaster("#2b1d16", 0.35, 0.2), y=8.5, z=-6, h=20)
cop = metal("#e09468", 0.28)
plate(r=1.72, loc=(0, 0, 0), material=surface("#17130f", 0.34, coat=0.15, mottle=0.1), rim=cop)
citrus("#c23a22", "#d9772b", 0.56, 0.16, (-0.48, 0.12, 0.22), (8, -6, 10))
citrus("#d2552a", "#e08a3a", 0.5, 0.16, (0.34, 0.46, 0.26), (14, 10, 60))
citrus("#a52a20", "#d06a2a", 0.46, 0.16, (0.16, -0.5, 0.24), (-6, 16, 120))
macaron("#7d8a68", "#efe4d0", (0.98, -0.18, 0.16), (0, 0, 20), 0.62, 3)
macaron("#b5764c", "#efe4d0", (0.78, 0.02, 0.6), (16, 24, 80), 0.62, 5)
branch("olive", 1.1, (-1.15, 0.62, 0.24), (1, 0.35, 0.16), 11, 7, curve=0.2)
candlestick((1.75, 2.3, 0), 1.0, 0.5, 1.2, cop, energy=14, facing=C, halo=0.45)
candlestick((-1.2, 3.0, 0), 1.0, 0.75, 1.2, cop, energy=9, facing=C, halo=0.4)
rng = random.Random(8)
for i in range(12):
    glow(
        (rng.uniform(-6, 6), 7.2, rng.uniform(1.6, 5.0)),
        rng.uniform(0.13, 0.34),
        rng.choice(("#ff9c4a", "#ffb56b", "#e07a3c")),
        rng.uniform(0.05, 0.22),
        C,
    )
world("#443a36", 0.32)
area_light((3.8, 2.4, 4.4), (0, 0, 0.3), 1.8, 560, "#ffe0c0", size_y=2.6)
area_light((-3.6, -3.2, 4.6), (0, -0.3, 0), 2.4, 300, "#ffe6d2")
area_light((0.9, 7.6, -1.6), (1.1, 8.5, 2.4), 5, 420, "#ff9a50", size_y=1)
camera(C, (0.12, 0.55, 0.62), lens=82, fstop=0.5, focus=(0, -0.2, 0.3))
render(exposure=0.3, bloom=0.09, vignette=0.28)
