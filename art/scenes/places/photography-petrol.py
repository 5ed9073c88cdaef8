"""Petrol station on a wet road at the edge of pines; its canopy is lit for nobody, and one nozzle hangs to the ground.

For the photography home.
"""

import random

import bpy

from kit.backdrops import sky_card
from kit.camera import camera
from kit.color import linear
from kit.curves import tube
from kit.lights import area_light
from kit.materials.solid import emission, surface
from kit.nodes import NodeBuilder
from kit.objects import duplicate, group, mesh_object
from kit.props.plants import spruce
from kit.render import render
from kit.shapes import box, boxes, cylinder
from kit.world import start, world

start()
rng = random.Random(4)
W, D, H = 11.5, 6.4, 4.5


def asphalt(color, wet):
    """Asphalt after rain: rough where it dries, a mirror where water stands."""
    result = bpy.data.materials.new("Asphalt")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    where = nodes.coords(1)
    pools = nodes.ramp(nodes.noise(where, 0.32, 5, 0.55, 0.4).outputs[0], [(wet, 0.0), (wet + 0.22, 1.0)])
    dark = tuple(x * 0.5 for x in linear(color)[:3]) + (1,)
    nodes.set("Base Color", nodes.mix(pools, linear(color), dark))
    nodes.set("Roughness", nodes.ramp(pools, [(0.0, 0.27), (1.0, 0.04)]))
    nodes.set("Specular", 0.55)
    grain = nodes.noise(where, 45, 2).outputs[0]
    dry = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1.0, pools), grain)
    nodes.bump(nodes.math("ADD", dry, nodes.noise(where, 3, 2).outputs[0]), 0.08, 0.006)
    return result


