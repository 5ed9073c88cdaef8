"""Dark dining table with copper candlesticks, red wine and stacked sage and black plates by candlelight.

For the restaurant home. view=2, 3, 4: with one of the three candles out, for the film of their light
(art/video/candle_light.py).
"""

import random

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, glow
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface
from kit.options import VIEW
from kit.props.lamps import candlestick
from kit.props.plants import branch
from kit.props.tableware import cloth_roll, cutlery, plate, red_wine_glass
from kit.render import render
from kit.shapes import box
from kit.world import start, world

start()
C = (-0.2, -10.2, 3.7)
box((24, 10.4, 0.3), 0.05, wood("#4b3528", "#241812", 0.5, "X", 0.34, 0.12), (0, -1.8, -0.15))
wall(material=plaster("#2b1d16", 0.35, 0.2), y=8.5, z=-6, h=20)
cop = metal("#e09468", 0.28)
blk = surface("#17130f", 0.34, coat=0.15, mottle=0.1)
sg = surface("#5d6b57", 0.38, coat=0.2, mottle=0.06)
X = 1.02
plate(r=1.42, loc=(X, -0.55, 0), material=blk, rim=cop)
plate(r=1.0, loc=(X, -0.55, 0.07), material=sg, rim=cop)
plate(
    r=0.66,
    loc=(X, -0.55, 0.15),
    material=surface("#e9dfcf", 0.35, mottle=0.04, coat=0.2),
    deep=0.11,
    rim=None,
)
cloth_roll("#4a4239", 1.15, 0.15, (X, -0.56, 0.225), (0, 0, -24), cop)
branch("olive", 0.80, (X - 0.30, -0.62, 0.50), (1, -0.42, 0.10), 9, 4, curve=0.15)
cutlery("fork", cop, (X - 1.72, -0.62, 0.0), (0, 0, 2), 1.0)
cutlery("knife", cop, (X + 1.68, -0.62, 0), (0, 0, -2), 1.0)
red_wine_glass("#560c1a", (X + 1.30, 1.0, 0), 1.06, 1.52)
red_wine_glass(None, (X + 0.62, 1.45, 0), 1.0)
red_wine_glass("#560c1a", (X - 1.55, 1.55, 0), 1.08, 1.5)
candles = (
    ((X - 0.25, 2.35, 0), 1.15, 1.15, 16, 0.5),
    ((X - 0.95, 2.85, 0), 0.75, 1.5, 10, 0.4),
    ((X + 0.42, 2.95, 0), 0.5, 1.25, 8, 0.4),
)
for unlit_view, (place, h, length, energy, halo) in enumerate(candles, 2):
    candlestick(place, 1.0, h, length, cop, lit=VIEW != unlit_view, energy=energy, facing=C, halo=halo)
plate(r=0.62, loc=(X - 1.95, 0.95, 0), material=sg, rim=cop, deep=0.1)
rng = random.Random(5)
for i in range(22):
    x = rng.uniform(-7.5, 7.5)
    z = rng.uniform(1.9, 5.4)
    glow(
        (x, 7.2, z),
        rng.uniform(0.13, 0.36),
        rng.choice(("#ff9c4a", "#ffb56b", "#e07a3c")),
        rng.uniform(0.05, 0.30) * (1.0 if x > -2 else 0.55),
        C,
    )
world("#443a36", 0.34)
area_light((4.2, 2.6, 4.2), (X - 0.2, -0.3, 0.3), 1.8, 980, "#ffe0c0", size_y=2.6)
area_light((-3.6, -3.2, 4.6), (X - 0.4, -0.5, 0), 2.4, 380, "#ffe6d2")
area_light((0.9, 7.6, -1.6), (1.1, 8.5, 2.4), 5, 420, "#ff9a50", size_y=1)
camera(C, (-0.25, 0, 1.12), lens=58, fstop=0.5, focus=(X, -0.5, 0.3))
render(exposure=0.35, bloom=0.1, vignette=0.25)
