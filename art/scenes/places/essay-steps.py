"""Concrete steps behind a station: the shadow of a wall comes down them slantwise, and a ball lies on the landing.

For the magazine's photo essay.
"""

import random

import bpy

from kit.curves import tube
from kit.materials.image import svg_surface
from kit.materials.natural import concrete
from kit.materials.solid import metal, surface
from kit.materials.weather import chipped, weathered, world_noise
from kit.nodes import NodeBuilder
from kit.objects import mesh_object
from kit.props.packaging import printed_panel
from kit.props.plants import fallen_leaf, grass
from kit.sets.negative import EYE, daylight, negative_shot
from kit.shapes import box, boxes, cylinder, sphere
from kit.svg import SANS, circle, stroke, words
from kit.world import sky, sky_fill

RISE, GOING, COUNT = 0.165, 0.30, 9
LEFT, RIGHT = -1.25, 1.25
TOP = RISE * COUNT
LANDING = GOING * (COUNT - 1)  # where it begins
BACK = LANDING + 1.75
rng = random.Random(5)

daylight(-62, 43, 6.0, "#9fb8cf", 0.5)
sky(43, 0, 0.05, sun_disc=False, camera_colors=("#dfe6e2", "#b9cedb", "#7fa6c6"), camera_top=0.75)
sky_fill("#9fbbd6", 0.85)

tread = weathered(concrete("#b3ada2", 2.2), 0.5, "#887f70", 1.6)
riser = weathered(concrete("#a59f94", 2.0), 0.5, "#80776a", 1.4, 0.4)
cast = weathered(concrete("#b0aa9f", 1.6, boards=5), 0.4, "#80776a", 1.0, 0.5)

# The flight; a strip of carborundum near each edge, worn in the middle where feet go.
blocks, strips = [], []
for i in range(COUNT):
    z = RISE * (i + 1)
    depth = GOING if i < COUNT - 1 else BACK - LANDING
    blocks.append((0, GOING * i + depth / 2 + 0.004, z - 0.03, RIGHT - LEFT, depth + 0.03, 0.06))
    strips.append((0, GOING * i + 0.045, z + 0.0005, RIGHT - LEFT - 0.16, 0.05, 0.004))
boxes(blocks, tread, 0.008, 3)
boxes([(0, GOING * i + 0.16, RISE * (i + 0.5) - 0.03, RIGHT - LEFT, 0.3, RISE) for i in range(COUNT)], riser, 0.004)
boxes(strips, weathered(surface("#4b4843", 0.9, bump=0.6, bump_scale=220, bump_dist=0.002), 0.8, "#c8b99a", 3), 0.001)

# Ground in front: old asphalt, patched.
mesh_object([(-9, -9, 0), (9, -9, 0), (9, 0.01, 0), (-9, 0.01, 0)], [(0, 1, 2, 3)], weathered(surface("#57544f", 0.9, mottle=0.2, mottle_scale=2, bump=0.8, bump_scale=90, bump_dist=0.006), 0.7, "#8d8474", 1.2), False)

# Walls: a parapet that climbs with the flight at the right, a high one at the left that throws the shadow, the bank behind.
def climbing(x0, x1, height):
    """Parapet whose coping stays `height` above the nosings."""
    line = [(-0.35, 0), (-0.35, height), (0.0, height), (LANDING, TOP + height - RISE), (BACK + 0.2, TOP + height - RISE), (BACK + 0.2, 0)]
    n = len(line)
    verts = [(x, y, z) for x in (x0, x1) for y, z in line]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return mesh_object(verts, faces, cast, False)


climbing(RIGHT, RIGHT + 0.26, 0.92)
LEFT_TOP = 2.9
box((0.3, 3.2, LEFT_TOP), 0.012, cast, (LEFT - 0.15, 1.28, 0), base=True)
box((0.3, 2.0, LEFT_TOP + 1.3), 0.012, cast, (LEFT - 0.15, 3.86, 0), base=True)
box((9, 0.3, TOP + 2.0), 0.012, cast, (1.5, BACK + 0.15, 0), base=True)
box((9.2, 0.42, 0.09), 0.012, tread, (1.5, BACK + 0.13, TOP + 2.0), base=True)
# Joints and the holes of the formwork's ties.
dark = surface("#2a2723", 0.95)
holes = [(x, z) for x in (-0.9, -0.1, 0.7, 1.5) for z in (TOP + 0.42, TOP + 1.35)]
for x, z in holes:
    cylinder(0.017, 0.02, dark, 0.002, (x, BACK + 0.003, z), (90, 0, 0), 20)
boxes([(0.3, BACK - 0.001, TOP + 1, 0.012, 0.006, 2.0)], dark)
for y in (0.5, 1.6, 2.9):
    for z in (0.9, 1.8, 2.5):
        cylinder(0.017, 0.02, dark, 0.002, (LEFT - 0.003, y, z), (0, 90, 0), 20)

# Handrails: tube, painted green once, polished by hands on top.
rail = chipped("#46635a", "#4a2c1c", 0.16, 1.6, 0.4, 0.1)
for x, turn in ((RIGHT - 0.09, 1), (LEFT + 0.09, -1)):
    h = 0.88
    path = [(x, -0.32, h - 0.02), (x, 0.0, h + RISE * 0.3), (x, LANDING, TOP + h - RISE * 0.7), (x, LANDING + 0.3, TOP + h), (x, BACK - 0.25, TOP + h)]
    tube(path, 0.021, rail, kind="POLY")
    tube([(x, -0.32, h - 0.02), (x, -0.36, h - 0.06), (x, -0.33, h - 0.12)], 0.021, rail)
    for y in (0.15, 1.2, LANDING + 0.1, BACK - 0.4):
        z = min(TOP, RISE * y / GOING + RISE * 0.3) + h
        tube([(x, y, z - 0.02), (x, y, z - 0.075), (x + turn * 0.1, y, z - 0.085)], 0.009, rail)
        cylinder(0.032, 0.006, rail, 0.002, (x + turn * 0.086, y, z - 0.085), (0, turn * 90, 0), 24)

