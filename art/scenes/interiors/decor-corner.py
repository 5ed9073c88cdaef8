"""Scandinavian corner with slate blue armchair, ochre cushion, prints, oak stool and floor lamp.

For the decor home.
"""

from math import cos, sin

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, clay, metal, surface
from kit.materials.textile import fabric
from kit.objects import group, mesh_object
from kit.props.architecture import painting
from kit.props.furniture import armchair, leg
from kit.props.lamps import floor_lamp
from kit.props.paper import room_book
from kit.props.plants import branch, plant
from kit.props.tableware import vase
from kit.props.upholstery import pillow, rug
from kit.render import render
from kit.shapes import box, cylinder, torus
from kit.world import start, world

start()
w = plaster("#e9e3d8", 0.5, 0.14)
wall(material=w, y=2.1, w=14, h=6)
mesh_object([(-2.75, 2.1, 0), (-2.75, -8, 0), (-2.75, -8, 6), (-2.75, 2.1, 6)], [(0, 1, 2, 3)], w, False)
floor(material=wood("#d3b48c", "#b08a60", 0.6, "Y", 0.42))
box((12, 0.03, 0.10), 0.008, surface("#f2eee6", 0.6), (3.2, 2.085, 0.05))
box((0.03, 12, 0.10), 0.008, surface("#f2eee6", 0.6), (-2.735, -3.9, 0.05))
rug(2.9, 2.9, fabric("#efe8dc", "boucle", 0.7), (0.45, 0.55, 0), is_round=True)
# slate lounge chair
sl = fabric("#617682", "boucle", 1.1)
armchair(sl, wood("#c79a6b", "#9a6a42", 2, "Z"), (-0.55, 0.95, 0.02), (0, 0, 22))
pillow(0.44, fabric("#c98a2b", "linen"), (-0.50, 1.02, 0.68), (-22, 6, 20), 0.17, 0.36)
# stool / side table with vase and stems
oak = wood("#c99c6e", "#a87c52", 1.8, "Z", 0.45)
group(
    [cylinder(0.25, 0.035, oak, 0.012, (0, 0, 0.425))]
    + [
        leg((0.20 * cos(a), 0.20 * sin(a), 0), (0.15 * cos(a), 0.15 * sin(a), 0.43), 0.012, 0.017, oak)
        for a in (0.6, 2.7, 4.8)
    ]
    + [torus(0.175, 0.008, oak, (0, 0, 0.16))],
    (0.72, 0.92, 0.02),
)
vase("bulb", ceramic("#e9e1d3", 0.45), (0.63, 1.00, 0.48), scale=0.155)
for i, d in enumerate(((-0.28, 0, 1), (0.25, 0.1, 1), (0.02, -0.1, 1))):
    branch("olive", 0.62, (0.63, 1.00, 0.76), d, 14, i + 3, curve=0.3)
room_book(0.24, 0.17, 0.03, "#5f7a8a", (0.83, 0.82, 0.48), (0, 0, 22))
room_book(0.20, 0.15, 0.028, "#d9a566", (0.83, 0.82, 0.51), (0, 0, 10))
floor_lamp((1.56, 1.72, 0), 1.45, metal("#c9a05f", 0.3), "#f4e7cd", emit=1.6, power=10, r=0.24)
painting(
    0.86,
    1.16,
    "#f0e9dd",
    (
        ("arch", -0.10, -0.36, 0.21, 0.33, "#c98a2b"),
        ("disc", 0.14, 0.24, 0.15, 0.15, "#5f7a8a"),
        ("blob", 0.17, -0.20, 0.12, 0.17, "#2f3f49", 3),
        ("bar", 0, -0.39, 0.30, 0.006, "#2f3f49"),
    ),
    oak,
    (-0.52, 2.06, 1.78),
)
painting(
    0.46,
    0.62,
    "#dfd6c6",
    (("blob", 0.0, -0.03, 0.12, 0.17, "#5f7a8a", 5), ("disc", 0.03, 0.10, 0.05, 0.05, "#c98a2b")),
    oak,
    (0.36, 2.06, 1.92),
)
vase("amphora", clay("#c98a2b"), (-2.2, 1.52, 0), scale=0.30)
for i, d in enumerate(((0.25, -0.05, 1), (-0.15, -0.25, 1))):
    branch("eucalyptus", 1.15, (-2.2, 1.52, 0.58), d, 15, i + 8, curve=0.35)
vase("pot", clay("#5f7a8a"), (2.42, 1.60, 0), scale=0.30)
plant("rubber", 9, 1.05, loc=(2.42, 1.60, 0.28), seed=5)
s = sun_light(52, 30, 6.5, "#ffe3bd", 0.5)
world("#e8e8ee", 0.66)
d = Vector(s["dir"])
t = Vector((-0.5, 1.9, 1.25))
gobo_window(t + d * 5, t, 2.5, 2.7, 2, 3, 0.10)
area_light((2.5, -4.5, 3), (0, 1, 0.9), 3.5, 95, "#fff4e6")
camera((0.62, -4.9, 1.28), (0.12, 1, 1.05), lens=44, fstop=2.4, focus=(0, 0.9, 0.6))
render(exposure=0.22)
