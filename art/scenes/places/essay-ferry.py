"""After-deck of a ferry between two showers: rail, bench and life ring, a far shore, and low sun through a gap in the cloud.

For the magazine's photo essay.
"""

import random
from math import cos, pi, radians, sin, tan, tau

import bpy
from mathutils import Vector, noise

from kit.curves import tube
from kit.lights import area_light
from kit.materials.image import svg_surface
from kit.materials.solid import emission, surface
from kit.materials.textile import canvas
from kit.materials.weather import chipped, weathered, world_noise
from kit.nodes import NodeBuilder
from kit.objects import group, mesh_object
from kit.sets.negative import EYE, daylight, negative_shot
from kit.shapes import box, boxes, cylinder, grid, image_grid, sphere, torus
from kit.svg import SANS, words

rng = random.Random(6)
SEA = -6.2  # below the deck
SUN = (168, 7)  # azimuth and elevation
RAIL = 1.85  # distance of the rail

daylight(*SUN, 3.2, shade="#a8bac4", fill=0.62, color="#ffd49a")


def clouds(radius=900):
    """Sky as a half cylinder: two decks of cloud, torn open near the sun."""
    result = bpy.data.materials.new("Clouds")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    tree.nodes.remove(nodes.principled)
    axes = nodes.node("SeparateXYZ")
    nodes.link(nodes.node("TexCoord").outputs["UV"], axes.inputs[0])
    across, up = axes.outputs[0], axes.outputs[1]
    flat = nodes.node("CombineXYZ")
    nodes.link(nodes.math("MULTIPLY", across, 9.0), flat.inputs[0])
    # Cloud seen edge-on is drawn out near the horizon.
    nodes.link(nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("ADD", up, 0.02), 0.6), 10.0), flat.inputs[1])
    big = nodes.noise(flat.outputs[0], 0.85, 9, 0.54, 0.25).outputs[0]
    small = nodes.noise(flat.outputs[0], 3.2, 8, 0.6, 0.3).outputs[0]
    cover = nodes.math("ADD", nodes.math("MULTIPLY", big, 0.75), nodes.math("MULTIPLY", small, 0.25))
    sx, sy = 0.5 + (180 - SUN[0]) / 180, (radius * tan(radians(SUN[1])) + EYE - SEA) / (0.62 * radius)
    dx = nodes.math("MULTIPLY", nodes.math("SUBTRACT", across, sx), 1.0)
    dy = nodes.math("MULTIPLY", nodes.math("SUBTRACT", up, sy), 1.6)
    far = nodes.math("SQRT", nodes.math("ADD", nodes.math("MULTIPLY", dx, dx), nodes.math("MULTIPLY", dy, dy)))
    near_sun = nodes.ramp(far, [(0.0, 1.0), (0.05, 0.6), (0.2, 0.18), (0.5, 0.0)])
    gap = nodes.math("MULTIPLY", nodes.ramp(far, [(0.0, 1.0), (0.22, 0.0)]), 0.1)
    thick = nodes.ramp(nodes.math("SUBTRACT", cover, gap), [(0.36, 0.0), (0.47, 0.55), (0.6, 1.0)])
    clear = nodes.ramp(up, [(0.0, "#e4cfae"), (0.12, "#c3ccce"), (0.5, "#86aac2")])
    under = nodes.ramp(nodes.math("ADD", up, nodes.math("MULTIPLY", small, 0.12)), [(0.06, "#b5b3ac"), (0.22, "#8a96a0"), (0.6, "#68798a")])
    edge = nodes.mix(nodes.ramp(thick, [(0.1, 0.0), (0.45, 1.0), (0.9, 0.0)]), "#000000", "#ffdca4")
    color = nodes.mix(thick, clear, under)
    color = nodes.mix(nodes.math("MULTIPLY", nodes.math("ADD", near_sun, 0.14), 0.9), color, nodes.mix(1.0, color, edge, "ADD"))
    glow = nodes.mix(nodes.math("MULTIPLY", near_sun, nodes.math("SUBTRACT", 1.05, thick)), "#000000", "#ffdf9e")
    color = nodes.mix(1.0, color, glow, "ADD")
    color = nodes.mix(1.0, color, nodes.mix(nodes.ramp(far, [(0.0, 1.0), (0.016, 0.0)]), "#000000", "#ffedc0"), "ADD")
    shine = nodes.node("Emission")
    nodes.link(color, shine.inputs[0])
    nodes.link(nodes.math("ADD", nodes.math("MULTIPLY", near_sun, 1.8), 0.8), shine.inputs[1])
    nodes.link(shine.outputs[0], tree.nodes["Material Output"].inputs[0])
    dome = image_grid(90, 30, lambda u, v: (-radius * cos(pi * u), radius * sin(pi * u), SEA + radius * 0.62 * v), result)
    dome.visible_shadow = dome.visible_diffuse = False
    return dome


