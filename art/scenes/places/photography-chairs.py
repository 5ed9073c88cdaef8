"""Small restaurant after closing: chairs on the tables, a broom, and one lamp still on over the last table.

For the photography home.
"""

import random
from math import cos, radians, sin

from kit.backdrops import sky_card
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group
from kit.props.lamps import pendant_dome
from kit.render import render
from kit.shapes import box, boxes, cylinder, lathe, torus
from kit.world import start, world

start()
CAMERA = (-0.35, -5.1, 1.38)
BACK, LEFT, RIGHT, HEIGHT = 3.6, -4.6, 4.4, 3.1
TABLE = 0.74
LAST = (1.12, -0.55)

# Tiles, mopped a minute ago.
rng = random.Random(3)
tones = [
    surface(color, rough, mottle=0.16, mottle_scale=1.1, coat=0.25, bump=0.04, bump_scale=3, bump_dist=0.02)
    for color, rough in (("#19302c", 0.19), ("#6b5f4c", 0.22))
]
rows = [[], []]
T = 0.36
for i in range(-14, 14):
    for j in range(-18, 12):
        rows[(i + j) % 2].append(
            (i * T, j * T, -0.02 + rng.uniform(-0.0012, 0.0012), T - 0.006, T - 0.006, 0.04)
        )
for blocks, material in zip(rows, tones):
    boxes(blocks, material, 0.004, 2)
box((12, 12, 0.02), 0, surface("#0d0c0b", 0.5), (0, -1, -0.035))

# Walls: dark panelling below, plaster above, a window to the street.
panel = surface("#1c3a36", 0.34, coat=0.3, bump=0.06, bump_scale=40)
lime = plaster("#8f8468", 0.7, 0.2)
X0, X1, Z0, Z1 = -3.75, -0.75, 1.02, 2.55
boxes(
    [
        ((LEFT + X0) / 2, BACK + 0.1, HEIGHT / 2, X0 - LEFT, 0.2, HEIGHT),
        ((X1 + RIGHT) / 2, BACK + 0.1, HEIGHT / 2, RIGHT - X1, 0.2, HEIGHT),
        ((X0 + X1) / 2, BACK + 0.1, Z0 / 2, X1 - X0, 0.2, Z0),
        ((X0 + X1) / 2, BACK + 0.1, (Z1 + HEIGHT) / 2, X1 - X0, 0.2, HEIGHT - Z1),
        (LEFT - 0.1, -2, HEIGHT / 2, 0.2, 14, HEIGHT),
        (RIGHT + 0.1, -2, HEIGHT / 2, 0.2, 14, HEIGHT),
    ],
    lime,
)
box((10, 14, 0.1), 0, surface("#2b2a26", 0.9), (0, -2, HEIGHT + 0.05))
x = LEFT + 0.2
while x < RIGHT:
    box((0.36, 0.03, 0.74), 0.012, panel, (x, BACK - 0.015, 0.5))
    x += 0.42
boxes(
    [
        (0, BACK - 0.012, 0.05, 9.2, 0.05, 0.12),
        (0, BACK - 0.02, 0.93, 9.2, 0.07, 0.06),
        (0, BACK - 0.003, 0.5, 9.2, 0.012, 0.9),
    ],
    panel,
    0.008,
)
for xx in (RIGHT - 0.02,):
    boxes([(xx, -2, 0.46, 0.04, 12, 0.92), (xx - 0.02, -2, 0.93, 0.07, 12, 0.06)], panel, 0.008)
