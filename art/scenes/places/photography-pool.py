"""Public indoor pool at night: its underwater lamps are on, the hall is not, and a towel lies over one starting block.

For the photography home.
"""

from math import sin

import bpy

from kit.backdrops import sky_card
from kit.camera import camera
from kit.color import linear
from kit.curves import stitches, tube
from kit.lights import area_light, point_light
from kit.materials.solid import emission, surface, tiles
from kit.materials.textile import fabric
from kit.nodes import NodeBuilder
from kit.objects import duplicate, group, mesh_object
from kit.props.plants import spruce
from kit.render import render
from kit.shapes import box, boxes, cylinder, grid
from kit.world import start, world

start()
LANES, LANE, LENGTH = 5, 2.5, 25
HALF = LANES * LANE / 2
LEVEL, DEPTH = -0.1, -1.9
WALL, END, ROOF = 9.6, 31.0, 6.6
centres = [(i - (LANES - 1) / 2) * LANE for i in range(LANES)]


def still_water():
    """Clear water with a slow swell; the lamps below draw their net of light through it."""
    result = bpy.data.materials.new("Pool")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    nodes.tree.nodes.remove(nodes.principled)
    swell = nodes.noise(nodes.coords((0.55, 0.4, 1)), 2.2, 3, 0.5, 0.5).outputs[0]
    bump = nodes.node("Bump")
    nodes.link(swell, bump.inputs["Height"])
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = 0.08
    body = nodes.node("BsdfGlass")
    body.inputs[0].default_value = linear("#d6f1f2")
    body.inputs[1].default_value = 0.0
    body.inputs[2].default_value = 1.33
    nodes.link(bump.outputs[0], body.inputs["Normal"])
    net = nodes.node("TexVoronoi", feature="DISTANCE_TO_EDGE")
    nodes.link(nodes.noise(nodes.coords(1), 0.8, 2).outputs[1], net.inputs["Vector"])
    net.inputs["Scale"].default_value = 16
    clear = nodes.node("BsdfTransparent")
    nodes.link(
        nodes.ramp(net.outputs["Distance"], [(0.0, "#f4fffb"), (0.1, "#7fb5b2"), (0.5, "#5c9896")]),
        clear.inputs[0],
    )
    ray = nodes.node("LightPath")
    mixed = nodes.node("MixShader")
    nodes.link(
        nodes.math("MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"]), mixed.inputs[0]
    )
    nodes.link(body.outputs[0], mixed.inputs[1])
    nodes.link(clear.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], nodes.tree.nodes["Material Output"].inputs[0])
    return result


def panel(points, material):
    return mesh_object(points, [(0, 1, 2, 3)], material, False)


# The basin.
basin = "#b2d5d8"
ground = tiles(basin, "#5d9794", 0.25, "XY", 0.3)
panel([(-HALF, 0, DEPTH), (HALF, 0, DEPTH), (HALF, LENGTH, DEPTH), (-HALF, LENGTH, DEPTH)], ground)
for x in (-HALF, HALF):
    panel([(x, 0, DEPTH), (x, LENGTH, DEPTH), (x, LENGTH, 0), (x, 0, 0)], tiles(basin, "#5d9794", 0.25, "YZ", 0.3))
for y in (0, LENGTH):
    panel([(-HALF, y, DEPTH), (HALF, y, DEPTH), (HALF, y, 0), (-HALF, y, 0)], tiles(basin, "#5d9794", 0.25, "XZ", 0.3))
marks = [(x, LENGTH / 2, DEPTH + 0.004, 0.28, LENGTH - 4, 0.008) for x in centres]
marks += [(x, y, DEPTH + 0.004, 1.0, 0.28, 0.008) for x in centres for y in (2, LENGTH - 2)]
boxes(marks, surface("#14383f", 0.4))
panel(
    [(-HALF, 0, LEVEL), (HALF, 0, LEVEL), (HALF, LENGTH, LEVEL), (-HALF, LENGTH, LEVEL)],
    still_water(),
)

# The deck, its pale edge and the hall.
deck = tiles("#8f9a94", "#4a5654", 0.2, "XY", 0.16)
for x0, x1, y0, y1 in (
    (-WALL, WALL, -12, -0.3),
    (-WALL, -HALF - 0.3, -0.3, END),
    (HALF + 0.3, WALL, -0.3, END),
    (-HALF - 0.3, HALF + 0.3, LENGTH + 0.3, END),
):
    panel([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], deck)
rim = surface("#cfd9d4", 0.25)
boxes(
    [
        (0, -0.15, -0.03, 2 * HALF + 0.6, 0.3, 0.1),
        (0, LENGTH + 0.15, -0.03, 2 * HALF + 0.6, 0.3, 0.1),
        (-HALF - 0.15, LENGTH / 2, -0.03, 0.3, LENGTH, 0.1),
        (HALF + 0.15, LENGTH / 2, -0.03, 0.3, LENGTH, 0.1),
    ],
    rim,
    0.02,
)
plain = surface("#9aa5a0", 0.75, mottle=0.06, mottle_scale=0.6)
for x in (-WALL, WALL):
    panel([(x, -12, 0), (x, END, 0), (x, END, ROOF), (x, -12, ROOF)], plain)
    panel(
        [(x * 0.999, -12, 0), (x * 0.999, END, 0), (x * 0.999, END, 1.6), (x * 0.999, -12, 1.6)],
        tiles("#5f8d8a", "#36504f", 0.2, "YZ", 0.2),
    )
