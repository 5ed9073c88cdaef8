"""Red and white balloon drifts past a snowy peak above a turquoise lake with green shores.

For the travel home.
"""

import random

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import rock, water
from kit.materials.solid import surface
from kit.objects import duplicate
from kit.props.landscape import balloon, peaks
from kit.props.plants import fir
from kit.render import render
from kit.shapes import grid
from kit.world import sky, start

start()
peaks(
    [(22, 150, 62, 62), (-30, 160, 44, 60), (70, 165, 52, 62), (-78, 170, 50, 62)],
    -130,
    130,
    100,
    200,
    300,
    120,
    rock("#7f9cc9", "#93aad0", 0, 62, line=0.58),
    seed=3,
    freq=0.035,
    rough=0.5,
)
peaks(
    [
        (-52, 92, 34, 36),
        (-24, 100, 19, 30),
        (66, 96, 27, 36),
        (40, 104, 17, 26),
        (13, 112, 21, 36),
        (-4, 110, 9, 30),
    ],
    -100,
    105,
    62,
    135,
    280,
    90,
    rock("#3f8f86", "#6a97a8", 0, 34, line=0.80),
    seed=7,
    freq=0.05,
    rough=0.5,
)
peaks(
    [(-46, 58, 9, 26), (-26, 60, 5, 20), (44, 58, 7.5, 26), (24, 62, 4, 16)],
    -80,
    80,
    40,
    80,
    240,
    60,
    surface("#4f9a5c", 0.95, specular=0.05),
    seed=5,
    freq=0.07,
    rough=0.5,
    z=-0.8,
)
floor(material=water("#3fb3c4", "#2396b4", 0.10, 0.05, 0.05, 0.10), size=1600)
grass = surface("#7dbb5e", 0.95, specular=0.05, mottle=0.08, mottle_scale=0.6)


def shore(u, v):
    x, y = -24 + 48 * u, -8 + 12 * v
    return (
        x,
        y,
        -0.75
        + 1.7 * min(1, (abs(x - 1.5) / 13) ** 1.5) * (1 - 0.55 * v)
        + 0.14 * noise.noise(Vector((x * 0.5, y * 0.5, 2)))
        + (0.25 * (1 - v)),
    )


grid(160, 60, shore, grass)
rng = random.Random(5)
G = [fir(3.0, 0.80, surface(c, 0.85, specular=0.12), (0, -80, 0)) for c in ("#2b6e58", "#37806a", "#22604c")]
for i in range(60):
    sd = -1 if i % 2 else 1
    x = 1.5 + sd * rng.uniform(6.4, 15)
    y = rng.uniform(-4, 3.5)
    z = shore((x + 24) / 48, (y + 8) / 12)[2]
    if z > -0.05:
        duplicate(G[i % 3], (x, y, z - 0.1), (0, 0, rng.uniform(0, 360)), rng.uniform(0.55, 1.15))
for i in range(150):
    sd = rng.choice((-1, 1))
    x = sd * rng.uniform(20, 62)
    y = 46 + rng.uniform(-4, 3) - abs(x) * 0.06
    duplicate(G[i % 3], (x, y, rng.uniform(-0.1, 0.5)), (0, 0, rng.uniform(0, 360)), rng.uniform(0.7, 1.3))
balloon(("#ff5d3a", "#fff0d6"), (-12.5, 42, 17.5), 3.0, (0, 0, 10))
sky(38, 0, 0.10, sun_disc=False, camera_colors=("#e9f6f6", "#a5d8ef", "#4fa9e2"), camera_top=0.45)
sun_light(-58, 38, 4.6, "#fff0d6", 0.6)
camera((1.2, -15, 3.6), (2.4, 40, 10.8), lens=34)
render(mist=(50, 260, "#cfe8f5", 0.5), exposure=0.0, look="neutral")