clouds()

# The sea, with the ferry's own wake going out from under the picture.
water = bpy.data.materials.new("Sea")
water.use_nodes = True
nodes = NodeBuilder(water)
nodes.set("Base Color", nodes.mix(world_noise(nodes, (1, 2.2, 1), 0.05, 5), "#20333b", "#314a50"))
nodes.set("Roughness", 0.13)
nodes.set("Specular", 0.5)
swell = world_noise(nodes, (0.6, 1.3, 1), 0.28, 7, 0.58)
chop = world_noise(nodes, (1, 1.6, 1), 1.6, 6, 0.6)
nodes.bump(nodes.math("ADD", nodes.math("MULTIPLY", swell, 1.0), nodes.math("MULTIPLY", chop, 0.22)), 1.0, 1.5)
mesh_object([(-1500, 2, SEA), (1500, 2, SEA), (1500, 900, SEA), (-1500, 900, SEA)], [(0, 1, 2, 3)], water, False)


def wake(u, v):
    y = 6 + 150 * v * v
    x = -9 + 3.5 * v * 6 + (u - 0.5) * (7 + 16 * v)
    return (x, y, SEA + 0.05 + 0.12 * noise.noise(Vector((x * 0.7, y * 0.3, 2))))


foam = bpy.data.materials.new("Foam")
foam.use_nodes = True
nodes = NodeBuilder(foam)
axes = nodes.node("SeparateXYZ")
nodes.link(nodes.node("TexCoord").outputs["UV"], axes.inputs[0])
middle = nodes.math("SUBTRACT", 1.0, nodes.math("ABSOLUTE", nodes.math("MULTIPLY", nodes.math("SUBTRACT", axes.outputs[0], 0.5), 2.0)))
lace = nodes.math("ADD", nodes.math("MULTIPLY", world_noise(nodes, (1, 0.4, 1), 0.9, 9, 0.68), 0.8), nodes.math("MULTIPLY", middle, 0.22))
faint = nodes.math("SUBTRACT", lace, nodes.math("MULTIPLY", axes.outputs[1], 0.10))
nodes.set("Base Color", (0.62, 0.66, 0.66, 1))
nodes.set("Roughness", 0.9)
nodes.set("Alpha", nodes.ramp(faint, [(0.52, 0.0), (0.66, 0.85)]))
image_grid(40, 120, wake, foam)

# Far shore: three ridges one behind the other, each paler, a village and a mast on the first.
for distance, high, color, seed in ((820, 30, "#8d9ba2", 3), (640, 22, "#70828a", 8), (470, 11, "#53666b", 14)):
    def ridge(u, v, distance=distance, high=high, seed=seed):
        x = (u - 0.5) * distance * 2.4
        shape = 0.5 + 0.5 * noise.fractal(Vector((x / distance * 3.2 + seed, seed, 0)), 0.9, 2.1, 6)
        fall = min(1, max(0, 0.9 - 0.9 * (x / distance - 0.2)))
        return (x, distance, SEA - 0.5 + v * high * (0.35 + shape) * fall)

    grid(260, 2, ridge, emission(color, 0.62), angle=0)
for _ in range(26):
    x = rng.gauss(-112, 30)
    h = rng.uniform(0.2, 1.6)
    box((rng.uniform(1.6, 4), 2, h + 2), 0, emission(rng.choice(("#72807f", "#6a787c", "#87908c")), 0.62), (x, 463, SEA), base=True)
