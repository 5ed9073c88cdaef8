"""Oak dining table with plum velvet chairs, three brass pendant lamps and a large abstract painting.

For the interior home.
"""

import math
from math import cos, sin, tau

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, clay, metal, surface
from kit.materials.textile import fabric
from kit.objects import duplicate, group
from kit.props.architecture import column, painting, ribbed_wall
from kit.props.furniture import elbow_chair
from kit.props.lamps import lamp, pendant_dome
from kit.props.paper import room_book
from kit.props.plants import branch
from kit.props.tableware import folded_linen, room_bowl, room_plate, vase
from kit.props.upholstery import curtain, rug
from kit.render import render
from kit.shapes import box, cylinder, extrude, sphere
from kit.world import start, world

start()
w = plaster("#e4d9c9", 0.45, 0.18)
wall(material=w, y=2.6, w=16, h=6)
floor(material=wood("#a98460", "#7d5b3d", 0.55, "X", 0.42))
box((16, 0.035, 0.12), 0.01, surface("#efe7da", 0.6), (0, 2.58, 0.06))
rug(3.6, 2.3, fabric("#e9e0d2", "boucle", 0.6), (0.1, 0.45, 0))
oak = wood("#b98a5c", "#8a5f3a", 0.9, "X", 0.38)
T = (0.1, 0.45)
# oval table on two fluted drums
extrude(
    [
        [
            (
                1.28 * math.copysign(abs(cos(t)) ** 0.62, cos(t)),
                0.50 * math.copysign(abs(sin(t)) ** 0.62, sin(t)),
            )
            for t in [tau * i / 120 for i in range(120)]
        ]
    ],
    0.045,
    0.016,
    oak,
    (T[0], T[1], 0.735),
)
for x in (-0.62, 0.62):
    o = column(0.21, 0.69, oak, flutes=22, loc=(T[0] + x, T[1], 0.025))
seat = fabric("#5b2f45", "velvet", 1.2)
wd = wood("#9a6c43", "#74492a", 1.6, "Z", 0.42)
c = elbow_chair(seat, wd, (-0.62, -0.32, 0.025), (0, 0, 180))
for x in (0.10, 0.82):
    duplicate(c, (x, -0.32, 0.025), (0, 0, 180 + (8 if x > 0.5 else -4)))
for x in (-0.62, 0.10, 0.82):
    duplicate(c, (x, 1.22, 0.025), (0, 0, 0))
duplicate(c, (-1.62, 0.50, 0.025), (0, 0, 76))
duplicate(c, (1.82, 0.44, 0.025), (0, 0, -78))
br = metal("#c99a55", 0.24)
for x, z in ((-0.66, 1.60), (0.02, 1.60), (0.70, 1.60)):
    pendant_dome((x, 0.45, z), 0.19, 0.20, br, power=9, length=2.6)
# table setting
vase("bulb", ceramic("#efe6da", 0.4), (0.12, 0.50, 0.757), scale=0.16)
for i, d in enumerate(((-0.35, 0, 1), (0.3, 0.1, 1), (0.02, -0.15, 1))):
    branch("eucalyptus", 0.72, (0.12, 0.50, 1.04), d, 14, i + 2, curve=0.3)
for x, y in ((-0.62, 0.16), (0.10, 0.16), (0.82, 0.16)):
    room_plate("#efe6da", 0.145, (x, y, 0.757))
    folded_linen("#a5583c", 0.055, 0.15, 0.008, (x, y, 0.768), (0, 0, 6), 2)
room_bowl(r=0.13, h=0.08, loc=(-0.42, 0.56, 0.757), material=surface("#2d3a35", 0.4, coat=0.2))
for dx, dy, cc in (
    (-0.04, 0, "#c98a2b"),
    (0.04, 0.02, "#b5563c"),
    (0, -0.04, "#c98a2b"),
    (0.01, 0.05, "#8a4a3a"),
):
    sphere(0.036, surface(cc, 0.35, coat=0.2, mottle=0.1), (-0.42 + dx, 0.56 + dy, 0.82), segments=24)
for x in (0.50, 0.62):
    group(
        [
            cylinder(0.035, 0.02, br, 0.004),
            cylinder(0.010, 0.22 if x < 0.6 else 0.15, surface("#efe3d0", 0.5), 0.002, (0, 0, 0.02)),
        ],
        (x, 0.55, 0.757),
    )
painting(
    1.35,
    1.7,
    "#ece2d2",
    (
        ("arch", -0.22, -0.55, 0.30, 0.50, "#5b2f45"),
        ("blob", 0.24, -0.22, 0.28, 0.40, "#a5583c", 4),
        ("disc", 0.05, 0.42, 0.19, 0.19, "#d9a860"),
        ("blob", 0.30, 0.30, 0.15, 0.12, "#2d3a35", 8),
    ),
    br,
    (1.72, 2.55, 1.70),
)
# sideboard
box((2.1, 0.42, 0.52), 0.02, wd, (-1.75, 2.30, 0.46))
ribbed_wall(2.02, 0.44, wd, (-1.75, 2.085, 0.24), (0, 0, 0), 0.045, 0.02)
for x in (-2.7, -0.8):
    cylinder(0.018, 0.21, br, 0.004, (x, 2.2, 0))
lamp("mushroom", loc=(-2.35, 2.28, 0.72), scale=1.0, power=12)
room_book(0.30, 0.22, 0.045, "#a5583c", (-1.5, 2.27, 0.72))
room_book(0.26, 0.2, 0.04, "#efe6da", (-1.5, 2.27, 0.765), (0, 0, 8))
vase("stack", clay("#2d3a35"), (-1.05, 2.28, 0.72), scale=0.22)
curtain(1.3, 3.6, fabric("#ece2d3", "linen", 0.7), 8, 0.08, (3.35, 2.2, 0), (0, 0, -30))
vase("amphora", surface("#2d3a35", 0.4, coat=0.2, mottle=0.1), (2.78, 1.9, 0), scale=0.34)
for i, d in enumerate(((-0.2, -0.1, 1), (0.15, -0.1, 1))):
    branch("eucalyptus", 1.25, (2.78, 1.9, 0.66), d, 17, i + 4, curve=0.35)
s = sun_light(-58, 32, 6.4, "#ffdcae", 0.5)
world("#e2deda", 0.42)
d = Vector(s["dir"])
t = Vector((0.2, 2.0, 0.9))
gobo_window(t + d * 6, t, 3.4, 3.2, 3, 3, 0.10)
area_light((-2, -5, 3.2), (0, 1, 0.8), 3.5, 90, "#fff2e2")
camera((1.05, -5.0, 1.46), (0.30, 0.9, 1.02), lens=39, fstop=3.2, focus=(0.1, 0.2, 0.8))
render(exposure=0.2)
