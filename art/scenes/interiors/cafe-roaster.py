"""Small drum roaster in roast-red enamel and brass, dark beans falling into its round cooling tray, a brick arch behind.

For the café home.
"""

import random
from math import cos, degrees, pi, sin, sqrt, tau

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface
from kit.objects import duplicate, group
from kit.outlines import arch_outline, circle_outline
from kit.props.food import coffee_bean
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe, sphere, torus
from kit.world import start, world

start()
sweep(material=plaster("#b4c08b", 0.4, 0.15), back=3.4, r=1.2)
red = surface("#8c4a2f", 0.3, coat=0.5)
black = surface("#29211c", 0.42, coat=0.25)
cream = surface("#f6ead6", 0.4, coat=0.3)
brass = metal("#d0a05a", 0.24)
steel = metal("#c9c6bf", 0.28)
oak = wood("#a8744a", "#74482b", 0.6, "X", 0.4)
bricks = [surface(c, 0.75, mottle=0.06) for c in ("#93492c", "#a5573a", "#7f3c25", "#b3674a")]

# the arch behind
extrude([arch_outline(6.2, 6.5)], 0.06, 0, plaster("#dcc7a4", 0.4, 0.12), (0, 2.5, 0), (90, 0, 0))
N, R = 33, 3.3
for i in range(N):
    a = pi * (i + 0.5) / N
    box(
        (0.5, 0.3, 0.27), 0.03, bricks[(i * 7) % 4], (R * cos(a), 2.35, 3.4 + R * sin(a)), (0, -degrees(a), 0)
    )
for side in (-1, 1):
    for k in range(13):
        box((0.5, 0.3, 0.24), 0.03, bricks[(k * 3) % 4], (side * R, 2.35, 0.13 + k * 0.26))


def facing(outline, depth, material, y, z, bevel=0.02, x=0.0):
    """A flat thing on the front of the machine."""
    return extrude([outline], depth, bevel, material, (x, y, z), (90, 0, 0))


AXIS = 2.75
# the drum, lying towards us, and its front plate
cylinder(1.16, 2.2, red, 0.1, (0, 1.3, AXIS), (90, 0, 0))
for y in (0.9, -0.5):
    torus(1.17, 0.05, brass, (0, y, AXIS), (90, 0, 0))
cylinder(1.3, 0.2, black, 0.06, (0, -0.85, AXIS), (90, 0, 0))
torus(1.24, 0.045, brass, (0, -1.06, AXIS), (90, 0, 0))
for i in range(12):
    a = tau * i / 12
    sphere(0.055, brass, (1.06 * cos(a), -1.06, AXIS + 1.06 * sin(a)))
# sight glass, trier, gauge
cylinder(0.34, 0.12, brass, 0.03, (-0.35, -1.05, AXIS + 0.4), (90, 0, 0))
cylinder(
    0.26,
    0.14,
    surface("#c9742c", 0.15, coat=0.8, emit="#c4621c", emit_strength=0.5),
    0.02,
    (-0.35, -1.06, AXIS + 0.4),
    (90, 0, 0),
)
tube([(0.5, -1.0, AXIS + 0.16), (0.5, -1.5, AXIS + 0.1)], 0.06, steel)
tube([(0.5, -1.48, AXIS + 0.1), (0.5, -1.86, AXIS + 0.05)], 0.09, oak)
cylinder(0.24, 0.12, brass, 0.03, (0.5, -1.05, AXIS + 0.66), (90, 0, 0))
cylinder(0.19, 0.14, cream, 0.01, (0.5, -1.06, AXIS + 0.66), (90, 0, 0))
box((0.03, 0.02, 0.17), 0.005, red, (0.53, -1.21, AXIS + 0.71), (0, 30, 0))
# door with its weight, and the chute
box((0.82, 0.14, 0.5), 0.06, steel, (0, -1.12, AXIS - 0.62))
tube([(0.36, -1.2, AXIS - 0.5), (0.86, -1.34, AXIS - 0.34)], 0.045, steel)
sphere(0.13, oak, (0.92, -1.36, AXIS - 0.32))
box((0.8, 0.8, 0.05), 0.02, steel, (0, -1.42, AXIS - 1.02), (38, 0, 0))
for side in (-1, 1):
    box((0.05, 0.8, 0.22), 0.02, steel, (side * 0.4, -1.42, AXIS - 0.94), (38, 0, 0))
