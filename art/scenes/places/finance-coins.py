"""Gold coin stacks growing taller, a green sprout on the highest, against deep teal.

For the finance home.
"""

import random
from math import cos, pi, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.natural import leaf_surface
from kit.materials.solid import metal, surface
from kit.objects import duplicate, group
from kit.outlines import arch_outline
from kit.props.plants import leaf, orient
from kit.render import render
from kit.shapes import cylinder, extrude, lathe, sphere, torus
from kit.world import start, world

start()
sweep(material=surface("#0c3b3b", 0.75, specular=0.2), back=4.6, r=3)
rng = random.Random(3)
pl = surface("#124a48", 0.5, coat=0.2)
cs = "#e6c06a"
proto = group(
    [
        lathe(
            [(0, 0), (0.62, 0), (0.62, 0.13), (0.53, 0.13), (0.50, 0.105), (0, 0.105)], metal(cs, 0.24), 0.022
        ),
        torus(0.36, 0.022, metal(cs, 0.24), (0, 0, 0.108)),
        extrude(
            [
                [
                    (0.2 * r * cos(pi / 2 + pi * i / 4), 0.2 * r * sin(pi / 2 + pi * i / 4))
                    for i, r in enumerate([1.35, 0.5] * 4)
                ]
            ],
            0.03,
            0.008,
            metal(cs, 0.24),
            (0, 0, 0.112),
        ),
    ],
    (0, 0, -40),
)
for k, (x, n) in enumerate(((-2.55, 3), (-1.1, 6), (0.35, 10), (1.8, 15))):
    for i in range(n):
        duplicate(
            proto,
            (x + rng.uniform(-0.03, 0.03), 0.35 + rng.uniform(-0.03, 0.03), 0.16 + i * 0.132),
            (0, 0, rng.uniform(0, 360)),
            1.0,
        )
    cylinder(0.70, 0.16, pl, 0.04, (x, 0.35, 0))
# sprout on the last stack
zt = 0.16 + 15 * 0.132
st = surface("#7fbf2f", 0.45)
tube(
    [(1.8, 0.35, zt - 0.02), (1.83, 0.33, zt + 0.35), (1.78, 0.35, zt + 0.75)], 0.045, st, taper=[1.2, 1, 0.8]
)
lm = leaf_surface("#8fd321", "#c8f03c", 0.34)
for L, d, z, rl in (
    (1.15, (-1, -0.45, 0.95), 0.70, 0),
    (1.15, (1, -0.35, 1.05), 0.74, 0),
    (0.75, (0.15, 0.6, 1.3), 0.75, 0),
    (0.6, (-0.7, 0.3, 0.9), 0.42, 0),
):
    _ = leaf(L, L * 0.56, lm, bend=0.38, fold=0.14)

    orient(_, (1.79, 0.35, zt + z), d, rl)
lg = surface("#c6f135", 0.25, coat=0.5)
for x, y, rx, rz in ((3.35, -0.75, 0, 0), (-1.9, -1.45, 0, 20), (0.9, -1.6, 0, 60)):
    duplicate(proto, (x, y, 0), (0, 0, rz), 1.0)
duplicate(proto, (3.45, -0.55, 0.13 + 0.44), (72, 12, 24), 1.0)
duplicate(proto, (-0.4, -1.75, 0.60), (84, 0, -16), 1.0)
sphere(0.34, lg, (-3.55, -0.75, 0.34))
sphere(0.18, lg, (2.4, -1.75, 0.18))
torus(0.9, 0.16, lg, (3.9, 1.7, 1.05), (84, 0, -24))
extrude([arch_outline(3.2, 4.4)], 0.3, 0.06, surface("#0f4746", 0.7), (1.8, 2.5, 0), (90, 0, 0))
world("#cfeee6", 0.36)
area_light((-5, -2.5, 5), (0, 0, 1.2), 3, 720, "#fff2d6")
area_light((5.5, 2, 4), (0.5, 0.3, 1.2), 2, 520, "#d8ffd0")
area_light((0.5, -6, 3), (0, 0, 1.2), 3, 110)
area_light((-1, 3.5, 6), (0, 0, 1), 2, 220, "#ffffff")
camera((0.1, -12.8, 3.1), (0.15, 0.2, 1.55), lens=54, fstop=0.8, focus=(0.4, 0, 1.3))
render(exposure=0.2)
