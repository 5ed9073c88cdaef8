"""A chef in a dark kitchen shirt beside two candles, lit from one side.

For the restaurant home.
"""

import random

from kit.backdrops import wall
from kit.camera import camera
from kit.lights import area_light, glow
from kit.materials.natural import plaster
from kit.materials.solid import metal
from kit.people.person import person
from kit.props.lamps import candlestick
from kit.render import render
from kit.world import start, world

start()
C = (0, -11.5, 0.25)
wall(material=plaster("#33241b", 0.35, 0.22), y=6.5, z=-8, h=26)
person(
    skin_color="#cf9468",
    hair_kind="bun",
    hair_color="#1d1411",
    top="#2c322b",
    cloth="shirt",
    smile="closed",
    tilt=-3,
    turn=14,
    lips="#8e4a3b",
    lash=True,
    jaw=0.97,
    build=0.94,
    earrings="gold",
    blush=0.35,
    seed=21,
)
cop = metal("#e09468", 0.28)
candlestick((-1.95, 2.2, -3.0), 1.0, 2.3, 1.5, cop, energy=12, facing=C, halo=0.45)
candlestick((-1.25, 3.4, -3.0), 1.0, 1.6, 1.5, cop, energy=8, facing=C, halo=0.4)
rng = random.Random(12)
for i in range(13):
    glow(
        (rng.uniform(-3.6, 3.6), 6.0, rng.uniform(-1.0, 3.4)),
        rng.uniform(0.12, 0.34),
        rng.choice(("#ff9c4a", "#ffb56b", "#e07a3c")),
        rng.uniform(0.05, 0.2),
        C,
    )
world("#4a372c", 0.26)
area_light((-4.4, -3.4, 2.2), (0, 0, -0.1), 1.6, 860, "#ffd2a0", size_y=2.6)
area_light((3.4, 2.4, 2.6), (0, 0, 0.1), 1.0, 420, "#ff9c55", size_y=2.4)
area_light((0.4, 6.0, -2.4), (0.2, 6.5, 1.6), 3.4, 330, "#ff9448", size_y=0.8)
area_light((2.5, -6, 1), (0, 0, -0.4), 2.4, 95, "#ffe0c4")
camera(C, (-0.12, 0, -0.22), lens=84, fstop=0.5, focus=(0, -0.7, 0))
render(exposure=0.2, bloom=0.08, vignette=0.28)
