"""Server rack as a toy house at night: five storeys of lit windows, a green roof, a network cable as the garden path.

For the web agency's home and its card.
"""

import random

from kit.curves import tube
from kit.lights import area_light, point_light
from kit.materials.solid import emission
from kit.objects import group
from kit.props.plants import fir
from kit.sets.cover import cover_shot, ground, paint
from kit.shapes import box, cylinder, extrude, sphere
from kit.world import world

WIDE, DEEP, STOREY, STOREYS = 2.5, 2.2, 0.68, 5
FRONT = -DEEP / 2
TOP = 0.16 + STOREY * STOREYS

ground("#101a26", back=7, shine=0.05)
slate, dark, steel = paint("#33465a", 0.5), paint("#0c1118", 0.5), paint("#8fa3b5", 0.4)
green, blue = paint("#3fb950", 0.5), paint("#58a6ff", 0.45)
warm, off = emission("#ffcf7a", 3.2), paint("#1a2633", 0.3)
rng = random.Random(11)

parts = [box((WIDE, DEEP, TOP), 0.05, dark, (0, 0.04, TOP / 2))]
for x in (-1, 1):
    parts.append(box((0.16, DEEP + 0.1, TOP), 0.03, steel, (x * WIDE / 2, 0, TOP / 2)))
for storey in range(STOREYS):
    z = 0.16 + STOREY * (storey + 0.5)
    parts.append(box((WIDE - 0.22, 0.2, STOREY - 0.08), 0.03, slate, (0, FRONT, z)))
    for column in range(4):
        x = -0.86 + 0.44 * column
        if storey == 0 and column == 1:
            continue
        lit = (storey, column) not in {(1, 2), (3, 0), (4, 3)}
        parts.append(box((0.32, 0.06, 0.38), 0.015, warm if lit else off, (x, FRONT - 0.1, z)))
        parts.append(box((0.03, 0.05, 0.38), 0.005, slate, (x, FRONT - 0.13, z)))
        parts.append(box((0.32, 0.05, 0.03), 0.005, slate, (x, FRONT - 0.13, z)))
    for light in range(3):
        color = "#58a6ff" if rng.random() < 0.25 else "#4be066"
        parts.append(
            sphere(0.05, emission(color, 7), (0.88 + 0.14 * (light - 0.5), FRONT - 0.11, z), segments=24)
        )
# the door, one storey high, with its step
parts.append(box((0.36, 0.08, 0.52), 0.02, blue, (-0.42, FRONT - 0.12, 0.42)))
parts.append(sphere(0.035, emission("#ffe9b8", 2), (-0.31, FRONT - 0.19, 0.42), segments=20))
parts.append(box((0.6, 0.4, 0.12), 0.03, steel, (-0.42, FRONT - 0.25, 0.06)))
# the roof: a gable over the rack and a chimney that is an antenna
gable = [(-WIDE / 2 - 0.32, 0), (WIDE / 2 + 0.32, 0), (0, 1.3)]
parts.append(extrude([gable], DEEP + 0.5, 0.04, green, (0, 0, TOP), (90, 0, 0)))
parts.append(cylinder(0.24, 0.06, warm, 0.01, (0, FRONT - 0.27, TOP + 0.46), (90, 0, 0)))
parts.append(box((0.34, 0.34, 0.9), 0.03, steel, (0.78, 0.2, TOP + 0.85)))
parts.append(cylinder(0.025, 0.5, dark, 0.005, (0.78, 0.2, TOP + 1.45)))
parts.append(sphere(0.08, emission("#ff6b5e", 8), (0.78, 0.2, TOP + 1.72), segments=24))
group(parts, (1.7, 0.6, 0), (0, 0, -16))

path = [
    (1.0, -0.62, 0.1),
    (0.72, -1.5, 0.1),
    (-0.3, -1.9, 0.1),
    (-1.5, -1.2, 0.1),
    (-2.9, -1.5, 0.1),
    (-4.4, -0.7, 0.1),
    (-9, -1.1, 0.1),
]
tube(path, 0.1, blue, ring_resolution=10)
for x, y, h in ((-0.8, 1.7, 1.9), (-1.7, 2.6, 2.7), (4.5, 1.8, 2.3), (3.9, -0.5, 1.1)):
    fir(h, 0.28 * h, paint("#1f6b3a", 0.85), (x, y, 0))
for x, y, power in ((0.6, -2.0, 46), (2.6, -2.3, 40), (-1.2, -1.9, 10)):
    point_light((x, y, 0.9), power, "#ffb868", 0.35)
world("#56749c", 0.5)
area_light((-6, -5, 7), (1, 0, 2), 3, 900, "#9fc0ff")
area_light((7, 3, 6), (1.5, 0, 3), 2, 420, "#7fe39a")
cover_shot(x=-0.35, y=0.2, z=2.5, height=6.7, elevation=9)