# hopper and chimney
lathe(
    [(0.17, 0), (0.2, 0.34), (0.76, 1.12), (0.8, 1.2), (0.72, 1.2), (0.16, 0.38)],
    red,
    0.02,
    loc=(0, -0.35, AXIS + 1.05),
)
torus(0.77, 0.05, brass, (0, -0.35, AXIS + 2.24))
tube(
    [(0.55, 1.0, AXIS + 0.9), (0.6, 1.0, AXIS + 2.3), (0.9, 1.0, AXIS + 3.1), (0.9, 1.0, AXIS + 6)],
    0.24,
    black,
)
torus(0.26, 0.05, brass, (0.61, 1.0, AXIS + 2.0))
# stand: two legs with feet, motor, wheel
for side in (-1, 1):
    box((0.26, 1.7, 1.9), 0.08, black, (side * 0.95, 0.2, 0), base=True)
    box((0.5, 2.0, 0.16), 0.06, black, (side * 0.95, 0.2, 0), base=True)
box((1.8, 1.2, 0.9), 0.1, red, (0, 0.4, 0.5), base=True)
facing(arch_outline(0.5, 0.6), 0.05, cream, -0.22, 0.66)
facing(circle_outline(0.14), 0.06, red, -0.25, 0.98)
torus(0.46, 0.06, brass, (1.42, 0.5, 1.6), (0, 90, 0))
for a in (0, 60, 120):
    tube(
        [
            (1.42, 0.5 - 0.44 * cos(a * pi / 180), 1.6 - 0.44 * sin(a * pi / 180)),
            (1.42, 0.5 + 0.44 * cos(a * pi / 180), 1.6 + 0.44 * sin(a * pi / 180)),
        ],
        0.03,
        brass,
    )

# the cooling tray
TRAY = (0, -2.35, 0)
group(
    [
        lathe(
            [(0, 1.0), (1.42, 1.0), (1.5, 1.06), (1.52, 1.36), (1.46, 1.36), (1.42, 1.12), (0, 1.1)],
            steel,
            0.02,
        ),
        torus(1.5, 0.05, brass, (0, 0, 1.36)),
        lathe([(0, 0), (0.62, 0), (0.64, 0.1), (0.34, 0.2), (0.3, 0.9), (0.8, 1.02), (0, 1.02)], red, 0.03),
        cylinder(0.13, 0.46, brass, 0.03, (0, 0, 1.1)),
        box((1.26, 0.07, 0.16), 0.02, brass, (0.68, 0, 1.34), (0, 0, 0)),
        box((1.26, 0.07, 0.16), 0.02, brass, (-0.34, 0.59, 1.34), (0, 0, 120)),
        box((1.26, 0.07, 0.16), 0.02, brass, (-0.34, -0.59, 1.34), (0, 0, 60)),
    ],
    TRAY,
    (0, 0, 25),
)
bean = coffee_bean("#5a2f18")
rng = random.Random(8)
for i in range(900):
    a, d = rng.uniform(0, tau), 1.38 * sqrt(rng.random())
    heap = 0.16 * max(0, 1 - ((d * cos(a)) ** 2 + (d * sin(a) - 0.7) ** 2))
    duplicate(
        bean,
        (TRAY[0] + d * cos(a), TRAY[1] + d * sin(a), 1.17 + heap + rng.uniform(0, 0.07)),
        (rng.uniform(-60, 60), rng.uniform(-60, 60), rng.uniform(0, 360)),
        rng.uniform(0.95, 1.2),
    )
for i in range(60):
    t = rng.random()
    duplicate(
        bean,
        (rng.uniform(-0.26, 0.26), -1.2 - 0.62 * t, AXIS - 0.82 - 0.5 * t - 0.25 * t * t),
        (rng.uniform(-80, 80), rng.uniform(-80, 80), rng.uniform(0, 360)),
        1.05,
    )
for x, y, a in ((1.5, -3.9, 20), (1.8, -3.7, 70), (-1.7, -3.8, 130), (1.62, -4.2, 160)):
    duplicate(bean, (x, y, 0.05), (0, 0, a), 1.15)
# a sack of green coffee
group(
    [
        lathe(
            [
                (0, 0),
                (0.62, 0),
                (0.74, 0.3),
                (0.72, 0.9),
                (0.62, 1.24),
                (0.7, 1.36),
                (0.6, 1.34),
                (0.5, 1.16),
                (0, 1.14),
            ],
            surface("#d9bf92", 0.9, mottle=0.12, bump=0.5, bump_scale=40),
            0.08,
        ),
        sphere(
            0.55,
            surface("#a3ab7c", 0.8, mottle=0.3, mottle_scale=30, bump=0.9, bump_scale=30),
            (0, 0, 1.08),
            scale=(1, 1, 0.4),
        ),
    ],
    (-2.15, -0.7, 0),
    (0, 0, 20),
)
world("#e6e9e2", 0.48)
sun_light(-50, 38, 3.8, "#ffe3b8", 1.0)
area_light((4.6, -6, 4.5), (0, 0, 2), 4, 420, "#fff1dd")
camera((1.7, -17, 5.4), (-0.12, 0, 2.62), lens=71, fstop=1.2, focus=(0, -1.4, 2.4))
render(exposure=0.12, vignette=0.05)
