"""Breakfast on a lagoon-green tiled table: coffee, cut oranges, a croissant, a jar of olive twigs and palm shadows.

For the hotel home.
"""

import bpy

from kit.backdrops import floor
from kit.camera import camera
from kit.color import linear
from kit.lights import area_light, shadow_only, sun_light
from kit.materials.solid import ceramic, clay, metal, surface
from kit.nodes import NodeBuilder
from kit.props.food import citrus, croissant
from kit.props.plants import branch, palm_frond
from kit.props.tableware import bowl, cup, cutlery, folded_linen, plate, vase
from kit.render import render
from kit.shapes import sphere
from kit.world import start, world

start()
# hand-made tiles: every one a little different in colour and height
tiles = bpy.data.materials.new("tiles")
tiles.use_nodes = True
nodes = NodeBuilder(tiles)
brick = nodes.node("TexBrick")
nodes.link(nodes.coords(1), brick.inputs[0])
brick.offset = 0
for name, colour in (("Color1", "#1f8d84"), ("Color2", "#6cc4b2"), ("Mortar", "#efe2cd")):
    brick.inputs[name].default_value = linear(colour)
brick.inputs["Scale"].default_value = 1.0
brick.inputs["Mortar Size"].default_value = 0.028
brick.inputs["Brick Width"].default_value = 0.92
brick.inputs["Row Height"].default_value = 0.92
tone = nodes.noise(nodes.coords(1), 1.4, 3).outputs[0]
nodes.set("Base Color", nodes.mix(nodes.ramp(tone, [(0.35, 0.3), (0.7, 0.0)]), brick.outputs[0], "#1f7d78"))
nodes.set("Roughness", 0.16)
nodes.bump(brick.outputs[1], 0.35, 0.02)
floor(material=tiles)
# coffee, in front at the right
cup("#f7efe2", loc=(1.05, -0.95, 0), rot=(0, 0, -35), scale=1.15)
cutlery("spoon", metal("#c99a55", 0.25), (2.1, -1.05, 0.04), (0, 0, 14), 0.75)
# bread
plate(
    "#f7efe2",
    1.12,
    (-1.15, -0.55, 0),
    material=surface("#f7efe2", 0.35, coat=0.3),
    rim=surface("#c2603f", 0.4),
)
croissant((-1.1, -0.5, 0.12), (0, 0, 20), 0.86)
folded_linen("#c2603f", 1.3, 0.7, 0.03, (-2.75, 0.55, 0), (0, 0, 24), 2)
# oranges, whole and cut
bowl(r=0.98, h=0.55, loc=(0.35, 1.35, 0), material=ceramic("#f2e6d2", 0.3))
orange = surface("#f08a1d", 0.5, bump=0.35, bump_scale=60, bump_dist=0.01, mottle=0.1)
for x, y, z in ((0.0, 1.2, 0.56), (0.72, 1.25, 0.58), (0.35, 1.72, 0.6), (0.36, 1.32, 1.02)):
    sphere(0.4, orange, (x, y, z), segments=48)
citrus("#f9a12e", "#ef8213", 0.42, 0.3, (1.85, 0.75, 0.02), (0, 0, 20), 1.0)
citrus("#f9a12e", "#ef8213", 0.42, 0.12, (2.45, 0.35, 0.02), (0, 0, 70), 1.0)
sphere(0.41, orange, (2.75, 1.25, 0.41), segments=48)
vase("bulb", clay("#c2603f"), (-1.35, 1.75, 0), scale=0.62)
for i, lean in enumerate(((-0.35, 0.1, 1), (0.3, 0.05, 1), (0.0, -0.25, 1))):
    branch("olive", 1.5, (-1.35, 1.75, 1.1), lean, 20, i + 3, curve=0.35)
for i in range(2):
    shadow_only(
        palm_frond(3.4, None, (-6.4 + i * 0.9, 3.4 + i * 1.6, 3.2), (0.95, -0.3, -0.1), 28, 0.5, i, w=0.12)
    )
world("#dbe8f2", 0.55)
sun_light(-118, 36, 5.6, "#ffe3bb", 0.8)
area_light((4, -3, 4), (0, 0, 0), 3, 70, "#ffffff")
camera((0.35, -7.8, 7.0), (0.2, 0.32, 0.25), lens=62, fstop=0.7, focus=(0.8, -0.8, 0.5))
render(exposure=0.05)