frame = surface("#0b1312", 0.6, specular=0.15)
bars = [((X0 + X1) / 2, BACK, z, X1 - X0, 0.26, 0.07) for z in (Z0, 2.08, Z1)]
bars += [
    (X0 + (X1 - X0) * i / 4, BACK, (Z0 + Z1) / 2, 0.055 if i % 4 else 0.09, 0.11 if i % 4 else 0.26, Z1 - Z0)
    for i in range(5)
]
boxes(bars, frame, 0.006)
box((X1 - X0 + 0.2, 0.28, 0.05), 0.012, frame, (X0 / 2 + X1 / 2, BACK - 0.08, Z0 - 0.04))
# The street: a wet wall on the other side, and the sky.
sky_card((-3.2, BACK + 9, -1), 22, 8, "#3f7f8c", "#0c2430", 0.8, mid=(0.42, "#1f5464"))
roofs = ((-7.2, 3.4, 2.3), (-5.1, 2.0, 2.75), (-3.5, 1.5, 2.15), (-1.9, 2.1, 2.6), (0.4, 2.6, 2.2))
for x, w, h in roofs:
    box(
        (w, 1.0, h),
        0,
        surface("#10252b", 0.9, emit="#0d2229", emit_strength=0.35),
        (x, BACK + 7, 0),
        base=True,
    )
    box(
        (0.3, 0.3, 0.5),
        0,
        surface("#10252b", 0.9, emit="#0d2229", emit_strength=0.35),
        (x + w * 0.25, BACK + 7, h),
        base=True,
    )
box((0.2, 0.1, 0.28), 0, emission("#ffb060", 2.2), (-4.75, BACK + 6.45, 1.95))

# One bentwood chair, then all of them.
beech = wood("#6e3f22", "#3a1e10", 3, "Z", 0.34, 0.4)
cane = surface("#7c5230", 0.5, coat=0.15, bump=0.25, bump_scale=90)


def chair():
    """Faces -Y, feet on z = 0, seat at 0.46."""
    parts = [
        cylinder(0.195, 0.022, cane, 0.008, (0, 0, 0.44), segments=48),
        torus(0.195, 0.019, beech, (0, 0, 0.448), segments=48, ring_segments=14),
        torus(0.165, 0.010, beech, (0, 0.01, 0.22), segments=48, ring_segments=10),
        tube(
            [
                (-0.19, 0.22, 0),
                (-0.175, 0.16, 0.44),
                (-0.18, 0.20, 0.72),
                (0, 0.245, 0.91),
                (0.18, 0.20, 0.72),
                (0.175, 0.16, 0.44),
                (0.19, 0.22, 0),
            ],
            0.0165,
            beech,
        ),
        tube(
            [
                (-0.11, 0.165, 0.45),
                (-0.12, 0.195, 0.66),
                (0, 0.225, 0.80),
                (0.12, 0.195, 0.66),
                (0.11, 0.165, 0.45),
            ],
            0.0115,
            beech,
        ),
    ]
    for s in (-1, 1):
        parts.append(
            tube(
                [(s * 0.15, -0.13, 0.44), (s * 0.16, -0.15, 0.24), (s * 0.185, -0.18, 0)],
                0.0165,
                beech,
                taper=[1.1, 1, 0.8],
            )
        )
    return group(parts)


top = wood("#5a3a26", "#332014", 1.5, "X", 0.26, 0.5)
iron = surface("#15181a", 0.45, metal=0.5)
first = chair()
first.location = (0, 0, -40)


def table():
    parts = [
        box((0.84, 0.84, 0.035), 0.01, top, (0, 0, TABLE - 0.0175)),
        cylinder(0.032, 0.7, iron, 0.004, (0, 0, 0.01), segments=24),
        cylinder(0.07, 0.05, iron, 0.02, (0, 0, 0.03), segments=24),
        box((0.3, 0.3, 0.012), 0.003, iron, (0, 0, TABLE - 0.04)),
    ]
    for a in range(4):
        parts.append(
            box(
                (0.34, 0.055, 0.035),
                0.014,
                iron,
                ((0.17, 0), (0, 0.17), (-0.17, 0), (0, -0.17))[a] + (0.03,),
                (0, 0, 90 * a),
            )
        )
    return group(parts)


first_table = table()
first_table.location = (0, 0, -40)


