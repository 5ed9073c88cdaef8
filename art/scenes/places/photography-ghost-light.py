"""Empty stage with the bare bulb on a stand that theatres leave burning; one chair, and somebody's hat on it.

For the photography home.
"""

import random
from math import cos, sin, tau

from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import wood
from kit.materials.solid import emission, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.props.accessories import felt_hat
from kit.props.upholstery import curtain
from kit.render import render
from kit.shapes import box, boxes, cylinder, sphere, torus
from kit.world import start, world

start()
CAMERA = (-1.2, -7.6, 1.42)
LAMP = (1.35, 0.9)
CHAIR = (-0.75, -1.2)
BACK = 6.2
rng = random.Random(11)

# Boards towards us, worn and polished.
boards = [
    wood(a, b, 0.9, "Y", rough, 0.55)
    for a, b, rough in (
        ("#4a3322", "#2b1c12", 0.30),
        ("#3f2b1d", "#24170f", 0.24),
        ("#523a28", "#302015", 0.36),
    )
]
rows = [[], [], []]
x = -9.0
while x < 9.0:
    rows[rng.randrange(3)].append((x, -1, -0.03 + rng.uniform(-0.002, 0.002), 0.138, 16, 0.06))
    x += 0.143
for blocks, material in zip(rows, boards):
    boxes(blocks, material, 0.005)
box((20, 18, 0.02), 0, surface("#090706", 0.9), (0, -1, -0.07))

# Back wall: brick, painted many times.
brick = surface("#4a443c", 0.62, mottle=0.22, mottle_scale=2.5, bump=0.3, bump_scale=30, bump_dist=0.01)
blocks = []
for row in range(64):
    z = row * 0.1
    x = -8 + (0.13 if row % 2 else 0)
    while x < 8:
        blocks.append((x, BACK + rng.uniform(-0.006, 0.006), z + 0.05, 0.25, 0.1, 0.09))
        x += 0.262
boxes(blocks, brick, 0.006, 1)
box((18, 0.1, 8), 0, surface("#332f2a", 0.9), (0, BACK + 0.06, 3.5))
# A radiator pipe, a dock door in shadow.
iron = surface("#16181a", 0.5, metal=0.5)
for xx in (-1.6, -1.45):
    tube([(xx, BACK - 0.12, 0), (xx, BACK - 0.12, 7)], 0.035, surface("#3a352f", 0.5), kind="POLY")

# Curtains: the legs of the wings, one pair behind the other.
velvet = fabric("#561710", "velvet", 1.0, 0.4)
black = fabric("#2b323c", "velvet", 1.0, 0.3)
for y, xl, xr, m in ((-1.4, -4.6, 5.1, velvet), (1.5, -4.9, 5.4, velvet), (4.2, -5.0, 5.5, black)):
    curtain(2.6, 7.4, m, 15, 0.085, (xl, y, 0.03), seed=int(y * 3) + 5)
    curtain(2.6, 7.4, m, 15, 0.085, (xr, y, 0.03), seed=int(y * 3) + 8)

# Ropes from the flies, made fast to a rail at the right.
rope = surface("#8d7650", 0.85, bump=0.6, bump_scale=60, bump_dist=0.01)
pin = wood("#6b4a2c", "#3d2818", 2, "Z", 0.4, 0.2)
rx, ry = 3.35, 2.7
group(
    [
        box((2.3, 0.09, 0.12), 0.015, pin, (0, 0, 1.05)),
        box((2.0, 0.07, 0.1), 0.012, pin, (0, 0.02, 0.42)),
        box((0.1, 0.1, 1.1), 0.012, pin, (-1.0, 0.02, 0), base=True),
        box((0.1, 0.1, 1.1), 0.012, pin, (1.0, 0.02, 0), base=True),
    ],
    (rx, ry, 0),
)
for i in range(7):
    x = rx - 0.9 + i * 0.3
    cylinder(0.018, 0.42, pin, 0.006, (x, ry - 0.0, 0.86), segments=16)
    tube(
        [
            (x, ry - 0.03, 1.0),
            (x + 0.01, ry - 0.06, 1.3),
            (x + 0.015, ry + 0.02, 4.0),
            (x + 0.03, ry + 0.1, 8.0),
        ],
        0.017,
        rope,
    )
    for k in range(3):
        torus(
            0.055 + 0.006 * k,
            0.015,
            rope,
            (x, ry - 0.07, 1.0 - 0.05 * k),
            (82, 6 * k, 12),
            scale=(0.8, 1.9, 1),
            segments=32,
            ring_segments=8,
        )