# The ball: rubber, once yellow and blue, kicked against this wall all summer.
def ball_surface():
    result = bpy.data.materials.new("Ball")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    axes = nodes.node("SeparateXYZ")
    nodes.link(nodes.coords(1), axes.inputs[0])
    band = nodes.ramp(nodes.math("ABSOLUTE", axes.outputs[2]), [(0.028, 1.0), (0.030, 0.0)])
    scuffs = nodes.ramp(world_noise(nodes, (1, 1, 1), 22, 9, 0.7), [(0.5, 0.0), (0.66, 1.0)])
    nodes.set("Base Color", nodes.mix(nodes.math("MULTIPLY", scuffs, 0.6), nodes.mix(band, "#d99a1c", "#e4dcc9"), "#8a7a66"))
    nodes.set("Roughness", nodes.math("ADD", nodes.math("MULTIPLY", scuffs, 0.35), 0.36))
    nodes.set("Specular", 0.4)
    nodes.bump(nodes.noise(nodes.coords(1), 190, 2).outputs[0], 0.12, 0.002)
    return result


R = 0.108
sphere(R, ball_surface(), (0.30, LANDING + 0.20, TOP + R), (38, 24, 10))

# What the railway thinks of it.
notice = words("NO BALL", 300, 188, 108, "#26302e", SANS, 700) + words("GAMES", 300, 312, 108, "#26302e", SANS, 700)
notice += stroke("M22 22H578V378H22Z", "#26302e", 8) + "".join(circle(x, y, 9, "#4a3a2c") for x in (46, 554) for y in (46, 354))
enamel = weathered(svg_surface(notice, 600, 400, "#e3dfd2", rough=0.3, coat=0.4), 0.5, "#9a7a58", 5, 0.7)
box((0.45, 0.006, 0.3), 0.002, metal("#8b8a86", 0.5), (0.93, BACK - 0.006, TOP + 0.92))
printed_panel(0.445, 0.297, enamel, (0.93, BACK - 0.0105, TOP + 0.92))

# What gathers in corners: leaves, grass, a bottle top, a crushed cup.
for x, y, z, n, seed in ((LEFT + 0.03, 0.29, RISE, 12, 1), (RIGHT - 0.03, 0.89, RISE * 3, 16, 2), (LEFT + 0.04, 1.78, RISE * 6, 9, 3), (RIGHT - 0.05, -0.02, 0, 30, 4), (LEFT + 0.05, -0.02, 0, 24, 5), (0.31, BACK - 0.02, TOP, 14, 6), (-0.8, BACK - 0.02, TOP, 8, 7), (RIGHT - 0.04, 2.1, RISE * 7, 11, 8)):
    grass(n, 0.12, 0.09, (x, y, z), seed)
for _ in range(60):
    i = rng.randrange(COUNT + 1)
    x = rng.choice((rng.uniform(LEFT + 0.04, RIGHT - 0.04), LEFT + abs(rng.gauss(0, 0.12)) + 0.02, RIGHT - abs(rng.gauss(0, 0.12)) - 0.02))
    y = GOING * i - 0.02 - abs(rng.gauss(0, 0.06)) if i else -abs(rng.gauss(0, 0.5)) - 0.05
    width = rng.uniform(0.022, 0.04)
    color = rng.choice(("#7d5e31", "#94713a", "#5b452a", "#8b6a2e"))
    fallen_leaf(width, color, (x, y, RISE * i + 0.003), (rng.uniform(-12, 12), 0, rng.uniform(0, 360)))

# The railway above: a mast with its arm and wires, a lamp of the platform.
iron = weathered(surface("#6d7370", 0.6, metal=0.3), 0.5, "#6a5c4c", 2)
MAST = (2.0, BACK + 3.4)
for s in (-1, 1):
    box((0.03, 0.16, 8), 0.003, iron, (MAST[0] + s * 0.09, MAST[1], 0), base=True)
boxes([(MAST[0], MAST[1], 2.6 + 0.42 * i, 0.18, 0.02, 0.05) for i in range(13)], iron)
tube([(MAST[0], MAST[1], 6.7), (MAST[0] - 2.2, MAST[1], 7.2)], 0.028, iron, kind="POLY")
tube([(MAST[0], MAST[1], 7.8), (MAST[0] - 2.2, MAST[1], 7.2)], 0.018, iron, kind="POLY")
tube([(MAST[0], MAST[1], 6.0), (MAST[0] - 1.9, MAST[1], 6.2)], 0.022, iron, kind="POLY")
glazed = surface("#5a4030", 0.2, coat=0.6)
for k in range(4):
    cylinder(0.06, 0.03, glazed, 0.012, (MAST[0] - 0.3 - 0.07 * k, MAST[1], 6.74 + 0.012 * k), (0, -80, 0), 24)
for z, sag, x in ((7.18, 0.5, -2.2), (6.2, 0.06, -1.9)):
    tube([(MAST[0] + x - 14 + 28 * t, MAST[1], z + sag * (4 * (t - 0.5) ** 2)) for t in [i / 24 for i in range(25)]], 0.011, surface("#3a3d3c", 0.6), kind="POLY")

negative_shot((-0.2, -2.35, EYE), (0.1, 2.2, 1.46), lens=35, exposure=0.6, roll=0.3)