box((1.2, 1.2, 11), 0, emission("#98a09c", 0.62), (-62, 462, SEA), base=True)

# Deck: green paint, rained on; a seam of the plates, a scupper.
deck = bpy.data.materials.new("Deck")
deck.use_nodes = True
nodes = NodeBuilder(deck)
pools = nodes.ramp(world_noise(nodes, (1, 0.8, 1), 0.95, 5, 0.5), [(0.44, 0.0), (0.55, 1.0)])
worn = nodes.ramp(world_noise(nodes, (1, 1, 1), 5, 10, 0.7), [(0.54, 0.0), (0.6, 1.0)])
grit = world_noise(nodes, (1, 1, 1), 130, 2, 0.5)
paint = nodes.mix(world_noise(nodes, (1, 1, 1), 2, 6), "#3d5a4c", "#4f6b5b")
paint = nodes.mix(nodes.math("MULTIPLY", worn, 0.6), paint, "#6d6a5c")
nodes.set("Base Color", nodes.mix(pools, paint, nodes.mix(1.0, paint, "#6f7a76", "MULTIPLY")))
nodes.set("Roughness", nodes.ramp(pools, [(0.0, 0.42), (0.6, 0.1), (1.0, 0.03)]))
nodes.set("Specular", 0.5)
nodes.bump(nodes.math("ADD", nodes.math("MULTIPLY", grit, nodes.math("SUBTRACT", 1.0, pools)), nodes.math("MULTIPLY", world_noise(nodes, (1, 1, 1), 3, 2), 0.05)), 0.35, 0.003)
mesh_object([(-6, -6, 0), (6, -6, 0), (6, RAIL + 0.16, 0), (-6, RAIL + 0.16, 0)], [(0, 1, 2, 3)], deck, False)
boxes([(0, y, 0.002, 12, 0.035, 0.006) for y in (-0.35,)] + [(-0.9, 0.8, 0.002, 0.035, 2.3, 0.006)], deck, 0.002)

# Rail: white over rust; the edge of the deck is raised.
white = weathered(chipped("#dcdad0", "#6a3d22", 0.14, 1.3, 0.34, 0.3), 0.35, "#a58a68", 1.4, 0.5)
box((12, 0.09, 0.13), 0.012, white, (0, RAIL + 0.1, 0), base=True)
for x in [-4.55 + 1.3 * k for k in range(8)]:
    box((0.055, 0.045, 1.04), 0.008, white, (x, RAIL, 0), base=True)
    box((0.13, 0.12, 0.014), 0.003, white, (x, RAIL, 0.007))
    for s in (-1, 1):
        cylinder(0.009, 0.012, white, 0.003, (x + s * 0.045, RAIL - 0.035, 0.014), segments=6)
for z in (0.30, 0.54, 0.78):
    tube([(-6, RAIL, z), (6, RAIL, z)], 0.0135, white, kind="POLY")
teak = weathered(chipped("#7d4f2c", "#8f7c62", 0.05, 1.6, 0.3, 0.5), 0.2, "#7a6a58", 3)
box((12, 0.125, 0.045), 0.018, teak, (0, RAIL, 1.06))
for _ in range(46):
    sphere(1, surface("#9fb0b4", 0.02, specular=0.9), (rng.uniform(-1.9, 2.2), RAIL - rng.uniform(0.02, 0.058), 1.034 - rng.uniform(0, 0.006)), scale=(0.0045, 0.0045, rng.uniform(0.005, 0.009)), segments=16)


