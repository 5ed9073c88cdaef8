"""Mediterranean hotel room with white bed, terracotta floor and an arch opening onto blue sea.

For the hotel home.
"""

import bpy

from kit.camera import camera
from kit.color import linear
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import clay, surface
from kit.materials.textile import fabric
from kit.nodes import NodeBuilder
from kit.objects import mesh_object
from kit.outlines import arch_outline
from kit.props.architecture import arch_wall
from kit.props.furniture import armchair, table
from kit.props.landscape import terrain
from kit.props.plants import branch, plant
from kit.props.tableware import room_bowl, vase
from kit.props.upholstery import bed, curtain, pillow, rug
from kit.render import render
from kit.shapes import box, extrude, sphere
from kit.world import sky, start, world

start()
pl = plaster("#f3e9db", 0.4, 0.16)
# shell: back wall with arch onto the sea, left wall, ceiling beams
arch_wall(11, 4.6, ((1.55, 1.75, 2.75),), 0.42, pl, (0, 3.0, 0))
mesh_object([(-3.1, 3, 0), (-3.1, -7, 0), (-3.1, -7, 4.6), (-3.1, 3, 4.6)], [(0, 1, 2, 3)], pl, False)
result = bpy.data.materials.new("T")
result.use_nodes = True
nodes = NodeBuilder(result)
br = nodes.node("TexBrick")
nodes.link(nodes.coords(1), br.inputs[0])
br.offset = 0.5
for k, v in (("Color1", "#c67a52"), ("Color2", "#b8683f"), ("Mortar", "#d9b495")):
    br.inputs[k].default_value = linear(v)
br.inputs["Scale"].default_value = 1.0
br.inputs["Mortar Size"].default_value = 0.008
br.inputs["Brick Width"].default_value = 0.42
br.inputs["Row Height"].default_value = 0.42
n = nodes.noise(nodes.coords(1), 2.2, 4).outputs[0]
nodes.set("Base Color", nodes.mix(nodes.ramp(n, [(0.3, 0.28), (0.7, 0.0)]), br.outputs[0], "#8f4a2a"))
nodes.set("Roughness", 0.42)
nodes.bump(br.outputs[1], 0.3, 0.01)
mesh_object([(-8, -9, 0), (8, -9, 0), (8, 3.3, 0), (-8, 3.3, 0)], [(0, 1, 2, 3)], result, False)
# terrace + sea + sky beyond
box((9, 3.4, 0.2), 0.02, plaster("#ecd9c2", 0.5, 0.1), (1.5, 4.9, -0.12))
box((9, 0.26, 0.72), 0.05, pl, (1.5, 6.5, 0.30))
mesh_object(
    [(-400, 7.5, -9), (400, 7.5, -9), (400, 1500, -9), (-400, 1500, -9)],
    [(0, 1, 2, 3)],
    surface("#2f7fa8", 0.25, specular=0.4, bump=0.2, bump_scale=0.6, bump_dist=0.2),
    False,
)
terrain(
    120,
    120,
    14,
    surface("#8fa3b8", 0.9),
    (52, 150, -10),
    4,
    False,
    0.035,
    lambda x, y: max(0, 1 - (x / 55) ** 2) * max(0, 1 - (y / 30) ** 2),
)
vase("amphora", clay("#c2703f"), (2.35, 4.6, -0.02), scale=0.36)
plant("bird", 7, 1.0, loc=(0.95, 5.6, -0.02), pot=clay("#c2703f"), seed=3)
# bed
wd = wood("#a8794e", "#7a5230", 1.2, "X", 0.45)
niche = extrude(
    [arch_outline(2.3, 1.55, 40)], 0.12, 0.05, plaster("#e3c6a8", 0.5, 0.2), (-1.30, 2.74, 0), (90, 0, 0)
)
bed(
    1.75,
    2.0,
    "#fbf7ef",
    "#f6efe3",
    throw="#c2703f",
    base=plaster("#efe2d0", 0.5, 0.15),
    loc=(-1.30, 1.62, 0),
    h=0.50,
    pillows=("#fbf7ef", "#f1e6d4"),
    small_pillows=("#3f86a8", "#c2703f"),
)
box((0.42, 0.40, 0.44), 0.05, pl, (0.05, 2.52, 0.22))
vase("bulb", clay("#c2703f"), (0.05, 2.54, 0.44), scale=0.13)
for i, dd in enumerate(((-0.25, 0, 1), (0.25, -0.1, 1))):
    branch("olive", 0.5, (0.05, 2.54, 0.68), dd, 12, i + 2, curve=0.3)
for y in (-2.2, -0.9, 0.4, 1.7):
    box((12, 0.15, 0.17), 0.02, wd, (0, y, 3.15))
box((12, 12, 0.1), 0, plaster("#f1e6d6", 0.5, 0.1), (0, -2.8, 3.30))
# woven chair, rug, vase
rug(2.4, 1.5, fabric("#efe3d0", "boucle", 0.6), (0.1, -0.05, 0))
armchair(fabric("#f6efe3", "linen", 1.0), wd, (2.50, 1.15, 0.0), (0, 0, -42), kind="lounge")
pillow(0.42, fabric("#3f86a8", "linen"), (2.48, 1.22, 0.66), (-24, 4, -42), 0.16, 0.34)
table(0.24, 0.40, plaster("#e3c6a8", 0.8, 0.2), (1.78, 0.55, 0.0))
room_bowl(r=0.12, h=0.07, loc=(1.78, 0.55, 0.40), material=clay("#c2703f"))
for dx, dy in ((-0.04, 0), (0.04, 0.02), (0, -0.04)):
    sphere(0.04, surface("#e0a03a", 0.4, mottle=0.1), (1.78 + dx, 0.55 + dy, 0.47), segments=24)
vase("amphora", clay("#d9a078"), (-2.62, 1.0, 0), scale=0.40)
for i, dd in enumerate(((0.25, -0.05, 1), (-0.05, -0.2, 1))):
    branch("eucalyptus", 1.3, (-2.62, 1.0, 0.78), dd, 18, i + 6, curve=0.35)
curtain(0.75, 3.0, fabric("#fbf6ec", "linen", 0.8), 6, 0.07, (2.78, 2.62, 0), (0, 0, -6))
curtain(0.42, 3.0, fabric("#fbf6ec", "linen", 0.8), 4, 0.06, (0.46, 2.64, 0), (0, 0, 4))
sky(38, 0, 0)
world("#cfe4f4", 0.95, "#5f9fd6")
sun_light(163, 35, 8.0, "#ffe7c4", 0.5)
area_light((-0.5, -5.5, 2.4), (0, 2, 1.0), 4, 150, "#fff2e2")
area_light((1.55, 3.4, 2.0), (0, 0, 0.6), 1.6, 120, "#dcecff", size_y=2.2)
camera((0.75, -4.6, 1.45), (0.10, 2, 1.20), lens=33)
render(exposure=0.25)