# One that nobody tied up again.
tube(
    [
        (0, 0, 8),
        (-0.01, 0, 3.2),
        (0.01, 0, 1.5),
        (-0.05, -0.02, 0.5),
        (0.05, -0.1, 0.03),
        (0.37, -0.25, 0.02),
        (0.45, 0.05, 0.02),
        (0.15, 0.2, 0.035),
    ],
    0.02,
    rope,
    loc=(-2.35, 2.6, 0),
)

# The light: foot, pole, socket, cage.
parts = [
    cylinder(0.27, 0.035, iron, 0.012),
    cylinder(0.06, 0.06, iron, 0.02, (0, 0, 0.03)),
    cylinder(0.017, 1.5, iron, 0.003, (0, 0, 0.03), segments=20),
    cylinder(0.03, 0.09, surface("#1c1714", 0.4), 0.006, (0, 0, 1.5), segments=24),
    sphere(0.052, emission("#ffd8a0", 45), (0, 0, 1.655), scale=(1, 1, 1.2), segments=32),
]
for i in range(6):
    a = tau * i / 6
    parts.append(
        tube(
            [
                (0.035 * cos(a), 0.035 * sin(a), 1.54),
                (0.10 * cos(a), 0.10 * sin(a), 1.62),
                (0.10 * cos(a), 0.10 * sin(a), 1.72),
                (0, 0, 1.80),
            ],
            0.0035,
            iron,
        )
    )
parts.append(torus(0.105, 0.0035, iron, (0, 0, 1.67), segments=40, ring_segments=8))
for part in parts[4:]:
    part.visible_shadow = False
group(parts, (*LAMP, 0))
point_light((*LAMP, 1.66), 900, "#ffb56a", 0.045)
glow((LAMP[0], LAMP[1] - 0.3, 1.66), 1.9, "#ff9e48", 0.16, CAMERA, "halo")
# Its cable, across the boards and away.
tube(
    [
        (LAMP[0] + 0.2, LAMP[1], 0.02),
        (2.2, 0.5, 0.012),
        (3.1, 1.2, 0.012),
        (4.2, 0.7, 0.012),
        (6, 1.2, 0.012),
    ],
    0.009,
    surface("#0d0d0d", 0.5),
)

# The chair turned half to us, and a hat.
seat = wood("#5d3820", "#2f1a0e", 3, "X", 0.32, 0.4)
chair = [
    box((0.42, 0.41, 0.035), 0.014, seat, (0, 0, 0.45)),
    box((0.38, 0.024, 0.09), 0.01, seat, (0, 0.20, 0.86)),
    box((0.36, 0.022, 0.05), 0.009, seat, (0, 0.19, 0.68)),
]
for s in (-1, 1):
    chair += [
        tube([(s * 0.18, -0.17, 0.45), (s * 0.185, -0.185, 0)], 0.019, seat, kind="POLY", taper=[1.1, 0.8]),
        tube(
            [(s * 0.185, 0.21, 0), (s * 0.18, 0.175, 0.45), (s * 0.185, 0.215, 0.92)],
            0.019,
            seat,
            taper=[0.85, 1.1, 0.85],
        ),
        tube([(s * 0.183, -0.178, 0.22), (s * 0.183, 0.19, 0.22)], 0.012, seat, kind="POLY"),
    ]
chair += [
    tube([(-0.183, -0.178, 0.28), (0.183, -0.178, 0.28)], 0.012, seat, kind="POLY"),
    box((0.4, 0.03, 0.05), 0.008, seat, (0, -0.185, 0.415)),
    felt_hat("#b7a98a", "#2a1d17", (0.0, -0.02, 0.468), (0, 0, 25), 0.15),
]
group(chair, (*CHAIR, 0), (0, 0, 66))

area_light((-1.5, 1.0, 8.0), (-0.5, 1.5, 0), 6.0, 420, "#5c93b4")
area_light((-2, -9, 4.5), (0, 1, 1), 4.0, 100, "#5a86a0")
world("#2c4450", 0.1)
camera(CAMERA, (0.0, 1.5, 1.3), lens=37)
render(exposure=0.3, bloom=0.2, vignette=0.25)
