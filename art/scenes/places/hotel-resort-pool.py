"""A long pool that ends in the sea at sunset: arcade with lanterns on one side, loungers and salt heaps on the other.

First screen of the hotel home: the upper half is sky for the claim.
"""

from math import cos, pi, sin
from random import Random

import bpy
from kit.camera import camera
from kit.lights import area_light, point_light, sun_light
from kit.materials.natural import plaster, water, wood
from kit.materials.solid import clay, emission, surface
from kit.objects import mesh_object
from kit.props.architecture import arch_wall
from kit.props.furniture import lounger, table
from kit.props.lamps import lantern
from kit.props.landscape import terrain
from kit.props.plants import branch, palm_tree, plant
from kit.props.tableware import vase
from kit.render import render
from kit.shapes import box, grid, sphere
from kit.world import sky, start

start()
C = (0.15, -8.2, 1.75)
wall = plaster("#efd9c3", 0.4, 0.16)
stone = plaster("#dcc0a4", 0.6, 0.3)
rim = plaster("#e9d2bb", 0.8, 0.2)


def sheet(x0, x1, y0, y1, z, material):
    mesh_object([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material, False)


# the pool on the axis, its far edge is the horizon's; decks on both sides
sheet(-1.9, 1.9, -12, 9.2, -0.06, water("#3f9aa0", "#1f5f78", 0.8, 0.015, 0.07, 0.03))
for side in (-1, 1):
    box((0.36, 21.4, 0.5), 0.05, rim, (side * 2.06, -1.5, -0.22))
    box((9, 21.4, 0.4), 0.03, stone, (side * 6.72, -1.5, -0.24))
box((4.4, 0.22, 0.4), 0.05, rim, (0, 9.28, -0.27))
# parapets at the end of the decks
for side in (-1, 1):
    box((9, 0.34, 0.6), 0.06, wall, (side * 6.9, 9.2, 0.26))

# the sea, and far out two headlands
sheet(-1200, 1200, 12, 3600, -5, water("#6a7fa8", "#46598c", 0.22, 0.13, 0.5, 0.4))
for x, y, w, h, colour, seed in ((-150, 420, 120, 22, "#6b6592", 6), (230, 520, 150, 19, "#7d7199", 9)):
    terrain(
        2 * w,
        120,
        h,
        surface(colour, 0.95, specular=0.1),
        (x, y, -6),
        seed,
        False,
        0.03,
        lambda u, v, w=w: max(0, 1 - (u / w) ** 2) * max(0, 1 - (v / 50) ** 2),
    )

# the arcade runs in depth at the start, lit from within
arches = tuple((x, 2.0, 2.55) for x in (-7.5, -4.7, -1.9, 0.9, 3.7, 6.5))
arch_wall(17.4, 3.35, arches, 0.5, wall, (-5.0, 0.2, -0.04), (0, 0, 90))
box((0.74, 17.6, 0.16), 0.03, wall, (-5.0, 0.2, 3.38))
sheet(-8, -5.2, -9, 9, 3.2, wall)
mesh_object(
    [(-7.4, -9, 0), (-7.4, 9, 0), (-7.4, 9, 3.3), (-7.4, -9, 3.3)],
    [(0, 1, 2, 3)],
    plaster("#e0915c", 0.4, 0.2),
    False,
)
for y in (-6.0, -3.2, -0.4, 2.4, 5.2, 7.6):
    point_light((-6.3, y, 2.3), 42, "#ff9d4f", 0.2)

# salt, raked to heaps beyond the parapet: white in the last light
salt = surface("#ffe6da", 0.9, specular=0.1)


def heap(x, y, r, h):
    rng = Random(x * 7 + y)
    phase = rng.uniform(0, 6.28)

    def point(u, v):
        a = 2 * pi * u
        reach = r * 1.12 * v * (1 + 0.025 * sin(3 * a + phase) + 0.015 * sin(7 * a))
        return (x + reach * cos(a), y + reach * sin(a), -1.2 + h * max(0, (1 - v) ** 1.1))

    grid(80, 40, point, salt)


sheet(4.5, 60, 12, 60, -1.1, water("#e7aa9c", "#cf8a84", 0.5, 0.03, 0.05, 0.02))
for x, y in ((8.4, 15), (12.2, 17), (16.4, 15.5), (7.6, 22), (11.4, 24), (15.8, 25), (20.5, 22), (24, 28)):
    heap(x, y, 2.3, 3.1)

# lanterns keep the rhythm of the pool
for i, y in enumerate((-3.4, -0.2, 3.0, 6.2)):
    lantern((-2.52, y, -0.02), 0.27, 0.46, energy=8, facing=C, halo=0.4)
    lantern((2.52, y, -0.02), 0.27, 0.46, energy=8, facing=C, halo=0.4)
oak = wood("#9a6c43", "#6f472a", 1.2, "Y", 0.42)
for x in (3.55, 5.35):
    lounger("#f7ecdf", oak, (x, 1.7, -0.03), (0, 0, 180 - 10))
table(0.24, 0.40, plaster("#e3c6a8", 0.8, 0.2), (4.45, 1.6, -0.03))
lantern((4.45, 1.6, 0.37), 0.17, 0.26, energy=3, facing=C, halo=0.3)
vase("amphora", clay("#b5704a"), (-3.55, -1.75, -0.03), scale=0.5)
for k, lean in enumerate(((0.2, -0.1, 1), (-0.2, 0.2, 1), (0, 0.1, 1))):
    branch("eucalyptus", 1.0, (-3.55, -1.75, 0.95), lean, 18, 6 + k)
plant("bird", 9, 1.5, loc=(-3.7, 4.2, 0), pot=clay("#b5704a"), seed=2)
plant("bird", 9, 1.5, loc=(4.7, -1.9, 0), pot=clay("#c27a52"), seed=5)
palm_tree(4.6, 15, (7.6, 6.6, 0), 1.0, 4, 0.5)
palm_tree(3.7, 14, (6.4, 8.2, 0), 1.0, 7, -0.5)

# the sun stands on the axis, a hand above the sea
sphere(30, emission("#fff0c4", 5.5), (30, 1500, 62))
sky(
    4,
    2,
    0.17,
    1.4,
    False,
    1.6,
    0.5,
    1.1,
    camera_colors=("#ffcf8f", "#f9a97f", "#d98699", "#9776ae", "#5c5ea0", "#3f4b8c"),
    camera_top=0.52,
)
# what the water mirrors is the sky that is seen
tree = bpy.context.scene.world.node_tree
path = next(node for node in tree.nodes if node.type == "LIGHT_PATH")
either = tree.nodes.new("ShaderNodeMath")
either.operation = "MAXIMUM"
mixer = next(node for node in tree.nodes if node.type == "MIX_SHADER")
tree.links.new(path.outputs["Is Camera Ray"], either.inputs[0])
tree.links.new(path.outputs["Is Glossy Ray"], either.inputs[1])
tree.links.new(either.outputs[0], mixer.inputs[0])
sun_light(152, 12, 6.0, "#ffa060", 1.0)
area_light((3, -9, 6), (0, 2, 0.3), 5, 260, "#c3b6ea")
area_light((16, 6, 5), (14, 22, 0), 7, 1500, "#ffd9c4")
area_light((9, 3, 5), (2, 2, 0.3), 4, 220, "#ffb48a", size_y=3)
camera(C, (0.1, 4, 2.55), lens=25)
render(exposure=0.25, bloom=0.14, mist=(40, 900, "#f4a88a", 0.45))
