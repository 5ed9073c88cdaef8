"""Whitewashed room with a wide window over the salt marsh, a bed with a green throw and a reading bench below the sill.

For the hotel home.
"""

from math import sin

import bpy

from kit.camera import camera
from kit.color import linear
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, water, wood
from kit.materials.solid import clay, surface
from kit.materials.textile import fabric
from kit.nodes import NodeBuilder
from kit.objects import mesh_object
from kit.props.architecture import arch_wall
from kit.props.lamps import lamp
from kit.props.landscape import terrain
from kit.props.plants import branch
from kit.props.tableware import vase
from kit.props.upholstery import bed, curtain, cushion, pillow, rug
from kit.render import render
from kit.shapes import box, grid, lathe
from kit.world import sky, start, world

start()
white = plaster("#f6eee1", 0.4, 0.16)
oak = wood("#a8794e", "#7a5230", 1.2, "X", 0.45)
# shell: back wall with one wide window, right wall, floor of pale tiles, beams
arch_wall(12, 4.4, ((-9, 0.1, 0.1),), 0.5, white, (0, 3.2, 0), holes=((1.35, 0.95, 3.3, 1.75),))
mesh_object([(-3.4, 3, 0), (-3.4, -7, 0), (-3.4, -7, 4.4), (-3.4, 3, 4.4)], [(0, 1, 2, 3)], white, False)
mesh_object([(3.7, 3, 0), (3.7, -7, 0), (3.7, -7, 4.4), (3.7, 3, 4.4)], [(0, 1, 2, 3)], white, False)
tiles = bpy.data.materials.new("tiles")
tiles.use_nodes = True
nodes = NodeBuilder(tiles)
brick = nodes.node("TexBrick")
nodes.link(nodes.coords(1), brick.inputs[0])
brick.offset = 0.5
for name, colour in (("Color1", "#c9825a"), ("Color2", "#bb6f47"), ("Mortar", "#dcb997")):
    brick.inputs[name].default_value = linear(colour)
for name, value in (("Scale", 1.0), ("Mortar Size", 0.008), ("Brick Width", 0.42), ("Row Height", 0.42)):
    brick.inputs[name].default_value = value
nodes.set("Base Color", brick.outputs[0])
nodes.set("Roughness", 0.42)
nodes.bump(brick.outputs[1], 0.3, 0.01)
mesh_object([(-8, -9, 0), (8, -9, 0), (8, 3.3, 0), (-8, 3.3, 0)], [(0, 1, 2, 3)], tiles, False)
box((12, 12, 0.1), 0, white, (0, -2.8, 3.3))
for x in (-2.6, -1.3, 0.0, 1.3, 2.6):
    box((0.16, 12, 0.18), 0.02, oak, (x, -2.8, 3.15))
# sill, frame, bench
box((3.6, 0.75, 0.09), 0.03, white, (1.35, 3.1, 0.93))
for x in (-0.3, 1.35, 3.0):
    box((0.06, 0.06, 1.75), 0.005, oak, (x, 3.3, 1.82))
box((3.3, 0.06, 0.06), 0.005, oak, (1.35, 3.3, 0.99))
box((3.3, 0.06, 0.06), 0.005, oak, (1.35, 3.3, 2.67))
box((3.9, 0.7, 0.42), 0.04, white, (1.6, 2.6, 0.21))
cushion((3.7, 0.62, 0.14), fabric("#efe1c9", "linen", 0.8), loc=(1.6, 2.6, 0.49))
for x, colour, turn in ((0.15, "#2a9d8f", 14), (3.05, "#c2603f", -12), (2.65, "#f3e8d6", -4)):
    pillow(0.44, fabric(colour, "linen"), (x, 2.78, 0.8), (-16, 0, turn), 0.16, 0.4)
# the marsh: pools and banks of reed, white heaps of salt far out
mesh_object(
    [(-300, 5, -1.5), (300, 5, -1.5), (300, 900, -1.5), (-300, 900, -1.5)],
    [(0, 1, 2, 3)],
    water("#6fc4bb", "#2f8f8a", 0.25, 0.12, 0.1, 0.05),
    False,
)
reed = surface("#9aa24f", 0.95, specular=0.1, mottle=0.35, mottle_scale=0.6)
for i, (y, side) in enumerate(((10, 1), (16, -1), (26, 1), (44, -1), (80, 1))):
    grid(
        120,
        8,
        lambda u, v, y=y, side=side, i=i: (
            -90 + 180 * u,
            y + (0.8 + y * 0.05) * sin(u * 33 * side + i) + (v - 0.5) * (1.4 + y * 0.1),
            -1.45 + 0.4 * sin(v * 3.14) * (0.6 + 0.4 * sin(u * 40 + i)),
        ),
        reed,
    )
salt = surface("#fffaf3", 0.9, specular=0.2)
for x, y in ((3.6, 20), (6.6, 21), (10.2, 22.5), (1.2, 33), (15, 35)):
    lathe([(1.5, 0), (0.1, 1.5), (0, 1.52)], salt, 0.05, loc=(x, y, -1.5))
terrain(
    200,
    140,
    18,
    surface("#93a3b4", 0.95, specular=0.1),
    (30, 330, -5),
    8,
    False,
    0.03,
    lambda x, y: max(0, 1 - (x / 95) ** 2) * max(0, 1 - (y / 40) ** 2),
)
# bed along the left wall, chest, lamp
bed(
    1.7,
    2.0,
    "#fbf7ef",
    "#f4ecde",
    throw="#2a9d8f",
    base=plaster("#efe2d0", 0.5, 0.15),
    loc=(-1.75, 1.1, 0),
    h=0.5,
    pillows=("#fbf7ef", "#f1e6d4"),
    small_pillows=("#c2603f",),
)
box((0.46, 0.44, 0.46), 0.05, oak, (-0.58, 2.55, 0.23))
lamp("mushroom", clay("#c2603f"), (-0.58, 2.55, 0.46), scale=0.62, power=5)
rug(2.2, 1.5, fabric("#efe3d0", "boucle", 0.6), (0.75, -0.1, 0))
vase("amphora", clay("#c2703f"), (3.1, 1.55, 0), scale=0.42)
for i, lean in enumerate(((-0.25, -0.05, 1), (0.05, -0.2, 1), (-0.1, 0.1, 1))):
    branch("eucalyptus", 1.2, (3.1, 1.55, 0.82), lean, 18, i + 6, curve=0.35)
curtain(0.55, 2.5, fabric("#fbf6ec", "linen", 0.8), 5, 0.06, (-0.62, 2.84, 0.65), (0, 0, 4))
curtain(0.55, 2.5, fabric("#fbf6ec", "linen", 0.8), 5, 0.06, (3.28, 2.84, 0.65), (0, 0, -4))
sky(34, 0, 0)
world("#b9def5", 1.0, "#3f94e0")
sun_light(152, 33, 7.5, "#ffe9c9", 0.5)
area_light((0.3, -5.5, 2.4), (0, 2, 1.0), 4, 150, "#fff2e2")
area_light((1.35, 3.6, 2.0), (0.6, 0, 0.6), 3, 130, "#dcecff", size_y=1.6)
camera((0.15, -4.3, 1.62), (0.35, 2, 1.3), lens=31)
render(exposure=0.25)
