"""Classroom at night: one lamp left on at the teacher's desk, a globe beside it, and a paper plane that did not get that far.

For the photography home.
"""

import random

from kit.backdrops import sky_card
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, glow, point_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import emission, metal, surface
from kit.nodes import NodeBuilder
from kit.objects import duplicate, group
from kit.props.paper import paper_plane, room_book
from kit.render import render
from kit.shapes import box, boxes, cylinder, lathe, sphere, torus
from kit.world import start, world

start()
CAMERA = (0.62, -4.5, 1.6)
LEFT, RIGHT, BACK, FRONT, HEIGHT = -3.9, 4.3, 3.6, -8.0, 3.3
DESK = (1.15, 2.2)
rng = random.Random(4)

# Linoleum that somebody polishes every summer.
box(
    (10, 13, 0.1),
    0,
    surface("#4c4a38", 0.2, mottle=0.14, mottle_scale=0.9, coat=0.4, bump=0.05, bump_scale=4),
    (0, -2, -0.05),
)
lower = surface("#3f5a4c", 0.4, coat=0.25, bump=0.05, bump_scale=30)
upper = plaster("#a8a184", 0.6, 0.15)
box((9, 0.2, HEIGHT), 0, upper, (0, BACK + 0.1, 0), base=True)
box((0.2, 13, HEIGHT), 0, upper, (RIGHT + 0.1, -2, 0), base=True)
box((10, 13, 0.1), 0, surface("#6f6c60", 0.9), (0, -2, HEIGHT + 0.05))
boxes([(0, BACK - 0.006, 0.6, 8.4, 0.012, 1.2), (RIGHT - 0.006, -2, 0.6, 0.012, 12, 1.2)], lower)
boxes(
    [
        (0, BACK - 0.012, 1.21, 8.4, 0.024, 0.03),
        (RIGHT - 0.012, -2, 1.21, 0.024, 12, 0.03),
        (0, BACK - 0.012, 0.05, 8.4, 0.03, 0.1),
    ],
    wood("#6b4a30", "#452d1c", 2, "X"),
    0.004,
)

# Windows along the left side, down to a sill.
frame = surface("#5a625a", 0.45, coat=0.2)
S0, S1 = 0.95, 2.95
box((0.2, 13, S0), 0, lower, (LEFT - 0.1, -2, 0), base=True)
box((0.2, 13, HEIGHT - S1), 0, upper, (LEFT - 0.1, -2, S1), base=True)
bars = []
y = BACK
while y > FRONT:
    bars.append((LEFT - 0.1, y - 0.2, (S0 + S1) / 2, 0.22, 0.42, S1 - S0))
    y -= 2.15
boxes(bars, upper, 0.01)
bars = [(LEFT - 0.1, -2, z, 0.07, 13, t) for z, t in ((S0 + 0.03, 0.07), (2.25, 0.05), (S1 - 0.03, 0.07))]
y = BACK - 0.4
while y > FRONT:
    bars += [(LEFT - 0.1, y - 1.73 * k / 3, (S0 + S1) / 2, 0.06, 0.045, S1 - S0) for k in range(4)]
    y -= 2.15
boxes(bars, frame, 0.006)
box((0.34, 13, 0.045), 0.012, wood("#7a5636", "#4d3422", 1.5, "Y", 0.35, 0.3), (LEFT + 0.08, -2, S0))
sky_card((-9, -1, -1), 40, 9, "#3b7486", "#0b2030", 0.9, (0, 0, 90), mid=(0.45, "#1c4a5e"))
# Radiators below.
for yy in (1.9, -0.3, -2.4):
    boxes(
        [(LEFT + 0.14, yy - 0.7 + 0.1 * i, 0.47, 0.1, 0.075, 0.62) for i in range(15)],
        surface("#8b8a78", 0.45),
        0.03,
        3,
    )

