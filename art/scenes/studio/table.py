"""Dinner for two with wine, candles, a starter plate and pizza on a wooden table.

For the restaurant home.
"""

from math import cos, sin

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light
from kit.materials.natural import leaf_surface, plaster, wood
from kit.materials.solid import BRASS, clay, emission, metal, surface
from kit.objects import place
from kit.props.food import citrus, pizza, tomato
from kit.props.lamps import candle
from kit.props.plants import branch, leaf
from kit.props.tableware import bowl, cutlery, napkin, plate, vase, wine_glass
from kit.render import render
from kit.shapes import blob, cylinder, sphere
from kit.world import start, world

start()
floor(material=wood("#7d5234", "#4e3020", 0.55, "X", 0.38))
wall(material=plaster("#3d4a42", 0.5, 0.2), y=6)
plate("#efe8dc", 1.45, (-0.35, -0.25, 0), rim=metal(BRASS, 0.3))
plate("#3f4a44", 1.02, (-0.35, -0.25, 0.09))
# plated dish: citrus, tomatoes, burrata, basil
for i, (x, y, a) in enumerate(((-0.75, -0.35, 10), (-0.12, -0.62, 60), (-0.45, 0.18, 120))):
    citrus(
        ("#f6a63a", "#f08a3a", "#e8604a")[i],
        ("#ef8a17", "#e8772a", "#d8503a")[i],
        0.33,
        0.09,
        (x, y, 0.27),
        (8, -6, a),
    )
burr = blob(
    [((0, 0, 0.2), (0.38, 0.37, 0.27))], surface("#fbf6ea", 0.3, coat=0.3), 0.02, 10, loc=(-0.15, -0.08, 0.2)
)
for x, y, r in ((-0.72, 0.05, 0.17), (0.22, -0.35, 0.15), (0.18, 0.28, 0.16), (-0.92, -0.05, 0.12)):
    tomato("#c93a28", r, (x, y, 0.19))
for i in range(7):
    a = i * 2.4
    place(
        leaf(0.34, 0.18, leaf_surface("#2f6b2f", "#5aa548"), bend=0.5, fold=0.35),
        (-0.35 + 0.42 * cos(a), -0.22 + 0.36 * sin(a), 0.36),
        (18, 0, a * 57 - 90),
    )
pizza((2.05, 0.75, 0.06), (0, 0, 20), 0.86)
cylinder(1.5, 0.07, wood("#b98a5e", "#8a5a36", 1, "X"), 0.03, (2.05, 0.75, 0))
wine_glass(loc=(-1.75, 1.25, 0), scale=1.05)
wine_glass(loc=(0.45, 1.75, 0), scale=1.0)
candle("#efe3d0", 0.2, 1.1, True, (-0.65, 1.95, 0), power=2.2)
candle("#efe3d0", 0.2, 0.7, True, (-1.1, 2.25, 0), power=1.6)
napkin("#b5563c", 0.75, 1.5, (-2.25, -0.35, 0), (0, 0, 4))
cutlery("fork", loc=(-2.2, -0.3, 0.13), scale=0.95)
cutlery("knife", loc=(1.3, -1.05, 0.0), rot=(0, 0, -6), scale=0.95)
bowl("#c9b08a", 0.42, 0.3, (-2.55, 1.1, 0))
branch("olive", 1.5, (2.2, 2.6, 0.0), (0.2, 0.1, 1), 15, 2)
branch("olive", 1.9, (2.4, 2.5, 0.0), (-0.3, 0.1, 1), 16, 5)
vase("pot", clay("#8c6a50"), (2.3, 2.55, 0), scale=0.62)
for x, y, z, s in ((-3.5, 5.5, 2.6, 1), (-1.4, 5.7, 3.1, 0.8), (1.2, 5.6, 2.7, 1.1), (3.6, 5.5, 3.2, 0.9)):
    sphere(0.10 * s, emission("#ffca7a", 16), (x, y, z))
world("#a9b6d0", 0.34)
area_light((-5, 0.5, 4.5), (0, 0, 0.2), 2.2, 780, "#ffe6c8", size_y=3)
area_light((4, 3.5, 3.5), (0, 0.4, 0.3), 1.6, 260, "#ffb877")
area_light((2, -5, 5), (0, 0, 0), 3, 110, "#dfe8ff")
camera((0.3, -8.0, 4.2), (0.10, 0.45, 0.62), lens=50, fstop=0.5, focus=(-0.2, -0.3, 0.3))
render(exposure=0.2, bloom=0.12)