panel([(-WALL, -12, ROOF), (WALL, -12, ROOF), (WALL, END, ROOF), (-WALL, END, ROOF)], surface("#8d9792", 0.8))
boxes([(0, 1.0 + i * 4.2, ROOF - 0.35, 2 * WALL, 0.34, 0.7) for i in range(8)], surface("#7f8a86", 0.7), 0.02)

# Tall windows at the far end, the last blue behind them.
frame = surface("#1d2a2d", 0.45)
bays = [(i - 3) * 2.55 for i in range(7)]
posts = [(x + s * 1.275, END, 3.45, 0.24, 0.4, 6.3) for x in bays for s in (-1, 1)]
rails = [(0, END, z, 2 * WALL, 0.2, t) for z, t in ((0.5, 1.0), (4.7, 0.09), (6.2, 1.0))]
rails += [(x, END, 3.4, 0.07, 0.12, 5) for x in bays]
boxes(posts + rails, frame, 0.015)
for x in (-1, 1):
    box((0.9, 0.4, ROOF), 0.01, plain, (x * (WALL - 0.4), END, 0), base=True)
sky_card((0, END + 18, -3), 90, 26, "#5b94aa", "#0d2840", 0.75, mid=(0.34, "#1d475f"))
pines = [spruce(9, 2.2, surface("#08130f", 1, specular=0), (0, 0, -60), seed=n) for n in (1, 2, 3)]
for i in range(20):
    duplicate(pines[i % 3], (-20 + i * 2.1, END + 9 + (i * 7 % 5) * 1.3, -5.2 + 2.0 * sin(i * 2.4)), (0, 0, i * 70))

# Lines of floats between the lanes.
for i in range(1, LANES):
    x = i * LANE - HALF
    line = [(x, 0.05, LEVEL + 0.01), (x, LENGTH, LEVEL + 0.01)]
    shifted = [(x, 0.42, LEVEL + 0.01), (x, LENGTH, LEVEL + 0.01)]
    stitches(line, "#c8452f", 0.33, 0.41, 0.055)
    stitches(shifted, "#e9ece6", 0.33, 0.41, 0.055)

# Starting blocks, and the towel.
steel = surface("#b9c2c2", 0.25, metal=0.9)
grip = surface("#20383d", 0.6, bump=0.3, bump_scale=120, bump_dist=0.004)


def block():
    return group(
        [
            box((0.5, 0.42, 0.6), 0.03, surface("#d5dcd8", 0.3, coat=0.3), (0, 0, 0), base=True),
            box((0.56, 0.66, 0.07), 0.025, grip, (0, 0, 0.66), (-6, 0, 0)),
            tube([(-0.2, 0.3, 0.6), (-0.2, 0.42, 0.42), (0.2, 0.42, 0.42), (0.2, 0.3, 0.6)], 0.016, steel),
        ]
    )


first = block()
first.location = (centres[0], -0.55, 0)
for x in centres[1:]:
    duplicate(first, (x, -0.55, 0))


def towel(u, v):
    """Over the plate from its front edge, and down towards us."""
    along = v * 1.08
    x = (u - 0.5) * 0.44 + 0.03 * sin(5 * v)
    if along < 0.5:
        y = 0.16 - along
        z = 0.712 - 0.105 * y + 0.006 * (1 + sin(9 * u + 7 * v))
    else:
        bend, hang = min((along - 0.5) / 0.05, 1), along - 0.5
        y = -0.34 - 0.04 * bend + 0.022 * sin(13 * u + 2) * min(hang * 4, 1)
        z = 0.748 - hang * (0.94 + 0.10 * u) + 0.012 * bend
        x *= 1 - 0.16 * hang
    return (x + centres[3], y - 0.55, z + 0.012)


grid(60, 110, towel, fabric("#d9552f", "felt", 1.0, 0.6), thickness=0.022)

# The lamps, in the long walls, under water.
for side in (-1, 1):
    for i in range(5):
        y = 2.5 + i * 5
        cylinder(0.17, 0.05, emission("#d5fbff", 16), 0.01, (side * (HALF - 0.01), y, -1.0), (0, -90 * side, 0), 32)
        point_light((side * (HALF - 0.3), y, -1.0), 430, "#9de6ec", 0.12)
area_light((1.6, -5.5, 4.6), (centres[3], -0.8, 0.5), 0.5, 6, "#ffe6c8", spread=14)
world("#2c5266", 0.05)
camera((-1.0, -8.6, 3.0), (0.1, 8, 0.9), lens=33)
render(exposure=0.4, bloom=0.14, vignette=0.25, clamp=6)