def plane(x0, x1, y0, y1, z, material):
    return mesh_object([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material, False)


plane(-120, 120, -40, 60, 0, asphalt("#1c2022", 0.42))
plane(-120, 120, 9, 140, 0.03, surface("#10160f", 1, specular=0.1, bump=1, bump_scale=4, bump_dist=0.2))
# Kerb of the road in front.
boxes([(x, -5.6, 0.04, 2.98, 0.22, 0.16) for x in range(-60, 61, 3) if not -9 < x < 9], surface("#6d7272", 0.6), 0.03)

# Canopy: fascia with one lit line, white underside, eight lamps.
white = surface("#dfe6e0", 0.35, coat=0.2)
green = surface("#1e5a48", 0.4, coat=0.3)
box((W, D, 0.7), 0.04, white, (0, 0, H), base=True)
boxes([(0, -D / 2 - 0.02, H + 0.13, W + 0.06, 0.06, 0.2), (-W / 2 - 0.02, 0, H + 0.13, 0.06, D + 0.06, 0.2)], green, 0.01)
boxes(
    [(0, -D / 2 - 0.045, H + 0.27, W + 0.08, 0.04, 0.035), (-W / 2 - 0.045, 0, H + 0.27, 0.04, D + 0.08, 0.035)],
    emission("#b9ffdc", 3.5),
)
for i in range(4):
    for y in (-1.5, 1.5):
        x = (i - 1.5) * 2.7
        box((0.86, 0.86, 0.05), 0.02, surface("#aab2ae", 0.4, metal=0.6), (x, y, H - 0.02))
        box((0.72, 0.72, 0.05), 0.015, emission("#eafff2", 13), (x, y, H - 0.03))
for y in (-1.5, 1.5):
    area_light((0, y, H - 0.1), (0, y, 0), 9.0, 420, "#dcffe6", size_y=0.7)
posts = surface("#c9d0cb", 0.3, metal=0.3)
for x in (-3.7, 3.7):
    box((0.34, 0.34, H), 0.03, posts, (x, 0, 0), base=True)
    box((0.44, 0.44, 0.5), 0.03, green, (x, 0, 0.14), base=True)

# Island with two pumps.
box((9.4, 1.25, 0.16), 0.05, surface("#8b908c", 0.55, mottle=0.1), (0, 0, 0), base=True)
steel = surface("#b7bdba", 0.28, metal=0.9)
black = surface("#0f1212", 0.35, coat=0.2)
rubber = surface("#101212", 0.5)


def pump(is_hung):
    """Facing -Y, on z = 0."""
    parts = [
        box((0.92, 0.52, 0.16), 0.02, black, (0, 0, 0), base=True),
        box((0.88, 0.48, 1.0), 0.035, white, (0, 0, 0.14), base=True),
        box((0.90, 0.50, 0.12), 0.02, green, (0, 0, 1.10), base=True),
        box((0.84, 0.42, 0.56), 0.04, white, (0, 0, 1.2), base=True),
        box((0.62, 0.03, 0.34), 0.02, black, (-0.03, -0.21, 1.5)),
        box((0.50, 0.012, 0.09), 0.004, emission("#8ef0a8", 1.5), (-0.03, -0.229, 1.56)),
        box((0.50, 0.012, 0.09), 0.004, emission("#8ef0a8", 0.9), (-0.03, -0.229, 1.43)),
        box((0.10, 0.34, 1.5), 0.03, steel, (0.53, 0, 0.2), base=True),
        box((0.16, 0.16, 0.42), 0.03, black, (0.62, -0.06, 1.0)),
        box((0.92, 0.5, 0.07), 0.03, green, (0, 0, 1.74), base=True),
        tube([(0.53, 0, 1.66), (0.53, 0, 2.02), (0.62, -0.05, 2.12)], 0.03, steel),
    ]
    gun = [
        tube([(0, 0, 0), (0, -0.02, 0.14), (0.0, -0.03, 0.22)], 0.032, black),
        tube([(0, -0.03, 0.2), (0, -0.08, 0.30), (0, -0.2, 0.38)], 0.02, steel),
        tube([(0, -0.01, 0.02), (0, -0.12, 0.04), (0, -0.13, 0.17), (0, -0.05, 0.22)], 0.01, black),
    ]
    if is_hung:
        parts.append(group(gun, (0.72, -0.06, 0.86)))
        hose = [(0.62, -0.05, 2.12), (0.86, -0.06, 1.7), (0.95, -0.08, 0.9), (0.86, -0.08, 0.4), (0.74, -0.07, 0.55), (0.72, -0.06, 0.88)]
    else:
        parts.append(group(gun, (0.98, -0.78, 0.17), (146, -12, 24)))
        hose = [(0.62, -0.05, 2.12), (0.88, -0.2, 1.75), (1.0, -0.36, 1.0), (1.06, -0.55, 0.62), (1.05, -0.68, 0.4), (1.0, -0.76, 0.26), (0.98, -0.78, 0.17)]
    parts.append(tube(hose, 0.022, rubber))
    return group(parts)


pump(True).location = (1.75, 0, 0.16)
pump(False).location = (-1.85, 0, 0.16)
box((0.34, 0.34, 0.62), 0.04, surface("#2b3733", 0.5), (-0.05, 0.1, 0.16), base=True)
cylinder(0.13, 0.3, surface("#9c3a28", 0.4, coat=0.2), 0.02, (0.62, -0.2, 0.16), segments=40)

# Kiosk behind, its blind down.
box((5.2, 3.2, 3.0), 0.03, surface("#69726e", 0.6, mottle=0.08), (5.6, 7.4, 0), base=True)
box((5.6, 3.6, 0.24), 0.03, surface("#3a4441", 0.5), (5.6, 7.3, 3.0), base=True)
boxes([(5.0, 5.76, 0.62 + i * 0.1, 3.2, 0.03, 0.085) for i in range(18)], surface("#9aa39e", 0.4, metal=0.4), 0.01)
box((0.95, 0.05, 2.15), 0.01, surface("#25302d", 0.4), (7.35, 5.78, 0), base=True)

# Pines, and the last of the light behind them.
needles = surface("#13241d", 0.95, specular=0.1)
pines = [spruce(rng.uniform(11, 15), rng.uniform(3.0, 3.9), needles, (0, 0, -90), seed=n) for n in range(1, 6)]
for i in range(74):
    row = i % 3
    duplicate(
        pines[rng.randrange(5)],
        (-46 + i * 1.3 + rng.uniform(-0.7, 0.7), 15 + row * 5 + rng.uniform(-1.5, 1.5), rng.uniform(-2.5, 0.5)),
        (0, 0, rng.uniform(0, 360)),
        rng.uniform(0.75, 1.15),
    )
sky_card((0, 160, -12), 700, 120, "#3f7f88", "#06111c", 1.15, mid=(0.3, "#163a48"))
world("#2f5560", 0.05)
camera((-4.6, -15.5, 1.35), (0.45, 0, 2.4), lens=37)
render(exposure=0.5, bloom=0.22, vignette=0.28, mist=(14, 60, "#12282a", 0.45), clamp=8)
