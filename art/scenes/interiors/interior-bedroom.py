"""Calm bedroom with linen bed, slatted oak headboard, mauve throw and window light on the wall.

For the interior home.
"""

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import BRASS, ceramic, metal, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.props.architecture import painting, ribbed_wall
from kit.props.lamps import lamp
from kit.props.paper import room_book
from kit.props.plants import branch
from kit.props.tableware import vase
from kit.props.upholstery import bed, rug
from kit.render import render
from kit.shapes import box, cylinder, smooth_lathe
from kit.world import start, world

start()
wall(material=plaster("#d3c6b6", 0.5, 0.2), y=2.2, w=12, h=6)
floor(material=wood("#b9926a", "#8a6642", 0.55, "X", 0.42))
box((12, 0.03, 0.12), 0.01, surface("#c9bba9", 0.6), (0, 2.18, 0.06))
rug(3.0, 2.2, fabric("#e9e1d4", "boucle", 0.7), (-0.5, -0.5, 0))
oak = wood("#a87c52", "#7d5634", 1.4, "X", 0.42)
# slatted headboard panel + bed
ribbed_wall(2.9, 1.12, oak, (-0.45, 2.10, 0.05), (0, 0, 0), 0.07, 0.05)
box((2.95, 0.09, 0.035), 0.008, oak, (-0.45, 2.11, 1.18))
bed(
    1.75,
    2.0,
    "#f3eee5",
    "#e6dccd",
    throw="#8f6f7e",
    base=oak,
    loc=(-0.62, 1.0, 0),
    h=0.54,
    pillows=("#f3eee5", "#cdb9a6"),
    small_pillows=("#5b2f45",),
    kind="linen",
)
# bedside
box((0.46, 0.38, 0.34), 0.02, oak, (0.66, 1.82, 0.30))
box((0.40, 0.01, 0.008), 0, surface("#4a3020"), (0.66, 1.625, 0.30))
for x in (0.48, 0.84):
    cylinder(0.014, 0.13, metal(BRASS), 0.003, (x, 1.82, 0))
lamp("mushroom", loc=(0.58, 1.84, 0.47), scale=0.85, power=9)
vase("drop", ceramic("#8f6f7e", 0.4), (0.80, 1.80, 0.47), scale=0.11)
branch("olive", 0.40, (0.80, 1.80, 0.64), (0.2, 0, 1), 10, 3)
room_book(0.17, 0.13, 0.022, "#5b2f45", (0.70, 1.70, 0.47), (0, 0, -14))
group(
    [
        smooth_lathe(
            [(0, 0.0), (0.08, 0.0), (0.19, 0.10), (0.20, 0.2), (0.13, 0.33), (0.03, 0.37)],
            surface("#f7ead4", 0.6, emit="#ffd9a6", emit_strength=0.9),
            6,
        ),
        tube([(0, 0, 0.36), (0, 0, 3)], 0.004, "#2a211c"),
    ],
    (0.98, 1.72, 1.42),
)
painting(
    0.62,
    0.82,
    "#ebe2d4",
    (
        ("blob", -0.02, -0.08, 0.17, 0.20, "#8f6f7e", 3),
        ("disc", 0.09, 0.16, 0.10, 0.10, "#c9a46a"),
        ("arch", -0.10, -0.32, 0.09, 0.14, "#5b2f45"),
    ),
    oak,
    (-0.45, 2.16, 1.78),
)
# bench at the foot
s = sun_light(-55, 31, 6.0, "#ffdfb6", 0.5)
world("#e6e4ea", 0.6)
d = Vector(s["dir"])
t = Vector((-0.2, 2.0, 1.25))
gobo_window(t + d * 6, t, 2.3, 2.5, 2, 3, 0.09)
area_light((1.5, -5, 3), (0, 1, 0.8), 4, 100, "#fff2e4")
camera((1.50, -3.9, 1.45), (-0.16, 1.0, 1.04), lens=47, fstop=2.8, focus=(-0.4, 0.7, 0.6))
render(exposure=0.2)