def life_ring(loc, rot):
    """Four bands of cloth, a line through eyes of cord; faces -Y."""
    cover = weathered(canvas("#d2542a", 14), 0.5, "#8d7058", 3)
    band = weathered(canvas("#dedacd", 14), 0.5, "#9a8a70", 4)
    R, r = 0.285, 0.062
    parts = [torus(R, r, cover, (0, 0, 0), (90, 0, 0), (1, 1, 0.8), 128, 32)]

    def wrap(u, v, a0):
        a, b = a0 + (u - 0.5) * 0.46, tau * v
        k = R + (r + 0.003) * cos(b)
        return (k * cos(a), (r + 0.003) * 0.8 * sin(b), k * sin(a))

    cord = surface("#cfc6ae", 0.9, bump=0.6, bump_scale=200, bump_dist=0.003)
    for k in range(4):
        a0 = pi / 4 + k * pi / 2
        parts.append(grid(24, 40, lambda u, v, a0=a0: wrap(u, v, a0), band))
        a, b = a0, a0 + pi / 2
        mid = (a + b) / 2
        rope = [((R + r + 0.006) * cos(a), -0.012, (R + r + 0.006) * sin(a)), ((R + r - 0.002) * cos((a + mid) / 2), -0.03, (R + r - 0.002) * sin((a + mid) / 2) - 0.012), ((R + r - 0.01) * cos(mid), -0.045, (R + r - 0.01) * sin(mid) - 0.03)]
        rope += [((R + r - 0.002) * cos((b + mid) / 2), -0.03, (R + r - 0.002) * sin((b + mid) / 2) - 0.012), ((R + r + 0.006) * cos(b), -0.012, (R + r + 0.006) * sin(b))]
        parts.append(tube(rope, 0.0065, cord))
    name = svg_surface(words("MARWICK", 512, 148, 112, "#20242a", SANS, 700, spacing=16), 1024, 220, "#d2542a", rough=0.8)

    def lettered(u, v):
        a = pi * (0.67 - 0.34 * u)
        k = R + (v - 0.5) * 0.075
        across = (v - 0.5) * 0.075
        return (k * cos(a), -0.8 * (r * r - across * across) ** 0.5 - 0.002, k * sin(a))

    parts.append(image_grid(60, 8, lettered, name))
    return group(parts, loc, rot)


RING = (0.86, RAIL - 0.085, 0.66)
life_ring(RING, (-4, 3, 0))
for s in (-1, 1):
    tube([(RING[0] + s * 0.16, RAIL - 0.014, 0.40), (RING[0] + s * 0.16, RAIL - 0.16, 0.385), (RING[0] + s * 0.16, RAIL - 0.165, 0.43)], 0.008, white)
tube([(RING[0] - 0.02, RAIL, 0.97), (RING[0], RAIL - 0.075, 0.985), (RING[0] + 0.03, RAIL - 0.07, 0.90)], 0.006, surface("#cfc6ae", 0.9))

# Bench with its back to the cabin, slats wet; a folded timetable lies forgotten on it.
slat = weathered(chipped("#75502f", "#54402d", 0.05, 1.6, 0.2, 0.7), 0.2, "#70604c", 3)
iron = weathered(surface("#3c4644", 0.5, metal=0.4), 0.5, "#8a5a3a", 3)


def bench(loc, turn):
    parts = []
    for k in range(5):
        parts.append(box((1.72, 0.072, 0.03), 0.008, slat, (0, -0.17 + 0.086 * k, 0.445 - 0.004 * (2 - abs(k - 2)))))
    for k in range(4):
        parts.append(box((1.72, 0.026, 0.075), 0.008, slat, (0, 0.235 + 0.022 * k, 0.56 + 0.088 * k), (-13, 0, 0)))
    for x in (-0.72, 0.72):
        parts.append(tube([(x, -0.2, 0), (x, -0.19, 0.40), (x, -0.14, 0.425), (x, 0.18, 0.42), (x, 0.23, 0.5), (x, 0.315, 0.86)], 0.017, iron))
        parts.append(tube([(x, 0.18, 0.42), (x, 0.26, 0)], 0.017, iron))
        parts += [box((0.07, 0.1, 0.01), 0.003, iron, (x, y, 0.005)) for y in (-0.2, 0.26)]
    return group(parts, loc, (0, 0, turn))


bench((-1.12, 0.72, 0), 180)

# Behind the camera the white side of the cabin, from which the deck has its light.
area_light((0, -4.5, 2.6), (0, 1.5, 0.4), 5, 200, "#cfd6d6", size_y=2.4)
negative_shot((0.22, -2.75, EYE), (-0.1, 2.0, 0.98), lens=35, exposure=0.5, roll=0.9, bloom=0.14)
