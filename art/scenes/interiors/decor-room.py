"""The room of the decor home: ochre armchair, and a slate sideboard with the shop's vase and lamp.

Chair, vase and lamp are those of the shop, to scale: the page hangs price tags on them.
"""

import bpy
from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import surface
from kit.materials.textile import fabric
from kit.objects import mesh_object
from kit.props.architecture import painting
from kit.props.furniture import elbow_chair, leg
from kit.props.lamps import table_lamp
from kit.props.paper import room_book
from kit.props.plants import branch
from kit.props.tableware import sculpted_vase
from kit.props.upholstery import rug
from kit.render import render
from kit.shapes import box
from kit.world import start, world

start()
linen = plaster("#f2eee6", 0.5, 0.12)
oak = wood("#c99c6e", "#a87c52", 1.8, "Z", 0.45)
slate = surface("#5f7a8a", 0.55, mottle=0.03)
wall(material=linen, y=2.1, w=14, h=6)
mesh_object([(-2.75, 2.1, 0), (-2.75, -8, 0), (-2.75, -8, 6), (-2.75, 2.1, 6)], [(0, 1, 2, 3)], linen, False)
floor(material=wood("#d3b48c", "#b08a60", 0.6, "Y", 0.42))
box((12, 0.03, 0.10), 0.008, surface("#f2eee6", 0.6), (3.2, 2.085, 0.05))
box((0.03, 12, 0.10), 0.008, surface("#f2eee6", 0.6), (-2.735, -3.9, 0.05))
rug(2.3, 2.3, fabric("#efe8dc", "boucle", 0.7), (0.02, 0.35, 0), is_round=True)

# The armchair, in ochre.
elbow_chair(
    fabric("#a9772c", "linen", 2.2, 0.5),
    wood("#b98a5c", "#9a6e45", 1.6, "Z", 0.45),
    (0.14, 0.42, 0.02),
    (0, 0, 30),
)

# A sideboard, painted; two doors with a shadow line between them.
box((1.46, 0.42, 0.42), 0.012, slate, (1.22, 1.72, 0.42))
for x in (0.86, 1.58):
    box((0.70, 0.02, 0.38), 0.006, slate, (x, 1.50, 0.42))
    box((0.10, 0.02, 0.012), 0.004, oak, (x + (0.24 if x < 1.2 else -0.24), 1.482, 0.52))
box((1.52, 0.46, 0.03), 0.008, oak, (1.22, 1.71, 0.645))
for x in (0.60, 1.84):
    for y in (1.58, 1.86):
        leg((x, y, 0), (x, y, 0.22), 0.012, 0.018, oak)
TOP = 0.66

# The lamp is a light of its own size: at one to eight it would be a torch.
table_lamp("#c8663d", loc=(1.60, 1.68, TOP), rot=(0, 0, 48), scale=0.154)
for light in bpy.data.lights:
    if light.type == "POINT":
        light.energy = 1.4
sculpted_vase("#cf9c7c", (0.92, 1.70, TOP), (0, 0, -14), 0.118)
for seed, lean in enumerate(((-0.35, 0.05, 1), (0.30, -0.1, 1), (0.0, 0.1, 1))):
    branch("olive", 0.42, (0.92, 1.70, TOP + 0.27), lean, 13, seed + 3, curve=0.3)
room_book(0.25, 0.18, 0.03, "#d9a566", (1.27, 1.68, TOP), (0, 0, 8))
room_book(0.21, 0.15, 0.026, "#e9e1d3", (1.26, 1.68, TOP + 0.03), (0, 0, -9))
painting(
    0.50,
    0.67,
    "#f0e9dd",
    (
        ("arch", -0.05, -0.19, 0.13, 0.205, "#c98a2b"),
        ("disc", 0.08, 0.145, 0.085, 0.085, "#5f7a8a"),
        ("blob", 0.10, -0.11, 0.07, 0.10, "#2f3f49", 3),
        ("bar", 0, -0.225, 0.18, 0.005, "#2f3f49"),
    ),
    oak,
    (1.36, 2.06, 1.66),
)

sun = sun_light(52, 30, 6.6, "#ffecd2", 0.45)
world("#eceef4", 0.82)
towards = Vector(sun["dir"])
lit = Vector((-0.30, 1.9, 1.1))
gobo_window(lit + towards * 5, lit, 2.3, 2.6, 2, 3, 0.10)
area_light((2.5, -4.5, 3), (0, 1, 0.9), 3.5, 95, "#fff4e6")
camera((0.42, -4.75, 1.20), (0.16, 1, 0.895), lens=57, fstop=2.8, focus=(0.2, 1.1, 0.6))
render(exposure=0.26)