# Blackboard: wiped, not washed.
slate = surface("#1d2b27", 0.62, specular=0.3, key="slate")
nodes = NodeBuilder(slate)
v = nodes.coords((0.5, 1, 1.6), rot=(0, 0.5, 0))
smear = nodes.noise(v, 1.7, 6, 0.62, 1.6).outputs[0]
nodes.set("Base Color", nodes.ramp(smear, [(0.38, "#16231f"), (0.62, "#3d4f48"), (0.75, "#5f6f66")]))
rail = wood("#7d5836", "#4d341f", 2, "X", 0.35, 0.3)
box((4.3, 0.04, 1.25), 0.005, slate, (0.1, BACK - 0.05, 1.78))
boxes(
    [
        (0.1, BACK - 0.06, 1.13, 4.42, 0.07, 0.06),
        (0.1, BACK - 0.06, 2.43, 4.42, 0.07, 0.06),
        (-2.08, BACK - 0.06, 1.78, 0.06, 0.07, 1.3),
        (2.28, BACK - 0.06, 1.78, 0.06, 0.07, 1.3),
        (0.1, BACK - 0.11, 1.085, 4.3, 0.12, 0.02),
    ],
    rail,
    0.006,
)
for i in range(4):
    cylinder(
        0.007,
        0.07,
        surface("#dcd8cb", 0.9),
        0.002,
        (-0.9 + 0.13 * i, BACK - 0.12, 1.105),
        (90, 0, 70 + 30 * i),
        segments=12,
    )
box((0.17, 0.06, 0.05), 0.01, surface("#6b4a32", 0.8), (0.9, BACK - 0.12, 1.12), (0, 0, 6))

# Pupils' desks and chairs: ply on steel tube.
ply = wood("#a87847", "#7d5530", 1.2, "X", 0.24, 0.5)
steel = surface("#3e4a4c", 0.34, metal=0.7, specular=0.5)


def desk():
    parts = [
        box((1.22, 0.5, 0.024), 0.009, ply, (0, 0, 0.73)),
        box((1.12, 0.4, 0.012), 0.004, steel, (0, 0.02, 0.62)),
    ]
    for s in (-1, 1):
        parts.append(
            tube(
                [
                    (s * 0.54, -0.22, 0.005),
                    (s * 0.54, -0.2, 0.68),
                    (s * 0.54, -0.16, 0.715),
                    (s * 0.54, 0.16, 0.715),
                    (s * 0.54, 0.2, 0.68),
                    (s * 0.54, 0.22, 0.005),
                ],
                0.0145,
                steel,
                kind="POLY",
            )
        )
        parts.append(tube([(s * 0.54, -0.21, 0.16), (s * 0.54, 0.21, 0.16)], 0.011, steel, kind="POLY"))
    parts.append(tube([(-0.54, 0.205, 0.5), (0.54, 0.205, 0.5)], 0.0125, steel, kind="POLY"))
    return group(parts)


def chair():
    """Faces +Y, towards the board."""
    parts = [
        box((0.39, 0.37, 0.014), 0.006, ply, (0, 0, 0.44), (-2, 0, 0)),
        box((0.38, 0.014, 0.2), 0.006, ply, (0, -0.205, 0.76), (-9, 0, 0)),
    ]
    for s in (-1, 1):
        parts.append(
            tube(
                [
                    (s * 0.17, -0.225, 0.86),
                    (s * 0.17, -0.18, 0.47),
                    (s * 0.17, -0.13, 0.425),
                    (s * 0.17, 0.15, 0.425),
                    (s * 0.18, 0.19, 0.38),
                    (s * 0.19, 0.22, 0.005),
                ],
                0.0115,
                steel,
            )
        )
        parts.append(tube([(s * 0.17, -0.1, 0.425), (s * 0.19, -0.24, 0.005)], 0.0115, steel, kind="POLY"))
    return group(parts)


d0, c0 = desk(), chair()
d0.location = c0.location = (0, 0, -30)
for row in range(3):
    for col in range(3):
        x, y = -2.4 + col * 1.98, 0.45 - row * 1.55
        duplicate(d0, (x, y, 0), (0, 0, rng.uniform(-1.5, 1.5)))
        for s in (-0.29, 0.29):
            out = 0.0 if (row, col, s) != (0, 2, -0.29) else 0.42
            duplicate(
                c0,
                (x + s, y - 0.30 - out + rng.uniform(-0.03, 0.03), 0),
                (0, 0, rng.uniform(-5, 5) - 34 * bool(out)),
            )