def set_table(x, y, turn, up=True):
    duplicate(first_table, (x, y, 0), (0, 0, turn))
    if not up:
        return
    for side in (0, 180):
        a = radians(turn + side)
        d = 0.205
        # Seat down on the top, its back hanging over the edge.
        duplicate(
            first,
            (x - d * sin(a) * 1, y + d * cos(a) * 1, TABLE + 0.468),
            (180, 0, turn + side + 180 + rng.uniform(-5, 5)),
        )


for x, y, turn in (
    (-2.95, -1.75, 84),
    (-1.25, -1.2, 93),
    (-3.15, 0.45, 90),
    (-1.15, 0.95, 86),
    (-3.0, 2.55, 91),
    (-0.75, 2.65, 95),
    (1.35, 2.3, 88),
    (3.3, 2.3, 90),
    (3.1, -0.1, 92),
):
    set_table(x, y, turn)

# The last table: one chair is still down, an apron over its back, a cup on the top.
set_table(*LAST, 2, False)
duplicate(first, (LAST[0] + 0.205, LAST[1], TABLE + 0.468), (180, 0, 92))
duplicate(first, (LAST[0] - 0.72, LAST[1] - 0.22, 0), (0, 0, 118))
white = surface("#d8d2c4", 0.25, coat=0.4)
group(
    [
        lathe(
            [(0, 0), (0.035, 0), (0.075, 0.012), (0.078, 0.016), (0.035, 0.006), (0, 0.005)], white, 0.002, 48
        ),
        lathe(
            [
                (0, 0.008),
                (0.022, 0.008),
                (0.038, 0.035),
                (0.041, 0.066),
                (0.038, 0.066),
                (0.034, 0.035),
                (0, 0.014),
            ],
            white,
            0.003,
            48,
        ),
        cylinder(0.0355, 0.002, surface("#1a0d07", 0.1), 0, (0, 0, 0.052), segments=32),
        torus(0.018, 0.004, white, (0.048, 0, 0.038), (90, 0, 0), segments=24, ring_segments=10),
    ],
    (LAST[0] - 0.22, LAST[1] - 0.2, TABLE),
    (0, 0, -40),
)
# Lamp, low; broom against the table.
shade = surface("#173430", 0.3, metal=0.2, coat=0.5)
lamp = (LAST[0] - 0.05, LAST[1], 1.72)
pendant_dome(lamp, 0.3, 0.22, shade, "#fff0d8", power=0, length=1.6, color="#ffc078", emit=7)
point_light((lamp[0], lamp[1], lamp[2] + 0.01), 300, "#ffb060", 0.07)
glow((lamp[0], lamp[1] - 0.3, lamp[2]), 1.3, "#ff9a40", 0.12, CAMERA, "halo")
stick = wood("#b08554", "#7d5a34", 2, "Z", 0.4, 0.1)
bx, by = LAST[0] + 0.72, LAST[1] - 0.62
tube(
    [(bx, by, 0.16), (LAST[0] + 0.44, LAST[1] - 0.3, 0.80), (LAST[0] + 0.27, LAST[1] - 0.1, 1.17)],
    0.0125,
    stick,
    kind="POLY",
)
group(
    [
        box((0.28, 0.055, 0.04), 0.014, stick, (0, 0, 0.135)),
        box(
            (0.30, 0.06, 0.11),
            0.012,
            surface("#4a2f1c", 0.9, bump=0.9, bump_scale=70, bump_dist=0.02),
            (0, 0, 0.06),
        ),
    ],
    (bx, by, 0),
    (0, 0, 38),
)
area_light((-2.25, BACK + 1.2, 2.1), (-1.4, -1.5, 0.2), 2.8, 150, "#5fb6cc", size_y=1.4)
area_light((-1, -6.5, 2.9), (0, 1, 0.6), 4.0, 120, "#5a93a8")
world("#35525c", 0.13)
camera(CAMERA, (0.05, 1.2, 1.08), lens=30)
render(exposure=0.45, bloom=0.18, vignette=0.25)
