"""Log cabin with glowing windows on a snowy hill under a blue night sky, moon and stars.

For the blog.
"""

import math
import random
from math import sin

import bpy
from mathutils import Vector, noise

from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.natural import wood
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group, link
from kit.props.architecture import gabled_house
from kit.props.landscape import peaks
from kit.props.plants import fir
from kit.render import render
from kit.shapes import blob, box, grid, sphere
from kit.world import sky, start

start()
sn = surface("#dfe8fa", 0.75, specular=0.25, bump=0.15, bump_scale=3, bump_dist=0.05)


def hill(u, v):
    x, y = -34 + 68 * u, -10 + 60 * v
    return (
        x,
        y,
        2.3 * math.exp(-(((x - 3.2) / 8) ** 2) - ((y - 13) / 8) ** 2)
        + 0.9 * sin(x * 0.16 + 1) * 0.8
        + 0.5 * sin(x * 0.31 + y * 0.22)
        + 0.018 * max(0, y - 14) ** 1.5
        + 0.10 * noise.noise(Vector((x * 0.6, y * 0.6, 1))),
    )


grid(220, 200, hill, sn)
hz = lambda x, y: hill((x + 34) / 68, (y + 10) / 60)[2]
peaks(
    [(-30, 74, 17, 34), (14, 84, 22, 42), (52, 76, 15, 34), (-64, 82, 19, 36)],
    -95,
    95,
    52,
    104,
    260,
    80,
    surface("#8fa2d8", 0.95, specular=0.05),
    seed=4,
    freq=0.06,
    rough=0.5,
    z=2,
)
# cabin
wd = wood("#7a4a2e", "#4e2c1b", 1.2, "X", 0.6, 0)
sw = surface("#f1f5ff", 0.7, specular=0.3)
cx, cy = 3.1, 10.6
cz = hz(cx, cy) - 0.28
lit = emission("#ffb455", 7)
fr = surface("#3a2318", 0.8)
C = [gabled_house(3.4, 4.0, 2.0, 1.55, wd, sw, 0.42, 0.24)]
C += [
    box((0.86, 0.06, 0.9), 0, lit, (-0.78, -2.02, 1.15)),
    box((0.86, 0.06, 0.9), 0, lit, (0.82, -2.02, 1.15)),
    box((0.62, 0.06, 0.62), 0, lit, (0, -2.02, 2.55)),
    box((0.06, 0.9, 0.9), 0, lit, (-1.72, -0.6, 1.15)),
    box((0.06, 0.9, 0.9), 0, lit, (-1.72, 0.9, 1.15)),
]
for x in (-0.78, 0.82):
    C += [
        box((0.06, 0.10, 0.95), 0.005, fr, (x, -2.05, 1.15)),
        box((0.9, 0.10, 0.06), 0.005, fr, (x, -2.05, 1.15)),
        box((1.0, 0.16, 0.09), 0.01, sw, (x, -2.06, 0.64)),
    ]
C += [
    box((0.05, 0.10, 0.66), 0.005, fr, (0, -2.05, 2.55)),
    box((0.5, 0.5, 1.5), 0.03, surface("#6b6470", 0.9), (0.95, 0.7, 3.3)),
    box((0.6, 0.6, 0.14), 0.05, sw, (0.95, 0.7, 4.08)),
    box((3.9, 1.0, 0.16), 0.03, fr, (0, -2.45, 0.22)),
    box((4.0, 1.05, 0.12), 0.05, sw, (0, -2.45, 0.34)),
]
group(C, (cx, cy, cz), (0, 0, -24))
for dx, dy, e in ((-1.0, -3.4, 60), (1.3, -3.2, 40), (-3.0, -0.2, 34)):
    light = bpy.data.lights.new("w", "POINT")
    light.energy = e * 1.6
    light.color = (1, 0.55, 0.20)
    light.shadow_soft_size = 0.35
    o = link(bpy.data.objects.new("w", light))
    o.location = (cx + dx, cy + dy, cz + 1.2)
# smoke
blob(
    [
        ((0, 0, 0), (0.22, 0.2, 0.2)),
        ((0.18, 0.1, 0.38), (0.30, 0.28, 0.26)),
        ((0.46, 0.1, 0.86), (0.40, 0.36, 0.32)),
        ((0.95, 0.2, 1.36), (0.50, 0.44, 0.36)),
    ],
    surface("#9fb0dc", 0.95, alpha=0.55),
    0.05,
    10,
    loc=(cx + 1.15, cy + 0.45, cz + 4.35),
)
# firs, with snow caps
rng = random.Random(8)
G = []
for c in ("#1f4a5c", "#27586a", "#1a3f52"):
    f = fir(3.6, 0.95, surface(c, 0.9, specular=0.1), (0, -60, 0), 1, 5)
    G.append(f)
S = fir(3.62, 0.96, sw, (0, -60, 0), 1, 5)
for i in range(70):
    x = rng.uniform(-24, 26)
    y = rng.uniform(9, 34)
    if abs(x - cx) < 4.6 and y < 18:
        continue
    if x < -1 and y < 13:
        continue
    k = rng.uniform(0.65, 1.35)
    duplicate(G[i % 3], (x, y, hz(x, y) - 0.15), (0, 0, rng.uniform(0, 360)), k)
for x, y, k in ((-11.5, 5.5, 1.3), (-9.4, 7.2, 0.9), (10.5, 6.0, 1.35), (12.2, 7.8, 1.0), (8.6, 9.2, 0.8)):
    duplicate(G[int(k * 10) % 3], (x, y, hz(x, y) - 0.15), (0, 0, 40 * k), k)
# moon and stars
sphere(1.35, emission("#fff6dc", 2.2), (-13.5, 60, 25.5))
for i in range(80):
    sphere(
        0.075 * rng.uniform(0.6, 1.4),
        emission("#e9f0ff", 3),
        (rng.uniform(-60, 60), 100, rng.uniform(22, 58)),
        segments=8,
    )
# footprints path
for i in range(12):
    t = i / 11
    x = -1.6 + 3.1 * t + 0.3 * sin(t * 5)
    y = -3.5 + 10.2 * t
    sphere(
        1,
        surface("#6f86c6", 0.95, specular=0),
        (x + (0.13 if i % 2 else -0.13), y, hz(x, y) - 0.01),
        scale=(0.11, 0.20, 0.022),
        rot=(0, 0, -12),
        segments=20,
    )
sky(5, 0, 0.03, sun_disc=False, camera_colors=("#5b79c9", "#2f4fa8", "#142a6b", "#0c1a4a"), camera_top=0.5)
sun_light(-48, 34, 1.15, "#9fb9ff", 1.2)
area_light((-14, -8, 12), (0, 10, 1), 8, 700, "#7f9dff")
camera((-0.6, -10.5, 2.7), (0.3, 12, 4.3), lens=35)
render(exposure=0.25, bloom=0.16, mist=(26, 120, "#3f5cae", 0.62))