# The teacher's desk, its lamp, a globe, exercise books.
oak = wood("#7a4f2c", "#4a2d18", 1.2, "X", 0.3, 0.4)
group(
    [
        box((1.5, 0.72, 0.035), 0.01, oak, (0, 0, 0.76)),
        box((1.4, 0.03, 0.5), 0.006, oak, (0, -0.28, 0.5)),
        box((0.42, 0.62, 0.66), 0.01, oak, (-0.48, 0, 0.08), base=True),
        box((0.42, 0.62, 0.66), 0.01, oak, (0.48, 0, 0.08), base=True),
    ],
    (*DESK, 0),
)
Z = 0.778
brass = metal("#b48a4c", 0.28)
green = surface("#1f5a44", 0.22, coat=0.7, emit="#2f9a68", emit_strength=0.35)
lx, ly = DESK[0] - 0.28, DESK[1] + 0.05
group(
    [
        cylinder(0.1, 0.025, brass, 0.01, segments=48),
        tube([(0, 0, 0.02), (0, 0.02, 0.2), (0, 0.03, 0.34), (0, 0, 0.395)], 0.009, brass),
        lathe([(0.155, 0.27), (0.148, 0.32), (0.10, 0.385), (0.04, 0.41), (0, 0.412)], green, 0.015, 64),
        lathe(
            [(0.152, 0.272), (0.144, 0.318), (0.096, 0.38), (0.0, 0.402)], surface("#f2e6cc", 0.6), 0.01, 64
        ),
        sphere(0.034, emission("#ffd9a0", 40), (0, 0, 0.315), segments=24),
    ],
    (lx, ly, Z),
)
point_light((lx, ly, Z + 0.262), 270, "#ffbd72", 0.04)
point_light((lx, ly + 0.1, Z + 0.62), 24, "#ffb868", 0.12)
glow((lx, ly - 0.2, Z + 0.28), 1.5, "#ffa850", 0.12, CAMERA, "halo")

sea = surface("#3d6f83", 0.25, coat=0.6, key="globe")
nodes = NodeBuilder(sea)
land = nodes.noise(nodes.coords(7.0), 1.25, 6, 0.55, 0.3).outputs[0]
nodes.set(
    "Base Color",
    nodes.ramp(land, [(0.525, "#2f6479"), (0.535, "#b39a62"), (0.64, "#7d8450"), (0.72, "#a97a4e")]),
)
group(
    [
        cylinder(0.10, 0.03, oak, 0.012, segments=48),
        cylinder(0.014, 0.09, brass, 0.003, (0, 0, 0.03), segments=20),
        sphere(0.165, sea, (0, 0, 0.305), (0, 23, 40)),
        torus(0.185, 0.007, brass, (0, 0, 0.305), (90, 0, 20), segments=64, ring_segments=12),
    ],
    (DESK[0] + 0.33, DESK[1] + 0.02, Z),
)
for i, c in enumerate(("#8a3f2e", "#41604f", "#b49a62", "#3e5570", "#8a3f2e")):
    room_book(
        0.24,
        0.18,
        0.016,
        c,
        (DESK[0] - 0.02 + rng.uniform(-0.015, 0.015), DESK[1] - 0.16, Z + 0.009 + 0.017 * i),
        (0, 0, rng.uniform(-9, 9)),
    )

# A paper plane, in the aisle where the light ends.
paper_plane(surface("#e9e4d6", 0.8), surface("#e9e4d6", 0.8), (0.6, -0.72, 0.066), (0, 0, 38), 0.14)

area_light((LEFT + 0.1, -1.2, 2.1), (0.4, -1.4, 0.5), 1.9, 1000, "#63aec9", size_y=8)
area_light((1, -7.6, 3.1), (0, 1, 0.8), 4.0, 70, "#6aa0b4")
world("#38525c", 0.12)
camera(CAMERA, (-0.42, 1.2, 1.22), lens=27)
render(exposure=0.3, bloom=0.18, vignette=0.25)
